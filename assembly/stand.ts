/**
 * Where the bodies stand at one instant: barycentric states, with the accelerations that light-time needs, from the rows and orbits of the packs.
 */

import { evaluateRows } from './chebyshev';
import { constant, div, dot, mul, plus, root, splat, sub } from './lanes';
import { clearNumbers, copyNumbers } from './memory';
import { addOrbits, ELEMENT_BYTES } from './orbit';
import { enlistBody, originOf, packFor, settleSphere } from './pack';
import { sun } from './sight';
import { pair, scatter, stateOf } from './states';

export const SUN: i32 = 0;
export const MOON: i32 = 1;
const LAST_PACKED: i32 = 14;
/** The Earth's centre; in packs the Earth–Moon barycentre. */
export const EARTH: i32 = 21;

const GM_SUN: f64 = 2.9591220828559115e-4;
const GM_MOON: f64 = 1.0931895659898e-11;
const GM_EARTH_MOON: f64 = 8.997011390199871e-10;
/** Share of the Moon in the Earth–Moon system: 1 / (1 + 81.30056907). */
const MOON_SHARE: f64 = 1 / 82.30056907;

/** Sun, Earth and Moon, whose states every sky needs. */
const FEW: i32 = 3;

/** Geocentric state of the Moon. */
export const moonState: usize = memory.data(72, 16);

const elements: usize = memory.data(56 * 32, 16);
const pending: usize = memory.data(4 * 32, 16);
const choice: usize = memory.data(4 * 32, 16);
let pendingCount: i32 = 0;

/** The bodies asked for that stand somewhere, Sun, Moon and Earth apart, i32 each. */
export const standing: usize = memory.data(4 * 32, 16);
let standingCount: i32 = 0;

/** How many are in `standing`. */
export function countStanding(): i32 {
  return standingCount;
}

/** The pack that placed a body in the last `stand`; negative when none could. */
export function packOf(body: i32): i32 {
  return load<i32>(choice + 4 * <usize>body);
}

/**
 * Computes the states of Sun, Earth and Moon and of the bodies asked for (bit i asks for body i) at a date (TT, two parts).
 *
 * @returns false when no opened pack covers the date
 */
export function stand(day: f64, fraction: f64, bodies: u32): bool {
  const jd = day + fraction;
  if (choosePack(EARTH, jd) < 0 || choosePack(MOON, jd) < 0 || choosePack(SUN, jd) < 0) return false;
  start(0, SUN, day, fraction);
  start(1, EARTH, day, fraction);
  start(2, MOON, day, fraction);
  standingCount = 0;
  for (let body = 2; body <= LAST_PACKED; body++) {
    if (((bodies >> body) & 1) == 0 || choosePack(body, jd) < 0) continue;
    start(FEW + standingCount, body, day, fraction);
    store<i32>(standing + 4 * <usize>standingCount, body);
    standingCount++;
  }
  evaluateRows(FEW + standingCount);
  settleSphere(packOf(SUN), SUN, day, fraction, stateOf(SUN));
  settleSphere(packOf(EARTH), EARTH, day, fraction, stateOf(EARTH));
  settleSphere(packOf(MOON), MOON, day, fraction, stateOf(MOON));
  for (let i = 0; i < standingCount; i++) {
    const body = load<i32>(standing + 4 * <usize>i);
    settleSphere(packOf(body), body, day, fraction, stateOf(body));
  }
  addQueuedOrbits();
  settleEarth();
  for (let i = 0; i < standingCount; i++) {
    const body = load<i32>(standing + 4 * <usize>i);
    if (originOf(packOf(body), body) == 1) accumulate(stateOf(body), stateOf(SUN), 1, 6);
  }
  const step = ASC_FEATURE_SIMD ? 2 : 1;
  for (let i = 0; i < standingCount; i += step) {
    const a = stateOf(load<i32>(standing + 4 * <usize>i));
    const b = stateOf(load<i32>(standing + 4 * <usize>min(i + step - 1, standingCount - 1)));
    if (ASC_FEATURE_SIMD) attract<v128>(a, b, stateOf(SUN), GM_SUN);
    else attract<f64>(a, a, stateOf(SUN), GM_SUN);
  }
  return true;
}

function choosePack(body: i32, jd: f64): i32 {
  const pack = packFor(body, jd);
  store<i32>(choice + 4 * <usize>body, pack);
  return pack;
}

/** Puts a body in line for its state from its pack, relative to its own origin; its ellipse is queued. */
function start(job: i32, body: i32, day: f64, fraction: f64): void {
  if (enlistBody(job, packOf(body), body, day, fraction, stateOf(body), elements + ELEMENT_BYTES * <usize>body)) {
    store<i32>(pending + 4 * <usize>pendingCount, body);
    pendingCount++;
  }
}

function addQueuedOrbits(): void {
  const step = ASC_FEATURE_SIMD ? 2 : 1;
  for (let i = 0; i < pendingCount; i += step) {
    const a = load<i32>(pending + 4 * <usize>i);
    const b = load<i32>(pending + 4 * <usize>min(i + step - 1, pendingCount - 1));
    const ea = elements + ELEMENT_BYTES * <usize>a;
    const eb = elements + ELEMENT_BYTES * <usize>b;
    if (ASC_FEATURE_SIMD) addOrbits<v128>(ea, eb, stateOf(a), stateOf(b));
    else addOrbits<f64>(ea, ea, stateOf(a), stateOf(a));
  }
  pendingCount = 0;
}

/** Earth and Moon from their barycentre: barycentric states with accelerations; the geocentric Moon is kept in `moonState`. */
function settleEarth(): void {
  const earth = stateOf(EARTH);
  const moon = stateOf(MOON);
  const center = stateOf(SUN);
  clearNumbers(center + 48, 3);
  copyNumbers(moonState, moon, 6);
  if (originOf(packOf(EARTH), EARTH) == 1) accumulate(earth, center, 1, 6);
  accumulate(earth, moonState, -MOON_SHARE, 6);
  attract<f64>(earth, earth, center, GM_SUN);
  // The Moon's pull on the Earth, and the Earth's on the Moon.
  clearNumbers(sun, 3);
  attract<f64>(moonState, moonState, sun, GM_EARTH_MOON);
  accumulate(earth + 48, moonState + 48, -GM_MOON / GM_EARTH_MOON, 3);
  accumulate(moon, earth, 1, 6);
  copyNumbers(moon + 48, earth + 48, 3);
  accumulate(moon + 48, moonState + 48, 1, 3);
  copyNumbers(sun, center, 9);
}

/** to += factor · from, over `count` numbers. */
function accumulate(to: usize, from: usize, factor: f64, count: i32): void {
  const end = to + 8 * <usize>count;
  if (ASC_FEATURE_SIMD) {
    for (; to + 16 <= end; to += 16, from += 16)
      v128.store(to, plus<v128>(v128.load(to), splat<v128>(factor), v128.load(from)));
  }
  for (; to < end; to += 8, from += 8) store<f64>(to, load<f64>(to) + factor * load<f64>(from));
}

/** Writes −gm · (a − c) / |a − c|³ as the acceleration of state a, and the same of state b (a itself when there is only one). */
function attract<T>(a: usize, b: usize, center: usize, gm: f64): void {
  const x = sub<T>(pair<T>(a, b), constant<T>(center, 0));
  const y = sub<T>(pair<T>(a + 8, b + 8), constant<T>(center, 8));
  const z = sub<T>(pair<T>(a + 16, b + 16), constant<T>(center, 16));
  const r2 = dot<T>(x, y, z, x, y, z);
  const pull = div<T>(splat<T>(-gm), mul<T>(r2, root<T>(r2)));
  scatter<T>(a + 48, b + 48, mul<T>(pull, x));
  scatter<T>(a + 56, b + 56, mul<T>(pull, y));
  scatter<T>(a + 64, b + 64, mul<T>(pull, z));
}
