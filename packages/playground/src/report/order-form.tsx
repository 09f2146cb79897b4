/** The order of a report: which, in which language, for whom and when. */

import type { CatalogItem } from '@khagol/engine/report';
import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { LANGUAGE_NAMES } from '../languages.ts';
import { today } from '../today.ts';
import { orderOf } from './order.ts';
import type { Ordered } from './report-job.ts';
import { reportStrings as say } from './strings.ts';

export const chosen: Signal<string> = signal('kundli-basic');
export const language: Signal<string> = signal('en');
const name = signal('');
const asOf = signal(today());
const days = signal('31');

interface OrderFormProps {
  readonly items: readonly CatalogItem[];
  /** The one that is chosen. */
  readonly item: CatalogItem | null;
  readonly onOrder: (order: Ordered) => void;
}

export function OrderForm({ items, item, onOrder }: OrderFormProps): JSX.Element {
  const needs = item?.requires ?? [];
  const lacksName = needs.includes('name') && name.value.trim() === '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const request = orderOf(item, {
          language: language.value,
          name: name.value,
          asOf: asOf.value,
          days: Number(days.value),
        });
        if (request !== null) onOrder({ kind: 'report', request, fonts: new URL('./fonts/', document.baseURI).href });
      }}
    >
      <div class="pair">
        <div class="field">
          <label for="report-type">{say.report}</label>
          <ReportSelect items={items} />
        </div>
        <div class="field">
          <label for="report-language">{say.language}</label>
          <select
            id="report-language"
            value={language.value}
            onChange={(event) => {
              language.value = event.currentTarget.value;
            }}
          >
            {Object.entries(LANGUAGE_NAMES)
              .filter(([code]) => item === null || item.languages.includes(code))
              .map(([code, own]) => (
                <option key={code} value={code} lang={code}>
                  {own}
                </option>
              ))}
          </select>
        </div>
      </div>
      {item !== null && (
        <p class="hint">
          {item.description} {item.readings.length > 0 && !item.readings.includes(language.value) && say.textsIn}
        </p>
      )}
      <div class="pair">
        <Field id="report-name" label={say.name} type="text" of={name} hint={say.nameHint} />
        <Field id="report-as-of" label={needs.includes('span') ? say.from : say.asOf} type="date" of={asOf} />
        {needs.includes('span') && <Field id="report-days" label={say.days} type="number" of={days} />}
      </div>
      {lacksName && <p class="hint">{say.nameNeeded}</p>}
      <button type="submit" disabled={lacksName || item === null}>
        {say.make}
      </button>
    </form>
  );
}

function ReportSelect({ items }: { readonly items: readonly CatalogItem[] }): JSX.Element {
  return (
    <select
      id="report-type"
      value={chosen.value}
      onChange={(event) => {
        chosen.value = event.currentTarget.value;
      }}
    >
      {[...new Set(items.map(({ suite }) => suite))].map((suite) => (
        <optgroup key={suite} label={say.suites[suite] ?? suite}>
          {items
            .filter((item) => item.suite === suite)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly type: 'text' | 'date' | 'number';
  readonly of: Signal<string>;
  readonly hint?: string;
}

function Field({ id, label, type, of, hint }: FieldProps): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type as 'text'}
        value={of.value}
        {...(type === 'number' ? { min: 1, max: 366 } : {})}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        onInput={(event) => {
          of.value = event.currentTarget.value;
        }}
      />
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
