/** How far the rules of an answer agree, as one number. */

import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';

/** What counts of a rule for the agreement. */
export interface Witness {
  readonly polarity: Rule['polarity'];
  readonly weight: number;
}

/** So many rules make half of the trust that very many would. */
const HALF_OF_TRUST = 2;
/** Without the hour there are neither houses nor lords: what is left is less than half of a chart. */
const UNKNOWN_HOUR = 0.5;
/** A sign or nakshatra that the doubt about the time could change. */
const NEAR_A_BORDER = 0.85;

/**
 * The confidence of an answer: agreement × evidence × birth, 0 … 1, rounded to two decimals.
 *
 * - agreement: `(1 + |for − against| / all) / 2` over the weights of the rules that speak to the question; rules that cut both ways or are neutral count in
 *   `all` alone. 1 where every rule points one way, 0.5 where the sides are even.
 * - evidence: `n / (n + 2)` for n rules: one alone is a third, ten are five sixths.
 * - birth: 1; 0.85 where a sign or nakshatra of a chart is in doubt; 0.5 where an hour is not known.
 *
 * It measures how much the chart speaks with one voice, by the rules told here. It is no chance that something comes about, and it has not been measured
 * against lives. The weights are those of `weighedRules`, or the strengths of rules about two people.
 *
 * @returns null where no rule speaks
 */
export function confidenceOf(witnesses: readonly Witness[], grounds: readonly AnswerGround[]): number | null {
  const all = witnesses.reduce((sum, { weight }) => sum + weight, 0);
  if (!(all > 0)) return null;
  const side = (polarity: Rule['polarity']): number =>
    witnesses.reduce((sum, each) => sum + (each.polarity === polarity ? each.weight : 0), 0);
  const agreement = (1 + Math.abs(side('favourable') - side('unfavourable')) / all) / 2;
  const evidence = witnesses.length / (witnesses.length + HALF_OF_TRUST);
  return Math.round(agreement * evidence * Math.min(...grounds.map(birthOf)) * 100) / 100;
}

function birthOf(ground: AnswerGround): number {
  if (!isTimeKnown(ground)) return UNKNOWN_HOUR;
  const warnings = ground.horoscope?.meta.warnings ?? [];
  return warnings.some(({ code }) => code === 'SIGN_UNCERTAIN' || code === 'NAKSHATRA_UNCERTAIN') ? NEAR_A_BORDER : 1;
}
