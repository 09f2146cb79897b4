/** What the chapters of a report may ask. Each kind of report has a book of its own on top of this one; records are reckoned when first asked for. */

import type { Warning } from '../errors.ts';
import type { Language, Messages, Names } from '../language/index.ts';
import type { Operation } from '../receipt/index.ts';
import { dateIn } from '../time/format.ts';
import type { Moment } from '../time/moment.ts';
import type { Block } from './flow/blocks.ts';
import type { ReportHouse } from './house.ts';
import { Readings } from './readings.ts';
import { type ChartStyle, type ReportDay, type ReportRequest, readDay } from './request.ts';

/** Who stands on the cover. */
export interface Person {
  readonly name: string | null;
  /** Lines under the name: day, hour, place. */
  readonly lines: readonly string[];
}

/** The question whose receipt is printed: a row of `OPERATIONS` and its input. */
export interface Receiptable {
  readonly operation: Operation;
  readonly input: unknown;
}

/** What the page of assumptions tells, beside what every report tells. */
export interface Assumption {
  readonly name: string;
  readonly value: string;
}

const STYLE_OF_LANGUAGE: Readonly<Record<string, ChartStyle>> = {
  ta: 'south',
  te: 'south',
  kn: 'south',
  ml: 'south',
  bn: 'east',
};

export abstract class Book {
  readonly house: ReportHouse;
  readonly request: ReportRequest;
  readonly language: Language;
  readonly say: Messages;
  readonly names: Names;
  readonly asOf: ReportDay;
  /** Of the square charts. */
  readonly chartStyle: ChartStyle;
  /** Null in a language that has no interpretive texts. */
  readonly readings: Readings | null;
  /** The title of the report. */
  readonly title: string;

  constructor({ house, request, language, title }: Ground) {
    this.house = house;
    this.request = request;
    this.language = language;
    this.say = language.say;
    this.names = language.names;
    this.asOf = readDay('asOf', request.asOf);
    this.chartStyle = request.chartStyle ?? STYLE_OF_LANGUAGE[language.code] ?? 'north';
    const texts = house.texts[language.code];
    this.readings = texts === undefined ? null : new Readings(house.rules, texts, language);
    this.title = title;
  }

  /** Whose report it is, for the cover; one or two. */
  abstract get people(): readonly Person[];
  /** A drawing for the cover, or nothing. */
  abstract get emblem(): readonly Block[];
  /** Moments on which the report rests: zone, ΔT and doubts of each are told. */
  abstract get moments(): readonly Moment[];
  /** Ayanamsa, zodiac, houses, editions …: what else was chosen. */
  abstract get assumptions(): readonly Assumption[];
  abstract get warnings(): readonly Warning[];
  abstract get receiptable(): Receiptable | null;

  /** A day in the language: `1 मई 1990`. */
  day({ year, month, day }: { readonly year: number; readonly month: number; readonly day: number }): string {
    return this.language.date(year, month, day);
  }

  /** A year without the comma of great numbers; before the first with a minus. */
  yearText(year: number): string {
    const figures = [...String(Math.abs(year))].map((figure) => this.language.number(Number(figure))).join('');
    return year < 0 ? `−${figures}` : figures;
  }

  /** The day of a local text such as `2026-11-22T10:30:00+05:30`. */
  dayOf(text: string): string {
    return this.day(dateIn(text));
  }

  /** Its hour and minute, `10:30`. */
  hourOf(text: string): string {
    const [, hour = '0', minute = '0'] = /T(\d\d):(\d\d)/.exec(text) ?? [];
    return this.language.time(Number(hour), Number(minute));
  }

  /** The hour of a birth as it was told: with its seconds where it has any, `10:30:45`. */
  hourOfBirth(local: string): string {
    const [, hour = '0', minute = '0', second = '0'] = /T(\d\d):(\d\d):(\d\d)/.exec(local) ?? [];
    return Number(second) === 0 ? this.hourOf(local) : this.language.time(Number(hour), Number(minute), Number(second));
  }
}

/** What a book is opened with. */
export interface Ground {
  readonly house: ReportHouse;
  readonly request: ReportRequest;
  readonly language: Language;
  readonly title: string;
}
