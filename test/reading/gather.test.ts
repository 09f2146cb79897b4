/** Facts of real charts, and the rules that hold in them: found by the index as by trying each one. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { factsOfHoroscope } from '../../packages/engine/src/reading/gather-jyotish.ts';
import { openRules } from '../../packages/engine/src/reading/rules/base.ts';
import {
  type FactKey,
  type FactValue,
  PLAIN_FACTS,
  SUBJECT_FACTS,
} from '../../packages/engine/src/reading/rules/facts.ts';
import { FAMILIES } from '../../packages/engine/src/reading/rules/families.ts';

const SEED = 20261122;
const base = openRules(FAMILIES);
let jyotish: Jyotish;
beforeAll(async () => {
  jyotish = openJyotish(await openEngine());
});

const birth = fc.record({
  day: fc.integer({ min: 0, max: 33_000 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -179, max: 179 }),
});
type Made = Parameters<Parameters<typeof birth.map>[0]>[0];

function factsAt({ day, minute, latitude, longitude }: Made): ReadonlyMap<FactKey, FactValue> {
  const date = new Date(Date.UTC(1930, 0, 1 + day)).toISOString().slice(0, 10);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const horoscope = jyotish.horoscope(
    { datetime: `${date}T${time}`, latitude, longitude, timezone: '+00:00' },
    { runningAtJdUt: 2_461_000.5 },
  );
  return factsOfHoroscope(horoscope);
}

describe('the facts of a horoscope', () => {
  it('are those that rules may ask for, and every graha and house has its own', () => {
    fc.assert(
      fc.property(birth, (made) => {
        const facts = factsAt(made);
        for (const fact of facts.keys()) {
          const [kind, subject] = fact.split(/:(.*)/s) as [string, string | undefined];
          expect(subject === undefined ? PLAIN_FACTS : SUBJECT_FACTS).toContain(kind);
        }
        for (const kind of ['house', 'sign', 'nakshatra', 'dignity'])
          expect([...facts.keys()].filter((fact) => fact.startsWith(`${kind}:`))).toHaveLength(9);
        for (const kind of ['lord-house', 'sav'])
          expect([...facts.keys()].filter((fact) => fact.startsWith(`${kind}:`))).toHaveLength(12);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('are the known ones of a known chart', () => {
    const horoscope = jyotish.horoscope({ datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 });
    const facts = factsOfHoroscope(horoscope);
    expect(Object.fromEntries(facts)).toMatchObject({
      lagna: 'Pisces',
      'moon-sign': 'Leo',
      'house:Sun': 11,
      'sign:Sun': 'Capricorn',
      'nakshatra:Moon': 'Purva Phalguni',
      // Jupiter rules Pisces and Sagittarius, and stands in Gemini.
      'lord-house:1': 4,
      'lord-house:10': 4,
    });
    expect(facts.has('maha')).toBe(false);
  });
});

describe('the rules that hold', () => {
  it('are found as if each were tried, those that count most first', () => {
    fc.assert(
      fc.property(birth, (made) => {
        const facts = factsAt(made);
        const held = base.holding(facts);
        const tried = base.rules.filter(({ when }) =>
          when.every(({ fact, is }) => [is].flat().some((value) => facts.get(fact) === value)),
        );
        expect(new Set(held)).toEqual(new Set(tried));
        expect(held).toHaveLength(tried.length);
        for (const [index, { strength }] of held.slice(1).entries())
          expect(strength).toBeLessThanOrEqual(held[index]?.strength as number);
        const of = (name: string) => held.filter(({ family }) => family === name).length;
        expect([
          of('graha-in-house'),
          of('graha-in-sign') + of('node-in-sign'),
          of('lord-in-house'),
          of('lagna-sign'),
          of('moon-nakshatra'),
          of('sav-house'),
          of('dasha-pair'),
        ]).toEqual([9, 9, 12, 1, 1, 12, 1]);
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('of yogas and doshas ask for findings that horoscopes have', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(birth, (made) => {
        for (const { id } of base.holding(factsAt(made))) met.add(id);
      }),
      { seed: SEED, numRuns: 400 },
    );
    const common = base.rules.filter(({ family }) => family === 'yoga');
    const seen = common.filter(({ id }) => met.has(id));
    // The rest are rare: some need five grahas in one sign. None may be a name that no finder gives, which the lists of the finders tell.
    expect(seen.length).toBeGreaterThan(common.length * 0.75);
  });
});
