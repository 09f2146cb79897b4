/** An answer, sentence by sentence; each is a button that shows what it rests on. */

import type { Answer } from '@khagol/engine/reading/answer';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { claimText } from './claim-text.ts';
import { askStrings as say } from './strings.ts';

type Sentence = Answer['sentences'][number];

export function AnswerView({ answer }: { readonly answer: Answer }): JSX.Element {
  const open = useSignal<string | null>(null);
  const { sentences, sources, language } = answer;
  const paragraphs = grouped(sentences);
  return (
    <div class="answer-text" lang={language}>
      {paragraphs.map((paragraph, index) => {
        const [lead] = paragraph;
        const isNew = lead !== undefined && lead.section !== paragraphs[index - 1]?.[0]?.section;
        return (
          <div key={lead?.id}>
            {isNew && lead.section !== 'verdict' && <h3 lang="en">{say.sections[lead.section] ?? lead.section}</h3>}
            <p class={lead?.section}>
              {paragraph.map((sentence) => (
                <SentenceView
                  key={sentence.id}
                  sentence={sentence}
                  isOpen={open.value === sentence.id}
                  onToggle={() => {
                    open.value = open.value === sentence.id ? null : sentence.id;
                  }}
                />
              ))}
            </p>
            {paragraph.map((sentence) =>
              open.value === sentence.id ? <Grounds key={sentence.id} sentence={sentence} answer={answer} /> : null,
            )}
          </div>
        );
      })}
      {sources.works.length > 0 && (
        <details>
          <summary lang="en">{say.works}</summary>
          <ul>
            {sources.works.map((work) => (
              <li key={work}>{work}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly sentence: Sentence;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function SentenceView({ sentence, isOpen, onToggle }: SentenceProps): JSX.Element {
  const rests = sentence.claims.length + sentence.rules.length > 0;
  if (!rests) return <>{sentence.text} </>;
  return (
    <>
      {/* A button would be a box of its own, and the sentence could not run on within its paragraph. */}
      <span
        class="sentence"
        role="button"
        tabIndex={0}
        aria-expanded={isOpen}
        onClick={onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        }}
      >
        {sentence.text}
      </span>{' '}
    </>
  );
}

/** The claims of a sentence, and the rules it speaks for with where they come from. */
function Grounds({
  sentence: { claims, rules },
  answer,
}: {
  readonly sentence: Sentence;
  readonly answer: Answer;
}): JSX.Element {
  const citations = new Map(answer.sources.rules.map(({ id, citation }) => [id, citation]));
  return (
    <div class="grounds" lang="en">
      <strong>{say.restsOn}</strong>
      <ul>
        {claims.map((claim) => (
          <li key={JSON.stringify(claim)} class="code">
            {claimText(claim)}
          </li>
        ))}
        {rules.map((id) => (
          <li key={id}>
            <span class="code">{id}</span> <small lang={answer.language}>{citations.get(id)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function grouped(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const paragraphs = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const key = `${sentence.section} ${sentence.paragraph}`;
    paragraphs.set(key, [...(paragraphs.get(key) ?? []), sentence]);
  }
  return [...paragraphs.values()];
}
