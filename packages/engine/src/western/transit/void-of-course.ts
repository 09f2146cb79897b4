/**
 * When is the Moon void of course? After her last exact aspect and until she leaves her sign; or, by the Hellenistic rule, while she perfects none
 * in the next thirty degrees.
 *
 * The Moon is faster than every planet, so the arc from each to her only grows and none of its marks can be missed.
 */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { ASPECTS, type AspectType } from '../../chart/aspects.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { angleCrossings } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd, jdSpan } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { PLANETS, TRADITIONAL_PLANETS } from '../radix/index.ts';
import { type EventTime, eventTime, type MovingFrame, motionOf, type PointMotion } from './motion.ts';

export const VOID_RULES = ['sign', 'thirty-degrees'] as const;
/** `sign`: from the last aspect to the end of the sign (Lilly, modern almanacs); `thirty-degrees`: no aspect within the next 30° (Antiochus, Porphyry). */
export type VoidRule = (typeof VOID_RULES)[number];

export interface VoidOptions {
  /** `sign` when left out. */
  readonly rule?: VoidRule;
  /** `traditional`: Sun to Saturn (when left out); `modern`: Sun to Pluto; or names. */
  readonly planets?: 'traditional' | 'modern' | readonly string[];
  /** The five major ones when left out. */
  readonly aspects?: readonly AspectType[];
  /** Tropical when left out. */
  readonly zodiac?: 'tropical' | 'sidereal';
  /** For a sidereal zodiac; Fagan–Bradley when left out. */
  readonly ayanamsa?: string;
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
  readonly aspect: AspectType;
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
    readonly aspects: readonly AspectType[];
    readonly zodiac: 'tropical' | 'sidereal';
    readonly ayanamsa: string | null;
  };
  readonly sources: readonly SourceKey[];
  /** In the order of time. */
  readonly courses: readonly VoidOfCourse[];
}

/** The longest she has been seen to go is two and a half days; a sign takes her 2.7. */
const MARGIN_DAYS = 6;
/** She gains 9.5° a day on the fastest planet at least, and 15.5° at most. */
const STEP_DAYS = 6;
const MAJOR = ASPECTS.filter(({ major }) => major).map(({ type }) => type);
const TYPES = ASPECTS.map(({ type }) => type);
const LONGEST_DAYS = 36525;

/**
 * Every void course that touches [from, to), each told from its beginning to its end, which may lie outside.
 *
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 100 years apart
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `lilly-1647`, page 112 (by sign); `antiochus-summary` (thirty degrees)
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
  const aspects = readList('options.aspects', chosen.aspects ?? MAJOR, 'a list of names of aspects').map((type) =>
    oneOf('options.aspects', type, TYPES),
  );
  const zodiac = oneOf('options.zodiac', chosen.zodiac ?? 'tropical', ['tropical', 'sidereal']);
  const ayanamsa = zodiac === 'sidereal' ? (chosen.ayanamsa ?? 'fagan-bradley') : null;
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  const frame: MovingFrame = { zodiac, ayanamsa, nodeType: 'true' };
  const from = Math.max(fromJdTt - MARGIN_DAYS, jdSpan.first);
  const to = Math.min(toJdTt + MARGIN_DAYS, jdSpan.last);
  const moon = motionOf(core, frame, 'Moon');
  const made = aspectsMade(core, frame, planets, aspects, from, to, clock);
  const all = rule === 'sign' ? bySign(moon, made, from, to, clock) : byDegrees(moon, made, clock);
  return {
    settings: { rule, planets, aspects, zodiac, ayanamsa },
    sources: rule === 'sign' ? ['lilly-1647'] : ['antiochus-summary'],
    courses: all.filter((course) => course.to.jdTt > fromJdTt && course.from.jdTt < toJdTt),
  };
}

/** Every exact aspect of the Moon in the span, in the order of time. */
function aspectsMade(
  kernel: Kernel,
  frame: MovingFrame,
  planets: readonly string[],
  aspects: readonly AspectType[],
  from: number,
  to: number,
  clock: LocalClock | undefined,
): readonly LunarAspect[] {
  const marks = aspects.flatMap((aspect) => {
    const angle = ASPECTS.find(({ type }) => type === aspect)?.angleDeg ?? 0;
    const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
    return sides.map((side) => ({ aspect, targetRad: radiansOf(side) }));
  });
  const targetsRad = marks.map(({ targetRad }) => targetRad);
  const moon = motionOf(kernel, frame, 'Moon');
  return planets
    .flatMap((planet) => {
      const other = motionOf(kernel, frame, planet, 'options.planets');
      const crossings = angleCrossings((jdTt) => moon.angle(jdTt) - other.angle(jdTt), from, to, {
        stepDays: STEP_DAYS,
        rate: (jdTt) => moon.rate(jdTt) - other.rate(jdTt),
        targetsRad,
      });
      return crossings.map(
        ({ jdTt, index }): LunarAspect => ({
          ...eventTime(jdTt, clock),
          planet,
          aspect: (marks[index] as (typeof marks)[number]).aspect,
        }),
      );
    })
    .sort((a, b) => a.jdTt - b.jdTt);
}

function bySign(
  moon: PointMotion,
  made: readonly LunarAspect[],
  from: number,
  to: number,
  clock: LocalClock | undefined,
): readonly VoidOfCourse[] {
  const ingresses = angleCrossings(moon.angle, from, to, {
    stepDays: moon.stepDays,
    rate: moon.rate,
    everyRad: radiansOf(30),
  });
  return ingresses.slice(1).flatMap((leaving, i): VoidOfCourse[] => {
    const entering = ingresses[i] as (typeof ingresses)[number];
    const inside = made.filter(({ jdTt }) => jdTt >= entering.jdTt && jdTt < leaving.jdTt);
    const lastAspect = inside.at(-1) ?? null;
    return [
      {
        from: lastAspect === null ? eventTime(entering.jdTt, clock) : timeOf(lastAspect),
        to: eventTime(leaving.jdTt, clock),
        sign: entering.index + 1,
        lastAspect,
        nextAspect: made.find(({ jdTt }) => jdTt >= leaving.jdTt) ?? null,
      },
    ];
  });
}

/** From an aspect after which she has more than thirty degrees to go to the next, until she has thirty left. */
function byDegrees(
  moon: PointMotion,
  made: readonly LunarAspect[],
  clock: LocalClock | undefined,
): readonly VoidOfCourse[] {
  return made.slice(1).flatMap((nextAspect, i): VoidOfCourse[] => {
    const lastAspect = made[i] as LunarAspect;
    const way = normaliseDeg(degreesOf(moon.angle(nextAspect.jdTt) - moon.angle(lastAspect.jdTt)));
    if (way <= 30) return [];
    const [end] = angleCrossings(moon.angle, lastAspect.jdTt, nextAspect.jdTt, {
      stepDays: moon.stepDays,
      rate: moon.rate,
      targetsRad: [moon.angle(nextAspect.jdTt) - radiansOf(30)],
    });
    if (end === undefined) return [];
    const sign = Math.floor(normaliseDeg(degreesOf(moon.angle(lastAspect.jdTt))) / 30) + 1;
    return [{ from: timeOf(lastAspect), to: eventTime(end.jdTt, clock), sign, lastAspect, nextAspect }];
  });
}

function timeOf({ jdTt, jdUt, time }: EventTime): EventTime {
  return time === undefined ? { jdTt, jdUt } : { jdTt, jdUt, time };
}

function planetsOf(planets: 'traditional' | 'modern' | readonly string[]): readonly string[] {
  const others = (names: readonly string[]) => names.filter((name) => name !== 'Moon');
  if (planets === 'traditional') return others(TRADITIONAL_PLANETS);
  if (planets === 'modern') return others(PLANETS);
  const list = readList('options.planets', planets, 'traditional, modern or a list of names of planets');
  return list.map((name) => oneOf('options.planets', name, others(PLANETS)));
}
