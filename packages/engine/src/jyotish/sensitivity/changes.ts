/**
 * How many minutes of birth time make another chart? For each thing that depends on the minute — the lagna, its nakshatra and pada, the lagna of every
 * varga, the Moon's place, the running dasha — how much earlier and how much later it would still be the same. The first question of a rectification.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { SHODASHA_VARGA, vargaSign } from '../../chart/varga.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { numberIn, type OptionNames, readChoices, wholeIn } from '../../choice.ts';
import { readList } from '../../input.ts';
import { checkJd } from '../../span.ts';
import { jdUtOf } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { readMoment } from '../../time/read-moment.ts';
import { type Dasha, type DashaSpan, type DashaYearName, nakshatraDashaFrom } from '../dasha/index.ts';
import { bodyOf } from '../gochara/stays.ts';
import { GRAHAS, type Graha, spotAt } from '../graha/kundli.ts';

/** How long one value holds around the birth; null where it still holds at the end of the search. Minutes of time, 0 or more. */
export interface Holding<V> {
  readonly value: V;
  readonly minutesEarlier: number | null;
  readonly minutesLater: number | null;
  /** The value before and after; null where none was found. */
  readonly before: V | null;
  readonly after: V | null;
}

export interface VargaLagnaHolding extends Holding<number> {
  readonly division: number;
}

export interface DashaHolding {
  /** 1 maha, 2 antar, 3 pratyantar. */
  readonly level: number;
  readonly lord: Graha;
  /** Days by which the ends of this level move for a minute of birth time; negative: a later birth brings them earlier. */
  readonly daysPerMinute: number;
  /** By how many minutes the birth may move until another lord rules at the date asked for; null where that is beyond the search. */
  readonly minutesEarlier: number | null;
  readonly minutesLater: number | null;
}

export interface Sensitivity {
  readonly settings: {
    readonly reachMinutes: number;
    readonly ayanamsa: string;
    readonly year: DashaYearName | number;
  };
  readonly lagna: {
    readonly degreesPerMinute: number;
    readonly sign: Holding<number>;
    readonly nakshatra: Holding<number>;
    readonly pada: Holding<number>;
  };
  readonly vargas: readonly VargaLagnaHolding[];
  readonly moon: {
    readonly degreesPerMinute: number;
    readonly sign: Holding<number>;
    readonly nakshatra: Holding<number>;
    readonly pada: Holding<number>;
  };
  /** Which grahas change sign within the reach, and when. */
  readonly signs: readonly ({ readonly graha: Graha } & Holding<number>)[];
  /** Vimshottari at the date asked for; empty when none was. */
  readonly dashas: readonly DashaHolding[];
}

export interface SensitivityOptions {
  /** How far to look either side of the birth, minutes, 1 … 1440; 180 when left out. */
  readonly reachMinutes?: number;
  /** Divisions whose lagna is followed, each 1 … 300; the sixteen when left out. */
  readonly divisions?: readonly number[];
  /** A civil Julian date at which the running Vimshottari periods are followed. */
  readonly dashaAtJdUt?: number;
  /** The dasha's year; `julian` when left out. */
  readonly year?: DashaYearName | number;
}
const SENSITIVITY_NAMES: OptionNames<SensitivityOptions> = {
  reachMinutes: true,
  divisions: true,
  dashaAtJdUt: true,
  year: true,
};

const MINUTES_PER_DAY = 1440;
/** Half a second, below which two birth times are one. */
const RESOLUTION_MINUTES = 0.5 / 60;
/**
 * The ascendant takes four minutes for a degree, and no less than 0.9 up to 60° of latitude: at least seven steps a part. Near the polar circle, at
 * 35° a minute, a step passes four parts; the sign of a varga returns after twelve, so an edge is found there too.
 */
const SWIFTEST_MINUTES_PER_DEGREE = 1;

/**
 * What holds for how long around a birth.
 *
 * @param zodiac  the zodiac of the chart
 * @param birth   its moment; the place decides the lagna
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN, and as a moment that is none
 */
export function sensitivityOf(zodiac: ZodiacSky, birth: Moment, options: SensitivityOptions = {}): Sensitivity {
  readZodiac(zodiac);
  const moment = readMoment(birth);
  readChoices(options, 'options', SENSITIVITY_NAMES);
  const reach = numberIn('reachMinutes', options.reachMinutes ?? 180, 1, MINUTES_PER_DAY, 'minutes');
  const divisions = readList('divisions', options.divisions ?? SHODASHA_VARGA, 'a list of divisions').map(
    (division, i) => wholeIn(`divisions[${i}]`, division, 1, 300),
  );
  const jdTt = moment.tt.day + moment.tt.fraction;
  const lagnaDeg = remembered(
    (minutes) => zodiac.anglesDeg(jdTt + minutes / MINUTES_PER_DAY, moment.place).ascendantDeg,
  );
  const moonDeg = remembered((minutes) => zodiac.longitudeDeg(jdTt + minutes / MINUTES_PER_DAY, 'Moon'));
  const held = (deg: (minutes: number) => number, partAt: (deg: number) => number, partDeg: number) =>
    holding((minutes) => partAt(deg(minutes)), reach, stepFor(partDeg));
  // The Moon needs 110 seconds for a minute of arc: an hour is a safe step for her pada of 3°20′.
  const slow = (partAt: (minutes: number) => number) => holding(partAt, reach, Math.min(reach, 60));
  const vargas = divisions.map((division) => ({
    division,
    ...held(lagnaDeg, (deg) => vargaSign(deg, division), 30 / division),
  }));
  const signOf = (deg: number) => spotAt(deg).sign;
  const nakshatraOf = (deg: number) => spotAt(deg).nakshatra;
  const padaOf = (deg: number) => spotAt(deg).pada;
  const signs = GRAHAS.filter((graha) => graha !== 'Moon').map((graha) => {
    const body = bodyOf(zodiac, graha);
    const opposite = graha === 'Ketu' ? 180 : 0;
    return {
      graha,
      ...slow((minutes) => signOf(zodiac.longitudeDeg(jdTt + minutes / MINUTES_PER_DAY, body) + opposite)),
    };
  });
  return {
    settings: {
      reachMinutes: reach,
      ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none',
      year: options.year ?? 'julian',
    },
    lagna: {
      degreesPerMinute: tidy(normaliseSignedDeg(lagnaDeg(0.5) - lagnaDeg(-0.5))),
      sign: held(lagnaDeg, signOf, 30),
      nakshatra: held(lagnaDeg, nakshatraOf, 40 / 3),
      pada: held(lagnaDeg, padaOf, 10 / 3),
    },
    vargas,
    moon: {
      degreesPerMinute: tidy(normaliseSignedDeg(moonDeg(0.5) - moonDeg(-0.5))),
      sign: slow((minutes) => signOf(moonDeg(minutes))),
      nakshatra: slow((minutes) => nakshatraOf(moonDeg(minutes))),
      pada: slow((minutes) => padaOf(moonDeg(minutes))),
    },
    signs,
    dashas:
      options.dashaAtJdUt === undefined
        ? []
        : dashasAt(zodiac, moment, options.dashaAtJdUt, options.year ?? 'julian', reach),
  };
}

/** The running periods at a date, and how the birth time moves them. */
function dashasAt(
  zodiac: ZodiacSky,
  moment: Moment,
  atJdUt: number,
  year: DashaYearName | number,
  reach: number,
): readonly DashaHolding[] {
  checkJd('dashaAtJdUt', atJdUt);
  const jdTt = moment.tt.day + moment.tt.fraction;
  const birthJdUt = jdUtOf(moment);
  const dashaAt = (minutes: number) => {
    const moonDeg = zodiac.longitudeDeg(jdTt + minutes / MINUTES_PER_DAY, 'Moon');
    return nakshatraDashaFrom(moonDeg, birthJdUt + minutes / MINUTES_PER_DAY, { year, sky: zodiac });
  };
  const chainAt = (minutes: number) => dashaAt(minutes).runningAt(atJdUt, 3);
  const here = chainAt(0);
  // A minute to the side on which the Moon is in the same star, where the same periods run and only their dates differ.
  const side = dashaAt(1).balance?.lord === dashaAt(0).balance?.lord ? 1 : -1;
  const moved = dashaAt(side);
  return here.map((span, i): DashaHolding => {
    const lordAt = remembered((minutes) => GRAHAS.indexOf(chainAt(minutes)[i]?.lord as Graha));
    const daysPerMinute = side * (endOf(moved, here.slice(0, i + 1)) - span.endJdUt);
    // A step that no period can slip through: a part of what the span would need at that slope, and ten minutes at most.
    const length = span.endJdUt - span.startJdUt;
    const step = daysPerMinute === 0 ? 1 : Math.min(10, Math.max(0.02, Math.abs(length / daysPerMinute) / 20));
    const { minutesEarlier, minutesLater } = holding(lordAt, reach, step);
    return {
      level: span.level,
      lord: span.lord as Graha,
      daysPerMinute: tidy(daysPerMinute),
      minutesEarlier,
      minutesLater,
    };
  });
}

/** Where the period of the same lords, one within the other, ends in another dasha. A round has each lord once. */
function endOf(dasha: Dasha, chain: readonly DashaSpan[]): number {
  let spans = dasha.spans();
  let end = 0;
  for (const { lord } of chain) {
    const found = spans.find((span) => span.lord === lord) as DashaSpan;
    end = found.endJdUt;
    spans = dasha.children(found);
  }
  return end;
}

/** How long a value holds either side of minute 0: steps outward until it differs, then halves. */
function holding(valueAt: (minutes: number) => number, reach: number, step: number): Holding<number> {
  const value = valueAt(0);
  const side = (sign: 1 | -1) => {
    let inside = 0;
    while (inside < reach) {
      const outside = Math.min(reach, inside + step);
      if (valueAt(sign * outside) !== value) return edge(sign, inside, outside);
      inside = outside;
    }
    return { minutes: null, next: null };
  };
  const edge = (sign: 1 | -1, from: number, to: number) => {
    let [inside, outside] = [from, to];
    while (outside - inside > RESOLUTION_MINUTES / 8) {
      const middle = (inside + outside) / 2;
      if (valueAt(sign * middle) === value) inside = middle;
      else outside = middle;
    }
    return { minutes: Math.round(outside * 600) / 600, next: valueAt(sign * outside) };
  };
  const [earlier, later] = [side(-1), side(1)];
  return {
    value,
    minutesEarlier: earlier.minutes,
    minutesLater: later.minutes,
    before: earlier.next,
    after: later.next,
  };
}

function stepFor(partDeg: number): number {
  return Math.max(RESOLUTION_MINUTES, (partDeg / 8) * SWIFTEST_MINUTES_PER_DEGREE);
}

/** The same minute is asked for many times over. */
function remembered(of: (minutes: number) => number): (minutes: number) => number {
  const known = new Map<number, number>();
  return (minutes) => {
    const found = known.get(minutes);
    if (found !== undefined) return found;
    const value = of(minutes);
    known.set(minutes, value);
    return value;
  };
}

function tidy(value: number): number {
  return (Math.round(value * 1e6) + 0) / 1e6;
}
