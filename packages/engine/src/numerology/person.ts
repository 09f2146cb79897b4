/** Who is asked about: a name, a date of birth, or both; read once, for the profile and for the match. */

import { readRecord, refusal } from '../input.ts';
import type { CivilDate } from '../time/calendar.ts';
import { dateDigits, readDate } from './birth-date.ts';
import { type KuaGender, readGender } from './grid.ts';
import type { NumerologySettings } from './options.ts';
import { type SpelledName, spell } from './spell.ts';

export interface NumerologyPerson {
  /** As on the certificate of birth, first names first. */
  readonly name?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly birthDate?: string | undefined;
  /** The name in use, for the minor numbers. */
  readonly currentName?: string | undefined;
  /** For the kua only. */
  readonly gender?: KuaGender | undefined;
}

/** A person whose parts were looked at. */
export interface ReadPerson {
  readonly name: SpelledName | null;
  readonly birthDate: CivilDate | null;
  readonly currentName: SpelledName | null;
  readonly gender: KuaGender | undefined;
}

const NAMES: readonly string[] = ['name', 'birthDate', 'currentName', 'gender'];
const WHAT = 'an object with a name, a birthDate or both';

/**
 * Reads a person.
 *
 * @param field  as an error shall name it: `person`, and the members as `person.birthDate`
 * @param more   further members that are read elsewhere
 * @throws  EngineError INVALID_OPTION, INVALID_DATETIME
 */
export function readPerson(
  field: string,
  person: unknown,
  settings: NumerologySettings,
  more: readonly string[] = [],
): ReadPerson {
  const { name, birthDate, currentName, gender, ...rest } = readRecord(field, person, WHAT);
  const known = [...NAMES, ...more];
  for (const other of Object.keys(rest))
    if (!known.includes(other))
      throw refusal(
        'INVALID_OPTION',
        `${field}.${other.slice(0, 40)}`,
        known.join(', '),
        `A ${field} has ${known.join(', ')} and nothing else.`,
      );
  if (isLeftOut(name) && isLeftOut(birthDate))
    throw refusal('INVALID_OPTION', field, WHAT, `The ${field} has neither a name nor a birthDate.`);
  return {
    name: isLeftOut(name) ? null : spell(name as string, settings, `${field}.name`),
    birthDate: isLeftOut(birthDate) ? null : readDate(`${field}.birthDate`, birthDate),
    currentName: isLeftOut(currentName) ? null : spell(currentName as string, settings, `${field}.currentName`),
    gender: readGender(`${field}.gender`, isLeftOut(gender) ? undefined : gender),
  };
}

/** Not there; `null` counts as that, because JSON has no other way to say it. */
export function isLeftOut(value: unknown): boolean {
  return value === undefined || value === null;
}

/** A date as text again. */
export function writtenDate(date: CivilDate): string {
  const digits = dateDigits(date);
  return `${date.year < 0 ? '-' : ''}${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
