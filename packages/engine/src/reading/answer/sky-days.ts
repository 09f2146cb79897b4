/** Days that come round, told by their dates: those of a time that is named; else the next ones, or the last where the question looks back. */

import { dayNumberOf, type LocalClock } from '../../time/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround } from './answer.ts';
import { looksBack } from './named-window.ts';
import {
  type Almanac,
  type Dated,
  ECLIPSE_KINDS,
  type EclipseKind,
  type Finder,
  findersOf,
} from './sky-day-finders.ts';
import { orNothing } from './span.ts';
import type { Teller } from './teller.ts';
import { type Window, windowOf } from './timing.ts';
import { capital, type Words } from './words.ts';

/** So many are told of a time: the fasts of two schools in a year. */
const MOST = 52;
/** Years that a question may name and the ephemeris has. */
const YEARS: readonly [number, number] = [1800, 2399];
/** What asks for that which the place sees. */
const SEEN = /(?<!\p{L})visib|दिखाई|दिखेगा|dikh(?:ega|ai)/iu;
/** A time after the one that is named. */
const AFTER = /(?<!\p{L})(?:after|despu[eé]s de|apr[eè]s)(?!\p{L})|के बाद|\bke baad/iu;

/** @returns whether anything could be told: not without a sky, and of no time outside the ephemeris */
export function tellSkyDays(teller: Teller, question: Question, ground: AnswerGround): boolean {
  const { kernel, clock, zodiac, atJdUt } = ground;
  if (kernel === undefined || clock === undefined) return false;
  const { words } = teller;
  const { text } = question;
  const almanac: Almanac = { kernel, clock, words, zodiac, kinds: kindsIn(text, words), onlySeen: SEEN.test(text) };
  const finders = question.days.flatMap((day) => findersOf(day, almanac));
  if (finders.length === 0) return false;
  const nextAfter = (jdUt: number): readonly Dated[] => finders.flatMap((finder) => nextOf(finder, jdUt, clock) ?? []);
  const span = spanOf(question, atJdUt, words);
  if (span === null && looksBack(question))
    return tellDates(
      teller,
      finders.flatMap((finder) => lastOf(finder, atJdUt) ?? []),
    );
  if (span === null || AFTER.test(text)) return tellDates(teller, nextAfter(span?.toJdUt ?? atJdUt));
  if (tellDates(teller, withinOf(finders, span))) return true;
  teller.tell('timing', words.say.eventNone);
  if (span.toJdUt > atJdUt) tellDates(teller, nextAfter(span.toJdUt));
  return true;
}

/** Kinds of eclipses by the words of the language, or the English ones. */
function kindsIn(text: string, words: Words): readonly EclipseKind[] {
  const heard = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, ' ')} `;
  return (Object.keys(ECLIPSE_KINDS) as EclipseKind[]).filter((kind) =>
    [kind, words.say[ECLIPSE_KINDS[kind]].toLowerCase()].some((word) => heard.includes(` ${word} `)),
  );
}

/** The days that are named, or a year of four figures beyond those of a life; null where none is. */
function spanOf(question: Question, atJdUt: number, words: Words): Pick<Window, 'fromJdUt' | 'toJdUt'> | null {
  if (question.scope?.kind === 'span') return windowOf(question, atJdUt, words);
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(question.text)?.[0]);
  if (!(year >= YEARS[0] && year <= YEARS[1])) return null;
  const [fromJdUt, toJdUt] = [year, year + 1].map((each) => words.midnight(dayNumberOf(each, 1, 1))) as [
    number,
    number,
  ];
  return { fromJdUt, toJdUt };
}

/** By stretches, until as many are found as are told. */
function withinOf(
  finders: readonly Finder[],
  { fromJdUt, toJdUt }: Pick<Window, 'fromJdUt' | 'toJdUt'>,
): readonly Dated[] {
  return finders.flatMap(({ find, stretchDays }) => {
    const found: Dated[] = [];
    for (let at = fromJdUt; at < toJdUt && found.length <= MOST; at += stretchDays)
      found.push(...(orNothing(() => find(at, Math.min(toJdUt, at + stretchDays))) ?? []));
    return found;
  });
}

/** From today on where days are looked for, from the instant on where instants are. */
function nextOf({ find, stretchDays, reachDays }: Finder, fromJdUt: number, clock: LocalClock): Dated | null {
  const today = clock.midnight(clock.read(fromJdUt).dayNumber);
  for (let at = fromJdUt; at < fromJdUt + reachDays; at += stretchDays) {
    const next = orNothing(() => find(at, at + stretchDays))?.find(({ jdUt }) => jdUt >= today);
    if (next !== undefined) return next;
  }
  return null;
}

function lastOf({ find, stretchDays, reachDays }: Finder, beforeJdUt: number): Dated | null {
  for (let to = beforeJdUt; to > beforeJdUt - reachDays; to -= stretchDays) {
    const last = orNothing(() => find(to - stretchDays, to))?.at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/** In their order; names of one day beside one another. @returns whether there was any */
function tellDates(teller: Teller, found: readonly Dated[]): boolean {
  const { words } = teller;
  const lines = new Map<string, Dated & { readonly date: string; readonly named: Dated[] }>();
  for (const dated of [...found].sort((a, b) => a.jdUt - b.jdUt)) {
    const { name, time, more } = dated;
    const date = words.day(dated.jdUt).text;
    // With an hour, or with more to be said, each has a line of its own.
    const key = time === undefined && more === undefined ? date : `${date} ${name}`;
    const line = lines.get(key);
    if (line === undefined) lines.set(key, { ...dated, date, named: [dated] });
    else line.named.push(dated);
  }
  for (const { named, date, time, more } of [...lines.values()].slice(0, MOST)) {
    const event = capital(namesOf(named).join(', '));
    const on = time === undefined ? words.say.eventOn({ event, date }) : words.say.eventAt({ event, date, time });
    teller.turn();
    teller.tell('timing', more === undefined ? on : `${on} ${more}`);
  }
  if (lines.size > MOST) teller.tell('timing', words.say.eventMore);
  return lines.size > 0;
}

/** Names of one day: a school's with the school, unless the others have the same. */
function namesOf(named: readonly Dated[]): readonly string[] {
  const schools = new Map<string, Set<string>>();
  for (const { name, school } of named) schools.set(name, (schools.get(name) ?? new Set()).add(school ?? ''));
  return [...schools].map(([name, of]) => {
    const [only = ''] = of;
    return of.size > 1 || only === '' ? name : `${name} (${only})`;
  });
}
