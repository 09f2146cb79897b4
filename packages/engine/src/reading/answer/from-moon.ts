/** Grahas in transit, counted from the Moon of the birth: where they are now, and of the slow ones until when. */

import type { Graha } from '../../jyotish/index.ts';
import type { AnswerGround } from './answer.ts';
import { leavesAt } from './passages.ts';
import { orNothing } from './span.ts';
import type { Draft } from './teller.ts';
import type { Words } from './words.ts';

/** A graha in transit by the Moon; of Jupiter and Saturn also until when. */
export function fromMoonDraft(words: Words, ground: AnswerGround, graha: Graha, house: number): Draft {
  const until = leavesOn(ground, graha);
  const named = { graha: words.theBody(graha), houseIn: words.houseIn(house) };
  if (until === null)
    return {
      text: words.say.fromMoon(named),
      claims: [{ kind: 'transit', body: graha, house, countedFrom: 'Moon', at: 'now' }],
    };
  const to = words.day(until);
  return {
    text: words.say.fromMoonUntil({ ...named, to: to.text }),
    claims: [{ kind: 'transit', body: graha, house, countedFrom: 'Moon', at: 'now', to: to.stretch }],
  };
}

/** Saturn by the Moon: as Sade Sati, or in the fourth and eighth by his house. */
export function saturnDraft(words: Words, ground: AnswerGround, part: string): Draft {
  if (part === 'fourth') return fromMoonDraft(words, ground, 'Saturn', 4);
  if (part === 'eighth') return fromMoonDraft(words, ground, 'Saturn', 8);
  return { text: words.say.sadeSati, claims: [{ kind: 'sade-sati', at: 'now' }] };
}

function leavesOn({ horoscope, zodiac, atJdUt }: AnswerGround, graha: Graha): number | null {
  if (horoscope === undefined || zodiac === undefined || (graha !== 'Jupiter' && graha !== 'Saturn')) return null;
  return orNothing(() => leavesAt(zodiac, graha, atJdUt));
}
