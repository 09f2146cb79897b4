/** Casting: what must hold for every chart, whatever the date, place and choices. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { AYANAMSAS } from '../../packages/engine/src/chart/ayanamsas.ts';
import { castChart } from '../../packages/engine/src/chart/cast.ts';
import type { Chart } from '../../packages/engine/src/chart/chart.ts';
import {
  bodiesFor,
  type ChartChoices,
  lahiriWholeSign,
  PRESETS,
  resolveChoices,
  tropicalPlacidus,
} from '../../packages/engine/src/chart/choices.ts';
import type { Body } from '../../packages/engine/src/sky/sky.ts';
import { almanac } from '../../packages/engine/src/sky/sky-at.ts';
import { canonicalJson, stampOf } from '../../packages/engine/src/stamp.ts';
import { type Longitudes, type MomentRecipe, madeMoment, madeSky } from './made-sky.ts';
import { plainCore } from './plain-core.ts';

const seeded = { seed: 20261121, numRuns: 60 };
/** The bodies that an almanac prints, and one more. */
const BODIES: readonly Body[] = [...almanac.bodies, 'Chiron'];

const longitudes = fc
  .array(fc.tuple(fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: -2, max: 15, noNaN: true })), {
    minLength: BODIES.length,
    maxLength: BODIES.length,
  })
  .map((rows) => Object.fromEntries(BODIES.map((body, i) => [body, rows[i]])) as Longitudes);
const recipe = fc.record({
  jdUt: fc.double({ min: 2378496, max: 2597641, noNaN: true }),
  latitudeDeg: fc.double({ min: -66, max: 66, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  timeSeconds: fc.constantFrom(0, 30, 43200),
});
const ayanamsa = fc.constantFrom(...AYANAMSAS.map((row) => row.id));
const houseSystem = fc.constantFrom('whole-sign', 'placidus', 'equal', 'porphyry', 'sripati', 'vehlow');

const cast = (how: MomentRecipe, where: Longitudes, choices: ChartChoices): Chart => {
  const moment = madeMoment(how);
  return castChart(plainCore, moment, madeSky(moment, where), choices);
};
const STILL: Longitudes = Object.fromEntries(
  BODIES.map((body, i) => [body, [i * 27.5 + 3, body === 'Moon' ? 13 : 0.5]]),
);
const NOON: MomentRecipe = { jdUt: 2451545 };

describe('every chart', () => {
  test.prop([recipe, longitudes, ayanamsa, houseSystem], seeded)(
    'sidereal + ayanamsa = tropical, for bodies, angles and cusps',
    (how, where, name, houses) => {
      const sidereal = cast(how, where, { zodiac: 'sidereal', ayanamsa: name, houseSystem: houses, bodies: BODIES });
      const tropical = cast(how, where, { zodiac: 'tropical', houseSystem: houses, bodies: BODIES });
      const shift = sidereal.calculation.ayanamsaTrueValue as number;
      const english = (planet: string) => planet.replace('Rahu', 'NorthNode').replace('Ketu', 'SouthNode');
      // Three roundings of half a quantum.
      const same = (a: number, b: number) => expect(Math.abs(((a + shift - b + 540) % 360) - 180)).toBeLessThan(1.6e-7);
      expect(sidereal.planets).toHaveLength(BODIES.length);
      for (const planet of sidereal.planets) {
        const other = tropical.planets.find((p) => p.name === english(planet.name));
        same(planet.longitude, other?.longitude as number);
        expect([planet.latitude, planet.distance]).toEqual([other?.latitude, other?.distance]);
        if (houses !== 'whole-sign') {
          const cusp = tropical.houses.map((house) =>
            Math.abs(((house.longitude - (other?.longitude as number) + 540) % 360) - 180),
          );
          if (Math.min(...cusp) > 1e-6) expect(planet.house).toBe(other?.house);
        }
      }
      for (const [i, angle] of sidereal.angles.entries())
        same(angle.longitude, tropical.angles[i]?.longitude as number);
      if (houses !== 'whole-sign')
        for (const [i, house] of sidereal.houses.entries())
          same(house.longitude, tropical.houses[i]?.longitude as number);
      expect((sidereal.calculation.ayanamsaValue as number) >= 0).toBe(true);
    },
  );

  test.prop([recipe, longitudes, fc.constantFrom(...Object.values(PRESETS)), houseSystem], seeded)(
    'agrees with itself and survives JSON',
    (how, where, preset, houses) => {
      const chart = cast(how, where, { ...preset, houseSystem: houses });
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
      expect(JSON.parse(canonicalJson(chart))).toEqual(chart);
      expect(stampOf(chart)).toEqual(stampOf(cast(how, where, { ...preset, houseSystem: houses })));
      const lived = chart.houses.flatMap((house) => house.occupants);
      expect([...lived].sort()).toEqual(chart.planets.map((p) => p.name).sort());
      for (const house of chart.houses) {
        expect(house.house).toBe(house.number);
        for (const name of house.occupants)
          expect(chart.planets.find((p) => p.name === name)?.house).toBe(house.number);
      }
      const [node, opposite] = ['Rahu', 'Ketu'].map((name, i) =>
        chart.planets.find((p) => p.name === name || p.name === ['NorthNode', 'SouthNode'][i]),
      );
      expect(Math.round(Math.abs((opposite?.longitude as number) - (node?.longitude as number)) * 1e7)).toBe(180e7);
      expect(opposite?.latitude).toBe(node?.latitude === 0 ? 0 : -(node?.latitude as number));
      expect(Math.round(Math.abs((chart.angles[2]?.longitude as number) - chart.ascendant.longitude) * 1e7)).toBe(
        180e7,
      );
      expect(chart.sunSign).toBe(chart.planets[0]?.sign);
      for (const planet of chart.planets) {
        expect(planet.retrograde).toBe(planet.speed < 0);
        expect('nakshatra' in planet).toBe(chart.zodiac === 'sidereal');
        expect('declination' in planet).toBe(chart.zodiac === 'tropical');
        expect(chart.uncertainty).toHaveProperty(planet.name);
      }
    },
  );

  test.prop([recipe, longitudes, fc.constantFrom(1, 1 / 60, 1 / 3600, 1e-4, 1e-9)], seeded)(
    'keeps to the quantum it was asked for',
    (how, where, quantumDeg) => {
      const chart = cast(how, where, { ...lahiriWholeSign, quantumDeg });
      const perDegree = Math.round(1 / quantumDeg);
      for (const planet of chart.planets) {
        expect(Math.round(planet.longitude * perDegree) / perDegree).toBe(planet.longitude);
        expect(planet.signNumber).toBe(Math.floor(planet.longitude / 30) + 1);
      }
      expect(chart.calculation.quantumDeg).toBe(1 / perDegree);
    },
  );
});

describe('the shape of the record', () => {
  it('is the published one, key for key', () => {
    const sidereal = cast(NOON, STILL, lahiriWholeSign);
    const tropical = cast(NOON, STILL, tropicalPlacidus);
    const point = ['longitude', 'sign', 'signNumber', 'signLord', 'degree'];
    const lunar = ['nakshatra', 'nakshatraPada', 'pada', 'nakshatraLord'];
    const body = ['latitude', 'speed', 'distance', 'house', 'retrograde', 'isRetrograde'];
    const top = [
      'zodiac',
      'ascendant',
      'midheaven',
      'angles',
      'planets',
      'houses',
      'sunSign',
      'moonSign',
      'time',
      'calculation',
      'uncertainty',
      'warnings',
    ];
    const keys = (value: object | undefined) => Object.keys(value ?? {}).sort();
    expect(keys(sidereal)).toEqual([...top, 'nakshatra', 'nakshatraPada', 'nakshatraLord'].sort());
    expect(keys(tropical)).toEqual([...top].sort());
    for (const planet of sidereal.planets) expect(keys(planet)).toEqual(['name', ...point, ...lunar, ...body].sort());
    for (const planet of tropical.planets)
      expect(keys(planet)).toEqual(['name', ...point, ...body, 'declination'].sort());
    for (const angle of sidereal.angles) expect(keys(angle)).toEqual(['name', ...point, ...lunar].sort());
    expect(keys(sidereal.houses[0])).toEqual(
      ['number', 'house', 'sign', 'longitude', 'degree', 'signLord', 'lord', 'occupants'].sort(),
    );
    expect(keys(sidereal.time)).toEqual(
      ['datetimeLocal', 'datetimeUtc', 'utcOffset', 'zone', 'zoneSource', 'tzdbVersion'].sort(),
    );
    expect(keys(sidereal.calculation)).toEqual(
      [
        'ayanamsa',
        'ayanamsaValue',
        'ayanamsaTrueValue',
        'julianDayTt',
        'julianDayUt',
        'deltaTSeconds',
        'siderealTimeDeg',
        'obliquityDeg',
        'houseSystem',
        'houseSystemUsed',
        'nodeType',
        'ephemeris',
        'rulesEdition',
        'engineVersion',
        'quantumDeg',
      ].sort(),
    );
    expect(sidereal.angles.map((angle) => angle.name)).toEqual([
      'Ascendant',
      'Midheaven',
      'Descendant',
      'ImumCoeli',
      'Vertex',
      'EastPoint',
    ]);
  });
});

describe('choices', () => {
  it('order the planets as each tradition does', () => {
    const names = (choices: ChartChoices) => cast(NOON, STILL, choices).planets.map((p) => p.name);
    expect(names({ ...lahiriWholeSign, bodies: BODIES })).toEqual([
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Ketu',
      'Uranus',
      'Neptune',
      'Pluto',
      'Chiron',
    ]);
    expect(names({ ...tropicalPlacidus, bodies: BODIES })).toEqual([
      'Sun',
      'Moon',
      'Mercury',
      'Venus',
      'Mars',
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Pluto',
      'NorthNode',
      'SouthNode',
      'Chiron',
    ]);
    expect(names({ zodiac: 'tropical', bodies: [] })).toEqual(['Sun', 'Moon', 'NorthNode', 'SouthNode']);
    const seven = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
    for (const nodeType of ['mean', 'true'] as const)
      for (const bodies of [seven, [...seven].reverse()])
        expect(names({ ...lahiriWholeSign, nodeType, bodies })).toEqual(names({ ...lahiriWholeSign, nodeType }));
    expect(names({ ...lahiriWholeSign, bodies: seven.slice(0, 6) })).not.toContain('Saturn');
    expect(names({ ...lahiriWholeSign, bodies: [...seven.slice(0, 6), 'Pluto'] })).not.toContain('Saturn');
  });

  it('places seven bodies and the node in a sidereal chart, ten in a tropical one, in one list for all who name none', () => {
    const western = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
    expect(bodiesFor({ zodiac: 'tropical' })).toEqual([...western, 'MeanNode']);
    const jyotish = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    expect(bodiesFor({ zodiac: 'sidereal' })).toEqual([...jyotish, 'MeanNode']);
    for (const zodiac of ['sidereal', 'tropical'] as const) {
      const list = bodiesFor({ zodiac, nodeType: 'true' });
      expect(list.at(-1)).toBe('TrueNode');
      expect(Object.isFrozen(list)).toBe(true);
      expect(bodiesFor({ zodiac, nodeType: 'true' })).toBe(list);
    }
  });

  it('are filled by the zodiac', () => {
    expect(resolveChoices({ zodiac: 'sidereal' })).toMatchObject({
      ayanamsa: { id: 'lahiri' },
      houseSystem: 'whole-sign',
      nodeType: 'mean',
      perDegree: 1e7,
    });
    expect(resolveChoices({ zodiac: 'tropical' })).toMatchObject({ ayanamsa: null, houseSystem: 'placidus' });
    expect(bodiesFor({ zodiac: 'sidereal', nodeType: 'true' })).toContain('TrueNode');
    for (const preset of Object.values(PRESETS)) expect(() => resolveChoices(preset)).not.toThrow();
  });

  it('are refused by name when they do not exist', () => {
    const bad: [string, Partial<Record<keyof ChartChoices, unknown>>][] = [
      ['zodiac', { zodiac: 'draconic' }],
      ['ayanamsa', { ayanamsa: 'lahri' }],
      ['nodeType', { nodeType: 'osculating' }],
      ['bodies', { bodies: ['Earth'] }],
      ['bodies', { bodies: ['Vulcan'] }],
      ['quantumDeg', { quantumDeg: 0.3 }],
      ['houseSystem', { houseSystem: 'placidius' }],
      ['houseSystem', { houseSystem: 'gauquelin-36' }],
      ['chalit', { chalit: 'no' }],
      ['chalit', { chalit: 'gauquelin' }],
    ];
    for (const [field, change] of bad) {
      let error: unknown;
      try {
        cast(NOON, STILL, { ...lahiriWholeSign, ...change } as ChartChoices);
      } catch (caught) {
        error = caught;
      }
      expect(error, JSON.stringify(change)).toMatchObject({ code: 'INVALID_OPTION', field });
    }
  });

  it('take an ayanamsa of the caller, and say which', () => {
    const chart = cast(NOON, STILL, { zodiac: 'sidereal', ayanamsa: { t0: 2451545, valueDeg: 24 } });
    expect(chart.calculation).toMatchObject({ ayanamsa: 'user-defined', ayanamsaUser: { t0: 2451545, valueDeg: 24 } });
    expect(chart.calculation.ayanamsaValue).toBeCloseTo(24, 6);
  });

  it('need a sky of the observer on the true equinox', () => {
    const moment = madeMoment(NOON);
    const sky = madeSky(moment, STILL);
    for (const change of [{ centre: 'heliocentric' }, { place: 'geometric' }, { equinox: 'j2000' }] as const) {
      const other = { ...sky, choices: { ...sky.choices, ...change } } as typeof sky;
      expect(() => castChart(plainCore, moment, other, lahiriWholeSign)).toThrow(/true equinox/);
    }
    expect(() => castChart(plainCore, madeMoment({ jdUt: 2451546 }), sky, lahiriWholeSign)).toThrow(/assertion/);
  });
});

describe('what a chart says of itself', () => {
  it('names the time, the zone and the offset', () => {
    expect(cast({ ...NOON, offsetSeconds: 21208 }, STILL, lahiriWholeSign).time).toMatchObject({
      utcOffset: '+05:53:28',
      zoneSource: 'datetime',
      tzdbVersion: '2026a',
    });
    expect(cast({ ...NOON, offsetSeconds: 18000 }, STILL, lahiriWholeSign).time.utcOffset).toBe('+05:00');
    expect(cast({ ...NOON, offsetSeconds: -12600 }, STILL, lahiriWholeSign).time.utcOffset).toBe('-03:30');
    expect(cast(NOON, STILL, lahiriWholeSign).calculation).toMatchObject({
      julianDayUt: 2451545,
      julianDayTt: 2451545.00069444,
      deltaTSeconds: 60,
      ephemeris: 'made/1',
    });
  });

  it('adds ephemeris and clock into the uncertainty of a body', () => {
    const { uncertainty } = cast({ ...NOON, timeSeconds: 30 }, STILL, tropicalPlacidus);
    // 0.005″ and 13°/day for 30 s, rounded up to 1e-7°.
    expect(uncertainty['Moon']).toEqual({ ephemerisDeg: 0.0000014, perMinuteDeg: 0.0090278, totalDeg: 0.0045153 });
    expect(uncertainty['Ascendant']?.ephemerisDeg).toBe(0);
    expect(uncertainty['Ascendant']?.perMinuteDeg).toBeGreaterThan(0.1);
  });

  it('marks what an unknown time may change', () => {
    const noon = { ...NOON, assumed: true, timeSeconds: 43200 };
    const chart = cast(
      noon,
      { ...STILL, Sun: [15, 1], Moon: [44, 13], Mars: [60.2, 0.6] },
      { zodiac: 'tropical', bodies: ['Mars'] },
    );
    const of = (name: string) => chart.planets.find((p) => p.name === name)?.uncertain;
    expect(of('Sun')).toEqual(['house']);
    expect(of('Moon')).toEqual(['house']);
    expect(of('Mars')).toEqual(['sign', 'house']);
    expect(chart.ascendant.uncertain).toContain('sign');
    for (const angle of ['Ascendant', 'Midheaven']) expect(chart.uncertainty[angle]?.totalDeg).toBe(180);
    expect(chart.uncertainty['Ascendant']?.perMinuteDeg).toBeGreaterThan(0);
    // By whole signs a certain body is in a doubtful house when the ascendant's sign is doubtful, and only then.
    const still: Longitudes = { ...STILL, Sun: [15, 0], Moon: [44, 0] };
    const house = (how: MomentRecipe) =>
      cast(how, still, { zodiac: 'tropical', houseSystem: 'whole-sign' }).planets[0]?.uncertain;
    expect(house(noon)).toEqual(['house']);
    expect(house(NOON)).toBeUndefined();
    expect(
      cast(noon, still, { zodiac: 'tropical', houseSystem: 'aries-whole-sign' }).planets[0]?.uncertain,
    ).toBeUndefined();
    const clear = [0, 1, 2]
      .map((hours) => ({ jdUt: 2451545 + hours / 24, timeSeconds: 600 }))
      .filter((how) => {
        const { degree } = cast(how, still, tropicalPlacidus).ascendant;
        return degree > 6 && degree < 24;
      });
    expect(clear.length).toBeGreaterThan(0);
    for (const how of clear) expect(house(how)).toBeUndefined();
    expect(chart.warnings.map((w) => w.code)).toEqual(['TIME_ASSUMED', 'SIGN_UNCERTAIN']);
    expect(chart.warnings[1]?.message).toContain('Ascendant, Mars');
    const told = cast(
      { ...noon, warnings: [{ code: 'TIME_ASSUMED', message: 'said already' }] },
      STILL,
      lahiriWholeSign,
    );
    expect(told.warnings.filter((w) => w.code === 'TIME_ASSUMED')).toHaveLength(1);
    expect(cast(NOON, STILL, lahiriWholeSign).planets.every((p) => p.uncertain === undefined)).toBe(true);
  });

  it('warns of polar houses, of a fallback ephemeris and of a missing body', () => {
    const polar = cast({ ...NOON, latitudeDeg: 78 }, STILL, tropicalPlacidus);
    expect(polar.calculation).toMatchObject({ houseSystem: 'placidus', houseSystemUsed: 'porphyry' });
    expect(polar.warnings.map((w) => w.code)).toEqual(['HOUSE_SYSTEM_SUBSTITUTED']);
    const moment = madeMoment(NOON);
    const far = castChart(plainCore, moment, madeSky(moment, STILL, undefined, 'analytic'), lahiriWholeSign);
    expect(far.warnings.map((w) => w.code)).toEqual(['OUTSIDE_EPHEMERIS_SPAN']);
    // Every body with its own bound, of two figures and rounded up; Ketu is Rahu's opposite and not told twice.
    const bounds: Record<string, number> = { Sun: 0.4, Moon: 2.2613, Mars: 4.0001, Saturn: 12.3, Mercury: 0.0123 };
    const sky = madeSky(moment, STILL, undefined, 'analytic');
    const bodies = Object.fromEntries(
      Object.entries(sky.bodies).map(([name, state]) => [name, { ...state, errorArcsec: bounds[name] ?? 0.005 }]),
    ) as typeof sky.bodies;
    const told = castChart(plainCore, moment, { ...sky, bodies }, lahiriWholeSign).warnings[0]?.message;
    expect(told).toContain(
      'Sun 0.4″, Moon 2.3″, Mars 4.1″, Mercury 0.013″, Jupiter 0.005″, Venus 0.005″, Saturn 13″, Rahu 0.005″.',
    );
    const { Chiron: _, ...without } = STILL;
    const missing = cast(NOON, without, { ...tropicalPlacidus, bodies: ['Chiron'] });
    expect(missing.warnings).toMatchObject([{ code: 'BODY_UNAVAILABLE' }]);
    expect(missing.planets.some((p) => p.name === 'Chiron')).toBe(false);
  });
});
