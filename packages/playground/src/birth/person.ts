/** One who was born: the form as it is filled in, and the chart or the refusal that follows from it. The page has two: most tabs ask about the first alone. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Birth, type Chart, EngineError } from '../engine.ts';
import { opening, reasonOf } from '../opened.ts';
import { strings } from '../strings.ts';
import { birthOf, choicesOf, type Form, isNumberField, unread } from './form.ts';

/** A refusal as the page shows it: beside `field`, or above the chart when the field is none of the form's. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
  /** What would be taken, as a sentence; empty when the message says it. */
  readonly remedy: string;
}

export type Outcome = { readonly chart: Chart } | { readonly refusal: Refusal };

/** A birth that was cast: as it was typed, as the engine took it, and what came of it. */
export interface Shown {
  readonly form: Form;
  readonly birth: Birth;
  readonly chart: Chart;
}

export interface Person {
  readonly form: Signal<Form>;
  /** The birth and its chart, or the refusal, for the form as it stands; undefined while the engine opens. */
  readonly outcome: ReadonlySignal<Outcome | undefined>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The last birth that could be cast, and its chart, kept in sight while a field is being mended. */
  readonly shown: ReadonlySignal<Shown | undefined>;
  /**
   * The zone at the coordinates, when another was named whose clocks stood otherwise: a place was moved and its zone forgotten, perhaps.
   * Undefined when they agree, and when an offset was given, which somebody read from a record.
   */
  readonly zoneThere: ReadonlySignal<string | undefined>;
  /** Changes some fields. */
  change(fields: Partial<Form>): void;
  /** The id of a field on the page. */
  idOf(field: string): string;
}

/** @param prefix  before the ids of the fields: empty for the first person */
export function openPerson(prefix: string, begun: Form): Person {
  const form = signal(begun);
  const outcome = computed((): Outcome | undefined => {
    if (opening.value.state !== 'open') return undefined;
    try {
      return { chart: opening.value.engine.chart(birthOf(form.value), choicesOf(form.value)) };
    } catch (error) {
      return { refusal: refusalOf(error, form.value) };
    }
  });
  const shown = signal<Shown | undefined>(undefined);
  effect(() => {
    const now = outcome.value;
    if (now === undefined || !('chart' in now)) return;
    shown.value = { form: form.peek(), birth: birthOf(form.peek()), chart: now.chart };
  });
  return {
    form,
    outcome,
    refusal: computed(() =>
      outcome.value !== undefined && 'refusal' in outcome.value ? outcome.value.refusal : undefined,
    ),
    shown,
    zoneThere: computed(() => zoneThereOf(form.value, outcome.value)),
    change: (fields) => {
      form.value = { ...form.value, ...fields };
    },
    idOf: (field) => `${prefix}${field}`,
  };
}

function zoneThereOf(form: Form, outcome: Outcome | undefined): string | undefined {
  if (opening.value.state !== 'open' || outcome === undefined || 'refusal' in outcome) return undefined;
  if (outcome.chart.time.zoneSource !== 'field-iana') return undefined;
  const { engine } = opening.value;
  const { timezone: _, ...placed } = birthOf(form);
  try {
    const [named, there] = [engine.moment(birthOf(form)).zone, engine.moment(placed).zone];
    return named.offsetSeconds === there.offsetSeconds ? undefined : there.id;
  } catch {
    return undefined;
  }
}

function refusalOf(error: unknown, typed: Form): Refusal {
  if (error instanceof EngineError) {
    const field = FIELDS.get(error.field) ?? error.field;
    const remedy = isNumberField(field) ? '' : strings.allowed(error.allowed);
    return { field, ...(unread(typed, field) ?? { message: error.message, remedy }) };
  }
  return { field: '', message: reasonOf(error), remedy: '' };
}

/** The engine's fields that the form spells differently. */
const FIELDS: ReadonlyMap<string, string> = new Map([['datetime', 'date']]);

/** Whose fields are being drawn. */
export const PersonContext = createContext<Person | null>(null);

/** @throws Error outside of a PersonContext */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (person === null) throw new Error('fields of a birth need a PersonContext');
  return person;
}
