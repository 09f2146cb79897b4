/** An instant of an eclipse, in uniform time and in civil time. */

import { jdUtOfTt } from '../../time/local-clock.ts';
import type { DeltaT } from '../../time/scales.ts';

/** Julian dates: `jdTt` for reckoning, `jdUt` for people. */
export interface EclipseInstant {
  readonly jdTt: number;
  readonly jdUt: number;
}

/** An instant in both times. */
export function instantOf(jdTt: number, deltaT: DeltaT | undefined): EclipseInstant {
  return { jdTt, jdUt: jdUtOfTt(jdTt, deltaT) };
}
