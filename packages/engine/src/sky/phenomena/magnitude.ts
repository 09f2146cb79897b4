/**
 * How bright is a planet? Visual magnitudes by the formulas of the Astronomical Almanac: of the distances, of the phase angle, and where it matters of the latitudes at which the
 * Earth and the Sun stand over the planet.
 *
 * Left out: what the rotation and the seasons of Mars do (up to 0.15 magnitudes), Pluto's light curve (0.15). Chiron, at times a comet, has no formula.
 *
 * @source  `mallama-hilton-2018`, equations 2 to 4, 6, 8, 10, 14 and 16; Pluto `explanatory-supplement-1992`; the Moon `allen-1976`; asteroids `meeus-1998`, ch. 33
 */

import { arcTangent, degreesOf, radiansOf, sinCos } from '../../angle.ts';
import type { Body } from '../sky.ts';
import { expOf, lnOf, log10Of } from './logarithm.ts';

/** What the light of a body depends on. */
export interface Lighting {
  readonly sunDistanceAu: number;
  readonly distanceAu: number;
  /** At the body, between the Sun and the Earth; 0 … 180. */
  readonly phaseAngleDeg: number;
  /** Planetocentric, −π/2 … π/2: over which latitude of it the Earth and the Sun stand. Matters to Saturn and Uranus. */
  readonly earthLatitudeRad: number;
  readonly sunLatitudeRad: number;
  /** 2000.5 is the middle of 2000: Neptune became brighter between 1980 and 2000. */
  readonly year: number;
}

/**
 * Visual magnitude.
 *
 * @returns null for what has no formula: the Sun, Chiron, points, and the Moon's narrow sickle
 */
export function magnitudeOf(body: Body, light: Lighting): number | null {
  const atOneAu = LAWS[body]?.(light.phaseAngleDeg, light) ?? null;
  return atOneAu === null ? null : atOneAu + 5 * log10Of(light.sunDistanceAu * light.distanceAu);
}

/** Magnitude at one au from the Sun and the Earth. */
type Law = (phaseAngleDeg: number, light: Lighting) => number | null;

/** Beyond this phase angle, some 2½ days from new, the formula has no measurements. */
const SICKLE_DEG = 150;
/** Radius at the poles over that at the equator (`archinal-2018`). */
const URANUS_POLAR_AXIS = 0.9770727;

// biome-ignore format: a table reads in rows
const LAWS: { readonly [B in Body]?: Law } = {
  // −12.73 when full, 60.27 radii of the Earth away and one au from the Sun.
  Moon:    (a) => (a > SICKLE_DEG ? null : polynomial(a, 0.2207, 0.026, 0, 0, 4e-9)),
  Mercury: (a) => polynomial(a, -0.613, 6.328e-2, -1.6336e-3, 3.3644e-5, -3.4265e-7, 1.6893e-9, -3.0334e-12),
  Venus:   (a) => (a < 163.7 ? polynomial(a, -4.384, -1.044e-3, 3.687e-4, -2.814e-6, 8.938e-9) : polynomial(a, 236.05828, -2.81914, 8.39034e-3)),
  Mars:    (a) => polynomial(a, -1.601, 2.267e-2, -1.302e-4),
  Jupiter: (a) => polynomial(a, -9.395, -3.7e-4, 6.16e-4),
  Saturn:  saturn,
  Uranus:  uranus,
  Neptune: (_, { year }) => (year < 1980 ? -6.89 : year > 2000 ? -7 : -6.89 - 0.0054 * (year - 1980)),
  Pluto:   (a) => polynomial(a, -1.01, 0.041),
  Ceres:   (a) => asteroid(a, 3.34, 0.12),
  Pallas:  (a) => asteroid(a, 4.13, 0.11),
  Juno:    (a) => asteroid(a, 5.33, 0.32),
  Vesta:   (a) => asteroid(a, 3.2, 0.32),
};

/** a₀ + a₁ x + a₂ x² … */
function polynomial(x: number, ...a: readonly number[]): number {
  return a.reduceRight((sum, each) => sum * x + each, 0);
}

/** Globe and rings; of the rings as much is seen as the Earth and the Sun are on one side of them. */
function saturn(a: number, { earthLatitudeRad, sunLatitudeRad }: Lighting): number {
  const { sin } = sinCos(Math.sqrt(Math.max(0, earthLatitudeRad * sunLatitudeRad)));
  return -8.914 - 1.825 * sin + 0.026 * a - 0.378 * sin * expOf(-2.25 * a);
}

/** Brighter by the poles; the latitudes are planetographic. */
function uranus(_: number, { earthLatitudeRad, sunLatitudeRad }: Lighting): number {
  const mean = (planetographicDeg(earthLatitudeRad) + planetographicDeg(sunLatitudeRad)) / 2;
  return -7.11 - 0.00084 * mean;
}

/** Of a planetocentric latitude of Uranus, without its sign. */
function planetographicDeg(latitudeRad: number): number {
  const { sin, cos } = sinCos(Math.abs(latitudeRad));
  return degreesOf(arcTangent(sin, cos * URANUS_POLAR_AXIS * URANUS_POLAR_AXIS));
}

/** The system of absolute magnitude H and slope G. */
function asteroid(a: number, h: number, g: number): number {
  const { sin, cos } = sinCos(radiansOf(a / 2));
  // At 0 both parts are 1.
  const logTan = lnOf(Math.max(1e-12, sin / cos));
  const part = (factor: number, power: number): number => expOf(-factor * powerOf(logTan, power));
  return h - 2.5 * log10Of((1 - g) * part(3.33, 0.63) + g * part(1.87, 1.22));
}

/** A number to a power, by its logarithm; below 1 for phase angles below 90°, beyond which no asteroid is seen. */
function powerOf(log: number, power: number): number {
  return log > 0 ? 1 / expOf(-log * power) : expOf(log * power);
}
