/** What the fact functions take from their records: known charts, laws that hold for all of them, and what is left out where it is not known. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../packages/engine/src/index.ts';
import {
  ashtakootaOf,
  type Jyotish,
  openJyotish,
  panchangAt,
  panchangOn,
  poruthamOf,
  saturnPhaseAt,
  type TithiSpan,
} from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { numerologyOf } from '../../packages/engine/src/numerology/index.ts';
import {
  type FactKey,
  type FactStore,
  factsOfGochara,
  factsOfHoroscope,
  factsOfMatch,
  factsOfNativity,
  factsOfNumbers,
  factsOfPanchang,
  factsOfPlan,
  factsOfReturn,
  factsOfSynastry,
  factsOfWesternTransits,
  joinFacts,
} from '../../packages/engine/src/reading/index.ts';
import { localClock } from '../../packages/engine/src/time/index.ts';
import { assess } from '../../packages/engine/src/vastu/assess/index.ts';
import {
  aspectsBetween,
  openWestern,
  radixFrom,
  synastryOf,
  type Western,
} from '../../packages/engine/src/western/index.ts';
import { HOUSE, rectangle } from '../vastu/assess/houses.ts';
import { anyBirth, SEED } from './births.ts';

const runs = (numRuns: number) => ({ seed: SEED, numRuns });
let engine: Engine;
let jyotish: Jyotish;
let western: Western;
beforeAll(async () => {
  engine = await openEngine();
  jyotish = openJyotish(engine);
  western = openWestern(engine);
});

const day = fc
  .record({ day: fc.integer({ min: 0, max: 33_000 }), latitude: fc.integer({ min: -60, max: 60 }) })
  .map(({ day: number, latitude }) => ({
    date: new Date(Date.UTC(1930, 0, 1 + number)).toISOString().slice(0, 10),
    latitude,
    longitude: 0,
    timezone: '+00:00',
  }));
const HOURS = ['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00', '23:59'];

/** Facts that some hour of the day contradicts. */
function contradicted(told: FactStore, hours: readonly FactStore[]): readonly string[] {
  return [...told].filter(([fact, value]) => hours.some((hour) => hour.get(fact) !== value)).map(([fact]) => fact);
}

/** Facts of a kind that all hours of a day agree on. */
function agreed(hours: readonly FactStore[], kind: string): readonly FactKey[] {
  const [first, ...rest] = hours as [FactStore, ...FactStore[]];
  return [...first]
    .filter(([fact, value]) => fact.startsWith(kind) && rest.every((hour) => hour.get(fact) === value))
    .map(([fact]) => fact);
}

describe('where the hour of birth is not known', () => {
  it('a horoscope tells what all hours of its day agree on, and nothing of the lagna', () => {
    let found = 0;
    fc.assert(
      fc.property(day, ({ date, ...place }) => {
        const told = factsOfHoroscope(jyotish.horoscope({ date, time: 'unknown', ...place }));
        const hours = HOURS.map((hour) =>
          factsOfHoroscope(jyotish.horoscope({ datetime: `${date}T${hour}`, ...place })),
        );
        const places = new Map([...told].filter(([fact]) => /sign|^nakshatra:|^yoga:|^dosha:/.test(fact)));
        expect(contradicted(places, hours)).toEqual([]);
        // What all hours agree on is told but where the doubt about time reaches a little further than they.
        const silent = [...agreed(hours, 'sign:'), ...agreed(hours, 'nakshatra:')].filter((fact) => !told.has(fact));
        expect(silent.length).toBeLessThanOrEqual(1);
        found += [...told.keys()].filter((fact) => /^yoga:|^dosha:/.test(fact)).length;
        const kinds = new Set([...told.keys()].map((fact) => fact.split(':')[0]));
        for (const kind of ['lagna', 'house', 'lord-house', 'sav', 'maha', 'antar']) expect(kinds).not.toContain(kind);
      }),
      runs(25),
    );
    expect(found).toBeGreaterThan(50);
  });

  it('a nativity tells what all hours of its day agree on, and no houses or angles', () => {
    fc.assert(
      fc.property(day, ({ date, ...place }) => {
        const told = factsOfNativity(western.nativity({ date, time: 'unknown', ...place }));
        const hours = HOURS.map((hour) => factsOfNativity(western.nativity({ datetime: `${date}T${hour}`, ...place })));
        expect(contradicted(told, hours)).toEqual([]);
        const kinds = new Set([...told.keys()].map((fact) => fact.split(':')[0]));
        expect([...kinds].sort()).toEqual(['w.aspect', 'w.sign']);
        // What all hours agree on is told but where it is within a tenth of a degree of not being so.
        const silent = [...agreed(hours, 'w.sign'), ...agreed(hours, 'w.aspect')].filter((fact) => !told.has(fact));
        expect(silent.length).toBeLessThanOrEqual(3);
      }),
      runs(60),
    );
  });
});

describe('the facts of a nativity', () => {
  it('are the known ones of Einstein’s', () => {
    // Ulm, 14 March 1879, 11:30 local mean time, from his birth record.
    const facts = factsOfNativity(
      western.nativity({ datetime: '1879-03-14T11:30', latitude: 48.4, longitude: 10, timezone: '+00:40' }),
    );
    expect(Object.fromEntries(facts)).toMatchObject({
      'w.sign:Sun': 'Pisces',
      'w.sign:Moon': 'Sagittarius',
      'w.sign:Mercury': 'Aries',
      'w.sign:Mars': 'Capricorn',
      'w.sign:Jupiter': 'Aquarius',
      'w.ascendant': 'Cancer',
      'w.midheaven': 'Pisces',
      'w.house:Sun': 10,
      'w.house:Mars': 7,
      'w.aspect:Mercury-Saturn': 'conjunction',
      'w.aspect:Jupiter-Uranus': 'opposition',
    });
    expect([...facts.keys()].filter((fact) => fact.startsWith('w.sign:'))).toHaveLength(10);
  });

  it('are those of a return too: what rises, and the Sun’s house', () => {
    const { radix } = western.solarReturn(
      { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
      2025,
    );
    const sun = radix.points.find(({ name }) => name === 'Sun');
    expect([...factsOfReturn(radix)]).toEqual([
      ['w.return-ascendant', factsOfNativity({ radix, aspects: { aspects: [] } as never }).get('w.ascendant')],
      ['w.return-sun', sun?.house],
    ]);
    expect(factsOfReturn({ ...radix, isTimeKnown: false }).size).toBe(0);
    expect(factsOfReturn(radixFrom({ points: { Sun: 10 } })).size).toBe(0);
  });
});

describe('the facts of two charts', () => {
  it('name a pair in one order and take the closer aspect of the two that it may have', () => {
    const [one, other] = [
      radixFrom({ points: { Sun: 0, Moon: 100, NorthNode: 0 } }),
      radixFrom({ points: { Sun: 103, Moon: 121, NorthNode: 0 } }),
    ];
    // Moon to Sun is a conjunction 3° wide, Sun to Moon a trine 1° wide; Sun to Sun 13° off a square, Moon to Moon 21° off any.
    expect([...factsOfSynastry(synastryOf(one, other))]).toEqual([['s.aspect:Sun-Moon', 'trine']]);
    expect([...factsOfSynastry(synastryOf(other, one))]).toEqual([['s.aspect:Sun-Moon', 'trine']]);
  });

  it('are the same whichever of two people comes first, also where two aspects are equally close', () => {
    const [one, other] = [radixFrom({ points: { Sun: 0, Moon: 90 } }), radixFrom({ points: { Sun: 151, Moon: 121 } })];
    // Sun to Moon lacks a degree of a trine, Moon to Sun a degree of a sextile.
    for (const synastry of [synastryOf(one, other), synastryOf(other, one)])
      expect(factsOfSynastry(synastry).get('s.aspect:Sun-Moon')).toBe('sextile');
    fc.assert(
      fc.property(anyBirth, anyBirth, (first, second) => {
        const [a, b] = [western.radix(first), western.radix(second)];
        expect(new Map(factsOfSynastry(synastryOf(a, b)))).toEqual(new Map(factsOfSynastry(synastryOf(b, a))));
      }),
      runs(40),
    );
  });

  it('pass over aspects that readings do not know, even when these are closer', () => {
    const [one, other] = [radixFrom({ points: { Sun: 0, Moon: 200 } }), radixFrom({ points: { Sun: 137, Moon: 150 } })];
    const synastry = synastryOf(one, other, { aspects: ['sextile', 'quincunx'] });
    expect(synastry.aspects.map(({ type, orbDeg }) => [type, Math.round(orbDeg)])).toEqual([
      ['quincunx', 0],
      ['sextile', 3],
    ]);
    expect([...factsOfSynastry(synastry)]).toEqual([['s.aspect:Sun-Moon', 'sextile']]);
  });

  it('tell a transit by the planet in the sky first', () => {
    const [sky, natal] = [radixFrom({ points: { Saturn: 91 } }), radixFrom({ points: { Sun: 0, Ascendant2: 91 } })];
    const found = aspectsBetween(sky.points, natal.points, { moving: 'first' });
    expect([...factsOfWesternTransits(found)]).toEqual([['t.aspect:Saturn-Sun', 'square']]);
  });
});

describe('the facts of gochara', () => {
  const PARTS = { rising: 'rising', peak: 'peak', setting: 'setting', kantaka: 'fourth', ashtama: 'eighth' } as const;

  it('have the part of Saturn’s passage that the search for it finds', () => {
    fc.assert(
      fc.property(anyBirth, fc.integer({ min: 2_440_000, max: 2_465_000 }), (birth, jdUt) => {
        const facts = factsOfGochara(jyotish.gochara(birth, jdUt));
        const { phase } = saturnPhaseAt(jyotish.zodiac, jyotish.kundli(birth), jdUt);
        expect(facts.get('sade-sati')).toBe(phase === null ? undefined : PARTS[phase]);
        expect([...facts.keys()].filter((fact) => fact.startsWith('gochara:'))).toHaveLength(9);
      }),
      runs(60),
    );
  });

  it('go by another school of the passage where its phase is handed in', () => {
    const gochara = jyotish.gochara({ datetime: '1990-01-15T10:30', latitude: 28.6, longitude: 77.2 }, 2_461_000.5);
    expect(factsOfGochara(gochara, { phase: 'ashtama' }).get('sade-sati')).toBe('eighth');
    expect(factsOfGochara(gochara, { phase: null }).has('sade-sati')).toBe(false);
    const saturn = gochara.rows.find(({ graha }) => graha === 'Saturn');
    expect(factsOfGochara(gochara).get('gochara:Saturn')).toBe(saturn?.houseFromMoon);
  });
});

describe('the facts of numbers', () => {
  it('keep the masters that are read, and read a birthday and a year by their roots', () => {
    const facts = factsOfNumbers(numerologyOf({ name: 'Bcd', birthDate: '1992-11-29', on: '2026-11-29' }));
    // 11 + 11 + 21 → 3 is 25, 7; 29 is 11 and its root 2; 11 + 11 + 1 is 23, 5 with masters reduced 2 + 2 + 1.
    expect(facts.get('number:birthday')).toBe(2);
    expect(facts.get('number:personal-year')).toBe(5);
    expect(facts.has('number:soul-urge')).toBe(false);
    expect(factsOfNumbers(numerologyOf({ birthDate: '2000-01-08' })).get('number:life-path')).toBe(11);
    expect([...factsOfNumbers(numerologyOf({ name: 'Asha' })).keys()]).not.toContain('number:life-path');
  });

  it('read forty-four, which few keep, as eight', () => {
    const dates = Array.from({ length: 28 }, (_, i) => `1979-08-${String(i + 1).padStart(2, '0')}`);
    const kept = dates.map((birthDate) =>
      numerologyOf({ birthDate }, { masters: '11-22-33-44', lifePath: 'all-digits' }),
    );
    const found = kept.filter(({ lifePath }) => lifePath?.value === 44);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(factsOfNumbers(one).get('number:life-path')).toBe(8);
  });
});

describe('the facts of a day', () => {
  it('are those of the instant where one was asked about, else those of sunrise', () => {
    const clock = localClock({ latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 0 });
    const atSunrise = panchangOn(jyotish.zodiac, clock, '2026-03-03');
    const [first, second] = atSunrise.tithi as unknown as readonly [TithiSpan, TithiSpan];
    expect(factsOfPanchang(atSunrise).get('tithi')).toBe(first.index);
    const later = panchangAt(jyotish.zodiac, clock, second.startJdUt + 0.01);
    expect(factsOfPanchang(later).get('tithi')).toBe(second.index);
    expect(factsOfPanchang(later).get('karana')).toBe(later.at.karana.name);
    expect(factsOfPanchang(later).get('nithya-yoga')).toBe(later.at.yoga.name);
    // A Tuesday, and a full moon: Holi of 2026.
    expect(factsOfPanchang(atSunrise).get('vara')).toBe('Tuesday');
    expect(first.index).toBe(15);
  });
});

describe('the facts of a match', () => {
  it('count base points, whatever exceptions were admitted', () => {
    // Both stars of one nadi, in one sign: excused by the texts, and of one nadi still.
    const [one, other] = [
      { nakshatra: 4, pada: 1 },
      { nakshatra: 3, pada: 2 },
    ];
    const strict = ashtakootaOf(one, other, { exceptions: 'none' });
    const usual = ashtakootaOf(one, other);
    const nadi = (match: typeof usual) => match.factors.find(({ name }) => name === 'nadi');
    expect([nadi(strict)?.scoreWithExceptions, nadi(usual)?.scoreWithExceptions]).toEqual([0, 8]);
    expect(factsOfMatch({ ashtakoota: strict }).get('koota:nadi')).toBe('none');
    expect(factsOfMatch({ ashtakoota: usual }).get('koota:nadi')).toBe('none');
    for (const { name, score, maxScore } of usual.factors)
      expect(factsOfMatch({ ashtakoota: usual }).get(`koota:${name}`)).toBe(
        score === maxScore ? 'full' : score === 0 ? 'none' : 'part',
      );
  });

  it('say of each of ten poruthams whether it is there', () => {
    const porutham = poruthamOf({ nakshatra: 1, pada: 1 }, { nakshatra: 7, pada: 1 });
    const facts = factsOfMatch({ porutham });
    expect(facts.size).toBe(10);
    expect([...facts.values()].filter(Boolean)).toHaveLength(porutham.presentCount);
  });
});

describe('the facts of a house', () => {
  it('have each room with its zone, the door, and what is amiss', () => {
    const bedroom = (x: number, y: number) => ({ roomType: 'bedroom', polygon: rectangle(x, y, 2, 2) });
    const facts = factsOfPlan(assess({ ...HOUSE, rooms: [bedroom(0.5, 0.5), bedroom(9, 1), ...HOUSE.rooms] }));
    expect(Object.fromEntries(facts)).toMatchObject({
      'room:bedroom': 'SW',
      'room:bedroom.2': 'SE',
      'room:kitchen': 'SE',
      'room:entrance': 'N',
      'defect:BEDROOM_SE': true,
    });
    expect(facts.has('room:bedroom.3')).toBe(false);
  });

  it('are none where too little is known of it', () => {
    const assessment = assess({ inputSource: 'seller-supplied', rooms: [{ roomType: 'kitchen', zone: 'SE' }] });
    expect(assessment.status).toBe('insufficient_data');
    expect(factsOfPlan(assessment).size).toBe(0);
  });
});

describe('stores that are joined', () => {
  it('have all facts of both, and of one fact the later value', () => {
    const joined = joinFacts(
      new Map([['lagna', 'Leo']]),
      new Map([
        ['lagna', 'Aries'],
        ['vara', 'Monday'],
      ]),
    );
    expect([...joined]).toEqual([
      ['lagna', 'Aries'],
      ['vara', 'Monday'],
    ]);
  });
});
