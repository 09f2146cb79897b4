/**
 * Dashas of the stars: where the Moon stood at birth among the stars says whose period ran and how much of it was over; the others
 * follow in their order. Vimshottari and its ten kin, which differ in their tables alone.
 *
 * Sources: `bphs` ch. 46; `narasimha-rao-integrated` §16 and §17 for starting stars, the lagna as a start, and Ashtottari's parts.
 */

import { normaliseDeg } from '../../angle.ts';
import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { readFlag, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import { GRAHAS, type Graha, type Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  type Mansion,
  mansionsOf,
  NAKSHATRA_DASHAS,
  NAKSHATRA_SYSTEMS,
  type NakshatraDashaName,
  type NakshatraSystem,
} from './nakshatra-systems.ts';
import { NAKSHATRA_DASHA_NAMES, VIMSHOTTARI_NAMES } from './option-names.ts';
import type { Parts } from './plan.ts';
import { Dasha } from './span.ts';
import { elapsedByTime } from './stay.ts';
import { type DashaYearName, dashaYearOf } from './year.ts';

/** Stars that the count may start from, by name: the Moon's own, the 4th, 5th and 8th from it. */
export const STARTING_STARS = { janma: 1, kshema: 4, utpanna: 5, adhana: 8 } as const;
export type StartingStar = keyof typeof STARTING_STARS;
const STAR_NAMES = Object.keys(STARTING_STARS) as readonly StartingStar[];

/** The first part of a period: its own lord's, the next lord's (so that its own comes last), or the last before it. */
export const PART_STARTS = ['own', 'next', 'previous'] as const;

export const ASHTOTTARI_RECKONINGS = ['ardra', 'krittika', 'pyjhora'] as const;
export type AshtottariReckoning = (typeof ASHTOTTARI_RECKONINGS)[number];

export interface NakshatraDashaOptions {
  /** Default `vimshottari`. */
  readonly system?: NakshatraDashaName;
  /** Whose place among the stars starts the dasha: `Moon` by default, `lagna`, or any graha. */
  readonly from?: Graha | 'lagna';
  /** Count from another star than that: a name, or the how-manieth from it, 1 … 27. What is left of the period stays as in its own star. */
  readonly star?: StartingStar | number;
  /** The star that falls to the first lord of the table, 1 … 27, for schools that shift it; not for systems of star groups. */
  readonly firstStar?: number;
  /**
   * Ashtottari: its groups begin with Ardra (Parashara) or Krittika. `pyjhora` is Ardra as that program reckons it, to meet its dates: it divides by a
   * group's end less its start without a turn of the circle, so that in Rahu's group, which passes Aries, the running period starts after the birth.
   */
  readonly reckoning?: AshtottariReckoning;
  /** Ashtottari and Shashtihayani: 28 stars, Abhijit among them. Default: only Shashtihayani. */
  readonly abhijit?: boolean;
  /** Every period a third as long, in three times as many rounds. */
  readonly tribhagi?: boolean;
  /** What had passed at birth, by the arc of the star (default), or by the time the Moon spends in it, which needs a `sky`. */
  readonly balanceBy?: 'arc' | 'time';
  /** Rounds of the table, 1 … 50; by default as many as make 120 years. */
  readonly cycles?: number;
  /** Order and shares of the parts of a period. Default: from its own lord, forward, in the ratio of the lords' years. */
  readonly partsFrom?: (typeof PART_STARTS)[number];
  readonly partsDirection?: 'forward' | 'backward';
  readonly partsRatio?: 'years' | 'equal';
  /** A name, or days. Default `julian`. */
  readonly year?: DashaYearName | number;
  /** For `balanceBy: 'time'` and `year: 'true-solar'`: the same zodiac as the kundli's. */
  readonly sky?: ZodiacSky;
  readonly sunDeg?: (jdUt: number) => number;
  /** Adds local texts to each span. */
  readonly clock?: LocalClock;
}

/**
 * Vimshottari: 120 years, nine lords from Krittika.
 *
 * @param kundli      of the birth
 * @param birthJdUt   civil Julian date of the birth (`jdUtOf(moment)`)
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 * @source  `bphs` ch. 46
 */
export function vimshottariOf(
  kundli: Kundli,
  birthJdUt: number,
  options: Omit<NakshatraDashaOptions, 'system'> = {},
): Dasha {
  readChoices(options, 'options', VIMSHOTTARI_NAMES);
  return ofKundli(kundli, birthJdUt, options, 'vimshottari');
}

/**
 * A dasha of the stars.
 *
 * @param kundli      of the birth
 * @param birthJdUt   civil Julian date of the birth
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function nakshatraDashaOf(kundli: Kundli, birthJdUt: number, options: NakshatraDashaOptions = {}): Dasha {
  readChoices(options, 'options', NAKSHATRA_DASHA_NAMES);
  return ofKundli(kundli, birthJdUt, options, options.system);
}

/**
 * A dasha of the stars from a bare sidereal longitude: a Moon in a book, or one seen from the place instead of the Earth's centre. `from` says
 * whose it is.
 *
 * @param longitudeDeg  any finite number of degrees
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function nakshatraDashaFrom(
  longitudeDeg: number,
  birthJdUt: number,
  options: NakshatraDashaOptions = {},
): Dasha {
  checkJd('birthJdUt', birthJdUt);
  readChoices(options, 'options', NAKSHATRA_DASHA_NAMES);
  if (!Number.isFinite(longitudeDeg)) {
    throw refusal('INVALID_OPTION', 'longitudeDeg', 'a finite number of degrees', 'A dasha starts from a longitude.');
  }
  return fromLongitude(longitudeDeg, birthJdUt, options, resolve(options, options.system));
}

type Options = Omit<NakshatraDashaOptions, 'system'>;

/** Of options whose names have been read. */
function ofKundli(kundli: Kundli, birthJdUt: number, options: Options, system: NakshatraDashaName | undefined): Dasha {
  const from = oneOf('from', options.from ?? 'Moon', STARTS);
  const { lagna, grahas } = readKundli(kundli);
  const { longitudeDeg } = from === 'lagna' ? lagna : grahas[from];
  checkJd('birthJdUt', birthJdUt);
  return fromLongitude(longitudeDeg, birthJdUt, options, resolve(options, system));
}

const STARTS = ['lagna', ...GRAHAS] as const;

function fromLongitude(longitudeDeg: number, birthJdUt: number, options: Options, chosen: Chosen): Dasha {
  const { system, row, from, star, tribhagi } = chosen;
  const isPyjhora = chosen.reckoning === 'pyjhora';
  const groups = isPyjhora ? 'ardra' : (chosen.reckoning ?? '');
  const mansions = mansionsOf(row, chosen.firstStar, groups, chosen.abhijit);
  const at = arcsecondsAmongStars(longitudeDeg, star);
  const mansion = mansionAt(mansions, at);
  const width = mansion.toArcsec - mansion.fromArcsec;
  const within =
    chosen.balanceBy === 'arc'
      ? shareByArc(mansion, at)
      : elapsedByTime(
          options.sky,
          birthJdUt,
          longitudeDeg,
          normaliseDeg(longitudeDeg) - (at - mansion.fromArcsec) / 3600,
          width / 3600,
        );
  const share = isPyjhora ? unturnedShare(mansions, mansion, at) : (mansion.ordinal + within) / mansion.count;

  const scale = tribhagi ? 3 : 1;
  const total = row.years.reduce((sum, years) => sum + years, 0) / scale;
  const cycles = wholeIn('cycles', options.cycles ?? Math.ceil(120 / total), 1, 50);
  const n = row.lords.length;
  const seats = Array.from({ length: n * cycles }, (_, i) => (mansion.seat + i) % n);
  const years = seats.map((seat) => (row.years[seat] as number) / scale);
  const year = dashaYearOf(birthJdUt, options);
  const parts: Parts[] = [];
  const partsOf = (seat: number): Parts => {
    parts[seat] ??= partsOfLord(row.years, seat, chosen);
    return parts[seat];
  };
  const subject = from === 'lagna' ? 'lagna' : from;
  const sources: readonly SourceKey[] = isPyjhora ? [...row.sources, 'pyjhora'] : row.sources;
  const facts: Fact[] = [
    {
      id: `${system}-start`,
      value: {
        nakshatra: mansion.star,
        fractionElapsed: Math.round(within * 1e9) / 1e9,
        lord: row.lords[mansion.seat],
      },
      because: [
        cell(subject, 'longitudeDeg', Math.round(normaliseDeg(longitudeDeg) * 1e7) / 1e7),
        cell('star', 'count', star),
      ],
      sources,
      classification: isPyjhora ? 'convention' : 'classical',
    },
  ];
  return new Dasha({
    system,
    birthJdUt,
    year,
    lords: row.lords,
    signs: null,
    seats,
    years,
    elapsedYears: share * (years[0] as number),
    partsOf,
    settings: {
      system,
      from,
      star,
      firstStar: chosen.firstStar,
      reckoning: chosen.reckoning,
      abhijit: chosen.abhijit,
      tribhagi,
      balanceBy: chosen.balanceBy,
      cycles,
      partsFrom: chosen.partsFrom,
      partsDirection: chosen.partsDirection,
      partsRatio: chosen.partsRatio,
      year: year.name,
      yearDays: year.days,
    },
    facts,
    sources,
    clock: options.clock,
  });
}

/**
 * Seconds of arc from the beginning of Ashwini, counted from another star than the longitude's own: 0 … <1 296 000. Thirteen and a third degrees a
 * star, in whole steps of a 1e-7th of a degree times nine, of which an arc second has 25 000.
 *
 * @param star  the how-manieth from its own, which is 1
 */
export function arcsecondsAmongStars(longitudeDeg: number, star: number): number {
  const turn = 360e7 * 9;
  const steps = Math.round(normaliseDeg(longitudeDeg) * 1e7) * 9 + (star - 1) * 48000 * 25000;
  return (steps % turn) / 25000;
}

/** The mansion that holds a place. */
export function mansionAt(mansions: readonly Mansion[], at: number): Mansion {
  for (const mansion of mansions) if (at < mansion.toArcsec) return mansion;
  return mansions[mansions.length - 1] as Mansion;
}

/** How much of a mansion lies behind a place in it, 0 … <1. */
export function shareByArc({ fromArcsec, toArcsec }: Mansion, at: number): number {
  return (at - fromArcsec) / (toArcsec - fromArcsec);
}

/** Vimshottari's own scheme: what each mansion, seat and part is when no option says otherwise. */
export function vimshottariScheme(): {
  readonly row: NakshatraSystem;
  readonly mansions: readonly Mansion[];
  readonly parts: readonly Parts[];
} {
  const chosen = resolve({}, 'vimshottari');
  const { row } = chosen;
  return {
    row,
    mansions: mansionsOf(row, chosen.firstStar, '', false),
    parts: row.years.map((_, seat) => partsOfLord(row.years, seat, chosen)),
  };
}

interface Chosen {
  readonly system: NakshatraDashaName;
  readonly row: NakshatraSystem;
  readonly from: Graha | 'lagna';
  readonly star: number;
  readonly firstStar: number;
  readonly reckoning: string | null;
  readonly abhijit: boolean;
  readonly tribhagi: boolean;
  readonly balanceBy: 'arc' | 'time';
  readonly partsFrom: (typeof PART_STARTS)[number];
  readonly partsDirection: 'forward' | 'backward';
  readonly partsRatio: 'years' | 'equal';
}

function resolve(options: Options, asked: NakshatraDashaName | undefined): Chosen {
  const system = oneOf('system', asked ?? 'vimshottari', NAKSHATRA_DASHAS);
  const row = NAKSHATRA_SYSTEMS[system];
  const from = oneOf('from', options.from ?? 'Moon', STARTS);
  const { star = 'janma' } = options;
  const grouped = typeof row.count === 'object';
  const abhijit = readFlag('abhijit', options.abhijit ?? system === 'shashtihayani');
  if (abhijit && !grouped) throw notFor('abhijit', system, 'false, but for ashtottari and shashtihayani');
  if (options.firstStar !== undefined && grouped)
    throw notFor('firstStar', system, 'left out for a system of star groups');
  if (options.reckoning !== undefined && system !== 'ashtottari') {
    throw notFor('reckoning', system, 'left out, but for ashtottari');
  }
  const balanceBy = oneOf('balanceBy', options.balanceBy ?? 'arc', ['arc', 'time']);
  if (balanceBy === 'time' && options.reckoning === 'pyjhora') throw notFor('balanceBy', 'reckoning pyjhora', 'arc');
  if (balanceBy === 'time' && from !== 'Moon')
    throw notFor('balanceBy', `a start from ${from}`, 'arc, but from the Moon');
  return {
    system,
    row,
    from,
    star: typeof star === 'number' ? wholeIn('star', star, 1, 27) : STARTING_STARS[oneOf('star', star, STAR_NAMES)],
    firstStar: wholeIn('firstStar', options.firstStar ?? firstStarOf(row, options.reckoning), 1, 27),
    reckoning: reckoningOf(system, options.reckoning),
    abhijit,
    tribhagi: readFlag('tribhagi', options.tribhagi),
    balanceBy,
    partsFrom: oneOf('partsFrom', options.partsFrom ?? 'own', PART_STARTS),
    partsDirection: oneOf('partsDirection', options.partsDirection ?? 'forward', ['forward', 'backward']),
    partsRatio: oneOf('partsRatio', options.partsRatio ?? 'years', ['years', 'equal']),
  };
}

function reckoningOf(system: NakshatraDashaName, reckoning: unknown): string | null {
  if (system === 'ashtottari') return oneOf('reckoning', reckoning ?? 'ardra', ASHTOTTARI_RECKONINGS);
  return system === 'shashtihayani' ? 'ashwini' : null;
}

function firstStarOf(row: NakshatraSystem, reckoning: string | undefined): number {
  return typeof row.count === 'object' && reckoning === 'krittika' ? 3 : row.firstStar;
}

/**
 * What was over of a lord's stars where the circle is not turned: in the group that passes Aries the divisor is below nothing, -306°40′ for Rahu's. The
 * share may then lie outside of 0 … 1.
 */
function unturnedShare(mansions: readonly Mansion[], { seat, count }: Mansion, at: number): number {
  const star = (ordinal: number) => mansions.find((of) => of.seat === seat && of.ordinal === ordinal) as Mansion;
  const { fromArcsec } = star(0);
  return (at - fromArcsec) / (star(count - 1).toArcsec - fromArcsec);
}

/** Parts of a lord's period. */
function partsOfLord(years: readonly number[], seat: number, { partsFrom, partsDirection, partsRatio }: Chosen): Parts {
  const n = years.length;
  const step = partsDirection === 'forward' ? 1 : n - 1;
  const shift = { own: 0, next: 1, previous: n - 1 }[partsFrom];
  const seats = new Array<number>(n);
  const ends = new Array<number>(n);
  let end = 0;
  for (let i = 0; i < n; i++) {
    const part = (seat + shift + i * step) % n;
    end += partsRatio === 'equal' ? 1 : (years[part] as number);
    seats[i] = part;
    ends[i] = end;
  }
  return { seats, ends };
}

function notFor(field: string, what: string, allowed: string) {
  return refusal('INVALID_OPTION', field, allowed, `${field} does not go with ${what}; it must be ${allowed}.`);
}
