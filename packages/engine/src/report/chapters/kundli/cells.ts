/** What stands in the cells of the tables of a birth: names, figures, lists and the line that names the works. */

import { SIGNS, type Sign } from '../../../chart/chart.ts';
import { NAKSHATRAS } from '../../../chart/zodiac.ts';
import type { Graha, PanchangSun } from '../../../jyotish/index.ts';
import type { WorkKey } from '../../../language/keys.ts';
import { SOURCES, type SourceKey } from '../../../sources.ts';
import type { Book } from '../../book.ts';
import type { Column } from '../../flow/blocks.ts';

/** As wide as its words. */
export const FIT: Column = { share: null };
/** Takes the room that is left. */
export const WIDE: Column = { share: 1 };
/** Figures, set to the right. */
export const FIGURE: Column = { share: null, align: 'end' };
/** A cell of a grid. */
export const CELL: Column = { share: 1, align: 'middle' };

/** Where nothing stands. */
export const NOTHING = '–';

/** The English name of a sign 1 … 12, by which the languages know it. */
export function signKey(sign: number): Sign {
  return SIGNS[sign - 1] as Sign;
}

export function signName({ names }: Book, sign: number): string {
  return names.rashi[signKey(sign)];
}

export function signShort({ names }: Book, sign: number): string {
  return names.signShort[signKey(sign)];
}

/** `Rohini 2`. */
export function starText({ names, language }: Book, nakshatra: number, pada?: number): string {
  const name = names.nakshatra[NAKSHATRAS[nakshatra - 1] as keyof typeof names.nakshatra];
  return pada === undefined ? name : `${name} ${language.number(pada)}`;
}

/** `12°34′56″` in the sign. */
export function degreeText({ language }: Book, degree: number): string {
  return language.degrees(degree, 'seconds');
}

/** `Sun, Mars`; a dash where there is none. */
export function grahaNames({ names }: Book, grahas: readonly Graha[]): string {
  return grahas.length === 0 ? NOTHING : grahas.map((graha) => names.graha[graha]).join(', ');
}

/** The same in two letters each. */
export function grahaShorts({ names }: Book, grahas: readonly Graha[]): string {
  return grahas.length === 0 ? NOTHING : grahas.map((graha) => names.short[graha]).join(' ');
}

/** `1, 4, 10`. */
export function numbersText({ language }: Book, numbers: readonly number[]): string {
  return numbers.length === 0 ? NOTHING : numbers.map((number) => language.number(number)).join(', ');
}

/** The works that a table follows, for its foot: in the language where they have a name in it, else as they are catalogued. */
export function worksLine({ names, say }: Book, works: readonly SourceKey[]): string {
  const known = names.work as Readonly<Record<string, string>>;
  const titles = works.map((work) => known[work satisfies string as WorkKey] ?? SOURCES[work].title);
  return say.furniture.labelled({ label: say.furniture.source, value: [...new Set(titles)].join('; ') });
}

/** Sunrise and sunset of a day; where the Sun does not cross the horizon, that, and not the hours that stand in. */
export function sunTimes({ say }: Book, sun: PanchangSun, clock: (time: string) => string): readonly [string, string] {
  if (sun.horizon === 'always-below') return [say.panchang.neverRises, NOTHING];
  if (sun.horizon === 'always-above') return [NOTHING, say.panchang.neverSets];
  return [clock(sun.sunrise), clock(sun.sunset)];
}
