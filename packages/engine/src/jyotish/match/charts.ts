/**
 * What else is looked at between two whole charts: the lagnas, the lords of the seventh, the stars that are shunned, and dashas that change
 * together. Findings only; none of them adds points.
 *
 * Source: Raman's Muhurtha (`raman-muhurtha`) for lagnas and stars, almanacs of Kerala (`almanac-practice`) for the dashas.
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { houseFrom, type Kundli, lordOf, signFrom } from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { DASHA_SANDHI_NAMES } from './option-names.ts';
import { PERSON_KEYS, type PersonKey } from './settings.ts';

/** Whom a finding is about, and whether it is for or against the match. */
export interface ChartFinding {
  readonly person: PersonKey;
  readonly isGood: boolean;
}

interface Rule {
  readonly id: string;
  readonly isGood: boolean;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
  /** Asked for each of the two, the other being the partner. */
  readonly find: (own: Kundli, partner: Kundli, isBride: boolean) => readonly Cell[] | null;
}

const star = (nakshatra: number, pada: number, forGroom: boolean): Rule['find'] => {
  return ({ grahas: { Moon } }, _, isBride) =>
    Moon.nakshatra === nakshatra && Moon.pada === pada && (isBride || forGroom)
      ? [cell('Moon', 'nakshatra', nakshatra), cell('Moon', 'pada', pada)]
      : null;
};

const RAMAN = { sources: ['raman-muhurtha', 'vedastro'], classification: 'modern' } as const;

const RULES: readonly Rule[] = [
  {
    id: 'moon-sign-is-lagna-of-partner',
    isGood: true,
    ...RAMAN,
    find: ({ grahas: { Moon } }, { lagna }) =>
      Moon.sign === lagna.sign ? [cell('Moon', 'sign', Moon.sign), cell('partner.lagna', 'sign', lagna.sign)] : null,
  },
  {
    id: 'lagna-seventh-from-lord-of-seventh-of-partner',
    isGood: true,
    ...RAMAN,
    find: ({ lagna }, partner) => {
      const lord = lordOf(signFrom(partner.lagna.sign, 7));
      const { sign } = partner.grahas[lord];
      if (houseFrom(sign, lagna.sign) !== 7) return null;
      return [cell('lagna', 'sign', lagna.sign), cell(`partner.${lord}`, 'sign', sign)];
    },
  },
  { id: 'star-mula-1', isGood: false, ...RAMAN, find: star(19, 1, true) },
  { id: 'star-ashlesha-1', isGood: false, ...RAMAN, find: star(9, 1, false) },
  { id: 'star-jyeshtha-1', isGood: false, ...RAMAN, find: star(18, 1, false) },
  { id: 'star-vishakha-4', isGood: false, ...RAMAN, find: star(16, 4, false) },
];

/**
 * Findings between two charts.
 *
 * @param bride  which of the two is the bride, for the stars that are shunned in hers alone
 * @returns one fact for each rule and person it holds for
 * @throws  EngineError INVALID_OPTION
 */
export function chartFindingsOf(
  person1: Kundli,
  person2: Kundli,
  bride: PersonKey = 'person2',
): readonly Fact<ChartFinding>[] {
  const charts = { person1: readKundli(person1, 'person1'), person2: readKundli(person2, 'person2') };
  oneOf('bride', bride, PERSON_KEYS);
  return PERSON_KEYS.flatMap((person) => {
    const partner = charts[person === 'person1' ? 'person2' : 'person1'];
    return RULES.flatMap(({ id, isGood, sources, classification, find }) => {
      const because = find(charts[person], partner, person === bride);
      return because === null ? [] : [{ id, value: { person, isGood }, because, sources, classification }];
    });
  });
}

export interface DashaSandhiOptions {
  /** How near two changes may be, days. 182.625 (half a year) when left out. */
  readonly withinDays?: number;
}

/** Two mahadashas that change near one another. Julian dates, UT. */
export interface DashaSandhi {
  readonly jdUt1: number;
  readonly jdUt2: number;
  readonly apartDays: number;
}

const HALF_YEAR_DAYS = 182.625;

/**
 * Dasha sandhi: changes of mahadasha that fall near one another in two lives, which Kerala avoids.
 *
 * @param starts1, starts2  Julian dates (UT) at which the mahadashas of each begin, in order, as the dasha room gives them
 * @returns one fact for each pair of changes, in time's order
 * @throws  EngineError INVALID_OPTION for a list or a limit that is none
 */
export function dashaSandhiOf(
  starts1: readonly number[],
  starts2: readonly number[],
  options: DashaSandhiOptions = {},
): readonly Fact<DashaSandhi>[] {
  readChoices(options, 'options', DASHA_SANDHI_NAMES);
  const within = numberIn('withinDays', options.withinDays ?? HALF_YEAR_DAYS, 0, 36525, 'days');
  const [first, second] = [datesOf('starts1', starts1), datesOf('starts2', starts2)];
  const facts: Fact<DashaSandhi>[] = [];
  for (const jdUt1 of first) {
    for (const jdUt2 of second) {
      const apartDays = Math.abs(jdUt1 - jdUt2);
      if (apartDays > within) continue;
      facts.push({
        id: 'dasha-sandhi',
        value: { jdUt1, jdUt2, apartDays },
        because: [cell('person1', 'mahadashaStartJdUt', jdUt1), cell('person2', 'mahadashaStartJdUt', jdUt2)],
        sources: ['almanac-practice'],
        classification: 'traditional',
      });
    }
  }
  return facts;
}

function datesOf(field: string, list: readonly number[]): readonly number[] {
  const dates = readList(field, list, 'a list of Julian dates');
  return dates.map((jd, index) => numberIn(`${field}[${index}]`, jd, 0, 1e7, 'Julian date'));
}
