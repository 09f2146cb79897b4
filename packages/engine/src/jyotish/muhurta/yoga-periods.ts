/** From when to when each yoga of weekday, tithi and star holds within a solar day, and what makes it. */

import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { type Cell, cell } from '../../fact.ts';
import { TITHIS, VARAS } from '../panchang/limb-tables.ts';
import { DAY_YOGAS, type DayCombination, type DayYogaPart, type DayYogaRow } from './day-yogas.ts';
import type { DayGround } from './ground.ts';
import { type TimedSpan, timedSpan } from './quality.ts';
import { joined, overlaid, type Stretch } from './stretches.ts';

export interface DayYogaPeriod extends TimedSpan {
  /** What stood together. The number of a weekday is 0 … 6, of a tithi 1 … 30, of a star 1 … 27. */
  readonly combination: readonly { readonly type: DayYogaPart; readonly number: number; readonly name: string }[];
  readonly because: readonly Cell[];
}

export interface DayYoga extends Pick<DayYogaRow, 'id' | 'name' | 'quality' | 'sources' | 'classification'> {
  readonly periods: readonly DayYogaPeriod[];
}

/**
 * The yogas of a solar day that hold at some time of it, in the order of the table.
 *
 * @param which  the good ones, the bad ones, or both
 */
export function dayYogasOf(ground: DayGround, which: 'good' | 'bad' | 'all' = 'all'): readonly DayYoga[] {
  const combinations = combinationsOf(ground);
  const found: DayYoga[] = [];
  for (const { id, name, quality, parts, holds, sources, classification } of DAY_YOGAS) {
    if (which !== 'all' && which !== quality) continue;
    const same = (a: DayCombination, b: DayCombination) => parts.every((part) => a[part] === b[part]);
    const stretches = joined(
      combinations.filter(({ value }) => holds(value)),
      same,
    );
    if (stretches.length === 0) continue;
    const periods = stretches.map(({ value, startJdTt, endJdTt }) => ({
      ...timedSpan(startJdTt, endJdTt, ground.clock),
      combination: parts.map((type) => ({ type, number: value[type], name: nameOf(type, value[type]) })),
      because: parts.map((type) => cell(SUBJECTS[type], PROPERTIES[type], value[type])),
    }));
    found.push({ id, name, quality, sources, classification, periods });
  }
  return found;
}

/** The day cut wherever tithi, star or the Sun's star changes. */
function combinationsOf({ vara, tithis, nakshatras, sunNakshatras }: DayGround): readonly Stretch<DayCombination>[] {
  const both = overlaid(tithis, nakshatras, (tithi, nakshatra) => ({ tithi, nakshatra }));
  return overlaid(both, sunNakshatras, ({ tithi, nakshatra }, sunNakshatra) => ({
    vara,
    tithi,
    nakshatra,
    sunNakshatra,
  }));
}

const SUBJECTS = { vara: 'day', tithi: 'day', nakshatra: 'Moon', sunNakshatra: 'Sun' } as const;
const PROPERTIES = { vara: 'vara', tithi: 'tithi', nakshatra: 'nakshatra', sunNakshatra: 'nakshatra' } as const;

function nameOf(type: DayYogaPart, number: number): string {
  if (type === 'vara') return VARAS[number]?.english as string;
  return (type === 'tithi' ? TITHIS[number - 1]?.name : NAKSHATRAS[number - 1]) as string;
}
