/** How long is a planet near the Sun? The stretches it spends within an arc of him: cazimi, combustion, under the beams. */

import { normaliseSignedRad, radiansOf } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings, crossings } from '../search.ts';
import type { Body } from '../sky.ts';
import { sunArcMotion } from './arcs.ts';
import { pairMotion, readBody, type StepOption, searchAlong } from './motion.ts';
import { type Stretch, stretchesOf } from './stretches.ts';
import { type ElongationMeasure, MEASURES, PLANETS } from './sun.ts';
import { turnsOf } from './turns.ts';

export interface NearSunOptions extends StepOption {
  /** How near, degrees, 0.01 … 90: 17′ when left out. */
  readonly withinDeg?: number;
  /** `longitude` when left out. */
  readonly measure?: ElongationMeasure;
}

/** A stretch near the Sun. */
export interface NearSun extends Stretch {
  /** When the planet is nearest, by the same measure, the first time where it is so twice; null when that lies outside the span. */
  readonly nearestJdTt: number | null;
}

const NEAR_NAMES = { stepDays: true, withinDeg: true, measure: true } as const;
/** Half the Sun's width and a little: within it a planet in cazimi is said to be. */
const CAZIMI_DEG = 17 / 60;

/**
 * The stretches that a planet spends within an arc of the Sun, as far as they lie in [from, to): cazimi within 17′, and with other bounds combustion and the
 * Sun's beams.
 *
 * @param body  Mercury to Vesta, or the Moon
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has the body
 * @source  17′: `lilly-1647`
 */
export function nearSunOf(
  kernel: Kernel,
  body: Body,
  fromJdTt: number,
  toJdTt: number,
  options: NearSunOptions = {},
): readonly NearSun[] {
  readKernel(kernel);
  readChoices<NearSunOptions>(options, 'options', NEAR_NAMES);
  checkSpan(fromJdTt, toJdTt);
  readBody('body', body, ['Moon', ...PLANETS]);
  const measure = oneOf('options.measure', options.measure ?? 'longitude', MEASURES);
  const within = radiansOf(numberIn('options.withinDeg', options.withinDeg ?? CAZIMI_DEG, 0.01, 90, 'degrees'));
  if (!(fromJdTt < toJdTt)) return [];
  const half = kernel.sin(0.5 * within);
  const along = pairMotion(kernel, body, 'Sun', 'longitude', -1, 'apparent');
  const arc = sunArcMotion(kernel, body, 'apparent');
  const depth = (jdTt: number): number =>
    measure === 'arc' ? half * half - arc.value(jdTt) : within - Math.abs(normaliseSignedRad(along.value(jdTt)));
  const borders =
    measure === 'arc'
      ? crossings((t) => half * half - arc.value(t), fromJdTt, toJdTt, {
          ...searchAlong(arc, options),
          rate: (t) => -arc.rate(t),
        })
      : angleCrossings(along.value, fromJdTt, toJdTt, {
          ...searchAlong(along, options),
          targetsRad: [-within, within],
        }).map(
          // Inside lies after the lower mark when it is passed upwards, and after the upper one downwards.
          ({ jdTt, rising, index }) => ({ jdTt, rising: rising === (index === 0) }),
        );
  const near: readonly Near[] =
    measure === 'arc'
      ? turnsOf(sunArcMotion(kernel, body, 'smooth'), arc, fromJdTt, toJdTt, options).filter(
          ({ kind }) => kind === 'minimum',
        )
      : angleCrossings(along.value, fromJdTt, toJdTt, { ...searchAlong(along, options), targetsRad: [0] }).map(
          ({ jdTt }) => ({ jdTt, value: 0 }),
        );
  return stretchesOf(borders, depth(fromJdTt) >= 0).map(({ beginJdTt, endJdTt }) => ({
    beginJdTt,
    endJdTt,
    nearestJdTt: nearestOf(near, beginJdTt ?? fromJdTt, endJdTt ?? toJdTt),
  }));
}

interface Near {
  readonly jdTt: number;
  readonly value: number;
}

/** The least of those between two instants: a wide arc can hold more than one conjunction. */
function nearestOf(near: readonly Near[], fromJdTt: number, toJdTt: number): number | null {
  let best: Near | null = null;
  for (const one of near)
    if (one.jdTt >= fromJdTt && one.jdTt <= toJdTt && (best === null || one.value < best.value)) best = one;
  return best === null ? null : best.jdTt;
}
