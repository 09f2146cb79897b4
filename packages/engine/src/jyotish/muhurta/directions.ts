/**
 * Which way to go, and which way not: the thorns (shula) of weekday and star, the dwellings of yogini, Moon and Rahu. For journeys.
 *
 * Source: `muhurta-chintamani`, chapter on journeys; what to eat or carry against the thorn of the weekday: `almanac-practice`.
 */

import { oneOf, wholeIn } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import type { MuhurtaQuality } from './quality.ts';

/** Sunwise from the east. */
export const DIRECTIONS = [
  'East',
  'South-East',
  'South',
  'South-West',
  'West',
  'North-West',
  'North',
  'North-East',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

export interface DishaShool {
  readonly direction: Direction;
  /** What is eaten before a journey that cannot wait. */
  readonly remedy: string;
}

/** Sunday first. */
const DISHA_SHOOL: readonly DishaShool[] = [
  { direction: 'West', remedy: 'ghee' },
  { direction: 'East', remedy: 'milk' },
  { direction: 'North', remedy: 'jaggery' },
  { direction: 'North', remedy: 'sesame' },
  { direction: 'South', remedy: 'curd' },
  { direction: 'West', remedy: 'barley' },
  { direction: 'East', remedy: 'black gram' },
];

/** Thorn of a star: Jyeshtha east, Purva Bhadrapada south, Rohini west, Uttara Phalguni north. */
const NAKSHATRA_SHOOL: { readonly [nakshatra: number]: Direction } = {
  18: 'East',
  25: 'South',
  4: 'West',
  12: 'North',
};

/** Yogini by the tithi of either half; the eighth and the new moon north-east, the seventh and the full moon north-west. */
// biome-ignore format: a list
const YOGINI: readonly Direction[] = [
  'East', 'North', 'South-East', 'South-West', 'South', 'West', 'North-West', 'North-East',
  'East', 'North', 'South-East', 'South-West', 'South', 'West',
];

/** Rahu (kala) by weekday, Sunday first: against the Sun from the north, one eighth a day. */
// biome-ignore format: a list
const RAHU: readonly Direction[] = ['North', 'North-West', 'West', 'South-West', 'South', 'South-East', 'East'];

/** The Moon by her sign: the four elements' directions. */
const CHANDRA: readonly Direction[] = ['East', 'South', 'West', 'North'];

/** Thorn of a weekday, 0 Sunday … 6 Saturday. @throws EngineError INVALID_OPTION */
export function dishaShoolOf(vara: number): DishaShool {
  return DISHA_SHOOL[wholeIn('vara', vara, 0, 6)] as DishaShool;
}

/** Thorn of a star, 1 … 27; most have none. @throws EngineError INVALID_OPTION */
export function nakshatraShoolOf(nakshatra: number): Direction | null {
  return NAKSHATRA_SHOOL[wholeIn('nakshatra', nakshatra, 1, 27)] ?? null;
}

/** Where the yogini dwells at a tithi, 1 … 30. @throws EngineError INVALID_OPTION */
export function yoginiVasaOf(tithi: number): Direction {
  if (wholeIn('tithi', tithi, 1, 30) === 30) return 'North-East';
  return tithi === 15 ? 'North-West' : (YOGINI[(tithi - 1) % 15] as Direction);
}

/** Where Rahu dwells on a weekday. @throws EngineError INVALID_OPTION */
export function rahuVasaOf(vara: number): Direction {
  return RAHU[wholeIn('vara', vara, 0, 6)] as Direction;
}

/** Where the Moon dwells, by her sign, 1 … 12. @throws EngineError INVALID_OPTION */
export function chandraVasaOf(moonSign: number): Direction {
  return CHANDRA[(wholeIn('moonSign', moonSign, 1, 12) - 1) % 4] as Direction;
}

/** Where something lies for one who faces a direction. What is between two of these is named after the quarter it leans to. */
export type TravelSide = 'front' | 'right' | 'behind' | 'left';

/** @param facing  where the traveller goes */
export function sideOf(facing: Direction, direction: Direction): TravelSide {
  const turn = (DIRECTIONS.indexOf(direction) - DIRECTIONS.indexOf(facing) + 8) % 8;
  // An eighth to either side is still in front or behind.
  return turn <= 1 || turn === 7 ? 'front' : turn === 2 ? 'right' : turn === 6 ? 'left' : 'behind';
}

export interface JourneyVerdict {
  readonly side: TravelSide;
  readonly direction: Direction;
  readonly quality: MuhurtaQuality;
}

/**
 * What stands for and against a journey in one direction: a fact for each of the thorns and dwellings that has a say.
 *
 * @param at  weekday 0 … 6, tithi 1 … 30, Moon's star 1 … 27 and sign 1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function journeyFacts(
  facing: Direction,
  at: { readonly vara: number; readonly tithi: number; readonly nakshatra: number; readonly moonSign: number },
): readonly Fact<JourneyVerdict>[] {
  oneOf('direction', facing, DIRECTIONS);
  const facts: Fact<JourneyVerdict>[] = [];
  const add = (
    id: string,
    direction: Direction,
    because: Cell,
    source: 'muhurta-chintamani' | 'almanac-practice',
    qualityOf: (side: TravelSide) => MuhurtaQuality,
  ) => {
    const side = sideOf(facing, direction);
    facts.push({
      id,
      value: { side, direction, quality: qualityOf(side) },
      because: [because],
      sources: [source],
      classification: source === 'muhurta-chintamani' ? 'classical' : 'traditional',
    });
  };
  // A thorn pricks only who walks straight at it.
  const thorn = (direction: Direction) => (): MuhurtaQuality => (direction === facing ? 'bad' : 'neutral');
  const shool = dishaShoolOf(at.vara).direction;
  add('disha-shool', shool, cell('day', 'vara', at.vara), 'muhurta-chintamani', thorn(shool));
  const starShool = nakshatraShoolOf(at.nakshatra);
  if (starShool !== null)
    add('nakshatra-shool', starShool, cell('Moon', 'nakshatra', at.nakshatra), 'muhurta-chintamani', thorn(starShool));
  add('yogini-vasa', yoginiVasaOf(at.tithi), cell('day', 'tithi', at.tithi), 'muhurta-chintamani', (side) =>
    side === 'front' || side === 'right' ? 'bad' : 'good',
  );
  add('chandra-vasa', chandraVasaOf(at.moonSign), cell('Moon', 'sign', at.moonSign), 'muhurta-chintamani', (side) =>
    side === 'front' || side === 'right' ? 'good' : 'bad',
  );
  add('rahu-vasa', rahuVasaOf(at.vara), cell('day', 'vara', at.vara), 'almanac-practice', (side) =>
    side === 'front' ? 'bad' : 'neutral',
  );
  return facts;
}
