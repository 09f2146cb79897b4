/** `khagol ask`: a question, answered from the chart and the rules of the engine; with `--sources` every sentence says what it rests on. */

import type { Answer, AnswerOptions, AnswerWarning, Sentence } from '@khagol/engine/reading/answer';
import { birthOf, type Flags, flagOf, hasBirth } from './birth-flags.ts';
import { theEngine } from './engine.ts';
import { jdUtAt, jdUtOfMs } from './instant.ts';
import { answered } from './narrator.ts';
import { told } from './output.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * Answers a question.
 *
 * @throws  EngineError or CommandError naming what to mend
 */
export async function askCommand(question: string, flags: Flags, terminal: Terminal): Promise<number> {
  if (question.trim() === '') throw new CommandError(2, 'the question is empty');
  if (hasBirth(flags, 'b') && !hasBirth(flags))
    throw new CommandError(2, 'the second birth (--b-datetime …) is asked about beside a first (--datetime …)');
  const options: AnswerOptions = {
    tier: flagOf(flags, 'tier') as NonNullable<AnswerOptions['tier']>,
    system: flagOf(flags, 'system') as NonNullable<AnswerOptions['system']>,
    format: flagOf(flags, 'format') as NonNullable<AnswerOptions['format']>,
    includeRemedies: flags['remedies'] === true,
  };
  const answer = await answered({
    question,
    birth: hasBirth(flags) ? birthOf(flags) : null,
    partner: hasBirth(flags, 'b') ? birthOf(flags, 'b') : null,
    language: flagOf(flags, 'language') ?? null,
    atJdUt: await nowOf(flags, terminal),
    options,
  });
  await told(flags, terminal, answer, () => (flags['sources'] === true ? sourcesText(answer) : `${answer.text}\n`));
  if (flags['json'] !== true)
    for (const warning of answer.warnings) terminal.err(`khagol: ${warning}: ${WARNINGS[warning]}\n`);
  return 0;
}

const WARNINGS: Readonly<Record<AnswerWarning, string>> = {
  TIME_UNKNOWN: 'without a time of birth nothing is told of houses and of what changes within the day',
  TEXTS_IN_ENGLISH_AND_HINDI_ONLY: 'interpretive texts are there in English and Hindi; this language tells the rest',
  NO_BIRTH: 'without a birth (--datetime, --lat, --lon) the question is answered in general',
  NO_PARTNER: 'a question about two needs a second birth (--b-datetime, --b-lat, --b-lon)',
  NO_DAY: 'a question about a day needs a place: give a birth (--datetime, --lat, --lon)',
  NO_TRANSITS: 'no transit of that time is told',
  NO_PERIODS: 'no period of that time is told',
  HOUSES_BY_SIGN: 'houses are counted by sign, from that of the ascendant; the chart divides otherwise',
  INSTRUCTIONS_IGNORED: 'what spoke to the machine, and not of astrology, was passed over',
};

async function nowOf(flags: Flags, terminal: Terminal): Promise<number> {
  const at = flagOf(flags, 'at');
  if (at === undefined) return jdUtOfMs(terminal.now());
  return jdUtAt(await theEngine(), at, { latitude: 0, longitude: 0, timezone: 'UTC' }, 'at');
}

/** Each sentence with its claims and rules under it, and at the end the works. */
function sourcesText({ sentences, sources }: Answer): string {
  const citations = new Map(sources.rules.map(({ id, citation }) => [id, citation]));
  const told = sentences.map(({ text, claims, rules }) =>
    [
      text,
      ...claims.map((claim) => `    = ${claimText(claim)}`),
      ...rules.map((id) => `    < ${id}: ${citations.get(id) ?? ''}`),
    ].join('\n'),
  );
  return `${[...told, ...(sources.works.length === 0 ? [] : ['', ...sources.works])].join('\n')}\n`;
}

/** A claim as its members: `kind=in-house subject.graha=Sun house=10`. */
function claimText(claim: Sentence['claims'][number]): string {
  return Object.entries(claim)
    .flatMap(([name, value]) => cells(name, value))
    .join(' ');
}

function cells(name: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${name}=${String(value)}`];
  return Object.entries(value).flatMap(([inner, of]) => cells(`${name}.${inner}`, of));
}
