/** The page's few kinds of field: a label, a native control, its hint, and the engine's word when it refuses the value. */

import type { ComponentChildren, JSX } from 'preact';
import type { Form } from './form.ts';
import { change, form, refusal } from './state.ts';

type TextKey = 'date' | 'time' | 'latitude' | 'longitude' | 'timezone' | 'elevation';

/** Ids of what describes a field, for `aria-describedby`. */
export function describedBy(key: string, hint: boolean): string | undefined {
  const ids = [...(hint ? [`${key}-hint`] : []), ...(refusal.value?.field === key ? [`${key}-error`] : [])];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** The refusal of a field, read aloud when it appears. */
export function FieldError({ field }: { readonly field: string }): JSX.Element {
  const refused = refusal.value?.field === field ? refusal.value : undefined;
  return (
    <p class="error" id={`${field}-error`} role="alert" hidden={refused === undefined}>
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
}

/** A labelled input bound to a text of the form. */
export function TextField({
  field,
  label,
  hint,
  type = 'text',
  class: className,
  attributes,
}: TextFieldProps): JSX.Element {
  return (
    <div class={`field ${className ?? ''}`}>
      <label for={field}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${field}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={field}
        name={field}
        type={type as 'text'}
        value={form.value[field]}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={refusal.value?.field === field}
        aria-describedby={describedBy(field, hint !== undefined)}
        onInput={(event) => change({ [field]: event.currentTarget.value })}
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
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <select
        id={field}
        name={field}
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
  return (
    <label class="check">
      <input
        type="checkbox"
        name={field}
        checked={form.value[field]}
        onChange={(event) => change({ [field]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
}

interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string; readonly hint?: string }[];
  readonly onChoose: (value: V) => void;
  readonly hideLegend?: boolean;
}

/** A row of radio buttons that looks like one control. */
export function Segmented<V extends string>({
  legend,
  name,
  value,
  options,
  onChoose,
  hideLegend,
}: ChoiceProps<V>): JSX.Element {
  return (
    <fieldset class="segmented">
      <legend class={hideLegend === true ? 'spoken' : ''}>{legend}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && (
                <>
                  {' '}
                  <small>{option.hint}</small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
