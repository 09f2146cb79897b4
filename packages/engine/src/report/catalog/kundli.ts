/** Reports of one birth in Jyotish. */

import { BHINNASHTAKAVARGA, BINDU_READINGS, SARVASHTAKAVARGA, SHODHANA } from '../chapters/kundli/ashtakavarga.ts';
import { AVAKAHADA } from '../chapters/kundli/avakahada.ts';
import { BIRTH_DETAILS, BIRTH_FIGURES } from '../chapters/kundli/birth.ts';
import { KundliBook } from '../chapters/kundli/book.ts';
import { BHAVAS, CHARTS } from '../chapters/kundli/charts.ts';
import { ANTARDASHAS, DASHA_OVERVIEW, PRESENT_MAHADASHA } from '../chapters/kundli/dashas.ts';
import { DOSHAS_FOUND, YOGAS_FOUND } from '../chapters/kundli/findings.ts';
import { HOUSE_BY_HOUSE } from '../chapters/kundli/houses.ts';
import { KP_CHARTS, KP_LORDS, KP_SIGNIFICATORS } from '../chapters/kundli/kp.ts';
import { KpBook } from '../chapters/kundli/kp-book.ts';
import { KP_HOUSES, KP_PERIODS, KP_RULING } from '../chapters/kundli/kp-houses.ts';
import { OTHER_DASHAS } from '../chapters/kundli/other-dashas.ts';
import { JAIMINI, SPECIAL_POINTS } from '../chapters/kundli/points.ts';
import { GRAHA_BY_GRAHA } from '../chapters/kundli/portraits.ts';
import { HOUSE_LORDS, POSITIONS } from '../chapters/kundli/positions.ts';
import { CHARACTER, READING } from '../chapters/kundli/readings.ts';
import { ASPECTS, FRIENDSHIPS } from '../chapters/kundli/relations.ts';
import { ONE_PAGE } from '../chapters/kundli/single.ts';
import { AVASTHAS } from '../chapters/kundli/states.ts';
import { SHADBALA, SHADBALA_WHOLE } from '../chapters/kundli/strength.ts';
import { SADE_SATI, TRANSITS } from '../chapters/kundli/transits.ts';
import { VARGA_GRID, VARGA_PAGES, VARGA_SIGNS, VIMSHOPAKA } from '../chapters/kundli/vargas.ts';
import { KALA_SARPA, MANGAL } from '../chapters/life/chief-doshas.ts';
import { DOSHA_SUMMARY, OTHER_DOSHAS } from '../chapters/life/doshas.ts';
import { NINE_STONES } from '../chapters/life/gems.ts';
import { joined } from '../chapters/life/joined.ts';
import { MAHADASHA_BY_MAHADASHA, NEXT_MAHADASHA } from '../chapters/life/periods.ts';
import { REMEDIES_OF_DOSHAS, WHO_NEEDS } from '../chapters/life/remedies.ts';
import { YOGA_SUMMARY, YOGAS_BY_FAMILY } from '../chapters/life/yogas.ts';
import { type Chapter, type Item, type ItemRow, item } from './item.ts';

const OF_A_BIRTH = { suite: 'vedic', requires: ['birth'] } as const;

const openKundli = (ground: ConstructorParameters<typeof KundliBook>[0]): KundliBook => new KundliBook(ground);

/** A chapter under another title than in its own report. */
function titled(chapter: Chapter<KundliBook>, title: 'yoga' | 'dosha'): Chapter<KundliBook> {
  return { ...chapter, title: ({ say }) => say.headings[title] };
}

/** A chapter with another as its last section: two short ones share their pages. Without an hour the last may stand alone. */
function withSection<B extends KundliBook>(chapter: Chapter<B>, section: Chapter<B>): Chapter<B> {
  return {
    title: (book) => (book.isTimeKnown ? chapter : section).title(book),
    blocks: (book) => {
      const [first, last] = [chapter.blocks(book), section.blocks(book)];
      if (first.length === 0 || last.length === 0) return [...first, ...last];
      return [...first, { kind: 'heading', level: 2, text: section.title(book) }, ...last];
    },
  };
}

/** A chapter that rests on the hour of birth, in a report that is made without one too. */
function withHour({ title, blocks }: Chapter<KundliBook>): Chapter<KundliBook> {
  return {
    title: (book) => (book.isTimeKnown ? title(book) : ''),
    blocks: (book) => (book.isTimeKnown ? blocks(book) : []),
  };
}

const MINI: ItemRow<KundliBook>['chapters'] = [
  BIRTH_DETAILS,
  withSection(AVAKAHADA, CHARACTER),
  CHARTS,
  POSITIONS,
  DASHA_OVERVIEW,
];

const BASIC: ItemRow<KundliBook>['chapters'] = [
  BIRTH_DETAILS,
  AVAKAHADA,
  CHARTS,
  POSITIONS,
  HOUSE_LORDS,
  READING,
  FRIENDSHIPS,
  ASPECTS,
  VARGA_GRID,
  VARGA_SIGNS,
  SHADBALA,
  SARVASHTAKAVARGA,
  AVASTHAS,
  withSection(YOGAS_FOUND, DOSHAS_FOUND),
  DASHA_OVERVIEW,
  ANTARDASHAS,
  TRANSITS,
];

const PREMIUM: ItemRow<KundliBook>['chapters'] = [
  BIRTH_DETAILS,
  withSection(AVAKAHADA, CHARACTER),
  CHARTS,
  BHAVAS,
  POSITIONS,
  HOUSE_LORDS,
  GRAHA_BY_GRAHA,
  HOUSE_BY_HOUSE,
  FRIENDSHIPS,
  ASPECTS,
  VARGA_GRID,
  VARGA_SIGNS,
  VARGA_PAGES,
  withSection(SHADBALA_WHOLE, VIMSHOPAKA),
  SARVASHTAKAVARGA,
  BHINNASHTAKAVARGA,
  SHODHANA,
  AVASTHAS,
  SPECIAL_POINTS,
  JAIMINI,
  ...[
    withSection(titled(YOGA_SUMMARY, 'yoga'), YOGAS_BY_FAMILY),
    titled(DOSHA_SUMMARY, 'dosha'),
    joined(MANGAL, KALA_SARPA, OTHER_DOSHAS),
  ].map(withHour),
  DASHA_OVERVIEW,
  ANTARDASHAS,
  PRESENT_MAHADASHA,
  withHour(joined(NEXT_MAHADASHA, MAHADASHA_BY_MAHADASHA)),
  OTHER_DASHAS,
  TRANSITS,
  SADE_SATI,
  KP_LORDS,
  KP_SIGNIFICATORS,
  withSection(KP_HOUSES, KP_RULING),
  ...[NINE_STONES, joined(WHO_NEEDS, REMEDIES_OF_DOSHAS)].map(withHour),
];

export const KUNDLI_ITEMS: readonly Item[] = [
  item({ ...OF_A_BIRTH, id: 'kundli-mini', tier: 'basic', readings: 'some', open: openKundli, chapters: MINI }),
  item({ ...OF_A_BIRTH, id: 'kundli-basic', tier: 'standard', readings: 'some', open: openKundli, chapters: BASIC }),
  item({ ...OF_A_BIRTH, id: 'kundli-premium', tier: 'premium', readings: 'some', open: openKundli, chapters: PREMIUM }),
  item({
    ...OF_A_BIRTH,
    id: 'single-page',
    tier: 'basic',
    readings: 'none',
    hasCover: false,
    open: openKundli,
    chapters: [ONE_PAGE],
  }),
  item({
    ...OF_A_BIRTH,
    id: 'shodashavarga',
    tier: 'standard',
    readings: 'none',
    needsTime: true,
    open: openKundli,
    chapters: [BIRTH_FIGURES, CHARTS, POSITIONS, FRIENDSHIPS, VARGA_GRID, VARGA_SIGNS, VARGA_PAGES, VIMSHOPAKA],
  }),
  item({
    ...OF_A_BIRTH,
    id: 'ashtakavarga',
    tier: 'standard',
    readings: 'some',
    needsTime: true,
    open: openKundli,
    chapters: [BIRTH_FIGURES, SARVASHTAKAVARGA, BINDU_READINGS, BHINNASHTAKAVARGA, SHODHANA],
  }),
  item({
    ...OF_A_BIRTH,
    id: 'kp',
    tier: 'standard',
    readings: 'none',
    needsTime: true,
    open: (ground) => new KpBook(ground),
    chapters: [
      BIRTH_FIGURES,
      withSection(KP_CHARTS, KP_RULING),
      KP_LORDS,
      KP_SIGNIFICATORS,
      KP_HOUSES,
      KP_PERIODS,
      ANTARDASHAS,
    ],
  }),
];
