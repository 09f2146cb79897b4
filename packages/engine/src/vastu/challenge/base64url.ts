/** Bytes → base64url text without padding: for challenges, which travel in addresses and headers. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The text of some bytes.
 *
 * @returns four signs for three bytes; two or three for a rest of one or two; no padding
 * @source  `rfc-4648` §5
 */
export function base64urlOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const signs = Math.min(3, bytes.length - at) + 1;
    for (let sign = 0; sign < signs; sign += 1) text += ALPHABET[(group >> (18 - 6 * sign)) & 63];
  }
  return text;
}
