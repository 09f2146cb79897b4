/**
 * What has a name in every language, by the words with which the engine itself calls it: `names.graha.Sun`, `names.nakshatra['Purva Phalguni']`.
 *
 * The names stand in packages/engine/languages/<code>/names.json; the build refuses a language that lacks one.
 */

import type {
  AspectKey,
  AvasthaKey,
  BodyKey,
  ChoghadiyaKey,
  DashaLevelKey,
  DashaSystemKey,
  DignityKey,
  DirectionKey,
  DoshaKey,
  ElementKey,
  GanaKey,
  GemKey,
  GrahaKey,
  HouseKey,
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
  PolarityKey,
  PoruthamKey,
  RituKey,
  SamvatsaraKey,
  ShadbalaKey,
  Sign,
  TaraKey,
  TithiKey,
  VargaKey,
  VarnaKey,
  VashyaKey,
  WeekdayKey,
  WesternDignityKey,
  YogaKey,
  YoginiKey,
  YoniKey,
} from './keys.ts';

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
}
