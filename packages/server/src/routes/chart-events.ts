/**
 * What a chart call tells the account's subscribers: `chart.created` the first time a birth is charted, `chart.updated` when the same birth
 * is charted with other choices or by another engine.
 *
 * Between calls nothing of a chart is kept but this: its id, four names of signs and stars, and the engine's version, under a digest of
 * the birth.
 */

import type { Chart } from '@khagol/engine';
import type { ChartInput } from '../contract/chart-input.ts';
import type { Aftermath, CallFacts, NewEvent } from '../gate/row.ts';
import { orderedJson } from '../http/json.ts';
import { hex } from '../http/names.ts';
import { type ChartMade, type ChartSummary, chartCreated, chartUpdated } from '../offices/events/index.ts';

/** What is remembered of the last chart of a birth. */
interface Trace extends ChartSummary {
  readonly chartId: string;
  readonly engine: string;
}

/** The aftermath of one charted birth. */
export async function chartAftermath(
  chart: Chart,
  chartId: string,
  engine: string,
  { birth, moment }: Pick<ChartInput, 'birth' | 'moment'>,
  facts: CallFacts,
): Promise<Aftermath> {
  const { account, requestId } = facts;
  const { ascendant, moonSign, sunSign, time } = chart;
  const system = chart.zodiac === 'sidereal' ? 'vedic' : 'western';
  const rising = { sign: ascendant.sign, degree: ascendant.degree };
  const nakshatra = chart.nakshatra ?? null;
  // Written out, not spread: every charged chart comes through here.
  const made: ChartMade = {
    ascendant: rising,
    moonSign,
    sunSign,
    nakshatra,
    chartId,
    userId: account?.id ?? null,
    birth: {
      datetime: time.datetimeLocal,
      latitude: birth.latitude,
      longitude: birth.longitude,
      timezone: time.utcOffset,
    },
    system,
    isTimeKnown: moment.certainty.time === 'stated',
    requestId,
  };
  const trace: Trace = { ascendant: rising, moonSign, sunSign, nakshatra, chartId, engine };
  const told = orderedJson(birth);
  const mark = `chart:${system}:${hex(facts.sha256Now?.(told) ?? (await facts.sha256(told)))}`;
  return {
    mark,
    tell: ({ mark: remembered }) => {
      const before = remembered === null ? null : (JSON.parse(remembered) as Trace);
      const event = eventOf(mark, before, trace, made);
      return event === null ? { events: [], mark: null } : { events: [event], mark: JSON.stringify(trace) };
    },
  };
}

function eventOf(mark: string, before: Trace | null, now: Trace, made: ChartMade): NewEvent | null {
  if (before === null) return { type: 'chart.created', data: chartCreated(made), once: `created:${mark}` };
  if (before.chartId === now.chartId && before.engine === now.engine) return null;
  const reason = before.engine === now.engine ? 'options' : 'engine';
  return { type: 'chart.updated', data: chartUpdated(made, before, reason), once: null };
}
