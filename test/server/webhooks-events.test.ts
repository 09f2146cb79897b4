/** What the ten events tell, field by field, and how large they may be. */

import { describe, expect, it } from 'vitest';
import { type Birth, lahiriWholeSign, openEngine } from '../../packages/engine/src/node.ts';
import {
  chartUpdated,
  draftTest,
  EVENTS_EDITION,
  eventDrafter,
  MOST_BODY_BYTES,
  sampleOf,
  usageThresholdReached,
} from '../../packages/server/src/offices/events/index.ts';
import { EVENT_TYPES, type EventType } from '../../packages/server/src/ports/index.ts';

const NOW_MS = 1_795_305_600_750;
const parts = { clock: { nowMs: () => NOW_MS }, newId: (prefix: string) => `${prefix}_1` };
const CHART = 'chart_id user_id birth_data ascendant moon_sign sun_sign nakshatra system time_known request_id';
const SUBSCRIPTION = 'subscription_id user_id plan status current_period_start current_period_end currency';
const QUOTA = 'user_id metric threshold_percent used limit remaining percent period_start period_end plan';

interface ChartTold {
  readonly birth_data: Birth;
  readonly ascendant: { readonly sign: string; readonly degree: number };
}

/** Names of the members as published. */
const FIELDS: Readonly<Record<EventType, string>> = {
  'chart.created': CHART,
  'chart.updated': `${CHART} previous changed reason`,
  'ai.response.completed':
    'response_id user_id conversation_id request_id chart_id speed version model language streamed processing_time_ms usage cost content',
  'ai.batch.completed': 'batch_id user_id total succeeded failed started_at completed_at items cost',
  'billing.subscription.created': SUBSCRIPTION,
  'billing.subscription.updated': `${SUBSCRIPTION} previous_plan change`,
  'billing.subscription.cancelled': 'subscription_id user_id plan cancelled_at effective_at reason access_until',
  'billing.payment.failed':
    'payment_id subscription_id user_id amount_usd currency failure_code failure_message attempt next_attempt_at',
  'usage.threshold.reached': QUOTA,
  'usage.limit.exceeded': `${QUOTA} resets_at upgrade_url`,
};

describe('an event', () => {
  it.each(EVENT_TYPES)('%s has the members of the published table, in snake case', (type) => {
    const event = draftTest(parts, type, sampleOf(type, 'acc_1', NOW_MS));
    const body = JSON.parse(event.body);
    expect(Object.keys(body)).toEqual(['id', 'type', 'created', 'api_version', 'test', 'data']);
    expect(body).toMatchObject({ id: 'evt_1', type, created: 1_795_305_600, api_version: EVENTS_EDITION, test: true });
    expect(Object.keys(body.data).sort()).toEqual(FIELDS[type].split(' ').sort());
    expect(event).toMatchObject({ id: 'evt_1', type, createdMs: NOW_MS, once: null });
    for (const name of event.body.matchAll(/"([^"]+)":/g)) expect(name[1]).toMatch(/^[a-z0-9_]+$/);
  });

  it('that is a test of a chart tells what stands in the chart of its birth', async () => {
    const { birth_data, ...told } = sampleOf('chart.created', 'acc_1', NOW_MS) as unknown as ChartTold;
    const { ascendant, planets } = (await openEngine()).chart(birth_data, lahiriWholeSign);
    const [sun, moon] = ['Sun', 'Moon'].map((name) => planets.find((planet) => planet.name === name));
    expect(told.ascendant).toEqual({ sign: ascendant.sign, degree: expect.closeTo(ascendant.degree, 7) });
    expect(told).toMatchObject({ sun_sign: sun?.sign, moon_sign: moon?.sign, nakshatra: moon?.nakshatra });
    // Swiss Ephemeris 2.10, `-sid1` at 05:00 UT1, a third of a second from UTC: 331.4280°, 1.4280° of Pisces.
    expect(told.ascendant.degree).toBeCloseTo(1.428, 2);
  });

  it('of the house is no test, and may have a name that happens once', () => {
    const event = eventDrafter(parts)('usage.limit.exceeded', { a: 1 }, 'usage:2026-11');
    expect(event.once).toBe('usage:2026-11');
    expect(JSON.parse(event.body)).toEqual({
      id: 'evt_1',
      type: 'usage.limit.exceeded',
      created: 1_795_305_600,
      api_version: EVENTS_EDITION,
      data: { a: 1 },
    });
  });

  it('weighs at most 20 KB: text that is too long is left out, and anything else is a mistake of ours', () => {
    const draft = eventDrafter(parts);
    const answerOf = (length: number) =>
      draft('ai.response.completed', { a: 1, content: { answer: 'ü'.repeat(length) } });
    expect(JSON.parse(answerOf(9000).body).data.content.answer.length).toBe(9000);
    const lean = answerOf(20_000);
    expect(JSON.parse(lean.body).data).toEqual({ a: 1, content_omitted: true });
    expect(() => draft('chart.created', { text: 'x'.repeat(MOST_BODY_BYTES) })).toThrow(RangeError);
  });

  it('of a chart made anew names what has changed', () => {
    const summary = { ascendant: { sign: 'Aries', degree: 3 }, moonSign: 'Leo', sunSign: 'Virgo', nakshatra: 'Magha' };
    const birth = { datetime: '1990-01-15T10:30:00', latitude: 1, longitude: 2, timezone: '+00:00' };
    const made = {
      ...summary,
      chartId: 'cht_1',
      userId: null,
      birth,
      system: 'vedic',
      isTimeKnown: true,
      requestId: 'req_1',
    } as const;
    const data = chartUpdated(made, { ...summary, sunSign: 'Leo', ascendant: { sign: 'Aries', degree: 4 } }, 'engine');
    expect(data).toMatchObject({ changed: ['ascendant', 'sun_sign'], reason: 'engine', previous: { sun_sign: 'Leo' } });
  });

  it('of a quota tells what is left, never less than nothing', () => {
    const period = { periodStartMs: 0, periodEndMs: 1000, plan: 'pro', userId: null, metric: 'credits' } as const;
    expect(usageThresholdReached({ ...period, used: 240.04, limit: 300 })).toMatchObject({
      percent: 80,
      threshold_percent: 80,
    });
    expect(usageThresholdReached({ ...period, used: 301, limit: 300 })).toMatchObject({ remaining: 0, percent: 100.3 });
  });
});
