/** When a planet of the sky enters a sign, how long it stays there, and when it goes backwards: what a question that asks for a time means where it names nothing of a life. */

import { type ChartChoices, tropicalPlacidus } from '../../chart/choices.ts';
import { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { GRAHAS, type Graha, houseFrom, type Stay, staysOf } from '../../jyotish/index.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { BodyKey } from '../../language/keys.ts';
import { nextStation, previousStation } from '../../sky/events/index.ts';
import { jdTtOfUt, jdUtOfTt } from '../../time/index.ts';
import { PLANETS } from '../../western/radix/radix.ts';
import type { Claim } from '../claims/index.ts';
import type { Question, Term } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { looksBack } from './named-window.ts';
import { tellDirection } from './sky-now.ts';
import { orNothing } from './span.ts';
import { isTurning } from './states.ts';
import type { Teller } from './teller.ts';
import { signName } from './words.ts';

/** Terms of the sky that a time can be asked of. */
const OF_SKY: readonly Term[] = ['retrograde', 'transit', 'rashi'];
/** So many planets are told, and so many stays of each. */
const MOST_BODIES = 2;
const MOST_STAYS = 3;
/** Longer than a stay in a sign, than a round of the zodiac, and than a planet that goes backwards is out of a sign before it comes back: in days. */
const REACH: { readonly [G in Graha]: readonly [stay: number, round: number, away: number] } = {
  Sun: [33, 370, 0],
  Moon: [3, 29, 0],
  Mercury: [80, 400, 60],
  Venus: [135, 450, 120],
  Mars: [240, 780, 250],
  Jupiter: [480, 4600, 300],
  Saturn: [1200, 11_400, 400],
  Rahu: [620, 7000, 60],
  Ketu: [620, 7000, 60],
};

/** The nodes of a Western chart, as grahas. */
const NODES: { readonly [name: string]: Graha } = { NorthNode: 'Rahu', SouthNode: 'Ketu' };

/** Whether a time of the sky is asked for, and nobody's: planets with a sign, a transit or their going backwards, and neither a matter nor a period. */
export function asksOfSkyTimes({ kind, topic, bodies, houses, signs, terms, scope }: Question): boolean {
  if (kind !== 'when' || topic !== 'general' || bodies.length === 0 || houses.length > 0) return false;
  if (scope !== null && scope.kind !== 'span') return false;
  const isTurn = terms.includes('retrograde');
  // Which of several planets in which of several signs, and which turn in a sign, is more than is told.
  if (signs.length > 0 && (isTurn || (signs.length > 1 && bodies.length > 1))) return false;
  return (signs.length > 0 || terms.length > 0) && terms.every((term) => OF_SKY.includes(term));
}

/** @returns whether anything could be told; nothing of a time that is over or without a sky, and of Uranus to Pluto no signs */
export function tellSkyTimes(teller: Teller, question: Question, ground: AnswerGround, settled: Settled): boolean {
  const zodiac = zodiacOf(ground, settled);
  const { bodies, signs, terms, scope } = question;
  const { atJdUt } = ground;
  if (zodiac === null || (scope?.toJd != null && scope.toJd <= atJdUt)) return false;
  const isBack = scope === null && looksBack(question);
  const fromJdUt = Math.max(atJdUt, scope?.fromJd ?? atJdUt);
  const before = teller.sentences.length;
  for (const body of bodies.slice(0, MOST_BODIES)) {
    teller.turn();
    if (isBack && terms.includes('retrograde')) tellLastTurn(teller, zodiac, body, atJdUt);
    else if (terms.includes('retrograde')) tellTurns(teller, zodiac, body, fromJdUt, fromJdUt === atJdUt);
    else if (isBack) tellLastStay(teller, zodiac, body, signs, ground, settled);
    else tellStays(teller, zodiac, body, signs, fromJdUt, ground, settled);
  }
  return teller.sentences.length > before;
}

/** The zodiac that the chart is read by; null without a sky, and for a Western chart that is sidereal. */
function zodiacOf({ kernel, zodiac, nativity }: AnswerGround, { system, version }: Settled): ZodiacSky | null {
  if (version === '2') return null;
  if (system === 'vedic') return zodiac ?? null;
  if (kernel === undefined || nativity === undefined) return null;
  const { zodiac: kind, nodeType } = nativity.radix.settings;
  const choices: ChartChoices = { ...tropicalPlacidus, nodeType };
  return kind === 'tropical' ? new ZodiacSky(kernel, choices) : null;
}

/** Whether it goes backwards now, where now is meant, and the stretch in which it does so, or will next. */
function tellTurns(teller: Teller, { kernel }: ZodiacSky, name: BodyKey, fromJdUt: number, isOfNow: boolean): void {
  const body = turning(name);
  const turned = body === undefined ? null : orNothing(() => turnedAt(kernel, body, fromJdUt));
  if (turned === null) return;
  if (isOfNow) tellDirection(teller, name, turned.isNow);
  tellTurned(teller, name, turned, teller.words.say.transitTurned);
}

/** The last stretch that is over, and before it the one of now, if there is one. */
function tellLastTurn(teller: Teller, { kernel }: ZodiacSky, name: BodyKey, atJdUt: number): void {
  const body = turning(name);
  const turned = body === undefined ? null : orNothing(() => turnedBefore(kernel, body, atJdUt));
  if (body === undefined || turned === null) return;
  const here = orNothing(() => turnedAt(kernel, body, atJdUt));
  if (here?.isNow === true) tellDirection(teller, name, true);
  tellTurned(teller, name, turned, teller.words.say.transitTurnedPast);
}

function turning(name: BodyKey): (typeof PLANETS)[number] | undefined {
  return PLANETS.find((each) => each === name && isTurning(each));
}

function tellTurned(teller: Teller, name: BodyKey, turned: Turned, say: Teller['words']['say']['transitTurned']): void {
  const { words } = teller;
  const [from, to] = [words.day(turned.fromJdUt), words.day(turned.toJdUt)];
  teller.tell('explanation', say({ graha: words.theBody(name), from: from.text, to: to.text }), [
    { kind: 'transit', body: name, retrograde: true, from: from.stretch, to: to.stretch },
  ]);
}

/** From one station to the next, backwards. */
interface Turned {
  readonly fromJdUt: number;
  readonly toJdUt: number;
  readonly isNow: boolean;
}

/** The stretch of an instant in which a planet goes backwards, or the first one after it; null where none is found. */
function turnedAt(kernel: Kernel, body: (typeof PLANETS)[number], atJdUt: number): Turned | null {
  const atJdTt = jdTtOfUt(atJdUt);
  const next = nextStation(kernel, body, atJdTt);
  if (next === null) return null;
  const isNow = next.kind === 'direct-begins';
  const start = isNow ? previousStation(kernel, body, atJdTt) : next;
  const end = isNow ? next : nextStation(kernel, body, next.jdTt + 1);
  if (start === null || end === null) return null;
  return { fromJdUt: jdUtOfTt(start.jdTt), toJdUt: jdUtOfTt(end.jdTt), isNow };
}

/** The last stretch that was over before an instant. */
function turnedBefore(kernel: Kernel, body: (typeof PLANETS)[number], atJdUt: number): Turned | null {
  const last = previousStation(kernel, body, jdTtOfUt(atJdUt));
  const end = last?.kind === 'direct-begins' ? last : last && previousStation(kernel, body, last.jdTt - 1);
  const start = end && previousStation(kernel, body, end.jdTt - 1);
  return end && start && { fromJdUt: jdUtOfTt(start.jdTt), toJdUt: jdUtOfTt(end.jdTt), isNow: false };
}

/** The stays in the sign that is named, of this round or the next one; without a sign, the stay of the time and the one after it. */
function tellStays(
  teller: Teller,
  zodiac: ZodiacSky,
  name: BodyKey,
  signs: readonly number[],
  fromJdUt: number,
  ground: AnswerGround,
  settled: Settled,
): void {
  const graha = grahaNamed(name);
  if (graha === undefined) return;
  for (const stay of orNothing(() => staysAsked(zodiac, graha, signs, fromJdUt)) ?? [])
    tellStay(teller, name, stay, ground, settled);
}

/** The last stay that is over in the sign that is named, by its house; nothing without a sign, or without an hour of birth. */
function tellLastStay(
  teller: Teller,
  zodiac: ZodiacSky,
  name: BodyKey,
  signs: readonly number[],
  ground: AnswerGround,
  settled: Settled,
): void {
  const graha = grahaNamed(name);
  if (graha === undefined || lagnaOf(ground, settled) === undefined || signs.length === 0) return;
  const [longest, round] = REACH[graha];
  const { atJdUt } = ground;
  const stays = orNothing(() => staysOf(zodiac, graha, atJdUt - round - 2 * longest, atJdUt)) ?? [];
  const last = stays.filter(({ part, endJdUt }) => signs.includes(part) && endJdUt < atJdUt).at(-1);
  if (last !== undefined) tellStay(teller, name, last, ground, settled, teller.words.say.transitPast);
}

function grahaNamed(name: BodyKey): Graha | undefined {
  return GRAHAS.find((each) => each === (NODES[name] ?? name));
}

/** Of a sidereal chart whose hour is known. */
function lagnaOf(ground: AnswerGround, { system }: Settled): number | undefined {
  return system === 'vedic' && isTimeKnown(ground) ? ground.horoscope?.kundli.lagna.sign : undefined;
}

function staysAsked(zodiac: ZodiacSky, graha: Graha, signs: readonly number[], atJdUt: number): readonly Stay[] {
  const [longest, round, away] = REACH[graha];
  const fromJdUt = atJdUt - longest;
  const until = atJdUt + (signs.length > 0 ? round + longest : 2 * longest);
  // The first and the last are cut off by the ends of the search.
  const ahead = staysOf(zodiac, graha, fromJdUt, until).filter(
    ({ startJdUt, endJdUt }) => startJdUt > fromJdUt && endJdUt > atJdUt && endJdUt < until,
  );
  if (signs.length === 0) return ahead.slice(0, 2);
  const inSigns = ahead.filter(({ part }) => signs.includes(part));
  const end = inSigns.findIndex(({ startJdUt }, i) => {
    const before = inSigns[i - 1];
    return before !== undefined && startJdUt - before.endJdUt > away;
  });
  return inSigns.slice(0, Math.min(MOST_STAYS, end < 0 ? MOST_STAYS : end));
}

/** @param say  by its house, where that is known */
function tellStay(
  teller: Teller,
  name: BodyKey,
  { part, startJdUt, endJdUt }: Stay,
  ground: AnswerGround,
  settled: Settled,
  say: Teller['words']['say']['transitStays'] = teller.words.say.transitStays,
): void {
  const { words } = teller;
  const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
  const times = { from: from.stretch, to: to.stretch };
  const named = { graha: words.theBody(name), rashiIn: words.rashiIn(part), from: from.text, to: to.text };
  const claims: Claim[] = [{ kind: 'transit', body: name, sign: signName(part), ...times }];
  const lagna = lagnaOf(ground, settled);
  if (lagna === undefined) {
    teller.tell('explanation', words.say.transitStaysInSign(named), claims);
    return;
  }
  const house = houseFrom(lagna, part);
  teller.tell('explanation', say({ ...named, houseIn: words.houseIn(house) }), [
    ...claims,
    { kind: 'transit', body: name, house, ...times },
  ]);
}
