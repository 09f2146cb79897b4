/** The text of bytes that should be UTF-8, or nothing. For payloads: a decoder that mends faults would read what nobody wrote. */

/**
 * Strict UTF-8.
 *
 * @param bytes  of a stranger
 * @returns well-formed text; null for overlong forms, halves of surrogate pairs, what lies beyond U+10FFFF, and sequences that break off
 * @throws  nothing
 * @source  `unicode-15`, table 3-7
 */
export function textOfUtf8(bytes: Uint8Array): string | null {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] as number;
    const form = formOf(first);
    if (form === null) return null;
    let code = first & form.mask;
    for (let i = 1; i <= form.more; i++) {
      const next = bytes[at + i];
      if (next === undefined || (next & 0xc0) !== 0x80) return null;
      code = (code << 6) | (next & 0x3f);
    }
    if (code < form.least || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    text += String.fromCodePoint(code);
    at += 1 + form.more;
  }
  return text;
}

/** How many bytes follow a first one, which of its bits count, and the least number that needs so many; null for a byte that cannot begin. */
interface Form {
  readonly more: number;
  readonly mask: number;
  readonly least: number;
}

function formOf(first: number): Form | null {
  if (first < 0x80) return ONE;
  if (first < 0xc0) return null;
  if (first < 0xe0) return TWO;
  if (first < 0xf0) return THREE;
  return first < 0xf8 ? FOUR : null;
}

// biome-ignore format: a table reads in columns
const ONE:   Form = { more: 0, mask: 0x7f, least: 0 };
// biome-ignore format: a table reads in columns
const TWO:   Form = { more: 1, mask: 0x1f, least: 0x80 };
// biome-ignore format: a table reads in columns
const THREE: Form = { more: 2, mask: 0x0f, least: 0x800 };
// biome-ignore format: a table reads in columns
const FOUR:  Form = { more: 3, mask: 0x07, least: 0x10000 };
