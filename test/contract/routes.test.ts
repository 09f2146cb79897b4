/** Every row: what a good call looks like, and each way it refuses. The house holds each answer against the document by itself. */

import { beforeEach, describe, expect, it } from 'vitest';
import { BIRTH, type House, KEY, openHouse } from '../server/house.ts';

type Json = Record<string, any>;
let house: House;
beforeEach(async () => {
  house = await openHouse();
});

const json = async (response: Response): Promise<Json> => (await response.json()) as Json;

/** Options that no chart can have. */
const BAD_VALUES: Json = {
  fold: 7,
  calendar: 'mayan',
  elevation: 'high',
  orb: '2',
  ayanamsa: 'x',
  houseSystem: 3,
  nodeType: 'north',
  includeOuter: 1,
  aspects: 'none',
  format: 'pdf',
  chartStyle: 'round',
  gender: 3,
};
const BIRTH_ORDER = ['datetime', 'latitude', 'longitude', 'timezone', 'fold', 'calendar', 'elevation'];

const PRICED = [
  {
    path: '/v2/astrology/birth-chart',
    aliases: ['/v2/astrology/kundli'],
    cost: 0.25,
    zodiac: 'sidereal',
    apiVersion: 'v2',
  },
  {
    path: '/v1/astrology/astrology/birth-chart',
    aliases: ['/api/v1/chart', '/api/v1/charts/birth'],
    cost: 0.25,
    zodiac: 'sidereal',
    apiVersion: 'v1',
  },
  {
    path: '/v1/astrology/western/natal-chart',
    aliases: ['/v2/western/natal-chart', '/v2/western/birth-chart'],
    cost: 0.048,
    zodiac: 'tropical',
    apiVersion: 'v1',
  },
] as const;

describe.each(PRICED)('POST $path', ({ path, aliases, cost, zodiac, apiVersion }) => {
  it('answers a chart in the generic envelope', async () => {
    const response = await house.post(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const body = await json(response);
    expect(Object.keys(body)).toEqual(['success', 'data', 'metadata']);
    expect(body['success']).toBe(true);
    expect(body['data'].zodiac).toBe(zodiac);
    expect(body['data'].chartId).toMatch(/^cht_[0-9a-z]{26}$/);
    expect(body['metadata']).toEqual({
      requestId: response.headers.get('x-request-id'),
      timestamp: '2026-11-21T00:00:00.000Z',
      cost,
      apiVersion,
    });
  });

  it('charges its price once for a 2xx, to the micro-dollar', async () => {
    const before = await house.balance();
    await house.post(path);
    expect(before - (await house.balance())).toBe(BigInt(Math.round(cost * 1e6)));
  });

  it.each(aliases)('answers the same at %s', async (alias) => {
    const [canonical, other] = [await json(await house.post(path)), await json(await house.post(alias))];
    expect(other['data']).toEqual(canonical['data']);
    expect(other['metadata'].cost).toBe(cost);
  });

  it('takes the birth under birthDetails too, and lets the top level win', async () => {
    const [top, wrapped] = [
      await json(await house.post(path)),
      await json(await house.post(path, { birthDetails: BIRTH })),
    ];
    expect(wrapped['data']).toEqual(top['data']);
    const mixed = await json(
      await house.post(path, { ...BIRTH, birthDetails: { ...BIRTH, datetime: '2001-02-03T04:05', latitude: 999 } }),
    );
    expect(mixed['data']).toEqual(top['data']);
  });

  it('takes date and time instead of datetime', async () => {
    const { datetime: _, ...place } = BIRTH;
    const body = await json(await house.post(path, { ...place, date: '1990-01-15', time: '10:30:00' }));
    expect(body['data'].time.datetimeUtc).toBe('1990-01-15T05:00:00.000Z');
  });

  it('ignores fields it does not know', async () => {
    const response = await house.post(path, { ...BIRTH, hello: { deep: [1, 2, 3] }, divisions: [9] });
    expect(response.status).toBe(200);
  });

  it('gives equal input an equal chart id and other input another', async () => {
    const id = async (body: unknown) => (await json(await house.post(path, body)))['data'].chartId;
    expect(await id({ ...BIRTH, unknown: 1 })).toBe(await id({ birthDetails: BIRTH }));
    expect(await id({ ...BIRTH, latitude: 28.6 })).not.toBe(await id(BIRTH));
    expect(await id({ ...BIRTH, houseSystem: 'koch' })).not.toBe(await id(BIRTH));
  });

  it('draws the chart when asked for SVG, at the same price', async () => {
    const before = await house.balance();
    const response = await house.post(path, { ...BIRTH, format: 'svg' });
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
    expect(before - (await house.balance())).toBe(BigInt(Math.round(cost * 1e6)));
  });

  // biome-ignore format: a table reads in columns
  const BAD: readonly (readonly [what: string, body: unknown, code: string, field: string])[] = [
    ['no datetime',                    { latitude: 1, longitude: 2 },                        'MISSING_DATETIME', 'datetime'],
    ['a time without its date',        { time: '10:30', latitude: 1, longitude: 2 },         'MISSING_DATETIME', 'date'],
    ['a date without its time',        { date: '1990-01-15', latitude: 1, longitude: 2 },    'MISSING_DATETIME', 'time'],
    ['a datetime that is a number',    { ...BIRTH, datetime: 19900115 },                     'INVALID_DATETIME', 'datetime'],
    ['a datetime that is no date',     { ...BIRTH, datetime: 'yesterday' },                  'INVALID_DATETIME', 'datetime'],
    ['a day that does not exist',      { ...BIRTH, datetime: '2023-02-30T10:00' },           'INVALID_DATETIME', 'datetime'],
    ['hour 24',                        { ...BIRTH, datetime: '2023-02-03T24:00' },           'INVALID_DATETIME', 'datetime'],
    ['a datetime without minutes',     { ...BIRTH, datetime: '2023-02-03T10' },              'INVALID_DATETIME', 'datetime'],
    ['an empty datetime',              { ...BIRTH, datetime: '' },                           'INVALID_DATETIME', 'datetime'],
    ['the year 99999',                 { ...BIRTH, datetime: '99999-01-01T00:00' },          'INVALID_DATETIME', 'datetime'],
    ['a year before any ephemeris',    { ...BIRTH, datetime: '-4000-01-01T00:00' },          'INVALID_DATETIME', 'datetime'],
    ['no latitude',                    { datetime: BIRTH.datetime, longitude: 2 },           'VALIDATION_ERROR', 'latitude'],
    ['latitude 90.0001',               { ...BIRTH, latitude: 90.0001 },                      'VALIDATION_ERROR', 'latitude'],
    ['latitude as text',               { ...BIRTH, latitude: '28.6' },                       'VALIDATION_ERROR', 'latitude'],
    ['latitude as a list',             { ...BIRTH, latitude: [28.6] },                       'VALIDATION_ERROR', 'latitude'],
    ['longitude -180.5',               { ...BIRTH, longitude: -180.5 },                      'VALIDATION_ERROR', 'longitude'],
    ['longitude true',                 { ...BIRTH, longitude: true },                        'VALIDATION_ERROR', 'longitude'],
    ['an abbreviation for a zone',     { ...BIRTH, timezone: 'IST' },                        'VALIDATION_ERROR', 'timezone'],
    ['a zone that is none',            { ...BIRTH, timezone: 'Mars/Olympus' },               'VALIDATION_ERROR', 'timezone'],
    ['17 hours',                       { ...BIRTH, timezone: 17 },                           'VALIDATION_ERROR', 'timezone'],
    ['an unknown ayanamsa',            { ...BIRTH, ayanamsa: 'horoscope' },                  'VALIDATION_ERROR', 'ayanamsa'],
    ['an ayanamsa called constructor', { ...BIRTH, ayanamsa: 'constructor' },                'VALIDATION_ERROR', 'ayanamsa'],
    ['an unknown house system',        { ...BIRTH, houseSystem: 'Placidus!' },               'VALIDATION_ERROR', 'houseSystem'],
    ['an unknown node type',           { ...BIRTH, nodeType: 'north' },                      'VALIDATION_ERROR', 'nodeType'],
    ['fold 2',                         { ...BIRTH, fold: 2 },                                'VALIDATION_ERROR', 'fold'],
    ['includeOuter as text',           { ...BIRTH, includeOuter: 'yes' },                    'VALIDATION_ERROR', 'includeOuter'],
    ['an unknown format',              { ...BIRTH, format: 'pdf' },                          'VALIDATION_ERROR', 'format'],
    ['an orb of 16 degrees',           { ...BIRTH, orb: 16 },                                'VALIDATION_ERROR', 'orb'],
    ['birthDetails as text',           { birthDetails: 'me' },                               'MISSING_DATETIME', 'birthDetails'],
    ['a bad field in the wrapper',     { birthDetails: { ...BIRTH, latitude: 91 } },         'VALIDATION_ERROR', 'birthDetails.latitude'],
    ['a field the wrapper lacks',      { birthDetails: { ...BIRTH, longitude: null } },      'VALIDATION_ERROR', 'birthDetails.longitude'],
    ['a day that Samoa left out',      { birthDetails: { ...BIRTH, datetime: '2011-12-30T12:00', timezone: 'Pacific/Apia' } }, 'INVALID_DATETIME', 'birthDetails.datetime'],
    ['JSON that is a list',            '[1,2]',                                              'VALIDATION_ERROR', 'body'],
    ['JSON null',                      'null',                                               'VALIDATION_ERROR', 'body'],
    ['JSON that is a string',          '"birth"',                                            'VALIDATION_ERROR', 'body'],
    ['half a JSON',                    '{"datetime":',                                       'VALIDATION_ERROR', 'body'],
    ['nothing at all',                 '',                                                   'VALIDATION_ERROR', 'body'],
    ['a number beyond doubles',        '{"latitude":1e999}',                                 'VALIDATION_ERROR', 'body'],
    ['nesting of 33 levels',           `{"a":${'['.repeat(32)}${']'.repeat(32)}}`,           'VALIDATION_ERROR', 'body'],
    ['nesting of 30000 levels',        `{"a":${'['.repeat(30_000)}`,                         'VALIDATION_ERROR', 'body'],
    ['2001 members',                   `{${Array.from({ length: 2001 }, (_, i) => `"m${i}":1`).join(',')}}`, 'VALIDATION_ERROR', 'body'],
  ];

  it.each(BAD)('refuses %s, naming the field, and charges nothing', async (_, body, code, field) => {
    const before = await house.balance();
    const response = await house.post(path, body);
    expect(response.status).toBe(400);
    const refusal = await json(response);
    expect(refusal['details'].map((fault: Json) => fault['field'])).toContain(field);
    expect(refusal['code']).toBe(code);
    expect(refusal).toMatchObject({
      success: false,
      status: 'error',
      requestId: response.headers.get('x-request-id'),
      error: { code: refusal['code'], message: refusal['message'], details: refusal['details'] },
    });
    expect(await house.balance()).toBe(before);
    expect(house.charts).toEqual([]);
  });

  it('names every faulty field of a body at once, in the order of the document', async () => {
    const fields = async (body: unknown) =>
      (await json(await house.post(path, body)))['details'].map((fault: Json) => fault['field']);
    expect(await fields({})).toEqual(['datetime', 'latitude', 'longitude']);
    expect(await fields({ date: 'x', time: 'y', latitude: '1', longitude: 2 })).toEqual(['date', 'time', 'latitude']);
    expect(await fields({ date: 'x', latitude: 1, longitude: 2 })).toEqual(['date', 'time']);
    const all = { ...BAD_VALUES, ...BIRTH, datetime: 'x', latitude: 91, longitude: '2', timezone: 'EST' };
    expect(await fields(all)).toEqual([
      ...BIRTH_ORDER,
      ...Object.keys(BAD_VALUES).filter((name) => !BIRTH_ORDER.includes(name)),
    ]);
    // What only the place and the zone together can tell is found beside the options, too.
    expect(await fields({ ...BIRTH, datetime: '2011-12-30T12:00', timezone: 'Pacific/Apia', ayanamsa: 'x' })).toEqual([
      'datetime',
      'ayanamsa',
    ]);
  });

  it('tells a bad datetime by its own code, whatever else is wrong', async () => {
    const code = async (body: unknown) => (await json(await house.post(path, body)))['code'];
    expect(await code({ ...BIRTH, ...BAD_VALUES, datetime: 'x' })).toBe('INVALID_DATETIME');
    expect(await code({ ...BAD_VALUES, latitude: 'x' })).toBe('MISSING_DATETIME');
    expect(await code({ ...BIRTH, ...BAD_VALUES })).toBe('VALIDATION_ERROR');
  });

  it('keeps its message short, even where the names allowed are many', async () => {
    const { message, details } = await json(await house.post(path, { ...BIRTH, ayanamsa: 'x' }));
    expect(message).toBe(details[0].message);
    expect(message).toMatch(/^ayanamsa is one of lahiri, kp, .*\/openapi\.json\.$/);
    expect(message.length).toBeLessThan(200);
  });

  it('refuses bytes that are no UTF-8', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"datetime":"'),
      0xff,
      0xfe,
      ...new TextEncoder().encode('"}'),
    ]);
    const response = await house.app(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': KEY },
        body: bytes,
      }),
    );
    expect(response.status).toBe(400);
    expect((await json(response))['message']).toContain('UTF-8');
  });

  it('is not moved by members called __proto__ or constructor', async () => {
    const plain = await json(await house.post(path));
    const poisoned = await house.post(
      path,
      `{"__proto__":{"latitude":1,"polluted":true},"constructor":{"prototype":{}},${JSON.stringify(BIRTH).slice(1)}`,
    );
    expect((await json(poisoned))['data']).toEqual(plain['data']);
    expect(({} as Json)['polluted']).toBeUndefined();
    const only = await house.post(path, '{"__proto__":{"datetime":"1990-01-15T10:30","latitude":1,"longitude":2}}');
    expect((await json(only))['code']).toBe('MISSING_DATETIME');
  });

  it('answers HEAD and GET with 405 and the methods it has', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const response = await house.app(new Request(`http://localhost${path}`, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    }
  });
});

describe('choices of a birth chart', () => {
  it.each([
    ['kp', 'kp'],
    ['krishnamurti', 'kp'],
    ['lahiri', 'lahiri'],
    ['true-chitra', 'true-chitra'],
    ['fagan-bradley', 'fagan-bradley'],
    ['true-revati', 'true-revati'],
    ['raman', 'raman'],
    ['yukteshwar', 'yukteshwar'],
  ])('takes the ayanamsa %s and reports it as %s', async (asked, told) => {
    const body = await json(await house.post('/v2/astrology/birth-chart', { ...BIRTH, ayanamsa: asked }));
    expect(body['data'].calculation.ayanamsa).toBe(told);
  });

  it('hands the choices to the engine', async () => {
    await house.post('/v2/astrology/birth-chart', {
      ...BIRTH,
      ayanamsa: 'raman',
      houseSystem: 'sripati',
      nodeType: 'true',
      includeOuter: true,
    });
    expect(house.charts[0]).toMatchObject({
      zodiac: 'sidereal',
      ayanamsa: 'raman',
      houseSystem: 'sripati',
      nodeType: 'true',
    });
    expect(house.charts[0]?.bodies).toContain('Pluto');
  });

  it('casts whole-sign sidereal charts and Placidus tropical ones unless told otherwise', async () => {
    await house.post('/v2/astrology/birth-chart');
    await house.post('/v1/astrology/western/natal-chart');
    expect(house.charts.map(({ zodiac, houseSystem }) => [zodiac, houseSystem])).toEqual([
      ['sidereal', 'whole-sign'],
      ['tropical', 'placidus'],
    ]);
  });

  it('adds the minor aspects and other orbs on request', async () => {
    const count = async (more: Json) =>
      (await json(await house.post('/v1/astrology/western/natal-chart', { ...BIRTH, ...more })))['data'].aspects
        .length as number;
    expect(await count({ aspects: 'all' })).toBeGreaterThan(await count({}));
    expect(await count({ orb: 0 })).toBeLessThan(await count({}));
  });

  it('tells the lunar phase of a western chart', async () => {
    const body = await json(await house.post('/v1/astrology/western/natal-chart'));
    expect(body['data'].lunarPhase).toMatchObject({ name: expect.any(String), angleDeg: 37 });
  });

  it('gives back the gender it was sent, and nothing when none was', async () => {
    const data = async (more: Json) =>
      (await json(await house.post('/v2/astrology/birth-chart', { ...BIRTH, ...more })))['data'];
    expect((await data({ gender: 'female' })).gender).toBe('female');
    expect(await data({})).not.toHaveProperty('gender');
    for (const gender of [1, 'x'.repeat(65)])
      expect((await house.post('/v2/astrology/birth-chart', { ...BIRTH, gender })).status).toBe(400);
  });

  it('leaves out what later work will bring, and fakes none of it', async () => {
    const { data } = await json(
      await house.post('/v2/astrology/birth-chart', { ...BIRTH, divisions: [9], includeDasha: true }),
    );
    for (const name of ['divisional', 'dasha', 'panchang', 'yogas', 'doshas', 'receipt'])
      expect(data).not.toHaveProperty(name);
  });
});

describe('the sandbox', () => {
  it.each(['health', 'ping', 'info'])('GET /sandbox/%s answers without a key', async (name) => {
    const response = await house.get(`/sandbox/${name}`);
    expect(response.status).toBe(200);
    const body = await json(response);
    expect(body).toMatchObject({
      success: true,
      sample: true,
      metadata: { cost: 'Free' },
      meta: { mode: 'sandbox', version: '2.5.0', engine: 'service-intelligence' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('info lists the sixty published paths and counts them as published', async () => {
    const { data } = await json(await house.get('/sandbox/info'));
    expect(data.categories).toEqual({
      core: 3,
      horoscope: 3,
      kundali: 2,
      panchang: 6,
      muhurta: 8,
      dosha: 4,
      dasha: 3,
      matching: 1,
      transit_special: 15,
      ai_special: 5,
      western: 10,
    });
    expect(data.total_endpoints).toBe(60);
    expect(new Set(data.available_endpoints).size).toBe(60);
    expect(data).not.toHaveProperty('implemented');
  });

  it('casts the sample birth when nothing is sent, the same bytes each time', async () => {
    const call = async () =>
      json(await house.app(new Request('http://localhost/sandbox/kundali/birth-chart', { method: 'POST' })));
    const first = await call();
    expect(first['data'].time.datetimeUtc).toBe('1990-01-15T05:00:00.000Z');
    expect(first['meta'].contentMode).toBe('fixture');
    expect(JSON.stringify((await call())['data'])).toBe(JSON.stringify(first['data']));
  });

  it('takes an empty body with a JSON type as nothing sent', async () => {
    const response = await house.post('/sandbox/kundali/birth-chart', '');
    expect(response.status).toBe(200);
    expect((await json(response))['meta'].contentMode).toBe('fixture');
  });

  it('draws nothing, for a picture could not say that it is a sample', async () => {
    const response = await house.post('/sandbox/kundali/birth-chart', { ...BIRTH, format: 'svg' });
    expect(await json(response)).toMatchObject({ success: true, sample: true });
  });

  it('casts the sample birth for a POST that brings nothing, not even a length', async () => {
    const nothing = new ReadableStream({ start: (controller) => controller.close() });
    const request = new Request('http://localhost/sandbox/kundali/birth-chart', {
      method: 'POST',
      body: nothing,
      duplex: 'half',
    } as RequestInit);
    const response = await house.app(request);
    expect(response.status).toBe(200);
    expect((await json(response))['meta'].contentMode).toBe('fixture');
  });

  it('casts what was sent, fills the rest from the sample and says which', async () => {
    const body = await json(await house.post('/sandbox/kundali/birth-chart', { datetime: '2001-02-03T04:05:00' }));
    expect(body['meta']).toMatchObject({
      contentMode: 'computed_from_request',
      inputUsage: { fromRequest: ['datetime'], fromSample: ['latitude', 'longitude', 'timezone'] },
    });
    expect(body['data'].time.datetimeLocal).toBe('2001-02-03T04:05:00');
  });

  it('refuses half a place and a bad date, without a word about keys', async () => {
    const half = await json(await house.post('/sandbox/kundali/birth-chart', { latitude: 10 }));
    expect(half).toMatchObject({
      code: 'VALIDATION_ERROR',
      error: 'Validation Error',
      details: [{ field: 'longitude' }],
    });
    const bad = await house.post('/sandbox/kundali/birth-chart', { datetime: '2023-02-30T10:00' });
    expect(bad.status).toBe(400);
  });

  it('GET /sandbox/transits/current tells the planets now', async () => {
    const response = await house.get('/sandbox/transits/current');
    const body = await json(response);
    expect(body['data'].datetime).toBe('2026-11-21T00:00:00.000Z');
    expect(body['data'].zodiac).toBe('sidereal');
    expect(body['data'].planets).toHaveLength(12);
    for (const planet of body['data'].planets) expect(planet).not.toHaveProperty('house');
    expect(body['data'].moonPhase.name).toEqual(expect.any(String));
    // Nothing was sent, so nothing was computed from it.
    const nothing = { contentMode: 'fixture', inputUsage: { fromRequest: [], fromSample: [] } };
    expect(body['meta']).toMatchObject(nothing);
    const asked = await json(await house.get('/sandbox/transits/current?zodiac=tropical'));
    expect(asked['meta'].inputUsage.fromRequest).toEqual(['zodiac']);
    expect(asked['meta'].contentMode).toBe('computed_from_request');
  });

  it.each([
    ['2024-03-20T12:00:00', '2024-03-20T12:00:00.000Z'],
    ['2024-03-20T12:00:00%2B05:30', '2024-03-20T06:30:00.000Z'],
    ['2024-03-20T12:00:00+05:30', '2024-03-20T06:30:00.000Z'],
    ['2024-03-20T12:00+05', '2024-03-20T07:00:00.000Z'],
    ['2024-03-20T12:00Z', '2024-03-20T12:00:00.000Z'],
  ])('transits read the datetime %s as %s', async (written, utc) => {
    const body = await json(await house.get(`/sandbox/transits/current?datetime=${written}&zodiac=tropical`));
    expect(body['data']).toMatchObject({ datetime: utc, zodiac: 'tropical' });
  });

  it.each([
    ['datetime=soon', 'INVALID_DATETIME', 'datetime'],
    ['zodiac=chinese', 'VALIDATION_ERROR', 'zodiac'],
    ['zodiac=sidereal&zodiac=tropical', 'VALIDATION_ERROR', 'zodiac'],
    ['ayanamsa=__proto__', 'VALIDATION_ERROR', 'ayanamsa'],
    ['datetime=-4000-01-01T00:00', 'INVALID_DATETIME', 'datetime'],
  ])('transits refuse ?%s', async (query, code, field) => {
    const response = await house.get(`/sandbox/transits/current?${query}`);
    expect(response.status).toBe(400);
    const body = await json(response);
    expect(body).toMatchObject({ code, error: 'Validation Error', details: [{ field }] });
  });

  it('never touches a wallet', async () => {
    const before = await house.balance();
    await house.post('/sandbox/kundali/birth-chart', BIRTH, { 'idempotency-key': 'k' });
    expect(await house.balance()).toBe(before);
  });
});

describe('the server about itself', () => {
  it.each(['/healthz', '/health'])('GET %s says it is alive and that its stores forget', async (path) => {
    const response = await house.get(path);
    const body = await json(response);
    expect(body).toMatchObject({ status: 'ok', engine: { version: '0.1.0', ephemeris: ['made/1'] } });
    for (const name of ['keys', 'ledger', 'limiter'])
      expect(body['adapters'][name]).toMatchObject({ adapter: 'memory', durable: false });
  });

  it('answers HEAD wherever it answers GET, with the headers and no body', async () => {
    for (const path of ['/healthz', '/openapi.json', '/sandbox/ping', '/sandbox/info', '/sandbox/transits/current']) {
      const response = await house.app(new Request(`http://localhost${path}`, { method: 'HEAD' }));
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(await response.text()).toBe('');
    }
  });
});
