/** The periods of a dasha as a timeline draws them: clipped to a life, with their names, dates and ages. */

import { type Chart, SIGNS } from '../chart/chart.ts';
import { numberIn } from '../choice.ts';
import { readList, readRecord, readText, refusal, type Unread } from '../input.ts';
import type { DashaRecord } from '../jyotish/index.ts';
import { dateOf } from '../time/calendar.ts';
import { shortIn } from './labels.ts';
import { type DrawingLanguage, nameIn } from './language.ts';
import type { Colour } from './scene.ts';

const YEAR_DAYS = 365.25;
const MOST_SPANS = 200;
const LEAST_JD = -2e6;
const MOST_JD = 8e6;

/** One period, or a part of one. */
export interface DrawnSpan {
  readonly name: string;
  readonly short: string;
  readonly colour: Colour;
  /** Within the life that is drawn, civil Julian dates. */
  readonly from: number;
  readonly to: number;
  readonly startYear: string;
  readonly endYear: string;
  /** Whole years of age at its start; 0 for one that began before the birth. */
  readonly age: number;
  /** `Sun, 1990-05-15 – 1996-02-01` */
  readonly title: string;
  readonly parts: readonly DrawnSpan[];
}

/** Colours of the grahas, and of signs by their element; a tint that tells neighbours apart, beside the name. */
const GRAHA_COLOURS: { readonly [graha: string]: Colour } = {
  Sun: 'fire',
  Moon: 'water',
  Mars: 'bad',
  Mercury: 'good',
  Jupiter: 'air',
  Venus: 'accent',
  Saturn: 'mute',
  Rahu: 'ink',
  Ketu: 'earth',
};
const ELEMENTS: readonly Colour[] = ['fire', 'earth', 'air', 'water'];

/** Years since a birth. */
export function yearsBetween(birthJdUt: number, jdUt: number): number {
  return (jdUt - birthJdUt) / YEAR_DAYS;
}

/**
 * The mahadashas that touch a life, with their antardashas as far as the record has them.
 *
 * @param years  length of the life that is drawn
 * @throws  EngineError INVALID_OPTION with the path of what is missing or wrong in the record
 */
export function spansOf(record: DashaRecord, years: number, language: DrawingLanguage): readonly DrawnSpan[] {
  const { birthJdUt, spans } = readRecord('dasha', record, 'a dasha as Dasha.record makes it');
  const birth = numberIn('dasha.birthJdUt', birthJdUt, LEAST_JD, MOST_JD, 'as a Julian date');
  const life = { birth, end: birth + years * YEAR_DAYS };
  const found = readSpans('dasha.spans', spans, '', life, language);
  if (found.length > 0) return found;
  throw refusal('INVALID_OPTION', 'dasha.spans', 'periods after the birth', 'The dasha has no period in this life.');
}

interface Life {
  readonly birth: number;
  readonly end: number;
}

function readSpans(
  path: string,
  value: unknown,
  whole: string,
  life: Life,
  language: DrawingLanguage,
): readonly DrawnSpan[] {
  const list = readList(path, value, 'a list of periods');
  numberIn(`${path}.length`, list.length, 0, MOST_SPANS, 'periods');
  return list.flatMap((entry, i) => {
    const field = `${path}[${i}]`;
    const span = readRecord(field, entry, 'a period');
    const start = numberIn(`${field}.startJdUt`, span['startJdUt'], LEAST_JD, MOST_JD, 'as a Julian date');
    const end = numberIn(`${field}.endJdUt`, span['endJdUt'], start, MOST_JD, 'as a Julian date');
    const [from, to] = [Math.max(start, life.birth), Math.min(end, life.end)];
    if (to <= from) return [];
    const { name, short, colour } = lordOf(field, span, language);
    const spoken = whole === '' ? name : `${whole} · ${name}`;
    const [begins, ends] = [
      readDate(`${field}.start`, span['start'], start),
      readDate(`${field}.end`, span['end'], end),
    ];
    const { children } = span;
    return [
      {
        name,
        short,
        colour,
        from,
        to,
        startYear: `${begins[0]}`,
        endYear: `${ends[0]}`,
        age: Math.max(0, Math.floor(yearsBetween(life.birth, start) + 1e-6)),
        title: language.say.drawing.periodTitle({
          lord: spoken,
          start: language.date(...begins),
          end: language.date(...ends),
        }),
        parts:
          children === undefined || whole !== '' ? [] : readSpans(`${field}.children`, children, name, life, language),
      },
    ];
  });
}

function lordOf(
  field: string,
  { lord, sign }: Unread,
  language: DrawingLanguage,
): { readonly name: string; readonly short: string; readonly colour: Colour } {
  if (lord !== null && lord !== undefined) {
    const graha = readText(`${field}.lord`, lord);
    return {
      name: nameIn(language.names.body, graha),
      short: shortIn(language, graha) ?? [...graha].slice(0, 2).join(''),
      colour: GRAHA_COLOURS[graha] ?? 'ink',
    };
  }
  const index = Math.floor(numberIn(`${field}.sign`, sign, 1, 12)) - 1;
  const name: Chart['sunSign'] = SIGNS[index] as (typeof SIGNS)[number];
  return {
    name: nameIn(language.names.rashi, name),
    short: nameIn(language.names.signShort, name),
    colour: ELEMENTS[index % 4] as Colour,
  };
}

/** Year, month and day: of the local text where there is one, else of the Julian date. */
function readDate(field: string, text: unknown, jdUt: number): readonly [number, number, number] {
  if (text !== undefined) {
    const found = /^(-?\d{1,6})-(\d\d)-(\d\d)/.exec(readText(field, text));
    if (found === null)
      throw refusal('INVALID_OPTION', field, '1990-05-15…', `${field} must be a date such as 1990-05-15.`);
    return [Number(found[1]), Number(found[2]), Number(found[3])];
  }
  const { year, month, day } = dateOf(Math.floor(jdUt + 0.5));
  return [year, month, day];
}
