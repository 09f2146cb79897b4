/** Every door of Jyotish that takes options: each name that is documented is taken, and a misspelt one is refused by its field, never read over. */
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import * as jyotish from '../../packages/engine/src/jyotish/index.ts';
import {
  agency,
  air,
  arudhas,
  ashtakavarga,
  bhavaBala,
  chalit,
  choices,
  clock,
  clocked,
  cuspsDeg,
  day,
  dayGround,
  doshas,
  elbow,
  festivals,
  gemstones,
  grahas,
  ground,
  japa,
  jdUt,
  journey,
  kala,
  kalaGround,
  kalaSarpa,
  karakas,
  koota,
  kootaOfTwo,
  kp,
  kundli,
  lagna,
  lagnas,
  lords,
  mangal,
  manglik,
  matching,
  matchingParts,
  moment,
  moon,
  mudda,
  muhurtas,
  ofVarsha,
  pairs,
  panchang,
  pitru,
  points,
  poruthamOfTwo,
  ranked,
  remedies,
  rules,
  rulingAt,
  sadeSati,
  sahams,
  scored,
  search,
  sensitive,
  sensitivity,
  shadbala,
  signs,
  sky,
  span,
  stars,
  states,
  strength,
  tables,
  unparted,
  upagrahas,
  varsha,
  varshaphala,
  where,
  year,
  yearsOfSigns,
  yogas,
} from './full-options.ts';
import { engine } from './strength/births.ts';

/** What takes options, how it is asked with some, and those with every name. */
type Ask = readonly [
  name: keyof typeof jyotish | `Jyotish.${string}`,
  ask: (options: never) => unknown,
  full: object,
  field?: string,
];

const doors: readonly Ask[] = [
  ['isNaturalBenefic', (o) => jyotish.isNaturalBenefic(kundli, 'Mercury', o), states],
  ['aspectsHouse', (o) => jyotish.aspectsHouse('Rahu', 5, o), states],
  ['aspectsSign', (o) => jyotish.aspectsSign(kundli, 'Rahu', 5, o), states],
  ['grahaAspectsGraha', (o) => jyotish.grahaAspectsGraha(kundli, 'Rahu', 'Sun', o), states],
  ['drishtiQuarters', (o) => jyotish.drishtiQuarters('Rahu', 5, o), states],
  ['drishtiVirupas', (o) => jyotish.drishtiVirupas('Rahu', 75, o), choices.drishti],
  ['drishtisOf', (o) => jyotish.drishtisOf(kundli, o), choices.drishti],
  ['naturalFriendship', (o) => jyotish.naturalFriendship('Sun', 'Rahu', o), states],
  ['compoundFriendship', (o) => jyotish.compoundFriendship(kundli, 'Sun', 'Rahu', o), states],
  ['relationshipsOf', (o) => jyotish.relationshipsOf(kundli, o), choices.relationships],
  ['relationToLord', (o) => jyotish.relationToLord(kundli, 'Sun', 5, o), states],
  ['dignityOf', (o) => jyotish.dignityOf(kundli, 'Rahu', o), states],
  ['vargaDignityOf', (o) => jyotish.vargaDignityOf(kundli, 'Rahu', 5, o), states],
  ['isExalted', (o) => jyotish.isExalted(kundli, 'Rahu', o), states],
  ['isDebilitated', (o) => jyotish.isDebilitated(kundli, 'Rahu', o), states],
  ['isCombust', (o) => jyotish.isCombust(kundli, 'Mars', o), states],
  ['warsOf', (o) => jyotish.warsOf(kundli, o), { war: 'disc', warWithin: 'one-degree' }],
  ['jagradadiOf', (o) => jyotish.jagradadiOf(kundli, 'Mars', o), states],
  ['deeptadiOf', (o) => jyotish.deeptadiOf(kundli, 'Mars', o), states],
  ['lajjitadiOf', (o) => jyotish.lajjitadiOf(kundli, 'Mars', o), states],
  ['grahaStatesOf', (o) => jyotish.grahaStatesOf(kundli, o), states],
  ['shayanadiOf', (o) => jyotish.shayanadiOf(kundli, 'Mars', o), states.birth as object, 'birth'],
  ['argalasOn', (o) => jyotish.argalasOn(kundli, 4, o), choices.argala],
  ['vimshopakaOf', (o) => jyotish.vimshopakaOf(kundli, o), choices.vimshopaka],
  ['vargaChartsOf', (o) => jyotish.vargaChartsOf(kundli, [o]), { division: 9, method: 'parashara' }, 'choices[0]'],
  ['strongerLordOf', (o) => jyotish.strongerLordOf(grahas, 8, o), { ...lords, weigh: () => 1, lagnaSign: 3 }],
  ['strongerLordOf', (o) => jyotish.strongerLordOf(grahas, 8, { lords: o }), lords.lords, 'lords'],
  ['strongerSign', (o) => jyotish.strongerSign(grahas, 3, 9, o), { ...lords, signs: 'pvr' }],
  ['strongestSign', (o) => jyotish.strongestSign(grahas, [3, 9], o), { ...lords, signs: 'pvr' }],

  ['ashtakavargaOf', (o) => jyotish.ashtakavargaOf(kundli, o), ashtakavarga],
  ['prastaraOf', (o) => jyotish.prastaraOf(kundli, 'Mars', o), ashtakavarga],
  ['kakshyaTransit', (o) => jyotish.kakshyaTransit(kundli, 'Mars', 99, o), ashtakavarga],
  ['kakshyasOf', (o) => jyotish.kakshyasOf(kundli, 'Mars', o), ashtakavarga],
  ['kalaGroundOf', (o) => jyotish.kalaGroundOf(sky, moment, o), kalaGround],
  ['shadbalaSettings', (o) => jyotish.shadbalaSettings(o), shadbala],
  ['shadbalaOf', (o) => jyotish.shadbalaOf(kundli, kala, o), shadbala],
  ['sthanaOf', (o) => jyotish.sthanaOf(kundli, o), shadbala],
  ['pakshaOf', (o) => jyotish.pakshaOf(kundli, o), shadbala],
  ['kalaOf', (o) => jyotish.kalaOf(kundli, kala, o), shadbala],
  ['motionStrengths', (o) => jyotish.motionStrengths(kundli, kala, o), shadbala],
  ['drikOf', (o) => jyotish.drikOf(kundli, o), shadbala],
  ['bhavaBalaOf', (o) => jyotish.bhavaBalaOf(kundli, jyotish.shadbalaOf(kundli, kala), kala, chalit, o), bhavaBala],

  ['bhavasOf', (o) => jyotish.bhavasOf(kundli, o), { system: 'kp', cuspsDeg }],
  ['sunGroundOf', (o) => jyotish.sunGroundOf(sky, moment, o), { sunrise: 'hindu', day }],
  ['upagrahasOf', (o) => jyotish.upagrahasOf(sky, kundli, moment, o), { ...upagrahas, sunrise: 'hindu', day, ground }],
  ['specialPointsOf', (o) => jyotish.specialPointsOf(sky, kundli, moment, o), points],
  ['specialPointsOf', (o) => jyotish.specialPointsOf(sky, kundli, moment, { lagnas: o }), lagnas, 'options.lagnas'],
  [
    'specialPointsOf',
    (o) => jyotish.specialPointsOf(sky, kundli, moment, { upagrahas: o }),
    upagrahas,
    'options.upagrahas',
  ],
  [
    'specialPointsOf',
    (o) => jyotish.specialPointsOf(sky, kundli, moment, { sensitive: o }),
    sensitive,
    'options.sensitive',
  ],
  ['specialPointsOf', (o) => jyotish.specialPointsOf(sky, kundli, moment, { sahams: o }), sahams, 'options.sahams'],
  ['specialLagnasOf', (o) => jyotish.specialLagnasOf(kundli, ground, o), lagnas],
  ['bhriguBinduOf', (o) => jyotish.bhriguBinduOf(kundli, o), { bhriguBindu: 'forward' }],
  ['sensitivePlacesOf', (o) => jyotish.sensitivePlacesOf(kundli, o), sensitive],
  ['sahamsOf', (o) => jyotish.sahamsOf(kundli, true, o), sahams],

  ['kpChartOf', (o) => jyotish.kpChartOf(kp, moment, o), { subs: 4 }],
  ['kpHoraryOf', (o) => jyotish.kpHoraryOf(kp, moment, 99, o), { subs: 4 }],
  ['kpSignificatorsOf', (o) => jyotish.kpSignificatorsOf(kundli, cuspsDeg, o), agency],
  ['rulingPlanetsOf', (o) => jyotish.rulingPlanetsOf(kundli, 'Moon', o), { ...agency, subs: false }],
  ['rulingPlanetsAt', (o) => jyotish.rulingPlanetsAt(kp, moment, o), rulingAt],

  ['arudhaPadasOf', (o) => jyotish.arudhaPadasOf(kundli, o), arudhas],
  ['grahaArudhasOf', (o) => jyotish.grahaArudhasOf(kundli, o), arudhas],
  ['arudhaOf', (o) => jyotish.arudhaOf(grahas, 8, o), arudhas],
  ['charaKarakasOf', (o) => jyotish.charaKarakasOf(kundli, o), karakas],
  [
    'karakamshaOf',
    (o) => jyotish.karakamshaOf(kundli, o),
    { ...karakas, swamsha: 'atmakaraka', navamsha: 'parashara' } satisfies Required<jyotish.KarakamshaOptions>,
  ],
  [
    'trimurtiOf',
    (o) => jyotish.trimurtiOf(kundli, o),
    {
      lords: lords.lords,
      nodeExaltation: 'either',
      rudraEighth: 'plain',
      karakas,
    } satisfies Required<jyotish.TrimurtiOptions>,
  ],
  ['trimurtiOf', (o) => jyotish.trimurtiOf(kundli, { karakas: o }), karakas, 'options.karakas'],

  ['dashaOf', (o) => jyotish.dashaOf(kundli, jdUt, 'yogini', o), stars],
  ['vimshottariOf', (o) => jyotish.vimshottariOf(kundli, jdUt, o), { ...stars, firstStar: 3 }],
  [
    'nakshatraDashaOf',
    (o) => jyotish.nakshatraDashaOf(kundli, jdUt, o),
    { ...stars, system: 'ashtottari', reckoning: 'ardra' },
  ],
  ['nakshatraDashaFrom', (o) => jyotish.nakshatraDashaFrom(moon.longitudeDeg, jdUt, o), { ...stars, system: 'yogini' }],
  [
    'kalachakraOf',
    (o) => jyotish.kalachakraOf(kundli, jdUt, o),
    { ...clocked, school: 'pvr', parts: 'amsha', balanceBy: 'time' } satisfies Required<jyotish.KalachakraOptions>,
  ],
  [
    'kalachakraFrom',
    (o) => jyotish.kalachakraFrom(moon.longitudeDeg, jdUt, o),
    { ...clocked, school: 'pvr', parts: 'amsha', balanceBy: 'time' },
  ],
  ['naisargikaOf', (o) => jyotish.naisargikaOf(jdUt, o), clocked],
  ['dashaApplicabilityOf', (o) => jyotish.dashaApplicabilityOf(kundli, o), { isDay: true }],
  ['signYearsOf', (o) => jyotish.signYearsOf(grahas, o), yearsOfSigns],
  ['narayanaOf', (o) => jyotish.narayanaOf(kundli, jdUt, o), { ...signs, division: 9, method: 'parashara' }],
  ['charaOf', (o) => jyotish.charaOf(kundli, jdUt, o), { ...signs, school: 'pvr' }],
  ['trikonaOf', (o) => jyotish.trikonaOf(kundli, jdUt, o), signs],
  ['lagnaKendradiOf', (o) => jyotish.lagnaKendradiOf(kundli, jdUt, o), signs],
  ['sudashaOf', (o) => jyotish.sudashaOf(kundli, jdUt, o), { ...signs, exceptions: false }],
  ['mandookaOf', (o) => jyotish.mandookaOf(kundli, jdUt, o), signs],
  ['shoolaOf', (o) => jyotish.shoolaOf(kundli, jdUt, o), { ...signs, house: 9, signYears: 9 }],
  ['niryanaShoolaOf', (o) => jyotish.niryanaShoolaOf(kundli, jdUt, o), { ...signs, house: 9, signYears: 9 }],
  ['drigOf', (o) => jyotish.drigOf(kundli, jdUt, o), { ...signs, drigYears: 'sthira' }],
  ['sthiraOf', (o) => jyotish.sthiraOf(kundli, jdUt, o), { ...signs, brahma: 'Venus', order: 'forward' }],
  ['yogardhaOf', (o) => jyotish.yogardhaOf(kundli, jdUt, o), signs],
  ['navamshaDashaOf', (o) => jyotish.navamshaDashaOf(kundli, jdUt, o), { ...signs, evenLagna: 'backward' }],
  ['sandhyaOf', (o) => jyotish.sandhyaOf(kundli, jdUt, o), unparted],
  ['chakraOf', (o) => jyotish.chakraOf(kundli, jdUt, o), { ...signs, birthAt: 'day' }],

  ['findYogas', (o) => jyotish.findYogas(kundli, o), yogas],
  ['findDoshas', (o) => jyotish.findDoshas(kundli, o), doshas],
  ['findDoshas', (o) => jyotish.findDoshas(kundli, { mangal: o }), mangal, 'options.mangal'],
  ['findDoshas', (o) => jyotish.findDoshas(kundli, { kalaSarpa: o }), kalaSarpa, 'options.kalaSarpa'],
  ['findDoshas', (o) => jyotish.findDoshas(kundli, { pitru: o }), pitru, 'options.pitru'],
  ['mangalDoshaOf', (o) => jyotish.mangalDoshaOf(kundli, o), mangal],
  ['kalaSarpaOf', (o) => jyotish.kalaSarpaOf(kundli, o), kalaSarpa],
  ['settleKalaSarpa', (o) => jyotish.settleKalaSarpa(o), kalaSarpa],
  ['pitruDoshaOf', (o) => jyotish.pitruDoshaOf(kundli, o), { ...pitru, rules }],
  ['pitruDoshaOf', (o) => jyotish.pitruDoshaOf(kundli, { rules: o }), rules, 'options.rules'],

  ['ashtakootaOf', (o) => jyotish.ashtakootaOf(moon, moon, o), koota],
  ['profileOf', (o) => jyotish.profileOf(moon, o), koota],
  ['matchTableOf', (o) => jyotish.matchTableOf(o), koota],
  ['matchMany', (o) => jyotish.matchMany(engine.kernel, moon, [moon], o), ranked],
  ['matchTop', (o) => jyotish.matchTop(engine.kernel, [moon], [moon], o), ranked],
  ['matchScores', (o) => jyotish.matchScores(engine.kernel, [moon], [moon], o), scored],
  ['matchSpread', (o) => jyotish.matchSpread(engine.kernel, moon, [moon], o), scored],
  ['matchGrid', (o) => jyotish.matchGrid(engine.kernel, [moon], [moon], o), ranked],
  [
    'poruthamOf',
    (o) => jyotish.poruthamOf(moon, moon, o),
    {
      ...poruthamOfTwo,
      bride: 'person1',
    } satisfies Required<jyotish.PoruthamOptions>,
  ],
  ['dashaSandhiOf', (o) => jyotish.dashaSandhiOf([jdUt], [jdUt], o), { withinDays: 3 }],
  ['manglikMatchOf', (o) => jyotish.manglikMatchOf(kundli, kundli, o), manglik],
  ['manglikMatchOf', (o) => jyotish.manglikMatchOf(kundli, kundli, { ages: o }), { person1: 30, person2: 29 }, 'ages'],
  ['papasamyaOf', (o) => jyotish.papasamyaOf(kundli, kundli, o), { weighting: 'equal', bride: 'person1' }],
  ['matchingOf', (o) => jyotish.matchingOf(kundli, kundli, o), matching],
  ...Object.entries(matchingParts).map(
    ([part, full]): Ask => [
      'matchingOf',
      (o) => jyotish.matchingOf(kundli, kundli, { [part]: o }),
      full,
      `options.${part}`,
    ],
  ),

  [
    'muhurtaDayOf',
    (o) => jyotish.muhurtaDayOf(dayGround, o),
    { tithiCount: 'half', abhijit: 'own-span', chandra: 'bright-half' },
  ],
  ['chandraBalaOf', (o) => jyotish.chandraBalaOf(3, 9, o), { school: 'bright-half', isBrightHalf: true }],
  ['signsWithChandraBala', (o) => jyotish.signsWithChandraBala(3, o), { school: 'bright-half', isBrightHalf: true }],
  ['dayChandrasOf', (o) => jyotish.dayChandrasOf(dayGround, o), { school: 'bright-half' }],
  ['taraBalaOf', (o) => jyotish.taraBalaOf(3, 9, o), { school: 'by-round', pada: 2 }],
  ['dayGroundOn', (o) => jyotish.dayGroundOn(sky, clock, '1996-12-07', o), { sunrise: 'hindu', air }],
  [
    'lagnaPanchakaOf',
    (o) => jyotish.lagnaPanchakaOf({ tithi: 1, vara: 1, nakshatra: 1, lagna: 1 }, o),
    { tithiCount: 'half' },
  ],
  ['lagnaPanchakaSpansOf', (o) => jyotish.lagnaPanchakaSpansOf(dayGround, o), { tithiCount: 'half' }],
  ['anandadiYogasOf', (o) => jyotish.anandadiYogasOf(dayGround, o), { abhijit: 'own-span' }],
  ['findMuhurtas', (o) => jyotish.findMuhurtas(sky, clock, search, o), muhurtas],
  ['findMuhurtas', (o) => jyotish.findMuhurtas(sky, clock, search, { air: o }), air, 'air'],
  [
    'findMuhurtas',
    (o) => jyotish.findMuhurtas(sky, clock, search, { astaDegrees: o }),
    { Jupiter: 11, Venus: 9 },
    'astaDegrees',
  ],
  ['findMuhurtas', (o) => jyotish.findMuhurtas(sky, clock, o), search, 'query'],
  ['muhurtaSearch', (o) => [...jyotish.muhurtaSearch(sky, clock, search, o)], muhurtas],
  ['muhurtaAt', (o) => jyotish.muhurtaAt(sky, clock, jdUt, journey, o), muhurtas],
  ['muhurtaAt', (o) => jyotish.muhurtaAt(sky, clock, jdUt, o), journey, 'query'],

  ['panchangSettings', (o) => jyotish.panchangSettings(o), panchang],
  ['panchangOn', (o) => jyotish.panchangOn(sky, clock, '1996-12-07', o), panchang],
  ['panchangOn', (o) => jyotish.panchangOn(sky, clock, '1996-12-07', { air: o }), air, 'air'],
  ['panchangAt', (o) => jyotish.panchangAt(sky, clock, jdUt, o), panchang],
  ['muhurtasOn', (o) => jyotish.muhurtasOn(sky, clock, '1996-12-07', o), panchang],
  ['calendarOf', (o) => jyotish.calendarOf(sky, clock, span, o), panchang],
  ['calendarOf', (o) => jyotish.calendarOf(sky, clock, o), span, 'span'],
  ['monthCalendarOf', (o) => jyotish.monthCalendarOf(sky, clock, 1996, 12, o), panchang],
  ['festivalsBetween', (o) => jyotish.festivalsBetween(sky, clock, span, o), festivals],
  ['festivalsOn', (o) => jyotish.festivalsOn(sky, clock, '1996-12-07', o), festivals],
  [
    'tithiDaysBetween',
    (o) => jyotish.tithiDaysBetween(sky, clock, { tithi: 9, kala: 'first-half' }, span, o),
    panchang,
  ],
  [
    'tithiDaysBetween',
    (o) => jyotish.tithiDaysBetween(sky, clock, o, span),
    {
      masa: 5,
      sign: 4,
      tithi: 15,
      kala: 'first-half',
      choice: 'first',
      ifNone: 'most',
      dayShift: 0,
    } satisfies Required<jyotish.TithiRuleInput>,
    'rule',
  ],
  ['solarDaysBetween', (o) => jyotish.solarDaysBetween(sky, clock, { sign: 10 }, span, o), panchang],
  [
    'solarDaysBetween',
    (o) => jyotish.solarDaysBetween(sky, clock, o, span),
    { sign: 10, begins: 'tamil', day: 1 },
    'rule',
  ],

  ['sadeSatiOf', (o) => jyotish.sadeSatiOf(sky, kundli, jdUt, 1, o), sadeSati],
  ['saturnPhaseAt', (o) => jyotish.saturnPhaseAt(sky, kundli, jdUt, o), sadeSati],
  ['sensitivityOf', (o) => jyotish.sensitivityOf(sky, moment, o), sensitivity],
  ['gemstonesOf', (o) => jyotish.gemstonesOf(kundli, o), gemstones],
  ['mantrasOf', (o) => jyotish.mantrasOf('Mars', o), japa],
  ['remediesFor', (o) => jyotish.remediesFor(kundli, [], o), remedies],

  ['varshaPraveshaOf', (o) => jyotish.varshaPraveshaOf(sky, moment, { age: 27 }, o), { returns: 'tropical', clock }],
  [
    'partPraveshasOf',
    (o) => jyotish.partPraveshasOf(sky, moment, { age: 27 }, 'masa', o),
    { returns: 'tropical', clock },
  ],
  ['tithiPraveshaOf', (o) => jyotish.tithiPraveshaOf(sky, moment, { age: 27 }, o), { rule: 'first', clock }],
  ['varshaphalaOf', (o) => jyotish.varshaphalaOf(sky, moment, { age: 27 }, o), varshaphala],
  [
    'varshaphalaOf',
    (o) => jyotish.varshaphalaOf(sky, moment, { age: 27 }, { mudda: o }),
    varshaphala.mudda,
    'options.mudda',
  ],
  [
    'varshaphalaOf',
    (o) => jyotish.varshaphalaOf(sky, moment, { age: 27 }, { patyayini: o }),
    { measure: 'days' },
    'options.patyayini',
  ],
  ['varshaphalaOf', (o) => jyotish.varshaphalaOf(sky, moment, { age: 27 }, { sahams: o }), sahams, 'options.sahams'],
  ['tajikaDrishtiOf', (o) => jyotish.tajikaDrishtiOf(year.kundli, o), { school: 'pvr', orb: 'mean' }],
  ['tajikaPairsOf', (o) => jyotish.tajikaPairsOf(year.kundli, o), pairs],
  ['panchavargiyaOf', (o) => jyotish.panchavargiyaOf(year.kundli, o), strength],
  ['dwadashavargiyaOf', (o) => jyotish.dwadashavargiyaOf(year.kundli, o), strength],
  ['tajikaYogasOf', (o) => jyotish.tajikaYogasOf(year.kundli, o), { ...pairs, ...strength, houses: [7] }],
  ['muddaDashaOf', (o) => jyotish.muddaDashaOf(mudda, o), { ...ofVarsha, from: 'varsha-moon', balance: 'full' }],
  ['patyayiniDashaOf', (o) => jyotish.patyayiniDashaOf(year.kundli, varsha, o), ofVarsha],
  [
    'varshaNarayanaOf',
    (o) => jyotish.varshaNarayanaOf(year.kundli, lagna, varsha, o),
    {
      ...yearsOfSigns,
      ...ofVarsha,
      signs: 'pvr',
      parts: 'own',
      division: 9,
      method: 'parashara',
    } satisfies Required<jyotish.VarshaNarayanaOptions>,
  ],

  ['chartsOf', (o) => jyotish.chartsOf(engine, [moment], o), tables],
  ['chartsOf', (o) => jyotish.chartsOf(engine, [moment], { vargas: [o] }), tables.vargas[0], 'options.vargas[0]'],
  [
    'chartsOf',
    (o) => jyotish.chartsOf(engine, [moment], { vimshottari: o }),
    tables.vimshottari,
    'options.vimshottari',
  ],
  ['chartsOf', (o) => jyotish.chartsOf(engine, [moment], { limbs: o }), tables.limbs, 'options.limbs'],
  ['chartPieces', (o) => [...jyotish.chartPieces(engine, [moment], o)], { ...tables, pieceRows: 10 }],

  ['differencesOf', (o) => jyotish.differencesOf({}, {}, o), { tolerance: 1, skip: ['meta'] }],
  ['horoscopeOf', (o) => jyotish.horoscopeOf(engine.kernel, moment, 'khagol', o), { runningAtJdUt: jdUt }],
  ['choicesOf', (o) => jyotish.choicesOf(o), choices, 'choices'],
  ['openJyotish', (o) => jyotish.openJyotish(engine, o), choices, 'choices'],
  ['horoscopeOf', (o) => jyotish.horoscopeOf(engine.kernel, moment, o), choices, 'choices'],
  ...Object.entries(choices)
    .filter(([room]) => room !== 'chart' && room !== 'vargas')
    .map(
      ([room, full]): Ask => ['choicesOf', (o) => jyotish.choicesOf({ [room]: o }), full as object, `choices.${room}`],
    ),
  ['Jyotish.horoscope', (o) => elbow.horoscope(moment, o), { runningAtJdUt: jdUt }],
  ['Jyotish.yogas', (o) => elbow.yogas(moment, o), yogas],
  ['Jyotish.doshas', (o) => elbow.doshas(moment, o), doshas],
  ['Jyotish.doshas', (o) => elbow.doshas(moment, { mangal: o }), mangal, 'options.mangal'],
  ['Jyotish.remedies', (o) => elbow.remedies(moment, o), remedies],
  ['Jyotish.gemstones', (o) => elbow.gemstones(moment, o), gemstones],
  ['Jyotish.dasha', (o) => elbow.dasha(moment, 'vimshottari', o), { ...stars, firstStar: 3 }],
  ['Jyotish.dasha', (o) => elbow.dasha(moment, 'chakra', o), { ...signs, birthAt: 'day' }],
  ['Jyotish.varshaphala', (o) => elbow.varshaphala(moment, 27, o), varshaphala],
  ['Jyotish.kp', (o) => elbow.kp(moment, o), { subs: 2 }],
  ['Jyotish.panchang', (o) => elbow.panchang('1996-12-07', where, o), panchang],
  ['Jyotish.calendar', (o) => elbow.calendar(span, where, o), panchang],
  ['Jyotish.festivals', (o) => elbow.festivals(span, where, o), festivals],
  [
    'Jyotish.muhurtas',
    (o) => elbow.muhurtas('travel', span, where, o),
    { ...muhurtas, births: [moment], direction: 'North' },
  ],
  [
    'Jyotish.muhurtaSearch',
    (o) => [...elbow.muhurtaSearch('travel', span, where, o)],
    { ...muhurtas, births: [moment], direction: 'North' },
  ],
  ['Jyotish.match', (o) => elbow.match(moment, moment, o), kootaOfTwo],
  ['Jyotish.porutham', (o) => elbow.porutham(moment, moment, o), poruthamOfTwo],
  ['Jyotish.manglik', (o) => elbow.manglik(moment, moment, o), manglik],
  ['Jyotish.papasamya', (o) => elbow.papasamya(moment, moment, o), { weighting: 'equal' }],
  ['Jyotish.matching', (o) => elbow.matching(moment, moment, o), matching],
  [
    'Jyotish.matching',
    (o) => jyotish.openJyotish(engine, choices).matching(moment, moment, { mangalDosha: o }),
    manglik,
    'options.mangalDosha',
  ],
  ['Jyotish.profile', (o) => elbow.profile(moment, o), koota],
  ['Jyotish.matchMany', (o) => elbow.matchMany(moment, [moment], o), ranked],
  ['Jyotish.matchGrid', (o) => elbow.matchGrid([moment], [moment], o), ranked],
  ['Jyotish.kpHorary', (o) => elbow.kpHorary(moment, 99, o), { subs: 4 }],
  ['Jyotish.kpSignificators', (o) => elbow.kpSignificators(moment, o), agency],
  ['Jyotish.rulingPlanets', (o) => elbow.rulingPlanets(moment, o), rulingAt],
  ['Jyotish.kakshyas', (o) => elbow.kakshyas(moment, 'Mars', o), ashtakavarga],
  ['Jyotish.sadeSati', (o) => elbow.sadeSati(moment, 1, o), sadeSati],
  ['Jyotish.sensitivity', (o) => elbow.sensitivity(moment, o), sensitivity],
  ['Jyotish.compare', (o) => elbow.compare(moment, 'kp', o), { tolerance: 1, skip: ['meta'] }],
];

const refusalOf = (ask: () => unknown): EngineError => {
  try {
    ask();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('taken');
};

const messageOf = (ask: () => unknown): string => {
  try {
    ask();
    return 'taken';
  } catch (error) {
    return String((error as Error).message);
  }
};

describe('the doors', () => {
  it('are all that take options', () => {
    const known = new Set<string>(doors.map(([name]) => name));
    const taking = (of: object, prefix: string) =>
      Object.getOwnPropertyNames(of).filter((name) => {
        const value = (of as Record<string, unknown>)[name];
        const head = typeof value === 'function' ? String(value).split('{\n')[0] : '';
        return /\boptions\b/.test(head as string) && !known.has(`${prefix}${name}`);
      });
    // The doors at one's elbow stand in several classes, one upon another.
    const elbows: object[] = [];
    for (let of: object = jyotish.Jyotish.prototype; of !== Object.prototype; of = Object.getPrototypeOf(of))
      elbows.push(of);
    expect(elbows).toHaveLength(4);
    expect([...taking(jyotish, ''), ...elbows.flatMap((of) => taking(of, 'Jyotish.'))]).toEqual([]);
  });
});

describe.each(doors.map(([name, ask, full, field = 'options']) => ({ name, ask, full, field })))(
  '$name, in $field',
  ({ ask, full, field }) => {
    it('takes every option that is documented', () => {
      expect(() => ask(full as never)).not.toThrow();
    });

    it('knows each of them where nothing stands under it', () => {
      const nothing = Object.fromEntries(Object.keys(full).map((name) => [name, undefined]));
      // What may not be left out is asked for by its own name; none is unknown.
      expect(messageOf(() => ask(nothing as never))).not.toMatch(/^There is no/);
    });

    it('refuses each of them misspelt, by its field and with the name that was meant', () => {
      for (const name of Object.keys(full)) {
        const misspelt = `${name.slice(0, -1)}${name.endsWith('q') ? 'x' : 'q'}`;
        const {
          code,
          field: named,
          allowed,
          message,
        } = refusalOf(() => ask({ ...full, [misspelt]: undefined } as never));
        expect({ code, named }).toEqual({ code: 'INVALID_OPTION', named: `${field}.${misspelt}` });
        expect(allowed.split(', ')).toContain(name);
        if (name.length > 3) expect(message).toMatch(new RegExp(`Near it: .*\\b${name}\\b`));
      }
    });

    it('names no option that is not documented', () => {
      const { allowed } = refusalOf(() => ask({ ...full, 'no such name at all': 1 } as never));
      expect(allowed.split(', ')).toEqual(expect.arrayContaining(Object.keys(full)));
    });
  },
);
