/**
 * Benches that speak in lines, `benchX({ engine, say, micro, measure, peer, seeded, seed })`, as groups of rows. `measure` keeps what it measured, `micro` writes a
 * mark in its place, and a line that says a mark is a row: its name stands before the mark, its note behind it. A line without a mark and after an empty one begins
 * a group; other lines are kept as they are. One that loads a server returns its lanes instead (routes.mjs).
 */
import { groupOfRoutes } from './routes.mjs';
import { summaryOf } from './statistics.mjs';

/** Stands for a result in a line; no bench would write it. */
const MARK = /\u0001(\d+)\u0001/;
const FEWEST_ROUNDS = 3;
const UNIT = /^\s*(ns|µs|ms|s)\b\s*/;

/**
 * Runs such a bench.
 *
 * @param bench    the function
 * @param subject  its name, for the ids of its groups
 * @param pace     `rounds` that a measurement has, three at least and fewer when `budgetMs` are over
 * @param given    what it is handed beside `say`, `micro` and `measure`: the context of a subject, and its own row's `given`
 * @param usual    the unit of rows that name none
 * @returns groups, as a subject gives them
 */
export async function toldBy(bench, subject, pace, given, usual = 'µs') {
  const results = [];
  const groups = [];
  const start = (title) => {
    const id = groups.length === 0 ? subject : `${subject}/${groups.length + 1}`;
    groups.push({ id, title, unit: usual, rows: [], said: [] });
  };
  const say = (text = '') => {
    const marked = MARK.exec(text);
    if (marked === null && /^\n/.test(text)) return start(text.trim());
    if (groups.length === 0) start(subject);
    const group = groups.at(-1);
    if (marked === null) return void group.said.push(text);
    group.rows.push(rowOf(text, marked, results[Number(marked[1])], usual));
  };
  const micro = (result) => `\u0001${results.push(result) - 1}\u0001`;
  const returned = await bench({ ...given, say, micro, measure: measurer(pace) });
  if (Array.isArray(returned) && returned.every(({ perSecond }) => perSecond !== undefined)) {
    const [title = subject, ...said] = groups.flatMap((group) => group.said);
    return [{ ...groupOfRoutes({ id: subject, title, lanes: returned }), said: said.filter(isBooks) }];
  }
  if (Array.isArray(returned) && returned.every(({ what }) => what !== undefined))
    return [groupOfFigures(subject, returned)];
  return groups;
}

/** Figures that are no measurements of rounds, each with its unit. */
function groupOfFigures(id, figures) {
  const rows = figures.map(({ what, value, unit }) => ({ who: what, median: value, unit, ratio: null, note: null }));
  return { id, title: id, unit: 'ms', rows };
}

/** Of a bench over HTTP what its rows do not say: the state of the books. */
function isBooks(line) {
  return /faults in the books/.test(line);
}

function rowOf(text, { 0: mark, index }, result, usual) {
  const who = text.slice(0, index).trimEnd();
  const rest = text.slice(index + mark.length);
  if (result.reason !== undefined) return { who, missing: result.reason };
  const unit = UNIT.exec(rest)?.[1] ?? usual;
  const note = rest.replace(UNIT, '').trim();
  return { who, ...result, unit, ratio: null, note: note === '' ? null : note };
}

/** `measure(work, per)`: microseconds of processor of one of `per`, over rounds. */
function measurer({ rounds, budgetMs }) {
  return (work, per = 1) => {
    work();
    const seen = [];
    for (let spentMs = 0; seen.length < rounds && (spentMs < budgetMs || seen.length < FEWEST_ROUNDS); ) {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      seen.push((user + system) / per);
      spentMs += (user + system) / 1000;
    }
    return { ...summaryOf(seen), rounds: seen.length };
  };
}
