/** What answers of the twins take for granted or leave open: told beside data that does not tell it, and a wish for a receipt that a list cannot grant. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import type { Operation } from '../../packages/server/src/contract/operation.ts';
import { BIRTH } from './house.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

type Json = Record<string, any>;
let { house, engine } = {} as WholeHouse;
beforeAll(async () => {
  ({ house, engine } = await openWholeHouse());
});

const PLACE = { latitude: 28.6139, longitude: 77.209 } as const;
const UNKNOWN = { date: '1990-01-15', time: 'unknown', ...PLACE, timezone: '+05:30' } as const;
/** The hour after summer time in New York, which its clocks showed twice. */
const TWICE = { datetime: '2023-11-05T01:30', latitude: 40.71, longitude: -74 } as const;
const DAY = '/v2/astrology/';

async function asked(path: string, body?: unknown): Promise<Json> {
  const response = await house.call(body === undefined ? 'GET' : 'POST', path, body);
  const answer = (await response.json()) as Json;
  expect([path, response.status, answer['message']]).toEqual([path, 200, undefined]);
  return answer;
}

const codes = (warnings: readonly Json[] = []): string[] => warnings.map(({ code }) => code);

/** Codes that an answer tells, in its data and beside it. */
function toldIn({ data, metadata }: Json): string[] {
  return [...codes(data?.warnings), ...codes(metadata.warnings)];
}

/** Priced rows of Jyotish and of the West that take a birth in their body; of a panchang nothing hangs on an hour that is not told. */
const ofBirths = (): readonly Operation[] =>
  house.app.operations.filter(
    ({ path, tag, price, sample }) =>
      /^\/(?:v2\/(?:astrology|western)|api\/vedika)\//.test(path) &&
      tag !== 'Panchang' &&
      price !== null &&
      sample !== null &&
      'datetime' in sample,
  );

describe('doubts of the twins', () => {
  it('tell of every birth without an hour that noon stands in', async () => {
    const silent: string[] = [];
    const rows = ofBirths();
    expect(rows.length).toBeGreaterThan(40);
    for (const { id, path, sample } of rows) {
      const { datetime: _, timezone: __, ...rest } = sample as Json;
      const person2 = rest['person2'] === undefined ? {} : { person2: UNKNOWN };
      const told = toldIn(await asked(path, { ...rest, ...UNKNOWN, ...person2 }));
      if (!told.includes('TIME_ASSUMED') || !told.includes('SIGN_UNCERTAIN')) silent.push(id);
      expect([id, new Set(told).size === told.length || 'person2' in person2]).toEqual([id, true]);
    }
    expect(silent).toEqual([]);
  }, 120_000);

  it('are those of Jyotish, also where the data is a list, and absent where there are none', async () => {
    const { metadata } = await asked(`${DAY}mahadasha`, UNKNOWN);
    expect(metadata['warnings']).toEqual(openJyotish(engine).doubts(UNKNOWN));
    expect(codes(metadata['warnings'])).toEqual(['TIME_ASSUMED', 'SIGN_UNCERTAIN', 'NAKSHATRA_UNCERTAIN']);
    expect(Object.keys((await asked(`${DAY}mahadasha`, BIRTH))['metadata'])).toEqual([
      'requestId',
      'timestamp',
      'cost',
      'apiVersion',
    ]);
  });

  it('tell how a time was read: of a birth, of a day, of each of two', async () => {
    for (const name of ['mahadasha', 'shashtiamsa', 'tithi', 'chandrashtama-periods'])
      expect([name, codes((await asked(`${DAY}${name}`, TWICE))['metadata'].warnings)]).toEqual([
        name,
        expect.arrayContaining(['AMBIGUOUS_LOCAL_TIME']),
      ]);
    expect(codes((await asked('/v2/western/transit-positions', TWICE))['metadata'].warnings)).toContain(
      'AMBIGUOUS_LOCAL_TIME',
    );
    for (const path of [`${DAY}nadi-dosha`, '/v2/western/composite']) {
      const { metadata } = await asked(path, { ...BIRTH, person2: TWICE });
      expect([path, metadata['warnings'].map(({ code, person }: Json) => [code, person])]).toEqual([
        path,
        expect.arrayContaining([['AMBIGUOUS_LOCAL_TIME', 'person2']]),
      ]);
      expect(metadata['warnings'].every(({ person }: Json) => person === 'person2')).toBe(true);
    }
  });

  it('tell which zone was found from the place, unless the data tells it or the caller did', async () => {
    const { timezone: _, ...born } = BIRTH;
    const found = { code: 'TIMEZONE_INFERRED', message: expect.stringContaining('Asia/Kolkata') };
    const day = '?date=1990-06-21&latitude=28.6139&longitude=77.209';
    for (const name of ['mangal-dosha', 'mahadasha', 'shadbala', 'tithi', `choghadiya${day}`]) {
      const answer = await asked(`${DAY}${name}`, name.includes('?') ? undefined : born);
      expect([name, answer['metadata'].warnings]).toEqual([name, [found]]);
    }
    expect((await asked(`${DAY}choghadiya${day}&timezone=+05:30`))['metadata']).not.toHaveProperty('warnings');
    for (const path of [`${DAY}nadi-dosha`, '/v2/western/composite', '/api/v1/compatibility'])
      expect([path, (await asked(path, { ...born, person2: BIRTH }))['metadata'].warnings]).toEqual([
        path,
        [{ ...found, person: 'person1' }],
      ]);
    for (const path of [`${DAY}planetary-positions`, `${DAY}birth-chart`]) {
      const { data, metadata } = await asked(path, born);
      expect([path, data.time.zoneSource, metadata.warnings]).toEqual([path, 'inferred', undefined]);
    }
  });

  it('tell how a time beside the birth was read, and which', async () => {
    // Berlin, 29 March 2026: from 2 to 3 at 1 h UT; 25 October: from 3 to 2, so that 2.30 was twice.
    const born = { ...BIRTH, latitude: 52.5, longitude: 13.4, timezone: 'Europe/Berlin' };
    for (const path of ['/v2/western/transit-positions', '/v2/western/transit-aspects', `${DAY}planet-transit`]) {
      const told = async (transitDateTime: string): Promise<Json[]> =>
        (await asked(path, { ...born, transitDateTime }))['metadata'].warnings ?? [];
      expect(await told('2026-03-29T02:30')).toEqual([
        {
          code: 'NONEXISTENT_LOCAL_TIME',
          message: expect.stringMatching(/^transitDateTime never stood .*Europe\/Berlin.*2026-03-29T01:30/),
        },
      ]);
      expect(await told('2026-10-25T02:30')).toEqual([
        {
          code: 'AMBIGUOUS_LOCAL_TIME',
          message: expect.stringMatching(/^transitDateTime stood twice .*2026-10-25T00:30/),
        },
      ]);
      for (const clear of ['2026-10-25T02:30+01:00', '2026-10-25T12:30']) expect(await told(clear)).toEqual([]);
    }
  });

  it('are not told a second time where the data tells them', async () => {
    const { data, metadata } = await asked(`${DAY}planetary-positions`, UNKNOWN);
    expect(codes(data.warnings)).toEqual(['TIME_ASSUMED', 'SIGN_UNCERTAIN']);
    expect(codes(metadata.warnings)).toEqual(['NAKSHATRA_UNCERTAIN']);
  });

  it('tell of a day without a sunrise in the words of its panchang', async () => {
    const place = 'latitude=78.2&longitude=15.6&timezone=%2B01:00';
    const { data } = await asked(`${DAY}panchang/1990-06-21?${place}`);
    const sunless = data.warnings.filter(({ code }: Json) => code === 'NO_SUNRISE');
    expect(sunless).toHaveLength(1);
    for (const name of ['choghadiya', 'hora', 'rahu-kaal', 'brahma-muhurta'])
      expect([name, (await asked(`${DAY}${name}?date=1990-06-21&${place}`))['metadata'].warnings]).toEqual([
        name,
        sunless,
      ]);
    const usual = await asked(`${DAY}choghadiya?date=1990-06-21&latitude=28.6139&longitude=77.209&timezone=5.5`);
    expect(usual['metadata']).not.toHaveProperty('warnings');
    const search = { datetime: '2026-10-20T12:00', latitude: 78.2, longitude: 15.6, timezone: '+01:00', days: 14 };
    const { metadata } = await asked(`${DAY}shubh-muhurta`, search);
    const first = metadata['warnings'][0].message.slice(0, 10);
    const { data: on } = await asked(`${DAY}panchang/${first}?${place}`);
    const [{ message }] = on.warnings.filter(({ code }: Json) => code === 'NO_SUNRISE');
    expect(metadata['warnings']).toEqual([{ code: 'NO_SUNRISE', message: `${first}: ${message}` }]);
  });
});

describe('doubts in the sandbox', () => {
  it('are told of every birth without an hour, in the words of the twins', async () => {
    const rows = house.app.operations.filter(
      ({ path, sample }) =>
        path.startsWith('/sandbox/') && sample !== null && 'datetime' in sample && !path.includes('/chat/'),
    );
    expect(rows.length).toBeGreaterThan(10);
    const silent: string[] = [];
    for (const { id, path, sample } of rows) {
      const person2 = 'person2' in (sample as Json) ? { person2: UNKNOWN } : {};
      const { data, metadata } = await asked(path, { ...UNKNOWN, ...person2 });
      const told = [...toldIn({ data, metadata }), ...codes(data?.person1?.warnings)];
      if (!told.includes('TIME_ASSUMED') || !told.includes('SIGN_UNCERTAIN')) silent.push(id);
    }
    expect(silent).toEqual([]);
    const [ours, theirs] = [
      await asked('/sandbox/western/composite', { ...UNKNOWN, person2: UNKNOWN }),
      await asked('/v2/western/composite', { ...UNKNOWN, person2: UNKNOWN }),
    ];
    expect(ours['metadata'].warnings).toEqual(theirs['metadata'].warnings);
  });

  it('are told of a birth in a query and of a day, and absent where there are none', async () => {
    const birth = 'date=1990-01-15&time=unknown&latitude=28.6139&longitude=77.209&timezone=5.5';
    const { metadata } = await asked(`/sandbox/astrology/mahadasha?${birth}`);
    expect(codes(metadata['warnings'])).toEqual(['TIME_ASSUMED', 'SIGN_UNCERTAIN', 'NAKSHATRA_UNCERTAIN']);
    const polar = await asked('/sandbox/astrology/hora?date=1990-06-21&latitude=78.2&longitude=15.6');
    expect(codes(polar['metadata'].warnings)).toContain('NO_SUNRISE');
    expect((await asked('/sandbox/astrology/mahadasha'))['metadata']).not.toHaveProperty('warnings');
  });
});

describe('a receipt that an answer cannot hold', () => {
  it('is refused before money, with the reason', async () => {
    const before = await house.balance();
    const query = '?date=1990-06-21&latitude=28.6139&longitude=77.209&receipt=true';
    for (const [path, body] of [
      ['mahadasha', { ...BIRTH, receipt: true }],
      ['antardasha', { ...BIRTH, receipt: true }],
      ['upagraha-position', { ...BIRTH, receipt: true }],
      ['tithi', { ...BIRTH, receipt: true }],
      [`choghadiya${query}`, undefined],
    ] as const) {
      const response = await house.call(body === undefined ? 'GET' : 'POST', `${DAY}${path}`, body);
      const answer = (await response.json()) as Json;
      expect([path, response.status, answer['code'], answer['error'].details]).toEqual([
        path,
        400,
        'VALIDATION_ERROR',
        [{ field: 'receipt', message: expect.stringContaining('is not signed') }],
      ]);
    }
    expect(await house.balance()).toBe(before);
    await asked(`${DAY}mahadasha`, { ...BIRTH, receipt: false });
  });
});
