/** Periods of a life: Vimshottari level by level, Yogini, Ashtottari. */

import { type DashaNode, type DashaSpan, GRAHAS, type Graha, YOGINIS } from '@khagol/engine/jyotish';
import type { BirthAsked } from '../../contract/asked.ts';
import { integer } from '../../contract/schema.ts';
import { BIRTH_SHAPES } from '../../contract/told-birth-shapes.ts';
import { TWIN_SHAPES } from '../../contract/twin-birth-shapes.ts';
import type { Doors } from './doors.ts';
import type { BirthQuestion, BirthWith, OwnFields, OwnQuestion } from './question.ts';

type DashaName = 'dasha-periods' | 'mahadasha' | 'antardasha' | 'pratyantardasha';

export const DASHA_QUESTIONS: { readonly [name in DashaName]: BirthQuestion } = {
  'dasha-periods': { summary: 'Three levels of Vimshottari.', data: BIRTH_SHAPES.dashaPeriods, tell: dashaData },
  mahadasha: {
    summary: 'The nine great periods.',
    data: BIRTH_SHAPES.mahadasha,
    tell: (birth, doors) => treeOf(birth, 1, doors).map((span) => periodData(span, birth)),
  },
  antardasha: {
    summary: 'The eighty-one parts of the great periods.',
    data: BIRTH_SHAPES.antardasha,
    tell: (birth, doors) =>
      treeOf(birth, 2, doors).flatMap(({ lord, children = [] }) =>
        children.map((span) => ({ mahadasha: lord, ...periodData(span, birth) })),
      ),
  },
  pratyantardasha: {
    summary: 'The parts of the parts, seven hundred and twenty-nine.',
    data: BIRTH_SHAPES.pratyantardasha,
    tell: (birth, doors) =>
      treeOf(birth, 3, doors).flatMap((maha) =>
        (maha.children ?? []).flatMap((antar) =>
          (antar.children ?? []).map((span) => ({
            mahadasha: maha.lord,
            antardasha: antar.lord,
            ...periodData(span, birth),
          })),
        ),
      ),
  },
};

const DEEPEST = 4;

/** How many levels of parts are told. */
const DEPTH: OwnFields<number> = {
  isSidereal: true,
  schema: {
    'depth?': integer('Levels: 1 great periods, 2 with their parts …', { minimum: 1, maximum: DEEPEST, default: 2 }),
  },
  read: (input) => {
    const depth = input.number('depth', 1, DEEPEST, 'levels') ?? 2;
    if (!Number.isInteger(depth)) input.fault(input.pathOf('depth'), 'depth is a whole number.');
    return depth;
  },
};

/** By the last part of the path. */
export const OTHER_DASHAS: { readonly [name in 'yogini-dasha' | 'ashtottari-dasha']: OwnQuestion<number> } = {
  'yogini-dasha': {
    summary: 'Yogini dasha: eight yoginis over thirty-six years, as often as a life has room for.',
    data: TWIN_SHAPES.dasha,
    own: DEPTH,
    tell: (birth, doors) => otherData('yogini', birth, doors),
  },
  'ashtottari-dasha': {
    summary: 'Ashtottari dasha: eight lords over a hundred and eight years.',
    data: TWIN_SHAPES.dasha,
    own: DEPTH,
    tell: (birth, doors) => otherData('ashtottari', birth, doors),
  },
};

/** Lords of the yoginis, in the order of `YOGINIS`. */
const YOGINI_LORDS: readonly (string | null)[] = [
  'Moon',
  'Sun',
  'Jupiter',
  'Mars',
  'Mercury',
  'Saturn',
  'Venus',
  'Rahu',
];

function otherData(system: 'yogini' | 'ashtottari', birth: BirthWith<number>, doors: Doors): unknown {
  const dasha = doors.jyotish(birth.ayanamsa).dasha(birth.moment, system);
  const depth = Math.min(birth.own, dasha.levels);
  const node = (span: DashaNode): object => ({
    ...(system === 'yogini' && { yogini: YOGINIS[YOGINI_LORDS.indexOf(span.lord)] }),
    ...periodData(span, birth),
    ...(span.children !== undefined && { periods: span.children.map(node) }),
  });
  const { balance, settings, sources } = dasha;
  return {
    system,
    depth,
    balance: balance === null ? null : { planet: balance.lord, years: balance.years, ofYears: balance.ofYears },
    periods: dasha.tree(depth).map(node),
    settings,
    sources,
  };
}

function treeOf({ moment, ayanamsa }: BirthAsked, levels: number, doors: Doors): readonly DashaNode[] {
  return doors.jyotish(ayanamsa).dasha(moment).tree(levels);
}

function dashaData(birth: BirthAsked, doors: Doors): unknown {
  const dasha = doors.jyotish(birth.ayanamsa).dasha(birth.moment);
  const tree = dasha.tree(3);
  return {
    system: dasha.system,
    yearLengthDays: dasha.settings['yearDays'],
    current: currentOf(dasha.runningAt(birth.nowJdUt, 3)),
    dashaPeriods: tree.map((maha) => ({
      ...named(maha),
      antardasha: (maha.children ?? []).map((antar) => ({
        ...named(antar),
        pratyantardasha: (antar.children ?? []).map(named),
      })),
    })),
    maha_dasha: tree.map((maha) => ({ ...snaked(maha), antar_dasha: (maha.children ?? []).map(snaked) })),
  };
}

function named({ lord, start, end }: DashaSpan): object {
  return { id: GRAHAS.indexOf(lord as Graha) + 1, name: lord, start, end };
}

/** What runs at the time of the call; null before the first period and after the last. */
function currentOf([maha, antar, pratyantar]: readonly DashaSpan[]): unknown {
  if (maha === undefined || antar === undefined || pratyantar === undefined) return null;
  return { mahadasha: named(maha), antardasha: named(antar), pratyantardasha: named(pratyantar) };
}

/** The same period under the names that some clients read. */
function snaked(span: DashaSpan): object {
  return { planet: span.lord, start_date: span.start, end_date: span.end, duration_years: yearsOf(span) };
}

const JULIAN_YEAR_DAYS = 365.25;

function yearsOf({ startJdUt, endJdUt }: DashaSpan): number {
  return Math.round(((endJdUt - startJdUt) / JULIAN_YEAR_DAYS) * 1e6) / 1e6;
}

/** A period with its length, and whether it runs at the time of the call. */
export function periodData(span: DashaSpan, { nowJdUt }: BirthAsked): object {
  const { lord, start, end, startJdUt, endJdUt } = span;
  const isCurrent = startJdUt <= nowJdUt && nowJdUt < endJdUt;
  return { planet: lord, start, end, durationYears: yearsOf(span), isCurrent };
}
