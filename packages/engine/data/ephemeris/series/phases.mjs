/** Cosine and sine of many integer combinations of a few slowly turning arguments. */
import { polynomial } from './arguments.mjs';

/**
 * @param args     polynomials in T, radians
 * @param vectors  integer multipliers, one array per phase
 * @returns { cos, sin, at(T) }: `at` fills the two arrays
 */
export function phaseWalker(args, vectors) {
  const most = args.map((_, i) => Math.max(1, ...vectors.map((n) => Math.abs(n[i]))));
  const base = [];
  let size = 0;
  for (const m of most) {
    base.push(size + m);
    size += 2 * m + 1;
  }
  const tableCos = new Float64Array(size);
  const tableSin = new Float64Array(size);
  const factors = [];
  const ends = new Int32Array(vectors.length);
  vectors.forEach((n, v) => {
    n.forEach((k, i) => {
      if (k !== 0) factors.push(base[i] + k);
    });
    ends[v] = factors.length;
  });
  const list = Int32Array.from(factors);
  const cos = new Float64Array(vectors.length);
  const sin = new Float64Array(vectors.length);
  const at = (T) => {
    for (let i = 0; i < args.length; i++) {
      const angle = polynomial(args[i], T);
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const b = base[i];
      tableCos[b] = 1;
      tableSin[b] = 0;
      for (let k = 1; k <= most[i]; k++) {
        tableCos[b + k] = tableCos[b + k - 1] * c - tableSin[b + k - 1] * s;
        tableSin[b + k] = tableSin[b + k - 1] * c + tableCos[b + k - 1] * s;
        tableCos[b - k] = tableCos[b + k];
        tableSin[b - k] = -tableSin[b + k];
      }
    }
    let f = 0;
    for (let v = 0; v < ends.length; v++) {
      let c = 1;
      let s = 0;
      for (const end = ends[v]; f < end; f++) {
        const x = tableCos[list[f]];
        const y = tableSin[list[f]];
        const t = c * x - s * y;
        s = s * x + c * y;
        c = t;
      }
      cos[v] = c;
      sin[v] = s;
    }
  };
  return { cos, sin, at };
}

/** Rate of a combination at T, radians per day. */
export function combinationRate(args, n, T) {
  let rate = 0;
  for (let i = 0; i < args.length; i++) {
    for (let k = 1; k < args[i].length; k++) rate += n[i] * k * args[i][k] * T ** (k - 1);
  }
  return rate / 36525;
}
