/** How planets were at birth: dignity, direction, combustion; told where they are so, and denied where a question names what they are not. */

import type { Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { PLANETS } from '../../western/radix/radix.ts';
import type { Claim } from '../claims/index.ts';
import type { Term } from '../question/question.ts';
import type { AnswerGround } from './answer.ts';
import { Placements } from './placements.ts';
import type { Teller } from './teller.ts';

/** How a graha is: its dignity, whether it goes backwards, whether the Sun burns it. */
export function tellStates(teller: Teller, name: string, ground: AnswerGround): void {
  const state = ground.horoscope?.grahas.grahas.find((each) => each.name === name);
  if (state === undefined) return;
  const placements = new Placements(teller.words, ground);
  const states = [
    ...(state.dignity === 'exalted' || state.dignity === 'debilitated' ? [state.dignity] : []),
    ...(state.dignity === 'own' ? ['own'] : []),
    ...(state.isRetrograde && name !== 'Rahu' && name !== 'Ketu' ? ['retrograde'] : []),
    ...(state.isCombust ? ['combust'] : []),
  ];
  for (const each of states) {
    const draft = placements.state(name as Graha, each);
    if (draft !== null) teller.tell('explanation', draft.text, draft.claims);
  }
}

/** A state that the question names, had or not. The lights and the nodes never turn. */
export function tellAsked(
  teller: Teller,
  name: string,
  { horoscope, nativity }: AnswerGround,
  isVedic: boolean,
  terms: readonly Term[],
): void {
  if (!(PLANETS as readonly string[]).includes(name) || name === 'Sun') return;
  const state = horoscope?.grahas.grahas.find((each) => each.name === name);
  const point = isVedic ? state : nativity?.radix.points.find((each) => each.name === name);
  const graha = teller.words.theBody(name);
  const body = name as BodyKey;
  const { say } = teller.words;
  if (terms.includes('retrograde') && name !== 'Moon' && point !== undefined) {
    const text = point.isRetrograde ? say.retrograde({ graha }) : say.notRetrograde({ graha });
    const claim: Claim = { kind: 'retrograde', body, ...(!point.isRetrograde && { negated: true as const }) };
    teller.tell('explanation', text, [claim]);
  }
  if (isVedic && terms.includes('combustion') && state?.isCombust === false)
    teller.tell('explanation', say.notCombust({ graha }), [{ kind: 'combust', body, negated: true }]);
}

/** Every planet that is retrograde, or that none is. The nodes always go backwards, and are not told. */
export function tellRetrograde(
  teller: Teller,
  points: readonly { readonly name: string; readonly isRetrograde: boolean }[],
): void {
  const turning = points.filter(({ name }) => (PLANETS as readonly string[]).includes(name));
  if (turning.length === 0) return;
  const found = turning.filter(({ isRetrograde }) => isRetrograde);
  teller.turn();
  if (found.length === 0)
    teller.tell(
      'explanation',
      teller.words.say.noneRetrograde,
      turning.map(({ name }): Claim => ({ kind: 'retrograde', body: name as BodyKey, negated: true })),
    );
  for (const { name } of found)
    teller.tell('explanation', teller.words.say.retrograde({ graha: teller.words.theBody(name) }), [
      { kind: 'retrograde', body: name as BodyKey },
    ]);
}
