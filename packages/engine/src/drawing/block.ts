/** One body written into a square chart: its letters or symbol, its degree, and the mark of a retrograde. */

import { fill, type Placed, ROW_HEIGHT, type Room } from './fill.ts';
import { degreeText, type Label } from './labels.ts';
import { baselineFor } from './measure.ts';
import type { Writing } from './picture-options.ts';
import { type Colour, type Group, group, type Item } from './scene.ts';

/** Sizes of the parts of a block and the gaps between them, parts of its font size. */
const DEGREE_SIZE = 0.84;
const GLYPH_SIZE = 1;
const MARK_SIZE = 0.58;
const GAP = 0.2;

/** Font sizes tried before degrees are left out, then after; the last resort shrinks until everything fits. */
const SIZES_WITH_DEGREES = [13, 12, 11, 10, 9, 8.4] as const;
const SIZES_WITHOUT = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0.4] as const;

/** How blocks look. */
export interface BlockChoices extends Writing {
  readonly degrees: boolean;
  readonly symbols: boolean;
  /** Times the usual size. */
  readonly letters: number;
}

/**
 * Writes labels into a house.
 *
 * Degrees are dropped where a house is too full to read with them; the tooltip still tells them.
 */
export function writeBlocks(room: Room, labels: readonly Label[], choices: BlockChoices): readonly Group[] {
  if (labels.length === 0) return [];
  for (const degrees of choices.degrees ? [true, false] : [false]) {
    const look = { ...choices, degrees };
    const sizes = degrees ? SIZES_WITH_DEGREES : SIZES_WITHOUT;
    const placed = fill(
      room,
      labels.map((label) => blockWidth(label, look)),
      sizes.map((size) => size * look.letters),
    );
    if (placed !== undefined) return labels.map((label, index) => block(label, placed[index] as Placed, look));
  }
  return [];
}

function blockWidth(label: Label, look: BlockChoices): number {
  const { measure, language } = look;
  const name = showsGlyph(label, look) ? GLYPH_SIZE : measure(label.short, 600);
  const degree = look.degrees ? GAP + measure(degreeText(label.degree, language), 400) * DEGREE_SIZE : 0;
  return name + degree + (label.retrograde ? GAP / 2 + MARK_SIZE : 0);
}

function block(label: Label, place: Placed, look: BlockChoices): Group {
  const { size } = place;
  const colour: Colour = label.kind === 'angle' ? 'accent' : 'ink';
  const middle = place.top + (size * ROW_HEIGHT) / 2;
  const y = baselineFor(middle, size);
  const items: Item[] = [];
  let x = place.left;
  if (showsGlyph(label, look) && label.glyph !== undefined) {
    items.push({
      kind: 'glyph',
      x: x + (size * GLYPH_SIZE) / 2,
      y: middle,
      size: size * GLYPH_SIZE,
      id: label.glyph,
      colour,
    });
    x += size * GLYPH_SIZE;
  } else {
    items.push({ kind: 'text', x, y, text: label.short, size, anchor: 'start', weight: 600, colour });
    x += look.measure(label.short, 600) * size;
  }
  if (look.degrees) {
    x += GAP * size;
    const degree = degreeText(label.degree, look.language);
    items.push({
      kind: 'text',
      x,
      y,
      text: degree,
      size: size * DEGREE_SIZE,
      anchor: 'start',
      weight: 400,
      colour: 'mute',
    });
    x += look.measure(degree, 400) * DEGREE_SIZE * size;
  }
  if (label.retrograde) {
    x += (GAP / 2) * size;
    items.push({
      kind: 'glyph',
      x: x + (MARK_SIZE * size) / 2,
      y: y - (MARK_SIZE * size) / 2,
      size: MARK_SIZE * size,
      id: 'retrograde',
      colour: 'bad',
    });
  }
  return group(label.kind, label.title, items);
}

function showsGlyph(label: Label, look: BlockChoices): boolean {
  return look.symbols && label.glyph !== undefined;
}
