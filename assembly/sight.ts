/**
 * What passes from one step of a place to the next. Every body in line to be placed has a record of lanes, and a step (light-time, deflection,
 * aberration, the frame asked for) goes down the whole line before the next begins: each step is one long chain of operations for a body, and
 * the chains of different bodies run side by side in the processor.
 */

/** Observer: position, velocity, acceleration (au, per day, per day²), barycentric. The Sun's state the same. */
export const observer: usize = memory.data(72, 16);
export const sun: usize = memory.data(72, 16);

/** Steps of an apparent place, as bits. */
export const LIGHT_TIME: i32 = 1;
export const DEFLECTION: i32 = 2;
export const ABERRATION: i32 = 4;
export const EQUATORIAL: i32 = 8;

/** Offsets in a record; each number takes 16 bytes, room for two lanes. Unit vector to the body and its rate, at last in the axes asked for. */
export const DIRECTION: usize = 0;
export const TURNING: usize = 48;
/** Distance (au) and its rate. */
export const DISTANCE: usize = 96;
export const RECEDING: usize = 112;
/** Where the body was when the light left, and how that place moves with the time at which it is seen; barycentric. */
export const BODY: usize = 128;
export const MOTION: usize = 176;
/** Addresses (u32) of the two states and of the two results. */
const STATES: usize = 224;
const RESULTS: usize = 232;
const SIGHT_BYTES: usize = 240;

/** One for each body that can stand somewhere, Sun, Moon and Earth among them. */
const sights: usize = memory.data(240 * 24, 16);

/** Address of the i-th record in line. */
export function sightOf(i: i32): usize {
  return sights + SIGHT_BYTES * <usize>i;
}

/** Puts two bodies in line (the same twice when there is only one): their states and where their results go. */
export function enlist(i: i32, p0: usize, p1: usize, r0: usize, r1: usize): void {
  const at = sightOf(i);
  store<u32>(at + STATES, <u32>p0);
  store<u32>(at + STATES, <u32>p1, 4);
  store<u32>(at + RESULTS, <u32>r0);
  store<u32>(at + RESULTS, <u32>r1, 4);
}

export function stateAt(sight: usize, lane: usize): usize {
  return <usize>load<u32>(sight + STATES + 4 * lane);
}

export function resultAt(sight: usize, lane: usize): usize {
  return <usize>load<u32>(sight + RESULTS + 4 * lane);
}
