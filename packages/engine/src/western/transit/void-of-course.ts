/**
 * When is the Moon void of course? After her last exact aspect and until she leaves her sign; or, by the Hellenistic rule, while she perfects none
 * in the next thirty degrees.
 *
 * The Moon is faster than every planet, so the arc from each to her only grows and none of its marks can be missed.
 */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readText, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { readNames } from '../aspect/aspect-points.ts';
import type { WesternAspectType } from '../aspect/index.ts';
import { PLANETS, TRADITIONAL_PLANETS, zodiacSpot } from '../radix/index.ts';
import { type AspectSide, readAspects, type SearchedAspects, sidesOf } from './marks.ts';
import { type EventTime, eventTime, type MovingFrame, motionOf, type PointMotion, reachOf } from './motion.ts';

export const VOID_RULES = ['sign', 'thirty-degrees'] as const;
/**
 * `sign`: from the last exact aspect to the end of the sign, as modern almanacs print it; they read Lilly so, whom others read by orbs. `thirty-degrees`: no
 * exact aspect within the next 30° (Antiochus, Porphyry).
 */
export type VoidRule = (typeof VOID_RULES)[number];

export interface VoidOptions {
  /** `sign` when left out. */
  readonly rule?: VoidRule;
  /** `traditional`: Sun to Saturn (when left out); `modern`: Sun to Pluto; or names. */
  readonly planets?: 'traditional' | 'modern' | readonly string[];
  /** A set by name, or names of aspects; the five major ones when left out. */
  readonly aspects?: SearchedAspects;
  /** Tropical when left out. */
  readonly zodiac?: 'tropical' | 'sidereal';
  /** For a sidereal zodiac; Fagan–Bradley when left out. */
  readonly ayanamsa?: string;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const VOID_NAMES: OptionNames<VoidOptions> = {
  rule: true,
  planets: true,
  aspects: true,
  zodiac: true,
  ayanamsa: true,
  clock: true,
};

/** An exact aspect of the Moon. */
export interface LunarAspect extends EventTime {
  readonly planet: string;
  readonly aspect: WesternAspectType;
}

/** One void course. */
export interface VoidOfCourse {
  readonly from: EventTime;
  readonly to: EventTime;
  /** The sign she is in when it begins, 1 … 12. */
  readonly sign: number;
  /** The aspect after which it began; null when she made none in the sign and was void from its first degree. */
  readonly lastAspect: LunarAspect | null;
  /** The one after it. */
  readonly nextAspect: LunarAspect | null;
}

export interface VoidCourses {
  readonly settings: {
    readonly rule: VoidRule;
    readonly planets: readonly string[];
    readonly aspects: readonly WesternAspectType[];
    readonly zodiac: 'tropical' | 'sidereal';
    readonly ayanamsa: string | null;
  };
  readonly sources: readonly SourceKey[];
  /** In the order of time. */
  readonly courses: readonly VoidOfCourse[];
}

/** She takes a sign in 1.9 … 2.6 days. */
const SIGN_DAYS = 2.7;
/** She goes thirty degrees in no less. */
const THIRTY_DEGREES_DAYS = 1.9;
/** She gains so much a day on the fastest planet at least (Mercury goes 2.2° when she goes 11.8°), and 15.5° at most. */
const SLOWEST_GAIN_DEG = 9.5;
const STEP_DAYS = 6;
const LONGEST_DAYS = 36525;

/**
 * Every void course that touches [from, to), each told from its beginning to its end, which may lie outside.
 *
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 100 years apart
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `lilly-1647`, page 112, as `program-practice` reads it (by sign); `antiochus-summary` (thirty degrees)
 */
export function voidCourses(kernel: Kernel, fromJdTt: number, toJdTt: number, options: VoidOptions = {}): VoidCourses {
  const core = readKernel(kernel);
  const chosen = readChoices(options, 'options', VOID_NAMES);
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt > LONGEST_DAYS) {
    const allowed = 'at most 100 years after fromJdTt';
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `A search for void courses is ${allowed} at the end.`);
  }
  const rule = oneOf('options.rule', chosen.rule ?? 'sign', VOID_RULES);
  const planets = planetsOf(chosen.planets ?? 'traditional');
  const aspects = readAspects('options.aspects', chosen.aspects ?? 'major');
  const zodiac = oneOf('options.zodiac', chosen.zodiac ?? 'tropical', ['tropical', 'sidereal']);
  const ayanamsa = zodiac === 'sidereal' ? readText('options.ayanamsa', chosen.ayanamsa ?? 'fagan-bradley') : null;
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  const frame: MovingFrame = { zodiac, ayanamsa, nodeType: 'true' };
  const moon = motionOf(core, frame, 'Moon');
  const sides = sidesOf(aspects);
  const margin = SIGN_DAYS + widestGapDeg(sides) / SLOWEST_GAIN_DEG;
  const [from, to] = [reachOf(moon, fromJdTt, fromJdTt - margin), reachOf(moon, toJdTt, toJdTt + margin)];
  const made = aspectsMade(core, frame, planets, sides, from, to);
  const all = rule === 'sign' ? bySign(moon, made, from, to) : byDegrees(moon, made);
  return {
    settings: { rule, planets, aspects, zodiac, ayanamsa },
    sources: rule === 'sign' ? ['lilly-1647', 'program-practice'] : ['antiochus-summary'],
    courses: all
      .filter((course) => course.toJdTt > fromJdTt && course.fromJdTt < toJdTt)
      .map((course) => recordOf(moon, course, clock)),
  };
}

/** The widest way from one mark to the next, degrees: within so much she makes an aspect to every planet. */
function widestGapDeg(sides: readonly AspectSide[]): number {
  const marks = sides.map(({ sideDeg }) => normaliseDeg(sideDeg)).sort((a, b) => a - b);
  const gaps = marks.map((mark, i) => (marks[i + 1] ?? (marks[0] as number) + 360) - mark);
  return gaps.reduce((widest, gap) => Math.max(widest, gap), 0);
}

/** An exact aspect of hers, before it is written out. */
interface Made {
  readonly jdTt: number;
  readonly planet: string;
  readonly aspect: WesternAspectType;
}

/** A void course, before it is written out. */
interface Course {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  readonly last: Made | null;
  readonly next: Made | null;
}

/** Every exact aspect of the Moon in the span, in the order of time. */
function aspectsMade(
  kernel: Kernel,
  frame: MovingFrame,
  planets: readonly string[],
  sides: readonly AspectSide[],
  from: number,
  to: number,
): readonly Made[] {
  const targetsRad = sides.map(({ sideDeg }) => radiansOf(sideDeg));
  const moon = motionOf(kernel, frame, 'Moon');
  return planets
    .flatMap((planet) => {
      const other = motionOf(kernel, frame, planet, 'options.planets');
      const crossings = angleCrossings((jdTt) => moon.angle(jdTt) - other.angle(jdTt), from, to, {
        stepDays: STEP_DAYS,
        rate: (jdTt) => moon.rate(jdTt) - other.rate(jdTt),
        targetsRad,
      });
      return crossings.map(({ jdTt, index }): Made => ({ jdTt, planet, aspect: (sides[index] as AspectSide).aspect }));
    })
    .sort((a, b) => a.jdTt - b.jdTt);
}

/** In each sign, from her last aspect there until she leaves it. */
function bySign(moon: PointMotion, made: readonly Made[], from: number, to: number): readonly Course[] {
  const ingresses = angleCrossings(moon.angle, from, to, {
    stepDays: moon.stepDays,
    rate: moon.rate,
    everyRad: radiansOf(30),
  });
  let after = 0;
  return ingresses.slice(1).map(({ jdTt: leaving }, i): Course => {
    const entering = ingresses[i]?.jdTt as number;
    while ((made[after]?.jdTt ?? leaving) < leaving) after += 1;
    const before = made[after - 1];
    const last = before !== undefined && before.jdTt >= entering ? before : null;
    return { fromJdTt: last?.jdTt ?? entering, toJdTt: leaving, last, next: made[after] ?? null };
  });
}

/** From an aspect after which she has more than thirty degrees to go to the next, until she has thirty left. */
function byDegrees(moon: PointMotion, made: readonly Made[]): readonly Course[] {
  return made.slice(1).flatMap((next, i): Course[] => {
    const last = made[i] as Made;
    if (next.jdTt - last.jdTt < THIRTY_DEGREES_DAYS) return [];
    // In 2.7 days she has gone more than thirty degrees, and less than the circle.
    const since = Math.max(last.jdTt, next.jdTt - SIGN_DAYS);
    const [end] = angleCrossings(moon.angle, since, next.jdTt, {
      stepDays: moon.stepDays,
      rate: moon.rate,
      targetsRad: [moon.angle(next.jdTt) - radiansOf(30)],
    });
    return end === undefined ? [] : [{ fromJdTt: last.jdTt, toJdTt: end.jdTt, last, next }];
  });
}

function recordOf(
  moon: PointMotion,
  { fromJdTt, toJdTt, last, next }: Course,
  clock: LocalClock | undefined,
): VoidOfCourse {
  const aspectOf = (made: Made | null): LunarAspect | null =>
    made === null ? null : { ...eventTime(made.jdTt, clock), planet: made.planet, aspect: made.aspect };
  return {
    from: eventTime(fromJdTt, clock),
    to: eventTime(toJdTt, clock),
    sign: signAt(moon, last === null ? (fromJdTt + toJdTt) / 2 : fromJdTt),
    lastAspect: aspectOf(last),
    nextAspect: aspectOf(next),
  };
}

/** Of a course that begins with the sign, its middle is asked: on the edge itself the last bit would decide. */
function signAt(moon: PointMotion, jdTt: number): number {
  return zodiacSpot(degreesOf(moon.angle(jdTt))).sign;
}

function planetsOf(planets: 'traditional' | 'modern' | readonly string[]): readonly string[] {
  const others = (names: readonly string[]) => names.filter((name) => name !== 'Moon');
  if (planets === 'traditional') return others(TRADITIONAL_PLANETS);
  if (planets === 'modern') return others(PLANETS);
  const named = readNames('options.planets', planets, others(PLANETS));
  if (named.length > 0) return named;
  const allowed = 'traditional, modern, or one planet at least';
  throw refusal('INVALID_OPTION', 'options.planets', allowed, `The Moon needs somebody to aspect: name ${allowed}.`);
}
