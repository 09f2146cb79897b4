/**
 * The sphere that turns over a place: where a body stands in it by each system of directions, and where its diurnal circle meets the same standing
 * again. Radians.
 *
 * Every system answers with one formula. A body of declination δ on the line of the mundane place κ is, on either side of the meridian, at the
 * hour angle
 *
 *   |h| = 90° + κ + E
 *
 * from the upper meridian, where κ = −90° … 90° is counted from the horizon downward, and E is the ascensional difference due there: all of it on
 * the horizon, none on the meridian. What lies between is what the systems differ in:
 *
 *   Placidus, by semi-arcs        E = w · asin(tan φ tan δ),        w = 1 − |κ| / 90°
 *   Placidus, under the pole      E = asin(tan ψ tan δ),            tan ψ tan δ' = sin(w · asin(tan φ tan δ')), δ' the significator's
 *   Regiomontanus and Campanus    E = asin(cos κ tan φ tan δ)
 *   Topocentric                   E = asin(w tan φ tan δ)
 *
 * Sources: semi-arcs `ptolemy-tetrabiblos` III 10 and `placidus-1657`; circles of position `regiomontanus-1490`; topocentric `polich-page-1964`;
 * for all of them `makransky-1988` and `gansten-2009`. The formula is ours, the core's house positions check it.
 */

import { normaliseRad, normaliseSignedRad } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** `placidus` is the semi-arc method, Ptolemy's too. Regiomontanus and Campanus differ in mundane aspects only. */
export const DIRECTION_SYSTEMS = [
  'placidus',
  'placidus-under-pole',
  'regiomontanus',
  'campanus',
  'topocentric',
] as const;
export type DirectionSystem = (typeof DIRECTION_SYSTEMS)[number];

/** Right ascension and declination, radians. */
export interface Equatorial {
  readonly ascensionRad: number;
  readonly declinationRad: number;
}

/** The ground that turns. */
export interface Horizon {
  readonly armcRad: number;
  readonly latitudeRad: number;
  readonly obliquityRad: number;
}

/** Why a body has no standing: its circle does not cross the horizon of the place. */
export type NoCrossing = 'never-sets' | 'never-rises';

/** A mundane place: 0 the eastern horizon, then with the order of the houses: 90° the lower meridian, 180° the western horizon, 270° the upper. */
export interface Standing {
  readonly placeRad: number;
  /** Declination of the body whose standing it is: the pole under which Placidus directs is found with it. */
  readonly declinationRad: number;
}

const QUARTER = Math.PI / 2;
/** Halvings that leave less than the last bit of a quarter turn. */
const ROUNDS = 60;
/** Below this declination the pole is that of the equator; the formula would divide by nothing. */
const LEAST_TANGENT = 1e-9;

/**
 * Equatorial place of an ecliptic one.
 *
 * @source  `meeus-1998`, (13.3), (13.4)
 */
export function equatorialOf(
  kernel: Kernel,
  longitudeRad: number,
  latitudeRad: number,
  obliquityRad: number,
): Equatorial {
  const [sinL, cosL] = [kernel.sin(longitudeRad), kernel.cos(longitudeRad)];
  const [sinB, cosB] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  const [sinE, cosE] = [kernel.sin(obliquityRad), kernel.cos(obliquityRad)];
  const x = cosB * cosL;
  const y = cosB * sinL * cosE - sinB * sinE;
  const z = cosB * sinL * sinE + sinB * cosE;
  return {
    ascensionRad: kernel.atan2(y, x),
    declinationRad: kernel.atan2(z, Math.sqrt(x * x + y * y)),
  };
}

/** Eastward hour angle, −π … π: how far the body has to go to the upper meridian. */
export function eastwardRad({ armcRad }: Horizon, { ascensionRad }: Equatorial): number {
  return normaliseSignedRad(ascensionRad - armcRad);
}

/** tan φ tan δ, the sine of the ascensional difference; the side on which a body stays when it has none. */
function crossingOf(kernel: Kernel, { latitudeRad }: Horizon, declinationRad: number): number | NoCrossing {
  const x = kernel.tan(latitudeRad) * kernel.tan(declinationRad);
  return Math.abs(x) < 1 ? x : x > 0 ? 'never-sets' : 'never-rises';
}

/**
 * The standing of a body.
 *
 * @param eastward  its eastward hour angle, −π … π
 */
export function standingOf(
  kernel: Kernel,
  system: DirectionSystem,
  horizon: Horizon,
  eastward: number,
  declinationRad: number,
): Standing | NoCrossing {
  const x = crossingOf(kernel, horizon, declinationRad);
  if (typeof x === 'string') return x;
  const east = eastward >= 0;
  const h = Math.abs(eastward);
  // The western half mirrors the eastern: κ changes its sign.
  const kappa = kappaOf(kernel, system, x, h);
  const place = east ? kappa : Math.PI - kappa;
  const turned = system === 'campanus' ? primeVerticalOf(kernel, horizon, place) : place;
  return { placeRad: normaliseRad(turned), declinationRad };
}

/** κ of a body in the eastern half, at hour angle 0 … π. */
function kappaOf(kernel: Kernel, system: DirectionSystem, x: number, h: number): number {
  if (system === 'regiomontanus' || system === 'campanus') return kernel.atan2(-(kernel.cos(h) + x), kernel.sin(h));
  if (system === 'topocentric') return topocentricKappa(kernel, x, h);
  const day = QUARTER + kernel.asin(x);
  return h <= day ? QUARTER * (h / day - 1) : (QUARTER * (h - day)) / (Math.PI - day);
}

/** Solves κ + 90° + asin(w x) = h by halving; the sides are below and above at the meridians. */
function topocentricKappa(kernel: Kernel, x: number, h: number): number {
  let [low, high] = [-QUARTER, QUARTER];
  for (let round = 0; round < ROUNDS; round++) {
    const kappa = 0.5 * (low + high);
    if (kappa + QUARTER + kernel.asin(share(kappa) * x) > h) high = kappa;
    else low = kappa;
  }
  return 0.5 * (low + high);
}

/** w: 1 at the horizon, 0 at the meridian. */
function share(kappa: number): number {
  return Math.max(0, 1 - Math.abs(kappa) / QUARTER);
}

/** Campanus counts along the prime vertical what Regiomontanus counts along the equator. */
function primeVerticalOf(kernel: Kernel, { latitudeRad }: Horizon, placeRad: number): number {
  return kernel.atan2(kernel.sin(placeRad) * kernel.cos(latitudeRad), kernel.cos(placeRad));
}

function equatorOf(kernel: Kernel, { latitudeRad }: Horizon, placeRad: number): number {
  return kernel.atan2(kernel.sin(placeRad), kernel.cos(placeRad) * kernel.cos(latitudeRad));
}

/**
 * The eastward hour angle at which a body of this declination has the standing.
 *
 * On the meridian every body has one; elsewhere only those that rise and set.
 */
export function hourAngleAt(
  kernel: Kernel,
  system: DirectionSystem,
  horizon: Horizon,
  { placeRad, declinationRad: fixedDeclination }: Standing,
  declinationRad: number,
): number | NoCrossing {
  const place = normaliseRad(placeRad);
  // The quarters themselves first: a cosine of 90° is no nothing.
  if (place === 3 * QUARTER) return 0;
  if (place === QUARTER) return Math.PI;
  const x = crossingOf(kernel, horizon, declinationRad);
  if (typeof x === 'string') return x;
  const counted = system === 'campanus' ? equatorOf(kernel, horizon, place) : place;
  const rho = normaliseSignedRad(counted);
  const east = Math.abs(rho) <= QUARTER;
  const kappa = east ? rho : normaliseSignedRad(Math.PI - rho);
  const h =
    kappa + QUARTER + ascensionalDifference(kernel, system, horizon, kappa, x, declinationRad, fixedDeclination);
  return east ? h : -h;
}

/** E of the head of this file. */
function ascensionalDifference(
  kernel: Kernel,
  system: DirectionSystem,
  horizon: Horizon,
  kappa: number,
  x: number,
  declinationRad: number,
  fixedDeclination: number,
): number {
  switch (system) {
    case 'placidus':
      return share(kappa) * kernel.asin(x);
    case 'placidus-under-pole':
      return kernel.asin(poleTangent(kernel, horizon, kappa, fixedDeclination) * kernel.tan(declinationRad));
    case 'topocentric':
      return kernel.asin(share(kappa) * x);
    default:
      return kernel.asin(kernel.cos(kappa) * x);
  }
}

/**
 * Tangent of the pole of a place: that under which the significator's own circle has the part of its ascensional difference which is due there.
 *
 * @source  `placidus-1657`; `gansten-2009`
 */
export function poleTangent(kernel: Kernel, horizon: Horizon, kappa: number, declinationRad: number): number {
  const tangent = kernel.tan(declinationRad);
  const latitude = kernel.tan(horizon.latitudeRad);
  if (Math.abs(tangent) < LEAST_TANGENT) return share(kappa) * latitude;
  return kernel.sin(share(kappa) * kernel.asin(latitude * tangent)) / tangent;
}
