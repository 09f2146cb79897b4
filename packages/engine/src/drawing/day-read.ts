/** A day of the panchang as its ring draws it: what runs from when to when, in words and on the clock. */

import { numberIn, oneOf } from '../choice.ts';
import { isRecord, readFlag, readList, readRecord, readText, refusal, type Unread } from '../input.ts';
import type { Panchang } from '../jyotish/index.ts';
import { type DrawingLanguage, type NamesByName, nameIn } from './language.ts';

const MOST_SPANS = 100;
const LEAST_JD = -2e6;
const MOST_JD = 8e6;

/** The four limbs that run through a day, in the order of their rings, outermost first. */
export const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
export type Limb = (typeof LIMBS)[number];
/** The stretches that are marked. */
export const MARKED = ['rahu-kalam', 'gulika-kalam', 'yamaganda', 'abhijit-muhurta'] as const;

/** One stretch of the day. */
export interface Stretch {
  /** Parts of the ring, 0 at sunrise, 1 at the next. */
  readonly from: number;
  readonly to: number;
  /** A line of the list. */
  readonly line: string;
  readonly title: string;
}

/** All that is drawn of a day. */
export interface DrawnDay {
  readonly date: string;
  readonly weekday: string;
  /** Sunset on the ring: 1 where the Sun never sets, 0 where it never rises. */
  readonly sunset: number;
  /** Clock times; null where the Sun does not cross the horizon. */
  readonly sunriseTime: string | null;
  readonly sunsetTime: string | null;
  readonly limbs: { readonly [L in Limb]: readonly Stretch[] };
  readonly periods: readonly (Stretch & { readonly good: boolean })[];
  /** Whole hours of the clock on the ring. */
  readonly hours: readonly { readonly at: number; readonly hour: number }[];
  /** Where an instant lies on the ring; null outside the day. */
  readonly at: (jdUt: number) => number | null;
}

interface Civil {
  readonly date: readonly [number, number, number];
  readonly hour: number;
  readonly minute: number;
  /** Seconds from the midnight of the clock. */
  readonly seconds: number;
}

/**
 * Reads a day.
 *
 * @throws  EngineError INVALID_OPTION with the path of what is missing or wrong in the record
 */
export function dayOf(panchang: Panchang, language: DrawingLanguage): DrawnDay {
  const record = readRecord('panchang', panchang, 'a day as panchangOn makes it');
  const sun = readRecord('panchang.sun', record['sun'], 'the Sun of a day');
  const start = readJd('panchang.sun.sunriseJdUt', sun['sunriseJdUt'], LEAST_JD);
  const end = numberIn(
    'panchang.sun.nextSunriseJdUt',
    sun['nextSunriseJdUt'],
    start + 0.5,
    start + 1.5,
    'as a Julian date',
  );
  const sunsetJdUt = readJd('panchang.sun.sunsetJdUt', sun['sunsetJdUt'], LEAST_JD);
  const horizon = oneOf('panchang.sun.horizon', sun['horizon'], ['crossed', 'always-above', 'always-below']);
  const sunrise = readCivil('panchang.sun.sunrise', sun['sunrise']);
  const nextSunrise = readCivil('panchang.sun.nextSunrise', sun['nextSunrise']);
  const today = readCivil('panchang.date', `${readText('panchang.date', record['date'])}T00:00`);
  const vara = readRecord('panchang.vara', record['vara'], 'the weekday');
  const part = (jdUt: number): number => Math.min(1, Math.max(0, (jdUt - start) / (end - start)));
  const clock = (civil: Civil): string => language.time(civil.hour, civil.minute);
  const isToday = (civil: Civil): boolean => civil.date.join() === today.date.join();
  const when = (civil: Civil): string =>
    isToday(civil) ? clock(civil) : `${language.date(...civil.date)}, ${clock(civil)}`;
  const { drawing } = language.say;

  const read = (
    path: string,
    span: Unread,
  ): { readonly from: number; readonly to: number; readonly starts: Civil; readonly ends: Civil } => {
    const startJdUt = readJd(`${path}.startJdUt`, span['startJdUt'], LEAST_JD);
    return {
      from: part(startJdUt),
      to: part(readJd(`${path}.endJdUt`, span['endJdUt'], startJdUt)),
      starts: readCivil(`${path}.start`, span['start']),
      ends: readCivil(`${path}.end`, span['end']),
    };
  };
  const limbOf = (limb: Limb, names: NamesByName): readonly Stretch[] =>
    readSpans(`panchang.${limb}`, record[limb]).flatMap(([path, span]) => {
      const { from, to, starts, ends } = read(path, span);
      const name = nameIn(names, readText(`${path}.name`, span['name']));
      const title = drawing.limbTitle({ limb: drawing[limb], name, start: when(starts), end: when(ends) });
      const until = isToday(ends) ? drawing.until : drawing.untilDay;
      return to > from ? [{ from, to, line: until({ name, time: when(ends) }), title }] : [];
    });
  const periods = readSpans('panchang.periods', record['periods']);
  const marked = MARKED.flatMap((id) =>
    periods
      .filter(([, period]) => period['id'] === id)
      .flatMap(([path, period]) => {
        if (!readFlag(`${path}.isApplicable`, period['isApplicable'])) return [];
        const own = readText(`${path}.name`, period['name']);
        const name = Object.hasOwn(language.names.period, id) ? nameIn(language.names.period, id) : own;
        return readSpans(`${path}.spans`, period['spans']).map(([at, span]) => {
          const { from, to, starts, ends } = read(at, span);
          const time = drawing.fromTo({ start: clock(starts), end: clock(ends) });
          const line = drawing.barTitle({ name, value: time });
          return { from, to, line, title: line, good: period['nature'] === 'auspicious' };
        });
      }),
  );
  const crossed = horizon === 'crossed';
  return {
    date: language.date(...today.date),
    weekday: nameIn(language.names.weekday, readText('panchang.vara.english', vara['english'])),
    sunset: crossed ? part(sunsetJdUt) : horizon === 'always-above' ? 1 : 0,
    sunriseTime: crossed ? clock(sunrise) : null,
    sunsetTime: crossed ? clock(readCivil('panchang.sun.sunset', sun['sunset'])) : null,
    limbs: {
      tithi: limbOf('tithi', language.names.tithi),
      nakshatra: limbOf('nakshatra', language.names.nakshatra),
      yoga: limbOf('yoga', language.names.nityaYoga),
      karana: limbOf('karana', language.names.karana),
    },
    periods: marked,
    hours: hoursOf(sunrise, nextSunrise, end - start),
    at: (jdUt) => (jdUt < start || jdUt >= end ? null : part(jdUt)),
  };
}

/** Whole hours after sunrise. Where the clock is put on or back in the night, those after midnight are left out. */
function hoursOf(sunrise: Civil, nextSunrise: Civil, days: number): DrawnDay['hours'] {
  const shown = (86400 + nextSunrise.seconds - sunrise.seconds) / 86400;
  const isEven = Math.abs(shown - days) < 1 / 1440;
  const last = isEven ? sunrise.seconds + days * 86400 : 86400;
  const first = Math.ceil(sunrise.seconds / 3600);
  return Array.from({ length: Math.max(0, Math.floor(last / 3600) - first + 1) }, (_, i) => ({
    at: ((first + i) * 3600 - sunrise.seconds) / 86400 / days,
    hour: (first + i) % 24,
  }));
}

function readSpans(path: string, value: unknown): readonly (readonly [path: string, span: Unread])[] {
  const list = readList(path, value, 'a list');
  numberIn(`${path}.length`, list.length, 0, MOST_SPANS, 'entries');
  return list.map((entry, i) => [`${path}[${i}]`, readRecord(`${path}[${i}]`, entry, 'an object')]);
}

function readJd(field: string, value: unknown, least: number): number {
  return numberIn(field, value, least, MOST_JD, 'as a Julian date');
}

/** A local text such as `2025-10-01T06:14:23+05:30`. */
function readCivil(field: string, value: unknown): Civil {
  const found = /^(-?\d{1,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?/.exec(
    isRecord(value) ? '' : readText(field, value),
  );
  if (found === null)
    throw refusal(
      'INVALID_OPTION',
      field,
      '2025-10-01T06:14:23',
      `${field} must be a time such as 2025-10-01T06:14:23.`,
    );
  const [year, month, day, hour, minute, second = 0] = found.slice(1).map((figures) => Number(figures ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 24 || minute > 59)
    throw refusal('INVALID_OPTION', field, '2025-10-01T06:14:23', `${field} is no time of any day.`);
  return { date: [year, month, day], hour, minute, seconds: hour * 3600 + minute * 60 + second };
}
