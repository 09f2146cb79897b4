/** Sade sati: whether it runs, in which part and until when; else when the next one comes, and what Saturn does meanwhile. */

import type { ZodiacSky } from '../../chart/zodiac-sky.ts';
import { type Horoscope, type Stay, signFrom } from '../../jyotish/index.ts';
import type { Claim } from '../claims/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { fromMoonDraft } from './from-moon.ts';
import { looksBack, namedWindow } from './named-window.ts';
import { passagesOver } from './passages.ts';
import { orNothing } from './span.ts';
import type { Teller } from './teller.ts';
import { factsOfGround } from './weigh.ts';
import { signName, type Words } from './words.ts';

/** Counted from the Moon: the twelfth sign, her own and the second. */
const HOUSES = [12, 1, 2] as const;
/** No sade sati is longer, with its returns; and after the last one the next has begun before this. In days. */
const LONGEST_DAYS = 3300;
const NEXT_DAYS = 10_958;
/** From one beginning to the next it is never less: 29 years and some months. In days. */
const CYCLE_DAYS = 10_590;
/** Saturn is away from the three signs for two decades; a stay on the turn comes back within months. */
const SAME_DAYS = 3650;

const PART = {
  rising: (say: Words['say']) => say.sadeSatiFirst,
  peak: (say: Words['say']) => say.sadeSatiSecond,
  setting: (say: Words['say']) => say.sadeSatiThird,
} as const;

interface SadeSatiTime {
  readonly startJdUt: number;
  readonly endJdUt: number;
  /** The stay that runs at the instant. */
  readonly stay: Stay | null;
}

/** The sade sati of an instant, or the one that follows it; null where the ephemeris ends before. */
export function sadeSatiNear(zodiac: ZodiacSky, horoscope: Horoscope, atJdUt: number): SadeSatiTime | null {
  const stays = staysBetween(zodiac, horoscope, atJdUt - LONGEST_DAYS, atJdUt + NEXT_DAYS);
  const near = cyclesOf(stays).find(({ endJdUt }) => endJdUt > atJdUt);
  if (near === undefined) return null;
  const stay = stays.find(({ startJdUt, endJdUt }) => startJdUt <= atJdUt && endJdUt > atJdUt) ?? null;
  return { ...near, stay };
}

/** Saturn's stays in the three signs, in their order; none where the ephemeris ends before. */
function staysBetween(zodiac: ZodiacSky, { kundli }: Horoscope, fromJdUt: number, toJdUt: number): readonly Stay[] {
  const moon = kundli.grahas.Moon.sign;
  const found = orNothing(() =>
    HOUSES.flatMap((house) => passagesOver(zodiac, 'Saturn', signFrom(moon, house), fromJdUt, toJdUt)),
  );
  return [...(found ?? [])].sort((one, other) => one.startJdUt - other.startJdUt);
}

interface Cycle {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

function cyclesOf(stays: readonly Stay[]): readonly Cycle[] {
  const cycles: { startJdUt: number; endJdUt: number }[] = [];
  for (const { startJdUt, endJdUt } of stays) {
    const last = cycles[cycles.length - 1];
    if (last !== undefined && startJdUt - last.endJdUt < SAME_DAYS) last.endJdUt = Math.max(last.endJdUt, endJdUt);
    else cycles.push({ startJdUt, endJdUt });
  }
  return cycles;
}

/** Those of another time that is named, or else the nearest before and after it; the last one, where the question looks back and names none. */
function cyclesAsked(question: Question, words: Words, { zodiac, horoscope, atJdUt }: AnswerGround): readonly Cycle[] {
  const named = namedWindow(question, words, atJdUt);
  if (zodiac === undefined || horoscope === undefined || (named === null && !looksBack(question))) return [];
  const { fromJdUt, toJdUt } = named ?? { fromJdUt: atJdUt, toJdUt: atJdUt };
  const all = cyclesOf(
    staysBetween(zodiac, horoscope, fromJdUt - NEXT_DAYS - LONGEST_DAYS, toJdUt + NEXT_DAYS + LONGEST_DAYS),
  );
  const before = all.filter(({ endJdUt }) => endJdUt <= fromJdUt).slice(-1);
  if (named === null) return before;
  const within = all.filter(({ startJdUt, endJdUt }) => startJdUt < toJdUt && endJdUt > fromJdUt);
  return within.length > 0 ? within : [...before, ...all.filter(({ startJdUt }) => startJdUt >= toJdUt).slice(0, 1)];
}

export function tellSadeSati(teller: Teller, question: Question, ground: AnswerGround, settled: Settled): void {
  const { horoscope, zodiac, atJdUt } = ground;
  if (zodiac === undefined || horoscope === undefined || settled.version === '2') {
    teller.warnings.add('NO_TRANSITS');
    return;
  }
  const facts = factsOfGround(ground, settled);
  if (!facts.has('sade-sati') && !facts.has('gochara:Saturn')) return;
  const { words } = teller;
  teller.turn();
  const asked = cyclesAsked(question, words, ground);
  for (const { startJdUt, endJdUt } of asked) {
    const [from, to] = [words.day(startJdUt), words.day(endJdUt)];
    const isNext = startJdUt > atJdUt && startJdUt - atJdUt < CYCLE_DAYS;
    const { sadeSatiPast, sadeSatiNext, sadeSatiSpan } = words.say;
    const message = endJdUt <= atJdUt ? sadeSatiPast : isNext ? sadeSatiNext : sadeSatiSpan;
    teller.tell('explanation', message({ from: from.text, to: to.text }), [
      { kind: 'sade-sati', from: from.stretch, to: to.stretch },
    ]);
  }
  if (asked.length > 0) return;
  const part = String(facts.get('sade-sati'));
  const runs = part === 'rising' || part === 'peak' || part === 'setting';
  const claim: Claim = { kind: 'sade-sati', at: 'now', ...(!runs && { negated: true }) };
  teller.tell('explanation', runs ? words.say.sadeSati : words.say.noSadeSati, [claim]);
  const near = sadeSatiNear(zodiac, horoscope, atJdUt);
  if (near !== null) {
    const [from, to] = [words.day(near.startJdUt), words.day(near.endJdUt)];
    const days = { from: from.text, to: to.text };
    const isUnderWay = near.startJdUt <= atJdUt;
    teller.tell('explanation', isUnderWay ? words.say.sadeSatiSpan(days) : words.say.sadeSatiNext(days), [
      { kind: 'sade-sati', from: from.stretch, to: to.stretch },
    ]);
    if (runs && near.stay !== null) {
      const until = words.day(near.stay.endJdUt);
      teller.tell('explanation', PART[part](words.say)({ to: until.text }), [
        { kind: 'transit', body: 'Saturn', sign: signName(near.stay.part), at: 'now', to: until.stretch },
      ]);
    }
  }
  teller.turn();
  const house = Number(facts.get('gochara:Saturn'));
  const placed = fromMoonDraft(words, ground, 'Saturn', house);
  const rule = teller.voice.rules.find(`sade-sati.${part}`) ?? teller.voice.rules.find(`gochara.Saturn.${house}`);
  if (rule === undefined) teller.tell('reason', placed.text, placed.claims);
  else teller.tellRule('reason', rule, placed);
}
