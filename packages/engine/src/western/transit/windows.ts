/** Transits within orb: from when to when is a planet near an aspect to a natal point, and when is it exact? */

import { normaliseSignedRad, radiansOf } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { AngleCrossing } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import type { WesternAspectType } from '../aspect/index.ts';
import type { Radix } from '../radix/index.ts';
import { type EventTime, eventTime } from './motion.ts';
import { checkTransitSpan, crossingsOf, questionOf, type TransitOptions, type TransitSettings } from './question.ts';

/** A stretch within orb. An end that lies outside the span is null. */
export interface TransitWindow {
  readonly body: string;
  readonly aspect: WesternAspectType;
  readonly angle: number;
  readonly point: string;
  readonly from: EventTime | null;
  readonly to: EventTime | null;
  /** Exact instants in it; empty where the planet turns before it gets there. */
  readonly hits: readonly EventTime[];
}

export interface TransitWindows {
  readonly settings: TransitSettings & { readonly orbDeg: number };
  readonly sources: readonly SourceKey[];
  /** By body, then point and aspect, then time. */
  readonly windows: readonly TransitWindow[];
}

/**
 * Every stretch of [from, to) in which a planet is within orb of an aspect. Of a span of no length: the stretches that hold the instant.
 *
 * @throws  EngineError as `transitsTo`
 */
export function transitWindows(
  kernel: Kernel,
  radix: Radix,
  fromJdTt: number,
  toJdTt: number,
  options: TransitOptions = {},
): TransitWindows {
  const question = questionOf(kernel, radix, options);
  const { motions, targets, settings, clock } = question;
  checkTransitSpan(fromJdTt, toJdTt);
  const orbDeg = numberIn('options.orbDeg', question.orbDeg ?? 1, 0, 10, 'degrees');
  const orb = radiansOf(orbDeg);
  const marksRad = targets.map(({ longitudeRad }) => longitudeRad);
  const edgesRad = marksRad.flatMap((mark) => [mark - orb, mark + orb]);
  const windows = (toJdTt >= fromJdTt ? motions : []).flatMap((motion) => {
    const exact = byMark(crossingsOf(motion, marksRad, fromJdTt, toJdTt), marksRad.length, 0);
    const edges = byMark(crossingsOf(motion, edgesRad, fromJdTt, toJdTt), marksRad.length, 1);
    return targets.flatMap(({ point, aspect, angle, longitudeRad }, i) => {
      const isInside = Math.abs(normaliseSignedRad(motion.angle(fromJdTt) - longitudeRad)) <= orb;
      return stretches(isInside, edges[i] as readonly AngleCrossing[], fromJdTt).map(
        ([from, to]): TransitWindow => ({
          body: motion.name,
          aspect,
          angle,
          point,
          from: from === null ? null : eventTime(from, clock),
          to: to === null ? null : eventTime(to, clock),
          hits: (exact[i] as readonly AngleCrossing[])
            .filter(({ jdTt }) => (from === null || jdTt >= from) && (to === null || jdTt <= to))
            .map(({ jdTt }) => eventTime(jdTt, clock)),
        }),
      );
    });
  });
  return { settings: { ...settings, orbDeg }, sources: ['hand-1976'], windows };
}

/** Crossings by the mark they belong to, which is their index less its last `bits`; each list in the order of time. */
function byMark(crossings: readonly AngleCrossing[], count: number, bits: number): readonly AngleCrossing[][] {
  const lists: AngleCrossing[][] = Array.from({ length: count }, () => []);
  for (const crossing of crossings) lists[crossing.index >> bits]?.push(crossing);
  return lists;
}

/** As well as an instant is known: a span may begin where a stretch was found to end. */
const TOLERANCE_DAYS = 1e-8;

/** Edges passed, by turns in and out; null where a stretch is cut by the span. */
function stretches(
  isInside: boolean,
  edges: readonly AngleCrossing[],
  fromJdTt: number,
): (readonly [number | null, number | null])[] {
  const found: (readonly [number | null, number | null])[] = [];
  const [first] = edges;
  // On an edge itself the orb decides nothing, the way it is passed does: the lower edge (even) upwards is the way in.
  const begun = fromJdTt + TOLERANCE_DAYS;
  let inside = first !== undefined && first.jdTt <= begun ? (first.index % 2 === 0) !== first.rising : isInside;
  let since: number | null = null;
  for (const { jdTt } of edges) {
    if (inside && jdTt > begun) found.push([since, jdTt]);
    inside = !inside;
    since = jdTt;
  }
  if (inside) found.push([since, null]);
  return found;
}
