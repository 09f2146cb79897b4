/**
 * The yogas of weekday, tithi and star that almanacs mark as good or bad for beginnings, as a table.
 *
 * Source: `muhurta-chintamani`, first chapter, unless the row says otherwise.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { starOf28 } from './anandadi.ts';
import type { MuhurtaQuality } from './quality.ts';

/** What a yoga looks at. */
export interface DayCombination {
  /** 0 Sunday … 6 Saturday. */
  readonly vara: number;
  /** 1 … 30. */
  readonly tithi: number;
  /** The Moon's star, 1 … 27. */
  readonly nakshatra: number;
  /** The Sun's star, 1 … 27. */
  readonly sunNakshatra: number;
}

/** The cells a yoga rests on. */
export type DayYogaPart = keyof DayCombination;

/** Names of the yogas, good ones first. */
// biome-ignore format: a list
export const DAY_YOGA_IDS = [
  'amrita-siddhi', 'sarvartha-siddhi', 'ravi-yoga', 'guru-pushya', 'ravi-pushya', 'dwipushkar', 'tripushkar', 'siddha',
  'amrita-siddhi-visha', 'dagdha', 'visha', 'hutashana', 'krakacha', 'samvartaka', 'mrityu', 'yamaghanta', 'dagdha-nakshatra', 'jwalamukhi', 'adal', 'vidal',
] as const;
export type DayYogaId = (typeof DAY_YOGA_IDS)[number];

export interface DayYogaRow {
  readonly id: DayYogaId;
  readonly name: string;
  readonly quality: Exclude<MuhurtaQuality, 'neutral'>;
  readonly parts: readonly DayYogaPart[];
  readonly holds: (at: DayCombination) => boolean;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** Lists by weekday, Sunday first. */
type ByVara = readonly [number[], number[], number[], number[], number[], number[], number[]];

/** Number of a tithi within its half: 1 … 15. */
const tithiInHalf = (tithi: number): number => ((tithi - 1) % 15) + 1;
/** Group of a tithi: 0 Nanda, 1 Bhadra, 2 Jaya, 3 Rikta, 4 Purna. */
const group = (tithi: number) => (tithi - 1) % 5;
/** Inclusive counts from the Sun's star to the Moon's, by 27 and by 28. */
const starsFromSun = ({ nakshatra, sunNakshatra }: DayCombination): number =>
  ((nakshatra - sunNakshatra + 27) % 27) + 1;
const starsFromSunOf28 = ({ nakshatra, sunNakshatra }: DayCombination) =>
  ((starOf28(nakshatra) - starOf28(sunNakshatra) + 28) % 28) + 1;

const starIn = (lists: ByVara) => (at: DayCombination) => lists[at.vara]?.includes(at.nakshatra) === true;
const tithiIn = (lists: ByVara) => (at: DayCombination) => lists[at.vara]?.includes(tithiInHalf(at.tithi)) === true;
const groupIn = (lists: ByVara) => (at: DayCombination) => lists[at.vara]?.includes(group(at.tithi)) === true;

const AMRITA_SIDDHI: ByVara = [[13], [5], [1], [17], [8], [27], [4]];
/** Pushkara: Bhadra tithis on Sunday, Tuesday and Saturday. */
const isPushkara = ({ vara, tithi }: DayCombination) => (vara === 0 || vara === 2 || vara === 6) && group(tithi) === 1;
/** Star of each tithi of jwalamukhi. */
const JWALAMUKHI: { readonly [tithi: number]: number } = { 1: 19, 5: 2, 8: 3, 9: 4, 10: 9 };

// biome-ignore format: a table reads in rows
export const DAY_YOGAS: readonly DayYogaRow[] = [
  // Good
  { id: 'amrita-siddhi', name: 'Amrita Siddhi', quality: 'good', parts: ['vara', 'nakshatra'], holds: starIn(AMRITA_SIDDHI), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'sarvartha-siddhi', name: 'Sarvartha Siddhi', quality: 'good', parts: ['vara', 'nakshatra'],
    holds: starIn([[1, 8, 12, 13, 19, 21, 26], [4, 5, 8, 17, 22], [1, 3, 9, 26], [3, 4, 5, 13, 17], [1, 7, 8, 17, 27], [1, 7, 17, 22, 27], [4, 15, 22]]),
    sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'ravi-yoga', name: 'Ravi Yoga', quality: 'good', parts: ['sunNakshatra', 'nakshatra'], holds: (at) => [4, 6, 9, 10, 13, 20].includes(starsFromSun(at)), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'guru-pushya', name: 'Guru Pushya', quality: 'good', parts: ['vara', 'nakshatra'], holds: ({ vara, nakshatra }) => vara === 4 && nakshatra === 8, sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'ravi-pushya', name: 'Ravi Pushya', quality: 'good', parts: ['vara', 'nakshatra'], holds: ({ vara, nakshatra }) => vara === 0 && nakshatra === 8, sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'dwipushkar', name: 'Dwipushkar', quality: 'good', parts: ['vara', 'tithi', 'nakshatra'], holds: (at) => isPushkara(at) && [5, 14, 23].includes(at.nakshatra), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'tripushkar', name: 'Tripushkar', quality: 'good', parts: ['vara', 'tithi', 'nakshatra'], holds: (at) => isPushkara(at) && [3, 7, 12, 16, 21, 25].includes(at.nakshatra), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'siddha', name: 'Siddha', quality: 'good', parts: ['vara', 'tithi'], holds: groupIn([[], [], [2], [1], [4], [0], [3]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  // Bad
  { id: 'amrita-siddhi-visha', name: 'Amrita Siddhi turned to Visha', quality: 'bad', parts: ['vara', 'tithi', 'nakshatra'], holds: (at) => starIn(AMRITA_SIDDHI)(at) && tithiInHalf(at.tithi) === at.vara + 5, sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'dagdha', name: 'Dagdha', quality: 'bad', parts: ['vara', 'tithi'], holds: tithiIn([[12], [11], [5], [3], [6], [8], [9]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'visha', name: 'Visha', quality: 'bad', parts: ['vara', 'tithi'], holds: tithiIn([[4], [6], [7], [2], [8], [9], [7]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'hutashana', name: 'Hutashana', quality: 'bad', parts: ['vara', 'tithi'], holds: tithiIn([[12], [6], [7], [8], [9], [10], [11]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'krakacha', name: 'Krakacha', quality: 'bad', parts: ['vara', 'tithi'], holds: ({ vara, tithi }) => vara + 1 + tithiInHalf(tithi) === 13, sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'samvartaka', name: 'Samvartaka', quality: 'bad', parts: ['vara', 'tithi'], holds: tithiIn([[7], [], [], [1], [], [], []]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'mrityu', name: 'Mrityu', quality: 'bad', parts: ['vara', 'tithi'], holds: groupIn([[0], [1], [0], [2], [3], [1], [4]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'yamaghanta', name: 'Yamaghanta', quality: 'bad', parts: ['vara', 'nakshatra'], holds: starIn([[10], [16], [6], [19], [3], [4], [13]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'dagdha-nakshatra', name: 'Dagdha Nakshatra', quality: 'bad', parts: ['vara', 'nakshatra'], holds: starIn([[2], [14], [21], [23], [12], [18], [27]]), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'jwalamukhi', name: 'Jwalamukhi', quality: 'bad', parts: ['tithi', 'nakshatra'], holds: ({ tithi, nakshatra }) => JWALAMUKHI[tithiInHalf(tithi)] === nakshatra, sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'adal', name: 'Adal', quality: 'bad', parts: ['sunNakshatra', 'nakshatra'], holds: (at) => [2, 0].includes(starsFromSunOf28(at) % 7), sources: ['muhurta-chintamani'], classification: 'classical' },
  { id: 'vidal', name: 'Vidal', quality: 'bad', parts: ['sunNakshatra', 'nakshatra'], holds: (at) => [3, 6].includes(starsFromSunOf28(at) % 7), sources: ['muhurta-chintamani'], classification: 'classical' },
];

/** Which yogas hold of a combination, in the order of the table. */
export function dayYogasAt(at: DayCombination): readonly DayYogaId[] {
  return DAY_YOGAS.filter(({ holds }) => holds(at)).map(({ id }) => id);
}
