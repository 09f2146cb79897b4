/**
 * When do two bodies stand at an exact angle, and when does one reach an angle to a point? Mundane aspects with their retrograde triples, and transits to a place
 * that stands still or moves by a function of time.
 */

import { normaliseRad, normaliseSignedRad, radiansOf } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { isRecord, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings } from '../search.ts';
import { BODIES, type Body } from '../sky.ts';
import {
  checkCount,
  lookAt,
  type Motion,
  motionOf,
  pairMotion,
  readBody,
  type StepOption,
  searchAlong,
  turnDaysOf,
} from './motion.ts';
import { lessOffset, type OffsetOption, viewOf } from './offset.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';
import { readAngles } from './phases.ts';

/** An exact angle between two bodies. */
export interface MundaneAspect {
  readonly jdTt: number;
  /** The angle asked for, 0 … 180 degrees. */
  readonly angleDeg: number;
  /** By how much A is before B in the coordinate, −π … π: plus or minus the angle. */
  readonly leadRad: number;
  /** Apparent longitudes, true equinox of date, 0 … 2π, in whatever coordinate the angle is. */
  readonly longitudeARad: number;
  readonly longitudeBRad: number;
  readonly isARetrograde: boolean;
  readonly isBRetrograde: boolean;
  /** A gains on B; false in the backward passage of a triple. */
  readonly isGaining: boolean;
}

/** An exact angle of a body to a point. */
export interface PointAspect {
  readonly jdTt: number;
  readonly angleDeg: number;
  /** By how much the body is before the point, −π … π. */
  readonly leadRad: number;
  /** The body's, as counted: from the offset, where there is one; 0 … 2π. */
  readonly longitudeRad: number;
  /** The body passes backwards against the point. */
  readonly isRetrograde: boolean;
}

export interface AspectOptions extends StepOption {
  /** `longitude` when left out. With right ascension and the angle 0: conjunctions as almanacs print them. */
  readonly coordinate?: 'longitude' | 'rightAscension';
}

/** Longitudes of body and point are both counted from the offset, where there is one. */
export interface PointAspectOptions extends StepOption, OffsetOption {}

/** A point that moves: its longitude, and how fast, if that is known. Moving much faster than a planet, it should come with a short `stepDays`. */
export interface MovingPoint {
  readonly longitudeRad: (jdTt: number) => number;
  readonly longitudeRadPerDay?: (jdTt: number) => number;
}

const PAIR_NAMES = { stepDays: true, coordinate: true } as const;
const POINT_NAMES = { stepDays: true, offsetRad: true, offsetRadPerDay: true } as const;
const MOVING = BODIES.filter((body) => body !== 'Earth');
const WINDOW_DAYS = 120;
const USUAL_DAYS = 12000;
/** A point may turn with the sky. */
const POINT_TURN_DAYS = 1;
const B = RESULT_WIDTH;

/**
 * Exact angles between two bodies in [from, to), in the order of time: geocentric, apparent.
 *
 * None is missed, whatever the step: the bounds of both bodies' bends exclude a second turn of their distance within one.
 *
 * @param anglesDeg  0 … 180; each counts on both sides
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has a body
 */
export function aspectsBetween(
  kernel: Kernel,
  bodyA: Body,
  bodyB: Body,
  anglesDeg: readonly number[],
  fromJdTt: number,
  toJdTt: number,
  options: AspectOptions = {},
): readonly MundaneAspect[] {
  readChoices<AspectOptions>(options, 'options', PAIR_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readPair(bodyA, bodyB);
  const coordinate = oneOf('options.coordinate', options.coordinate ?? 'longitude', ['longitude', 'rightAscension']);
  const motion = pairMotion(kernel, bodyA, bodyB, coordinate, -1, 'apparent');
  const { targetsRad, degOf } = bothSides(anglesDeg);
  checkCount(targetsRad.length, turnDaysOf([bodyA, bodyB]), fromJdTt, toJdTt);
  const look = lookAt(kernel, [bodyA, bodyB], 'apparent');
  const search = { ...searchAlong(motion, options), targetsRad };
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, rising, index }) => {
    const numbers = look(jdTt);
    return {
      jdTt,
      angleDeg: degOf[index] as number,
      leadRad: normaliseSignedRad(targetsRad[index] as number),
      longitudeARad: numbers[0] as number,
      longitudeBRad: numbers[B] as number,
      isARetrograde: (numbers[3] as number) < 0,
      isBRetrograde: (numbers[B + 3] as number) < 0,
      isGaining: rising,
    };
  });
}

/** The first exact angle at or after an instant; null when there is none within `limitDays` (12 000). Errors as `aspectsBetween`. */
export function nextAspect(
  kernel: Kernel,
  bodyA: Body,
  bodyB: Body,
  anglesDeg: readonly number[],
  fromJdTt: number,
  options: AspectOptions & LimitOption = {},
): MundaneAspect | null {
  const { limitDays, ...listed } = readChoices<AspectOptions & LimitOption>(options, 'options', {
    ...PAIR_NAMES,
    limitDays: true,
  });
  const find = (from: number, to: number) => aspectsBetween(kernel, bodyA, bodyB, anglesDeg, from, to, listed);
  return firstOf(find, fromJdTt, windowOf(bodyA, bodyB), limitDays, USUAL_DAYS);
}

/** The last exact angle before an instant; as `nextAspect`. */
export function previousAspect(
  kernel: Kernel,
  bodyA: Body,
  bodyB: Body,
  anglesDeg: readonly number[],
  beforeJdTt: number,
  options: AspectOptions & LimitOption = {},
): MundaneAspect | null {
  const { limitDays, ...listed } = readChoices<AspectOptions & LimitOption>(options, 'options', {
    ...PAIR_NAMES,
    limitDays: true,
  });
  const find = (from: number, to: number) => aspectsBetween(kernel, bodyA, bodyB, anglesDeg, from, to, listed);
  return lastOf(find, beforeJdTt, windowOf(bodyA, bodyB), limitDays, USUAL_DAYS);
}

/**
 * Exact angles of a body to a point in [from, to), in the order of time: geocentric, apparent.
 *
 * None is missed with a point that stands still or moves evenly; with one that turns, as long as it turns more slowly than the body does.
 *
 * @param point      its longitude, radians, or how it moves
 * @param anglesDeg  0 … 180; each counts on both sides
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 */
export function aspectsToPoint(
  kernel: Kernel,
  body: Body,
  point: number | MovingPoint,
  anglesDeg: readonly number[],
  fromJdTt: number,
  toJdTt: number,
  options: PointAspectOptions = {},
): readonly PointAspect[] {
  readChoices<PointAspectOptions>(options, 'options', POINT_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, MOVING);
  const own = lessOffset(motionOf(kernel, body, 'longitude', viewOf(options)), options);
  const motion = lessPoint(own, point);
  const { targetsRad, degOf } = bothSides(anglesDeg);
  checkCount(targetsRad.length, typeof point === 'number' ? turnDaysOf([body]) : POINT_TURN_DAYS, fromJdTt, toJdTt);
  const search = { ...searchAlong(motion, options), targetsRad };
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, rising, index }) => ({
    jdTt,
    angleDeg: degOf[index] as number,
    leadRad: normaliseSignedRad(targetsRad[index] as number),
    longitudeRad: normaliseRad(own.value(jdTt)),
    isRetrograde: !rising,
  }));
}

function lessPoint(motion: Motion, point: unknown): Motion {
  if (typeof point === 'number' && Number.isFinite(point)) {
    const less: Motion = {
      value: (jdTt) => motion.value(jdTt) - point,
      rate: motion.rate,
      stepDays: motion.stepDays,
      bend: motion.bend,
    };
    return motion.kink === undefined ? less : { ...less, kink: motion.kink };
  }
  const { longitudeRad, longitudeRadPerDay } = isRecord(point) ? point : {};
  if (
    typeof longitudeRad === 'function' &&
    (longitudeRadPerDay === undefined || typeof longitudeRadPerDay === 'function')
  ) {
    const given: OffsetOption = {
      offsetRad: longitudeRad as MovingPoint['longitudeRad'],
      ...(typeof longitudeRadPerDay === 'function' && {
        offsetRadPerDay: longitudeRadPerDay as MovingPoint['longitudeRad'],
      }),
    };
    return lessOffset(motion, given, { offset: 'point.longitudeRad', rate: 'point.longitudeRadPerDay' });
  }
  const allowed =
    'a longitude in radians, or an object with longitudeRad, and longitudeRadPerDay if known, functions of the Julian date';
  throw refusal('INVALID_OPTION', 'point', allowed, `The point must be ${allowed}.`);
}

/** Marks on both sides of every angle, and the angle each belongs to; 0 and 180 have one. */
function bothSides(angles: readonly number[]): {
  readonly targetsRad: readonly number[];
  readonly degOf: readonly number[];
} {
  const targetsRad: number[] = [];
  const degOf: number[] = [];
  for (const angleDeg of readAngles('anglesDeg', angles, 0, 180)) {
    for (const side of angleDeg === 0 || angleDeg === 180 ? [1] : [1, -1]) {
      targetsRad.push(radiansOf(side * angleDeg));
      degOf.push(angleDeg);
    }
  }
  return { targetsRad, degOf };
}

export function readPair(bodyA: Body, bodyB: Body): void {
  readBody('bodyA', bodyA, MOVING);
  readBody('bodyB', bodyB, MOVING);
  if (bodyA === bodyB)
    throw refusal('INVALID_OPTION', 'bodyB', 'another body than bodyA', 'bodyA and bodyB are one body.');
}

function windowOf(bodyA: Body, bodyB: Body): number {
  return bodyA === 'Moon' || bodyB === 'Moon' ? 10 : WINDOW_DAYS;
}
