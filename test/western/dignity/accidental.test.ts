/** Accidental dignities rule by rule (Lilly, Christian Astrology, p. 115), phases of the Sun, sect, hayz and joys. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  ACCIDENTAL_RULES,
  type AccidentalOptions,
  accidentalDignitiesOf,
  sectConditionsOf,
  solarPhaseOf,
} from '../../../packages/engine/src/western/dignity/index.ts';
import { type RadixInput, radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';

/** Far from everybody, so that a rule can be seen alone. */
const sun = { Sun: 340 };

/** Rules that hold for a planet, with their points. */
function rules(planet: string, input: RadixInput, options: AccidentalOptions = {}): Record<string, number> {
  const { planets } = accidentalDignitiesOf(radixFrom(input), options);
  const fact = planets.find(({ value }) => value.planet === planet);
  const { fortitudes = [], debilities = [], score = 0 } = fact?.value ?? {};
  const all = [...fortitudes, ...debilities];
  expect(all.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  return Object.fromEntries(all.map(({ rule, points }) => [rule, points]));
}

describe('accidental dignities', () => {
  it('by house are Lilly’s', () => {
    const points = Array.from({ length: 12 }, (_, i) => {
      const input = { points: { ...sun, Mars: (30 * i + 5) % 360 }, ascendantDeg: 0 };
      return rules('Mars', input)['house'];
    });
    expect(points).toEqual([5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5]);
    // Two degrees before the tenth cusp.
    const near = { points: { ...sun, Mars: 268 }, ascendantDeg: 0 };
    expect(rules('Mars', near)['house']).toBe(2);
    expect(rules('Mars', near, { beforeCuspDeg: 5 })['house']).toBe(5);
  });

  it('by motion ask direction of five planets and pace of seven', () => {
    const moving = (longitudeDegPerDay: number) => ({
      points: { Sun: { longitudeDeg: 340, longitudeDegPerDay }, Mars: { longitudeDeg: 100, longitudeDegPerDay } },
    });
    expect(rules('Mars', moving(0.6))).toMatchObject({ direct: 4, swift: 2 });
    expect(rules('Mars', moving(0.4))).toMatchObject({ direct: 4, slow: -2 });
    expect(rules('Mars', moving(-0.3))).toMatchObject({ retrograde: -5, slow: -2 });
    expect(rules('Sun', moving(1.01))).toEqual({ swift: 2 });
    expect(rules('Sun', moving(0.96))).toEqual({ slow: -2 });
    // The luminaries are always direct; to them the rule is void.
    const moon = { points: { ...sun, Moon: { longitudeDeg: 100, longitudeDegPerDay: 13.5 } } };
    expect(rules('Moon', moon)).toEqual({ swift: 2, 'free-of-sun': 5, 'moon-increasing': 2 });
    expect(rules('Mars', { points: { ...sun, Mars: 100 } })).not.toHaveProperty('direct');
  });

  it('by the Sun tell cazimi, combust, beams and freedom apart, and who is oriental', () => {
    const mars = (deg: number) => rules('Mars', { points: { Sun: 130, Mars: deg } });
    expect(mars(130.28)).toEqual({ cazimi: 5, occidental: -2 });
    expect(mars(130.29)).toEqual({ combust: -5, occidental: -2 });
    expect(mars(138.5)).toEqual({ combust: -5, occidental: -2 });
    expect(mars(138.51)).toEqual({ 'under-beams': -4, occidental: -2 });
    expect(mars(113)).toEqual({ 'under-beams': -4, oriental: 2 });
    expect(mars(112.9)).toEqual({ 'free-of-sun': 5, oriental: 2 });
    expect(rules('Venus', { points: { Sun: 130, Venus: 100 } })).toEqual({ 'free-of-sun': 5, oriental: -2 });
    expect(rules('Venus', { points: { Sun: 130, Venus: 160 } })).toEqual({ 'free-of-sun': 5, occidental: 2 });
    expect(rules('Moon', { points: { Sun: 130, Moon: 200 } })).toEqual({ 'free-of-sun': 5, 'moon-increasing': 2 });
    expect(rules('Moon', { points: { Sun: 130, Moon: 80 } })).toEqual({ 'free-of-sun': 5, 'moon-decreasing': -2 });
  });

  it('take a planet as combust in the Sun’s own sign, or across the border where that is asked', () => {
    const input = { points: { Sun: 122, Mars: 119 } };
    expect(rules('Mars', input)).toHaveProperty('under-beams');
    expect(rules('Mars', input, { limits: 'lilly-any-sign' })).toHaveProperty('combust');
  });

  it('by partile aspects count benefics, malefics and nodes', () => {
    const mercury = (other: Record<string, number>) =>
      rules('Mercury', { points: { ...sun, Mercury: 100.2, ...other } });
    expect(mercury({ Jupiter: 100.9 })).toHaveProperty('conjunction-benefic', 5);
    expect(mercury({ Venus: 220.1 })).toHaveProperty('trine-benefic', 4);
    expect(mercury({ Jupiter: 40.6 })).toHaveProperty('sextile-benefic', 3);
    expect(mercury({ Saturn: 100.5 })).toHaveProperty('conjunction-malefic', -5);
    expect(mercury({ Mars: 280.5 })).toHaveProperty('opposition-malefic', -4);
    expect(mercury({ Saturn: 190.5 })).toHaveProperty('square-malefic', -3);
    expect(mercury({ NorthNode: 100.5 })).toHaveProperty('conjunction-north-node', 4);
    expect(mercury({ SouthNode: 100.5 })).toHaveProperty('conjunction-south-node', -4);
    // A square of Jupiter and a trine of Saturn are not in the table.
    const none = mercury({ Jupiter: 190.5, Saturn: 220.5 });
    expect(Object.keys(none)).toEqual(['free-of-sun', 'occidental']);
  });

  it('take partile as the same degree of the signs, or as within a degree', () => {
    const input = { points: { ...sun, Mercury: 99.9, Jupiter: 100.1 } };
    expect(rules('Mercury', input)).not.toHaveProperty('conjunction-benefic');
    expect(rules('Mercury', input, { partile: 'within-one-degree' })).toHaveProperty('conjunction-benefic');
  });

  it('find Venus besieged between Saturn at 12 of Aries and Mars at 16 (Lilly p. 114)', () => {
    const points = { Sun: 200, Saturn: 12, Venus: 14, Mars: 16 };
    expect(rules('Venus', { points })).toHaveProperty('besieged', -5);
    expect(rules('Venus', { points: { ...points, Jupiter: 15 } })).not.toHaveProperty('besieged');
    expect(rules('Venus', { points: { ...points, Mars: 60 } })).not.toHaveProperty('besieged');
    expect(rules('Venus', { points: { ...points, Mars: 60 } }, { besiegingArcDeg: 60 })).toHaveProperty('besieged');
    expect(rules('Saturn', { points })).not.toHaveProperty('besieged');
  });

  it('ask three stars, where the caller gives their places', () => {
    const stars = [
      { name: 'Regulus', longitudeDeg: 150 },
      { name: 'Spica', longitudeDeg: 204 },
      { name: 'Algol', longitudeDeg: 56 },
      { name: 'Sirius', longitudeDeg: 104 },
    ];
    const mars = (deg: number, orb = {}) => rules('Mars', { points: { ...sun, Mars: deg } }, { stars, ...orb });
    expect(mars(150.9)).toHaveProperty('regulus', 6);
    expect(mars(151.1)).not.toHaveProperty('regulus');
    expect(mars(153, { fortunateStarOrbDeg: 5 })).toHaveProperty('regulus', 6);
    expect(mars(204.5)).toHaveProperty('spica', 5);
    expect(mars(51)).toHaveProperty('algol', -5);
    expect(mars(50.9)).not.toHaveProperty('algol');
    expect(Object.keys(mars(104))).toEqual(['free-of-sun', 'occidental']);
    const { settings } = accidentalDignitiesOf(radixFrom({ points: sun }), { stars });
    expect(settings.stars).toEqual(['Regulus', 'Spica', 'Algol']);
  });

  it('have no rule that no test above could see', () => {
    expect(ACCIDENTAL_RULES.length).toBe(25);
    expect(new Set(ACCIDENTAL_RULES).size).toBe(25);
  });

  it('hold for a birth, with evidence', async () => {
    const engine = await openEngine();
    const moment = engine.moment({
      datetime: '1940-10-09T18:30:00',
      latitude: 53.4084,
      longitude: -2.9916,
      timezone: '+01:00',
    });
    const { planets } = accidentalDignitiesOf(radixOf(engine.kernel, moment));
    expect(planets.length).toBe(7);
    const mars = planets.find(({ value }) => value.planet === 'Mars');
    // Mars at 2°40' of Libra, the Sun at 16°16': before him, under his beams, direct, faster than his mean, in the sixth by Placidus.
    expect(
      [...(mars?.value.fortitudes ?? []), ...(mars?.value.debilities ?? [])].map(({ rule }) => rule).sort(),
    ).toEqual(['direct', 'house', 'oriental', 'swift', 'under-beams']);
    expect(mars?.because.some((text) => text.startsWith('Mars.house='))).toBe(true);
  });
});

describe('the phase of the Sun', () => {
  it('has a signed elongation and the side of the day', () => {
    const radix = radixFrom({ points: { Sun: 5, Venus: 350, Jupiter: 20 } });
    expect(solarPhaseOf(radix, 'Venus').value).toEqual({
      planet: 'Venus',
      elongationDeg: -15,
      condition: 'under-beams',
      side: 'morning',
    });
    expect(solarPhaseOf(radix, 'Jupiter').value).toMatchObject({ elongationDeg: 15, side: 'evening' });
    expect(() => solarPhaseOf(radix, 'Sun')).toThrow(expect.objectContaining({ field: 'planet' }));
  });
});

describe('sect', () => {
  const of = (input: RadixInput, options = {}) =>
    Object.fromEntries(sectConditionsOf(radixFrom(input), options).planets.map(({ value }) => [value.planet, value]));

  it('is of the chart for the diurnal by day, and Mercury’s by his phase', () => {
    const day = {
      points: { Sun: 300, Mercury: 290, Venus: 310, Mars: 20, Jupiter: 290, Saturn: 40, Moon: 100 },
      ascendantDeg: 0,
    };
    const found = of(day);
    expect(
      Object.entries(found)
        .filter(([, { isOfChartSect }]) => isOfChartSect)
        .map(([name]) => name),
    ).toEqual(['Sun', 'Mercury', 'Jupiter', 'Saturn']);
    expect(of({ ...day, points: { ...day.points, Mercury: 310 } })['Mercury']?.sect).toBe('night');
  });

  it('puts the diurnal in halb above by day and below by night, the nocturnal the other way; hayz asks the sex of the sign too', () => {
    // By day, 190 … 360 above the horizon: Jupiter in Sagittarius above, Venus in Virgo below.
    const found = of({ points: { Sun: 280, Jupiter: 250, Venus: 160, Saturn: 100, Moon: 45 }, ascendantDeg: 0 });
    expect(found['Jupiter']).toMatchObject({ isAboveHorizon: true, isInHalb: true, isInHayz: true });
    expect(found['Venus']).toMatchObject({ isAboveHorizon: false, isInHalb: true, isInHayz: true });
    expect(found['Saturn']).toMatchObject({ isInHalb: false, isInHayz: false });
    expect(found['Sun']).toMatchObject({ isInHalb: true, isInHayz: false });
    const night = of({ points: { Sun: 100, Jupiter: 130, Venus: 250, Moon: 275 }, ascendantDeg: 0 });
    expect(night['Jupiter']).toMatchObject({ isInHalb: true, isInHayz: true });
    expect(night['Venus']).toMatchObject({ isInHalb: true, isInHayz: false });
    expect(night['Moon']).toMatchObject({ isInHalb: true, isInHayz: true });
  });

  it('lets Mars be in hayz in masculine signs, as al-Biruni has it, or in feminine ones', () => {
    const input = { points: { Sun: 100, Mars: 250 }, ascendantDeg: 0 };
    expect(of(input)['Mars']?.isInHayz).toBe(true);
    expect(of(input, { marsHayz: 'feminine' })['Mars']?.isInHayz).toBe(false);
  });

  it('knows the joys by house and by sign', () => {
    const points = { Mercury: 5, Moon: 65, Venus: 125, Mars: 155, Sun: 245, Jupiter: 305, Saturn: 335 };
    const found = of({ points, ascendantDeg: 0 });
    expect(Object.values(found).map(({ isInHouseOfJoy }) => isInHouseOfJoy)).toEqual(Array(7).fill(true));
    const signs = { Sun: 5, Moon: 4, Mercury: 6, Venus: 2, Mars: 8, Jupiter: 9, Saturn: 11 };
    const joyful = of({
      points: Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, 30 * sign - 10])),
      ascendantDeg: 0,
    });
    expect(Object.values(joyful).every(({ isInSignOfJoy }) => isInSignOfJoy)).toBe(true);
  });
});
