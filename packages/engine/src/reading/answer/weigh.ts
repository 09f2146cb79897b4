/**
 * Which rules answer a question, and how much each counts: the topics it speaks to, its own strength, and whether it is about the house, the lord or the
 * significator of the topic, or the lord of the period that runs.
 */

import { GRAHAS, type Graha, gocharaAt, ownSignsOf } from '../../jyotish/index.ts';
import { chooseRules } from '../choose.ts';
import { keepsDirection, keepsSign } from '../facts/certain-day.ts';
import { keepsDignity, keepsLight } from '../facts/certain-state.ts';
import { factsOfGochara } from '../facts/gochara.ts';
import { factsOfHoroscope } from '../facts/horoscope.ts';
import { joinFacts } from '../facts/join.ts';
import { factsOfNativity } from '../facts/nativity.ts';
import type { Question } from '../question/question.ts';
import type { FactStore } from '../rules/facts.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround, Settled, Voice } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { runningAt } from './periods.ts';
import { lordOfHouse, type RuleSubject, signInVarga, subjectOf } from './subject.ts';
import { EDITIONS, type TopicPlan } from './topic-table.ts';

export interface Weighed {
  readonly rule: Rule;
  readonly subject: RuleSubject;
  /** What it bears on the topic: the same for every question about it. */
  readonly bearing: number;
  /** The same, more for what the question names: how soon it is told. */
  readonly weight: number;
}

/** A rule of the day of birth or of a rare sign of it colours a topic and does not carry it. */
const LIGHT: ReadonlySet<string> = new Set(['moon-nakshatra', 'dosha', 'lagna-sign', 'western-ascendant']);

/** All that is certain of the chart at the instant, as rules ask for it: of a day whose hour nobody knows, what holds all day. */
export function factsOfGround(ground: AnswerGround, { system, version }: Settled): FactStore {
  const { horoscope, nativity, zodiac, atJdUt } = ground;
  if (system === 'western') return nativity === undefined ? new Map() : factsOfNativity(nativity);
  if (horoscope === undefined) return new Map();
  const natal = new Map(factsOfHoroscope(horoscope));
  natal.delete('maha');
  natal.delete('antar');
  if (!isTimeKnown(ground)) {
    for (const graha of GRAHAS) {
      if (!keepsDignity(horoscope, graha)) natal.delete(`dignity:${graha}`);
      if (!keepsDirection(horoscope, graha)) natal.delete(`retrograde:${graha}`);
      if (!keepsLight(horoscope, graha)) natal.delete(`combust:${graha}`);
    }
  } else {
    const [maha, antar] = runningAt(horoscope, atJdUt);
    if (maha?.lord != null) natal.set('maha', maha.lord);
    if (antar?.lord != null) natal.set('antar', antar.lord);
  }
  // Transits are counted from the Moon, whose sign is sure or not.
  if (version === '2' || zodiac === undefined || !keepsSign(horoscope, 'Moon')) return natal;
  return joinFacts(natal, factsOfGochara(gocharaAt(zodiac, horoscope.kundli, atJdUt)));
}

/** The rules of a scope that speak to a topic, the weightiest first. */
export function weighedRules(
  { rules }: Voice,
  ground: AnswerGround,
  facts: FactStore,
  plan: TopicPlan,
  question: Pick<Question, 'bodies' | 'houses'>,
  settled: Settled,
): readonly Weighed[] {
  const families = EDITIONS[settled.version][settled.system];
  const told = rules
    .holding(facts)
    .filter(
      ({ family, scope, care }) =>
        scope === 'natal' && families.includes(family) && (care !== 'health' || plan.ruleTopics.includes('health')),
    );
  const own = told.filter(({ topics }) => topics.some((topic) => plan.ruleTopics.includes(topic)));
  const held = own.length < FEW ? told.filter((rule) => own.includes(rule) || isNear(rule, ground, plan)) : own;
  const scale = scaleOf(ground, plan, settled);
  return chooseRules(held)
    .map(({ rule }): Weighed => {
      const subject = subjectOf(rule, ground);
      const bearing = rule.strength * scale(rule, subject);
      return { rule, subject, bearing, weight: bearing * focusOf(question, subject) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/** A rule made for a topic speaks of it in all its sentences; one that names it last may speak of it in none. */
const MADE_FOR_IT = 2.4;
const BY_THE_WAY = 0.5;

/** With fewer rules than this for a topic, those of its houses and significators speak for it as well. */
const FEW = 3;

function isNear(rule: Rule, ground: AnswerGround, { houses, karakas }: TopicPlan): boolean {
  const subject = subjectOf(rule, ground);
  return (
    subject.houses.some((house) => houses.includes(house)) || karakas.some((karaka) => subject.bodies.includes(karaka))
  );
}

/** What is named is told sooner. */
function focusOf({ bodies, houses }: Pick<Question, 'bodies' | 'houses'>, subject: RuleSubject): number {
  const byBody = bodies.some((body) => subject.bodies.includes(body)) ? 2.5 : 1;
  return houses.some((house) => subject.houses.includes(house)) ? 2 * byBody : byBody;
}

function scaleOf(
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): (rule: Rule, subject: RuleSubject) => number {
  const { horoscope, atJdUt } = ground;
  const chief = plan.houses[0] as number;
  const lord = horoscope === undefined ? null : lordOfHouse(horoscope, chief);
  const running = horoscope === undefined ? [] : runningAt(horoscope, atJdUt).map((span) => span.lord);
  return (rule, subject) => {
    const at = rule.topics.findIndex((topic) => plan.ruleTopics.includes(topic));
    let weight = plan.name === 'general' ? 1 : at === 0 ? MADE_FOR_IT : at === 1 ? 1 : BY_THE_WAY;
    if (subject.houses.includes(chief)) weight *= 1.6;
    else if (subject.houses.some((house) => plan.houses.includes(house))) weight *= 1.2;
    if (rule.family === 'lord-in-house' && subject.houses[0] === chief) weight *= 1.5;
    else if (lord !== null && subject.bodies[0] === lord) weight *= 1.3;
    if (plan.karakas.some((karaka) => subject.bodies[0] === karaka)) weight *= 1.25;
    if (subject.bodies.some((body) => running.includes(body as Graha))) weight *= 1.15;
    if (LIGHT.has(rule.family)) weight *= 0.6;
    if (subject.bodies.length > 2) weight *= 0.85;
    return weight * vargaFactor(ground, plan, subject, settled);
  };
}

/** At home in the varga that is asked about the topic, a graha counts a little more: the navamsha in edition 2, the topic's own in 2.5. */
function vargaFactor(
  { horoscope }: AnswerGround,
  { varga }: TopicPlan,
  { bodies }: RuleSubject,
  { system, version }: Settled,
): number {
  const graha = bodies[0] as Graha | undefined;
  if (system === 'western' || graha === undefined || horoscope === undefined) return 1;
  const sign = signInVarga(horoscope, version === '2' ? 'D9' : varga, graha);
  if (sign === null) return 1;
  const atHome = ownSignsOf(graha).includes(sign) ? 1.1 : 1;
  if (version === '2') return atHome;
  const points = horoscope.vimshopaka.grahas
    .find((row) => row.graha === graha)
    ?.scores.find(({ group }) => group === 'shodashavarga')?.points;
  return points === undefined ? atHome : atHome * (0.85 + points / 66);
}
