/** Which sign or lord is stronger, by the examples of the book whose rules they are. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  LORD_SCHOOLS,
  lordsOf,
  NODE_EXALTATIONS,
  strongerLordOf,
  strongerSign,
  strongestSign,
} from '../../../packages/engine/src/jyotish/graha/index.ts';
import { GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { signDignity } from '../../../packages/engine/src/jyotish/graha/stronger.ts';
import { givenKundli, kundliOfSigns } from './births.ts';

const AQUARIUS = 11;
const SCORPIO = 8;
/** Grahas that a rule does not speak of: none joins or looks at another’s sign without being told to. */
const placing = (signs: { readonly [name: string]: number }) =>
  kundliOfSigns({
    Ascendant: 1,
    Sun: 5,
    Moon: 5,
    Mars: 5,
    Mercury: 5,
    Jupiter: 5,
    Venus: 5,
    Saturn: 5,
    Rahu: 5,
    Ketu: 5,
    ...signs,
  }).grahas;
const verdict = (signs: { readonly [name: string]: number }, sign: number, options = {}) => {
  const { winner, rule } = strongerLordOf(placing(signs), sign, options);
  return `${winner} ${rule}`;
};

describe('the stronger lord of a sign with two', () => {
  it('is the one elsewhere when the other sits in it', () => {
    expect(verdict({ Saturn: 11, Rahu: 3 }, AQUARIUS)).toBe('Rahu elsewhere');
    expect(verdict({ Mars: 1, Ketu: 8 }, SCORPIO)).toBe('Mars elsewhere');
  });

  it('is the one in more company, in the first of Narasimha Rao’s examples', () => {
    expect(verdict({ Saturn: 12, Mars: 12, Sun: 12, Rahu: 1, Jupiter: 1 }, AQUARIUS)).toBe('Saturn planets');
  });

  it('then the one that Jupiter, Mercury and the lord of its sign support, each by his role', () => {
    // Saturn in Gemini with Mercury, who is also its lord: two. Rahu in Aries, which Mars looks at from Leo: one.
    const signs = { Saturn: 3, Mercury: 3, Rahu: 1, Venus: 1, Mars: 5, Jupiter: 7, Sun: 6, Moon: 6, Ketu: 6 };
    expect(verdict(signs, AQUARIUS)).toBe('Saturn jupiter-mercury-lord');
  });

  it('then the exalted, then the one in a dual before a fixed before a movable sign', () => {
    const apart = { Mercury: 5, Jupiter: 5, Sun: 5, Moon: 5, Venus: 5, Mars: 5, Ketu: 10 };
    expect(verdict({ ...apart, Mercury: 6, Jupiter: 6, Venus: 6, Moon: 6, Saturn: 7, Rahu: 4 }, AQUARIUS)).toBe(
      'Saturn exalted',
    );
    expect(verdict({ ...apart, Mars: 3, Ketu: 11, Saturn: 2, Rahu: 5 }, SCORPIO)).toBe('Mars sign-kind');
  });

  it('then the one further through its sign, nodes from the end: Ketu at 5°54′ Cancer before Mars at 23°17′ Libra', () => {
    const { grahas } = givenKundli({
      Ascendant: 0,
      Mars: 180 + 23 + 17 / 60,
      Ketu: 90 + 5.9,
      Rahu: 270 + 5.9,
      Sun: 65,
      Moon: 66,
      Mercury: 165,
      Jupiter: 166,
      Venus: 67,
      Saturn: 68,
    });
    expect(strongerLordOf(grahas, SCORPIO)).toEqual({ winner: 'Ketu', rule: 'weight' });
    expect(strongerLordOf(grahas, SCORPIO, { nodeDegrees: 'from-start' }).winner).toBe('Mars');
    expect(strongerLordOf(grahas, SCORPIO, { weigh: (graha) => (graha === 'Mars' ? 7 : 3) }).winner).toBe('Mars');
  });

  it('is Saturn and Ketu in his exercise 25', () => {
    const chart = {
      Ascendant: 6,
      Ketu: 1,
      Venus: 2,
      Rahu: 7,
      Mars: 8,
      Jupiter: 8,
      Mercury: 9,
      Moon: 9,
      Sun: 10,
      Saturn: 12,
    };
    expect(verdict(chart, AQUARIUS)).toBe('Saturn sign-kind');
    expect(verdict(chart, SCORPIO)).toBe('Ketu elsewhere');
  });

  it('differs by school', () => {
    // Ketu exalted and alone, Mars with the Moon: Parashara prefers the exalted, K. N. Rao the company, one school always Mars.
    const signs = { Mars: 1, Moon: 1, Ketu: 9, Rahu: 3 };
    expect(verdict(signs, SCORPIO, { lords: 'bphs', nodeExaltation: 'narasimha-rao' })).toBe('Ketu exalted');
    expect(verdict(signs, SCORPIO, { lords: 'kn-rao' })).toBe('Mars planets');
    expect(verdict(signs, SCORPIO, { lords: 'single-lord' })).toBe('Mars single-lord');
    // Jaimini asks first who is with the atmakaraka: all stand at 15°, so the Sun, the first of equals.
    expect(verdict({ ...signs, Sun: 9 }, SCORPIO, { lords: 'jaimini-sutra' })).toBe('Ketu atmakaraka');
  });

  it('is for K. N. Rao the one of higher degree, nodes too from the start, when company is equal', () => {
    const { grahas } = givenKundli({
      Ascendant: 0,
      Mars: 190,
      Ketu: 90 + 12,
      Rahu: 270 + 12,
      Sun: 65,
      Moon: 66,
      Mercury: 165,
      Jupiter: 166,
      Venus: 67,
      Saturn: 68,
    });
    expect(strongerLordOf(grahas, SCORPIO, { lords: 'kn-rao' })).toEqual({ winner: 'Ketu', rule: 'degree' });
  });

  it('is the one that the caller names', () => {
    expect(verdict({ Saturn: 11, Rahu: 3 }, AQUARIUS, { lords: { Aquarius: 'Saturn' } })).toBe('Saturn named');
    expect(verdict({ Mars: 1, Ketu: 8 }, SCORPIO, { lords: { Aquarius: 'Saturn' } })).toBe('Mars elsewhere');
  });

  it('is the only lord of the ten other signs', () => {
    for (let sign = 1; sign <= 12; sign++) {
      if (sign === SCORPIO || sign === AQUARIUS) continue;
      for (const lords of LORD_SCHOOLS) {
        expect(strongerLordOf(placing({}), sign, { lords })).toEqual({ winner: lordsOf(sign)[0], rule: 'only-lord' });
      }
    }
  });

  it('is refused for lords that a sign has not', () => {
    for (const lords of ['none', { Scorpio: 'Venus' }, 3, null]) {
      expect(() => strongerLordOf(placing({}), SCORPIO, { lords: lords as never })).toThrow(EngineError);
    }
    expect(() => strongerSign(placing({}), 1, 7, { signs: 'none' as never })).toThrow(EngineError);
  });
});

describe('the stronger of two signs', () => {
  const stronger = (signs: { readonly [name: string]: number }, a: number, b: number, options = {}) => {
    const { winner, rule } = strongerSign(placing(signs), a, b, options);
    return `${winner} ${rule}`;
  };

  it('has more grahas, then more of Jupiter, Mercury and its lords: Narasimha Rao’s exercise 26', () => {
    const chart = {
      Ascendant: 6,
      Ketu: 1,
      Venus: 2,
      Rahu: 7,
      Mars: 8,
      Jupiter: 8,
      Mercury: 9,
      Moon: 9,
      Sun: 10,
      Saturn: 12,
    };
    expect(stronger(chart, 1, 7)).toBe('1 jupiter-mercury-lord');
    expect(stronger(chart, 2, 8)).toBe('8 planets');
    expect(stronger(chart, 8, 2)).toBe('8 planets');
  });

  it('counts a lord that is also Mercury twice: Gemini before Sagittarius in his example 68', () => {
    expect(stronger({ Mercury: 6 }, 3, 9)).toBe('3 jupiter-mercury-lord');
  });

  it('has its lord in a sign of the other parity, in his exercise 28', () => {
    // Gemini’s Mercury in odd Aries, Sagittarius’ Jupiter in even Capricorn, nobody in either sign.
    expect(stronger({ Mercury: 1, Jupiter: 10 }, 3, 9)).toBe('9 lord-parity');
  });

  it('holds an exalted graha before one that does not', () => {
    const gemini = { Mars: 3, Mercury: 3, Jupiter: 3, Venus: 3, Saturn: 3, Rahu: 3, Ketu: 3 };
    expect(stronger({ ...gemini, Sun: 1, Moon: 7 }, 1, 7)).toBe('1 exalted');
    expect(stronger({ ...gemini, Sun: 7, Moon: 1, Saturn: 7, Venus: 1 }, 1, 7)).toBe('7 exalted');
  });

  it('is dual before fixed before movable when all else is equal', () => {
    // Everybody in Taurus, which looks at none of the three; their lords all stand in the other parity.
    const taurus = Object.fromEntries(GRAHAS.map((graha) => [graha, 2]));
    expect(stronger(taurus, 1, 5)).toBe('5 sign-kind');
    expect(stronger(taurus, 5, 9)).toBe('9 sign-kind');
    expect(strongestSign(placing(taurus), [1, 5, 9])).toBe(9);
  });

  it('begins with the atmakaraka in the Jaimini order', () => {
    expect(stronger({ Sun: 7, Mars: 1, Venus: 1 }, 1, 7, { signs: 'jaimini-sutra' })).toBe('7 atmakaraka');
    expect(stronger({ Sun: 7, Mars: 1, Venus: 1 }, 1, 7)).toBe('1 planets');
  });

  it('is the same whichever is named first, where anything tells them apart', () => {
    const { grahas } = givenKundli({
      Ascendant: 0,
      Sun: 12.1,
      Moon: 47.3,
      Mars: 81.9,
      Mercury: 30.4,
      Jupiter: 199.5,
      Venus: 341.2,
      Saturn: 287.7,
      Rahu: 123.4,
      Ketu: 303.4,
    });
    for (let a = 1; a <= 12; a++) {
      for (let b = 1; b <= 12; b++) {
        const found = strongerSign(grahas, a, b);
        if (found.rule !== 'equal') expect(strongerSign(grahas, b, a)).toEqual(found);
        else expect(a).toBe(b);
      }
    }
  });
});

describe('dignity by sign', () => {
  it('is opposite at half a turn, for every graha and school', () => {
    for (const nodes of NODE_EXALTATIONS) {
      for (const graha of GRAHAS) {
        for (let sign = 1; sign <= 12; sign++) {
          expect(signDignity(graha, ((sign + 5) % 12) + 1, nodes) + signDignity(graha, sign, nodes)).toBe(0);
        }
      }
    }
  });

  it('of the nodes is in Gemini and Sagittarius, in Taurus and Scorpio, in both or nowhere', () => {
    const of = (nodes: (typeof NODE_EXALTATIONS)[number]) =>
      [2, 3, 8, 9].map((sign) => signDignity('Rahu', sign, nodes));
    expect(of('narasimha-rao')).toEqual([0, 1, 0, -1]);
    expect(of('bphs')).toEqual([1, 0, -1, 0]);
    expect(of('either')).toEqual([1, 1, -1, -1]);
    expect(of('none')).toEqual([0, 0, 0, 0]);
  });
});
