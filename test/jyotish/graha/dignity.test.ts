/** Lordship, friendship and dignity: the verse's own rule against the tables, borders of moolatrikonas, schools of the nodes. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Dignity,
  dignityOf,
  EXALTATIONS,
  isDebilitated,
  isExalted,
  MOOLATRIKONAS,
  NODE_HOMES,
  publishedDignity,
  vargaDignityOf,
} from '../../../packages/engine/src/jyotish/graha/dignity.ts';
import {
  compoundFriendship,
  naturalFriendship,
  relationshipsOf,
  temporalFriendship,
} from '../../../packages/engine/src/jyotish/graha/friendship.ts';
import {
  GRAHAS,
  signFrom,
  spotAt,
  VISIBLE_GRAHAS,
  type VisibleGraha,
} from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { lordOf, ownHousesOf, ownSignsOf } from '../../../packages/engine/src/jyotish/graha/lordship.ts';
import { anyKundli, made, seeded } from './kundlis.ts';

describe('lordship', () => {
  it('gives every sign one lord, and every lord his signs', () => {
    for (let sign = 1; sign <= 12; sign++) expect(ownSignsOf(lordOf(sign))).toContain(sign);
    expect(VISIBLE_GRAHAS.flatMap((graha) => ownSignsOf(graha)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
    expect([lordOf(0), lordOf(13), lordOf(-11)]).toEqual(['Jupiter', 'Mars', 'Mars']);
    expect([...ownSignsOf('Rahu'), ...ownSignsOf('Ketu')]).toEqual([]);
  });

  it('counts houses from the lagna', () => {
    expect(ownHousesOf('Saturn', 2)).toEqual([9, 10]);
    expect(ownHousesOf('Mars', 4)).toEqual([5, 10]);
    expect(ownHousesOf('Moon', 4)).toEqual([1]);
  });
});

describe('natural friendship', () => {
  /** Parashara 3.55: lords of the 2nd, 4th, 5th, 8th, 9th, 12th from the moolatrikona and of the exaltation are friends; both and neither: neutral. */
  const byRule = (a: VisibleGraha, b: VisibleGraha) => {
    const trikona = MOOLATRIKONAS[a].sign;
    const friendly = [2, 4, 5, 8, 9, 12].map((count) => signFrom(trikona, count));
    const marks = ownSignsOf(b).map((sign) => friendly.includes(sign) || EXALTATIONS[a].sign === sign);
    if (marks.every((mark) => mark)) return 'friend';
    return marks.some((mark) => mark) ? 'neutral' : 'enemy';
  };

  it('is what the rule of the verse gives, all 42 pairs', () => {
    for (const a of VISIBLE_GRAHAS)
      for (const b of VISIBLE_GRAHAS)
        if (a !== b) expect(`${a} ${b} ${naturalFriendship(a, b)}`).toBe(`${a} ${b} ${byRule(a, b)}`);
  });

  it('of the nodes follows the school named', () => {
    expect(['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus'].map((b) => naturalFriendship('Rahu', b as never))).toEqual([
      'enemy',
      'enemy',
      'neutral',
      'friend',
      'friend',
    ]);
    expect(naturalFriendship('Ketu', 'Mars')).toBe('friend');
    expect(naturalFriendship('Ketu', 'Mars', { nodeFriendship: 'sarvartha-chintamani' })).toBe('neutral');
    for (const other of VISIBLE_GRAHAS) {
      const shadow = { nodeFriendship: 'as-saturn-and-mars' } as const;
      expect(naturalFriendship('Rahu', other, shadow)).toBe(naturalFriendship('Saturn', other));
      expect(naturalFriendship(other, 'Ketu', shadow)).toBe(naturalFriendship(other, 'Mars'));
      expect(naturalFriendship(other, 'Rahu', { nodeFriendship: 'neutral' })).toBe('neutral');
    }
  });

  it('refuses what is no graha and no school', () => {
    expect(() => naturalFriendship('Pluto' as never, 'Sun')).toThrow(expect.objectContaining({ field: 'graha' }));
    expect(() => naturalFriendship('Sun', 'Sun', { nodeFriendship: 'mine' as never })).toThrow(
      expect.objectContaining({ field: 'nodeFriendship' }),
    );
  });
});

describe('friendship by place, and both together', () => {
  test.prop([anyKundli], seeded)('is mutual by place, and five grades together', (kundli) => {
    const grades = { 'great-friend': 2, friend: 1, neutral: 0, enemy: -1, 'great-enemy': -2 } as const;
    const worth = { friend: 1, neutral: 0, enemy: -1 } as const;
    for (const a of GRAHAS)
      for (const b of GRAHAS) {
        if (a === b) continue;
        const temporal = temporalFriendship(kundli, a, b);
        expect(temporalFriendship(kundli, b, a)).toBe(temporal);
        expect(grades[compoundFriendship(kundli, a, b)]).toBe(worth[naturalFriendship(a, b)] + worth[temporal]);
      }
  });

  test.prop([anyKundli], seeded)('is told whole in one record', (kundli) => {
    const { natural, temporal, compound, settings } = relationshipsOf(kundli);
    expect([natural.length, temporal.length, compound.length]).toEqual([72, 72, 72]);
    expect(settings).toEqual({ nodeFriendship: 'santhanam', among: 'nine' });
    expect(relationshipsOf(kundli, { among: 'seven' }).natural.length).toBe(42);
    for (const [i, { firstPlanet, secondPlanet, relationship }] of compound.entries()) {
      expect(relationship).toBe(compoundFriendship(kundli, firstPlanet, secondPlanet));
      expect(natural[i]?.relationship).toBe(naturalFriendship(firstPlanet, secondPlanet));
    }
    expect(JSON.parse(JSON.stringify(relationshipsOf(kundli)))).toEqual(relationshipsOf(kundli));
  });

  it('counts 2, 3, 4, 10, 11 and 12 from each other as near', () => {
    const at = (count: number) => temporalFriendship(made({ Sun: 5, Moon: 5 + (count - 1) * 30 }), 'Sun', 'Moon');
    expect(
      Array.from({ length: 12 }, (_, i) => at(i + 1))
        .map((t) => t[0])
        .join(''),
    ).toBe('efffeeeeefff');
  });
});

describe('dignity', () => {
  it('changes at the degrees of the verse, half-open', () => {
    // Graha, longitude where a dignity begins, and the dignity before and from there.
    const borders: readonly (readonly [VisibleGraha, number, Dignity, Dignity])[] = [
      ['Sun', 140, 'moolatrikona', 'own'],
      ['Moon', 33, 'exalted', 'moolatrikona'],
      ['Mars', 12, 'moolatrikona', 'own'],
      ['Mercury', 165, 'exalted', 'moolatrikona'],
      ['Mercury', 170, 'moolatrikona', 'own'],
      ['Jupiter', 250, 'moolatrikona', 'own'],
      ['Venus', 195, 'moolatrikona', 'own'],
      ['Saturn', 320, 'moolatrikona', 'own'],
    ];
    for (const [graha, at, before, after] of borders) {
      expect([graha, at, dignityOf(made({ [graha]: at - 1e-7 }), graha)]).toEqual([graha, at, before]);
      expect([graha, at, dignityOf(made({ [graha]: at }), graha)]).toEqual([graha, at, after]);
    }
  });

  it('is exalted and debilitated through the whole of opposite signs', () => {
    for (const graha of VISIBLE_GRAHAS) {
      const { sign } = EXALTATIONS[graha];
      for (const degree of [0, 15, 29.9999999]) {
        const [high, low] = [made({ [graha]: (sign - 1) * 30 + degree }), made({ [graha]: (sign + 5) * 30 + degree })];
        expect([isExalted(high, graha), isDebilitated(high, graha)]).toEqual([true, false]);
        expect([isExalted(low, graha), isDebilitated(low, graha)]).toEqual([false, true]);
        expect(dignityOf(low, graha)).toBe('debilitated');
        expect(dignityOf(high, graha, { exaltation: 'by-sign' })).toBe('exalted');
      }
    }
  });

  it('of the nodes follows the school named', () => {
    const rahu = (
      longitude: number,
      nodeDignity?: 'bphs' | 'bphs-virgo-pisces' | 'jataka-parijata' | 'narasimha-rao',
    ) => dignityOf(made({ Rahu: longitude }), 'Rahu', nodeDignity === undefined ? {} : { nodeDignity });
    expect([rahu(40), rahu(220), rahu(70), rahu(310)]).toEqual(['exalted', 'debilitated', 'moolatrikona', 'own']);
    expect([rahu(160, 'bphs-virgo-pisces'), rahu(310, 'jataka-parijata'), rahu(70, 'jataka-parijata')]).toEqual([
      'own',
      'moolatrikona',
      'exalted',
    ]);
    expect([rahu(70, 'narasimha-rao'), rahu(160, 'narasimha-rao'), rahu(310, 'narasimha-rao')]).toEqual([
      'exalted',
      'moolatrikona',
      'own',
    ]);
    // Exaltation, moolatrikona and home of Rahu, then of Ketu, by their signs.
    const written = {
      bphs: [2, 3, 11, 8, 9, 8],
      'bphs-virgo-pisces': [2, 3, 6, 8, 9, 12],
      'jataka-parijata': [3, 11, 6, 9, 5, 12],
      'narasimha-rao': [3, 6, 11, 9, 12, 8],
    } as const;
    for (const [school, signs] of Object.entries(written)) {
      const { Rahu, Ketu } = NODE_HOMES[school as keyof typeof written];
      const high = EXALTATIONS.nodes[school as keyof typeof written];
      expect([high.Rahu.sign, Rahu.moolatrikona, Rahu.own, high.Ketu.sign, Ketu.moolatrikona, Ketu.own]).toEqual(signs);
    }
    const kundli = made({ Rahu: 40 });
    expect(dignityOf(kundli, 'Ketu')).toBe('exalted');
    for (const sign of Array(12).keys())
      expect(['exalted', 'own', 'moolatrikona', 'debilitated']).not.toContain(
        dignityOf(made({ Rahu: sign * 30 + 9 }), 'Rahu', { nodeDignity: 'none' }),
      );
    expect(() => dignityOf(kundli, 'Rahu', { nodeDignity: 'mine' as never })).toThrow(
      expect.objectContaining({ field: 'nodeDignity' }),
    );
  });

  test.prop([anyKundli, fc.constantFrom(...VISIBLE_GRAHAS)], seeded)(
    'elsewhere is how the lord of the sign is held',
    (kundli, graha) => {
      const { sign } = kundli.grahas[graha];
      const dignity = dignityOf(kundli, graha);
      if (ownSignsOf(graha).includes(sign)) expect(['own', 'moolatrikona', 'exalted']).toContain(dignity);
      else if (isExalted(kundli, graha)) expect(['exalted', 'moolatrikona']).toContain(dignity);
      else if (isDebilitated(kundli, graha)) expect(dignity).toBe('debilitated');
      else expect(dignity).toBe(compoundFriendship(kundli, graha, lordOf(sign)));
    },
  );

  test.prop([anyKundli, fc.constantFrom(...GRAHAS)], seeded)(
    'in a varga goes by signs, and in the rashi agrees with the other',
    (kundli, graha) => {
      const { sign } = kundli.grahas[graha];
      const here = vargaDignityOf(kundli, graha, sign);
      const there = dignityOf(kundli, graha);
      const simple = there === 'moolatrikona' ? here : there;
      // Taurus and Virgo hold more than one dignity of one graha; by signs the exaltation is named.
      if (isExalted(kundli, graha)) expect(here).toBe('exalted');
      else if (!(graha === 'Rahu' || graha === 'Ketu')) expect(here).toBe(simple);
    },
  );

  it('is published in seven words', () => {
    expect(
      (['exalted', 'great-friend', 'friend', 'great-enemy', 'enemy', 'debilitated'] as const).map(publishedDignity),
    ).toEqual(['exalted', 'friend', 'friend', 'enemy', 'enemy', 'debilitated']);
  });
});

it('a spot of a kundli is where its longitude says', () => {
  expect(spotAt(33.5)).toMatchObject({ sign: 2, degree: 3.5 });
});
