/** How a chart is progressed: one literal, every member may be left out; `resolveProgression` gives back the whole of it. */

import { USER_AYANAMSA_ID } from '../../chart/ayanamsa.ts';
import { houseSystemNamed } from '../../chart/houses.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { POINT_BODIES, type Radix, type WesternChoices } from '../radix/index.ts';
import { type Pace, type PaceChoices, resolvePace } from './clock.ts';
import { groundOf } from './natal.ts';

/**
 * By what the midheaven goes on; the other angles and the cusps follow from it at the place.
 *
 * `naibod`: its right ascension by the mean Sun's 0.98564733° per day after birth. `naibod-longitude`: its longitude by the same.
 * `solar-arc-longitude`, `solar-arc-right-ascension`: by what the Sun has gone since birth, in either. `daily` (quotidian): by the turning of the
 * Earth itself, 361° a day; the angles of the progressed moment.
 */
export const ANGLE_METHODS = [
  'naibod',
  'naibod-longitude',
  'solar-arc-longitude',
  'solar-arc-right-ascension',
  'daily',
] as const;
export type AngleMethod = (typeof ANGLE_METHODS)[number];

export interface ProgressionChoices extends PaceChoices {
  /** `naibod` when left out, the default of astro.com. */
  readonly angles?: AngleMethod;
  /** Where the person lives now, for relocated angles; the birth place when left out. */
  readonly place?: Place;
  /** The radix's own when left out; Placidus where that has no name. */
  readonly houseSystem?: string;
  /** For a sidereal radix whose ayanamsa has no name that could be read back. */
  readonly ayanamsa?: WesternChoices['ayanamsa'];
}

export const PROGRESSION_NAMES: OptionNames<ProgressionChoices> = {
  method: true,
  course: true,
  year: true,
  month: true,
  angles: true,
  place: true,
  houseSystem: true,
  ayanamsa: true,
};

/** What a progression was made with. */
export interface ProgressionSettings extends Pace {
  readonly angles: AngleMethod;
  readonly location: 'birth-place' | 'relocated';
  readonly place: Place;
  readonly houseSystem: string;
}

export interface ResolvedProgression {
  readonly settings: ProgressionSettings;
  /** How the sky after birth is cast: as the radix was. */
  readonly radix: WesternChoices;
}

/**
 * Fills what was left out, from the radix where it can tell.
 *
 * @throws  EngineError INVALID_OPTION naming the member; also for a radix without a moment, or seen from the Sun
 */
export function resolveProgression(natal: Radix, choices: ProgressionChoices): ResolvedProgression {
  const given = readChoices(choices, 'choices', PROGRESSION_NAMES);
  const ground = groundOf(natal);
  const pace = resolvePace(given, ground.jdTt);
  const place = given.place === undefined ? ground.place : readPlace('choices.place', given.place);
  const houseSystem = houseSystemNamed(given.houseSystem ?? ownHouses(natal), 'choices.houseSystem').id;
  return {
    settings: {
      method: pace.method,
      course: pace.course,
      year: pace.year,
      yearDays: pace.yearDays,
      month: pace.month,
      monthDays: pace.monthDays,
      angles: oneOf('choices.angles', given.angles ?? 'naibod', ANGLE_METHODS),
      location: given.place === undefined ? 'birth-place' : 'relocated',
      place,
      houseSystem,
    },
    radix: { ...castAs(natal, given.ayanamsa), houseSystem },
  };
}

/** Houses of bare longitudes are called `given`: no system that could cut a circle again. */
function ownHouses({ settings, houses }: Radix): string {
  const name = settings.houseSystem ?? houses?.system ?? 'given';
  return name === 'given' ? 'placidus' : name;
}

/**
 * The choices that cast a radix such as this one again.
 *
 * @throws  EngineError INVALID_OPTION for a sidereal radix whose ayanamsa is not known by name
 */
export function castAs(natal: Radix, ayanamsa?: WesternChoices['ayanamsa']): WesternChoices {
  const { zodiac, centre, nodeType, sectBy, ayanamsa: named } = natal.settings;
  const known = named === null || named === USER_AYANAMSA_ID ? undefined : named;
  const own = zodiac === 'sidereal' ? (ayanamsa ?? known) : undefined;
  if (zodiac === 'sidereal' && own === undefined) {
    const allowed = 'a name, or { t0, valueDeg }: that of the radix';
    throw refusal(
      'INVALID_OPTION',
      'choices.ayanamsa',
      allowed,
      `The radix does not tell its ayanamsa; give ${allowed}.`,
    );
  }
  return {
    zodiac: oneOf('radix.settings.zodiac', zodiac, ['tropical', 'sidereal']),
    ...(own === undefined ? {} : { ayanamsa: own }),
    centre: oneOf('radix.settings.centre', centre, ['geocentric', 'topocentric']),
    nodeType: oneOf('radix.settings.nodeType', nodeType, ['mean', 'true']),
    sectBy: oneOf('radix.settings.sectBy', sectBy, ['altitude', 'axis']),
    points: castableNames(natal),
  };
}

/** Points that are asked for by name: what is not the Sun, the Moon or a node, and has a body. */
function castableNames({ points }: Radix): readonly string[] {
  return points
    .map(({ name }) => name)
    .filter((name) => Object.hasOwn(POINT_BODIES, name) && name !== 'Sun' && name !== 'Moon' && name !== 'Earth');
}
