/**
 * What has a name in every language, by the words with which the engine itself calls it: `names.graha.Sun`, `names.nakshatra['Purva Phalguni']`.
 *
 * The names stand in packages/engine/languages/<code>/names.json; the build refuses a language that lacks one.
 */

import type {
  AspectKey,
  AvasthaKey,
  AyanamsaKey,
  BodyKey,
  ChoghadiyaKey,
  DashaLevelKey,
  DashaSystemKey,
  DevataKey,
  DignityKey,
  DikpalaKey,
  Direction16Key,
  DirectionKey,
  DoshaKey,
  ElementKey,
  GanaKey,
  GemKey,
  GrahaKey,
  HouseKey,
  HouseSystemKey,
  KalaSarpaKey,
  KarakaKey,
  KaranaKey,
  KootaKey,
  LunarPhaseKey,
  MasaKey,
  ModalityKey,
  MonthKey,
  NadiKey,
  Nakshatra,
  NityaYogaKey,
  PakshaKey,
  PeriodKey,
  PlainRoomKey,
  PolarityKey,
  PoruthamKey,
  RituKey,
  SamvatsaraKey,
  ShadbalaKey,
  Sign,
  StandingKey,
  TaraKey,
  TithiKey,
  VargaKey,
  VarnaKey,
  VashyaKey,
  VastuDoorKey,
  VastuGradeKey,
  VastuRoomKey,
  VastuWorkKey,
  VastuZoneKey,
  WeekdayKey,
  WesternDignityKey,
  WorkKey,
  YogaKey,
  YoginiKey,
  YoniKey,
} from './keys.ts';
import type {
  AccidentalKey,
  AspectPatternKey,
  AvoidableKey,
  ChartShapeKey,
  ColourKey,
  DeityKey,
  EkadashiKey,
  EssentialDignityKey,
  FestivalByWeekdayKey,
  FestivalKey,
  FestivalKindKey,
  FingerKey,
  IthasalaKey,
  LotKey,
  LunationPhaseKey,
  MantraKey,
  MantraKindKey,
  MetalKey,
  MuhurtaPurposeKey,
  OfferingKey,
  RemedyKey,
  RemedyKindKey,
  RootStoneKey,
  SahamKey,
  SahamMatterKey,
  SaturnPhaseKey,
  SpecialLagnaKey,
  SphutaKey,
  StarKey,
  StoneKey,
  TajikaYogaKey,
  UpagrahaKey,
  VishwaClassKey,
  VrataSchoolKey,
  YearOfficeKey,
} from './keys-of-lists.ts';

export type Words<Key extends string | number> = Readonly<Record<Key, string>>;

export interface Names {
  /** The nine grahas, nominative. */
  readonly graha: Words<GrahaKey>;
  /** Bodies, nodes and angles under the names that charts give them. */
  readonly body: Words<BodyKey>;
  /** Two or three letters each; bodies that are never drawn together (the nodes by their several names) share them. */
  readonly short: Words<BodyKey>;
  /** The signs in jyotish. */
  readonly rashi: Words<Sign>;
  /** The signs in the west. */
  readonly sign: Words<Sign>;
  /** The lunar mansions. */
  readonly nakshatra: Words<Nakshatra>;
  /** The fifteen, and the new moon. */
  readonly tithi: Words<TithiKey>;
  readonly paksha: Words<PakshaKey>;
  /** The twenty-seven yogas of the panchang. */
  readonly nityaYoga: Words<NityaYogaKey>;
  readonly karana: Words<KaranaKey>;
  /** From CLDR. */
  readonly weekday: Words<WeekdayKey>;
  readonly weekdayShort: Words<WeekdayKey>;
  /** Months of the civil year, in the form that stands in a date. */
  readonly month: Words<MonthKey>;
  readonly monthShort: Words<MonthKey>;
  /** A graha before what belongs to it: whole genitive (`of the Sun`, `সূর্যের`); in hi, mr, gu and pa, whose genitive agrees with its noun, the stem to which a message adds का, ची, ની, ਦਾ. */
  readonly grahaOf: Words<GrahaKey>;
  /** A graha in a compound: `సూర్య మహాదశ`, `சூரிய மகாதசை`. */
  readonly grahaStem: Words<GrahaKey>;
  /** A body in a sign: `in Aries`, `மேஷத்தில்`. */
  readonly rashiIn: Words<Sign>;
  /** Three letters, or two aksharas. */
  readonly signShort: Words<Sign>;
  readonly aspect: Words<AspectKey>;
  /** Lunar months. */
  readonly masa: Words<MasaKey>;
  readonly ritu: Words<RituKey>;
  readonly direction: Words<DirectionKey>;
  /** Dignities in jyotish. */
  readonly dignity: Words<DignityKey>;
  /** Essential dignities and debilities of the west. */
  readonly westernDignity: Words<WesternDignityKey>;
  /** Houses with their ordinals. */
  readonly house: Words<HouseKey>;
  /** A body in a house. */
  readonly houseIn: Words<HouseKey>;
  /** What a house stands for, in a few words. */
  readonly houseTheme: Words<HouseKey>;
  /** The divisional charts. */
  readonly varga: Words<VargaKey>;
  /** The eight kootas. */
  readonly koota: Words<KootaKey>;
  /** The ten poruthams and two more. */
  readonly porutham: Words<PoruthamKey>;
  readonly gana: Words<GanaKey>;
  readonly nadi: Words<NadiKey>;
  readonly varna: Words<VarnaKey>;
  readonly vashya: Words<VashyaKey>;
  readonly tara: Words<TaraKey>;
  readonly yoni: Words<YoniKey>;
  readonly element: Words<ElementKey>;
  readonly modality: Words<ModalityKey>;
  readonly polarity: Words<PolarityKey>;
  /** The six strengths. */
  readonly shadbala: Words<ShadbalaKey>;
  /** The eight movable karakas. */
  readonly karaka: Words<KarakaKey>;
  readonly avastha: Words<AvasthaKey>;
  readonly dashaSystem: Words<DashaSystemKey>;
  /** Levels of dashas. */
  readonly dashaLevel: Words<DashaLevelKey>;
  readonly yogini: Words<YoginiKey>;
  readonly choghadiya: Words<ChoghadiyaKey>;
  /** Stretches of a day, by their ids. */
  readonly period: Words<PeriodKey>;
  /** The eight phases. */
  readonly lunarPhase: Words<LunarPhaseKey>;
  /** Gemstones. */
  readonly gem: Words<GemKey>;
  /** Yogas of a chart, by the names that the engine gives them, without the word yoga. */
  readonly yoga: Words<YogaKey>;
  /** Doshas, without the word dosha. */
  readonly dosha: Words<DoshaKey>;
  /** The twelve kinds of Kala Sarpa. */
  readonly kalaSarpa: Words<KalaSarpaKey>;
  /** The sixty years of Jupiter’s cycle. */
  readonly samvatsara: Words<SamvatsaraKey>;
  /** With the Sanskrit name before it where the language has its own. */
  readonly rashiLong: Words<Sign>;
  /** The 45 gods of the house plan, by the ids of the engine. */
  readonly devata: Words<DevataKey>;
  /** Regents of the eight directions and of the middle. */
  readonly dikpala: Words<DikpalaKey>;
  /** The nine zones as they stand about a drawn plan: codes where they are usual, else words. */
  readonly zoneLabel: Words<VastuZoneKey>;
  /** The sixteen directions, a letter or two each. */
  readonly directionShort: Words<Direction16Key>;
  /** Types of rooms that the Vastu rules know. */
  readonly vastuRoom: Words<VastuRoomKey>;
  /** Common rooms that no Vastu rule speaks of. */
  readonly plainRoom: Words<PlainRoomKey>;
  /** Grades of a house as letters, and in a word. */
  readonly vastuLetter: Words<VastuGradeKey>;
  readonly vastuGrade: Words<VastuGradeKey>;
  /** Works on houses. */
  readonly vastuWork: Words<VastuWorkKey>;
  /** Of what the verse speaks at each of the 32 doors. */
  readonly doorEffect: Words<VastuDoorKey>;
  /** Ayanamsas, by their ids, without the word ayanamsa. */
  readonly ayanamsa: Words<AyanamsaKey>;
  /** House systems, by their ids. */
  readonly houseSystem: Words<HouseSystemKey>;
  /** What rules cite: books by their short titles, and usages. Bracketed or standing by itself, so without an article. */
  readonly work: Words<WorkKey>;
  /** How a rule stands. */
  readonly standing: Words<StandingKey>;
  /** Saturn’s stays about the Moon, by their ids. */
  readonly saturnPhase: Words<SaturnPhaseKey>;
  /** Lesser planets that are points. */
  readonly upagraha: Words<UpagrahaKey>;
  /** Lagnas besides the ascendant. */
  readonly specialLagna: Words<SpecialLagnaKey>;
  /** Points that are sums of places. */
  readonly sphuta: Words<SphutaKey>;
  /** The sahams of an annual chart. */
  readonly saham: Words<SahamKey>;
  /** What a saham stands for. */
  readonly sahamMatter: Words<SahamMatterKey>;
  /** The sixteen yogas of Tajika. */
  readonly tajikaYoga: Words<TajikaYogaKey>;
  /** How far an ithasala has come. */
  readonly ithasala: Words<IthasalaKey>;
  /** How strong a vishwa bala is. */
  readonly vishwaClass: Words<VishwaClassKey>;
  /** Offices of those who may rule a year. */
  readonly yearOffice: Words<YearOfficeKey>;
  /** Festivals and vows, by their ids. */
  readonly festival: Words<FestivalKey>;
  /** Names that a vow takes from its weekday, by the names that the engine gives. */
  readonly festivalByWeekday: Words<FestivalByWeekdayKey>;
  /** Fasts of the eleventh tithi, by the names that the engine gives. */
  readonly ekadashi: Words<EkadashiKey>;
  /** Schools that keep some vows on days of their own. */
  readonly vrataSchool: Words<VrataSchoolKey>;
  /** Kinds of festivals. */
  readonly festivalKind: Words<FestivalKindKey>;
  /** What a muhurta is looked for, by the ids. */
  readonly muhurtaPurpose: Words<MuhurtaPurposeKey>;
  /** Times at which nothing is begun. */
  readonly avoidable: Words<AvoidableKey>;
  /** Patterns of aspects. */
  readonly aspectPattern: Words<AspectPatternKey>;
  /** Shapes of charts. */
  readonly chartShape: Words<ChartShapeKey>;
  /** Lots of the Greek texts, without the word lot. */
  readonly lot: Words<LotKey>;
  /** Fixed stars that charts look at when none are named. */
  readonly star: Words<StarKey>;
  /** Gods of the grahas and of the doshas, by their ids. */
  readonly deity: Words<DeityKey>;
  /** Metals of rings. */
  readonly metal: Words<MetalKey>;
  /** Fingers on which a ring is worn. */
  readonly finger: Words<FingerKey>;
  /** Stones that stand in for the nine gems. */
  readonly stone: Words<StoneKey>;
  /** Colours of the grahas and of the roots of numerology. */
  readonly colour: Words<ColourKey>;
  /** What is given, burnt, offered as food, and of what images are made. */
  readonly offering: Words<OfferingKey>;
  /** Kinds of remedies. */
  readonly remedyKind: Words<RemedyKindKey>;
  /** Kinds of mantras of the grahas. */
  readonly mantraKind: Words<MantraKindKey>;
  /** Rites, mantras, hymns and fasts kept against doshas, by their keys. */
  readonly remedy: Words<RemedyKey>;
  /** Mantras of the grahas: of the Vedic ones the first words; in IAST where the script is Latin. */
  readonly mantra: Words<MantraKey>;
  /** Stones of the roots of numerology. */
  readonly rootStone: Words<RootStoneKey>;
  /** The eight phases by the names of Rudhyar. */
  readonly lunationPhase: Words<LunationPhaseKey>;
  /** What scores of essential dignity count. */
  readonly essentialDignity: Words<EssentialDignityKey>;
  /** What scores of accidental dignity count. */
  readonly accidental: Words<AccidentalKey>;
}
