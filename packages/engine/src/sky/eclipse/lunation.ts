/**
 * Which new or full moons lie in a span, and near which instant each is? Every syzygy has a number, and its instant follows from the number alone, so that an
 * eclipse has the same bits whichever span it was looked for in, and none is passed over.
 */

import { normaliseSignedRad, turnRad } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { LightsAt } from './lights.ts';

/** Days between mean new moons, and the mean new moon number 0 (6 January 2000). @source `meeus-1998`, (49.1) */
const MONTH_DAYS = 29.530588861;
const NEW_MOON_0 = 2451550.09766;
/** True syzygies lie within 0.6 days of the mean ones; greatest eclipse is within 0.03 of the syzygy. */
const REACH_DAYS = 1.5;
/** The secular term of (49.1) is left out of the counting: half a day in 4000 BC. */
const COUNT_DAYS = 2;

/** New moons have whole numbers, full moons the number of the new moon before and a half. */
export type Phase = 0 | 0.5;

/** Julian date (TT) of a mean syzygy. @source `meeus-1998`, (49.1) */
export function meanSyzygy(lunation: number): number {
  const t = lunation / 1236.85;
  return NEW_MOON_0 + MONTH_DAYS * lunation + t * t * (0.00015437 + t * (-0.00000015 + t * 0.00000000073));
}

/** First and last number of a phase whose greatest eclipse may lie in [from, to). */
export function lunationsBetween(fromJdTt: number, toJdTt: number, phase: Phase): readonly [number, number] {
  const count = (jdTt: number): number => (jdTt - NEW_MOON_0) / MONTH_DAYS - phase;
  return [
    Math.floor(count(fromJdTt - REACH_DAYS - COUNT_DAYS)) + phase,
    Math.ceil(count(toJdTt + REACH_DAYS + COUNT_DAYS)) + phase,
  ];
}

/** Whether the syzygy of a number may have its greatest eclipse in [from, to). */
export function mayLieIn(lunation: number, fromJdTt: number, toJdTt: number): boolean {
  const mean = meanSyzygy(lunation);
  return mean >= fromJdTt - REACH_DAYS && mean < toJdTt + REACH_DAYS;
}

/** The number of the syzygy nearest to a date. */
export function lunationNear(jdTt: number, phase: Phase): number {
  const guess = Math.round((jdTt - NEW_MOON_0) / MONTH_DAYS - phase) + phase;
  const near = [guess - 1, guess, guess + 1];
  const off = near.map((lunation) => Math.abs(meanSyzygy(lunation) - jdTt));
  return near[off.indexOf(Math.min(...off))] as number;
}

/**
 * The true syzygy of a number, within seconds: the elongation grows by 0.18 to 0.26 a day and never turns, so Newton's rule cannot leave the lunation.
 *
 * @param lightsAt  of the Sun
 * @throws  EngineError OUT_OF_SPAN
 */
export function syzygyOf(lightsAt: LightsAt, lunation: number, phase: Phase): number {
  let jdTt = meanSyzygy(lunation);
  for (let round = 0; round < 3; round++) {
    const { elongationRad, elongationRadPerDay } = lightsAt(jdTt);
    jdTt -= normaliseSignedRad(elongationRad - phase * turnRad) / elongationRadPerDay;
  }
  return jdTt;
}

/** Whether both ends of a day round a date are within a loaded ephemeris. */
export function isCovered(kernel: Kernel, jdTt: number): boolean {
  return kernel.packAt(jdTt - 1) !== null && kernel.packAt(jdTt + 1) !== null;
}
