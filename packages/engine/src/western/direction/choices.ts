/** What is directed to what, and how: one literal, every member may be left out; `resolveDirections` gives back the whole of it. */

import { numberIn, type OptionNames, oneOf } from '../../choice.ts';
import { isRecord, readList, readText, refusal } from '../../input.ts';
import type { LocalClock } from '../../time/local-clock.ts';
import type { YearName } from '../progression/clock.ts';
import { anglesOf } from '../progression/natal.ts';
import { aspectsOf, namesOf } from '../progression/targets.ts';
import type { Radix, RadixGround } from '../radix/index.ts';
import { type DirectionSpot, STILL_ANGLES } from './arc.ts';
import type { DirectionKey } from './keys.ts';
import { DIRECTION_SYSTEMS, type DirectionSystem } from './sphere.ts';

/** `zodiacal`: degrees of the ecliptic are directed. `mundane`: bodies, and aspects counted along the houses. */
export const DIRECTION_SPACES = ['zodiacal', 'mundane'] as const;
export type DirectionSpace = (typeof DIRECTION_SPACES)[number];

/**
 * `direct`: the promissor is carried to the significator by the motion of the heavens. `converse`: by the same motion the significator to the
 * promissor, as the tradition has it. `neo-converse`: the promissor against that motion to the significator, as the moderns have it.
 */
export const DIRECTION_MOTIONS = ['direct', 'converse', 'neo-converse'] as const;
export type DirectionMotion = (typeof DIRECTION_MOTIONS)[number];

/** `bianchini`: on the circle of aspects after Bianchini, which leaves the planet's latitude with the cosine of the aspect. */
export const PROMISSOR_LATITUDES = ['none', 'own', 'bianchini'] as const;
export type PromissorLatitude = (typeof PROMISSOR_LATITUDES)[number];
export const SIGNIFICATOR_LATITUDES = ['own', 'none'] as const;
export type SignificatorLatitude = (typeof SIGNIFICATOR_LATITUDES)[number];

/** A lot, a star, a cusp: any point of the caller's, in the zodiac of the radix. */
export interface DirectionPoint {
  readonly name: string;
  readonly longitudeDeg: number;
  /** 0 when left out. */
  readonly latitudeDeg?: number;
}

/** How directions are turned into years and dates. */
export interface DirectionTime {
  /** `naibod` when left out; a name, or degrees a year. */
  readonly key?: DirectionKey | number;
  /** As in a progression: the years that are added to the date of birth. */
  readonly year?: YearName | number;
  /** Arcs beyond are not life's; 0 … 360 degrees, 120 when left out. */
  readonly maxArcDeg?: number;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}

export interface DirectionChoices extends DirectionTime {
  /** `placidus` when left out. */
  readonly system?: DirectionSystem;
  /** `zodiacal` when left out. */
  readonly space?: DirectionSpace;
  /** `['direct', 'converse']` when left out. */
  readonly motions?: readonly DirectionMotion[];
  /** Points of the radix or its angles by name, or points of one's own; all points of the radix when left out. */
  readonly promissors?: readonly (string | DirectionPoint)[];
  /** The same; Ascendant and Midheaven, where the time is known, Sun and Moon when left out. */
  readonly significators?: readonly (string | DirectionPoint)[];
  /** 0 … 180 degrees; 0, 60, 90, 120, 180 when left out. */
  readonly aspectsDeg?: readonly number[];
  /** Zodiacal directions; `none` when left out. In mundane ones each body has its own. */
  readonly promissorLatitude?: PromissorLatitude;
  /** Zodiacal directions; `own` when left out. */
  readonly significatorLatitude?: SignificatorLatitude;
}

export const TIME_NAMES: OptionNames<DirectionTime> = { key: true, year: true, maxArcDeg: true, clock: true };
export const DIRECTION_NAMES: OptionNames<DirectionChoices> = {
  ...TIME_NAMES,
  system: true,
  space: true,
  motions: true,
  promissors: true,
  significators: true,
  aspectsDeg: true,
  promissorLatitude: true,
  significatorLatitude: true,
};

/** A point as directions take it: tropical. */
export interface NamedSpot {
  readonly name: string;
  readonly spot: DirectionSpot;
}

export interface ResolvedDirections {
  readonly system: DirectionSystem;
  readonly space: DirectionSpace;
  readonly motions: readonly DirectionMotion[];
  readonly promissors: readonly NamedSpot[];
  readonly significators: readonly NamedSpot[];
  readonly aspectsDeg: readonly number[];
  readonly promissorLatitude: PromissorLatitude;
  readonly significatorLatitude: SignificatorLatitude;
}

/**
 * Fills what was left out.
 *
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function resolveDirections(natal: Radix, ground: RadixGround, given: DirectionChoices): ResolvedDirections {
  const { angles, points, isTimeKnown } = natal;
  const ends = angles === null || !isTimeKnown ? [] : ['Ascendant', 'Midheaven'];
  const lights = points.filter(({ name }) => name === 'Sun' || name === 'Moon').map(({ name }) => name);
  return {
    system: oneOf('choices.system', given.system ?? 'placidus', DIRECTION_SYSTEMS),
    space: oneOf('choices.space', given.space ?? 'zodiacal', DIRECTION_SPACES),
    motions: namesOf('motions', given.motions ?? ['direct', 'converse'], DIRECTION_MOTIONS),
    promissors: spotsOf(natal, ground, 'choices.promissors', given.promissors ?? points.map(({ name }) => name)),
    significators: spotsOf(natal, ground, 'choices.significators', given.significators ?? [...ends, ...lights]),
    aspectsDeg: aspectsOf(given.aspectsDeg ?? [0, 60, 90, 120, 180]),
    promissorLatitude: oneOf('choices.promissorLatitude', given.promissorLatitude ?? 'none', PROMISSOR_LATITUDES),
    significatorLatitude: oneOf(
      'choices.significatorLatitude',
      given.significatorLatitude ?? 'own',
      SIGNIFICATOR_LATITUDES,
    ),
  };
}

/** Points by name or as given. A latitude that the radix does not know is taken as none. */
export function spotsOf(natal: Radix, ground: RadixGround, field: string, value: unknown): readonly NamedSpot[] {
  const list = readList(field, value, 'a list of names of points, or of points');
  return list.map((each, i) => spotOf(natal, ground, `${field}[${i}]`, each));
}

function spotOf(natal: Radix, { ayanamsaDeg }: RadixGround, field: string, value: unknown): NamedSpot {
  if (isRecord(value)) {
    const name = readText(`${field}.name`, value['name'], 'the name of the point');
    const longitudeDeg = numberIn(`${field}.longitudeDeg`, value['longitudeDeg'], -1e6, 1e6, 'degrees') + ayanamsaDeg;
    const latitudeDeg = numberIn(`${field}.latitudeDeg`, value['latitudeDeg'] ?? 0, -90, 90, 'degrees');
    return { name, spot: { longitudeDeg, latitudeDeg } };
  }
  const { points } = natal;
  const point = points.find(({ name }) => name === value);
  if (point !== undefined) {
    const { name, longitudeDeg, latitudeDeg } = point;
    const latitude = numberIn(`natal.points.${name}.latitudeDeg`, latitudeDeg ?? 0, -90, 90, 'degrees');
    return { name, spot: { longitudeDeg: longitudeDeg + ayanamsaDeg, latitudeDeg: latitude } };
  }
  const still = STILL_ANGLES.find((name) => name === value);
  if (still !== undefined) return { name: still, spot: { angle: still } };
  const other = anglesOf(natal).find(({ name }) => name === value);
  if (other !== undefined)
    return { name: other.name, spot: { longitudeDeg: other.longitudeDeg + ayanamsaDeg, latitudeDeg: 0 } };
  const allowed = [...points.map(({ name }) => name), ...STILL_ANGLES, '{ name, longitudeDeg, latitudeDeg }'].join(
    ', ',
  );
  throw refusal('INVALID_OPTION', field, allowed, `${field} is none of: ${allowed}.`);
}
