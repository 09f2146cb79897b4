/** A receipt for the chart of the form: made, shown, copied, downloaded. */

import { effect, type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { choicesOf, type Form } from '../birth/form.ts';
import { opening, reasonOf } from '../opened.ts';
import { download } from '../parts/download.ts';
import { first } from '../state.ts';
import { type SignedChart, signChart } from './sign.ts';
import { receiptStrings as say } from './strings.ts';

const made: Signal<SignedChart | null> = signal<SignedChart | null>(null);
const told = signal('');
const fault = signal('');

/** The form a receipt was made of: that of another would stand beside the wrong chart. */
let signedForm: Form | null = null;
effect(() => {
  if (first.form.value === signedForm || made.peek() === null) return;
  made.value = null;
  told.value = '';
});

export function MakeReceipt(): JSX.Element {
  const signed = made.value;
  return (
    <section aria-labelledby="make-title">
      <h2 id="make-title">{say.make}</h2>
      <p class="hint">{say.makeHint}</p>
      <div class="actions">
        <button type="button" onClick={sign} disabled={first.shown.value === undefined}>
          {say.sign}
        </button>
        {signed !== null && (
          <>
            <button type="button" onClick={() => copy(signed)}>
              {say.copy}
            </button>
            <button type="button" onClick={() => save(signed)}>
              {say.download}
            </button>
          </>
        )}
        <p role="status">{told.value}</p>
      </div>
      {fault.value !== '' && (
        <p class="error" role="alert">
          {fault.value}
        </p>
      )}
      {signed !== null && (
        <div class="field">
          <label for="receipt-made">{say.token}</label>
          <textarea id="receipt-made" class="code" rows={6} readOnly value={signed.issued.token} />
        </div>
      )}
    </section>
  );
}

async function sign(): Promise<void> {
  const [now, shown] = [opening.value, first.shown.value];
  if (now.state !== 'open' || shown === undefined) return;
  try {
    const { form, birth } = shown;
    const signed = await signChart(now.engine, birth, choicesOf(form));
    // The form may have been changed meanwhile.
    if (first.shown.value?.form !== form) return;
    signedForm = first.form.value;
    made.value = signed;
    fault.value = '';
  } catch (error) {
    made.value = null;
    fault.value = reasonOf(error);
  }
  told.value = '';
}

async function copy({ issued }: SignedChart): Promise<void> {
  try {
    await navigator.clipboard.writeText(issued.token);
    told.value = say.copied;
  } catch {
    told.value = say.copyByHand;
  }
}

function save({ input, issued, keys }: SignedChart): void {
  const { token, output } = issued;
  const text = JSON.stringify({ receipt: token, input, output, keys }, null, 2);
  download(new Blob([`${text}\n`], { type: 'application/json' }), 'chart-with-receipt.json');
}
