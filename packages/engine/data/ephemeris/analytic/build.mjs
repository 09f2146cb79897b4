/**
 * Builds the long-range analytic file: `node packages/engine/data/ephemeris/analytic/build.mjs` writes ../analytic.bin and ../analytic.json.
 * Needs Debian's `swetest` and `swe-standard-data`. Running it twice gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { writePack } from '../pack.mjs';
import { encodeSeries } from '../series/encode.mjs';
import { fitModel, observed, thinned } from '../series/model.mjs';
import { rowBodies } from './bodies.mjs';
import { measure } from './measure.mjs';
import * as moon from './moon.mjs';
import * as inner from './planets.mjs';
import { rowsOf } from './rows.mjs';

const firstJd = 625000; // −3000 … 3000 in the Julian calendar of either end, and some months more
const lastJd = 2817500;
const samplesPerFit = 30000;
/** What is declared is the worst miss that was found and a fifth. */
const margin = 1.2;

const read = (name) => JSON.parse(readFileSync(new URL(`terms-${name}.json`, import.meta.url), 'utf8'));

/** Refits every amplitude of a series to the samples; returns a body of the pack. */
function seriesBody({ name, body, origin }, start, terms, samples, grid, fit) {
  const stride = Math.floor(samples.length / 3 / samplesPerFit);
  const thin = thinned(observed(start, samples, grid.startJd, grid.stepDays), grid.startJd, grid.stepDays, stride);
  const model = fitModel(start, terms, thin.seen, thin.jdOf, { scale: grid.scale, ...fit });
  const { meanLongitude, tilt, meanDistance } = model;
  console.log(`${name.padEnd(8)} ${terms.lr.length} terms of longitude and distance, ${terms.b.length} of latitude`);
  return {
    name,
    body,
    kind: 1,
    origin,
    startJd: firstJd,
    rowDays: 1,
    rows: 0,
    counts: [0, 0, 0],
    quanta: [0, 0, 0],
    integers: [],
    widths: [],
    sphere: { meanLongitude, tilt, meanDistance },
    series: encodeSeries(model),
    terms: terms.lr.length + terms.b.length,
    firstJd,
    lastJd,
  };
}

const bodies = [];
const lunar = read('moon');
bodies.push(
  seriesBody(
    { name: 'Moon', body: 1, origin: 2 },
    { ...moon.moonStart, args: lunar.args },
    lunar,
    moon.moonSamples(),
    moon,
    {},
  ),
);
for (const planet of inner.planets) {
  const fit = { distancePowers: 5, latitudePowers: 3 };
  bodies.push(
    seriesBody(
      { ...planet, origin: 1 },
      planet.start,
      read(planet.name.toLowerCase()),
      inner.planetSamples(planet),
      inner,
      fit,
    ),
  );
}
for (const body of rowBodies) {
  const from = body.firstJd ?? firstJd - 10; // light left up to six hours before
  const fitted = rowsOf(body, from, Math.min(body.lastJd ?? lastJd, lastJd));
  bodies.push({ ...fitted, firstJd: body.firstJd ?? firstJd, lastJd: Math.min(body.lastJd ?? lastJd, lastJd) });
}

const errors = measure(bodies, firstJd, lastJd);
for (const body of bodies) {
  body.errorArcsec = margin * errors[body.name].max;
  body.placeErrorAu = margin * errors[body.name].maxAu;
}
const bytes = writePack({ id: 'khagol-analytic-6000y/2', firstJd, lastJd, analytic: true, bodies });
const sha256 = createHash('sha256').update(bytes).digest('hex');
writeFileSync(new URL('../analytic.bin', import.meta.url), bytes);
const provenance = {
  file: 'analytic.bin',
  generator: 'packages/engine/data/ephemeris/analytic/build.mjs',
  source:
    'JPL DE431 (Folkner et al. 2014), read from the CC0 files of Debian swe-standard-data (sepl*, semo*, seas*.se1)',
  command:
    'swetest -bj<JD> -p<body> -n<count> -s<step> -true -j2000 -icrs -nonut -noaberr -nodefl [-hel|-bary] -flbw -head',
  span: { firstJdTt: firstJd, lastJdTt: lastJd },
  bytes: bytes.length,
  sha256,
  units:
    'arcseconds of geometric geocentric direction against the same source, every 53 days, rows every 256th of a row and at their seams; rows −3000 … 2000 are the millennia that begin there; maxAu is of the place itself. The file declares a fifth more than each max.',
  bodies: Object.fromEntries(
    bodies.map((b) => [
      b.name,
      {
        ...(b.kind === 1 ? { terms: b.terms } : { rows: b.rows, rowDays: b.rowDays }),
        ...errors[b.name],
      },
    ]),
  ),
};
writeFileSync(new URL('../analytic.json', import.meta.url), `${JSON.stringify(provenance, null, 2)}\n`);
console.log(`${bytes.length} bytes, sha256 ${sha256}`);
