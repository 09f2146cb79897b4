/**
 * Does an applying aspect come to pass? The sky is asked: when it is exact, whether one of the two first turns and draws back (refranation), whether one
 * first leaves its sign.
 *
 * @source  `lilly-1647`, pp. 107–113: application, refranation, and what hinders an aspect from being perfected
 */

import { normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { apparentLongitudes, LONGITUDE_STEP_DAYS } from '../../sky/places.ts';
import { angleCrossings, extrema, nextAngleCrossing } from '../../sky/search.ts';
import type { Body } from '../../sky/sky.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import { needGround, POINT_BODIES, pointNamed, type Radix, readRadix } from '../radix/index.ts';
import { type AspectSettings, aspectsOf } from './aspects.ts';
import type { WesternAspect } from './measure.ts';
import { ASPECT_OPTION_NAMES, type AspectOptions } from './options.ts';

export interface PerfectionOptions extends AspectOptions {
  /** How far ahead to look, 1 … 36525 days; ten years when left out. */
  readonly limitDays?: number;
}

/**
 * `perfects`: exact before either leaves its sign. `leaves-sign`: exact, but one is in another sign by then. `refranation`: the orb stops shrinking
 * before it is exact, and one of the two turns retrograde or direct before the aspect is out of orb. `falls-short`: it stops shrinking without that,
 * the other merely outrunning. `beyond`: nothing of this within the limit. `separating`: by the speeds of the moment it does not apply.
 */
export const PERFECTIONS = ['perfects', 'leaves-sign', 'refranation', 'falls-short', 'beyond', 'separating'] as const;
export type PerfectionOutcome = (typeof PERFECTIONS)[number];

export interface Perfection {
  readonly outcome: PerfectionOutcome;
  /** When the aspect is next exact, also after a refranation; null within the limit never, or when it separates. */
  readonly perfectsJdTt: number | null;
  readonly perfectsJdUt: number | null;
  /** When the orb stops shrinking without being exact. */
  readonly turnsJdTt: number | null;
  /** Of a refranation: who turns, and when. */
  readonly station: { readonly name: string; readonly jdTt: number } | null;
  /** The first to leave its sign before the aspect is exact, or before it turns. */
  readonly leavesSign: { readonly name: string; readonly jdTt: number } | null;
}

export interface AspectToBe extends WesternAspect {
  /** Null for angles, nodes and lunar apsides, which have no course of their own, and for points of no known body. */
  readonly perfection: Perfection | null;
}

export interface AspectsByPerfection {
  readonly settings: Omit<AspectSettings, 'movement'> & {
    readonly movement: 'by-perfection';
    readonly limitDays: number;
  };
  readonly sources: readonly SourceKey[];
  readonly aspects: readonly AspectToBe[];
}

const DEFAULT_LIMIT_DAYS = 3652.5;
const MOST_LIMIT_DAYS = 36525;

/**
 * The aspects of a chart, each with what becomes of it.
 *
 * @param radix  geocentric, with its moment (`radixOf`). Signs are those of its zodiac, an ayanamsa held still at its moment.
 * @throws  EngineError INVALID_OPTION for a radix without a moment or of another centre, and as `aspectsOf`; OUT_OF_SPAN where the look ahead leaves
 *          every loaded ephemeris
 * @source  `lilly-1647`, pp. 107–113
 */
export function aspectsByPerfection(
  kernel: Kernel,
  radix: Radix,
  options: PerfectionOptions = {},
): AspectsByPerfection {
  const core = readKernel(kernel);
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { ...ASPECT_OPTION_NAMES, limitDays: true });
  const limitDays = numberIn('limitDays', given.limitDays ?? DEFAULT_LIMIT_DAYS, 1, MOST_LIMIT_DAYS, 'days');
  const { limitDays: _, ...rest } = given;
  const { settings, sources, aspects } = aspectsOf(chart, rest);
  const { jdTt, ayanamsaDeg } = needGround(chart);
  if (chart.settings.centre !== 'geocentric') throw notGeocentric();
  checkJd('radix.ground.jdTt', jdTt);
  const look: Look = { kernel: core, radix: chart, jdTt, ayanamsaDeg, limitDays };
  return {
    settings: { ...settings, movement: 'by-perfection', limitDays },
    sources: [...new Set<SourceKey>([...sources, 'lilly-1647'])],
    aspects: aspects.map((aspect) => ({ ...aspect, perfection: perfectionOf(look, aspect) })),
  };
}

interface Look {
  readonly kernel: Kernel;
  readonly radix: Radix;
  readonly jdTt: number;
  readonly ayanamsaDeg: number;
  readonly limitDays: number;
}

/** Bodies that run a course: planets and asteroids, not the points of the Moon's orbit. */
function courseOf(name: string): Course | null {
  const body = Object.hasOwn(POINT_BODIES, name) ? POINT_BODIES[name] : undefined;
  return body === undefined || body === 'Earth' || /Apogee|Perigee|Node/.test(body) ? null : body;
}

function perfectionOf(look: Look, aspect: WesternAspect): Perfection | null {
  const { kernel, radix, jdTt, limitDays } = look;
  const [body1, body2] = [courseOf(aspect.point1), courseOf(aspect.point2)];
  const [first, second] = [pointNamed(radix, aspect.point1), pointNamed(radix, aspect.point2)];
  if (body1 === null || body2 === null || first === null || second === null) return null;
  if (aspect.movement === 'exact') return outcome('perfects', { exactJdTt: jdTt });
  if (aspect.movement !== 'applying') return outcome('separating', {});
  const places = apparentLongitudes(kernel, [body1, body2]);
  const between = (at: number): number => {
    const { longitudeRad } = places(at);
    return (longitudeRad[1] as number) - (longitudeRad[0] as number);
  };
  const rate = (at: number): number => {
    const { longitudeRadPerDay } = places(at);
    return (longitudeRadPerDay[1] as number) - (longitudeRadPerDay[0] as number);
  };
  // Two retrograde motions make turns of their own: half the shorter step of the two (sky/places.ts).
  const stepDays = Math.min(LONGITUDE_STEP_DAYS[body1], LONGITUDE_STEP_DAYS[body2]) / 2;
  const side = normaliseSignedDeg(second.longitudeDeg - first.longitudeDeg) < 0 ? -1 : 1;
  const targetsRad = [radiansOf(side * aspect.angleDeg)];
  const exact = nextAngleCrossing(between, jdTt, { rate, stepDays, limitDays, targetsRad });
  const endJdTt = exact?.jdTt ?? jdTt + limitDays;
  const [turn] = extrema(between, jdTt, endJdTt, { rate, stepDays });
  const [names, bodies] = [
    [aspect.point1, aspect.point2],
    [body1, body2],
  ];
  const leaves = firstIngress(look, names, bodies, turn?.jdTt ?? endJdTt);
  if (turn !== undefined) {
    const outRad = [radiansOf(aspect.angleDeg + aspect.allowedDeg), radiansOf(aspect.angleDeg - aspect.allowedDeg)];
    const out = nextAngleCrossing(between, turn.jdTt, {
      rate,
      stepDays,
      limitDays,
      targetsRad: [...outRad, ...outRad.map((rad) => -rad)],
    });
    const station = firstStation(look, names, bodies, out?.jdTt ?? turn.jdTt + limitDays);
    return outcome(station === null ? 'falls-short' : 'refranation', {
      exactJdTt: exact?.jdTt ?? null,
      turnsJdTt: turn.jdTt,
      station,
      leaves,
    });
  }
  if (exact === null) return outcome('beyond', { leaves });
  return outcome(leaves === null ? 'perfects' : 'leaves-sign', { exactJdTt: exact.jdTt, leaves });
}

type Course = Exclude<Body, 'Earth'>;

/** The first of either to stand still before an instant. */
function firstStation(
  { kernel, jdTt }: Look,
  names: readonly string[],
  bodies: readonly Course[],
  endJdTt: number,
): Perfection['station'] {
  let first: Perfection['station'] = null;
  for (const [i, body] of bodies.entries()) {
    if (body === 'Sun' || body === 'Moon') continue;
    const places = apparentLongitudes(kernel, [body]);
    const [still] = extrema((at) => places(at).longitudeRad[0] as number, jdTt, endJdTt, {
      rate: (at) => places(at).longitudeRadPerDay[0] as number,
      stepDays: LONGITUDE_STEP_DAYS[body],
    });
    if (still !== undefined && (first === null || still.jdTt < first.jdTt))
      first = { name: names[i] as string, jdTt: still.jdTt };
  }
  return first;
}

/** The first passage of either through the edge of a sign before an instant. */
function firstIngress(
  { kernel, jdTt, ayanamsaDeg }: Look,
  names: readonly string[],
  bodies: readonly Course[],
  endJdTt: number,
): Perfection['leavesSign'] {
  let first: Perfection['leavesSign'] = null;
  for (const [i, body] of bodies.entries()) {
    const places = apparentLongitudes(kernel, [body]);
    const [ingress] = angleCrossings((at) => places(at).longitudeRad[0] as number, jdTt, endJdTt, {
      rate: (at) => places(at).longitudeRadPerDay[0] as number,
      stepDays: LONGITUDE_STEP_DAYS[body],
      everyRad: radiansOf(30),
      offsetRad: radiansOf(ayanamsaDeg),
    });
    if (ingress !== undefined && (first === null || ingress.jdTt < first.jdTt))
      first = { name: names[i] as string, jdTt: ingress.jdTt };
  }
  return first;
}

interface Found {
  readonly exactJdTt?: number | null;
  readonly turnsJdTt?: number;
  readonly station?: Perfection['station'];
  readonly leaves?: Perfection['leavesSign'];
}

function outcome(is: PerfectionOutcome, { exactJdTt = null, turnsJdTt, station, leaves }: Found): Perfection {
  return {
    outcome: is,
    perfectsJdTt: exactJdTt,
    perfectsJdUt: exactJdTt === null ? null : jdUtOfTt(exactJdTt),
    turnsJdTt: turnsJdTt ?? null,
    station: station ?? null,
    leavesSign: leaves ?? null,
  };
}

function notGeocentric(): Error {
  const allowed = 'a geocentric radix';
  return refusal(
    'INVALID_OPTION',
    'radix.settings.centre',
    allowed,
    `What becomes of an aspect is asked of ${allowed}.`,
  );
}
