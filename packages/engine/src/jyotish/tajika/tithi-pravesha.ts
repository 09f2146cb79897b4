/**
 * The lunar birthday (tithi pravesha): the Moon is as far from the Sun as at birth, while the Sun is in the sign of birth. For annual charts of those
 * who keep the birthday by the tithi.
 *
 * A sign holds the Sun for 29.3 to 31.5 days and the same elongation returns after 29.3 to 29.8, so a year may have two such instants, and in winter
 * now and then none. All are listed; a rule, by name, picks one.
 *
 * Sources: birthdays as almanacs keep them (`almanac-practice`); the annual chart as programs cast it (`program-practice`).
 */

import { degreesOf, normaliseDeg, turnRad } from '../../angle.ts';
import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { assert } from '../../errors.ts';
import { apparentLongitudes } from '../../sky/places.ts';
import { angleCrossings, nextAngleCrossing, previousAngleCrossing } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { spotAt } from '../graha/kundli.ts';
import { TITHI_PRAVESHA_NAMES } from './option-names.ts';
import { ageOf, type NatalMoment, returnTt, ttOf, type YearOfLife } from './pravesha.ts';

/** Which of two counts. `nearest`: the one nearer to the Sun's own return; `first` and `last` while the Sun is in the sign. */
export const TITHI_PRAVESHA_RULES = ['nearest', 'first', 'last'] as const;
export type TithiPraveshaRule = (typeof TITHI_PRAVESHA_RULES)[number];

export interface TithiPraveshaOptions {
  /** `nearest` when left out. */
  readonly rule?: TithiPraveshaRule;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}

export interface TithiInstant {
  /** Julian date, TT, and the civil one. */
  readonly jdTt: number;
  readonly jdUt: number;
  readonly at?: string;
}

export interface TithiPravesha {
  readonly settings: { readonly rule: TithiPraveshaRule; readonly ayanamsa: string };
  readonly sources: readonly SourceKey[];
  readonly completedYears: number;
  /** Of the birth: Moon less Sun, 0 … <360, and its tithi, 1 … 30. */
  readonly elongationDeg: number;
  readonly tithi: number;
  /** Sign of the Sun, 1 … 12, and the Sun's stay in it. */
  readonly sunSign: number;
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** In the order of time: none, one or two. */
  readonly instants: readonly TithiInstant[];
  /** The one that counts; null where the year has none. */
  readonly pravesha: TithiInstant | null;
}

/** The slowest the Sun crosses a sign is 31.5 days. */
const LONGEST_STAY_DAYS = 33;

/**
 * The lunar birthday of a year of life.
 *
 * @param which  as in `varshaPraveshaOf`
 * @throws  EngineError INVALID_OPTION, OUT_OF_SPAN
 */
export function tithiPraveshaOf(
  zodiac: ZodiacSky,
  natal: NatalMoment,
  which: YearOfLife,
  options: TithiPraveshaOptions = {},
): TithiPravesha {
  readZodiac(zodiac);
  const { rule: asked, clock } = readChoices(options, 'options', TITHI_PRAVESHA_NAMES);
  if (clock !== undefined) readClock('clock', clock);
  const rule = oneOf('rule', asked ?? 'nearest', TITHI_PRAVESHA_RULES);
  const completedYears = ageOf(natal, which);
  const birthTt = ttOf(natal);
  const solarTt = returnTt(zodiac, natal, completedYears, 'true-sidereal');
  const sun = zodiac.motion('Sun');
  const ingress = {
    everyRad: turnRad / 12,
    stepDays: 10,
    limitDays: LONGEST_STAY_DAYS,
    rate: sun.rateRadPerDay,
  };
  // On the very border of a sign an instant belongs to the sign that begins there.
  const entry = previousAngleCrossing(sun.angleRad, solarTt + 1e-6, ingress);
  const exit = nextAngleCrossing(sun.angleRad, solarTt + 1e-6, ingress);
  assert(entry !== null && exit !== null, 'the Sun enters and leaves its sign');

  const at = apparentLongitudes(zodiac.kernel, ['Sun', 'Moon'], 'mean', zodiac.choices.place);
  const elongation = (jdTt: number): number => {
    const { longitudeRad } = at(jdTt);
    return (longitudeRad[1] as number) - (longitudeRad[0] as number);
  };
  const natalRad = elongation(birthTt);
  const found = angleCrossings(elongation, entry.jdTt, exit.jdTt, {
    targetsRad: [natalRad],
    stepDays: 7,
    rate: (jdTt) => {
      const { longitudeRadPerDay } = at(jdTt);
      return (longitudeRadPerDay[1] as number) - (longitudeRadPerDay[0] as number);
    },
  });
  const instants = found.map(({ jdTt }): TithiInstant => {
    const jdUt = jdUtOfTt(jdTt);
    return clock === undefined ? { jdTt, jdUt } : { jdTt, jdUt, at: clock.text(jdUt) };
  });
  const elongationDeg = spotAt(degreesOf(natalRad)).longitudeDeg;
  return {
    settings: { rule, ayanamsa: zodiac.choices.ayanamsa?.id ?? 'none' },
    sources: ['almanac-practice', 'program-practice'],
    completedYears,
    elongationDeg,
    tithi: Math.floor(normaliseDeg(elongationDeg) / 12) + 1,
    sunSign: spotAt(zodiac.longitudeDeg(birthTt, 'Sun')).sign,
    startJdUt: jdUtOfTt(entry.jdTt),
    endJdUt: jdUtOfTt(exit.jdTt),
    instants,
    pravesha: chosen(instants, rule, solarTt),
  };
}

function chosen(instants: readonly TithiInstant[], rule: TithiPraveshaRule, solarTt: number): TithiInstant | null {
  const ordered = rule === 'last' ? [...instants].reverse() : instants;
  let best = ordered[0] ?? null;
  if (rule !== 'nearest') return best;
  for (const instant of ordered) {
    if (best === null || Math.abs(instant.jdTt - solarTt) < Math.abs(best.jdTt - solarTt)) best = instant;
  }
  return best;
}
