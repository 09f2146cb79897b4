/** The page's memory: the form, the engine, and the chart that follows from both. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Chart, type Engine, EngineError, openEngine } from './engine.ts';
import { birthOf, choicesOf, type Form, firstForm, type System, systemDefaults } from './form.ts';
import { formOf, fragmentOf } from './share.ts';

/** A refusal as the page shows it: beside `field`, or above the chart when the field is none of the form's. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
  readonly allowed: string;
}

export type Outcome = { readonly chart: Chart } | { readonly refusal: Refusal };
type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly engine: Engine }
  | { readonly state: 'failed'; readonly reason: string };

export const form: Signal<Form> = signal(formOf(location.hash) ?? firstForm);
export const opening: Signal<Opening> = signal<Opening>({ state: 'opening' });

/** Chart or refusal for the form as it stands; undefined while the engine opens. */
export const outcome: ReadonlySignal<Outcome | undefined> = computed(() => {
  if (opening.value.state !== 'open') return undefined;
  try {
    return { chart: opening.value.engine.chart(birthOf(form.value), choicesOf(form.value)) };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
});

export const refusal: ReadonlySignal<Refusal | undefined> = computed(() =>
  outcome.value !== undefined && 'refusal' in outcome.value ? outcome.value.refusal : undefined,
);

/** The last chart that could be cast, kept in sight while a field is being mended. */
export const shownChart: Signal<Chart | undefined> = signal<Chart | undefined>(undefined);

/** Changes some fields. */
export function change(fields: Partial<Form>): void {
  form.value = { ...form.value, ...fields };
}

/** Changes the system and everything that goes with it by default. */
export function changeSystem(system: System): void {
  change({ system, ...systemDefaults[system] });
}

/** Opens the engine and keeps the address in step with the form. */
export function start(): void {
  effect(() => {
    const now = outcome.value;
    if (now !== undefined && 'chart' in now) shownChart.value = now.chart;
  });
  let first = true;
  effect(() => {
    const fragment = fragmentOf(form.value);
    // The address stays as it was opened until something is changed.
    if (!first) history.replaceState(null, '', `#${fragment}`);
    first = false;
  });
  addEventListener('hashchange', () => {
    const linked = formOf(location.hash);
    if (linked !== undefined) form.value = linked;
  });
  openEngine().then(
    (engine) => {
      opening.value = { state: 'open', engine };
    },
    (error: unknown) => {
      opening.value = { state: 'failed', reason: error instanceof Error ? error.message : String(error) };
    },
  );
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof EngineError)
    return { field: FIELDS.get(error.field) ?? error.field, message: error.message, allowed: error.allowed };
  return { field: '', message: error instanceof Error ? error.message : String(error), allowed: '' };
}

/** The engine's fields that the form spells differently. */
const FIELDS: ReadonlyMap<string, string> = new Map([['datetime', 'date']]);
