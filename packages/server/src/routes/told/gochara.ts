/** The sky over a birth: transits from its Moon, the Moon in the eighth now, and what a period holds for all who share a Moon sign. */

import type { Moment } from '@khagol/engine';
import { SIGNS } from '@khagol/engine/chart';
import {
  type Chandrashtama,
  chandrashtamasOf,
  type Gochara,
  type GocharaRow,
  GRAHAS,
  type Graha,
  gocharaAt,
  houseFrom,
  kundliFrom,
  lordOf,
  RASHIS,
  signFrom,
  staysOf,
} from '@khagol/engine/jyotish';
import { formatDate, jdUtOf } from '@khagol/engine/time';
import type { DayAsked } from '../../contract/asked.ts';
import { text } from '../../contract/schema.ts';
import { TWIN_SHAPES } from '../../contract/twin-birth-shapes.ts';
import type { Doors } from './doors.ts';
import { kundliOf } from './doshas.ts';
import { doubtsOfReading } from './doubts.ts';
import { capital, listed, ordinal } from './lines.ts';
import { type BirthQuestion, computed, type OwnQuestion, type Question } from './question.ts';
import { secondMoment } from './western-casting.ts';

/** An instant beside the birth; null for the time of the call. */
export const PLANET_TRANSIT: OwnQuestion<Moment | null> = {
  summary: 'The planets of an instant in the houses from the natal Moon, good, bad or obstructed.',
  data: TWIN_SHAPES['planet-transit'],
  own: {
    isSidereal: true,
    schema: {
      'transitDateTime?': text('Local to the birth unless it carries an offset; now when left out.', {
        examples: ['2026-11-22T12:00'],
      }),
    },
    read: (input, { engine }) => {
      const datetime = input.get('transitDateTime');
      return datetime === undefined ? null : secondMoment(input, engine, 'transitDateTime', { datetime });
    },
    doubts: (own) => (own === null ? [] : doubtsOfReading('transitDateTime', own)),
  },
  tell: (birth, doors) => {
    const kundli = kundliOf(birth, doors);
    const at = birth.own === null ? birth.nowJdUt : jdUtOf(birth.own);
    const { rows, sources } = computed('transitDateTime', () =>
      gocharaAt(doors.jyotish(birth.ayanamsa).zodiac, kundli, at),
    );
    return {
      transitDatetime: birth.clock.text(at),
      moonSign: SIGNS[kundli.grahas.Moon.sign - 1],
      ascendant: SIGNS[kundli.lagna.sign - 1],
      transits: rows.map(transitData),
      sources,
    };
  },
};

function transitData({ graha, sign, houseFromMoon, houseFromLagna, ...row }: GocharaRow) {
  const { isGoodHouse, obstructedBy, isFavourable, isRetrograde } = row;
  return {
    planet: graha,
    sign: SIGNS[sign - 1],
    houseFromMoon,
    houseFromLagna,
    isGoodHouse,
    obstructedBy,
    isFavourable,
    isRetrograde,
  };
}

/** The Moon is back in any sign within this many days. */
const MONTH_DAYS = 30;

export const CHANDRASHTAMA: BirthQuestion = {
  summary: 'Whether the Moon is in the eighth sign from the natal one now, and when next.',
  data: TWIN_SHAPES.chandrashtama,
  tell: (birth, doors) => {
    const { zodiac } = doors.jyotish(birth.ayanamsa);
    const { sign } = kundliOf(birth, doors).grahas.Moon;
    const { nowJdUt, clock } = birth;
    const found = chandrashtamasOf(zodiac, sign, nowJdUt, nowJdUt + MONTH_DAYS, clock);
    const running = found.find(({ startJdUt, endJdUt }) => startJdUt <= nowJdUt && nowJdUt < endJdUt);
    const next = found.find(({ startJdUt }) => startJdUt > nowJdUt);
    return {
      asOf: clock.text(nowJdUt),
      moonSign: SIGNS[sign - 1],
      chandrashtamaSign: SIGNS[signFrom(sign, 8) - 1],
      isChandrashtama: running !== undefined,
      current: running === undefined ? null : spanData(running),
      next: next === undefined ? null : spanData(next),
    };
  },
};

function spanData({ start, end }: Chandrashtama) {
  return { start, end };
}

/** Periods of a prediction, in days. */
export const PREDICTION_DAYS = { daily: 1, weekly: 7, monthly: 30, quarterly: 91, yearly: 365 } as const;
export type PredictionPeriod = keyof typeof PREDICTION_DAYS;

/** A Moon sign, 1 … 12, and the first day. */
export interface PredictionAsked {
  readonly rashi: number;
  readonly day: DayAsked;
}

/** By the length of the period. */
export const PREDICTIONS: { readonly [P in PredictionPeriod]: Question<PredictionAsked> } = {
  daily: prediction('daily'),
  weekly: prediction('weekly'),
  monthly: prediction('monthly'),
  quarterly: prediction('quarterly'),
  yearly: prediction('yearly'),
};

function prediction(period: PredictionPeriod): Question<PredictionAsked> {
  return {
    summary: `The ${period} transits of a Moon sign, in words.`,
    data: TWIN_SHAPES.prediction,
    tell: (asked, doors) => computed('date', () => predictionData(asked, period, doors)),
  };
}

/** The houses of a matter, counted from the Moon sign. */
const MATTERS = {
  overall: [1, 'yourself'],
  career: [10, 'work'],
  love: [7, 'partnership'],
  health: [6, 'health'],
  finance: [2, 'money'],
} as const;

function predictionData({ rashi, day }: PredictionAsked, period: PredictionPeriod, doors: Doors): unknown {
  const { zodiac } = doors.jyotish(day.ayanamsa);
  const { clock, dayNumber, date, warnings } = day;
  const days = PREDICTION_DAYS[period];
  const [from, until] = [clock.midnight(dayNumber), clock.midnight(dayNumber + days)];
  const noon = clock.midnight(dayNumber) + 0.5;
  const gochara = gocharaAt(zodiac, moonIn(rashi), noon);
  // In a long period the Moon goes round and round; her stays would drown the rest.
  const changes = GRAHAS.filter((graha) => graha !== 'Moon' || days <= PREDICTION_DAYS.weekly).flatMap((graha) =>
    staysOf(zodiac, graha, from, until)
      .slice(1)
      .map(({ part, startJdUt, entersRetrograde }) => ({
        planet: graha,
        sign: SIGNS[part - 1],
        house: houseFrom(rashi, part),
        start: clock.text(startJdUt),
        isRetrograde: entersRetrograde,
      })),
  );
  changes.sort((a, b) => (a.start < b.start ? -1 : 1));
  const favourable = gochara.rows.filter((row) => row.isFavourable).map(({ graha }) => graha);
  return {
    rashi: RASHIS[rashi - 1],
    sign: SIGNS[rashi - 1],
    period,
    startDate: date,
    endDate: formatDate(dayNumber + days - 1),
    prediction: Object.fromEntries(
      Object.entries(MATTERS).map(([topic, [house, matter]]) => [topic, words(gochara, rashi, house, matter, changes)]),
    ),
    favourable,
    transits: gochara.rows.map((row) => {
      const { houseFromLagna: _, houseFromMoon, ...told } = transitData(row);
      return { ...told, house: houseFromMoon };
    }),
    changes,
    sources: gochara.sources,
    warnings,
  };
}

/** Nobody's birth but the Moon's sign: transits are counted from it alone. */
function moonIn(rashi: number) {
  const deg = (rashi - 1) * 30 + 15;
  const longitudesDeg = Object.fromEntries(GRAHAS.map((graha) => [graha, deg])) as { [G in Graha]: number };
  return kundliFrom({ lagnaDeg: deg, longitudesDeg });
}

interface Change {
  readonly planet: Graha;
  readonly sign: string | undefined;
  readonly house: number;
  readonly start: string;
}

/** What bears on one house: its lord's place, who passes through and how that counts, who enters it. */
function words({ rows }: Gochara, rashi: number, house: number, matter: string, changes: readonly Change[]): string {
  const sign = signFrom(rashi, house);
  const lord = lordOf(sign);
  const rowOf = (graha: Graha) => rows.find((row) => row.graha === graha) as GocharaRow;
  const { houseFromMoon, sign: at } = rowOf(lord);
  const guests = rows.filter((row) => row.houseFromMoon === house);
  const through =
    guests.length === 0
      ? 'No planet passes through it.'
      : `${capital(listed(guests.map((row) => `${row.graha} (${verdictOf(row)})`)))} ${guests.length === 1 ? 'passes' : 'pass'} through it.`;
  const next = changes.find((change) => change.house === house || change.planet === lord);
  const coming =
    next === undefined
      ? ''
      : ` ${next.planet} enters ${next.sign}, the ${ordinal(next.house)}, on ${next.start.split('T')[0]}.`;
  return `The ${ordinal(house)} from the Moon, of ${matter}, is ${SIGNS[sign - 1]}. Its lord ${lord} is in ${SIGNS[at - 1]}, the ${ordinal(houseFromMoon)}, ${verdictOf(rowOf(lord))}. ${through}${coming}`;
}

function verdictOf({ isGoodHouse, isFavourable, obstructedBy }: GocharaRow): string {
  if (isFavourable) return 'held to be favourable';
  return isGoodHouse ? `favourable but obstructed by ${listed(obstructedBy)}` : 'held to be unfavourable';
}
