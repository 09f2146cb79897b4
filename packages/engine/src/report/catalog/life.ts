/** Reports on the periods, yogas, doshas and remedies of a birth, and on one matter of life each. */

import { BIRTH_DETAILS } from '../chapters/kundli/birth.ts';
import { KundliBook } from '../chapters/kundli/book.ts';
import { CHARTS } from '../chapters/kundli/charts.ts';
import { ANTARDASHAS, DASHA_OVERVIEW, PRESENT_MAHADASHA } from '../chapters/kundli/dashas.ts';
import { POSITIONS } from '../chapters/kundli/positions.ts';
import { ASPECTS } from '../chapters/kundli/relations.ts';
import { SHADBALA } from '../chapters/kundli/strength.ts';
import { GANDA_MOOLA, KALA_SARPA, MANGAL, PITRU, SADE_SATI_SUMMARY } from '../chapters/life/chief-doshas.ts';
import { DOSHA_SUMMARY, OTHER_DOSHAS } from '../chapters/life/doshas.ts';
import { NINE_STONES, STONES_LEFT, STONES_WORN } from '../chapters/life/gems.ts';
import { joined } from '../chapters/life/joined.ts';
import {
  AT_A_GLANCE,
  FACTORS,
  HOUSES_OF_MATTER,
  helpFor,
  KARAKAS_OF_MATTER,
  TOLD,
  VARGAS_OF_MATTER,
} from '../chapters/life/matter.ts';
import { MAHADASHA_BY_MAHADASHA, NEXT_MAHADASHA, PERIOD_LORDS } from '../chapters/life/periods.ts';
import { REMEDIES_BY_GRAHA, REMEDIES_OF_DOSHAS, WHO_NEEDS } from '../chapters/life/remedies.ts';
import { SubjectBook, type SubjectName } from '../chapters/life/subjects.ts';
import { PERIODS_AHEAD } from '../chapters/life/timing.ts';
import { YOGA_SUMMARY, YOGAS_BY_FAMILY } from '../chapters/life/yogas.ts';
import { type Item, type ItemRow, item } from './item.ts';

const OF_A_BIRTH = { suite: 'vedic', requires: ['birth'], tier: 'standard' } as const;

type Row = Pick<ItemRow<KundliBook>, 'id' | 'chapters' | 'needsTime'>;

function birthItem(row: Row): Item {
  return item({ ...OF_A_BIRTH, ...row, readings: 'some', open: (ground) => new KundliBook(ground) });
}

function subjectItem(id: SubjectName, chapters: ItemRow<SubjectBook>['chapters']): Item {
  return item({
    ...OF_A_BIRTH,
    id,
    needsTime: true,
    readings: 'all',
    open: (ground) => new SubjectBook(ground, id),
    chapters,
  });
}

export const LIFE_ITEMS: readonly Item[] = [
  birthItem({
    id: 'dasha-vimshottari',
    needsTime: true,
    chapters: [
      BIRTH_DETAILS,
      CHARTS,
      POSITIONS,
      DASHA_OVERVIEW,
      PERIOD_LORDS,
      joined(MAHADASHA_BY_MAHADASHA, PRESENT_MAHADASHA, NEXT_MAHADASHA),
      ANTARDASHAS,
    ],
  }),
  birthItem({
    id: 'yoga',
    needsTime: true,
    chapters: [CHARTS, POSITIONS, YOGA_SUMMARY, YOGAS_BY_FAMILY, ASPECTS, SHADBALA],
  }),
  birthItem({
    id: 'dosha',
    chapters: [
      BIRTH_DETAILS,
      DOSHA_SUMMARY,
      joined(MANGAL, KALA_SARPA),
      joined(PITRU, GANDA_MOOLA, SADE_SATI_SUMMARY, OTHER_DOSHAS),
    ],
  }),
  birthItem({ id: 'gemstone', needsTime: true, chapters: [NINE_STONES, STONES_WORN, STONES_LEFT] }),
  birthItem({ id: 'remedies', chapters: [joined(WHO_NEEDS, REMEDIES_OF_DOSHAS), REMEDIES_BY_GRAHA] }),
  subjectItem('career', [
    AT_A_GLANCE,
    FACTORS,
    TOLD,
    HOUSES_OF_MATTER,
    joined(KARAKAS_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, helpFor(1)),
  ]),
  subjectItem('wealth', [
    AT_A_GLANCE,
    FACTORS,
    TOLD,
    joined(HOUSES_OF_MATTER, KARAKAS_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, helpFor(1)),
  ]),
  subjectItem('marriage', [
    AT_A_GLANCE,
    FACTORS,
    TOLD,
    joined(HOUSES_OF_MATTER, KARAKAS_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, MANGAL, helpFor(1)),
  ]),
  subjectItem('children', [
    AT_A_GLANCE,
    joined(FACTORS, TOLD, KARAKAS_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, helpFor(1)),
  ]),
  subjectItem('education', [
    AT_A_GLANCE,
    joined(FACTORS, TOLD),
    joined(HOUSES_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, helpFor(1)),
  ]),
  subjectItem('health', [
    AT_A_GLANCE,
    joined(FACTORS, TOLD),
    joined(HOUSES_OF_MATTER, VARGAS_OF_MATTER),
    joined(PERIODS_AHEAD, helpFor(1)),
  ]),
];
