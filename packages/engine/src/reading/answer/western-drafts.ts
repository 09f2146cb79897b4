/** The facts of the Western chart that are neither a planet in its place nor the ascendant: the Midheaven, and two planets in aspect. */

import type { AspectKey, BodyKey } from '../../language/keys.ts';
import type { AnswerGround } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import type { Draft } from './teller.ts';
import { signName, type Words } from './words.ts';

/** Null without the hour. */
export function midheavenDraft(words: Words, ground: AnswerGround): Draft | null {
  const sign = ground.nativity?.radix.angles?.Midheaven.sign;
  if (sign === undefined || !isTimeKnown(ground)) return null;
  return {
    text: words.say.signOnly({ graha: words.body('Midheaven'), rashiIn: words.rashiIn(sign) }),
    claims: [{ kind: 'sign', body: 'Midheaven', sign: signName(sign) }],
  };
}

/** @param pair  `Sun-Moon`, as rules name it */
export function aspectDraft(words: Words, { nativity }: AnswerGround, pair: string): Draft | null {
  const [one = '', other = ''] = pair.split('-');
  const found = nativity?.aspects.aspects.find(
    ({ point1, point2 }) => (point1 === one && point2 === other) || (point1 === other && point2 === one),
  );
  if (found === undefined) return null;
  const aspect = found.type as AspectKey;
  return {
    text: words.say.aspect({
      one: words.body(one),
      other: words.body(other),
      aspect: words.language.names.aspect[aspect],
    }),
    claims: [{ kind: 'aspect', body: one as BodyKey, on: other as BodyKey, aspect }],
  };
}
