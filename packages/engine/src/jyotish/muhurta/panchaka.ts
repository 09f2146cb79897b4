/**
 * Panchaka of the lagna: tithi, weekday, star and lagna added up and cast out by nines. Five of the remainders harm; what is free of them
 * (rahita) serves.
 *
 * Source: `raman-muhurtha`.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { DayGround } from './ground.ts';
import { lagnaStretches } from './lagna.ts';
import { LAGNA_PANCHAKA_NAMES } from './option-names.ts';
import { type MuhurtaQuality, type TimedSpan, timedSpan } from './quality.ts';
import { joined, overlaid } from './stretches.ts';

/** By the remainder. Null is free of panchaka. */
const BY_REMAINDER = [null, 'mrityu', 'agni', null, 'raja', null, 'chora', null, 'roga'] as const;
export type LagnaPanchaka = NonNullable<(typeof BY_REMAINDER)[number]>;
export const LAGNA_PANCHAKAS: readonly LagnaPanchaka[] = ['mrityu', 'agni', 'raja', 'chora', 'roga'];

/** `month`: tithis 1 … 30 from the first of the bright half. `half`: 1 … 15 in either half. */
export const PANCHAKA_TITHI_COUNTS = ['month', 'half'] as const;
export type PanchakaTithiCount = (typeof PANCHAKA_TITHI_COUNTS)[number];
export const DEFAULT_PANCHAKA_COUNT: PanchakaTithiCount = 'month';

export interface LagnaPanchakaOptions {
  /** `month` when left out. */
  readonly tithiCount?: PanchakaTithiCount;
}

/**
 * The panchaka of a moment; null when it is free.
 *
 * @param at  tithi 1 … 30, weekday 0 … 6, Moon's star 1 … 27, lagna 1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function lagnaPanchakaOf(
  at: { readonly tithi: number; readonly vara: number; readonly nakshatra: number; readonly lagna: number },
  options: LagnaPanchakaOptions = {},
): LagnaPanchaka | null {
  readChoices(options, 'options', LAGNA_PANCHAKA_NAMES);
  const count = oneOf('tithiCount', options.tithiCount ?? DEFAULT_PANCHAKA_COUNT, PANCHAKA_TITHI_COUNTS);
  const tithi = wholeIn('tithi', at.tithi, 1, 30);
  const sum =
    (count === 'half' ? ((tithi - 1) % 15) + 1 : tithi) +
    wholeIn('vara', at.vara, 0, 6) +
    1 +
    wholeIn('nakshatra', at.nakshatra, 1, 27) +
    wholeIn('lagna', at.lagna, 1, 12);
  return BY_REMAINDER[sum % 9] as LagnaPanchaka | null;
}

export interface LagnaPanchakaSpan extends TimedSpan {
  /** Null when free. */
  readonly panchaka: LagnaPanchaka | null;
  readonly quality: MuhurtaQuality;
}

/** The day from sunrise to sunrise, cut by panchaka, in the order of time. */
export function lagnaPanchakaSpansOf(
  ground: DayGround,
  options: LagnaPanchakaOptions = {},
): readonly LagnaPanchakaSpan[] {
  readChoices(options, 'options', LAGNA_PANCHAKA_NAMES);
  const { sky, clock, day, vara, tithis, nakshatras } = ground;
  const lagnas = lagnaStretches(sky.zodiac, clock.place, day.sunriseJdTt, day.nextSunriseJdTt, 12);
  const both = overlaid(tithis, nakshatras, (tithi, nakshatra) => ({ tithi, nakshatra }));
  const kinds = overlaid(both, lagnas, ({ tithi, nakshatra }, lagna) =>
    lagnaPanchakaOf({ tithi, vara, nakshatra, lagna }, options),
  );
  return joined(kinds, (a, b) => a === b).map(({ value, startJdTt, endJdTt }) => ({
    panchaka: value,
    quality: value === null ? 'good' : 'bad',
    ...timedSpan(startJdTt, endJdTt, clock),
  }));
}
