/** Is a block of bytes what it was? The two sums that PNG and zlib carry, in whole numbers. */

/**
 * CRC-32 of bytes.
 *
 * @returns 0 … 2³² − 1
 * @source  `png-2003` annex D
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_OF_BYTE[(crc ^ byte) & 255] as number);
  return ~crc >>> 0;
}

const CRC_OF_BYTE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** So many bytes can be added before the sums pass 2³². */
const UNREDUCED = 5552;
const ADLER_PRIME = 65521;

/**
 * Adler-32 of bytes.
 *
 * @returns 0 … 2³² − 1
 * @source  `rfc-1950` §§2.2, 8.2
 */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let from = 0; from < bytes.length; from += UNREDUCED) {
    const to = Math.min(bytes.length, from + UNREDUCED);
    for (let at = from; at < to; at += 1) {
      a += bytes[at] as number;
      b += a;
    }
    a %= ADLER_PRIME;
    b %= ADLER_PRIME;
  }
  return ((b << 16) | a) >>> 0;
}
