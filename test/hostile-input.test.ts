/** The doors of the engine against whatever JSON may hold (hostile.ts): an answer or an `EngineError`, and nothing else. */
import { readFileSync } from 'node:fs';
import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  ayanamsaNamed,
  bodiesFor,
  findAspects,
  houseOf,
  houseSystemNamed,
  lunarPhaseOf,
  meanAyanamsaRad,
  meanAyanamsaRadPerDay,
  resolveAyanamsa,
  resolveChoices,
  wholeSignHouseOf,
} from '../packages/engine/src/chart/index.ts';
import { draw, drawSymbol, sceneOf, symbolOf } from '../packages/engine/src/drawing/index.ts';
import {
  almanac,
  canonicalJson,
  EngineError,
  lahiriSripati,
  openEngineWith,
  sha256Hex,
  stampOf,
  tropicalPlacidus,
} from '../packages/engine/src/index.ts';
import { openEngine } from '../packages/engine/src/node.ts';
import { maskOf, nearSunOf, refractionDeg, sarosOf } from '../packages/engine/src/sky/index.ts';
import {
  dateOf,
  dayNumberOf,
  jdTtOfUt,
  jdUtOfTt,
  momentAt,
  offsetSecondsOf,
  parseBirth,
  readTimezone,
  resolveMoment,
  scalesAt,
  spellZoneId,
  wallClockAt,
  weekdayOf,
} from '../packages/engine/src/time/index.ts';
import { answersOrRefuses, besiege, type Door, hostile } from './hostile.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../${path}`, import.meta.url)));
const core = new WebAssembly.Module(bytes('.cache/kernel/release.wasm'));
const pack = bytes('packages/engine/data/ephemeris/pack-1800-2400.bin');
const engine = openEngineWith(core, [pack]);
const { kernel } = engine;

const birth = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209, elevation: 216, fold: 1 };
const untimed = {
  date: '1990-01-15',
  time: 'unknown',
  latitude: -75,
  longitude: -180,
  calendar: 'julian',
  timezone: 5.5,
};
const moment = engine.moment({ ...birth, fold: 1 });
const { tt, ut1, place } = moment;
const chart = engine.chart(moment, tropicalPlacidus);
const choices = { ...lahiriSripati, bodies: ['Chiron'], quantumDeg: 1e-4, ayanamsa: { t0: 2451545, valueDeg: 24 } };
const star = { raRad: 1, decRad: 0, pmRaRadPerYear: 0, pmDecRadPerYear: 0, parallaxRad: 0, radialKmPerSecond: 0 };
const skyCall = {
  ttDay: 2451545,
  ttFraction: 0,
  ut1Day: 2451545,
  ut1Fraction: 0,
  bodies: 1023,
  centre: 1,
  steps: 15,
  equinox: 0,
  latitudeRad: 0.5,
  longitudeRad: 1,
  elevationMetres: 0,
};
const sky = { ...almanac, centre: 'topocentric' };
const time = { strict: true, overrides: ['bombay'] };
const drawing = {
  style: 'wheel',
  bodies: ['Sun'],
  names: { Sun: 'S' },
  aspects: [{ planet1: 'Sun', planet2: 'Moon', type: 'trine' }],
};
const orbs = { aspects: 'all', orbsDeg: { trine: 3 } };

/** Every door that takes more than a number, with questions it answers. */
const doors: readonly Door[] = [
  [
    'engine.moment',
    (a, b) => engine.moment(a, b),
    [
      [birth, time],
      [untimed, {}],
    ],
  ],
  [
    'engine.sky',
    (a, b) => engine.sky(a, b),
    [
      [moment, sky],
      [{ tt, ut1, place }, {}],
    ],
  ],
  [
    'engine.skies',
    (a, b) => engine.skies(a, b),
    [
      [[2451545, 2451545.5], { bodies: ['Moon'], equatorial: true }],
      [{ day: [2451545], fraction: [0.25] }, {}],
    ],
  ],
  [
    'engine.chart',
    (a, b) => engine.chart(a, b),
    [
      [birth, choices],
      [moment, tropicalPlacidus],
      [untimed, { zodiac: 'tropical', houseSystem: 'Koch' }],
    ],
  ],
  ['kernel.sky', (a) => kernel.sky(a), [[skyCall]]],
  ['kernel.frame', (a, b, c, d) => kernel.frame(a, b, c, d), [[2451545, 0, 2451545, 0]]],
  ['kernel.vernalShiftRad', (a, b) => kernel.vernalShiftRad(a, b), [[2451545, 2415020]]],
  ['kernel.starLongitudeRad', (a, b, c) => kernel.starLongitudeRad(a, b, c), [[2451545, star, true]]],
  ['kernel.houses', (a, b, c, d, e) => kernel.houses(a, b, c, d, e), [[0, 1, 0.5, 0.4, 0.1]]],
  ['kernel.angles', (a, b, c) => kernel.angles(a, b, c), [[1, 0.5, 0.4]]],
  ['kernel.result', (a) => kernel.result(a), [[3]]],
  ['kernel.packAt', (a) => kernel.packAt(a), [[2451545]]],
  ['kernel.skyBatch', (a, b, c, d, e) => kernel.skyBatch(a, b, c, d, e), [[[2451545, 0], 3, 7, 0, 6]]],
  ['kernel.skyColumns', (a, b, c, d, e) => kernel.skyColumns(a, b, c, d, e), [[[2451545, 0], 3, 7, 0, 6]]],
  ['canonicalJson', (a) => canonicalJson(a), [[chart]]],
  ['stampOf', (a) => stampOf(a), [[birth]]],
  ['sha256Hex', (a) => sha256Hex(a), [['abc']]],
  ['parseBirth', (a) => parseBirth(a), [[birth], [untimed]]],
  ['resolveMoment', (a, b) => resolveMoment(a, b), [[birth, time]]],
  ['momentAt', (a, b, c) => momentAt(a, b, c), [[tt, place, { timezone: 'Asia/Kolkata', overrides: ['calcutta'] }]]],
  ['wallClockAt', (a, b, c) => wallClockAt(a, b, c), [[{ ...ut1, scale: 'utc' }, place, { timezone: -3 }]]],
  ['scalesAt', (a) => scalesAt(a), [[tt], [ut1]]],
  ['readTimezone', (a) => readTimezone(a), [['Europe/Berlin']]],
  ['spellZoneId', (a) => spellZoneId(a), [['europe/berlin']]],
  ['offsetSecondsOf', (a) => offsetSecondsOf(a), [['+05:30']]],
  ['ayanamsaNamed', (a) => ayanamsaNamed(a), [['lahiri']]],
  ['resolveAyanamsa', (a) => resolveAyanamsa(a), [[choices.ayanamsa], ['raman']]],
  ['houseSystemNamed', (a) => houseSystemNamed(a), [['koch']]],
  ['houseOf', (a, b) => houseOf(a, b), [[5, chart.houses.map(({ longitude }) => longitude)]]],
  ['wholeSignHouseOf', (a, b) => wholeSignHouseOf(a, b), [[5, 100]]],
  ['resolveChoices', (a) => resolveChoices(a), [[choices], [tropicalPlacidus]]],
  ['bodiesFor', (a) => bodiesFor(a), [[choices]]],
  ['findAspects', (a, b) => findAspects(a, b), [[chart.planets.slice(0, 3), orbs]]],
  ['lunarPhaseOf', (a, b) => lunarPhaseOf(a, b), [[chart.planets[0], chart.planets[1]]]],
  ['maskOf', (a) => maskOf(a), [[almanac.bodies]]],
  [
    'draw',
    (a, b) => draw(a, b),
    [
      [chart, drawing],
      [engine.chart(moment), { style: 'north', houses: 'house' }],
    ],
  ],
  ['sceneOf', (a, b) => sceneOf(a, b), [[chart, { style: 'east' }]]],
  ['drawSymbol', (a, b, c) => drawSymbol(a, b, c), [['sun', 'Sun', 20]]],
  ['symbolOf', (a) => symbolOf(a), [['Sun']]],
];

describe('whatever it is handed', () => {
  besiege(doors, {
    seed: 20261121,
    notPlain: (name) => !name.startsWith('engine.') || name === 'engine.skies',
    // No JSON is bytes.
    notAsked: (name) => /^kernel\.sky(Batch|Columns)$/.test(name) || name === 'sha256Hex',
  });

  test.prop([hostile, hostile], { seed: 20261121, numRuns: 100 })(
    'openEngineWith opens or refuses',
    (builtIn, options) => {
      answersOrRefuses(
        'openEngineWith',
        () => openEngineWith(core, builtIn as never, options as never),
        () => JSON.stringify([builtIn, options]),
        false,
      );
      answersOrRefuses(
        'openEngineWith',
        () => openEngineWith(builtIn as never, [pack]),
        () => JSON.stringify(builtIn),
        false,
      );
    },
  );
});

describe('a refusal names its field', () => {
  const refused: readonly [string, () => unknown, string][] = [
    ['no birth', () => engine.chart(null as never), 'birth'],
    ['a text for a birth', () => engine.chart('1990-01-15' as never), 'birth'],
    ['no choices', () => engine.chart(birth as never, null as never), 'choices'],
    [
      'a number for a house system',
      () => engine.chart(birth as never, { zodiac: 'tropical', houseSystem: 3 as never }),
      'houseSystem',
    ],
    ['a number for a chalit', () => engine.chart(birth as never, { zodiac: 'tropical', chalit: 3 as never }), 'chalit'],
    [
      'a number for an ayanamsa',
      () => engine.chart(birth as never, { zodiac: 'sidereal', ayanamsa: 3 as never }),
      'ayanamsa',
    ],
    [
      'a node that the chart would not hold',
      () => engine.chart(birth as never, { zodiac: 'tropical', bodies: ['TrueNode'] }),
      'bodies',
    ],
    [
      'a name that is no ayanamsa, in a tropical chart too',
      () => engine.chart(birth as never, { zodiac: 'tropical', ayanamsa: 'lahri' }),
      'ayanamsa',
    ],
    ['the name of an ayanamsa for its rule', () => meanAyanamsaRad(kernel, 'lahiri' as never, 2451545), 'rule'],
    ['no rule of an ayanamsa', () => meanAyanamsaRadPerDay(kernel, {} as never, 2451545), 'rule'],
    ['a Julian date of midnight for a day', () => dateOf(2451544.5), 'dayNumber'],
    ['a text for a day of the week', () => weekdayOf('x' as never), 'dayNumber'],
    ['a thirteenth month', () => dayNumberOf(2000, 13, 1), 'month'],
    ['a text for a Julian date', () => jdTtOfUt('x' as never), 'jdUt'],
    ['no Julian date', () => jdUtOfTt(undefined as never), 'jdTt'],
    ['an altitude beyond the zenith', () => refractionDeg(90.1, 1013, 15), 'altitudeDeg'],
    ['a pressure of nothing', () => refractionDeg(0, Number.NaN, 15), 'pressureMbar'],
    ['a third of a lunation', () => sarosOf(1 / 3), 'lunation'],
    ['no lunation', () => sarosOf(undefined as never), 'lunation'],
    ['no core', () => nearSunOf(undefined as never, 'Venus', 2451545, 2451546), 'kernel'],
    ['a text for bodies', () => engine.chart(birth as never, { zodiac: 'tropical', bodies: 'Sun' as never }), 'bodies'],
    [
      'a text for a quantum',
      () => engine.chart(birth as never, { zodiac: 'tropical', quantumDeg: '1' as never }),
      'quantumDeg',
    ],
    ['a moment without its place', () => engine.chart({ ...moment, place: undefined } as never), 'moment.place'],
    ['a moment whose UT1 is a number', () => engine.chart({ ...moment, ut1: 2451545 } as never), 'moment.ut1'],
    ['a moment of no time', () => engine.chart({ ...moment, tt: {} } as never), 'moment.tt'],
    [
      'a zone finder that answers a number',
      () => engine.moment(birth as never, { zoneOf: () => 5 as never }),
      'zoneOf',
    ],
    [
      'a zone finder that is a text',
      () => engine.moment(birth as never, { zoneOf: 'Asia/Kolkata' as never }),
      'zoneOf',
    ],
    ['a ΔT of years', () => engine.moment(birth as never, { deltaT: () => 1e9 }), 'deltaT'],
    ['a ΔT that is a number', () => engine.moment(birth as never, { deltaT: 69 as never }), 'deltaT'],
    ['a strictness in words', () => engine.moment(birth as never, { strict: 'yes' as never }), 'strict'],
    ['overrides that are no list', () => engine.moment(birth as never, { overrides: 'bombay' as never }), 'overrides'],
    ['a core that is none', () => openEngineWith(new Uint8Array(8), []), 'core'],
    ['a pack that is an address', () => openEngineWith(core, [], { ephemeris: 'https://x' as never }), 'ephemeris'],
    [
      'a second pack that is none',
      () => openEngineWith(core, [pack], { ephemeris: [pack, new Uint8Array(99)] }),
      'ephemeris[1]',
    ],
    [
      'a built-in pack that is none',
      () => openEngineWith(core, [pack, new Uint8Array(99)], { ephemeris: pack }),
      'builtIn[1]',
    ],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    let error: unknown;
    try {
      ask();
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ field });
  });

  it('also from the entry of a host, as a rejection', async () => {
    for (const options of [null, 'x', { builtIn: 'x' }, { builtIn: [5] }, { time: 5 }, { ephemeris: 5 }])
      await expect(openEngine(options as never)).rejects.toMatchObject({
        name: 'EngineError',
        field: expect.stringMatching(/./),
      });
  });

  it('and a birth that happens to have a field tt is still a birth', () => {
    expect(engine.chart({ ...birth, fold: 1, tt: 'x' } as never)).toEqual(engine.chart({ ...birth, fold: 1 }));
    expect(engine.chart(JSON.parse(JSON.stringify(moment)))).toEqual(engine.chart(moment));
  });

  it('and an engine keeps the options it was opened with where a call leaves them out', () => {
    const strict = openEngineWith(core, [pack], { time: { strict: true } });
    const skipped = { datetime: '2024-03-31T01:30', timezone: 'Europe/London', latitude: 51.5, longitude: 0 };
    expect(() => strict.moment(skipped)).toThrow(EngineError);
    expect(() => strict.moment(skipped, {})).toThrow(EngineError);
    expect(strict.moment(skipped, { strict: false }).warnings).toHaveLength(1);
  });
});
