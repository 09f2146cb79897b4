/**
 * What work costs as it grows: `npm run bench -- --curves`. Each case is run at sizes over several decades; told are the time, the time of one, the exponent between
 * neighbours and over all (1 is linear), and all of it is drawn. bench/README.md explains each slope.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { curveCases } from './curve-cases.mjs';
import { figureOf } from './harness/figure.mjs';
import { machine, sourceState } from './harness/machine.mjs';
import { writeFigure } from './harness/pages.mjs';
import { SEED } from './harness/random.mjs';
import { FOLDER, nameOf } from './harness/results.mjs';
import { exponentOf, localExponents, quantile } from './harness/statistics.mjs';
import { figure, headLine } from './harness/table.mjs';

const cache = fileURLToPath(new URL('../.cache/bench/', import.meta.url));
const MOST = { whole: { many: 1_000_000, years: 200 }, quick: { many: 10_000, years: 10 } };
/** A size is measured again and again for so long, and this often at least unless one time takes longer. */
const [BUDGET_US, FEWEST] = [{ whole: 400_000, quick: 60_000 }, 3];
const LONG_US = 2_000_000;
const MOST_TIMES = 100_000;
/** The largest sizes, over which the slope is told once more: there the fixed cost has gone. */
const LAST = 3;

/** Runs all cases, prints their tables, and draws them; with `--save` into bench/results, else into .cache/bench. */
export async function runCurves(context, { quick, save }) {
  const lines = [];
  const tell = (text) => {
    lines.push(text);
    console.log(text);
  };
  const head = { ...sourceState(), seed: SEED, quick, machine: machine() };
  tell(headLine(head));
  const engine = await context.module('node').then(({ openEngine }) => openEngine());
  const budgetUs = quick ? BUDGET_US.quick : BUDGET_US.whole;
  const curves = [];
  for (const one of await curveCases({ ...context, engine }, quick ? MOST.quick : MOST.whole)) {
    const curve = curveOf(one, budgetUs);
    curves.push(curve);
    for (const line of linesOf(curve)) tell(line);
  }
  const folder = save ? FOLDER : cache;
  mkdirSync(folder, { recursive: true });
  const name = `curves-${nameOf(head)}`;
  const caption = `${head.date.slice(0, 10)}, commit ${head.commit}, ${head.machine.processor}, Node ${head.machine.node}; dashed: linear`;
  writeFileSync(`${folder}${name}.svg`, figureOf(curves, 'Cost as work grows: seconds of processor', caption));
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify({ ...head, curves }, null, 1)}\n`);
  writeFileSync(`${folder}${name}.txt`, `${lines.join('\n')}\n`);
  if (save) writeFigure(`${name}.json`, curves);
  console.log(`\ndrawn in ${folder}${name}.svg`);
}

function curveOf({ id, title, unit, sizes, of }, budgetUs) {
  // Every size that is not long, until all is compiled: what follows is the cost of work and not of the compiler.
  for (const n of sizes) if (!warm(of(n), budgetUs)) break;
  const points = sizes.map((n) => ({ n, seconds: secondsOf(of(n), budgetUs) }));
  const costs = points.map(({ n, seconds }) => ({ n, cost: seconds }));
  return {
    id,
    title,
    unit,
    points,
    local: localExponents(costs),
    exponent: exponentOf(costs),
    last: exponentOf(costs.slice(-LAST)),
  };
}

/** Runs work until it is compiled. @returns false when even then it is so long that no larger one need be run for that */
function warm(work, budgetUs) {
  let us = usOf(work);
  for (let spent = us, times = 1; times < FEWEST || (spent < budgetUs && times < MOST_TIMES); times += 1) {
    us = usOf(work);
    spent += us;
  }
  return us < budgetUs / 2;
}

/** Seconds of processor of one time through: the median of several, each long enough for the clock. */
function secondsOf(work, budgetUs) {
  const first = usOf(work);
  if (first > LONG_US) return first / 1e6;
  const repeats = Math.max(1, Math.ceil(budgetUs / 20 / Math.max(first, 0.5)));
  const seen = [];
  for (let spent = 0; spent < budgetUs || seen.length < FEWEST; ) {
    const us = usOf(() => {
      for (let i = 0; i < repeats; i += 1) work();
    });
    seen.push(us / repeats);
    spent += us;
  }
  return quantile(seen, 0.5) / 1e6;
}

function usOf(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function linesOf({ title, unit, points, local, exponent, last }) {
  return [
    '',
    `${title}: time ∝ n^${exponent.toFixed(2)} over all, n^${last.toFixed(2)} over the last ${LAST}`,
    `${unit.padStart(20)}${'ms'.padStart(14)}${'µs of one'.padStart(14)}${'slope'.padStart(10)}`,
    ...points.map(({ n, seconds }, i) => {
      const slope = local[i] === null ? '' : local[i].toFixed(2);
      return `${n.toLocaleString('en').padStart(20)}${figure(seconds * 1e3).padStart(14)}${figure((seconds / n) * 1e6).padStart(14)}${slope.padStart(10)}`;
    }),
  ];
}
