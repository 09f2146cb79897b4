/**
 * From where a body is to where it is seen, two bodies at a time: light-time, the Sun's deflection, aberration, the frame of date.
 * Every step carries its derivative, so the rates are those of the very positions given.
 */

import { aberrate, prepareAberration } from './aberration';
import { deflect, prepareDeflection } from './deflection';
import { turnToFrame, writeEcliptic, writeEquatorial } from './direction';
import { depart } from './light-time';
import { ABERRATION, DEFLECTION, EQUATORIAL, enlist, sightOf } from './sight';

/** Bytes of one body's result: longitude latitude distance, their rates, right ascension declination, their rates; f64. */
export const RESULT_BYTES: usize = 80;

/**
 * Places one body.
 *
 * @param state   its position, velocity, acceleration, barycentric
 * @param result  where its result goes
 * @param steps   LIGHT_TIME | DEFLECTION | ABERRATION | EQUATORIAL
 */
export function place(state: usize, result: usize, steps: i32): void {
  enlist(0, state, state, result, result);
  placeLine<f64>(1, 0, steps);
}

/**
 * Places the bodies in line (sight.ts), each step for all of them before the next.
 *
 * @param count  records in line
 * @param clear  so many of them, from the first on, are not deflected
 * @param steps  as of `place`
 */
export function placeLine<T>(count: i32, clear: i32, steps: i32): void {
  for (let i = 0; i < count; i++) depart<T>(sightOf(i), steps);
  if (steps & DEFLECTION) {
    prepareDeflection();
    for (let i = clear; i < count; i++) deflect<T>(sightOf(i));
  }
  if (steps & ABERRATION) {
    prepareAberration();
    for (let i = 0; i < count; i++) aberrate<T>(sightOf(i));
  }
  for (let i = 0; i < count; i++) turnToFrame<T>(sightOf(i));
  for (let i = 0; i < count; i++) writeEcliptic<T>(sightOf(i));
  if (steps & EQUATORIAL) for (let i = 0; i < count; i++) writeEquatorial<T>(sightOf(i));
}
