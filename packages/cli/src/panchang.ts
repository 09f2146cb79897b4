/** `khagol panchang`: a day of the Hindu calendar at a place, in full; or many days, a line each. */

import {
  type Festival,
  festivalsTold,
  type Jyotish,
  openJyotish,
  type Panchang,
  type Where,
} from '@khagol/engine/jyotish';
import { dayNumberOf, parseBirth } from '@khagol/engine/time';
import { dayIn, type Flags, placeOf, wholeOf } from './birth-flags.ts';
import { conventionOf } from './convention.ts';
import { theEngine } from './engine.ts';
import { under } from './fault.ts';
import { todayAt } from './instant.ts';
import { told } from './output.ts';
import { type Column, clockText, placeText, section, tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** As many as the engine takes at once. */
const MOST_DAYS = 1500;

/** Days of a place: what the engine says of them, with nothing added. */
interface Days {
  readonly panchang: readonly Panchang[];
  readonly festivals: readonly Festival[];
}

/**
 * Prints the calendar of a day, or of many.
 *
 * @param date  `YYYY-MM-DD`; today at the place when left out
 * @throws  EngineError or CommandError naming what to mend
 */
export async function panchangCommand(date: string | undefined, flags: Flags, terminal: Terminal): Promise<number> {
  const { batch } = flags;
  if (typeof batch === 'string' && date !== undefined)
    throw new CommandError(2, 'the dates of --batch stand in its rows');
  if (typeof batch === 'string') return manyDays(batch, flags, terminal);
  const given = wholeOf(flags, 'days', 1, MOST_DAYS);
  const where = placeOf(flags);
  const engine = await theEngine();
  const from = date ?? todayAt(engine, flags, terminal.now());
  const first = dayNumber(from, '[date]');
  const count = given ?? daysUntil(from, first, flags['until']);
  const days = daysOf(openJyotish(engine, conventionOf(flags)), from, count, where);
  const isOne = given === undefined && flags['until'] === undefined;
  await told(flags, terminal, days, () =>
    isOne ? dayText(days, where, terminal.colour) : daysText(days, where, terminal.colour),
  );
  return 0;
}

function daysOf(jyotish: Jyotish, from: string, count: number, where: Where): Days {
  const span = { from, days: count };
  // Asked alone, a date that the place never had is refused; a calendar leaves it out.
  const panchang = count === 1 ? [jyotish.panchang(from, where)] : jyotish.calendar(span, where);
  return { panchang, festivals: jyotish.festivals(span, where) };
}

async function manyDays(from: string, flags: Flags, terminal: Terminal): Promise<number> {
  const [engine, { runBatch }] = await Promise.all([theEngine(), import('./batch.ts')]);
  const jyotish = openJyotish(engine, conventionOf(flags));
  const answer = (record: Readonly<Record<string, unknown>>): Days => {
    const { date, where } = dayIn(record);
    return daysOf(jyotish, date, 1, where);
  };
  return runBatch({ from, out: flags['out'], needed: ['date'], what: 'days', answer }, terminal);
}

/** How many days from one date to another, both counted. */
function daysUntil(from: string, first: number, until: Flags[string]): number {
  if (typeof until !== 'string') return 1;
  const count = dayNumber(until, 'until') - first + 1;
  if (count < 1 || count > MOST_DAYS)
    throw new CommandError(2, `--until: ${until} is not on or after ${from} and less than ${MOST_DAYS} days later`);
  return count;
}

/** @throws FieldFault for a date that is none, under the name that it came by */
function dayNumber(date: string, name: string): number {
  under(name, () => parseBirth({ date, latitude: 0, longitude: 0 }));
  const [, year, month, day] = /^([+-]?\d+)-(\d\d)-(\d\d)$/.exec(date) as RegExpExecArray;
  return dayNumberOf(Number(year), Number(month), Number(day));
}

/** One day in full. */
function dayText({ panchang, festivals }: Days, where: Where, colour: boolean): string {
  const day = panchang[0] as Panchang;
  const { date, vara, sun, moon, masa, years, ritu, ayana, settings, warnings } = day;
  const at = (time: string | null): string => (time === null ? '–' : clockText(time, date));
  const limbs: readonly (readonly [string, readonly Spanned[]])[] = [
    ['Tithi', day.tithi.map((one) => ({ ...one, name: `${title(one.paksha)} ${one.name}` }))],
    ['Nakshatra', day.nakshatra],
    ['Yoga', day.yoga],
    ['Karana', day.karana],
    ['Moon in', day.moonSign],
    ['Sun in', day.sunSign],
  ];
  const { amanta, purnimanta } = masa;
  return [
    `${vara.english} (${vara.name}) ${date}`,
    `${placeText(where)} (${settings.zone}); ${settings.ayanamsa}`,
    `${monthText(amanta)} by new moons, ${monthText(purnimanta)} by full moons; ${title(masa.paksha)} paksha`,
    `Vikrama ${years.vikrama.elapsed}, Shaka ${years.shaka.elapsed}, Kali ${years.kali.elapsed}; ${ritu.vedic.name}, ${ayana.sidereal.name}`,
    '',
    `Sun   ${at(sun.sunrise)} to ${at(sun.sunset)}, noon ${at(sun.noon)}`,
    `Moon  rises ${at(moon.moonrise)}, sets ${at(moon.moonset)}`,
    '',
    tableText(
      LIMB_COLUMNS,
      limbs.flatMap(([limb, spans]) => spanRows(limb, spans, at)),
      colour,
    ),
    '',
    tableText(HOUR_COLUMNS, hourRows(day, at), colour),
    ...section(
      'Festivals',
      festivalsTold(festivals).map(
        ({ name, category, school }) => `  ${name} (${[category, school ?? []].flat().join(', ')})`,
      ),
      colour,
    ),
    ...section(
      'Warnings',
      warnings.map(({ code, message }) => `  ${code}: ${message}`),
      colour,
    ),
    '',
  ].join('\n');
}

interface Spanned {
  readonly name: string;
  readonly start: string;
  readonly end: string;
}

function spanRows(limb: string, spans: readonly Spanned[], at: (time: string) => string): readonly string[][] {
  return spans.map(({ name, start, end }, i) => [i === 0 ? limb : '', name, at(start), at(end)]);
}

/** Good and bad hours; the parts of the day that only rules of vows ask for are left to `--json`. */
function hourRows({ periods }: Panchang, at: (time: string) => string): readonly string[][] {
  return periods
    .filter(({ nature, isApplicable }) => nature !== 'neutral' && isApplicable)
    .flatMap(({ name, nature, spans }) =>
      spans.map(({ start, end }, i) => [i === 0 ? name : '', i === 0 ? nature : '', at(start), at(end)]),
    );
}

/** Many days, a line each. */
function daysText({ panchang, festivals }: Days, where: Where, colour: boolean): string {
  const rows = panchang.map((day) => {
    const { date, vara, sun, tithi, nakshatra, periods } = day;
    const [first, star] = [tithi[0], nakshatra[0]] as const;
    const rahu = periods.find(({ id }) => id === 'rahu-kalam')?.spans[0];
    const short = (time: string | undefined): string => (time === undefined ? '' : clockText(time, date).slice(-8, -3));
    return [
      date,
      vara.english.slice(0, 3),
      ...(sun.horizon === 'crossed' ? [short(sun.sunrise), short(sun.sunset)] : ['–', '–']),
      first === undefined ? '' : `${title(first.paksha)} ${first.name}`,
      first === undefined ? '' : untilText(first.end, date),
      star?.name ?? '',
      star === undefined ? '' : untilText(star.end, date),
      rahu === undefined ? '' : `${short(rahu.start)}-${short(rahu.end)}`,
      namesOf(festivals.filter((festival) => festival.date === date)),
    ];
  });
  return `${placeText(where)} (${panchang[0]?.settings.zone ?? ''})\n\n${tableText(DAY_COLUMNS, rows, colour)}\n`;
}

/** `Gita Jayanti, Mokshada Ekadashi`; a fast that only one school keeps on that day, with the school. */
function namesOf(festivals: readonly Festival[]): string {
  return festivalsTold(festivals)
    .map(({ name, school }) => (school === null ? name : `${name} (${school})`))
    .join(', ');
}

/** Hours and minutes, with a plus for each midnight that lies between. */
function untilText(time: string, date: string): string {
  const days = Math.round((Date.parse(time.split('T')[0] as string) - Date.parse(date)) / 86_400_000);
  return `${clockText(time).slice(-8, -3)}${days > 0 ? `+${days}` : ''}`;
}

function monthText({ name, isAdhika, isKshaya }: Panchang['masa']['amanta']): string {
  return `${isAdhika ? 'added ' : ''}${isKshaya ? 'lost ' : ''}${name}`;
}

function title(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const LIMB_COLUMNS: readonly Column[] = [
  { head: 'Limb', align: 'left' },
  { head: '', align: 'left' },
  { head: 'From', align: 'right' },
  { head: 'Until', align: 'right' },
];

const HOUR_COLUMNS: readonly Column[] = [
  { head: 'Hours', align: 'left' },
  { head: '', align: 'left' },
  { head: 'From', align: 'right' },
  { head: 'Until', align: 'right' },
];

const DAY_COLUMNS: readonly Column[] = [
  { head: 'Date', align: 'left' },
  { head: '', align: 'left' },
  { head: 'Sunrise', align: 'left' },
  { head: 'Sunset', align: 'left' },
  { head: 'Tithi', align: 'left' },
  { head: 'until', align: 'left' },
  { head: 'Nakshatra', align: 'left' },
  { head: 'until', align: 'left' },
  { head: 'Rahu', align: 'left' },
  { head: 'Festivals', align: 'left' },
];
