/** The rising signs of a solar day, and the navamshas within each: when which lagna runs. */

import type { DayGround } from './ground.ts';
import { lagnaStretches } from './lagna.ts';
import { type TimedSpan, timedSpan } from './quality.ts';

/** A navamsha that rises. */
export interface NavamshaSpan extends TimedSpan {
  /** Its sign, 1 … 12. */
  readonly sign: number;
  /** Whether it is of the very sign that rises. */
  readonly isVargottama: boolean;
}

export interface LagnaSpan extends TimedSpan {
  /** 1 … 12. */
  readonly sign: number;
  /** In the order of time; the first and the last sign of a day are cut by its sunrises. */
  readonly navamshas: readonly NavamshaSpan[];
}

/** The lagnas from sunrise to sunrise, in the order of time. Errors as `dayGroundOn`. */
export function lagnaSpansOf({ sky, clock, day }: DayGround): readonly LagnaSpan[] {
  const { zodiac } = sky;
  const signs = lagnaStretches(zodiac, clock.place, day.sunriseJdTt, day.nextSunriseJdTt, 12);
  return signs.map(({ value, startJdTt, endJdTt }) => ({
    sign: value,
    ...timedSpan(startJdTt, endJdTt, clock),
    navamshas: lagnaStretches(zodiac, clock.place, startJdTt, endJdTt, 108).map((part) => {
      const sign = ((part.value - 1) % 12) + 1;
      return { sign, isVargottama: sign === value, ...timedSpan(part.startJdTt, part.endJdTt, clock) };
    }),
  }));
}
