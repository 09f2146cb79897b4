/** The left side: who was born when and where, and how to cast the chart. */

import type { JSX } from 'preact';
import { Segmented } from '../parts/segmented.tsx';
import { changeSystem, first } from '../state.ts';
import { ayanamsaNames, houseSystemNames, strings } from '../strings.ts';
import { BirthFields } from './birth-fields.tsx';
import { Check, SelectField } from './fields.tsx';
import { otherAyanamsas, otherHouses, usualAyanamsas, usualHouses } from './options.ts';
import { PersonContext } from './person.ts';

export function BirthForm(): JSX.Element {
  const { form } = first;
  return (
    <PersonContext.Provider value={first}>
      <form class="panel" onSubmit={(event) => event.preventDefault()} aria-label={strings.birth}>
        <h2>{strings.birth}</h2>
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
      </form>
    </PersonContext.Provider>
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
