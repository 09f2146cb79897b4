/** Normal equations of large linear fits, gathered in blocks of samples so that they stay in the processor's cache. */

const block = 128;

/**
 * @param unknowns  number of columns
 * @param samples   number of samples
 * @param fill      (sample, put) writes the columns of one sample with put[column · block + slot]; see `columns`
 * @param rights    right-hand sides, one Float64Array per fitted quantity, by sample
 * @returns { normal: Float64Array (lower triangle filled), right: Float64Array[] }
 */
export function normalEquations(unknowns, samples, fill, rights) {
  const normal = new Float64Array(unknowns * unknowns);
  const right = rights.map(() => new Float64Array(unknowns));
  const columns = new Float64Array(unknowns * block);
  for (let start = 0; start < samples; start += block) {
    const n = Math.min(block, samples - start);
    if (n < block) columns.fill(0);
    for (let slot = 0; slot < n; slot++) fill(start + slot, columns, block, slot);
    for (let i = 0; i < unknowns; i += 2) addRows(normal, columns, unknowns, i);
    for (let f = 0; f < rights.length; f++) {
      const values = rights[f];
      for (let i = 0; i < unknowns; i++) {
        let sum = 0;
        for (let s = 0; s < n; s++) sum += columns[i * block + s] * values[start + s];
        right[f][i] += sum;
      }
    }
  }
  return { normal, right };
}

/** Adds the products of columns i and i+1 with every column up to them. */
function addRows(normal, columns, unknowns, i) {
  const a = i * block;
  const second = i + 1 < unknowns;
  const b = second ? a + block : a;
  for (let j = 0; j <= i + 1 && j < unknowns; j += 2) {
    const c = j * block;
    const d = j + 1 < unknowns ? c + block : c;
    let ac = 0;
    let ad = 0;
    let bc = 0;
    let bd = 0;
    for (let s = 0; s < block; s++) {
      const x = columns[a + s];
      const y = columns[b + s];
      const u = columns[c + s];
      const v = columns[d + s];
      ac += x * u;
      ad += x * v;
      bc += y * u;
      bd += y * v;
    }
    normal[i * unknowns + j] += ac;
    if (j + 1 < unknowns) normal[i * unknowns + j + 1] += ad;
    if (second) {
      normal[(i + 1) * unknowns + j] += bc;
      if (j + 1 < unknowns) normal[(i + 1) * unknowns + j + 1] += bd;
    }
  }
}

/**
 * Solves the symmetric positive system restricted to the columns `use`, by Cholesky, scaled to a unit diagonal.
 * @returns per right-hand side a Float64Array of all unknowns, zero where not used
 */
export function solve({ normal, right }, unknowns, use = [...Array(unknowns).keys()], which = right.map((_, i) => i)) {
  const n = use.length;
  const scale = Float64Array.from(use, (i) => 1 / Math.sqrt(normal[i * unknowns + i]));
  const L = [];
  for (let i = 0; i < n; i++) {
    const row = new Float64Array(i + 1);
    for (let j = 0; j <= i; j++) {
      const [p, q] = use[i] > use[j] ? [use[i], use[j]] : [use[j], use[i]];
      let sum = normal[p * unknowns + q] * scale[i] * scale[j];
      const other = j === i ? row : L[j];
      for (let k = 0; k < j; k++) sum -= row[k] * other[k];
      if (j < i) row[j] = sum / other[j];
      else if (sum < 1e-13) throw new Error(`columns ${use[i]} and earlier are dependent (${sum})`);
      else row[j] = Math.sqrt(sum);
    }
    L.push(row);
  }
  return which.map((f) => {
    const x = Float64Array.from(use, (p, i) => right[f][p] * scale[i]);
    for (let i = 0; i < n; i++) {
      for (let k = 0; k < i; k++) x[i] -= L[i][k] * x[k];
      x[i] /= L[i][i];
    }
    for (let i = n - 1; i >= 0; i--) {
      x[i] /= L[i][i];
      for (let k = 0; k < i; k++) x[k] -= L[i][k] * x[i];
    }
    const out = new Float64Array(unknowns);
    for (let i = 0; i < n; i++) out[use[i]] = x[i] * scale[i];
    return out;
  });
}
