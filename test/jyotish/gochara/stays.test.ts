/** Stays of the true node, who may turn twice within a day: nothing of what he does is stepped over. */
import { describe, expect, it } from 'vitest';
import { turnRad } from '../../../packages/engine/src/angle.ts';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { staysOf } from '../../../packages/engine/src/jyotish/gochara/index.ts';
import { partStretches } from '../../../packages/engine/src/jyotish/muhurta/stretches.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { angleCrossings } from '../../../packages/engine/src/sky/search.ts';
import { jdTtOfUt } from '../../../packages/engine/src/time/local-clock.ts';

const { kernel } = await openEngine();
const zodiac = new ZodiacSky(kernel, { ...lahiriWholeSign, ayanamsa: 'suryasiddhanta', nodeType: 'true' });

/**
 * Every pair of stations of the true node less than a day apart was gone through, 1800 … 2400, by every ayanamsa of the table, for one between which a mark
 * of the padas lies. On 2 December 1969 he stands still twice within 15 hours, 1.3″ apart, with the end of a pada of the Surya Siddhanta's zodiac between.
 */
const [fromJdUt, untilJdUt] = [2440552.5, 2440562.5];
const step = turnRad / 108;

describe('the true node, who turns twice within a step of his search', () => {
  const { angleRad, rateRadPerDay, limits } = zodiac.motion('TrueNode');
  const [from, until] = [jdTtOfUt(fromJdUt), jdTtOfUt(untilJdUt)];
  const search = { everyRad: step, stepDays: 1, rate: rateRadPerDay };
  // As plain as can be: on which side of the mark he is, every minute.
  const sides = Array.from({ length: 14401 }, (_, i) => Math.floor(angleRad(from + i / 1440) / step));
  const plain = sides.flatMap((side, i) => (i > 0 && side !== sides[i - 1] ? [from + (i - 0.5) / 1440] : []));

  it('passes a mark that a step of a day does not see', () => {
    expect(plain).toHaveLength(3);
    expect(angleCrossings(angleRad, from, until, search)).toHaveLength(1);
    const found = angleCrossings(angleRad, from, until, { ...search, ...limits });
    // Half a minute is what the plain look leaves open.
    expect(found.map(({ jdTt }, i) => Math.abs(jdTt - (plain[i] as number)) * 1440 <= 0.5)).toEqual([true, true, true]);
  });

  it.each(['Rahu', 'Ketu'] as const)('has in the stays of %s the short one that lies between', (graha) => {
    const stays = staysOf(zodiac, graha, fromJdUt, untilJdUt, 'pada');
    expect(stays).toHaveLength(4);
    const [first, second, third, last] = stays.map(({ part }) => part);
    expect([third, last]).toEqual([first, second]);
    expect(stays.map(({ startJdUt }) => jdTtOfUt(startJdUt)).slice(1)).toEqual(
      plain.map((jdTt) => expect.closeTo(jdTt, 3)),
    );
    expect(partStretches(zodiac, graha, from, until, 108)).toHaveLength(4);
  });
});

describe('the limits of a motion', () => {
  it('bound the speed of a planet', () => {
    for (const body of ['Sun', 'Mercury', 'Mars', 'Jupiter', 'Saturn', 'Pluto'] as const) {
      const { rateRadPerDay, limits } = zodiac.motion(body);
      const topSpeed = limits.topSpeed as number;
      const rates = Array.from({ length: 3000 }, (_, i) => Math.abs(rateRadPerDay(2415020.5 + 13.7 * i)));
      expect(Math.max(...rates), body).toBeLessThan(topSpeed);
    }
    expect(zodiac.motion('Moon').limits).toEqual({});
  });

  it('bound the bend of the points that turn at any distance, and of no other body', () => {
    expect(zodiac.motion('TrueNode').limits.bend).toBeGreaterThan(0);
    expect(zodiac.motion('OsculatingApogee').limits.bend).toBeGreaterThan(0);
    for (const body of ['Sun', 'Moon', 'Mercury', 'Saturn', 'MeanNode'] as const)
      expect(zodiac.motion(body).limits).not.toHaveProperty('bend');
  });
});
