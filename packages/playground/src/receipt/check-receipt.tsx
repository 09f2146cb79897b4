/** Any receipt, checked: pasted, chosen or dropped. */

import type { KeySet } from '@khagol/engine/receipt';
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { opening, reasonOf } from '../opened.ts';
import { Entry } from '../parts/table-parts.tsx';
import { type Checked, checked, heldIn, recordOf } from './check.ts';
import { ownKeys } from './sign.ts';
import { receiptStrings as say } from './strings.ts';

const held = signal('');
const keys = signal('');
const result: Signal<Checked | null> = signal<Checked | null>(null);
const fault = signal('');
/** The keys are those of the file itself, so they vouch for nobody. */
const areBrought = signal(false);
/** Counts the checks, so that a slow one does not speak of what is no longer there. */
let checks = 0;

export function CheckReceipt(): JSX.Element {
  return (
    <section aria-labelledby="check-title" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <h2 id="check-title">{say.check}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <div class="field">
          <label for="receipt-held">{say.held}</label>
          <p class="hint" id="receipt-held-hint">
            {say.checkHint}
          </p>
          <textarea
            id="receipt-held"
            class="code"
            rows={6}
            spellcheck={false}
            aria-describedby="receipt-held-hint"
            value={held.value}
            onInput={(event) => {
              held.value = event.currentTarget.value;
              forget();
            }}
          />
        </div>
        <div class="field">
          <label for="receipt-file">{say.file}</label>
          <input
            id="receipt-file"
            type="file"
            accept=".json,.jws,.txt"
            onChange={(event) => take(event.currentTarget.files)}
          />
        </div>
        <details>
          <summary>{say.keys}</summary>
          <div class="field">
            <label for="receipt-keys">{say.keys}</label>
            <p class="hint" id="receipt-keys-hint">
              {say.keysHint}
            </p>
            <textarea
              id="receipt-keys"
              class="code"
              rows={4}
              spellcheck={false}
              aria-describedby="receipt-keys-hint"
              value={keys.value}
              onInput={(event) => {
                keys.value = event.currentTarget.value;
                areBrought.value = false;
                forget();
              }}
            />
          </div>
          <button type="button" onClick={fetchKeys}>
            {say.fetchKeys}
          </button>
        </details>
        <button type="submit">{say.verify}</button>
      </form>
      {fault.value !== '' && (
        <p class="error" role="alert">
          {fault.value}
        </p>
      )}
      {result.value !== null && <Found found={result.value} />}
    </section>
  );
}

function Found({ found }: { readonly found: Checked }): JSX.Element {
  const verdict = 'verdict' in found ? found.verdict : null;
  const isGood = found.valid && (verdict === null || verdict === 'matches') && heldFits(found);
  return (
    <div class={isGood ? 'verdict good' : 'verdict bad'} role="status">
      <p>
        <strong>{found.valid ? say.authentic : say.refused(found.reason ?? '')}</strong>
      </p>
      {found.valid && <p>{verdict === null ? say.noInput : say.verdicts[verdict]}</p>}
      {found.valid && areBrought.value && <p>{say.broughtKeys}</p>}
      {found.valid && !heldFits(found) && <p>{say.heldDiffers}</p>}
      {'differences' in found && found.differences.length > 0 && (
        <ul>
          {found.differences.map(({ path }) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
      {found.receipt !== undefined && (
        <dl class="calculation">
          {Object.entries(found.receipt).map(([name, value]) => (
            <Entry key={name} term={name}>
              {name === 'iat' ? new Date(Number(value) * 1000).toISOString() : String(value)}
            </Entry>
          ))}
        </dl>
      )}
    </div>
  );
}

/** Whether the answer that came with the receipt is the one that was signed; so also where none came. */
function heldFits(found: Checked): boolean {
  return 'verdict' in found ? found.heldMatched !== false : found.outputMatched !== false;
}

/** A verdict is about the text that was verified, and no other. */
function forget(): void {
  checks += 1;
  result.value = null;
  fault.value = '';
}

async function check(): Promise<void> {
  forget();
  const own = checks;
  const now = opening.value;
  const receipt = heldIn(held.value);
  if (receipt === null) {
    fault.value = say.nothingHeld;
    return;
  }
  const set = keys.value.trim() === '' ? await ownKeys() : recordOf(keys.value);
  if (set === null) {
    fault.value = say.badKeys;
    return;
  }
  if (now.state !== 'open') return;
  try {
    const found = await checked(receipt, set as unknown as KeySet, now.engine);
    if (own === checks) result.value = found;
  } catch (error) {
    if (own === checks) fault.value = reasonOf(error);
  }
}

async function take(files: FileList | null): Promise<void> {
  const [file] = files ?? [];
  if (file === undefined) return;
  held.value = await file.text();
  // What this page downloads brings the key along; a page that was opened anew has another.
  const brought = recordOf(held.value)?.['keys'];
  if (areBrought.value) keys.value = '';
  areBrought.value = brought !== undefined && keys.value.trim() === '';
  if (areBrought.value) keys.value = JSON.stringify(brought, null, 2);
  await check();
}

function onDrop(event: DragEvent): void {
  event.preventDefault();
  take(event.dataTransfer?.files ?? null).catch((error: unknown) => {
    fault.value = reasonOf(error);
  });
}

async function fetchKeys(): Promise<void> {
  try {
    const answer = await fetch('/.well-known/jwks.json');
    if (!answer.ok) throw new Error(say.noKeys);
    keys.value = JSON.stringify(await answer.json(), null, 2);
    areBrought.value = false;
    forget();
  } catch {
    fault.value = say.noKeys;
  }
}
