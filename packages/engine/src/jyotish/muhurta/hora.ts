/**
 * Hora: the twenty-four planetary hours of a solar day, twelve of daylight and twelve of night. For whoever chooses an hour by its lord.
 *
 * Source: order of the lords, `surya-siddhanta` 12.78–79; their qualities as almanacs print them (`almanac-practice`).
 */

import type { LocalClock } from '../../time/local-clock.ts';
import { lordOfHora, type SolarDay } from '../day/index.ts';
import type { VisibleGraha } from '../graha/index.ts';
import { equalParts, type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';

/** Benefics give good hours. The Sun's is for kings and officers alone and counts as middling. */
export const HORA_QUALITIES: { readonly [G in VisibleGraha]: MuhurtaQuality } = {
  Sun: 'neutral',
  Moon: 'good',
  Mars: 'bad',
  Mercury: 'good',
  Jupiter: 'good',
  Venus: 'good',
  Saturn: 'bad',
};

export interface Hora extends TimedSpan {
  /** 1 … 24 from sunrise. */
  readonly index: number;
  readonly lord: VisibleGraha;
  readonly quality: MuhurtaQuality;
  readonly isDay: boolean;
}

/**
 * The twenty-four hours of a solar day, in the order of time.
 *
 * @param vara  0 Sunday … 6 Saturday
 */
export function horasOf(day: SolarDay, vara: number, clock?: LocalClock): readonly Hora[] {
  return equalParts(day, 12).map(({ isDay, startJdTt, endJdTt }, passed) => {
    const lord = lordOfHora(vara, passed);
    return { index: passed + 1, lord, quality: HORA_QUALITIES[lord], isDay, ...timedSpan(startJdTt, endJdTt, clock) };
  });
}
