/** The first words of a reading: which way the rules point when all are weighed, and what weighs most on either side. */

import type { Question } from '../question/question.ts';
import type { Rule } from '../rules/rule.ts';
import { outlookOf } from './asks.ts';
import type { Teller } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import type { Weighed } from './weigh.ts';

/** Which way a chart points in a topic: all but alone, more than not, neither, or against. */
type Lean = 'strong' | 'good' | 'even' | 'hard';

/** Shares of the weight, for less against, beyond which a chart leans; and beyond which it hardly leaves a doubt. */
const GOOD = 0.12;
const STRONG = 0.5;
/** Nothing is clear by fewer rules than this, nor where they do not outnumber the others so many times. */
const FEW = 3;
const MOST_OF = 1.5;
/** Below this it leans the other way. */
const HARD = -0.15;

/** @returns null where nothing speaks for, against or for both */
function leanOf(weighed: readonly Weighed[]): Lean | null {
  const [good, bad, both] = [of(weighed, 'favourable'), of(weighed, 'unfavourable'), of(weighed, 'mixed')];
  if (good.length + bad.length + both.length === 0) return null;
  const share = (sum(good) - sum(bad)) / (sum(good) + sum(bad) + sum(both));
  // What is said of the whole must not contradict the plain counts beside it.
  const lean = good.length < bad.length ? Math.min(share, 0) : good.length > bad.length ? Math.max(share, 0) : share;
  const isClear = good.length >= FEW && good.length > MOST_OF * (bad.length + both.length);
  if (lean > STRONG && isClear) return 'strong';
  return lean > GOOD ? 'good' : lean > HARD ? 'even' : 'hard';
}

/**
 * What is told first: the outlook where a yes or no was asked for, then the counts, then the chief witness of each side.
 *
 * Each sentence names the weightiest rule of either side, and carries the ids of all that were weighed.
 */
export function tellVerdict(teller: Teller, question: Question, weighed: readonly Weighed[], plan: TopicPlan): void {
  const { words } = teller;
  const { say, language } = words;
  const lean = leanOf(weighed);
  if (lean === null) return;
  const counted = weighed.filter(({ rule }) => rule.polarity !== 'neutral');
  const beside = { weighed: counted.map(({ rule }) => rule.id) };
  const chiefs = [chiefOf(of(counted, 'favourable')), chiefOf(of(counted, 'unfavourable'))];
  const [one, other] = chiefs;
  const named = chiefs.some((chief) => chief !== null) ? chiefs : [chiefOf(counted) ?? counted[0]];
  const tell = (text: string, witnesses: readonly (Weighed | null | undefined)[]): void => {
    const rules = witnesses.flatMap((witness) => witness?.rule ?? []);
    teller.tell('verdict', text, [], [...new Set(rules)], beside);
  };
  const outlook = outlookOf(question, plan);
  if (outlook !== null) {
    const good = outlook === 'yes' ? say.outlookYes : say.outlookGood;
    tell({ strong: good, good, even: say.outlookOpen, hard: say.outlookHard }[lean], named);
  }
  const message = {
    strong: say.verdictStrong,
    good: say.verdictGood,
    even: say.verdictEven,
    hard: say.verdictHard,
  }[lean];
  tell(message({ topic: words.topic(plan.name), parts: language.list(partsOf(teller, weighed)) }), named);
  const [first, second] = [bodyOf(one), bodyOf(other)];
  if (first !== null && second !== null && first !== second)
    tell(say.weightBoth({ one: words.theBody(first), other: words.theBody(second) }), [one, other]);
  else {
    const heaviest = chiefOf(weighed);
    const graha = bodyOf(heaviest);
    if (graha !== null && weighed.length > 3) tell(say.weight({ graha: words.theBody(graha) }), [heaviest]);
  }
}

/** How many speak for, against and both ways; of the last two only where there are any. */
export function partsOf({ words }: Teller, rules: readonly { readonly rule: Rule }[]): readonly string[] {
  const { say } = words;
  const count = (polarity: Rule['polarity']): number => rules.filter(({ rule }) => rule.polarity === polarity).length;
  const [good, bad, both] = [count('favourable'), count('unfavourable'), count('mixed')];
  return [
    say.countFor({ count: good }),
    ...(bad > 0 ? [say.countAgainst({ count: bad })] : []),
    ...(both > 0 ? [say.countBoth({ count: both })] : []),
  ];
}

/** The strongest rule that points the other way than the balance; where none does, the strongest that points both ways. */
export function otherSide(weighed: readonly Weighed[]): Weighed | null {
  const [good, bad] = [of(weighed, 'favourable'), of(weighed, 'unfavourable')];
  const [first] = good.length >= bad.length ? bad : good;
  return first ?? of(weighed, 'mixed')[0] ?? null;
}

function of(weighed: readonly Weighed[], polarity: Rule['polarity']): readonly Weighed[] {
  return weighed.filter(({ rule }) => rule.polarity === polarity);
}

function sum(rows: readonly Weighed[]): number {
  return rows.reduce((total, { bearing }) => total + bearing, 0);
}

/** The rule that bears most of those about a body, whatever the question names: what most speaks for a matter is one for all questions. */
function chiefOf(rows: readonly Weighed[]): Weighed | null {
  const ofBodies = rows.filter(({ subject }) => subject.bodies.length > 0);
  return ofBodies.reduce<Weighed | null>(
    (chief, row) => (chief !== null && chief.bearing >= row.bearing ? chief : row),
    null,
  );
}

function bodyOf(row: Weighed | null | undefined): string | null {
  return row?.subject.bodies[0] ?? null;
}
