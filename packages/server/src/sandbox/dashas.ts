/** Sandbox, dashas: the periods of a life by Vimshottari. */

import { type DashaNode, type DashaSpan, GRAHAS, type Graha } from '@khagol/engine/jyotish';
import { BIRTH_SHAPES } from '../contract/sandbox-birth-shapes.ts';
import type { BirthAsked } from '../contract/sandbox-input.ts';
import type { AnyRow } from '../gate/row.ts';
import type { Doors } from './doors.ts';
import { birthRow } from './sandbox-row.ts';

export function dashaRows(doors: Doors): readonly AnyRow[] {
  return [
    birthRow(
      doors,
      {
        id: 'sandboxDashaPeriods',
        path: 'astrology/dasha-periods',
        summary: 'Three levels of Vimshottari.',
        data: BIRTH_SHAPES.dashaPeriods,
      },
      (birth) => dashaData(birth, doors),
    ),
    birthRow(
      doors,
      {
        id: 'sandboxMahadasha',
        path: 'astrology/mahadasha',
        summary: 'The nine great periods.',
        data: BIRTH_SHAPES.mahadasha,
      },
      (birth) => treeOf(birth, 1, doors).map((span) => periodData(span, birth)),
    ),
    birthRow(
      doors,
      {
        id: 'sandboxAntardasha',
        path: 'astrology/antardasha',
        summary: 'The eighty-one parts of the great periods.',
        data: BIRTH_SHAPES.antardasha,
      },
      (birth) =>
        treeOf(birth, 2, doors).flatMap(({ lord, children = [] }) =>
          children.map((span) => ({ mahadasha: lord, ...periodData(span, birth) })),
        ),
    ),
  ];
}

function treeOf({ moment, ayanamsa }: BirthAsked, levels: number, doors: Doors): readonly DashaNode[] {
  return doors.jyotish(ayanamsa).dasha(moment).tree(levels);
}

function dashaData({ moment, ayanamsa }: BirthAsked, doors: Doors): unknown {
  const dasha = doors.jyotish(ayanamsa).dasha(moment);
  return {
    system: dasha.system,
    yearLengthDays: dasha.settings['yearDays'],
    dashaPeriods: dasha.tree(3).map((maha) => ({
      ...named(maha),
      antardasha: (maha.children ?? []).map((antar) => ({
        ...named(antar),
        pratyantardasha: (antar.children ?? []).map(named),
      })),
    })),
  };
}

function named({ lord, start, end }: DashaSpan): unknown & object {
  return { id: GRAHAS.indexOf(lord as Graha) + 1, name: lord, start, end };
}

const JULIAN_YEAR_DAYS = 365.25;

function periodData({ lord, start, end, startJdUt, endJdUt }: DashaSpan, { nowJdUt }: BirthAsked): object {
  const durationYears = Math.round(((endJdUt - startJdUt) / JULIAN_YEAR_DAYS) * 1e6) / 1e6;
  return { planet: lord, start, end, durationYears, isCurrent: startJdUt <= nowJdUt && nowJdUt < endJdUt };
}
