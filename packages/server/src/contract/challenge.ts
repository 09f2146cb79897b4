/** Challenges for devices: how one is asked for, what is answered, and how a device comes back with it. */

import { ATTESTATION_PLATFORMS, type AttestationPlatform, CHALLENGE_TTL_SECONDS } from '@khagol/engine/vastu';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { type ChoiceField, choiceSchema, Input } from './fields.ts';
import { fixed, type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

const PLATFORM: ChoiceField<AttestationPlatform> = {
  name: 'platform',
  values: ATTESTATION_PLATFORMS,
  aliases: {},
  description: 'App Attest or Play Integrity.',
};

const NAMED = /^[A-Za-z0-9_.\-/]{1,128}$/;
const named = (description: string): JsonSchema => text(description, { pattern: NAMED.source });

/** The published shape of the request. */
export const CHALLENGE_REQUEST: JsonSchema = shape({
  platform: choiceSchema(PLATFORM),
  'propertyId?': named('Your name of the property; not kept.'),
  'tenantRef?': named('Your name of the tenant; not kept.'),
});

/** @throws Refusal VALIDATION_ERROR with every fault */
export function readChallengeInput(body: JsonRecord): { readonly platform: AttestationPlatform } {
  const input = new Input(body);
  const platform = input.choice(PLATFORM);
  if (platform === undefined && input.faults.length === 0)
    input.fault('platform', `platform is one of ${ATTESTATION_PLATFORMS.join(', ')}.`);
  for (const name of ['propertyId', 'tenantRef']) {
    const value = input.get(name);
    if (value !== undefined && !(typeof value === 'string' && NAMED.test(value)))
      input.fault(name, `${name} is 1 to 128 letters, digits, points, hyphens, underscores, strokes.`);
  }
  if (input.faults.length > 0) throw invalidInput(input.faults);
  return { platform: platform as AttestationPlatform };
}

/** The published shape of the answer. */
export const CHALLENGE: JsonSchema = shape({
  challenge: {
    type: ['string', 'null'],
    pattern: '^[A-Za-z0-9_-]{43}$',
    description:
      'Base64url of 32 random bytes; null where the platform is not configured. On iOS its 43 characters are hashed for clientDataHash, on Android they are the nonce.',
  },
  expiresAtEpoch: { type: ['integer', 'null'], description: 'Seconds since 1970.' },
  ttlSeconds: { enum: [CHALLENGE_TTL_SECONDS, null] },
  singleUse: fixed(true),
  deviceAttestation: shape({
    platform: oneOf('', ATTESTATION_PLATFORMS),
    status: oneOf('', ['challenge_issued', 'not_configured']),
  }),
  'settings?': shape({ platform: oneOf('', ATTESTATION_PLATFORMS), configured: truth('') }),
  'sources?': listOf(text(''), ''),
});

/** A device that comes back. Its proof is not looked at here: that takes the makers of the platform. */
export interface DeviceAttestation {
  readonly platform: AttestationPlatform;
  readonly challenge: string;
}

/** Longest proof: a receipt of App Attest has some kilobytes. */
const LONGEST_PROOF = 16_384;
const PROOFS = ['keyId', 'attestationObject', 'assertion', 'integrityToken'] as const;
const FORM = /^[A-Za-z0-9_-]{43}$/;
const proof = (description: string): JsonSchema => text(description, { maxLength: LONGEST_PROOF });

/** The published shape of the member `deviceAttestation` of a request. */
export const DEVICE_ATTESTATION: JsonSchema = shape(
  {
    platform: choiceSchema(PLATFORM),
    challenge: text('From attestation/challenge; used up by this call.', { pattern: FORM.source }),
    'keyId?': proof('Of App Attest.'),
    'attestationObject?': proof('Of App Attest.'),
    'assertion?': proof('Of App Attest.'),
    'integrityToken?': proof('Of Play Integrity.'),
  },
  'Binds the call to a challenge. The proof of the device is not checked by this server.',
);

/** The published shape of the member `deviceAttestation` of an answer. */
export const ATTESTED: JsonSchema = shape({
  platform: oneOf('', ATTESTATION_PLATFORMS),
  status: fixed('challenge_consumed'),
  verified: fixed(false, 'The proof was not checked with its maker.'),
});

/** The member `deviceAttestation` of a call, its faults noted in the input; null where there is none, or none that can be used. */
export function readDeviceAttestation(input: Input): DeviceAttestation | null {
  const value = input.get('deviceAttestation');
  if (value === undefined) return null;
  const at = (name: string): string => `${input.pathOf('deviceAttestation')}.${name}`;
  if (!isRecord(value)) {
    input.fault(input.pathOf('deviceAttestation'), 'deviceAttestation is an object with platform and challenge.');
    return null;
  }
  const platform = ATTESTATION_PLATFORMS.find((name) => name === own(value, 'platform'));
  const challenge = own(value, 'challenge');
  if (platform === undefined) input.fault(at('platform'), `platform is one of ${ATTESTATION_PLATFORMS.join(', ')}.`);
  if (typeof challenge !== 'string' || !FORM.test(challenge))
    input.fault(at('challenge'), 'challenge is the 43 characters of attestation/challenge.');
  for (const name of PROOFS) {
    const given = own(value, name) ?? undefined;
    if (given !== undefined && !(typeof given === 'string' && given.length <= LONGEST_PROOF))
      input.fault(at(name), `${name} is text of at most ${LONGEST_PROOF} characters.`);
  }
  return platform === undefined || typeof challenge !== 'string' || !FORM.test(challenge)
    ? null
    : { platform, challenge };
}
