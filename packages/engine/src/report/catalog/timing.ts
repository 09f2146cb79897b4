/** Reports of what time brings to one birth: the year of life, the year to come, the slow grahas. */

import type { Graha } from '../../jyotish/index.ts';
import { BIRTH_DETAILS } from '../chapters/kundli/birth.ts';
import { joined } from '../chapters/life/joined.ts';
import { TimingBook } from '../chapters/timing/book.ts';
import { SADE_SATI_LIFE, SADE_SATI_READINGS, SADE_SATI_STAYS } from '../chapters/timing/saturn.ts';
import { helpChapter, natalChapter, passageChapter, passageReadings } from '../chapters/timing/transit.ts';
import {
  ANNUAL_CHART,
  ANNUAL_PERIODS,
  ANNUAL_PLACES,
  ANNUAL_SAHAMS,
  ANNUAL_STRENGTHS,
  ANNUAL_YOGAS,
} from '../chapters/timing/varshphal.ts';
import {
  LIFE_PERIOD,
  MONTH_BY_MONTH,
  MONTHS_OF_YEAR,
  SLOW_IN_YEAR,
  SLOW_PASSAGES,
  YEAR_AT_A_GLANCE,
} from '../chapters/timing/year.ts';
import { type Item, type ItemRow, item } from './item.ts';

function timingItem(row: Pick<ItemRow<TimingBook>, 'id' | 'tier' | 'chapters'>): Item {
  return item<TimingBook>({
    ...row,
    suite: 'vedic',
    requires: ['birth'],
    readings: 'some',
    open: (ground) => new TimingBook(ground),
  });
}

/** Years that the passage of a graha is told for: once about the zodiac, or nearly. */
const JUPITER_YEARS = 12;
const NODE_YEARS = 18;
const SATURN_YEARS = 15;
const NODES: readonly Graha[] = ['Rahu', 'Ketu'];

export const TIMING_ITEMS: readonly Item[] = [
  timingItem({
    id: 'varshphal',
    tier: 'standard',
    chapters: [
      BIRTH_DETAILS,
      ANNUAL_CHART,
      ANNUAL_PLACES,
      joined(ANNUAL_STRENGTHS, ANNUAL_YOGAS),
      ANNUAL_SAHAMS,
      ANNUAL_PERIODS,
      joined(LIFE_PERIOD, SLOW_IN_YEAR),
      MONTHS_OF_YEAR,
    ],
  }),
  timingItem({
    id: 'year-guide',
    tier: 'premium',
    chapters: [BIRTH_DETAILS, YEAR_AT_A_GLANCE, SLOW_PASSAGES, MONTH_BY_MONTH],
  }),
  timingItem({
    id: 'transit-saturn-sadesati',
    tier: 'basic',
    chapters: [
      SADE_SATI_LIFE,
      SADE_SATI_READINGS,
      SADE_SATI_STAYS,
      passageChapter('Saturn', SATURN_YEARS),
      passageReadings('Saturn', SATURN_YEARS),
      joined(natalChapter(['Saturn', 'Moon']), helpChapter(['Saturn'])),
    ],
  }),
  timingItem({
    id: 'transit-jupiter',
    tier: 'basic',
    chapters: [
      passageChapter('Jupiter', JUPITER_YEARS),
      passageReadings('Jupiter', JUPITER_YEARS),
      joined(natalChapter(['Jupiter', 'Moon']), helpChapter(['Jupiter'])),
    ],
  }),
  timingItem({
    id: 'transit-rahu-ketu',
    tier: 'basic',
    chapters: [
      joined(...NODES.map((node) => passageChapter(node, NODE_YEARS))),
      ...NODES.map((node) => passageReadings(node, NODE_YEARS)),
      joined(natalChapter(NODES), helpChapter(NODES)),
    ],
  }),
];
