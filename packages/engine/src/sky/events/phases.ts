/** When is the Moon new, half or full, or at any angle from the Sun? With how much of her is lit, and how far she is. */

import { normaliseSignedRad, radiansOf } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import { readList, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import { checkSpan } from '../altitude.ts';
import { angleCrossings } from '../search.ts';
import { arcOf, haversineOf, litFraction } from './arcs.ts';
import { checkCount, lookAt, pairMotion, type StepOption, searchAlong, turnDaysOf } from './motion.ts';
import { firstOf, type LimitOption, lastOf } from './open.ts';

export type PhaseName = 'new' | 'first-quarter' | 'full' | 'last-quarter';

export interface MoonPhase {
  readonly jdTt: number;
  /** The angle asked for, degrees. */
  readonly angleDeg: number;
  /** Its name, at 0, 90, 180 and 270 degrees. */
  readonly name: PhaseName | null;
  /** Apparent, true equinox of date, 0 … 2π. */
  readonly moonLongitudeRad: number;
  readonly moonLatitudeRad: number;
  readonly sunLongitudeRad: number;
  /** From the Earth's centre. */
  readonly distanceAu: number;
  /** Share of the disc that is lit, 0 … 1. */
  readonly illuminatedFraction: number;
}

export interface PhaseOptions extends StepOption {
  /** Angles of the Moon's longitude before the Sun's, 0 … 360 degrees; the four phases when left out. */
  readonly anglesDeg?: readonly number[];
}

export type OpenPhaseOptions = PhaseOptions & LimitOption;

const NAMES = { stepDays: true, anglesDeg: true } as const;
const OPEN_NAMES = { ...NAMES, limitDays: true } as const;
const QUARTERS = [0, 90, 180, 270] as const;
const PHASE_NAMES: readonly PhaseName[] = ['new', 'first-quarter', 'full', 'last-quarter'];
const WINDOW_DAYS = 8;
/** Each angle comes once in 29.3 … 29.8 days. */
const USUAL_DAYS = 31;
const SUN = RESULT_WIDTH;

/**
 * The phases of the Moon in [from, to), in the order of time: by apparent geocentric longitudes.
 *
 * Nothing is missed whatever the step, for the Moon gains on the Sun by 10.5° a day at least.
 *
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN
 * @source  definition by longitudes: `explanatory-supplement-1992`
 */
export function phasesOf(
  kernel: Kernel,
  fromJdTt: number,
  toJdTt: number,
  options: PhaseOptions = {},
): readonly MoonPhase[] {
  readChoices<PhaseOptions>(options, 'options', NAMES);
  checkSpan(fromJdTt, toJdTt);
  const anglesDeg = readAngles('options.anglesDeg', options.anglesDeg ?? QUARTERS, 0, 360);
  checkCount(anglesDeg.length, turnDaysOf(['Moon']), fromJdTt, toJdTt);
  const motion = pairMotion(kernel, 'Moon', 'Sun', 'longitude', -1, 'apparent');
  const search = { ...searchAlong(motion, options), targetsRad: anglesDeg.map(radiansOf) };
  const look = lookAt(kernel, ['Moon', 'Sun'], 'apparent');
  return angleCrossings(motion.value, fromJdTt, toJdTt, search).map(({ jdTt, index }) => {
    const angleDeg = anglesDeg[index] as number;
    const numbers = look(jdTt);
    const elongation = arcOf(kernel, haversineOf(kernel, numbers, 0, SUN));
    return {
      jdTt,
      angleDeg,
      name: PHASE_NAMES[QUARTERS.indexOf((angleDeg % 360) as 0)] ?? null,
      moonLongitudeRad: numbers[0] as number,
      moonLatitudeRad: numbers[1] as number,
      sunLongitudeRad: numbers[SUN] as number,
      distanceAu: numbers[2] as number,
      illuminatedFraction: litFraction(kernel, elongation, numbers[2] as number, numbers[SUN + 2] as number),
    };
  });
}

/** The first phase at or after an instant; null when there is none within `limitDays` (31). Errors as `phasesOf`. */
export function nextPhase(kernel: Kernel, fromJdTt: number, options: OpenPhaseOptions = {}): MoonPhase | null {
  const { limitDays, ...listed } = readChoices<OpenPhaseOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => phasesOf(kernel, from, to, listed);
  return firstOf(find, fromJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/** The last phase before an instant; as `nextPhase`. */
export function previousPhase(kernel: Kernel, beforeJdTt: number, options: OpenPhaseOptions = {}): MoonPhase | null {
  const { limitDays, ...listed } = readChoices<OpenPhaseOptions>(options, 'options', OPEN_NAMES);
  const find = (from: number, to: number) => phasesOf(kernel, from, to, listed);
  return lastOf(find, beforeJdTt, WINDOW_DAYS, limitDays, USUAL_DAYS);
}

/** A list of different angles in degrees. @throws EngineError INVALID_OPTION */
export function readAngles(field: string, value: unknown, least: number, greatest: number): readonly number[] {
  const allowed = `a list of 1 … 360 different angles of ${least} … ${greatest} degrees`;
  const list = readList(field, value, allowed);
  // A list with holes has members, too.
  const angles = Array.from(list, (angle, i) => numberIn(`${field}[${i}]`, angle, least, greatest, 'degrees'));
  const alike = angles.some((a, i) =>
    angles.some((b, k) => k < i && Math.abs(normaliseSignedRad(radiansOf(a - b))) < 1e-12),
  );
  if (angles.length >= 1 && angles.length <= 360 && !alike) return angles;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
