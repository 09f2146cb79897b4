/**
 * Bytes as a token writes them, and back, in exactly one way. For the parts of a token, the members of a key and challenges: what has padding, white space, a letter of
 * the other alphabet or bits left over in its last letter is no encoding, though most decoders would take it.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Sextet by character code; −1 for what is not in the alphabet. */
const SEXTETS: Int8Array = new Int8Array(128).fill(-1);
for (let i = 0; i < 64; i++) SEXTETS[ALPHABET.charCodeAt(i)] = i;

/**
 * The text of bytes.
 *
 * @param bytes  any length
 * @returns letters of the URL-safe alphabet, no padding
 * @throws  nothing
 * @source  `rfc-4648` §5
 */
export function base64urlOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const group =
      ((bytes[at] as number) << 16) | ((left > 1 ? (bytes[at + 1] as number) : 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = left > 2 ? 4 : left + 1;
    for (let i = 0; i < letters; i++) text += ALPHABET[(group >> (18 - 6 * i)) & 63];
  }
  return text;
}

/**
 * The bytes of a text that `base64urlOf` could have written.
 *
 * @param text  of a stranger
 * @returns null when the text is not the one encoding of any bytes
 * @throws  nothing
 * @source  `rfc-4648` §§3.5 and 5
 */
export function bytesOfBase64url(text: string): Uint8Array | null {
  const over = text.length % 4;
  if (over === 1) return null;
  const bytes = new Uint8Array(Math.floor(text.length / 4) * 3 + (over === 0 ? 0 : over - 1));
  let held = 0;
  let to = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const sextet = code < 128 ? (SEXTETS[code] as number) : -1;
    if (sextet < 0) return null;
    held = ((held << 6) | sextet) & 0xffffff;
    // After two letters there is one byte, after three a second, after four a third.
    if (i % 4 !== 0) bytes[to++] = (held >> (6 - 2 * (i % 4))) & 0xff;
  }
  return base64urlOf(bytes) === text ? bytes : null;
}
