/** A reading of one topic, or the time of it: verdict, reasons, timing, the other side. */

import type { Graha } from '../../jyotish/index.ts';
import { chooseRules } from '../choose.ts';
import type { Question } from '../question/question.ts';
import type { FactStore } from '../rules/facts.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown, Placements } from './placements.ts';
import type { Draft, Teller } from './teller.ts';
import { aheadDrafts, hasPeriods, runningDrafts, transitDrafts, windowOf } from './timing.ts';
import { EDITIONS, type TopicPlan } from './topic-table.ts';
import { factsOfGround, type Weighed, weighedRules } from './weigh.ts';
import { small } from './words.ts';

/** How much is told, by tier and by what is asked. */
const REASONS = { eco: 2, standard: 3, fast: 3 } as const;

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
  if (!isTimeKnown(ground)) {
    teller.warnings.add('TIME_UNKNOWN');
    teller.tell('policy', teller.words.say.unknownTime);
    teller.turn();
  }
  if (question.subject !== 'self' && question.persons === 1) {
    teller.tell('explanation', teller.words.say.ofAnother);
    teller.turn();
  }
  const isWhen = question.kind === 'when';
  const caution = otherSide(weighed);
  tellVerdict(teller, weighed, plan);
  if (isWhen) tellTiming(teller, question, ground, plan, facts, settled);
  const reasons = reasonsOf(weighed, caution, isWhen ? 2 : REASONS[settled.tier]);
  for (const { rule } of reasons) {
    teller.turn();
    teller.tellRule('reason', rule, placements.of(rule));
  }
  tellVarga(teller, placements, reasons, plan, settled);
  if (!isWhen) tellTiming(teller, question, ground, plan, facts, settled);
  if (caution !== null) tellCaution(teller, placements, caution.rule);
}

/** Which side the rules are on, and what of them weighs most. */
function tellVerdict(teller: Teller, weighed: readonly Weighed[], plan: TopicPlan): void {
  const { say, language, body } = bound(teller);
  const of = (polarity: Rule['polarity']): readonly Weighed[] =>
    weighed.filter(({ rule }) => rule.polarity === polarity);
  const [good, bad, both] = [of('favourable'), of('unfavourable'), of('mixed')];
  const sum = (rows: readonly Weighed[]): number => rows.reduce((total, { weight }) => total + weight, 0);
  if (good.length + bad.length + both.length === 0) return;
  const all = sum(good) + sum(bad) + sum(both);
  const share = (sum(good) - sum(bad)) / all;
  // What is said of the whole must not contradict the plain counts beside it.
  const lean = good.length < bad.length ? Math.min(share, 0) : good.length > bad.length ? Math.max(share, 0) : share;
  const message =
    lean > 0.5 ? say.verdictStrong : lean > 0.12 ? say.verdictGood : lean > -0.15 ? say.verdictEven : say.verdictHard;
  const parts = [
    say.countFor({ count: good.length }),
    ...(bad.length > 0 ? [say.countAgainst({ count: bad.length })] : []),
    ...(both.length > 0 ? [say.countBoth({ count: both.length })] : []),
  ];
  teller.tell('verdict', message({ topic: teller.words.topic(plan.name), parts: language.list(parts) }));
  const heaviest = weighed.find(({ subject }) => subject.bodies.length > 0)?.subject.bodies[0];
  if (heaviest !== undefined && weighed.length > 3) teller.tell('verdict', say.weight({ graha: body(heaviest) }));
}

function bound({ words }: Teller): {
  readonly say: Teller['words']['say'];
  readonly language: Teller['words']['language'];
  readonly body: (name: string) => string;
} {
  return { say: words.say, language: words.language, body: (name) => words.theBody(name) };
}

/** The strongest rule that points the other way than the balance; where none does, the strongest that points both ways. */
function otherSide(weighed: readonly Weighed[]): Weighed | null {
  const good = weighed.filter(({ rule }) => rule.polarity === 'favourable');
  const bad = weighed.filter(({ rule }) => rule.polarity === 'unfavourable');
  const isGood = good.length >= bad.length;
  const [first] = isGood ? bad : good;
  return first ?? weighed.find(({ rule }) => rule.polarity === 'mixed') ?? null;
}

/** The weightiest rules, at most two of one body, and no placement twice. */
function reasonsOf(weighed: readonly Weighed[], caution: Weighed | null, most: number): readonly Weighed[] {
  const picked: Weighed[] = [];
  for (const each of weighed) {
    if (picked.length === most) break;
    if (each === caution) continue;
    const [body] = each.subject.bodies;
    const same = picked.filter(({ rule, subject }) => rule.family === each.rule.family || subject.bodies[0] === body);
    if (body !== undefined && picked.some(({ subject }) => subject.bodies[0] === body)) continue;
    if (same.length >= 2) continue;
    picked.push(each);
  }
  return picked;
}

/** Where the heaviest graha stands in the navamsha, in topics that are read in it. */
function tellVarga(
  teller: Teller,
  placements: Placements,
  reasons: readonly Weighed[],
  plan: TopicPlan,
  { system, tier }: Settled,
): void {
  const graha = reasons[0]?.subject.bodies[0] as Graha | undefined;
  if (system === 'western' || tier === 'eco' || plan.varga !== 'D9' || graha === undefined) return;
  const draft = placements.navamsha(graha);
  if (draft !== null) teller.tell('reason', draft.text, draft.claims);
}

export function tellTiming(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  facts: FactStore,
  settled: Settled,
): void {
  const { horoscope, atJdUt } = ground;
  const isWhen = question.kind === 'when';
  if (!hasPeriods(ground, settled) || horoscope === undefined) {
    if (isWhen) {
      teller.turn();
      teller.warnings.add('NO_PERIODS');
      teller.tell('timing', teller.words.say.noTiming);
    }
    return;
  }
  const add = (drafts: readonly Draft[]): void => {
    for (const { text, claims } of drafts) teller.tell('timing', text, claims);
  };
  const window = windowOf(question, atJdUt);
  const isNow = window.fromJdUt <= atJdUt + 366 && window.toJdUt > atJdUt;
  teller.turn();
  if (isNow) {
    add(runningDrafts(teller.words, horoscope, atJdUt));
    tellPeriodRules(teller, ground, plan, facts, settled, isWhen);
  }
  teller.turn();
  const most = isWhen || question.scope !== null ? 3 : settled.tier === 'eco' ? 1 : 2;
  const ahead = aheadDrafts(teller.words, horoscope, plan, window, most, question.scope !== null);
  const transits =
    settled.tier === 'eco' || settled.version === '2'
      ? []
      : transitDrafts(teller.words, ground, plan, window, isWhen ? 3 : 1);
  if (ground.zodiac === undefined && settled.tier !== 'eco' && settled.version !== '2')
    teller.warnings.add('NO_TRANSITS');
  add([...ahead, ...transits].sort((one, other) => startOf(one) - startOf(other)));
  if (isWhen && ahead.length + transits.length === 0)
    teller.tell('timing', teller.words.say.noWindow({ topic: teller.words.topic(plan.name) }));
}

/** When that begins which a sentence tells of. */
function startOf({ claims }: Draft): number {
  const times = claims.flatMap((claim) => ('from' in claim && typeof claim.from === 'object' ? [claim.from] : []));
  return times.flatMap((time) => ('fromJd' in time ? [time.fromJd] : []))[0] ?? 0;
}

/** What is said of the pair of lords that runs, and in edition 2.5 of Saturn and Jupiter by the Moon, where it speaks to the topic. */
function tellPeriodRules(
  teller: Teller,
  ground: AnswerGround,
  plan: TopicPlan,
  facts: FactStore,
  settled: Settled,
  isWhen: boolean,
): void {
  const families = EDITIONS[settled.version][settled.system];
  const speaks = ({ topics, care }: Rule): boolean =>
    topics.some((topic) => plan.ruleTopics.includes(topic)) &&
    (care !== 'health' || plan.ruleTopics.includes('health'));
  const held = teller.voice.rules.holding(facts).filter(({ family }) => families.includes(family));
  const pair = held.find(({ scope, family }) => scope === 'period' && family === 'dasha-pair');
  if (pair !== undefined && (speaks(pair) || (isWhen && pair.care !== 'health'))) teller.tellRule('timing', pair, null);
  if (settled.tier === 'eco') return;
  const placements = new Placements(teller.words, ground);
  const passing = chooseRules(
    held.filter(({ scope, id }) => scope === 'transit' && /^(?:gochara\.(?:Saturn|Jupiter)|sade-sati)\./.test(id)),
  ).filter(({ rule }) => speaks(rule));
  for (const { rule } of passing.slice(0, 1)) {
    teller.turn();
    teller.tellRule('timing', rule, placements.of(rule));
  }
}

function tellCaution(teller: Teller, placements: Placements, rule: Rule): void {
  teller.turn();
  const placed = placements.of(rule);
  const led =
    placed !== null ? { ...placed, text: teller.words.say.contrary({ sentence: leading(placed.text) }) } : null;
  teller.tellRule('caution', rule, led);
}

/** Names keep their great letter. */
function leading(text: string): string {
  return /^(?:Your|You|The|In|Tu|Tienes|El|En|Votre|Vous|Le|Dans|La|Los|Las)\b/.test(text) ? small(text) : text;
}
