/** The server over the real engine: what the engine says is what arrives, and every rule of the birth input holds over HTTP. */

import { beforeAll, describe, expect, it } from 'vitest';
import { lahiriWholeSign, tropicalPlacidus } from '../../packages/engine/src/node.ts';
import { resolved } from '../contract/schema-check.ts';
import { BIRTH } from './house.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

type Json = Record<string, any>;
let { house, engine, document, told } = {} as WholeHouse;
beforeAll(async () => {
  ({ house, engine, document, told } = await openWholeHouse());
});

const VEDIC = '/v2/astrology/birth-chart';
const WESTERN = '/v1/astrology/western/natal-chart';
const chartOf = (path: string, body: unknown): Promise<Json> => told(path, body);

describe('charts over HTTP', () => {
  it('carry the engine’s record unchanged, sidereal and tropical', async () => {
    for (const [path, preset] of [
      [VEDIC, lahiriWholeSign],
      [WESTERN, tropicalPlacidus],
    ] as const) {
      const answer = await chartOf(path, BIRTH);
      const engineChart = engine.chart(BIRTH, preset);
      const record = Object.fromEntries(Object.keys(engineChart).map((name) => [name, answer[name]])) as Json;
      const bare = record['planets'].map(
        ({ isCombust: _a, isExalted: _b, isDebilitated: _c, dignity: _d, ...planet }: Json) => planet,
      );
      expect({ ...record, planets: bare }).toEqual(JSON.parse(JSON.stringify(engineChart)));
    }
  });

  it('the nine grahas of a sidereal chart have dignities, other bodies and other zodiacs none', async () => {
    // On 20 May 1990 the Sun was in Taurus, Saturn in Sagittarius, Venus exalted in Pisces.
    const body = { ...BIRTH, datetime: '1990-05-20T14:30:00', includeOuter: true };
    const planets: Json[] = (await chartOf(VEDIC, body))['planets'];
    const row = (name: string) => planets.find((planet) => planet['name'] === name) as Json;
    expect(row('Venus')).toMatchObject({ sign: 'Pisces', isExalted: true, isDebilitated: false, dignity: 'exalted' });
    for (const { name, dignity, isCombust } of planets as { name: string; dignity?: string; isCombust?: boolean }[]) {
      const isGraha = !['Uranus', 'Neptune', 'Pluto'].includes(name);
      expect([name, typeof dignity, typeof isCombust]).toEqual([
        name,
        ...(isGraha ? ['string', 'boolean'] : ['undefined', 'undefined']),
      ]);
    }
    for (const planet of (await chartOf(WESTERN, body))['planets']) expect(planet).not.toHaveProperty('dignity');
  });

  it('v1 and v2 are the same but for their version', async () => {
    expect(await chartOf('/v1/astrology/astrology/birth-chart', BIRTH)).toEqual(await chartOf(VEDIC, BIRTH));
  });

  it('the order of the planets is the published one', async () => {
    const names = async (path: string, more = {}) =>
      (await chartOf(path, { ...BIRTH, ...more }))['planets'].map((row: Json) => row['name']);
    const nine = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'];
    expect(await names(VEDIC)).toEqual(nine);
    expect(await names(VEDIC, { includeOuter: true })).toEqual([...nine, 'Uranus', 'Neptune', 'Pluto']);
    expect((await names(WESTERN)).slice(0, 12)).toEqual([
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
      'NorthNode',
      'SouthNode',
    ]);
  });

  it.each(['whole-sign', 'placidus', 'equal', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'sripati'])(
    '%s houses are cast',
    async (houseSystem) => {
      const { calculation, houses } = await chartOf(VEDIC, { ...BIRTH, houseSystem });
      expect(calculation).toMatchObject({ houseSystem, houseSystemUsed: houseSystem });
      expect(houses).toHaveLength(12);
    },
  );

  it('every ayanamsa in the document is cast, and told under the name it was asked by', async () => {
    const { schema } = document['paths'][VEDIC].post.requestBody.content['application/json'];
    const names = (resolved((resolved(schema, document) as Json)['properties'].ayanamsa, document) as Json)['enum'];
    expect(names.length).toBeGreaterThan(40);
    const told = new Set<string>();
    for (const ayanamsa of names) told.add((await chartOf(VEDIC, { ...BIRTH, ayanamsa }))['calculation'].ayanamsa);
    for (const name of told) expect(names).toContain(name);
  });

  it('a system without an answer near the pole is replaced, and the chart says so', async () => {
    const { calculation, warnings } = await chartOf(WESTERN, {
      ...BIRTH,
      latitude: 78,
      longitude: 15,
      timezone: '+01:00',
    });
    expect(calculation).toMatchObject({ houseSystem: 'placidus', houseSystemUsed: 'porphyry' });
    expect(warnings.length).toBeGreaterThan(0);
  });

  it.each([90, -90])('the pole at %i has a chart', async (latitude) => {
    await chartOf(VEDIC, { ...BIRTH, latitude });
    await chartOf(WESTERN, { ...BIRTH, latitude });
  });

  it.each([
    [
      'an offset inside the datetime',
      { datetime: '1990-01-15T10:30:00+05:30' },
      '1990-01-15T05:00:00.000Z',
      'datetime',
    ],
    [
      'an offset inside the datetime, against the field',
      { datetime: '1990-01-15T05:00Z', timezone: '+09:00' },
      '1990-01-15T05:00:00.000Z',
      'datetime',
    ],
    [
      'an offset field',
      { datetime: '1990-01-15T10:30', timezone: '+05:30' },
      '1990-01-15T05:00:00.000Z',
      'field-offset',
    ],
    ['hours as a number', { datetime: '1990-01-15T10:30', timezone: 5.5 }, '1990-01-15T05:00:00.000Z', 'field-offset'],
    [
      'a zone by its id',
      { datetime: '1990-01-15T10:30', timezone: 'Asia/Kolkata' },
      '1990-01-15T05:00:00.000Z',
      'field-iana',
    ],
    ['the coordinates', { datetime: '1990-01-15T10:30' }, '1990-01-15T05:00:00.000Z', 'inferred'],
    [
      'the open sea',
      { datetime: '1990-01-15T10:30', latitude: 0, longitude: -30 },
      '1990-01-15T12:30:00.000Z',
      'nautical',
    ],
  ])('the zone comes from %s and the chart says so', async (_, more, utc, zoneSource) => {
    const { timezone: __, ...bare } = BIRTH;
    const { time } = await chartOf(VEDIC, { ...bare, ...more });
    expect(time).toMatchObject({ datetimeUtc: utc, zoneSource });
  });

  it('an hour that the clocks skipped, and one they showed twice, come with a warning', async () => {
    const paris = { latitude: 48.85, longitude: 2.35, timezone: 'Europe/Paris' };
    const skipped = await chartOf(VEDIC, { ...paris, datetime: '2021-03-28T02:30' });
    const [first, second] = [
      await chartOf(VEDIC, { ...paris, datetime: '2021-10-31T02:30' }),
      await chartOf(VEDIC, { ...paris, datetime: '2021-10-31T02:30', fold: 1 }),
    ];
    expect(skipped['warnings'].length).toBeGreaterThan(0);
    expect(first['warnings'].length).toBeGreaterThan(0);
    expect(Date.parse(second['time'].datetimeUtc) - Date.parse(first['time'].datetimeUtc)).toBe(3_600_000);
  });

  it('an unknown time is noon with its doubt', async () => {
    const { datetime: _, ...place } = BIRTH;
    const { time, uncertainty } = await chartOf(VEDIC, { ...place, date: '1990-01-15', time: 'unknown' });
    expect(time.datetimeLocal).toContain('T12:00');
    expect(uncertainty.Moon.totalDeg).toBeGreaterThan(5);
  });

  it.each([
    ['the year 9000', { datetime: '9000-01-01T00:00' }],
    ['the year 99999', { datetime: '99999-01-01T00:00' }],
    ['a day that Samoa left out', { datetime: '2011-12-30T12:00', timezone: 'Pacific/Apia' }],
  ])('%s is a 400 that costs nothing', async (_, more) => {
    const before = await house.balance();
    const response = await house.post(VEDIC, { ...BIRTH, ...more });
    expect([response.status, ((await response.json()) as Json)['code']]).toEqual([400, 'INVALID_DATETIME']);
    expect(await house.balance()).toBe(before);
  });

  it('equal requests give equal bytes', async () => {
    const [one, two] = [await chartOf(VEDIC, BIRTH), await chartOf(VEDIC, { birthDetails: BIRTH })];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  });

  it('the transits of an instant are the planets of a chart of that instant', async () => {
    const { data } = (await (
      await house.get('/sandbox/transits/current?datetime=2024-03-20T03:06Z&zodiac=tropical')
    ).json()) as Json;
    const chart = engine.chart({ datetime: '2024-03-20T03:06Z', latitude: 0, longitude: 0 }, tropicalPlacidus);
    expect(data.planets.map((row: Json) => [row['name'], row['longitude'], row['speed']])).toEqual(
      chart.planets.map(({ name, longitude, speed }) => [name, longitude, speed]),
    );
    // The March equinox of 2024 was at 03:06 UTC.
    const sun = data.planets[0].longitude as number;
    expect(Math.min(sun, 360 - sun)).toBeLessThan(0.001);
  });
});
