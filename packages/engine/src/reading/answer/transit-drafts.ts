/** The passages of Jupiter and Saturn over the houses of a topic, with their days. */

import { signFrom } from '../../jyotish/index.ts';
import type { AnswerGround } from './answer.ts';
import { passagesOver } from './passages.ts';
import type { Draft } from './teller.ts';
import type { Window } from './timing.ts';
import type { TopicPlan } from './topic-table.ts';
import { signName, type Words } from './words.ts';

/** A shorter visit, on the turn, is not told. In days. */
const SHORTEST_DAYS = 60;
/** A search for transits spans no more than this, in days. */
const MOST_DAYS = 7305;
const DUSTHANAS: readonly number[] = [6, 8, 12];

/** Passages of Jupiter and Saturn over the two chief houses of the topic that reach into the window: of the passes over one sign the longest. */
export function transitDrafts(
  words: Words,
  ground: AnswerGround,
  plan: TopicPlan,
  { fromJdUt, toJdUt, atJdUt }: Window,
  most: number,
): readonly Draft[] {
  const { zodiac, horoscope } = ground;
  if (zodiac === undefined || horoscope === undefined) return [];
  const until = Math.min(toJdUt, fromJdUt + MOST_DAYS);
  const lagna = horoscope.kundli.lagna.sign;
  const [chief = 1, ...others] = plan.houses;
  // What grows in the houses of trouble is trouble: Jupiter there is no promise for the matter.
  const houses = [chief, ...others.filter((house) => !DUSTHANAS.includes(house)).slice(0, 1)];
  return (['Jupiter', 'Saturn'] as const)
    .flatMap((graha) =>
      houses.flatMap((house) =>
        passagesOver(zodiac, graha, signFrom(lagna, house), fromJdUt, until)
          .filter(({ startJdUt, endJdUt }) => endJdUt - startJdUt > SHORTEST_DAYS)
          .sort((one, other) => other.endJdUt - other.startJdUt - (one.endJdUt - one.startJdUt))
          .slice(0, 1)
          .map((stay) => ({ ...stay, graha, house })),
      ),
    )
    .sort((one, other) => houses.indexOf(one.house) - houses.indexOf(other.house) || one.startJdUt - other.startJdUt)
    .slice(0, most)
    .sort((one, other) => one.startJdUt - other.startJdUt)
    .map(({ graha, house, startJdUt, endJdUt }): Draft => {
      const sign = signFrom(lagna, house);
      const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
      const times = { from: from.stretch, to: to.stretch };
      const named = {
        graha: words.theBody(graha),
        rashiIn: words.rashiIn(sign),
        houseIn: words.houseIn(house),
        from: from.text,
        to: to.text,
      };
      return {
        text:
          endJdUt <= atJdUt
            ? words.say.transitPast(named)
            : graha === 'Jupiter'
              ? words.say.transitGrows(named)
              : words.say.transitTests(named),
        claims: [
          { kind: 'transit', body: graha, sign: signName(sign), ...times },
          { kind: 'transit', body: graha, house, ...times },
        ],
      };
    });
}
