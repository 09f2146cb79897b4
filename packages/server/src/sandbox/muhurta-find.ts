/** Sandbox: good times for an event within at most 31 days at a place. */

import { findMuhurtas, type MuhurtaWindow, PURPOSE_IDS, type PurposeId } from '@khagol/engine/jyotish';
import { BIRTH_FIELDS } from '../contract/birth.ts';
import { AYANAMSA } from '../contract/choices.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { type ChoiceField, choiceSchema, Input } from '../contract/fields.ts';
import { spanShape } from '../contract/sandbox-day-shapes.ts';
import { type DayAsked, readDayBody } from '../contract/sandbox-input.ts';
import { noteOf } from '../contract/sandbox-sample.ts';
import { type JsonSchema, listOf, number, shape, text } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Doors } from './doors.ts';
import { lineOf } from './lines.ts';
import { computed, SANDBOX_POST } from './sandbox-row.ts';

const EVENT_TYPE: ChoiceField<PurposeId> = {
  name: 'eventType',
  values: PURPOSE_IDS,
  aliases: {
    wedding: 'marriage',
    'griha-pravesh': 'griha-pravesh-new',
    housewarming: 'griha-pravesh-new',
    business: 'business-opening',
    property: 'property-purchase',
    vehicle: 'vehicle-purchase',
    journey: 'travel',
    job: 'job-joining',
  },
  description: 'What a time is wanted for.',
};
const SAMPLE_EVENT = 'business-opening';
/** Days that are searched when none are named. */
const USUAL_DAYS = 7;
const MOST_DAYS = 31;

interface MuhurtaAsked {
  readonly eventType: PurposeId;
  readonly day: DayAsked;
  readonly days: number;
  readonly note: SampleNote;
}

const windowShape = spanShape({
  quality: number('0 … 100.', { minimum: 0, maximum: 100 }),
  reasons: listOf(text(''), 'What speaks for it and against it, the points in brackets.'),
  tithi: text(''),
  nakshatra: text(''),
});
const windows = listOf(windowShape, 'In the order of time.');

export function muhurtaFindRow(doors: Doors): AnyRow {
  const { latitude, longitude, 'timezone?': timezone } = BIRTH_FIELDS;
  const row: Row<MuhurtaAsked> = {
    ...SANDBOX_POST,
    id: 'sandboxMuhurtaFind',
    path: '/sandbox/muhurta/find',
    summary: 'Good times for an event.',
    request: shape({
      'eventType?': choiceSchema(EVENT_TYPE, SAMPLE_EVENT),
      'date?': text('One day, `YYYY-MM-DD`.'),
      'startDate?': text('First day of a search, `YYYY-MM-DD`; today when no day is named.'),
      'endDate?': text(`Last day of it, at most ${MOST_DAYS} days in all.`),
      'latitude?': latitude as JsonSchema,
      'longitude?': longitude as JsonSchema,
      'timezone?': timezone as JsonSchema,
      'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
    }),
    data: shape({
      eventType: text(''),
      windows,
      goodTimes: windows,
      badTimes: listOf(spanShape({ reason: text('') }), 'What is shut out, and why.'),
      bestTime: { anyOf: [{ type: 'null' }, windowShape], description: 'The window of the highest quality.' },
    }),
    sample: { eventType: SAMPLE_EVENT },
    parse: ({ body }, { nowMs }) => readAsked(body, doors, nowMs),
    run: (asked) => ({
      kind: 'data',
      data: computed('startDate', () => muhurtaData(asked, doors)),
      sample: asked.note,
    }),
  };
  return row as AnyRow;
}

function readAsked(body: JsonRecord, doors: Doors, nowMs: number): MuhurtaAsked {
  const input = new Input(body);
  const eventType = input.choice(EVENT_TYPE);
  const one = input.get('date') !== undefined;
  const first = one ? 'date' : 'startDate';
  if (one)
    for (const name of ['startDate', 'endDate'])
      if (input.get(name) !== undefined)
        input.fault(name, `Either date, or startDate and endDate; not ${name} beside date.`);
  const day = readDayBody(input, first, doors.engine, nowMs);
  const until = input.get('endDate') === undefined || one ? null : readDayBody(input, 'endDate', doors.engine, nowMs);
  if (day === null || (until === null && input.faults.length > 0)) throw invalidInput(input.faults);
  const named = input.get('startDate') !== undefined;
  const days = until === null ? (one || named ? 1 : USUAL_DAYS) : until.dayNumber - day.dayNumber + 1;
  if (days < 1 || days > MOST_DAYS)
    input.fault('endDate', `endDate is on or after the first day, and at most ${MOST_DAYS} days are searched.`);
  if (input.faults.length > 0) throw invalidInput(input.faults);
  const { fromRequest, fromSample } = day.note.inputUsage;
  const own = ['eventType', 'endDate'].filter((name) => input.get(name) !== undefined);
  return {
    eventType: eventType ?? SAMPLE_EVENT,
    day,
    days,
    note: noteOf([...own, ...fromRequest], eventType === undefined ? ['eventType', ...fromSample] : fromSample),
  };
}

function muhurtaData({ eventType, day, days }: MuhurtaAsked, doors: Doors): unknown {
  const { clock, dayNumber, ayanamsa } = day;
  const query = {
    purpose: eventType,
    fromJdUt: clock.midnight(dayNumber),
    untilJdUt: clock.midnight(dayNumber + days),
  };
  const found = findMuhurtas(doors.jyotish(ayanamsa).zodiac, clock, query, { navamshas: false });
  const good = found.windows.map(windowData);
  return {
    eventType,
    windows: good,
    goodTimes: good,
    badTimes: found.badTimes.map(({ start, end, reason }) => ({ start, end, reason: lineOf(reason) })),
    bestTime: found.bestTime === null ? null : windowData(found.bestTime),
  };
}

function windowData({ start, end, score, contributions, tithi, nakshatra }: MuhurtaWindow): unknown {
  return {
    start,
    end,
    quality: score,
    reasons: contributions.map(({ id, value }) => `${lineOf(id)} (${value > 0 ? '+' : ''}${value})`),
    tithi: tithi.name,
    nakshatra: nakshatra.name,
  };
}
