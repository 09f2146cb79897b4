/**
 * Writes the lunar series of the 1800–2400 pack: `node packages/engine/data/ephemeris/series/build-lunar.mjs`.
 * Finds the terms in DE431 samples, chooses those that shorten the Chebyshev rows most, refits their amplitudes together,
 * and writes lunar-66.json … lunar-290.json beside this file. Running it twice gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fitRows } from '../fit.mjs';
import { sample } from '../sample.mjs';
import { delaunay, eclipticTilt, lunarMeanLongitude } from './arguments.mjs';
import { fitModel, observed, seriesAt, thinned } from './model.mjs';
import { combinationRate } from './phases.mjs';
import { chooseBySaving, energyOf } from './saving.mjs';
import { combinations, newTerms } from './select.mjs';

const stepDays = 0.5;
const startJd = 2378480;
const count = 439200; // to JD 2598080, past the end of 2400
const middleT = 1;
const longestT = 4; // centuries from J2000 to the far end of the span
const fitStride = 15;
const sizes = [66, 100, 180, 290];
const rowDays = 27;
const rowCounts = [30, 30, 23];
const arcsecond = Math.PI / 648000;
const quanta = [0.003 * arcsecond, 0.0015 * arcsecond, 30 / 149597870700];

const samples = sample('1', 'geo', startJd, stepDays, count, true);
const start = {
  args: [delaunay.D, delaunay.M, delaunay.l, delaunay.F],
  meanLongitude: lunarMeanLongitude,
  tilt: eclipticTilt,
  meanDistance: 0.00257,
};

// D may be odd; F is even in longitude and distance, odd in latitude
const every = combinations([8, 4, 7, 6], (n) => n.reduce((s, k) => s + Math.abs(k), 0) <= 12);
const candidates = (odd) =>
  every.filter((n) => Math.abs(n[3]) % 2 === odd).map((n) => ({ n, cost: n.reduce((s, k) => s + Math.abs(k), 0) / 8 }));
const candidatesLr = candidates(0);
const candidatesB = candidates(1);

const lrFound = [];
const bFound = [];
const taken = new Set();
const atPowers = (list, powers) => list.flatMap((n) => powers.map((power) => ({ n, power })));
let model = start;
for (const factor of [3000, 300, 60, 20, 10, 6]) {
  const seen = observed(model, samples, startJd, stepDays);
  if (model.groups) {
    const series = seriesAt(model, startJd, stepDays, count);
    for (let c = 0; c < 3; c++) for (let i = 0; i < count; i++) seen[c][i] -= series[c][i];
  }
  const find = (c, list) =>
    newTerms(seen[c], stepDays, {
      args: model.args,
      candidates: list,
      threshold: factor * quanta[c],
      taken,
      atT: middleT,
    });
  for (const [c, list, found] of [
    [0, candidatesLr, lrFound],
    [2, candidatesLr, lrFound],
    [1, candidatesB, bFound],
  ]) {
    for (const { n } of find(c, list)) {
      if (taken.has(n.join())) continue;
      taken.add(n.join());
      found.push(n);
    }
  }
  model = fitTo(model, { lr: atPowers(lrFound, [0, 1]), b: atPowers(bFound, [0, 1]) }, 31);
  console.log(
    `threshold ${factor} quanta: ${lrFound.length} terms of longitude and distance, ${bFound.length} of latitude`,
  );
}

const everything = model;
const floors = residualRows(everything).map((coefficients, c) => {
  const n = rowCounts[c];
  const floor = new Float64Array(n);
  for (let i = 0; i < coefficients.length; i++) floor[i % n] += coefficients[i] ** 2;
  return floor.map((x, k) => x / (coefficients.length / n) + (quanta[c] / (1 + 0.2 * k)) ** 2);
});
const pool = [];
const poolTerms = [];
for (const g of everything.groups) {
  const reach = (longestT / g.scale) ** g.power;
  for (const t of g.lr) {
    const rate = combinationRate(everything.args, t.n, middleT);
    poolTerms.push({ kind: 'lr', n: t.n, power: g.power });
    pool.push([
      { c: 0, energy: energyOf(reach * Math.hypot(t.cl, t.sl), rate, rowDays, rowCounts[0]) },
      { c: 2, energy: energyOf(reach * Math.hypot(t.cr, t.sr), rate, rowDays, rowCounts[2]) },
    ]);
  }
  for (const t of g.b) {
    const rate = combinationRate(everything.args, t.n, middleT);
    poolTerms.push({ kind: 'b', n: t.n, power: g.power });
    pool.push([{ c: 1, energy: energyOf(reach * Math.hypot(t.cb, t.sb), rate, rowDays, rowCounts[1]) }]);
  }
}
const order = chooseBySaving(pool, floors, Math.max(...sizes));

for (const size of sizes) {
  const terms = { lr: [], b: [] };
  for (const i of order.slice(0, size)) terms[poolTerms[i].kind].push({ n: poolTerms[i].n, power: poolTerms[i].power });
  const fitted = fitTo(start, terms, fitStride);
  const rest = report(fitted);
  const file = fileURLToPath(new URL(`lunar-${size}.json`, import.meta.url));
  writeFileSync(file, text(fitted, rest, size));
  console.log(`${size} terms: ${JSON.stringify(rest)}; row bits by estimate ${rowBits(fitted)}`);
}

function fitTo(first, terms, stride) {
  const { seen, jdOf } = thinned(observed(first, samples, startJd, stepDays), startJd, stepDays, stride);
  return fitModel(first, terms, seen, jdOf);
}

function restOf(fitted) {
  const seen = observed(fitted, samples, startJd, stepDays);
  const series = seriesAt(fitted, startJd, stepDays, count);
  return seen.map((values, c) => values.map((x, i) => x - series[c][i]));
}

function residualRows(fitted) {
  const steps = rowDays / stepDays;
  const rows = Math.floor((count - 5) / steps);
  const rest = restOf(fitted).map((values) => {
    const out = new Float64Array(rows * (steps + 5));
    for (let row = 0; row < rows; row++)
      out.set(values.subarray(row * steps, row * steps + steps + 5), row * (steps + 5));
    return out;
  });
  return fitRows(rest, { stepDays, rowDays, rows, counts: rowCounts });
}

function rowBits(fitted) {
  let bits = 0;
  residualRows(fitted).forEach((coefficients, c) => {
    const n = rowCounts[c];
    for (let k = 0; k < n; k++) {
      let most = 0;
      for (let i = k; i < coefficients.length; i += n) most = Math.max(most, Math.abs(coefficients[i]));
      bits += Math.max(0, Math.ceil(Math.log2((2 * most) / (quanta[c] / (1 + 0.2 * k)) + 1)));
    }
  });
  return bits;
}

function report(fitted) {
  const rest = restOf(fitted);
  const units = [1 / arcsecond, 1 / arcsecond, 149597870.7];
  const numbers = rest.map((values, c) => {
    let square = 0;
    let most = 0;
    for (const x of values) {
      square += x * x;
      most = Math.max(most, Math.abs(x));
    }
    return { rms: round(Math.sqrt(square / count) * units[c]), max: round(most * units[c]) };
  });
  return { longitudeArcsec: numbers[0], latitudeArcsec: numbers[1], distanceKm: numbers[2] };
}

function round(x) {
  return Number(x.toPrecision(4));
}

function text(fitted, rest, size) {
  const { groups, ...head } = fitted;
  const lines = [
    '{',
    `  "generator": "series/build-lunar.mjs",`,
    `  "source": "amplitudes fitted to JPL DE431 (swetest, CC0 files of swe-standard-data), JD ${startJd} … ${startJd + stepDays * (count - 1)} TT",`,
    `  "units": "radians, au; powers of T/scale, T in Julian centuries from J2000",`,
    `  "arguments": "D, l′ (M), l, F",`,
    `  "terms": ${size},`,
    `  "rest": ${JSON.stringify(rest)},`,
    `  "meanLongitude": ${JSON.stringify(head.meanLongitude)},`,
    `  "tilt": ${JSON.stringify(head.tilt)},`,
    `  "meanDistance": ${head.meanDistance},`,
    `  "args": ${JSON.stringify(head.args)},`,
    `  "groups": [`,
    groups
      .map((g) =>
        [
          `    { "power": ${g.power}, "scale": ${g.scale},`,
          `      "lr": [\n${g.lr.map((t) => `        ${JSON.stringify(t)}`).join(',\n')}\n      ],`,
          `      "b": [\n${g.b.map((t) => `        ${JSON.stringify(t)}`).join(',\n')}\n      ] }`,
        ].join('\n'),
      )
      .join(',\n'),
    '  ]',
    '}',
    '',
  ];
  return lines.join('\n');
}
