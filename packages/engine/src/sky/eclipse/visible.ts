/** How much of the Sun is covered, and from when to when is it seen? The stretches of an eclipse at one place with the Sun above the horizon. */

import type { Kernel } from '../../kernel/kernel.ts';
import { magnitudeOf, obscurationOf, type StandingAt } from './ground.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import type { SightLine } from './sight.ts';

/** How much is covered. */
export interface Phase {
  /** Share of the Sun's diameter; the ratio of the diameters where one disc lies in the other. */
  readonly magnitude: number;
  /** Share of the Sun's disc, 0 … 1. */
  readonly obscuration: number;
}

/** A stretch of an eclipse with the Sun above the horizon. */
export interface VisibleStretch {
  readonly from: EclipseInstant;
  readonly to: EclipseInstant;
  /** The most that is seen in it. */
  readonly greatest: EclipseInstant & Phase;
}

/** How much is covered at an instant. */
export function phaseOf(kernel: Kernel, at: StandingAt, jdTt: number): Phase {
  const standing = at(jdTt);
  return { magnitude: magnitudeOf(standing), obscuration: obscurationOf(kernel, standing) };
}

/** The stretches between first and fourth contact with the Sun above the horizon. */
export function stretchesOf(
  kernel: Kernel,
  at: StandingAt,
  sight: SightLine,
  middle: number,
  outer: { readonly fromJdTt: number; readonly toJdTt: number },
  crossings: ReturnType<SightLine['crossings']>,
  deltaTSeconds: number,
): readonly VisibleStretch[] {
  const deltaT = (): number => deltaTSeconds;
  const stretches: VisibleStretch[] = [];
  let from = sight.at(outer.fromJdTt).above ? outer.fromJdTt : null;
  const close = (to: number): void => {
    if (from === null) return;
    const best = Math.max(from, Math.min(to, middle));
    const { magnitude, obscuration } = phaseOf(kernel, at, best);
    const { jdTt, jdUt } = instantOf(best, deltaT);
    stretches.push({
      from: instantOf(from, deltaT),
      to: instantOf(to, deltaT),
      greatest: { jdTt, jdUt, magnitude, obscuration },
    });
    from = null;
  };
  for (const { jdTt, rising } of crossings) {
    if (rising) from ??= jdTt;
    else close(jdTt);
  }
  close(outer.toJdTt);
  return stretches;
}
