/** The vault: what is sealed can be read by its keys and nobody else, and not one altered bit of it. */

import { describe, expect, it } from 'vitest';
import { VAULT_KEY_BYTES, vaultOf } from '../../packages/server/src/serve/vault.ts';

const keyOf = (fill: number): Uint8Array => new Uint8Array(VAULT_KEY_BYTES).fill(fill);
const TEXT = new TextEncoder().encode('1990-01-15T10:30:00 at 28.6139, 77.209');
const plain = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('what is sealed', () => {
  it('comes back as it was, nothing and a megabyte included', () => {
    const vault = vaultOf([keyOf(1)]);
    for (const bytes of [TEXT, new Uint8Array(0), new Uint8Array(1 << 20).fill(200)])
      expect(Buffer.compare(vault.open(vault.seal(bytes)), bytes)).toBe(0);
  });

  it('shows nothing of itself, and is other bytes each time', () => {
    const vault = vaultOf([keyOf(1)]);
    const [one, two] = [vault.seal(TEXT), vault.seal(TEXT)];
    expect(Buffer.compare(one, two)).not.toBe(0);
    for (const sealed of [one, two])
      for (let at = 0; at + 4 <= TEXT.length; at += 1)
        expect(Buffer.from(sealed).includes(Buffer.from(TEXT.subarray(at, at + 4)))).toBe(false);
  });

  it('is refused when any one bit of it is another, or it was cut anywhere', () => {
    const vault = vaultOf([keyOf(1)]);
    const sealed = vault.seal(TEXT);
    for (let at = 0; at < sealed.length; at += 1) {
      for (const bit of [1, 128]) {
        const altered = Uint8Array.from(sealed);
        altered[at] = (altered[at] as number) ^ bit;
        expect(() => vault.open(altered)).toThrow();
      }
      expect(() => vault.open(sealed.subarray(0, at))).toThrow();
    }
    expect(() => vault.open(Buffer.concat([sealed, Uint8Array.of(0)]))).toThrow();
  });

  it('is refused by another key', () => {
    const sealed = vaultOf([keyOf(1)]).seal(TEXT);
    expect(() => vaultOf([keyOf(2)]).open(sealed)).toThrow('names no key of this vault');
  });
});

describe('a change of keys', () => {
  it('seals with the new one, opens what either sealed, and shuts out the old one once it is gone', () => {
    const before = vaultOf([keyOf(1)]);
    const during = vaultOf([keyOf(2), keyOf(1)]);
    const after = vaultOf([keyOf(2)]);
    const [old, fresh] = [before.seal(TEXT), during.seal(TEXT)];
    for (const sealed of [old, fresh]) expect(plain(during.open(sealed))).toBe(plain(TEXT));
    expect(plain(after.open(fresh))).toBe(plain(TEXT));
    expect(() => after.open(old)).toThrow();
    expect(() => before.open(fresh)).toThrow();
  });
});

describe('a key', () => {
  it('has 32 bytes, and there is one', () => {
    expect(() => vaultOf([])).toThrow(RangeError);
    for (const length of [0, 16, 31, 33]) expect(() => vaultOf([new Uint8Array(length)])).toThrow(RangeError);
    expect(() => vaultOf([keyOf(1), new Uint8Array(31)])).toThrow(RangeError);
  });
});
