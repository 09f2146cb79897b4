/** What do Sun and Moon do on one day at a place? Dawns, rising, noon, setting, dusks, midnight and the Moon's own, each an instant or the word that there is none. */

import { oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import type { DeltaT } from '../../time/scales.ts';
import { checkSpan } from '../altitude.ts';
import { type AirOptions, DISC_RULES, type DiscRuleId, type Twilight } from '../discs.ts';
import { type HorizonDay, type HorizonEvent, horizonCrossings, horizonDays, transitsBetween } from '../horizon.ts';
import type { Crossing } from '../search.ts';
import type { Body } from '../sky.ts';

/** Begin and end of a twilight: the Sun's centre rising and setting through 6°, 12° or 18° below the horizon. */
export interface TwilightTimes {
  readonly dawn: HorizonEvent;
  readonly dusk: HorizonEvent;
}

/** What was chosen for a day. */
export interface SkyDaySettings {
  /** Which edge of the disc counts as risen. */
  readonly rule: DiscRuleId;
  /** The air, as in `AirOptions`; `refractionDeg` null: by the formula. */
  readonly pressureMbar: number;
  readonly temperatureC: number;
  readonly refractionDeg: number | null;
  readonly dip: boolean;
}

export interface SkyDay {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly settings: SkyDaySettings;
  /** The first of each; near the polar circles a summer's day can have a setting just after midnight and another just before the next. */
  readonly sunrise: HorizonEvent;
  readonly sunset: HorizonEvent;
  readonly twilights: { readonly [T in Twilight]: TwilightTimes };
  /** Upper and lower passage of the meridian; null when it falls on the day before or after. */
  readonly noonJdTt: number | null;
  readonly midnightJdTt: number | null;
  /** How long the Sun is up within the day, hours, 0 … 24 or so, all stretches together: the length of the day where he rises and sets in it once. */
  readonly daylightHours: number;
  readonly moonrise: HorizonEvent;
  readonly moonset: HorizonEvent;
  readonly moonTransitJdTt: number | null;
  readonly sources: readonly SourceKey[];
}

export interface SkyDayOptions extends AirOptions {
  /** `upper-limb` when left out. */
  readonly rule?: DiscRuleId;
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

const NAMES = {
  rule: true,
  deltaT: true,
  pressureMbar: true,
  temperatureC: true,
  refractionDeg: true,
  dip: true,
} as const;
const RULES = Object.keys(DISC_RULES) as readonly DiscRuleId[];
const MOST_DAYS = 2;
/** The air that `AirOptions` has when nothing is said. */
const STANDARD_MBAR = 1013.25;
const STANDARD_CELSIUS = 15;

/**
 * One day at a place: from midnight to midnight of its clock, as a rule.
 *
 * @param fromJdTt, toJdTt  where the day begins and ends, up to two days apart
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION, OUT_OF_SPAN
 * @source  `DISC_RULES` and `TWILIGHTS`, each with its own
 */
export function skyDayOf(
  kernel: Kernel,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  options: SkyDayOptions = {},
): SkyDay {
  readChoices<SkyDayOptions>(options, 'options', NAMES);
  const at = readPlace('place', place);
  checkSpan(fromJdTt, toJdTt);
  if (!(toJdTt > fromJdTt && toJdTt - fromJdTt <= MOST_DAYS)) {
    const allowed = `up to ${MOST_DAYS} days after fromJdTt`;
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `toJdTt must be ${allowed}.`);
  }
  const { rule = 'upper-limb', ...air } = options;
  const turn = options.deltaT === undefined ? {} : { deltaT: options.deltaT };
  oneOf('options.rule', rule, RULES);
  const starts = [fromJdTt, toJdTt];
  const dayOf = (body: Body, by: DiscRuleId | Twilight) =>
    horizonDays(kernel, body, at, starts, by, air)[0] as HorizonDay;
  const twilight = (name: Twilight): TwilightTimes => {
    const { rise, set } = dayOf('Sun', name);
    return { dawn: rise, dusk: set };
  };
  const passage = (body: Body, which: 'upper' | 'lower') =>
    transitsBetween(kernel, body, at, fromJdTt, toJdTt, which, turn)[0] ?? null;
  const sun = dayOf('Sun', rule);
  const moon = dayOf('Moon', rule);
  return {
    fromJdTt,
    toJdTt,
    settings: {
      rule,
      pressureMbar: air.pressureMbar ?? STANDARD_MBAR,
      temperatureC: air.temperatureC ?? STANDARD_CELSIUS,
      refractionDeg: air.refractionDeg ?? null,
      dip: air.dip ?? false,
    },
    sunrise: sun.rise,
    sunset: sun.set,
    twilights: { civil: twilight('civil'), nautical: twilight('nautical'), astronomical: twilight('astronomical') },
    noonJdTt: passage('Sun', 'upper'),
    midnightJdTt: passage('Sun', 'lower'),
    daylightHours: 24 * daylightDays(sun, horizonCrossings(kernel, 'Sun', at, fromJdTt, toJdTt, rule, air)),
    moonrise: moon.rise,
    moonset: moon.set,
    moonTransitJdTt: passage('Moon', 'upper'),
    sources: sourcesOf(rule),
  };
}

/** The works behind the rule, the twilights and the air. */
function sourcesOf(rule: DiscRuleId): readonly SourceKey[] {
  const { source, refracted } = DISC_RULES[rule];
  const works: SourceKey[] = [source];
  if (source !== 'explanatory-supplement-1992') works.push('explanatory-supplement-1992');
  if (refracted) works.push('bennett-1982');
  return works;
}

function daylightDays({ fromJdTt, toJdTt, rise }: HorizonDay, crossings: readonly Crossing[]): number {
  const [first] = crossings;
  const isUpFirst = first === undefined ? rise.kind === 'never' && rise.side === 'above' : !first.rising;
  let upSince = isUpFirst ? fromJdTt : null;
  let days = 0;
  for (const { jdTt, rising } of crossings) {
    if (upSince !== null) days += jdTt - upSince;
    upSince = rising ? jdTt : null;
  }
  return upSince === null ? days : days + (toJdTt - upSince);
}
