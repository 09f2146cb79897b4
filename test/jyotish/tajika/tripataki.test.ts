/** The chakra of three flags against a worked example, and its net of lines. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GRAHAS, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { tripatakiEnds, tripatakiOf } from '../../../packages/engine/src/jyotish/tajika/index.ts';
import { anyKundli, seeded } from '../graha/kundlis.ts';

/** J. Nehru: signs of the birth, the middle of each. */
const nehru = kundliFrom({
  lagnaDeg: 105,
  longitudesDeg: {
    Sun: 225,
    Moon: 105,
    Mars: 165,
    Mercury: 195,
    Jupiter: 255,
    Venus: 195,
    Saturn: 135,
    Rahu: 75,
  },
});

describe('the worked example of the 58th year, lagna Aquarius (Adawal, ch. 6)', () => {
  const { facts, seats, runningYear } = tripatakiOf(nehru, 57, 11);

  it('moves Mars and the nodes to their fourth sign, the nodes backwards, the Moon to her fourth, the others to their second', () => {
    expect(runningYear).toBe(58);
    expect(Object.fromEntries(seats.map(({ graha, sign }) => [graha, sign]))).toEqual({
      Sun: 9,
      Moon: 7,
      Mars: 9,
      Mercury: 8,
      Jupiter: 10,
      Venus: 8,
      Saturn: 6,
      Rahu: 12,
      Ketu: 6,
    });
  });

  it('has the Moon obstructed by Saturn and the nodes, the lagna by Mercury and Venus', () => {
    expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toEqual({
      'tripataki-vedha-moon': ['Saturn', 'Rahu', 'Ketu'],
      'tripataki-vedha-lagna': ['Mercury', 'Venus'],
    });
  });
});

describe('the net of lines', () => {
  it('joins every end to three others, each to each', () => {
    for (let end = 1; end <= 12; end++) {
      const ends = tripatakiEnds(end);
      expect(new Set(ends).size).toBe(3);
      expect(ends).not.toContain(end);
      for (const other of ends) expect(tripatakiEnds(other)).toContain(end);
    }
  });

  it('is that of three standing lines, three lying ones, and their ends joined aslant', () => {
    // Ends as points, against the clock from the middle flag; joined along rows, columns and diagonals of a square lattice.
    const points = [
      [0, 2],
      [-1, 2],
      [-2, 1],
      [-2, 0],
      [-2, -1],
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -1],
      [2, 0],
      [2, 1],
      [1, 2],
    ] as const;
    for (const [i, [x, y]] of points.entries()) {
      const joined = points.flatMap(([u, v], k) => {
        const isStraight = (u === x && v === -y && Math.abs(y) === 2) || (v === y && u === -x && Math.abs(x) === 2);
        const isAslant = Math.abs(u - x) === Math.abs(v - y) && k !== i;
        return isStraight || isAslant ? [k + 1] : [];
      });
      expect(tripatakiEnds(i + 1), `end ${i + 1}`).toEqual(joined);
    }
  });

  test.prop([anyKundli, fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 12 })], {
    ...seeded,
    numRuns: 100,
  })('brings everybody home when their years are over', (kundli, age, lagna) => {
    const at = (years: number) => tripatakiOf(kundli, years, lagna).seats;
    for (const [i, graha] of GRAHAS.entries()) {
      const period = { Moon: 9, Mars: 6, Rahu: 6, Ketu: 6 }[graha as string] ?? 4;
      expect(at(age - (age % period))[i]?.sign).toBe(kundli.grahas[graha].sign);
    }
  });
});
