/** Reports on the wire: the catalogue, a report's record, and what is left of a deleted one. */

import { fixed, integer, type JsonSchema, listOf, oneOf, shape, text, truth } from './schema.ts';

export const SUITES = ['vedic', 'western', 'compatibility', 'numerology', 'panchang', 'vastu'] as const;
export const TIERS = ['basic', 'standard', 'premium'] as const;
export type ReportTier = (typeof TIERS)[number];

/** What an item may need, in the words of a request. */
export const REQUIRED_INPUTS = ['birthDetails', 'birthDetails2', 'dateRange', 'dob', 'name', 'property'] as const;
export type RequiredInput = (typeof REQUIRED_INPUTS)[number];

/** Ids of the first published catalogue, each with the item that took its place. They are taken wherever an id is asked for; answers tell the item's own. */
export const REPORT_ALIASES: Readonly<Record<string, string>> = {
  'vedic-birth-chart': 'kundli-basic',
  'vedic-dasha': 'dasha-vimshottari',
  'vedic-varshaphal': 'varshphal',
  'western-natal': 'natal-basic',
  'western-transits': 'transits-year',
  'kundli-matching': 'match-ashtakoota',
  'western-synastry': 'synastry',
  'numerology-profile': 'combined',
  'panchang-month': 'month',
  'vastu-property': 'assessment',
};

/** The id under which the catalogue has an item. */
export function itemIdOf(id: string): string {
  return Object.hasOwn(REPORT_ALIASES, id) ? (REPORT_ALIASES[id] as string) : id;
}

export const REPORT_TYPE: JsonSchema = text('Id of an item of the catalogue.', {
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  maxLength: 64,
  examples: ['kundli-mini'],
});

/** ISO 639, as a report is asked for in. */
export const LANGUAGE: JsonSchema = text('ISO 639-1, one of the item’s `languages`.', {
  pattern: '^[a-z]{2,3}$',
  examples: ['en', 'hi', 'ta'],
});

export const CATALOG_ITEM: JsonSchema = shape({
  id: REPORT_TYPE,
  suite: oneOf('', SUITES),
  tier: oneOf('', TIERS),
  status: fixed('implemented'),
  priceCents: integer('US cents, charged when the report is made.', { minimum: 1 }),
  languages: listOf(LANGUAGE, 'In which it is made, whole: nothing of it falls back to another.', { minItems: 1 }),
  readings: listOf(LANGUAGE, 'Of these, in which interpretive text is printed beside tables and drawings.'),
  pageCountKnownAfterRender: fixed(true),
  title: text('In the language that was asked for, else in English.'),
  description: text('What is in it, in the same language.'),
  requires: listOf(oneOf('', REQUIRED_INPUTS), 'Members of the request that it cannot do without.'),
});

export const CATALOG: JsonSchema = listOf(CATALOG_ITEM, 'Every report that is made here.');

const WARNING = shape({ code: text(''), message: text('') });

export const REPORT_DATA: JsonSchema = shape({
  reportId: text('`rep_…`', { pattern: '^rep_[0-9a-z]{26}$' }),
  reportType: REPORT_TYPE,
  suite: oneOf('', SUITES),
  tier: oneOf('', TIERS),
  language: LANGUAGE,
  reportTitle: text('As on its cover.'),
  pageCount: integer('', { minimum: 1 }),
  sectionCount: integer('', { minimum: 0 }),
  sections: listOf(text(''), 'Headings of its chapters.'),
  'citedCells?': integer('Paragraphs and tables that name their source.', { minimum: 0 }),
  contentType: fixed('application/pdf'),
  bytes: integer('Of the PDF.', { minimum: 1 }),
  sha256: text('Of the PDF. The same request, `asOf` and engine give the same bytes anywhere.', {
    pattern: '^[0-9a-f]{64}$',
  }),
  asOf: text('`YYYY-MM-DD`: the day that counted as today.'),
  downloadUrl: text('Opens the PDF to whoever has it, until `linksExpireAt`.', { format: 'uri' }),
  iframeUrl: text('A page that shows it, to be embedded; until `linksExpireAt`.', { format: 'uri' }),
  linksExpireAt: text('ISO 8601, UTC. The report’s record gives fresh links.', { format: 'date-time' }),
  createdAt: text('ISO 8601, UTC.', { format: 'date-time' }),
  expiresAt: text('Until when the report is kept. ISO 8601, UTC.', { format: 'date-time' }),
  engine: text(''),
  dataSource: text(''),
  warnings: listOf(WARNING, 'What was taken for granted or left out.'),
  'receipt?': shape(
    {
      format: fixed('JWS'),
      token: text(''),
      verifyUrl: text('', { format: 'uri' }),
      keyUrl: text('', { format: 'uri' }),
    },
    'As printed in the report.',
  ),
});

export const DELETED_DATA: JsonSchema = shape({ reportId: text(''), deleted: truth('') });
