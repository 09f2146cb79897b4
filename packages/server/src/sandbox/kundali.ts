/** Sandbox, kundali: a birth chart of what was sent, and of the sample birth where nothing was. */

import { BIRTH_NAMES, WRAPPER } from '../contract/birth.ts';
import { type ChartInput, chartInputSchema, readChartInput, VEDIC } from '../contract/chart-input.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { Input } from '../contract/fields.ts';
import { type JsonSchema, ref } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import type { JsonRecord } from '../http/json.ts';
import { recordOf } from '../routes/charts.ts';
import { type ServedEngine, siderealChoices } from '../routes/engine.ts';
import { sandboxRow } from './core.ts';

/** The birth that stands in: New Delhi, 15 January 1990, 10:30. */
export const SAMPLE_BIRTH: {
  readonly datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
} = {
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
};

interface SampleChart {
  readonly input: ChartInput;
  readonly note: SampleNote;
}

export function kundaliRow(engine: ServedEngine): Row<SampleChart> {
  return {
    ...sandboxRow,
    id: 'sandboxBirthChart',
    method: 'POST',
    path: '/sandbox/kundali/birth-chart',
    summary: 'Sidereal birth chart, without a key.',
    body: 'optional',
    request: optionalAll(chartInputSchema(VEDIC)),
    query: {},
    data: ref('Chart'),
    sample: SAMPLE_BIRTH,
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    bodyLimitBytes: BODY_LIMIT_BYTES,
    parse: ({ body }) => {
      const { filled, note } = fillWithSample(body);
      return { input: readChartInput(filled, VEDIC, engine), note };
    },
    run: async ({ input, note }, facts) => {
      const { record } = await recordOf(engine, siderealChoices(input), input, facts);
      return { kind: 'data', data: record, sample: note };
    },
  };
}

/** The same fields with none of them needed, and without those of the picture: a picture could not say that it is a sample. */
function optionalAll({ anyOf: _, properties, ...schema }: JsonSchema): JsonSchema {
  const { format: __, chartStyle: ___, birthDetails, ...fields } = properties as Record<string, JsonSchema>;
  const {
    format: ____,
    chartStyle: _____,
    ...inner
  } = (birthDetails as JsonSchema)['properties'] as Record<string, JsonSchema>;
  return { ...schema, properties: { ...fields, birthDetails: { ...birthDetails, properties: inner } } };
}

/**
 * The body with the sample's time where it names none, and the sample's place where it names none. Half a place is not filled up: it is a
 * mistake that the contract will name.
 */
export function fillWithSample(body: JsonRecord): { readonly filled: JsonRecord; readonly note: SampleNote } {
  const input = new Input(body, WRAPPER);
  const given = (name: string): boolean => input.get(name) !== undefined;
  const fromRequest = BIRTH_NAMES.filter(given);
  const [noTime, noPlace] = [!['datetime', 'date', 'time'].some(given), !['latitude', 'longitude'].some(given)];
  const added = {
    ...(noTime && { datetime: SAMPLE_BIRTH.datetime }),
    ...(noPlace && { latitude: SAMPLE_BIRTH.latitude, longitude: SAMPLE_BIRTH.longitude }),
    ...(noPlace && !given('timezone') && { timezone: SAMPLE_BIRTH.timezone }),
  };
  const filled: Record<string, unknown> = Object.assign(Object.create(null), added);
  for (const [name, value] of Object.entries(body))
    if (value !== null || !Object.hasOwn(filled, name)) filled[name] = value;
  return {
    filled,
    note: {
      contentMode: fromRequest.length > 0 ? 'computed_from_request' : 'fixture',
      inputUsage: { fromRequest, fromSample: Object.keys(added) },
    },
  };
}
