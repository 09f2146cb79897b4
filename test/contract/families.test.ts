/** The priced families under the contract: what each costs and when, what is refused, every published member, every alias. */

import { fc } from '@fast-check/vitest';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { microOfUsd } from '../../packages/server/src/money.ts';
import { BIRTH, type House, openHouse } from '../server/house.ts';
import { examplesIn, resolveRef, schemaFaults } from './schema-check.ts';

type Json = Record<string, any>;
let engine: Awaited<ReturnType<typeof openEngine>>;
let house: House;
let document: Json;
beforeAll(async () => {
  engine = await openEngine();
  house = await openHouse({ engine, usd: '10000', perMinute: 1_000_000 });
  document = (await (await house.get('/openapi.json')).json()) as Json;
});

const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;
const PAIR = { ...BIRTH, person2: HER };

/** Path, price, a body, aliases. */
const FAMILIES = [
  ['/v2/astrology/birth-chart', '0.25', BIRTH, ['/v2/astrology/kundli']],
  ['/v1/astrology/astrology/birth-chart', '0.25', BIRTH, ['/api/v1/chart', '/api/v1/charts/birth']],
  ['/v1/astrology/western/natal-chart', '0.048', BIRTH, ['/v2/western/natal-chart', '/v2/western/birth-chart']],
  ['/v1/astrology/western/synastry', '0.12', PAIR, ['/v2/western/synastry', '/v2/western/synastry-aspects']],
  [
    '/api/v1/compatibility',
    '0.35',
    PAIR,
    [
      '/api/v1/compatibility/match',
      '/v2/astrology/guna-milan',
      '/v2/astrology/kundali-matching',
      '/v2/astrology/matrimony/match',
    ],
  ],
] as const;

const schemaOf = (path: string): Json => document['paths'][path].post.responses[200].content['application/json'].schema;

/** Members of an answer that its schema does not name; an alternative that names them all suffices. */
function undescribed(schema: Json, value: unknown, at = '$'): string[] {
  const whole = schema['$ref'] === undefined ? schema : (resolveRef(schema['$ref'], document) as Json);
  if (Array.isArray(whole['anyOf']))
    return (
      (whole['anyOf'] as Json[])
        .filter((one) => schemaFaults(one, value, document).length === 0)
        .map((one) => undescribed(one, value, at))
        .sort((a, b) => a.length - b.length)[0] ?? [at]
    );
  if (Array.isArray(value)) return value.flatMap((item, i) => undescribed(whole['items'] ?? {}, item, `${at}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const described = whole['properties']?.[name] ?? whole['additionalProperties'];
    // An object without a list of members is one that says so in words.
    if (described === undefined)
      return whole['properties'] === undefined && whole['type'] === 'object' ? [] : [`${at}.${name}`];
    return undescribed(described, member, `${at}.${name}`);
  });
}

describe.each(FAMILIES)('%s', (path, usd, body, aliases) => {
  it(`costs ${usd} USD, once, whatever it is called by`, async () => {
    const price = microOfUsd(usd);
    let before = await house.balance();
    const answers: unknown[] = [];
    for (const address of [path, ...aliases]) {
      const response = await house.post(address, body);
      const { data, metadata } = (await response.json()) as Json;
      expect([address, response.status, metadata.cost]).toEqual([address, 200, Number(usd)]);
      answers.push(data);
      expect(await house.balance()).toBe(before - price);
      before = await house.balance();
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(document['paths'][path].post['x-price-usd']).toBe(Number(usd));
    expect(document['paths'][path].post['x-aliases']).toEqual(aliases);
  });

  it('is charged once under one idempotency key, also when its present moves on', async () => {
    const own = await openHouse({ engine });
    const headers = { 'idempotency-key': 'family-1' };
    const first = await (await own.post(path, body, headers)).text();
    const after = await own.balance();
    own.now += 3_600_000;
    const again = await own.post(path, body, headers);
    expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', first]);
    expect(await own.balance()).toBe(after);
    expect(microOfUsd('100') - after).toBe(microOfUsd(usd));
  });

  it('refuses by name what is wrong, all of it, and charges nothing', async () => {
    const before = await house.balance();
    const two = 'person2' in body;
    const wrong = two
      ? { ...body, latitude: 91, nodeType: 'x', strict: 1, person2: { ...HER, longitude: '1' } }
      : { ...body, latitude: 91, nodeType: 'x', longitude: '1' };
    const response = await house.post(path, wrong);
    const { code, details, error } = (await response.json()) as Json;
    expect([response.status, code, error.code]).toEqual([400, 'VALIDATION_ERROR', 'VALIDATION_ERROR']);
    expect(details.map((fault: Json) => fault['field']).sort()).toEqual(
      (two ? ['latitude', 'nodeType', 'person2.longitude', 'strict'] : ['latitude', 'longitude', 'nodeType']).sort(),
    );
    for (const [bad, want] of [
      [{ ...body, datetime: undefined }, 'MISSING_DATETIME'],
      [{ ...body, datetime: '1990-02-30T10:00' }, 'INVALID_DATETIME'],
      [{ ...body, datetime: '9000-01-01T00:00' }, 'INVALID_DATETIME'],
    ] as const) {
      const refused = await house.post(path, bad);
      expect([refused.status, ((await refused.json()) as Json)['code']]).toEqual([400, want]);
    }
    expect(await house.balance()).toBe(before);
  });

  it('keeps its schema with every option, and its sample works', async () => {
    const media = document['paths'][path].post.requestBody.content['application/json'];
    const { schema } = media;
    expect(examplesIn(media).flatMap((example) => schemaFaults(schema, example, document))).toEqual([]);
    expect(examplesIn(media).length).toBe('person2' in body ? 8 : 1);
    const two = 'person2' in body;
    const options = two
      ? [{}, { includeComposite: true, aspects: 'all' }, { system: 'porutham' }, { orb: 2, nodeType: 'true' }]
      : [{}, { divisions: [1, 2, 300], includeDasha: true }, { includeOuter: true, aspects: 'all' }, { gender: 'f' }];
    const births = [
      {},
      { latitude: 78, longitude: 15, timezone: '+01:00' },
      { datetime: '0044-03-15T12:00', timezone: 'UTC' },
      { datetime: undefined, date: '1990-01-15', time: 'unknown' },
    ];
    for (const option of options)
      for (const birth of births) {
        const asked = { ...body, ...option, ...birth };
        expect(schemaFaults(schema, JSON.parse(JSON.stringify(asked)), document)).toEqual([]);
        const answer = (await (await house.post(path, asked)).json()) as Json;
        expect([asked, answer['message'], schemaFaults(schemaOf(path), answer, document)]).toEqual([
          asked,
          undefined,
          [],
        ]);
      }
  });

  it('describes every member that it sends', async () => {
    const options = 'person2' in body ? { includeComposite: true } : { divisions: [10], includeDasha: true };
    for (const asked of [
      { ...body, ...options },
      { ...BIRTH, datetime: '1964-05-20T03:00' },
    ]) {
      const answer: unknown = await (await house.post(path, asked)).json();
      expect(undescribed(schemaOf(path), answer)).toEqual([]);
    }
  });

  it('answers an engine that has charts alone, as far as it has', async () => {
    const bare = await openHouse({
      engine: {
        version: engine.version,
        ephemeris: engine.ephemeris,
        moment: (birth) => engine.moment(birth),
        chart: (birth, choices) => engine.chart(birth, choices),
      },
    });
    const response = await bare.post(path, body);
    if ('person2' in body) expect(response.status).toBe(404);
    else {
      const { data } = (await response.json()) as Json;
      const whole = ((await (await house.post(path, body)).json()) as Json)['data'];
      for (const [name, value] of Object.entries(data)) expect([name, whole[name]]).toEqual([name, value]);
      expect(['dasha', 'lots'].filter((name) => name in data)).toEqual([]);
    }
  });
});

describe('the options of a birth chart', () => {
  it.each([
    ['divisions', 'nine'],
    ['divisions', [0]],
    ['divisions', [301]],
    ['divisions', [2.5]],
    ['divisions', ['2']],
    ['divisions', Array.from({ length: 25 }, (_, i) => i + 1)],
    ['includeDasha', 'yes'],
    ['asOf', 2026],
    ['asOf', 'now'],
    ['asOf', '2026-13-01T00:00Z'],
    ['asOf', '9000-01-01T00:00Z'],
  ])('%s: %j is refused under its own name', async (name, value) => {
    for (const [body, field] of [
      [{ ...BIRTH, [name]: value }, name],
      [{ birthDetails: { ...BIRTH, [name]: value } }, `birthDetails.${name}`],
    ] as const) {
      const response = await house.post('/v2/astrology/birth-chart', body);
      const { details } = (await response.json()) as Json;
      expect([response.status, details?.map((fault: Json) => fault['field'])]).toEqual([400, [field]]);
    }
  });
});

const SEED = 20261122;

describe('whatever is sent', () => {
  const text = fc.constantFrom(
    '1990-01-15T10:30',
    '2020-02-29',
    '10:30',
    'unknown',
    '',
    '__proto__',
    'x',
    'female',
    'M',
    'porutham',
  );
  const scalar = fc.oneof(text, fc.double(), fc.integer({ min: -200, max: 3000 }), fc.boolean(), fc.constant(null));
  const list = fc.array(scalar, { maxLength: 4 });
  const names = 'datetime date time latitude longitude timezone fold gender year month day hour minute'.split(' ');
  const options =
    'ayanamsa houseSystem nodeType aspects orb system preset school scoreMethod strict includeComposite divisions includeDasha asOf'.split(
      ' ',
    );
  const record = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
    fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 6 });
  const person = fc.oneof(fc.constant(BIRTH), fc.constant(HER), record(names, fc.oneof(scalar, list)), scalar);
  const people =
    'person1 person2 partner partnerBirthDetails male female boy girl groom bride first_subject second_subject birthDetails'.split(
      ' ',
    );
  const body = fc
    .tuple(
      fc.oneof(fc.constant({}), fc.constant(BIRTH)),
      record(people, person),
      record([...names, ...options], fc.oneof(scalar, list)),
    )
    .map((parts) => Object.assign({}, ...parts) as Json);

  it(`is answered or refused by name, never with a fault of ours (seed ${SEED})`, async () => {
    const answers = { 200: 0, 400: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FAMILIES.map(([path]) => path)), body, async (path, sent) => {
        const response = await house.post(path, JSON.stringify(sent));
        const answer = (await response.json()) as Json;
        expect([200, 400]).toContain(response.status);
        answers[response.status as 200 | 400] += 1;
        if (response.status === 400) expect(answer['details'].length).toBeGreaterThan(0);
        else expect(schemaFaults(schemaOf(path), answer, document)).toEqual([]);
      }),
      { seed: SEED, numRuns: 400 },
    );
    expect(Math.min(answers[200], answers[400])).toBeGreaterThan(40);
  }, 60_000);
});

describe('what is published', () => {
  const has = (value: Json, path: string): boolean =>
    path.split('.').every((name) => {
      if (value === null || typeof value !== 'object' || !(name in value)) return false;
      value = Array.isArray(value[name]) ? (value[name][0] ?? {}) : value[name];
      return true;
    });

  it.each([
    [
      '/v2/astrology/birth-chart',
      { ...BIRTH, divisions: [10], includeDasha: true },
      'chartId divisional.d9.name divisional.d9.sign divisional.d9.degree divisional.d10 dasha.current.maha.planet dasha.current.maha.start dasha.current.maha.end dasha.current.antar.planet dasha.current.pratyantar.planet dasha.periods.antardashas.pratyantardashas.planet panchang.tithi.index panchang.tithi.name panchang.tithi.start panchang.tithi.end panchang.nakshatra.index panchang.yoga.name panchang.karana.end panchang.vara.index panchang.vara.name panchang.sunrise panchang.sunset yogas.name yogas.present yogas.planets yogas.description yogas.strength yogas.source yogas.classification doshas.mangal.present doshas.mangal.type doshas.mangal.severity doshas.mangal.description doshas.mangal.remedies doshas.mangal.source doshas.mangal.classification doshas.kaalSarp.present doshas.sadeSati.present doshas.sadeSati.classification doshas.pitra.remedies planets.isCombust warnings calculation.ayanamsa time.zone',
    ],
    [
      '/v1/astrology/western/natal-chart',
      { ...BIRTH, datetime: '1990-01-15T18:30:00' },
      'angles.name angles.longitude angles.sign angles.degree aspects.orb declinations.planet1 declinations.planet2 declinations.type declinations.orb elements.fire.count elements.earth.percent elements.air.planets elements.water modalities.cardinal.count modalities.fixed modalities.mutable polarity.positive.percent polarity.negative lunarPhase.name lunarPhase.angleDeg lunarPhase.illumination lots.sect lots.fortune.longitude lots.fortune.sign lots.fortune.degree lots.fortune.house lots.spirit.house patterns.name patterns.planets',
    ],
    [
      '/v1/astrology/western/synastry',
      { ...PAIR, includeComposite: true },
      'mode person1.planets.houseInOtherChart person2.planets.houseInOtherChart interAspects.planet1 interAspects.planet2 interAspects.type interAspects.angle interAspects.orb interAspects.strength interAspects.nature houseOverlays.person1InPerson2.planet houseOverlays.person2InPerson1.house score.value score.method score.contributions.points summary.total summary.harmonious summary.challenging summary.neutral summary.byType.trine composite.method composite.planets.longitude',
    ],
    [
      '/api/v1/compatibility',
      { male: BIRTH, female: HER },
      'mode system totalScore maxScore percentage compatibilityLevel cutoffs.Excellent recommendation factors.name factors.score factors.maxScore factors.person1Value factors.person2Value factors.description mangalDosha.person1.present mangalDosha.person1.severity mangalDosha.person1.exceptions mangalDosha.person2.severity mangalDosha.compatible mangalDosha.male mangalDosha.female mangalDoshaCheck exceptions person1.moonSign person1.nakshatra person1.pada person1.koot.nadi person2.koot.varna roles.bride roles.groom totalScoreSwapped',
    ],
  ])('%s has every member', async (path, body, members) => {
    const response = await house.post(path, body);
    const { data } = (await response.json()) as Json;
    expect(members.split(' ').filter((member) => !has(data, member))).toEqual([]);
  });

  it('has the sect and lots of a birth by day and of one by night', async () => {
    const lots = async (datetime: string): Promise<Json> =>
      ((await (await house.post('/v1/astrology/western/natal-chart', { ...BIRTH, datetime })).json()) as Json)['data']
        .lots;
    const [day, night] = [await lots('1990-01-15T12:00:00'), await lots('1990-01-15T23:00:00')];
    expect([day['sect'], day['fortune'].isReversed, night['sect'], night['fortune'].isReversed]).toEqual([
      'day',
      false,
      'night',
      true,
    ]);
  });

  it('counts ten planets by element, modality and polarity', async () => {
    const { data } = (await (await house.post('/v1/astrology/western/natal-chart', BIRTH)).json()) as Json;
    for (const balance of [data.elements, data.modalities, data.polarity]) {
      const rows = Object.values(balance) as Json[];
      expect(rows.reduce((sum, row) => sum + row['count'], 0)).toBe(10);
      expect(rows.flatMap((row) => row['planets'])).toHaveLength(10);
    }
    // In January 1990 Sun, Mercury, Saturn, Uranus and Neptune stood together in Capricorn.
    expect(data.elements.earth.planets).toEqual(
      expect.arrayContaining(['Sun', 'Mercury', 'Saturn', 'Uranus', 'Neptune']),
    );
    const stellium = data.patterns.find((pattern: Json) => pattern['type'] === 'stellium');
    expect(stellium).toMatchObject({ sign: 'Capricorn', planets: expect.arrayContaining(['Saturn', 'Neptune']) });
  });
});

describe('events', () => {
  it('tell once of a chart that is made, and not again of one told with more beside', async () => {
    const own = await openHouse({ engine });
    const made = await own.call('POST', '/api/v1/alerts/subscribe', { url: 'https://example.com/hook', events: ['*'] });
    expect(made.status).toBe(201);
    const ids = new Set<string>();
    for (const more of [{}, { divisions: [10] }, { asOf: '2000-01-01T00:00Z' }, { includeDasha: true }]) {
      const { data } = (await (await own.post('/v2/astrology/birth-chart', { ...BIRTH, ...more })).json()) as Json;
      ids.add(data.chartId);
    }
    const taken = await own.store.webhooks.take(100, 100, 3600);
    expect(taken.map(({ body }) => (JSON.parse(body) as Json)['type'])).toEqual(['chart.created']);
    expect(ids.size).toBe(1);
  });
});
