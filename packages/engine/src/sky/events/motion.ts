/**
 * How does a coordinate of a body move? A curve of value and rate for the searches of search.ts, with the figures that make them miss nothing: the
 * longest step, and bounds on how sharply the curve bends and, of a longitude, on how fast it runs (tables in bends.ts).
 */

import { normaliseSignedRad } from '../../angle.ts';
import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { LONGITUDE_STEP_DAYS, outside } from '../places.ts';
import { BODIES, type Body } from '../sky.ts';
import type { Kink, SearchOptions } from '../walk.ts';
import { BEND, type Coordinate, HELIOCENTRIC_BEND, TOP_SPEED, WRINKLE_RAD_PER_DAY } from './bends.ts';

/** A curve in time, as a search wants it. The functions throw OUT_OF_SPAN where no loaded ephemeris has the body. */
export interface Motion {
  value(jdTt: number): number;
  rate(jdTt: number): number;
  readonly stepDays: number;
  readonly bend: number;
  readonly kink?: Kink;
  readonly topSpeed?: number;
}

/** Ten numbers a body, as `Result` of the core has them, in the order asked for; the next call overwrites them. */
export type Look = (jdTt: number) => Float64Array;

/**
 * From where and with which effects: `apparent` as an almanac prints; `smooth` without the deflection of light, which wrinkles a curve behind the Sun's disc;
 * `geometric` where the body is; `heliocentric` the same from the Sun. All on the true equinox of date, and `mean` on the mean one.
 */
export type View = 'apparent' | 'smooth' | 'geometric' | 'heliocentric' | 'mean' | 'mean-smooth';

// biome-ignore format: a table reads in rows. Steps: light-time 1, deflection 2, aberration 4, equatorial 8
const VIEWS: { readonly [V in View]: { readonly centre: number; readonly steps: number; readonly equinox: number } } = {
  apparent:      { centre: 0, steps: 15, equinox: 0 },
  smooth:        { centre: 0, steps: 13, equinox: 0 },
  geometric:     { centre: 0, steps: 8,  equinox: 0 },
  heliocentric:  { centre: 2, steps: 8,  equinox: 0 },
  mean:          { centre: 0, steps: 15, equinox: 1 },
  'mean-smooth': { centre: 0, steps: 13, equinox: 1 },
};

/** Where a coordinate and its rate lie among the ten numbers. */
// biome-ignore format: a table reads in rows
const PLACE_OF: { readonly [C in Coordinate]: readonly [value: number, rate: number] } = {
  longitude: [0, 3], latitude: [1, 4], distance: [2, 5], rightAscension: [6, 8], declination: [7, 9],
};

const TO_EQUATOR = 8;

/**
 * A function that looks at bodies; asked for the date of its last call, it remembers.
 *
 * @param toEquator  false where right ascension and declination are not wanted: they are then left as they were
 */
export function lookAt(kernel: Kernel, bodies: readonly Body[], view: View, toEquator: boolean = true): Look {
  readKernel(kernel);
  const numbers = bodies.map((body) => BODIES.indexOf(body));
  const { centre, equinox } = VIEWS[view];
  const steps = toEquator ? VIEWS[view].steps : VIEWS[view].steps & ~TO_EQUATOR;
  const answer = new Float64Array(RESULT_WIDTH * bodies.length);
  const call = {
    ttDay: 0,
    ttFraction: 0,
    ut1Day: 0,
    ut1Fraction: 0,
    bodies: numbers.reduce((mask, number) => mask | (1 << number), 0),
    centre,
    steps,
    equinox,
    latitudeRad: 0,
    longitudeRad: 0,
    elevationMetres: 0,
  };
  let last = Number.NaN;
  return (jdTt) => {
    if (jdTt === last) return answer;
    last = Number.NaN;
    call.ttDay = Math.floor(jdTt);
    call.ttFraction = jdTt - call.ttDay;
    if (!kernel.sky(call)) throw outside(kernel, jdTt, 'the sky');
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] as number;
      if (kernel.source(number) === 0) throw outside(kernel, jdTt, bodies[i] as Body);
      const result = kernel.result(number);
      // Ten numbers are copied sooner here than by a call to `set`.
      for (let j = 0; j < RESULT_WIDTH; j++) answer[RESULT_WIDTH * i + j] = result[j] as number;
    }
    last = jdTt;
    return answer;
  };
}

/**
 * The motion of one body's coordinate.
 *
 * @param look  of that body in that view, where the caller looks at the places of events as well: what is found is then not looked at twice
 */
export function motionOf(
  kernel: Kernel,
  body: Body,
  coordinate: Coordinate,
  view: View,
  look: Look = lookAt(kernel, [body], view, isOnEquator(coordinate)),
): Motion {
  return sumOf(kernel, [[body, 1]], coordinate, view, look);
}

/** A coordinate of one body less (or plus, with `sign` 1) that of another. */
export function pairMotion(
  kernel: Kernel,
  bodyA: Body,
  bodyB: Body,
  coordinate: Coordinate,
  sign: 1 | -1,
  view: View,
): Motion {
  return sumOf(
    kernel,
    [
      [bodyA, 1],
      [bodyB, sign],
    ],
    coordinate,
    view,
    lookAt(kernel, [bodyA, bodyB], view, isOnEquator(coordinate)),
  );
}

function isOnEquator(coordinate: Coordinate): boolean {
  return coordinate === 'rightAscension' || coordinate === 'declination';
}

type Term = readonly [body: Body, sign: 1 | -1];

function sumOf(kernel: Kernel, terms: readonly Term[], coordinate: Coordinate, view: View, look: Look): Motion {
  const [v, r] = PLACE_OF[coordinate];
  const bends = view === 'heliocentric' ? HELIOCENTRIC_BEND : BEND;
  let [bend, topSpeed] = [0, 0];
  let stepDays = Number.POSITIVE_INFINITY;
  for (const [body] of terms) {
    bend += bends[body]?.[coordinate] ?? 0;
    topSpeed += TOP_SPEED[body] ?? Number.NaN;
    stepDays = Math.min(stepDays, stepOf(body));
  }
  const sum = (jdTt: number, place: number): number => {
    const numbers = look(jdTt);
    let total = 0;
    for (let i = 0; i < terms.length; i++)
      total += (terms[i] as Term)[1] * (numbers[RESULT_WIDTH * i + place] as number);
    return total;
  };
  const known = coordinate === 'longitude' && view !== 'heliocentric' && topSpeed > 0 ? { topSpeed } : {};
  const motion = { value: (t: number) => sum(t, v), rate: (t: number) => sum(t, r), stepDays, bend, ...known };
  const kink = view === 'apparent' || view === 'mean' ? kinkOf(kernel, terms, coordinate) : null;
  return kink === null ? motion : { ...motion, kink };
}

function stepOf(body: Body): number {
  return body === 'Earth' ? 30 : LONGITUDE_STEP_DAYS[body];
}

/** Nearer than this light bends sharply, degrees: the Sun's disc and a little more. */
const DISC_DEG = 0.285;
const FAR_DEG = 3;
/** Beyond the disc: 1.75″ × 0.267° over the distance, at 2.5° a day at most, with a third to spare; radians per day × degrees². */
const OUTER = 7e-6;
const degPerRad = 57.29577951308232;
const SMOOTH_BODIES: readonly Body[] = ['Sun', 'Moon', 'Earth'];

/** The wrinkles that the Sun's gravity makes in the light of whatever passes behind it. */
function kinkOf(kernel: Kernel, terms: readonly Term[], coordinate: Coordinate): Kink | null {
  const behind = terms.map(([body]) => body).filter((body) => !SMOOTH_BODIES.includes(body) && !isLunarPoint(body));
  if (behind.length === 0 || coordinate === 'distance') return null;
  const look = lookAt(kernel, ['Sun', ...behind], 'smooth', false);
  // A step begins where the last one ended, as a rule.
  let lastJdTt = Number.NaN;
  let last: Float64Array = new Float64Array(0);
  const at = (jdTt: number): Float64Array => (jdTt === lastJdTt ? last : Float64Array.from(look(jdTt)));
  const between = (aJdTt: number, bJdTt: number): number => {
    const [a, b] = [at(aJdTt), at(bJdTt)];
    [lastJdTt, last] = [bJdTt, b];
    let loose = 0;
    for (let i = 1; i <= behind.length; i++) loose += looseness(a, b, RESULT_WIDTH * i, bJdTt - aJdTt);
    return loose;
  };
  return { perDay: WRINKLE_RAD_PER_DAY * behind.length, between };
}

function looseness(a: Float64Array, b: Float64Array, at: number, days: number): number {
  const before = degPerRad * normaliseSignedRad((a[at] as number) - (a[0] as number));
  const after = degPerRad * normaliseSignedRad((b[at] as number) - (b[0] as number));
  const [south, north] = [degPerRad * (a[at + 1] as number), degPerRad * (b[at + 1] as number)];
  // From one side of the Sun to the other: past him, or past the point opposite.
  const passes = before < 0 !== after < 0 && Math.abs(before - after) < 180;
  const beside = passes ? 0 : Math.min(Math.abs(before), Math.abs(after));
  const above = days < 4 && south < 0 === north < 0 ? Math.min(Math.abs(south), Math.abs(north)) : 0;
  const square = beside * beside + above * above;
  if (square > FAR_DEG * FAR_DEG) return 0;
  return square < DISC_DEG * DISC_DEG ? WRINKLE_RAD_PER_DAY : OUTER / square;
}

export function isLunarPoint(body: Body): boolean {
  return /Node|Apogee|Perigee/.test(body);
}

/** What every list of events may be told. */
export interface StepOption {
  /** Longest step of the walk, days, up to 60. Shorter ones change nothing but the time it takes. */
  readonly stepDays?: number;
}

/** The options of a search along a motion. */
export function searchAlong(motion: Motion, { stepDays }: StepOption): SearchOptions {
  const { rate, bend, kink, topSpeed } = motion;
  return {
    stepDays: Math.min(motion.stepDays, readStep(stepDays) ?? motion.stepDays),
    rate,
    bend,
    ...(kink === undefined ? {} : { kink }),
    ...(topSpeed === undefined ? {} : { topSpeed }),
  };
}

function readStep(stepDays: unknown): number | undefined {
  if (stepDays === undefined) return undefined;
  if (typeof stepDays === 'number' && stepDays > 0 && stepDays <= 60) return stepDays;
  throw refusal(
    'INVALID_OPTION',
    'options.stepDays',
    '0 … 60 days, above 0',
    'options.stepDays lies above 0 and up to 60 days.',
  );
}

/** A list of more events would not fit in memory: 4 million are some hundred megabytes. */
const MOST_EVENTS = 4e6;
/** In so many days the Moon goes round at her fastest; a point of her orbit, there and back; and no other body. */
const MOON_TURN_DAYS = 24;
const POINT_TURN_DAYS = 30;
const TURN_DAYS = 100;

/**
 * A span that has not more events than a list can hold.
 *
 * @param marks     how many a turn has
 * @param turnDays  of what moves fastest
 * @throws  EngineError INVALID_OPTION of `toJdTt`
 */
export function checkCount(marks: number, turnDays: number, fromJdTt: number, toJdTt: number): void {
  const most = Math.floor((MOST_EVENTS * turnDays) / marks);
  if (!(toJdTt - fromJdTt > most)) return;
  const allowed = `at most ${most} days after fromJdTt, with ${marks} marks in a turn`;
  throw refusal('INVALID_OPTION', 'toJdTt', allowed, `toJdTt must be ${allowed}: the list would be too long.`);
}

/** In how many days one of some bodies may go round. */
export function turnDaysOf(bodies: readonly Body[]): number {
  return Math.min(
    ...bodies.map((body) => (body === 'Moon' ? MOON_TURN_DAYS : isLunarPoint(body) ? POINT_TURN_DAYS : TURN_DAYS)),
  );
}

/** A body out of those that a question can be asked of. @throws EngineError INVALID_OPTION */
export function readBody<B extends Body>(field: string, value: unknown, among: readonly B[]): B {
  return oneOf(field, value, among);
}
