/** What packing and unpacking have in common. @source RFC 1950 (zlib), RFC 1951 (deflate) */

/** The shortest length of each code of lengths. */
export const LENGTHS: readonly number[] = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
/** The shortest distance of each code of distances. */
export const DISTANCES: readonly number[] = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12_289, 16_385, 24_577,
];
/** Bits that follow a code of lengths. */
export function lengthBits(code: number): number {
  return code < 8 || code === 28 ? 0 : (code >> 2) - 1;
}
/** Bits that follow a code of distances. */
export function distanceBits(code: number): number {
  return code < 4 ? 0 : (code >> 1) - 1;
}
/** In which order the lengths of the codes for lengths of codes are told. */
export const ORDER: readonly number[] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
export const LONGEST_CODE = 15;
export const END_OF_BLOCK = 256;

/** The checksum at the end of a zlib stream. */
export function adler(bytes: Uint8Array): number {
  let [one, two] = [1, 0];
  for (let at = 0; at < bytes.length; ) {
    // As many as cannot overflow before the remainder is taken.
    const end = Math.min(at + 3800, bytes.length);
    for (; at < end; at++) {
      one += bytes[at] as number;
      two += one;
    }
    one %= 65_521;
    two %= 65_521;
  }
  return two * 65_536 + one;
}
