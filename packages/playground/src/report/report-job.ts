/** Reports made beside the page: fonts, words and texts of a language are fetched when a report in it is first made. */

import {
  type CatalogItem,
  catalogOf,
  makeReport,
  openReportHouse,
  openTypesetter,
  type Report,
  type ReportHouse,
  type ReportRequest,
  type Script,
  type Typesetter,
} from '@khagol/engine/report';
import { loadTypography } from '@khagol/fonts';
import type { Engine } from '../engine.ts';
import { LANGUAGE_NAMES, languageOfCode, readingOf } from '../languages.ts';

/** Either the catalogue, in a language, or one report. */
export type Ordered =
  | { readonly kind: 'catalogue'; readonly language: string }
  | { readonly kind: 'report'; readonly request: ReportRequest; readonly fonts: string };

export type Delivered =
  | { readonly kind: 'catalogue'; readonly items: readonly CatalogItem[] }
  | { readonly kind: 'report'; readonly report: Report };

/** Parts of the way: words fetched, fonts fetched, report made. */
const [WORDS, FONTS] = [0.2, 0.5];

/** Scripts of the languages that are not written in Latin. */
const SCRIPT_OF: Readonly<Record<string, Script>> = {
  hi: 'Deva',
  mr: 'Deva',
  bn: 'Beng',
  ta: 'Taml',
  te: 'Telu',
  kn: 'Knda',
  ml: 'Mlym',
  gu: 'Gujr',
  pa: 'Guru',
};

/** @throws EngineError for an order that cannot be made, naming the field */
export async function run(engine: Engine, order: Ordered, progress: (part: number) => void): Promise<Delivered> {
  if (order.kind === 'catalogue') {
    const languages = await Promise.all(Object.keys(LANGUAGE_NAMES).map(languageOfCode));
    // Whether a language has texts is all that the catalogue looks at.
    return { kind: 'catalogue', items: catalogOf({ languages, texts: { en: {}, hi: {} } }, order.language) };
  }
  const { language = 'en' } = order.request;
  const [words, reading] = await Promise.all([languageOfCode(language), readingOf(language)]);
  progress(WORDS);
  const script = SCRIPT_OF[language];
  const house: ReportHouse = openReportHouse({
    engine,
    typesetter: await typesetterOf(script, order.fonts),
    languages: [words],
    ...(reading === null ? {} : { texts: { [language]: reading.texts } }),
  });
  progress(FONTS);
  return { kind: 'report', report: await makeReport(house, order.request) };
}

/** Open ones by script: a second report in a language fetches and reads no font again. */
const typesetters = new Map<string, Promise<Typesetter>>();

function typesetterOf(script: Script | undefined, fonts: string): Promise<Typesetter> {
  const key = `${script ?? 'Latn'} ${fonts}`;
  const open = typesetters.get(key);
  if (open !== undefined) return open;
  const opening = loadTypography(script === undefined ? [] : [script], fonts).then(openTypesetter);
  typesetters.set(key, opening);
  // What did not come, such as a font without a network, is asked for again the next time.
  opening.catch(() => typesetters.delete(key));
  return opening;
}
