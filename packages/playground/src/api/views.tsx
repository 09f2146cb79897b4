/** What is shown of a call: the line for a shell, and what came back. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { apiStrings as say } from './strings.ts';

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly string[];
  readonly text: string;
}

/** What became of the copy, and of which line. */
const told = signal({ line: '', text: '' });

export function Curl({ line }: { readonly line: string }): JSX.Element {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      told.value = { line, text: say.copied };
    } catch {
      told.value = { line, text: say.copyByHand };
    }
  };
  return (
    <section aria-labelledby="curl-title">
      <h2 id="curl-title">{say.curl}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="code" tabIndex={0}>
        {line}
      </pre>
      <div class="actions">
        <button type="button" onClick={copy}>
          {say.copy}
        </button>
        <p role="status">{told.value.line === line ? told.value.text : ''}</p>
      </div>
    </section>
  );
}

export function Response({
  answer: { status, milliseconds, headers, text },
}: {
  readonly answer: Answered;
}): JSX.Element {
  return (
    <section aria-labelledby="response-title">
      <h2 id="response-title">{say.response}</h2>
      <p role="status">{say.status(status, milliseconds)}</p>
      <details>
        <summary>{say.headers}</summary>
        <pre class="code">{headers.join('\n')}</pre>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre class="code answer" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
