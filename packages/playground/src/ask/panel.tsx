/** The ask box: a conversation about the chart of the form, whose sentences open to their facts and sources. */

import type { LanguageCode } from '@khagol/engine/language';
import type { Memory } from '@khagol/engine/reading/answer';
import { effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { longWork, WorkBar } from '../jobs/long-work.tsx';
import { LANGUAGE_NAMES } from '../languages.ts';
import { first, second } from '../state.ts';
import { strings } from '../strings.ts';
import { nowJdUt } from '../today.ts';
import { AnswerView } from './answer-view.tsx';
import type { Answered } from './ask-job.ts';
import { askStrings as say } from './strings.ts';

/** Turns that the next question may lean on. */
const REMEMBERED = 10;

interface Turn {
  readonly question: string;
  /** Whose chart was asked: the form may be another's since. */
  readonly whose: string;
  readonly answered: Answered;
}

const question = signal('');
const language: Signal<LanguageCode | ''> = signal<LanguageCode | ''>('');
const includeRemedies = signal(false);
const withSecond = signal(false);
const turns: Signal<readonly Turn[]> = signal<readonly Turn[]>([]);
const asking: Signal<Omit<Turn, 'answered'> | null> = signal<Omit<Turn, 'answered'> | null>(null);
const work = longWork('ask');

effect(() => {
  const stage = work.stage.value;
  const told = asking.peek();
  if (told === null || stage.state === 'running') return;
  asking.value = null;
  if (stage.state === 'done') turns.value = [...turns.peek(), { ...told, answered: stage.output }];
  // Stopped or failed: what was asked is not lost, unless something else is being written.
  else if (question.peek() === '') question.value = told.question;
});

export function Panel(): JSX.Element {
  const stage = work.stage.value;
  return (
    <>
      <section aria-labelledby="ask-title">
        <h2 id="ask-title">{say.title}</h2>
        <p class="hint">{say.hint}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            ask(question.value);
          }}
        >
          <div class="field">
            <label for="ask-question">{say.question}</label>
            <textarea
              id="ask-question"
              rows={2}
              maxLength={5000}
              value={question.value}
              onInput={(event) => {
                question.value = event.currentTarget.value;
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
                event.preventDefault();
                ask(question.value);
              }}
            />
          </div>
          <div class="pair">
            <div class="field">
              <label for="ask-language">{say.language}</label>
              <select
                id="ask-language"
                value={language.value}
                onChange={(event) => {
                  language.value = event.currentTarget.value as LanguageCode | '';
                }}
              >
                <option value="">{say.ofQuestion}</option>
                {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
                  <option key={code} value={code} lang={code}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <div class="switches">
              <Switch of={includeRemedies} label={say.remedies} />
              <Switch of={withSecond} label={say.second} />
            </div>
          </div>
          {/* Never disabled: the box empties when it is asked, and the keyboard would lose its place. */}
          <button type="submit">{say.ask}</button>{' '}
          {turns.value.length > 0 && (
            <button
              type="button"
              onClick={() => {
                turns.value = [];
              }}
            >
              {say.clear}
            </button>
          )}
        </form>
        {turns.value.length === 0 && <Suggestions questions={say.examples} />}
        <WorkBar stage={stage} label={say.asking} onStop={work.stop} />
      </section>
      {[...turns.value].reverse().map(({ question: asked, whose, answered }, index, { length }) => (
        <section key={length - index} class="turn" aria-label={asked} aria-live={index === 0 ? 'polite' : 'off'}>
          <h2 lang={answered.answer.language}>{asked}</h2>
          <p class="hint">{say.of(whose)}</p>
          <AnswerView answer={answered.answer} />
          {index === 0 && <Suggestions questions={answered.answer.followUps} label={say.next} />}
        </section>
      ))}
    </>
  );
}

function Switch({ of, label }: { readonly of: Signal<boolean>; readonly label: string }): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => {
          of.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}

function Suggestions({
  questions,
  label,
}: {
  readonly questions: readonly string[];
  readonly label?: string;
}): JSX.Element | null {
  if (questions.length === 0) return null;
  return (
    <div class="suggestions" role="group" aria-label={label ?? strings.tabNames.ask}>
      {questions.map((text) => (
        <button key={text} type="button" onClick={() => ask(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}

function ask(text: string): void {
  const shown = first.shown.value;
  if (shown === undefined || text.trim() === '') return;
  const { ayanamsa, nodeType, system } = first.form.value;
  const memory: readonly Memory[] = turns.value.slice(-REMEMBERED).map(({ answered }) => answered.memory);
  // The suggestion that was pressed goes away when the answer comes.
  if (document.activeElement?.closest('.suggestions') != null) document.getElementById('ask-question')?.focus();
  question.value = '';
  work.begin({
    question: text.trim(),
    language: language.value,
    system,
    includeRemedies: includeRemedies.value,
    birth: shown.birth,
    partner: withSecond.value ? (second.shown.value?.birth ?? null) : null,
    ayanamsa,
    nodeType,
    memory,
    atJdUt: nowJdUt(),
  });
  asking.value = { question: text.trim(), whose: strings.birthLine(shown.form) };
}
