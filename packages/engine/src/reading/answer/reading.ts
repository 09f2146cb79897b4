/** A reading of one topic, or the time of it: verdict, reasons, timing, the other side; the time first where it is asked for. */

import type { Graha } from '../../jyotish/index.ts';
import type { Question } from '../question/question.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { confidenceOf } from './confidence.ts';
import { TopicPlacements } from './in-topic.ts';
import { Placements } from './placements.ts';
import { tellNoTiming, tellTiming, tellWhen } from './tell-timing.ts';
import type { Teller } from './teller.ts';
import { hasPeriods } from './timing.ts';
import type { TopicPlan } from './topic-table.ts';
import { otherSide, tellVerdict } from './verdict.ts';
import { factsOfGround, type Weighed, weighedRules } from './weigh.ts';
import { led, sentencesOf, small } from './words.ts';

/** How many reasons are told, by tier. */
const REASONS = { eco: 2, standard: 3, fast: 3 } as const;
/** Where a time is asked for, the reasons are fewer; where a remedy is, fewer still. */
const FEWER = 2;
const FEWEST = 1;
/** After so many letters no second reason is told, and no third. */
const ENOUGH_LETTERS = [Infinity, 1250, 720] as const;

export function tellReading(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): void {
  const placements = new Placements(teller.words, ground);
  const facts = factsOfGround(ground, settled);
  const weighed = weighedRules(teller.voice, ground, facts, plan, question, settled);
  teller.confidence = confidenceOf(
    weighed.map(({ rule, weight }) => ({ polarity: rule.polarity, weight })),
    [ground],
  );
  if (!isTimeKnown(ground)) {
    teller.warnings.add('TIME_UNKNOWN');
    teller.tell('policy', teller.words.say.unknownTime);
    if (question.kind === 'when' && !hasPeriods(ground, settled)) tellNoTiming(teller);
    teller.turn();
  }
  if (question.subject !== 'self' && question.persons === 1) {
    teller.tell('explanation', teller.words.say.ofAnother);
    teller.turn();
  }
  const isWhen = question.kind === 'when';
  const isTimeAsked = isWhen || question.scope !== null;
  const tellTime = (): void => tellTiming(teller, question, ground, plan, facts, settled);
  if (isWhen) tellWhen(teller, question, ground, plan, settled);
  tellVerdict(teller, question, weighed, plan);
  if (isTimeAsked) tellTime();
  const caution = otherSide(weighed);
  const most = question.wantsRemedies ? FEWEST : isTimeAsked ? FEWER : REASONS[settled.tier];
  tellReasons(teller, ground, placements, weighed, caution, plan, settled, most);
  if (!isTimeAsked && !question.wantsRemedies) tellTime();
  if (caution !== null) tellOtherSide(teller, placements, caution.rule);
}

/** The weightiest rules, each with its fact and, where the navamsha decides on it, with that. */
function tellReasons(
  teller: Teller,
  ground: AnswerGround,
  placements: Placements,
  weighed: readonly Weighed[],
  caution: Weighed | null,
  plan: TopicPlan,
  settled: Settled,
  most: number,
): void {
  const reasons = reasonsOf(madeFirst(weighed, plan), caution, most);
  const inTopic = new TopicPlacements(teller.words, ground);
  for (const [at, { rule, subject }] of reasons.entries()) {
    if (teller.letters > (ENOUGH_LETTERS[at] ?? 0) && teller.textOf(rule) !== null) break;
    teller.turn();
    teller.tellRule('reason', rule, inTopic.of(rule, plan) ?? placements.of(rule));
    if (at === 0) tellNavamsha(teller, placements, rule, subject.bodies[0] as Graha | undefined, plan, settled);
  }
}

/** A rule of another topic comes before one that was made for this one only where it weighs so many times as much. */
const FAR_WEIGHTIER = 3;

/** Rules made for the topic before those that touch it, by weight. */
function madeFirst(weighed: readonly Weighed[], { ruleTopics }: TopicPlan): readonly Weighed[] {
  const [heaviest] = weighed;
  const isMade = ({ rule, weight }: Weighed): boolean =>
    rule.topics.slice(0, 1).some((topic) => ruleTopics.includes(topic)) &&
    weight * FAR_WEIGHTIER > (heaviest?.weight ?? 0);
  return [...weighed.filter(isMade), ...weighed.filter((each) => !isMade(each))];
}

/** The weightiest rules, one of each body, and of one family no more than two. */
function reasonsOf(weighed: readonly Weighed[], caution: Weighed | null, most: number): readonly Weighed[] {
  const picked: Weighed[] = [];
  for (const each of weighed) {
    if (picked.length === most) break;
    if (each === caution) continue;
    const [body] = each.subject.bodies;
    if (body !== undefined && picked.some(({ subject }) => subject.bodies[0] === body)) continue;
    if (picked.filter(({ rule }) => rule.family === each.rule.family).length >= 2) continue;
    picked.push(each);
  }
  return picked;
}

/** What the navamsha makes of the first reason, in topics that are read in it. */
function tellNavamsha(
  teller: Teller,
  placements: Placements,
  rule: Rule,
  graha: Graha | undefined,
  plan: TopicPlan,
  { system, tier }: Settled,
): void {
  if (system === 'western' || tier === 'eco' || plan.varga !== 'D9' || graha === undefined) return;
  const draft = placements.navamsha(graha);
  if (draft !== null) teller.tell('reason', draft.text, draft.claims, [rule]);
}

/** What speaks against the balance: a caution, or where the balance is against, a comfort. */
function tellOtherSide(teller: Teller, placements: Placements, rule: Rule): void {
  teller.turn();
  const section = rule.polarity === 'favourable' ? 'reason' : 'caution';
  const placed = placements.of(rule);
  const { say } = teller.words;
  if (placed !== null && !teller.hasPlaced(placed.claims)) {
    teller.tellRule(section, rule, { ...placed, text: say.contrary({ sentence: leading(placed.text) }) });
    return;
  }
  // Its fact is told already: then the words of the rule are led in, unless they are told as well.
  const [first, ...others] = sentencesOf(teller.textOf(rule) ?? '').filter((sentence) => !teller.hasSaid(sentence));
  if (first === undefined) return;
  teller.tell(section, say.contrary({ sentence: led(first, teller.words.language) }), [], [rule]);
  for (const sentence of others) teller.tell(section, sentence, [], [rule]);
}

/** Names keep their great letter. */
function leading(text: string): string {
  return /^(?:Your?|The|In|An?|Tu|Tienes|El|En|Votre|Vous|Le|Dans|La|Los|Las)\b/.test(text) ? small(text) : text;
}
