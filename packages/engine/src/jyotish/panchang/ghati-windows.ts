/**
 * What the Moon's course forbids and grants within a day: the tyajya (varjyam) and amrita ghatis of each nakshatra, bhadra (the karana Vishti) with
 * its mouth, tail and world, the five nakshatras called panchaka, and the knots (gandanta) of nakshatras and tithis.
 *
 * A ghati of a nakshatra or tithi is a sixtieth of its real length. Julian dates, TT.
 */

import { COURSES, type CourseSpan, type DailySky } from './daily-sky.ts';
import type { Stretch } from './day-parts.ts';

/** At which ghati the four shunned ones of each nakshatra begin, Ashwini first. */
// biome-ignore format: a list
export const TYAJYA: readonly number[] = [50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30];
/** The same of the four good ones. */
// biome-ignore format: a list
const AMRITA = [42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54];

/** Books give Mula's shunned ghatis from the 56th, from the 20th, or both. */
export const MULA_TYAJYA_SCHOOLS = ['56', '20', 'both'] as const;
export type MulaTyajyaSchool = (typeof MULA_TYAJYA_SCHOOLS)[number];

const MULA = 19;

/**
 * The shunned stretches of some nakshatras that touch a day.
 *
 * @source  `muhurta-chintamani` (visha ghatis), `prasna-marga`
 */
export function varjyams(
  nakshatras: readonly CourseSpan[],
  from: number,
  until: number,
  mula: MulaTyajyaSchool,
): readonly Stretch[] {
  return windows(nakshatras, from, until, (index) => {
    if (index !== MULA) return [TYAJYA[index - 1] as number];
    return mula === 'both' ? [20, 56] : [Number(mula)];
  });
}

/** The good stretches of some nakshatras that touch a day. @source  `prasna-marga` */
export function amritas(nakshatras: readonly CourseSpan[], from: number, until: number): readonly Stretch[] {
  return windows(nakshatras, from, until, (index) => [AMRITA[index - 1] as number]);
}

function windows(
  nakshatras: readonly CourseSpan[],
  from: number,
  until: number,
  ghatisOf: (index: number) => readonly number[],
): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const { index, startJdTt, endJdTt } of nakshatras) {
    const ghati = (endJdTt - startJdTt) / 60;
    for (const first of ghatisOf(index)) {
      const start = startJdTt + first * ghati;
      const end = start + 4 * ghati;
      if (end > from && start < until) found.push([start, end]);
    }
  }
  return found;
}

/** Where bhadra dwells, by the sign of the Moon; only on earth does it harm. */
export const BHADRA_LOKAS = ['svarga', 'patala', 'bhuloka'] as const;
export type BhadraLoka = (typeof BHADRA_LOKAS)[number];

/** Aries first: heaven for 1 2 3 8, the netherworld for 6 7 9 10, earth for 4 5 11 12. */
// biome-ignore format: a list
const LOKA_OF_SIGN: readonly BhadraLoka[] = [
  'svarga', 'svarga', 'svarga', 'bhuloka', 'bhuloka', 'patala', 'patala', 'svarga', 'patala', 'patala', 'bhuloka', 'bhuloka',
];

export interface Bhadra {
  /** The karana: 8, 15, 22, 29, 36, 43, 50 or 57. */
  readonly karana: number;
  /** The tithi whose half it is. */
  readonly tithi: number;
  readonly span: Stretch;
  /** The first five ghatis of one of the tithi's eighths, and the last three of another, which are good. */
  readonly mukha: Stretch;
  readonly puchha: Stretch;
  readonly lokas: readonly { readonly loka: BhadraLoka; readonly span: Stretch }[];
}

/** By the tithi, in the order of the month: the eighth with the mouth and the eighth with the tail. */
const BHADRA_EIGHTHS: { readonly [tithi: number]: readonly [mukha: number, puchha: number] } = {
  4: [5, 8],
  8: [2, 1],
  11: [7, 6],
  15: [4, 3],
  18: [8, 7],
  22: [3, 2],
  25: [6, 5],
  29: [1, 4],
};

/**
 * Every bhadra that touches [from, until).
 *
 * @throws  EngineError OUT_OF_SPAN
 * @source  `muhurta-chintamani` 1.43–45
 */
export function bhadrasBetween(daily: DailySky, from: number, until: number): readonly Bhadra[] {
  return daily
    .spansBetween(COURSES.karana, from, until)
    .filter(({ index }) => index > 1 && index < 58 && index % 7 === 1)
    .map(({ index, startJdTt, endJdTt }) => {
      const tithi = daily.spanAt(COURSES.tithi, startJdTt);
      const [mukha, puchha] = BHADRA_EIGHTHS[tithi.index] as readonly [number, number];
      const eighth = (tithi.endJdTt - tithi.startJdTt) / 8;
      const ghati = eighth / 7.5;
      const mukhaStart = tithi.startJdTt + (mukha - 1) * eighth;
      const puchhaEnd = tithi.startJdTt + puchha * eighth;
      return {
        karana: index,
        tithi: tithi.index,
        span: [startJdTt, endJdTt] as const,
        mukha: [mukhaStart, mukhaStart + 5 * ghati] as const,
        puchha: [puchhaEnd - 3 * ghati, puchhaEnd] as const,
        lokas: daily.spansBetween(COURSES.moonSign, startJdTt, endJdTt).map((sign) => ({
          loka: LOKA_OF_SIGN[sign.index - 1] as BhadraLoka,
          span: [Math.max(startJdTt, sign.startJdTt), Math.min(endJdTt, sign.endJdTt)] as const,
        })),
      };
    });
}

/** `kumbha`: from the middle of Dhanishta, the Moon's entry into Aquarius; `dhanishta`: from the beginning of that nakshatra. */
export const PANCHAKA_SCHOOLS = ['kumbha', 'dhanishta'] as const;
export type PanchakaSchool = (typeof PANCHAKA_SCHOOLS)[number];

/** Kinds of panchaka by the weekday on which one begins, Sunday first; on Wednesday and Thursday it has no name. */
export const PANCHAKA_KINDS = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'] as const;
export type PanchakaKind = (typeof PANCHAKA_KINDS)[number];

/**
 * The panchaka that touches [from, until), whole, or null: the Moon in the last five nakshatras.
 *
 * @throws  EngineError OUT_OF_SPAN
 * @source  `muhurta-chintamani` (which nakshatras); kinds: `almanac-practice`
 */
export function panchakaBetween(daily: DailySky, from: number, until: number, school: PanchakaSchool): Stretch | null {
  const [course, first] = school === 'kumbha' ? [COURSES.moonSign, 10] : [COURSES.nakshatra, 22];
  // At the day's beginning the Moon is in it, or she enters it before the day ends.
  let mark = daily.markBefore(course, from);
  if (mark.number < first) {
    while (mark.jdTt < until && mark.number !== first) mark = daily.markAfter(course, mark.jdTt);
    if (mark.jdTt >= until) return null;
  }
  let start = mark;
  while (start.number !== first) start = daily.markBefore(course, start.jdTt - 0.25);
  let end = daily.markAfter(course, mark.jdTt);
  while (end.number !== 0) end = daily.markAfter(course, end.jdTt);
  return [start.jdTt, end.jdTt];
}

/** How wide the knot of two nakshatras is: their last and first padas, or two ghatis of each. */
export const GANDANTA_SCHOOLS = ['pada', 'two-ghatis'] as const;
export type GandantaSchool = (typeof GANDANTA_SCHOOLS)[number];

export interface Gandanta {
  readonly kind: 'nakshatra' | 'tithi';
  /** The two that meet: nakshatras 9 and 10, 18 and 19, 27 and 1; tithis 5 and 6, 10 and 11, and so on. */
  readonly between: readonly [number, number];
  readonly span: Stretch;
}

/**
 * Every knot that touches [from, until): of the Moon's nakshatras where a sign ends too, and of the tithis where a full (purna) one ends.
 *
 * @throws  EngineError OUT_OF_SPAN
 * @source  `muhurta-chintamani` (two ghatis of each nakshatra, one of each tithi), `jataka-parijata` (padas)
 */
export function gandantasBetween(
  daily: DailySky,
  from: number,
  until: number,
  school: GandantaSchool,
): readonly Gandanta[] {
  const share = school === 'pada' ? 1 / 4 : 2 / 60;
  return [
    ...knots(daily, 'nakshatra', from, until, (index) => index % 9 === 0, share),
    ...knots(daily, 'tithi', from, until, (index) => index % 5 === 0, 1 / 60),
  ];
}

function knots(
  daily: DailySky,
  kind: Gandanta['kind'],
  from: number,
  until: number,
  ends: (index: number) => boolean,
  share: number,
): readonly Gandanta[] {
  const course = COURSES[kind];
  // A knot at the very beginning belongs half to the part before.
  const spans = daily.spansBetween(course, from - 0.5, until + 0.5);
  const found: Gandanta[] = [];
  spans.forEach((last, i) => {
    const first = spans[i + 1];
    if (first === undefined || !ends(last.index)) return;
    const before = share === 1 / 4 ? padaEdge(daily, last.endJdTt, -1) : share * (last.endJdTt - last.startJdTt);
    const after = share === 1 / 4 ? padaEdge(daily, last.endJdTt, 1) : share * (first.endJdTt - first.startJdTt);
    const span: Stretch = [last.endJdTt - before, last.endJdTt + after];
    if (span[1] > from && span[0] < until) found.push({ kind, between: [last.index, first.index], span });
  });
  return found;
}

/** How long the Moon is in the pada before or after a mark, days. */
function padaEdge(daily: DailySky, jdTt: number, side: -1 | 1): number {
  const { pada } = COURSES;
  return side === 1 ? daily.markAfter(pada, jdTt).jdTt - jdTt : jdTt - daily.markBefore(pada, jdTt - 0.05).jdTt;
}
