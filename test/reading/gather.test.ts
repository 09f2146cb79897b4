/** Facts of real charts, and the rules that hold in them: found by the index as by trying each one. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Birth } from '../../packages/engine/src/index.ts';
import { lordOf } from '../../packages/engine/src/jyotish/graha/lordship.ts';
import { type Jyotish, openJyotish } from '../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  FAMILIES,
  type FactStore,
  factsOfHoroscope,
  openRules,
  PLAIN_FACTS,
  SUBJECT_FACTS,
} from '../../packages/engine/src/reading/index.ts';
import { anyBirth, SEED } from './births.ts';

const base = openRules(FAMILIES);
let jyotish: Jyotish;
beforeAll(async () => {
  jyotish = openJyotish(await openEngine());
});

function factsAt(birth: Birth): FactStore {
  return factsOfHoroscope(jyotish.horoscope(birth, { runningAtJdUt: 2_461_000.5 }));
}

describe('the facts of a horoscope', () => {
  it('are those that rules may ask for, and every graha and house has its own', () => {
    fc.assert(
      fc.property(anyBirth, (made) => {
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

  it('say of each house how many bindus it has and where its lord stands, and of findings those that nothing cancels', () => {
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const horoscope = jyotish.horoscope(birth);
        const { kundli, ashtakavarga, yogas, doshas } = horoscope;
        const facts = factsOfHoroscope(horoscope);
        for (let house = 1; house <= 12; house++) {
          const sign = 1 + ((kundli.lagna.sign - 1 + house - 1) % 12);
          const bindus = ashtakavarga.sarva[sign - 1] as number;
          // Parashara: more than thirty, from twenty-five to thirty, fewer.
          const word = bindus > 30 ? 'high' : bindus >= 25 ? 'ordinary' : 'low';
          expect([house, facts.get(`sav:${house}`)]).toEqual([house, word]);
          expect([house, facts.get(`lord-house:${house}`)]).toEqual([house, kundli.grahas[lordOf(sign)].house]);
          seen.add(bindus);
        }
        for (const [kind, found] of [
          ['yoga', yogas.facts],
          ['dosha', doshas.facts],
        ] as const) {
          const standing = found.filter(({ value }) => !value.isCancelled).map(({ id }) => `${kind}:${id}`);
          expect([...facts.keys()].filter((fact) => fact.startsWith(`${kind}:`)).sort()).toEqual(standing.sort());
          if (standing.length < found.length) seen.add(`${kind} cancelled`);
        }
      }),
      { seed: SEED, numRuns: 60 },
    );
    for (const edge of [24, 25, 30, 31, 'yoga cancelled', 'dosha cancelled']) expect(seen).toContain(edge);
  });
});

describe('the rules that hold', () => {
  it('are found as if each were tried, those that count most first', () => {
    fc.assert(
      fc.property(anyBirth, (made) => {
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
      fc.property(anyBirth, (made) => {
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
