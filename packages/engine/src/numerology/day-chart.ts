/** What does a day bring a person: the cycles of the world and one's own, the age, the phases that run, and the letters that pass. */

import { refusal } from '../input.ts';
import type { CivilDate } from '../time/calendar.ts';
import { ageOn, isBefore } from './birth-date.ts';
import type { NumerologySettings } from './options.ts';
import { type ReadPerson, writtenDate } from './person.ts';
import {
  type PersonalCycles,
  personalCyclesOfDate,
  type UniversalCycles,
  universalCyclesOfDate,
} from './personal-cycles.ts';
import type { Phase } from './phases.ts';
import { OLDEST, type TransitYear, transitsOfSpelled } from './transits.ts';

/** What a day brings. */
export interface DayChart {
  readonly on: string;
  readonly universal: UniversalCycles;
  /** `null` without a date of birth, like the age and what goes by it. */
  readonly personal: PersonalCycles | null;
  readonly age: number | null;
  readonly pinnacle: Phase | null;
  readonly challenge: Phase | null;
  readonly period: Phase | null;
  /** Needs a name too; `null` beyond the age of 150. */
  readonly transits: TransitYear | null;
}

/** Phases of a date of birth, with the date as it is written. */
interface Phases {
  readonly birthDate: string;
  readonly pinnacles: readonly Phase[];
  readonly challenges: readonly Phase[];
  readonly periods: readonly Phase[];
}

/** The chart of a day. @throws EngineError INVALID_DATETIME for a day before the birth */
export function dayChart(
  on: CivilDate,
  { name, birthDate }: ReadPerson,
  date: Phases | null,
  settings: NumerologySettings,
): DayChart {
  const universal = universalCyclesOfDate(on, settings);
  if (birthDate === null || date === null)
    return {
      on: writtenDate(on),
      universal,
      personal: null,
      age: null,
      pinnacle: null,
      challenge: null,
      period: null,
      transits: null,
    };
  if (isBefore(on, birthDate))
    throw refusal(
      'INVALID_DATETIME',
      'question.on',
      `from ${date.birthDate}`,
      `The day ${writtenDate(on)} lies before the birth, ${date.birthDate}.`,
    );
  const age = ageOn(birthDate, on);
  const running = (phases: readonly Phase[]): Phase | null =>
    phases.find(({ fromAge, toAge }) => age >= fromAge && (toAge === null || age <= toAge)) ?? null;
  return {
    on: writtenDate(on),
    universal,
    personal: personalCyclesOfDate(birthDate, on, settings),
    age,
    pinnacle: running(date.pinnacles),
    challenge: running(date.challenges),
    period: running(date.periods),
    transits: name === null || age > OLDEST ? null : transitsOfSpelled(name, age, settings),
  };
}
