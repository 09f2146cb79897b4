/** Every input of a sandbox path bears on what it tells, and what came from the request is told apart from the sample. */

import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Asked,
  asBody,
  asQuery,
  astrology,
  BIRTH,
  BIRTHS,
  BIRTHS_TRIED,
  BODIES,
  DAY,
  DAYS,
  DAYS_TRIED,
  HOURS,
  type Json,
  numbers,
  OTHER_BIRTHS,
  OTHER_DAYS,
  openSandbox,
  PAIRS,
  PUBLISHED,
  type Sandbox,
  WESTERN,
} from './sandbox-calls.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
const ask: Sandbox['ask'] = (...asked) => sandbox.ask(...asked);

/** Inputs that do not bear on what a path tells, by nature. */
const INDIFFERENT: Readonly<Record<string, readonly string[]>> = {
  // Tithis and karanas count from the Sun; hours and directions are parts of the day.
  ...Object.fromEntries(
    [...astrology('tithi', 'karana', 'gowri-nalla-neram', 'disha-shool'), ...HOURS].map((path) => [path, ['ayanamsa']]),
  ),
  // The Sun turns for the whole earth at once, and so does the season.
  'GET /sandbox/astrology/solstice': ['time', 'latitude', 'longitude', 'ayanamsa'],
  'GET /sandbox/astrology/ritu': ['time', 'latitude', 'longitude'],
  // The planets stand in one sign and star wherever one is born.
  ...Object.fromEntries(
    astrology('dasha-periods', 'mahadasha', 'antardasha', 'sade-sati', 'sade-sati-advanced', 'planet-relationship').map(
      (path) => [path, ['latitude', 'longitude']],
    ),
  ),
};

/** Inputs, each of which was changed in several ways, that changed nothing. */
async function deadInputs(
  published: string,
  base: Readonly<Record<string, unknown>>,
  others: Readonly<Record<string, readonly unknown[]>>,
  asked: (fields: Readonly<Record<string, unknown>>) => Asked,
): Promise<readonly string[]> {
  const first = await ask(published, asked(base));
  expect([published, first.status]).toEqual([published, 200]);
  const text = dataOf(first.answer);
  const dead: string[] = [];
  for (const [name, values] of Object.entries(others)) {
    const answers = [];
    for (const value of values) answers.push(await ask(published, asked({ ...base, [name]: value })));
    for (const { status, answer } of answers)
      expect([published, name, status, answer['message']]).toEqual([published, name, 200, undefined]);
    if (answers.every(({ answer }) => dataOf(answer) === text)) dead.push(name);
  }
  return dead;
}

/** Inputs that changed nothing on any of several dates. */
async function deadOnAll(
  published: string,
  base: Readonly<Record<string, unknown>>,
  dates: readonly string[],
  others: Readonly<Record<string, readonly unknown[]>>,
  asked: (fields: Readonly<Record<string, unknown>>) => Asked,
): Promise<readonly string[]> {
  let dead = Object.keys(others);
  for (const date of dates) {
    const left = Object.fromEntries(Object.entries(others).filter(([name]) => dead.includes(name)));
    dead = [...(await deadInputs(published, { ...base, date }, left, asked))];
    if (dead.length === 0) return [];
  }
  return dead;
}

/** The part of an answer that is not about the call. */
function dataOf(answer: Json): string {
  return JSON.stringify(answer['data'] ?? answer['response']);
}

describe('every input of a path bears on its answer, but for those that by nature do not', () => {
  it.each(DAYS)('%s', async (published) => {
    expect(await deadOnAll(published, DAY, DAYS_TRIED, OTHER_DAYS, asQuery)).toEqual(INDIFFERENT[published] ?? []);
  });

  it.each(BIRTHS)('%s', async (published) => {
    expect(await deadOnAll(published, BIRTH, BIRTHS_TRIED, OTHER_BIRTHS, asQuery)).toEqual(
      INDIFFERENT[published] ?? [],
    );
  });

  it.each(BODIES)('%s', async (published) => {
    expect(await deadOnAll(published, BIRTH, BIRTHS_TRIED, OTHER_BIRTHS, (fields) => asBody(numbers(fields)))).toEqual(
      INDIFFERENT[published] ?? [],
    );
  });

  const FUTURE: Readonly<Record<string, readonly [Json, Json]>> = {
    'transit-chart': [{ transitDateTime: '2026-01-01T00:00' }, { transitDateTime: ['2026-01-02T00:00'] }],
    'transit-positions': [{ transitDateTime: '2026-01-01T00:00' }, { transitDateTime: ['2026-01-02T00:00'] }],
    progressions: [{ progressionDate: '2026-01-01' }, { progressionDate: ['2027-01-01'] }],
    'solar-return': [{ year: 2026 }, { year: [2027] }],
  };
  it.each(WESTERN)('%s', async (published) => {
    const [own, others] = FUTURE[published.split('/').at(-1) as string] as readonly [Json, Json];
    const { ayanamsa: _, ...base } = BIRTH;
    const { ayanamsa: __, ...changed } = OTHER_BIRTHS;
    const more = { ...others, houseSystem: ['koch'], nodeType: ['true'] };
    expect(
      await deadInputs(published, { ...base, ...own }, { ...changed, ...more }, (fields) => asBody(numbers(fields))),
    ).toEqual([]);
  });

  it.each(PAIRS)('%s', async (published) => {
    const [one, other] = [numbers(BIRTH), { ...numbers(BIRTH), date: '1992-06-03', time: '18:05' }];
    const days = ['1984-08-03', '2001-05-07', '1993-12-12'];
    const dead = await deadInputs(
      published,
      { first: one['date'], second: other['date'] },
      { first: days, second: days },
      ({ first, second }) => asBody({ ...one, date: first, person2: { ...other, date: second } }),
    );
    expect(dead).toEqual([]);
  });

  it('columns change with the sign and with each day; so do those of a week and a month', async () => {
    for (const published of PUBLISHED.filter((path) => path.includes('horoscope'))) {
      const told = new Set<string>();
      const dates = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-24'];
      for (const sign of ['aries', 'Taurus', 'MITHUNA', '4'])
        for (const date of dates) {
          const inPath = published.includes(':sign');
          const { answer, status } = await ask(
            published,
            inPath ? { params: { sign }, query: { date } } : { query: { sign, date } },
          );
          expect([published, status]).toEqual([published, 200]);
          for (const text of inPath
            ? [JSON.stringify(answer['data'].prediction ?? answer['data'].predictions)]
            : Object.values(answer['data'].prediction as Json))
            told.add(text as string);
        }
      expect(told.size).toBe(16 * (published.includes(':sign') ? 1 : 5));
    }
  });

  it('chat, numbers, good times, the Moon in the eighth and transits hear what is asked', async () => {
    const differ = async (published: string, ...asked: readonly Asked[]) => {
      const answers = [];
      for (const one of asked) answers.push(await ask(published, one));
      for (const { status, answer } of answers)
        expect([published, status, answer['message']]).toEqual([published, 200, undefined]);
      expect(new Set(answers.map(({ answer }) => dataOf(answer))).size).toBe(asked.length);
    };
    await differ(
      'POST /sandbox/chat/ask',
      {},
      asBody({ question: 'Will I marry?' }),
      asBody({ question: 'What about money?' }),
    );
    await differ(
      'POST /sandbox/numerology/analyze',
      {},
      asBody({ name: 'Ada Byron' }),
      asBody({ birthDate: '1815-12-10' }),
      asBody({ name: 'Ada Byron', birthDate: '1815-12-10' }),
    );
    await differ(
      'POST /sandbox/muhurta/find',
      {},
      asBody({ eventType: 'marriage' }),
      asBody({ date: '2026-12-01' }),
      asBody({ startDate: '2026-12-01', endDate: '2026-12-03' }),
      asBody({ date: '2026-12-01', latitude: 51.5, longitude: 0 }),
      asBody({ date: '2026-12-01', timezone: 'Z' }),
      asBody({ date: '2026-12-01', ayanamsa: 'raman' }),
    );
    const month = { date: '2026-11-22' };
    await differ(
      'GET /sandbox/astrology/chandrashtama-periods',
      asQuery(month),
      asQuery({ date: '2026-12-24' }),
      asQuery({ ...month, sign: 'mesha' }),
      asQuery({ ...month, nakshatra: 'rohini' }),
      asQuery({ ...month, timezone: 'Z' }),
      asQuery({ ...month, ayanamsa: 'raman' }),
      asQuery({ ...month, time: '10:00' }),
    );
    await differ(
      'GET /sandbox/transits/current',
      {},
      asQuery({ datetime: '2026-01-01T00:00Z' }),
      asQuery({ zodiac: 'tropical' }),
      asQuery({ ayanamsa: 'raman' }),
    );
    await differ('GET /sandbox/panchang/:date', { params: { date: '2026-11-22' } }, { params: { date: '2026-11-23' } });
  });

  it('a day is today by the clock of the place', async () => {
    // 2026-11-21, 00:00 UTC: in New Delhi it is the 21st, in Los Angeles still the 20th.
    expect((await ask('GET /sandbox/panchang/today')).answer['data'].date).toBe('2026-11-21');
    const west = { latitude: '34.05', longitude: '-118.24' };
    expect((await ask('GET /sandbox/panchang/today', { query: west })).answer['data'].date).toBe('2026-11-20');
  });

  it('what came from the request and what from the sample is told', async () => {
    const usage = async (published: string, asked: Asked) => (await ask(published, asked)).answer['meta'].inputUsage;
    expect(await usage('GET /sandbox/astrology/tithi', { query: { date: '2026-01-01', time: '10:00' } })).toEqual({
      fromRequest: ['date', 'time'],
      fromSample: ['latitude', 'longitude', 'timezone'],
    });
    expect(
      await usage('GET /sandbox/astrology/mangal-dosha', {
        query: { date: '2001-01-01', latitude: '1', longitude: '2' },
      }),
    ).toEqual({
      fromRequest: ['date', 'latitude', 'longitude'],
      fromSample: ['time'],
    });
    expect(
      await usage('POST /sandbox/kundali/match', { body: { male: { datetime: '1990-01-01T10:00' }, female: {} } }),
    ).toEqual({
      fromRequest: ['male.datetime'],
      fromSample: [
        'male.latitude',
        'male.longitude',
        'male.timezone',
        'female.datetime',
        'female.latitude',
        'female.longitude',
        'female.timezone',
      ],
    });
    expect((await ask('POST /sandbox/western/synastry', {})).answer['meta'].contentMode).toBe('fixture');
    expect(
      (await ask('POST /sandbox/western/synastry', { body: { houseSystem: 'koch' } })).answer['meta'].contentMode,
    ).toBe('computed_from_request');
  });

  it('an unescaped plus in a query is a plus, and a zone without a place is that of the sample’s place', async () => {
    const response = await sandbox.house.get(
      '/sandbox/astrology/hora?date=2026-11-22&latitude=+28.5&longitude=77&timezone=+02:00',
    );
    const { data } = (await response.json()) as Json;
    expect(data[0].start.slice(-6)).toBe('+02:00');
    const { answer } = await ask('POST /sandbox/kundali/birth-chart', { body: { timezone: '+01:00' } });
    expect([answer['data'].time.utcOffset, answer['meta'].inputUsage.fromSample]).toEqual([
      '+01:00',
      ['datetime', 'latitude', 'longitude'],
    ]);
  });

  it('one person alone is a profile where the priced call tells one, and has the sample’s partner elsewhere', async () => {
    const body = { datetime: '1970-05-06T07:08', latitude: 10, longitude: 20 };
    for (const published of ['POST /sandbox/kundali/match', 'POST /sandbox/western/synastry'])
      expect((await ask(published, { body })).answer['data']).toMatchObject({ mode: 'profile', person2: null });
    for (const published of ['POST /sandbox/astrology/ashtakoota', 'POST /sandbox/western/composite'])
      expect((await ask(published, { body })).answer['meta'].inputUsage.fromSample).toContain('person2.datetime');
  });
});
