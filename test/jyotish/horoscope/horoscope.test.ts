import { describe, expect, it } from 'vitest';
import {
  ashtakootaOf,
  chandrashtamasOf,
  chartFindingsOf,
  DASHA_YEAR_NAMES,
  DASHAS,
  dashaOf,
  differencesOf,
  findDoshas,
  findYogas,
  gemstonesOf,
  JYOTISH_PRESET_NAMES,
  JYOTISH_PRESETS,
  kakshyasOf,
  kpChartOf,
  kpHoraryOf,
  kpSignificatorsOf,
  manglikMatchOf,
  matchGrid,
  matchMany,
  openJyotish,
  papasamyaOf,
  poruthamOf,
  profileOf,
  remediesFor,
  rulingPlanetsAt,
  shadbalaOf,
  unknownTimeOf,
  varshaphalaOf,
} from '../../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';
import { clockOfMoment, jdUtOf } from '../../../packages/engine/src/time/local-clock.ts';

const engine = await openEngine();
const birth = { datetime: '1996-12-07T10:34:00', latitude: 13.0878, longitude: 80.2785, timezone: '+05:30' };
const partner = { ...birth, datetime: '1998-03-02T04:10:00' };
const jyotish = openJyotish(engine);

describe('a whole horoscope', () => {
  const horoscope = jyotish.horoscope(birth, { runningAtJdUt: 2460676.5 });

  it('is plain data, and comes back from its text as it was', () => {
    expect(JSON.parse(canonicalJson(horoscope))).toEqual(horoscope);
  });

  it('says what made it', () => {
    expect(horoscope.meta).toMatchObject({ preset: 'khagol', rulesEdition: 'khagol-jyotish/1' });
    expect(horoscope.meta.choices).toEqual(JYOTISH_PRESETS.khagol.choices);
  });

  it('has in each part what its room says alone', () => {
    const kundli = jyotish.kundli(birth);
    expect(horoscope.chart).toEqual(engine.chart(birth));
    expect(horoscope.kundli.lagna).toEqual(kundli.lagna);
    expect(horoscope.shadbala).toEqual(shadbalaOf(horoscope.kundli, horoscope.day));
    expect(horoscope.running?.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(horoscope.vargas).toHaveLength(16);
    expect(horoscope.argalas).toHaveLength(12);
  });

  it('can be had for every preset, and no two presets are alike', () => {
    const texts = JYOTISH_PRESET_NAMES.map((preset) => {
      const { meta: _, ...rest } = openJyotish(engine, preset).horoscope(birth);
      return canonicalJson(rest);
    });
    expect(new Set(texts).size).toBe(JYOTISH_PRESET_NAMES.length);
  });

  it('follows Raman in every room of the horoscope that has a row of his', () => {
    const { ashtakavarga, yogas, doshas, shadbala, bhavaBala } = openJyotish(engine, 'raman').horoscope(birth);
    expect(ashtakavarga.settings).toMatchObject({ moonTable: 'varahamihira-raman', venusTable: 'varahamihira-raman' });
    expect(yogas.settings).toMatchObject({ mahapurusha: 'lagna-or-moon', viparita: 'raman' });
    expect(doshas.settings.mangal.houses).toBe('2-4-7-8-12');
    expect([shadbala?.settings.scheme, bhavaBala?.settings.scheme]).toEqual(['raman', 'raman']);
  });

  it('refuses a preset, a choice and an engine that do not exist', () => {
    expect(() => openJyotish(engine, 'nobody' as 'kp')).toThrowError(/preset/);
    expect(() => openJyotish(engine, { dasha: { year: 'long' as 'julian' } }).horoscope(birth)).toThrowError(/year/);
    expect(() => openJyotish(null as never)).toThrowError(/engine/);
    expect(() => openJyotish(engine, { chart: { zodiac: 'tropical' } }).horoscope(birth)).toThrowError(/sidereal/);
  });
});

describe('the warnings of a horoscope', () => {
  const codes = (given: Parameters<typeof jyotish.horoscope>[0]) =>
    jyotish.horoscope(given).meta.warnings.map(({ code }) => code);
  const place = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' };

  // Swiss Ephemeris 2.10.03 (Moshier's Moon, Lahiri) has the Moon enter Revati, 346°40′, on 21 November 2026 at 01:20:53 UT.
  it('say that a minute leaves the nakshatra open where a second does not', () => {
    expect(codes({ ...place, datetime: '2026-11-21T06:51' })).toEqual(['NAKSHATRA_UNCERTAIN']);
    expect(codes({ ...place, datetime: '2026-11-21T06:51:00' })).toEqual([]);
    expect(codes({ ...place, datetime: '2026-11-21T06:55' })).toEqual([]);
  });

  it('say that an unknown hour leaves the nakshatra open, and with it the dashas', () => {
    const unknown = { ...place, date: '1990-01-15', time: 'unknown' } as const;
    expect(codes(unknown)).toEqual(['TIME_ASSUMED', 'SIGN_UNCERTAIN', 'NAKSHATRA_UNCERTAIN']);
    // What is warned of: the first lords of the two ends of that day.
    const [first, last] = ['1990-01-15T00:00:00', '1990-01-15T23:59:59'].map(
      (datetime) => jyotish.horoscope({ ...place, datetime }).dasha.balance?.lord,
    );
    expect(first).toBe('Venus');
    expect(last).toBe('Sun');
  });

  it('are those of `doubts`, for whoever asks for a dasha or a match alone', () => {
    for (const given of [
      { ...place, date: '1990-01-15', time: 'unknown' } as const,
      { ...place, datetime: '2026-11-21T06:51' },
      { ...place, datetime: '2026-11-21T06:51:00' },
    ])
      expect(jyotish.doubts(given)).toStrictEqual(jyotish.horoscope(given).meta.warnings);
    expect(() => jyotish.doubts({ ...place, datetime: 'noon' })).toThrowError(/not a date/);
  });

  // The same program has the ascendant of Delhi at 329.82° half a minute before 10:26 and at 330.18° half a minute after.
  it('name whoever stands within the doubt of a border of signs', () => {
    const { meta } = jyotish.horoscope({ ...place, datetime: '1990-01-15T10:26' });
    expect(meta.warnings).toEqual([{ code: 'SIGN_UNCERTAIN', message: expect.stringMatching(/: Ascendant\.$/) }]);
    expect(codes({ ...place, datetime: '1990-01-15T10:30' })).toEqual([]);
  });
});

describe('comparing two conventions', () => {
  it('finds nothing between a convention and itself', () => {
    expect(jyotish.compare(birth, 'khagol')).toEqual([]);
  });

  it('tells which values differ, by names a reader knows', () => {
    const differences = jyotish.compare(birth, 'raman');
    const paths = differences.map(({ path }) => path);
    expect(paths).toContain('chart.calculation.ayanamsa');
    expect(paths).toContain('chart.planets[Moon].longitude');
    expect(paths.some((path) => path.startsWith('dasha.spans[Rahu]'))).toBe(true);
    for (const { a, b } of differences) expect(a).not.toEqual(b);
  });

  it('leaves out what it is told to, and what is within the tolerance', () => {
    expect(differencesOf({ a: 1, b: { c: 2 } }, { a: 1.01, b: { c: 3 } }, { tolerance: 0.1, skip: ['b'] })).toEqual([]);
    expect(differencesOf([{ id: 'x', n: 1 }], [{ id: 'y', n: 1 }])).toEqual([
      { path: '[x]', a: { id: 'x', n: 1 }, b: null },
      { path: '[y]', a: null, b: { id: 'y', n: 1 } },
    ]);
  });
});

describe('the short way', () => {
  it('answers for a place, two people and a life', () => {
    const where = { latitude: 13.0878, longitude: 80.2785 };
    expect(jyotish.panchang('2025-10-01', where).vara.name).toMatch(/budha/i);
    expect(jyotish.calendar({ from: '2025-10-01', days: 3 }, where)).toHaveLength(3);
    const matched = jyotish.match(birth, partner);
    expect(matched.maxScore).toBe(36);
    expect(jyotish.sadeSati(birth, 30).stays.length).toBeGreaterThan(3);
    expect(jyotish.gochara(birth, 2460676.5).rows).toHaveLength(9);
    expect(jyotish.sensitivity(birth).vargas).toHaveLength(16);
  });

  it('answers for a birth what its rooms answer', () => {
    const moment = jyotish.moment(birth);
    const kundli = jyotish.kundli(birth);
    expect(jyotish.yogas(birth)).toEqual(findYogas(kundli));
    expect(jyotish.doshas(birth)).toEqual(findDoshas(kundli));
    expect(jyotish.remedies(birth)).toEqual(remediesFor(kundli, findDoshas(kundli).facts));
    expect(jyotish.gemstones(birth)).toEqual(gemstonesOf(kundli));
    expect(jyotish.kp(birth)).toEqual(kpChartOf(jyotish.zodiac, moment));
    const clock = clockOfMoment(moment);
    expect(jyotish.varshaphala(birth, 27)).toEqual(varshaphalaOf(jyotish.zodiac, moment, { age: 27 }, { clock }));
    expect(jyotish.varshaphala(birth, 27).start).toMatch(/^2023-12-08T08:4\d:\d\d\+05:30$/);
  });

  it('answers in the choices it was opened with, and in those of the call before them', () => {
    const other = openJyotish(engine, {
      yogas: { nodes: 'counted' },
      doshas: { nodes: 'ignored' },
      dasha: { year: 360 },
    });
    expect(other.yogas(birth).settings.nodes).toBe('counted');
    expect(other.yogas(birth, { nodes: 'ignored' }).settings.nodes).toBe('ignored');
    expect(other.doshas(birth).settings.nodes).toBe('ignored');
    expect(other.dasha(birth).settings['year']).toEqual(
      jyotish.dasha(birth, 'vimshottari', { year: 360 }).settings['year'],
    );
    expect(other.dasha(birth).settings['year']).not.toEqual(jyotish.dasha(birth).settings['year']);
  });

  it.each([...DASHA_YEAR_NAMES, 361])('has a dasha in years by the name %s within the whole horoscope', (year) => {
    const other = openJyotish(engine, { dasha: { year } });
    expect(other.horoscope(birth).dasha).toEqual(other.dasha(birth).record(2));
  });

  it('has a balance by time within the whole horoscope', () => {
    const other = openJyotish(engine, { dasha: { balanceBy: 'time' } });
    const { dasha } = other.horoscope(birth);
    expect(dasha).toEqual(other.dasha(birth).record(2));
    expect(dasha.balance).not.toEqual(jyotish.horoscope(birth).dasha.balance);
  });

  it.each(DASHAS)('has the dasha %s with local texts', (system) => {
    const own = system === 'chakra' ? { birthAt: 'day' } : {};
    const moment = jyotish.moment(birth);
    const alone = dashaOf(jyotish.kundli(birth), jdUtOf(moment), system, { ...own, clock: clockOfMoment(moment) });
    const dasha = jyotish.dasha(birth, system, own);
    expect(dasha.record(1)).toEqual(alone.record(1));
    expect(dasha.spans()[0]?.start).toMatch(/\+05:30$/);
  });

  it('finds festivals and good times for some days of a place', () => {
    const where = { latitude: 28.6139, longitude: 77.209 };
    const festivals = jyotish.festivals({ from: '2025-10-20', days: 3 }, where);
    expect(festivals.map(({ id }) => id)).toContain('diwali');
    const span = { from: '2026-04-20', days: 10 };
    const found = jyotish.muhurtas('marriage', span, where);
    const mine = jyotish.muhurtas('marriage', span, where, { births: [birth], strictness: 'lenient' });
    expect(found.windows.length).toBeGreaterThan(0);
    expect(
      found.windows.every(({ start }) => start !== undefined && start >= '2026-04-20' && start < '2026-04-30'),
    ).toBe(true);
    expect(mine.settings.strictness).toBe('lenient');
    expect(mine).not.toEqual(found);
  });

  it('answers for two people what the rooms of matching answer', () => {
    const groom = jyotish.kundli(birth);
    const bride = jyotish.kundli(partner);
    expect(jyotish.porutham(birth, partner)).toEqual(poruthamOf(groom.grahas.Moon, bride.grahas.Moon));
    expect(jyotish.manglik(birth, partner)).toEqual(manglikMatchOf(groom, bride));
    expect(jyotish.papasamya(birth, partner)).toEqual(papasamyaOf(groom, bride));
    expect(jyotish.profile(birth)).toEqual(profileOf(groom.grahas.Moon));
    expect(jyotish.matching(birth, partner)).toEqual({
      roles: { bride: 'person2', groom: 'person1' },
      ashtakoota: jyotish.match(birth, partner),
      porutham: jyotish.porutham(birth, partner),
      mangalDosha: jyotish.manglik(birth, partner),
      papasamya: jyotish.papasamya(birth, partner),
      findings: chartFindingsOf(groom, bride),
    });
  });

  it('says for all parts of a matching who the bride is, and in each what was chosen for it', () => {
    const { roles, ashtakoota, porutham, mangalDosha, papasamya } = jyotish.matching(birth, partner, {
      bride: 'person1',
      ashtakoota: { exceptions: 'none' },
      porutham: { school: 'kerala' },
      mangalDosha: { references: ['lagna'] },
      papasamya: { weighting: 'raman' },
    });
    expect(roles).toEqual({ bride: 'person1', groom: 'person2' });
    expect(ashtakoota).toEqual(
      ashtakootaOf(jyotish.kundli(birth).grahas.Moon, jyotish.kundli(partner).grahas.Moon, {
        exceptions: 'none',
        bride: 'person1',
      }),
    );
    expect(porutham.roles).toEqual(roles);
    expect(porutham.settings.school).toBe('kerala');
    expect(mangalDosha.settings.references).toEqual(['lagna']);
    expect(papasamya.settings).toEqual({ weighting: 'raman', bride: 'person1' });
    const other = openJyotish(engine, { doshas: { mangal: { references: ['venus'] } } });
    expect(other.matching(birth, partner).mangalDosha).toEqual(other.manglik(birth, partner));
    expect(other.manglik(birth, partner).settings.references).toEqual(['venus']);
    expect(
      other.matching(birth, partner, { mangalDosha: { references: ['moon'] } }).mangalDosha.settings.references,
    ).toEqual(['moon']);
  });

  it('finds the best of many, whether they are births or Moons', () => {
    const one = jyotish.kundli(birth).grahas.Moon;
    const many = [partner, jyotish.kundli(birth).grahas.Moon, { nakshatra: 9, pada: 2 }, jyotish.moment(partner)];
    const moons = [
      jyotish.kundli(partner).grahas.Moon,
      one,
      { nakshatra: 9, pada: 2 },
      jyotish.kundli(partner).grahas.Moon,
    ];
    expect(jyotish.matchMany(birth, many, { k: 3 })).toEqual(matchMany(engine.kernel, one, moons, { k: 3 }));
    expect(jyotish.matchGrid([birth, partner], many)).toEqual(
      matchGrid(engine.kernel, [one, jyotish.kundli(partner).grahas.Moon], moons),
    );
    const bytes = Uint8Array.of(3, 77, 108);
    expect(jyotish.matchMany(birth, bytes)).toEqual(matchMany(engine.kernel, one, bytes));
    for (const nobody of [null, 7, {}])
      expect(() => jyotish.matchMany(birth, [nobody as never])).toThrow(
        expect.objectContaining({ name: 'EngineError' }),
      );
    expect(() => jyotish.matchMany(birth, null as never)).toThrow(expect.objectContaining({ field: 'many' }));
  });

  it('answers by Krishnamurti what his room answers', () => {
    const his = openJyotish(engine, 'kp');
    const moment = his.moment(birth);
    const chart = his.kp(birth);
    expect(his.kpHorary(birth, 147)).toEqual(kpHoraryOf(his.zodiac, moment, 147));
    expect(his.kpSignificators(birth)).toEqual(kpSignificatorsOf(chart.kundli, chart.cuspsDeg));
    expect(his.rulingPlanets(birth)).toEqual(rulingPlanetsAt(his.zodiac, moment));
    const other = openJyotish(engine, { kp: { nodes: 'none' }, day: { sunrise: 'hindu' } });
    expect(other.kpSignificators(birth).settings.nodes).toBe('none');
    expect(other.rulingPlanets(birth)).toEqual(
      rulingPlanetsAt(other.zodiac, moment, { nodes: 'none', sunrise: 'hindu' }),
    );
    expect(other.rulingPlanets(birth, { nodes: 'agents' }).settings.nodes).toBe('agents');
    expect(() => his.kpHorary(birth, 250)).toThrow(expect.objectContaining({ field: 'number' }));
  });

  it('answers for a span of days, an unknown hour and a part of a sign what their rooms answer', () => {
    const moment = jyotish.moment(birth);
    const { grahas } = jyotish.kundli(birth);
    const where = { latitude: 28.6139, longitude: 77.209 };
    const span = { from: '2026-02-01', days: 40 };
    for (const clock of [clockOfMoment(moment), jyotish.clock(where)]) {
      const from = clock.midnight(2461073);
      const found = chandrashtamasOf(jyotish.zodiac, grahas.Moon.sign, from, clock.midnight(2461073 + 40), clock);
      expect(found.length).toBeGreaterThan(0);
      expect(clock.dateText(from)).toBe(span.from);
      const asked = clock.place.latitudeDeg === moment.place.latitudeDeg ? undefined : where;
      expect(jyotish.chandrashtama(birth, span, asked)).toEqual(found);
    }
    const clock = jyotish.clock(where);
    expect(jyotish.unknownTime('1996-12-07', where)).toEqual(unknownTimeOf(jyotish.zodiac, clock, 2450425));
    expect(jyotish.kakshyas(birth, 'Saturn')).toEqual(kakshyasOf(jyotish.kundli(birth), 'Saturn'));
    expect(() => jyotish.unknownTime('tomorrow', where)).toThrow(expect.objectContaining({ field: 'date' }));
  });

  it('searches for good times a day at a time, to the same end', () => {
    const where = { latitude: 28.6139, longitude: 77.209 };
    const span = { from: '2026-04-20', days: 5 };
    const options = { births: [birth], strictness: 'lenient' } as const;
    const search = jyotish.muhurtaSearch('marriage', span, where, options);
    let days = 0;
    let step = search.next();
    for (; step.done !== true; step = search.next()) days += 1;
    // Five civil days touch six solar ones.
    expect(days).toBe(6);
    expect(step.value).toEqual(jyotish.muhurtas('marriage', span, where, options));
    expect(() => jyotish.muhurtaSearch('marriage', span, where, { hours: 7 as never })).toThrow();
  });

  it('refuses null for options by its field', () => {
    const where = { latitude: 28.6139, longitude: 77.209 };
    const span = { from: '2026-02-01', days: 1 };
    const asked: readonly (() => unknown)[] = [
      () => jyotish.yogas(birth, null as never),
      () => jyotish.doshas(birth, null as never),
      () => jyotish.remedies(birth, null as never),
      () => jyotish.gemstones(birth, null as never),
      () => jyotish.dasha(birth, 'chara', null as never),
      () => jyotish.varshaphala(birth, 3, null as never),
      () => jyotish.muhurtas('marriage', span, where, null as never),
      () => jyotish.festivals(span, where, null as never),
      () => jyotish.kp(birth, null as never),
      () => jyotish.kpHorary(birth, 7, null as never),
      () => jyotish.kpSignificators(birth, null as never),
      () => jyotish.rulingPlanets(birth, null as never),
      () => jyotish.kakshyas(birth, 'Mars', null as never),
      () => jyotish.muhurtaSearch('marriage', span, where, null as never),
      () => jyotish.porutham(birth, partner, null as never),
      () => jyotish.manglik(birth, partner, null as never),
      () => jyotish.papasamya(birth, partner, null as never),
      () => jyotish.matching(birth, partner, null as never),
      () => jyotish.profile(birth, null as never),
      () => jyotish.matchMany(birth, [partner], null as never),
      () => jyotish.matchGrid([birth], [partner], null as never),
    ];
    for (const ask of asked) expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field: 'options' }));
    expect(() => jyotish.varshaphala(birth, 27.5)).toThrow(expect.objectContaining({ field: 'age' }));
    expect(() => jyotish.dasha(birth, 'nobody' as 'chara')).toThrow(expect.objectContaining({ field: 'system' }));
  });
});
