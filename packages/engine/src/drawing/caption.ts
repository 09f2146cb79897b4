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

/** The text, or as much of it as fits with an ellipsis. */
export function cut(line: string, weight: 400 | 600, widthEm: number, measure: Measure = textWidth): string {
  if (measure(line, weight) <= widthEm) return line;
  const characters = [...line];
  while (characters.length > 1 && measure(`${characters.join('')}…`, weight) > widthEm) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
