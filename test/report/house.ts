/** One house for the tests of reports: every language, the texts there are, a key that signs; and the words of a made report, as poppler reads them. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEngine } from '../../packages/engine/src/node.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { type Block, plainOf } from '../../packages/engine/src/report/flow/blocks.ts';
import { openReportHouse, type ReportHouse } from '../../packages/engine/src/report/house.ts';
import type { ReportBirth } from '../../packages/engine/src/report/request.ts';
import { ALL } from '../language/all.ts';
import { typesetter } from './typesetter.ts';

/** The example of RFC 8037, appendix A: known to everybody, good for tests alone. */
const KEY = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};

let opened: Promise<ReportHouse> | undefined;

export function reportHouse(): Promise<ReportHouse> {
  opened ??= (async () =>
    openReportHouse({
      engine: await openEngine(),
      typesetter: await typesetter(),
      languages: ALL,
      texts: { en: TEXTS_EN, hi: TEXTS_HI },
      receipts: { signer: { key: KEY }, issuer: 'https://reports.example' },
    }))();
  return opened;
}

export const ASHA: ReportBirth = {
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
  name: 'Asha Verma',
  place: 'New Delhi',
  gender: 'female',
};
export const ROHAN: ReportBirth = {
  datetime: '1988-07-03T22:05:00',
  latitude: 19.076,
  longitude: 72.8777,
  timezone: 'Asia/Kolkata',
  name: 'Rohan Mehta',
  place: 'Mumbai',
  gender: 'male',
};
export const AS_OF = '2026-11-22';

/** Everything that a request may need, for any item. */
export const EVERYTHING = {
  birth: ASHA,
  partner: ROHAN,
  span: { start: '2026-12-01', end: '2026-12-31' },
  dob: '1990-01-15',
  name: 'Asha Verma',
} as const;

const run = promisify(execFile);

/** What an outside program says of a file. */
export async function asked(
  program: string,
  args: (file: string) => readonly string[],
  bytes: Uint8Array,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.pdf');
  await writeFile(file, bytes);
  try {
    const { stdout, stderr } = await run(program, [...args(file)], { maxBuffer: 64 << 20 });
    return `${stdout}${stderr}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every word of blocks, in the order of reading. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks.map(wordsOfBlock).join('\n');
}

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainOf(block.words);
    case 'list':
      return block.items.map(plainOf).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainOf).join(' | ')).join('\n');
    case 'facts':
      return block.pairs.map(([name, value]) => `${name} ${plainOf(value)}`).join('\n');
    case 'beside':
      return block.columns.map(wordsOf).join('\n');
    case 'callout':
      return wordsOf(block.blocks);
    case 'figure':
      return block.caption ?? '';
    default:
      return '';
  }
}
