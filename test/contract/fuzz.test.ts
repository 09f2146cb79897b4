/** Whatever is sent: JSON comes back, never a 500, never a charge without a chart, always the headers. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIRTH, openHouse } from '../server/house.ts';
import { fuzz } from './fuzz-judge.ts';

const SEED = 20261121;
const PATHS = [
  '/v2/astrology/birth-chart',
  '/v1/astrology/western/natal-chart',
  '/sandbox/kundali/birth-chart',
] as const;
const FIELDS = [
  'datetime',
  'date',
  'time',
  'latitude',
  'longitude',
  'timezone',
  'ayanamsa',
  'houseSystem',
  'nodeType',
  'fold',
  'calendar',
  'elevation',
  'includeOuter',
  'format',
  'chartStyle',
  'aspects',
  'orb',
  'gender',
  'birthDetails',
] as const;

/** Values that like to slip through. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    'null',
    'NaN',
    '1990-01-15T10:30',
    '1990-01-15T10:30:60',
    '1990-01-15T10:30+99:99',
    '-0044-03-15T12:00',
    '0000-00-00T00:00',
    '2011-12-30T12:00',
    '١٩٩٠-٠١-١٥T10:30',
    'Pacific/Apia',
    'Asia/Kolkata',
    'GMT',
    '+14:00',
    '-15:56',
    '+5',
    'unknown',
    '10:30',
    '1990-01-15',
    'constructor',
    '__proto__',
    'toString',
    '\u0000',
    '\ud800',
    '𝒳',
    0,
    -0,
    1,
    2,
    -1,
    90,
    -90,
    90.0001,
    180,
    180.0001,
    1e-320,
    1e308,
    5.5,
    16,
    -16,
    17,
    true,
    false,
    null,
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const nearlyABirth = fc
  .tuple(fc.subarray([...FIELDS]), fc.array(odd, { minLength: FIELDS.length, maxLength: FIELDS.length }))
  .map(([names, values]) => ({ ...BIRTH, ...Object.fromEntries(names.map((name, i) => [name, values[i]])) }));
const body = fc.oneof(
  { weight: 6, arbitrary: nearlyABirth.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: nearlyABirth.map((value) => JSON.stringify({ birthDetails: value })) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 40 }).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: nearlyABirth.map((value) => JSON.stringify(value).slice(0, -7)) },
);

describe('any call on the document', () => {
  it('is answered as the document says, costs nothing when it is refused, and leaves nobody in the log', async () => {
    const house = await openHouse({ perMinute: 1_000_000, settings: { addressPerMinute: 1_000_000 }, usd: '1000000' });
    const { breaches, kinds, statuses, charged } = await fuzz(house, 1500, SEED);
    expect(breaches).toEqual([]);
    // The calls were of every kind, and the answers too: a judge that saw only refusals of one sort has judged nothing.
    expect(Object.keys(kinds).sort()).toEqual([
      'bare',
      'bytes',
      'empty',
      'good',
      'method',
      'missing',
      'near',
      'nowhere',
      'raw',
      'swapped',
      'wrapped',
    ]);
    expect(Object.keys(statuses).map(Number)).toEqual(
      expect.arrayContaining([200, 201, 204, 400, 401, 402, 404, 405, 413, 415]),
    );
    expect(charged).toBeGreaterThan(20);
  }, 60_000);
});

describe('any body at all', () => {
  it('is answered in JSON, without a 500, and charged exactly when there is a chart', async () => {
    const house = await openHouse({ perMinute: 1_000_000, settings: { addressPerMinute: 1_000_000 }, usd: '1000000' });
    const codes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), body, async (path, text) => {
        const before = await house.balance();
        const response = await house.post(path, text);
        codes.add(response.status);
        expect([200, 400]).toContain(response.status);
        expect(response.headers.get('x-ratelimit-limit')).not.toBeNull();
        const charged = before - (await house.balance());
        expect(charged > 0n).toBe(response.status === 200 && !path.startsWith('/sandbox'));
        if (response.headers.get('content-type')?.startsWith('image/') !== true)
          expect(((await response.json()) as { success: boolean }).success).toBe(response.status === 200);
      }),
      { seed: SEED, numRuns: 4000 },
    );
    expect([...codes].sort()).toEqual([200, 400]);
    expect(await house.ledger.balance('acc_test')).toMatchObject({ reserved: 0n });
  });

  it('is told every one of its faulty fields, and no other', async () => {
    const house = await openHouse({ perMinute: 1_000_000 });
    const bad: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
      datetime: fc.constantFrom<unknown>('', 'soon', 5, [], '1990-02-30T00:00', '4000-01-01T00:00'),
      latitude: fc.constantFrom<unknown>(null, '1', 90.0001, -91, {}, true),
      longitude: fc.constantFrom<unknown>(null, '1', 180.0001, -181, [], false),
      timezone: fc.constantFrom<unknown>('', 'EST', 'Mars/Olympus', 17, {}),
      fold: fc.constantFrom<unknown>(2, '0', true),
      calendar: fc.constantFrom<unknown>('mayan', 1),
      elevation: fc.constantFrom<unknown>('0', 12_001, -501),
      ayanamsa: fc.constantFrom<unknown>('', 'constructor', 1),
      houseSystem: fc.constantFrom<unknown>('none', 1),
      orb: fc.constantFrom<unknown>('1', -1, 16),
    };
    const some = fc
      .subarray(Object.keys(bad), { minLength: 1 })
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, bad[name] as fc.Arbitrary<unknown>]))));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), fc.boolean(), some, async (path, wrapped, faults) => {
        const birth = { ...BIRTH, ...faults };
        const response = await house.post(path, wrapped ? { birthDetails: birth } : birth);
        const { details } = (await response.json()) as { details: readonly { field: string }[] };
        const told = details.map(({ field }) => field.replace(/^birthDetails\./, wrapped ? '' : '$&'));
        // The sandbox fills in a place where none is given at all.
        const noPlace = path.startsWith('/sandbox') && birth.latitude === null && birth.longitude === null;
        const wanted = Object.keys(faults).filter((name) => !(noPlace && /itude$/.test(name)));
        if (wanted.length > 0) expect([response.status, [...told].sort()]).toEqual([400, wanted.sort()]);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('any query of the transits is answered too', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 1_000_000 } });
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 12 }), async (datetime, zodiac) => {
        const response = await house.get(
          `/sandbox/transits/current?datetime=${encodeURIComponent(datetime.toWellFormed())}&zodiac=${encodeURIComponent(zodiac.toWellFormed())}`,
        );
        expect([200, 400]).toContain(response.status);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('any header noise is answered too', async () => {
    const house = await openHouse({ settings: { addressPerMinute: 1_000_000 } });
    const value = fc.string({ unit: fc.constantFrom(...'abcXYZ019 ,;="\\/*-_.:é\t'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(value, value, value, value, async (type, key, idempotency, forwarded) => {
        const response = await house.post(PATHS[0], BIRTH, {
          'content-type': type,
          'x-api-key': key,
          'idempotency-key': idempotency,
          'x-forwarded-for': forwarded,
        });
        expect([401, 413, 415]).toContain(response.status);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('any address is answered too', async () => {
    const house = await openHouse();
    await fc.assert(
      fc.asyncProperty(
        fc.webPath(),
        fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'PROPFIND'),
        async (path, method) => {
          const response = await house.app(new Request(`http://localhost/${path}`, { method }));
          expect(response.status).toBeLessThan(500);
        },
      ),
      { seed: SEED, numRuns: 1000 },
    );
  });
});
