/**
 * Where are the Moon and a lamp behind her, as seen from the Earth's centre? The vectors that every eclipse and occultation is reckoned from. The lamp is
 * the Sun, a planet or a star.
 */

import type { Kernel } from '../../kernel/kernel.ts';
import type { Result, StarNumbers } from '../../kernel/numbers.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { outside } from '../places.ts';
import { BODIES, type Body } from '../sky.ts';

/** The Earth's equatorial radius, the unit of length of everything here; km. @source IERS Conventions 2010, as the core's observer */
export const EARTH_RADIUS_KM = 6378.1366;
/** An astronomical unit in Earth radii. */
export const RADII_PER_AU: number = 149597870.7 / EARTH_RADIUS_KM;

/** Lamp and Moon on the true equator and equinox of date; Earth radii, and Earth radii per day of TT. */
export interface Lights {
  jdTt: number;
  lampX: number;
  lampY: number;
  lampZ: number;
  lampXPerDay: number;
  lampYPerDay: number;
  lampZPerDay: number;
  moonX: number;
  moonY: number;
  moonZ: number;
  moonXPerDay: number;
  moonYPerDay: number;
  moonZPerDay: number;
  /** Ecliptic longitude of the Moon from the lamp, −2π … 2π, and its rate; latitude of the Moon. */
  elongationRad: number;
  elongationRadPerDay: number;
  moonLatitudeRad: number;
  /** And of the Moon from the lamp. */
  apartRad: number;
}

/** The lights at a Julian date (TT). The record is the same at each call, and the next call overwrites it. */
export type LightsAt = (jdTt: number) => Lights;

const MOON = BODIES.indexOf('Moon');
/** Light-time, deflection, aberration, and the equatorial pair. */
const APPARENT_EQUATORIAL = 15;
const GEOMETRIC = 0;
/** So far is a star that lines to it are parallel; its own motion within hours is nothing. */
const STAR_DISTANCE = 1e15;

/**
 * The vectors of the Moon and a body behind her.
 *
 * Directions are apparent. The distance that belongs to them is the one the Moon has for those who move with the Earth: where she is now. What her light ran through
 * is up to 39 km less or more, for the Earth goes 30 km a second, and would move her by 0.34″ for a place. Before the Sun that is square to the Earth's way, and
 * nothing; so it is reckoned for planets and stars alone.
 *
 * @throws  EngineError INVALID_OPTION for what is no core
 * @returns the function; it throws OUT_OF_SPAN where no loaded ephemeris has both
 */
export function lightsOf(kernel: Kernel, body: Body): LightsAt {
  readKernel(kernel);
  const number = BODIES.indexOf(body);
  const sky = skyReader(kernel, body, (1 << number) | (1 << MOON), APPARENT_EQUATORIAL);
  const moonNow = body === 'Sun' ? null : skyReader(kernel, 'Moon', 1 << MOON, GEOMETRIC);
  const lights = emptyLights();
  return (jdTt) => {
    if (lights.jdTt === jdTt) return lights;
    sky(jdTt);
    const moon = placeMoon(kernel, lights);
    const r = kernel.result(number);
    const lamp = vectorOf(kernel, r);
    lights.lampX = lamp.x;
    lights.lampY = lamp.y;
    lights.lampZ = lamp.z;
    lights.lampXPerDay = lamp.xPerDay;
    lights.lampYPerDay = lamp.yPerDay;
    lights.lampZPerDay = lamp.zPerDay;
    lights.elongationRad = moon.longitudeRad - r[0];
    lights.elongationRadPerDay = moon.longitudeRadPerDay - r[3];
    lights.apartRad = lights.moonLatitudeRad - r[1];
    if (moonNow !== null) moveMoon(kernel, moonNow, jdTt, lights);
    lights.jdTt = jdTt;
    return lights;
  };
}

/** The vectors of the Moon and a star behind her; as `lightsOf`. */
export function starLightsOf(kernel: Kernel, star: StarNumbers): LightsAt {
  readKernel(kernel);
  const sky = skyReader(kernel, 'Moon', 1 << MOON, APPARENT_EQUATORIAL);
  const moonNow = skyReader(kernel, 'Moon', 1 << MOON, GEOMETRIC);
  const lights = emptyLights();
  return (jdTt) => {
    if (lights.jdTt === jdTt) return lights;
    sky(jdTt);
    const moon = placeMoon(kernel, lights);
    const day = Math.floor(jdTt);
    const r = kernel.star(day, jdTt - day, star, APPARENT_EQUATORIAL, 0);
    if (r === null) throw outside(kernel, jdTt, 'the star');
    const flat = STAR_DISTANCE * kernel.cos(r[7]);
    lights.lampX = flat * kernel.cos(r[6]);
    lights.lampY = flat * kernel.sin(r[6]);
    lights.lampZ = STAR_DISTANCE * kernel.sin(r[7]);
    lights.elongationRad = moon.longitudeRad - r[0];
    lights.elongationRadPerDay = moon.longitudeRadPerDay - r[3];
    lights.apartRad = lights.moonLatitudeRad - r[1];
    moveMoon(kernel, moonNow, jdTt, lights);
    lights.jdTt = jdTt;
    return lights;
  };
}

/** Puts the Moon at the distance that she has now. */
function moveMoon(kernel: Kernel, moonNow: (jdTt: number) => void, jdTt: number, into: Lights): void {
  moonNow(jdTt);
  const distance = kernel.result(MOON)[2] * RADII_PER_AU;
  const { moonX: x, moonY: y, moonZ: z } = into;
  const stretch = distance / Math.sqrt(x * x + y * y + z * z);
  into.moonX *= stretch;
  into.moonY *= stretch;
  into.moonZ *= stretch;
  into.moonXPerDay *= stretch;
  into.moonYPerDay *= stretch;
  into.moonZPerDay *= stretch;
}

/** A function that puts bodies into the core's memory at a date. */
function skyReader(kernel: Kernel, lamp: Body, mask: number, steps: number): (jdTt: number) => void {
  const call = {
    ttDay: 0,
    ttFraction: 0,
    ut1Day: 0,
    ut1Fraction: 0,
    bodies: mask,
    centre: 0,
    steps,
    equinox: 0,
    latitudeRad: 0,
    longitudeRad: 0,
    elevationMetres: 0,
  };
  const number = BODIES.indexOf(lamp);
  return (jdTt) => {
    call.ttDay = Math.floor(jdTt);
    call.ttFraction = jdTt - call.ttDay;
    if (!kernel.sky(call)) throw outside(kernel, jdTt, 'the sky');
    for (const body of [number, MOON]) if (kernel.source(body) === 0) throw outside(kernel, jdTt, BODIES[body] as Body);
  };
}

/** Reads the Moon of the last sky. */
function placeMoon(
  kernel: Kernel,
  into: Lights,
): { readonly longitudeRad: number; readonly longitudeRadPerDay: number } {
  const r = kernel.result(MOON);
  const moon = vectorOf(kernel, r);
  into.moonX = moon.x;
  into.moonY = moon.y;
  into.moonZ = moon.z;
  into.moonXPerDay = moon.xPerDay;
  into.moonYPerDay = moon.yPerDay;
  into.moonZPerDay = moon.zPerDay;
  into.moonLatitudeRad = r[1];
  return { longitudeRad: r[0], longitudeRadPerDay: r[3] };
}

function emptyLights(): Lights {
  const none = Number.NaN;
  // biome-ignore format: a record of nothing
  return {
    jdTt: none, lampX: none, lampY: none, lampZ: none, lampXPerDay: 0, lampYPerDay: 0, lampZPerDay: 0,
    moonX: none, moonY: none, moonZ: none, moonXPerDay: none, moonYPerDay: none, moonZPerDay: none,
    elongationRad: none, elongationRadPerDay: none, moonLatitudeRad: none, apartRad: none,
  };
}

/** An equatorial place as a vector with its rate, Earth radii and Earth radii per day. */
function vectorOf(kernel: Kernel, r: Result) {
  const distance = r[2] * RADII_PER_AU;
  const speed = r[5] * RADII_PER_AU;
  const sa = kernel.sin(r[6]);
  const ca = kernel.cos(r[6]);
  const sd = kernel.sin(r[7]);
  const cd = kernel.cos(r[7]);
  const out = speed * cd - distance * sd * r[9];
  const along = distance * cd * r[8];
  return {
    x: distance * cd * ca,
    y: distance * cd * sa,
    z: distance * sd,
    xPerDay: out * ca - along * sa,
    yPerDay: out * sa + along * ca,
    zPerDay: speed * sd + distance * cd * r[9],
  };
}
