/** What every part of the day has in common: how it is thought of, and from when to when it lasts. */

import { jdUtOfTt, type LocalClock } from '../../time/local-clock.ts';
import type { SolarDay } from '../day/index.ts';

/** How a time is thought of. `neutral`: good for some things, or neither. */
export type MuhurtaQuality = 'good' | 'neutral' | 'bad';

/** From when to when. Civil Julian dates, and texts where a clock was given. */
export interface TimedSpan {
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly start?: string;
  readonly end?: string;
}

/** A span in TT as records give it. */
export function timedSpan(startJdTt: number, endJdTt: number, clock?: LocalClock): TimedSpan {
  const startJdUt = jdUtOfTt(startJdTt);
  const endJdUt = jdUtOfTt(endJdTt);
  return clock === undefined
    ? { startJdUt, endJdUt }
    : { startJdUt, endJdUt, start: clock.text(startJdUt), end: clock.text(endJdUt) };
}

/** One of the equal parts of a day and of the night that follows. */
export interface DayPart {
  readonly isDay: boolean;
  /** Place within the day or the night, from 0. */
  readonly place: number;
  readonly startJdTt: number;
  readonly endJdTt: number;
}

/** The day and the night, each in `count` equal parts: `2 × count` of them, without a gap. */
export function equalParts(day: SolarDay, count: number): readonly DayPart[] {
  const parts: DayPart[] = [];
  for (const isDay of [true, false]) {
    const from = isDay ? day.sunriseJdTt : day.sunsetJdTt;
    const until = isDay ? day.sunsetJdTt : day.nextSunriseJdTt;
    const edge = (i: number) => (i === count ? until : from + ((until - from) * i) / count);
    for (let place = 0; place < count; place++)
      parts.push({ isDay, place, startJdTt: edge(place), endJdTt: edge(place + 1) });
  }
  return parts;
}
