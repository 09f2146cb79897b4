/** Reports printed here: the engine's house with the fonts of the workspace. */

import { makeReport, openReportHouse, openTypesetter, type Report, type ReportRequest } from '@khagol/engine/report';
import { loadTypography } from '@khagol/fonts';
import { theEngine } from './engine.ts';
import { writing } from './output.ts';
import { languageOf, readingOf } from './spoken.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * A report, printed.
 *
 * @throws  EngineError naming what of the request is missing or wrong; CommandError for a language that is not spoken
 */
export async function printed(request: ReportRequest): Promise<Report> {
  const code = request.language ?? 'en';
  const [engine, typography, language] = await Promise.all([theEngine(), loadTypography(), languageOf(code)]);
  // Where a language has no texts, those that have them are named in the refusal of a report that lives on texts.
  const told = (await readingOf(code)) === null ? ['en', 'hi'] : [code];
  const readings = await Promise.all(told.map(async (one) => [one, (await readingOf(one))?.texts ?? {}] as const));
  const others = await Promise.all(told.filter((one) => one !== code).map(languageOf));
  const house = openReportHouse({
    engine,
    typesetter: await openTypesetter(typography),
    languages: [language, ...others],
    texts: Object.fromEntries(readings),
  });
  return makeReport(house, request);
}

/** Bytes go to a file or a pipe, and never onto a screen. @throws CommandError */
export async function writePdf(bytes: Uint8Array, out: unknown, terminal: Terminal): Promise<void> {
  if (out === undefined && terminal.watched.out)
    throw new CommandError(2, 'a PDF is nothing for a screen; say where it goes with --out');
  await writing(out, terminal, (write) => write(bytes));
}
