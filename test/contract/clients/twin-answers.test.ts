/** What only the priced interface tells: it is the engine's word, and every input bears on it. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../../packages/engine/src/chart/index.ts';
import {
  ashtakavargaOf,
  CONTRIBUTORS,
  findYogas,
  GRAHA_REMEDIES,
  GRAHAS,
  gocharaAt,
  type Jyotish,
  kalaGroundOf,
  openJyotish,
  ownNadiOf,
  poruthamOf,
  shadbalaOf,
  staysOf,
  VISIBLE_GRAHAS,
  vargaChartOf,
  varshaphalaOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { numerologyMatch, numerologyOf } from '../../../packages/engine/src/numerology/index.ts';
import { clockOfMoment, jdUtOf } from '../../../packages/engine/src/time/index.ts';
import { openWestern, type Western } from '../../../packages/engine/src/western/index.ts';
import { KEY, NOON_MS } from '../../server/house.ts';
import { openWholeHouse, type WholeHouse } from '../../server/whole-house.ts';

type Json = Record<string, any>;

const HIM = { datetime: '1990-01-15T10:30:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const HER = { datetime: '1992-06-03T18:05:00', latitude: 19.076, longitude: 72.8777, timezone: '+05:30' } as const;
const FAR = { datetime: '1969-07-20T20:17:00', latitude: -33.87, longitude: 151.21, timezone: '+10:00' } as const;
const BIRTHS = [HIM, HER, FAR];
const NOW_JD = NOON_MS / 86_400_000 + 2_440_587.5;
const A = '/v2/astrology/';

let { house, engine } = {} as WholeHouse;
let jyotish: Jyotish;
let western: Western;
beforeAll(async () => {
  ({ house, engine } = await openWholeHouse());
  jyotish = openJyotish(engine);
  western = openWestern(engine, { chart: { nodeType: 'mean' } });
});

async function told(path: string, body: Json): Promise<any> {
  const answer = (await (await house.post(path, body)).json()) as Json;
  expect([path, body, answer['message'], answer['details']]).toEqual([path, body, undefined, undefined]);
  return answer['data'];
}

const signs = (rows: readonly Json[]): readonly unknown[] => rows.map((row) => row['sign']);

describe('the engine’s word', () => {
  it('positions, cusps and the rising degree are those of the chart', async () => {
    for (const birth of BIRTHS) {
      const chart = await told(`${A}birth-chart`, birth);
      const positions = await told(`${A}planetary-positions`, birth);
      expect(positions.planets).toEqual(chart.planets);
      expect((await told(`${A}house-cusps`, birth)).houses).toEqual(chart.houses);
      expect((await told(`${A}ascendant`, birth)).ascendant).toEqual(chart.ascendant);
      const placidus = await told(`${A}house-cusps`, { ...birth, houseSystem: 'placidus' });
      expect(placidus.houses).not.toEqual(chart.houses);
      const details = await told(`${A}birth-details`, birth);
      expect([details.moonSign.name, details.nakshatra.name, details.nakshatra.pada]).toEqual([
        chart.moonSign,
        chart.nakshatra,
        chart.nakshatraPada,
      ]);
      expect(details.panchang).toEqual(chart.panchang);
    }
  });

  it('each division is the varga of its number', async () => {
    const numbers = [2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
    const names = ['hora', 'drekkana', 'chaturthamsa', 'saptamsa', 'navamsa', 'dashamsa', 'dwadashamsa', 'shodasamsa'];
    names.push('vimsamsa', 'chaturvimsamsa', 'bhamsa', 'trimsamsa', 'khavedamsa', 'akshavedamsa', 'shashtiamsa');
    for (const birth of BIRTHS)
      for (const [i, name] of names.entries()) {
        const data = await told(A + name, birth);
        const varga = vargaChartOf(jyotish.kundli(birth), numbers[i] as number);
        expect([data.division, data.ascendant.sign, signs(data.planets)]).toEqual([
          numbers[i],
          SIGNS[varga.lagna.sign - 1],
          GRAHAS.map((graha) => SIGNS[varga.grahas[graha].sign - 1]),
        ]);
        expect(data.planets.map(({ house: at }: Json) => at)).toEqual(GRAHAS.map((graha) => varga.grahas[graha].house));
      }
  });

  it('hora by POST is the chart of halves, by GET the planetary hours', async () => {
    const search = new URLSearchParams({ date: '2026-11-22', latitude: '28.6139', longitude: '77.209' });
    const response = await house.get(`${A}hora?${search}`, { 'x-api-key': KEY });
    expect(((await response.json()) as Json)['data']).toHaveLength(24);
    expect((await told(`${A}hora`, HIM)).division).toBe(2);
  });

  it('strengths are those of the engine', async () => {
    for (const birth of BIRTHS) {
      const kundli = jyotish.kundli(birth);
      const tables = ashtakavargaOf(kundli);
      const { tables: all } = await told(`${A}ashtakavarga`, birth);
      expect(all.map(({ planet, bindus }: Json) => [planet, bindus])).toEqual(
        CONTRIBUTORS.map((name) => [name, tables.bhinna[name]]),
      );
      const { tables: one } = await told(`${A}ashtakavarga`, { ...birth, planet: 'Saturn' });
      expect(one).toEqual(all.filter(({ planet }: Json) => planet === 'Saturn'));
      const sarva = await told(`${A}sarvashtakavarga`, birth);
      expect([sarva.signs.map(({ bindus }: Json) => bindus), sarva.total]).toEqual([tables.sarva, 337]);
      expect(sarva.signs[kundli.lagna.sign - 1].house).toBe(1);
      const shadbala = shadbalaOf(kundli, kalaGroundOf(jyotish.zodiac, engine.moment(birth)));
      const { planets } = await told(`${A}shadbala`, birth);
      expect(planets).toEqual(VISIBLE_GRAHAS.map((planet) => ({ planet, ...shadbala.grahas[planet] })));
    }
  });

  it('the year, other dashas and the parts of parts', async () => {
    for (const birth of BIRTHS) {
      const moment = engine.moment(birth);
      const year = varshaphalaOf(jyotish.zodiac, moment, { year: 2026 }, { clock: clockOfMoment(moment) });
      const data = await told(`${A}varshaphal`, { ...birth, year: 2026 });
      expect([data.start, data.end, data.completedYears, data.yearLord.planet, data.ascendant.sign]).toEqual([
        year.start,
        year.end,
        year.completedYears,
        year.yearLord.varshesha.value,
        SIGNS[year.kundli.lagna.sign - 1],
      ]);
      expect(await told(`${A}varshaphal`, birth)).toEqual(data);
      for (const system of ['yogini', 'ashtottari'] as const) {
        const dasha = jyotish.dasha(birth, system);
        const { periods, depth } = await told(`${A}${system}-dasha`, { ...birth, depth: 3 });
        const flat = (rows: readonly Json[], key: string): unknown =>
          rows.map((row) => [row['start'], row['end'], row[key] === undefined ? null : flat(row[key], key)]);
        expect([depth, flat(periods, 'periods')]).toEqual([3, flat(dasha.tree(3) as readonly Json[], 'children')]);
        expect(periods[0].planet).toBe(dasha.tree(1)[0]?.lord);
      }
      const parts = await told(`${A}pratyantardasha`, birth);
      expect(parts).toHaveLength(729);
      const running = jyotish.dasha(birth).runningAt(NOW_JD, 3);
      expect(parts.filter(({ isCurrent }: Json) => isCurrent)).toMatchObject([
        {
          mahadasha: running[0]?.lord,
          antardasha: running[1]?.lord,
          planet: running[2]?.lord,
          start: running[2]?.start,
        },
      ]);
      const { current } = await told(`${A}vimshottari-dasha`, birth);
      expect(Object.values(current as Json).map(({ name }: Json) => name)).toEqual(running.map(({ lord }) => lord));
    }
  });

  it('yoginis go with their lords', async () => {
    const { periods } = await told(`${A}yogini-dasha`, { ...HIM, depth: 1 });
    const pairs = new Set(periods.map(({ yogini, planet }: Json) => `${yogini} ${planet}`));
    // Parashara, ch. 46: Mangala is ruled by the Moon, Pingala by the Sun, Dhanya by Jupiter, Bhramari by Mars, and so on.
    expect([...pairs].sort()).toEqual([
      'Bhadrika Mercury',
      'Bhramari Mars',
      'Dhanya Jupiter',
      'Mangala Moon',
      'Pingala Sun',
      'Sankata Rahu',
      'Siddha Venus',
      'Ulka Saturn',
    ]);
  });

  it('transits, the Moon in the eighth, doshas and yogas', async () => {
    for (const birth of BIRTHS) {
      const [moment, kundli] = [engine.moment(birth), jyotish.kundli(birth)];
      const rows = (at: number) => gocharaAt(jyotish.zodiac, kundli, at).rows;
      const told_ = ({ transits }: Json) =>
        transits.map(({ planet, houseFromMoon, isFavourable }: Json) => [planet, houseFromMoon, isFavourable]);
      const real = (at: number) => rows(at).map((row) => [row.graha, row.houseFromMoon, row.isFavourable]);
      expect(told_(await told(`${A}planet-transit`, birth))).toEqual(real(NOW_JD));
      const then = await told(`${A}planet-transit`, { ...birth, transitDateTime: birth.datetime });
      expect(told_(then)).toEqual(real(jdUtOf(moment)));
      const moon = await told(`${A}chandrashtama`, birth);
      const sign = rows(NOW_JD).find(({ graha }) => graha === 'Moon')?.houseFromMoon;
      expect(moon.isChandrashtama).toBe(sign === 8);
      expect(moon.isChandrashtama || moon.next !== null).toBe(true);
      const doshas = await told(`${A}all-doshas`, birth);
      const chart = await told(`${A}birth-chart`, birth);
      expect(doshas).toMatchObject({ ...chart.doshas, nadi: ownNadiOf(kundli).nadi });
      expect(doshas.present).toEqual(Object.keys(chart.doshas).filter((name) => chart.doshas[name].present));
      expect(await told('/api/vedika/dosha-analysis', { birthDetails: birth })).toEqual(doshas);
      const yogas = await told('/api/vedika/yoga-detection', { birthDetails: birth });
      expect(yogas.yogas.map(({ id }: Json) => id)).toEqual(findYogas(kundli).facts.map(({ id }) => id));
      expect(yogas.total).toBe(yogas.yogas.length);
    }
  });

  it('predictions count from the sign, and tell who enters which', async () => {
    const clock = jyotish.clock({ latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' });
    const lengths = { daily: 1, weekly: 7, monthly: 30, quarterly: 91, yearly: 365 };
    for (const [period, days] of Object.entries(lengths)) {
      const data = await told(`${A}prediction/${period}`, { rashi: 'vrishabha', date: '2026-11-22' });
      expect([data.rashi, data.sign, data.startDate]).toEqual(['Vrishabha', 'Taurus', '2026-11-22']);
      expect(Date.parse(data.endDate) - Date.parse(data.startDate)).toBe((days - 1) * 86_400_000);
      const from = clock.midnight(2_461_367);
      expect(clock.dateText(from)).toBe('2026-11-22');
      const jupiter = staysOf(jyotish.zodiac, 'Jupiter', from, from + days).slice(1);
      expect(data.changes.filter(({ planet }: Json) => planet === 'Jupiter')).toMatchObject(
        jupiter.map(({ part, startJdUt }) => ({ sign: SIGNS[part - 1], start: clock.text(startJdUt) })),
      );
      for (const { sign, house: at } of data.transits)
        expect(at).toBe(((SIGNS.indexOf(sign) - SIGNS.indexOf('Taurus') + 12) % 12) + 1);
    }
  });

  it('ten poruthams of two, under both names', async () => {
    const pair = { male: HIM, female: HER };
    const data = await told(`${A}nakshatra-porutham`, pair);
    const real = poruthamOf(jyotish.kundli(HIM).grahas.Moon, jyotish.kundli(HER).grahas.Moon, { school: 'tamil' });
    expect([data.totalScore, data.factors.map(({ name }: Json) => name)]).toEqual([
      real.presentCount,
      real.poruthams.map(({ name }) => name),
    ]);
    expect(await told(`${A}thirumana-porutham`, pair)).toEqual(data);
    // A system that is sent is another question's: this one has its own.
    expect(await told(`${A}nakshatra-porutham`, { ...pair, system: 'ashtakoota' })).toEqual(data);
  });

  it('remedies are the tables’, and what is not served is null and said', async () => {
    const all = await told(`${A}lalkitab/remedies`, HIM);
    expect(all.planets.map(({ planet }: Json) => planet)).toEqual([...GRAHAS]);
    expect(all).toMatchObject({ system: 'jyotish', lalKitab: null, debts: null });
    expect(all.warnings.map(({ code }: Json) => code)).toEqual(['LAL_KITAB_NOT_SERVED']);
    const one = await told(`${A}lalkitab/remedies`, { ...HIM, planet: 'saturn', includeDebts: true });
    expect(one.planets).toEqual(all.planets.filter(({ planet }: Json) => planet === 'Saturn'));
    expect(one.warnings.map(({ code }: Json) => code)).toEqual(['LAL_KITAB_NOT_SERVED', 'DEBTS_NOT_SERVED']);
    expect(one.planets[0].house).toBe(jyotish.kundli(HIM).grahas.Saturn.house);
    expect(JSON.stringify(one.planets[0].remedies).toLowerCase()).toContain(GRAHA_REMEDIES.Saturn.grain);
  });

  it('parts of Western answers are parts of the whole', async () => {
    const W = '/v2/western/';
    const parts: readonly (readonly [string, string, Json])[] = [
      ['transit-chart', 'transit-aspects', { transitDateTime: '2026-01-01T12:00' }],
      ['progressions', 'progression-positions', { progressionDate: '2026-01-01' }],
      ['progressions', 'progression-aspects', { progressionDate: '2026-01-01' }],
      ['solar-return', 'solar-return-positions', { year: 2026 }],
      ['solar-return', 'solar-return-aspects', { year: 2026 }],
    ];
    for (const [whole, part, more] of parts) {
      const [all, some] = [await told(W + whole, { ...HIM, ...more }), await told(W + part, { ...HIM, ...more })];
      expect(Object.keys(some).length).toBeGreaterThan(1);
      expect(all).toMatchObject(some);
    }
    const pair = { person1: HIM, person2: HER };
    const [one, aspects] = [await told(`${W}composite`, pair), await told(`${W}composite-aspects`, pair)];
    expect(aspects).toEqual({ method: one.method, zodiac: one.zodiac, aspects: one.aspects });
    const radix = western.composite(HIM, HER).radix;
    expect(signs(one.planets)).toEqual(radix.points.map(({ sign }) => SIGNS[sign - 1]));
  });

  it('a return of a birth whose hour nobody knows says that it may be half a day off', async () => {
    const codes = async (birth: Json): Promise<string[]> => {
      const { warnings } = await told('/v2/western/solar-return', { ...birth, year: 2025 });
      return warnings.map(({ code }: Json) => code);
    };
    const { datetime: _, ...place } = HIM;
    expect(await codes({ ...place, date: '1990-01-15', time: 'unknown' })).toEqual([
      'TIME_ASSUMED',
      'RETURN_UNCERTAIN',
      'SIGN_UNCERTAIN',
    ]);
    expect(await codes(HIM)).toEqual([]);
  });

  it('of an hour that nobody knows no angle casts an aspect, no house is told, and every answer about a life says so', async () => {
    const { datetime: _, ...place } = HIM;
    const born = { ...place, date: '1990-01-15', time: 'unknown' };
    const ask = (name: string, more: Json) => told(`/v2/western/${name}`, { ...born, ...more });
    const year = { year: 2026 };
    const progressed = await ask('progressions', year);
    expect(progressed.angles).toEqual([]);
    expect(new Set(progressed.planets.map(({ house }: Json) => house))).toEqual(new Set([null]));
    const doubts: Readonly<Record<string, readonly string[]>> = {
      progression: ['TIME_ASSUMED', 'PROGRESSION_UNCERTAIN'],
      'solar-return': ['TIME_ASSUMED', 'RETURN_UNCERTAIN'],
    };
    for (const [name, codes] of Object.entries(doubts))
      for (const part of ['positions', 'aspects']) {
        const { warnings } = await ask(`${name}-${part}`, year);
        expect(warnings.slice(0, 2).map(({ code }: Json) => code)).toEqual(codes);
      }
    const returned = await ask('solar-return', year);
    const transits = await ask('transit-chart', { transitDateTime: '2026-11-22T12:00' });
    const cast = [...returned.natalAspects, ...transits.aspects, ...progressed.natalAspects];
    const ends = cast.flatMap(({ planet1, planet2 }: Json) => [planet1, planet2]);
    expect(ends.filter((end) => end === 'Ascendant' || end === 'Midheaven')).toEqual([]);
    // Half a day of the Moon, 12 to 15° a day.
    expect(returned.uncertainty.Moon.totalDeg).toBeGreaterThan(5.8);
    const { planets } = await ask('transit-positions', { transitDateTime: '2026-11-22T12:00' });
    expect(new Set(planets.map(({ house }: Json) => house))).toEqual(new Set([null]));
  });

  it('a year of life has its sahams and both its dashas, and says so where it may begin half a day off', async () => {
    const { datetime: _, ...place } = HIM;
    const assumed = await told('/v2/astrology/varshaphal', {
      ...place,
      date: '1990-01-15',
      time: 'unknown',
      year: 2025,
    });
    expect(assumed.warnings.map(({ code }: Json) => code)).toEqual(['TIME_ASSUMED', 'RETURN_UNCERTAIN']);
    const year = await told('/v2/astrology/varshaphal', { ...HIM, year: 2025 });
    expect(year.warnings).toEqual([]);
    expect(year.sahams).toHaveLength(36);
    const degreeOf = (name: string): number => year.planets.find(({ name: its }: Json) => its === name).longitude;
    const { longitude, formula, isAdded } = year.sahams[0];
    // Punya: Moon less Sun and lagna by day, Sun less Moon and lagna by night (Narasimha Rao, table 74).
    const [a, b] = year.isDay ? ['Moon', 'Sun'] : ['Sun', 'Moon'];
    expect(formula).toBe(`${a} − ${b} + lagna`);
    const plain = degreeOf(a as string) - degreeOf(b as string) + year.ascendant.longitude + (isAdded ? 30 : 0);
    expect(longitude).toBeCloseTo(((plain % 360) + 360) % 360, 6);
    for (const parts of [year.muddaDasha, year.patyayiniDasha]) {
      expect([parts[0].start, parts.at(-1).end]).toEqual([year.start, year.end]);
      for (const [i, { start }] of parts.slice(1).entries()) expect(start).toBe(parts[i].end);
    }
    expect(year.patyayiniDasha.filter(({ planet }: Json) => planet === null)).toHaveLength(1);
    for (const { name, through } of year.yogas)
      if (['ithasala', 'ishrafa', 'radda', 'durapha'].includes(name)) expect(through).toBeNull();
  });

  it('numbers are those of the engine', async () => {
    const person = { name: 'Asha Rao', birthDate: '1990-01-15', currentName: 'Asha Mehta' };
    for (const system of ['pythagorean', 'chaldean', 'vedic'] as const) {
      const real = numerologyOf({ ...person, on: '2026-11-21' }, { system });
      const N = `${A}numerology/`;
      const one = async (path: string) => (await told(N + path, { ...person, system })).number;
      expect([await one('life-path'), await one('destiny'), await one('personality'), await one('soul-urge')]).toEqual([
        real.lifePath?.value,
        real.expression?.value,
        real.personality?.value,
        real.soulUrge?.value,
      ]);
      expect(await one('personal-year')).toBe(real.day?.personal?.year.value);
      const all = await told(`${N}complete`, { ...person, system });
      expect([all.system, all.currentName.expression.number, all.pinnacles.map(({ number }: Json) => number)]).toEqual([
        system,
        real.currentName?.expression.value,
        real.date?.pinnacles.map(({ value }) => value),
      ]);
      expect(await told('/v2/numerology/complete', { ...person, system })).toEqual(all);
      const pair = { person1: person, person2: { name: 'Ravi Mehta', birthDate: '1988-07-03' } };
      const match = numerologyMatch({ name: person.name, birthDate: person.birthDate }, pair.person2, { system });
      expect(await told(`${N}compatibility`, { ...pair, system })).toMatchObject({
        score: match.score,
        maxScore: match.maxScore,
        percentage: match.percent,
        grade: match.grade,
      });
    }
    const year = await told(`${A}numerology/personal-year`, { ...person, on: '2030-05-06' });
    expect(year.cycles.on).toBe('2030-05-06');
  });
});

describe('every input bears on the answer', () => {
  /** Paths that no sandbox path is the twin of, with fields of their own. */
  const OWN: readonly (readonly [name: string, more: Json])[] = [
    ['planetary-positions', {}],
    ['house-cusps', {}],
    ['ascendant', {}],
    ['birth-details', {}],
    ['pratyantardasha', {}],
    ['yogini-dasha', {}],
    ['ashtottari-dasha', {}],
    ['all-doshas', {}],
    ['ashtakavarga', {}],
    ['sarvashtakavarga', {}],
    ['shadbala', {}],
    ['varshaphal', { year: 2026 }],
    ['planet-transit', { transitDateTime: '2026-01-01T12:00Z' }],
    ['shashtiamsa', {}],
    ['lalkitab/remedies', {}],
    ['muhurta', {}],
  ];
  /** By nature: the Moon and Sun stand where they stand wherever one is born. */
  const INDIFFERENT: Readonly<Record<string, readonly string[]>> = {
    pratyantardasha: ['latitude', 'longitude'],
    'yogini-dasha': ['latitude', 'longitude'],
    'ashtottari-dasha': ['latitude', 'longitude'],
  };
  const OTHERS: Readonly<Record<string, readonly unknown[]>> = {
    datetime: ['1990-01-20T22:45:00', '1984-08-03T03:10:00'],
    latitude: [-50, 60],
    longitude: [-100, 20],
    timezone: ['-10:00', '+12:00'],
    ayanamsa: ['raman', 'fagan-bradley', 'djwhal-khul'],
  };
  it.each(OWN)('%s', async (name, more) => {
    const base = JSON.stringify(await told(A + name, { ...HIM, ...more }));
    const dead: string[] = [];
    for (const [field, values] of Object.entries(OTHERS)) {
      const answers = [];
      for (const value of values)
        answers.push(JSON.stringify(await told(A + name, { ...HIM, ...more, [field]: value })));
      if (answers.every((answer) => answer === base)) dead.push(field);
    }
    expect(dead).toEqual(INDIFFERENT[name] ?? []);
  });

  it('years, depths, planets, days, purposes and signs', async () => {
    const differ = async (path: string, bodies: readonly Json[]) => {
      const answers = new Set<string>();
      for (const body of bodies) answers.add(JSON.stringify(await told(path, body)));
      expect([path, answers.size]).toEqual([path, bodies.length]);
    };
    await differ(
      `${A}varshaphal`,
      [2026, 2027, 1995].map((year) => ({ ...HIM, year })),
    );
    await differ(
      `${A}ashtottari-dasha`,
      [1, 2, 3, 4].map((depth) => ({ ...HIM, depth })),
    );
    await differ(
      `${A}ashtakavarga`,
      [{}, { planet: 'Moon' }, { planet: 'Lagna' }].map((more) => ({ ...HIM, ...more })),
    );
    await differ(
      `${A}shubh-muhurta`,
      [{}, { days: 3 }, { eventType: 'travel' }].map((more) => ({ ...HIM, ...more })),
    );
    await differ(`${A}prediction/monthly`, [
      { rashi: 1 },
      { rashi: 'meena' },
      { rashi: 1, date: '2027-03-03' },
      { rashi: 1, timezone: 'Z', latitude: 0, longitude: 0 },
    ]);
    await differ(
      `${A}planetary-positions`,
      [{}, { nodeType: 'true' }].map((more) => ({ ...HIM, ...more })),
    );
    await differ('/v2/western/composite', [
      { person1: HIM, person2: HER },
      { person1: HIM, person2: FAR },
      { person1: HIM, person2: HER, houseSystem: 'koch' },
    ]);
  });
});
