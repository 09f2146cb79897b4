/** The events of a streamed answer, by whatever they are told: an answer on its way, or the record of one that is remembered. */

import type { JsonRecord } from '../http/json.ts';
import { isRecord } from '../http/json.ts';
import type { BillingEvent, StreamEvent, StreamUsage } from '../http/stream/events.ts';
import { piecesOf } from '../http/stream/pieces.ts';
import { usdNumber } from '../money.ts';
import { PRICES } from './prices.ts';

/** What an answer is called before it is there. */
export interface Named {
  readonly requestId: string;
  readonly conversationId: string;
  readonly speed: string;
  readonly version: string;
}

/** What an answer rests on. */
export interface Sources {
  readonly engine: string;
  readonly dataSource: string;
  readonly rulesEdition: string;
  readonly ephemeris: string;
}

/** Milliseconds that each stage took. */
export interface Durations {
  readonly time: number;
  readonly chart: number;
  readonly facts: number;
}

/** How far an answer is when a stage begins. */
const PERCENT = { time: 5, chart: 15, facts: 30, interpretation: 50 } as const;

/**
 * What is told before the first words are there.
 *
 * @param birthChart  undefined for a question about nobody, which has neither time nor chart
 */
export function openingEvents(named: Named, birthChart: unknown, took: Durations): readonly StreamEvent[] {
  const { requestId, conversationId, speed, version } = named;
  const begun = (stage: keyof typeof PERCENT): StreamEvent => ({ type: 'progress', stage, percent: PERCENT[stage] });
  const about: readonly StreamEvent[] = isRecord(birthChart)
    ? [
        begun('time'),
        { type: 'stage_completed', stage: 'time', durationMs: took.time },
        begun('chart'),
        { type: 'stage_completed', stage: 'chart', durationMs: took.chart, birthChart },
      ]
    : [];
  return [
    { type: 'started', requestId, conversationId, speed, version, cost: COST_RANGE },
    ...about,
    begun('facts'),
    { type: 'stage_completed', stage: 'facts', durationMs: took.facts },
    begun('interpretation'),
  ];
}

const { eco, fast } = PRICES.queryStream;
/** What an answer costs, for people. */
const COST_RANGE = `$${usdNumber(eco.amount)}-${usdNumber(fast.amount)}`;

/** What is told when the first words are there. @param tookMs  from the facts to them */
export function readyEvents(sources: Sources, tookMs: number): readonly StreamEvent[] {
  const { engine, dataSource, rulesEdition, ephemeris } = sources;
  return [
    { type: 'stage_completed', stage: 'interpretation', durationMs: tookMs },
    { type: 'data_sources', engine, dataSource, rulesEdition, ephemeris },
  ];
}

/** What is told behind the last word. @param record  the whole published answer, with its metadata */
export function closingEvents(record: JsonRecord): readonly StreamEvent[] {
  const { cost, wallet, usage } = record['metadata'] as Pick<BillingEvent, 'cost' | 'wallet'> & {
    readonly usage: StreamUsage;
  };
  return [
    { type: 'billing_completed', cost, wallet, usage },
    { type: 'completed', ...(record as { readonly response: string }) },
  ];
}

/** The whole stream of a remembered answer: the same events, in no time. */
export function recalledEvents(record: JsonRecord, sources: Sources): readonly StreamEvent[] {
  const { requestId, speed, model } = record['metadata'] as Readonly<Record<'requestId' | 'speed' | 'model', string>>;
  const named = {
    requestId,
    conversationId: String(record['conversationId']),
    speed,
    version: model.slice(speed.length + 1),
  };
  return [
    ...openingEvents(named, record['birthChart'], { time: 0, chart: 0, facts: 0 }),
    ...readyEvents(sources, 0),
    ...piecesOf(String(record['response'])).map((text, index) => ({ type: 'delta' as const, index, text })),
    ...closingEvents(record),
  ];
}
