/**
 * What is measured, in the order of the table. A subject is a module with `subject`: `{ name, title, run(context) }`, whose `run` returns groups of rows; one that is not
 * there is left out, and one that lasts minutes is run when it is named (`byName`). bench/README.md has the shapes.
 */
import { existsSync } from 'node:fs';

const ROWS = [
  { name: 'positions', file: 'positions.mjs' },
  { name: 'one-chart', file: 'one-chart.mjs' },
  { name: 'charts', file: 'charts.mjs' },
  { name: 'houses', file: 'houses.mjs' },
  { name: 'jyotish', file: 'jyotish.mjs' },
  { name: 'match', file: 'match.mjs' },
  { name: 'sky-events', file: 'sky-events.mjs' },
  { name: 'search', file: 'search.mjs' },
  { name: 'western', file: 'western.mjs' },
  { name: 'vastu', file: 'vastu.mjs' },
  { name: 'answers', file: 'answers.mjs' },
  { name: 'report', file: 'report.mjs' },
  { name: 'pool', file: 'pool.mjs' },
  { name: 'start', file: 'start.mjs' },
  { name: 'start-page', file: 'start-page.mjs' },
  { name: 'memory', file: 'memory.mjs' },
  { name: 'sizes', file: 'sizes.mjs' },
  { name: 'edge', file: 'edge.mjs' },
  { name: 'chart-route', file: 'chart-route.mjs' },
  { name: 'scale-out', file: 'scale-out.mjs' },
  { name: 'hold', file: 'hold.mjs', byName: true },
  { name: 'overload', file: 'overload.mjs', byName: true },
];

const pathOf = (file) => new URL(file, import.meta.url);

/** The subjects that are there. */
export const SUBJECTS = ROWS.filter(({ file }) => existsSync(pathOf(file)));

/** The module of a subject. */
export function moduleOfSubject({ file }) {
  return import(pathOf(file).href);
}
