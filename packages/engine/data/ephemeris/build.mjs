/**
 * Builds the default ephemeris pack: `node packages/engine/data/ephemeris/build.mjs` writes pack-1800-2400.bin and its provenance.
 * Needs Debian's `swetest` and `swe-standard-data`. Running it twice gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cartesian, masAu, moon, moonShare, nearest } from './bodies.mjs';
import { chebyshev, firstSampleJd, fitEllipse, fitRows, onRowEllipse, quantise, samplesFor, widthsOf } from './fit.mjs';
import { writePack } from './pack.mjs';
import { sample } from './sample.mjs';
import { encodeSeries, lunarModel, restOfModel } from './series/lunar.mjs';

const firstJd = 2378486.5; // 1799-12-22
const lastJd = 2598017.5; // 2401-01-11
const alpha = 0.2;

/** Positions on the grid; `E` is the Earth–Moon barycentre. */
function positionsOf(letter, centre, startJd, stepDays, count) {
  if (letter !== 'E') return sample(letter, centre, startJd, stepDays, count);
  const earth = Float64Array.from(sample('C', centre, startJd, stepDays, count));
  const moonAt = sample('1', 'geo', startJd, stepDays, count);
  for (let i = 0; i < earth.length; i++) earth[i] += moonShare * moonAt[i];
  return earth;
}

/** Samples of every row with its two neighbours on each side, the row's own ellipse taken out: per coordinate rows × perRow. */
function restOfRows(positions, ellipse, grid) {
  const steps = Math.round(grid.rowDays / grid.stepDays);
  const perRow = steps + 5;
  const rest = [0, 1, 2].map(() => new Float64Array(grid.rows * perRow));
  const point = new Float64Array(3);
  for (let row = 0; row < grid.rows; row++) {
    const middle = firstJd + (row + 0.5) * grid.rowDays;
    for (let i = 0; i < perRow; i++) {
      const j = row * steps + i;
      if (ellipse) onRowEllipse(ellipse, firstSampleJd(firstJd, grid.stepDays) + j * grid.stepDays, middle, point);
      for (let c = 0; c < 3; c++) rest[c][row * perRow + i] = positions[3 * j + c] - point[c];
    }
  }
  return rest;
}

function fitBody([name, body, letter, centre, origin, withEllipse, rowDays, stepDays, counts, quantum]) {
  const grid = { stepDays, rowDays, counts, rows: Math.ceil((lastJd - firstJd) / rowDays) };
  const startJd = firstSampleJd(firstJd, stepDays);
  const positions = positionsOf(letter, centre, startJd, stepDays, samplesFor(grid));
  const ellipse = withEllipse ? fitEllipse(positions, startJd, stepDays) : null;
  const rest = restOfRows(positions, ellipse, grid);
  const coefficients = fitRows(rest, grid);
  const quanta = [quantum, quantum, quantum].map((q) => q * masAu);
  const integers = coefficients.map((c, i) => quantise(c, counts[i], quanta[i], alpha));
  const widths = integers.map((c, i) => widthsOf(c, counts[i]));
  const fitted = {
    name,
    body,
    kind: 0,
    origin,
    startJd: firstJd,
    ...grid,
    quanta,
    alpha,
    integers,
    widths,
    ellipse,
    firstJd,
    lastJd,
  };
  return { ...fitted, missAu: worstMiss(fitted, rest, ([x, y, z]) => Math.hypot(x, y, z)) };
}

/** The largest difference between the quantised rows and the samples they were fitted to, in the unit of `size`. */
function worstMiss({ rows, rowDays, stepDays, counts, integers, quanta, alpha }, rest, size) {
  const steps = Math.round(rowDays / stepDays);
  const basis = Array.from({ length: steps + 1 }, (_, i) => chebyshev((2 * i) / steps - 1, Math.max(...counts)));
  let worst = 0;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= steps; i++) {
      const miss = integers.map((values, c) => {
        let sum = -rest[c][row * (steps + 5) + i + 2];
        for (let k = 0; k < counts[c]; k++)
          sum += (values[row * counts[c] + k] * quanta[c] * basis[i][k]) / (1 + alpha * k);
        return sum;
      });
      worst = Math.max(worst, size(miss));
    }
  }
  return worst;
}

function fitMoon() {
  const grid = { ...moon, rows: Math.ceil((lastJd - firstJd) / moon.rowDays) };
  const startJd = firstSampleJd(firstJd, moon.stepDays);
  const samples = sample('1', 'geo', startJd, moon.stepDays, samplesFor(grid), true);
  const model = lunarModel(moon.terms);
  const steps = Math.round(grid.rowDays / grid.stepDays);
  const rest = restOfModel(model, samples, startJd, moon.stepDays).map((values) => {
    const out = new Float64Array(grid.rows * (steps + 5));
    for (let row = 0; row < grid.rows; row++)
      out.set(values.subarray(row * steps, row * steps + steps + 5), row * (steps + 5));
    return out;
  });
  const coefficients = fitRows(rest, grid);
  const arcsecond = masAu * 1000;
  const quanta = [...moon.quantaMas.map((q) => (q * arcsecond) / 1000), moon.quantumMetres / 149597870700];
  const integers = coefficients.map((c, i) => quantise(c, moon.counts[i], quanta[i], moon.alpha));
  const widths = integers.map((c, i) => widthsOf(c, moon.counts[i]));
  const fitted = {
    name: 'Moon',
    body: 1,
    kind: 1,
    origin: 2,
    startJd: firstJd,
    ...grid,
    quanta,
    integers,
    widths,
    firstJd,
    lastJd,
    sphere: model,
    series: encodeSeries(model),
  };
  return { ...fitted, errorArcsec: worstMiss(fitted, rest, ([l, b]) => Math.hypot(l, b)) / (1000 * masAu) };
}

const bodies = [];
for (const row of cartesian) {
  bodies.push(fitBody(row));
  report(bodies.at(-1));
}
bodies.push(fitMoon());
report(bodies.at(-1));

// A direction is off by the body's own miss and the Earth's, seen from the nearest distance.
const earth = bodies.find((body) => body.name === 'Earth');
for (const body of bodies) {
  if (body.name === 'Moon') continue;
  // The Sun's own place cancels in what is seen of her.
  const miss = body === earth || body.name === 'Sun' ? earth.missAu : body.missAu + earth.missAu;
  body.errorArcsec = miss / nearest[body.name] / (1000 * masAu);
}

function report({ name, rows, rowDays, widths }) {
  const bits = widths.flatMap((w) => [...w]).reduce((a, b) => a + b, 0);
  console.log(
    `${name.padEnd(8)} ${rows} rows of ${rowDays} d, ${bits} bits, ${((Math.ceil(bits / 8) * rows) / 1024).toFixed(1)} KiB`,
  );
}

const bytes = writePack({ id: 'khagol-de431-1800-2400/1', firstJd, lastJd, analytic: false, bodies });
const sha256 = createHash('sha256').update(bytes).digest('hex');
writeFileSync(new URL('./pack-1800-2400.bin', import.meta.url), bytes);
const provenance = {
  generator: 'packages/engine/data/ephemeris/build.mjs',
  file: 'pack-1800-2400.bin',
  bytes: bytes.length,
  sha256,
  source:
    'Sun, Moon and planets: JPL DE431 (Folkner, Williams, Boggs, Park, Kuchynka 2014, IPN Progress Report 42-196); Chiron, Ceres, Pallas, Juno, Vesta: the integrations in the seas files; printed by swetest 2.10.03 from sepl_18, semo_18, seas_18 and their neighbours in Debian swe-standard-data 4.0-20221111-2',
  licence: 'CC0-1.0 (data files)',
  spanJdTt: [firstJd, lastJd],
  worstErrorArcsec: Object.fromEntries(bodies.map(({ name, errorArcsec }) => [name, Number(errorArcsec.toFixed(4))])),
};
writeFileSync(new URL('./pack-1800-2400.json', import.meta.url), `${JSON.stringify(provenance, null, 2)}\n`);
console.log(`${bytes.length} bytes, sha256 ${sha256}`);
