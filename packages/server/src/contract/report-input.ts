/** unknown → what report is wanted, about whom, and under whose name. What an item of the catalogue needs beyond is looked at when it is known. */

import { dayNumberOf } from '@khagol/engine/time';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import { isDatetime, type TimeReader } from './birth.ts';
import { type ChoiceField, choiceSchema, type Fault, Input } from './fields.ts';
import { readToldBirth, reportBirthSchema, type ToldBirth } from './report-birth.ts';
import { LOGO_URL, type LogoAsked, readLogoUrl } from './report-logo.ts';
import { REPORT_PROPERTY, readPropertyAsked } from './report-property.ts';
import { LANGUAGE, REPORT_TYPE } from './report-shapes.ts';
import { readPrintedText, TEXT_LIMITS } from './report-text.ts';
import { type JsonSchema, shape, text } from './schema.ts';

/** A report that is asked for, its words checked. */
export interface ReportAsked {
  readonly reportType: string;
  readonly language: string;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
  readonly birth: ToldBirth | null;
  readonly partner: ToldBirth | null;
  readonly span: { readonly start: string; readonly end: string } | null;
  readonly dob: string | null;
  readonly name: string | null;
  /** As the engine's rules of vastu take it. */
  readonly property: JsonRecord | null;
  readonly companyName?: string;
  readonly footerText?: string;
  readonly logo: LogoAsked | null;
  readonly chartStyle: 'north' | 'south' | 'east' | null;
}

const STYLE: ChoiceField<'north' | 'south' | 'east'> = {
  name: 'chartStyle',
  values: ['north', 'south', 'east'],
  aliases: { 'north-indian': 'north', 'south-indian': 'south', 'east-indian': 'east' },
  description: 'How square charts are drawn; as is usual in the language when left out.',
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOST_DAYS = 366;
const day = (description: string): JsonSchema =>
  text(description, { format: 'date', pattern: '^\\d{4}-\\d\\d-\\d\\d$', examples: ['2026-11-21'] });

export const REPORT_REQUEST: JsonSchema = shape({
  reportType: REPORT_TYPE,
  'lang?': { ...LANGUAGE, default: 'en' },
  'birthDetails?': reportBirthSchema('Of the person; a chart needs coordinates.', false),
  'birthDetails2?': reportBirthSchema('Of the second person, for two charts.', true),
  'dateRange?': shape(
    { start: day(''), end: day(`The same day or later; at most ${MOST_DAYS} days in all.`) },
    'First and last day of the time that is told.',
  ),
  'dob?': day('Date of birth, for numbers.'),
  'name?': text('Full name: for numbers, and on the cover.', TEXT_LIMITS.name),
  'property?': REPORT_PROPERTY,
  'branding?': shape({
    'companyName?': text('On the cover and at the foot of each page.', TEXT_LIMITS.companyName),
    'footerText?': text('At the foot of each page in its place.', TEXT_LIMITS.footerText),
    'logoUrl?': LOGO_URL,
  }),
  'asOf?': day('The day that counts as today for running periods, transits and ages; today (UTC) when left out.'),
  'chartStyle?': choiceSchema(STYLE),
});

/**
 * The checked words of a request.
 *
 * @param today  `YYYY-MM-DD`
 * @throws  Refusal VALIDATION_ERROR, MISSING_DATETIME, INVALID_DATETIME with every fault that was found
 */
export function readReportRequest(body: JsonRecord, engine: TimeReader, today: string): ReportAsked {
  const input = new Input(body);
  const births: Fault[] = [];
  const reportType = readForm(input, 'reportType', REPORT_TYPE, 'is the id of an item of the catalogue.') ?? '';
  if (input.get('reportType') === undefined)
    input.fault('reportType', 'reportType is missing: the id of an item of the catalogue.');
  const language = readForm(input, 'lang', LANGUAGE, 'is a language by its two letters, such as hi.') ?? 'en';
  const birth = readToldBirth(body, 'birthDetails', engine, births);
  const partner = readToldBirth(body, 'birthDetails2', engine, births);
  if (partner !== null && !partner.hasPlace) births.push(...placeFaults('birthDetails2'));
  const span = readSpan(body, input);
  const dob = readDay(input, 'dob');
  const { name = null } = readPrintedText(input, 'name');
  const property = readPropertyAsked(body, births);
  const branding = readBranding(body, input);
  const asOf = readDay(input, 'asOf') ?? today;
  const chartStyle = input.choice(STYLE) ?? null;
  const faults = [...input.faults, ...births];
  if (faults.length > 0) throw invalidInput(faults);
  return { reportType, language, asOf, birth, partner, span, dob, name, property, ...branding, chartStyle };
}

/** What is wrong with a birth whose place is needed and missing. */
export function placeFaults(field: string): readonly Fault[] {
  return [
    ['latitude', 'between -90 and 90'],
    ['longitude', 'between -180 and 180'],
  ].map(([name, bounds]) => ({
    code: 'VALIDATION_ERROR',
    field: `${field}.${name}`,
    message: `${field}.${name} is needed: a number ${bounds} degrees.`,
  }));
}

function readForm(input: Input, name: string, { pattern, maxLength }: JsonSchema, allowed: string): string | null {
  const value = input.get(name);
  if (value === undefined) return null;
  const longest = (maxLength as number | undefined) ?? 3;
  if (typeof value === 'string' && value.length <= longest && new RegExp(pattern as string).test(value)) return value;
  input.fault(name, `${name} ${allowed}`);
  return null;
}

/** A day of the calendar; null where there is none, or a faulty one. */
function readDay(input: Input, name: string, path: string = name): string | null {
  const value = input.get(name);
  if (value === undefined) return null;
  if (typeof value === 'string' && DAY.test(value) && isDatetime(`${value}T00:00`)) return value;
  input.fault(path, `${path} is a day such as 2026-11-21.`);
  return null;
}

function readSpan(body: JsonRecord, input: Input): ReportAsked['span'] {
  const told = own(body, 'dateRange') ?? null;
  if (told === null) return null;
  if (!isRecord(told)) {
    input.fault('dateRange', 'dateRange is an object of start and end.');
    return null;
  }
  const range = new Input(told);
  const [start, end] = (['start', 'end'] as const).map((name) => {
    const read = readDay(range, name, `dateRange.${name}`);
    if (range.get(name) === undefined)
      range.fault(`dateRange.${name}`, `dateRange.${name} is missing: a day such as 2026-11-21.`);
    return read;
  }) as [string | null, string | null];
  input.faults.push(...range.faults);
  if (start === null || end === null) return null;
  const days = dayNumber(end) - dayNumber(start) + 1;
  if (days < 1 || days > MOST_DAYS) {
    input.fault(
      'dateRange.end',
      `dateRange.end is on or after dateRange.start, and at most ${MOST_DAYS - 1} days later.`,
    );
    return null;
  }
  return { start, end };
}

/** @param date  `YYYY-MM-DD`, a day of the calendar */
function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return dayNumberOf(year, month, day);
}

function readBranding(body: JsonRecord, input: Input): Pick<ReportAsked, 'companyName' | 'footerText' | 'logo'> {
  const told = own(body, 'branding') ?? null;
  if (told === null) return { logo: null };
  if (!isRecord(told)) {
    input.fault('branding', 'branding is an object of companyName, footerText and logoUrl.');
    return { logo: null };
  }
  const branding = new Input(told);
  const words = { ...readPrintedText(branding, 'companyName'), ...readPrintedText(branding, 'footerText') };
  const logo = readLogoUrl(branding);
  for (const fault of branding.faults) input.faults.push({ ...fault, field: `branding.${fault.field}` });
  return { ...words, logo };
}
