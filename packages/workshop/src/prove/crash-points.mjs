/**
 * Wherever a charged call is cut off, it is charged once or not at all, and never without an answer that its key still fetches.
 *
 * `node packages/workshop/src/prove/crash-points.mjs --store all`. Whole app, made engine. On SQLite the process is killed at every point of
 * five kinds of call: around each call of the store, around each statement and commit that reaches the file, and around the answer; after each
 * the server is started on what was left and asked again. On every store each call of the store fails in turn, before it did its work and
 * after, as a connection does that breaks in the middle of a commit.
 */
import { load } from './load.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

const { store, show } = wordsOf({ store: 'all', show: 'verdict' });
const { CRASHED_CALLS, crashEverywhere } = await load('test/ledger/crash-points.ts');
const { FAILING_CALLS, failEverywhere, outlive } = await load('test/ledger/failing-calls.ts');

if (store === 'all' || store === 'sqlite') {
  const began = performance.now();
  const verdicts = [];
  for (const call of CRASHED_CALLS) verdicts.push({ call, ...(await crashEverywhere(call)) });
  const sum = verdicts.reduce((all, { points }) => all + points.length, 0);
  report(
    `crash points sqlite: ${sum} points of ${verdicts.length} calls`,
    verdicts.flatMap(({ faults }) => faults),
    began,
  );
  for (const { call, points, committed } of verdicts) {
    console.log(`  ${call.name}: ${points.length} points, ${committed} of them after the commit of its charge`);
    if (show === 'points') for (const [i, name] of points.entries()) console.log(`    ${i + 1}  ${name}`);
  }
}
for (const source of await storesOf(store)) {
  const began = performance.now();
  const faults = [];
  const ways = [...FAILING_CALLS.map((failing) => (opened) => failEverywhere(opened, failing)), outlive];
  for (const way of ways) {
    const opened = await source.open();
    faults.push(...(await way(opened)));
    await opened.close();
  }
  await source.close();
  report(`failing calls ${source.name}: ${ways.length} ways for the store to fail under a call`, faults, began);
}

function report(what, faults, began) {
  console.log(`${what}, ${((performance.now() - began) / 1000).toFixed(1)} s, ${faults.length} breaches`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
