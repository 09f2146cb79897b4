/** `khagol ask`: a question, answered from the chart and the rules of the engine; with `--sources` every sentence says what it rests on. */

import type { Answer, AnswerOptions, Sentence } from '@khagol/engine/reading/answer';
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
  if (flags['json'] !== true) for (const warning of answer.warnings) terminal.err(`khagol: ${warning}\n`);
  return 0;
}

async function nowOf(flags: Flags, terminal: Terminal): Promise<number> {
  const at = flagOf(flags, 'at');
  if (at === undefined) return jdUtOfMs(terminal.now());
  return jdUtAt(await theEngine(), at, { latitude: 0, longitude: 0, timezone: 'UTC' });
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
