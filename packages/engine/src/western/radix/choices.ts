/** How a radix is cast: one literal, every member may be left out; `resolveWesternChoices` gives back the whole of it. */

import { USER_AYANAMSA_ID } from '../../chart/ayanamsa.ts';
import type { ChartChoices } from '../../chart/choices.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import { POINT_BODIES, type Radix } from './radix.ts';

export interface WesternChoices {
  /** Tropical when left out. */
  readonly zodiac?: 'tropical' | 'sidereal';
  /** Sidereal charts: a name or `{ t0, valueDeg }`; Fagan–Bradley when left out. */
  readonly ayanamsa?: ChartChoices['ayanamsa'];
  /** Placidus when left out. Any of `HOUSE_SYSTEMS` with twelve cusps. */
  readonly houseSystem?: string;
  /** The Moon's nodes: true (osculating) when left out, as Western tables print them. */
  readonly nodeType?: 'mean' | 'true';
  /** Where the observer stands. Geocentric when left out; a heliocentric radix has the Earth, and no angles, houses, Sun, Moon or nodes. */
  readonly centre?: 'geocentric' | 'topocentric' | 'heliocentric';
  /** Names of points beside the Sun, the Moon and the nodes: Mercury … Pluto when left out. Also Chiron, Ceres … `MeanLilith`, `TrueLilith`. */
  readonly points?: readonly string[];
  /** Day when the Sun's centre stands above the true horizon (`altitude`, when left out), or above the axis of the ascendant. */
  readonly sectBy?: 'altitude' | 'axis';
}

/** Western choices with nothing left out but the ayanamsa of a tropical chart. */
export interface ResolvedWesternChoices {
  readonly chart: ChartChoices;
  readonly centre: 'geocentric' | 'topocentric' | 'heliocentric';
  /** Names, those that were asked for. */
  readonly points: readonly string[];
  readonly sectBy: 'altitude' | 'axis';
}

/** Names of the members, for the doors that refuse a misspelt one. */
export const WESTERN_CHOICES: OptionNames<WesternChoices> = {
  zodiac: true,
  ayanamsa: true,
  houseSystem: true,
  nodeType: true,
  centre: true,
  points: true,
  sectBy: true,
};

const DEFAULT_POINTS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const NAMES = Object.keys(POINT_BODIES).filter((name) => name !== 'Earth');

/**
 * Fills what was left out and checks what was said; house system and ayanamsa are checked where the chart is cast.
 *
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function resolveWesternChoices(choices: WesternChoices = {}): ResolvedWesternChoices {
  const given = readChoices(choices, 'choices', WESTERN_CHOICES);
  const zodiac = oneOf('zodiac', given.zodiac ?? 'tropical', ['tropical', 'sidereal']);
  const centre = oneOf('centre', given.centre ?? 'geocentric', ['geocentric', 'topocentric', 'heliocentric']);
  const points = readList('points', given.points ?? DEFAULT_POINTS, 'a list of names of points').map((name) =>
    oneOf('points', name, NAMES),
  );
  return {
    chart: {
      zodiac,
      ...(zodiac === 'sidereal' ? { ayanamsa: given.ayanamsa ?? 'fagan-bradley' } : {}),
      houseSystem: given.houseSystem ?? 'placidus',
      nodeType: oneOf('nodeType', given.nodeType ?? 'true', ['mean', 'true']),
      bodies: points.map((name) => POINT_BODIES[name]).filter((body) => body !== undefined),
    },
    centre,
    points,
    sectBy: oneOf('sectBy', given.sectBy ?? 'altitude', ['altitude', 'axis']),
  };
}

/**
 * The choices with which a radix was cast, as far as it tells: for a chart of another moment that shall stand beside it, a return or a Davison chart.
 *
 * @throws  EngineError INVALID_OPTION for a sidereal radix whose ayanamsa was the caller's own figure, which a radix does not carry
 */
export function choicesOfRadix({ settings, points }: Radix): WesternChoices {
  const { zodiac, ayanamsa, houseSystem, nodeType, centre, sectBy } = settings;
  if (ayanamsa === USER_AYANAMSA_ID) {
    const allowed = 'an ayanamsa with a name';
    const message = `A chart like this one needs ${allowed}, or choices of its own: a radix does not carry a figure of the caller's.`;
    throw refusal('INVALID_OPTION', 'radix.settings.ayanamsa', allowed, message);
  }
  return {
    zodiac,
    ...(ayanamsa === null ? {} : { ayanamsa }),
    ...(houseSystem === null ? {} : { houseSystem }),
    nodeType,
    centre,
    sectBy,
    points: points.map(({ name }) => name).filter((name) => NAMES.includes(name) && name !== 'Sun' && name !== 'Moon'),
  };
}
