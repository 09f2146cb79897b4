/**
 * No micro-dollar is made or lost: random lives of a ledger, each step compared with a plain model, and the books verified after it.
 *
 * `node packages/workshop/src/prove/ledger.mjs --store memory|sqlite|postgres|all --ops N --seed S`. Without `--ops` each store gets
 * the number that is promised for it. A difference is shrunk to the shortest life that shows it.
 */
import fc from 'fast-check';
import { load } from './load.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

/** Operations that are promised, by store. */
const PROMISED = { memory: 1_000_000, sqlite: 100_000, postgres: 20_000 };
const MOST_STEPS = 400;
const LIVES_A_ROUND = 10;
/** What so many operations must have met, or they were not random enough to prove anything. */
const ENOUGH = 2_000;
const OUTCOMES = [
  ...['held', 'taken over', 'running', 'answered', 'other-body', 'short', 'spent-quota'].map(
    (one) => `reserve: ${one}`,
  ),
  ...['whole', 'part', 'nothing', 'too much', 'no answer', 'again', 'lost'].map((one) => `settle: ${one}`),
  ...['funded', 'already', 'short'].map((one) => `fund: ${one}`),
  ...['refunded', 'already', 'nothing-to-refund'].map((one) => `refund: ${one}`),
  ...['renew: lives on', 'renew: too late', 'expire: some'],
];

const { begin, compareAll } = await load('test/ledger/model.ts');
const { lives } = await load('test/ledger/model-commands.ts');
const { store, ops, seed } = wordsOf({ store: 'all', ops: 0, seed: 20_261_122 });

for (const source of await storesOf(store)) {
  const began = performance.now();
  const target = ops === 0 ? PROMISED[source.name] : ops;
  const done = { steps: 0, lives: 0, outcomes: new Map() };
  let failure = null;
  for (let round = 0; done.steps < target && failure === null; round += 1) {
    const details = await fc.check(
      fc.asyncProperty(lives(MOST_STEPS, true), (steps) => live(source, steps, done)),
      { seed: seed + round, numRuns: LIVES_A_ROUND },
    );
    if (details.failed) failure = details;
  }
  await source.close();
  const seconds = (performance.now() - began) / 1000;
  const differences = failure === null ? 0 : 1;
  console.log(
    `ledger ${source.name}: ${done.steps} operations in ${done.lives} lives, seed ${seed}, ${seconds.toFixed(1)} s, ${differences} differences`,
  );
  console.log(
    `  ${[...done.outcomes]
      .sort()
      .map((pair) => pair.join(' '))
      .join(', ')}`,
  );
  const unmet = target < ENOUGH ? [] : OUTCOMES.filter((outcome) => !done.outcomes.has(outcome));
  if (unmet.length > 0) {
    console.log(`  never met: ${unmet.join(', ')}`);
    process.exitCode = 1;
  }
  if (failure === null) continue;
  console.log(`  seed ${failure.seed}, path ${failure.counterexamplePath}`);
  console.log(`  ${failure.counterexample}`);
  console.log(`  ${failure.errorInstance}`);
  process.exitCode = 1;
}

async function live(source, steps, done) {
  const opened = await source.open();
  try {
    const { model, real } = await begin(opened);
    await fc.asyncModelRun(() => ({ model, real }), counted(steps, done));
    await compareAll(model, real);
    done.lives += 1;
    for (const [outcome, count] of model.outcomes)
      done.outcomes.set(outcome, (done.outcomes.get(outcome) ?? 0) + count);
  } finally {
    await opened.close();
  }
}

/** The same steps, each counted when it is taken. fast-check shrinks its own list, which is left as it is. */
function* counted(steps, done) {
  for (const step of steps)
    yield {
      check: (model) => step.check(model),
      run: async (model, real) => {
        done.steps += 1;
        await step.run(model, real);
      },
    };
}
