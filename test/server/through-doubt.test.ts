/** An unknown hour over HTTP: what every hour of that day has of yogas and doshas, beside the lists of noon; held against the answers for those hours themselves. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { type KeySet, recomputeReceipt } from '../../packages/engine/src/receipt/index.ts';
import { receiptOperations } from '../../packages/server/src/routes/receipt-operations.ts';
import { BIRTH } from './house.ts';
import { ISSUER, openReceiptHouse } from './receipts-house.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

type Json = Record<string, any>;
let { house } = {} as WholeHouse;
beforeAll(async () => {
  ({ house } = await openWholeHouse());
});

const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const DATE = '1990-01-15';
const UNKNOWN = { date: DATE, time: 'unknown', ...PLACE } as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => `${DATE}T${String(hour).padStart(2, '0')}:00:00`);
const CHART = '/v2/astrology/birth-chart';
const YOGAS = '/api/vedika/yoga-detection';
const DOSHAS = '/v2/astrology/all-doshas';

async function data(path: string, body: unknown): Promise<Json> {
  const response = await house.call('POST', path, body);
  const answer = (await response.json()) as Json;
  expect([path, response.status, answer['message']]).toEqual([path, 200, undefined]);
  return answer['data'];
}

const atEveryHour = (path: string): Promise<Json[]> =>
  Promise.all(HOURS.map((datetime) => data(path, { datetime, ...PLACE })));

/** Part of the hours at which something is so. */
const shareOf = (hours: readonly Json[], isSo: (hour: Json) => boolean): number =>
  hours.filter(isSo).length / hours.length;

describe('an unknown hour', () => {
  it('adds which yogas are there at every hour of the day, and for how much of it the others', async () => {
    const hours = await atEveryHour(YOGAS);
    const { throughDoubt } = await data(YOGAS, UNKNOWN);
    expect(throughDoubt).toMatchObject({ stepMinutes: 30 });
    const ids = new Set<string>(hours.flatMap(({ yogas }) => yogas.map(({ id }: Json) => id)));
    const rows = new Map<string, Json>(throughDoubt.yogas.map((row: Json) => [row['id'], row]));
    expect([...ids].filter((id) => !rows.has(id))).toEqual([]);
    const shares = [...rows].map(([id, row]) => {
      const found = (isCounted: (yoga: Json) => boolean) =>
        shareOf(hours, ({ yogas }) => yogas.some((yoga: Json) => yoga['id'] === id && isCounted(yoga)));
      // A state that lasts two hours may hold one or three of the full hours.
      expect([id, Math.abs(row['share'] - found(() => true)) < 0.1]).toEqual([id, true]);
      expect([id, Math.abs(row['uncancelledShare'] - found((yoga) => !yoga['isCancelled'])) < 0.1]).toEqual([id, true]);
      return row['share'];
    });
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeLessThan(0.2);
  });

  it('tells the same with a chart, its doshas, and each dosha of its own', async () => {
    const { throughDoubt } = await data(CHART, UNKNOWN);
    expect((await data(YOGAS, UNKNOWN))['throughDoubt']).toEqual(throughDoubt);
    expect((await data(DOSHAS, UNKNOWN))['throughDoubt']).toEqual(throughDoubt);
    const { doshas, times, stepMinutes } = throughDoubt;
    const ofIds = (...ids: string[]): Json => ({
      times,
      stepMinutes,
      doshas: doshas.filter(({ id }: Json) => ids.includes(id)),
    });
    const of = async (name: string) => (await data(`/v2/astrology/${name}`, UNKNOWN))['throughDoubt'];
    expect(await of('mangal-dosha')).toEqual(ofIds('mangal-dosha'));
    expect(await of('kaal-sarp-dosha')).toEqual(ofIds('kala-sarpa-dosha', 'anshika-kala-sarpa-dosha'));
    expect(await of('pitru-dosha')).toEqual(ofIds('pitru-dosha'));
  });

  it.each([
    ['mangal', 'mangal-dosha'],
    ['pitra', 'pitru-dosha'],
  ])('has %s dosha for the part of the day whose charts have it', async (name, id) => {
    const hours = await atEveryHour(DOSHAS);
    const { throughDoubt } = await data(DOSHAS, UNKNOWN);
    const row = throughDoubt.doshas.find((each: Json) => each['id'] === id);
    const share = shareOf(hours, (hour) => hour[name].present);
    expect(share).toBeGreaterThan(0);
    expect(Math.abs(row.share - share)).toBeLessThan(0.1);
  });

  it('is told again to the byte by whoever recomputes its receipt', async () => {
    const receipts = (await openReceiptHouse()).house;
    const response = await receipts.post(CHART, { ...UNKNOWN, receipt: true });
    const { data: told } = (await response.json()) as Json;
    const { receipt, ...output } = told;
    expect(output.throughDoubt.times).toBeGreaterThan(40);
    const keys = (await (await receipts.get('/.well-known/jwks.json')).json()) as KeySet;
    const fresh = await openEngine();
    const options = { issuer: ISSUER, output };
    const again = await recomputeReceipt(receipt.token, keys, receipt.input, fresh, receiptOperations(fresh), options);
    expect(again).toMatchObject({ verdict: 'matches', heldMatched: true });
  });

  it('adds nothing to the answers of a known hour', async () => {
    for (const path of [CHART, YOGAS, DOSHAS]) expect(await data(path, BIRTH)).not.toHaveProperty('throughDoubt');
  });
});
