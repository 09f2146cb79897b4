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
  const spans: { sign: number; from: number; until: number; navamshas: NavamshaSpan[] }[] = [];
  for (const { value, startJdTt, endJdTt } of lagnaStretches(
    zodiac,
    clock.place,
    day.sunriseJdTt,
    day.nextSunriseJdTt,
    108,
  )) {
    const sign = Math.ceil(value / 9);
    const navamsha = ((value - 1) % 12) + 1;
    const part = { sign: navamsha, isVargottama: navamsha === sign, ...timedSpan(startJdTt, endJdTt, clock) };
    const last = spans[spans.length - 1];
    if (last?.sign === sign) {
      last.until = endJdTt;
      last.navamshas.push(part);
    } else spans.push({ sign, from: startJdTt, until: endJdTt, navamshas: [part] });
  }
  return spans.map(({ sign, from, until, navamshas }) => ({ sign, ...timedSpan(from, until, clock), navamshas }));
}
