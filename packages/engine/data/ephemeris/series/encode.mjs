/**
 * A series as the block of FORMAT.md, with a straight-line program of few products, and the reference reader of such a block.
 *
 * A phase is the product of two entries. Entries are added greedily: the product of two earlier ones that settles most of the phases
 * still open (either sign of a phase will do: its sine changes sign), ties broken by how many it brings within reach, then by order.
 */

const key = (v) => v.join();
const norm = (v) => v.reduce((s, k) => s + Math.abs(k), 0);
const plus = (a, b) => a.map((k, i) => k + b[i]);
const minus = (a, b) => a.map((k, i) => k - b[i]);

/**
 * @param argCount  number of arguments
 * @param vectors   integer multipliers of the phases wanted
 * @returns { products: [a, b][], factorsOf(n): [a, b, sign] } so that sign · n is the sum of entries a and b
 */
export function straightLine(argCount, vectors) {
  const entries = [new Array(argCount).fill(0)];
  for (let i = 0; i < argCount; i++)
    for (const sign of [1, -1]) entries.push(entries[0].map((_, j) => (j === i ? sign : 0)));
  const index = new Map(entries.map((v, i) => [key(v), i]));
  const made = [];
  const negative = (v) => v.map((k) => -k || 0);
  const open = new Map();
  for (const n of vectors) {
    const same = open.has(key(n)) || open.has(key(negative(n)));
    if (!same) open.set(key(n), n);
  }
  const reachable = (n) => entries.some((e) => index.has(key(minus(n, e))));
  const settle = () => {
    for (const [name, n] of open) if (reachable(n) || reachable(negative(n))) open.delete(name);
  };
  settle();
  while (open.size > 0) {
    const best = bestCandidate(entries, index, [...open.values()], negative);
    made.push(best.factors);
    index.set(key(best.v), entries.length);
    entries.push(best.v);
    settle();
  }
  const factorsOf = (n) => {
    for (const sign of [1, -1]) {
      const wanted = sign > 0 ? n : negative(n);
      for (let a = 0; a < entries.length; a++) {
        const b = index.get(key(minus(wanted, entries[a])));
        if (b !== undefined) return [a, b, sign];
      }
    }
    throw new Error(`no factors of ${key(n)}`);
  };
  return { products: made, factorsOf };
}

/** The sum of two entries that settles most open phases; when none settles any, the one that comes nearest to the first open phase. */
function bestCandidate(entries, index, open, negative) {
  const wanted = open.flatMap((n) => [n, negative(n)]);
  // votes: for each open phase n and entry e, n − e would settle it
  const votes = new Map();
  const vote = (v) => {
    const name = key(v);
    const found = votes.get(name);
    if (found) found.count++;
    else votes.set(name, { v, count: 1 });
  };
  for (const n of wanted) {
    const seen = new Set();
    for (const e of entries) {
      const rest = minus(n, e);
      if (!seen.has(key(rest))) vote(rest);
      seen.add(key(rest));
    }
    if (n.every((k) => k % 2 === 0)) vote(n.map((k) => k / 2));
  }
  let best = null;
  for (let a = 0; a < entries.length; a++) {
    for (let b = a; b < entries.length; b++) {
      const v = plus(entries[a], entries[b]);
      if (index.has(key(v))) continue;
      const count = votes.get(key(v))?.count ?? 0;
      if (!best || count > best.count || (count === best.count && norm(v) < norm(best.v)))
        best = { v, count, factors: [a, b] };
    }
  }
  if (best.count > 0) return best;
  // nothing settles: walk towards the cheapest phase that is wanted
  const target = open.reduce((x, y) => (norm(y) < norm(x) ? y : x));
  let nearest = null;
  for (let a = 0; a < entries.length; a++) {
    for (let b = a; b < entries.length; b++) {
      const v = plus(entries[a], entries[b]);
      if (index.has(key(v))) continue;
      const left = Math.min(norm(minus(target, v)), norm(minus(target, plus(v, v))));
      if (!nearest || left < nearest.left) nearest = { v, left, factors: [a, b] };
    }
  }
  return nearest;
}

/**
 * @param model  { args, groups: [{ power, scale, lr: [{ n, cl, sl, cr, sr }], b: [{ n, cb, sb }] }] }
 * @returns Uint8Array, the series block
 */
export function encodeSeries({ args, groups }) {
  const vectors = groups.flatMap((g) => [...g.lr, ...g.b].map((t) => t.n));
  const { products, factorsOf } = straightLine(args.length, vectors);
  const termCount = groups.map((g) => [g.lr.length, g.b.length]);
  const length =
    16 +
    40 * args.length +
    8 * products.length +
    24 * groups.length +
    termCount.reduce((sum, [lr, b]) => sum + 56 * lr + 40 * b, 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  const u32 = (...list) => {
    for (const x of list) {
      view.setUint32(at, x, true);
      at += 4;
    }
  };
  const f64 = (...list) => {
    for (const x of list) {
      view.setFloat64(at, x, true);
      at += 8;
    }
  };
  u32(args.length, products.length, groups.length, 0);
  for (const a of args) for (let k = 0; k < 5; k++) f64(a[k] ?? 0);
  for (const [a, b] of products) u32(a, b);
  groups.forEach((g) => {
    u32(g.power, g.lr.length, g.b.length, 0);
    f64(g.scale);
  });
  const head = (n) => {
    const [a, b, sign] = factorsOf(n);
    const rate = (k) => n.reduce((sum, m, i) => sum + sign * m * (args[i][k] ?? 0), 0);
    u32(a, b);
    f64(rate(1) / 36525, (2 * rate(2)) / 36525);
    return sign;
  };
  for (const g of groups) {
    for (const t of g.lr) {
      const sign = head(t.n);
      f64(t.cl, sign * t.sl, t.cr, sign * t.sr);
    }
    for (const t of g.b) {
      const sign = head(t.n);
      f64(t.cb, sign * t.sb);
    }
  }
  return new Uint8Array(view.buffer);
}

/**
 * Reference reader: L, B, R of a series block at T, and their rates per day. Plain and slow; the core does the same with SIMD.
 * @returns Float64Array of six: L, B, R, and their rates
 */
export function evaluateBlock(block, T) {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  let at = 0;
  const u32 = () => view.getUint32((at += 4) - 4, true);
  const f64 = () => view.getFloat64((at += 8) - 8, true);
  const [argCount, productCount, groupCount] = [u32(), u32(), u32(), u32()];
  const re = [1];
  const im = [0];
  for (let i = 0; i < argCount; i++) {
    const c = [f64(), f64(), f64(), f64(), f64()];
    const angle = c[0] + T * (c[1] + T * (c[2] + T * (c[3] + T * c[4])));
    re.push(Math.cos(angle), Math.cos(angle));
    im.push(Math.sin(angle), -Math.sin(angle));
  }
  const times = (a, b) => [re[a] * re[b] - im[a] * im[b], re[a] * im[b] + im[a] * re[b]];
  for (let i = 0; i < productCount; i++) {
    const [x, y] = times(u32(), u32());
    re.push(x);
    im.push(y);
  }
  const groups = [];
  for (let g = 0; g < groupCount; g++) groups.push({ power: u32(), lr: u32(), b: u32(), zero: u32(), scale: f64() });
  const out = new Float64Array(6);
  for (const g of groups) {
    const weight = (T / g.scale) ** g.power;
    const weightRate = g.power === 0 ? 0 : (g.power * (T / g.scale) ** (g.power - 1)) / g.scale / 36525;
    const add = (slot, c, s, x, y, rate) => {
      out[slot] += weight * (c * x + s * y);
      out[slot + 3] += weight * rate * (s * x - c * y) + weightRate * (c * x + s * y);
    };
    for (let i = 0; i < g.lr; i++) {
      const [x, y] = times(u32(), u32());
      const rate = f64() + f64() * T;
      add(0, f64(), f64(), x, y, rate);
      add(2, f64(), f64(), x, y, rate);
    }
    for (let i = 0; i < g.b; i++) {
      const [x, y] = times(u32(), u32());
      const rate = f64() + f64() * T;
      add(1, f64(), f64(), x, y, rate);
    }
  }
  return out;
}
