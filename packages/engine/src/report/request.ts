/** What is asked for: a report by name, whose birth or plan it is about, in which language, under whose name. Read once, before any work. */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { isBytes, readRecord, readText, refusal } from '../input.ts';
import { isBefore, readDate } from '../numerology/birth-date.ts';
import { type CivilDate, dayNumberOf } from '../time/calendar.ts';
import type { Birth } from '../time/moment.ts';
import type { AssessmentRequest } from '../vastu/index.ts';
import type { ReportHouse } from './house.ts';

/** A birth with what is printed of the person. */
export interface ReportBirth extends Birth {
  /** 1 … 200 characters. */
  readonly name?: string;
  /** The place in words, 1 … 120 characters. */
  readonly place?: string;
  readonly gender?: 'male' | 'female';
}

/** Whose report it is to look like. */
export interface Branding {
  /** On the cover and at the foot of each page, 1 … 120 characters. */
  readonly companyName?: string;
  /** At the foot of each page instead of the company's name, 1 … 300 characters. */
  readonly footerText?: string;
  /** A PNG or JPEG, at most 1 MiB. */
  readonly logo?: Uint8Array;
}

export const CHART_STYLES = ['north', 'south', 'east'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];

/** The order of a report. Which members it needs, its row in the catalogue says (`requires`). */
export interface ReportRequest {
  /** An id of the catalogue, such as `kundli-basic`. */
  readonly reportType: string;
  /** ISO 639-1; `en` when left out. */
  readonly language?: string;
  /** `YYYY-MM-DD`: the day that counts as today for running periods, transits and ages. The engine has no clock. */
  readonly asOf: string;
  readonly birth?: ReportBirth;
  readonly partner?: ReportBirth;
  /** First and last day, `YYYY-MM-DD`; at most 366 days. */
  readonly span?: { readonly start: string; readonly end: string };
  /** Date of birth for numerology, `YYYY-MM-DD`. */
  readonly dob?: string;
  /** Full name for numerology, 1 … 200 characters. */
  readonly name?: string;
  /** As `assess` of vastu takes it. */
  readonly property?: AssessmentRequest;
  readonly branding?: Branding;
  /** Of square charts; by the language when left out. */
  readonly chartStyle?: ChartStyle;
}

export const REQUEST_NAMES: OptionNames<ReportRequest> = {
  reportType: true,
  language: true,
  asOf: true,
  birth: true,
  partner: true,
  span: true,
  dob: true,
  name: true,
  property: true,
  branding: true,
  chartStyle: true,
};

/** A member of a request that a report cannot do without. */
export const NEEDS = ['birth', 'partner', 'span', 'dob', 'name', 'property'] as const;
export type Need = (typeof NEEDS)[number];

/** A day of the civil calendar. */
export interface ReportDay extends CivilDate {
  readonly text: string;
  /** Days of `time/calendar`. */
  readonly dayNumber: number;
}

const LONGEST_SPAN = 366;
const LONGEST_NAME = 200;
const LONGEST_LINE = 120;
const LONGEST_FOOTER = 300;
const MOST_LOGO = 1 << 20;

/** @throws EngineError INVALID_DATETIME naming the field */
export function readDay(field: string, date: unknown): ReportDay {
  const day = readDate(field, date);
  return { ...day, text: date as string, dayNumber: dayNumberOf(day.year, day.month, day.day) };
}

/** @throws EngineError INVALID_OPTION for an end before its start or a span that is too long; INVALID_DATETIME */
export function readReportSpan(span: unknown): { readonly start: ReportDay; readonly end: ReportDay } {
  const given = readRecord('span', span, 'an object of start and end, YYYY-MM-DD');
  const [start, end] = [readDay('span.start', given['start']), readDay('span.end', given['end'])];
  const allowed = `on or after span.start, and less than ${LONGEST_SPAN} days later`;
  if (isBefore(end, start) || end.dayNumber - start.dayNumber >= LONGEST_SPAN)
    throw refusal('INVALID_OPTION', 'span.end', allowed, `span.end must be ${allowed}.`);
  return { start, end };
}

/**
 * The words that a caller brings to the page, read: short enough, of letters that can be printed, without marks that turn what stands around them.
 *
 * @throws  EngineError INVALID_OPTION naming the field
 */
export function checkWords(house: ReportHouse, request: ReportRequest): void {
  const { birth, partner, branding, name } = request;
  const look = (field: string, value: unknown, longest: number): void => {
    if (value !== undefined) readPrinted(house, field, value, longest);
  };
  for (const [field, person] of [
    ['birth', birth],
    ['partner', partner],
  ] as const) {
    if (person === undefined) continue;
    const given = readRecord(field, person, 'a birth');
    look(`${field}.name`, given['name'], LONGEST_NAME);
    look(`${field}.place`, given['place'], LONGEST_LINE);
    if (given['gender'] !== undefined) oneOf(`${field}.gender`, given['gender'], ['male', 'female']);
  }
  look('name', name, LONGEST_NAME);
  if (branding !== undefined) {
    readChoices(branding, 'branding', { companyName: true, footerText: true, logo: true });
    look('branding.companyName', branding.companyName, LONGEST_LINE);
    look('branding.footerText', branding.footerText, LONGEST_FOOTER);
    const { logo } = branding;
    const allowed = `a PNG or JPEG of at most ${MOST_LOGO} bytes`;
    if (logo !== undefined && (!isBytes(logo) || logo.length > MOST_LOGO))
      throw refusal('INVALID_OPTION', 'branding.logo', allowed, `branding.logo must be ${allowed}.`);
  }
}

function readPrinted({ typesetter }: ReportHouse, field: string, value: unknown, longest: number): void {
  const allowed = `1 … ${longest} characters that can be printed`;
  const text = readText(field, value, allowed);
  const length = [...text].length;
  // Joiners and spaces of no width are characters, and show nothing.
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) || length > longest)
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; it has ${length}.`);
  const missing = /[\n\r\t\u2028\u2029]/u.exec(text)?.[0] ?? typesetter.missing(text);
  if (missing === null) return;
  const code = `U+${(missing.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
  throw refusal('INVALID_OPTION', field, allowed, `${field} holds ${code}, which cannot be printed.`);
}
