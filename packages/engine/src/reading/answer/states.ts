/** How planets were at birth: dignity, direction, combustion; told where they are so. Whether one went backwards or was burnt is also denied, where a question names it. */

import type { Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { PLANETS } from '../../western/radix/radix.ts';
import { type Claim, type Ground, groundOf, holds } from '../claims/index.ts';
import type { Term } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { Placements } from './placements.ts';
import type { Teller } from './teller.ts';

/** What turns about, and what the Sun can burn. The lights and the nodes never turn. */
const TURNING = PLANETS.filter((name) => name !== 'Sun' && name !== 'Moon');
const BURNING: readonly string[] = ['Moon', ...TURNING];

/** Whether a planet goes forwards at times and backwards at others. */
export function isTurning(name: string): boolean {
  return (TURNING as readonly string[]).includes(name);
}

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

/** Whether it went backwards or was burnt, where the question names that; nothing where an hour of birth that is not known decides. */
export function tellAsked(
  teller: Teller,
  name: string,
  ground: AnswerGround,
  settled: Settled,
  terms: readonly Term[],
): void {
  const { say } = teller.words;
  const records = recordsOf(ground, settled);
  const body = name as BodyKey;
  const graha = teller.words.theBody(name);
  if (terms.includes('retrograde') && isTurning(name))
    tellHeld(teller, { kind: 'retrograde', body }, records, say.retrograde({ graha }), say.notRetrograde({ graha }));
  if (terms.includes('combustion') && BURNING.includes(name) && settled.system === 'vedic')
    tellHeld(teller, { kind: 'combust', body }, records, say.combust({ graha }), say.notCombust({ graha }));
}

function tellHeld(teller: Teller, claim: Claim, records: Ground, isSo: string, isNot: string): void {
  const verdict = holds(claim, records);
  if (verdict === 'true') teller.tell('explanation', isSo, [claim]);
  if (verdict === 'false') teller.tell('explanation', isNot, [{ ...claim, negated: true }]);
}

/** Every planet that is retrograde, or that none is. */
export function tellRetrograde(teller: Teller, ground: AnswerGround, settled: Settled): void {
  const records = recordsOf(ground, settled);
  const bodies =
    settled.system === 'western' ? TURNING : TURNING.filter((name) => name in (ground.horoscope?.kundli.grahas ?? {}));
  const claims = bodies.map((body) => ({ kind: 'retrograde', body }) as const);
  const verdicts = claims.map((claim) => holds(claim, records));
  const found = claims.filter((_, at) => verdicts[at] === 'true');
  teller.turn();
  for (const claim of found)
    teller.tell('explanation', teller.words.say.retrograde({ graha: teller.words.theBody(claim.body) }), [claim]);
  const direct = claims.filter((_, at) => verdicts[at] === 'false');
  if (found.length > 0 || direct.length === 0 || verdicts.includes('unknown')) return;
  teller.tell(
    'explanation',
    teller.words.say.noneRetrograde,
    direct.map((claim): Claim => ({ ...claim, negated: true })),
  );
}

/** The records of the tradition that is asked. */
function recordsOf({ horoscope, nativity }: AnswerGround, { system }: Settled): Ground {
  if (system === 'western') return groundOf({ ...(nativity !== undefined && { nativity }), main: 'western' });
  return groundOf({ ...(horoscope !== undefined && { horoscope }), main: 'rashi' });
}
