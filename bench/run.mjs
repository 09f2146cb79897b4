/**
 * Speed, memory and size beside the peers, in one run on one machine: `npm run bench`. bench/README.md tells what is measured and how to read it.
 *
 * Read the ratios, not the times. A peer that cannot be had is named with the reason, and a target that is missed is told like one that is met.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { machine, sourceState } from './harness/machine.mjs';
import { writePages } from './harness/pages.mjs';
import { peerVersions } from './harness/peers.mjs';
import { SEED, seeded } from './harness/random.mjs';
import { keep, measuredAgain, newest } from './harness/results.mjs';
import { compare } from './harness/rounds.mjs';
import { groupLines, headLine, targetLines } from './harness/table.mjs';
import { measuredTargets } from './harness/targets.mjs';
import { readWords } from './harness/words.mjs';
import { moduleOfSubject, SUBJECTS } from './subjects.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACES = {
  whole: { warmMs: 800, roundMs: 20, budgetMs: 3500 },
  quick: { warmMs: 200, roundMs: 8, budgetMs: 500 },
};

const words = read();
if (words.pages) writePages(newest());
else if (words.curves) await import('./curves.mjs').then(({ runCurves }) => runCurves(contextOf(words), words));
else await runTable(words);

function read() {
  try {
    return readWords(
      process.argv.slice(2),
      SUBJECTS.map(({ name }) => name),
    );
  } catch (error) {
    console.error(error.message);
    return process.exit(2);
  }
}

/** What every subject is handed. */
function contextOf({ quick }) {
  const pace = quick ? PACES.quick : PACES.whole;
  return {
    quick,
    seed: SEED,
    seeded,
    pace,
    engine: null,
    /** A generator of its own for each who asks, so that no subject depends on which others ran. */
    random: () => seeded(SEED),
    /** A built entry of the engine. */
    module: (name) => import(pathToFileURL(`${root}packages/engine/dist/${name}.js`).href),
    group: async ({ id, title, unit, ...rest }) => ({ id, title, unit, rows: await compare({ unit, ...rest }, pace) }),
  };
}

async function runTable({ only, quick, save, json }) {
  const began = performance.now();
  const head = { ...sourceState(), seed: SEED, quick, machine: machine(), peers: peerVersions() };
  const tell = json ? () => undefined : console.log;
  tell(headLine(head));
  const context = contextOf({ quick });
  context.engine = await context.module('node').then(({ openEngine }) => openEngine());
  const groups = [];
  const took = {};
  for (const row of SUBJECTS.filter(({ name, byName }) => only?.includes(name) ?? !byName)) {
    const start = performance.now();
    for (const group of await groupsOf(row, context)) {
      groups.push({ subject: row.name, ...group });
      for (const line of groupLines(group)) tell(line);
    }
    took[row.name] = secondsSince(start);
  }
  const targets = measuredTargets(groups);
  for (const line of targetLines(targets)) tell(line);
  const results = { ...head, seconds: secondsSince(began), took, targets, groups };
  tell(`\nIn ${results.seconds} s`);
  if (json) console.log(JSON.stringify(results, null, 1));
  if (!save) return;
  const whole = only === null ? results : measuredAgain(newest().results, head, groups);
  writePages({ file: keep(whole), results: whole });
}

function secondsSince(start) {
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

/** What a subject comes to; one that breaks says so in its place and in the exit code, and the others go on. */
async function groupsOf(row, context) {
  const { name } = row;
  try {
    const { subject } = await moduleOfSubject(row);
    return await subject.run(context);
  } catch (error) {
    process.exitCode = 1;
    return [{ id: name, title: name, unit: '', rows: [], said: [`!!! BROKEN: ${error.stack}`] }];
  }
}
