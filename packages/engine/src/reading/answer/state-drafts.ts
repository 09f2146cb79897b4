/** How a planet is, in a sentence with its claims: dignity, direction, combustion. */

import type { BodyKey } from '../../language/keys.ts';
import type { Draft } from './teller.ts';
import { signName, type Words } from './words.ts';

/** Dignities that have a sentence, with the name of its message. */
const DIGNITY_MESSAGES = { exalted: 'exalted', own: 'own', debilitated: 'fallen' } as const;
export type ToldDignity = keyof typeof DIGNITY_MESSAGES;

export function retrogradeDraft(words: Words, body: BodyKey): Draft {
  return { text: words.say.retrograde({ graha: words.theBody(body) }), claims: [{ kind: 'retrograde', body }] };
}

export function combustDraft(words: Words, body: BodyKey): Draft {
  return { text: words.say.combust({ graha: words.theBody(body) }), claims: [{ kind: 'combust', body }] };
}

/** @param sign  in which it stands, 1 … 12 */
export function dignityDraft(words: Words, body: BodyKey, sign: number, dignity: ToldDignity): Draft {
  const message = words.say[DIGNITY_MESSAGES[dignity]];
  return {
    text: message({ graha: words.body(body), rashiIn: words.rashiIn(sign) }),
    claims: [
      { kind: 'sign', body, sign: signName(sign) },
      { kind: 'dignity', body, dignity },
    ],
  };
}
