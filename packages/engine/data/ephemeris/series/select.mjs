/** Which integer combinations of the arguments are present in samples: peaks of the residual spectrum, named by the simplest combination. */

import { combinationRate } from './phases.mjs';
import { amplitudeSpectrum } from './spectrum.mjs';

/** All vectors with |n_i| ≤ most[i], first non-zero positive, that pass `allowed`. */
export function combinations(most, allowed) {
  const out = [];
  const n = most.map(() => 0);
  const walk = (i, started) => {
    if (i === most.length) {
      if (started && allowed(n)) out.push([...n]);
      return;
    }
    for (let k = started ? -most[i] : 0; k <= most[i]; k++) {
      n[i] = k;
      walk(i + 1, started || k !== 0);
    }
    n[i] = 0;
  };
  walk(0, false);
  return out;
}

/**
 * New terms in a residual, strongest first.
 * @param options  args, candidates [{ n, cost }], threshold, taken (Set of n.join()), atT (middle of the span), reach (line half widths within which one
 *                 combination excludes another)
 * @returns [{ n, amplitude, rate }]
 */
export function newTerms(values, stepDays, { args, candidates, threshold, taken, atT, reach = 1, most = Infinity }) {
  const { amplitude, binRadPerDay, widthRadPerDay } = amplitudeSpectrum(values, stepDays);
  const near = Math.max(1, Math.round((reach * widthRadPerDay) / binRadPerDay));
  const nyquist = Math.PI / stepDays;
  const found = [];
  for (const { n, cost } of candidates) {
    if (taken.has(n.join())) continue;
    const rate = Math.abs(combinationRate(args, n, atT));
    if (rate >= nyquist) continue;
    const bin = Math.round(rate / binRadPerDay);
    const size = amplitude[bin];
    if (size < threshold) continue;
    // how far the nearest peak is
    let peak = bin;
    while (peak + 1 < amplitude.length && amplitude[peak + 1] > amplitude[peak]) peak++;
    while (peak > 0 && amplitude[peak - 1] > amplitude[peak]) peak--;
    if (Math.abs(peak - bin) > near) continue;
    found.push({ n, amplitude: size, rate, bin, score: size / (1 + cost) });
  }
  found.sort((x, y) => y.score - x.score || (x.n.join() < y.n.join() ? -1 : 1));
  const busy = new Uint8Array(amplitude.length + near + 1);
  const chosen = [];
  for (const f of found) {
    if (busy[f.bin] || chosen.length >= most) continue;
    for (let k = Math.max(0, f.bin - 2 * near); k <= f.bin + 2 * near; k++) busy[k] = 1;
    chosen.push(f);
  }
  return chosen;
}
