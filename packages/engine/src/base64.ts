/** Base64 to bytes, for cores and packs that travel inside a script. The host's own decoder is not asked: not every host has one. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The bytes of a base64 text.
 *
 * @param text  the standard alphabet with padding and nothing else, as a generated module holds it
 * @throws  nothing: other characters count as zero bits
 * @source  RFC 4648 §4
 */
export function bytesOfBase64(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[ALPHABET.charCodeAt(i)] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const sextet = (at: number): number => values[text.charCodeAt(at) & 127] as number;
  for (let from = 0, to = 0; from < text.length; from += 4, to += 3) {
    const group = (sextet(from) << 18) | (sextet(from + 1) << 12) | (sextet(from + 2) << 6) | sextet(from + 3);
    bytes[to] = group >> 16;
    bytes[to + 1] = group >> 8;
    bytes[to + 2] = group;
  }
  return bytes;
}
