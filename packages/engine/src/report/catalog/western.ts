/** Western reports: of a birth, of two, and of what time makes of them. */

import { joined } from '../chapters/life/joined.ts';
import { WesternBook } from '../chapters/western/book.ts';
import {
  COMPOSITE_AND_EACH,
  COMPOSITE_ASPECTS,
  COMPOSITE_BALANCE,
  COMPOSITE_CHART,
  COMPOSITE_PATTERNS,
  COMPOSITE_PLACES,
  COMPOSITE_READINGS,
  DAVISON,
} from '../chapters/western/composite.ts';
import { DIGNITIES, DISPOSITORS } from '../chapters/western/dignities.ts';
import { DIRECTIONS, FIRDARIA, PROFECTIONS, RELEASING } from '../chapters/western/lives.ts';
import { MONTHS } from '../chapters/western/months.ts';
import { ALL_ASPECTS, ASPECTS, BALANCE, BIRTH_CHART, PATTERNS } from '../chapters/western/natal.ts';
import { WesternPairBook } from '../chapters/western/pair-book.ts';
import { DECLINATIONS, HARMONICS, LOTS, MIDPOINTS } from '../chapters/western/points.ts';
import { HOUSE_BY_HOUSE, PLANET_BY_PLANET } from '../chapters/western/portraits.ts';
import { POSITIONS } from '../chapters/western/positions.ts';
import { ProgressBook } from '../chapters/western/progress-book.ts';
import {
  LIFE_CHANGES,
  PROGRESSED_ASPECTS,
  PROGRESSED_MOON,
  SOLAR_ARCS,
} from '../chapters/western/progressed-events.ts';
import {
  PROGRESSED_CHART,
  PROGRESSED_GRID,
  PROGRESSED_PLACES,
  PROGRESSED_READINGS,
} from '../chapters/western/progressions.ts';
import { ASPECT_READINGS, CHARACTER, PLANET_READINGS } from '../chapters/western/readings.ts';
import { ReturnBook } from '../chapters/western/return-book.ts';
import {
  LUNAR_RETURNS,
  RETURN_ASPECTS,
  RETURN_BALANCE,
  RETURN_CHART,
  RETURN_PATTERNS,
  RETURN_PLACES,
  RETURN_READINGS,
  RETURN_TO_BIRTH,
} from '../chapters/western/returns.ts';
import {
  BETWEEN,
  BETWEEN_READINGS,
  DOUBLE_WHEELS,
  EACH_ALONE,
  OVERLAYS,
  SCORE,
  TWO_BIRTHS,
  TWO_PLACES,
} from '../chapters/western/synastry.ts';
import { TransitBook } from '../chapters/western/transit-book.ts';
import {
  HOUSES_PASSED,
  IMPORTANT_DATES,
  LONG_TRANSITS,
  POINT_BY_POINT,
  SKY_AT_START,
} from '../chapters/western/transits.ts';
import { type Item, type ItemRow, item } from './item.ts';

const OF_A_BIRTH = { suite: 'western', requires: ['birth'], readings: 'some' } as const;

const openBirth = (ground: ConstructorParameters<typeof WesternBook>[0]): WesternBook => new WesternBook(ground);

const openYear = (ground: ConstructorParameters<typeof TransitBook>[0]): TransitBook => new TransitBook(ground);

const BASIC: ItemRow<WesternBook>['chapters'] = [
  BIRTH_CHART,
  POSITIONS,
  ASPECTS,
  BALANCE,
  PATTERNS,
  DIGNITIES,
  LOTS,
  CHARACTER,
  PLANET_READINGS,
  ASPECT_READINGS,
  DECLINATIONS,
];

const PREMIUM: ItemRow<TransitBook>['chapters'] = [
  BIRTH_CHART,
  POSITIONS,
  ALL_ASPECTS,
  BALANCE,
  PATTERNS,
  CHARACTER,
  PLANET_BY_PLANET,
  HOUSE_BY_HOUSE,
  DIGNITIES,
  DISPOSITORS,
  LOTS,
  DECLINATIONS,
  MIDPOINTS,
  HARMONICS,
  PROFECTIONS,
  FIRDARIA,
  RELEASING,
  DIRECTIONS,
  SKY_AT_START,
  LONG_TRANSITS,
  IMPORTANT_DATES,
  HOUSES_PASSED,
];

const OF_TWO = { suite: 'western', requires: ['birth', 'partner'], readings: 'some' } as const;

const openPair = (ground: ConstructorParameters<typeof WesternPairBook>[0]): WesternPairBook =>
  new WesternPairBook(ground);

const SYNASTRY: ItemRow<WesternPairBook>['chapters'] = [
  TWO_BIRTHS,
  TWO_PLACES,
  DOUBLE_WHEELS,
  BETWEEN,
  joined(BETWEEN_READINGS, EACH_ALONE),
  OVERLAYS,
  SCORE,
  COMPOSITE_CHART,
  COMPOSITE_PLACES,
  COMPOSITE_ASPECTS,
  COMPOSITE_BALANCE,
  DAVISON,
];

const COMPOSITE: ItemRow<WesternPairBook>['chapters'] = [
  TWO_BIRTHS,
  COMPOSITE_CHART,
  COMPOSITE_PLACES,
  COMPOSITE_ASPECTS,
  COMPOSITE_BALANCE,
  COMPOSITE_PATTERNS,
  COMPOSITE_READINGS,
  COMPOSITE_AND_EACH,
  DAVISON,
];

export const WESTERN_ITEMS: readonly Item[] = [
  item({ ...OF_A_BIRTH, id: 'natal-basic', tier: 'basic', open: openBirth, chapters: BASIC }),
  item({ ...OF_A_BIRTH, id: 'natal-premium', tier: 'premium', open: openYear, chapters: PREMIUM }),
  item({ ...OF_TWO, id: 'synastry', tier: 'standard', open: openPair, chapters: SYNASTRY }),
  item<TransitBook>({
    ...OF_A_BIRTH,
    id: 'transits-year',
    tier: 'premium',
    open: openYear,
    chapters: [BIRTH_CHART, SKY_AT_START, LONG_TRANSITS, IMPORTANT_DATES, HOUSES_PASSED, POINT_BY_POINT, MONTHS],
  }),
  item({ ...OF_TWO, id: 'composite', tier: 'standard', open: openPair, chapters: COMPOSITE }),
  item<ReturnBook>({
    ...OF_A_BIRTH,
    id: 'solar-return',
    tier: 'standard',
    open: (ground) => new ReturnBook(ground),
    chapters: [
      RETURN_CHART,
      RETURN_PLACES,
      RETURN_ASPECTS,
      RETURN_BALANCE,
      RETURN_PATTERNS,
      RETURN_READINGS,
      RETURN_TO_BIRTH,
      PROFECTIONS,
      LONG_TRANSITS,
      IMPORTANT_DATES,
      HOUSES_PASSED,
      LUNAR_RETURNS,
    ],
  }),
  item<ProgressBook>({
    ...OF_A_BIRTH,
    id: 'progressions',
    tier: 'standard',
    open: (ground) => new ProgressBook(ground),
    chapters: [
      BIRTH_CHART,
      PROGRESSED_CHART,
      PROGRESSED_PLACES,
      PROGRESSED_GRID,
      PROGRESSED_READINGS,
      PROGRESSED_MOON,
      LIFE_CHANGES,
      PROGRESSED_ASPECTS,
      SOLAR_ARCS,
    ],
  }),
];
