/** How planets were at birth: dignity, direction, combustion; told where they are so, and denied where a question names it. */

import { GRAHAS, type Graha } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { PLANETS, TRADITIONAL_PLANETS } from '../../western/radix/radix.ts';
import { type Claim, type Ground, groundOf, holds, type Verdict } from '../claims/index.ts';
import type { Term } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { Placements } from './placements.ts';
import { combustDraft, dignityDraft, retrogradeDraft } from './state-drafts.ts';
import type { Draft, Teller } from './teller.ts';

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

/** Dignities by the term that asks for them, with the messages that deny them. */
const DIGNITIES = [
  { term: 'exaltation', dignity: 'exalted', isNot: 'notExalted', none: 'noneExalted' },
  { term: 'debilitation', dignity: 'debilitated', isNot: 'notFallen', none: 'noneFallen' },
  { term: 'own-sign', dignity: 'own', isNot: 'notOwn', none: 'noneOwn' },
] as const;
type AskedDignity = (typeof DIGNITIES)[number];

/** States that may be asked of all planets at once. */
export const STATES_ASKED: readonly Term[] = [...DIGNITIES.map(({ term }) => term), 'retrograde'];

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
  const told = (claim: StateClaim, verdict: Verdict, isSo: Draft | null, isNot: string): void => {
    if (verdict === 'true' && isSo !== null) teller.tell('explanation', isSo.text, isSo.claims);
    if (verdict === 'false') teller.tell('explanation', isNot, [{ ...claim, negated: true }]);
  };
  for (const asked of dignitiesAsked(terms)) {
    const claim = { kind: 'dignity', body, dignity: asked.dignity } as const;
    const draft = askedDraft(teller, body, asked, ground, settled);
    told(claim, dignityVerdict(claim, records, settled), draft, say[asked.isNot]({ graha }));
  }
  if (terms.includes('retrograde') && isTurning(name)) {
    const claim = { kind: 'retrograde', body } as const;
    told(claim, holds(claim, records), retrogradeDraft(teller.words, body), say.notRetrograde({ graha }));
  }
  if (terms.includes('combustion') && BURNING.includes(name) && settled.system === 'vedic') {
    const claim = { kind: 'combust', body } as const;
    told(claim, holds(claim, records), combustDraft(teller.words, body), say.notCombust({ graha }));
  }
}

/** Every planet of the states that a question names of all, or that none is so. */
export function tellStatesAsked(teller: Teller, terms: readonly Term[], ground: AnswerGround, settled: Settled): void {
  const { say } = teller.words;
  const records = recordsOf(ground, settled);
  const isVedic = settled.system === 'vedic';
  for (const asked of terms.includes('planet') ? dignitiesAsked(terms) : [])
    tellEvery(
      teller,
      (isVedic ? GRAHAS : TRADITIONAL_PLANETS).map((body) => ({ kind: 'dignity', body, dignity: asked.dignity })),
      (claim) => dignityVerdict(claim, records, settled),
      ({ body }) => askedDraft(teller, body, asked, ground, settled),
      say[asked.none],
    );
  if (!terms.includes('retrograde')) return;
  const bodies = isVedic ? TURNING.filter((name) => name in (ground.horoscope?.kundli.grahas ?? {})) : TURNING;
  tellEvery(
    teller,
    bodies.map((body) => ({ kind: 'retrograde', body })),
    (claim) => holds(claim, records),
    ({ body }) => retrogradeDraft(teller.words, body),
    say.noneRetrograde,
  );
}

/** Of the birth chart; of its divisions nothing is told here. */
function dignitiesAsked(terms: readonly Term[]): readonly AskedDignity[] {
  if (terms.includes('navamsa') || terms.includes('varga')) return [];
  return DIGNITIES.filter(({ term }) => terms.includes(term));
}

/** A state of one body. */
type StateClaim = Extract<Claim, { kind: 'dignity' | 'retrograde' | 'combust' }> & { readonly body: BodyKey };

/** Those that are so; where it is sure of all that none is, that. */
function tellEvery<C extends StateClaim>(
  teller: Teller,
  claims: readonly C[],
  verdictOf: (claim: C) => Verdict,
  draftOf: (claim: C) => Draft | null,
  none: string,
): void {
  const verdicts = claims.map(verdictOf);
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

/** By the sign: in the west a planet has its own house as well, of which these sentences do not speak. */
function dignityVerdict(claim: Extract<Claim, { kind: 'dignity' }>, records: Ground, { system }: Settled): Verdict {
  const verdict = holds(claim, records);
  if (claim.dignity !== 'own' || system === 'vedic' || verdict !== 'true') return verdict;
  return holds({ ...claim, dignity: 'domicile' }, records) === 'true' ? 'true' : 'unknown';
}

/** A dignity by the sign of the tradition that is asked; null where that has no such body. */
function askedDraft(
  { words }: Teller,
  body: BodyKey,
  { dignity }: AskedDignity,
  { horoscope, nativity }: AnswerGround,
  { system }: Settled,
): Draft | null {
  const sign =
    system === 'western'
      ? nativity?.radix.points.find(({ name }) => name === body)?.sign
      : horoscope?.kundli.grahas[body as Graha]?.sign;
  return sign === undefined ? null : dignityDraft(words, body, sign, dignity);
}

/** The records of the tradition that is asked. */
function recordsOf({ horoscope, nativity }: AnswerGround, { system }: Settled): Ground {
  if (system === 'western') return groundOf({ ...(nativity !== undefined && { nativity }), main: 'western' });
  return groundOf({ ...(horoscope !== undefined && { horoscope }), main: 'rashi' });
}
