/** Nine months of a printed almanac of Mumbai, day by day, and two days of Drik Panchang. */
import { describe, expect, it } from 'vitest';
import {
  calendarOf,
  monthCalendarOf,
  type Panchang,
  type PanchangOptions,
  panchangOn,
  type VikramaTurn,
} from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { clockAt, zodiac } from './places.ts';

type Calendar = readonly (readonly [fromDay: number, month: number, adhika: boolean, year: number])[];

interface MonthInput {
  readonly year: number;
  readonly month: number;
  readonly date?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utcOffsetHours: number;
}

interface MonthExpect {
  readonly tithiAtSunrise?: readonly number[];
  readonly repeatedTithiDays?: readonly number[];
  readonly vikramaGujarati?: Calendar;
  readonly vikramaNorthern?: Calendar;
  readonly shakaSouthern?: Calendar;
  readonly atSunrise?: {
    readonly tithi: number;
    readonly nakshatra: number;
    readonly yoga: number;
    readonly karana: string;
  };
  readonly vara?: number;
}

const file = readTruth<MonthInput, MonthExpect>('jyotish/panchang-published.json');
const ledger = truthLedger('Panchang, printed', 'jyotish/panchang-published.json');
const months = file.cases.filter(({ expect: want }) => want.tithiAtSunrise !== undefined);
const days = file.cases.filter(({ expect: want }) => want.atSunrise !== undefined);

/** The printed almanac turns its northern year with the dark half of Chaitra. */
const NORTH: PanchangOptions = { vikramaTurn: 'chaitra-krishna' };

/** Where a calendar changes its month or year: as the file has it. */
function turnsOf(calendar: readonly Panchang[], of: (day: Panchang) => readonly [number, boolean, number]): Calendar {
  const rows = calendar.map((day, i) => [i + 1, ...of(day)] as const);
  return rows.filter(([, ...row], i) => i === 0 || JSON.stringify(row) !== JSON.stringify(rows[i - 1]?.slice(1)));
}

describe('the printed almanac', () => {
  it.each(months.map((c) => [c.id, c] as const))('is kept on every day: %s', (id, { input, expect: want, ...rest }) => {
    const clock = clockAt(input.latitude, input.longitude, input.utcOffsetHours);
    const calendar = monthCalendarOf(zodiac, clock, input.year, input.month, NORTH);
    const tithis = calendar.map(({ tithi }) => tithi[0]?.index as number);
    const nearEdge = (rest['nearEdgeDays'] ?? []) as readonly number[];
    tithis.forEach((tithi, i) => {
      // On a day whose sunrise is minutes from a limit, another sunrise may have another tithi.
      const other = nearEdge.includes(i + 1)
        ? panchangOn(zodiac, clock, calendar[i]?.dayNumber as number, { sunrise: 'hindu' })
        : null;
      expect([tithi, other?.tithi[0]?.index], `day ${i + 1}`).toContain(want.tithiAtSunrise?.[i]);
    });
    // A tithi that ruled the sunrise before; the first day of a month looks at the last of the one before.
    const [eve] = calendarOf(zodiac, clock, { from: (calendar[0]?.dayNumber as number) - 1, days: 1 });
    const repeated = tithis.flatMap((tithi, i) =>
      tithi === (i === 0 ? eve?.tithi[0]?.index : tithis[i - 1]) ? [i + 1] : [],
    );
    expect(repeated).toEqual(want.repeatedTithiDays);

    expect(
      turnsOf(calendar, ({ masa: { amanta }, years }) => [
        amanta.number,
        amanta.isAdhika,
        years.vikramaGujarati.elapsed,
      ]),
    ).toEqual(want.vikramaGujarati);
    expect(
      turnsOf(calendar, ({ masa: { purnimanta }, years }) => [
        purnimanta.number,
        purnimanta.isAdhika,
        years.vikrama.elapsed,
      ]),
    ).toEqual(want.vikramaNorthern);
    if (want.shakaSouthern !== undefined)
      expect(
        turnsOf(calendar, ({ masa: { amanta }, years }) => [amanta.number, amanta.isAdhika, years.shaka.elapsed]),
      ).toEqual(want.shakaSouthern);
    ledger.pass(id);
  });
});

describe('Drik Panchang', () => {
  it.each(days.map((c) => [c.id, c] as const))('has the same limbs at sunrise: %s', (id, { input, expect: want }) => {
    const clock = clockAt(input.latitude, input.longitude, input.utcOffsetHours);
    const day = panchangOn(zodiac, clock, input.date as string);
    expect({
      tithi: day.tithi[0]?.index,
      nakshatra: day.nakshatra[0]?.index,
      yoga: day.yoga[0]?.index,
      karana: day.karana[0]?.name,
    }).toEqual(want.atSunrise);
    expect(day.vara.index).toBe(want.vara);
    ledger.pass(id);
  });
});

describe('where almanac and reckoning differ', () => {
  const mumbai = clockAt(18.96, 72.82, 5.5);

  it('8 June 2007 has the tithi of either sunrise, as one chooses', () => {
    const at = (sunrise: 'upper-limb' | 'hindu') =>
      panchangOn(zodiac, mumbai, '2007-06-08', { sunrise }).tithi[0]?.index;
    const [row] = (file.disputed ?? []).filter(({ id }) => id === 'almanac-2007-06-08');
    expect(row?.['values']).toMatchObject({
      tithiAtUpperLimbSunrise: at('upper-limb'),
      tithiAtDiscCentreSunrise: at('hindu'),
    });
  });

  it('the northern Vikrama year turns with either half of Chaitra, as one chooses', () => {
    const on = (date: string, vikramaTurn: VikramaTurn) =>
      panchangOn(zodiac, mumbai, date, { vikramaTurn }).years.vikrama.elapsed;
    expect([on('2007-03-04', 'chaitra-krishna'), on('2007-03-04', 'chaitra-shukla')]).toEqual([2064, 2063]);
    expect([on('2007-03-20', 'chaitra-krishna'), on('2007-03-20', 'chaitra-shukla')]).toEqual([2064, 2064]);
    expect(on('2007-03-20', 'kartika-shukla')).toBe(2063);
    expect(on('2007-11-10', 'kartika-shukla')).toBe(2064);
  });
});
