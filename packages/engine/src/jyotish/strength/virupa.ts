/** The little arithmetic that all strengths share: arcs the shorter way round, rounding, the refusal of what is no number of degrees. For this folder. */

import { normaliseDeg } from '../../angle.ts';
import type { EngineError } from '../../errors.ts';
import { refusal } from '../../input.ts';

/** An arc the shorter way round: 0 … 180. */
export function folded(deg: number): number {
  const arc = normaliseDeg(deg);
  return arc > 180 ? 360 - arc : arc;
}

/** To a millionth, never −0. */
export function rounded(virupas: number): number {
  return (Math.round(virupas * 1e6) + 0) / 1e6;
}

/** For what must be a finite number of degrees and is none. */
export function notFinite(field: string): EngineError {
  const allowed = 'a finite number of degrees';
  return refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}
