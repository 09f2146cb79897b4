/**
 * The codes by which a page names the characters of a font. The first are one byte, those after them two; none holds a byte that would have to
 * be escaped in a string. A document meets its most frequent characters first, so nearly all of its text is one byte a character.
 *
 * @source  ISO 32000-1 §9.7.5 (CMaps), §9.10.3 (ToUnicode)
 */

import { bytesOf, type Objects, type Ref } from './objects.ts';

/** From here on a byte begins a code of two. */
const FIRST_OF_TWO = 0xe0;
/** Line ends, brackets and the backslash would have to be escaped. */
const SAFE: readonly number[] = Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => ![0x0a, 0x0d, 0x28, 0x29, 0x5c].includes(byte),
);
const ONES: readonly number[] = SAFE.filter((byte) => byte < FIRST_OF_TWO);

/** Characters that there are codes for. */
export const MOST_CODES: number = ONES.length + (256 - FIRST_OF_TWO) * SAFE.length;

/** The code of a character, counted from 0. */
export function codeOf(index: number): readonly number[] {
  if (index < ONES.length) return [ONES[index] as number];
  const two = index - ONES.length;
  return [FIRST_OF_TWO + Math.floor(two / SAFE.length), SAFE[two % SAFE.length] as number];
}

/** Codes that follow one another without a gap. */
interface Range {
  readonly first: string;
  readonly last: string;
  /** The characters, from the first to before the last. */
  readonly from: number;
  readonly to: number;
}

function rangesOf(count: number): readonly Range[] {
  const ranges: Range[] = [];
  for (let from = 0, to = 0; from < count; from = to) {
    const start = codeOf(from);
    let code = start;
    for (to = from + 1; to < count; to++) {
      const next = codeOf(to);
      if (next.length !== code.length || next.at(-1) !== (code.at(-1) as number) + 1) break;
      code = next;
    }
    ranges.push({ first: hexOf(start), last: hexOf(code), from, to });
  }
  return ranges;
}

function hexOf(code: readonly number[]): string {
  return `<${code.map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
}

const SYSTEM = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';

/** Writes which code is which glyph, the first character glyph 1. */
export function writeEncoding(objects: Objects, count: number): Ref {
  const lines = rangesOf(count).map(({ first, last, from }) => `${first}${last}${from + 1}`);
  const map = cmapOf('Khagol', 1, SYSTEM, 'cidrange', lines);
  return objects.stream(bytesOf(map), `/Type/CMap/CMapName/Khagol${SYSTEM}`);
}

/** Writes which code stands for which letters. */
export function writeToUnicode(objects: Objects, letters: readonly string[]): Ref {
  const lines = rangesOf(letters.length).map(
    ({ first, last, from, to }) => `${first}${last}[${letters.slice(from, to).map(utf16).join('')}]`,
  );
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>';
  return objects.stream(bytesOf(cmapOf('Adobe-Identity-UCS', 2, system, 'bfrange', lines)));
}

const LINES_AT_ONCE = 100;

function cmapOf(
  name: string,
  type: 1 | 2,
  system: string,
  kind: 'cidrange' | 'bfrange',
  lines: readonly string[],
): string {
  const groups: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    groups.push(`${some.length} begin${kind}\n${some.join('\n')}\nend${kind}`);
  }
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
${system.replace('/CIDSystemInfo', '/CIDSystemInfo ')} def
/CMapName/${name} def
/CMapType ${type} def
2 begincodespacerange
<00><${(FIRST_OF_TWO - 1).toString(16)}>
<${FIRST_OF_TWO.toString(16)}00><ffff>
endcodespacerange
${groups.join('\n')}
endcmap
CMapName currentdict/CMap defineresource pop
end
end`;
}

/** Text in UTF-16, big end first. */
function utf16(text: string): string {
  let digits = '';
  for (let at = 0; at < text.length; at++) digits += text.charCodeAt(at).toString(16).padStart(4, '0');
  return `<${digits}>`;
}
