/** The process of memory.mjs: `memory-process.mjs <charts> <seed>`; prints the memory after each tenth of the charts, as JSON. Needs --expose-gc. */
import { randomBirths, seeded } from './harness/random.mjs';

const [charts, seed] = process.argv.slice(2).map(Number);
const { openEngine } = await import('../packages/engine/dist/node.js');
const engine = await openEngine();
const random = seeded(seed);
const marks = [];
for (let tenth = 1; tenth <= 10; tenth += 1) {
  for (let i = 0; i < charts / 10; i += 1) engine.chart(randomBirths(1, random)[0]);
  // Twice: what a first collection finalises, a second frees.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  marks.push({
    done: (tenth * charts) / 10,
    heapKiB: heapUsed / 1024,
    coreKiB: external / 1024,
    rssKiB: rss / 1024,
  });
}
process.stdout.write(JSON.stringify(marks));
