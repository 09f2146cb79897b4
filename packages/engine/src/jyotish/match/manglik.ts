/**
 * Mangal dosha of two charts: each on its own (jyotish/dosha), what one chart cancels of the other, and whether the pair stands.
 */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import { type MangalDosha, type MangalOptions, mangalDoshaOf } from '../dosha/index.ts';
import type { Kundli } from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { AGES_NAMES, MANGLIK_NAMES } from './option-names.ts';
import { PERSON_KEYS, type PersonKey } from './settings.ts';

/** Cancellations that take both charts, or an age. */
const PAIR_RULES = [
  { id: 'both-have-dosha', sources: ['raman-muhurtha', 'almanac-practice'], classification: 'traditional' },
  { id: 'malefic-in-dosha-house-of-partner', sources: ['almanac-practice'], classification: 'traditional' },
  { id: 'older-than-28', sources: ['almanac-practice'], classification: 'traditional' },
] as const;
export type ManglikPairRule = (typeof PAIR_RULES)[number]['id'];
export const MANGLIK_PAIR_RULES: readonly ManglikPairRule[] = PAIR_RULES.map(({ id }) => id);

export interface ManglikOptions extends MangalOptions {
  /** Which cancellations between the charts count: all (when left out), none, or by name. */
  readonly pairRules?: 'all' | 'none' | readonly ManglikPairRule[];
  /** Ages in years, where the rule of age shall be asked; it never holds without them. */
  readonly ages?: { readonly [P in PersonKey]?: number };
}

export interface ManglikMatch {
  readonly person1: MangalDosha;
  readonly person2: MangalDosha;
  /** What lifts a dosha that remains in one chart; `value.person` is whose. */
  readonly cancellations: readonly Fact<{ readonly person: PersonKey }>[];
  /** In whose chart a dosha remains, on its own, and after the other chart was asked. */
  readonly remainsIn: readonly PersonKey[];
  readonly remainsAfterPair: readonly PersonKey[];
  /** `neither`, `cancelled` in its own chart, `balanced` by the other, or `mismatch`. */
  readonly verdict: 'neither' | 'cancelled' | 'balanced' | 'mismatch';
  readonly compatible: boolean;
  readonly settings: MangalDosha['settings'] & { readonly pairRules: readonly ManglikPairRule[] };
}

const SETTLED_AGE = 28;
const MOST_AGE = 150;
/** Houses from which a malefic of the partner answers Mars. */
const ANSWERING = [1, 4, 7, 8, 12];

/**
 * Mangal dosha of a pair.
 *
 * @param options  as for `mangalDoshaOf`, and which rules between the charts count
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, an age that is none, and what is no kundli
 */
export function manglikMatchOf(person1: Kundli, person2: Kundli, options: ManglikOptions = {}): ManglikMatch {
  const given = readChoices(options, 'options', MANGLIK_NAMES);
  const { pairRules: choice = 'all', ages = {}, ...mangal } = given;
  const pairRules = pairRulesOf(choice);
  readChoices(ages, 'ages', AGES_NAMES);
  for (const person of PERSON_KEYS)
    if (ages[person] !== undefined) numberIn(`ages.${person}`, ages[person], 0, MOST_AGE, 'years');
  const charts = { person1: readKundli(person1, 'person1'), person2: readKundli(person2, 'person2') };
  const doshas = { person1: mangalDoshaOf(person1, mangal), person2: mangalDoshaOf(person2, mangal) };
  const remainsIn = PERSON_KEYS.filter((person) => doshas[person].remainsFrom.length > 0);
  const cancellations = remainsIn.flatMap((person) =>
    PAIR_RULES.filter(({ id }) => pairRules.includes(id)).flatMap((rule) => {
      const because = becauseOf(rule.id, person, charts, doshas, ages);
      return because === null ? [] : [{ ...rule, value: { person }, because }];
    }),
  );
  const remainsAfterPair = remainsIn.filter((person) => !cancellations.some(({ value }) => value.person === person));
  return {
    person1: doshas.person1,
    person2: doshas.person2,
    cancellations,
    remainsIn,
    remainsAfterPair,
    verdict: verdictOf(doshas, remainsIn, remainsAfterPair),
    compatible: remainsAfterPair.length === 0,
    settings: { ...doshas.person1.settings, pairRules },
  };
}

function verdictOf(
  doshas: { readonly [P in PersonKey]: MangalDosha },
  remainsIn: readonly PersonKey[],
  remainsAfterPair: readonly PersonKey[],
): ManglikMatch['verdict'] {
  if (remainsAfterPair.length > 0) return 'mismatch';
  if (remainsIn.length > 0) return 'balanced';
  return PERSON_KEYS.some((person) => doshas[person].presentFrom.length > 0) ? 'cancelled' : 'neither';
}

function becauseOf(
  rule: ManglikPairRule,
  person: PersonKey,
  charts: { readonly [P in PersonKey]: Kundli },
  doshas: { readonly [P in PersonKey]: MangalDosha },
  ages: NonNullable<ManglikOptions['ages']>,
): readonly Cell[] | null {
  const partner: PersonKey = person === 'person1' ? 'person2' : 'person1';
  if (rule === 'both-have-dosha') {
    const from = doshas[partner].presentFrom;
    return from.length > 0 ? from.map((reference) => cell(partner, 'mangalDoshaFrom', reference)) : null;
  }
  if (rule === 'malefic-in-dosha-house-of-partner') {
    const { grahas } = charts[partner];
    const there = (['Saturn', 'Rahu', 'Sun'] as const).filter((graha) => ANSWERING.includes(grahas[graha].house));
    return there.length > 0 ? there.map((graha) => cell(`${partner}.${graha}`, 'house', grahas[graha].house)) : null;
  }
  const age = ages[person];
  return age !== undefined && age > SETTLED_AGE ? [cell(person, 'ageYears', age)] : null;
}

function pairRulesOf(choice: NonNullable<ManglikOptions['pairRules']>): readonly ManglikPairRule[] {
  if (!Array.isArray(choice))
    return oneOf('pairRules', choice as string, ['all', 'none'] as const) === 'all' ? MANGLIK_PAIR_RULES : [];
  const chosen = choice.map((id, index) => oneOf(`pairRules[${index}]`, id, MANGLIK_PAIR_RULES));
  return MANGLIK_PAIR_RULES.filter((id) => chosen.includes(id));
}
