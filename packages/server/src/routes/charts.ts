/** The priced charts of one person: birth chart (v1 and v2, one handler) and western natal chart. */

import { type Chart, type ChartChoices, sha256Hex } from '@khagol/engine';
import { type AspectChoices, findAspects } from '@khagol/engine/chart';
import { type DrawOptions, draw } from '@khagol/engine/drawing';
import type { Kundli } from '@khagol/engine/jyotish';
import type { Operation } from '@khagol/engine/receipt';
import { plainBlocks, toldBlocks } from '../contract/birth-blocks.ts';
import { chartTo } from '../contract/birth-blocks-json.ts';
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
  withAsOf,
} from '../contract/chart-input.ts';
import { chartRecord, kundliIn, lunarPhaseIn } from '../contract/chart-record.ts';
import { ref } from '../contract/schema.ts';
import type { ThroughDoubt } from '../contract/through-doubt.ts';
import { NATAL_CHART, westernBlocks } from '../contract/western-blocks.ts';
import type { AnyRow, CallFacts, Outcome, Row, TextOutcome } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { orderedJson } from '../http/json.ts';
import { base32, bytesOfHex } from '../http/names.ts';
import { invalidInput } from '../http/refusal.ts';
import { apiOperation } from './api-operation.ts';
import type { AskDoubt } from './ask-doubt.ts';
import { chartAftermath } from './chart-events.ts';
import { isWhole, type ServedEngine, siderealChoices, tropicalChoices } from './engine.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';

/** The rows of this file. @param askDoubt  what all hours of a day have */
export function chartRows(engine: ServedEngine, receipts: Receipts, askDoubt: AskDoubt): readonly AnyRow[] {
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
    run: async (input, facts) => {
      const [choices, asOfJdUt] = [siderealChoices(input), input.asOfJdUt ?? jdUtOfMs(facts.nowMs)];
      const isPicture = input.format === 'svg';
      const throughDoubt = isPicture ? undefined : await askDoubt(input, choices, CHART_ROW.deadlineSeconds, facts);
      return answerChart(engine, choices, input, facts, (cast) =>
        birthChartBlocks(engine, cast, input, asOfJdUt, throughDoubt),
      );
    },
  });
  const signed = { operation: BIRTH_CHART_OPERATION, settle: withAsOf, plain: plainBlocks };
  return [
    signedRow(birth('v2', '/v2/astrology/birth-chart', ['/v2/astrology/kundli']), signed, receipts),
    signedRow(
      birth('v1', '/v1/astrology/astrology/birth-chart', ['/api/v1/chart', '/api/v1/charts/birth']),
      signed,
      receipts,
    ),
    signedRow(natalRow(engine), { operation: NATAL_CHART_OPERATION }, receipts),
  ];
}

function birthChartBlocks(
  engine: ServedEngine,
  { chart, kundli }: CastChart,
  input: BirthChartInput,
  asOfJdUt: number,
  throughDoubt?: ThroughDoubt | null,
): Blocks {
  const known = { kundli: kundli ?? undefined, throughDoubt };
  return isWhole(engine) ? toldBlocks(engine.kernel, chart, siderealChoices(input), input, asOfJdUt, known) : {};
}

function natalBlocks(engine: ServedEngine, chart: Chart, input: ChartInput): Blocks {
  return { lunarPhase: lunarPhaseIn(chart), ...(isWhole(engine) && westernBlocks(engine.kernel, input)) };
}

/** The data of a birth chart; the present has to be told. */
export const BIRTH_CHART_OPERATION: Operation = apiOperation({
  op: 'api.birth-chart',
  parse: readBirthChartInput,
  answer: (engine, input) => {
    const { asOfJdUt } = input;
    if (asOfJdUt === null)
      throw invalidInput([{ code: 'VALIDATION_ERROR', field: 'asOf', message: 'asOf is missing.' }]);
    const cast = recordOf(engine, siderealChoices(input), input);
    return plainBlocks(Object.assign(cast.record, birthChartBlocks(engine, cast, input, asOfJdUt)));
  },
});

/** The data of a natal chart. */
export const NATAL_CHART_OPERATION: Operation = apiOperation({
  op: 'api.natal-chart',
  parse: (body, engine) => readChartInput(body, WESTERN, engine),
  answer: (engine, input) => {
    const { chart, record } = recordOf(engine, tropicalChoices(input), input);
    return Object.assign(record, natalBlocks(engine, chart, input));
  },
});

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
      answerChart(engine, tropicalChoices(input), input, facts, ({ chart }) => natalBlocks(engine, chart, input)),
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
  blocks: (cast: CastChart) => Blocks,
): Promise<Outcome> {
  if (input.format === 'svg') {
    const chart = engine.chart(input.moment, choices);
    const aftermath = await chartAftermath(
      chart,
      chartIdOf(choices, input, facts.sha256Now ?? digestByEngine),
      engine.version,
      input,
      facts,
    );
    return { ...picture(chart, input.chartStyle, aspectChoices(input)), aftermath };
  }
  const cast = recordOf(engine, choices, input, facts.sha256Now);
  const aftermath = await chartAftermath(cast.chart, cast.chartId, engine.version, input, facts);
  return { kind: 'data', data: Object.assign(cast.record, blocks(cast)), write: chartTo, aftermath };
}

/** A birth and what shapes the record of its chart. */
export type ChartAsked = Pick<ChartInput, 'birth' | 'moment' | 'aspects' | 'orbDeg' | 'gender'>;

/** A chart, its record, and what was found on the way. */
export interface CastChart {
  readonly chart: Chart;
  readonly chartId: string;
  readonly record: Record<string, unknown>;
  /** Null of a tropical chart. */
  readonly kundli: Kundli | null;
}

/** The chart of a checked call, and the record that is published of it: the caller's own, to set blocks beside its members. */
export function recordOf(
  engine: ServedEngine,
  choices: ChartChoices,
  input: ChartAsked,
  digest: Digest = digestByEngine,
): CastChart {
  const chart = engine.chart(input.moment, choices);
  const chartId = chartIdOf(choices, input, digest);
  const kundli = kundliIn(chart);
  const record = chartRecord(chart, chartId, aspectChoices(input), kundli);
  if (input.gender !== undefined) record['gender'] = input.gender;
  return { chart, chartId, record, kundli };
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
function chartIdOf(
  choices: ChartChoices,
  { birth, aspects, orbDeg }: Pick<ChartAsked, 'birth' | 'aspects' | 'orbDeg'>,
  digest: Digest,
): string {
  return `cht_${base32(digest(orderedJson({ birth, choices, aspects, orbDeg: orbDeg ?? null })), 26)}`;
}

/** SHA-256 of a text in UTF-8. */
type Digest = (text: string) => Uint8Array;

const encoder = new TextEncoder();

/** Where no host is at hand, whose own takes a tenth of the time. */
function digestByEngine(text: string): Uint8Array {
  return bytesOfHex(sha256Hex(encoder.encode(text)));
}
