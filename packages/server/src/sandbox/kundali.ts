/** Sandbox, kundali: a birth chart of what was sent, and of the sample birth where nothing was. */

import { toldBlocks } from '../contract/birth-blocks.ts';
import { chartTo } from '../contract/birth-blocks-json.ts';
import { BIRTH_CHART } from '../contract/birth-blocks-shapes.ts';
import { type BirthChartInput, birthChartInputSchema, jdUtOfMs, readBirthChartInput } from '../contract/chart-input.ts';
import type { SampleNote } from '../contract/envelopes.ts';
import { fillWithSample, SAMPLE_BIRTH } from '../contract/sandbox-sample.ts';
import { type JsonSchema, ref } from '../contract/schema.ts';
import type { Row } from '../gate/row.ts';
import type { AskDoubt } from '../routes/ask-doubt.ts';
import { recordOf } from '../routes/charts.ts';
import { isWhole, type ServedEngine, siderealChoices } from '../routes/engine.ts';
import { SANDBOX_POST } from './sandbox-row.ts';

interface SampleChart {
  readonly input: BirthChartInput;
  readonly note: SampleNote;
}

/** The record of the priced birth chart, with its running dasha and its panchang; the chart alone of an engine that has no more. */
export function kundaliRow(engine: ServedEngine, askDoubt: AskDoubt): Row<SampleChart> {
  return {
    ...SANDBOX_POST,
    id: 'sandboxBirthChart',
    path: '/sandbox/kundali/birth-chart',
    summary: 'Sidereal birth chart, without a key.',
    request: optionalAll(birthChartInputSchema()),
    data: isWhole(engine) ? BIRTH_CHART : ref('Chart'),
    sample: { ...SAMPLE_BIRTH },
    refusals: [...SANDBOX_POST.refusals, 'OVERLOADED'],
    parse: ({ body }) => {
      const { filled, note } = fillWithSample(body, SAMPLE_BIRTH, CHOICES);
      return { input: readBirthChartInput(filled, engine), note };
    },
    run: async ({ input, note }, facts) => {
      const choices = siderealChoices(input);
      const throughDoubt = await askDoubt(input, choices, SANDBOX_POST.deadlineSeconds, facts);
      const { chart, record, kundli } = recordOf(engine, choices, input, facts.sha256Now);
      const asOf = input.asOfJdUt ?? jdUtOfMs(facts.nowMs);
      const known = { kundli: kundli ?? undefined, throughDoubt };
      const blocks = isWhole(engine) ? toldBlocks(engine.kernel, chart, choices, input, asOf, known) : {};
      return { kind: 'data', data: Object.assign(record, blocks), write: chartTo, sample: note };
    },
  };
}

/** What shapes a chart beside the birth. */
const CHOICES = [
  'ayanamsa',
  'houseSystem',
  'nodeType',
  'includeOuter',
  'aspects',
  'orb',
  'gender',
  'divisions',
  'includeDasha',
  'asOf',
] as const;

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
