/** Good times and the Moon in the eighth, with a key: searches over days, from the time of a body or from a date. */

import { AYANAMSA_FIELD, dayAsked, todayAt } from '../contract/asked.ts';
import { birthSchema, WRAPPER } from '../contract/birth.ts';
import { choiceSchema, Input } from '../contract/fields.ts';
import { integer, type JsonSchema, shape, text } from '../contract/schema.ts';
import { LOCATION_FIELDS, readBirth, readDateAt, readDayBody } from '../contract/twin-input.ts';
import type { AnyRow, DataOutcome, Row } from '../gate/row.ts';
import { invalidInput } from '../http/refusal.ts';
import { PRICES } from './prices.ts';
import type { Doors } from './told/doors.ts';
import { kundliOf } from './told/doshas.ts';
import { doubtsOfBirth, doubtsOfDays, told } from './told/doubts.ts';
import { EVENT_TYPE, MOST_DAYS, MUHURTA_SEARCH, type MuhurtaAsked, USUAL_DAYS, USUAL_EVENT } from './told/muhurtas.ts';
import { CHANDRASHTAMA_PERIODS, type ChandrashtamaAsked } from './told/special-births.ts';
import { secondMoment } from './told/western-casting.ts';
import { SAMPLE_BODY, TWIN_POST } from './twin-row.ts';

export function muhurtaTwins(doors: Doors): readonly AnyRow[] {
  return [shubhRow(doors), eventRow(doors), chandrashtamaRow(doors)];
}

const OF_A_TIME = ['MISSING_DATETIME', 'INVALID_DATETIME'] as const;
const DAYS: JsonSchema = integer('How many days are searched, from the first on.', { minimum: 1, maximum: MOST_DAYS });

/** From the day of a date and time at a place. */
function shubhRow(doors: Doors): AnyRow {
  const row: Row<MuhurtaAsked> = {
    ...TWIN_POST,
    id: 'shubhMuhurta',
    path: '/v2/astrology/shubh-muhurta',
    tag: 'Panchang',
    price: PRICES.muhurta,
    summary: 'Good times for an event, from the day of a time on.',
    data: MUHURTA_SEARCH.data,
    request: birthSchema({
      ...AYANAMSA_FIELD,
      'eventType?': choiceSchema(EVENT_TYPE, USUAL_EVENT),
      'days?': { ...DAYS, default: USUAL_DAYS },
    }),
    sample: { ...SAMPLE_BODY, datetime: '2026-11-22T12:00:00' },
    refusals: OF_A_TIME,
    parse: ({ body }) => {
      const input = new Input(body, WRAPPER);
      const [eventType, days] = [input.choice(EVENT_TYPE) ?? USUAL_EVENT, readDays(input, USUAL_DAYS)];
      return { eventType, days, day: readDayBody(input, doors.engine) };
    },
    run: (asked) => searched('datetime', asked, doors),
  };
  return row as AnyRow;
}

/** From a date at a location, for a named event. */
function eventRow(doors: Doors): AnyRow {
  const row: Row<MuhurtaAsked> = {
    ...TWIN_POST,
    apiVersion: 'v1',
    id: 'muhurtaForEvent',
    path: '/api/vedika/muhurtha',
    tag: 'Panchang',
    price: PRICES.muhurta,
    summary: MUHURTA_SEARCH.summary,
    data: MUHURTA_SEARCH.data,
    request: shape({
      date: text('First day, `YYYY-MM-DD`.', { examples: ['2026-11-22'] }),
      'eventType?': choiceSchema(EVENT_TYPE, USUAL_EVENT),
      'days?': { ...DAYS, default: 1 },
      ...LOCATION_FIELDS,
    }),
    sample: { date: '2026-11-22', location: { latitude: 28.6139, longitude: 77.209 }, eventType: 'marriage' },
    refusals: OF_A_TIME,
    parse: ({ body }, { nowMs }) => {
      const input = new Input(body, 'location');
      if (input.get('date') === undefined)
        input.fault('date', 'This call needs a date: YYYY-MM-DD.', 'MISSING_DATETIME');
      const [eventType, days] = [input.choice(EVENT_TYPE) ?? USUAL_EVENT, readDays(input, 1)];
      const day = readDateAt(input, 'date', doors.engine, nowMs, 'needed');
      if (day === null || input.faults.length > 0) throw invalidInput(input.faults);
      return { eventType, days, day };
    },
    run: (asked) => searched('date', asked, doors),
  };
  return row as AnyRow;
}

function searched(field: string, asked: MuhurtaAsked, doors: Doors): DataOutcome {
  return told(
    field,
    () => MUHURTA_SEARCH.tell(asked, doors),
    () => doubtsOfDays(asked.day, asked.days, doors),
  );
}

function readDays(input: Input, usual: number): number {
  const days = input.number('days', 1, MOST_DAYS, 'days') ?? usual;
  if (!Number.isInteger(days)) input.fault(input.pathOf('days'), 'days is a whole number.');
  return days;
}

/** The natal sign and star of a birth, from today or a date on, by the clock of the birth. */
function chandrashtamaRow(doors: Doors): AnyRow {
  const row: Row<ChandrashtamaAsked> = {
    ...TWIN_POST,
    id: 'chandrashtamaPeriods',
    path: '/v2/astrology/chandrashtama-periods',
    tag: 'Vedic',
    price: PRICES.vedic,
    summary: CHANDRASHTAMA_PERIODS.summary,
    data: CHANDRASHTAMA_PERIODS.data,
    request: birthSchema({
      ...AYANAMSA_FIELD,
      'startDate?': text('First day, `YYYY-MM-DD`; today when left out.', { examples: ['2026-11-22'] }),
    }),
    sample: SAMPLE_BODY,
    refusals: OF_A_TIME,
    parse: ({ body }, { nowMs }) => {
      const input = new Input(body, WRAPPER);
      const place = Object.fromEntries(['latitude', 'longitude', 'timezone'].map((name) => [name, input.get(name)]));
      const date = input.get('startDate') ?? todayAt(place, doors.engine, nowMs);
      const first = secondMoment(input, doors.engine, 'startDate', { date, time: '12:00' });
      const { moment, ayanamsa } = readBirth(input, doors.engine, nowMs);
      const { Moon } = kundliOf({ moment, ayanamsa }, doors).grahas;
      const day = dayAsked(first ?? moment, ayanamsa, null, doubtsOfBirth({ moment, ayanamsa }, doors));
      return { day, sign: Moon.sign, nakshatra: Moon.nakshatra };
    },
    run: (asked) =>
      told(
        'startDate',
        () => CHANDRASHTAMA_PERIODS.tell(asked, doors),
        () => asked.day.warnings,
      ),
  };
  return row as AnyRow;
}
