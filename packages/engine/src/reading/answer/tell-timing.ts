/** The time of a reading, told: what runs now, what comes or was in the time that is asked about, and what is said of it. */

import { chooseRules } from '../choose.ts';
import type { Question } from '../question/question.ts';
import type { FactStore } from '../rules/facts.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { type Bearers, bearersOf, bearingClaims, bearingDraft } from './bearers.ts';
import { Placements } from './placements.ts';
import { orNothing } from './span.ts';
import type { Draft, Teller } from './teller.ts';
import { bestDraft, hasPeriods, runningDrafts, spanDrafts, type Window, windowOf } from './timing.ts';
import { EDITIONS, type TopicPlan } from './topic-table.ts';
import { transitDrafts } from './transit-drafts.ts';
import { tellWesternTiming, tellWesternWhen } from './western-timing.ts';

/** With so many letters told already, of two texts about the present one is told. */
const FULL_LETTERS = 900;
/** With so many, of the sub-periods ahead the nearest to the topic is told alone. */
const LONG_LETTERS = 1400;

/** The answer to `when`, before anything else: the period that speaks most for the topic, and what a period can say. */
export function tellWhen(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): void {
  const { horoscope, atJdUt } = ground;
  const { words } = teller;
  const window = windowOf(question, atJdUt, words);
  if (settled.system === 'western') tellWesternWhen(teller, ground, plan, window, settled);
  if (!hasPeriods(ground, settled) || horoscope === undefined || window.isPast) return;
  const bearers = bearersOf(horoscope, plan);
  const best = bestDraft(words, horoscope, plan, bearers, window);
  if (best === null)
    teller.tell('verdict', words.say.noWindow({ topic: words.topic(plan.name) }), bearingClaims(bearers));
  else {
    teller.tell('verdict', best.text, best.claims);
    teller.tell('verdict', words.say.whenHedge);
  }
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
  const { words } = teller;
  const isWhen = question.kind === 'when';
  const window = windowOf(question, atJdUt, words);
  if (settled.system === 'western') {
    tellWesternTiming(teller, ground, plan, window, isWhen, settled);
    return;
  }
  if (!hasPeriods(ground, settled) || horoscope === undefined) {
    if (isWhen) tellNoTiming(teller);
    return;
  }
  const bearers = bearersOf(horoscope, plan);
  teller.turn();
  const isRunningTold = window.fromJdUt <= atJdUt && window.toJdUt > atJdUt;
  if (isRunningTold) {
    tell(teller, runningDrafts(words, horoscope, atJdUt));
    const bearing = bearingDraft(words, horoscope, plan, bearers, atJdUt);
    if (bearing !== null) teller.tell('timing', bearing.text, bearing.claims, [], bearing.beside);
    tellPeriodRules(teller, ground, plan, facts, settled, isWhen);
  }
  teller.turn();
  const from = isRunningTold ? { ...window, fromJdUt: atJdUt } : window;
  tellSpans(teller, question, ground, plan, bearers, from, isRunningTold, settled);
}

export function tellNoTiming(teller: Teller): void {
  teller.turn();
  teller.warnings.add('NO_PERIODS');
  teller.tell('timing', teller.words.say.noTiming);
}

function tell(teller: Teller, drafts: readonly Draft[]): void {
  for (const { text, claims, beside } of drafts)
    if (!teller.hasPlaced(claims)) teller.tell('timing', text, claims, [], beside);
}

/** Sub-periods and passages of the time that is asked about, in their order. */
function tellSpans(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  bearers: Bearers,
  window: Window,
  isRunningTold: boolean,
  { tier, version }: Settled,
): void {
  const { horoscope } = ground;
  if (horoscope === undefined) return;
  const { words } = teller;
  const isWhen = question.kind === 'when';
  const isNamed = question.scope !== null;
  const most = isWhen || isNamed ? 3 : tier === 'eco' || teller.letters > LONG_LETTERS ? 1 : 2;
  const spans = spanDrafts(words, horoscope, plan, bearers, window, { most, isNamed, isRunningTold });
  const asksSky = tier !== 'eco' && version !== '2';
  const passages = asksSky
    ? orNothing(() => transitDrafts(words, ground, plan, window, isWhen || isNamed ? 2 : 1))
    : [];
  if (asksSky && (ground.zodiac === undefined || passages === null)) teller.warnings.add('NO_TRANSITS');
  const told = [...spans, ...(passages ?? [])];
  if (!window.isPast) told.sort((one, other) => startOf(one) - startOf(other));
  tell(teller, told);
  if (told.length === 0 && isWhen)
    teller.tell('timing', words.say.noWindow({ topic: words.topic(plan.name) }), bearingClaims(bearers));
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
  const tellsPair = pair !== undefined && (speaks(pair) || (isWhen && pair.care !== 'health'));
  if (tellsPair) teller.tellRule('timing', pair, null);
  if (settled.tier === 'eco' || (tellsPair && teller.letters > FULL_LETTERS)) return;
  const placements = new Placements(teller.words, ground);
  const passing = chooseRules(
    held.filter(({ scope, id }) => scope === 'transit' && /^(?:gochara\.(?:Saturn|Jupiter)|sade-sati)\./.test(id)),
  ).filter(({ rule }) => speaks(rule));
  for (const { rule } of passing.slice(0, 1)) {
    teller.turn();
    teller.tellRule('timing', rule, placements.of(rule));
  }
}
