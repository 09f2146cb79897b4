/**
 * The house position of a body with its latitude: 1 … 13, the fraction being the part of the house that lies behind it.
 *
 * Each system measures along the circle it divides, so a body off the ecliptic can stand in another house than its
 * longitude does. Systems that divide the ecliptic take the longitude alone.
 *
 * Sources: those of the systems themselves; the conventions where a body's parallel does not reach what is divided
 * follow the output of Swiss Ephemeris (test/authorities/ephemeris-housepos.csv): a body that never sets is placed as
 * if its day filled the circle, and azimuths count from the south point in both hemispheres, though the cusps of the
 * southern one count from the north (circles.ts).
 */

import { signStart } from './ecliptic';
import {
  ascendant,
  ascendantE,
  ascendantM,
  ascendantSemiArc,
  clamp,
  cosEpsilon,
  cosPhi,
  cosTheta,
  HALF,
  loadCusp,
  midheaven,
  sinEpsilon,
  sinPhi,
  sinTheta,
  stand,
  TAU,
  turn,
} from './ground';
import { houses } from './houses';
import {
  ALCABITIUS,
  ARIES_SIGNS,
  ASCENDANT_PARALLEL,
  CAMPANUS,
  CARTER,
  EQUAL,
  EQUAL_MIDHEAVEN,
  GAUQUELIN,
  HORIZONTAL,
  KOCH,
  KRUSINSKI,
  MERIDIAN,
  MORINUS,
  PLACIDUS,
  REGIOMONTANUS,
  SAVARD,
  SUNSHINE_MAKRANSKY,
  SUNSHINE_TREINDL,
  SYSTEMS,
  TOPOCENTRIC,
  VEHLOW,
  WHOLE_SIGN,
} from './numbers';
import { savardPosition, topocentricPosition } from './position-solved';
import { midheavenSemiArc } from './semiarc';
import { cosSemiArc } from './sunshine';

const SIGN: f64 = Math.PI / 6;

/** The body: components along M, E, P and Z, and its eastward hour angle −π … π. */
let bodyM: f64 = 0;
let bodyE: f64 = 0;
let bodyP: f64 = 0;
let bodyZ: f64 = 0;
let hour: f64 = 0;

/**
 * @param system … obliquityRad  as for `houses`
 * @param longitudeRad           of the body, true ecliptic of date, any turn
 * @param latitudeBodyRad        its ecliptic latitude, −π/2 … π/2
 * @param extra                  the Sun's declination for the two Sunshine systems
 * @returns 1 … 13 (1 … 37 for Gauquelin, counted with the daily motion); 0 where the system has no place for the body
 *          (Koch, when it rises at no sidereal time that belongs to a house) or no system has this number
 */
export function housePosition(
  system: i32,
  armcRad: f64,
  latitudeRad: f64,
  obliquityRad: f64,
  longitudeRad: f64,
  latitudeBodyRad: f64,
  extra: f64,
): f64 {
  if (system < 0 || system >= SYSTEMS) return 0;
  stand(armcRad, latitudeRad, obliquityRad);
  place(longitudeRad, latitudeBodyRad);
  const position = measure(system, armcRad, latitudeRad, obliquityRad, longitudeRad, extra);
  // 0 / 0 at a point where every house meets, such as the north point of the horizon.
  if (position != position) return 0;
  // A hair before the first cusp, rounded onto it.
  return position >= (system == GAUQUELIN ? 37 : 13) ? 1 : position;
}

function measure(system: i32, armcRad: f64, latitudeRad: f64, obliquityRad: f64, longitudeRad: f64, extra: f64): f64 {
  switch (system) {
    case PLACIDUS:
      return semiArcPosition(hour, bodySemiArc());
    case GAUQUELIN: {
      const p = semiArcPosition(hour, bodySemiArc());
      return p == 1 ? 1 : 1 + (13 - p) * 3;
    }
    case KOCH:
      return kochPosition();
    case ALCABITIUS:
      return alcabitiusPosition();
    case TOPOCENTRIC:
      return topocentricPosition(hour, bodyM * bodyM + bodyE * bodyE, bodyP, bodyZ);
    case REGIOMONTANUS:
      return from(Math.atan2(-bodyZ, bodyE * cosPhi));
    case CAMPANUS:
      return from(Math.atan2(-bodyZ, bodyE));
    case SAVARD:
      return savardPosition(bodyE, bodyZ);
    case MERIDIAN:
      return from(hour - HALF);
    case CARTER:
      return from(hour - ascendantSemiArc());
    case MORINUS:
      return from(Math.atan2(Math.sin(longitudeRad), Math.cos(longitudeRad) * cosEpsilon) - armcRad - HALF);
    case HORIZONTAL:
      return from(Math.atan2(bodyE, bodyM * sinPhi - bodyP * cosPhi) - HALF);
    case KRUSINSKI:
      return krusinskiPosition();
    case ASCENDANT_PARALLEL: {
      const sine = Math.sin(ascendant) * sinEpsilon;
      return parallelPosition(sine, Math.sqrt(1 - sine * sine), ascendantSemiArc());
    }
    case SUNSHINE_TREINDL:
    case SUNSHINE_MAKRANSKY:
      return sunshinePosition(extra);
    case EQUAL:
      return from(longitudeRad - ascendant);
    case VEHLOW:
      return from(longitudeRad - ascendant + SIGN / 2);
    case WHOLE_SIGN:
      return from(longitudeRad - signStart(ascendant));
    case EQUAL_MIDHEAVEN:
      return from(longitudeRad - midheaven - HALF);
    case ARIES_SIGNS:
      return from(longitudeRad);
    default:
      return betweenCusps(system, armcRad, latitudeRad, obliquityRad, longitudeRad);
  }
}

/** Turns longitude and latitude into the components that the leaves use. */
function place(lambda: f64, beta: f64): void {
  const x = Math.cos(beta) * Math.cos(lambda);
  const y = Math.cos(beta) * Math.sin(lambda);
  const z = Math.sin(beta);
  const equatorY = y * cosEpsilon - z * sinEpsilon;
  bodyP = y * sinEpsilon + z * cosEpsilon;
  bodyM = x * cosTheta + equatorY * sinTheta;
  bodyE = equatorY * cosTheta - x * sinTheta;
  bodyZ = bodyM * cosPhi + bodyP * sinPhi;
  hour = Math.atan2(bodyE, bodyM);
}

/** Position from an angle counted in the order of the houses, first cusp at 0. */
function from(angle: f64): f64 {
  return 1 + turn(angle) / SIGN;
}

/** tan φ tan δ of the body, −1 … 1; the ends stand for bodies that never rise or never set. */
function sineAscensional(): f64 {
  const cosine = Math.sqrt(bodyM * bodyM + bodyE * bodyE) * cosPhi;
  const sine = bodyP * sinPhi;
  if (Math.abs(sine) >= cosine) return sine < 0 ? -1 : 1;
  return sine / cosine;
}

function bodySemiArc(): f64 {
  return HALF + Math.asin(sineAscensional());
}

/** Thirds of a day arc and a night arc: the meridian begins the 10th house, the eastern horizon the first. */
function semiArcPosition(h: f64, day: f64): f64 {
  const night = Math.PI - day;
  if (Math.abs(h) <= day) {
    const above = day > 0 ? 10 + (3 * h) / day : 10;
    return above >= 13 ? above - 12 : above;
  }
  return h > 0 ? 4 - (3 * (Math.PI - h)) / night : 4 + (3 * (Math.PI + h)) / night;
}

/** Thirds of the ascendant's semi-arcs on the equator; the western half repeats the eastern, half a turn away. */
function alcabitiusPosition(): f64 {
  const day = ascendantSemiArc();
  const west = hour < 0;
  const h = west ? hour + Math.PI : hour;
  const p = h <= day ? 10 + (3 * h) / day : 13 + (3 * (h - day)) / (Math.PI - day);
  return ring(west ? p + 6 : p);
}

/** Thirds of the midheaven's semi-arc, in sidereal time since the body rose (east) or until it sets (west). */
function kochPosition(): f64 {
  const day = midheavenSemiArc();
  const difference = Math.asin(sineAscensional());
  const east = bodyE >= 0;
  const late = half(east ? hour - difference - HALF : hour + difference + HALF);
  if (!(day > 0) || Math.abs(late) > day) return 0;
  return ring((3 * late) / day + (east ? 1 : 7));
}

/** The body's hour circle meets the circle of ascendant and zenith at a·ascendant + b·zenith. */
function krusinskiPosition(): f64 {
  const a = bodyE * cosPhi;
  const b = bodyM * ascendantE - bodyE * ascendantM;
  return from(Math.atan2(-b, a));
}

/**
 * The body on the wrong side of a Sun that never sets, or never rises, stands on the cusp where that side's houses have
 * shrunk to.
 */
function sunshinePosition(declination: f64): f64 {
  const cosine = cosSemiArc(declination);
  if (cosine <= -1 && bodyZ < 0) return 4;
  if (cosine >= 1 && bodyZ >= 0) return 10;
  return parallelPosition(Math.sin(declination), Math.cos(declination), Math.acos(clamp(cosine)));
}

/**
 * Where the body's house circle meets a parallel: at the hour angle of its crossing with the equator plus asin(…),
 * clamped where the circle passes the parallel by. Normal of the circle: S × body = (0, −z, e) in the local frame.
 */
function parallelPosition(sine: f64, cosine: f64, day: f64): f64 {
  const n = bodyE * cosPhi;
  const length = Math.sqrt(n * n + bodyZ * bodyZ) * cosine;
  const offset = Math.asin(clamp((bodyE * sinPhi * sine) / length));
  return semiArcPosition(half(Math.atan2(n, bodyZ) + offset), day);
}

/** Systems whose houses are arcs of the ecliptic: the part of the arc between two cusps. */
function betweenCusps(system: i32, armc: f64, latitude: f64, obliquity: f64, longitude: f64): f64 {
  houses(system, armc, latitude, obliquity, 0, scratch);
  for (let i = 1; i <= 12; i++) {
    const cusp = loadCusp(scratch, i);
    const width = turn(loadCusp(scratch, i == 12 ? 1 : i + 1) - cusp);
    const behind = turn(longitude - cusp);
    if (behind < width) return <f64>i + behind / width;
  }
  return 1;
}

/** −π … π. */
function half(angle: f64): f64 {
  return angle - TAU * Math.floor((angle + Math.PI) / TAU);
}

/** Position brought to 1 … 13. */
function ring(position: f64): f64 {
  return position >= 13 ? position - 12 : position < 1 ? position + 12 : position;
}

const scratch: usize = memory.data(12 * 8, 16);
