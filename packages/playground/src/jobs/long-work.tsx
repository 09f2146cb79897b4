/** Long work as a person meets it: a button that begins it, a bar that shows how far it is, and one that stops it. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { reasonOf } from '../opened.ts';
import { strings } from '../strings.ts';
import type { InputOf, JobName, OutputOf } from './jobs.ts';
import { runJob } from './run.ts';

export type Stage<Output> =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly part: number }
  | { readonly state: 'done'; readonly output: Output }
  | { readonly state: 'failed'; readonly message: string };

/** A job that is done again and again, the last result in sight. */
export interface LongWork<N extends JobName> {
  readonly stage: ReadonlySignal<Stage<OutputOf<N>>>;
  /** Begins; what ran before is stopped. */
  begin(input: InputOf<N>): void;
  stop(): void;
}

export function longWork<N extends JobName>(name: N): LongWork<N> {
  const stage: Signal<Stage<OutputOf<N>>> = signal<Stage<OutputOf<N>>>({ state: 'idle' });
  let running: AbortController | null = null;
  /** Where the keyboard was when the work began. */
  let from: Element | null = null;
  const settle = (now: Stage<OutputOf<N>>): void => {
    // The bar goes away; whoever stood on its button goes back to where it began.
    if (document.activeElement?.closest('.work') != null && from instanceof HTMLElement) from.focus();
    stage.value = now;
  };
  return {
    stage,
    begin(input) {
      running?.abort();
      from = document.activeElement;
      const own = new AbortController();
      running = own;
      stage.value = { state: 'running', part: 0 };
      runJob(
        name,
        input,
        (part) => {
          if (running === own) stage.value = { state: 'running', part };
        },
        own.signal,
      ).then(
        (output) => {
          if (running === own) settle({ state: 'done', output });
        },
        (error: unknown) => {
          if (running === own) settle({ state: 'failed', message: reasonOf(error) });
        },
      );
    },
    stop() {
      running?.abort();
      running = null;
      settle({ state: 'idle' });
    },
  };
}

interface WorkBarProps {
  readonly stage: Stage<unknown>;
  /** What is being done, such as "Searching". */
  readonly label: string;
  readonly onStop: () => void;
}

/** Nothing unless the work runs or has failed. */
export function WorkBar({ stage, label, onStop }: WorkBarProps): JSX.Element | null {
  if (stage.state === 'failed')
    return (
      <p class="error" role="alert">
        {stage.message}
      </p>
    );
  if (stage.state !== 'running') return null;
  return (
    <div class="work" role="status">
      <label>
        {label} <progress value={stage.part} max={1} />
      </label>
      <button type="button" onClick={onStop}>
        {strings.stop}
      </button>
    </div>
  );
}
