/** The README's figures of speed: a sentence and a table, from results that are kept. */
import { FOLDER_PATH } from './results.mjs';
import { figure, onNode, times } from './table.mjs';

const SWISS = 'Swiss Ephemeris (C)';
const ORDERS = ['random', 'sorted', 'hourly'];

/** Rows of the table: what is told, the group, which row is ours when it is not the first, and beside whom. What the results do not have is left out. */
const ROWS = [
  ...ORDERS.map((order) => ({
    text: `ten bodies with speeds, both nodes, ${order} dates`,
    group: `positions/nodes/${order}`,
    beside: [SWISS],
  })),
  {
    text: 'ten bodies with speeds, random dates',
    group: 'positions/ten/random',
    beside: ['sweph (npm, native binding)', 'swisseph-wasm (npm)', 'astronomy-engine'],
  },
  {
    text: 'houses of a place, mean of all systems',
    group: 'houses/all',
    beside: [SWISS, 'sweph (npm, native binding)'],
  },
  { text: 'a chart, birth text to record', group: 'one-chart', beside: [] },
  {
    text: 'a full chart of many (houses, sixteen vargas, Vimshottari, panchang limbs), from numbers',
    group: 'charts',
    row: 'table: full chart, from columns',
    beside: [],
  },
  { text: 'natal chart (Western), birth text to record', group: 'western/natal', beside: [SWISS] },
  {
    text: 'a century of stations and sign entries, Jupiter to Pluto',
    group: 'sky-events/century',
    beside: [SWISS, 'astronomy-engine (Search, steps of 10 days)'],
  },
  {
    text: 'exact transits of a year, with the Moon',
    group: 'western/transits-moon',
    beside: [SWISS, 'astronomy-engine (Search)'],
  },
  { text: '100 solar returns, moments', group: 'western/returns', beside: [SWISS, 'astronomy-engine'] },
  { text: 'panchang of a year at one place', group: 'jyotish/panchang-year', beside: ['panchangam-js (npm)'] },
  { text: 'one person against 100,000', group: 'jyotish/match-many', beside: [] },
  { text: 'one person against 1,000,000, exceptions counted', group: 'match', row: 'one × 10^6, ten best', beside: [] },
  { text: 'a floor plan of ten rooms assessed', group: 'vastu/ordinary', beside: [] },
  {
    text: 'report of some twenty pages, Hindi, PDF',
    group: 'report/hi',
    beside: ['pdfkit', 'Chromium, load, tags, outline'],
  },
];

/** The one sentence at the top: slowest and quickest order of dates, in time and beside Swiss Ephemeris. */
export function claimOf({ file, results }) {
  const groups = ORDERS.map((order) => groupOf(results, `positions/nodes/${order}`));
  const micros = groups.map(({ rows }) => rows[0].median);
  const ratios = groups.map(({ rows }) => rows.find(({ who }) => who === SWISS)?.ratio?.median);
  if (ratios.some((ratio) => ratio === undefined)) throw new Error(`${file} has no Swiss Ephemeris to compare with`);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map(Math.floor);
  const bodies = `ten bodies and both nodes with speeds in ${span(micros)} µs`;
  return `${bodies}, ${least} to ${most} times faster than native Swiss Ephemeris in C in the same run ([${results.date.slice(0, 10)}](${FOLDER_PATH}${file}))`;
}

function span(values) {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
  return least === most ? least : `${least} to ${most}`;
}

/** The table, and under it where its figures are from and which targets were missed. */
export function speedTable({ file, results }) {
  const { date, commit, changed, seed, machine, targets } = results;
  const rows = ROWS.flatMap(({ text, group, row, beside }) => {
    const found = results.groups.find(({ id }) => id === group);
    const mine = row === undefined ? found?.rows[0] : found?.rows.find(({ who }) => who === row);
    if (mine === undefined) return [];
    return [`| ${text} | ${timeOf(mine, mine.unit ?? found.unit)} | ${peers(found, beside)} |`];
  });
  const where = `${date.slice(0, 10)}, commit ${commit}${changed ? ' with changes' : ''}, ${machine.cores} × ${machine.processor}, ${machine.system}, Node ${machine.node}, seed ${seed}`;
  const later = [
    ...new Set(
      results.groups.flatMap(({ subject, again }) => (again ? [`${subject} at ${again.commit}${onNode(again)}`] : [])),
    ),
  ];
  const missed = targets
    .filter(({ met }) => met === false)
    .map(({ text, wanted, measured }) => `${text}: ${measured} (${wanted})`);
  return [
    '| work | ours, median (spread) | how many times as long others take |',
    '|---|---|---|',
    ...rows,
    '',
    `Processor time, rounds of all lanes in turn in one run, spread from the tenth to the ninetieth part of the rounds: [${where}](${FOLDER_PATH}${file})${later.length === 0 ? '' : `; measured again: ${later.join(', ')}`}.`,
    ...(missed.length === 0 ? [] : [`Of the [targets](bench/README.md#targets) missed: ${missed.join('; ')}.`]),
  ].join('\n');
}

function timeOf({ median, low, high }, unit) {
  return low === undefined
    ? `${figure(median)} ${unit}`
    : `${figure(median)} ${unit} (${figure(low)} … ${figure(high)})`;
}

function peers({ rows }, beside) {
  const told = beside.map((name) => {
    const row = rows.find(({ who }) => who === name);
    return row?.ratio ? `${name.replace(/ \((?!C\)).*\)$/, '')} ${times(row.ratio.median)}` : `${name}: not run`;
  });
  return told.length === 0 ? '–' : told.join(' · ');
}

export function groupOf({ groups }, id) {
  const group = groups.find((one) => one.id === id);
  if (group === undefined) throw new Error(`the results have no group ${id}`);
  return group;
}
