/** The left side: who was born when and where, and how to cast the chart. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Segmented } from '../parts/segmented.tsx';
import { changeSystem, first } from '../state.ts';
import { ayanamsaNames, houseSystemNames, strings } from '../strings.ts';
import { BirthFields } from './birth-fields.tsx';
import { Check, SelectField } from './fields.tsx';
import { otherAyanamsas, otherHouses, usualAyanamsas, usualHouses } from './options.ts';
import { PersonContext } from './person.ts';

/** Where form and tab do not stand side by side, the form folds to one line that says the birth. */
const beside = matchMedia('(min-width: 60rem)');
const isBeside = signal(beside.matches);
beside.addEventListener('change', () => {
  isBeside.value = beside.matches;
});
/** Open for somebody who comes without a birth, folded for one whom a link brought. */
const isOpen = signal(location.hash === '');

export function BirthForm(): JSX.Element {
  return (
    <PersonContext.Provider value={first}>
      <form class="panel" onSubmit={(event) => event.preventDefault()} aria-label={strings.birth}>
        {isBeside.value ? (
          <>
            <h2>{strings.birth}</h2>
            <Fields />
          </>
        ) : (
          <details
            class="fold"
            open={isOpen.value || first.refusal.value !== undefined}
            onToggle={(event) => {
              isOpen.value = event.currentTarget.open;
            }}
          >
            <summary>
              <strong>{strings.birth}</strong> {strings.birthLine(first.form.value)}
            </summary>
            <Fields />
          </details>
        )}
      </form>
    </PersonContext.Provider>
  );
}

function Fields(): JSX.Element {
  const { form } = first;
  return (
    <>
      <BirthFields />

      <h2>{strings.chart}</h2>
      <Segmented
        legend={strings.system}
        name="system"
        value={form.value.system}
        onChoose={changeSystem}
        hideLegend
        options={[
          { value: 'vedic', label: strings.vedic, hint: strings.vedicHint },
          { value: 'western', label: strings.western, hint: strings.westernHint },
        ]}
      />
      {form.value.system === 'vedic' && (
        <SelectField field="ayanamsa" label={strings.ayanamsa}>
          <Options groups={[usualAyanamsas, otherAyanamsas]} names={ayanamsaNames} chosen={form.value.ayanamsa} />
        </SelectField>
      )}
      <div class="pair">
        <SelectField field="houseSystem" label={strings.houseSystem}>
          <Options groups={[usualHouses, otherHouses]} names={houseSystemNames} chosen={form.value.houseSystem} />
        </SelectField>
        <SelectField field="nodeType" label={strings.nodeType}>
          <option value="mean">{strings.nodeMean}</option>
          <option value="true">{strings.nodeTrue}</option>
        </SelectField>
      </div>
      <fieldset class="checks">
        <legend>{strings.bodies}</legend>
        <Check field="outer" label={strings.outer} />
        <Check field="minor" label={strings.minor} />
        <Check field="lilith" label={strings.lilith} />
      </fieldset>
      {/* Where form and chart do not fit side by side, the chart is a long way down. */}
      <button type="button" class="jump" onClick={goToChart}>
        {strings.jump}
      </button>
    </>
  );
}

/** Takes the keyboard and the eye to the chart. */
export function goToChart(): void {
  const result = document.getElementById('result');
  result?.focus({ preventScroll: true });
  result?.scrollIntoView();
}

interface OptionsProps {
  readonly groups: readonly (readonly string[])[];
  readonly names: Readonly<Record<string, string>>;
  readonly chosen: string;
}

/** Two groups of names, and the chosen one by itself when a link brought a name that the list does not have. */
function Options({ groups, names, chosen }: OptionsProps): JSX.Element {
  const known = groups.some((ids) => ids.includes(chosen));
  return (
    <>
      {!known && <option value={chosen}>{chosen}</option>}
      {groups.map((ids, index) => (
        <optgroup key={index} label={index === 0 ? strings.common : strings.others}>
          {ids.map((id) => (
            <option key={id} value={id}>
              {names[id] ?? id}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
