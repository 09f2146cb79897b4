/**
 * What the project wants to reach, each with the row that shows it. A target is looked up by group and row, so a bench that calls its rows otherwise shows here as
 * not run, and never as met.
 */
import { figure, times } from './table.mjs';

const SWISS = /^Swiss Ephemeris/;
const ratio = (row) => row.ratio?.median;
const median = (row) => row.median;
const perSecond = (row, group) => 1 / (row.median * SECONDS[row.unit ?? group.unit]);
const seconds = (row, group) => row.median * SECONDS[row.unit ?? group.unit];
const SECONDS = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };
const ms = (row, group) => 1000 * seconds(row, group);

/** `group` and `row` are patterns of an id and a name; `least` or `most` is the bound, `goal` what would be better still. */
const TARGETS = [
  {
    text: 'ten bodies and both nodes with speeds, random dates, beside native Swiss Ephemeris',
    group: /^positions\/nodes\/random$/,
    row: SWISS,
    take: ratio,
    least: 15,
    goal: 20,
    tell: times,
  },
  {
    text: 'the same, sorted dates',
    group: /^positions\/nodes\/sorted$/,
    row: SWISS,
    take: ratio,
    least: 12,
    goal: 15,
    tell: times,
  },
  {
    text: 'ten bodies, random dates, beside astronomy-engine, which gives no speeds',
    group: /^positions\/ten\/random$/,
    row: /^astronomy-engine/,
    take: ratio,
    least: 40,
    tell: times,
  },
  {
    text: 'full charts (positions, houses, vargas, vimshottari, panchang limbs) a second on one core',
    group: /^charts/,
    row: /full/i,
    take: perSecond,
    least: 20_000,
    tell: figure,
  },
  {
    text: 'one person against 1,000,000 candidates, eight kootas with exceptions, seconds on one core',
    group: /^match/,
    row: /^one\b.*(?:10\^6|10⁶|1[ ,_]?000[ ,_]?000|million)/i,
    take: seconds,
    most: 0.1,
    tell: figure,
  },
  {
    text: 'a century of slow-planet transits with stations, ms',
    group: /^sky-events\/century$/,
    row: /^Khagol/,
    take: ms,
    most: 50,
    tell: figure,
  },
  {
    text: 'panchang of a year at one place, ms',
    group: /^jyotish\/panchang-year$/,
    row: /^Khagol/,
    take: ms,
    most: 150,
    tell: figure,
  },
  {
    text: 'import and opening of the engine with its pack in Node, ms on the wall',
    group: /^start\/time$/,
    row: /^import and opening/,
    take: median,
    most: 15,
    tell: figure,
  },
  {
    text: 'the same in a fresh page of Chromium',
    group: /^start-page$/,
    row: /^import and opening/,
    take: median,
    most: 60,
    tell: figure,
  },
  {
    text: 'heap grows per 100,000 charts, KiB (flat: below 16)',
    group: /^memory\/charts$/,
    row: /^slope of the heap/,
    take: median,
    most: 16,
    tell: figure,
  },
  {
    text: 'chart route over HTTP beside the same framework answering a constant of its size',
    group: /^chart-route/,
    row: /^free chart/,
    take: (row) => row.share,
    least: 0.6,
    tell: (share) => `${(share * 100).toFixed(0)} %`,
  },
];

/** Those whose benches last minutes; their groups say whether they pass. */
const VERDICTS = [
  { text: 'load held for ten minutes at 60 % of the peak, p99 within bounds', group: /^hold/, wanted: 'passes' },
  { text: 'five times the load is shed, and the server recovers', group: /^overload/, wanted: 'passes' },
];

/**
 * Holds every target against what was measured.
 *
 * @returns of each: `text`, `wanted`, `measured` as text (null when the row is not there) and `met`
 */
export function measuredTargets(groups) {
  return [...figuresOf(groups), ...verdictsOf(groups)];
}

function verdictsOf(groups) {
  return VERDICTS.map(({ text, group: id, wanted }) => {
    const passes = groups.find((group) => id.test(group.id))?.passes ?? null;
    return { text, wanted, measured: passes === null ? null : passes ? wanted : 'FAILS', met: passes };
  });
}

function figuresOf(groups) {
  return TARGETS.map(({ text, group: id, row: who, take, least, most, goal, tell }) => {
    const group = groups.find((one) => id.test(one.id) && one.rows.some((row) => who.test(row.who)));
    const row = group?.rows.find((one) => who.test(one.who));
    const value = row === undefined || row.missing !== undefined ? null : (take(row, group) ?? null);
    const bound = least === undefined ? `≤ ${tell(most)}` : `≥ ${tell(least)}`;
    const wanted = goal === undefined ? bound : `${bound}, goal ${tell(goal)}`;
    if (value === null) return { text, wanted, measured: null, met: null };
    return { text, wanted, measured: tell(value), met: least === undefined ? value <= most : value >= least };
  });
}
