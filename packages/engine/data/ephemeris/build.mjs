/**
 * Builds the default ephemeris pack: `node packages/engine/data/ephemeris/build.mjs` writes pack-1800-2400.bin and its provenance.
 * Needs Debian's `swetest` and `swe-standard-data`. Running it twice gives the same bytes.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cartesian, masAu, nearest } from './bodies.mjs';
import { writePack } from './pack.mjs';
import { fitBody, fitMoon } from './rows.mjs';

const firstJd = 2378486.5; // 1799-12-22
const lastJd = 2598017.5; // 2401-01-11
/** What is declared is the worst miss and a fifth: the source has its own noise between the dates at which it was asked. */
const margin = 1.2;

const bodies = [
  ...cartesian.map((row) => report(fitBody(row, { firstJd, lastJd }))),
  report(fitMoon({ firstJd, lastJd })),
];

// A direction is off by the body's own miss and the Earth's, seen from the nearest distance.
const earth = bodies.find((body) => body.name === 'Earth');
for (const body of bodies) {
  body.placeErrorAu = margin * body.missAu;
  // The Sun's own place cancels in what is seen of her.
  const miss = body === earth || body.name === 'Sun' ? earth.missAu : body.missAu + earth.missAu;
  body.errorArcsec = margin * (body.missArcsec ?? miss / nearest[body.name] / (1000 * masAu));
}

function report(body) {
  const { name, rows, rowDays, widths } = body;
  const bits = widths.flatMap((w) => [...w]).reduce((a, b) => a + b, 0);
  console.log(
    `${name.padEnd(8)} ${rows} rows of ${rowDays} d, ${bits} bits, ${((Math.ceil(bits / 8) * rows) / 1024).toFixed(1)} KiB, worst ${(body.missAu / masAu).toFixed(2)} mas·au`,
  );
  return body;
}

const round = (x, digits) => Number(x.toPrecision(digits));
const bytes = writePack({ id: 'khagol-de431-1800-2400/2', firstJd, lastJd, analytic: false, bodies });
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
  units:
    'worst miss against the source at four dates to every one of the fit, both ends of each row among them, and a fifth: arcseconds of geometric geocentric direction; au of the place itself',
  worstErrorArcsec: Object.fromEntries(bodies.map(({ name, errorArcsec }) => [name, round(errorArcsec, 3)])),
  worstErrorAu: Object.fromEntries(bodies.map(({ name, placeErrorAu }) => [name, round(placeErrorAu, 3)])),
};
writeFileSync(new URL('./pack-1800-2400.json', import.meta.url), `${JSON.stringify(provenance, null, 2)}\n`);
console.log(`${bytes.length} bytes, sha256 ${sha256}`);
