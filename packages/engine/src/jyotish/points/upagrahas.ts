/**
 * Upagrahas: the five that follow the Sun by a fixed arc, and the six that rise in a graha’s part of the day or night. For the harm that a chart of
 * grahas alone does not show.
 *
 * The day, or the night, has eight parts; seven belong to the lords of the weekdays in their order, one to nobody. An upagraha is the ascendant of an
 * instant of its father’s part.
 *
 * Sources: `bphs` 3.61–70; `uttara-kalamrita` and `narasimha-rao-integrated` §4 for the middle of the part; `phaladeepika` 25 for the ghatis of
 * Mandi.
 */

import { readZodiac, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';
import type { Graha, Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { UPAGRAHA_NAMES } from './option-names.ts';
import { PER_DEGREE, type PointSpot, pointAt, pointOfSteps, readDegrees, stepsOf } from './point.ts';
import { readPointMoment, readSunGround } from './read-ground.ts';
import { type PointMoment, type SunGround, type SunGroundOptions, sunGroundBy } from './sun-ground.ts';

/** In the order in which they are usually listed. */
export const UPAGRAHAS = [
  'dhuma',
  'vyatipata',
  'parivesha',
  'indrachapa',
  'upaketu',
  'gulika',
  'mandi',
  'kala',
  'mrityu',
  'ardhaprahara',
  'yamaghantaka',
] as const;
export type UpagrahaName = (typeof UPAGRAHAS)[number];
export type SolarUpagrahaName = 'dhuma' | 'vyatipata' | 'parivesha' | 'indrachapa' | 'upaketu';

/** At which instant of the part the ascendant is taken. */
export const PART_INSTANTS = ['begin', 'middle', 'end'] as const;
export type PartInstant = (typeof PART_INSTANTS)[number];

/** Mandi: so many ghatis after sunrise or sunset as the weekday has, of a day or night of thirty; or an instant of Saturn’s part. */
export const MANDI_SCHOOLS = ['ghatis', 'begin', 'middle', 'end'] as const;
export type MandiSchool = (typeof MANDI_SCHOOLS)[number];

/** Whose the first part of the night is: the fifth lord’s from the day’s, or the day’s own. */
export const NIGHT_ORDERS = ['fifth', 'weekday'] as const;
export type NightOrder = (typeof NIGHT_ORDERS)[number];

/**
 * Which part has no lord: the one after Saturn’s, wherever the count began (`jagannatha-hora`, `narasimha-rao-integrated`); or always the last of
 * the eight, which is Parashara’s wording taken for every weekday. On Sundays they agree.
 */
export const LORDLESS_PARTS = ['after-saturn', 'last'] as const;
export type LordlessPart = (typeof LORDLESS_PARTS)[number];

export interface UpagrahaOptions {
  /** Kala, Mrityu, Ardhaprahara and Yamaghantaka; `middle` when left out. */
  readonly at?: PartInstant;
  /** `begin` when left out. */
  readonly gulika?: PartInstant;
  /** `ghatis` when left out. */
  readonly mandi?: MandiSchool;
  /** `fifth` when left out. */
  readonly nightOrder?: NightOrder;
  /** `after-saturn` when left out. */
  readonly lordless?: LordlessPart;
}

export interface UpagrahaSettings {
  readonly at: PartInstant;
  readonly gulika: PartInstant;
  readonly mandi: MandiSchool;
  readonly nightOrder: NightOrder;
  readonly lordless: LordlessPart;
}

/** Where in the day an upagraha rose. */
export interface UpagrahaPart {
  /** 1 … 8; null for Mandi by ghatis, who keeps no part. */
  readonly part: number | null;
  /** Civil Julian dates; for Mandi by ghatis all three are the one instant. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly riseJdUt: number;
}

export interface Upagraha extends PointSpot {
  readonly id: UpagrahaName;
  readonly name: string;
  /** Whose it is: the Sun’s five, and the children of the lords of the parts. */
  readonly graha: Graha;
  /** Null for the five that follow the Sun. */
  readonly rising: UpagrahaPart | null;
  readonly sources: readonly SourceKey[];
}

export interface Upagrahas {
  readonly settings: UpagrahaSettings;
  readonly ground: SunGround;
  readonly upagrahas: { readonly [U in UpagrahaName]: Upagraha };
}

interface Row {
  readonly name: string;
  readonly graha: Graha;
  readonly sources: readonly SourceKey[];
}

// biome-ignore format: a table reads in rows
const ROWS: { readonly [U in UpagrahaName]: Row } = {
  dhuma:        { name: 'Dhuma', graha: 'Sun', sources: ['bphs'] },
  vyatipata:    { name: 'Vyatipata', graha: 'Sun', sources: ['bphs'] },
  parivesha:    { name: 'Parivesha', graha: 'Sun', sources: ['bphs'] },
  indrachapa:   { name: 'Indrachapa', graha: 'Sun', sources: ['bphs'] },
  upaketu:      { name: 'Upaketu', graha: 'Sun', sources: ['bphs'] },
  gulika:       { name: 'Gulika', graha: 'Saturn', sources: ['bphs', 'phaladeepika'] },
  mandi:        { name: 'Mandi', graha: 'Saturn', sources: ['phaladeepika', 'prasna-marga'] },
  kala:         { name: 'Kala', graha: 'Sun', sources: ['bphs', 'uttara-kalamrita'] },
  mrityu:       { name: 'Mrityu', graha: 'Mars', sources: ['bphs', 'uttara-kalamrita'] },
  ardhaprahara: { name: 'Ardhaprahara', graha: 'Mercury', sources: ['bphs', 'uttara-kalamrita'] },
  yamaghantaka: { name: 'Yamaghantaka', graha: 'Jupiter', sources: ['bphs', 'uttara-kalamrita'] },
};

/** The day’s lord whose part an upagraha rises in: 0 the Sun … 6 Saturn. */
const LORDS = { gulika: 6, kala: 0, mrityu: 2, ardhaprahara: 3, yamaghantaka: 4 } as const;
/** 133°20′ and a sign, in whole steps. */
const DHUMA_STEPS = 1_333_333_333;
const UPAKETU_STEPS = 30 * PER_DEGREE;
const HALF_TURN = 180 * PER_DEGREE;
/** Mandi’s ghatis of a day of thirty, Sunday first (`phaladeepika` 25); nights have those of the fifth day on. */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2];

/**
 * The five upagrahas of the Sun, as longitudes, 0 … <360: Dhuma 133°20′ ahead of the Sun, Vyatipata its mirror image, Parivesha opposite that,
 * Indrachapa opposite Dhuma, and Upaketu a sign behind the Sun.
 *
 * @param sunDeg  any turn
 * @throws  EngineError INVALID_OPTION
 */
export function solarUpagrahas(sunDeg: number): { readonly [U in SolarUpagrahaName]: number } {
  const sun = stepsOf(pointAt(readDegrees('sunDeg', sunDeg), 1).longitudeDeg);
  const at = (q: number) => pointOfSteps(q, 1).longitudeDeg;
  const dhuma = sun + DHUMA_STEPS;
  return {
    dhuma: at(dhuma),
    vyatipata: at(-dhuma),
    parivesha: at(HALF_TURN - dhuma),
    indrachapa: at(dhuma - HALF_TURN),
    upaketu: at(sun - UPAKETU_STEPS),
  };
}

/**
 * All upagrahas of a birth, in the order of `UPAGRAHAS`.
 *
 * @param zodiac  the kundli’s own
 * @param kundli  gives the Sun and the houses
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN outside the ephemeris
 */
export function upagrahasOf(
  zodiac: ZodiacSky,
  kundli: Kundli,
  moment: PointMoment,
  options: UpagrahaOptions & SunGroundOptions & { readonly ground?: SunGround } = {},
): Upagrahas {
  readZodiac(zodiac);
  readKundli(kundli);
  readPointMoment(moment);
  const settings = settingsOf(options);
  const ground = options.ground === undefined ? sunGroundBy(zodiac, moment, options) : readSunGround(options.ground);
  const lagnaSign = kundli.lagna.sign;
  const solar = solarUpagrahas(kundli.grahas.Sun.longitudeDeg);
  const found: Record<string, Upagraha> = {};
  for (const id of UPAGRAHAS) {
    const rising = id in solar ? null : risingOf(id as Exclude<UpagrahaName, SolarUpagrahaName>, ground, settings);
    const longitudeDeg =
      rising === null
        ? solar[id as SolarUpagrahaName]
        : zodiac.anglesDeg(jdTtOfUt(rising.riseJdUt), moment.place).ascendantDeg;
    const { name, graha, sources } = ROWS[id];
    const spot = pointAt(longitudeDeg, lagnaSign);
    const { longitudeDeg: home, sign, degree, nakshatra, pada, house } = spot;
    found[id] = { id, name, longitudeDeg: home, sign, degree, nakshatra, pada, house, graha, rising, sources };
  }
  return { settings, ground, upagrahas: found as Upagrahas['upagrahas'] };
}

function risingOf(
  id: Exclude<UpagrahaName, SolarUpagrahaName>,
  ground: SunGround,
  settings: UpagrahaSettings,
): UpagrahaPart {
  const { isDay, vara, sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = ground;
  const from = isDay ? sunriseJdUt : sunsetJdUt;
  const length = (isDay ? sunsetJdUt : nextSunriseJdUt) - from;
  if (id === 'mandi' && settings.mandi === 'ghatis') {
    const ghatis = MANDI_GHATIS[isDay ? vara : (vara + 4) % 7] as number;
    const riseJdUt = from + (length * ghatis) / 30;
    return { part: null, startJdUt: riseJdUt, endJdUt: riseJdUt, riseJdUt };
  }
  const lord = LORDS[id === 'mandi' ? 'gulika' : id];
  const first = isDay || settings.nightOrder === 'weekday' ? vara : (vara + 4) % 7;
  const turn = settings.lordless === 'last' ? 7 : 8;
  const part = (lord - first + turn) % turn;
  const instant = id === 'gulika' ? settings.gulika : id === 'mandi' ? (settings.mandi as PartInstant) : settings.at;
  const share = part + (instant === 'begin' ? 0 : instant === 'middle' ? 0.5 : 1);
  return {
    part: part + 1,
    startJdUt: from + (length * part) / 8,
    endJdUt: from + (length * (part + 1)) / 8,
    riseJdUt: from + (length * share) / 8,
  };
}

function settingsOf(options: UpagrahaOptions): UpagrahaSettings {
  readChoices(options, 'options', UPAGRAHA_NAMES);
  return {
    at: oneOf('at', options.at ?? 'middle', PART_INSTANTS),
    gulika: oneOf('gulika', options.gulika ?? 'begin', PART_INSTANTS),
    mandi: oneOf('mandi', options.mandi ?? 'ghatis', MANDI_SCHOOLS),
    nightOrder: oneOf('nightOrder', options.nightOrder ?? 'fifth', NIGHT_ORDERS),
    lordless: oneOf('lordless', options.lordless ?? 'after-saturn', LORDLESS_PARTS),
  };
}
