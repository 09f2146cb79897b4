/** What a charged call tells subscribers, and when it tells nothing. */

import { describe, expect, it } from 'vitest';
import type { Plan } from '../../packages/server/src/ports/index.ts';
import { BIRTH, type House, openHouse } from './house.ts';

const PATH = '/v2/astrology/birth-chart';
type Told = { readonly type: string; readonly data: Record<string, any> };

/** A house with an endpoint for everything, and the bodies that are due. */
async function listening(
  options: Parameters<typeof openHouse>[0] = {},
): Promise<{ house: House; told(): Promise<Told[]> }> {
  const house = await openHouse(options);
  const made = await house.call('POST', '/api/v1/alerts/subscribe', { url: 'https://example.com/hook', events: ['*'] });
  expect(made.status).toBe(201);
  const seen = new Set<string>();
  return {
    house,
    told: async () => {
      const taken = await house.store.webhooks.take(100, 100, 3600);
      return taken
        .filter(({ delivery }) => !seen.has(delivery.id) && seen.add(delivery.id))
        .map(({ body }) => JSON.parse(body) as Told);
    },
  };
}

describe('a chart', () => {
  it('is told of when it is made for the first time, not when it is asked again', async () => {
    const { house, told } = await listening();
    const { data } = (await (await house.post(PATH)).json()) as { data: Record<string, any> };
    const [event, ...others] = await told();
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      type: 'chart.created',
      data: {
        chart_id: data['chartId'],
        user_id: 'acc_test',
        birth_data: { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
        ascendant: { sign: data['ascendant'].sign, degree: data['ascendant'].degree },
        moon_sign: data['moonSign'],
        sun_sign: data['sunSign'],
        nakshatra: data['nakshatra'],
        system: 'vedic',
        time_known: true,
        request_id: expect.stringMatching(/^req_/),
      },
    });
    await house.post(PATH);
    await house.post('/v1/astrology/astrology/birth-chart');
    expect(await told()).toEqual([]);
  });

  it('says when no hour of birth was given, so that nobody takes the ascendant of noon for sure', async () => {
    const { house, told } = await listening();
    await house.post(PATH, { date: '1990-01-15', time: 'unknown', latitude: 28.6139, longitude: 77.209 });
    expect(await told()).toMatchObject([
      { data: { time_known: false, birth_data: { datetime: '1990-01-15T12:00:00' } } },
    ]);
  });

  it('is told of as updated when the same birth is charted with other choices', async () => {
    const { house, told } = await listening();
    await house.post(PATH);
    await told();
    await house.post(PATH, { ...BIRTH, ayanamsa: 'raman' });
    expect(await told()).toMatchObject([
      { type: 'chart.updated', data: { reason: 'options', previous: { moon_sign: expect.any(String) }, changed: [] } },
    ]);
  });

  it('of the other tradition is another chart, and so is another birth', async () => {
    const { house, told } = await listening();
    await house.post(PATH);
    await house.post('/v1/astrology/western/natal-chart');
    await house.post(PATH, { ...BIRTH, latitude: 10 });
    expect((await told()).map(({ type, data }) => [type, data['system']])).toEqual([
      ['chart.created', 'vedic'],
      ['chart.created', 'western'],
      ['chart.created', 'vedic'],
    ]);
  });

  it('that was refused or replayed is not told of', async () => {
    const { house, told } = await listening();
    await house.post(PATH, { ...BIRTH, latitude: 91 });
    await house.post(PATH, BIRTH, { 'idempotency-key': 'k' });
    await told();
    await house.post(PATH, BIRTH, { 'idempotency-key': 'k' });
    expect(await told()).toEqual([]);
  });
});

describe('the quota', () => {
  /** So many calls were made this month before. */
  async function used(plan: Plan, requests: number, usd: string) {
    const { house, told } = await listening({ account: { plan }, usd: '1000' });
    const { ledger } = house;
    const usage = ledger.usage.bind(ledger);
    const settle = ledger.settle.bind(ledger);
    const more = { requests, spent: BigInt(Math.round(Number(usd) * 1e6)) };
    Object.assign(ledger, {
      settle: (hold: never, settlement: never, conclude: (charge: any) => any) =>
        settle(hold, settlement, (charge) =>
          conclude({
            ...charge,
            usageBefore: plus(charge.usageBefore, more),
            usageAfter: plus(charge.usageAfter, more),
          }),
        ),
      usage,
    });
    return { house, told };
  }
  const plus = (usage: any, more: { requests: number; spent: bigint }) => ({
    ...usage,
    requests: usage.requests + more.requests,
    spent: usage.spent + more.spent,
  });
  const usageEvents = (events: readonly Told[]): readonly Told[] =>
    events.filter(({ type }) => type.startsWith('usage.'));

  it('of calls tells at 80 % and when it is used up, once each', async () => {
    for (const [before, type] of [
      [7_999, 'usage.threshold.reached'],
      [9_999, 'usage.limit.exceeded'],
    ] as const) {
      const { house, told } = await used('pro', before, '0');
      await house.post(PATH);
      const [event, ...others] = usageEvents(await told());
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        type,
        data: { metric: 'requests', used: before + 1, limit: 10_000, remaining: 10_000 - before - 1, plan: 'pro' },
      });
      await house.post(PATH, { ...BIRTH, latitude: 2 });
      expect(usageEvents(await told())).toEqual([]);
    }
  });

  it('of credits tells for the plan that has no other', async () => {
    const { house, told } = await used('starter', 0, '9.50');
    await house.post(PATH);
    expect(usageEvents(await told())).toMatchObject([
      { type: 'usage.threshold.reached', data: { metric: 'credits', used: 243.75, limit: 300 } },
    ]);
  });

  it('says nothing below its marks', async () => {
    const { house, told } = await used('pro', 100, '0');
    await house.post(PATH);
    expect(usageEvents(await told())).toEqual([]);
  });
});
