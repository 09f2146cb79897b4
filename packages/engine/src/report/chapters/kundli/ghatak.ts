/**
 * Ghatak chakra: what is kept away from beginnings and journeys, by the sign of the Moon at birth.
 *
 * @source  Moon, tithis, weekday and nakshatra: `muhurta-chintamani`, chapter on journeys; lunar months: `almanac-practice`
 */

/** What is avoided by one sign of the Moon. */
export interface Ghatak {
  /** Lunar month 1 Chaitra … 12 Phalguna. */
  readonly masa: number;
  /** Of either half of the month: 1 … 15, every fifth. */
  readonly tithis: readonly number[];
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number;
  /** 1 … 27. */
  readonly nakshatra: number;
  /** Sign of the Moon, 1 … 12. */
  readonly moonSign: number;
}

/** First tithi of each of the five kinds. */
const [NANDA, BHADRA, JAYA, RIKTA, PURNA] = [1, 2, 3, 4, 5];

type Row = readonly [masa: number, firstTithi: number, weekday: number, nakshatra: number, moonSign: number];

// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = [
  [8,  NANDA,  0, 10, 1],
  [9,  PURNA,  6, 13, 6],
  [4,  BHADRA, 1, 15, 11],
  [10, BHADRA, 3, 17, 5],
  [3,  JAYA,   6, 19, 10],
  [6,  PURNA,  6, 22, 3],
  [11, RIKTA,  4, 24, 9],
  [7,  NANDA,  5, 27, 2],
  [5,  JAYA,   5, 2,  12],
  [2,  RIKTA,  2, 4,  5],
  [1,  JAYA,   4, 6,  9],
  [12, PURNA,  5, 9,  11],
];

/** @param moonSign  of the birth, 1 … 12 */
export function ghatakOf(moonSign: number): Ghatak {
  const [masa, first, weekday, nakshatra, moon] = ROWS[moonSign - 1] as Row;
  return { masa, tithis: [first, first + 5, first + 10], weekday, nakshatra, moonSign: moon };
}
