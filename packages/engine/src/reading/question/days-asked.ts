/** The days that a question may ask for: those of the sky, and every festival and fast of the almanac by the name that it is told with. */

import { EKADASHIS, type Ekadashi } from '../../jyotish/index.ts';
import {
  FESTIVAL_BY_WEEKDAY_KEYS,
  FESTIVAL_KEYS,
  type FestivalByWeekdayKey,
  type FestivalKey,
} from '../../language/keys-of-lists.ts';

/** Days of the sky, and names under which several rows of the almanac are told. */
export const GATHERED_DAYS = [
  'eclipse',
  'solar-eclipse',
  'lunar-eclipse',
  'full-moon',
  'new-moon',
  'ekadashi',
  'pradosha',
  'navaratri',
  'durga-puja',
] as const;
export type GatheredDay = (typeof GATHERED_DAYS)[number];

/** A day that comes round, by which a question may ask when it comes next: a festival by its id, a fast of a name of its own by that name. */
export type DayAsked = GatheredDay | Exclude<FestivalKey, GatheredRow> | FestivalByWeekdayKey | `${Ekadashi} Ekadashi`;

/** Rows of the almanac that are told under another name than their own. */
export const GATHERED_ROWS = {
  'ekadashi-smarta': 'ekadashi',
  'ekadashi-vaishnava': 'ekadashi',
  'pradosha-shukla': 'pradosha',
  'pradosha-krishna': 'pradosha',
  purnima: 'full-moon',
  amavasya: 'new-moon',
  'janmashtami-smarta': 'janmashtami',
  'sharad-navaratri': 'navaratri',
  'maha-ashtami': 'durga-puja',
} as const;
type GatheredRow = keyof typeof GATHERED_ROWS;

/** Every day that may be asked for. */
export const DAYS_ASKED: readonly DayAsked[] = [
  ...GATHERED_DAYS,
  ...FESTIVAL_KEYS.filter((key): key is Exclude<FestivalKey, GatheredRow> => !Object.hasOwn(GATHERED_ROWS, key)),
  ...FESTIVAL_BY_WEEKDAY_KEYS,
  ...EKADASHIS.map((name) => `${name} Ekadashi` as const),
];
