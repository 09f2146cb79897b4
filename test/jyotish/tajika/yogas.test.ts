/** The sixteen yogas by the examples of a printed book, and what holds for every chart. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  GRAHAS,
  type Graha,
  type Kundli,
  kundliFrom,
  VISIBLE_GRAHAS,
} from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  TAJIKA_SCHOOLS,
  TAJIKA_YOGAS,
  type TajikaYogaOptions,
  tajikaPairsOf,
  tajikaYogasOf,
} from '../../../packages/engine/src/jyotish/tajika/index.ts';
import { anyKundli, seeded } from '../graha/kundlis.ts';

const SIGNS = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];

/** `14 Le`, `18:25 Le`; an R after it means retrograde. */
function degrees(text: string): { deg: number; back: boolean } {
  const [at = '', sign = '', back] = text.split(' ');
  const [whole = '0', minutes = '0'] = at.split(':');
  return { deg: SIGNS.indexOf(sign) * 30 + Number(whole) + Number(minutes) / 60, back: back === 'R' };
}

/** A chart of the places that an example names; who is not named stands where nobody sees anybody: at the ends of orbs, each in his own degree. */
function chart(places: { readonly [G in Graha]?: string }, lagna = '0 Ar'): Kundli {
  const out: { readonly [G in Graha]?: number } = {};
  const given = Object.fromEntries(Object.entries(places).map(([graha, text]) => [graha, degrees(text)]));
  const longitudesDeg = Object.fromEntries(
    GRAHAS.filter((graha) => graha !== 'Ketu').map((graha) => [graha, given[graha]?.deg ?? out[graha] ?? 0]),
  );
  const rates = Object.fromEntries(Object.entries(given).map(([graha, { back }]) => [graha, back ? -0.2 : undefined]));
  // No speeds but of those who go back: the order of swiftness tells the rest.
  const kundli = kundliFrom({ lagnaDeg: degrees(lagna).deg, longitudesDeg: longitudesDeg as never });
  const grahas = Object.fromEntries(
    GRAHAS.map((graha) => [graha, { ...kundli.grahas[graha], isRetrograde: rates[graha] !== undefined }]),
  ) as unknown as Kundli['grahas'];
  return { ...kundli, grahas };
}

const pvr: TajikaYogaOptions = { school: 'pvr' };
const idsOf = (kundli: Kundli, options: TajikaYogaOptions = pvr): readonly string[] =>
  tajikaYogasOf(kundli, options).facts.map(({ id }) => id);
const pairOf = (kundli: Kundli, a: string, b: string) =>
  tajikaPairsOf(kundli, pvr).find(({ swifter, slower }) => [swifter, slower].every((g) => g === a || g === b));

describe('the book’s examples of ithasala and ishrafa (Integrated Approach, §29.2)', () => {
  it.each([
    ['present', { Moon: '14 Le', Venus: '19 Li' }, 'vartamana'],
    ['complete', { Moon: '18:25 Le', Venus: '19 Li' }, 'purna'],
    ['to come', { Moon: '13:35 Le', Venus: '21:20 Li' }, 'bhavishya'],
    ['none when the swifter turns from the slower', { Mercury: '18 Ge R', Mars: '18:10 Li' }, null],
    ['there when the slower comes back to the swifter', { Moon: '18 Ar', Mercury: '24 Ge R' }, 'vartamana'],
    ['there when the swifter comes back to the slower', { Mars: '21 Cp', Mercury: '23 Vi R' }, 'vartamana'],
    ['none when the swifter has passed', { Moon: '23 Le', Venus: '19 Li' }, null],
  ] as const)('%s', (_, places, want) => {
    const kundli = chart(places);
    const [a, b] = Object.keys(places) as [string, string];
    const pair = pairOf(kundli, a, b);
    expect(pair?.ithasala).toBe(want);
    expect(pair?.isIshrafa).toBe(want === null);
  });

  it('an order of mean motions does not look at who goes back', () => {
    const kundli = chart({ Mercury: '18 Ge R', Mars: '18:10 Li' });
    const pair = tajikaPairsOf(kundli, { motion: 'mean' }).find(
      ({ swifter, slower }) => swifter === 'Mercury' && slower === 'Mars',
    );
    expect(pair?.ithasala).toBe('purna');
  });
});

describe('the book’s examples of the other yogas', () => {
  it.each([
    ['nakta', '5 Ta', { Venus: '13 Ge', Mars: '15 Sc', Moon: '11 Cn' }, 'nakta-venus-mars-moon'],
    ['yamaya', '5 Ta', { Venus: '13 Ge', Mars: '15 Sc', Jupiter: '16 Cn' }, 'yamaya-venus-mars-jupiter'],
    ['manau', '5 Cn', { Jupiter: '21 Pi', Moon: '18 Cn', Saturn: '19 Cn' }, 'manau-moon-jupiter-saturn'],
    ['kamboola', '5 Ar', { Mars: '23 Sc', Jupiter: '26 Pi', Moon: '22 Le' }, 'kamboola-mars-jupiter-moon'],
    [
      'gairi-kamboola',
      '5 Ar',
      { Mars: '1 Cp', Jupiter: '2 Pi', Venus: '3 Li', Moon: '29:10 Vi' },
      'gairi-kamboola-mars-jupiter-moon',
    ],
    ['khallasara', '5 Vi', { Moon: '1 Ar', Mercury: '15 Ta', Jupiter: '29 Ge' }, 'khallasara-mercury-jupiter-moon'],
    ['radda', '5 Ar', { Saturn: '20 Ar', Mars: '15 Sg' }, 'radda-mars-saturn'],
    ['duphali-kuttha', '5 Ar', { Saturn: '20 Li', Mars: '18 Ge' }, 'duphali-kuttha-mars-saturn'],
    [
      'dutthottha-davira',
      '5 Ar',
      { Saturn: '20 Ar', Mars: '19 Li', Venus: '18 Pi' },
      'dutthottha-davira-mars-saturn-venus',
    ],
    ['tambira', '5 Ar', { Mars: '2 Le', Venus: '29:10 Ta' }, 'tambira-mars-venus'],
    ['kuttha', '5 Ta', { Sun: '21 Ta', Mercury: '16 Vi' }, 'kuttha-venus-sun-mercury'],
    ['durapha', '5 Ar', { Mars: '15 Cn', Saturn: '17 Ar' }, 'durapha-mars-saturn'],
  ] as const)('%s is found, and not when one of the two moves away', (yoga, lagna, places, id) => {
    expect(idsOf(chart(places, lagna))).toContain(id);
    // Everybody but the first at the very beginning of Pisces: nothing of the example is left.
    const [first] = Object.entries(places) as [[string, string]];
    const others = Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, '0 Pi']));
    const moved = chart({ ...others, [first[0]]: first[1] }, lagna);
    expect(idsOf(moved)).not.toContain(id);
    expect(TAJIKA_YOGAS).toContain(yoga);
  });

  it('ikkavala and induvara are of all seven', () => {
    const at = (house: number) => Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, `5 ${SIGNS[house - 1]}`]));
    expect(idsOf(chart(at(8)))).toContain('ikkavala');
    expect(idsOf(chart({ ...at(8), Moon: '5 Ge' }))).not.toContain('ikkavala');
    expect(idsOf(chart(at(9)))).toContain('induvara');
    expect(idsOf(chart({ ...at(9), Saturn: '5 Ar' }))).not.toContain('induvara');
  });
});

describe('in the tradition of Neelakantha', () => {
  const of = (kundli: Kundli) => idsOf(kundli, {});

  it('no glance falls on the second sign, so nothing passes there', () => {
    const kundli = chart({ Moon: '18 Pi', Saturn: '20 Ar' });
    expect(idsOf(kundli)).toContain('ithasala-moon-saturn');
    expect(of(kundli)).not.toContain('ithasala-moon-saturn');
  });

  it('one in the last degree has an ithasala to come from the next sign', () => {
    const kundli = chart({ Mars: '2 Le', Venus: '29:10 Ta' });
    expect(tajikaYogasOf(kundli).facts.find(({ id }) => id === 'ithasala-venus-mars')?.value.ithasala).toBe(
      'bhavishya',
    );
  });

  it('a malefic spoils from where its hostile glance falls, not from its company alone', () => {
    const kundli = chart({ Jupiter: '21 Pi', Moon: '18 Cn', Saturn: '19 Cp' }, '5 Cn');
    expect(of(kundli)).toContain('manau-moon-jupiter-saturn');
    expect(idsOf(kundli)).not.toContain('manau-moon-jupiter-saturn');
  });

  it('the swift one may bring the light of one it has passed', () => {
    // Mercury has passed Saturn by a degree and comes to Mars; these two do not see each other.
    const kundli = chart({ Saturn: '12 Vi', Mars: '15 Ar', Mercury: '13 Sg', Jupiter: '1 Ta' }, '5 Ar');
    expect(of(kundli)).toContain('nakta-mars-saturn-mercury');
    expect(idsOf(kundli)).not.toContain('nakta-mars-saturn-mercury');
  });

  it('two strong ones in good houses make kuttha, two weak ones durapha', () => {
    expect(of(chart({ Mars: '10 Ar', Venus: '10 Ta', Sun: '25 Le' }))).toContain('kuttha-mars-venus');
    expect(of(chart({ Mars: '15 Cn', Saturn: '27 Ar', Sun: '25 Le' }))).toContain('durapha-mars-saturn');
  });
});

describe('every chart', () => {
  const options = fc.record({
    school: fc.constantFrom(...TAJIKA_SCHOOLS),
    orb: fc.constantFrom('both', 'swifter', 'mean'),
    motion: fc.constantFrom('actual', 'mean'),
  }) as fc.Arbitrary<TajikaYogaOptions>;

  test.prop([anyKundli, options], { ...seeded, numRuns: 300 })(
    'has an ithasala only where the gap closes',
    (kundli, choice) => {
      for (const pair of tajikaPairsOf(kundli, choice)) {
        const { swifter, slower, ithasala, isIshrafa, isApplying, gapDeg, orbDeg, glance, fromNextSign } = pair;
        expect(ithasala !== null && isIshrafa).toBe(false);
        if (ithasala !== null && !fromNextSign) {
          expect(isApplying).toBe(true);
          expect(glance).not.toBeNull();
          expect(gapDeg).toBeLessThanOrEqual(ithasala === 'purna' ? 1 : ithasala === 'vartamana' ? orbDeg : orbDeg + 1);
          if (choice.motion === 'actual') {
            // A thousandth of a day later they are nearer.
            const [a, b] = [kundli.grahas[swifter], kundli.grahas[slower]];
            const later =
              b.degree + (b.longitudeDegPerDay as number) / 1000 - (a.degree + (a.longitudeDegPerDay as number) / 1000);
            if (gapDeg > 0.01) expect(Math.abs(later)).toBeLessThanOrEqual(gapDeg + 1e-9);
          }
        }
        if (isIshrafa) expect(isApplying).toBe(false);
      }
    },
  );

  test.prop([anyKundli, options], { ...seeded, numRuns: 300 })(
    'has facts with grounds, of different names',
    (kundli, choice) => {
      const { facts } = tajikaYogasOf(kundli, choice);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      for (const { id, value, because, sources, classification } of facts) {
        expect(because.length, id).toBeGreaterThan(0);
        expect(sources.length).toBeGreaterThan(0);
        expect(['classical', 'modern']).toContain(classification);
        expect(TAJIKA_YOGAS).toContain(value.yoga);
        expect(id.startsWith(value.yoga)).toBe(true);
        for (const cell of because) expect(cell).toMatch(/^[\w.-]+=[^=]+$/);
      }
      expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
    },
  );

  test.prop([anyKundli], { ...seeded, numRuns: 50 })(
    'asked about one house has the yogas of its lord alone',
    (kundli) => {
      const all = tajikaYogasOf(kundli).facts;
      const seventh = tajikaYogasOf(kundli, { houses: [7] }).facts;
      expect(seventh.filter(({ value }) => value.houses.length > 0).map(({ id }) => id)).toEqual(
        all.filter(({ value }) => value.houses.includes(7)).map(({ id }) => id),
      );
    },
  );

  it('refuses houses and schools that do not exist', () => {
    const kundli = chart({});
    expect(() => tajikaYogasOf(kundli, { houses: [1] })).toThrowError(/houses\[0\]/);
    expect(() => tajikaYogasOf(kundli, { orb: 'wide' as never })).toThrowError(/orb/);
    expect(() => tajikaYogasOf(kundli, { motion: 'none' as never })).toThrowError(/motion/);
  });
});
