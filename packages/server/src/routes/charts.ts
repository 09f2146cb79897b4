/** The priced charts: birth chart (v1 and v2, one handler) and western natal chart. */

import type { Chart, ChartChoices } from '@khagol/engine';
import { type AspectChoices, findAspects } from '@khagol/engine/chart';
import { type DrawOptions, draw } from '@khagol/engine/drawing';
import {
  type ChartDefaults,
  type ChartInput,
  chartInputSchema,
  readChartInput,
  VEDIC,
  WESTERN,
} from '../contract/chart-input.ts';
import { chartRecord, lunarPhaseIn } from '../contract/chart-record.ts';
import type { Price } from '../contract/operation.ts';
import { ref } from '../contract/schema.ts';
import type { CallFacts, Outcome, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { orderedJson } from '../http/json.ts';
import { base32 } from '../http/names.ts';
import { type ServedEngine, siderealChoices, tropicalChoices } from './engine.ts';
import { PRICES } from './prices.ts';

/** The rows of this file. */
export function chartRows(engine: ServedEngine): readonly Row<ChartInput>[] {
  const birth = (version: 'v1' | 'v2', path: string, aliases: readonly string[]): Row<ChartInput> => ({
    ...chartRow(engine, VEDIC, PRICES.birthChart),
    id: `birthChart${version.toUpperCase()}`,
    path,
    aliases,
    apiVersion: version,
    tag: 'Charts',
    summary: 'Sidereal birth chart.',
    run: (input, facts) => answerChart(engine, siderealChoices(input), input, facts, {}),
  });
  return [
    birth('v2', '/v2/astrology/birth-chart', ['/v2/astrology/kundli']),
    birth('v1', '/v1/astrology/astrology/birth-chart', ['/api/v1/chart', '/api/v1/charts/birth']),
    {
      ...chartRow(engine, WESTERN, PRICES.westernNatal),
      id: 'westernNatalChart',
      path: '/v1/astrology/western/natal-chart',
      aliases: ['/v2/western/natal-chart', '/v2/western/birth-chart'],
      apiVersion: 'v1',
      tag: 'Western',
      summary: 'Tropical natal chart.',
      run: (input, facts) => answerChart(engine, tropicalChoices(input), input, facts, { lunarPhase: true }),
    },
  ];
}

type SharedMembers = Omit<Row<ChartInput>, 'id' | 'path' | 'aliases' | 'apiVersion' | 'tag' | 'summary' | 'run'>;

function chartRow(engine: ServedEngine, defaults: ChartDefaults, price: Price): SharedMembers {
  return {
    method: 'POST',
    family: 'generic',
    caller: 'key',
    plan: 'starter',
    price,
    body: 'required',
    request: chartInputSchema(defaults),
    query: {},
    data: ref('Chart'),
    alsoAnswers: ['image/svg+xml'],
    sample: { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
    refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
    cors: 'listed',
    bodyLimitBytes: BODY_LIMIT_BYTES,
    deadlineSeconds: 10,
    parse: ({ body }) => readChartInput(body, defaults, engine),
  };
}

async function answerChart(
  engine: ServedEngine,
  choices: ChartChoices,
  input: ChartInput,
  facts: CallFacts,
  extra: { readonly lunarPhase?: true },
): Promise<Outcome> {
  const { chart, record } = await recordOf(engine, choices, input, facts);
  if (input.format === 'svg') return picture(chart, input.chartStyle, aspectChoices(input));
  const phase = extra.lunarPhase ? lunarPhaseIn(chart) : null;
  return { kind: 'data', data: phase === null ? record : { ...record, lunarPhase: phase } };
}

/** The chart of a checked call, and the record that is published of it. */
export async function recordOf(
  engine: ServedEngine,
  choices: ChartChoices,
  input: ChartInput,
  facts: CallFacts,
): Promise<{ readonly chart: Chart; readonly record: Readonly<Record<string, unknown>> }> {
  const chart = engine.chart(input.moment, choices);
  const record = chartRecord(chart, await chartIdOf(choices, input, facts), aspectChoices(input));
  return { chart, record: input.gender === undefined ? record : { ...record, gender: input.gender } };
}

function aspectChoices({ aspects, orbDeg }: ChartInput): AspectChoices {
  return { aspects, ...(orbDeg === undefined ? {} : { orbDeg }) };
}

function picture(chart: Chart, style: ChartInput['chartStyle'], choices: AspectChoices): Outcome {
  const colours = 'light';
  const options: DrawOptions =
    style === 'wheel' ? { style, colours, aspects: findAspects(chart.planets, choices) } : { style, colours };
  return { kind: 'file', contentType: 'image/svg+xml; charset=utf-8', body: draw(chart, options).svg };
}

/** An id that equal input always gets: a digest of the birth as it was read and of every choice that shapes the chart. */
async function chartIdOf(
  choices: ChartChoices,
  { birth, aspects, orbDeg }: ChartInput,
  { sha256 }: CallFacts,
): Promise<string> {
  return `cht_${base32(await sha256(orderedJson({ birth, choices, aspects, orbDeg: orbDeg ?? null })), 26)}`;
}
