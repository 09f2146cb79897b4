/** From the instants of the sky (TT) to the times that people write: civil Julian dates and texts on a clock. */

import { jdUtOfTt, type LocalClock } from '../../time/local-clock.ts';
import type { Place } from '../../time/moment.ts';
import { Recent } from '../day/recent.ts';

/** A stretch of civil time. */
export interface CivilSpan {
  /** Civil Julian dates (UTC where UTC exists, UT1 elsewhere). */
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** ISO 8601 with offset, to the second. */
  readonly start: string;
  readonly end: string;
}

interface CivilTime {
  readonly jdUt: number;
  readonly text: string;
}

/** Times that are kept: some 25 days of a panchang, each of which shows 40 new ones. */
const KEPT_TIMES = 1024;

/**
 * A clock that remembers the latest 1024 that it has shown: what ends a limb begins the next, and months and seasons are told of day after day. In a
 * year of panchang three of five times are answered from there.
 */
export class KeptClock implements LocalClock {
  readonly zone: string;
  readonly place: Place;
  readonly text: LocalClock['text'];
  readonly dateText: LocalClock['dateText'];
  readonly read: LocalClock['read'];
  readonly midnight: LocalClock['midnight'];
  readonly #clock: LocalClock;
  readonly #times = new Recent<CivilTime>(KEPT_TIMES);

  constructor(clock: LocalClock) {
    this.zone = clock.zone;
    this.place = clock.place;
    // Not bound to this object, so that they can be taken from it as from any clock.
    this.text = (jdUt) => clock.text(jdUt);
    this.dateText = (jdUt) => clock.dateText(jdUt);
    this.read = (jdUt) => clock.read(jdUt);
    this.midnight = (dayNumber) => clock.midnight(dayNumber);
    this.#clock = clock;
  }

  /** The civil time of an instant in TT. */
  time(jdTt: number): CivilTime {
    return this.#times.get(jdTt) ?? this.#times.keep(jdTt, timeOf(this.#clock, jdTt));
  }

  /** How many times are kept: at most 1024. */
  get kept(): number {
    return this.#times.size;
  }
}

/** A stretch of TT on a clock. */
export function civilSpan(clock: LocalClock, startJdTt: number, endJdTt: number): CivilSpan {
  const kept = clock instanceof KeptClock;
  const start = kept ? clock.time(startJdTt) : timeOf(clock, startJdTt);
  const end = kept ? clock.time(endJdTt) : timeOf(clock, endJdTt);
  return { startJdUt: start.jdUt, endJdUt: end.jdUt, start: start.text, end: end.text };
}

function timeOf(clock: LocalClock, jdTt: number): CivilTime {
  const jdUt = jdUtOfTt(jdTt);
  return { jdUt, text: clock.text(jdUt) };
}
