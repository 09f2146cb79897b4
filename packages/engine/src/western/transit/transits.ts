/**
 * Transits to a radix: when does a planet in the sky stand in exact aspect to a natal point, which pass is it, and from when to when is it within orb?
 *
 * One walk along each moving body, with all points and aspects as marks on its way, so that a hundred targets cost little more than one.
 */

import { degreesOf, normaliseSignedRad, radiansOf } from '../../angle.ts';
import { ASPECTS, type AspectType } from '../../chart/aspects.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd, jdSpan } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { PLANETS, type Radix, readRadix, zodiacSpot } from '../radix/index.ts';
import { type EventTime, eventTime, motionOf, type PointMotion } from './motion.ts';
import { APPROACH_DAYS, numberPasses } from './passes.ts';

export interface TransitOptions {
  /** Bodies in the sky; Sun to Pluto without the Moon when left out. */
  readonly bodies?: readonly string[];
  /** Natal points by name, angles too; the ten planets, the nodes, Ascendant and Midheaven, as far as the radix has them, when left out. */
  readonly points?: readonly string[];
  /** Names of aspects; the five major ones when left out. */
  readonly aspects?: readonly AspectType[];
  /** For windows: how far from exact, 0 … 10 degrees; 1 when left out. */
  readonly orbDeg?: number;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const TRANSIT_NAMES: OptionNames<TransitOptions> = {
  bodies: true,
  points: true,
  aspects: true,
  orbDeg: true,
  clock: true,
};

/** An exact aspect of a moving planet to a natal point. */
export interface TransitHit extends EventTime {
  readonly body: string;
  readonly aspect: AspectType;
  readonly angle: number;
  readonly point: string;
  readonly isRetrograde: boolean;
  /** 1 … `passes`: the first, the retrograde second, the third. */
  readonly pass: number;
  readonly passes: number;
  /** Where the planet stands, degrees in the zodiac of the radix. */
  readonly longitudeDeg: number;
}

/** A stretch within orb. An end that lies outside the span is null. */
export interface TransitWindow {
  readonly body: string;
  readonly aspect: AspectType;
  readonly angle: number;
  readonly point: string;
  readonly from: EventTime | null;
  readonly to: EventTime | null;
  /** Exact instants in it; empty where the planet turns before it gets there. */
  readonly hits: readonly EventTime[];
}

/** What a search was made with. */
export interface TransitSettings {
  readonly zodiac: 'tropical' | 'sidereal';
  readonly bodies: readonly string[];
  readonly points: readonly string[];
  readonly aspects: readonly AspectType[];
}

export interface Transits {
  readonly settings: TransitSettings;
  readonly sources: readonly SourceKey[];
  /** In the order of time. */
  readonly hits: readonly TransitHit[];
}

export interface TransitWindows {
  readonly settings: TransitSettings & { readonly orbDeg: number };
  readonly sources: readonly SourceKey[];
  /** By body, then point and aspect, then time. */
  readonly windows: readonly TransitWindow[];
}

/** One mark on the way of a body: a point of the radix turned by an aspect. */
interface Target {
  readonly point: string;
  readonly aspect: AspectType;
  readonly angle: number;
  readonly longitudeRad: number;
}

interface Question {
  readonly kernel: Kernel;
  readonly motions: readonly PointMotion[];
  readonly targets: readonly Target[];
  readonly settings: TransitSettings;
  readonly clock: LocalClock | undefined;
}

/**
 * Every exact transit in [from, to).
 *
 * @param radix     cast or made; its longitudes are the targets, in its own zodiac
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 200 years apart
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
  checkSpan(fromJdTt, toJdTt);
  const hits: TransitHit[] = [];
  for (const motion of motions) {
    const more = APPROACH_DAYS[motion.name] ?? 0;
    const [from, to] = [Math.max(fromJdTt - more, jdSpan.first), Math.min(toJdTt + more, jdSpan.last)];
    for (const { jdTt, rising, index, pass, passes } of numberPasses(crossingsOf(motion, targets, from, to))) {
      if (jdTt < fromJdTt || jdTt >= toJdTt) continue;
      const { point, aspect, angle } = targets[index] as Target;
      hits.push({
        ...eventTime(jdTt, clock),
        body: motion.name,
        aspect,
        angle,
        point,
        isRetrograde: !rising,
        pass,
        passes,
        longitudeDeg: zodiacSpot(degreesOf(motion.angle(jdTt))).longitudeDeg,
      });
    }
  }
  hits.sort((a, b) => a.jdTt - b.jdTt);
  return { settings, sources: ['hand-1976'], hits };
}

/**
 * Every stretch of [from, to) in which a planet is within orb of an aspect.
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
  const { motions, targets, settings, clock } = questionOf(kernel, radix, options);
  checkSpan(fromJdTt, toJdTt);
  const orbDeg = numberIn('options.orbDeg', options.orbDeg ?? 1, 0, 10, 'degrees');
  const orb = radiansOf(orbDeg);
  const windows = motions.flatMap((motion) => {
    const exact = crossingsOf(motion, targets, fromJdTt, toJdTt);
    const edges = targets.flatMap((target) => [
      { ...target, longitudeRad: target.longitudeRad - orb },
      { ...target, longitudeRad: target.longitudeRad + orb },
    ]);
    const passed = crossingsOf(motion, edges, fromJdTt, toJdTt);
    return targets.flatMap((target, i) => {
      const inside = (jdTt: number) => Math.abs(normaliseSignedRad(motion.angle(jdTt) - target.longitudeRad)) <= orb;
      const turns = passed.filter(({ index }) => index >> 1 === i).map(({ jdTt }) => jdTt);
      const hits = exact.filter(({ index }) => index === i).map(({ jdTt }) => jdTt);
      return stretches(inside(fromJdTt), turns).map(
        ([from, to]): TransitWindow => ({
          body: motion.name,
          aspect: target.aspect,
          angle: target.angle,
          point: target.point,
          from: from === null ? null : eventTime(from, clock),
          to: to === null ? null : eventTime(to, clock),
          hits: hits
            .filter((jdTt) => (from === null || jdTt >= from) && (to === null || jdTt <= to))
            .map((jdTt) => eventTime(jdTt, clock)),
        }),
      );
    });
  });
  return { settings: { ...settings, orbDeg }, sources: ['hand-1976'], windows };
}

/** Edges passed, by turns in and out; null where a stretch is cut by the span. */
function stretches(startsInside: boolean, turns: readonly number[]): (readonly [number | null, number | null])[] {
  const found: (readonly [number | null, number | null])[] = [];
  let inside = startsInside;
  let since: number | null = null;
  for (const jdTt of turns) {
    if (inside) found.push([since, jdTt]);
    inside = !inside;
    since = jdTt;
  }
  if (inside) found.push([since, null]);
  return found;
}

function crossingsOf(motion: PointMotion, targets: readonly Target[], fromJdTt: number, toJdTt: number) {
  return angleCrossings(motion.angle, fromJdTt, toJdTt, {
    stepDays: motion.stepDays,
    rate: motion.rate,
    targetsRad: targets.map(({ longitudeRad }) => longitudeRad),
  });
}

const DEFAULT_BODIES = PLANETS.filter((name) => name !== 'Moon');
const DEFAULT_POINTS = [...PLANETS, 'NorthNode', 'Ascendant', 'Midheaven'];
const ASPECT_TYPES = ASPECTS.map(({ type }) => type);
const MAJOR = ASPECTS.filter(({ major }) => major).map(({ type }) => type);

function questionOf(kernel: Kernel, radix: Radix, options: TransitOptions): Question {
  const core = readKernel(kernel);
  const natal = readRadix(radix);
  const chosen = readChoices(options, 'options', TRANSIT_NAMES);
  const bodies = readList('options.bodies', chosen.bodies ?? DEFAULT_BODIES, 'a list of names of bodies');
  const motions = bodies.map((name, i) => motionOf(core, natal.settings, name as string, `options.bodies[${i}]`));
  const aspects = readList('options.aspects', chosen.aspects ?? MAJOR, 'a list of names of aspects').map((type) =>
    oneOf('options.aspects', type, ASPECT_TYPES),
  );
  const longitudes = new Map<string, number>(natal.points.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
  for (const angle of Object.values(natal.angles ?? {})) longitudes.set(angle.name, angle.longitudeDeg);
  const wanted = chosen.points ?? DEFAULT_POINTS.filter((name) => longitudes.has(name));
  const points = readList('options.points', wanted, 'a list of names of points').map((name) =>
    oneOf('options.points', name, [...longitudes.keys()]),
  );
  const targets = points.flatMap((point) =>
    aspects.flatMap((aspect): Target[] => {
      const angle = ASPECTS.find(({ type }) => type === aspect)?.angleDeg ?? 0;
      const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
      const natalDeg = longitudes.get(point) as number;
      return sides.map((side) => ({ point, aspect, angle, longitudeRad: radiansOf(natalDeg + side) }));
    }),
  );
  if (targets.length === 0) {
    const allowed = 'one point and one aspect at least';
    throw refusal('INVALID_OPTION', 'options.points', allowed, `There is nothing to look for: name ${allowed}.`);
  }
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  return {
    kernel: core,
    motions,
    targets,
    settings: { zodiac: natal.settings.zodiac, bodies: motions.map(({ name }) => name), points, aspects },
    clock,
  };
}

const LONGEST_DAYS = 73050;

function checkSpan(fromJdTt: number, toJdTt: number): void {
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt <= LONGEST_DAYS) return;
  const allowed = 'at most 200 years after fromJdTt';
  throw refusal('INVALID_OPTION', 'toJdTt', allowed, `A search for transits is ${allowed} at the end.`);
}
