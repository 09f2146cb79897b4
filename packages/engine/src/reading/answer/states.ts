/** How planets were at birth: dignity, direction, combustion; told where they are so, and denied where a question names it. */

import type { Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { PLANETS, TRADITIONAL_PLANETS } from '../../western/radix/radix.ts';
import { type Claim, type Ground, groundOf, holds } from '../claims/index.ts';
import type { Term } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { Placements } from './placements.ts';
import type { Draft, Teller } from './teller.ts';
import { signName } from './words.ts';

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

/** Dignities by the term that asks for them, with their messages. In the west a planet has its own house as well as its own sign. */
const DIGNITIES = [
  { term: 'exaltation', dignity: 'exalted', is: 'exalted', isNot: 'notExalted', none: 'noneExalted' },
  { term: 'debilitation', dignity: 'debilitated', is: 'fallen', isNot: 'notFallen', none: 'noneFallen' },
  { term: 'own-sign', dignity: 'own', is: 'own', isNot: 'notOwn', none: 'noneOwn' },
] as const;
type AskedDignity = (typeof DIGNITIES)[number];

/** States that may be asked of all planets at once. */
export const STATES_ASKED: readonly Term[] = ['exaltation', 'debilitation', 'own-sign', 'retrograde'];

/** Whether it went backwards, was burnt, exalted or in its fall, where the question names that; nothing where an hour of birth that is not known decides. */
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
  const told = (claim: Claim, isSo: Draft | null, isNot: string): void => {
    const verdict = holds(claim, records);
    if (verdict === 'true' && isSo !== null) teller.tell('explanation', isSo.text, isSo.claims);
    if (verdict === 'false') teller.tell('explanation', isNot, [{ ...claim, negated: true }]);
  };
  for (const asked of dignitiesAsked(terms, settled))
    told(
      { kind: 'dignity', body, dignity: asked.dignity },
      dignityDraft(teller, body, asked, ground, settled),
      say[asked.isNot]({ graha }),
    );
  if (terms.includes('retrograde') && isTurning(name)) {
    const claim = { kind: 'retrograde', body } as const;
    told(claim, retrogradeDraft(teller, claim), say.notRetrograde({ graha }));
  }
  if (terms.includes('combustion') && BURNING.includes(name) && settled.system === 'vedic') {
    const claim = { kind: 'combust', body } as const;
    told(claim, { text: say.combust({ graha }), claims: [claim] }, say.notCombust({ graha }));
  }
}

/** Every planet of the states that a question names of no planet, or that none is so. */
export function tellStatesAsked(teller: Teller, terms: readonly Term[], ground: AnswerGround, settled: Settled): void {
  const { say } = teller.words;
  for (const asked of dignitiesAsked(terms, settled))
    tellEvery(
      teller,
      recordsOf(ground, settled),
      TRADITIONAL_PLANETS.map((body) => ({ kind: 'dignity', body, dignity: asked.dignity })),
      ({ body }) => dignityDraft(teller, body, asked, ground, settled),
      say[asked.none],
    );
  if (!terms.includes('retrograde')) return;
  const bodies =
    settled.system === 'western' ? TURNING : TURNING.filter((name) => name in (ground.horoscope?.kundli.grahas ?? {}));
  tellEvery(
    teller,
    recordsOf(ground, settled),
    bodies.map((body) => ({ kind: 'retrograde', body })),
    (claim) => retrogradeDraft(teller, claim),
    say.noneRetrograde,
  );
}

function dignitiesAsked(terms: readonly Term[], { system }: Settled): readonly AskedDignity[] {
  return DIGNITIES.filter(({ term }) => terms.includes(term) && (term !== 'own-sign' || system === 'vedic'));
}

/** A state of one body. */
type StateClaim = Extract<Claim, { kind: 'dignity' | 'retrograde' }> & { readonly body: BodyKey };

/** Those that are so; where it is sure of all that none is, that. */
function tellEvery<C extends StateClaim>(
  teller: Teller,
  records: Ground,
  claims: readonly C[],
  draftOf: (claim: C) => Draft | null,
  none: string,
): void {
  const verdicts = claims.map((claim) => holds(claim, records));
  const found = claims.filter((_, at) => verdicts[at] === 'true');
  teller.turn();
  for (const claim of found) {
    const draft = draftOf(claim);
    if (draft !== null) teller.tell('explanation', draft.text, draft.claims);
  }
  const denied = claims.filter((_, at) => verdicts[at] === 'false');
  if (found.length > 0 || denied.length === 0 || verdicts.includes('unknown')) return;
  teller.tell(
    'explanation',
    none,
    denied.map((claim): Claim => ({ ...claim, negated: true })),
  );
}

function retrogradeDraft({ words }: Teller, claim: StateClaim): Draft {
  return { text: words.say.retrograde({ graha: words.theBody(claim.body) }), claims: [claim] };
}

/** A dignity by the sign of the tradition that is asked; null where that has no such body. */
function dignityDraft(
  { words }: Teller,
  body: BodyKey,
  { dignity, is }: AskedDignity,
  { horoscope, nativity }: AnswerGround,
  { system }: Settled,
): Draft | null {
  const sign =
    system === 'western'
      ? nativity?.radix.points.find(({ name }) => name === body)?.sign
      : horoscope?.kundli.grahas[body as Graha]?.sign;
  if (sign === undefined) return null;
  return {
    text: words.say[is]({ graha: words.body(body), rashiIn: words.rashiIn(sign) }),
    claims: [
      { kind: 'sign', body, sign: signName(sign) },
      { kind: 'dignity', body, dignity },
    ],
  };
}

/** The records of the tradition that is asked. */
function recordsOf({ horoscope, nativity }: AnswerGround, { system }: Settled): Ground {
  if (system === 'western') return groundOf({ ...(nativity !== undefined && { nativity }), main: 'western' });
  return groundOf({ ...(horoscope !== undefined && { horoscope }), main: 'rashi' });
}
