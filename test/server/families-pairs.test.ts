/** Synastry and matching over HTTP: all forms of a pair, one person alone, and the engine's word held against the authorities through the whole path. */

import { beforeAll, describe, expect, it } from 'vitest';
import { houseOf } from '../../packages/engine/src/chart/index.ts';
import {
  ashtakootaOf,
  kundliOf,
  manglikMatchOf,
  poruthamOf,
  profileOf,
} from '../../packages/engine/src/jyotish/index.ts';
import { lahiriWholeSign } from '../../packages/engine/src/node.ts';
import { compositeOf, radixOf, synastryOf } from '../../packages/engine/src/western/index.ts';
import { readTruth } from '../truth/ledger.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';

type Json = Record<string, any>;
let { house, engine, told } = {} as WholeHouse;
beforeAll(async () => {
  ({ house, engine, told } = await openWholeHouse());
});

const SYNASTRY = '/v1/astrology/western/synastry';
const MATCH = '/api/v1/compatibility';
const NATAL = '/v1/astrology/western/natal-chart';
const HIM = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;

interface Birth {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
const born = ({ datetime, utcOffsetHours, latitude, longitude }: Birth) => ({
  datetime,
  latitude,
  longitude,
  timezone: utcOffsetHours,
});

/** Every form of two people; the first five name nobody's part, the last three do. */
const PLAIN = [
  { person1: HIM, person2: HER },
  { ...HIM, person2: HER },
  { ...HIM, partnerBirthDetails: HER },
  { birthDetails: HIM, partner: HER },
  { first_subject: HIM, second_subject: HER },
];
const NAMED = [
  { male: HIM, female: HER },
  { boy: HIM, girl: HER },
  { groom: HIM, bride: HER },
];

describe('synastry', () => {
  it('is the engine’s, every member of it', async () => {
    const data = await told(SYNASTRY, { ...HIM, person2: HER, includeComposite: true });
    const [one, other] = [HIM, HER].map((birth) => radixOf(engine.kernel, engine.moment(birth), { nodeType: 'mean' }));
    if (one === undefined || other === undefined) throw new Error('two radixes');
    const synastry = synastryOf(one, other);
    expect(data['mode']).toBe('pair');
    expect(
      data['interAspects'].map((row: Json) => [row['planet1'], row['planet2'], row['type'], row['orb'], row['nature']]),
    ).toEqual(
      synastry.aspects.map(({ point1, point2, type, orbDeg, nature }) => [point1, point2, type, orbDeg, nature]),
    );
    expect(data['houseOverlays']).toEqual({
      person1InPerson2: synastry.overlays.firstInSecond,
      person2InPerson1: synastry.overlays.secondInFirst,
    });
    expect(data['summary']).toEqual(synastry.summary);
    const { value, points, contributions } = synastry.score;
    expect(data['score']).toMatchObject({ value, points, contributions, method: 'khagol-aspects/1' });
    const shown = data['score'].contributions.reduce((sum: number, each: Json) => sum + each['points'], 0);
    expect(shown).toBeCloseTo(points, 6);
    const { radix } = compositeOf(engine.kernel, one, other);
    expect(data['composite'].planets.map((row: Json) => [row['name'], row['longitude'], row['house']])).toEqual(
      radix.points.map(({ name, longitudeDeg, house: number }) => [name, longitudeDeg, number]),
    );
    expect(data['composite'].houses.map((row: Json) => row['longitude'])).toEqual(radix.houses?.cuspsDeg);
  });

  it('holds both charts as the natal route tells them, and in which house of the other each planet falls', async () => {
    const { person1, person2 } = await told(SYNASTRY, { ...HIM, person2: HER });
    const [him, her] = [await told(NATAL, HIM), await told(NATAL, HER)];
    const cusps = her['houses'].map((row: Json) => row['longitude']);
    for (const planet of person1.planets)
      expect([planet.name, planet.houseInOtherChart]).toEqual([planet.name, houseOf(planet.longitude, cusps)]);
    for (const [record, natal] of [
      [person1, him],
      [person2, her],
    ] as const) {
      const planets = record.planets.map(({ houseInOtherChart: _, ...planet }: Json) => planet);
      for (const [name, value] of Object.entries({ ...record, planets }))
        expect([name, value]).toEqual([name, natal[name]]);
    }
    expect(new Set(person1.planets.map((planet: Json) => planet['houseInOtherChart'])).size).toBeGreaterThan(2);
  });

  it('is the same in every form of a pair', async () => {
    const first = await told(SYNASTRY, PLAIN[0]);
    for (const body of [...PLAIN, ...NAMED]) expect(await told(SYNASTRY, body)).toEqual(first);
  });

  it('is the same from the other side, seen from there', async () => {
    const [here, there] = [
      await told(SYNASTRY, { ...HIM, person2: HER }),
      await told(SYNASTRY, { ...HER, person2: HIM }),
    ];
    expect(there['person1']).toEqual(here['person2']);
    expect(there['summary']).toEqual(here['summary']);
    expect(there['score'].value).toBe(here['score'].value);
    const pairs = (rows: Json[], one: string, other: string) =>
      rows.map((row) => `${row[one]} ${row['type']} ${row[other]}`).sort();
    expect(pairs(there['interAspects'], 'planet1', 'planet2')).toEqual(
      pairs(here['interAspects'], 'planet2', 'planet1'),
    );
  });

  it('has the aspects between John Lennon and Paul McCartney that another program finds', async () => {
    interface Input {
      readonly kind: string;
      readonly first: Birth & { readonly name: string };
      readonly second: Birth;
    }
    const { cases } = readTruth<Input, { readonly aspects: readonly (readonly [string, string, string, number])[] }>(
      'western/western-aspects.json',
    );
    const famous = cases.filter(({ input }) => input.kind === 'synastry');
    expect(famous.map(({ id }) => id)).toContain('synastry-john_lennon_1940-paul_mccartney_1942');
    for (const { input, expect: want } of famous) {
      const body = { ...born(input.first), person2: born(input.second) };
      const { interAspects } = await told(SYNASTRY, body);
      const ours = (orb: number) => (row: Json | undefined) => row !== undefined && Math.abs(row['orb'] - orb) < 0.02;
      const named = (name: string) => (name === 'MC' ? 'Midheaven' : name);
      // Within the narrower orbs of both programs; minor aspects are asked for elsewhere.
      const near = want.aspects.filter(
        ([, , type, orb]) => ['conjunction', 'opposition', 'trine', 'square', 'sextile'].includes(type) && orb < 4.9,
      );
      expect(near.length).toBeGreaterThan(15);
      for (const [one, other, type, orb] of near) {
        const found = interAspects.find(
          (row: Json) => row['planet1'] === named(one) && row['planet2'] === named(other) && row['type'] === type,
        );
        expect([one, other, type, ours(orb)(found)]).toEqual([one, other, type, true]);
      }
    }
  });

  it('has the composite of Einstein and Galileo that another program finds', async () => {
    const { cases } = readTruth<
      { method: string; first: Birth; second: Birth },
      { longitudes: Record<string, number>; houseMidpoints: readonly number[] }
    >('western/western-composite.json');
    const [midpoints] = cases.filter(
      ({ input, expect: want }) => input.method === 'midpoint' && want.houseMidpoints !== undefined,
    );
    if (midpoints === undefined) throw new Error('a composite of midpoints');
    const { first, second } = midpoints.input;
    const utc = (jd: number) => new Date((jd - 2_440_587.5) * 86_400_000).toISOString().slice(0, 19);
    const at = (birth: Birth & { julianDayUT?: number }) => ({
      ...born(birth),
      datetime: `${utc(birth.julianDayUT as number)}Z`,
    });
    const { composite } = await told(SYNASTRY, { ...at(first), person2: at(second), includeComposite: true });
    for (const name of ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']) {
      const row = composite.planets.find((planet: Json) => planet['name'] === name);
      expect(Math.abs(row.longitude - (midpoints.expect.longitudes[name.toLowerCase()] as number)), name).toBeLessThan(
        0.01,
      );
    }
    expect([composite.method, composite.houseMethod]).toEqual(['midpoint', 'cusp-midpoints']);
  });

  it('of one person tells what that chart says of relations, and refuses with strict', async () => {
    for (const body of [HIM, { birthDetails: HIM }, { person1: HIM }, { male: HIM }]) {
      const data = await told(SYNASTRY, body);
      const natal = await told(NATAL, HIM);
      expect(data).toMatchObject({
        mode: 'profile',
        person2: null,
        interAspects: [],
        score: null,
        summary: { total: 0 },
      });
      expect(data['person1'].planets).toEqual(natal['planets']);
      const venus = natal['planets'].find((planet: Json) => planet['name'] === 'Venus');
      expect(data['profile'].venus).toMatchObject({ sign: venus.sign, house: venus.house, longitude: venus.longitude });
      expect(data['profile'].seventhHouse).toMatchObject({
        number: 7,
        sign: natal['houses'][6].sign,
        lord: natal['houses'][6].lord,
      });
    }
    const before = await house.balance();
    const response = await house.post(SYNASTRY, { ...HIM, strict: true });
    const { code, details } = (await response.json()) as Json;
    expect([response.status, code, details[0].field]).toEqual([400, 'VALIDATION_ERROR', 'person2']);
    expect(await house.balance()).toBe(before);
    expect((await told(SYNASTRY, { ...HIM, person2: HER, strict: true }))['mode']).toBe('pair');
  });

  it('uses no angle or house of a birth whose time nobody knows', async () => {
    const { datetime: _, ...place } = HER;
    const unknown = { ...place, date: '1992-06-03', time: 'unknown' };
    const data = await told(SYNASTRY, { ...HIM, person2: unknown, includeComposite: true });
    expect(data['houseOverlays'].person1InPerson2).toEqual([]);
    expect(data['houseOverlays'].person2InPerson1.length).toBeGreaterThan(10);
    for (const planet of data['person1'].planets) expect(planet).not.toHaveProperty('houseInOtherChart');
    expect(data['composite']).toMatchObject({ ascendant: null, houses: [], houseMethod: 'none' });
    const profile = (await told(SYNASTRY, unknown))['profile'];
    expect([profile.seventhHouse, 'house' in profile.venus]).toEqual([null, false]);
  });

  it('follows the options: aspects, orb, houses, nodes, score', async () => {
    const total = async (more: Json) => (await told(SYNASTRY, { ...HIM, person2: HER, ...more }))['summary'].total;
    const plain = await total({});
    expect(await total({ orb: 1 })).toBeLessThan(plain);
    expect(await total({ aspects: 'all' })).toBeGreaterThan(plain);
    const whole = await told(SYNASTRY, { ...HIM, person2: HER, houseSystem: 'whole-sign', nodeType: 'true' });
    expect(whole['person2'].calculation).toMatchObject({ houseSystem: 'whole-sign', nodeType: 'true' });
    expect((await told(SYNASTRY, { ...HIM, person2: HER, scoreMethod: 'discepolo' }))['score'].method).toBe(
      'discepolo',
    );
  });
});

describe('matching', () => {
  it('is the engine’s, every koota with its exceptions', async () => {
    const data = await told(MATCH, { ...HIM, person2: HER });
    const [one, other] = [HIM, HER].map((birth) => kundliOf(engine.chart(birth, lahiriWholeSign)));
    if (one === undefined || other === undefined) throw new Error('two kundlis');
    const match = ashtakootaOf(one.grahas.Moon, other.grahas.Moon);
    const { totalScore, totalScoreSwapped, percentage, compatibilityLevel, cutoffs } = match;
    expect(data).toMatchObject({
      mode: 'pair',
      system: 'ashtakoota',
      totalScore,
      totalScoreSwapped,
      percentage,
      compatibilityLevel,
      cutoffs,
      maxScore: 36,
    });
    expect(
      data['factors'].map((row: Json) => [
        row['name'],
        row['score'],
        row['maxScore'],
        row['person1Value'],
        row['person2Value'],
        row['exception'] ?? null,
      ]),
    ).toEqual(
      match.factors.map(({ name, score, maxScore, person1Value, person2Value, exception }) => [
        name,
        score,
        maxScore,
        person1Value,
        person2Value,
        exception,
      ]),
    );
    expect(data['factors'].map((row: Json) => row['maxScore'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(data['factors'].reduce((sum: number, row: Json) => sum + row['score'], 0)).toBe(totalScore);
    expect(data['exceptions'].map((row: Json) => row['id'])).toEqual(match.exceptions.map(({ id }) => id));
    const mangal = manglikMatchOf(one, other);
    expect(data['mangalDosha']).toMatchObject({
      compatible: mangal.compatible,
      verdict: mangal.verdict,
      person1: { present: mangal.person1.presentFrom.length > 0, severity: mangal.person1.severity },
      person2: { present: mangal.person2.presentFrom.length > 0, severity: mangal.person2.severity },
    });
    expect(data['mangalDoshaCheck']).toBe(mangal.compatible);
    expect(data['person1']).toMatchObject({
      nakshatra: match.person1.nakshatraName,
      pada: match.person1.pada,
      koot: match.person1.koot,
    });
  });

  it('is the same in every form of a pair, and names say who is who', async () => {
    const first = await told(MATCH, PLAIN[0]);
    expect(first['roles']).toEqual({ groom: 'person1', bride: 'person2', source: 'default' });
    for (const body of PLAIN) expect(await told(MATCH, body)).toEqual(first);
    for (const body of NAMED) {
      const { roles, mangalDosha, ...rest } = await told(MATCH, body);
      expect(roles).toEqual({ groom: 'person1', bride: 'person2', source: 'keys' });
      const { male, female, ...dosha } = mangalDosha;
      expect({ ...rest, roles: first['roles'], mangalDosha: dosha }).toEqual(first);
      expect([male, female]).toEqual('male' in body ? [dosha.person1, dosha.person2] : [undefined, undefined]);
    }
  });

  it('exchanges what it counts when bride and groom are exchanged', async () => {
    const plain = await told(MATCH, { ...HIM, person2: HER });
    const swapped = await told(MATCH, { ...HIM, gender: 'female', person2: { ...HER, gender: 'male' } });
    expect(swapped['roles']).toEqual({ groom: 'person2', bride: 'person1', source: 'gender' });
    expect([swapped['totalScore'], swapped['totalScoreSwapped']]).toEqual([
      plain['totalScoreSwapped'],
      plain['totalScore'],
    ]);
    // A pair whose total depends on who is who, so that the line above says something.
    const other = { ...HER, datetime: '1992-06-10T18:05:00' };
    let differs = 0;
    for (const her of [
      HER,
      other,
      { ...HER, datetime: '1992-06-14T18:05:00' },
      { ...HER, datetime: '1992-06-20T18:05:00' },
    ]) {
      const { totalScore, totalScoreSwapped } = await told(MATCH, { ...HIM, person2: her });
      const back = await told(MATCH, { female: HIM, male: her });
      expect(back['roles'].source).toBe('keys');
      if (totalScore !== totalScoreSwapped) differs += 1;
      expect((await told(MATCH, { ...her, person2: HIM }))['totalScore']).toBe(totalScoreSwapped);
    }
    expect(differs).toBeGreaterThan(0);
  });

  it('gives the published total of a couple whose births are known', async () => {
    const { cases } = readTruth<{ boy: Birth; girl: Birth }, { total: number }>('jyotish/ashtakoota.json');
    const dated = cases.filter(({ input }) => input.boy.datetime !== undefined);
    expect(dated.length).toBeGreaterThan(0);
    for (const { input, expect: want } of dated) {
      const body = { boy: born(input.boy), girl: born(input.girl), preset: 'panchangam-js' };
      const { totalScore, totalScoreWithExceptions } = await told(MATCH, body);
      const nearest = Math.min(...[totalScore, totalScoreWithExceptions].map((total) => Math.abs(total - want.total)));
      expect(nearest).toBeLessThanOrEqual(0.5);
    }
  });

  it('counts ten poruthams where they are asked for', async () => {
    const [one, other] = [HIM, HER].map((birth) => kundliOf(engine.chart(birth, lahiriWholeSign)).grahas.Moon);
    if (one === undefined || other === undefined) throw new Error('two Moons');
    for (const [system, school] of [
      ['porutham', 'tamil'],
      ['dashakoota', 'raman'],
    ] as const) {
      const data = await told(MATCH, { ...HIM, person2: HER, system });
      const match = poruthamOf(one, other, { school });
      expect(data).toMatchObject({ system, totalScore: match.presentCount, maxScore: 10, settings: { school } });
      expect(data['totalScoreSwapped']).toBe(poruthamOf(one, other, { school, bride: 'person1' }).presentCount);
      expect(data['factors'].map((row: Json) => [row['name'], row['grade'], row['score']])).toEqual(
        match.poruthams.map(({ name, grade, isPresent }) => [name, grade, isPresent ? 1 : 0]),
      );
      expect(data['factors']).toHaveLength(10);
    }
    expect((await told(MATCH, { ...HIM, person2: HER, system: 'porutham', school: 'kerala' }))['settings'].school).toBe(
      'kerala',
    );
  });

  it('of one person tells every partner’s Moon and the ten best, and refuses with strict', async () => {
    const data = await told(MATCH, HIM);
    const moon = kundliOf(engine.chart(HIM, lahiriWholeSign)).grahas.Moon;
    const { table, best } = profileOf(moon);
    expect(data).toMatchObject({
      mode: 'profile',
      totalScore: null,
      person2: null,
      factors: [],
      mangalDoshaCheck: null,
    });
    expect(data['profile'].table.map((row: Json) => [row['nakshatraNumber'], row['pada'], row['totalScore']])).toEqual(
      table.map(({ nakshatra, pada, totalScore }) => [nakshatra, pada, totalScore]),
    );
    expect(data['profile'].best).toHaveLength(10);
    expect(data['profile'].best.map((row: Json) => row['totalScore'])).toEqual(
      best.map(({ totalScore }) => totalScore),
    );
    // The row of her Moon's own quarter is what the pair would score.
    const pair = await told(MATCH, { ...HIM, person2: HER });
    const { nakshatraNumber, pada } = pair['person2'];
    const row = data['profile'].table.find(
      (each: Json) => each['nakshatraNumber'] === nakshatraNumber && each['pada'] === pada,
    );
    expect(row.totalScore).toBe(pair['totalScore']);
    const hers = await told(MATCH, { female: HIM });
    expect([hers['mode'], hers['roles'].bride]).toEqual(['profile', 'person1']);
    expect(hers['profile'].table).not.toEqual(data['profile'].table);
    const ten = await told(MATCH, { ...HIM, system: 'porutham' });
    expect([ten['profile'].table.length, ten['maxScore']]).toEqual([108, 10]);
    const response = await house.post(MATCH, { ...HIM, strict: true });
    expect([response.status, ((await response.json()) as Json)['details'][0].field]).toEqual([400, 'person2']);
  });

  it('follows the ayanamsa and the preset', async () => {
    const of = async (more: Json) => await told(MATCH, { ...HIM, person2: HER, ...more });
    expect((await of({ ayanamsa: 'raman' }))['calculation'].ayanamsa).toBe('raman');
    expect((await of({ ayanamsa: 'kp' }))['calculation'].ayanamsa).toBe('kp');
    expect((await of({ preset: 'pyjhora' }))['settings'].preset).toBe('pyjhora');
  });

  it('takes what shapes a chart from inside a person, as the chart of that person does, and refuses what it cannot use', async () => {
    const born = { datetime: '1992-02-03T09:00', latitude: 28.6, longitude: 77.2 };
    const said = { ...born, ayanamsa: 'yukteshwar' };
    const { planets } = await told('/v2/astrology/birth-chart', { birthDetails: said });
    const moon = planets.find((planet: Json) => planet['name'] === 'Moon');
    expect([moon.nakshatra, moon.pada]).toEqual(['Shravana', 2]);
    for (const [path, body] of [
      [MATCH, { birthDetails: said, person2: born }],
      [MATCH, { person1: born, person2: said }],
      ['/v2/astrology/guna-milan', { male: said, female: born }],
      ['/sandbox/kundali/match', { male: said, female: said }],
    ] as const) {
      const { person1, person2, calculation } = await told(path, body);
      expect([person1.pada, person2.pada, calculation.ayanamsa]).toEqual([2, 2, 'yukteshwar']);
    }
    const whole = await told(SYNASTRY, { ...HIM, person2: { ...HER, houseSystem: 'whole-sign', orb: 1 } });
    expect(whole).toEqual(await told(SYNASTRY, { ...HIM, houseSystem: 'whole-sign', orb: 1, person2: HER }));
    const before = await house.balance();
    for (const [path, body, field] of [
      [MATCH, { birthDetails: { ...born, ayanamsa: 'foo' }, person2: born }, 'birthDetails.ayanamsa'],
      [MATCH, { person1: said, person2: { ...born, ayanamsa: 'kp' } }, 'person2.ayanamsa'],
      [SYNASTRY, { person1: HIM, person2: { ...HER, orb: 'wide' } }, 'person2.orb'],
      ['/v2/astrology/nadi-dosha', { male: { ...born, ayanamsa: 'foo' }, female: born }, 'male.ayanamsa'],
    ] as const) {
      const response = await house.post(path, body);
      const { code, details } = (await response.json()) as Json;
      expect([response.status, code, details[0].field]).toEqual([400, 'VALIDATION_ERROR', field]);
    }
    expect(await house.balance()).toBe(before);
  });
});
