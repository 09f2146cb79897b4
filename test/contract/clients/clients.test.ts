/** Clients that exist: every call they were seen to send works unmodified over the real engine, and what they read is there. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEY } from '../../server/house.ts';
import { openWholeHouse, type WholeHouse } from '../../server/whole-house.ts';
import { resolveRef, schemaFaults } from '../schema-check.ts';

type Json = Record<string, any>;

interface Call {
  readonly client: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Which fields are sent. */
  readonly send: string;
  /** Fields beside them. */
  readonly more?: Json;
  /** Members of `data` by dots; a number counts in a list. */
  readonly reads: readonly string[];
  readonly equals?: Json;
}

const { calls: CALLS, elsewhere: ELSEWHERE } = JSON.parse(
  readFileSync(new URL('../../authorities/contract/clients.json', import.meta.url), 'utf8'),
) as { readonly calls: readonly Call[]; readonly elsewhere: readonly Pick<Call, 'method' | 'path'>[] };

const B = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;
const PLACE = { latitude: '28.6139', longitude: '77.209', timezone: 'Asia/Kolkata' } as const;
const NAME = { name: 'Asha Rao', birthDate: '1990-01-15' } as const;

/** What each kind of call sends. */
const SENT: Readonly<Record<string, Json>> = {
  none: {},
  own: {},
  B,
  Ba: { ...B, ayanamsa: 'lahiri' },
  birthDetails: { birthDetails: B },
  'birthDetails+ayanamsa': { birthDetails: B, ayanamsa: 'lahiri' },
  place: PLACE,
  day: { date: '2026-11-22', ...PLACE },
  page: { page: '1', limit: '20' },
  'male-female': { male: B, female: HER },
  'bride-groom': { bride: { ...HER, gender: 'female' }, groom: { ...B, gender: 'male' } },
  persons: { person1: B, person2: HER },
  name: NAME,
  names: { person1: NAME, person2: { name: 'Ravi Mehta', birthDate: '1988-07-03' } },
};

let { house, document } = {} as WholeHouse;
beforeAll(async () => {
  ({ house, document } = await openWholeHouse());
});

function ask({ method, path }: Pick<Call, 'method' | 'path'>, fields: Json): Promise<Response> {
  if (method === 'POST') return house.post(path, fields);
  const search = new URLSearchParams(fields as Record<string, string>).toString();
  return house.get(search === '' ? path : `${path}?${search}`, { 'x-api-key': KEY });
}

const fieldsOf = ({ send, more }: Call): Json => ({ ...SENT[send], ...more });

function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<any>((value, step) => value?.[step], data);
}

/** The operation that answers a path of the document or an alias of one. */
function operationOf({ method, path }: Pick<Call, 'method' | 'path'>): Json {
  const shapeOf = (one: string) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`);
  const operations = Object.entries(document['paths'] as Json).flatMap(([canonical, methods]) => {
    const operation = (methods as Json)[method.toLowerCase()];
    return operation === undefined ? [] : [[canonical, operation] as const];
  });
  const exact = operations.find(([one, operation]) => one === path || operation['x-aliases']?.includes(path));
  const found = exact ?? operations.find(([one]) => shapeOf(one).test(path));
  if (found === undefined) throw new Error(`the document does not know ${method} ${path}`);
  return found[1];
}

/** Members of an answer that its schema does not name; an alternative that names them all suffices. */
function undescribed(schema: Json, value: unknown, place = '$'): string[] {
  if (schema['$ref'] !== undefined) return undescribed(resolveRef(schema['$ref'], document) as Json, value, place);
  const parts: Json[] = [...(schema['allOf'] ?? []), ...(schema['anyOf'] ?? [])];
  if (parts.length > 0 && schema['properties'] === undefined) {
    const each = parts.map((part) => undescribed(part, value, place));
    if (schema['anyOf'] !== undefined) return each.sort((one, other) => one.length - other.length)[0] ?? [];
    return (each[0] ?? []).filter((fault) => each.every((faults) => faults.includes(fault)));
  }
  if (Array.isArray(value))
    return value.flatMap((item, i) => undescribed(schema['items'] ?? {}, item, `${place}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const described = schema['properties']?.[name] ?? schema['additionalProperties'];
    if (described === undefined) return schema['properties'] === undefined ? [] : [`${place}.${name}`];
    return undescribed(described, member, `${place}.${name}`);
  });
}

describe('every call that was recorded', () => {
  it('stands in the list once', () => {
    const names = CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    console.log(`${names.length} calls served here, ${ELSEWHERE.length} by other parts`);
  });

  it.each(CALLS.map((call) => [`${call.client}: ${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_, call) => {
      const before = await house.balance();
      const response = await ask(call, fieldsOf(call));
      const answer = (await response.json()) as Json;
      expect([response.status, answer['message'], answer['details']]).toEqual([200, undefined, undefined]);
      const missing = call.reads.filter((path) => at(answer['data'], path) === undefined);
      expect(missing).toEqual([]);
      expect(answer['data']).toMatchObject(call.equals ?? {});
      const operation = operationOf(call);
      const { schema } = operation['responses'][200].content['application/json'];
      expect(schemaFaults(schema, answer, document)).toEqual([]);
      expect(undescribed(schema, answer)).toEqual([]);
      const charged = Number(before - (await house.balance())) / 1e6;
      expect([answer['metadata'].cost, charged]).toEqual(
        operation['x-price-usd'] === undefined ? ['Free', 0] : [operation['x-price-usd'], operation['x-price-usd']],
      );
    },
  );

  it('that names a birth is answered alike under birthDetails', async () => {
    const born = CALLS.filter(({ send }) => send === 'B' || send === 'Ba');
    expect(born.length).toBeGreaterThan(60);
    for (const call of born) {
      const { datetime, latitude, longitude, timezone, ...more } = fieldsOf(call);
      const wrapped = { birthDetails: { datetime, latitude, longitude, timezone }, ...more };
      const [one, other] = [await ask(call, fieldsOf(call)), await ask(call, wrapped)];
      const [{ data }, answer] = [(await one.json()) as Json, (await other.json()) as Json];
      expect([call.path, other.status, JSON.stringify(answer['data']) === JSON.stringify(data)]).toEqual([
        call.path,
        200,
        true,
      ]);
    }
  });
});

describe('what these clients get wrong', () => {
  /** A refusal as every client can read it: the message on top, the field by name, nothing charged. */
  async function refused(call: Pick<Call, 'method' | 'path'>, fields: Json, code: string, ...wrong: string[]) {
    const before = await house.balance();
    const response = await ask(call, fields);
    const answer = (await response.json()) as Json;
    expect([call.path, response.status, answer['code'], answer['details']?.map((one: Json) => one['field'])]).toEqual([
      call.path,
      400,
      code,
      wrong,
    ]);
    expect(answer['message']).toEqual(expect.stringMatching(/\S/));
    expect(answer['error']).toMatchObject({ code, message: answer['message'] });
    expect(await house.balance()).toBe(before);
  }

  it('a birth without a time is refused by name', async () => {
    for (const call of CALLS.filter(({ send }) => send === 'B' || send === 'Ba')) {
      const { datetime: _, ...fields } = fieldsOf(call);
      await refused(call, fields, 'MISSING_DATETIME', 'datetime');
    }
  });

  it('a birth without a latitude is refused by name, with every place of it', async () => {
    for (const call of CALLS.filter(({ send }) => send === 'B' || send === 'Ba')) {
      const { latitude: _, ...fields } = fieldsOf(call);
      await refused(call, fields, 'VALIDATION_ERROR', 'latitude');
    }
    const { birthDetails, ...more } = fieldsOf(CALLS.find(({ send }) => send === 'birthDetails') as Call);
    const { latitude: _, ...half } = birthDetails;
    for (const call of CALLS.filter(({ send }) => send === 'birthDetails'))
      await refused(call, { birthDetails: half, ...more }, 'VALIDATION_ERROR', 'birthDetails.latitude');
  });

  it('an ayanamsa that nobody knows is refused by name', async () => {
    for (const call of CALLS.filter(({ send }) => send === 'Ba'))
      await refused(call, { ...fieldsOf(call), ayanamsa: 'nobodys' }, 'VALIDATION_ERROR', 'ayanamsa');
  });

  it('a sign that is none, and a day without its place, are refused by name', async () => {
    for (const call of CALLS.filter(({ path }) => path.includes('/horoscope/'))) {
      const path = call.path.replace(/aries|leo/, 'ophiuchus');
      await refused({ method: 'GET', path }, {}, 'VALIDATION_ERROR', 'sign');
    }
    for (const call of CALLS.filter(({ path }) => path.includes('/prediction/'))) {
      await refused(call, { rashi: 'ophiuchus' }, 'VALIDATION_ERROR', 'rashi');
      await refused(call, {}, 'VALIDATION_ERROR', 'rashi');
    }
    for (const call of CALLS.filter(({ send }) => send === 'day')) {
      const { latitude: _, ...fields } = fieldsOf(call);
      await refused(call, fields, 'VALIDATION_ERROR', 'latitude');
      await refused(call, { date: '2026-11-22' }, 'VALIDATION_ERROR', 'latitude', 'longitude');
      await refused(call, { ...fieldsOf(call), date: '2026-02-30' }, 'INVALID_DATETIME', 'date');
    }
  });

  it('a second person with a fault is told where it was written', async () => {
    for (const call of CALLS.filter(({ send }) => send === 'male-female'))
      await refused(call, { male: B, female: { ...HER, latitude: 91 } }, 'VALIDATION_ERROR', 'female.latitude');
    for (const call of CALLS.filter(({ send }) => send === 'persons'))
      await refused(
        call,
        { person1: B, person2: { ...HER, datetime: 'soon' } },
        'INVALID_DATETIME',
        'person2.datetime',
      );
  });

  it('fields of one question alone are refused by name', async () => {
    const post = (path: string) => ({ method: 'POST', path }) as const;
    const of = '/v2/astrology/';
    await refused(post(`${of}ashtottari-dasha`), { ...B, depth: 9 }, 'VALIDATION_ERROR', 'depth');
    await refused(post(`${of}yogini-dasha`), { ...B, depth: 1.5 }, 'VALIDATION_ERROR', 'depth');
    await refused(post(`${of}ashtakavarga`), { ...B, planet: 'Vulcan' }, 'VALIDATION_ERROR', 'planet');
    await refused(post(`${of}lalkitab/remedies`), { ...B, includeDebts: 'yes' }, 'VALIDATION_ERROR', 'includeDebts');
    await refused(post(`${of}varshaphal`), { ...B, year: 1900 }, 'VALIDATION_ERROR', 'year');
    await refused(post(`${of}varshaphal`), { ...B, year: 2026.5 }, 'VALIDATION_ERROR', 'year');
    await refused(post(`${of}shubh-muhurta`), { ...B, days: 32 }, 'VALIDATION_ERROR', 'days');
    await refused(post(`${of}shubh-muhurta`), { ...B, eventType: 'war' }, 'VALIDATION_ERROR', 'eventType');
    await refused(
      post(`${of}planet-transit`),
      { ...B, transitDateTime: 'soon' },
      'INVALID_DATETIME',
      'transitDateTime',
    );
    await refused(post(`${of}chandrashtama-periods`), { ...B, startDate: '1' }, 'INVALID_DATETIME', 'startDate');
    await refused(post(`${of}house-cusps`), { ...B, houseSystem: 'none' }, 'VALIDATION_ERROR', 'houseSystem');
    await refused(
      post('/v2/western/transit-aspects'),
      { ...B, transitDateTime: 7 },
      'INVALID_DATETIME',
      'transitDateTime',
    );
    await refused(post('/v2/western/solar-return-aspects'), { ...B, year: 'x' }, 'VALIDATION_ERROR', 'year');
    await refused(post('/v2/western/composite'), B, 'VALIDATION_ERROR', 'person2');
    const location = { latitude: 28.6, longitude: 77.2 };
    await refused(post('/api/vedika/muhurtha'), { location }, 'MISSING_DATETIME', 'date');
    await refused(
      post('/api/vedika/muhurtha'),
      { date: '2026-11-27', location: { longitude: 1 } },
      'VALIDATION_ERROR',
      'location.latitude',
    );
    await refused(post(`${of}numerology/life-path`), { name: 'Asha Rao' }, 'VALIDATION_ERROR', 'birthDate');
    await refused(post(`${of}numerology/destiny`), { birthDate: '1990-01-15' }, 'VALIDATION_ERROR', 'name');
    await refused(
      post(`${of}numerology/destiny`),
      { name: 'Asha', birthDate: '1990-02-30' },
      'VALIDATION_ERROR',
      'birthDate',
    );
    await refused(post(`${of}numerology/personal-year`), { birthDate: '2100-01-01' }, 'VALIDATION_ERROR', 'birthDate');
    await refused(post(`${of}numerology/complete`), { ...NAME, system: 'mine' }, 'VALIDATION_ERROR', 'system');
    await refused(post(`${of}numerology/compatibility`), { person1: NAME }, 'VALIDATION_ERROR', 'person2');
  });

  it('today’s panchang without a place says which place it took; one with a place does not', async () => {
    const codes = async (search: string): Promise<readonly string[]> => {
      const { data } = (await (
        await ask({ method: 'GET', path: `/v2/astrology/panchang/today${search}` }, {})
      ).json()) as Json;
      return data.warnings.map(({ code }: Json) => code);
    };
    expect(await codes('')).toContain('DEFAULT_PLACE');
    expect(await codes('?latitude=28.6139&longitude=77.209')).not.toContain('DEFAULT_PLACE');
    const { data } = (await (await ask({ method: 'GET', path: '/v2/astrology/horoscope/aries' }, {})).json()) as Json;
    expect(data.warnings.map(({ code }: Json) => code)).toContain('DEFAULT_PLACE');
  });

  it('where the Sun does not rise, and at the poles themselves, every call is answered', async () => {
    for (const call of CALLS.filter(({ send }) => ['B', 'Ba', 'day', 'place'].includes(send)))
      for (const [latitude, date] of [
        [84.5, '2026-06-21'],
        [-78.2, '2026-06-21'],
        [69.6, '2026-12-21'],
        [90, '2026-03-20'],
        [-90, '2026-03-20'],
      ] as const) {
        const isQuery = call.method === 'GET';
        const when = isQuery ? { date } : { datetime: `${date}T12:00` };
        const response = await ask(call, {
          ...fieldsOf(call),
          ...when,
          latitude: isQuery ? String(latitude) : latitude,
        });
        const { message } = (await response.json()) as Json;
        expect([call.path, latitude, response.status, message]).toEqual([call.path, latitude, 200, undefined]);
      }
  });

  it('a birth at either end of the ephemeris is answered, or refused for nothing', async () => {
    // The years that may be written end before the ephemeris does; searches reach beyond either.
    const times = ['-003000-01-01T00:00', '-002999-03-01T12:00', '2999-11-01T12:00', '3000-12-31T23:59'];
    const seen: Record<number, number> = {};
    for (const call of CALLS.filter(({ send }) => send === 'B' || send === 'Ba'))
      for (const datetime of times) {
        const before = await house.balance();
        const response = await ask(call, { ...fieldsOf(call), datetime });
        const { code, message } = (await response.json()) as Json;
        expect([call.path, datetime, [200, 400].includes(response.status), message]).toEqual([
          call.path,
          datetime,
          true,
          response.status === 200 ? undefined : expect.stringMatching(/\S/),
        ]);
        if (response.status === 400) {
          expect([call.path, code]).toEqual([call.path, code === 'VALIDATION_ERROR' ? code : 'INVALID_DATETIME']);
          expect(await house.balance()).toBe(before);
        }
        seen[response.status] = (seen[response.status] ?? 0) + 1;
      }
    console.log(`${times.join(' and ')}: ${JSON.stringify(seen)}`);
    expect(seen[200]).toBeGreaterThan(30);
  });
});

describe('what a call costs', () => {
  // biome-ignore format: a table reads in rows
  const COSTS: readonly (readonly [usd: number, paths: readonly string[]])[] = [
    [0.05, ['planetary-positions', 'navamsa', 'vimshottari-dasha', 'mangal-dosha', 'shadbala', 'upagraha-position', 'nadi-dosha', 'shubh-muhurta', 'lalkitab/remedies']],
    [0.02, ['tithi', 'muhurta', 'disha-shool', 'prediction/yearly', 'numerology/complete', 'numerology/compatibility']],
    [0.1,  ['nakshatra-porutham', 'thirumana-porutham']],
    [0.35, ['guna-milan', 'kundali-matching', 'matrimony/match']],
  ];
  it('is one price for each kind', () => {
    const priceOf = (method: 'GET' | 'POST', path: string) => operationOf({ method, path })['x-price-usd'];
    for (const [usd, paths] of COSTS)
      for (const path of paths) expect([path, priceOf('POST', `/v2/astrology/${path}`)]).toEqual([path, usd]);
    for (const path of ['panchang/today', 'hora', 'durmuhurta', 'horoscope/aries'])
      expect([path, priceOf('GET', `/v2/astrology/${path}`)]).toEqual([path, 0.02]);
    for (const { path, method } of CALLS.filter(({ path: one }) => one.startsWith('/v2/western/')))
      expect([path, priceOf(method, path)]).toEqual([
        path,
        path.includes('horoscope') ? 0.02 : path.includes('synastry') ? 0.12 : 0.06,
      ]);
  });

  it('stands in the sandbox’s list of Western prices', async () => {
    const { data } = (await (await house.get('/sandbox/western/pricing')).json()) as Json;
    const listed = new Map(data.endpoints.map(({ path, price }: Json) => [path, price]));
    for (const path of ['/v2/western/composite', '/v2/western/transit-aspects', '/v2/western/horoscope/{sign}'])
      expect(listed.get(path)).toBe(path.includes('horoscope') ? 0.02 : 0.06);
  });
});
