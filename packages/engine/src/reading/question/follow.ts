/** A short question after another one: what it leaves out is taken from what was asked before. */

import type { Heard } from './heard.ts';
import { subjectOf } from './kind.ts';
import type { Kind, Memory, Question, QuestionTopic, Scope, Subject } from './question.ts';
import { isPerson, type Weighed } from './topic.ts';

/** Longer questions stand by themselves, unless they name nothing at all. */
const SHORT_WORDS = 5;
/** A bare question of more words than this is another matter and no follow-up. */
const LONGEST_BARE = 9;

/** The question after what was left out has been put back. */
export interface Earlier {
  readonly topic: QuestionTopic | 'general';
  readonly kind: Kind;
  readonly subject: Subject;
  readonly scope: Scope | null;
  readonly followUp: Question['followUp'];
}

interface Own {
  readonly heard: Heard;
  readonly topics: readonly Weighed[];
  readonly kind: Kind;
  readonly scope: Scope | null;
  /** Neither topic nor term, body or house. */
  readonly bare: boolean;
  readonly named: boolean;
}

/** Puts back what a follow-up left out; without a memory every question stands by itself. */
export function followed({ heard, topics, kind, scope, bare, named }: Own, memory: Memory | undefined): Earlier {
  // Two charts are laid side by side for a marriage, where nothing else is said.
  const topic = topics[0]?.topic ?? (kind === 'match' ? 'marriage' : 'general');
  const alone: Earlier = { topic, kind, subject: subjectOf(heard, topic, kind), scope, followUp: null };
  if (memory === undefined || kind === 'greeting' || kind === 'thanks' || kind === 'match' || kind === 'day')
    return alone;
  const short = heard.words.length <= SHORT_WORDS;
  const opens = heard.has('cue', 'and') || heard.has('cue', 'more');
  const kept =
    memory.kind === 'greeting' || memory.kind === 'thanks' || memory.kind === 'other' ? 'reading' : memory.kind;
  if (bare) {
    if (heard.words.length > LONGEST_BARE) return alone;
    if (heard.has('cue', 'why')) return { ...memory, kind: 'reading', followUp: 'why' };
    const person = subjectOf(heard, memory.topic, kind);
    if (person !== 'self')
      return { topic: memory.topic, kind: kept, subject: person, scope: scope ?? memory.scope, followUp: 'subject' };
    if (scope !== null)
      return {
        topic: memory.topic,
        kind: kind === 'reading' && kept !== 'when' ? kept : kind,
        subject: memory.subject,
        scope,
        followUp: 'scope',
      };
    if (heard.has('cue', 'when')) return { ...memory, kind: 'when', followUp: 'scope' };
    if (opens || short) return isSpoken(heard) ? { ...memory, kind: kept, followUp: 'more' } : alone;
    return alone;
  }
  const person = heard.all('subject')[0]?.name as Subject | undefined;
  const onlyPerson = heard.all('topic').every((hit) => isPerson(heard, hit));
  if (onlyPerson && short && person !== undefined && memory.topic !== 'general' && !named)
    return { topic: memory.topic, kind: kept, subject: person, scope: scope ?? memory.scope, followUp: 'subject' };
  if (short && topics.length > 0 && (opens || heard.words.length <= 2) && kind === 'reading')
    return {
      ...alone,
      kind: kept === 'when' || kept === 'reading' ? kept : 'reading',
      scope: scope ?? memory.scope,
      followUp: 'topic',
    };
  return alone;
}

/** A word that carries on: without one a short text may be anything. */
function isSpoken(heard: Heard): boolean {
  return (['and', 'more', 'remedy', 'whether', 'not', 'where', 'what'] as const).some((cue) => heard.has('cue', cue));
}
