/** The doors of dashas, matching, transits, sensitivity and the solar day against whatever JSON may hold: plain data or an `EngineError`, and nothing else. */
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import { jdUtOf, type LocalClock, localClock } from '../../packages/engine/src/time/local-clock.ts';
import { besiege, type Door } from '../hostile.ts';
import { engine } from './dasha/births.ts';

const moment = engine.moment({ datetime: '1996-12-07T10:34', latitude: 13.0878, longitude: 80.2785, timezone: 5.5 });
const { place } = moment;
const kundli = jyotish.kundliOf(engine.chart(moment));
const partner = jyotish.kundliOf(
  engine.chart({ datetime: '1999-02-03T04:05', latitude: -33.9, longitude: 18.4, timezone: 2 }),
);
const jdUt = jdUtOf(moment);
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);
const clock = localClock(place, { timezone: 'Asia/Kolkata' });
const { kernel } = engine;
const moon = { nakshatra: 5, pada: 2 };
const byLongitude = { longitudeDeg: 231.5 };
const day = jyotish.solarDayAt(zodiac, place, jdUt);

/** A dasha of a kundli: its record two levels deep, or as deep as it goes. */
type OfKundli = (kundli: never, birth: never, options: never) => jyotish.Dasha;
const dashaDoor = (name: string, of: OfKundli, ...options: readonly object[]): Door => [
  name,
  (a: never, b: never, c: never) => {
    const dasha = of(a, b, c);
    return dasha.record(Math.min(2, dasha.levels));
  },
  options.map((each) => [kundli, jdUt, each]),
];
/** Where the options ask the sky, which is no JSON. */
const underSky =
  (of: OfKundli): OfKundli =>
  (a, b, c) =>
    of(a, b, { sky: zodiac, ...(c as object) } as never);

const stars = {
  star: 'kshema',
  firstStar: 5,
  tribhagi: true,
  cycles: 2,
  partsFrom: 'next',
  partsDirection: 'backward',
  partsRatio: 'equal',
  year: 360,
};
const signs = {
  lords: { Scorpio: 'Ketu', Aquarius: 'Rahu' },
  signs: 'jaimini-sutra',
  dignity: 'none',
  nodeExaltation: 'either',
  nodeDegrees: 'from-start',
  lordTie: 'years',
  mercuryInVirgo: 'exalted',
  parts: 'own',
  cycles: 2,
  year: 'savana',
};
const dasha = jyotish.vimshottariOf(kundli, jdUt);

const dashaDoors: readonly Door[] = [
  [
    'dashaOf',
    (a: never, b: never, c: never, d: never) => jyotish.dashaOf(a, b, c, d).record(),
    [
      [kundli, jdUt, 'yogini', {}],
      [kundli, jdUt, 'chakra', { birthAt: 'night' }],
      [kundli, jdUt, 'naisargika', { year: 'tithi' }],
    ],
  ],
  dashaDoor('vimshottariOf', underSky(jyotish.vimshottariOf), stars, { balanceBy: 'time' }, { from: 'lagna' }),
  dashaDoor('vimshottariOf in solar years', underSky(jyotish.vimshottariOf), { year: 'true-solar' }),
  dashaDoor(
    'nakshatraDashaOf',
    jyotish.nakshatraDashaOf,
    { system: 'ashtottari', reckoning: 'krittika', abhijit: true },
    { system: 'shashtihayani' },
  ),
  [
    'nakshatraDashaFrom',
    (a: never, b: never, c: never) => jyotish.nakshatraDashaFrom(a, b, c).record(),
    [[186.959295, jdUt, { from: 'Saturn' }]],
  ],
  dashaDoor('kalachakraOf', underSky(jyotish.kalachakraOf), {
    school: 'maitreya',
    parts: 'amsha',
    balanceBy: 'time',
  }),
  [
    'kalachakraFrom',
    (a: never, b: never, c: never) => jyotish.kalachakraFrom(a, b, c).record(),
    [[186.959295, jdUt, { school: 'raghavacharya' }]],
  ],
  ['kalachakraQuarter', jyotish.kalachakraQuarter as never, [[15, 1]]],
  ['kalachakraGati', jyotish.kalachakraGati as never, [['savya', 12]]],
  dashaDoor('narayanaOf', jyotish.narayanaOf, signs, { division: 9, method: 'parashara' }),
  dashaDoor('charaOf', jyotish.charaOf, { ...signs, school: 'pvr' }, { school: 'bphs' }),
  dashaDoor('trikonaOf', jyotish.trikonaOf, signs),
  dashaDoor('lagnaKendradiOf', jyotish.lagnaKendradiOf, signs),
  dashaDoor('sudashaOf', jyotish.sudashaOf, { ...signs, exceptions: false }),
  dashaDoor('mandookaOf', jyotish.mandookaOf, signs),
  dashaDoor('shoolaOf', jyotish.shoolaOf, { ...signs, house: 9, signYears: 9 }),
  dashaDoor('niryanaShoolaOf', jyotish.niryanaShoolaOf, { ...signs, house: 4 }),
  dashaDoor('drigOf', jyotish.drigOf, { ...signs, drigYears: 'sthira' }),
  dashaDoor('sthiraOf', jyotish.sthiraOf, { ...signs, brahma: 'Venus', order: 'forward' }),
  dashaDoor('yogardhaOf', jyotish.yogardhaOf, signs),
  dashaDoor('navamshaDashaOf', jyotish.navamshaDashaOf, { ...signs, evenLagna: 'rangacharya' }),
  dashaDoor('sandhyaOf', jyotish.sandhyaOf, { cycles: 1 }),
  dashaDoor('chakraOf', jyotish.chakraOf, { ...signs, birthAt: 'twilight' }),
  ['naisargikaOf', (a: never, b: never) => jyotish.naisargikaOf(a, b).record(), [[jdUt, { year: 'nakshatra' }]]],
  ['signYearsOf', jyotish.signYearsOf as never, [[kundli.grahas, { lords: 'kn-rao' }], [kundli.grahas]]],
  ['sthiraYears', jyotish.sthiraYears as never, [[7]]],
  ['dashaApplicabilityOf', jyotish.dashaApplicabilityOf as never, [[kundli, { isDay: true }], [kundli]]],
  ['dasha.spans', (a: never) => dasha.spans(a), [[[2, 0, 5]], [[]]]],
  ['dasha.children', (a: never) => dasha.children(a), [[dasha.spans()[1]]]],
  ['dasha.runningAt', (a: never, b: never) => dasha.runningAt(a, b), [[jdUt + 9000, 6]]],
  ['dasha.between', (a: never, b: never, c: never) => dasha.between(a, b, c), [[jdUt, jdUt + 90, 4]]],
  ['dasha.tree', (a: never) => dasha.tree(a), [[2]]],
];

const matchDoors: readonly Door[] = [
  [
    'ashtakootaOf',
    jyotish.ashtakootaOf as never,
    [
      [moon, byLongitude, { preset: 'raman', vashya: 'pyjhora', exceptions: ['nadi-benefic-lord'], bride: 'person1' }],
      [kundli.grahas.Moon, moon],
    ],
  ],
  [
    'poruthamOf',
    jyotish.poruthamOf as never,
    [
      [moon, byLongitude, { school: 'kerala', rajju: 'direction', vedha: 'raman', streeDeergha: 'over-7' }],
      [moon, kundli.grahas.Moon],
    ],
  ],
  ['profileOf', jyotish.profileOf as never, [[moon, { preset: 'pyjhora' }], [byLongitude]]],
  ['moonNumber', jyotish.moonNumber as never, [[byLongitude], [{ ...moon, longitudeDeg: 57 }]]],
  ['levelOf', jyotish.levelOf as never, [[17.5]]],
  ['nakshatraAttributes', jyotish.nakshatraAttributes as never, [[9]]],
  ['signAttributes', jyotish.signAttributes as never, [[9]]],
  [
    'matchMany',
    (a: never, b: never, c: never) => jyotish.matchMany(kernel, a, b, c),
    [
      [moon, [moon, byLongitude], { k: 1, role: 'bride' }],
      [moon, [moon]],
    ],
  ],
  [
    'matchGrid',
    (a: never, b: never, c: never) => jyotish.matchGrid(kernel, a, b, c),
    [[[moon], [moon, byLongitude], { k: 3, role: 'groom' }]],
  ],
  ['matchTableOf', (a: never) => jyotish.matchTableOf(a).settings, [[{ preset: 'panchangam-js' }]]],
  [
    'manglikMatchOf',
    jyotish.manglikMatchOf as never,
    [
      [
        kundli,
        partner,
        { pairRules: ['older-than-28'], ages: { person1: 30 }, houses: '1-4-7-8-12', references: ['venus'] },
      ],
      [kundli, partner],
    ],
  ],
  ['mangalDoshaOf', jyotish.mangalDoshaOf as never, [[kundli, { cancellations: ['mars-weak'] }], [partner]]],
  [
    'papasamyaOf',
    jyotish.papasamyaOf as never,
    [
      [kundli, partner, { weighting: 'raman', bride: 'person1' }],
      [kundli, partner],
    ],
  ],
  ['papaPointsOf', jyotish.papaPointsOf as never, [[kundli, 'full-half-quarter']]],
  ['chartFindingsOf', jyotish.chartFindingsOf as never, [[kundli, partner, 'person1']]],
  ['dashaSandhiOf', jyotish.dashaSandhiOf as never, [[[jdUt], [jdUt + 9], { withinDays: 10 }]]],
];

const skyDoors: readonly Door[] = [
  [
    'sadeSatiOf',
    (a: never, b: never, c: never, d: never) => jyotish.sadeSatiOf(zodiac, a, b, c, d),
    [
      [kundli, jdUt, 12, { method: 'forty-five-degrees', reference: 'lagna' }],
      [kundli, jdUt, 12],
    ],
  ],
  [
    'saturnPhaseAt',
    (a: never, b: never, c: never) => jyotish.saturnPhaseAt(zodiac, a, b, c),
    [[kundli, jdUt, { reference: 'moon' }]],
  ],
  ['gocharaAt', (a: never, b: never) => jyotish.gocharaAt(zodiac, a, b), [[kundli, jdUt]]],
  ['murtiOf', (a: never, b: never, c: never) => jyotish.murtiOf(zodiac, a, b, c), [[kundli, 'Jupiter', jdUt]]],
  [
    'staysOf',
    (a: never, b: never, c: never, d: never) => jyotish.staysOf(zodiac, a, b, c, d),
    [['Ketu', jdUt, jdUt + 40, 'nakshatra']],
  ],
  [
    'chandrashtamasOf',
    (a: never, b: never, c: never) => jyotish.chandrashtamasOf(zodiac, a, b, c),
    [[3, jdUt, jdUt + 40]],
  ],
  [
    'sensitivityOf',
    (a: never, b: never) => jyotish.sensitivityOf(zodiac, a, b),
    [[moment, { reachMinutes: 5, divisions: [9, 60], dashaAtJdUt: jdUt + 9000, year: 'sidereal' }]],
  ],
  ['unknownTimeOf', (a: never) => jyotish.unknownTimeOf(zodiac, clock, a), [[2450425]]],
  [
    'solarDayAt',
    (a: never, b: never, c: never, d: never) => jyotish.solarDayAt(zodiac, a, b, c, d),
    [[place, jdUt, 'upper-limb', { pressureMbar: 1000 }]],
  ],
  ['solarDayOn', (a: never, b: never) => jyotish.solarDayOn(zodiac, clock, a, b), [[2450425, 'hindu']]],
  ['dateOfSolarDay', (a: never) => jyotish.dateOfSolarDay(a, clock), [[day]]],
  ['apparentSolarHours', (a: never, b: never) => jyotish.apparentSolarHours(zodiac, a, b), [[place, jdUt]]],
  ['varaOf', jyotish.varaOf as never, [[2450425]]],
  ['lordOfVara', jyotish.lordOfVara as never, [[6]]],
  ['lordOfHora', jyotish.lordOfHora as never, [[6, 23]]],
  ['zodiac.places', (a: never, b: never) => zodiac.places(a, b), [[jdUt, ['Sun', 'MeanNode']]]],
  ['zodiac.longitudeDeg', (a: never, b: never) => zodiac.longitudeDeg(a, b), [[jdUt, 'Mars']]],
  ['zodiac.luminaries', (a: never) => zodiac.luminaries(a), [[jdUt]]],
  ['zodiac.ayanamsaDeg', (a: never) => zodiac.ayanamsaDeg(a), [[jdUt]]],
  ['zodiac.anglesDeg', (a: never, b: never) => zodiac.anglesDeg(a, b), [[jdUt, place]]],
  ['zodiac.motion', (a: never, b: never) => zodiac.motion(a).angleRad(b), [['Saturn', jdUt]]],
  [
    'localClock',
    (a: never, b: never) => localClock(a, b).text(jdUt),
    [
      [place, { timezone: 'Asia/Kolkata', overrides: ['bombay'] }],
      [place, { timezone: -3 }],
    ],
  ],
  ['clock.text', (a: never) => clock.text(a), [[jdUt]]],
  ['clock.dateText', (a: never) => clock.dateText(a), [[jdUt]]],
  ['clock.read', (a: never) => clock.read(a), [[jdUt]]],
  ['clock.midnight', (a: never) => clock.midnight(a), [[2450425]]],
];

const siege = { seed: 20261124, anyRuns: 60, alteredRuns: 150 };
describe('whatever dashas are handed', () => {
  besiege(dashaDoors, siege);
});
describe('whatever matching is handed', () => {
  besiege(matchDoors, siege);
});
describe('whatever transits, sensitivity and the day are handed', () => {
  besiege(skyDoors, siege);
});

describe('a refusal names its field', () => {
  const timeless = { ...clock, text: undefined } as unknown as LocalClock;
  const refused: readonly [string, () => unknown, string][] = [
    ['a chart for a kundli', () => jyotish.vimshottariOf(engine.chart(moment) as never, jdUt), 'kundli.lagna'],
    ['no kundli', () => jyotish.charaOf(null as never, jdUt), 'kundli'],
    ['a kundli for none', () => jyotish.dashaOf({} as never, jdUt, 'naisargika'), 'kundli.lagna'],
    ['a birth in words', () => jyotish.yogardhaOf(kundli, '2450424.7' as never), 'birthJdUt'],
    ['a birth in a list', () => jyotish.vimshottariOf(kundli, [2450424.7] as never), 'birthJdUt'],
    ['half a clock', () => jyotish.vimshottariOf(kundli, jdUt, { clock: timeless }), 'clock'],
    ['half a clock for signs', () => jyotish.shoolaOf(kundli, jdUt, { clock: timeless }), 'clock'],
    ['a sky by its name', () => jyotish.vimshottariOf(kundli, jdUt, { balanceBy: 'time', sky: 'x' as never }), 'sky'],
    [
      'a sky by its name for the Sun',
      () => jyotish.vimshottariOf(kundli, jdUt, { year: 'true-solar', sky: {} as never }),
      'sky',
    ],
    [
      'a Sun that says nothing',
      () => jyotish.vimshottariOf(kundli, jdUt, { year: 'true-solar', sunDeg: () => Number.NaN }),
      'sunDeg',
    ],
    [
      'a Sun that is a number',
      () => jyotish.vimshottariOf(kundli, jdUt, { year: 'true-solar', sunDeg: 5 as never }),
      'sunDeg',
    ],
    ['a placing without Ketu', () => jyotish.signYearsOf({ ...kundli.grahas, Ketu: null } as never), 'placing.Ketu'],
    ['a partner that is none', () => jyotish.manglikMatchOf(kundli, {} as never), 'person2.lagna'],
    ['a first that is none', () => jyotish.papasamyaOf(undefined as never, kundli), 'person1'],
    [
      'an age in words',
      () => jyotish.manglikMatchOf(kundli, kundli, { ages: { person2: '30' as never } }),
      'ages.person2',
    ],
    ['no ages', () => jyotish.manglikMatchOf(kundli, kundli, { ages: null as never }), 'ages'],
    ['a bride that is none', () => jyotish.chartFindingsOf(kundli, kundli, 'her' as never), 'bride'],
    ['a core that is none', () => jyotish.matchMany({} as never, moon, []), 'kernel'],
    ['a core that is none, for many', () => jyotish.matchGrid(null as never, [], []), 'kernel'],
    ['options in a text', () => jyotish.matchMany(kernel, moon, [], 'best' as never), 'options'],
    ['a table in a text', () => jyotish.matchMany(kernel, moon, [], { table: 'x' as never }), 'table'],
    [
      'a table of holes',
      () =>
        jyotish.matchMany(kernel, moon, [moon], {
          table: { ...jyotish.matchTableOf(), halves: new Uint8Array(12100).fill(255) },
        }),
      'table',
    ],
    ['a total that is none', () => jyotish.levelOf(Number.NaN), 'total'],
    ['no zodiac', () => jyotish.gocharaAt(null as never, kundli, jdUt), 'zodiac'],
    ['a core for a zodiac', () => jyotish.staysOf(kernel as never, 'Sun', jdUt, jdUt + 1), 'zodiac'],
    ['the Moon’s own murti', () => jyotish.murtiOf(zodiac, kundli, 'Moon' as never, jdUt), 'graha'],
    ['a sade sati without end', () => jyotish.sadeSatiOf(zodiac, kundli, Number.NaN, 5), 'fromJdUt'],
    ['a sade sati without options', () => jyotish.sadeSatiOf(zodiac, kundli, jdUt, 5, null as never), 'options'],
    ['stays until nobody knows', () => jyotish.staysOf(zodiac, 'Sun', jdUt, Number.NaN), 'untilJdUt'],
    ['a birth for a moment', () => jyotish.sensitivityOf(zodiac, { latitude: 3 } as never), 'moment.utc'],
    ['a date that is none', () => jyotish.sensitivityOf(zodiac, moment, { dashaAtJdUt: Number.NaN }), 'dashaAtJdUt'],
    ['no clock for a day', () => jyotish.unknownTimeOf(zodiac, null as never, 2450425), 'clock'],
    ['half a day', () => jyotish.unknownTimeOf(zodiac, clock, 2450425.5), 'dayNumber'],
    ['no clock for a solar day', () => jyotish.solarDayOn(zodiac, {} as never, 2450425), 'clock'],
    ['an eighth weekday', () => jyotish.lordOfVara(7), 'vara'],
    ['a hora beyond the day', () => jyotish.lordOfHora(3, 24), 'passed'],
    ['a core in a zodiac that is none', () => new ZodiacSky(null as never, lahiriWholeSign), 'kernel'],
    ['a body that is none', () => zodiac.longitudeDeg(jdUt, 'Vulcan' as never), 'body'],
    ['a place off the ground', () => localClock({ ...place, latitudeDeg: 91 }), 'place.latitudeDeg'],
    ['an instant that is none', () => clock.text(Number.NaN), 'jdUt'],
  ];
  it.each(refused)('for %s', (_, ask, field) => {
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ field }));
  });
});
