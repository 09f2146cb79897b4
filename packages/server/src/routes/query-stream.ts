/** A question whose answer is told bit by bit: the rows, and what the gate is told of one answer. */

import { QUERY_ANSWER, SPEED_HEADER } from '../contract/query-answer.ts';
import { SAMPLE_QUERY } from '../contract/query-input.ts';
import { QUERY_STREAM_EVENTS, STREAM_ANSWER_HEADERS } from '../contract/query-stream-events.ts';
import {
  fieldsOfQuery,
  QUERY_STREAM_FORM,
  QUERY_STREAM_HEADERS,
  QUERY_STREAM_PARAMETERS,
  QUERY_STREAM_REQUEST,
  type QueryStreamInput,
  readQueryStream,
} from '../contract/query-stream-input.ts';
import type { AnyRow, CallFacts, DataOutcome, RawInput, Row, StreamEnding, StreamOutcome } from '../gate/row.ts';
import { isRecord, type JsonRecord } from '../http/json.ts';
import { type Micro, NOTHING } from '../money.ts';
import type { Charge } from '../ports/index.ts';
import { refusalOfTelling, type Telling } from './answering.ts';
import { PRICES } from './prices.ts';
import {
  type Answered,
  answerEvent,
  answerMetadata,
  answerRecord,
  chartsOf,
  modelOf,
  openQuestion,
  type QuestionParts,
  walletTold,
  written,
} from './query-answer.ts';
import { closingEvents, openingEvents, readyEvents, recalledEvents, type Sources } from './query-stream-events.ts';
import { NO_MARK, planNeedOfTiers, QUESTION_ROW } from './question-row.ts';

/** What the rows of streams stand on. */
export interface StreamParts extends QuestionParts {
  /** Label under which the service publishes its ephemeris. */
  readonly dataSource: string;
}

const PATH = '/v1/astrology/astrology/query/stream';
const ALIASES = ['/api/v1/astrology/query/stream', '/v1/astrology/query/stream'];
const BIRTH = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const SAMPLE = { question: 'When will my career improve?', ...BIRTH } as const;
/** Longest that an answer may be told. */
const DEADLINE_SECONDS = 300;

type Common = Omit<
  Row<QueryStreamInput>,
  'id' | 'method' | 'body' | 'summary' | 'request' | 'query' | 'sample' | 'parse'
>;

/** The rows of streamed questions: one with a body, one without. */
export function queryStreamRows(parts: StreamParts): readonly AnyRow[] {
  const common: Common = {
    ...QUESTION_ROW,
    path: PATH,
    aliases: ALIASES,
    family: 'stream',
    deadlineSeconds: DEADLINE_SECONDS,
    price: PRICES.queryStream.standard,
    priceOfWhat: 'per answer of the tier `standard`; `fast` 0.05, `eco` 0.005 USD',
    priceOf: ({ speed }) => PRICES.queryStream[speed],
    planNeedOf: ({ speed }) => planNeedOfTiers(parts, [speed]),
    headersOf: ({ speed }) => ({ 'x-service-speed': speed }),
    answerHeaders: { ...SPEED_HEADER, ...STREAM_ANSWER_HEADERS },
    requestHeaders: { ...QUESTION_ROW.requestHeaders, ...QUERY_STREAM_HEADERS },
    data: QUERY_ANSWER,
    onlyAnswers: ['text/event-stream'],
    events: QUERY_STREAM_EVENTS,
    furtherStatuses: [204],
    refusals: ['INVALID_INPUT', 'MISSING_DATETIME', 'INVALID_DATETIME', 'ECO_UNAVAILABLE', 'OVERLOADED', 'NOT_READY'],
    streaming: {
      form: ({ format, final }) => ({ format, final }),
      recalled: (record) => ({
        model: String((record['metadata'] as JsonRecord)['model']),
        events: recalledEvents(record, sourcesOf(parts, record['birthChart'], versionOf(record))),
      }),
    },
    run: (input, facts) => openStream(parts, input, facts),
  };
  const read = ({ query, header }: RawInput, body: JsonRecord): QueryStreamInput =>
    readQueryStream(body, parts.engine, {
      query,
      prefer: header('prefer'),
      acceptLanguage: header('accept-language'),
    });
  const asked: Row<QueryStreamInput> = {
    ...common,
    id: 'astrologyQueryStream',
    method: 'POST',
    summary:
      'A question answered bit by bit, as server-sent events, in one of four forms. Whatever can be refused is refused before the first of them.',
    body: 'required',
    request: QUERY_STREAM_REQUEST,
    query: QUERY_STREAM_FORM,
    sample: SAMPLE,
    examples: [
      { name: 'nested', summary: 'The person one level down.', body: SAMPLE_QUERY },
      { name: 'reading', summary: 'Nothing asked: a reading of the chart.', body: BIRTH },
      { name: 'text', summary: 'As text to print.', body: { ...SAMPLE, format: 'text' } },
      { name: 'summary', summary: 'Without the chart at the end.', body: { ...SAMPLE, final: 'summary' } },
    ],
    parse: (raw) => read(raw, raw.body),
  };
  const addressed: Row<QueryStreamInput> = {
    ...common,
    id: 'astrologyQueryStreamGet',
    method: 'GET',
    summary: 'The same for clients that can only GET.',
    body: 'none',
    request: null,
    query: QUERY_STREAM_PARAMETERS,
    requiredQuery: ['datetime', 'latitude', 'longitude'],
    sample: null,
    parse: (raw) => read(raw, fieldsOfQuery(raw.query)),
  };
  return [asked, addressed] as unknown as readonly AnyRow[];
}

/** The answer before its first byte: its chart is cast, its tier has understood the question, its turn is written. */
async function openStream(parts: StreamParts, input: QueryStreamInput, facts: CallFacts): Promise<StreamOutcome> {
  const { answering, engine, clock } = parts;
  const opened = await openQuestion(parts, input, facts);
  const readMs = clock.nowMs();
  const charts = chartsOf(engine, input);
  const castMs = clock.nowMs();
  const telling = await answering.tell(opened.asked, facts.signal as AbortSignal).catch((error: unknown) => {
    throw refusalOfTelling(answering, input.speed, error);
  });
  const { assured } = telling;
  const answer = await written(parts, opened, { told: assured, isRemote: false, ...charts }, facts);
  const toldMs = clock.nowMs();
  const cost = telling.isFree ? NOTHING : PRICES.queryStream[input.speed].amount;
  const { conversationId } = answer;
  const { birthChart } = charts.charts;
  const named = { requestId: facts.requestId, conversationId, speed: input.speed, version: input.version };
  const took = { time: readMs - facts.nowMs, chart: castMs - readMs, facts: toldMs - castMs };
  return {
    kind: 'stream',
    model: modelOf(input),
    opening: openingEvents(named, birthChart, took),
    assured: outcomeOf(parts, answer, cost, facts),
    text: assured.text,
    ready: () => readyEvents(sourcesOf(parts, birthChart, input.version), clock.nowMs() - toldMs),
    tell: () => tell(parts, telling, answer, opened.startedMs, cost, facts),
  };
}

/** What a charge remembers of an answer: the same that a question is answered with which is not streamed. */
function outcomeOf(parts: StreamParts, answer: Answered, cost: Micro, facts: CallFacts): DataOutcome {
  return {
    kind: 'data',
    data: answerRecord(answer),
    charge: cost,
    tokens: answer.told.tokens,
    beside: (charge) => ({ metadata: metadataOf(parts, answer, cost, facts, charge as Charge) }),
    aftermath: { mark: NO_MARK, tell: () => ({ events: [answerEvent(answer, cost, facts, true)], mark: null }) },
  };
}

function metadataOf(parts: StreamParts, answer: Answered, cost: Micro, facts: CallFacts, charge: Charge): JsonRecord {
  return { ...answerMetadata(answer, cost, parts, facts), wallet: walletTold(charge) };
}

async function* tell(
  parts: StreamParts,
  telling: Telling,
  assured: Answered,
  startedMs: number,
  cost: Micro,
  facts: CallFacts,
): AsyncGenerator<string, StreamEnding, undefined> {
  const { answering, clock } = parts;
  const pieces = telling.pieces();
  let said = '';
  try {
    let step = await pieces.next();
    for (; step.done !== true; step = await pieces.next()) {
      said += step.value;
      yield step.value;
    }
    const told = step.value;
    if (told.text !== said) throw new RangeError('the pieces of an answer are not its text');
    const isRemote = told.text !== assured.told.text;
    const answer: Answered = { ...assured, told, isRemote, milliseconds: clock.nowMs() - startedMs };
    const record = answerRecord(answer);
    return {
      events: (charge) => closingEvents({ ...record, metadata: metadataOf(parts, answer, cost, facts, charge) }),
      news: [answerEvent(answer, cost, facts, true)],
    };
  } catch (error) {
    // Whoever tells does not know of itself that nobody goes on, and would keep its line open.
    pieces.throw(error).catch(() => undefined);
    throw refusalOfTelling(answering, assured.input.speed, error);
  }
}

/** @param version  edition of the rules, which stands alone where there is no chart */
function sourcesOf({ label, dataSource, engine }: StreamParts, birthChart: unknown, version: string): Sources {
  const calculation = isRecord(birthChart) ? birthChart['calculation'] : undefined;
  const { rulesEdition = version, ephemeris = engine.ephemeris[0]?.id ?? '' } = (
    isRecord(calculation) ? calculation : {}
  ) as { rulesEdition?: string; ephemeris?: string };
  return { engine: label, dataSource, rulesEdition, ephemeris };
}

function versionOf(record: JsonRecord): string {
  const { model, speed } = record['metadata'] as Readonly<Record<'model' | 'speed', string>>;
  return model.slice(speed.length + 1);
}
