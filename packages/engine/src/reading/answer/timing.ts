/** When: the periods that run, those ahead that belong to the topic, and the passages of Jupiter and Saturn over its house, with their days. */

import { type Graha, type Horoscope, signFrom } from '../../jyotish/index.ts';
import type { Claim } from '../claims/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { passagesOver } from './passages.ts';
import { antarsBetween, runningAt } from './periods.ts';
import { isTimeKnown } from './placements.ts';
import { lordOfHouse } from './subject.ts';
import type { Draft } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import { signName, type Words } from './words.ts';

/** How far ahead is looked where no time was named, in days: for a reading, and where a time is asked for. */
const AHEAD_DAYS = { reading: 1826, when: 3653 } as const;
/** A shorter visit, on the turn, is not told. In days. */
const SHORTEST_DAYS = 60;
/** A search for transits spans no more than this, in days. */
const MOST_DAYS = 7305;

interface Window {
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** The time that is asked about: what was named, or the years ahead. */
export function windowOf({ scope, kind }: Pick<Question, 'scope' | 'kind'>, atJdUt: number): Window {
  if (scope !== null && scope.fromJd !== null && scope.toJd !== null)
    return { fromJdUt: scope.fromJd, toJdUt: scope.toJd };
  return { fromJdUt: atJdUt, toJdUt: atJdUt + (kind === 'when' ? AHEAD_DAYS.when : AHEAD_DAYS.reading) };
}

/** The periods that run now, with the days on which they end. */
export function runningDrafts(words: Words, horoscope: Horoscope, atJdUt: number): readonly Draft[] {
  const [maha, antar] = runningAt(horoscope, atJdUt);
  if (maha === undefined || maha.lord === null) return [];
  const until = words.day(maha.endJdUt);
  const drafts: Draft[] = [
    {
      text: words.say.maha({ maha: words.ofPeriod(maha.lord), to: until.text }),
      claims: [{ kind: 'period', level: 'maha', lord: maha.lord, at: 'now', to: until.stretch }],
    },
  ];
  if (antar === undefined || antar.lord === null) return drafts;
  const end = words.day(antar.endJdUt);
  drafts.push({
    text: words.say.antar({ maha: words.ofPeriod(maha.lord), antar: words.ofPeriod(antar.lord), to: end.text }),
    claims: [
      { kind: 'period', level: 'antar', lord: antar.lord, within: maha.lord, to: end.stretch },
      { kind: 'period', level: 'maha', lord: maha.lord },
    ],
  });
  return drafts;
}

/** Why a graha brings a topic up: as lord of one of its houses, or as its significator. */
type Reason = { readonly house: number } | 'karaka';

/**
 * The sub-periods ahead that belong to the topic, the closest to it first, told in the order of time.
 *
 * @param isNamed  somebody named the time: then whatever begins in it is told
 */
export function aheadDrafts(
  words: Words,
  horoscope: Horoscope,
  plan: TopicPlan,
  window: Window,
  most: number,
  isNamed: boolean,
): readonly Draft[] {
  const reasons = new Map<Graha, Reason>();
  for (const karaka of plan.karakas.slice(0, 2)) reasons.set(karaka, 'karaka');
  for (const house of [...plan.houses].reverse()) {
    const lord = lordOfHouse(horoscope, house);
    if (lord !== null) reasons.set(lord, { house });
  }
  const rank = (graha: Graha): number => {
    const reason = reasons.get(graha);
    if (reason === undefined) return plan.houses.length + 1;
    return reason === 'karaka' ? plan.houses.length : plan.houses.indexOf(reason.house);
  };
  return antarsBetween(horoscope, window.fromJdUt, window.toJdUt)
    .filter(({ antar }) => isNamed || reasons.has(antar))
    .sort((one, other) => rank(one.antar) - rank(other.antar) || one.startJdUt - other.startJdUt)
    .slice(0, most)
    .sort((one, other) => one.startJdUt - other.startJdUt)
    .map(({ maha, antar, startJdUt, endJdUt }): Draft => {
      const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
      const named = { from: from.text, to: to.text, maha: words.ofPeriod(maha), antar: words.ofPeriod(antar) };
      const reason = reasons.get(antar);
      const claim: Claim = {
        kind: 'period',
        level: 'antar',
        lord: antar,
        within: maha,
        from: from.stretch,
        to: to.stretch,
      };
      if (reason === undefined) return { text: words.say.antarSpan(named), claims: [claim] };
      if (reason === 'karaka')
        return { text: words.say.aheadKaraka({ ...named, topic: words.topic(plan.name) }), claims: [claim] };
      return {
        text: words.say.aheadLord({ ...named, lord: words.lord(reason.house) }),
        claims: [claim, { kind: 'lord', house: reason.house, body: antar }],
      };
    });
}

/** Passages of Jupiter and Saturn over the chief house of the topic that reach into the window. */
export function transitDrafts(
  words: Words,
  ground: AnswerGround,
  plan: TopicPlan,
  { fromJdUt, toJdUt }: Window,
  most: number,
): readonly Draft[] {
  const { zodiac, horoscope } = ground;
  if (zodiac === undefined || horoscope === undefined) return [];
  const until = Math.min(toJdUt, fromJdUt + MOST_DAYS);
  const lagna = horoscope.kundli.lagna.sign;
  const houses = plan.houses.slice(0, 2);
  return (
    (['Jupiter', 'Saturn'] as const)
      .flatMap((graha) =>
        houses.flatMap((house) =>
          passagesOver(zodiac, graha, signFrom(lagna, house), fromJdUt, until)
            .filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt > SHORTEST_DAYS)
            .map((stay) => ({ ...stay, graha, house })),
        ),
      )
      .sort((one, other) => houses.indexOf(one.house) - houses.indexOf(other.house) || one.startJdUt - other.startJdUt)
      // Of the passes that a retrograde graha makes of one sign the first is told.
      .filter(
        (stay, at, all) => all.findIndex(({ graha, house }) => graha === stay.graha && house === stay.house) === at,
      )
      .slice(0, most)
      .sort((one, other) => one.startJdUt - other.startJdUt)
      .map(({ graha, house, startJdUt, endJdUt }): Draft => {
        const sign = signFrom(lagna, house);
        const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
        const times = { from: from.stretch, to: to.stretch };
        return {
          text: words.say.transit({
            graha: words.theBody(graha),
            rashiIn: words.rashiIn(sign),
            houseIn: words.houseIn(house),
            from: from.text,
            to: to.text,
          }),
          claims: [
            { kind: 'transit', body: graha, sign: signName(sign), ...times },
            { kind: 'transit', body: graha, house, ...times },
          ],
        };
      })
  );
}

/** Whether periods can be told at all. */
export function hasPeriods(ground: AnswerGround, { system }: Settled): boolean {
  return system === 'vedic' && ground.horoscope !== undefined && isTimeKnown(ground);
}
