/** Finds the terms of a series by their peaks in the residual spectrum, round by round with a falling threshold. */
import { fitModel, seriesAt, thinned } from './model.mjs';
import { combinationRate } from './phases.mjs';
import { amplitudeSpectrum } from './spectrum.mjs';

/**
 * @param start       model without groups: args, meanLongitude, tilt, meanDistance
 * @param seenOf      (model) → three arrays of uniform samples, what the series has to explain
 * @param options     startJd, stepDays, candidates { lr, b } ([{ n, cost }]), initial { lr, b } ([{ n, power }]),
 *                    rounds [[longitude, latitude, distance thresholds]…], stride, fit (options of fitModel), middleT, mostPower, after(model, round)
 * @returns { terms: { lr, b }, model }
 */
export function discover(start, seenOf, options) {
  const { startJd, stepDays, rounds, stride, fit, initial } = options;
  const terms = { lr: [...initial.lr], b: [...initial.b] };
  let model = start;
  const refit = () => {
    const thin = thinned(seenOf(model), startJd, stepDays, stride);
    model = fitModel(model, terms, thin.seen, thin.jdOf, fit);
  };
  if (terms.lr.length > 0) refit();
  rounds.forEach((thresholds, round) => {
    const rest = seenOf(model);
    if (model.groups) subtract(rest, seriesAt(model, startJd, stepDays, rest[0].length));
    for (const [c, kind] of [
      [0, 'lr'],
      [2, 'lr'],
      [1, 'b'],
    ]) {
      const found = peaks(rest[c], model.args, terms[kind], options.candidates[kind], thresholds[c], options);
      for (const t of found) {
        if (!terms[kind].some((x) => x.power === t.power && x.n.join() === t.n.join())) terms[kind].push(t);
      }
    }
    refit();
    if (options.after) model = options.after(model, terms, round) ?? model;
    options.log?.(`round ${round}: ${terms.lr.length} + ${terms.b.length} terms`);
  });
  return { terms, model };
}

export function subtract(rest, series) {
  rest.forEach((values, c) => {
    for (let i = 0; i < values.length; i++) values[i] -= series[c][i];
  });
}

/** New terms in one residual: a known phase with its next power of T, or the simplest candidate at a peak. */
function peaks(values, args, known, candidates, threshold, { stepDays, middleT, mostPower }) {
  const { amplitude, binRadPerDay, widthRadPerDay } = amplitudeSpectrum(values, stepDays);
  const width = Math.max(1, Math.round(widthRadPerDay / binRadPerDay));
  const nyquist = Math.PI / stepDays;
  const binOf = (n) => {
    // beyond the Nyquist frequency a line shows at its alias
    const turns = Math.abs(combinationRate(args, n, middleT)) / (2 * nyquist);
    const rest = turns - Math.floor(turns);
    return Math.round(((rest > 0.5 ? 1 - rest : rest) * 2 * nyquist) / binRadPerDay);
  };
  const highest = new Map();
  for (const { n, power } of known) {
    const name = n.join();
    if (!highest.has(name) || highest.get(name).power < power) highest.set(name, { n, power });
  }
  const found = [];
  for (const { n, power } of highest.values()) {
    const bin = binOf(n);
    let most = 0;
    for (let k = Math.max(0, bin - width); k <= Math.min(amplitude.length - 1, bin + width); k++)
      most = Math.max(most, amplitude[k]);
    if (most >= threshold) found.push({ n, power: power + 1, bin, score: power < mostPower ? 10 * most : 0 });
  }
  for (const { n, cost } of candidates) {
    if (highest.has(n.join())) continue;
    const bin = binOf(n);
    if (bin >= amplitude.length || amplitude[bin] < threshold) continue;
    // the line is at most half a width away: a quarter of a turn over the whole span
    let peak = amplitude[bin];
    for (let k = Math.max(0, bin - width); k <= Math.min(amplitude.length - 1, bin + width); k++)
      peak = Math.max(peak, amplitude[k]);
    if (amplitude[bin] < 0.75 * peak) continue;
    found.push({ n, power: 0, bin, score: amplitude[bin] / (1 + cost) });
  }
  found.sort((x, y) => y.score - x.score || (x.n.join() < y.n.join() ? -1 : 1));
  const busy = new Uint8Array(amplitude.length + 2 * width + 1);
  const chosen = [];
  for (const f of found) {
    if (busy[f.bin]) continue;
    for (let k = Math.max(0, f.bin - width); k <= f.bin + width; k++) busy[k] = 1;
    if (f.score > 0) chosen.push({ n: f.n, power: f.power });
  }
  return chosen;
}

/** Drops the terms whose largest contribution in the span stays below the given sizes. */
export function pruned(model, longestT, [longitude, latitude, distance]) {
  const terms = { lr: [], b: [] };
  for (const g of model.groups) {
    const reach = (longestT / g.scale) ** g.power;
    for (const t of g.lr) {
      if (t.n.every((k) => k === 0)) continue;
      if (reach * Math.hypot(t.cl, t.sl) >= longitude || reach * Math.hypot(t.cr, t.sr) >= distance)
        terms.lr.push({ n: t.n, power: g.power });
    }
    for (const t of g.b) {
      if (t.n.some((k) => k !== 0) && reach * Math.hypot(t.cb, t.sb) >= latitude)
        terms.b.push({ n: t.n, power: g.power });
    }
  }
  return terms;
}
