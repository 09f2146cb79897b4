/**
 * Lanes measured in turn. Each round runs every lane once, forwards and then backwards, so that whatever else the machine does meets ours and the
 * peers alike; a ratio is taken within a round and never between medians of different times.
 *
 * What is counted is processor time: of this process with its collector and compiler (`process.cpuUsage`), or of the peer's own process. On a machine
 * with neighbours the clock on the wall counts them, too; and it would not count what a second core did for us.
 */
import { quantile, summaryOf } from './statistics.mjs';

/** Microseconds in one unit. */
const UNITS = { ns: 0.001, µs: 1, ms: 1000, s: 1_000_000 };
const FEWEST_ROUNDS = 3;
const MOST_ROUNDS = 25;
/** So that a lane of nothing still ends. */
const MOST_REPEATS = 1_000_000;

/**
 * Measures lanes beside each other.
 *
 * @param group.unit   `ns`, `µs`, `ms` or `s`
 * @param group.lanes  of each: `who`; `work()`, once through, which may be a promise, or `sample(repeats)`, which tells the microseconds of one time
 *                     through by itself; `items`, by which one time through is divided; `note`; or `missing`, the reason why it cannot be run
 * @param group.apart  true for lanes that do different work, between which a ratio would say nothing
 * @param pace         `warmMs` of work before anything is counted, `roundMs` of work in a lane's round, `budgetMs` for all rounds of all lanes
 * @returns a row for each lane: median and spread in the unit, and `ratio`, how many times as much it takes as the first lane that ran
 */
export async function compare({ unit, lanes, apart = false }, pace) {
  const ready = [];
  for (const lane of lanes) if (lane.missing === undefined) ready.push(await prepare(lane, pace));
  const once = ready.reduce((sum, { roundUs }) => sum + roundUs / 1000, 0);
  const rounds = Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, Math.floor(pace.budgetMs / once)));
  for (let round = 0; round < rounds; round += 1)
    for (const { sample, repeats, seen } of round % 2 === 0 ? ready : [...ready].reverse())
      seen.push(await sample(repeats));
  return lanes.map((lane) => rowOf(lane, ready, { unit, rounds, apart }));
}

/** A lane warmed up, with as many repeats in a round as make it long enough to be measured. */
async function prepare(lane, { warmMs, roundMs }) {
  const sample = lane.sample ?? samplerOf(lane.work);
  let us = await sample(1);
  // The first times through are compiled; what a round holds is asked of the later ones.
  for (let spent = us, times = 1; spent < warmMs * 1000 && times < MOST_REPEATS; times *= 2) {
    us = await sample(times);
    spent += us * times;
  }
  const repeats = Math.min(MOST_REPEATS, Math.max(1, Math.round((roundMs * 1000) / Math.max(us, 0.001))));
  return { lane, sample, repeats, roundUs: us * repeats, seen: [] };
}

/** Microseconds of processor that one time through takes, over several. */
function samplerOf(work) {
  return async (repeats) => {
    const before = process.cpuUsage();
    for (let i = 0; i < repeats; i += 1) {
      const done = work();
      if (done instanceof Promise) await done;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / repeats;
  };
}

function rowOf({ who, items = 1, note = null, missing }, ready, { unit, rounds, apart }) {
  if (missing !== undefined) return { who, missing };
  const [first] = ready;
  const mine = ready.find(({ lane }) => lane.who === who);
  const scale = 1 / (items * UNITS[unit]);
  const { median, low, high, best } = summaryOf(mine.seen.map((us) => us * scale));
  const ratio = apart || mine === first ? null : ratioOf(mine, first);
  return { who, median, low, high, best, rounds, ratio, note };
}

/** How many times as much one lane takes as another, an item each, round by round. */
function ratioOf(mine, first) {
  const [items, firstItems] = [mine.lane.items ?? 1, first.lane.items ?? 1];
  const ratios = mine.seen.map((us, round) => us / items / (first.seen[round] / firstItems));
  return { of: first.lane.who, median: quantile(ratios, 0.5), low: quantile(ratios, 0.1), high: quantile(ratios, 0.9) };
}
