/** The whole way of a report: order → book → chapters → pages → bytes. */

import { oneOf, readChoices } from '../choice.ts';
import { EngineError, type Warning } from '../errors.ts';
import { refusal } from '../input.ts';
import type { Language } from '../language/index.ts';
import { languageNamed } from '../language/index.ts';
import { issueReceipt } from '../receipt/index.ts';
import { canonicalJson, ENGINE_VERSION, sha256Hex, utf8 } from '../stamp.ts';
import type { Book, Ground } from './book.ts';
import { itemNamed, languagesOf } from './catalog/index.ts';
import type { Item, Suite, Tier } from './catalog/item.ts';
import { assumptionsChapter } from './chapters/common/assumptions.ts';
import { coverOf } from './chapters/common/cover.ts';
import { sourcesChapter } from './chapters/common/sources.ts';
import type { Block } from './flow/blocks.ts';
import { print } from './flow/print.ts';
import { A4 } from './flow/style.ts';
import type { ReportHouse } from './house.ts';
import { readPicture } from './pdf/picture.ts';
import type { Picture } from './pdf/samples.ts';
import {
  CHART_STYLES,
  checkWords,
  NEEDS,
  REQUEST_NAMES,
  type ReportRequest,
  readDay,
  readReportSpan,
} from './request.ts';

/** A finished report. */
export interface Report {
  readonly reportType: string;
  readonly suite: Suite;
  readonly tier: Tier;
  readonly language: string;
  readonly title: string;
  /** A PDF. */
  readonly bytes: Uint8Array;
  /** Of the bytes, 64 hexadecimal digits. */
  readonly sha256: string;
  readonly pageCount: number;
  /** Titles of the chapters. */
  readonly sections: readonly string[];
  /** Paragraphs and tables that name their source. */
  readonly citedCells: number;
  readonly warnings: readonly Warning[];
  /** The token that stands on the page of assumptions; null without a signer. */
  readonly receipt: string | null;
}

/**
 * Looks at an order without doing it: the type is known, the language is offered, nothing that it needs is missing, its words can be printed.
 *
 * @returns the item and the language
 * @throws  EngineError naming the field: `reportType`, `language`, `birth`, `birth.name`, `span.end` …
 */
export function checkReport(
  house: ReportHouse,
  request: ReportRequest,
): { readonly item: Item; readonly language: Language } {
  readChoices(request, 'request', REQUEST_NAMES);
  const item = itemNamed(request.reportType);
  const offered = languagesOf(item, house);
  const code = request.language ?? 'en';
  if (!offered.includes(code)) {
    const allowed = offered.join(', ');
    throw refusal('INVALID_OPTION', 'language', allowed, `${item.id} is there in ${allowed}; not in this language.`);
  }
  readDay('asOf', request.asOf);
  for (const need of NEEDS)
    if (item.requires.includes(need) && (request[need] === undefined || request[need] === null))
      throw refusal('INVALID_OPTION', need, `${item.requires.join(', ')}`, `${item.id} needs ${need}.`);
  if (request.span !== undefined) readReportSpan(request.span);
  if (request.chartStyle !== undefined) oneOf('chartStyle', request.chartStyle, CHART_STYLES);
  checkWords(house, request);
  if (item.needsTime === true) checkHour(item, request);
  return { item, language: languageNamed(code, house.languages) };
}

/** @throws EngineError INVALID_OPTION, field `birth.time`, where no hour of birth is given */
function checkHour({ id }: Item, { birth }: ReportRequest): void {
  if (birth?.datetime !== undefined || (birth?.time !== undefined && birth.time !== 'unknown')) return;
  const allowed = 'HH:MM or HH:MM:SS';
  throw refusal('INVALID_OPTION', 'birth.time', allowed, `${id} needs the hour of birth, birth.time as ${allowed}.`);
}

/**
 * Makes a report. The same house and the same request give the same bytes on every runtime.
 *
 * @throws  EngineError, as a rejection, naming the field: as `checkReport`, or of the birth, the property, the logo
 */
export async function makeReport(house: ReportHouse, request: ReportRequest): Promise<Report> {
  const { item, language } = checkReport(house, request);
  const title = language.say.headings[item.id] as string;
  const logo = readLogo(request);
  const { book, chapters } = composed(item, { house, request, language, title });
  const receipt = await receiptOf(book);
  const written = [...chapters, ...sourcesChapter(book), ...assumptionsChapter(book, receipt)];
  const blocks: readonly Block[] = [
    ...(item.hasCover === false ? [] : coverOf(book, logo, item.suite)),
    ...(written.length > 3 ? [{ kind: 'contents' as const, title: language.say.furniture.contents }] : []),
    ...written.flatMap(({ title: head, blocks: own }, index): readonly Block[] => [
      { kind: 'heading', level: 1, text: head },
      ...(index === 0 && item.hasCover === false ? smallLogo(request, logo) : []),
      ...own,
    ]),
  ];
  const { companyName, footerText } = request.branding ?? {};
  const who = book.people.flatMap(({ name }) => (name === null ? [] : [name])).join(' · ');
  const { bytes, pages } = await print(
    house.typesetter,
    A4,
    {
      title,
      author: companyName ?? '',
      subject: who,
      keywords: [item.suite, item.id],
      language: language.code,
      madeAt: null,
      producer: `Khagol ${ENGINE_VERSION}`,
      id: sha256Hex(utf8(canonicalJson(identityOf(request)))).slice(0, 32),
    },
    {
      head: who === '' ? title : `${title} · ${who}`,
      foot: footerText ?? companyName ?? '',
      pageOf: (page, of) => language.say.furniture.pageOf({ page, pages: of }),
      fromFirst: item.hasCover === false,
    },
    blocks,
  );
  return {
    reportType: item.id,
    suite: item.suite,
    tier: item.tier,
    language: language.code,
    title,
    bytes,
    sha256: sha256Hex(bytes),
    pageCount: pages,
    sections: written.map((chapter) => chapter.title),
    citedCells: citedIn(blocks),
    warnings: book.warnings,
    receipt,
  };
}

/** The chapters. A search of theirs that leaves the ephemeris is told by the member of the request that took it there. */
function composed(item: Item, ground: Ground): ReturnType<Item['compose']> {
  try {
    return item.compose(ground);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'OUT_OF_SPAN') throw error;
    const field = ground.request.birth === undefined ? 'asOf' : 'birth';
    throw refusal(error.code, field, error.allowed, `The report tells of days beyond the ephemeris. ${error.message}`);
  }
}

function readLogo({ branding }: ReportRequest): Picture | null {
  return branding?.logo === undefined ? null : readPicture(branding.logo);
}

/** A logo beside which there is no cover. */
function smallLogo({ branding }: ReportRequest, picture: Picture | null): readonly Block[] {
  if (picture === null) return [];
  return [{ kind: 'image', picture, width: 90, height: 28, align: 'end', title: branding?.companyName ?? '' }];
}

/** What makes a file this file: the order, its logo by its hash. */
function identityOf(request: ReportRequest): unknown {
  const { branding } = request;
  const logo = branding?.logo;
  return logo === undefined ? request : { ...request, branding: { ...branding, logo: sha256Hex(logo) } };
}

async function receiptOf({ house, receiptable }: Book): Promise<string | null> {
  if (house.receipts === undefined || receiptable === null) return null;
  const { signer, issuer } = house.receipts;
  return (await issueReceipt({ ...receiptable, engine: house.engine, issuer }, signer)).token;
}

/** Paragraphs and tables with a source, wherever they stand. */
function citedIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === 'beside') return sum + block.columns.reduce((inner, column) => inner + citedIn(column), 0);
    if (block.kind === 'callout') return sum + citedIn(block.blocks);
    return sum + ((block.kind === 'paragraph' || block.kind === 'table') && block.source !== undefined ? 1 : 0);
  }, 0);
}
