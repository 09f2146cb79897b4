/** Divisional charts of a kundli, vimshopaka bala, and the whole state of the grahas. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { SHODASHA_VARGA, VARGAS, vargaMethods, vargaSpotOf } from '../../../packages/engine/src/chart/varga.ts';
import { dignityOf, isExalted } from '../../../packages/engine/src/jyotish/graha/dignity.ts';
import { GRAHAS, houseFrom, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { lordOf, ownSignsOf } from '../../../packages/engine/src/jyotish/graha/lordship.ts';
import { type GrahaStateOptions, grahaStatesOf } from '../../../packages/engine/src/jyotish/graha/states.ts';
import {
  isVargottama,
  vargaChartMethods,
  vargaChartOf,
  vargaChartsOf,
  vargaKundliOf,
} from '../../../packages/engine/src/jyotish/graha/varga-chart.ts';
import {
  VARGA_GRADES,
  VIMSHOPAKA_GROUPS,
  VIMSHOPAKA_WEIGHTS,
  type VimshopakaOptions,
  vargaGradeOf,
  vimshopakaOf,
} from '../../../packages/engine/src/jyotish/graha/vimshopaka.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { readTruth } from '../../truth/ledger.ts';
import { castKundli } from '../strength/births.ts';
import { anyKundli, crowdedKundli, made, seeded } from './kundlis.ts';

const { cases } = readTruth<never, { readonly vargas: Readonly<Record<string, readonly number[]>> }>(
  'jyotish/vargas.json',
);

describe('a divisional chart', () => {
  for (const { id, input, expect: wanted } of cases.slice(0, 4)) {
    it(`${id}: has lagna, grahas and houses, from longitudes and from the birth`, () => {
      const [lagnaDeg, Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu] = (
        input as { siderealLongitudes: number[] }
      ).siderealLongitudes as [number, number, number, number, number, number, number, number, number];
      const given = kundliFrom({ lagnaDeg, longitudesDeg: { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu } });
      for (const kundli of [given, castKundli(input)]) {
        for (const { id: varga, division, lagna, grahas, method } of vargaChartsOf(kundli)) {
          expect(method).toBe('parashara');
          expect([lagna.sign, ...GRAHAS.map((graha) => grahas[graha].sign)], varga).toEqual(wanted.vargas[varga]);
          for (const graha of GRAHAS) {
            expect(grahas[graha].house).toBe(houseFrom(lagna.sign, grahas[graha].sign));
            expect(grahas[graha]).toMatchObject(vargaSpotOf(kundli.grahas[graha].longitudeDeg, division));
          }
        }
      }
    });
  }

  it('is named where it has a name, and says the method it used', () => {
    const kundli = made({});
    expect(vargaChartOf(kundli, 9)).toMatchObject({ id: 'D9', name: 'navamsha', method: 'parashara' });
    expect(vargaChartOf(kundli, 9, 'kalachakra').method).toBe('kalachakra');
    expect(vargaChartOf(kundli, 77)).toMatchObject({ id: 'D77', name: null, method: 'cyclic' });
    expect(vargaChartsOf(kundli).map(({ division }) => division)).toEqual([...SHODASHA_VARGA]);
    expect(
      vargaChartsOf(kundli, [9, { division: 2, method: 'raman' }]).map(({ id, method }) => `${id} ${method}`),
    ).toEqual(['D9 parashara', 'D2 raman']);
    expect(() => vargaChartOf(kundli, 0)).toThrow(expect.objectContaining({ field: 'division' }));
    expect(() => vargaChartOf(kundli, 9, 'mine')).toThrow(expect.objectContaining({ field: 'method' }));
  });

  test.prop([anyKundli, fc.integer({ min: 1, max: 300 }), fc.nat()], seeded)(
    'is a kundli of its own',
    (kundli, division, pick) => {
      const methods = vargaMethods(division);
      const method = methods[pick % methods.length] as string;
      const chart = vargaChartOf(kundli, division, method);
      const own = vargaKundliOf(kundli, division, method);
      for (const graha of GRAHAS) {
        const { sign, degree, house } = chart.grahas[graha];
        expect(own.grahas[graha]).toMatchObject({
          sign,
          degree,
          house,
          isRetrograde: kundli.grahas[graha].isRetrograde,
        });
      }
      expect(own.lagna).toMatchObject(chart.lagna);
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
    },
  );

  it('has vargottamas in the first, fifth and ninth navamshas', () => {
    const parts = (start: number) =>
      Array.from({ length: 9 }, (_, i) => isVargottama(start + (i + 0.5) / 0.3)).flatMap((yes, i) =>
        yes ? [i + 1] : [],
      );
    expect([0, 30, 60, 90, 120, 150].map(parts)).toEqual([[1], [5], [9], [1], [5], [9]]);
    expect(isVargottama(35, 3)).toBe(true);
    expect(isVargottama(45, 3)).toBe(false);
  });

  it('lists every method it knows, those of a bare longitude first', () => {
    expect(vargaChartMethods(2)).toEqual([...vargaMethods(2), 'kashinatha-pyjhora']);
    for (const division of [1, 9, 77]) expect(vargaChartMethods(division)).toEqual(vargaMethods(division));
    expect(() => vargaChartMethods(1.5)).toThrow(expect.objectContaining({ field: 'division' }));
  });

  it('gives Aquarius of the Kashinatha hora by Saturn where the lagna keeps him company, and else by Rahu', () => {
    // Saturn in Cancer, Rahu with Venus in Sagittarius: one companion there, and with the lagna in Cancer one here; then Saturn has more support.
    const places = { Sun: 214, Moon: 325, Mars: 136, Mercury: 223, Jupiter: 45, Venus: 261, Saturn: 112, Rahu: 251 };
    const moonOf = (lagna: number) =>
      vargaChartOf(made({ lagna, ...places }), 2, 'kashinatha-pyjhora').grahas.Moon.sign;
    expect([moonOf(117), moonOf(27)]).toEqual([10, 11]);
    expect(vargaChartOf(made({ lagna: 27, ...places }), 2, 'kashinatha').grahas.Moon.sign).toBe(10);
    // The parts grow as those of any hora: the Moon is at 10° of his half.
    expect(vargaChartOf(made({ lagna: 27, ...places }), 2, 'kashinatha-pyjhora').grahas.Moon.degree).toBe(20);
  });
});

describe('vimshopaka bala', () => {
  it('has twenty parts in every group', () => {
    for (const group of VIMSHOPAKA_GROUPS) {
      expect([group, VIMSHOPAKA_WEIGHTS[group].reduce((sum, [, weight]) => sum + weight, 0)]).toEqual([group, 20]);
      expect(VARGA_GRADES[group].length).toBe(VIMSHOPAKA_WEIGHTS[group].length - 1);
    }
    expect(VIMSHOPAKA_WEIGHTS.shodashavarga.map(([division]) => division)).toEqual([...SHODASHA_VARGA]);
    // Parashara 7.17–25, in his order.
    const written = {
      shadvarga: 'rashi 6, hora 2, drekkana 4, navamsha 5, dwadashamsha 2, trimshamsha 1',
      saptavarga: 'rashi 5, hora 2, drekkana 3, saptamsha 2.5, navamsha 4.5, dwadashamsha 2, trimshamsha 1',
      dashavarga:
        'rashi 3, hora 1.5, drekkana 1.5, saptamsha 1.5, navamsha 1.5, dashamsha 1.5, dwadashamsha 1.5, shodashamsha 1.5, trimshamsha 1.5, shashtiamsha 5',
      shodashavarga:
        'hora 1, trimshamsha 1, drekkana 1, shodashamsha 2, navamsha 3, rashi 3.5, shashtiamsha 4, chaturthamsha 0.5, saptamsha 0.5, dashamsha 0.5, dwadashamsha 0.5, vimshamsha 0.5, chaturvimshamsha 0.5, saptavimshamsha 0.5, khavedamsha 0.5, akshavedamsha 0.5',
    };
    const nameOf = (division: number) => VARGAS.find((row) => row.division === division)?.name;
    for (const group of VIMSHOPAKA_GROUPS) {
      const ours = VIMSHOPAKA_WEIGHTS[group].map(([division, weight]) => `${nameOf(division)} ${weight}`);
      expect(ours.sort()).toEqual(written[group].split(', ').sort());
    }
  });

  it('names good vargas as the book does', () => {
    // Narasimha Rao, example 27: Jupiter is good in 3 of 6, 3 of 7, 4 of 10 and 7 of 16.
    expect([
      vargaGradeOf('shadvarga', 3),
      vargaGradeOf('saptavarga', 3),
      vargaGradeOf('dashavarga', 4),
      vargaGradeOf('shodashavarga', 7),
    ]).toEqual(['Vyanjana', 'Vyanjana', 'Gopura', 'Kalpavriksha']);
    expect([vargaGradeOf('dashavarga', 1), vargaGradeOf('dashavarga', 10), vargaGradeOf('shodashavarga', 16)]).toEqual([
      null,
      'Shridhama',
      'Shrivallabha',
    ]);
  });

  test.prop([anyKundli], seeded)('is 5 … 20, and more when exaltation counts like a home', (kundli) => {
    const plain = vimshopakaOf(kundli);
    const raised = vimshopakaOf(kundli, { exalted: 'as-own' });
    for (const [i, { graha, scores }] of plain.grahas.entries()) {
      for (const [k, { group, points, goodVargas, grade }] of scores.entries()) {
        expect(points >= 5 && points <= 20, `${graha} ${group} ${points}`).toBe(true);
        expect(grade).toBe(vargaGradeOf(group, goodVargas.length));
        expect((raised.grahas[i]?.scores[k]?.points as number) >= points).toBe(true);
      }
    }
    expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
  });

  it('weighs by how the lords of the vargas are held', () => {
    // The Sun at 0° of Leo: own in D1, D2, D3, D12; Aries in D9 and D30; Mars stands in the third from him, so a great friend.
    const kundli = made({ Sun: 120, Mars: 185, Saturn: 70 });
    const sun = vimshopakaOf(kundli).grahas[0]?.scores[0];
    expect(sun?.points).toBe((20 * (6 + 2 + 4 + 2) + 18 * (5 + 1)) / 20);
    expect(sun?.goodVargas).toEqual([1, 2, 3, 9, 12, 30]);
    expect(sun?.grade).toBe('Kundala');
    expect(vimshopakaOf(kundli, { exalted: 'as-own' }).grahas[0]?.scores[0]?.points).toBe(20);
  });
});

describe('the state of the grahas', () => {
  test.prop([fc.oneof(anyKundli, crowdedKundli)], seeded)(
    'is one plain record each, in order, and agrees with itself',
    (kundli) => {
      const states = grahaStatesOf(kundli, { birth: { ghatis: 17, nameNumber: 3 } });
      expect(states.grahas.map(({ name }) => name)).toEqual([...GRAHAS]);
      expect(JSON.parse(JSON.stringify(states))).toEqual(states);
      expect(states.sources.every((key) => key in SOURCES)).toBe(true);
      for (const state of states.grahas) {
        const { sign } = kundli.grahas[state.name];
        expect(state.signLord).toBe(lordOf(sign));
        expect(state.isExalted && state.isDebilitated).toBe(false);
        expect(state.dignityInNine).toBe(dignityOf(kundli, state.name));
        if (state.dignity === 'exalted') expect(state.isExalted).toBe(true);
        if (state.dignity === 'debilitated') expect(state.isDebilitated).toBe(true);
        expect(state.isExalted).toBe(isExalted(kundli, state.name));
        if (ownSignsOf(state.name).includes(sign)) expect(['own', 'moolatrikona', 'exalted']).toContain(state.dignity);
        expect(state.isVargottama).toBe(state.navamshaSign === sign);
        expect(state.with.includes(state.name) || state.aspectedBy.includes(state.name)).toBe(false);
        expect(JSON.stringify(state)).not.toMatch(/:-0[,}]|null,null,null/);
      }
    },
  );

  it('is of a birth as of longitudes', () => {
    const kundli = castKundli({
      datetime: '1996-12-07T10:34:00',
      utcOffsetHours: 5.5,
      latitude: 13.0878,
      longitude: 80.2785,
    });
    const { grahas, settings } = grahaStatesOf(kundli);
    expect(settings.birth).toBeNull();
    const [sun, moon, , , jupiter] = grahas;
    expect([sun?.signLord, moon?.sign, jupiter?.dignity]).toEqual(['Mars', 7, 'own']);
    expect(grahas.map(({ avasthas }) => avasthas.shayanadi)).toEqual(Array(9).fill(null));
    expect(grahas.slice(0, 7).every(({ motion }) => motion !== null)).toBe(true);
  });

  /** Every value that an option can take besides its default. */
  const OTHERS: readonly GrahaStateOptions[] = [
    ...(['bphs-virgo-pisces', 'jataka-parijata', 'narasimha-rao', 'none'] as const).map((nodeDignity) => ({
      nodeDignity,
    })),
    { exaltation: 'by-sign' },
    ...(['sarvartha-chintamani', 'as-saturn-and-mars', 'neutral'] as const).map((nodeFriendship) => ({
      nodeFriendship,
    })),
    ...(['as-jupiter', 'as-jupiter-and-twelfth', 'none'] as const).map((nodeDrishti) => ({ nodeDrishti })),
    ...(['eighth-to-eighth', 'half-lit', 'always', 'never'] as const).map((moonNature) => ({ moonNature })),
    ...(['outnumbered', 'no-benefic', 'never'] as const).map((mercuryNature) => ({ mercuryNature })),
    ...(['retrograde-variants', 'half-orb', 'uniform-8-30'] as const).map((combustion) => ({ combustion })),
    ...(['surya-siddhanta', 'disc', 'lesser-longitude'] as const).map((war) => ({ war })),
    { warWithin: 'same-degree' },
    { jagradadi: 'jataka-parijata' },
    { deeptadi: 'saravali' },
    { deeptadi: 'phaladeepika' },
    { lajjitadi: 'jataka-parijata' },
    { lajjitadiFriends: 'natural' },
    { birth: { ghatis: 3 } },
  ];
  const samples = fc.sample(fc.oneof(anyKundli, crowdedKundli), { numRuns: 150, seed: seeded.seed });

  it('has no option that changes nothing, and none that is taken unchecked', () => {
    for (const options of OTHERS) {
      const differs = samples.some(
        (kundli) =>
          JSON.stringify(grahaStatesOf(kundli, options).grahas) !== JSON.stringify(grahaStatesOf(kundli).grahas),
      );
      expect([options, differs]).toEqual([options, true]);
      const [name] = Object.keys(options) as [keyof GrahaStateOptions];
      expect(() => grahaStatesOf(samples[0] as never, { [name]: name === 'birth' ? { ghatis: 99 } : 'mine' })).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION' }),
      );
    }
    for (const options of [
      { exalted: 'as-own' },
      { temporal: 'varga' },
      { nodeDignity: 'none' },
      { nodeFriendship: 'neutral' },
    ] as readonly VimshopakaOptions[]) {
      const differs = samples.some(
        (kundli) =>
          JSON.stringify(vimshopakaOf(kundli, options).grahas) !== JSON.stringify(vimshopakaOf(kundli).grahas),
      );
      expect([options, differs]).toEqual([options, true]);
      const [name] = Object.keys(options) as [string];
      expect(() => vimshopakaOf(samples[0] as never, { [name]: 'mine' })).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION' }),
      );
    }
  });
});
