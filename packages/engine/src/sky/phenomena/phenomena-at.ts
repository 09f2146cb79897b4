/**
 * What does a body look like at a moment? How far from the Sun it stands, how much of it is lit, how wide and how bright it is.
 *
 * @source  phase angle and lit part: `meeus-1998`, ch. 41; radii and poles: `archinal-2018`; magnitudes: magnitude.ts
 */

import { degreesOf, normaliseSignedRad, radiansOf } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { readList } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { edgeOf, semidiameterRad } from '../discs.ts';
import { outside } from '../places.ts';
import { BODIES, type Body } from '../sky.ts';
import { readTt, type TtWhen } from '../tt-when.ts';
import { magnitudeOf } from './magnitude.ts';

/** What has phases: the Moon, the planets, Chiron and the four asteroids. */
export type PhenomenonBody = Exclude<Body, 'Sun' | 'Earth' | `${string}Node` | `${string}Apogee` | `${string}Perigee`>;

/** A body as it looks from the Earth's centre. */
export interface BodyPhenomena {
  readonly body: PhenomenonBody;
  /** Arc between the body and the Sun, apparent places, 0 … π. */
  readonly elongationRad: number;
  /** East of the Sun it is seen in the evening, west of him in the morning. By longitude. */
  readonly side: 'east' | 'west';
  /** At the body, between the Sun and the Earth, 0 … π. */
  readonly phaseAngleRad: number;
  /** Share of the disc that is lit, 0 … 1. */
  readonly illuminatedFraction: number;
  /** Across the equator; null for Chiron and the asteroids. */
  readonly diameterRad: number | null;
  /** Visual; Mars is within 0.15 of it, the others within 0.1. Null for Chiron, and for the Moon less than some 2½ days from new. */
  readonly magnitude: number | null;
  readonly distanceAu: number;
  readonly sunDistanceAu: number;
}

export interface PhenomenaOptions {
  /** Moon to Vesta; the Moon and the planets to Pluto when absent. */
  readonly bodies?: readonly PhenomenonBody[];
}

export interface Phenomena {
  readonly jdTt: number;
  /** In the order asked for. */
  readonly bodies: readonly BodyPhenomena[];
  readonly sources: readonly SourceKey[];
}

const LOOKED_AT = BODIES.filter((body): body is PhenomenonBody => !/^(Sun|Earth)$|Node|Apogee|Perigee/.test(body));
const USUAL: readonly PhenomenonBody[] = LOOKED_AT.slice(0, 9);
// biome-ignore format: a list reads in a row
const SOURCES: readonly SourceKey[] = ['meeus-1998', 'archinal-2018', 'mallama-hilton-2018', 'explanatory-supplement-1992', 'allen-1976'];
const GEOCENTRIC = 0;
const HELIOCENTRIC = 2;
const GEOMETRIC = 0;
const LIGHT_TIME = 1;
const APPARENT = 7;
const EQUATORIAL = 8;
const TRUE = 0;
const ICRS = 3;
/** One au of light, days. */
const LIGHT_DAYS_PER_AU = 499.0047838362 / 86400;

/** North poles, ICRS at J2000.0, degrees. That of Saturn moves by 0.04° a century, which is nothing to its rings' light. */
const POLES: { readonly [B in Body]?: readonly [rightAscensionDeg: number, declinationDeg: number] } = {
  Saturn: [40.589, 83.537],
  Uranus: [257.311, -15.175],
};

/**
 * Elongation, phase, diameter and magnitude of bodies as the Earth's centre sees them.
 *
 * @param when  a Julian date (TT) or a moment
 * @throws  EngineError INVALID_OPTION for a body that has no phase (field `options.bodies[0]` …) and for another option; INVALID_DATETIME for a `when` that is none; OUT_OF_SPAN
 *          where no loaded ephemeris has a body (asteroids: 1800 … 2400)
 */
export function phenomenaAt(kernel: Kernel, when: TtWhen, options: PhenomenaOptions = {}): Phenomena {
  readKernel(kernel);
  const { day, fraction, jdTt } = readTt(when);
  const { bodies = USUAL } = readChoices<PhenomenaOptions>(options, 'options', { bodies: true });
  const asked = readList('options.bodies', bodies, 'a list of names of bodies').map((body, i) =>
    oneOf(`options.bodies[${i}]`, body, LOOKED_AT),
  );
  const look = lookerOf(kernel, day, fraction);
  const sun = look('Sun', GEOCENTRIC, APPARENT, TRUE, 0);
  return { jdTt, bodies: asked.map((body) => phenomenaOf(kernel, look, sun, body, jdTt)), sources: SOURCES };
}

/** Ten numbers of a body, as `Result` has them, a while ago. */
type Looker = (body: Body, centre: number, steps: number, equinox: number, agoDays: number) => readonly number[];

function lookerOf(kernel: Kernel, day: number, fraction: number): Looker {
  return (body, centre, steps, equinox, agoDays) => {
    const number = BODIES.indexOf(body);
    const ttFraction = fraction - agoDays;
    const place = { ut1Day: 0, ut1Fraction: 0, latitudeRad: 0, longitudeRad: 0, elevationMetres: 0 };
    const call = { ttDay: day, ttFraction, bodies: 1 << number, centre, steps: steps | EQUATORIAL, equinox, ...place };
    if (!kernel.sky(call) || kernel.source(number) === 0) throw outside(kernel, day + ttFraction, body);
    return Array.from(kernel.result(number));
  };
}

function phenomenaOf(
  kernel: Kernel,
  look: Looker,
  sun: readonly number[],
  body: PhenomenonBody,
  jdTt: number,
): BodyPhenomena {
  const seen = look(body, GEOCENTRIC, APPARENT, TRUE, 0);
  const distanceAu = seen[2] as number;
  const fromEarth = vectorOf(kernel, look(body, GEOCENTRIC, LIGHT_TIME, ICRS, 0));
  // Where the body was when the light left it, from where the Sun was then.
  const there = look(body, HELIOCENTRIC, GEOMETRIC, ICRS, distanceAu * LIGHT_DAYS_PER_AU);
  const fromSun = vectorOf(kernel, there);
  const phaseAngleRad = angleBetween(kernel, fromEarth, fromSun);
  const radiusAu = edgeOf(body, 'upper-limb', 0, {}).radiusAu;
  const pole = poleOf(kernel, body);
  const sunDistanceAu = there[2] as number;
  const elongationRad = angleBetween(kernel, vectorOf(kernel, seen), vectorOf(kernel, sun));
  return {
    body,
    elongationRad,
    side: normaliseSignedRad((seen[0] as number) - (sun[0] as number)) >= 0 ? 'east' : 'west',
    phaseAngleRad,
    illuminatedFraction: 0.5 * (1 + kernel.cos(phaseAngleRad)),
    diameterRad: radiusAu === 0 ? null : 2 * semidiameterRad(radiusAu, distanceAu),
    magnitude: magnitudeOf(body, {
      sunDistanceAu,
      distanceAu,
      phaseAngleDeg: degreesOf(phaseAngleRad),
      earthLatitudeRad: latitudeUnder(kernel, pole, fromEarth),
      sunLatitudeRad: latitudeUnder(kernel, pole, fromSun),
      year: 2000 + (jdTt - 2451544.5) / 365.25,
    }),
    distanceAu,
    sunDistanceAu,
  };
}

type Vector = readonly [x: number, y: number, z: number];

/** The direction in which a body stands on the equator of its ten numbers. */
function vectorOf(kernel: Kernel, numbers: readonly number[]): Vector {
  return directionOf(kernel, numbers[6] as number, numbers[7] as number);
}

function directionOf(kernel: Kernel, rightAscension: number, declination: number): Vector {
  const flat = kernel.cos(declination);
  return [flat * kernel.cos(rightAscension), flat * kernel.sin(rightAscension), kernel.sin(declination)];
}

/** 0 … π, as exact for small angles as for others. */
function angleBetween(kernel: Kernel, a: Vector, b: Vector): number {
  const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return kernel.atan2(Math.sqrt(x * x + y * y + z * z), dot(a, b));
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function poleOf(kernel: Kernel, body: Body): Vector | null {
  const pole = POLES[body];
  if (pole === undefined) return null;
  return directionOf(kernel, radiansOf(pole[0]), radiansOf(pole[1]));
}

/** Over which latitude of a body something stands from which the body lies in a direction; 0 for bodies without a pole here. */
function latitudeUnder(kernel: Kernel, pole: Vector | null, direction: Vector): number {
  return pole === null ? 0 : kernel.asin(-dot(pole, direction));
}
