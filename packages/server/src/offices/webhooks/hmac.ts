/** HMAC-SHA-256 over the crypto port, which has the digest alone. */

import type { CryptoPort } from '../../ports/index.ts';

const BLOCK_BYTES = 64;

/**
 * @returns 32 bytes
 * @source  RFC 2104
 */
export async function hmacSha256(
  key: Uint8Array,
  message: Uint8Array,
  { sha256 }: Pick<CryptoPort, 'sha256'>,
): Promise<Uint8Array> {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? await sha256(key) : key);
  const inner = await sha256(joined(masked(block, 0x36), message));
  return sha256(joined(masked(block, 0x5c), inner));
}

function masked(block: Uint8Array, mask: number): Uint8Array {
  return block.map((byte) => byte ^ mask);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}
