/** Calls to the server that serves this page: choose an operation, send, see all that comes back, take the same call along for a shell. */

import { effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Birth } from '../engine.ts';
import { reasonOf } from '../opened.ts';
import { first } from '../state.ts';
import { type ApiOperation, curlOf, readOperations, withBirth } from './document.ts';
import { apiStrings as say } from './strings.ts';
import { type Answered, Curl, Response } from './views.tsx';

type Known = 'asking' | 'alone' | readonly ApiOperation[];

const known: Signal<Known> = signal<Known>('asking');
const chosen: Signal<ApiOperation | null> = signal<ApiOperation | null>(null);
const key = signal('');
const body = signal('');
const sending = signal(false);
const answered: Signal<Answered | null> = signal<Answered | null>(null);
const fault = signal('');
/** What a newcomer is shown first. */
const OPENING = 'birthChartV2';

readOperations().then(
  (operations) => {
    known.value = operations ?? 'alone';
    const opening = operations?.find(({ id }) => id === OPENING) ?? operations?.[0];
    if (opening !== undefined) choose(opening);
  },
  () => {
    known.value = 'alone';
  },
);

export function Panel(): JSX.Element {
  const operations = known.value;
  if (operations === 'asking')
    return (
      <p class="notice" role="status">
        {say.asking}
      </p>
    );
  if (operations === 'alone') return <p class="notice">{say.alone}</p>;
  const now = chosen.value;
  return (
    <>
      <section aria-labelledby="api-title">
        <h2 id="api-title">{say.body}</h2>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div class="field">
            <label for="api-operation">{say.operation}</label>
            <OperationSelect operations={operations} />
            {now !== null && (
              <p class="hint">
                {now.summary} <strong>{now.priceUsd === null ? say.free : say.price(now.priceUsd)}</strong>
              </p>
            )}
          </div>
          <div class="field">
            <label for="api-key">{say.key}</label>
            <p class="hint" id="api-key-hint">
              {say.keyHint}
            </p>
            <input
              id="api-key"
              type="text"
              autocomplete="off"
              spellcheck={false}
              aria-describedby="api-key-hint"
              value={key.value}
              onInput={(event) => {
                key.value = event.currentTarget.value.trim();
              }}
            />
          </div>
          {now?.sample != null && (
            <div class="field">
              <label for="api-body">{say.body}</label>
              <p class="hint" id="api-body-hint">
                {say.bodyHint}
              </p>
              <textarea
                id="api-body"
                class="code"
                rows={10}
                spellcheck={false}
                aria-describedby="api-body-hint"
                value={body.value}
                onInput={(event) => {
                  body.value = event.currentTarget.value;
                }}
              />
            </div>
          )}
          <button type="submit" aria-disabled={sending.value}>
            {sending.value ? say.sending : say.send}
          </button>{' '}
          <a href="/docs">{say.reference}</a>
        </form>
        {fault.value !== '' && (
          <p class="error" role="alert">
            {fault.value}
          </p>
        )}
      </section>
      {now !== null && (
        <Curl line={curlOf(now, location.origin, key.value, now.sample === null ? null : inOneLine(body.value))} />
      )}
      {answered.value !== null && <Response answer={answered.value} />}
    </>
  );
}

function OperationSelect({ operations }: { readonly operations: readonly ApiOperation[] }): JSX.Element {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return (
    <select
      id="api-operation"
      value={chosen.value?.id ?? ''}
      onChange={(event) => {
        const one = operations.find(({ id }) => id === event.currentTarget.value);
        if (one !== undefined) choose(one);
      }}
    >
      {tags.map((tag) => (
        <optgroup key={tag} label={tag}>
          {operations
            .filter((operation) => operation.tag === tag)
            .map(({ id, method, path }) => (
              <option key={id} value={id}>
                {method} {path}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

/** The request as the page wrote it: one that somebody changed is left alone. */
let written = '';
effect(() => {
  const birth = first.shown.value?.birth;
  const operation = chosen.peek();
  if (operation === null || body.peek() !== written) return;
  write(operation, birth);
});

function write({ sample }: ApiOperation, birth: Birth | undefined): void {
  const told = sample === null || birth === undefined ? sample : withBirth(sample, birth);
  written = told === null ? '' : JSON.stringify(told, null, 2);
  body.value = written;
}

function choose(operation: ApiOperation): void {
  chosen.value = operation;
  write(operation, first.shown.peek()?.birth);
  answered.value = null;
  fault.value = '';
}

function inOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

async function send(): Promise<void> {
  const operation = chosen.value;
  if (operation === null || sending.value) return;
  fault.value = '';
  if (operation.sample !== null && !isJson(body.value)) {
    fault.value = say.notJson;
    return;
  }
  sending.value = true;
  const startedMs = performance.now();
  try {
    const answer = await fetch(operation.path, {
      method: operation.method,
      headers: {
        ...(key.value === '' ? {} : { 'x-api-key': key.value }),
        ...(operation.sample === null ? {} : { 'content-type': 'application/json' }),
      },
      ...(operation.sample === null ? {} : { body: body.value }),
    });
    const text = await textOf(answer);
    if (chosen.value !== operation) return;
    answered.value = {
      status: answer.status,
      milliseconds: Math.round(performance.now() - startedMs),
      headers: [...answer.headers].map(([name, value]) => `${name}: ${value}`),
      text,
    };
  } catch (error) {
    fault.value = `${say.noAnswer} ${reasonOf(error)}`;
  } finally {
    sending.value = false;
  }
}

/** JSON laid out, text as it is, anything else by its size. */
async function textOf(answer: globalThis.Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? '';
  if (!/json|text|xml/.test(type)) return say.isFile(type, (await answer.arrayBuffer()).byteLength);
  const text = await answer.text();
  return isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
