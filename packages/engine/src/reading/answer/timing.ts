/** When: the periods that run and those that belong to the topic, with their days. */

import type { Horoscope } from '../../jyotish/index.ts';
import { dateIn } from '../../time/format.ts';
import { dayNumberOf } from '../../time/index.ts';
import type { Claim } from '../claims/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { type Bearers, type Reason, SIGNIFICATORS } from './bearers.ts';
import { isTimeKnown } from './certain.ts';
import { type Antar, antarsBetween, type Maha, runningAt } from './periods.ts';
import type { Draft } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import type { Words } from './words.ts';

/** How far is looked where no time was named, in days: for a reading, and where a time is asked for. */
const REACH_DAYS = { reading: 1826, when: 3653 } as const;
/** A period that ends sooner is not recommended. In days. */
const SHORTEST_DAYS = 60;
const YEAR_DAYS = 365.25;

export interface Window {
  readonly fromJdUt: number;
  readonly toJdUt: number;
  /** The instant that “now” means: what ends after it is not told as gone. */
  readonly atJdUt: number;
  /** All of it lies behind. */
  readonly isPast: boolean;
}

/** The time that is asked about: what was named, by the clock of the answer; or the years ahead, or behind where the question looks back. */
export function windowOf(
  { scope, kind, tense }: Pick<Question, 'scope' | 'kind' | 'tense'>,
  atJdUt: number,
  words: Words,
): Window {
  if (scope !== null && scope.fromDate !== null && scope.toDate !== null) {
    const toJdUt = words.midnight(dayOf(scope.toDate) + 1);
    return { fromJdUt: words.midnight(dayOf(scope.fromDate)), toJdUt, atJdUt, isPast: toJdUt <= atJdUt };
  }
  const reach = kind === 'when' ? REACH_DAYS.when : REACH_DAYS.reading;
  return tense === 'past'
    ? { fromJdUt: atJdUt - reach, toJdUt: atJdUt, atJdUt, isPast: true }
    : { fromJdUt: atJdUt, toJdUt: atJdUt + reach, atJdUt, isPast: false };
}

/** The day number of `YYYY-MM-DD`. */
function dayOf(date: string): number {
  const { year, month, day } = dateIn(date);
  return dayNumberOf(year, month, day);
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

/** The sub-period that follows the one that runs. */
export function nextDraft(words: Words, horoscope: Horoscope, atJdUt: number): Draft | null {
  const [, antar] = runningAt(horoscope, atJdUt);
  if (antar === undefined) return null;
  const [next] = antarsBetween(horoscope, antar.endJdUt, antar.endJdUt + 1);
  return next === undefined ? null : { text: words.say.antarSpan(spanOf(words, next)), claims: [claimOf(words, next)] };
}

/** Where none begins in the years that are looked at, the next one after them is told. In days. */
const FARTHER_DAYS = 5479;

/** How sub-periods are chosen. */
export interface SpanChoice {
  readonly most: number;
  /** Somebody named the time: then whatever runs in it is told. */
  readonly isNamed: boolean;
  /** What runs at the beginning of the window stands in the answer already. */
  readonly isRunningTold: boolean;
}

/** The sub-periods of a window that belong to the topic, the closest to it first, told in the order of time. */
export function spanDrafts(
  words: Words,
  horoscope: Horoscope,
  plan: TopicPlan,
  bearers: Bearers,
  { fromJdUt, toJdUt, atJdUt, isPast }: Window,
  { most, isNamed, isRunningTold }: SpanChoice,
): readonly Draft[] {
  const rank = ({ antar }: Antar): number => bearers.get(antar)?.weight ?? 0;
  const within = (until: number): readonly Antar[] =>
    antarsBetween(horoscope, fromJdUt, until).filter(
      (span) =>
        ((isNamed && !isRunningTold) || isPast || span.startJdUt >= fromJdUt) && (isNamed || bearers.has(span.antar)),
    );
  const found = within(toJdUt);
  const spans =
    found.length > 0 || isNamed || isPast
      ? [...found].sort((one, other) => rank(other) - rank(one) || one.startJdUt - other.startJdUt).slice(0, most)
      : within(toJdUt + FARTHER_DAYS).slice(0, 1);
  const chosen = reasonsFor(spans, bearers);
  return [...spans]
    .sort((one, other) => one.startJdUt - other.startJdUt)
    .flatMap((span): readonly Draft[] => {
      const reason = chosen.get(span);
      return isPast ? pastDrafts(words, span, reason, atJdUt) : [aheadDraft(words, plan, span, reason)];
    });
}

/** One reason for each: where two are there for the same one, the one that has another is told by that. */
function reasonsFor(spans: readonly Antar[], bearers: Bearers): ReadonlyMap<Antar, Reason> {
  const reasonsOf = ({ antar }: Antar): readonly Reason[] => bearers.get(antar)?.reasons ?? [];
  const chosen = new Map<Antar, Reason>();
  const told = new Set<string>();
  for (const span of [...spans].sort((one, other) => reasonsOf(one).length - reasonsOf(other).length)) {
    const reason = reasonsOf(span).find((each) => !told.has(wayOf(each))) ?? reasonsOf(span)[0];
    if (reason === undefined) continue;
    told.add(wayOf(reason));
    chosen.set(span, reason);
  }
  return chosen;
}

function wayOf(reason: Reason): string {
  return reason === 'karaka' ? reason : 'guestIn' in reason ? 'guest' : 'lord';
}

/** A period with its days, as one that ran where it has ended. */
export function mahaDraft(words: Words, { maha, startJdUt, endJdUt }: Maha, atJdUt: number): Draft {
  const message = endJdUt <= atJdUt ? words.say.mahaPast : words.say.mahaSpan;
  const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
  return {
    text: message({ from: from.text, to: to.text, maha: words.ofPeriod(maha) }),
    claims: [{ kind: 'period', level: 'maha', lord: maha, from: from.stretch, to: to.stretch }],
  };
}

/** A sub-period with its days, likewise. */
export function antarDraft(words: Words, span: Antar, atJdUt: number): Draft {
  const message = span.endJdUt <= atJdUt ? words.say.antarPast : words.say.antarSpan;
  return { text: message(spanOf(words, span)), claims: [claimOf(words, span)] };
}

/** A sub-period of a time gone by; one that has not ended is told as one that runs. */
function pastDrafts(words: Words, span: Antar, reason: Reason | undefined, atJdUt: number): readonly Draft[] {
  const ran = antarDraft(words, span, atJdUt);
  if (reason === undefined || reason === 'karaka' || 'guestIn' in reason) return [ran];
  const { lordOf: house } = reason;
  const text = words.say.lordIs({ lord: words.lord(house), graha: words.theBody(span.antar) });
  return [ran, { text, claims: [{ kind: 'lord', house, body: span.antar }] }];
}

function aheadDraft(words: Words, plan: TopicPlan, span: Antar, reason: Reason | undefined): Draft {
  const named = spanOf(words, span);
  const claim = claimOf(words, span);
  if (reason === undefined) return { text: words.say.antarSpan(named), claims: [claim] };
  if (reason === 'karaka')
    return {
      text: words.say.aheadKaraka({ ...named, topic: words.topic(plan.name) }),
      claims: [claim],
      beside: { works: [SIGNIFICATORS] },
    };
  if ('guestIn' in reason)
    return {
      text: words.say.aheadOccupant({ ...named, houseIn: words.houseIn(reason.guestIn) }),
      claims: [claim, { kind: 'house', body: span.antar, houses: [reason.guestIn] }],
    };
  return {
    text: words.say.aheadLord({ ...named, lord: words.lord(reason.lordOf) }),
    claims: [claim, { kind: 'lord', house: reason.lordOf, body: span.antar }],
  };
}

/** A year sooner counts as much as so much of the weight of a reason. */
const SOONER = 0.35;

/** The sub-period of the years ahead that speaks most for a topic: by its lord, half as much by the lord of the greater period, and the sooner the better. */
export function bestDraft(
  words: Words,
  horoscope: Horoscope,
  plan: TopicPlan,
  bearers: Bearers,
  { fromJdUt, toJdUt }: Window,
): Draft | null {
  const scoreOf = ({ maha, antar, startJdUt }: Antar): number =>
    (bearers.get(antar)?.weight ?? 0) +
    (bearers.get(maha)?.weight ?? 0) / 2 -
    (SOONER * Math.max(0, startJdUt - fromJdUt)) / YEAR_DAYS;
  const [best] = antarsBetween(horoscope, fromJdUt, toJdUt)
    .filter(({ antar, endJdUt }) => bearers.has(antar) && endJdUt - fromJdUt > SHORTEST_DAYS)
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.startJdUt - other.startJdUt);
  if (best === undefined) return null;
  return {
    text: words.say.whenBest({ topic: words.topic(plan.name), ...spanOf(words, best) }),
    claims: [claimOf(words, best)],
  };
}

/** Days and lords of a sub-period, as the messages take them. */
function spanOf(
  words: Words,
  { maha, antar, startJdUt, endJdUt }: Antar,
): { readonly from: string; readonly to: string; readonly maha: string; readonly antar: string } {
  return {
    from: words.day(startJdUt).text,
    to: words.day(endJdUt).text,
    maha: words.ofPeriod(maha),
    antar: words.ofPeriod(antar),
  };
}

function claimOf(words: Words, { maha, antar, startJdUt, endJdUt }: Antar): Claim {
  return {
    kind: 'period',
    level: 'antar',
    lord: antar,
    within: maha,
    from: words.day(startJdUt).stretch,
    to: words.day(endJdUt).stretch,
  };
}

/** Whether periods can be told at all. */
export function hasPeriods(ground: AnswerGround, { system }: Settled): boolean {
  return system === 'vedic' && ground.horoscope !== undefined && isTimeKnown(ground);
}
