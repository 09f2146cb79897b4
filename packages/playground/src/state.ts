/** The page's memory: the form, the engine, and the chart that follows from both. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Chart, type Engine, EngineError, openEngine } from './engine.ts';
import {
  birthOf,
  choicesOf,
  type Form,
  firstForm,
  isNumberField,
  type System,
  systemDefaults,
  unread,
} from './form.ts';
import { formOf, fragmentOf } from './share.ts';
import { strings } from './strings.ts';

/** A refusal as the page shows it: beside `field`, or above the chart when the field is none of the form's. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
  /** What would be taken, as a sentence; empty when the message says it. */
  readonly remedy: string;
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
    return { refusal: refusalOf(error, form.value) };
  }
});

export const refusal: ReadonlySignal<Refusal | undefined> = computed(() =>
  outcome.value !== undefined && 'refusal' in outcome.value ? outcome.value.refusal : undefined,
);

/** The last chart that could be cast, kept in sight while a field is being mended. */
export const shownChart: Signal<Chart | undefined> = signal<Chart | undefined>(undefined);

/**
 * The zone at the coordinates, when another was named whose clocks stood otherwise: a place was moved and its zone forgotten, perhaps.
 * Undefined when they agree, and when an offset was given, which somebody read from a record.
 */
export const zoneThere: ReadonlySignal<string | undefined> = computed(() => {
  if (opening.value.state !== 'open' || outcome.value === undefined || 'refusal' in outcome.value) return undefined;
  if (outcome.value.chart.time.zoneSource !== 'field-iana') return undefined;
  const { engine } = opening.value;
  const { timezone: _, ...placed } = birthOf(form.value);
  try {
    const [named, there] = [engine.moment(birthOf(form.value)).zone, engine.moment(placed).zone];
    return named.offsetSeconds === there.offsetSeconds ? undefined : there.id;
  } catch {
    return undefined;
  }
});

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

function refusalOf(error: unknown, typed: Form): Refusal {
  if (error instanceof EngineError) {
    const field = FIELDS.get(error.field) ?? error.field;
    const remedy = isNumberField(field) ? '' : strings.allowed(error.allowed);
    return { field, ...(unread(typed, field) ?? { message: error.message, remedy }) };
  }
  return { field: '', message: error instanceof Error ? error.message : String(error), remedy: '' };
}

/** The engine's fields that the form spells differently. */
const FIELDS: ReadonlyMap<string, string> = new Map([['datetime', 'date']]);
