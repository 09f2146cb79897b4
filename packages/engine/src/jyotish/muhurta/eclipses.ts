/**
 * When is an eclipse seen at a place? Nothing is begun under it, nor, for those who keep the sutak, in the watches before.
 *
 * An eclipse counts whole, from its first contact to its last, where anything of it is above the horizon; of the Moon's the umbra alone, since
 * nobody sees the penumbra. Sutak begins four watches of three hours before the Sun's, three before the Moon's.
 *
 * Sources: `almanac-practice`; the watches: `dharma-sindhu`.
 */

import { lunarEclipseAt, lunarEclipses, solarEclipseAt, solarEclipses } from '../../sky/eclipse/index.ts';
import type { DayBook } from '../panchang/day-book.ts';
import type { EclipseSchool } from './search-settings.ts';
import { overlaid, type Stretch, within } from './stretches.ts';

/** Whose light is lost, or about to be. */
export type Eclipsed = 'Sun' | 'Moon' | null;

const SUTAK_DAYS = { Sun: 12 / 24, Moon: 9 / 24 } as const;
/** From greatest eclipse to the farther end of what is shunned it is less than this. */
const REACH_DAYS = 1;

/** Who is eclipsed over [from, until), TT; nobody where eclipses are not asked after. @throws EngineError OUT_OF_SPAN */
export function eclipseStretches(
  book: DayBook,
  school: EclipseSchool,
  from: number,
  until: number,
): readonly Stretch<Eclipsed>[] {
  if (school === 'ignore') return [{ value: null, startJdTt: from, endJdTt: until }];
  const shunned = (body: 'Sun' | 'Moon', spans: readonly (readonly [number, number])[]) => {
    const before = school === 'with-sutak' ? SUTAK_DAYS[body] : 0;
    return within(
      spans.map(([start, end]) => [start - before, end] as const),
      from,
      until,
    );
  };
  const [first, last] = [from - REACH_DAYS, until + REACH_DAYS];
  return overlaid(
    shunned('Sun', solarSpans(book, first, last)),
    shunned('Moon', lunarSpans(book, first, last)),
    (a, b) => (a ? 'Sun' : b ? 'Moon' : null),
  );
}

type Span = readonly [fromJdTt: number, untilJdTt: number];

function solarSpans({ zodiac: { kernel }, clock: { place } }: DayBook, from: number, until: number): readonly Span[] {
  return solarEclipses(kernel, from, until).flatMap((eclipse): readonly Span[] => {
    const local = solarEclipseAt(kernel, eclipse, place);
    return local?.visible ? [[local.first.jdTt, local.fourth.jdTt]] : [];
  });
}

function lunarSpans({ zodiac: { kernel }, clock: { place } }: DayBook, from: number, until: number): readonly Span[] {
  return lunarEclipses(kernel, from, until).flatMap((eclipse): readonly Span[] => {
    const { u1, u4 } = eclipse.contacts;
    if (u1 === null || u4 === null) return [];
    return lunarEclipseAt(kernel, eclipse, place)?.visible.partial ? [[u1.jdTt, u4.jdTt]] : [];
  });
}
