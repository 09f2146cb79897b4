/** The searches behind events.ts: each follows one course through life, and writes down what it meets. */

import { degreesOf, normaliseDeg, radiansOf, turnRad } from '../../angle.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { angleCrossings, extrema } from '../../sky/search.ts';
import { jdUtOfTt, type LocalClock } from '../../time/local-clock.ts';
import { type Radix, zodiacSpot } from '../radix/index.ts';
import type { ResolvedProgression } from './choices.ts';
import type { ProgressionClock } from './clock.ts';
import { type Course, courseOf } from './course.ts';
import { PROGRESSED_PHASES, type ProgressedEvent, type ProgressedTime } from './event-records.ts';
import type { NatalPlace } from './natal.ts';

/** A tenth of a second of life. */
const TOLERANCE_DAYS = 1e-6;
/** Two steps of the zodiac's seventh decimal: on which side of a cusp a point is. */
const HAIR_DEG = 2e-7;

/** A question with nothing left out. */
export interface Question {
  readonly natal: Radix;
  readonly clock: ProgressionClock;
  readonly resolved: ResolvedProgression;
  readonly local: LocalClock | null;
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/** Angle, rate and step of a course in life's time. */
function inLife({ clock }: Question, { angleRad, rateRadPerDay, stepDays }: Course) {
  const { daysPerDay, skyJdTt } = clock;
  return {
    angle: (lifeJdTt: number): number => angleRad(skyJdTt(lifeJdTt)),
    options: {
      stepDays: stepDays / Math.abs(daysPerDay),
      toleranceDays: TOLERANCE_DAYS,
      ...(rateRadPerDay === undefined
        ? {}
        : { rate: (lifeJdTt: number): number => rateRadPerDay(skyJdTt(lifeJdTt)) * daysPerDay }),
    },
  };
}

function timeOf({ clock, local }: Question, jdTt: number): ProgressedTime {
  const jdUt = jdUtOfTt(jdTt);
  const rest = { skyJdTt: clock.skyJdTt(jdTt), ageYears: clock.ageYears(jdTt) };
  return local === null ? { jdTt, jdUt, ...rest } : { jdTt, jdUt, time: local.text(jdUt), ...rest };
}

const spotDeg = (rad: number): number => zodiacSpot(degreesOf(rad)).longitudeDeg;

export function lunations(kernel: Kernel, question: Question, events: ProgressedEvent[]): void {
  const { radix } = question.resolved;
  const sun = courseOf(kernel, radix, 'Sun', 'points');
  const moon = courseOf(kernel, radix, 'Moon', 'points');
  const elongation: Course = {
    name: 'elongation',
    stepDays: moon.stepDays,
    angleRad: (jdTt) => moon.angleRad(jdTt) - sun.angleRad(jdTt),
    rateRadPerDay: (jdTt) => moon.rateRadPerDay(jdTt) - sun.rateRadPerDay(jdTt),
  };
  const { angle, options } = inLife(question, elongation);
  const everyRad = turnRad / PROGRESSED_PHASES.length;
  for (const { jdTt, index } of angleCrossings(angle, question.fromJdTt, question.toJdTt, { ...options, everyRad })) {
    const sky = question.clock.skyJdTt(jdTt);
    events.push({
      ...timeOf(question, jdTt),
      kind: 'lunation',
      phase: PROGRESSED_PHASES[index] as (typeof PROGRESSED_PHASES)[number],
      sunDeg: spotDeg(sun.angleRad(sky)),
      moonDeg: spotDeg(moon.angleRad(sky)),
    });
  }
}

export function stations(question: Question, course: Course, events: ProgressedEvent[]): void {
  if (course.name === 'Sun' || course.name === 'Moon') return;
  const { angle, options } = inLife(question, course);
  for (const { jdTt, kind } of extrema(angle, question.fromJdTt, question.toJdTt, options)) {
    events.push({
      ...timeOf(question, jdTt),
      kind: 'station',
      point: course.name,
      turns: kind === 'maximum' ? 'backward' : 'forward',
      longitudeDeg: spotDeg(angle(jdTt)),
    });
  }
}

export function signIngresses(question: Question, course: Course, events: ProgressedEvent[]): void {
  const { angle, options } = inLife(question, course);
  const everyRad = turnRad / 12;
  const found = angleCrossings(angle, question.fromJdTt, question.toJdTt, { ...options, everyRad });
  for (const { jdTt, rising, index } of found) {
    events.push({
      ...timeOf(question, jdTt),
      kind: 'sign-ingress',
      point: course.name,
      sign: rising ? index + 1 : ((index + 11) % 12) + 1,
      motion: rising ? 'forward' : 'backward',
    });
  }
}

export function houseIngresses(question: Question, course: Course, events: ProgressedEvent[]): void {
  const { houses } = question.natal;
  if (houses === null) return;
  const { angle, options } = inLife(question, course);
  const targetsRad = houses.cuspsDeg.map((cusp) => radiansOf(cusp));
  const found = angleCrossings(angle, question.fromJdTt, question.toJdTt, { ...options, targetsRad });
  for (const { jdTt, rising, index } of found) {
    const cusp = houses.cuspsDeg[index] as number;
    const side = (by: number): number =>
      houseOnCircle(zodiacSpot(cusp + (rising ? by : -by)).longitudeDeg, houses.cuspsDeg);
    const house = side(HAIR_DEG);
    // Where cusps run backward or cross over, as they may within the polar circles, a cusp need not be an entrance.
    if (house === side(-HAIR_DEG)) continue;
    events.push({
      ...timeOf(question, jdTt),
      kind: 'house-ingress',
      point: course.name,
      house,
      motion: rising ? 'forward' : 'backward',
    });
  }
}

export function aspects(
  question: Question,
  course: Course,
  targets: readonly NatalPlace[],
  aspectsDeg: readonly number[],
  events: ProgressedEvent[],
): void {
  const marks = targets.flatMap(({ name, longitudeDeg }) =>
    aspectsDeg.flatMap((aspectDeg) => {
      const sides = aspectDeg === 0 || aspectDeg === 180 ? [aspectDeg] : [aspectDeg, -aspectDeg];
      return sides.map((side) => ({ name, aspectDeg, atDeg: normaliseDeg(longitudeDeg + side) }));
    }),
  );
  if (marks.length === 0) return;
  const { angle, options } = inLife(question, course);
  const targetsRad = marks.map(({ atDeg }) => radiansOf(atDeg));
  const found = angleCrossings(angle, question.fromJdTt, question.toJdTt, { ...options, targetsRad });
  for (const { jdTt, rising, index } of found) {
    const { name, aspectDeg, atDeg } = marks[index] as (typeof marks)[number];
    events.push({
      ...timeOf(question, jdTt),
      kind: 'aspect',
      point: course.name,
      aspectDeg,
      natalPoint: name,
      longitudeDeg: zodiacSpot(atDeg).longitudeDeg,
      motion: rising ? 'forward' : 'backward',
    });
  }
}
