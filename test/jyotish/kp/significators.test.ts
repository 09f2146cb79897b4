/** Significators and ruling planets by their definitions, and on a chart worked by hand. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { krishnamurtiPlacidus } from '../../../packages/engine/src/chart/choices.ts';
import { GRAHAS, type Graha, kundliOf, type VisibleGraha } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { lordOf } from '../../../packages/engine/src/jyotish/graha/lordship.ts';
import {
  kpChartOf,
  kpLordsOf,
  kpSignificatorsOf,
  NODE_AGENCIES,
  RULING_OFFICES,
  rulingPlanetsAt,
  rulingPlanetsOf,
} from '../../../packages/engine/src/jyotish/kp/index.ts';
import { bhavasOf } from '../../../packages/engine/src/jyotish/points/index.ts';
import { anyKundli, made } from '../graha/kundlis.ts';
import { engine, zodiacSky } from '../strength/births.ts';

const seeded = { seed: 20261126 };
const zodiac = zodiacSky(krishnamurtiPlacidus);
const equalCusps = (lagnaDeg: number) => Array.from({ length: 12 }, (_, i) => (lagnaDeg + 30 * i) % 360);
const NINE = fc.constantFrom(...GRAHAS);

describe('significators', () => {
  /**
   * Worked by hand. Cusps at 10° of each sign from Aries. Stars: the Sun at 45° in Rohini (Moon), the Moon at 95° in Pushya (Saturn), Mars at
   * 125° in Magha (Ketu), Mercury at 55° in Mrigashira (Mars), Jupiter at 255° in Purva Ashadha (Venus), Venus at 20° in Bharani (Venus), Saturn
   * at 305° in Dhanishta (Mars), Rahu at 75° in Ardra (Rahu), Ketu at 255° in Purva Ashadha (Venus).
   */
  const kundli = made({
    lagna: 10,
    Sun: 45,
    Moon: 95,
    Mars: 125,
    Mercury: 55,
    Jupiter: 255,
    Venus: 20,
    Saturn: 305,
    Rahu: 75,
  });
  const cusps = equalCusps(10);

  it('of a chart worked by hand, the nodes for themselves', () => {
    const { grahas, houses } = kpSignificatorsOf(kundli, cusps, { nodes: 'none' });
    // The Sun: the Moon, its star lord, is in the 3rd (before 10° of Cancer) and owns the 4th; itself in the 2nd, owner of the 5th.
    expect(grahas.Sun).toMatchObject({ starLord: 'Moon', house: 2, owns: [5], a: [3], b: [2], c: [4], d: [5] });
    expect(grahas.Sun.houses).toEqual([2, 3, 4, 5]);
    // Mars: Ketu in the 9th; himself in the 4th, owner of the 1st and 8th.
    expect(grahas.Mars).toMatchObject({ starLord: 'Ketu', a: [9], b: [4], c: [], d: [1, 8] });
    // Venus in her own star.
    expect(grahas.Venus).toMatchObject({
      starLord: 'Venus',
      a: [1],
      b: [1],
      c: [2, 7],
      d: [2, 7],
      isUntenanted: false,
    });
    expect(grahas.Rahu).toMatchObject({ starLord: 'Rahu', a: [3], b: [3], c: [], d: [], agents: [] });
    expect(GRAHAS.filter((graha) => grahas[graha].isUntenanted)).toEqual(['Sun', 'Mercury', 'Jupiter']);
    // The 9th: Jupiter and Ketu stand in it; nobody is in a star of Jupiter, Mars is in one of Ketu.
    expect(houses[8]).toMatchObject({ owner: 'Jupiter', occupants: ['Jupiter', 'Ketu'] });
    expect(houses[8]).toMatchObject({ a: ['Mars'], b: ['Jupiter', 'Ketu'], c: [], d: ['Jupiter'] });
    // The 2nd: the Sun and Mercury; Venus owns it, and Jupiter, Venus and Ketu are in her stars.
    expect(houses[1]).toMatchObject({ a: [], b: ['Sun', 'Mercury'], c: ['Jupiter', 'Venus', 'Ketu'], d: ['Venus'] });
  });

  it('of the same chart have the nodes act for others', () => {
    const { grahas } = kpSignificatorsOf(kundli, cusps);
    // Rahu in Gemini: nobody with him; Saturn from Aquarius does not look at Gemini, Jupiter from Sagittarius does; Mercury owns the sign.
    expect(grahas.Rahu.agents).toEqual([
      { graha: 'Jupiter', by: 'aspect' },
      { graha: 'Mercury', by: 'sign-lord' },
    ]);
    expect(grahas.Rahu).toMatchObject({ b: [2, 3, 9], d: [3, 6, 9, 12] });
    // Ketu in Sagittarius with Jupiter; Mars from Leo does not look there.
    expect(grahas.Ketu.agents).toEqual([{ graha: 'Jupiter', by: 'conjunction' }]);
    expect(grahas.Ketu).toMatchObject({ b: [9], d: [9, 12] });
    expect(kpSignificatorsOf(kundli, cusps, { nodes: 'sign-lord' }).grahas.Rahu.agents).toEqual([
      { graha: 'Mercury', by: 'sign-lord' },
    ]);
    // By degrees Jupiter, on Ketu’s very degree, is still with him; one 6° off is not, within 5°, and then looks at nothing of his own sign.
    const orb = kpSignificatorsOf(made({ Rahu: 75, Jupiter: 261, lagna: 10 }), cusps, { conjunctionOrbDeg: 5 });
    expect(orb.grahas.Ketu.agents.filter(({ by }) => by === 'conjunction')).toEqual([]);
    expect(orb.grahas.Ketu.agents.at(-1)).toEqual({ graha: 'Jupiter', by: 'sign-lord' });
  });

  test.prop([anyKundli, fc.constantFrom(...NODE_AGENCIES)], seeded)(
    'say the same of a graha and of a house, by their definitions',
    (kundli, nodes) => {
      const cuspsDeg = equalCusps(kundli.lagna.longitudeDeg);
      const { grahas, houses, settings } = kpSignificatorsOf(kundli, cuspsDeg, { nodes });
      expect(settings).toEqual({ nodes, conjunctionOrbDeg: null });
      const bhavas = bhavasOf(kundli, { system: 'kp', cuspsDeg });
      for (const graha of GRAHAS) {
        const { starLord, a, b, c, d, house, agents } = grahas[graha];
        expect(house).toBe(bhavas.grahas[graha].bhava);
        expect(starLord).toBe(kpLordsOf(kundli.grahas[graha].longitudeDeg).starLord);
        // What a star lord has, those in its star signify one step higher.
        expect(a).toEqual(grahas[starLord].b);
        expect(c).toEqual(grahas[starLord].d);
        expect(b).toContain(house);
        if (agents.length === 0) expect(b).toEqual([house]);
        for (const agent of agents) {
          expect(b).toContain(grahas[agent.graha].house);
          for (const owned of grahas[agent.graha].owns) expect(d).toContain(owned);
        }
        if (graha !== 'Rahu' && graha !== 'Ketu') expect(agents).toEqual([]);
      }
      for (const { house, owner, occupants, link, cusp, ...steps } of houses) {
        expect(owner).toBe(lordOf(cusp.sign));
        for (const occupant of occupants) expect(steps.b).toContain(occupant);
        expect(steps.d).toContain(owner);
        for (const step of ['a', 'b', 'c', 'd'] as const)
          expect(steps[step]).toEqual(GRAHAS.filter((graha) => grahas[graha][step].includes(house)));
        expect(link).toEqual({
          subLord: cusp.subLord,
          starLord: grahas[cusp.subLord].starLord,
          houses: grahas[cusp.subLord].houses,
        });
      }
      expect(JSON.parse(JSON.stringify({ grahas, houses }))).toEqual({ grahas, houses });
    },
  );

  it.each([
    ['nodes', () => kpSignificatorsOf(made({}), equalCusps(0), { nodes: 'rahu' as never })],
    ['conjunctionOrbDeg', () => kpSignificatorsOf(made({}), equalCusps(0), { conjunctionOrbDeg: 31 })],
    ['cuspsDeg', () => kpSignificatorsOf(made({}), [0])],
    ['options', () => kpSignificatorsOf(made({}), equalCusps(0), 'none' as never)],
    ['subs', () => rulingPlanetsOf(made({}), 'Sun', { subs: 1 as never })],
    ['dayLord', () => rulingPlanetsOf(made({}), 'Rahu' as never)],
  ])('refuse what cannot be: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});

describe('ruling planets', () => {
  test.prop([anyKundli, NINE.filter((graha) => graha !== 'Rahu' && graha !== 'Ketu'), fc.boolean()], seeded)(
    'are the lords of lagna, Moon and day, with the nodes that act for them',
    (kundli, day, subs) => {
      const answer = rulingPlanetsOf(kundli, day as VisibleGraha, { subs });
      const [lagna, moon] = [kpLordsOf(kundli.lagna.longitudeDeg), kpLordsOf(kundli.grahas.Moon.longitudeDeg)];
      const held: Record<string, Graha> = Object.fromEntries(
        answer.offices.map(({ office, graha }) => [office, graha]),
      );
      expect(Object.keys(held)).toEqual(RULING_OFFICES.filter((office) => subs || !office.endsWith('-sub')));
      expect(held['lagna-star']).toBe(lagna.starLord);
      expect(held['lagna-sign']).toBe(lagna.signLord);
      expect(held['moon-star']).toBe(moon.starLord);
      expect(held['moon-sign']).toBe(moon.signLord);
      expect(held['day']).toBe(day);
      if (subs) expect([held['lagna-sub'], held['moon-sub']]).toEqual([lagna.subLord, moon.subLord]);
      expect(new Set(answer.planets).size).toBe(answer.planets.length);
      for (const graha of Object.values(held)) expect(answer.planets).toContain(graha);
      for (const { node, agents } of answer.nodes) {
        expect(agents.length).toBeGreaterThan(0);
        for (const { graha } of agents)
          expect(answer.planets.indexOf(node)).toBeLessThan(answer.planets.indexOf(graha));
      }
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    },
  );

  it('of a moment have the day of its sunrise, or of its date', () => {
    // Four in the morning of a Saturday in Agra, before sunrise.
    const moment = engine.moment({ datetime: '2009-01-10T04:00', timezone: 5.5, latitude: 27.18, longitude: 78.02 });
    expect(rulingPlanetsAt(zodiac, moment).dayLord).toEqual({ graha: 'Venus', school: 'sunrise' });
    expect(rulingPlanetsAt(zodiac, moment, { dayLord: 'midnight' }).dayLord).toEqual({
      graha: 'Saturn',
      school: 'midnight',
    });
    const { kundli } = kpChartOf(zodiac, moment);
    expect(rulingPlanetsAt(zodiac, moment)).toMatchObject(rulingPlanetsOf(kundli, 'Venus'));
    expect(() => rulingPlanetsAt(zodiac, moment, { dayLord: 'noon' as never })).toThrow(
      expect.objectContaining({ field: 'dayLord' }),
    );
  });

  it('of a moment are those of its chart', () => {
    const moment = engine.moment({ datetime: '2024-06-01T10:30', timezone: 5.5, latitude: 13.08, longitude: 80.27 });
    const kundli = kundliOf(engine.chart(moment, krishnamurtiPlacidus));
    expect(rulingPlanetsAt(zodiac, moment).offices).toEqual(rulingPlanetsOf(kundli, 'Saturn').offices);
  });
});
