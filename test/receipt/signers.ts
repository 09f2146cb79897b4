/** Keys for the tests of receipts: those of the RFCs, and some whose seeds are written here. None of them guards anything. */
import { createPrivateKey } from 'node:crypto';
import type {
  JwkNumbers,
  PublishedKey,
  ReceiptClaims,
  ReceiptSigner,
} from '../../packages/engine/src/receipt/index.ts';
import { publishedKeyOf, thumbprintOf } from '../../packages/engine/src/receipt/index.ts';
import { readTruth } from '../truth/ledger.ts';

export interface RfcInput {
  readonly kind: 'thumbprint' | 'signature' | 'base64url' | 'canonical' | 'sample';
  readonly alg: 'EdDSA' | 'ES256';
  readonly jwk: JwkNumbers & { readonly d: string };
  readonly payload: string;
  readonly bytes: readonly number[];
  readonly json: string;
}
export interface RfcExpect {
  readonly thumbprint: string;
  readonly token: string;
  readonly text: string;
  readonly hex: string;
}

export const rfc = readTruth<RfcInput, RfcExpect>('receipt/rfc-vectors.json');

/** The key of one of the RFCs' signatures. */
export function rfcKey(alg: 'EdDSA' | 'ES256'): JwkNumbers & { readonly d: string } {
  const found = rfc.cases.find(({ input }) => input.kind === 'signature' && input.alg === alg);
  if (found === undefined) throw new Error(`no ${alg}`);
  return found.input.jwk;
}

/** An Ed25519 key whose seed is one byte over and over. */
export function seededKey(byte: number): JwkNumbers & { readonly d: string } {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, byte)]);
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x: jwk.x as string, d: jwk.d as string };
}

export const ed = rfcKey('EdDSA');
export const ec = rfcKey('ES256');
export const retired = seededKey(1);
export const compromised = seededKey(2);
export const next = seededKey(3);
export const stranger = seededKey(4);

export const ISSUER = 'https://stars.example';
/** 2026-11-21, 2026-11-22 and 2026-11-23, midnight UTC. */
export const [DAY1, DAY2, DAY3] = [1795219200, 1795305600, 1795392000] as const;

export const published: { readonly keys: readonly PublishedKey[] } = {
  keys: [
    publishedKeyOf(ed),
    publishedKeyOf(ec),
    publishedKeyOf(retired, { status: 'retired', nbf: DAY1, exp: DAY2 }),
    publishedKeyOf(compromised, { status: 'compromised', compromisedAt: DAY2 }),
    publishedKeyOf(next, { status: 'next', nbf: DAY2 }),
  ],
};

export const edSigner: ReceiptSigner = { key: ed };
export const ecSigner: ReceiptSigner = { key: ec };
export const edKid = thumbprintOf(ed);
export const ecKid = thumbprintOf(ec);

export const claims: ReceiptClaims = {
  iss: ISSUER,
  op: 'chart',
  engineVersion: '0.1.0',
  ephemeris: 'khagol-de431-1800-2400/1 + khagol-analytic/1',
  tzdb: '2026f',
  rulesVersion: 'khagol-chart/1',
  inputHash: `sha256:${'a'.repeat(64)}`,
  outputHash: `sha256:${'b'.repeat(64)}`,
  receiptVersion: 1,
};
