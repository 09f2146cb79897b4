/** Writes terms-<planet>.json: which terms the inner planets need over −3000 … 3000 (`node …/analytic/find-planets.mjs [Name …]`). */
import { writeFileSync } from 'node:fs';
import { discover, pruned, subtract } from '../series/discover.mjs';
import { observed, seriesAt } from '../series/model.mjs';
import { planetSamples, planets, scale, startJd, stepDays } from './planets.mjs';

const arcsecond = Math.PI / 648000;
const size = (v) => v.reduce((s, k) => s + Math.abs(k), 0);
const slots = 11;
const bodies = [2, 3, 4, 5, 6, 7, 8, 9]; // Me Ve E Ma J S U N in the vector
const firstPositive = (n) => (n.find((k) => k !== 0) ?? 0) > 0;
const wanted = process.argv.slice(2);
const fit = { scale, distancePowers: 5, latitudePowers: 3 };

function candidatesOf(own) {
  const seen = new Map();
  const add = (pairs) => {
    const n = new Array(slots).fill(0);
    for (const [slot, k] of pairs) n[slot] += k;
    if (size(n) === 0 || n.every((k, i) => k === 0 || i === own)) return;
    const named = firstPositive(n) ? n : n.map((k) => -k || 0);
    const sum = Math.abs(n.reduce((s, k) => s + k, 0));
    const far = n[8] !== 0 || n[9] !== 0 ? 0.5 : 0;
    seen.set(named.join(), { n: named, cost: size(n) / 30 + 0.4 * sum + far });
  };
  for (const q of bodies) {
    if (q === own) continue;
    for (let a = -20; a <= 20; a++)
      for (let b = 1; b <= 20; b++)
        if (Math.abs(a + b) <= 7)
          add([
            [own, a],
            [q, b],
          ]);
    for (const r of bodies) {
      if (r <= q || r === own) continue;
      for (let a = -12; a <= 12; a++) {
        for (let b = -12; b <= 12; b++) {
          for (let c = -6; c <= 6; c++)
            if (b !== 0 && c !== 0 && Math.abs(a + b + c) <= 3 && Math.abs(a) + Math.abs(b) + Math.abs(c) <= 20)
              add([
                [own, a],
                [q, b],
                [r, c],
              ]);
        }
      }
    }
  }
  const list = [...seen.values()];
  for (let k = 1; k <= 8; k++) list.push({ n: [...new Array(slots - 1).fill(0), k], cost: 1 });
  return list;
}

for (const planet of planets) {
  if (wanted.length > 0 && !wanted.includes(planet.name)) continue;
  const samples = planetSamples(planet);
  const au = arcsecond * planet.start.meanDistance;
  const vector = (anomaly, node) => [anomaly, node, ...new Array(slots - 2).fill(0)];
  const initial = { lr: [], b: [] };
  for (let k = 1; k <= planet.harmonics; k++) {
    for (let power = 0; power <= (k <= 4 ? 4 : 2); power++) {
      initial.lr.push({ n: vector(k, 0), power });
      initial.b.push({ n: vector(k - 1, 1), power });
    }
  }
  const list = candidatesOf(planet.index);
  console.log(`${planet.name}: ${list.length} candidates`);
  const seenOf = (model) => observed(model, samples, startJd, stepDays);
  const report = (model) => {
    const rest = seenOf(model);
    subtract(rest, seriesAt(model, startJd, stepDays, rest[0].length));
    console.log(
      rest
        .map((values, c) => {
          const unit = c === 2 ? au : arcsecond;
          let square = 0;
          let most = 0;
          for (const x of values) {
            square += x * x;
            most = Math.max(most, Math.abs(x));
          }
          return `${(Math.sqrt(square / values.length) / unit).toFixed(3)}″ max ${(most / unit).toFixed(2)}″`;
        })
        .join(' | '),
    );
    return model;
  };
  const rounds = [30, 10, 3, 1, 0.5, 0.3, 0.2, 0.14, 0.1, 0.07, 0.05, 0.04, ...(planet.deeper ?? [])].map((x) => [
    x * arcsecond,
    x * arcsecond,
    x * au,
  ]);
  const found = discover(planet.start, seenOf, {
    startJd,
    stepDays,
    candidates: { lr: list, b: list },
    rounds,
    stride: 30,
    fit,
    middleT: -20,
    mostPower: 3,
    initial,
    log: console.log,
    after: report,
  });
  const least = planet.deeper ? planet.deeper.at(-1) : 0.04;
  const terms = pruned(found.model, 50, [least * arcsecond, least * arcsecond, least * au]);
  console.log(`${planet.name}: kept ${terms.lr.length} + ${terms.b.length}`);
  const text = JSON.stringify({ generator: 'analytic/find-planets.mjs', planet: planet.name, ...terms });
  writeFileSync(
    new URL(`terms-${planet.name.toLowerCase()}.json`, import.meta.url),
    `${text.replaceAll('{"n"', '\n{"n"')}\n`,
  );
}
