/**
 * When is a body nearest and farthest, and when does it pass its nodes? Perigee and apogee of the Moon, perihelion and aphelion of the Earth and the planets, a
 * planet nearest to the Earth; and the passages of the ecliptic, northwards and southwards.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { checkSpan } from '../altitude.ts';
import { crossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import { isLunarPoint, lookAt, motionOf, readBody, type StepOption, searchAlong } from './motion.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';
import { turnsOf } from './turns.ts';

/** Where distances and latitudes are counted from. */
export type OrbitCentre = 'geocentric' | 'heliocentric';

/** Least or greatest distance. */
export interface Apsis {
  readonly jdTt: number;
  /** `nearest` is perigee or perihelion, `farthest` apogee or aphelion. */
  readonly kind: 'nearest' | 'farthest';
  /** From the centre asked for. */
  readonly distanceAu: number;
  /** On the ecliptic and true equinox of date, 0 … 2π, seen from that centre. */
  readonly longitudeRad: number;
}

/** A passage of the ecliptic of date. */
export interface NodePassage {
  readonly jdTt: number;
  /** `ascending`: northwards. */
  readonly kind: 'ascending' | 'descending';
  readonly longitudeRad: number;
  readonly distanceAu: number;
}

export interface OrbitOptions extends StepOption {
  /** `geocentric` when left out; `heliocentric` for the Earth, who has no other. */
  readonly centre?: OrbitCentre;
}

export type OpenOrbitOptions = OrbitOptions & LimitOption;

const NAMES = { stepDays: true, centre: true } as const;
const OPEN_NAMES = { ...NAMES, limitDays: true } as const;
const CENTRES = ['geocentric', 'heliocentric'] as const;
const WINDOW_DAYS = 300;
const MOON_WINDOW_DAYS = 15;
const PLANETS = BODIES.filter((body) => !isLunarPoint(body));
/** Pluto passes his nodes every 80 to 160 years. */
const USUAL_DAYS = 70000;

/**
 * Least and greatest distances in [from, to), in the order of time: geometric, between centres at one instant, as almanacs print perigees and perihelia.
 *
 * From the Sun, Jupiter to Neptune can have three perihelia within some years, for the Sun himself moves about the barycentre; all are told.
 *
 * @param body  Sun to Vesta, or the Earth, who is seen from the Sun; the Moon's are perigee and apogee
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function apsidesOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: OrbitOptions = {},
): readonly Apsis[] {
  const view = readView(body, options);
  checkSpan(fromJdTt, toJdTt);
  const motion = motionOf(kernel, body, 'distance', view);
  const look = lookAt(kernel, [body], view);
  return turnsOf(motion, motion, fromJdTt, toJdTt, options).map(({ jdTt, value, kind }) => ({
    jdTt,
    kind: kind === 'minimum' ? 'nearest' : 'farthest',
    distanceAu: value,
    longitudeRad: look(jdTt)[0] as number,
  }));
}

/** The first least or greatest distance at or after an instant; null when there is none within `limitDays` (70 000). Errors as `apsidesOf`. */
export function nextApsis(kernel: Kernel, body: Body, fromJdTt: number, options: OpenOrbitOptions = {}): Apsis | null {
  const { limitDays, ...listed } = readChoices<OpenOrbitOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => apsidesOf(kernel, body, from, to, listed);
  return firstOf(find, fromJdTt, windowOf(body), limitDays, USUAL_DAYS);
}

/** The last least or greatest distance before an instant; as `nextApsis`. */
export function previousApsis(
  kernel: Kernel,
  body: Body,
  beforeJdTt: number,
  options: OpenOrbitOptions = {},
): Apsis | null {
  const { limitDays, ...listed } = readChoices<OpenOrbitOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => apsidesOf(kernel, body, from, to, listed);
  return lastOf(find, beforeJdTt, windowOf(body), limitDays, USUAL_DAYS);
}

/**
 * Passages of the ecliptic in [from, to), in the order of time: latitude zero. Apparent from the Earth, geometric from the Sun.
 *
 * @param body  Moon to Vesta; the Sun and the Earth leave the ecliptic of date by less than 1.2″ and have none
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function nodePassagesOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: OrbitOptions = {},
): readonly NodePassage[] {
  const view = readView(body, options) === 'heliocentric' ? 'heliocentric' : 'apparent';
  checkSpan(fromJdTt, toJdTt);
  if (body === 'Sun' || body === 'Earth')
    throw refusal('INVALID_OPTION', 'body', 'Moon to Vesta', `${body} has no nodes.`);
  const motion = motionOf(kernel, body, 'latitude', view);
  const look = lookAt(kernel, [body], view);
  return crossings(motion.value, fromJdTt, toJdTt, searchAlong(motion, options)).map(({ jdTt, rising }) => {
    const numbers = look(jdTt);
    return {
      jdTt,
      kind: rising ? 'ascending' : 'descending',
      longitudeRad: numbers[0] as number,
      distanceAu: numbers[2] as number,
    };
  });
}

/** The first passage of the ecliptic at or after an instant; null when there is none within `limitDays` (70 000). Errors as `nodePassagesOf`. */
export function nextNodePassage(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  options: OpenOrbitOptions = {},
): NodePassage | null {
  const { limitDays, ...listed } = readChoices<OpenOrbitOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => nodePassagesOf(kernel, body, from, to, listed);
  return firstOf(find, fromJdTt, windowOf(body), limitDays, USUAL_DAYS);
}

/** The last passage of the ecliptic before an instant; as `nextNodePassage`. */
export function previousNodePassage(
  kernel: Kernel,
  body: Body,
  beforeJdTt: number,
  options: OpenOrbitOptions = {},
): NodePassage | null {
  const { limitDays, ...listed } = readChoices<OpenOrbitOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => nodePassagesOf(kernel, body, from, to, listed);
  return lastOf(find, beforeJdTt, windowOf(body), limitDays, USUAL_DAYS);
}

function readView(body: Body, options: OrbitOptions): 'geometric' | 'heliocentric' {
  readChoices<OrbitOptions>(options, 'options', NAMES);
  readBody('body', body, PLANETS);
  const centre = oneOf('options.centre', options.centre ?? (body === 'Earth' ? 'heliocentric' : 'geocentric'), CENTRES);
  if (centre === 'heliocentric' ? body === 'Sun' : body === 'Earth') {
    const allowed = 'another body than the one it is seen from';
    throw refusal('INVALID_OPTION', 'body', allowed, `${body} is where the observer stands.`);
  }
  return centre === 'heliocentric' ? 'heliocentric' : 'geometric';
}

function windowOf(body: Body): number {
  return body === 'Moon' ? MOON_WINDOW_DAYS : WINDOW_DAYS;
}
