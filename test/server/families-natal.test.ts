/** The Western natal chart over HTTP: each block is what the engine says of the same radix. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  balanceOf,
  declinationsOf,
  lotsOf,
  patternsOf,
  radixOf,
  stelliumsOf,
} from '../../packages/engine/src/western/index.ts';
import { readTruth } from '../truth/ledger.ts';
import { BIRTH, type House, openHouse } from './house.ts';

type Json = Record<string, any>;
let house: House;
let engine: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  engine = await openEngine();
  house = await openHouse({ engine, usd: '100000', perMinute: 1_000_000 });
});

async function natal(body: unknown): Promise<Json> {
  const response = await house.post('/v1/astrology/western/natal-chart', body);
  const answer = (await response.json()) as Json;
  expect([response.status, answer['message']]).toEqual([200, undefined]);
  return answer['data'];
}

describe('the blocks of a natal chart', () => {
  it('are those of the engine', async () => {
    for (const [body, choices] of [
      [BIRTH, { nodeType: 'mean' }],
      [
        { ...BIRTH, datetime: '1940-10-09T18:30:00', latitude: 53.4084, longitude: -2.9916, timezone: '+01:00' },
        { nodeType: 'true', houseSystem: 'whole-sign' },
      ],
      [
        { ...BIRTH, datetime: '2003-07-30T23:10:00', latitude: -41.3, longitude: 174.8, timezone: '+12:00' },
        { nodeType: 'mean', houseSystem: 'koch' },
      ],
    ] as const) {
      const data = await natal({ ...body, ...choices });
      const radix = radixOf(engine.kernel, engine.moment(body), choices);
      const { aspects } = declinationsOf(radix);
      expect(
        data['declinations'].map((row: Json) => [row['planet1'], row['planet2'], row['type'], row['orb']]),
      ).toEqual(
        aspects
          .filter(({ point1, point2 }) => point1 !== 'SouthNode' && point2 !== 'SouthNode')
          .map(({ point1, point2, type, orbDeg }) => [point1, point2, type, orbDeg]),
      );
      const { elements, modalities, polarities } = balanceOf(radix);
      for (const [told, meant] of [
        [data['elements'], elements],
        [data['modalities'], modalities],
        [data['polarity'], polarities],
      ] as const)
        expect(told).toEqual(
          Object.fromEntries(
            Object.entries(meant).map(([kind, { weight, percent, points }]) => [
              kind,
              { count: weight, percent, planets: points },
            ]),
          ),
        );
      expect(data['lots'].sect).toBe(radix.sect);
      for (const { value } of lotsOf(radix, { lots: ['fortune', 'spirit'] }).lots)
        expect(data['lots'][value.id]).toMatchObject({
          longitude: value.longitudeDeg,
          house: value.house,
          lord: value.lord,
        });
      const figures = patternsOf(radix).patterns.map(({ value: { name, points } }) => [name, points]);
      const groups = stelliumsOf(radix).stelliums.map(({ value: { points } }) => ['Stellium', points]);
      expect(data['patterns'].map((row: Json) => [row['name'], row['planets']])).toEqual([...figures, ...groups]);
      // The radix of the blocks and the chart beside them are of one sky.
      for (const point of radix.points)
        expect(data['planets'].find((row: Json) => row['name'] === point.name)).toMatchObject({
          longitude: point.longitudeDeg,
          house: point.house,
        });
    }
  });

  it('have no lots where nobody knows the time', async () => {
    const { datetime: _, ...place } = BIRTH;
    const data = await natal({ ...place, date: '1990-01-15', time: 'unknown' });
    expect([data['lots'], data['elements'].earth.count > 0]).toEqual([null, true]);
  });

  it('hold the aspects of John Lennon’s chart that another program finds', async () => {
    interface Input {
      readonly kind: string;
      readonly datetime: string;
      readonly utcOffsetHours: number;
      readonly latitude: number;
      readonly longitude: number;
    }
    const { cases } = readTruth<Input, { readonly aspects: readonly (readonly [string, string, string, number])[] }>(
      'western/western-aspects.json',
    );
    const lennon = cases.find(({ id }) => id === 'natal-aspects-john_lennon_1940');
    if (lennon === undefined) throw new Error('John Lennon');
    const { datetime, utcOffsetHours, latitude, longitude } = lennon.input;
    const { aspects, planets } = await natal({ datetime, latitude, longitude, timezone: utcOffsetHours });
    const bodies: readonly string[] = planets.map((row: Json) => row['name']);
    const near = lennon.expect.aspects.filter(
      ([one, other, type, orb]) => bodies.includes(one) && bodies.includes(other) && type !== 'quintile' && orb < 4.9,
    );
    expect(near.length).toBeGreaterThanOrEqual(7);
    for (const [one, other, type, orb] of near) {
      const found = aspects.find(
        (row: Json) =>
          [row['planet1'], row['planet2']].sort().join() === [one, other].sort().join() && row['type'] === type,
      );
      expect([one, other, type, Math.abs((found?.orb ?? 99) - orb) < 0.02]).toEqual([one, other, type, true]);
    }
  });
});
