/** The page that tells, row by row, what of the published interface is served and which test proves it. KHAGOL_REPORT=full writes it anew. */

import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf, type SpecRow, TABLES, type Table, titleOf } from './rows.ts';

const PAGE = new URL('../../../packages/server/COVERAGE.md', import.meta.url);

const HEADINGS: Readonly<Record<Table, string>> = {
  endpoints: 'Endpoints',
  errors: 'Refusals',
  limits: 'Limits',
  states: 'States',
  headers: 'Headers',
  events: 'Events',
};

const served = (rows: readonly SpecRow[]): number => rows.filter(({ state }) => state === 'served').length;

function page(): string {
  const tables = TABLES.map((table) => ({ table, rows: rowsOf(table) }));
  const all = tables.flatMap(({ rows }) => rows);
  return [
    '# What of the published interface is served',
    '',
    'Made by the tests: `KHAGOL_REPORT=full npm test` writes this page from `test/authorities/contract/spec-rows.json`. Each row has a test of its own',
    'name in the file beside its heading. The test of a planned row fails when the row is served and still stands here as planned.',
    '',
    '| table | rows | served | planned |',
    '|---|---|---|---|',
    ...tables.map(
      ({ table, rows }) => `| ${HEADINGS[table]} | ${rows.length} | ${served(rows)} | ${rows.length - served(rows)} |`,
    ),
    `| all | ${all.length} | ${served(all)} | ${all.length - served(all)} |`,
    '',
    ...tables.flatMap(({ table, rows }) => [
      `## ${HEADINGS[table]}: \`test/contract/spec/${table}.test.ts\``,
      '',
      '| row | meaning | state | test |',
      '|---|---|---|---|',
      ...rows.map((row) => `| ${cell(row.row)} | ${cell(meaningOf(row))} | ${row.state} | ${cell(titleOf(row))} |`),
      '',
    ]),
  ].join('\n');
}

function meaningOf({ what, usd }: SpecRow): string {
  return usd === undefined ? what : `${what} ${usd === 0 ? 'Free.' : `${usd} USD.`}`;
}

const cell = (text: string): string => text.replace(/\|/g, '\\|').trim();

describe('the coverage page', () => {
  it('says what the rows say', () => {
    const written = page();
    if (process.env['KHAGOL_REPORT'] === 'full') writeFileSync(PAGE, written);
    expect(readFileSync(PAGE, 'utf8')).toBe(written);
  });

  it('names each row once, and each table has its tests', () => {
    for (const table of TABLES) {
      const rows = rowsOf(table);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
      const file = readFileSync(new URL(`${table}.test.ts`, import.meta.url), 'utf8');
      expect(file).toMatch(new RegExp(`proveTable\\(\\s*'${table}'`));
    }
  });

  it('tells of every published path of the sandbox, and of sixty in all', () => {
    const sandbox = rowsOf('endpoints').filter(({ row }) => row.includes('/sandbox/'));
    expect(sandbox).toHaveLength(60);
  });
});
