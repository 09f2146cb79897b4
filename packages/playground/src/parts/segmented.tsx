/** A choice of a few, as a row. */

import type { JSX } from 'preact';

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
