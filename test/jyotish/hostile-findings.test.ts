/** The doors of yogas, doshas, remedies, annual charts and whole horoscopes against whatever JSON may hold: plain data or an `EngineError`. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import { besiege, type Door } from '../hostile.ts';
import { castKundli, momentOf, zodiacSky } from './strength/births.ts';

const birth = { datetime: '1996-12-07T10:34:00', utcOffsetHours: 5.5, latitude: 13.0878, longitude: 80.2785 };
const kundli = castKundli(birth);
const moment = momentOf(birth);
const zodiac = zodiacSky();
const year = jyotish.varshaphalaOf(zodiac, moment, { age: 27 });
const { startJdUt, endJdUt } = year;
const varsha = { startJdUt, endJdUt };
const ground = {
  kundli: year.kundli,
  natalLagnaSign: kundli.lagna.sign,
  munthaLord: year.muntha.lord,
  isDay: year.isDay,
  strengths: year.panchavargiya,
  pairs: year.pairs,
};
const mudda = { varsha, completedYears: 27, natalMoon: kundli.grahas.Moon, varshaMoon: year.kundli.grahas.Moon };
const pairs = { school: 'pvr', orb: 'mean', motion: 'mean' };
const strength = { school: 'pvr', friendship: 'natural', drekkana: 'parashara', hadda: 'egyptian' };

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: a test that asks every door has no bundle to keep small.
const doorOf = (name: keyof typeof jyotish): never => jyotish[name] as never;
const ofKundli = (name: keyof typeof jyotish, options: object, of: object = kundli): Door => [
  name,
  doorOf(name),
  [
    [of, options],
    [of, {}],
  ],
];

const findings: readonly Door[] = [
  ofKundli('findYogas', { families: ['chandra', 'raja'], nodes: 'counted', conjunctionOrbDeg: 12, strength: ['Mars'] }),
  ['yogaTable', jyotish.yogaTable as never, [[]]],
  ofKundli('findDoshas', {
    groups: ['mangal', 'lunar-nodes'],
    mangal: { houses: '1-4-7-8-12' },
    kalaSarpa: { reading: 'by-sign' },
    pitru: { least: 2 },
  }),
  ['doshaTable', jyotish.doshaTable as never, [[]]],
  ofKundli('mangalDoshaOf', { houses: '2-4-7-8-12', references: ['venus'], cancellations: ['mars-weak'] }),
  ofKundli('kalaSarpaOf', { reading: 'by-sign', partial: 'moon-alone' }),
  ofKundli('pitruDoshaOf', { indicators: 'classical', least: 2, rules: { nodes: 'ignored' } }),
  ['gandaMoolaOf', jyotish.gandaMoolaOf as never, [[kundli]]],
  ['ownNadiOf', jyotish.ownNadiOf as never, [[kundli]]],
  ofKundli('gemstonesOf', { school: 'dasha-lord', mixedLords: 'recommend', dashaLords: ['Jupiter'] }),
  ['gemWeightOf', jyotish.gemWeightOf as never, [[70, 'dealer']]],
  ['grahaOfGem', jyotish.grahaOfGem as never, [['ruby']]],
  ['yantraOf', jyotish.yantraOf as never, [['Mars']]],
  ['mantrasOf', jyotish.mantrasOf as never, [['Mars', { japa: 'dasha-years', times: 4 }]]],
  ['grahaRemediesOf', jyotish.grahaRemediesOf as never, [['Mars']]],
  [
    'remediesFor',
    jyotish.remediesFor as never,
    [[kundli, [{ id: 'sade-sati', value: true }], { kinds: ['gift'], mantra: 'vedic', times: 4, ofGrahas: false }]],
  ],
];

const annual: readonly Door[] = [
  [
    'varshaPraveshaOf',
    ((a: never, b: never, c: never) => jyotish.varshaPraveshaOf(zodiac, a, b, c)) as never,
    [
      [moment, { age: 27 }, { returns: 'tropical' }],
      [moment, { year: 2020 }, {}],
    ],
  ],
  [
    'partPraveshasOf',
    ((a: never, b: never, c: never, d: never) => jyotish.partPraveshasOf(zodiac, a, b, c, d)) as never,
    [[moment, { age: 27 }, 'masa', {}]],
  ],
  [
    'tithiPraveshaOf',
    ((a: never, b: never, c: never) => jyotish.tithiPraveshaOf(zodiac, a, b, c)) as never,
    [[moment, { age: 27 }, { rule: 'first' }]],
  ],
  [
    'varshaphalaOf',
    ((a: never, b: never, c: never) => jyotish.varshaphalaOf(zodiac, a, b, c)) as never,
    [
      [
        moment,
        { age: 27 },
        {
          ...strength,
          ...pairs,
          place: moment.place,
          moon: 'passes-on',
          sunrise: 'upper-limb',
          mudda: { from: 'varsha-moon', balance: 'full', measure: 'savana' },
          patyayini: { measure: 'savana' },
        },
      ],
      [moment, { year: 2020 }, {}],
    ],
  ],
  ['kundliAt', ((a: never, b: never) => jyotish.kundliAt(zodiac, a, b)) as never, [[moment.place, 2451545]]],
  ['munthaOf', jyotish.munthaOf as never, [[kundli.lagna, 27, 3]]],
  ['tripatakiOf', jyotish.tripatakiOf as never, [[kundli, 27, 3]]],
  ['tripatakiEnds', jyotish.tripatakiEnds as never, [[3]]],
  ['haddaLordOf', jyotish.haddaLordOf as never, [[231.5, 'tajika']]],
  ['tajikaDrekkanaLordOf', jyotish.tajikaDrekkanaLordOf as never, [[231.5]]],
  ['glanceOf', jyotish.glanceOf as never, [[5, 'pvr']]],
  ['tajikaRelationOf', jyotish.tajikaRelationOf as never, [[year.kundli, 'Sun', 'Mars', 'camps']]],
  ofKundli('tajikaDrishtiOf', { school: 'pvr', orb: 'mean' }, year.kundli),
  ofKundli('tajikaPairsOf', pairs, year.kundli),
  ofKundli('panchavargiyaOf', strength, year.kundli),
  ofKundli('dwadashavargiyaOf', strength, year.kundli),
  ofKundli('tajikaYogasOf', { ...pairs, houses: [7, 10] }, year.kundli),
  ['harshaBalaOf', jyotish.harshaBalaOf as never, [[year.kundli, true]]],
  [
    'yearLordOf',
    jyotish.yearLordOf as never,
    [
      [ground, 'pvr', 'passes-on'],
      [ground, 'neelakanthi'],
    ],
  ],
  [
    'muddaDashaOf',
    ((a: never, b: never) => jyotish.muddaDashaOf(a, b).record(1)) as never,
    [
      [mudda, { from: 'varsha-moon', balance: 'full', measure: 'savana' }],
      [mudda, {}],
    ],
  ],
  [
    'patyayiniDashaOf',
    ((a: never, b: never, c: never) => jyotish.patyayiniDashaOf(a, b, c).record(1)) as never,
    [[year.kundli, varsha, { measure: 'savana' }]],
  ],
  [
    'varshaNarayanaOf',
    ((a: never, b: never, c: never, d: never) => jyotish.varshaNarayanaOf(a, b, c, d).record(1)) as never,
    [[year.kundli, year.muntha, varsha, { measure: 'savana' }]],
  ],
  [
    'spansWithin',
    ((a: never) => jyotish.spansWithin(jyotish.patyayiniDashaOf(year.kundli, varsha), a)) as never,
    [[varsha]],
  ],
];

describe('whatever yogas, doshas and remedies are handed', () => {
  besiege(findings, { seed: 20261124, anyRuns: 60, alteredRuns: 150 });
});

describe('whatever annual charts are handed', () => {
  besiege(annual, { seed: 20261124, anyRuns: 60, alteredRuns: 100 });
});

describe('a refusal names its field', () => {
  const nobody = { ...kundli, grahas: { ...kundli.grahas, Mars: { ...kundli.grahas.Mars, longitudeDeg: Number.NaN } } };
  const asked: readonly [string, () => unknown, string][] = [
    ['no kundli for yogas', () => jyotish.findYogas(null as never), 'kundli'],
    ['a Mars that stands nowhere', () => jyotish.findYogas(nobody as never), 'kundli.grahas.Mars'],
    ['no options for yogas', () => jyotish.findYogas(kundli, null as never), 'options'],
    ['an orb of NaN', () => jyotish.findYogas(kundli, { conjunctionOrbDeg: Number.NaN }), 'conjunctionOrbDeg'],
    ['a family nobody has', () => jyotish.findYogas(kundli, { families: ['x' as 'raja'] }), 'families[0]'],
    ['a Mars that stands nowhere', () => jyotish.findDoshas(nobody as never), 'kundli.grahas.Mars'],
    ['no options for doshas', () => jyotish.findDoshas(kundli, null as never), 'options'],
    ['a text for a kundli', () => jyotish.kalaSarpaOf('kundli' as never), 'kundli'],
    ['no kundli', () => jyotish.gandaMoolaOf(undefined as never), 'kundli'],
    ['no kundli for gems', () => jyotish.gemstonesOf({} as never), 'kundli.lagna'],
    ['a stone nobody wears', () => jyotish.grahaOfGem('flint' as never), 'gem'],
    ['no zodiac', () => jyotish.varshaphalaOf(null as never, moment, { age: 1 }), 'zodiac'],
    ['no birth', () => jyotish.varshaphalaOf(zodiac, null as never, { age: 1 }), 'natal'],
    ['a birth of text', () => jyotish.varshaphalaOf(zodiac, birth as never, { age: 1 }), 'natal.tt'],
    ['an age of NaN', () => jyotish.varshaphalaOf(zodiac, moment, { age: Number.NaN }), 'age'],
    ['an age of 201', () => jyotish.varshaPraveshaOf(zodiac, moment, { age: 201 }), 'age'],
    [
      'a clock of text',
      () => jyotish.varshaPraveshaOf(zodiac, moment, { age: 1 }, { clock: '12:00' as never }),
      'clock',
    ],
    [
      'a year that ends first',
      () => jyotish.spansWithin(null as never, { startJdUt: 2, endJdUt: 1 }),
      'varsha.startJdUt',
    ],
    ['no dasha', () => jyotish.spansWithin(null as never, varsha), 'dasha'],
  ];
  it.each(asked)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
