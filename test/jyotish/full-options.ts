/** A birth with what the rooms of Jyotish ask for, and for every literal of options one in which no name is left out; the types keep them whole. */
import { krishnamurtiPlacidus } from '../../packages/engine/src/chart/choices.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import { clockOfMoment, jdUtOf } from '../../packages/engine/src/time/local-clock.ts';
import { castKundli, engine, momentOf, zodiacSky } from './strength/births.ts';

export const birth = { datetime: '1996-12-07T10:34:00', utcOffsetHours: 5.5, latitude: 13.0878, longitude: 80.2785 };
export const where = { latitude: birth.latitude, longitude: birth.longitude, timezone: 5.5 };
export const kundli = castKundli(birth);
export const { grahas, lagna } = kundli;
export const moment = momentOf(birth);
export const jdUt = jdUtOf(moment);
export const clock = clockOfMoment(moment);
export const sky = zodiacSky();
export const kp = zodiacSky(krishnamurtiPlacidus);
export const day = jyotish.solarDayAt(sky, moment.place, moment.tt.day + moment.tt.fraction);
export const ground = jyotish.sunGroundOf(sky, moment);
export const kala = jyotish.kalaGroundOf(sky, moment);
export const { cuspsDeg } = jyotish.kpChartOf(kp, moment);
export const chalit = jyotish.bhavasOf(kundli);
export const dayGround = jyotish.dayGroundOn(sky, clock, '1996-12-07');
export const year = jyotish.varshaphalaOf(sky, moment, { age: 27 });
export const varsha = { startJdUt: year.startJdUt, endJdUt: year.endJdUt };
export const mudda = { varsha, completedYears: 27, natalMoon: grahas.Moon, varshaMoon: year.kundli.grahas.Moon };
export const span = { from: '1996-12-07', days: 1 };
export const elbow = jyotish.openJyotish(engine);
export const moon = grahas.Moon;

/** Options with every name there is; the type keeps the list whole. */
export const air = { pressureMbar: 1000, temperatureC: 20, refractionDeg: 0.5, dip: false };
const nature = { moonNature: 'waxing', mercuryNature: 'never' } as const;
export const states: Required<jyotish.GrahaStateOptions> = {
  ...nature,
  nodeDignity: 'bphs',
  nodeFriendship: 'neutral',
  exaltation: 'by-sign',
  nodeDrishti: 'none',
  combustion: jyotish.COMBUSTION_SCHOOLS[0],
  war: 'disc',
  warWithin: 'one-degree',
  jagradadi: 'bphs',
  deeptadi: 'saravali',
  lajjitadi: 'bphs',
  lajjitadiFriends: 'natural',
  birth: { ghatis: 7, nameNumber: 3, navamshaCount: 'sign' },
};
const { birth: _, ...moods } = states;
export const lords = {
  lords: { Scorpio: 'Ketu', Aquarius: 'Rahu' },
  nodeExaltation: 'either',
  nodeDegrees: 'from-end',
} as const;
export const clocked = { year: 'true-solar', sky, sunDeg: (jd: number) => jd % 360, clock } as const;
export const stars: Required<Omit<jyotish.NakshatraDashaOptions, 'reckoning' | 'firstStar' | 'system'>> = {
  ...clocked,
  from: 'Moon',
  star: 'kshema',
  abhijit: false,
  tribhagi: true,
  balanceBy: 'time',
  cycles: 2,
  partsFrom: 'next',
  partsDirection: 'backward',
  partsRatio: 'equal',
};
export const yearsOfSigns: Required<jyotish.SignYearsOptions> = {
  ...lords,
  dignity: 'none',
  lordTie: 'years',
  mercuryInVirgo: 'exalted',
};
const { sunDeg: __, ...bySky } = clocked;
export const signs: Omit<Required<jyotish.SignDashaOptions>, 'sunDeg'> = {
  ...yearsOfSigns,
  ...bySky,
  signs: 'jaimini-sutra',
  parts: 'own',
  cycles: 2,
};
const { parts: ___, ...unparted } = signs;
export const shadbala: Required<jyotish.ShadbalaOptions> = { scheme: 'bphs', ...jyotish.SHADBALA_PRESETS.bphs };
export const ashtakavarga: Required<jyotish.AshtakavargaOptions> = {
  edition: 'parashara-jhora',
  moonTable: 'parashara-jhora',
  venusTable: 'parashara-jhora',
  sarva: 'seven',
  ekadhipatya: 'narasimha-rao',
  rashiMultipliers: 'bphs',
};
export const kalaGround: Required<jyotish.KalaGroundOptions> = {
  sunrise: 'hindu',
  vara: 'sunrise',
  hora: 'equal',
  yearLords: 'savana',
};
export const bhavaBala: Required<jyotish.BhavaBalaOptions> = { scheme: 'bphs', bhavaDig: 'bphs', additions: 'apart' };
export const karakas: Required<jyotish.CharaKarakaOptions> = {
  scheme: 'eight',
  ties: 'weekday',
  tieWithin: 'minute',
  rahu: 'forward',
};
export const arudhas: Required<jyotish.ArudhaOptions> = {
  ...lords,
  exception: 'bphs',
  upapada: 'twelfth',
  signs: 'pvr',
};
export const upagrahas: Required<jyotish.UpagrahaOptions> = {
  at: 'middle',
  gulika: 'begin',
  mandi: 'ghatis',
  nightOrder: 'fifth',
  lordless: 'last',
};
export const sahams: Required<jyotish.SahamOptions> = { houses: 'equal', addedDeg: 0 };
export const lagnas: Required<jyotish.SpecialLagnaOptions> = {
  base: 'sun-at-sunrise',
  vighati: 'one-sign',
  pranapadaSun: 'birth',
};
export const sensitive: Required<jyotish.SensitiveOptions> = {
  mrityuBhaga: 'charak',
  pushkaraBhaga: 'patel-navamsha',
  gandanta: 3,
  drekkana: 'parashara',
  navamsha: 'parashara',
};
export const points: Required<jyotish.SpecialPointsOptions> = {
  sunrise: 'hindu',
  day,
  lagnas,
  upagrahas,
  sensitive,
  sahams,
  bhriguBindu: 'forward',
};
export const agency: Required<jyotish.NodeAgencyOptions> = { nodes: 'none', conjunctionOrbDeg: 8 };
export const rules: jyotish.RuleSettings = jyotish.DEFAULT_RULES;
export const mangal: Required<jyotish.MangalOptions> = {
  houses: '1-4-7-8-12',
  references: ['venus'],
  cancellations: 'none',
};
export const kalaSarpa: Required<jyotish.KalaSarpaOptions> = { reading: 'by-sign', partial: 'never' };
export const pitru = { indicators: 'classical', least: 2 } as const;
export const yogas: Required<jyotish.YogaOptions> = { ...rules, families: ['raja'] };
export const doshas: Required<jyotish.DoshaOptions> = { ...rules, groups: ['mangal'], mangal, kalaSarpa, pitru };
export const scored: Required<jyotish.MatchRankOptions> = {
  role: 'bride',
  table: jyotish.matchTableOf(),
  by: 'totalScoreWithExceptions',
};
export const ranked: Required<jyotish.MatchManyOptions> = { ...scored, k: 1, leastScore: 12.5, needs: ['nadi'] };
export const koota: Required<jyotish.AshtakootaOptions> = {
  ...jyotish.ashtakootaOf(moon, moon).settings,
  exceptions: 'all',
};
const { bride: ____, ...kootaOfTwo } = koota;
export const poruthamOfTwo: Required<Omit<jyotish.PoruthamOptions, 'bride'>> = {
  school: 'kerala',
  rajju: 'direction',
  vedha: 'raman',
  streeDeergha: 'over-7',
};
export const manglik: Required<jyotish.ManglikOptions> = { ...mangal, pairRules: 'all', ages: { person1: 30 } };
export const matchingParts = {
  ashtakoota: kootaOfTwo,
  porutham: poruthamOfTwo,
  mangalDosha: manglik,
  papasamya: { weighting: 'equal' },
} as const;
export const matching: Required<jyotish.MatchingOptions> = { ...matchingParts, bride: 'person1' };
export const rulingAt: Required<jyotish.RulingPlanetsAtOptions> = {
  ...agency,
  subs: false,
  sunrise: 'hindu',
  day,
  dayLord: 'sunrise',
};
export const strength: Required<jyotish.TajikaStrengthOptions> = {
  school: 'pvr',
  friendship: 'natural',
  drekkana: 'tajika',
  hadda: 'egyptian',
};
export const pairs: Required<jyotish.PairOptions> = { school: 'pvr', orb: 'mean', motion: 'mean' };
export const ofVarsha: Required<jyotish.VarshaDashaOptions> = { measure: 'solar', sky, clock };
export const varshaphala: Required<jyotish.VarshaphalaOptions> = {
  ...strength,
  ...pairs,
  returns: 'tropical',
  clock,
  place: moment.place,
  sunrise: 'hindu',
  moon: 'passes-on',
  sahams,
  mudda: { from: 'varsha-moon', balance: 'full', measure: 'savana' },
  patyayini: { measure: 'savana' },
};
export const panchang: Required<jyotish.PanchangOptions> = { ...jyotish.panchangSettings(), air };
export const festivals: Required<jyotish.FestivalOptions> = {
  ...panchang,
  ids: ['diwali'],
  school: 'both',
  dating: 'rule',
};
export const { settings } = jyotish.findMuhurtas(sky, clock, {
  purpose: 'travel',
  fromJdUt: jdUt,
  untilJdUt: jdUt + 1,
});
export const muhurtas: Required<jyotish.MuhurtaOptions> = { ...settings, air, astaDegrees: { Jupiter: 11, Venus: 9 } };
export const journey: Required<Omit<jyotish.MuhurtaQuery, 'fromJdUt' | 'untilJdUt'>> = {
  purpose: 'travel',
  persons: [],
  direction: 'North',
};
export const search: Required<jyotish.MuhurtaQuery> = { ...journey, fromJdUt: jdUt, untilJdUt: jdUt + 1 };
export const japa: Required<jyotish.JapaOptions> = { japa: 'dasha-years', times: 4 };
export const remedies: Required<jyotish.RemedyOptions> = {
  ...japa,
  kinds: ['gift'],
  mantra: 'vedic',
  ofGrahas: false,
  ofCancelled: true,
};
export const gemstones: Required<jyotish.GemstoneOptions> = {
  school: 'dasha-lord',
  mixedLords: 'recommend',
  dashaLords: ['Jupiter'],
};
export const sadeSati: Required<jyotish.SadeSatiOptions> = { method: 'forty-five-degrees', reference: 'moon' };
export const sensitivity: Required<jyotish.SensitivityOptions> = {
  reachMinutes: 5,
  divisions: [9],
  dashaAtJdUt: jdUt + 9000,
  year: 360,
};
export const choices: Required<jyotish.JyotishChoices> = {
  chart: jyotish.JYOTISH_PRESETS.khagol.choices.chart as never,
  grahas: moods,
  vargas: [9, { division: 3, method: 'parashara' }],
  vimshopaka: { nodeDignity: 'none', nodeFriendship: 'neutral', exalted: 'as-own', temporal: 'varga' },
  drishti: { nodeDrishti: 'none', special: 'none' },
  relationships: { nodeFriendship: 'neutral', among: 'seven' },
  argala: { ...nature, reversal: 'none' },
  dasha: { star: 'kshema', year: 360, balanceBy: 'arc', from: 'Moon' },
  day: kalaGround,
  ashtakavarga,
  shadbala,
  bhavaBala,
  bhavas: { system: 'equal' },
  karakas,
  arudhas,
  points,
  kp: agency,
  yogas,
  doshas,
};
export { kootaOfTwo, unparted };

export const tables = {
  chart: krishnamurtiPlacidus,
  vargas: [{ division: 9, method: 'parashara' }],
  vimshottari: { levels: 2, year: 'julian' },
  limbs: { sunrise: 'hindu' },
  onFault: 'note',
  first: 7,
} as const satisfies Required<jyotish.ChartsOptions>;
