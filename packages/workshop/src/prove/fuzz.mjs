/**
 * Whatever is sent, the document's answers come back: no 5xx, no refusal that is not JSON, no undocumented status or code, no charge for a
 * refusal, nobody's key or birth in the log, and the rate-limit headers on every answer.
 *
 * `node packages/workshop/src/prove/fuzz.mjs --cases 10000 --seed S`. Real gate, contract and engine; calls are made up from our own document.
 */
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

const [{ fuzz }, { openHouse }, { openEngine }] = await Promise.all(
  ['test/contract/fuzz-judge.ts', 'test/server/house.ts', 'packages/engine/src/node.ts'].map(load),
);
const { cases, seed } = wordsOf({ cases: 10_000, seed: 20_261_122 });

const began = performance.now();
const engine = await openEngine();
const house = await openHouse({
  engine,
  perMinute: 1_000_000_000,
  settings: { addressPerMinute: 1_000_000_000 },
  usd: '10000000',
});
const { kinds, statuses, charged, breaches } = await fuzz(house, cases, seed);
const list = (counts) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
console.log(
  `fuzz: ${cases} calls, seed ${seed}, ${((performance.now() - began) / 1000).toFixed(1)} s, ${charged} charged, ${breaches.length} breaches`,
);
console.log(`  calls    ${list(kinds)}`);
console.log(`  answers  ${list(statuses)}`);
for (const breach of breaches.slice(0, 20)) console.log(`  ${breach}`);
if (breaches.length > 0) process.exitCode = 1;
