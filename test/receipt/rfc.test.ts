/** What the RFCs print, and the receipt that came with the specification of Vastu. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { base64urlOf, bytesOfBase64url } from '../../packages/engine/src/base64url.ts';
import { hashOf } from '../../packages/engine/src/receipt/claims.ts';
import { isSampleKey, ReceiptKeys, thumbprintOf, verifyReceipt } from '../../packages/engine/src/receipt/index.ts';
import { isSignedBy, signCompact } from '../../packages/engine/src/receipt/jws.ts';
import { isStrictSignature, lowerSignature } from '../../packages/engine/src/receipt/signature-form.ts';
import { openToken } from '../../packages/engine/src/receipt/token.ts';
import { canonicalJson, utf8 } from '../../packages/engine/src/stamp.ts';
import { truthLedger } from '../truth/ledger.ts';
import { ed, edKid, rfc } from './signers.ts';

const ledger = truthLedger('Signatures and keys', 'receipt/rfc-vectors.json');
const signatureOf = (token: string) => bytesOfBase64url(token.slice(token.lastIndexOf('.') + 1)) as Uint8Array;

describe('the examples of the RFCs', () => {
  for (const { id, input, expect: wanted } of rfc.cases) {
    it(`${id} (${input.kind}) come out as printed`, async () => {
      if (input.kind === 'thumbprint') {
        expect(thumbprintOf(input.jwk)).toBe(wanted.thumbprint);
      } else if (input.kind === 'sample') {
        expect(isSampleKey(thumbprintOf(input.jwk))).toBe(true);
      } else if (input.kind === 'base64url') {
        expect(base64urlOf(Uint8Array.from(input.bytes))).toBe(wanted.text);
        expect([...(bytesOfBase64url(wanted.text) ?? [])]).toEqual(input.bytes);
      } else if (input.kind === 'canonical') {
        expect(Buffer.from(utf8(canonicalJson(JSON.parse(input.json)))).toString('hex')).toBe(wanted.hex);
      } else {
        const { d: _, ...open } = input.jwk;
        expect(await isSignedBy(wanted.token, open, input.alg)).toBe(true);
        expect(isSampleKey(thumbprintOf(open))).toBe(true);
        const made = await signCompact({ alg: input.alg }, utf8(input.payload), { ...input.jwk });
        const signed = (token: string) => token.slice(0, token.lastIndexOf('.'));
        // An ECDSA signature is another one each time.
        if (input.alg === 'EdDSA') expect(made).toBe(wanted.token);
        else expect(signed(made)).toBe(signed(wanted.token));
        expect(await isSignedBy(made, open, input.alg)).toBe(true);
      }
      ledger.pass(id);
    });
  }

  it('the signature of RFC 7515 A.3 is the higher of its twins: right, and not ours', async () => {
    const { input, expect: wanted } = rfc.cases.find(
      ({ id }) => id === 'RFC 7515 appendix A.3',
    ) as (typeof rfc.cases)[0];
    const signature = signatureOf(wanted.token);
    expect(isStrictSignature('ES256', signature)).toBe(false);
    const lower = lowerSignature(signature);
    expect(isStrictSignature('ES256', lower)).toBe(true);
    expect(lowerSignature(lower)).toEqual(lower);
    const { d: _, ...open } = input.jwk;
    const twin = `${wanted.token.slice(0, wanted.token.lastIndexOf('.'))}.${base64urlOf(lower)}`;
    expect(await isSignedBy(twin, open, 'ES256')).toBe(true);
  });
});

describe('numbers in canonical JSON', () => {
  const written = (hex: string): string => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${hex}`));
    return canonicalJson(view.getFloat64(0));
  };

  // RFC 8785 appendix B, the bits of a number and its text.
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('%s is %s', (hex, text) => {
    expect(written(hex)).toBe(text);
  });

  it.each(['7fffffffffffffff', '7ff0000000000000', 'fff0000000000000'])('%s is none', (hex) => {
    expect(() => written(hex)).toThrow('finite');
  });
});

describe('the receipt of the specification', () => {
  const vector = JSON.parse(
    readFileSync(new URL('../authorities/receipt/receipt-vector.json', import.meta.url), 'utf8'),
  ) as {
    readonly jwkPublic: { readonly kty: string; readonly crv: string; readonly x: string; readonly kid: string };
    readonly canonicalInput: string;
    readonly canonicalInputBytes: number;
    readonly inputHash: string;
    readonly header: { readonly alg: 'EdDSA'; readonly kid: string; readonly typ: string };
    readonly payload: { readonly iss: string };
    readonly token: string;
    readonly tokenLength: number;
  };

  it('names its key by its thumbprint', () => {
    expect(thumbprintOf(vector.jwkPublic)).toBe(vector.jwkPublic.kid);
    expect(edKid).toBe(vector.jwkPublic.kid);
  });

  it('hashes its plan as it says', () => {
    const input = JSON.parse(vector.canonicalInput);
    expect(canonicalJson(input)).toBe(vector.canonicalInput);
    expect(utf8(vector.canonicalInput)).toHaveLength(vector.canonicalInputBytes);
    expect(hashOf(input)).toBe(vector.inputHash);
    expect(vector.inputHash).toBe(`sha256:${createHash('sha256').update(vector.canonicalInput).digest('hex')}`);
  });

  it('is signed again to the byte, and opens with the published key', async () => {
    const token = await signCompact(vector.header, utf8(canonicalJson(vector.payload)), { ...ed });
    expect(token).toBe(vector.token);
    expect(token).toHaveLength(vector.tokenLength);
    const opened = await openToken(vector.token, new ReceiptKeys({ keys: [vector.jwkPublic] }));
    expect(opened).toMatchObject({ typ: 'vastu-receipt+jwt', key: { kid: edKid, state: 'active' } });
    expect('payload' in opened && JSON.parse(Buffer.from(opened.payload).toString())).toEqual(vector.payload);
  });

  it('is no receipt of ours: its type and its claims are of another form', async () => {
    const found = await verifyReceipt(vector.token, { keys: [vector.jwkPublic] }, { issuer: vector.payload.iss });
    expect(found).toEqual({ valid: false, reason: 'malformed', check: 'type' });
  });
});
