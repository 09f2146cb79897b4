/**
 * The page of outside truth: one row a file, with cases, passes and the worst error. Written to .cache/truth.md after every run that
 * met truth, and to test/truth.md when KHAGOL_REPORT is `full`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('../../.cache/truth/', import.meta.url);

interface Row {
  readonly domain: string;
  readonly path: string;
  readonly cases: number;
  readonly passed: number;
  readonly worst: Readonly<Record<string, { readonly error: number; readonly at: string; readonly tolerance: number }>>;
}

/** Ledgers of earlier runs stay, so that a run of some tests renews its own rows and leaves the others; those of files that are gone go. */
export function setup(): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const { path } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Row;
    if (!existsSync(new URL(`../authorities/${path}`, import.meta.url))) rmSync(new URL(name, folder));
  }
}

export function teardown(): void {
  if (!existsSync(folder)) return;
  const rows = readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Row)
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.domain < b.domain ? -1 : 1));
  if (rows.length === 0) return;
  const text = pageOf(rows);
  writeFileSync(new URL('../../.cache/truth.md', import.meta.url), text);
  const { KHAGOL_REPORT } = process.env;
  if (KHAGOL_REPORT === 'full') writeFileSync(new URL('../truth.md', import.meta.url), text);
}

function pageOf(rows: readonly Row[]): string {
  const lines = rows.map(({ domain, path, cases, passed, worst }) => {
    const errors = Object.entries(worst)
      .map(([unit, { error, tolerance, at }]) => `${figure(error)} of ${figure(tolerance)} ${unit} (${at})`)
      .join('; ');
    return `| ${domain} | \`${path}\` | ${cases} | ${passed} | ${errors || 'exact'} |`;
  });
  const total = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return [
    '# Outside truth, and how we stand',
    '',
    'Made by the tests: `KHAGOL_REPORT=full npm test` writes this page. A case is passed when everything it expects holds within the tolerance; the worst error is the',
    'greatest of all cases, beside what is allowed.',
    '',
    '| domain | file in test/authorities | cases | passed | worst error of tolerance |',
    '|---|---|---|---|---|',
    ...lines,
    `| all | | ${total(({ cases }) => cases)} | ${total(({ passed }) => passed)} | |`,
    '',
  ].join('\n');
}

function figure(value: number): string {
  if (value === 0) return '0';
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
