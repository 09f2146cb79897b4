/**
 * A question as somebody typed it, understood: language, topic, kind, time, person, what the safety policy says of it, and whether it speaks
 * to the machine. No chart is needed, and no clock: the asker's day is handed in.
 */

import { dayNumberOf } from '../../time/index.ts';
import { cleaned } from './clean.ts';
import { daysAskedIn } from './days.ts';
import { detect } from './detect.ts';
import { type Earlier, followed } from './follow.ts';
import { Heard } from './heard.ts';
import { injectionOf, type Order, unleeted } from './injection.ts';
import { asksOfTurnAhead, formOf, isOfSkyTimes, kindOf, personsOf, tenseOf } from './kind.ts';
import type { LexiconKey } from './lexicon/index.ts';
import { asksHow } from './manner.ts';
import { type Finding, findIn, findMended, type Hit, type Word, wordsOf } from './match.ts';
import { namesIn, withoutParts } from './names.ts';
import { readOptions, type UnderstandOptions } from './options.ts';
import { type InjectionSign, type Memory, type Question, RULE_TOPICS } from './question.ts';
import { safetyOf } from './safety.ts';
import { scopeOf } from './scope.ts';
import { lettersOf, type Script, TABLES_OF_SCRIPT } from './script.ts';
import { housesOf, topicsOf } from './topic.ts';
import { treeNamed } from './trees.ts';

/** A topic of less weight is none where the text speaks to the machine. */
const LEAST_BESIDE_INJECTION = 3;
/** What a borrowed word weighs beside one of the language itself. */
const BORROWED = 0.8;

/**
 * Understands one question.
 *
 * @param text     as it was typed, in any of the languages; at most 10,000 UTF-16 units
 * @param options  the asker's day, and what else is known
 * @throws  EngineError INVALID_OPTION for a text that is none or too long, and for an option that does not exist
 */
export function understand(text: string, options: UnderstandOptions): Question {
  const { asOf, birth = null, memory, fallback } = readOptions(text, options);
  const clean = cleaned(text);
  const words = wordsOf(clean.text);
  const letters = lettersOf(clean.text);
  const findings = findingsOf(words, letters.scripts);
  const { language, table } = detect(clean.text, letters, findings, {
    explicit: options.language,
    conversation: memory?.language,
    fallback,
  });
  const everything = [...findings].flatMap(([key, { hits }]) =>
    key === table ? hits : foreignHits(hits, findings.get(table)),
  );
  const injection = injectionOf(
    clean.text,
    [...ordersIn(everything, words), ...ordersOf(unleeted(clean.text), clean.text)],
    ordersOf(clean.tagged, ''),
    clean.hidden,
  );
  const spoken = (hit: Hit): boolean =>
    !injection.stretches.some(
      ([from, to]) => (words[hit.start]?.from ?? 0) < to && (words[hit.end - 1]?.to ?? 0) > from,
    );
  const mended = mendedFinding(table, words, findings);
  const heard = new Heard(
    words,
    ordered(withoutParts([...mended, ...borrowed(table, findings, mended)].filter(spoken))),
  );
  const past = heard.has('time', 'past') && !heard.has('time', 'future');
  const houses = housesOf(heard);
  const scope = scopeOf(heard, asOf, birth, past);
  const days = daysAskedIn(heard, houses, scope);
  const isOfSky = days.length > 0 || isOfSkyTimes(heard, houses) || asksOfTurnAhead(heard, houses, scope);
  const found = isOfSky ? [] : topicsOf(heard, houses);
  const topics = injection.signs.length > 0 ? found.filter(({ weight }) => weight >= LEAST_BESIDE_INJECTION) : found;
  const own = days.length > 0 ? 'day' : kindOf({ heard, topics, houses, scope });
  const named = namesIn(heard, houses, days.length > 0, own === 'definition');
  const bare = [...topics, ...named.terms, ...named.bodies, ...named.particulars, ...houses, ...days].length === 0;
  const before: Earlier = followed(
    { heard, topics, kind: own, scope, bare, named: named.terms.length + named.bodies.length > 0 },
    memory,
  );
  const offField = isOff(heard, before, bare, scope !== null, injection.signs.length > 0, language.by !== 'fallback');
  const topic = offField ? 'general' : before.topic;
  const kind = offField ? 'other' : before.kind;
  const safety = safetyOf(
    new Heard(words, ordered([...everything, ...mended])),
    [topic, ...topics.map((one) => one.topic)].filter((one) => one !== 'general'),
    birth,
    asOf,
  );
  return {
    text: withoutStretches(clean.text, injection.stretches),
    language,
    topic,
    secondary: (offField ? [] : topics).map((one) => one.topic).filter((one) => one !== topic),
    ruleTopics: topic === 'general' ? [] : RULE_TOPICS[topic],
    kind,
    houses,
    ...named,
    days,
    subject: before.subject,
    persons: personsOf(heard, kind),
    scope: offField ? null : before.scope,
    tense: tenseOf(heard, kind, before.scope, dayNumberOf(asOf.year, asOf.month, asOf.day) - 0.5),
    negated: heard.has('cue', 'not'),
    wantsRemedies: heard.has('cue', 'remedy'),
    form: formOf(heard, kind, asksHow(clean.text, language.code)),
    followUp: before.followUp,
    offField,
    safety,
    injection: injection.signs,
  };
}

/** What a question leaves behind for the next. */
export function memoryOf({ topic, kind, subject, scope, language }: Question): Memory {
  return { topic, kind, subject, scope, language: language.code };
}

function findingsOf(words: readonly Word[], scripts: readonly Script[]): ReadonlyMap<LexiconKey, Finding> {
  const findings = new Map<LexiconKey, Finding>();
  for (const script of scripts)
    for (const key of TABLES_OF_SCRIPT[script]) findings.set(key, findIn(treeNamed(key), words));
  return findings;
}

/** Phrases of the tables that speak to the machine, with their places in the text. */
function ordersIn(hits: readonly Hit[], words: readonly Word[]): readonly Order[] {
  return hits
    .filter(({ group }) => group === 'injection')
    .map(({ name, start, end }) => ({
      sign: name as InjectionSign,
      from: words[start]?.from ?? 0,
      to: words[end - 1]?.to ?? 0,
    }));
}

/** Orders in another writing of the text: figures for letters, or characters that nobody sees. */
function ordersOf(text: string, shown: string): readonly Order[] {
  if (text === shown || text === '') return [];
  const words = wordsOf(text);
  return ordersIn(findIn(treeNamed('en'), words).hits, words);
}

/** What a table of another language says counts where the text's own language does not know the words. */
function foreignHits(hits: readonly Hit[], own: Finding | undefined): readonly Hit[] {
  return hits.filter(({ group, start, end }) => {
    if (group === 'guard') return true;
    if (group !== 'safety' && group !== 'injection') return false;
    for (let at = start; at < end; at++) if ((own?.knows[at] ?? 0) === 0) return true;
    return false;
  });
}

/** The text's own table once more, with misspelt words taken for what they nearly are, where any word is unknown to all. */
function mendedFinding(
  table: LexiconKey,
  words: readonly Word[],
  findings: ReadonlyMap<LexiconKey, Finding>,
): readonly Hit[] {
  const own = findings.get(table);
  if (own === undefined) return [];
  const unknown = (index: number): boolean => {
    for (const { knows } of findings.values()) if ((knows[index] as number) > 0) return false;
    return true;
  };
  return findMended(treeNamed(table), words, own, unknown);
}

/** Which table helps with borrowed words: English everywhere, and in English the Hindi of the field. */
function borrowed(table: LexiconKey, findings: ReadonlyMap<LexiconKey, Finding>, own: readonly Hit[]): readonly Hit[] {
  const lender = table === 'en' ? 'hl' : 'en';
  const lent = findings.get(lender)?.hits ?? [];
  const knows = findings.get(table)?.knows ?? [];
  const topical = new Set(own.filter(({ group }) => group === 'topic').map(({ start }) => start));
  return lent
    .filter(({ start, end, group, weight }) => {
      if (group === 'safety' || group === 'guard' || group === 'injection') return false;
      if (table === 'en' && (weight < 3 || group === 'cue' || group === 'time' || group === 'number')) return false;
      if (group === 'topic' && topical.has(start)) return false;
      for (let at = start; at < end; at++) if (knows[at] === 2 || (table === 'en' && knows[at] === 1)) return false;
      return true;
    })
    .map((hit) => ({ ...hit, weight: hit.weight * BORROWED }));
}

function ordered(hits: readonly Hit[]): readonly Hit[] {
  return [...hits].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Nothing of the field in it: no topic, no word of the field, nobody it could be about, and nothing to follow. */
function isOff(
  heard: Heard,
  before: Earlier,
  bare: boolean,
  timed: boolean,
  addressed: boolean,
  sure: boolean,
): boolean {
  if (
    (!bare && !(heard.has('cue', 'off') && !heard.has('cue', 'field') && !heard.has('cue', 'mine'))) ||
    before.followUp !== null ||
    before.kind === 'greeting' ||
    before.kind === 'thanks'
  )
    return false;
  if (heard.has('cue', 'field') || heard.has('cue', 'day') || heard.has('cue', 'match') || heard.all('sign').length > 0)
    return addressed;
  if (addressed || heard.has('cue', 'off')) return true;
  const own = heard.has('cue', 'first') || heard.has('cue', 'mine') || heard.all('subject').length > 0;
  const asked = heard.has('cue', 'what') || heard.has('cue', 'meaning') || heard.has('cue', 'where');
  return !own && (!sure || (asked && !heard.has('cue', 'whether') && !(timed && heard.has('time', 'future'))));
}

/** The sentences without a sign in them. */
function withoutStretches(text: string, stretches: readonly (readonly [number, number])[]): string {
  if (stretches.length === 0) return text.trim();
  const kept: string[] = [];
  for (const match of text.matchAll(/[^.!?।;\n]+[.!?।;\n]*/g)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (!stretches.some(([start, end]) => start < to && end > from)) kept.push(match[0].trim());
  }
  return kept.filter((sentence) => sentence !== '').join(' ');
}
