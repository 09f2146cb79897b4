/** `khagol report`: any report of the catalogue as PDF, or the catalogue. */

import { readFile } from 'node:fs/promises';
import type { Birth } from '@khagol/engine';
import { type CatalogItem, catalogOf, type ReportBirth, type ReportRequest } from '@khagol/engine/report';
import type { AssessmentRequest } from '@khagol/engine/vastu';
import { birthOf, type Flags, flagOf, hasBirth, type Person } from './birth-flags.ts';
import { under } from './fault.ts';
import { fileFault, type Readable, textOf } from './files.ts';
import { dayOf } from './instant.ts';
import { told } from './output.ts';
import { allLanguages, readingOf } from './spoken.ts';
import { type Column, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

const PLAN_FILE: Readable = { mostBytes: 4 * 1024 * 1024, longerThan: 'any plan' };

/**
 * Makes a report, or lists what there is.
 *
 * @param type  an id of the catalogue; may be left out with `--list`
 * @throws  EngineError or CommandError naming what to mend
 */
export async function reportCommand(type: string | undefined, flags: Flags, terminal: Terminal): Promise<number> {
  if (flags['list'] === true) {
    const items = await catalogue(flagOf(flags, 'language'));
    await told(flags, terminal, items, () => listText(items, terminal.colour));
    return 0;
  }
  if (type === undefined) throw new CommandError(2, 'report: which one? khagol report --list names them');
  const out = flagOf(flags, 'out');
  if (flags['json'] === true && (out === undefined || out === '-'))
    throw new CommandError(2, '--json tells of a report in a file; say where with --out');
  const request = await requestOf(type, flags, terminal);
  const { printed, writePdf } = await import('./press.ts');
  const { bytes, ...report } = await printed(request);
  await writePdf(bytes, out, terminal);
  for (const { code, message } of report.warnings) terminal.err(`khagol: ${code}: ${message}\n`);
  if (flags['json'] === true) await terminal.out(`${JSON.stringify({ ...report, file: out }, null, 2)}\n`);
  else if (out !== undefined && out !== '-')
    await terminal.out(`${report.title}: ${report.pageCount} pages, ${bytes.length} bytes, ${out}\n`);
  return 0;
}

async function catalogue(language: string | undefined): Promise<readonly CatalogItem[]> {
  const [languages, en, hi] = await Promise.all([allLanguages(), readingOf('en'), readingOf('hi')]);
  if (language !== undefined && !languages.some(({ code }) => code === language))
    throw new CommandError(2, `--language: there is no "${language}"`);
  const texts = { ...(en === null ? {} : { en: en.texts }), ...(hi === null ? {} : { hi: hi.texts }) };
  return catalogOf({ languages, texts }, language);
}

function listText(items: readonly CatalogItem[], colour: boolean): string {
  const rows = items.map(({ id, suite, title, languages, requires }) => [
    id,
    suite,
    requires.join(', '),
    languages.length > 11 ? 'all' : languages.join(' '),
    title,
  ]);
  return `${tableText(COLUMNS, rows, colour)}\n`;
}

const COLUMNS: readonly Column[] = [
  { head: 'Report', align: 'left' },
  { head: 'Kind', align: 'left' },
  { head: 'Needs', align: 'left' },
  { head: 'Languages', align: 'left' },
  { head: '', align: 'left' },
];

/** The order as the flags say it; what it lacks the engine tells. */
async function requestOf(reportType: string, flags: Flags, terminal: Terminal): Promise<ReportRequest> {
  const [from, to, property, logo] = ['from', 'to', 'property', 'logo'].map((name) => flagOf(flags, name));
  if ((from === undefined) !== (to === undefined))
    throw new CommandError(2, 'a span has a first day and a last: --from and --to');
  const companyName = flagOf(flags, 'company');
  const footerText = flagOf(flags, 'footer');
  const branding = {
    ...(companyName === undefined ? {} : { companyName }),
    ...(footerText === undefined ? {} : { footerText }),
    ...(logo === undefined ? {} : { logo: await bytesOf(logo) }),
  };
  const [language, dob, name, chartStyle] = ['language', 'dob', 'name', 'chartStyle'].map((one) => flagOf(flags, one));
  return {
    reportType,
    asOf: flagOf(flags, 'asOf') ?? dayOf(terminal.now()),
    ...(language === undefined ? {} : { language }),
    ...(hasBirth(flags) ? { birth: subjectOf(reportType, flags) } : {}),
    ...(hasBirth(flags, 'b') ? { partner: personOf(flags, 'b') } : {}),
    ...(from === undefined || to === undefined ? {} : { span: { start: from, end: to } }),
    ...(dob === undefined ? {} : { dob }),
    ...(name === undefined ? {} : { name }),
    ...(property === undefined ? {} : { property: await planIn(property, terminal) }),
    ...(Object.keys(branding).length === 0 ? {} : { branding }),
    ...(chartStyle === undefined ? {} : { chartStyle: chartStyle as NonNullable<ReportRequest['chartStyle']> }),
  };
}

/** Reports of a place and its days, whose birth says where and nothing else. */
const OF_PLACES: ReadonlySet<string> = new Set(['month', 'muhurta']);

/** The birth of an order; of a place where no date is given, with the first day for it. */
function subjectOf(reportType: string, flags: Flags): ReportBirth {
  const isDated = ['datetime', 'date', 'time'].some((name) => flagOf(flags, name) !== undefined);
  if (isDated || !OF_PLACES.has(reportType)) return personOf(flags, '');
  const date = flagOf(flags, 'from');
  if (date === undefined) throw new CommandError(2, `${reportType} needs its days: --from and --to`);
  return under('from', () => personOf({ ...flags, date }, ''));
}

function personOf(flags: Flags, person: Person): ReportBirth {
  const birth: Birth = birthOf(flags, person);
  const [name, place, gender] = ['name', 'place', 'gender'].map((one) => flagOf(flags, one, person));
  return {
    ...birth,
    ...(name === undefined ? {} : { name }),
    ...(place === undefined ? {} : { place }),
    ...(gender === undefined ? {} : { gender: gender as NonNullable<ReportBirth['gender']> }),
  };
}

async function planIn(path: string, terminal: Terminal): Promise<AssessmentRequest> {
  const text = await textOf(path, terminal, PLAN_FILE);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as AssessmentRequest;
  } catch (error) {
    throw new CommandError(2, `--property: ${path} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    throw fileFault(`cannot read ${path}`, error);
  }
}
