/**
 * Writes a trigonometric series as the block of FORMAT.md: a straight-line program of unit complex numbers, then terms.
 * Every phase n₁·arg₁ + … + n_A·arg_A becomes entry[a] · entry[b], where a holds the first `split` arguments and b the others.
 */

/** @returns { products: [a, b][], entryOf(vector) } with one entry per distinct vector, made from earlier ones */
export function straightLine(argCount) {
  const products = [];
  const known = new Map();
  const key = (v) => v.join(',');
  known.set(key(new Array(argCount).fill(0)), 0);
  for (let i = 0; i < argCount; i++) {
    for (const sign of [1, -1]) {
      const v = new Array(argCount).fill(0);
      v[i] = sign;
      known.set(key(v), 1 + 2 * i + (sign > 0 ? 0 : 1));
    }
  }
  const entryOf = (vector) => {
    const found = known.get(key(vector));
    if (found !== undefined) return found;
    const first = vector.findIndex((n) => n !== 0);
    const left = new Array(argCount).fill(0);
    const right = [...vector];
    const alone = vector.every((n, i) => n === 0 || i === first);
    const n = vector[first];
    left[first] = alone ? Math.sign(n) : n;
    right[first] = alone ? n - Math.sign(n) : 0;
    const a = entryOf(left);
    const b = entryOf(right);
    const index = 1 + 2 * argCount + products.length;
    products.push([a, b]);
    known.set(key(vector), index);
    return index;
  };
  return { products, entryOf };
}

/**
 * @param args    per argument five polynomial coefficients in T, radians
 * @param groups  { power, scale, lr: [{ n, cl, sl, cr, sr }], b: [{ n, cb, sb }] }[], n the integer multipliers
 * @param split   how many of the arguments go into a term's first factor
 * @returns Uint8Array, the series block
 */
export function encodeSeries({ args, groups, split }) {
  const { products, entryOf } = straightLine(args.length);
  const rate = (n, power) => {
    const sum = (c) => n.reduce((total, k, i) => total + k * (args[i][c] ?? 0), 0);
    return power === 0 ? sum(1) / 36525 : (2 * sum(2)) / 36525;
  };
  const refs = (n) => [
    entryOf(n.map((k, i) => (i < split ? k : 0))),
    entryOf(n.map((k, i) => (i < split ? 0 : k))),
  ];
  const encoded = groups.map((g) => ({
    ...g,
    lr: g.lr.map((term) => [refs(term.n), [rate(term.n, 0), rate(term.n, 1), term.cl, term.sl, term.cr, term.sr]]),
    b: g.b.map((term) => [refs(term.n), [rate(term.n, 0), rate(term.n, 1), term.cb, term.sb]]),
  }));
  const length =
    16 + 40 * args.length + 8 * products.length + 24 * groups.length +
    encoded.reduce((sum, g) => sum + 56 * g.lr.length + 40 * g.b.length, 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  const u32 = (x) => { view.setUint32(at, x, true); at += 4; };
  const f64 = (x) => { view.setFloat64(at, x, true); at += 8; };
  u32(args.length); u32(products.length); u32(groups.length); u32(0);
  for (const a of args) for (let i = 0; i < 5; i++) f64(a[i] ?? 0);
  for (const [a, b] of products) { u32(a); u32(b); }
  for (const g of encoded) { u32(g.power); u32(g.lr.length); u32(g.b.length); u32(0); f64(g.scale); }
  for (const g of encoded) {
    for (const [[a, b], values] of [...g.lr, ...g.b]) { u32(a); u32(b); values.forEach(f64); }
  }
  return new Uint8Array(view.buffer);
}
