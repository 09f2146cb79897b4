/** Which grahas bring a topic up in their time, and why: lords of its houses, guests in its chief house, its significators. */

import { type DashaNode, GRAHAS, type Graha, type Horoscope } from '../../jyotish/index.ts';
import type { SourceKey } from '../../sources.ts';
import type { Claim } from '../claims/index.ts';
import { runningAt } from './periods.ts';
import { lordOfHouse } from './subject.ts';
import type { Draft } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import { signName, type Words } from './words.ts';

/** Why a graha brings a topic up: as lord of one of its houses, as a guest in its chief house, or as its significator. */
export type Reason = { readonly lordOf: number } | { readonly guestIn: number } | 'karaka';

/** The grahas that bring a topic up, with their reasons, the weightiest first, and the weight of all. */
export type Bearers = ReadonlyMap<Graha, { readonly reasons: readonly Reason[]; readonly weight: number }>;

/** What each graha signifies by nature: ch. 32. */
export const SIGNIFICATORS: SourceKey = 'bphs';

const WEIGHT = { chiefLord: 4, guest: 3, karaka: 3, lord: 2 } as const;

export function bearersOf(horoscope: Horoscope, plan: TopicPlan): Bearers {
  const reasons = new Map<Graha, { reasons: readonly Reason[]; weight: number }>();
  const [chief = 1, ...others] = plan.houses;
  const add = (graha: Graha | null, reason: Reason, weight: number): void => {
    if (graha === null) return;
    const known = reasons.get(graha);
    reasons.set(graha, { reasons: [...(known?.reasons ?? []), reason], weight: (known?.weight ?? 0) + weight });
  };
  add(lordOfHouse(horoscope, chief), { lordOf: chief }, WEIGHT.chiefLord);
  for (const graha of GRAHAS)
    if (horoscope.kundli.grahas[graha].house === chief) add(graha, { guestIn: chief }, WEIGHT.guest);
  // Nobody is the significator of a whole life.
  if (plan.name !== 'self' && plan.name !== 'general')
    for (const karaka of plan.karakas.slice(0, 2)) add(karaka, 'karaka', WEIGHT.karaka);
  for (const house of others) add(lordOfHouse(horoscope, house), { lordOf: house }, WEIGHT.lord);
  return reasons;
}

/** Which houses of the topic the bearers rule: what a period would have to do with. */
export function bearingClaims(bearers: Bearers): readonly Claim[] {
  return [...bearers].flatMap(([body, { reasons }]) =>
    reasons.flatMap((reason): readonly Claim[] =>
      reason !== 'karaka' && 'lordOf' in reason ? [{ kind: 'lord', house: reason.lordOf, body }] : [],
    ),
  );
}

/** What the running period has to do with the topic: its lords one after the other, the sub-period's first; and in one word where they have nothing. */
export function bearingDraft(
  words: Words,
  horoscope: Horoscope,
  plan: TopicPlan,
  bearers: Bearers,
  atJdUt: number,
): Draft | null {
  if (plan.name === 'general' || plan.name === 'self') return null;
  const running = [...runningAt(horoscope, atJdUt)].reverse();
  const topic = words.topic(plan.name);
  for (const span of running) {
    const { lord } = span;
    const reason = lord === null ? undefined : bearers.get(lord as Graha)?.reasons[0];
    if (lord === null || reason === undefined) continue;
    const graha = words.theBody(lord);
    if (reason === 'karaka')
      return { text: words.say.runsKaraka({ graha, topic }), claims: runs([span]), beside: { works: [SIGNIFICATORS] } };
    if ('lordOf' in reason)
      return {
        text: words.say.runsLord({ graha, lord: words.lord(reason.lordOf), topic }),
        claims: [{ kind: 'lord', house: reason.lordOf, body: lord as Graha }],
      };
    return {
      text: words.say.placeTopic({
        graha,
        topic,
        houseIn: words.houseIn(reason.guestIn),
        rashiIn: words.rashiIn(horoscope.kundli.grahas[lord as Graha].sign),
      }),
      claims: [
        { kind: 'house', body: lord as Graha, houses: [reason.guestIn] },
        { kind: 'sign', body: lord as Graha, sign: signName(horoscope.kundli.grahas[lord as Graha].sign) },
      ],
    };
  }
  if (running.length === 0) return null;
  return { text: words.say.runsOther({ topic }), claims: [...runs(running), ...bearingClaims(bearers)] };
}

function runs(running: readonly DashaNode[]): readonly Claim[] {
  return running.flatMap(({ lord, level }): readonly Claim[] =>
    lord === null ? [] : [{ kind: 'period', level: level === 1 ? 'maha' : 'antar', lord, at: 'now' }],
  );
}
