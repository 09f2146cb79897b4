/** Certificates made for one run: an authority that nobody trusts but the test, and a leaf under it. X.509 (RFC 5280), P-256. */

import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

export interface TestTls {
  /** PEM. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

const OID = {
  commonName: [0x55, 0x04, 0x03],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  subjectAltName: [0x55, 0x1d, 0x11],
  basicConstraints: [0x55, 0x1d, 0x13],
} as const;

/** An authority and a leaf for these names and IPv4 addresses. */
export function testTls(names: readonly string[], addresses: readonly string[]): TestTls {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const leaf = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const alternatives = sequence(
    ...names.map((name) => tagged(0x82, Buffer.from(name))),
    ...addresses.map((address) => tagged(0x87, Buffer.from(address.split('.').map(Number)))),
  );
  const mayIssue = extension(OID.basicConstraints, sequence(tagged(0x01, Buffer.of(0xff))));
  return {
    authority: certificate('Test authority', authority.publicKey, authority.privateKey, mayIssue),
    certificate: certificate(
      'Test leaf',
      leaf.publicKey,
      authority.privateKey,
      extension(OID.subjectAltName, alternatives),
    ),
    key: leaf.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

function certificate(subject: string, publicKey: KeyObject, signer: KeyObject, more: Buffer): string {
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const info = publicKey.export({ type: 'spki', format: 'der' });
  const year = (count: number): Buffer =>
    tagged(0x18, Buffer.from(`${new Date().getUTCFullYear() + count}0101000000Z`));
  const serial = createHash('sha256').update(info).digest().subarray(0, 8);
  serial[0] = 0x01;
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, serial),
    algorithm,
    name('Test authority'),
    sequence(year(-1), year(2)),
    name(subject),
    info,
    tagged(0xa3, sequence(more)),
  );
  const signature = createSign('sha256').update(body).sign(signer);
  const der = sequence(body, algorithm, tagged(0x03, Buffer.concat([Buffer.of(0), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function name(commonName: string): Buffer {
  return sequence(tagged(0x31, sequence(oid(OID.commonName), tagged(0x0c, Buffer.from(commonName)))));
}

function extension(id: readonly number[], value: Buffer): Buffer {
  return sequence(oid(id), tagged(0x04, value));
}

function oid(bytes: readonly number[]): Buffer {
  return tagged(0x06, Buffer.from(bytes));
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
