/** How many years an arc of direction is: the keys, by name. */

import { degreesOf } from '../../angle.ts';
import { numberIn, oneOf } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { skyAt } from '../../sky/sky-at.ts';
import { zeroBetween } from '../../sky/zero.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { whenOfTt } from '../../time/local-clock.ts';

/**
 * What a key is: degrees a year, the Sun's motion on the day of birth, or the Sun's way after birth, a day of which is a year of life.
 *
 * Programs give Kepler's name to two of them; here it is the true arc in longitude, and the motion of the birthday is Brahe's.
 */
// biome-ignore format: a table reads in rows
const KEYS = [
  ['ptolemy',            1,               'ptolemy-tetrabiblos'], // A degree a year.
  ['naibod',             0.98564733,      'plantiko-primaer'],    // 0°59′08.33″, the mean Sun.
  ['cardan',             0.9866666666666667, 'solar-fire'],          // 0°59′12″.
  ['brahe',              'day-ra',        'solar-fire'],          // The Sun's motion in right ascension at birth, per day.
  ['birthday-longitude', 'day-longitude', 'solar-fire'],          // The same in longitude.
  ['placidus',           'arc-ra',        'solar-fire'],          // The days in which the Sun goes the arc in right ascension.
  ['kepler',             'arc-longitude', 'program-practice'],    // The days in which he goes it in longitude.
] as const;

export type DirectionKey = (typeof KEYS)[number][0];
export const DIRECTION_KEYS: readonly DirectionKey[] = KEYS.map(([name]) => name);

/** A key at work on one birth. */
export interface KeyRuler {
  readonly key: DirectionKey | 'user';
  /** Null where it differs from year to year. */
  readonly degPerYear: number | null;
  readonly source: SourceKey | null;
  /** Years of an arc of 0 … 360 degrees. @throws EngineError OUT_OF_SPAN when the ephemeris ends before the Sun has gone it */
  years(arcDeg: number): number;
}

/**
 * The ruler of a key.
 *
 * @param key         a name, or degrees a year of the caller's own: 0.01 … 30
 * @param birthJdTt   Julian date, TT
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where the Sun of the birth is asked for and no ephemeris has it
 */
export function keyRuler(kernel: Kernel, key: unknown, birthJdTt: number, field: string = 'choices.key'): KeyRuler {
  if (typeof key === 'number') {
    const own = numberIn(field, key, 0.01, 30, 'degrees a year');
    return { key: 'user', degPerYear: own, source: null, years: (arcDeg) => arcDeg / own };
  }
  const name = oneOf(field, key ?? 'naibod', DIRECTION_KEYS);
  const [, measure, source] = KEYS.find(([each]) => each === name) as (typeof KEYS)[number];
  if (typeof measure === 'number')
    return { key: name, degPerYear: measure, source, years: (arcDeg) => arcDeg / measure };
  const inAscension = measure === 'day-ra' || measure === 'arc-ra';
  if (measure === 'day-ra' || measure === 'day-longitude') {
    const perDay = sunAt(kernel, birthJdTt, inAscension).degPerDay;
    return { key: name, degPerYear: perDay, source, years: (arcDeg) => arcDeg / perDay };
  }
  return { key: name, degPerYear: null, source, years: (arcDeg) => daysOf(kernel, birthJdTt, inAscension, arcDeg) };
}

function sunAt(
  kernel: Kernel,
  jdTt: number,
  inAscension: boolean,
): { readonly deg: number; readonly degPerDay: number } {
  checkJd('jdTt', jdTt);
  const sun = skyAt(kernel, whenOfTt(jdTt), { bodies: ['Sun'] }).bodies.Sun;
  return {
    deg: degreesOf((inAscension ? sun?.rightAscensionRad : sun?.longitudeRad) ?? 0),
    degPerDay: degreesOf((inAscension ? sun?.rightAscensionRadPerDay : sun?.longitudeRadPerDay) ?? 0),
  };
}

/** Slowest and fastest that the Sun goes in a day, with room: 0.89° … 1.12° in right ascension. */
const SLOWEST = 0.85;
const FASTEST = 1.2;
/** A second of the Sun's way is 8e-6 of a year. */
const TOLERANCE_DAYS = 1e-9;
const MEAN_DEG = 0.98564733;

/** Days in which the Sun goes an arc. */
function daysOf(kernel: Kernel, birthJdTt: number, inAscension: boolean, arcDeg: number): number {
  if (arcDeg === 0) return 0;
  const start = sunAt(kernel, birthJdTt, inAscension).deg;
  const left = (days: number): number => {
    const gone = sunAt(kernel, birthJdTt + days, inAscension).deg - start;
    const roughly = MEAN_DEG * days;
    return gone + 360 * Math.round((roughly - gone) / 360) - arcDeg;
  };
  const [a, b] = [arcDeg / FASTEST, arcDeg / SLOWEST];
  return zeroBetween(left, a, left(a), b, left(b), TOLERANCE_DAYS);
}
