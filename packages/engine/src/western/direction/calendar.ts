/** Arcs as ages and dates: a key and a year at work. */

import { numberIn } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { type YearName, yearOf } from '../progression/clock.ts';
import type { RadixGround } from '../radix/index.ts';
import type { DirectionTime } from './choices.ts';
import { type DirectionKey, keyRuler } from './keys.ts';

/** What turned arcs into dates. */
export interface DirectionTimeSettings {
  readonly key: DirectionKey | 'user';
  /** Null where it differs from year to year. */
  readonly degPerYear: number | null;
  readonly year: YearName | 'user';
  readonly yearDays: number;
  readonly maxArcDeg: number;
}

/** An arc in life. */
export interface DirectionDate {
  readonly ageYears: number;
  readonly jdUt: number;
  readonly time?: string;
}

export interface Calendar {
  readonly settings: DirectionTimeSettings;
  readonly sources: readonly SourceKey[];
  date(arcDeg: number): DirectionDate;
}

/** The calendar of a birth. @throws EngineError INVALID_OPTION naming the member; its function OUT_OF_SPAN */
export function calendarOf(kernel: Kernel, ground: RadixGround, given: DirectionTime): Calendar {
  const ruler = keyRuler(kernel, given.key, ground.jdTt);
  const { year, yearDays } = yearOf(given.year, ground.jdTt);
  const maxArcDeg = numberIn('choices.maxArcDeg', given.maxArcDeg ?? 120, 0, 360, 'degrees');
  const clock: LocalClock | null = given.clock === undefined ? null : readClock('choices.clock', given.clock);
  return {
    settings: { key: ruler.key, degPerYear: ruler.degPerYear, year, yearDays, maxArcDeg },
    sources: ruler.source === null ? [] : [ruler.source],
    date: (arcDeg) => {
      const ageYears = ruler.years(arcDeg);
      const jdUt = ground.jdUt + ageYears * yearDays;
      return clock === null ? { ageYears, jdUt } : { ageYears, jdUt, time: clock.text(jdUt) };
    },
  };
}
