/** The labelled questions as records, and how one is compared with what was understood. README.md beside this file tells the format. */

import { readFileSync } from 'node:fs';
import {
  KINDS,
  type Memory,
  type Question,
  SUBJECTS,
  understand,
} from '../../../packages/engine/src/reading/question/index.ts';

/** The day from which the labels count. */
export const AS_OF = { year: 2026, month: 11, day: 22 } as const;

export interface Labelled {
  readonly language: string;
  readonly topic: string;
  readonly text: string;
  readonly labels: readonly string[];
}

const linesOf = (file: string): readonly string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

/** Questions with topic, kind, time and person. */
export function questionsIn(files: readonly string[]): readonly Labelled[] {
  return files.flatMap((file) => {
    let language = '';
    return linesOf(file).flatMap((line) => {
      const head = /^\[(\w+)\]$/.exec(line)?.[1];
      if (head !== undefined) language = head;
      const match = /^(\w+): (.*)$/.exec(line);
      if (match === null) return [];
      const [text = '', labels = ''] = (match[2] as string).split(' | ');
      return [{ language, topic: match[1] as string, text, labels: labels.split(' ').filter(Boolean) }];
    });
  });
}

/** Lines of `class: text`. */
export function classedIn(file: string): readonly (readonly [string, string])[] {
  return linesOf(file).map((line) => {
    const [, name, text] = /^([\w-]+): (.*)$/.exec(line) as unknown as [string, string, string];
    return [name, text] as const;
  });
}

/** Lines without labels. */
export const plainIn = (file: string): readonly string[] => linesOf(file);

/** A labelled question, asked; after another one where it says so. */
export function ask({ text, language, labels }: Labelled): Question {
  const topic = labels.find((label) => label.startsWith('after='))?.slice(6);
  const code = language === 'hl' ? 'hi' : language;
  const memory = { topic, kind: 'reading', subject: 'self', scope: null, language: code } as Memory;
  return understand(text, { asOf: AS_OF, memory: topic === undefined ? undefined : memory });
}

export type Mark = 'language' | 'topic' | 'kind' | 'subject' | 'scope' | 'followUp';

/** What of a question was understood as labelled. A definition and the day may be of any topic, the day needs no span, a follow-up keeps its kind. */
export function marks(labelled: Labelled, question: Question): Readonly<Partial<Record<Mark, boolean>>> {
  const { language, topic, labels } = labelled;
  const kind = KINDS.find((one) => labels.includes(one)) ?? 'reading';
  // As a label `other` is the kind.
  const subject = SUBJECTS.find((one) => one !== 'other' && labels.includes(one)) ?? 'self';
  const after = labels.some((label) => label.startsWith('after='));
  const { scope } = question;
  const got = scope === null ? null : scope.kind === 'age' ? `age=${scope.age}` : `${scope.fromDate}..${scope.toDate}`;
  const romanised = question.language.romanised || question.language.by === 'conversation';
  return {
    language: question.language.code === (language === 'hl' ? 'hi' : language) && (language !== 'hl' || romanised),
    topic: kind === 'definition' || kind === 'day' || question.topic === topic,
    ...(after ? { followUp: question.followUp !== null } : { kind: question.kind === kind }),
    subject: question.subject === subject,
    scope: got === scopeOf(labels) || (kind === 'day' && scopeOf(labels) === null),
  };
}

function scopeOf(labels: readonly string[]): string | null {
  const at = labels.find((label) => label.startsWith('@'))?.slice(1);
  if (at === undefined) return labels.find((label) => label.startsWith('age=')) ?? null;
  const [from = at, to = at] = at.split('..');
  return `${dayOf(from, false)}..${dayOf(to, true)}`;
}

function dayOf(written: string, last: boolean): string {
  const [year, month, day] = written.split('-');
  if (day !== undefined) return written;
  if (month === undefined) return `${year}-${last ? '12-31' : '01-01'}`;
  const end = String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate());
  return `${year}-${month}-${last ? end.padStart(2, '0') : '01'}`;
}
