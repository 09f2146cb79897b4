/** What stands in the cells of Western tables. */

import { SIGNS, type Sign } from '../../../chart/chart.ts';
import type { BodyKey } from '../../../language/keys.ts';
import type { Rule, Told } from '../../../reading/index.ts';
import type { WesternAspect } from '../../../western/index.ts';
import type { Book } from '../../book.ts';
import type { Block, Column, Heading, Paragraph, Words } from '../../flow/blocks.ts';

export { worksLine } from '../kundli/cells.ts';

/** As wide as its words. */
export const FIT: Column = { share: null };
/** Takes the room that is left. */
export const WIDE: Column = { share: 1 };
/** Figures, set to the right. */
export const FIGURE: Column = { share: null, align: 'end' };
/** Where nothing stands. */
export const NOTHING = '–';

export function note(words: Words): Block {
  return { kind: 'paragraph', words };
}

export function heading(text: string, level: 2 | 3 = 2): Heading {
  return { kind: 'heading', level, text };
}

/** Blocks that stay on one page. */
export function whole(...blocks: readonly Block[]): Block {
  return { kind: 'beside', columns: [blocks] };
}

export function pointName({ names }: Book, name: string): string {
  return names.body[name as BodyKey];
}

export function pointShort({ names }: Book, name: string): string {
  return names.short[name as BodyKey];
}

/** `Sun, Mars`; a dash where there is none. */
export function pointNames(book: Book, points: readonly string[]): string {
  return points.length === 0 ? NOTHING : points.map((point) => pointName(book, point)).join(', ');
}

/** What a house is about in the Western reading. @param house 1 … 12 */
export function houseTheme({ say }: Book, house: number): string {
  return say.western[`theme-${house as 1}`];
}

/** @param sign 1 … 12 */
export function signName({ names }: Book, sign: number): string {
  return names.sign[SIGNS[sign - 1] as Sign];
}

function signShort({ names }: Book, sign: number): string {
  return names.signShort[SIGNS[sign - 1] as Sign];
}

/** `24°46′ Cap`: a place in a narrow cell. */
export function placeShort(book: Book, { sign, degree }: { readonly sign: number; readonly degree: number }): string {
  return `${book.language.degrees(degree)} ${signShort(book, sign)}`;
}

export function aspectName({ names }: Book, type: WesternAspect['type']): string {
  return names.aspect[type];
}

/** `Sun trine Moon`. */
export function aspectTitle(book: Book, point1: string, type: WesternAspect['type'], point2: string): string {
  return book.say.drawing.aspectTitle({
    first: pointName(book, point1),
    aspect: aspectName(book, type),
    second: pointName(book, point2),
  });
}

/** In the colour of its nature. */
export function aspectWords(book: Book, type: WesternAspect['type']): Words {
  const text = aspectName(book, type);
  if (type === 'trine' || type === 'sextile') return [{ text, tone: 'good' }];
  if (type === 'square' || type === 'opposition') return [{ text, tone: 'bad' }];
  return [{ text, tone: 'accent' }];
}

export function movementText({ say }: Book, movement: WesternAspect['movement']): string {
  const { applying, separating } = say.furniture;
  switch (movement) {
    case 'applying':
      return applying;
    case 'separating':
      return separating;
    case 'exact':
      return say.western.exact;
    default:
      return NOTHING;
  }
}

/** The paragraphs of those of the rules that are of a kind and were not told before. */
function tell(book: Book, tellings: readonly Told[], isOfKind: (rule: Rule) => boolean): readonly Paragraph[] {
  const { readings } = book;
  if (readings === null) return [];
  const told = new Set(readings.told);
  return tellings.filter(({ rule }) => isOfKind(rule) && !told.has(rule)).map(({ rule }) => readings.paragraph(rule));
}

/** The same by the beginnings of their ids: `western-sign.Sun.`. */
export function tellOf(book: Book, tellings: readonly Told[], ...beginnings: readonly string[]): readonly Paragraph[] {
  return tell(book, tellings, ({ id }) => beginnings.some((beginning) => id.startsWith(beginning)));
}

/** What is told, under a heading; nothing without words. */
export function underHeading(text: string, told: readonly Paragraph[]): readonly Block[] {
  return told.length === 0 ? [] : [heading(text, 3), ...told];
}
