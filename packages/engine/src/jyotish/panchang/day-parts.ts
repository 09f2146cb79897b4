/**
 * How the day is cut: eighths by weekday (rahu kalam and its kin), the five parts of the daylight, fifteen muhurtas of day and of night with their
 * names, and the named hours about sunrise, noon, sunset and midnight.
 *
 * Numbers in, numbers out: sunrise, sunset, next sunrise and weekday give stretches of time in the same scale. periods.ts writes them down.
 *
 * @source  eighths: `kalaprakasika`; muhurtas: `muhurta-chintamani` ch. 1; fivefold day: `dharma-sindhu`; sandhyas and godhuli: `almanac-practice`
 */

/** A day in any scale of days: sunrise, sunset, the next sunrise, and the sunset before. */
export interface DayBounds {
  readonly sunset: number;
  readonly sunrise: number;
  readonly nextSunrise: number;
  readonly previousSunset: number;
}

export type Stretch = readonly [start: number, end: number];

/** Which eighth of the daylight each weekday gives to whom, Sunday first; the first eighth is 1. */
// biome-ignore format: columns are weekdays
const EIGHTHS = {
  rahu:      [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika:    [7, 6, 5, 4, 3, 2, 1],
} as const;

/** The eighth of the daylight that is Rahu's, Yama's or Gulika's on a weekday, 0 Sunday. */
export function eighthOf(whose: keyof typeof EIGHTHS, vara: number, { sunrise, sunset }: DayBounds): Stretch {
  const part = EIGHTHS[whose][vara] as number;
  const eighth = (sunset - sunrise) / 8;
  return [sunrise + (part - 1) * eighth, sunrise + part * eighth];
}

/** Which of its eighths a weekday gives to Rahu, Yama and Gulika: 1 … 8. */
export function eighthNumberOf(whose: keyof typeof EIGHTHS, vara: number): number {
  return EIGHTHS[whose][vara] as number;
}

/** The daylight in five: `pratah`, `sangava`, `madhyahna`, `aparahna`, `sayahna`. */
export const FIVEFOLD = ['pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna'] as const;

export function fifthOf({ sunrise, sunset }: DayBounds, number: number): Stretch {
  const fifth = (sunset - sunrise) / 5;
  return [sunrise + (number - 1) * fifth, sunrise + number * fifth];
}

/** The n-th of the fifteen muhurtas of the daylight, 1 … 15. */
export function dayMuhurta({ sunrise, sunset }: DayBounds, number: number): Stretch {
  const length = (sunset - sunrise) / 15;
  return [sunrise + (number - 1) * length, sunrise + number * length];
}

/** The n-th of the fifteen muhurtas of the night, 1 … 15. */
export function nightMuhurta({ sunset, nextSunrise }: DayBounds, number: number): Stretch {
  const length = (nextSunrise - sunset) / 15;
  return [sunset + (number - 1) * length, sunset + number * length];
}

export interface MuhurtaRow {
  /** 1 … 15. */
  readonly number: number;
  readonly isDay: boolean;
  readonly name: string;
  /** Whether it is one of the good ones; the eighth of the day is, but on Wednesdays. */
  readonly nature: 'auspicious' | 'inauspicious';
}

// biome-ignore format: two lists of fifteen
const DAY_MUHURTAS = [
  ['Rudra', 0], ['Sarpa', 0], ['Mitra', 1], ['Pitri', 0], ['Vasu', 1], ['Ambu', 1], ['Vishvedeva', 1], ['Abhijit', 1],
  ['Vidhatri', 1], ['Indra', 1], ['Indragni', 0], ['Rakshasa', 0], ['Varuna', 1], ['Aryaman', 1], ['Bhaga', 0],
] as const;
// biome-ignore format: as above
const NIGHT_MUHURTAS = [
  ['Shiva', 0], ['Ajapada', 0], ['Ahirbudhnya', 1], ['Pushan', 1], ['Ashvini', 1], ['Yama', 0], ['Agni', 0], ['Brahma', 1],
  ['Chandra', 1], ['Aditi', 1], ['Jiva', 1], ['Vishnu', 1], ['Surya', 1], ['Tvashtri', 1], ['Vayu', 1],
] as const;

/** The thirty muhurtas of a day and night, in order. */
export const MUHURTAS: readonly MuhurtaRow[] = [
  ...DAY_MUHURTAS.map(([name, good], i) => muhurtaRow(name, good, i, true)),
  ...NIGHT_MUHURTAS.map(([name, good], i) => muhurtaRow(name, good, i, false)),
];

function muhurtaRow(name: string, good: 0 | 1, place: number, isDay: boolean): MuhurtaRow {
  return { number: place + 1, isDay, name, nature: good === 1 ? 'auspicious' : 'inauspicious' };
}

/**
 * Which muhurtas of which weekday are shunned: those of the verse, whose first two on Saturday (`muhurta-chintamani` ch. 1, and Drik Panchang) are the third
 * in some programs. `n` is one of the night.
 */
export const DURMUHURTA_SCHOOLS = ['saturday-first-two', 'saturday-third'] as const;
export type DurmuhurtaSchool = (typeof DURMUHURTA_SCHOOLS)[number];
/** How long a shunned muhurta of the night is: a fifteenth of the night, as almanacs print it, or of the day, as some programs do. */
export const NIGHT_DURMUHURTA_LENGTHS = ['of-night', 'of-day'] as const;
export type NightDurmuhurtaLength = (typeof NIGHT_DURMUHURTA_LENGTHS)[number];

type Shunned = readonly (number | `n${number}`)[];
const SHUNNED: readonly Shunned[] = [[14], [9, 12], [4, 'n7'], [8], [6, 12], [4, 9], [1, 2]];
const SATURDAY_THIRD: Shunned = [3];

export function durmuhurtas(
  vara: number,
  bounds: DayBounds,
  school: DurmuhurtaSchool,
  nightLength: NightDurmuhurtaLength,
): readonly Stretch[] {
  const shunned = vara === 6 && school === 'saturday-third' ? SATURDAY_THIRD : (SHUNNED[vara] as Shunned);
  return shunned.map((which): Stretch => {
    if (typeof which === 'number') return dayMuhurta(bounds, which);
    const [start, end] = nightMuhurta(bounds, Number(which.slice(1)));
    return [start, nightLength === 'of-night' ? end : start + (bounds.sunset - bounds.sunrise) / 15];
  });
}

/** `night-fifteenth`: the last muhurta of the night but one; `forty-eight-minutes`: from 96 to 48 minutes before sunrise. */
export const BRAHMA_MUHURTA_SCHOOLS = ['night-fifteenth', 'forty-eight-minutes'] as const;
export type BrahmaMuhurtaSchool = (typeof BRAHMA_MUHURTA_SCHOOLS)[number];

const MINUTE = 1 / 1440;

/** The hour of Brahma before the sunrise that begins the day. */
export function brahmaMuhurta({ previousSunset, sunrise }: DayBounds, school: BrahmaMuhurtaSchool): Stretch {
  const muhurta = school === 'night-fifteenth' ? (sunrise - previousSunset) / 15 : 48 * MINUTE;
  return [sunrise - 2 * muhurta, sunrise - muhurta];
}

/** Dawn for vows: 96 minutes, four ghatikas, before sunrise. */
export function arunodaya({ sunrise }: Pick<DayBounds, 'sunrise'>): Stretch {
  return [sunrise - 96 * MINUTE, sunrise];
}

/** The three ghatikas before sunrise, tenths of the night. */
export function pratahSandhya({ previousSunset, sunrise }: DayBounds): Stretch {
  return [sunrise - (sunrise - previousSunset) / 10, sunrise];
}

/** The three ghatikas after sunset. */
export function sayahnaSandhya({ sunset, nextSunrise }: DayBounds): Stretch {
  return [sunset, sunset + (nextSunrise - sunset) / 10];
}

/** The cows' dust: half a muhurta after sunset. */
export function godhuli({ sunset, nextSunrise }: DayBounds): Stretch {
  return [sunset, sunset + (nextSunrise - sunset) / 30];
}

/** The first fifth of the night, three muhurtas. */
export function pradosha({ sunset, nextSunrise }: DayBounds): Stretch {
  return [sunset, sunset + (nextSunrise - sunset) / 5];
}
