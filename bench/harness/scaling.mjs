/** The figures of the guide to scaling out: what a call costs on one process and on two, and what a million charts cost. */
import { groupOf } from './readme.mjs';
import { FOLDER_PATH } from './results.mjs';
import { figure } from './table.mjs';

/** From the guide to the root. */
const UP = '../../../';
const MILLION = 1e6;

/** A table of both groups of scale-out, with where it is from; on a machine without PostgreSQL there are none. */
export function scalingTable({ file, results }) {
  if (!isMeasured(results)) return 'Not in the newest kept run.';
  const { machine } = results;
  const { date, commit } = groupOf(results, 'scale-out').again ?? results;
  const rows = ['scale-out', 'scale-out/ledger'].flatMap((id) => {
    const { rows: lanes } = groupOf(results, id);
    const kind = id === 'scale-out' ? 'chart' : 'charge alone';
    return lanes.map((lane) => `| ${kind}, ${lane.who} | ${cells(lane)} |`);
  });
  const cores = `${machine.cores} × ${machine.processor}, which servers, PostgreSQL and load share`;
  return [
    '| | a second | p99 ms | µs of the server | µs of PostgreSQL |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Processor time for one call; ${date.slice(0, 10)}, commit ${commit}, ${cores} ([bench/results](${UP}${FOLDER_PATH}${file})).`,
  ].join('\n');
}

function isMeasured({ groups }) {
  return groups.some(({ id }) => id === 'scale-out/ledger');
}

function cells({ median, p99Ms, processorUs, databaseUs }) {
  return [median, p99Ms, processorUs, databaseUs].map(figure).join(' | ');
}

/** What a million charts cost one core: in a program, and charged over HTTP with its share of PostgreSQL. */
export function millionCharts({ results }) {
  if (!isMeasured(results)) return 'What a million charts take was not measured';
  const alone = groupOf(results, 'one-chart').rows[0].median;
  const charged = groupOf(results, 'scale-out').rows.find(({ who }) => /^charged, \d+ wallets, one process/.test(who));
  const program = `${timeText(alone * MILLION)} of one core in a program (\`engine.chart\`)`;
  const served = `${timeText(charged.processorUs * MILLION)} of one core of a server and ${timeText(charged.databaseUs * MILLION)} of PostgreSQL`;
  return `A million charts take ${program}; over HTTP, charged one by one, ${served}`;
}

/** Microseconds as people say them. */
function timeText(us) {
  const seconds = us / 1e6;
  return seconds < 120 ? `${figure(seconds)} s` : `${figure(seconds / 60)} min`;
}
