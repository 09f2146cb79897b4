/** Sandbox: good times for an event within at most 31 days at a place. */

import { BIRTH_FIELDS } from '../contract/birth.ts';
import { AYANAMSA } from '../contract/choices.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { choiceSchema, Input } from '../contract/fields.ts';
import { readDayBody } from '../contract/sandbox-input.ts';
import { noteOf } from '../contract/sandbox-sample.ts';
import { type JsonSchema, shape, text } from '../contract/schema.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { invalidInput } from '../http/refusal.ts';
import type { Doors } from '../routes/told/doors.ts';
import {
  EVENT_TYPE,
  MOST_DAYS,
  MUHURTA_SEARCH,
  type MuhurtaAsked,
  USUAL_DAYS,
  USUAL_EVENT,
} from '../routes/told/muhurtas.ts';
import { computed } from '../routes/told/question.ts';
import { SANDBOX_POST } from './sandbox-row.ts';

interface Sampled extends MuhurtaAsked {
  readonly note: SampleNote;
}

export function muhurtaFindRow(doors: Doors): AnyRow {
  const { latitude, longitude, 'timezone?': timezone } = BIRTH_FIELDS;
  const { summary, data, tell } = MUHURTA_SEARCH;
  const row: Row<Sampled> = {
    ...SANDBOX_POST,
    id: 'sandboxMuhurtaFind',
    path: '/sandbox/muhurta/find',
    summary,
    request: shape({
      'eventType?': choiceSchema(EVENT_TYPE, USUAL_EVENT),
      'date?': text('One day, `YYYY-MM-DD`.'),
      'startDate?': text('First day of a search, `YYYY-MM-DD`; today when no day is named.'),
      'endDate?': text(`Last day of it, at most ${MOST_DAYS} days in all.`),
      'latitude?': latitude as JsonSchema,
      'longitude?': longitude as JsonSchema,
      'timezone?': timezone as JsonSchema,
      'ayanamsa?': choiceSchema(AYANAMSA, 'lahiri'),
    }),
    data,
    sample: { eventType: USUAL_EVENT },
    parse: ({ body }, { nowMs }) => readAsked(body, doors, nowMs),
    run: (asked) => ({
      kind: 'data',
      data: computed('startDate', () => tell(asked, doors)),
      sample: asked.note,
    }),
  };
  return row as AnyRow;
}

function readAsked(body: JsonRecord, doors: Doors, nowMs: number): Sampled {
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
    eventType: eventType ?? USUAL_EVENT,
    day,
    days,
    note: noteOf([...own, ...fromRequest], eventType === undefined ? ['eventType', ...fromSample] : fromSample),
  };
}
