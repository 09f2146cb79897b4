/**
 * A row of three coordinates as Chebyshev series, value and derivative at one instant.
 *
 * Decoded rows are f64 in pairs of orders, coordinates side by side: for j = 0 … pairs−1: x₂ⱼ x₂ⱼ₊₁ y₂ⱼ y₂ⱼ₊₁ z₂ⱼ z₂ⱼ₊₁.
 * Even and odd orders share one recurrence in u = T₂(s): P₋₁ = (u, s), P₀ = (1, s), Pⱼ₊₁ = 2u Pⱼ − Pⱼ₋₁, so a SIMD register holds both.
 */

/** A row to be evaluated: its address and pairs (u32), where the six numbers go (u32), s and ds/dt (f64). */
const ROW: usize = 0;
const PAIRS: usize = 4;
const OUT: usize = 8;
const ARGUMENT: usize = 16;
const SCALE: usize = 24;
const JOB_BYTES: usize = 32;
const jobs: usize = memory.data(32 * 33, 16);

/** Puts a row in line, the i-th; `evaluateRows` then works them out. */
export function enlistRow(i: i32, row: usize, pairs: i32, s: f64, scale: f64, out: usize): void {
  const job = jobs + JOB_BYTES * <usize>i;
  store<u32>(job + ROW, <u32>row);
  store<i32>(job + PAIRS, pairs);
  store<u32>(job + OUT, <u32>out);
  store<f64>(job + ARGUMENT, s);
  store<f64>(job + SCALE, scale);
}

/** Evaluates the rows in line. */
export function evaluateRows(count: i32): void {
  const end = jobs + JOB_BYTES * <usize>count;
  if (ASC_FEATURE_SIMD) {
    for (let job = jobs; job < end; job += 2 * JOB_BYTES) {
      const other = job + JOB_BYTES < end ? job + JOB_BYTES : job;
      const pairs = max(load<i32>(job + PAIRS), load<i32>(other + PAIRS));
      preparePolynomials(load<f64>(job + ARGUMENT), load<f64>(other + ARGUMENT), pairs);
      sumJob(job, first);
      if (other != job) sumJob(other, second);
    }
  } else {
    for (let job = jobs; job < end; job += JOB_BYTES) {
      evaluateRow(
        <usize>load<u32>(job + ROW),
        load<i32>(job + PAIRS),
        load<f64>(job + ARGUMENT),
        load<f64>(job + SCALE),
        <usize>load<u32>(job + OUT),
      );
    }
  }
}

function sumJob(job: usize, polynomials: usize): void {
  const out = <usize>load<u32>(job + OUT);
  sumRow(<usize>load<u32>(job + ROW), load<i32>(job + PAIRS), polynomials, load<f64>(job + SCALE), out);
}

/** Polynomials and slopes P₀ P₀′ P₁ P₁′ … of two arguments, 16 bytes each. Room for the 16 pairs of a row, and one more that is worked out in vain. */
const first: usize = memory.data(32 * 18, 16);
const second: usize = memory.data(32 * 18, 16);
/** 2u and 8s of both arguments, in both lanes. Kept in memory, because V8 would otherwise reckon them anew in every round of the loop. */
const factors: usize = memory.data(64, 16);

/**
 * Works out the polynomials at two arguments side by side: each is a chain of operations that wait for one another, and two of them take hardly
 * longer than one.
 */
function preparePolynomials(s: f64, t: f64, pairs: i32): void {
  const u = 2 * s * s - 1;
  const v = 2 * t * t - 1;
  v128.store(factors, f64x2.splat(2 * u));
  v128.store(factors, f64x2.splat(8 * s), 16);
  v128.store(factors, f64x2.splat(2 * v), 32);
  v128.store(factors, f64x2.splat(8 * t), 48);
  let a = f64x2.replace_lane(f64x2.splat(u), 1, s);
  let b = f64x2.replace_lane(f64x2.splat(1), 1, s);
  let da = f64x2.replace_lane(f64x2.splat(4 * s), 1, 1);
  let db = f64x2.replace_lane(f64x2.splat(0), 1, 1);
  let e = f64x2.replace_lane(f64x2.splat(v), 1, t);
  let f = f64x2.replace_lane(f64x2.splat(1), 1, t);
  let de = f64x2.replace_lane(f64x2.splat(4 * t), 1, 1);
  let df = db;
  // Two steps a round, so that neither has to be moved into the other's place.
  const end: usize = 32 * <usize>pairs;
  for (let at: usize = 0; at < end; at += 64) {
    const u2 = v128.load(factors);
    const s8 = v128.load(factors, 16);
    const v2 = v128.load(factors, 32);
    const t8 = v128.load(factors, 48);
    v128.store(at, b, first);
    v128.store(at, db, first + 16);
    v128.store(at, f, second);
    v128.store(at, df, second + 16);
    a = f64x2.sub(f64x2.mul(u2, b), a);
    e = f64x2.sub(f64x2.mul(v2, f), e);
    da = f64x2.sub(f64x2.add(f64x2.mul(u2, db), f64x2.mul(s8, b)), da);
    de = f64x2.sub(f64x2.add(f64x2.mul(v2, df), f64x2.mul(t8, f)), de);
    v128.store(at, a, first + 32);
    v128.store(at, da, first + 48);
    v128.store(at, e, second + 32);
    v128.store(at, de, second + 48);
    b = f64x2.sub(f64x2.mul(u2, a), b);
    f = f64x2.sub(f64x2.mul(v2, e), f);
    db = f64x2.sub(f64x2.add(f64x2.mul(u2, da), f64x2.mul(s8, a)), db);
    df = f64x2.sub(f64x2.add(f64x2.mul(v2, de), f64x2.mul(t8, e)), df);
  }
}

/** Σ c P and Σ c P′ of three coordinates, with polynomials that lie ready. */
function sumRow(row: usize, pairs: i32, polynomials: usize, scale: f64, out: usize): void {
  let x = f64x2.splat(0);
  let y = x;
  let z = x;
  let dx = x;
  let dy = x;
  let dz = x;
  let at = polynomials;
  for (let end = row + 48 * <usize>pairs; row < end; row += 48, at += 32) {
    const p = v128.load(at);
    const dp = v128.load(at, 16);
    const cx = v128.load(row);
    const cy = v128.load(row, 16);
    const cz = v128.load(row, 32);
    x = f64x2.add(x, f64x2.mul(cx, p));
    y = f64x2.add(y, f64x2.mul(cy, p));
    z = f64x2.add(z, f64x2.mul(cz, p));
    dx = f64x2.add(dx, f64x2.mul(cx, dp));
    dy = f64x2.add(dy, f64x2.mul(cy, dp));
    dz = f64x2.add(dz, f64x2.mul(cz, dp));
  }
  v128.store(out, sums(x, y));
  store<f64>(out, f64x2.extract_lane(z, 0) + f64x2.extract_lane(z, 1), 16);
  store<f64>(out, (f64x2.extract_lane(dx, 0) + f64x2.extract_lane(dx, 1)) * scale, 24);
  v128.store(out, f64x2.mul(sums(dy, dz), f64x2.splat(scale)), 32);
}

/** Evaluates `blocks` rows that lie one behind another and share their argument, each as `evaluateRows` does, to six numbers after six numbers. */
export function evaluateBlocks(row: usize, blocks: i32, pairs: i32, s: f64, scale: f64, out: usize): void {
  if (ASC_FEATURE_SIMD) preparePolynomials(s, s, pairs);
  for (let i = 0; i < blocks; i++, row += 48 * <usize>pairs, out += 48) {
    if (ASC_FEATURE_SIMD) sumRow(row, pairs, first, scale, out);
    else evaluateRow(row, pairs, s, scale, out);
  }
}

/** Without SIMD: writes x y z and their derivatives by time (the unit of 1/scale) to `out`, six f64. `s` in −1 … 1; `scale` = ds/dt. */
function evaluateRow(row: usize, pairs: i32, s: f64, scale: f64, out: usize): void {
  const u = 2 * s * s - 1;
  const u2 = 2 * u;
  const s8 = 8 * s;
  for (let c: usize = 0; c < 24; c += 8) {
    let beforeE = u;
    let beforeO = s;
    let nowE = 1.0;
    let nowO = s;
    let slopeBeforeE = 4 * s;
    let slopeBeforeO = 1.0;
    let slopeE = 0.0;
    let slopeO = 1.0;
    let e = 0.0;
    let o = 0.0;
    let de = 0.0;
    let dodd = 0.0;
    let at = row + 2 * c;
    for (let end = at + 48 * <usize>pairs; at < end; at += 48) {
      const ce = load<f64>(at);
      const co = load<f64>(at, 8);
      e += ce * nowE;
      o += co * nowO;
      de += ce * slopeE;
      dodd += co * slopeO;
      const nextE = u2 * nowE - beforeE;
      const nextO = u2 * nowO - beforeO;
      const slopeNextE = u2 * slopeE + s8 * nowE - slopeBeforeE;
      const slopeNextO = u2 * slopeO + s8 * nowO - slopeBeforeO;
      beforeE = nowE;
      beforeO = nowO;
      nowE = nextE;
      nowO = nextO;
      slopeBeforeE = slopeE;
      slopeBeforeO = slopeO;
      slopeE = slopeNextE;
      slopeO = slopeNextO;
    }
    store<f64>(out + c, e + o);
    store<f64>(out + c, (de + dodd) * scale, 24);
  }
}

/** Lane 0 + lane 1 of each. */
function sums(a: v128, b: v128): v128 {
  return f64x2.add(v128.shuffle<f64>(a, b, 0, 2), v128.shuffle<f64>(a, b, 1, 3));
}
