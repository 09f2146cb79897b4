/**
 * Writes assembly/tables/lunar-points.ts, the terms of the Moon's interpolated apogee and perigee (`node …/series/build-points.mjs`, some minutes).
 * First amplitudes are the Moon's own (lunar-290.json, the arguments of terms-moon.json); they are then fitted to what `swetest -pgc` prints for 1800–2400.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dataFolder } from '../sample.mjs';
import { apsisSums, improve, longitudeError, meanPerigee, slowAngles } from './apsides.mjs';
import { lunarModel } from './lunar.mjs';

const arcsecond = Math.PI / 648000;
const radius = 0.00257;
const startJd = 2378480;
const stepDays = 4;
const count = 54900;
const least = 0.1; // arcseconds: terms below it are dropped

/** Perigee and apogee in turn: longitude and latitude on the mean ecliptic and equinox of date (rad), distance (au). */
function samples() {
  const rows = [];
  for (let done = 0; done < count; done += 18000) {
    const n = Math.min(18000, count - done);
    const text = execFileSync(
      'swetest',
      [
        `-edir${dataFolder}`,
        `-bj${startJd + done * stepDays}`,
        '-pgc',
        `-n${n}`,
        `-s${stepDays}`,
        '-nonut',
        '-flbR',
        '-head',
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    const lines = text
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter((v) => v.length === 3 && v.every(Number.isFinite));
    if (lines.length !== 2 * n) throw new Error(`swetest printed ${lines.length} lines for ${n} dates`);
    lines.forEach(([longitude, latitude, distance], i) => {
      const jd = startJd + (done + Math.floor(i / 2)) * stepDays;
      const base = i % 2 === 0 ? 0 : Math.PI;
      rows.push({
        T: (jd - 2451545) / 36525,
        base,
        shift: 0,
        longitude: (longitude * Math.PI) / 180,
        latitude: (latitude * Math.PI) / 180,
        distance,
      });
    });
  }
  return rows;
}

/** Every term that may take part. */
function candidates() {
  const first = new Map();
  const model = lunarModel(290);
  const opposite = (n) => n.map((k) => -k || 0);
  for (const g of model.groups.filter((x) => x.power === 0)) {
    for (const t of g.lr)
      for (const [n, s] of [
        [t.n, 1],
        [opposite(t.n), -1],
      ])
        first.set(`L${n}`, s * t.sl).set(`R${n}`, t.cr);
    for (const t of g.b)
      for (const [n, s] of [
        [t.n, 1],
        [opposite(t.n), -1],
      ])
        first.set(`B${n}`, s * t.sb);
  }
  const found = JSON.parse(readFileSync(new URL('../analytic/terms-moon.json', import.meta.url), 'utf8'));
  const terms = [{ kind: 'R', trig: 'cos', n: [0, 0, 0, 0, 0, 0, 0, 0], value: model.meanDistance }];
  const put = (kind, trig, n, value = 0) => {
    if (!terms.some((t) => t.kind === kind && t.trig === trig && t.n.join() === n.join()))
      terms.push({ kind, trig, n, value });
  };
  // [D l′ l F Me Ve E Ma J S slow] → [D l′ l F Ve E J Ω]
  const usable = (t) => t.power === 0 && [4, 7, 9, 10].every((i) => t.n[i] === 0);
  const short = (n) => [n[0], n[1], n[2], n[3], n[5], n[6], n[8], 0];
  for (const t of found.lr.filter(usable)) {
    const n = short(t.n);
    if (planetary(n)) for (const trig of ['sin', 'cos']) for (const kind of ['L', 'R']) put(kind, trig, n);
    else if (n[3] % 2 === 0) {
      put('L', 'sin', n, first.get(`L${n.slice(0, 4)}`));
      put('R', 'cos', n, first.get(`R${n.slice(0, 4)}`));
    }
  }
  for (const t of found.b.filter(usable)) {
    const n = short(t.n);
    if (planetary(n)) for (const trig of ['sin', 'cos']) put('B', trig, n);
    else if (n[3] % 2 !== 0) put('B', 'sin', n, first.get(`B${n.slice(0, 4)}`));
  }
  put('L', 'sin', [0, 0, 0, 0, 0, 0, 0, 1]);
  for (const trig of ['sin', 'cos']) for (const f of [0, 1]) put('B', trig, [0, 0, 0, f, 0, 0, 0, 1]);
  return terms;
}

function planetary(n) {
  return n.slice(4).some((k) => k !== 0);
}

/** Arcseconds that a term is worth; distances count threefold, they move the apsis. */
const size = ({ kind, value }) => Math.abs(kind === 'R' ? (3 * value) / radius : value) / arcsecond;
const isMean = (t) => t.n.every((k) => k === 0);

const all = samples();
const thin = (stride) =>
  Array.from(
    { length: Math.floor(all.length / stride) },
    (_, i) => all[i * stride + Math.floor(stride * ((i * 0.6180339887498949) % 1))],
  );
const state = { offset: 0 };
const everyone = candidates();
let terms = [];
const widen = (wanted) => {
  terms = everyone.filter((t) => terms.includes(t) || wanted(t));
};
const run = (times, rows) => {
  for (let i = 0; i < times; i++) console.log(`${terms.length} terms: ${improve(terms, state, rows).toFixed(3)}″`);
};

const rows = thin(12);
const short = (t) => Math.abs(t.n[0]) + Math.abs(t.n[1]) + Math.abs(t.n[3]) === 0 && Math.abs(t.n[2]) <= 1;
widen((t) => (planetary(t.n) ? t.n[7] !== 0 || (t.n[4] === 18 && short(t)) : size(t) >= 2 || isMean(t)));
run(7, rows);
widen((t) => !planetary(t.n));
run(4, rows);
terms = terms.filter((t) => isMean(t) || size(t) >= least / 2);
run(2, rows);
widen((t) => planetary(t.n));
run(3, rows);
for (const share of [0.3, 0.6, 1]) {
  terms = terms.filter((t) => isMean(t) || size(t) >= share * least);
  run(3, rows);
}

/** Rounds what will be printed, so that the figures below are those of the table. */
for (const t of terms)
  t.value = t.kind === 'R' ? Number(t.value.toFixed(13)) : Number((t.value / arcsecond).toFixed(4)) * arcsecond;
const figures = ['perigee', 'apogee'].map((name, o) => {
  const { toApsis, out } = apsisSums(terms);
  const misses = [];
  for (let i = o; i < all.length; i += 10) {
    const row = all[i];
    const shift = toApsis(row.T, row.base, row.shift);
    misses.push(Math.abs(longitudeError(row.T, row.base, shift, out.l, state.offset, row.longitude)) / arcsecond);
  }
  misses.sort((a, b) => a - b);
  return `${name} ${misses[misses.length >> 1].toFixed(2)}, ${misses[Math.floor(misses.length * 0.99)].toFixed(2)}, ${misses.at(-1).toFixed(2)}`;
});
console.log(figures.join('; '));

const listOf = (kind) => terms.filter((t) => t.kind === kind).sort((a, b) => size(b) - size(a));
const printed = (t) => (t.kind === 'R' ? (t.value * 1e9).toFixed(4) : (t.value / arcsecond).toFixed(4));
/** Items in lines of so many, two columns in. */
const lines = (items, each) =>
  Array.from(
    { length: Math.ceil(items.length / each) },
    (_, i) => `  ${items.slice(each * i, each * (i + 1)).join('  ')}`,
  ).join('\n');
const table = (name, kind, unit) => {
  const list = listOf(kind);
  const multipliers = lines(
    list.map((t) => [...t.n, t.trig === 'sin' ? 1 : 0].map((k) => `${k},`).join(' ')),
    4,
  );
  const values = lines(
    list.map((t) => `${printed(t)},`),
    10,
  );
  return `export const ${name}Count: i32 = ${list.length};

// D l′ l F Ve E Ju Ω, then 1 for a sine and 0 for a cosine
// biome-ignore format: four terms a line
export const ${name}Terms: usize = memory.data<i8>([
${multipliers}
]);

/** ${unit}, one per term. */
// biome-ignore format: ten terms a line
export const ${name}Values: usize = memory.data<f64>([
${values}
], 8);
`;
};
const most = terms[0].n.map((_, i) => Math.max(1, ...terms.map((t) => Math.abs(t.n[i]))));
const angles = [...slowAngles, [meanPerigee[0] + state.offset, ...meanPerigee.slice(1)]];
const text = `// Generated by packages/engine/data/ephemeris/series/build-points.mjs; do not edit.
// Terms of the Moon’s interpolated apogee and perigee. Source: fitted to \`swetest -pgc\` of Swiss Ephemeris 2.10.03, 1800–2400, on 21 November 2026;
// what is left in longitude, arcseconds (median, 99 %, worst): ${figures.join('; ')}.

/** Largest multiplier of each argument. */
export const mostOf: usize = memory.data<i8>([${most.join(', ')}]);

// Slow angles, radians per power of T: perigee from the Sun, l′, perigee from the node, Venus, Earth, Jupiter, Ω, mean longitude of the perigee.
// biome-ignore format: five coefficients a line
export const slowAngles: usize = memory.data<f64>([
${angles.map((p) => `  ${p.join(', ')},`).join('\n')}
], 8);

${table('longitude', 'L', 'Longitude, arcseconds')}
${table('distance', 'R', 'Distance, 1e-9 au')}
${table('latitude', 'B', 'Latitude, arcseconds')}`;
writeFileSync(new URL('../../../../../assembly/tables/lunar-points.ts', import.meta.url), text);
