/**
 * The eleventh tithi: on which day each school fasts, what the fast is called, and when it is broken.
 *
 * Smartas, as householders, fast on the day at whose sunrise the eleventh runs: on the second of two if the twelfth lasts to the sunrise after them,
 * and on the day before if the twelfth drops out, so that its morning is left for breaking the fast. Vaishnavas fast on no day that the tenth touches at
 * dawn (arunodaya), nor on one before which the tenth dropped out, and move to the twelfth also where one of the eight great twelfths (mahadwadashi)
 * falls.
 *
 * @source  `dharma-sindhu` ch. 1 (smarta, from memory; fasts of 2019–2025 as almanacs printed them bear it out), `hari-bhakti-vilasa` ch. 12–13
 *          (vaishnava, mahadwadashi), `panchang-core` (the tenth dropped out)
 */

import { oneOf, wholeIn } from '../../choice.ts';
import { readText } from '../../input.ts';
import { COURSES, type CourseSpan } from './daily-sky.ts';
import type { DayBook } from './day-book.ts';
import { arunodaya, type Stretch } from './day-parts.ts';

export const VRATA_SCHOOLS = ['smarta', 'vaishnava'] as const;
export type VrataSchool = (typeof VRATA_SCHOOLS)[number];

/** The great twelfths that move a fast: four of the tithis' making, four of a nakshatra on a bright twelfth. */
export const MAHADWADASHIS = [
  'unmilani',
  'vyanjuli',
  'trisprisha',
  'pakshavardhini',
  'jaya',
  'vijaya',
  'jayanti',
  'papanashini',
] as const;
export type Mahadwadashi = (typeof MAHADWADASHIS)[number];

/** Nakshatras that make a bright twelfth great: Punarvasu, Shravana, Rohini, Pushya. */
const NAKSHATRA_MAHADWADASHIS: { readonly [nakshatra: number]: Mahadwadashi } = {
  7: 'jaya',
  22: 'vijaya',
  4: 'jayanti',
  8: 'papanashini',
};

export interface EkadashiDay {
  readonly dayNumber: number;
  /**
   * `pure`: the eleventh at sunrise, and for vaishnavas at dawn; `viddha`: the tenth touches it; `vriddhi`: two sunrises; `kshaya`: none;
   * `tenth-kshaya`, `twelfth-kshaya`: the tenth had no sunrise, the twelfth will have none.
   */
  readonly reason: 'pure' | 'viddha' | 'vriddhi' | 'kshaya' | 'tenth-kshaya' | 'twelfth-kshaya' | 'mahadwadashi';
  readonly mahadwadashi: Mahadwadashi | null;
  /** When the fast is broken on the next day, TT. */
  readonly parana: Stretch;
}

const A_SECOND = 1 / 86400;
/** For what has dropped out, vaishnava books count sunrise a ghatika, 24 minutes, before the Sun is seen. */
const GHATIKA = 24 / 1440;

/** The day of the fast for one eleventh tithi. @throws EngineError OUT_OF_SPAN */
export function ekadashiDay(book: DayBook, tithi: CourseSpan, school: VrataSchool): EkadashiDay {
  const sunrises = sunrisesWithin(book, tithi);
  const holds = book.days.at(tithi.startJdTt).dayNumber;
  if (school === 'smarta') {
    const { dayNumber, reason } = smartaDay(book, tithi, sunrises, holds);
    return { dayNumber, reason, mahadwadashi: null, parana: paranaOf(book, dayNumber, tithi) };
  }
  const { dayNumber, reason, mahadwadashi } = vaishnavaDay(book, tithi, sunrises, holds);
  return { dayNumber, reason, mahadwadashi, parana: paranaOf(book, dayNumber, tithi) };
}

function smartaDay(
  book: DayBook,
  tithi: CourseSpan,
  [first, second]: readonly number[],
  holds: number,
): Pick<EkadashiDay, 'dayNumber' | 'reason'> {
  if (first === undefined) return { dayNumber: holds, reason: 'kshaya' };
  const { endJdTt } = book.daily.spanAt(COURSES.tithi, tithi.endJdTt);
  const twelfthLasts = endJdTt > book.days.on((second ?? first) + 1).sunriseJdTt + A_SECOND;
  if (second !== undefined) return { dayNumber: twelfthLasts ? second : first, reason: 'vriddhi' };
  return twelfthLasts ? { dayNumber: first, reason: 'pure' } : { dayNumber: holds, reason: 'twelfth-kshaya' };
}

function vaishnavaDay(
  book: DayBook,
  tithi: CourseSpan,
  sunrises: readonly number[],
  holds: number,
): Omit<EkadashiDay, 'parana'> {
  const [first, second] = sunrises;
  if (first === undefined) return { dayNumber: holds + 1, reason: 'kshaya', mahadwadashi: null };
  if (second !== undefined) return { dayNumber: second, reason: 'vriddhi', mahadwadashi: 'unmilani' };
  const [dawn] = arunodaya({ sunrise: book.days.on(first).sunriseJdTt });
  if (dawn < tithi.startJdTt) return { dayNumber: first + 1, reason: 'viddha', mahadwadashi: null };
  if (tenthDropsOut(book, tithi, first)) return { dayNumber: first + 1, reason: 'tenth-kshaya', mahadwadashi: null };
  const twelfth = book.daily.spanAt(COURSES.tithi, tithi.endJdTt);
  const twelfthSunrises = sunrisesWithin(book, twelfth);
  if (twelfthSunrises.length === 2)
    return { dayNumber: twelfthSunrises[0] as number, reason: 'mahadwadashi', mahadwadashi: 'vyanjuli' };
  if (twelfthSunrises.length === 0) return { dayNumber: first, reason: 'pure', mahadwadashi: 'trisprisha' };
  const moves = (mahadwadashi: Mahadwadashi) => ({
    dayNumber: first + 1,
    reason: 'mahadwadashi' as const,
    mahadwadashi,
  });
  if (endsWithTwoSunrises(book, tithi)) return moves('pakshavardhini');
  const byNakshatra = nakshatraMahadwadashi(book, twelfth, first + 1);
  if (byNakshatra !== null) return moves(byNakshatra);
  return { dayNumber: first, reason: 'pure', mahadwadashi: null };
}

/** Whether the tenth begins after the sunrise of the day before; the eleventh then runs at the next. */
function tenthDropsOut(book: DayBook, eleventh: CourseSpan, dayNumber: number): boolean {
  const tenth = book.daily.spanAt(COURSES.tithi, eleventh.startJdTt - A_SECOND);
  return tenth.startJdTt > book.days.on(dayNumber - 1).sunriseJdTt - GHATIKA;
}

/** Dates at whose sunrise a stretch runs. */
function sunrisesWithin(book: DayBook, { startJdTt, endJdTt }: CourseSpan): readonly number[] {
  const { dayNumber } = book.days.at(startJdTt);
  return [dayNumber, dayNumber + 1, dayNumber + 2].filter((date) => {
    const sunrise = book.days.on(date).sunriseJdTt + A_SECOND;
    return startJdTt <= sunrise && sunrise < endJdTt;
  });
}

/** Whether the full or new moon that closes the fortnight runs at two sunrises. */
function endsWithTwoSunrises(book: DayBook, eleventh: CourseSpan): boolean {
  let span = eleventh;
  while (span.index % 15 !== 0) span = book.daily.spanAt(COURSES.tithi, span.endJdTt);
  return sunrisesWithin(book, span).length === 2;
}

/** A bright twelfth at whose sunrise one of four nakshatras runs, which then lasts to the next sunrise. */
function nakshatraMahadwadashi(book: DayBook, twelfth: CourseSpan, dayNumber: number): Mahadwadashi | null {
  if (twelfth.index !== 12) return null;
  const { sunriseJdTt, sunsetJdTt, nextSunriseJdTt } = book.days.on(dayNumber);
  const nakshatra = book.daily.spanAt(COURSES.nakshatra, sunriseJdTt + A_SECOND);
  const mahadwadashi = NAKSHATRA_MAHADWADASHIS[nakshatra.index];
  if (mahadwadashi === undefined || nakshatra.endJdTt < nextSunriseJdTt || twelfth.endJdTt < sunsetJdTt) return null;
  return mahadwadashi;
}

/**
 * When the fast is broken: the morning after, within the twelfth but past its first quarter (Hari's hour), and in the first third of the daylight; where
 * the twelfth is over by sunrise, in the first third as it is.
 */
function paranaOf(book: DayBook, fastDay: number, eleventh: CourseSpan): Stretch {
  const { sunriseJdTt, sunsetJdTt } = book.days.on(fastDay + 1);
  const twelfth = book.daily.spanAt(COURSES.tithi, eleventh.endJdTt);
  const third = sunriseJdTt + (sunsetJdTt - sunriseJdTt) / 3;
  const hariEnds = twelfth.startJdTt + (twelfth.endJdTt - twelfth.startJdTt) / 4;
  const start = twelfth.startJdTt <= sunriseJdTt ? Math.max(sunriseJdTt, hariEnds) : hariEnds;
  if (twelfth.endJdTt <= sunriseJdTt) return [sunriseJdTt, third];
  const end = Math.min(twelfth.endJdTt, third);
  if (end > start) return [start, end];
  // Where Hari's hour lasts beyond the morning, the fast is broken right after it and by daylight; where it lasts beyond the day, as where the Sun hardly rises, after it.
  return [start, start < sunsetJdTt ? Math.min(twelfth.endJdTt, sunsetJdTt) : twelfth.endJdTt];
}

/** Names of the fasts: bright and dark halves of the twelve amanta months, and of an added month. */
// biome-ignore format: columns are months, Chaitra first
const NAMES = {
  bright: ['Kamada', 'Mohini', 'Nirjala', 'Devshayani', 'Shravana Putrada', 'Parsva', 'Papankusha', 'Devutthana', 'Mokshada', 'Pausha Putrada', 'Jaya', 'Amalaki'],
  dark:   ['Varuthini', 'Apara', 'Yogini', 'Kamika', 'Aja', 'Indira', 'Rama', 'Utpanna', 'Saphala', 'Shattila', 'Vijaya', 'Papamochani'],
} as const;
/** What vaishnavas call some of them. */
const VAISHNAVA_NAMES: { readonly [name: string]: string } = {
  Nirjala: 'Pandava Nirjala',
  Devshayani: 'Shayana',
  'Shravana Putrada': 'Pavitropana',
  Papankusha: 'Pashankusha',
  Devutthana: 'Utthana',
  'Pausha Putrada': 'Putrada',
  Jaya: 'Bhaimi',
  Aja: 'Annada',
};

/** Every fast as householders call it: those of the bright halves, of the dark ones, of an added month. */
export const EKADASHIS: readonly Ekadashi[] = [...NAMES.bright, ...NAMES.dark, 'Padmini', 'Parama'];
export type Ekadashi = (typeof NAMES)['bright' | 'dark'][number] | 'Padmini' | 'Parama';

/**
 * The fast that a name means, as householders call it.
 *
 * @param name  of either school, with or without the word Ekadashi, as `ekadashiName` and `Festival.name` give it
 * @returns     null for what is no fast of these
 * @throws      EngineError INVALID_OPTION for what is no text
 */
export function ekadashiNamed(name: string): Ekadashi | null {
  const bare = readText('name', name, 'the name of a fast, such as Nirjala Ekadashi').replace(/ Ekadashi$/, '');
  return EKADASHIS.find((one) => one === bare || VAISHNAVA_NAMES[one] === bare) ?? null;
}

/**
 * What the fast of an eleventh tithi is called, without the word Ekadashi.
 *
 * @param month     1 … 12, amanta
 * @param isAdhika  of an added month, which has names of its own
 * @throws  EngineError INVALID_OPTION
 */
export function ekadashiName(month: number, isAdhika: boolean, isDark: boolean, school: VrataSchool): string {
  const place = wholeIn('month', month, 1, 12) - 1;
  const whose = oneOf('school', school, VRATA_SCHOOLS);
  if (isAdhika) return isDark ? 'Parama' : 'Padmini';
  const name = (isDark ? NAMES.dark : NAMES.bright)[place] as string;
  return whose === 'vaishnava' ? (VAISHNAVA_NAMES[name] ?? name) : name;
}
