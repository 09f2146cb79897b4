/** Writes terms-moon.json: which terms the Moon needs over −3000 … 3000 (`node …/analytic/find-moon.mjs`, about four minutes). */
import { writeFileSync } from 'node:fs';
import { discover, pruned, subtract } from '../series/discover.mjs';
import { fitModel, observed, seriesAt, thinned } from '../series/model.mjs';
import { refineArguments } from '../series/refine.mjs';
import { combinations } from '../series/select.mjs';
import { moonSamples, moonStart, scale, startJd, stepDays } from './moon.mjs';

const arcsecond = Math.PI / 648000;
const au = arcsecond * 0.00257;
const samples = moonSamples();
const size = (v) => v.reduce((s, k) => s + Math.abs(k), 0);

// arguments of the Moon alone, then those with planets: [D M l F Me Ve E Ma J S slow]
const lunar = combinations([8, 4, 7, 6], (n) => size(n) <= 12).map((n) => ({
  n: [...n, 0, 0, 0, 0, 0, 0, 0],
  cost: size(n) / 8,
  odd: Math.abs(n[3]) % 2,
}));
const planetary = [];
const add = (...p) => {
  const sum = Math.abs(p.reduce((s, k) => s + k, 0));
  planetary.push({ p: [...p, 0], cost: size(p) / 40 + 0.7 * sum });
};
for (let e = -24; e <= 24; e++) {
  for (let v = 1; v <= 24; v++) if (Math.abs(e + v) <= 3) add(0, v, e, 0, 0, 0);
  for (let m = 1; m <= 12; m++) if (Math.abs(e + m) <= 3) add(0, 0, e, m, 0, 0);
  if (Math.abs(e) <= 5) {
    for (let j = 1; j <= 5; j++) add(0, 0, e, 0, j, 0);
    for (let s = 1; s <= 2; s++) add(0, 0, e, 0, 0, s);
    for (let m = 1; m <= 4; m++) add(m, 0, e, 0, 0, 0);
  }
  if (e !== 0 && Math.abs(e) <= 2) add(0, 0, e, 0, 0, 0);
}
add(0, 0, 0, 0, 2, -5);
const shifts = combinations([6, 0, 4, 3], (n) => size(n) <= 8).flatMap((n) => [n, n.map((k) => -k || 0)]);
shifts.push([0, 0, 0, 0]);
const mixed = planetary.flatMap(({ p, cost }) =>
  shifts.map((n) => ({ n: [...n, ...p], cost: 0.6 + cost + size(n) / 5, odd: Math.abs(n[3]) % 2 })),
);
const figure = (c) => c.n[6] !== 0 && Math.abs(c.n[6]) <= 2 && size(c.n.slice(4)) === Math.abs(c.n[6]);
const candidates = { lr: [], b: [] };
for (let k = 1; k <= 8; k++) candidates.lr.push({ n: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, k], cost: 1 + k / 10 });
// slow changes of the largest terms
for (const { n, cost, odd } of [
  ...lunar.filter((c) => size(c.n) <= 4),
  { n: [0, 0, -1, 0, 0, 18, -16, 0, 0, 0, 0], cost: 1, odd: 0 },
]) {
  for (let k = -8; k <= 8; k++)
    if (Math.abs(k) >= 2) (odd ? candidates.b : candidates.lr).push({ n: [...n.slice(0, 10), k], cost: cost + 1 });
}
for (const c of [...lunar, ...mixed]) {
  (c.odd ? candidates.b : candidates.lr).push(c);
  if (figure(c)) (c.odd ? candidates.lr : candidates.b).push({ ...c, cost: c.cost + 0.2 });
}
console.log(`${candidates.lr.length} and ${candidates.b.length} candidates`);

const seenOf = (model) => observed(model, samples, startJd, stepDays);
const refine = (model, terms, times) => {
  for (let i = 0; i < times; i++) {
    const all = seenOf(model);
    subtract(all, seriesAt(model, startJd, stepDays, all[0].length));
    const thin = thinned(all, startJd, stepDays, 200);
    const args = refineArguments(model, [0, 2, 3], thin.seen, thin.jdOf, scale);
    const fitTo = thinned(seenOf(model), startJd, stepDays, 100);
    model = fitModel({ ...model, args }, terms, fitTo.seen, fitTo.jdOf, { scale });
  }
  return model;
};
const rounds = [300, 60, 12, 3, 1, 0.5, 0.3, 0.2, 0.14, 0.1, 0.08, 0.06, 0.05, 0.045, 0.04].map((x) => [
  x * arcsecond,
  x * arcsecond,
  x * au,
]);
const found = discover(moonStart, seenOf, {
  startJd,
  stepDays,
  candidates,
  rounds,
  stride: 60,
  fit: { scale },
  middleT: -20,
  mostPower: 3,
  initial: { lr: [], b: [] },
  log: console.log,
  after: (model, terms, round) => {
    const better = round <= 3 ? refine(model, terms, 3) : model;
    report(better);
    return better;
  },
});

function report(model) {
  const rest = seenOf(model);
  subtract(rest, seriesAt(model, startJd, stepDays, rest[0].length));
  console.log(
    rest
      .map((v, c) => {
        let sq = 0,
          most = 0;
        for (const x of v) {
          sq += x * x;
          most = Math.max(most, Math.abs(x));
        }
        const unit = c === 2 ? au : arcsecond;
        return `${(Math.sqrt(sq / v.length) / unit).toFixed(3)} max ${(most / unit).toFixed(2)}`;
      })
      .join(' | '),
  );
}
const terms = pruned(found.model, 50, [0.04 * arcsecond, 0.04 * arcsecond, 0.06 * au]);
console.log(`kept ${terms.lr.length} + ${terms.b.length}`);
writeFileSync(
  new URL('terms-moon.json', import.meta.url),
  `${JSON.stringify({ generator: 'analytic/find-moon.mjs', args: found.model.args, ...terms }).replaceAll('{"n"', '\n{"n"')}\n`,
);
