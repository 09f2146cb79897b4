/** The doors of points, KP and Jaimini against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { krishnamurtiPlacidus } from '../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import { besiege, type Door } from '../hostile.ts';
import { castKundli, momentOf, zodiacSky } from './strength/births.ts';

const birth = { datetime: '1996-12-07T04:34:00', utcOffsetHours: 5.5, latitude: 13.0878, longitude: 80.2785 };
const kundli = castKundli(birth);
const moment = momentOf(birth);
const zodiac = zodiacSky();
const kp = zodiacSky(krishnamurtiPlacidus);
const ground = jyotish.sunGroundOf(zodiac, moment);
const day = jyotish.solarDayAt(zodiac, moment.place, moment.tt.day + moment.tt.fraction);
const { cuspsDeg } = jyotish.kpChartOf(kp, moment);

/** Asked of a kundli, with options and without. */
const ofKundli = (ask: (...args: never[]) => unknown, options: object): Door => [
  ask.name,
  ask,
  [
    [kundli, options],
    [kundli, {}],
  ],
];
/** Asked of a moment under a sky, which is no JSON. */
const underSky = (ask: (...args: never[]) => unknown, sky: object, ...good: Door[2]): Door => [
  ask.name,
  (...args: unknown[]) => (ask as (...all: unknown[]) => unknown)(sky, ...args),
  good,
];

const points: readonly Door[] = [
  underSky(jyotish.sunGroundOf, zodiac, [moment, { sunrise: 'upper-limb' }], [moment, { day }]),
  underSky(
    jyotish.upagrahasOf,
    zodiac,
    [kundli, moment, { at: 'begin', gulika: 'middle', mandi: 'end', nightOrder: 'weekday', lordless: 'last' }],
    [kundli, moment, { ground }],
  ),
  underSky(
    jyotish.specialPointsOf,
    zodiac,
    [kundli, moment, { lagnas: { vighati: 'one-sign' }, sahams: { houses: 'sripati' }, bhriguBindu: 'nearest' }],
    [kundli, moment, { upagrahas: { gulika: 'end' }, sensitive: { gandanta: 2 } }],
  ),
  [
    'specialLagnasOf',
    jyotish.specialLagnasOf as never,
    [
      [kundli, ground, { base: 'by-lagna-parity', pranapadaSun: 'sunrise' }],
      [kundli, { sunAtSunriseDeg: 231, minutesSinceSunrise: 251 }],
    ],
  ],
  ['steadyLagnaDeg', jyotish.steadyLagnaDeg as never, [['ghati', 231.5, 251]]],
  ['shriLagna', jyotish.shriLagna as never, [[186.9, 292.4]]],
  ['solarUpagrahas', jyotish.solarUpagrahas as never, [[231.5]]],
  [
    'sphutasOf',
    jyotish.sphutasOf as never,
    [
      [kundli, 231],
      [kundli, null],
    ],
  ],
  ['yogiPointsOf', jyotish.yogiPointsOf as never, [[kundli]]],
  ofKundli(jyotish.bhriguBinduOf, { bhriguBindu: 'nearest' }),
  ['birthLordsOf', jyotish.birthLordsOf as never, [[kundli]]],
  ofKundli(jyotish.sensitivePlacesOf, { mrityuBhaga: 'charak', pushkaraBhaga: 'patel-navamsha', gandanta: 3 }),
  ['mrityuBhagaAt', jyotish.mrityuBhagaAt as never, [['gulika', { sign: 3, degree: 12.5 }, 'charak']]],
  ['isPushkaraNavamsha', jyotish.isPushkaraNavamsha as never, [[231.5]]],
  ['isSarpaDrekkana', jyotish.isSarpaDrekkana as never, [[231.5]]],
  ['gandantaAt', jyotish.gandantaAt as never, [[119.5, 2]]],
  ['dagdhaRashisOf', jyotish.dagdhaRashisOf as never, [[17]]],
  ['sahamsOf', jyotish.sahamsOf as never, [[kundli, true, { houses: 'sripati', addedDeg: 0 }]]],
];

const ofKp: readonly Door[] = [
  ['kpLordsOf', jyotish.kpLordsOf as never, [[231.5, 5]]],
  ['kpNumber', jyotish.kpNumber as never, [[249]]],
  underSky(jyotish.kpChartOf, kp, [moment, { subs: 2 }], [moment]),
  underSky(jyotish.kpHoraryOf, kp, [moment, 108, { subs: 4 }]),
  underSky(jyotish.rulingPlanetsAt, kp, [moment, { dayLord: 'midnight', subs: false }], [moment, { sunrise: 'hindu' }]),
  [
    'rulingPlanetsOf',
    jyotish.rulingPlanetsOf as never,
    [[kundli, 'Moon', { subs: false, nodes: 'agents', conjunctionOrbDeg: 8 }]],
  ],
  ['kpSignificatorsOf', jyotish.kpSignificatorsOf as never, [[kundli, cuspsDeg, { nodes: 'none' }]]],
];

const arudhas = { exception: 'jaimini-sutra', upapada: 'by-lagna-parity', lords: { Scorpio: 'Ketu' }, signs: 'pvr' };
const karakas = { scheme: 'eight', ties: 'natural-strength', tieWithin: 'minute', rahu: 'forward' };
const jaimini: readonly Door[] = [
  ofKundli(jyotish.arudhaPadasOf, arudhas),
  ofKundli(jyotish.grahaArudhasOf, { ...arudhas, nodeExaltation: 'either', nodeDegrees: 'from-start' }),
  ['arudhaOf', jyotish.arudhaOf as never, [[kundli.grahas, 8, arudhas]]],
  ofKundli(jyotish.charaKarakasOf, karakas),
  ofKundli(jyotish.karakamshaOf, { ...karakas, swamsha: 'atmakaraka', navamsha: 'parashara' }),
  ofKundli(jyotish.trimurtiOf, { lords: 'jaimini-sutra', rudraEighth: 'plain', karakas }),
  ['varnadaSign', jyotish.varnadaSign as never, [[3, 9]]],
  ['varnadasOf', jyotish.varnadasOf as never, [[3, 9]]],
];

describe('whatever points are handed', () => {
  besiege(points, { seed: 20261121, anyRuns: 60, alteredRuns: 150 });
});

describe('whatever KP is handed', () => {
  besiege(ofKp, { seed: 20261121, anyRuns: 60, alteredRuns: 150 });
});

describe('whatever Jaimini is handed', () => {
  besiege(jaimini, { seed: 20261121, anyRuns: 60, alteredRuns: 150 });
});

describe('a refusal of points, KP or Jaimini names its field', () => {
  const noTime = { ...moment, tt: { ...moment.tt, day: Number.NaN } };
  const refused: readonly [string, () => unknown, string][] = [
    ['no kundli', () => jyotish.yogiPointsOf(null as never), 'kundli'],
    ['no moment', () => jyotish.specialPointsOf(zodiac, kundli, undefined as never), 'moment'],
    ['an instant that is none', () => jyotish.kpChartOf(kp, noTime), 'moment.tt'],
    ['a moment without its zone', () => jyotish.sunGroundOf(zodiac, { ...moment, zone: null as never }), 'moment.zone'],
    ['a zodiac by its name', () => jyotish.kpHoraryOf('krishnamurti' as never, moment, 1), 'zodiac'],
    ['a number that is not one of the 249', () => jyotish.kpHoraryOf(kp, moment, 250), 'number'],
    ['eleven cusps', () => jyotish.kpSignificatorsOf(kundli, cuspsDeg.slice(1)), 'cuspsDeg'],
    ['no options', () => jyotish.arudhaPadasOf(kundli, null as never), 'options'],
    ['a lord who owns no such sign', () => jyotish.arudhaPadasOf(kundli, { lords: 'ketu' as never }), 'lords'],
    ['no grahas', () => jyotish.charaKarakasOf({} as never), 'kundli.grahas'],
    ['a graha without its place', () => jyotish.karakamshaOf({ ...kundli, grahas: {} } as never), 'kundli.grahas.Sun'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
