/** Twins: what the sandbox tells without a key and what the priced interface tells with one is the same, for the same day, birth, pair or name. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { type House, KEY, openHouse } from '../../server/house.ts';

type Json = Record<string, any>;

const SEED = 20_261_122;
const RUNS = 12;

let house: House;
beforeAll(async () => {
  const settings = { addressPerMinute: 1_000_000 };
  house = await openHouse({ engine: await openEngine(), usd: '100000', perMinute: 1_000_000, settings });
  console.log(`seed ${SEED}, ${RUNS} draws a pair`);
});

/** A day or a birth at a place, as the tests draw it. */
interface Drawn {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  readonly ayanamsa: string;
}

const two = (number: number): string => String(number).padStart(2, '0');
const below = (limit: number) => fc.nat({ max: limit - 1 });
const drawn: fc.Arbitrary<Drawn> = fc.record({
  date: fc.tuple(below(130), below(12), below(28)).map(([y, m, d]) => `${1920 + y}-${two(m + 1)}-${two(d + 1)}`),
  time: fc.tuple(below(24), below(60)).map(([h, m]) => `${two(h)}:${two(m)}`),
  latitude: below(1200).map((tenths) => tenths / 10 - 60),
  longitude: below(3600).map((tenths) => tenths / 10 - 180),
  timezone: fc.constantFrom('+05:30', 'Z', '-08:00', '+09:00'),
  ayanamsa: fc.constantFrom('lahiri', 'raman', 'kp', 'fagan-bradley'),
});

const get = async (path: string, query: Json): Promise<unknown> => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return dataOf(path, query, await house.get(`${path}?${search}`, { 'x-api-key': KEY }));
};
const post = async (path: string, body: Json): Promise<unknown> => dataOf(path, body, await house.post(path, body));

async function dataOf(path: string, sent: Json, response: Response): Promise<unknown> {
  const answer = (await response.json()) as Json;
  expect([path, sent, response.status, answer['message']]).toEqual([path, sent, 200, undefined]);
  return answer['data'];
}

/** The same fields as a body has them. */
const bodyOf = ({ date, time, ...place }: Drawn): Json => ({ datetime: `${date}T${time}`, ...place });
const plainOf = (one: Drawn): Json => {
  const { ayanamsa: _, ...fields } = bodyOf(one);
  return fields;
};

/** Both answers, byte for byte, on every draw; and draws that do not all tell the same. */
async function areTwins<T>(
  input: fc.Arbitrary<T>,
  sandbox: (one: T) => Promise<unknown>,
  twin: (one: T) => Promise<unknown>,
): Promise<void> {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(input, async (one) => {
      const [free, paid] = [JSON.stringify(await sandbox(one)), JSON.stringify(await twin(one))];
      expect(free.length).toBeGreaterThan(1);
      expect(paid).toBe(free);
      told.add(paid);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(told.size).toBeGreaterThan(1);
}

const S = '/sandbox/astrology/';
const A = '/v2/astrology/';

describe('a day', () => {
  const HOURS = ['choghadiya', 'hora', 'rahu-kaal', 'gulika-kaal', 'yamaghanta', 'abhijit-muhurta', 'brahma-muhurta'];
  it.each([...HOURS, 'durmuhurta'])('%s by query', async (name) => {
    await areTwins(
      drawn,
      (one) => get(S + name, { ...one }),
      (one) => get(A + name, { ...one }),
    );
  });

  it.each(['today', '2026-11-22'])('panchang/%s', async (name) => {
    await areTwins(
      drawn,
      ({ date, ...one }) => get(`/sandbox/panchang/${name}`, name === 'today' ? { date, ...one } : one),
      ({ date, ...one }) => get(`${A}panchang/${name}`, name === 'today' ? { date, ...one } : one),
    );
  });

  const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana', 'ritu', 'solstice', 'anandadi-yoga', 'auspicious-period'];
  const MORE = ['inauspicious-period', 'gowri-nalla-neram', 'disha-shool', 'chandra-bala', 'tara-bala'];
  it.each([...LIMBS, ...MORE, 'auspicious-yoga'])('%s by query and by body', async (name) => {
    await areTwins(
      drawn,
      (one) => get(S + name, { ...one }),
      (one) => post(A + name, bodyOf(one)),
    );
  });
});

describe('a birth', () => {
  const BIRTHS = [
    ['mangal-dosha', 'mangal-dosha'],
    ['kaal-sarp-dosha', 'kaal-sarp-dosha'],
    ['dasha-periods', 'vimshottari-dasha'],
    ['dasha-periods', 'dasha-periods'],
    ['mahadasha', 'mahadasha'],
    ['antardasha', 'antardasha'],
    ['sade-sati', 'sade-sati'],
    ['sade-sati-advanced', 'sade-sati/advanced'],
    ['upagraha-position', 'upagraha-position'],
    ['planet-relationship', 'planet-relationship'],
  ] as const;
  it.each(BIRTHS)('%s by query and %s by body', async (free, paid) => {
    await areTwins(
      drawn,
      (one) => get(S + free, { ...one }),
      (one) => post(A + paid, bodyOf(one)),
    );
  });

  it('pitru dosha, nadi and the chart itself', async () => {
    for (const [free, paid] of [
      [`${S}pitru-dosha`, `${A}pitru-dosha`],
      [`${S}nadi-dosha`, `${A}nadi-dosha`],
      ['/sandbox/kundali/birth-chart', `${A}birth-chart`],
    ] as const)
      await areTwins(
        drawn,
        (one) => post(free, bodyOf(one)),
        (one) => post(paid, bodyOf(one)),
      );
  });

  it('the Moon in the eighth, from the sign and star of the birth', async () => {
    await areTwins(
      drawn,
      async (one) => {
        const { nakshatra, moonSign } = (await post(`${A}birth-details`, bodyOf(one))) as Json;
        const { time: _, ...day } = one;
        const asked = { ...day, date: '2026-11-22', sign: moonSign.name, nakshatra: nakshatra.name };
        return get(`${S}chandrashtama-periods`, asked);
      },
      (one) => post(`${A}chandrashtama-periods`, { ...bodyOf(one), startDate: '2026-11-22' }),
    );
  });

  const LATER: readonly (readonly [string, Json])[] = [
    ['transit-chart', { transitDateTime: '2026-01-01T12:00' }],
    ['transit-positions', { transitDateTime: '2026-01-01T12:00' }],
    ['progressions', { progressionDate: '2040-01-01' }],
    ['solar-return', { year: 2049 }],
  ];
  it.each(LATER)('%s', async (name, more) => {
    await areTwins(
      drawn,
      (one) => post(`/sandbox/western/${name}`, { ...plainOf(one), ...more }),
      (one) => post(`/v2/western/${name}`, { ...plainOf(one), ...more }),
    );
  });
});

describe('two people, a sign, a name, a search', () => {
  it('matching, nadi, synastry and composite', async () => {
    for (const [free, paid] of [
      ['/sandbox/kundali/match', '/api/v1/compatibility'],
      [`${S}nadi-dosha`, `${A}nadi-dosha`],
      ['/sandbox/western/synastry', '/v2/western/synastry'],
      ['/sandbox/western/composite', '/v2/western/composite'],
    ] as const) {
      const both = fc.tuple(drawn, drawn).map(([one, other]) => ({ male: plainOf(one), female: plainOf(other) }));
      await areTwins(
        both,
        (body) => post(free, body),
        (body) => post(paid, body),
      );
    }
  });

  it('columns of a sign', async () => {
    const asked = fc.tuple(fc.constantFrom('aries', 'Kanya', '12'), drawn).map(([sign, { date, timezone }]) => ({
      sign,
      query: { date, timezone, latitude: '10', longitude: '20' },
    }));
    const PAGES = [
      ['/sandbox/horoscope/daily', `${A}horoscope/SIGN`],
      ['/sandbox/horoscope/weekly', `${A}horoscope/SIGN/weekly`],
      ['/sandbox/horoscope/monthly', `${A}horoscope/SIGN/monthly`],
      ['/sandbox/western/horoscope/SIGN/advanced', `${A}horoscope/SIGN/advanced`],
      ['/sandbox/western/horoscope/SIGN', '/v2/western/horoscope/SIGN'],
      ['/sandbox/western/horoscope/SIGN/advanced', '/v2/western/horoscope/SIGN/advanced'],
    ] as const;
    for (const [free, paid] of PAGES)
      await areTwins(
        asked,
        ({ sign, query }) =>
          free.includes('SIGN') ? get(free.replace('SIGN', sign), query) : get(free, { sign, ...query }),
        ({ sign, query }) => get(paid.replace('SIGN', sign), query),
      );
  });

  it('the numbers of a name and a date', async () => {
    const person = fc
      .tuple(fc.constantFrom('Asha Rao', 'Ada Byron', 'José Núñez'), drawn)
      .map(([name, { date }]) => ({ name, birthDate: date }));
    await areTwins(
      person,
      (one) => post('/sandbox/numerology/analyze', one),
      (one) => post('/api/vedika/numerology', one),
    );
  });

  it('good times, from a date and from a time', async () => {
    await areTwins(
      drawn,
      ({ time: _, ...one }) => post('/sandbox/muhurta/find', { ...one, eventType: 'travel' }),
      ({ time: _, latitude, longitude, ...one }) =>
        post('/api/vedika/muhurtha', { ...one, location: { latitude, longitude }, eventType: 'travel' }),
    );
    await areTwins(
      drawn,
      ({ date, time: _, ...one }) =>
        post('/sandbox/muhurta/find', { ...one, startDate: date, endDate: date, eventType: 'business' }),
      (one) => post(`${A}shubh-muhurta`, { ...bodyOf(one), days: 1 }),
    );
  });

  it('tells what is wrong with a name under the name that the caller gave it, and of nothing that a call has not', async () => {
    const refusals = await Promise.all(
      [
        [`${A}numerology/life-path`, { name: '!', birthDate: '1990-01-15' }, 'name'],
        [`${A}numerology/destiny`, { name: 'A7' }, 'name'],
        [`${A}numerology/life-path`, { birthDate: '1990-13-15' }, 'birthDate'],
        [`${A}numerology/compatibility`, { person1: { name: '7' }, person2: { name: 'B' } }, 'person1.name'],
        ['/sandbox/numerology/analyze', { name: '7' }, 'name'],
      ].map(async ([path, body, field]) => {
        const { code, details } = (await (await house.post(path as string, body)).json()) as Json;
        return [code, details[0].field, field, details[0].message] as const;
      }),
    );
    for (const [code, told, field, message] of refusals) {
      expect([code, told]).toEqual(['VALIDATION_ERROR', field]);
      expect(message).toMatch(new RegExp(`^The ${field} .+\\.$`));
      expect(message).not.toMatch(/question\.|unknownLetters/);
    }
  });
});
