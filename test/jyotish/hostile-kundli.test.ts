/** The doors of vargas, grahas, strengths and bhavas against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import {
  vargaMethods,
  vargaPart,
  vargaPartName,
  vargaSign,
  vargaSpotOf,
  vargaSpotThrough,
} from '../../packages/engine/src/chart/index.ts';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import { besiege, type Door } from '../hostile.ts';
import { castKundli, engine, momentOf, zodiacSky } from './strength/births.ts';

const birth = { datetime: '1996-12-07T10:34:00', utcOffsetHours: 5.5, latitude: 13.0878, longitude: 80.2785 };
const kundli = castKundli(birth);
const moment = momentOf(birth);
const zodiac = zodiacSky();
const chart = engine.chart(moment);
const ground = jyotish.kalaGroundOf(zodiac, moment);
const shadbala = jyotish.shadbalaOf(kundli, ground);
const chalit = jyotish.bhavasOf(kundli);
const signs = { Sun: 8, Moon: 7, Mars: 5, Mercury: 9, Jupiter: 9, Venus: 7, Saturn: 12, Lagna: 10, Rahu: 6, Ketu: 12 };
const longitudesDeg = {
  Sun: 231,
  Moon: 186,
  Mars: 145,
  Mercury: 249,
  Jupiter: 265,
  Venus: 203,
  Saturn: 336,
  Rahu: 160,
};
const twelve = [3, 4, 1, 2, 5, 4, 3, 2, 6, 4, 3, 5];
const all = { nodeDignity: 'none', nodeFriendship: 'neutral', nodeDrishti: 'as-jupiter', moonNature: 'half-lit' };
const states = { ...all, mercuryNature: 'outnumbered', combustion: 'half-orb', war: 'disc', deeptadi: 'saravali' };
const strong = { scheme: 'bphs', drekkana: 'male-neutral-female', cheshta: 'modern' };

/** One graha of the kundli, and how it is judged. */
const ofGraha = (name: string, call: (...args: never[]) => unknown, options: object): Door => [
  name,
  call,
  [
    [kundli, 'Mars', options],
    [kundli, 'Rahu', {}],
  ],
];
const ofKundli = (name: string, call: (...args: never[]) => unknown, options: object): Door => [
  name,
  call,
  [
    [kundli, options],
    [kundli, {}],
  ],
];

const grahaDoors: readonly Door[] = [
  ['vargaSign', vargaSign as never, [[231.5, 9, 'kalachakra']]],
  ['vargaSpotOf', vargaSpotOf as never, [[231.5, 30, 'parashara']]],
  ['vargaSpotThrough', vargaSpotThrough as never, [[231.5, [{ division: 9 }, { division: 12, method: 'cyclic' }]]]],
  ['vargaMethods', vargaMethods as never, [[9]]],
  ['vargaPart', vargaPart as never, [[231.5, 9]]],
  ['vargaPartName', vargaPartName as never, [[231.5, 60]]],
  [
    'kundliFrom',
    jyotish.kundliFrom as never,
    [
      [
        {
          lagnaDeg: 292,
          longitudesDeg,
          midheavenDeg: 211,
          longitudesDegPerDay: { Mars: -0.1 },
          latitudesDeg: { Sun: 0 },
        },
      ],
      [{ lagnaDeg: 292, longitudesDeg: { ...longitudesDeg, Ketu: 340 }, declinationsDeg: { Moon: -9 } }],
    ],
  ],
  ['kundliOf', jyotish.kundliOf as never, [[chart], [chart, engine.sky(moment)]]],
  ['spotAt', jyotish.spotAt as never, [[231.5]]],
  ['houseFrom', jyotish.houseFrom as never, [[3, 9]]],
  ['signFrom', jyotish.signFrom as never, [[3, 9]]],
  ['lordOf', jyotish.lordOf as never, [[3]]],
  ['lordsOf', jyotish.lordsOf as never, [[8]]],
  ['ownSignsOf', jyotish.ownSignsOf as never, [['Mars']]],
  ['ownHousesOf', jyotish.ownHousesOf as never, [['Mars', 5]]],
  ofGraha('dignityOf', jyotish.dignityOf as never, all),
  ofGraha('isExalted', jyotish.isExalted as never, all),
  ofGraha('isDebilitated', jyotish.isDebilitated as never, all),
  ['vargaDignityOf', jyotish.vargaDignityOf as never, [[kundli, 'Mars', 5, all]]],
  ['relationToLord', jyotish.relationToLord as never, [[kundli, 'Mars', 5, all]]],
  ['publishedDignity', jyotish.publishedDignity as never, [['great-friend']]],
  ['naturalFriendship', jyotish.naturalFriendship as never, [['Sun', 'Rahu', all]]],
  ['temporalFriendship', jyotish.temporalFriendship as never, [[kundli, 'Sun', 'Rahu']]],
  ['compoundFriendship', jyotish.compoundFriendship as never, [[kundli, 'Sun', 'Rahu', all]]],
  ['temporalOfSigns', jyotish.temporalOfSigns as never, [[3, 9]]],
  ['compounded', jyotish.compounded as never, [['friend', 'enemy']]],
  ofKundli('relationshipsOf', jyotish.relationshipsOf as never, { nodeFriendship: 'neutral', among: 'seven' }),
  ['aspectsHouse', jyotish.aspectsHouse as never, [['Mars', 4, all]]],
  ['aspectsSign', jyotish.aspectsSign as never, [[kundli, 'Mars', 4, all]]],
  ['grahaAspectsGraha', jyotish.grahaAspectsGraha as never, [[kundli, 'Mars', 'Moon', all]]],
  ['drishtiQuarters', jyotish.drishtiQuarters as never, [['Rahu', 4, all]]],
  ['drishtiVirupas', jyotish.drishtiVirupas as never, [['Rahu', 75, { special: 'bphs', nodeDrishti: 'as-jupiter' }]]],
  ['rashiAspects', jyotish.rashiAspects as never, [[3, 9]]],
  ['rashiAspectsOf', jyotish.rashiAspectsOf as never, [[3]]],
  ofKundli('drishtisOf', jyotish.drishtisOf as never, { nodeDrishti: 'none', special: 'none' }),
  [
    'argalasOn',
    jyotish.argalasOn as never,
    [
      [kundli, 'Ketu', { reversal: 'jaimini' }],
      [kundli, 4],
    ],
  ],
  ofGraha('baladiOf', jyotish.baladiOf as never, {}),
  ofGraha('jagradadiOf', jyotish.jagradadiOf as never, { jagradadi: 'jataka-parijata' }),
  ofGraha('deeptadiOf', jyotish.deeptadiOf as never, states),
  ofGraha('lajjitadiOf', jyotish.lajjitadiOf as never, { ...states, lajjitadiFriends: 'natural' }),
  ofGraha('companionsOf', jyotish.companionsOf as never, {}),
  ofGraha('isCombust', jyotish.isCombust as never, states),
  ofGraha('sunDistanceDeg', jyotish.sunDistanceDeg as never, {}),
  ofGraha('isNaturalBenefic', jyotish.isNaturalBenefic as never, states),
  ofGraha('motionOf', jyotish.motionOf as never, {}),
  [
    'shayanadiOf',
    jyotish.shayanadiOf as never,
    [[kundli, 'Mars', { ghatis: 7, nameNumber: 3, navamshaCount: 'sign' }]],
  ],
  ofKundli('warsOf', jyotish.warsOf as never, { war: 'disc', warWithin: 'same-degree' }),
  ofKundli('grahaStatesOf', jyotish.grahaStatesOf as never, { ...states, birth: { ghatis: 7 } }),
  ['functionalRolesOf', jyotish.functionalRolesOf as never, [[5]]],
  ['functionalFactsOf', jyotish.functionalFactsOf as never, [[5]]],
  ['badhakaHouseOf', jyotish.badhakaHouseOf as never, [[5]]],
  ['badhakaLordOf', jyotish.badhakaLordOf as never, [[5]]],
  ['bhavaKarakasOf', jyotish.bhavaKarakasOf as never, [[5, 'phaladeepika']]],
  ['strongerLordOf', jyotish.strongerLordOf as never, [[kundli.grahas, 8, { lords: 'jaimini-sutra', lagnaSign: 3 }]]],
  [
    'strongerSign',
    jyotish.strongerSign as never,
    [[kundli.grahas, 8, 2, { signs: 'pvr', lords: { Scorpio: 'Ketu' } }]],
  ],
  ['strongestSign', jyotish.strongestSign as never, [[kundli.grahas, [8, 2, 5], { nodeDegrees: 'from-start' }]]],
  ['vargaChartMethods', jyotish.vargaChartMethods as never, [[2]]],
  [
    'vargaChartOf',
    jyotish.vargaChartOf as never,
    [
      [kundli, 2, 'kashinatha-pyjhora'],
      [kundli, 9],
    ],
  ],
  ['vargaChartsOf', jyotish.vargaChartsOf as never, [[kundli, [9, { division: 2, method: 'raman' }]], [kundli]]],
  ['vargaKundliOf', jyotish.vargaKundliOf as never, [[kundli, 9, 'kalachakra']]],
  ['isVargottama', jyotish.isVargottama as never, [[231.5, 9, 'parashara']]],
  ofKundli('vimshopakaOf', jyotish.vimshopakaOf as never, {
    exalted: 'as-own',
    temporal: 'varga',
    nodeDignity: 'none',
    nodeFriendship: 'neutral',
  }),
  ['vargaGradeOf', jyotish.vargaGradeOf as never, [['dashavarga', 4]]],
];

const strengthDoors: readonly Door[] = [
  [
    'ashtakavargaOf',
    jyotish.ashtakavargaOf as never,
    [[{ signs }, { edition: 'maitreya', sarva: 'with-lagna' }], [kundli]],
  ],
  ['prastaraOf', jyotish.prastaraOf as never, [[{ signs }, 'Moon', { moonTable: 'maitreya' }]]],
  ['trikonaShodhana', jyotish.trikonaShodhana as never, [[twelve]]],
  ['ekadhipatyaShodhana', jyotish.ekadhipatyaShodhana as never, [[twelve, signs, 'Sun', 'pyjhora']]],
  ['pindaOf', jyotish.pindaOf as never, [[twelve, signs, 'virgo-six']]],
  ['kakshyaAt', jyotish.kakshyaAt as never, [[231.5]]],
  ['kakshyaTransit', jyotish.kakshyaTransit as never, [[kundli, 'Saturn', 231.5, { edition: 'maitreya' }]]],
  ['kakshyasOf', jyotish.kakshyasOf as never, [[{ signs }, 'Saturn', {}]]],
  ['shadbalaSettings', jyotish.shadbalaSettings as never, [[strong]]],
  [
    'shadbalaOf',
    jyotish.shadbalaOf as never,
    [
      [kundli, ground, strong],
      [kundli, ground],
    ],
  ],
  ['sthanaOf', jyotish.sthanaOf as never, [[kundli, strong]]],
  ['digOf', jyotish.digOf as never, [[kundli]]],
  ['kalaOf', jyotish.kalaOf as never, [[kundli, ground, strong]]],
  ['pakshaOf', jyotish.pakshaOf as never, [[kundli, strong]]],
  ['motionStrengths', jyotish.motionStrengths as never, [[kundli, ground, strong]]],
  ['drikOf', jyotish.drikOf as never, [[kundli, strong]]],
  ['uchchaBala', jyotish.uchchaBala as never, [['Mars', 231.5]]],
  ['ayanaBala', jyotish.ayanaBala as never, [['Mars', -12.5, 'single']]],
  ['krantiDeg', jyotish.krantiDeg as never, [[231.5, 'bphs-khandas']]],
  ['phalaOf', jyotish.phalaOf as never, [[31.5, 12, 'bphs']]],
  ['meanLongitudes', jyotish.meanLongitudes as never, [['modern', 2450424.7, 23.8]]],
  ['checkKalaGround', jyotish.checkKalaGround as never, [[ground]]],
  [
    'kalaGroundOf',
    (a: never, b: never) => jyotish.kalaGroundOf(zodiac, a, b),
    [[moment, { sunrise: 'upper-limb', vara: 'midnight', hora: 'unequal', yearLords: 'sankranti' }]],
  ],
  [
    'bhavaBalaOf',
    jyotish.bhavaBalaOf as never,
    [
      [kundli, shadbala, ground, chalit, { scheme: 'bphs', bhavaDig: 'raman', additions: 'apart' }],
      [kundli, shadbala, ground, chalit],
    ],
  ],
  [
    'bhavasOf',
    jyotish.bhavasOf as never,
    [[kundli, { system: 'kp', cuspsDeg: chalit.bhavas.map(({ madhyaDeg }) => madhyaDeg) }], [kundli]],
  ],
  ['kpCuspsOf', (a: never) => jyotish.kpCuspsOf(zodiac, a), [[moment]]],
];

describe('whatever grahas and vargas are handed', () => {
  besiege(grahaDoors, { seed: 20261123, anyRuns: 60, alteredRuns: 150 });
});

describe('whatever strengths and bhavas are handed', () => {
  besiege(strengthDoors, { seed: 20261123, anyRuns: 60, alteredRuns: 150 });
});

describe('a refusal names its field', () => {
  const refused: readonly [string, () => unknown, string][] = [
    ['no kundli', () => jyotish.grahaStatesOf(null as never), 'kundli'],
    ['a chart for a kundli', () => jyotish.shadbalaOf(chart as never, ground), 'kundli.lagna'],
    ['a graha without its sign', () => jyotish.bhavasOf({ ...kundli, grahas: {} } as never), 'kundli.grahas.Sun'],
    ['a sign 13', () => jyotish.functionalRolesOf(13), 'lagnaSign'],
    ['no options', () => jyotish.vimshopakaOf(kundli, null as never), 'options'],
    ['options in a text', () => jyotish.isCombust(kundli, 'Mars', 'half-orb' as never), 'options'],
    ['a node for one of the seven', () => jyotish.uchchaBala('Rahu' as never, 10), 'graha'],
    ['a planet that is no graha', () => jyotish.dignityOf(kundli, 'Pluto' as never), 'graha'],
    ['no longitude', () => vargaSign(Number.NaN, 9), 'longitudeDeg'],
    ['a zodiac by its name', () => jyotish.kalaGroundOf('lahiri' as never, moment), 'zodiac'],
    ['a zodiac for cusps', () => jyotish.kpCuspsOf({} as never, moment), 'zodiac'],
    [
      'a lagna before the midheaven',
      () => jyotish.bhavasOf(jyotish.kundliFrom({ lagnaDeg: 0, midheavenDeg: 90, longitudesDeg })),
      'midheavenDeg',
    ],
    ['no signs', () => jyotish.ashtakavargaOf({} as never), 'signs'],
    ['a weigher that is a number', () => jyotish.strongerLordOf(kundli.grahas, 8, { weigh: 3 as never }), 'weigh'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
