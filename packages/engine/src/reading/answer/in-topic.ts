/** Facts said as what they are in a topic: the bridge from a place in the chart to what is asked. */

import type { Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import type { Claim } from '../claims/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { SIGNIFICATORS } from './bearers.ts';
import { isTimeKnown } from './certain.ts';
import { argumentsOf, lordOfHouse } from './subject.ts';
import type { Draft } from './teller.ts';
import type { TopicPlan } from './topic-table.ts';
import { signName, type Words } from './words.ts';

export class TopicPlacements {
  readonly #words: Words;
  readonly #ground: AnswerGround;
  readonly #ways = new Set<string>();

  constructor(words: Words, ground: AnswerGround) {
    this.#words = words;
    this.#ground = ground;
  }

  /**
   * The fact behind a rule, said as what it is in the topic: the lord of its chief house, a guest there, or its significator. Each way of saying it once in
   * an answer; null where the plain way is left.
   */
  of(rule: Rule, plan: TopicPlan): Draft | null {
    const { horoscope, nativity } = this.#ground;
    if (plan.name === 'general' || !isTimeKnown(this.#ground)) return null;
    const [one = ''] = argumentsOf(rule);
    const topic = this.#words.topic(plan.name);
    const chief = plan.houses[0] as number;
    if (rule.family === 'lord-in-house') {
      const graha = horoscope === undefined || Number(one) !== chief ? null : lordOfHouse(horoscope, chief);
      if (horoscope === undefined || graha === null) return null;
      const { house, sign } = horoscope.kundli.grahas[graha];
      return this.#once('lordTopic', {
        text: this.#words.say.lordTopic({
          topic,
          lord: this.#words.lord(chief),
          graha: this.#words.theBody(graha),
          houseIn: this.#words.houseIn(house),
          rashiIn: this.#words.rashiIn(sign),
        }),
        claims: [{ kind: 'lord', house: chief, body: graha }, ...placeClaims(graha, house, sign)],
      });
    }
    const isVedic = ['graha-in-house', 'graha-in-sign', 'node-in-sign'].includes(rule.family);
    if (!isVedic && rule.family !== 'western-sign' && rule.family !== 'western-house') return null;
    const spot = isVedic
      ? horoscope?.kundli.grahas[one as Graha]
      : nativity?.radix.points.find((point) => point.name === one);
    if (spot === undefined || spot.house === null) return null;
    const { house, sign } = spot;
    const rashiIn = this.#words.rashiIn(sign);
    const houseIn = this.#words.houseIn(house);
    const claims = placeClaims(one as BodyKey, house, sign);
    if (house === chief)
      return this.#once('placeTopic', {
        text: this.#words.say.placeTopic({ graha: this.#words.theBody(one), topic, houseIn, rashiIn }),
        claims,
      });
    if (isVedic && plan.karakas.includes(one as Graha))
      return this.#once('placeKaraka', {
        text: this.#words.say.placeKaraka({ graha: this.#words.body(one), topic, houseIn, rashiIn }),
        claims,
        beside: { works: [SIGNIFICATORS] },
      });
    return null;
  }

  #once(way: string, draft: Draft): Draft | null {
    if (this.#ways.has(way)) return null;
    this.#ways.add(way);
    return draft;
  }
}

function placeClaims(body: BodyKey, house: number, sign: number): readonly Claim[] {
  return [
    { kind: 'house', body, houses: [house] },
    { kind: 'sign', body, sign: signName(sign) },
  ];
}
