/** One arc of direction: how far the meridian goes on until a moving place of the sky stands where a fixed one stood. */

import { degreesOf, normaliseRad, radiansOf, turnRad } from '../../angle.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { readLatitude } from '../../time/place.ts';
import {
  DIRECTION_SYSTEMS,
  type DirectionSystem,
  eastwardRad,
  equatorialOf,
  type Horizon,
  hourAngleAt,
  type NoCrossing,
  type Standing,
  standingOf,
} from './sphere.ts';

/** The ground of directions: degrees, tropical. */
export interface DirectionGround {
  readonly armcDeg: number;
  readonly obliquityDeg: number;
  /** Of the place, north positive. */
  readonly latitudeDeg: number;
}

/** A place of the sky: tropical ecliptic degrees, or an angle of the ground, which needs none. */
export type DirectionSpot =
  | { readonly longitudeDeg: number; readonly latitudeDeg: number }
  | { readonly angle: 'Ascendant' | 'Descendant' | 'Midheaven' | 'ImumCoeli' };

/** The four that stand still while the sky turns: mundane places in quarters of a turn, counted as the houses are. */
const STILL: { readonly [A in 'Ascendant' | 'ImumCoeli' | 'Descendant' | 'Midheaven']: number } = {
  Ascendant: 0,
  ImumCoeli: 1,
  Descendant: 2,
  Midheaven: 3,
};
export const STILL_ANGLES: readonly ('Ascendant' | 'ImumCoeli' | 'Descendant' | 'Midheaven')[] = [
  'Ascendant',
  'ImumCoeli',
  'Descendant',
  'Midheaven',
];
const QUARTER = turnRad / 4;
/** What a turn may fall short of itself by rounding, 6e-10 degrees: a place directed to itself has no arc and not a whole turn. */
const CLOSED_RAD = 1e-11;

/** The sphere of one birth, with what was already reckoned about it. */
export interface Sphere {
  readonly kernel: Kernel;
  readonly system: DirectionSystem;
  readonly horizon: Horizon;
}

/** The sphere of a ground. */
export function sphereOf(kernel: Kernel, ground: DirectionGround, system: DirectionSystem): Sphere {
  return {
    kernel,
    system,
    horizon: {
      armcRad: radiansOf(ground.armcDeg),
      latitudeRad: radiansOf(ground.latitudeDeg),
      obliquityRad: radiansOf(ground.obliquityDeg),
    },
  };
}

/** A spot made ready: where it is on the equator, and which angle it is, if any. */
export interface Placed {
  readonly eastward: number;
  readonly declinationRad: number;
  readonly still: number | null;
}

/** The spot on the sphere. An angle as a body that moves is its degree of the ecliptic, as the core gives it. */
export function placed(sphere: Sphere, spot: DirectionSpot): Placed {
  const { kernel, horizon } = sphere;
  const still = 'angle' in spot ? STILL[spot.angle] : null;
  const { longitudeDeg, latitudeDeg } = 'angle' in spot ? degreeOf(sphere, spot.angle) : spot;
  const at = equatorialOf(kernel, radiansOf(longitudeDeg), radiansOf(latitudeDeg), horizon.obliquityRad);
  return { eastward: eastwardRad(horizon, at), declinationRad: at.declinationRad, still };
}

/** The degree of the ecliptic that stands in an angle, tropical. */
export function degreeOf(
  { kernel, horizon }: Sphere,
  angle: keyof typeof STILL,
): { readonly longitudeDeg: number; readonly latitudeDeg: number } {
  const { ascendantRad, midheavenRad } = kernel.angles(horizon.armcRad, horizon.latitudeRad, horizon.obliquityRad);
  const onHorizon = angle === 'Ascendant' || angle === 'Descendant';
  const beyondDeg = angle === 'Descendant' || angle === 'ImumCoeli' ? 180 : 0;
  return { longitudeDeg: degreesOf(onHorizon ? ascendantRad : midheavenRad) + beyondDeg, latitudeDeg: 0 };
}

/** The mundane place of a spot. */
export function standing({ kernel, system, horizon }: Sphere, spot: Placed): Standing | NoCrossing {
  // An angle has the pole of its own place whatever stands there; that of the equator's point is it.
  if (spot.still !== null) return { placeRad: spot.still * QUARTER, declinationRad: 0 };
  return standingOf(kernel, system, horizon, spot.eastward, spot.declinationRad);
}

/**
 * Radians of the meridian, 0 … 2π, until a moving spot has a standing.
 *
 * @param beyondRad  added to the mundane place: an aspect in mundo
 */
export function arcTo(
  { kernel, system, horizon }: Sphere,
  moving: Placed,
  { placeRad, declinationRad }: Standing,
  beyondRad: number,
): number | NoCrossing {
  const wanted: Standing = { placeRad: placeRad + beyondRad, declinationRad };
  const at = hourAngleAt(kernel, system, horizon, wanted, moving.declinationRad);
  if (typeof at === 'string') return at;
  const arc = normaliseRad(moving.eastward - at);
  return turnRad - arc < CLOSED_RAD ? 0 : arc;
}

export interface PrimaryArcChoices {
  /** `placidus` when left out. */
  readonly system?: DirectionSystem;
  /** Degrees along the order of the houses from the fixed spot's mundane place, −180 … 180: an aspect in mundo. 0 when left out. */
  readonly mundaneAspectDeg?: number;
}
const ARC_NAMES: OptionNames<PrimaryArcChoices> = { system: true, mundaneAspectDeg: true };

/** An arc, or why there is none: the body, fixed or moving, whose circle does not cross the horizon. */
export type PrimaryArc =
  | { readonly kind: 'arc'; readonly arcDeg: number }
  | { readonly kind: 'none'; readonly body: 'moving' | 'fixed'; readonly reason: NoCrossing };

/**
 * The arc of direction from a moving spot to the mundane place of a fixed one: 0 … <360 degrees of right ascension, not rounded. By the motion of the
 * heavens; against it, the arc is 360 less this.
 *
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE naming the member
 * @source  `makransky-1988`, `gansten-2009`; see sphere.ts
 */
export function primaryArcOf(
  kernel: Kernel,
  ground: DirectionGround,
  moving: DirectionSpot,
  fixed: DirectionSpot,
  choices: PrimaryArcChoices = {},
): PrimaryArc {
  const given = readChoices(choices, 'choices', ARC_NAMES);
  const system = oneOf('choices.system', given.system ?? 'placidus', DIRECTION_SYSTEMS);
  const beyond = numberIn('choices.mundaneAspectDeg', given.mundaneAspectDeg ?? 0, -180, 180, 'degrees');
  const sphere = sphereOf(readKernel(kernel), readGround(ground), system);
  const at = standing(sphere, placed(sphere, readSpot('fixed', fixed)));
  if (typeof at === 'string') return { kind: 'none', body: 'fixed', reason: at };
  const arc = arcTo(sphere, placed(sphere, readSpot('moving', moving)), at, radiansOf(beyond));
  if (typeof arc === 'string') return { kind: 'none', body: 'moving', reason: arc };
  return { kind: 'arc', arcDeg: degreesOf(arc) };
}

function readGround(ground: DirectionGround): DirectionGround {
  const { armcDeg, obliquityDeg, latitudeDeg } = readRecord('ground', ground, 'armcDeg, obliquityDeg and latitudeDeg');
  return {
    armcDeg: numberIn('ground.armcDeg', armcDeg, -1e6, 1e6, 'degrees'),
    obliquityDeg: numberIn('ground.obliquityDeg', obliquityDeg, 20, 27, 'degrees'),
    latitudeDeg: readLatitude('ground.latitudeDeg', latitudeDeg),
  };
}

function readSpot(field: string, spot: DirectionSpot): DirectionSpot {
  const given = readRecord(field, spot, 'longitudeDeg and latitudeDeg, or the name of an angle');
  if (given['angle'] !== undefined) return { angle: oneOf(`${field}.angle`, given['angle'], STILL_ANGLES) };
  return {
    longitudeDeg: numberIn(`${field}.longitudeDeg`, given['longitudeDeg'], -1e6, 1e6, 'degrees'),
    latitudeDeg: numberIn(`${field}.latitudeDeg`, given['latitudeDeg'] ?? 0, -90, 90, 'degrees'),
  };
}
