/**
 * Trigonometric series as a straight-line program of unit complex numbers (data/ephemeris/FORMAT.md, "Series"):
 * every phase is a product of two entries, so a series of hundreds of terms needs one sine and cosine per argument.
 * Used for the Moon, for the analytic planets and for nutation.
 */

import { cosineAt, mul, plus, sineAt, splat, turn } from './lanes';
import { clearNumbers } from './memory';
import { pair } from './states';

const CENTURY: f64 = 36525;
const PER_TURN: f64 = 0.15915494309189535; // 1 / 2π

/** Entries: re, im, −im, re. */
const entries: usize = memory.data(32 * 1536, 16);

/** Most entries a program may have: 1 + 2 arguments + products. */
export const MAX_ENTRIES: i32 = 1536;

function putEntry(index: u32, re: f64, im: f64): void {
  const at = entries + 32 * <usize>index;
  store<f64>(at, re);
  store<f64>(at, im, 8);
  store<f64>(at, -im, 16);
  store<f64>(at, re, 24);
}

/** Entries of arguments i and j (the same when there is only one). */
function putArguments<T>(table: usize, i: u32, j: u32, t: f64): void {
  const a = table + 40 * <usize>i;
  const b = table + 40 * <usize>j;
  const x = splat<T>(t);
  let angle = pair<T>(a + 32, b + 32);
  for (let c: usize = 32; c > 0; c -= 8) angle = plus<T>(pair<T>(a + c - 8, b + c - 8), x, angle);
  turn<T>(mul<T>(angle, splat<T>(PER_TURN)));
  putEntry(1 + 2 * i, cosineAt(0), sineAt(0));
  putEntry(2 + 2 * i, cosineAt(0), -sineAt(0));
  if (isVector<T>()) {
    putEntry(1 + 2 * j, cosineAt(1), sineAt(1));
    putEntry(2 + 2 * j, cosineAt(1), -sineAt(1));
  }
}

/** Runs the program of the block for T (Julian centuries from J2000) and returns the address of its groups. */
function runProgram(block: usize, t: f64): usize {
  const args = load<u32>(block);
  const products = load<u32>(block, 4);
  putEntry(0, 1, 0);
  let at = block + 16;
  for (let i: u32 = 0; i < args; i += ASC_FEATURE_SIMD ? 2 : 1) {
    const next = min(i + 1, args - 1);
    if (ASC_FEATURE_SIMD) putArguments<v128>(at, i, next, t);
    else putArguments<f64>(at, i, i, t);
  }
  at += 40 * <usize>args;
  let entry = entries + 32 * <usize>(1 + 2 * args);
  for (let i: u32 = 0; i < products; i++, at += 8, entry += 32) {
    const a = entries + 32 * <usize>load<u32>(at);
    const b = entries + 32 * <usize>load<u32>(at, 4);
    if (ASC_FEATURE_SIMD) {
      const re = v128.load64_splat(a);
      const im = v128.load64_splat(a, 8);
      const z = f64x2.add(f64x2.mul(re, v128.load(b)), f64x2.mul(im, v128.load(b, 16)));
      v128.store(entry, z);
      const turned = v128.shuffle<f64>(f64x2.neg(z), z, 1, 2);
      v128.store(entry, turned, 16);
    } else {
      const re = load<f64>(a);
      const im = load<f64>(a, 8);
      const zr = re * load<f64>(b) + im * load<f64>(b, 16);
      const zi = re * load<f64>(b, 8) + im * load<f64>(b, 24);
      store<f64>(entry, zr);
      store<f64>(entry, zi, 8);
      store<f64>(entry, -zi, 16);
      store<f64>(entry, zr, 24);
    }
  }
  return at;
}

/**
 * Sums of the block at T: writes L, B, R and their rates per day (six f64) to `out`.
 * Group sums are weighted with (T/s)^p; each coordinate is C cos + S sin of its phases.
 */
export function evaluateSeries(block: usize, t: f64, out: usize): void {
  const groups = load<u32>(block, 8);
  let group = runProgram(block, t);
  let term = group + 24 * <usize>groups;
  clearNumbers(out, 6);
  for (let g: u32 = 0; g < groups; g++, group += 24) {
    const power = load<u32>(group);
    const scaled = t / load<f64>(group, 16);
    let weight = 1.0;
    let weightRate = 0.0; // per century, by T
    for (let p: u32 = 0; p < power; p++) {
      weightRate = weightRate * scaled + weight / load<f64>(group, 16);
      weight *= scaled;
    }
    weightRate /= CENTURY;
    const lr = term;
    const b = lr + 56 * <usize>load<u32>(group, 4);
    term = b + 40 * <usize>load<u32>(group, 8);
    sumTwo(lr, b, t, weight, weightRate, out);
    sumOne(b, term, t, weight, weightRate, out);
  }
}

/** Adds weight · sum to out[slot], and its rate to out[slot + 3]. */
function settle(out: usize, slot: usize, sum: f64, rate: f64, weight: f64, weightRate: f64): void {
  const at = out + 8 * slot;
  store<f64>(at, load<f64>(at) + weight * sum);
  store<f64>(at, load<f64>(at, 24) + weight * rate + weightRate * sum, 24);
}

function sumTwo(from: usize, to: usize, t: f64, weight: f64, weightRate: f64, out: usize): void {
  if (ASC_FEATURE_SIMD) {
    let l = f64x2.splat(0);
    let r = l;
    let dl = l;
    let dr = l;
    for (let at = from; at < to; at += 56) {
      const a: usize = 32 * <usize>load<u32>(at);
      const b: usize = 32 * <usize>load<u32>(at, 4);
      const z = f64x2.add(
        f64x2.mul(v128.load64_splat(a, entries), v128.load(b, entries)),
        f64x2.mul(v128.load64_splat(a, entries + 8), v128.load(b, entries + 16)),
      );
      const rate = f64x2.splat(load<f64>(at, 8) + load<f64>(at, 16) * t);
      // (im, re); the minus that belongs to the first is given to its whole sum.
      const turned = f64x2.mul(v128.shuffle<f64>(z, z, 1, 0), rate);
      const lc = v128.load(at, 24);
      const rc = v128.load(at, 40);
      l = f64x2.add(l, f64x2.mul(lc, z));
      r = f64x2.add(r, f64x2.mul(rc, z));
      dl = f64x2.add(dl, f64x2.mul(lc, turned));
      dr = f64x2.add(dr, f64x2.mul(rc, turned));
    }
    settle(
      out,
      0,
      f64x2.extract_lane(l, 0) + f64x2.extract_lane(l, 1),
      f64x2.extract_lane(dl, 1) - f64x2.extract_lane(dl, 0),
      weight,
      weightRate,
    );
    settle(
      out,
      2,
      f64x2.extract_lane(r, 0) + f64x2.extract_lane(r, 1),
      f64x2.extract_lane(dr, 1) - f64x2.extract_lane(dr, 0),
      weight,
      weightRate,
    );
  } else {
    let lc = 0.0;
    let ls = 0.0;
    let rc = 0.0;
    let rs = 0.0;
    let dlc = 0.0;
    let dls = 0.0;
    let drc = 0.0;
    let drs = 0.0;
    for (let at = from; at < to; at += 56) {
      const a = entries + 32 * <usize>load<u32>(at);
      const b = entries + 32 * <usize>load<u32>(at, 4);
      const zr = load<f64>(a) * load<f64>(b) + load<f64>(a, 8) * load<f64>(b, 16);
      const zi = load<f64>(a) * load<f64>(b, 8) + load<f64>(a, 8) * load<f64>(b, 24);
      const rate = load<f64>(at, 8) + load<f64>(at, 16) * t;
      const tr = -zi * rate;
      const ti = zr * rate;
      lc += load<f64>(at, 24) * zr;
      ls += load<f64>(at, 32) * zi;
      rc += load<f64>(at, 40) * zr;
      rs += load<f64>(at, 48) * zi;
      dlc += load<f64>(at, 24) * tr;
      dls += load<f64>(at, 32) * ti;
      drc += load<f64>(at, 40) * tr;
      drs += load<f64>(at, 48) * ti;
    }
    settle(out, 0, lc + ls, dlc + dls, weight, weightRate);
    settle(out, 2, rc + rs, drc + drs, weight, weightRate);
  }
}

function sumOne(from: usize, to: usize, t: f64, weight: f64, weightRate: f64, out: usize): void {
  let c = 0.0;
  let s = 0.0;
  let dc = 0.0;
  let ds = 0.0;
  for (let at = from; at < to; at += 40) {
    const a = entries + 32 * <usize>load<u32>(at);
    const b = entries + 32 * <usize>load<u32>(at, 4);
    const zr = load<f64>(a) * load<f64>(b) + load<f64>(a, 8) * load<f64>(b, 16);
    const zi = load<f64>(a) * load<f64>(b, 8) + load<f64>(a, 8) * load<f64>(b, 24);
    const rate = load<f64>(at, 8) + load<f64>(at, 16) * t;
    c += load<f64>(at, 24) * zr;
    s += load<f64>(at, 32) * zi;
    dc += load<f64>(at, 24) * -zi * rate;
    ds += load<f64>(at, 32) * zr * rate;
  }
  settle(out, 1, c + s, dc + ds, weight, weightRate);
}
