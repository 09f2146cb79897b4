/** The priced charts of one person: birth chart (v1 and v2, one handler) and western natal chart. */

import type { Chart, ChartChoices } from '@khagol/engine';
import { type AspectChoices, findAspects } from '@khagol/engine/chart';
import { type DrawOptions, draw } from '@khagol/engine/drawing';
import { birthBlocks } from '../contract/birth-blocks.ts';
import { BIRTH_CHART } from '../contract/birth-blocks-shapes.ts';
import {
  type BirthChartInput,
  birthChartInputSchema,
  type ChartInput,
  chartInputSchema,
  jdUtOfMs,
  readBirthChartInput,
  readChartInput,
  WESTERN,
} from '../contract/chart-input.ts';
import { chartRecord, lunarPhaseIn } from '../contract/chart-record.ts';
import { ref } from '../contract/schema.ts';
import { NATAL_CHART, westernBlocks } from '../contract/western-blocks.ts';
import type { AnyRow, CallFacts, Outcome, Row, TextOutcome } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { orderedJson } from '../http/json.ts';
import { base32 } from '../http/names.ts';
import { chartAftermath } from './chart-events.ts';
import { isWhole, type ServedEngine, siderealChoices, tropicalChoices } from './engine.ts';
import { PRICES } from './prices.ts';

/** The rows of this file. */
export function chartRows(engine: ServedEngine): readonly AnyRow[] {
  const birth = (version: 'v1' | 'v2', path: string, aliases: readonly string[]): Row<BirthChartInput> => ({
    ...CHART_ROW,
    id: `birthChart${version.toUpperCase()}`,
    path,
    aliases,
    apiVersion: version,
    tag: 'Charts',
    summary: 'Sidereal birth chart with divisions, dashas, panchang, yogas and doshas.',
    price: PRICES.birthChart,
    request: birthChartInputSchema(),
    data: isWhole(engine) ? BIRTH_CHART : ref('Chart'),
    parse: ({ body }) => readBirthChartInput(body, engine),
    run: (input, facts) => {
      const choices = siderealChoices(input);
      const blocks = (chart: Chart): Blocks =>
        isWhole(engine)
          ? birthBlocks(engine.kernel, chart, choices, input, input.asOfJdUt ?? jdUtOfMs(facts.nowMs))
          : {};
      return answerChart(engine, choices, input, facts, blocks);
    },
  });
  return [
    birth('v2', '/v2/astrology/birth-chart', ['/v2/astrology/kundli']) as AnyRow,
    birth('v1', '/v1/astrology/astrology/birth-chart', ['/api/v1/chart', '/api/v1/charts/birth']) as AnyRow,
    natalRow(engine) as AnyRow,
  ];
}

function natalRow(engine: ServedEngine): Row<ChartInput> {
  return {
    ...CHART_ROW,
    id: 'westernNatalChart',
    path: '/v1/astrology/western/natal-chart',
    aliases: ['/v2/western/natal-chart', '/v2/western/birth-chart'],
    apiVersion: 'v1',
    tag: 'Western',
    summary: 'Tropical natal chart with declinations, balance, lots and figures.',
    price: PRICES.westernNatal,
    request: chartInputSchema(WESTERN),
    data: isWhole(engine) ? NATAL_CHART : ref('Chart'),
    parse: ({ body }) => readChartInput(body, WESTERN, engine),
    run: (input, facts) =>
      answerChart(engine, tropicalChoices(input), input, facts, (chart) => ({
        lunarPhase: lunarPhaseIn(chart),
        ...(isWhole(engine) && westernBlocks(engine.kernel, input)),
      })),
  };
}

/** What stands beside the members of a chart, and in place of those of one name. */
type Blocks = Readonly<Record<string, unknown>>;

const CHART_ROW = {
  method: 'POST',
  family: 'generic',
  caller: 'key',
  plan: 'starter',
  body: 'required',
  params: {},
  query: {},
  success: 200,
  alsoAnswers: ['image/svg+xml'],
  sample: { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
  refusals: ['MISSING_DATETIME', 'INVALID_DATETIME'],
  cors: 'listed',
  bodyLimitBytes: BODY_LIMIT_BYTES,
  deadlineSeconds: 10,
} as const;

/** @param blocks  asked only where the record is wanted, not for a picture */
async function answerChart(
  engine: ServedEngine,
  choices: ChartChoices,
  input: ChartInput,
  facts: CallFacts,
  blocks: (chart: Chart) => Blocks,
): Promise<Outcome> {
  if (input.format === 'svg') {
    const chart = engine.chart(input.moment, choices);
    const aftermath = await chartAftermath(chart, await chartIdOf(choices, input, facts), engine.version, input, facts);
    return { ...picture(chart, input.chartStyle, aspectChoices(input)), aftermath };
  }
  const { chart, chartId, record } = await recordOf(engine, choices, input, facts);
  const aftermath = await chartAftermath(chart, chartId, engine.version, input, facts);
  return { kind: 'data', data: { ...record, ...blocks(chart) }, aftermath };
}

/** A birth and what shapes the record of its chart. */
export type ChartAsked = Pick<ChartInput, 'birth' | 'moment' | 'aspects' | 'orbDeg' | 'gender'>;

/** The chart of a checked call, and the record that is published of it. */
export async function recordOf(
  engine: ServedEngine,
  choices: ChartChoices,
  input: ChartAsked,
  facts: Pick<CallFacts, 'sha256'>,
): Promise<{ readonly chart: Chart; readonly chartId: string; readonly record: Readonly<Record<string, unknown>> }> {
  const chart = engine.chart(input.moment, choices);
  const chartId = await chartIdOf(choices, input, facts);
  const record = chartRecord(chart, chartId, aspectChoices(input));
  return { chart, chartId, record: input.gender === undefined ? record : { ...record, gender: input.gender } };
}

function aspectChoices({ aspects, orbDeg }: Pick<ChartAsked, 'aspects' | 'orbDeg'>): AspectChoices {
  return { aspects, ...(orbDeg === undefined ? {} : { orbDeg }) };
}

function picture(chart: Chart, style: ChartInput['chartStyle'], choices: AspectChoices): TextOutcome {
  const colours = 'light';
  const options: DrawOptions =
    style === 'wheel' ? { style, colours, aspects: findAspects(chart.planets, choices) } : { style, colours };
  return { kind: 'file', contentType: 'image/svg+xml; charset=utf-8', body: draw(chart, options).svg };
}

/**
 * An id that equal input always gets: a digest of the birth as it was read and of every choice that shapes the chart. What is told beside the
 * chart (divisions, dashas, the instant that stands for the present) does not make another chart.
 */
async function chartIdOf(
  choices: ChartChoices,
  { birth, aspects, orbDeg }: Pick<ChartAsked, 'birth' | 'aspects' | 'orbDeg'>,
  { sha256 }: Pick<CallFacts, 'sha256'>,
): Promise<string> {
  return `cht_${base32(await sha256(orderedJson({ birth, choices, aspects, orbDeg: orbDeg ?? null })), 26)}`;
}
