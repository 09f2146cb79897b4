/** The page's few kinds of field: a label, a native control, its hint, and the engine's word when it refuses the value. */

import type { ComponentChildren, JSX } from 'preact';
import type { Form } from './form.ts';
import { usePerson } from './person.ts';

type TextKey = 'date' | 'time' | 'latitude' | 'longitude' | 'timezone' | 'elevation';

/** Ids of what describes a field, for `aria-describedby`. */
function describedBy(key: string, hint: boolean): string | undefined {
  const { idOf, refusal } = usePerson();
  const ids = [...(hint ? [`${idOf(key)}-hint`] : []), ...(refusal.value?.field === key ? [`${idOf(key)}-error`] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The refusal of a field, read aloud when it appears. */
function FieldError({ field }: { readonly field: string }): JSX.Element {
  const { idOf, refusal } = usePerson();
  const refused = refusal.value?.field === field ? refusal.value : undefined;
  return (
    <p class="error" id={`${idOf(field)}-error`} role="alert" hidden={refused === undefined}>
      {refused?.message}
      {refused !== undefined && refused.remedy !== '' && <span class="remedy"> {refused.remedy}</span>}
    </p>
  );
}

interface TextFieldProps {
  readonly field: TextKey;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'date' | 'time';
  readonly class?: string;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  readonly onFocus?: () => void;
}

/** A labelled input bound to a text of the form. */
export function TextField({
  field,
  label,
  hint,
  type = 'text',
  class: className,
  attributes,
  onFocus,
}: TextFieldProps): JSX.Element {
  const { idOf, form, refusal, change } = usePerson();
  return (
    <div class={`field ${className ?? ''}`}>
      <label for={idOf(field)}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${idOf(field)}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={idOf(field)}
        name={idOf(field)}
        type={type as 'text'}
        value={form.value[field]}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={refusal.value?.field === field}
        aria-describedby={describedBy(field, hint !== undefined)}
        onInput={(event) => change({ [field]: event.currentTarget.value })}
        onFocus={onFocus}
        {...attributes}
      />
      <FieldError field={field} />
    </div>
  );
}

interface SelectFieldProps {
  readonly field: 'ayanamsa' | 'houseSystem' | 'nodeType' | 'calendar' | 'fold';
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A labelled select bound to a text of the form. */
export function SelectField({ field, label, children }: SelectFieldProps): JSX.Element {
  const { idOf, form, refusal, change } = usePerson();
  return (
    <div class="field">
      <label for={idOf(field)}>{label}</label>
      <select
        id={idOf(field)}
        name={idOf(field)}
        value={form.value[field]}
        aria-invalid={refusal.value?.field === field}
        aria-describedby={describedBy(field, false)}
        onChange={(event) => change({ [field]: event.currentTarget.value } as Partial<Form>)}
      >
        {children}
      </select>
      <FieldError field={field} />
    </div>
  );
}

interface CheckProps {
  readonly field: 'timeUnknown' | 'outer' | 'minor' | 'lilith' | 'symbols' | 'degrees' | 'aspects';
  readonly label: string;
}

/** A checkbox bound to the form. */
export function Check({ field, label }: CheckProps): JSX.Element {
  const { idOf, form, change } = usePerson();
  return (
    <label class="check">
      <input
        type="checkbox"
        name={idOf(field)}
        checked={form.value[field]}
        onChange={(event) => change({ [field]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
}
