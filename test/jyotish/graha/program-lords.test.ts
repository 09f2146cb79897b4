/** Which lord of Scorpio and Aquarius one program takes, as its arudhas show: the ground of the hora that goes by the stronger of two. */
import { describe, expect, it } from 'vitest';
import {
  GRAHAS,
  type Graha,
  houseFrom,
  kundliFrom,
  signFrom,
} from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { strongerLordOf } from '../../../packages/engine/src/jyotish/graha/stronger.ts';
import { readTruth } from '../../truth/ledger.ts';

interface Input {
  readonly siderealLongitudes?: { readonly [name: string]: number };
}
const truth = readTruth<Input, { readonly arudha?: { readonly [house: string]: number } }>('jyotish/jaimini.json');
const disputed = truth.disputed as readonly { readonly id: string; readonly values: { readonly PyJHora: number } }[];

/** As far from the lord as the lord is from the sign; the 10th from there where that is the sign itself or the 7th. */
function arudhaOf(sign: number, lordSign: number): number {
  const seat = signFrom(lordSign, houseFrom(sign, lordSign));
  return [1, 7].includes(houseFrom(sign, seat)) ? signFrom(seat, 10) : seat;
}

describe('the lords that the arudhas of PyJHora imply', () => {
  const found: { readonly id: string; readonly told: Graha; readonly ours: Graha; readonly alone: Graha }[] = [];
  for (const { id, input, expect: wanted } of truth.cases) {
    const given = input.siderealLongitudes;
    if (given === undefined) continue;
    const longitudesDeg = Object.fromEntries(GRAHAS.map((graha) => [graha, given[graha]]));
    const { lagna, grahas } = kundliFrom({ lagnaDeg: given['Ascendant'], longitudesDeg } as never);
    for (const [sign, first, second] of [
      [8, 'Mars', 'Ketu'],
      [11, 'Saturn', 'Rahu'],
    ] as const) {
      const house = houseFrom(lagna.sign, sign);
      const program = disputed.find((item) => `jaimini-${item.id}` === `${id}-A${house}`)?.values.PyJHora;
      const pada = program ?? wanted.arudha?.[`A${house}`];
      const [byFirst, bySecond] = [arudhaOf(sign, grahas[first].sign), arudhaOf(sign, grahas[second].sign)];
      // Where either lord gives the same pada it tells nothing.
      if (pada === undefined || byFirst === bySecond) continue;
      const told = pada === byFirst ? first : second;
      const choice = { nodeDegrees: 'from-start' } as const;
      const { winner: ours } = strongerLordOf(grahas, sign, { ...choice, lagnaSign: lagna.sign });
      found.push({ id: `${id} ${sign}`, told, ours, alone: strongerLordOf(grahas, sign, choice).winner });
    }
  }

  it('are those of the rules of Narasimha Rao, nodes counted from the start of the sign and the lagna as company', () => {
    expect(found).toHaveLength(38);
    expect(found.filter(({ told, ours }) => told !== ours)).toEqual([]);
  });

  it('would be another in one chart if the lagna did not count', () => {
    expect(found.filter(({ told, alone }) => told !== alone).map(({ id }) => id)).toEqual(['jaimini-c19 11']);
  });
});
