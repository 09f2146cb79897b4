/** Aspects: by signs, by degrees after two schools, and of signs. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  aspectsHouse,
  aspectsSign,
  drishtiQuarters,
  drishtisOf,
  drishtiVirupas,
  grahaAspectsGraha,
  NODE_DRISHTI_SCHOOLS,
  type NodeDrishtiSchool,
  rashiAspects,
  rashiAspectsOf,
  SPECIAL_DRISHTI_SCHOOLS,
  type SpecialDrishtiSchool,
} from '../../../packages/engine/src/jyotish/graha/drishti.ts';
import { GRAHAS } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { anyKundli, made, seeded } from './kundlis.ts';

const COUNTS = Array.from({ length: 12 }, (_, i) => i + 1);
const full = (graha: (typeof GRAHAS)[number], nodeDrishti?: 'as-jupiter' | 'as-jupiter-and-twelfth' | 'none') =>
  COUNTS.filter((count) => aspectsHouse(graha, count, nodeDrishti === undefined ? {} : { nodeDrishti }));

describe('aspects of grahas by sign', () => {
  it('are full on the 7th, and on two more places for Mars, Jupiter and Saturn', () => {
    expect(GRAHAS.map((graha) => full(graha))).toEqual([
      [7],
      [7],
      [4, 7, 8],
      [7],
      [5, 7, 9],
      [7],
      [3, 7, 10],
      [7],
      [7],
    ]);
    expect([full('Rahu', 'as-jupiter'), full('Ketu', 'as-jupiter-and-twelfth'), full('Rahu', 'none')]).toEqual([
      [5, 7, 9],
      [5, 7, 9, 12],
      [],
    ]);
    expect(() => aspectsHouse('Rahu', 5, { nodeDrishti: 'mine' as never })).toThrow(
      expect.objectContaining({ field: 'nodeDrishti' }),
    );
  });

  it('are a fourth, a half and three fourths on the other places of the verse', () => {
    expect(COUNTS.map((count) => drishtiQuarters('Sun', count))).toEqual([0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0]);
    expect(COUNTS.map((count) => drishtiQuarters('Saturn', count))).toEqual([0, 0, 4, 3, 2, 0, 4, 3, 2, 4, 0, 0]);
    expect(COUNTS.map((count) => drishtiQuarters('Rahu', count, { nodeDrishti: 'none' }))).toEqual(Array(12).fill(0));
  });

  test.prop([anyKundli], seeded)('of one graha at another are those at its sign', (kundli) => {
    for (const a of GRAHAS)
      for (const b of GRAHAS)
        if (a !== b) expect(grahaAspectsGraha(kundli, a, b)).toBe(aspectsSign(kundli, a, kundli.grahas[b].sign));
  });
});

describe('the glance in virupas', () => {
  it('has the fullness of the verse where signs begin', () => {
    const general = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0];
    expect(COUNTS.map((count) => drishtiVirupas('Venus', (count - 1) * 30))).toEqual(general);
    for (const [graha, special] of [
      ['Mars', [4, 8]],
      ['Jupiter', [5, 9]],
      ['Saturn', [3, 10]],
    ] as const)
      for (const count of special)
        for (const school of ['raman', 'bphs'] as const)
          expect([graha, count, school, drishtiVirupas(graha, (count - 1) * 30, { special: school })]).toEqual([
            graha,
            count,
            school,
            60,
          ]);
  });

  it('by Raman has what he adds over the whole sign, and by the verses falls within it', () => {
    // Mars a tenth of the way through the fourth sign: 45 less 1.5 and 15 more; or 60 less 3.
    expect([drishtiVirupas('Mars', 93), drishtiVirupas('Mars', 93, { special: 'bphs' })]).toEqual([58.5, 57]);
    expect([drishtiVirupas('Jupiter', 123), drishtiVirupas('Jupiter', 123, { special: 'bphs' })]).toEqual([57, 57]);
    expect([drishtiVirupas('Jupiter', 105), drishtiVirupas('Jupiter', 105, { special: 'bphs' })]).toEqual([37.5, 52.5]);
    expect([drishtiVirupas('Saturn', 45), drishtiVirupas('Saturn', 45, { special: 'bphs' })]).toEqual([7.5, 30]);
    expect([drishtiVirupas('Saturn', 285), drishtiVirupas('Saturn', 285, { special: 'bphs' })]).toEqual([52.5, 30]);
    expect([drishtiVirupas('Mars', 180, { special: 'bphs' }), drishtiVirupas('Mars', 75, { special: 'bphs' })]).toEqual(
      [60, 37.5],
    );
    expect([
      drishtiVirupas('Mars', 93, { special: 'none' }),
      drishtiVirupas('Saturn', 61, { special: 'none' }),
    ]).toEqual([43.5, 16]);
  });

  it('is unbroken by the general rule, and by the verses of Saturn', () => {
    for (let arc = 0; arc <= 360; arc += 30)
      for (const [graha, special] of [
        ['Sun', 'none'],
        ['Saturn', 'bphs'],
      ] as const) {
        const step = drishtiVirupas(graha, arc + 1e-9, { special }) - drishtiVirupas(graha, arc - 1e-9, { special });
        expect(Math.abs(step), `${graha} ${arc}`).toBeLessThan(1e-7);
      }
  });

  it('of Mars is full over the seventh sign by the verses, and steps where those of Mars and Jupiter do not join on', () => {
    const around = (graha: 'Mars' | 'Jupiter', arc: number) =>
      [arc - 1e-9, arc].map((deg) => Math.round(drishtiVirupas(graha, deg, { special: 'bphs' })));
    expect([180, 195, 209.9].map((arc) => drishtiVirupas('Mars', arc, { special: 'bphs' }))).toEqual([60, 60, 60]);
    expect([around('Mars', 120), around('Mars', 210), around('Mars', 240)]).toEqual([
      [30, 30],
      [60, 60],
      [30, 30],
    ]);
    expect([around('Jupiter', 150), around('Jupiter', 270)]).toEqual([
      [30, 0],
      [30, 15],
    ]);
  });

  test.prop(
    [
      fc.constantFrom(...GRAHAS),
      fc.integer({ min: -72_000, max: 72_000 }),
      fc.constantFrom(...SPECIAL_DRISHTI_SCHOOLS),
      fc.constantFrom(...NODE_DRISHTI_SCHOOLS),
    ],
    { ...seeded, numRuns: 2000 },
  )(
    'is 0 … 60 at any arc, Saturn’s by Raman up to 90 over the third sign, and nothing behind or near',
    (graha, hundredths, special, nodeDrishti) => {
      const arc = hundredths / 100;
      const virupas = drishtiVirupas(graha, arc, { special, nodeDrishti });
      const home = ((arc % 360) + 360) % 360;
      const isThird = graha === 'Saturn' && special === 'raman' && home >= 60 && home < 90;
      if (isThird) expect(virupas).toBeCloseTo(home, 9);
      else expect(virupas >= 0 && virupas <= 60).toBe(true);
      if (home < 30 || home >= 300) expect(virupas).toBe(0);
    },
  );

  it('of a node is by its school: by the general rule, as Jupiter’s, or none at all', () => {
    const at = (arc: number, nodeDrishti: NodeDrishtiSchool, special: SpecialDrishtiSchool = 'raman') =>
      drishtiVirupas('Rahu', arc, { nodeDrishti, special });
    for (const arc of [45, 75, 105, 125, 180, 245, 285]) {
      expect(at(arc, 'seventh')).toBe(drishtiVirupas('Venus', arc));
      for (const school of ['as-jupiter', 'as-jupiter-and-twelfth'] as const)
        for (const special of SPECIAL_DRISHTI_SCHOOLS)
          expect(at(arc, school, special)).toBe(drishtiVirupas('Jupiter', arc, { special }));
      expect(at(arc, 'none')).toBe(0);
    }
    // What looks at nothing by signs looks at nothing by degrees.
    for (const { from, quarters, virupas } of drishtisOf(made({}), { nodeDrishti: 'none' }).grahas)
      if (from === 'Rahu' || from === 'Ketu') expect([quarters, virupas]).toEqual([0, 0]);
  });
});

describe('aspects of signs', () => {
  it('are those of the verse', () => {
    expect(COUNTS.map((sign) => rashiAspectsOf(sign))).toEqual([
      [5, 8, 11],
      [4, 7, 10],
      [6, 9, 12],
      [2, 8, 11],
      [1, 7, 10],
      [3, 9, 12],
      [2, 5, 11],
      [1, 4, 10],
      [3, 6, 12],
      [2, 5, 8],
      [1, 4, 7],
      [3, 6, 9],
    ]); // biome keeps rows short
  });

  it('are mutual', () => {
    for (const a of COUNTS) for (const b of COUNTS) expect(rashiAspects(a, b)).toBe(rashiAspects(b, a));
  });
});

describe('all aspects of a kundli', () => {
  test.prop([anyKundli], seeded)('are one record that agrees with each question', (kundli) => {
    const { grahas, houses } = drishtisOf(kundli);
    expect(grahas.length).toBe(72);
    for (const { from, to, count, isFull, quarters, virupas, isByRashi } of grahas) {
      expect(isFull).toBe(grahaAspectsGraha(kundli, from, to));
      expect(isFull).toBe(quarters === 4);
      expect(count >= 1 && count <= 12).toBe(true);
      const arc = kundli.grahas[to].longitudeDeg - kundli.grahas[from].longitudeDeg;
      expect(Math.abs(virupas - drishtiVirupas(from, arc))).toBeLessThan(1e-6);
      expect(isByRashi).toBe(rashiAspects(kundli.grahas[from].sign, kundli.grahas[to].sign));
    }
    expect(houses.map(({ house }) => house)).toEqual(COUNTS);
    expect(JSON.parse(JSON.stringify(drishtisOf(kundli)))).toEqual(drishtisOf(kundli));
  });

  it('show Saturn on the 3rd, 7th and 10th houses from his own', () => {
    const { houses } = drishtisOf(made({ lagna: 0, Saturn: 5 }));
    expect(houses.filter(({ byGraha }) => byGraha.includes('Saturn')).map(({ house }) => house)).toEqual([3, 7, 10]);
    expect(houses.filter(({ byRashi }) => byRashi.includes('Saturn')).map(({ house }) => house)).toEqual([5, 8, 11]);
  });
});
