/** Names of what a chart or an almanac holds, for those who have them as text. What a language does not know (a fixed star) keeps its own name. */

import type { Sign } from '../chart/chart.ts';
import { WEEKDAYS, type WeekdayKey } from './keys.ts';
import type { VrataSchoolKey } from './keys-of-lists.ts';
import type { Language } from './language.ts';

/** The name of a body or an angle of a chart. */
export function bodyName(language: Language, name: string): string {
  return own(language.names.body, name) ?? name;
}

/** Its short form for a chart, two or three letters; the first two of the name where there is none. */
export function bodyShort(language: Language, name: string): string {
  return own(language.names.short, name) ?? [...name].slice(0, 2).join('');
}

/** The name of a sign. */
export function signName(language: Language, sign: Sign): string {
  return language.names.sign[sign];
}

/** The name of a weekday. @param weekday  0 Sunday … 6 Saturday */
export function weekdayName({ names }: Pick<Language, 'names'>, weekday: number): string {
  return names.weekday[WEEKDAYS[weekday] as WeekdayKey];
}

/** The name of a festival or a vow: of its fast, with the school whose day it is where one is given; of its weekday; else of its row. */
export function festivalName(
  { names }: Pick<Language, 'names'>,
  { id, name, school = null }: { readonly id: string; readonly name: string; readonly school?: VrataSchoolKey | null },
): string {
  const fast = own(names.ekadashi, name);
  if (fast !== undefined) return school === null ? fast : `${fast} (${names.vrataSchool[school]})`;
  return own(names.festivalByWeekday, name) ?? own(names.festival, id) ?? name;
}

function own(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
