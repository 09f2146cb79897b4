/**
 * Transits to a radix: when does a planet in the sky stand in exact aspect to a natal point, and which pass is it?
 *
 * One walk along each moving body, with all points and aspects as marks on its way, so that a hundred targets cost little more than one.
 */

import { degreesOf } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import type { WesternAspectType } from '../aspect/index.ts';
import { type Radix, zodiacSpot } from '../radix/index.ts';
import { type EventTime, reachOf, shownBy } from './motion.ts';
import { APPROACH_DAYS, numberPasses } from './passes.ts';
import {
  checkTransitSpan,
  crossingsOf,
  questionOf,
  type Target,
  type TransitOptions,
  type TransitSettings,
} from './question.ts';

/** An exact aspect of a moving planet to a natal point. */
export interface TransitHit extends EventTime {
  readonly body: string;
  readonly aspect: WesternAspectType;
  readonly angle: number;
  readonly point: string;
  readonly isRetrograde: boolean;
  /** 1 … `passes`: the first, the retrograde second, the third. */
  readonly pass: number;
  readonly passes: number;
  /** Where the planet stands, degrees in the zodiac of the radix. */
  readonly longitudeDeg: number;
}

export interface Transits {
  readonly settings: TransitSettings;
  readonly sources: readonly SourceKey[];
  /** In the order of time. */
  readonly hits: readonly TransitHit[];
}

/**
 * Every exact transit in [from, to).
 *
 * @param radix     cast or made; its longitudes are the targets, in its own zodiac
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 200 years apart. An end before the beginning is an empty span
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN where no loaded ephemeris has a body
 */
export function transitsTo(
  kernel: Kernel,
  radix: Radix,
  fromJdTt: number,
  toJdTt: number,
  options: TransitOptions = {},
): Transits {
  const { motions, targets, settings, clock } = questionOf(kernel, radix, options);
  checkTransitSpan(fromJdTt, toJdTt);
  const hits: TransitHit[] = [];
  const targetsRad = targets.map(({ longitudeRad }) => longitudeRad);
  for (const motion of toJdTt > fromJdTt ? motions : []) {
    const more = APPROACH_DAYS[motion.name] ?? 0;
    const [from, to] = [reachOf(motion, fromJdTt, fromJdTt - more), reachOf(motion, toJdTt, toJdTt + more)];
    for (const { jdTt, rising, index, pass, passes } of numberPasses(crossingsOf(motion, targetsRad, from, to))) {
      if (jdTt < fromJdTt || jdTt >= toJdTt) continue;
      const { point, aspect, angle } = targets[index] as Target;
      // Written member by member, as all records that are made by the thousand.
      const hit = {
        jdTt,
        jdUt: jdUtOfTt(jdTt),
        body: motion.name,
        aspect,
        angle,
        point,
        isRetrograde: !rising,
        pass,
        passes,
        longitudeDeg: zodiacSpot(degreesOf(motion.angle(jdTt))).longitudeDeg,
      };
      hits.push(shownBy(hit, clock));
    }
  }
  hits.sort((a, b) => a.jdTt - b.jdTt);
  return { settings, sources: ['hand-1976'], hits };
}
