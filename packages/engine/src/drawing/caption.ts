/** Lines of text about the chart: in the free middle of a square, or in a strip below. */

import { baselineFor, type Measure, textWidth } from './measure.ts';
import { group, type Item } from './scene.ts';

const SIZE = 12;
const PITCH = 17;
const MOST_LINES = 6;

/** Height of the strip that the caption needs below a chart; 0 when there is none. */
export function captionHeight(lines: readonly string[]): number {
  const count = Math.min(lines.length, MOST_LINES);
  return count === 0 ? 0 : count * PITCH + 10;
}

/**
 * The caption centred on a point, the first line stronger; a line too long for the room is set smaller, at last cut short.
 *
 * @param room  width that may be used, units
 */
export function caption(
  lines: readonly string[],
  centreX: number,
  centreY: number,
  room: number,
  measure: Measure = textWidth,
): readonly Item[] {
  const shown = lines.slice(0, MOST_LINES).filter((line) => line !== '');
  if (shown.length === 0) return [];
  const items = shown.map((line, index): Item => {
    const weight = index === 0 ? 600 : 400;
    const text = cut(line, weight, room / (SIZE * 0.7), measure);
    const size = Math.min(SIZE, room / Math.max(measure(text, weight), 0.01));
    const y = baselineFor(centreY + (index - (shown.length - 1) / 2) * PITCH, size);
    return { kind: 'text', x: centreX, y, text, size, anchor: 'middle', weight, colour: index === 0 ? 'ink' : 'mute' };
  });
  return [group('caption', shown.join(', '), items)];
}

/** The text, or as many of its letters as fit with an ellipsis. */
export function cut(line: string, weight: 400 | 600, widthEm: number, measure: Measure = textWidth): string {
  const isWide = (text: string): boolean => measure(text, weight) > widthEm;
  if (!isWide(line)) return line;
  const letters = fitting(lettersOf(line), isWide);
  // A chain of marks without end is one letter, and still has to end somewhere.
  const [first = ''] = letters;
  const kept = letters.length === 1 && first.length > LONGEST_LETTER ? fitting([...first], isWide) : letters;
  return `${kept.join('').trimEnd()}…`;
}

/** As many of the parts as are not too wide with an ellipsis behind them, but one at least. */
function fitting(parts: readonly string[], isWide: (text: string) => boolean): readonly string[] {
  const kept = [...parts];
  while (kept.length > 1 && isWide(`${kept.join('')}…`)) kept.pop();
  return kept;
}

/**
 * What a reader takes for letters: a character with the marks upon it, and conjuncts, which a virama or a joiner holds together, whole. Half of one is
 * another word. The host's own segmenter is not asked: hosts divide otherwise, and some have none.
 *
 * @source  `unicode-15` §12.1, rules 1 to 16 of the conjuncts
 */
export function lettersOf(line: string): string[] {
  const letters: string[] = [];
  let isJoining = false;
  for (const character of line) {
    const last = letters.length - 1;
    if (last >= 0 && (UPON.test(character) || (isJoining && character !== ' '))) letters[last] += character;
    else letters.push(character);
    isJoining = JOINING.test(character);
  }
  return letters;
}

/** More code units than the letters of words have: conjuncts of five consonants have nine, and a vowel and its sign come upon them. */
const LONGEST_LETTER = 16;
/** Marks, and the signs that join two letters or keep them apart. */
const UPON = /[\p{M}\u200c\u200d]/u;
/** Viramas of the scripts of India, and the joiner. */
const JOINING = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]/u;
