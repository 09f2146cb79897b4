/**
 * Tokens that somebody might forge, alter or write differently, each with the step that must refuse it, and the few that are good. Wherever it can be, the signature
 * is a right one, by a key of the set, so that nothing but the fault itself stands in the way.
 */
import { createHash, createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Check } from '../../packages/engine/src/receipt/index.ts';
import {
  claims,
  compromised,
  DAY1,
  DAY2,
  DAY3,
  ec,
  ecKid,
  ed,
  edKid,
  ISSUER,
  next,
  published,
  retired,
  stranger,
} from './signers.ts';

/** `either`: by the form or by the curve, which the random number of an ECDSA signature decides. */
export type Hostile = readonly [name: string, token: unknown, check: Check | 'either'];

type PrivateKey = typeof ed | typeof ec;
const b64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64url');
const privateOf = (jwk: PrivateKey) => createPrivateKey({ key: { ...jwk }, format: 'jwk' });
const publicOf = (jwk: PrivateKey) => createPublicKey(privateOf(jwk));
const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const ED25519_ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const numberOf = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');

/** 64 bytes over two parts; of P-256 the lower form, or the higher. */
function signatureOver(text: string, jwk: PrivateKey, higher = false): Buffer {
  if (jwk.kty === 'OKP') return sign(null, Buffer.from(text), privateOf(jwk));
  const made = sign('sha256', Buffer.from(text), { key: privateOf(jwk), dsaEncoding: 'ieee-p1363' });
  const s = numberOf(made.subarray(32));
  const isHigh = s > P256_ORDER / 2n;
  return Buffer.concat([made.subarray(0, 32), bytesOf(isHigh === higher ? s : P256_ORDER - s)]);
}

/** A token of any header and payload, rightly signed. */
export function forged(header: string | object, payload: string | Uint8Array | object, jwk: PrivateKey = ed): string {
  const head = typeof header === 'string' ? header : JSON.stringify(header);
  const body = typeof payload === 'string' || payload instanceof Uint8Array ? payload : JSON.stringify(payload);
  const signed = `${b64(head)}.${b64(body)}`;
  return `${signed}.${b64(signatureOver(signed, jwk))}`;
}

const HEADER = { alg: 'EdDSA', kid: edKid, typ: 'astro-receipt+jws' } as const;
const EC_HEADER = { alg: 'ES256', kid: ecKid, typ: 'astro-receipt+jws' } as const;
const kidOf = (index: number) => published.keys[index]?.kid as string;
const RETIRED = { ...HEADER, kid: kidOf(2) };
const COMPROMISED = { ...HEADER, kid: kidOf(3) };
const NEXT = { ...HEADER, kid: kidOf(4) };
const good = forged(HEADER, claims);
const goodEc = forged(EC_HEADER, { ...claims, op: 'numerology' }, ec);
const [head, body, tail] = good.split('.') as [string, string, string];
const [ecHead, ecBody, ecTail] = goodEc.split('.') as [string, string, string];

/** What must be found valid. */
export const controls: readonly (readonly [string, string])[] = [
  ['Ed25519', good],
  ['P-256', goodEc],
  ['dated', forged(HEADER, { ...claims, iat: DAY2 })],
  ['header in another order', forged({ typ: HEADER.typ, kid: edKid, alg: 'EdDSA' }, claims)],
  ['payload with white space', forged(HEADER, JSON.stringify(claims, null, 2))],
  ['with a name of its own', forged(HEADER, { ...claims, jti: '5f0c 7' })],
  ['no ephemeris, no zones', forged(HEADER, { ...claims, ephemeris: null, tzdb: null })],
  ['retired, undated', forged(RETIRED, claims, retired)],
  ['retired, dated when it was active', forged(RETIRED, { ...claims, iat: DAY2 }, retired)],
  ['next, dated after its beginning', forged(NEXT, { ...claims, iat: DAY2 }, next)],
];

const NONES = ['none', 'None', 'NONE', 'nOnE', 'none ', ' none', 'n\u006fne\u0000', 'ｎｏｎｅ', ''];
const SECRETS: readonly (readonly [string, string | Buffer])[] = [
  ['PEM', publicOf(ec).export({ type: 'spki', format: 'pem' }) as string],
  ['DER', publicOf(ec).export({ type: 'spki', format: 'der' }) as Buffer],
  ['JWK', JSON.stringify(published.keys[1])],
  ['PEM of Ed25519', publicOf(ed).export({ type: 'spki', format: 'pem' }) as string],
  ['DER of Ed25519', publicOf(ed).export({ type: 'spki', format: 'der' }) as Buffer],
  ['x of Ed25519', Buffer.from(ed.x, 'base64url')],
  ['nothing', ''],
];

function hmacToken(alg: 'HS256' | 'HS384' | 'HS512', kid: string, secret: string | Buffer): string {
  const signed = `${b64(JSON.stringify({ ...HEADER, alg, kid }))}.${body}`;
  return `${signed}.${b64(
    createHmac(`sha${alg.slice(2)}`, secret)
      .update(signed)
      .digest(),
  )}`;
}

const algorithms: readonly Hostile[] = [
  ...NONES.flatMap((alg): Hostile[] => [
    [`alg ${JSON.stringify(alg)}, signed`, forged({ ...HEADER, alg }, claims), 'algorithm'],
    [`alg ${JSON.stringify(alg)}, signature empty`, `${b64(JSON.stringify({ ...HEADER, alg }))}.${body}.`, 'parts'],
  ]),
  ...SECRETS.flatMap(([what, secret]): Hostile[] => [
    [`HS256 with the public key, ${what}`, hmacToken('HS256', edKid, secret), 'algorithm'],
    [`HS256 with the public key, ${what}, kid of P-256`, hmacToken('HS256', ecKid, secret), 'algorithm'],
    [`HS512 with the public key, ${what}`, hmacToken('HS512', edKid, secret), 'algorithm'],
  ]),
  ...['RS256', 'PS256', 'ES384', 'ES512', 'ES256K', 'Ed25519', 'Ed448', 'ML-DSA-44', 'eddsa', 'EDDSA', 'es256'].map(
    (alg): Hostile => [`alg ${alg}`, forged({ ...HEADER, alg }, claims), 'algorithm'],
  ),
  ['alg ES256 under the kid of Ed25519', forged({ ...HEADER, alg: 'ES256' }, claims), 'algorithm'],
  ['alg EdDSA under the kid of P-256', forged({ ...EC_HEADER, alg: 'EdDSA' }, claims, ec), 'algorithm'],
  ['P-256 signature, header of Ed25519', forged(HEADER, claims, ec), 'either'],
  ['alg absent', forged({ kid: edKid, typ: HEADER.typ }, claims), 'header'],
  ...[null, 1, ['EdDSA'], { EdDSA: 1 }, true].map(
    (alg): Hostile => [`alg ${JSON.stringify(alg)}`, forged({ ...HEADER, alg }, claims), 'header'],
  ),
];

const kids: readonly Hostile[] = [
  ['a stranger’s key', forged({ ...HEADER, kid: 'stranger' }, claims, stranger), 'key'],
  ['a stranger’s key under a known kid', forged(HEADER, claims, stranger), 'signature'],
  ['kid absent', forged({ alg: 'EdDSA', typ: HEADER.typ }, claims), 'header'],
  ...[null, 1, [edKid], { kid: edKid }, true].map(
    (kid): Hostile => [`kid ${JSON.stringify(kid).slice(0, 20)}`, forged({ ...HEADER, kid }, claims), 'header'],
  ),
  ...[
    '',
    `${edKid} `,
    ` ${edKid}`,
    edKid.toLowerCase(),
    `${edKid}\u0000`,
    edKid.slice(1),
    'k'.repeat(5000),
    '../../../../dev/null',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://stars.example/key.json',
    "' OR '1'='1",
    "x' UNION SELECT 'AAAA'; --",
    '__proto__',
    'constructor',
    'hasOwnProperty',
    '0',
    '$(id)',
    '*',
  ].map((kid): Hostile => [`kid ${JSON.stringify(kid).slice(0, 60)}`, forged({ ...HEADER, kid }, claims), 'key']),
  ['kid of another key of the set', forged({ ...HEADER, kid: kidOf(2) }, claims), 'signature'],
];

const strangerJwk = { kty: 'OKP', crv: 'Ed25519', x: stranger.x };
const headers: readonly Hostile[] = [
  ['jwk, signed with it', forged({ ...HEADER, jwk: strangerJwk }, claims, stranger), 'header'],
  ['jwk, our own', forged({ ...HEADER, jwk: { kty: 'OKP', crv: 'Ed25519', x: ed.x } }, claims), 'header'],
  ['jwk in place of kid', forged({ alg: 'EdDSA', typ: HEADER.typ, jwk: strangerJwk }, claims, stranger), 'header'],
  ...(
    [
      ['jku', 'https://evil.example/jwks.json'],
      ['x5u', 'https://evil.example/cert.pem'],
      ['x5c', ['MIIB']],
      ['x5t', 'AAAA'],
      ['x5t#S256', 'AAAA'],
      ['crit', ['exp']],
      ['crit', []],
      ['crit', ['b64']],
      ['b64', false],
      ['b64', true],
      ['zip', 'DEF'],
      ['cty', 'JWT'],
      ['enc', 'A256GCM'],
      ['iss', ISSUER],
      ['nonce', '1'],
      ['__proto__', { alg: 'none' }],
    ] as const
  ).map(
    ([name, value]): Hostile => [
      `${name} ${JSON.stringify(value)} in the header`,
      forged(
        `{"alg":"EdDSA","kid":"${edKid}","typ":"astro-receipt+jws",${JSON.stringify(name)}:${JSON.stringify(value)}}`,
        claims,
      ),
      'header',
    ],
  ),
  ['b64 false with crit', forged({ ...HEADER, b64: false, crit: ['b64'] }, claims), 'header'],
  [
    'alg twice, none last',
    forged(`{"alg":"EdDSA","kid":"${edKid}","typ":"astro-receipt+jws","alg":"none"}`, claims),
    'header',
  ],
  [
    'alg twice, none first',
    forged(`{"alg":"none","alg":"EdDSA","kid":"${edKid}","typ":"astro-receipt+jws"}`, claims),
    'header',
  ],
  [
    'alg twice, once in escapes',
    forged(`{"\\u0061lg":"none","alg":"EdDSA","kid":"${edKid}","typ":"astro-receipt+jws"}`, claims),
    'header',
  ],
  ['kid twice', forged(`{"alg":"EdDSA","kid":"x","kid":"${edKid}","typ":"astro-receipt+jws"}`, claims), 'header'],
  ['header a list', forged([HEADER], claims), 'header'],
  ['header a text', forged('"EdDSA"', claims), 'header'],
  ['header null', forged('null', claims), 'header'],
  ['header no JSON', forged('{alg:EdDSA}', claims), 'header'],
  ['header with a comma too many', forged(`${JSON.stringify(HEADER).slice(0, -1)},}`, claims), 'header'],
  ['header with a comment', forged(`/**/${JSON.stringify(HEADER)}`, claims), 'header'],
  ['header with a byte order mark', forged(`\uFEFF${JSON.stringify(HEADER)}`, claims), 'header'],
  ['header 4000 lists deep', forged('['.repeat(4000) + ']'.repeat(4000), claims), 'header'],
  ['header in invalid UTF-8', `${b64(Uint8Array.from([0x7b, 0xff, 0x7d]))}.${body}.${tail}`, 'header'],
  ['header in UTF-16', `${b64(Buffer.from(JSON.stringify(HEADER), 'utf16le'))}.${body}.${tail}`, 'header'],
  ['typ absent', forged({ alg: 'EdDSA', kid: edKid }, claims), 'header'],
  ['typ null', forged({ ...HEADER, typ: null }, claims), 'header'],
];

const ecSigned = `${ecHead}.${ecBody}`;
const ecBytes = Buffer.from(ecTail, 'base64url');
const edBytes = Buffer.from(tail, 'base64url');
const der = sign('sha256', Buffer.from(ecSigned), privateOf(ec));
const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] as number) ^ 1;
  return copy;
};
const edTwin = Buffer.concat([
  edBytes.subarray(0, 32),
  bytesOf(numberOf(Buffer.from(edBytes.subarray(32)).reverse()) + ED25519_ORDER).reverse(),
]);
const edWith = (signature: Uint8Array) => `${head}.${body}.${b64(signature)}`;
const ecWith = (signature: Uint8Array) => `${ecSigned}.${b64(signature)}`;

const signatures: readonly Hostile[] = [
  ['signature of zeros, P-256', ecWith(new Uint8Array(64)), 'signature-form'],
  ['r zero', ecWith(Buffer.concat([Buffer.alloc(32), ecBytes.subarray(32)])), 'signature-form'],
  ['s zero', ecWith(Buffer.concat([ecBytes.subarray(0, 32), Buffer.alloc(32)])), 'signature-form'],
  ['r = n', ecWith(Buffer.concat([bytesOf(P256_ORDER), ecBytes.subarray(32)])), 'signature-form'],
  ['DER signature', ecWith(der), 'signature-form'],
  ['the twin with the higher s', ecWith(signatureOver(ecSigned, ec, true)), 'signature-form'],
  ['P-256 signature of 96 bytes', ecWith(Buffer.concat([ecBytes, Buffer.alloc(32)])), 'signature-form'],
  ['P-256 signature of 63 bytes', ecWith(ecBytes.subarray(1)), 'signature-form'],
  ['P-256, a bit of r', ecWith(flipped(ecBytes, 5)), 'signature'],
  ['P-256, a bit of s', ecWith(flipped(ecBytes, 63)), 'signature'],
  ['P-256, r and s swapped', ecWith(Buffer.concat([bytesOf(1n), bytesOf(1n)])), 'signature'],
  ['signature of zeros, Ed25519', edWith(new Uint8Array(64)), 'signature'],
  ['signature of ones', edWith(new Uint8Array(64).fill(255)), 'signature-form'],
  ['the twin with S + L', edWith(edTwin), 'signature-form'],
  ['Ed25519, a bit of R', edWith(flipped(edBytes, 0)), 'signature'],
  ['Ed25519, a bit of S', edWith(flipped(edBytes, 32)), 'signature'],
  ['Ed25519, halves swapped', edWith(Buffer.concat([edBytes.subarray(32), edBytes.subarray(0, 32)])), 'signature-form'],
  ['Ed25519 signature of 63 bytes', edWith(edBytes.subarray(0, 63)), 'signature-form'],
  ['Ed25519 signature of 65 bytes', edWith(Buffer.concat([edBytes, Buffer.alloc(1)])), 'signature-form'],
  ['Ed25519 signature of one byte', edWith(Buffer.alloc(1)), 'signature-form'],
  [
    'a hash in place of the signature',
    edWith(createHash('sha512').update(`${head}.${body}`).digest()),
    'signature-form',
  ],
  ['payload of another receipt', `${head}.${b64(JSON.stringify({ ...claims, op: 'x' }))}.${tail}`, 'signature'],
  ['payload of another key’s receipt', `${head}.${ecBody}.${ecTail}`, 'either'],
  ['header of another key’s receipt', `${ecHead}.${body}.${tail}`, 'signature-form'],
  [
    'payload written in another order',
    `${head}.${b64(JSON.stringify(Object.fromEntries(Object.entries(claims).reverse())))}.${tail}`,
    'signature',
  ],
];

/** The last letter of a part with bits that decode to nothing, set. */
const loose = (part: string): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters[letters.indexOf(part.at(-1) as string) ^ 1] as string;
  return part.slice(0, -1) + last;
};
/** A payload whose base64 has letters in which the two alphabets differ, and a length with bits left over. */
const odd = forged(HEADER, { ...claims, iss: `${ISSUER}/?>?>?>~~~` });
const [oddHead, oddBody, oddTail] = odd.split('.') as [string, string, string];
const standard = (part: string) => part.replaceAll('-', '+').replaceAll('_', '/');
if (standard(oddBody) === oddBody || tail.length % 4 === 0) throw new Error('these tokens would show nothing');

const texts: readonly Hostile[] = [
  ['nothing', '', 'parts'],
  ['one part', head, 'parts'],
  ['two parts', `${head}.${body}`, 'parts'],
  ['two parts and a point', `${head}.${body}.`, 'parts'],
  ['four parts', `${good}.${tail}`, 'parts'],
  ['five parts', `${good}..`, 'parts'],
  ['five full parts', `${good}.${body}.${tail}`, 'parts'],
  ['an empty header', `.${body}.${tail}`, 'parts'],
  ['an empty payload', `${head}..${tail}`, 'parts'],
  ['three points', '...', 'parts'],
  ['two points', '..', 'parts'],
  ['16,000 points', '.'.repeat(16000), 'parts'],
  ['a point before', `.${good}`, 'parts'],
  ['padding of the signature', `${good}==`, 'encoding'],
  ['padding, one', `${good}=`, 'encoding'],
  ['padding of the header', `${head}=.${body}.${tail}`, 'encoding'],
  ['a newline at the end', `${good}\n`, 'encoding'],
  ['a newline within', `${head.slice(0, 5)}\n${head.slice(5)}.${body}.${tail}`, 'encoding'],
  ['a newline in the signature', `${head}.${body}.${tail.slice(0, 40)}\r\n${tail.slice(40)}`, 'encoding'],
  ['a space before', ` ${good}`, 'encoding'],
  ['a space after', `${good} `, 'encoding'],
  ['a tab within', `${head}.${body.slice(0, 8)}\t${body.slice(8)}.${tail}`, 'encoding'],
  ['a zero character', `${good}\u0000`, 'encoding'],
  ['a byte order mark', `\uFEFF${good}`, 'encoding'],
  ['a letter that looks alike', `${good.slice(0, 10)}\u0430${good.slice(11)}`, 'encoding'],
  ['a percent sign', `${head}.${body}.%${tail.slice(1)}`, 'encoding'],
  ['Bearer', `Bearer ${good}`, 'encoding'],
  ['signature with loose last bits', `${head}.${body}.${loose(tail)}`, 'encoding'],
  ['P-256 signature with loose last bits', `${ecSigned}.${loose(ecTail)}`, 'encoding'],
  ['standard base64', `${oddHead}.${standard(oddBody)}.${standard(oddTail)}`, 'encoding'],
  [
    'standard base64 with padding',
    good
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('base64'))
      .join('.'),
    'encoding',
  ],
  ['a part of five letters', `${head}.${body}.abcde`, 'encoding'],
  ['16,385 characters', `${head}.${'A'.repeat(16385 - head.length - tail.length - 2)}.${tail}`, 'length'],
  ['16,384 characters', `${head}.${'A'.repeat(16384 - head.length - tail.length - 2)}.${tail}`, 'signature'],
  ['16,385 characters, signed', forged(HEADER, ' '.repeat(12210) + JSON.stringify(claims)), 'length'],
  ['a million characters', 'A'.repeat(1_000_000), 'length'],
  ['JSON serialization', JSON.stringify({ protected: head, payload: body, signature: tail }), 'parts'],
  ['null', null, 'length'],
  ['a number', 7, 'length'],
  ['a list', [good], 'length'],
  ['an object', { toString: () => good }, 'length'],
  ['bytes', new TextEncoder().encode(good), 'length'],
  ['left out', undefined, 'length'],
];

const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const payloads: readonly Hostile[] = [
  ...[
    'JWT',
    'vastu-receipt+jwt',
    'vastu-receipt+jws',
    'Astro-Receipt+JWS',
    'astro-receipt+jws ',
    'application/astro-receipt+jws',
    '',
  ].map((typ): Hostile => [`typ ${JSON.stringify(typ)}`, forged({ ...HEADER, typ }, claims), 'type']),
  ...[
    'https://stars.example/',
    'http://stars.example',
    'https://STARS.example',
    'https://evil.example',
    '',
    null,
    [ISSUER],
  ].map((iss): Hostile => [`iss ${JSON.stringify(iss)}`, forged(HEADER, { ...claims, iss }), 'issuer']),
  ['iss absent', forged(HEADER, without('iss')), 'issuer'],
  ...Object.keys(claims)
    .filter((name) => name !== 'iss')
    .map((name): Hostile => [`${name} absent`, forged(HEADER, without(name)), 'claims']),
  ['version 2', forged(HEADER, { ...claims, receiptVersion: 2, more: 1 }), 'version'],
  ['version 0', forged(HEADER, { ...claims, receiptVersion: 0 }), 'version'],
  ['version 1 as text', forged(HEADER, { ...claims, receiptVersion: '1' }), 'claims'],
  ['a member more', forged(HEADER, { ...claims, exp: 1 }), 'claims'],
  ['__proto__ as a member', forged(HEADER, `${JSON.stringify(claims).slice(0, -1)},"__proto__":{"op":"x"}}`), 'claims'],
  ...[-1, 1.5, 1e300, '1', null, true].map(
    (iat): Hostile => [`iat ${JSON.stringify(iat)}`, forged(HEADER, { ...claims, iat }), 'claims'],
  ),
  ...['', 'a\n', ' a', 'é', 'j'.repeat(129), 7, null, ['a']].map(
    (jti): Hostile => [`jti ${JSON.stringify(jti).slice(0, 20)}`, forged(HEADER, { ...claims, jti }), 'claims'],
  ),
  ['iat 1e999', forged(HEADER, `${JSON.stringify(claims).slice(0, -1)},"iat":1e999}`), 'claims'],
  ['op a list', forged(HEADER, { ...claims, op: ['chart'] }), 'claims'],
  ['op with a newline', forged(HEADER, { ...claims, op: 'chart\n' }), 'claims'],
  ['a hash in capitals', forged(HEADER, { ...claims, inputHash: claims.inputHash.toUpperCase() }), 'claims'],
  ['a hash too short', forged(HEADER, { ...claims, outputHash: 'sha256:00' }), 'claims'],
  ['a hash of another kind', forged(HEADER, { ...claims, outputHash: `sha512:${'0'.repeat(64)}` }), 'claims'],
  ['tzdb a number', forged(HEADER, { ...claims, tzdb: 2026 }), 'claims'],
  ['half a surrogate pair', forged(HEADER, JSON.stringify(claims).replace('2026f', '\\ud800')), 'claims'],
  ['op twice', forged(HEADER, `${JSON.stringify(claims).slice(0, -1)},"op":"other"}`), 'payload'],
  ['op twice, once in escapes', forged(HEADER, `{"\\u006fp":"other",${JSON.stringify(claims).slice(1)}`), 'payload'],
  ['payload a list', forged(HEADER, [claims]), 'payload'],
  ['payload no JSON', forged(HEADER, 'receipt'), 'payload'],
  ['payload null', forged(HEADER, 'null'), 'payload'],
  ['payload with something behind', forged(HEADER, `${JSON.stringify(claims)}{}`), 'payload'],
  [
    'payload in invalid UTF-8',
    forged(HEADER, Uint8Array.from([...Buffer.from('{"iss":"'), 0xff, 0x22, 0x7d])),
    'payload',
  ],
  ['payload in overlong UTF-8', forged(HEADER, Uint8Array.from([0xc1, 0xbb, 0x7d])), 'payload'],
  ['payload with a byte order mark', forged(HEADER, `\uFEFF${JSON.stringify(claims)}`), 'payload'],
  ['payload 6000 lists deep', forged(HEADER, '['.repeat(6000) + ']'.repeat(6000)), 'payload'],
  ['payload 1900 objects deep', forged(HEADER, `${'{"a":'.repeat(1900)}1${'}'.repeat(1900)}`), 'payload'],
];

const times: readonly Hostile[] = [
  ['retired, dated after it', forged(RETIRED, { ...claims, iat: DAY2 + 1 }, retired), 'key-time'],
  ['retired, dated before it began', forged(RETIRED, { ...claims, iat: DAY1 - 1 }, retired), 'key-time'],
  ['compromised, undated', forged(COMPROMISED, claims, compromised), 'key-time'],
  ['compromised, dated after', forged(COMPROMISED, { ...claims, iat: DAY3 }, compromised), 'key-time'],
  ['compromised, dated at that second', forged(COMPROMISED, { ...claims, iat: DAY2 }, compromised), 'key-time'],
  [
    'compromised, dated before by who knows whom',
    forged(COMPROMISED, { ...claims, iat: DAY1 }, compromised),
    'key-time',
  ],
  ['next, dated before its beginning', forged(NEXT, { ...claims, iat: DAY1 }, next), 'key-time'],
];

export const compromisedEarly: string = forged(COMPROMISED, { ...claims, iat: DAY1 }, compromised);
export const hostileTokens: readonly Hostile[] = [
  ...algorithms,
  ...kids,
  ...headers,
  ...signatures,
  ...texts,
  ...payloads,
  ...times,
];
