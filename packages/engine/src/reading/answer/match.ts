/** Two people: by their Moons, with the points of guna milan and Mars in both charts; in the Western way by the aspects between the two charts. */

import { matchingOf } from '../../jyotish/index.ts';
import type { AspectKey, KootaKey } from '../../language/keys.ts';
import { type Radix, synastryOf, type WesternAspect } from '../../western/index.ts';
import { chooseRules } from '../choose.ts';
import { hasHour, keepsAspect } from '../facts/certain-day.ts';
import { factsOfMatch } from '../facts/match.ts';
import { isTold, pairOfPlanets } from '../facts/planets.ts';
import { factsOfSynastry } from '../facts/two-charts.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { confidenceOf } from './confidence.ts';
import { argumentsOf } from './subject.ts';
import type { Draft, Teller } from './teller.ts';
import { partsOf } from './verdict.ts';

/** Points of guna milan that tradition asks for, and those below which it advises against. @source `almanac-practice` */
const LEAST_POINTS = 18;
const POOR_POINTS = 12;

/** @returns false where one of the charts is missing */
export function tellMatch(teller: Teller, ground: AnswerGround, settled: Settled): boolean {
  const { nativity, partner } = ground;
  if (settled.system === 'western' && nativity !== undefined && partner?.nativity !== undefined)
    return tellSynastry(teller, ground, settled);
  return tellKootas(teller, ground, settled);
}

function tellKootas(teller: Teller, ground: AnswerGround, { tier }: Settled): boolean {
  const { horoscope, partner } = ground;
  if (horoscope === undefined || partner === undefined) return false;
  // In a day the Moon goes through a whole nakshatra: without the hour of both there are no kootas.
  if (!hasHour(horoscope) || !hasHour(partner.horoscope)) {
    teller.warnings.add('TIME_UNKNOWN');
    return false;
  }
  const { say, language } = teller.words;
  const { ashtakoota, mangalDosha } = matchingOf(horoscope.kundli, partner.horoscope.kundli);
  const { totalScore, maxScore, factors, exceptions, totalScoreWithExceptions } = ashtakoota;
  const named = (names: readonly string[]): string =>
    language.list(names.map((name) => language.names.koota[name as KootaKey]));
  const held = teller.voice.rules.holding(factsOfMatch({ ashtakoota })).filter(({ family }) => family === 'koota');
  const tell = weighing(teller, held);
  tell(totalScore >= LEAST_POINTS ? say.outlookGood : totalScore >= POOR_POINTS ? say.outlookOpen : say.outlookHard);
  tell(
    say.points({
      score: language.number(totalScore),
      max: language.number(maxScore),
      least: language.number(LEAST_POINTS),
    }),
  );
  const full = factors.filter(({ score, maxScore: most }) => score >= most);
  const none = factors.filter(({ score }) => score <= 0);
  if (full.length > 0) tell(say.kootasFull({ names: named(full.map(({ name }) => name)) }));
  if (none.length > 0) tell(say.kootasNone({ names: named(none.map(({ name }) => name)) }));
  const excused = [...new Set(exceptions.map(({ value }) => value.koota))];
  if (excused.length > 0)
    tell(say.kootaExcused({ names: named(excused), score: language.number(totalScoreWithExceptions) }));
  tellSides(teller, ground, held, tier === 'eco' ? 1 : 2, () => null);
  teller.turn();
  const { person1, person2, verdict } = mangalDosha;
  const [one, other] = [person1.presentFrom.length > 0, person2.presentFrom.length > 0];
  // A dosha that is lifted in its own chart is neither told as one nor denied.
  if (verdict !== 'cancelled')
    teller.tell('reason', !one && !other ? say.manglikNone : one && other ? say.manglikBoth : say.manglikOne, [], [], {
      works: [...new Set([...person1.sources, ...person2.sources])],
    });
  return true;
}

/** By the aspects between the planets of two charts. */
function tellSynastry(teller: Teller, ground: AnswerGround, { tier }: Settled): boolean {
  const { nativity, partner } = ground;
  if (nativity === undefined || partner?.nativity === undefined) return false;
  const { say, language } = teller.words;
  const aspects = certainAspects(nativity.radix, partner.nativity.radix);
  const held = teller.voice.rules
    .holding(factsOfSynastry({ aspects }))
    .filter(({ family }) => family === 'synastry-aspect');
  const told = chooseRules(held).map(({ rule }) => ({ rule }));
  const side = (polarity: Rule['polarity']): number =>
    held.reduce((sum, rule) => sum + (rule.polarity === polarity ? rule.strength : 0), 0);
  const tell = weighing(teller, held);
  const balance = side('favourable') - side('unfavourable');
  const all = side('favourable') + side('unfavourable') + side('mixed');
  if (all > 0) tell(balance > all / 4 ? say.outlookGood : balance > -all / 4 ? say.outlookOpen : say.outlookHard);
  tell(say.pairVerdict({ parts: language.list(partsOf(teller, told)) }));
  tellSides(teller, ground, held, tier === 'eco' ? 1 : 2, (rule) => aspectDraft(teller, rule, aspects));
  return true;
}

/** Tells sentences of a verdict, each with the strongest rule of either side and the ids of all that were weighed. */
function weighing(teller: Teller, held: readonly Rule[]): (text: string) => void {
  const strongest = [...held].sort((one, other) => other.strength - one.strength);
  const sides = (['favourable', 'unfavourable'] as const).flatMap(
    (polarity) => strongest.find((rule) => rule.polarity === polarity) ?? [],
  );
  const witnesses = sides.length > 0 ? sides : strongest.slice(0, 1);
  const beside = { weighed: strongest.map(({ id }) => id) };
  return (text) => {
    teller.tell('verdict', text, [], witnesses, beside);
  };
}

/** The aspects that hold at every hour either birth may have had; of a pair of planets all or none, since the closest one is told. */
function certainAspects(one: Radix, other: Radix): readonly WesternAspect[] {
  const { aspects } = synastryOf(one, other);
  const told = aspects.filter(isTold);
  const doubtful = new Set(
    told
      .filter((aspect) => !keepsAspect(aspect, [one, other]))
      .map(({ point1, point2 }) => pairOfPlanets(point1, point2)),
  );
  const hasHours = one.isTimeKnown && other.isTimeKnown;
  return told.filter(
    ({ point1, point2 }) =>
      !doubtful.has(pairOfPlanets(point1, point2)) && (hasHours || (point1 !== 'Moon' && point2 !== 'Moon')),
  );
}

/** What speaks for two and what asks for care, the strongest first. */
function tellSides(
  teller: Teller,
  ground: AnswerGround,
  held: readonly Rule[],
  most: number,
  placed: (rule: Rule) => Draft | null,
): void {
  const told = chooseRules(held).map(({ rule }) => rule);
  teller.confidence = confidenceOf(
    told.map(({ polarity, strength }) => ({ polarity, weight: strength })),
    [ground, ...(ground.partner === undefined ? [] : [{ atJdUt: ground.atJdUt, ...ground.partner }])],
  );
  const strongest = [...told].sort((one, other) => other.strength - one.strength);
  const of = (polarity: Rule['polarity']): readonly Rule[] => strongest.filter((rule) => rule.polarity === polarity);
  const bad = of('unfavourable');
  for (const rule of of('favourable').slice(0, most)) {
    teller.turn();
    teller.tellRule('reason', rule, placed(rule));
  }
  for (const rule of (bad.length > 0 ? bad : of('mixed')).slice(0, most)) {
    teller.turn();
    teller.tellRule('caution', rule, placed(rule));
  }
}

/** Which two planets meet, and whose they are. */
function aspectDraft({ words }: Teller, rule: Rule, aspects: readonly WesternAspect[]): Draft | null {
  const [pair = ''] = argumentsOf(rule);
  const found = aspects
    .filter(isTold)
    .sort((one, other) => one.orbDeg - other.orbDeg)
    .find(({ point1, point2 }) => pairOfPlanets(point1, point2) === pair);
  if (found === undefined) return null;
  return {
    text: words.say.synAspect({
      one: words.body(found.point1),
      other: words.language.code === 'en' ? words.body(found.point2) : words.theBody(found.point2),
      aspect: words.language.names.aspect[found.type as AspectKey],
    }),
    claims: [],
  };
}
