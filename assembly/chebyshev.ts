/**
 * A row of three coordinates as Chebyshev series, value and derivative at one instant.
 *
 * Decoded rows are f64 in pairs of orders, coordinates side by side: for j = 0 … pairs−1: x₂ⱼ x₂ⱼ₊₁ y₂ⱼ y₂ⱼ₊₁ z₂ⱼ z₂ⱼ₊₁.
 * Even and odd orders share one recurrence in u = T₂(s): P₋₁ = (u, s), P₀ = (1, s), Pⱼ₊₁ = 2u Pⱼ − Pⱼ₋₁, so a SIMD register holds both.
 */

/** Writes x y z and their derivatives by time (the unit of 1/scale) to `out`, six f64. `s` in −1 … 1; `scale` = ds/dt. */
export function evaluateRow(row: usize, pairs: i32, s: f64, scale: f64, out: usize): void {
  const u = 2 * s * s - 1;
  if (ASC_FEATURE_SIMD) {
    const u2 = f64x2.splat(2 * u);
    const s8 = f64x2.splat(8 * s);
    let before = f64x2.replace_lane(f64x2.splat(u), 1, s);
    let now = f64x2.replace_lane(f64x2.splat(1), 1, s);
    let slopeBefore = f64x2.replace_lane(f64x2.splat(4 * s), 1, 1);
    let slopeNow = f64x2.replace_lane(f64x2.splat(0), 1, 1);
    let x = f64x2.splat(0);
    let y = x;
    let z = x;
    let dx = x;
    let dy = x;
    let dz = x;
    for (let end = row + 48 * <usize>pairs; row < end; row += 48) {
      const cx = v128.load(row);
      const cy = v128.load(row, 16);
      const cz = v128.load(row, 32);
      x = f64x2.add(x, f64x2.mul(cx, now));
      y = f64x2.add(y, f64x2.mul(cy, now));
      z = f64x2.add(z, f64x2.mul(cz, now));
      dx = f64x2.add(dx, f64x2.mul(cx, slopeNow));
      dy = f64x2.add(dy, f64x2.mul(cy, slopeNow));
      dz = f64x2.add(dz, f64x2.mul(cz, slopeNow));
      const next = f64x2.sub(f64x2.mul(u2, now), before);
      const slopeNext = f64x2.sub(f64x2.add(f64x2.mul(u2, slopeNow), f64x2.mul(s8, now)), slopeBefore);
      before = now;
      now = next;
      slopeBefore = slopeNow;
      slopeNow = slopeNext;
    }
    store<f64>(out, f64x2.extract_lane(x, 0) + f64x2.extract_lane(x, 1));
    store<f64>(out, f64x2.extract_lane(y, 0) + f64x2.extract_lane(y, 1), 8);
    store<f64>(out, f64x2.extract_lane(z, 0) + f64x2.extract_lane(z, 1), 16);
    store<f64>(out, (f64x2.extract_lane(dx, 0) + f64x2.extract_lane(dx, 1)) * scale, 24);
    store<f64>(out, (f64x2.extract_lane(dy, 0) + f64x2.extract_lane(dy, 1)) * scale, 32);
    store<f64>(out, (f64x2.extract_lane(dz, 0) + f64x2.extract_lane(dz, 1)) * scale, 40);
  } else {
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
}
