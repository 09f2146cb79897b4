/** Where does a body stand over the horizon of a place at a moment, and how far is the sundial from the clock? Altitude, azimuth, and the equation of time. */

import { degreesOf, normaliseRad, normaliseSignedRad, radiansOf, turnRad } from '../angle.ts';
import { numberIn, oneOf, readChoices } from '../choice.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import type { SourceKey } from '../sources.ts';
import { checkJd } from '../span.ts';
import type { Place } from '../time/moment.ts';
import { readPlace } from '../time/place.ts';
import { type DeltaT, readDeltaT } from '../time/scales.ts';
import { type AirOptions, refractionDeg } from './discs.ts';
import { GEOCENTRIC, horizonLook, TOPOCENTRIC } from './horizon-look.ts';
import { BODIES, type Body } from './sky.ts';

/** A body over the horizon of a place: its apparent place, seen from there, the centre of its disc. */
export interface Horizontal {
  readonly body: Body;
  readonly jdTt: number;
  /** Without refraction, −π/2 … π/2. */
  readonly altitudeRad: number;
  /** Lifted by the air; null below the horizon. */
  readonly apparentAltitudeRad: number | null;
  /** From north, clockwise, 0 … 2π. */
  readonly azimuthRad: number;
  /** −π … π, west positive. */
  readonly hourAngleRad: number;
  readonly declinationRad: number;
  readonly distanceAu: number;
  readonly settings: { readonly pressureMbar: number; readonly temperatureC: number };
  readonly sources: readonly SourceKey[];
}

export interface TurnOption {
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

export type HorizontalOptions = Pick<AirOptions, 'pressureMbar' | 'temperatureC'> & TurnOption;

const SEEN = BODIES.filter((body) => body !== 'Earth');
const SOURCES: readonly SourceKey[] = ['meeus-1998', 'bennett-1982'];
/** On the equator: the Sun's hour angle there is that of mean time. */
const GREENWICH: Place = { latitudeDeg: 0, longitudeDeg: 0, elevationMetres: 0 };
/** Each round takes the error to a fifth in usual air, and to a third in the coldest and densest: 1e-10°. */
const ROUNDS = 20;

/**
 * Altitude and azimuth of a body.
 *
 * @param place    degrees and metres; the parallax is that of the place
 * @param jdTt     Julian date, TT
 * @param options  air (1013.25 mbar and 15 °C when absent; 0 is no air) and ΔT
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION with the field; OUT_OF_SPAN where no loaded ephemeris has the body
 * @source  `meeus-1998` (13.5), (13.6); refraction as `refractionDeg`
 */
export function horizontalAt(
  kernel: Kernel,
  body: Body,
  place: Place,
  jdTt: number,
  options: HorizontalOptions = {},
): Horizontal {
  readKernel(kernel);
  const seen = oneOf('body', body, SEEN);
  const ground = readPlace('place', place);
  const names = { pressureMbar: true, temperatureC: true, deltaT: true } as const;
  const {
    pressureMbar = 1013.25,
    temperatureC = 15,
    deltaT,
  } = readChoices<HorizontalOptions>(options, 'options', names);
  numberIn('options.pressureMbar', pressureMbar, 0, 1100, 'millibars');
  numberIn('options.temperatureC', temperatureC, -80, 60, 'degrees Celsius');
  checkJd('jdTt', jdTt);
  const { n } = horizonLook(kernel, seen, ground, TOPOCENTRIC, readDeltaT(deltaT))(jdTt);
  const [altitudeRad, hourAngleRad, declinationRad, distanceAu] = n;
  const latitudeRad = radiansOf(ground.latitudeDeg);
  const [sinH, cosH] = [kernel.sin(hourAngleRad), kernel.cos(hourAngleRad)];
  const [sinD, cosD] = [kernel.sin(declinationRad), kernel.cos(declinationRad)];
  const [sinP, cosP] = [kernel.sin(latitudeRad), kernel.cos(latitudeRad)];
  return {
    body,
    jdTt,
    altitudeRad,
    apparentAltitudeRad: liftedRad(altitudeRad, pressureMbar, temperatureC),
    azimuthRad: normaliseRad(kernel.atan2(-cosD * sinH, sinD * cosP - cosD * cosH * sinP)),
    hourAngleRad,
    declinationRad,
    distanceAu,
    settings: { pressureMbar, temperatureC },
    sources: SOURCES,
  };
}

/**
 * The equation of time: how far the Sun's own time is ahead of mean time, as a sundial of a clock.
 *
 * @param jdTt     Julian date, TT
 * @param options  ΔT
 * @returns seconds, −879 … 1003 in 1800–2400; positive when the Sun culminates before mean noon
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the Sun
 * @source  definition: `meeus-1998`, ch. 28; mean time is UT1
 */
export function equationOfTimeSeconds(kernel: Kernel, jdTt: number, options: TurnOption = {}): number {
  readKernel(kernel);
  const { deltaT } = readChoices<TurnOption>(options, 'options', { deltaT: true });
  const ownDeltaT = readDeltaT(deltaT);
  checkJd('jdTt', jdTt);
  const { n, ut1Fraction } = horizonLook(kernel, 'Sun', GREENWICH, GEOCENTRIC, ownDeltaT)(jdTt);
  // A Julian date begins at noon, as the Sun's hour angle does.
  return (normaliseSignedRad(n[1] - turnRad * ut1Fraction) / turnRad) * 86400;
}

/** The altitude at which the air shows what stands at another: h with h − R(h) = a. */
function liftedRad(altitudeRad: number, pressureMbar: number, temperatureC: number): number | null {
  const trueDeg = degreesOf(altitudeRad);
  if (trueDeg + refractionDeg(0, pressureMbar, temperatureC) < 0) return null;
  let seenDeg = Math.max(0, trueDeg);
  for (let round = 0; round < ROUNDS; round++)
    seenDeg = Math.min(90, Math.max(0, trueDeg + refractionDeg(seenDeg, pressureMbar, temperatureC)));
  return radiansOf(seenDeg);
}
