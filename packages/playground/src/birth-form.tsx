/** The left side: who was born when and where, and how to cast the chart. Nothing is sent: every change casts anew. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Check, Segmented, SelectField, TextField } from './fields.tsx';
import { otherAyanamsas, otherHouses, usualAyanamsas, usualHouses } from './options.ts';
import { PlaceField } from './place-field.tsx';
import { zones } from './places/search.ts';
import { change, changeSystem, form, zoneThere } from './state.ts';
import { STEP_MINUTES, type StepUnit, stepped } from './step.ts';
import { ayanamsaNames, houseSystemNames, strings } from './strings.ts';

/** A native date box shows no year before 1 and no 30 February; a date of that kind, or the wish, makes it a text box. */
const byHand = signal(!fitsDateBox(form.value.date));

export function BirthForm(): JSX.Element {
  return (
    <form class="panel" onSubmit={(event) => event.preventDefault()} aria-label={strings.birth}>
      <h2>{strings.birth}</h2>
      <div class="pair">
        <TextField
          field="date"
          label={strings.date}
          type={byHand.value ? 'text' : 'date'}
          {...(byHand.value ? { hint: strings.dateByHandHint } : {})}
        />
        <TextField
          field="time"
          label={strings.time}
          type="time"
          attributes={{ step: 1, disabled: form.value.timeUnknown }}
        />
      </div>
      <Check field="timeUnknown" label={strings.timeUnknown} />
      <Stepper />
      <PlaceField />
      <div class="pair">
        <TextField field="latitude" label={strings.latitude} hint={strings.latitudeHint} />
        <TextField field="longitude" label={strings.longitude} hint={strings.longitudeHint} />
      </div>
      <TextField field="timezone" label={strings.timezone} hint={strings.timezoneHint} attributes={{ list: 'zones' }} />
      <ZoneThere />
      <datalist id="zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <details>
        <summary>{strings.more}</summary>
        <label class="check">
          <input
            type="checkbox"
            checked={byHand.value}
            onChange={(event) => {
              byHand.value = event.currentTarget.checked;
            }}
          />
          <span>{strings.dateByHand}</span>
        </label>
        <div class="pair">
          <SelectField field="calendar" label={strings.calendar}>
            <option value="gregorian">{strings.gregorian}</option>
            <option value="julian">{strings.julian}</option>
          </SelectField>
          <TextField field="elevation" label={strings.elevation} />
        </div>
        <SelectField field="fold" label={strings.fold}>
          <option value="">{strings.foldFirst}</option>
          <option value="1">{strings.foldSecond}</option>
        </SelectField>
      </details>

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
  );
}

/** Takes the keyboard and the eye to the chart. */
export function goToChart(): void {
  const result = document.getElementById('result');
  result?.focus({ preventScroll: true });
  result?.scrollIntoView();
}

/** A word of doubt when the zone named is not the one at the coordinates. */
function ZoneThere(): JSX.Element {
  const zone = zoneThere.value;
  return (
    <div class="doubt" role="status">
      {zone !== undefined && (
        <p class="hint">
          {strings.otherZone(zone)}{' '}
          <button type="button" onClick={() => change({ timezone: zone })}>
            {strings.takeZone}
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether a native date box can hold a date: it exists in the Gregorian calendar, after the year 0. */
function fitsDateBox(date: string): boolean {
  return /^\d{4}-/.test(date) && date >= '0001' && stepped(date, '00:00', 0)?.date === date;
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

/** Buttons that move the clock and leave the place. */
function Stepper(): JSX.Element {
  const units: readonly StepUnit[] = ['day', 'hour', 'minute'];
  const move = (unit: StepUnit, back: boolean): void => {
    const moved = stepped(
      form.value.date,
      form.value.timeUnknown ? '12:00' : form.value.time,
      STEP_MINUTES[unit] * (back ? -1 : 1),
    );
    if (moved !== undefined) change(form.value.timeUnknown ? { date: moved.date } : moved);
  };
  const button = (unit: StepUnit, back: boolean): JSX.Element => (
    <button
      key={`${unit}${back}`}
      type="button"
      aria-label={strings.stepSpoken(back, unit)}
      disabled={form.value.timeUnknown && unit !== 'day'}
      onClick={() => move(unit, back)}
    >
      {back ? '−' : '+'}
      {strings.stepLabel[unit]}
    </button>
  );
  return (
    <div class="stepper" role="group" aria-label={strings.stepper}>
      {units.map((unit) => button(unit, true))}
      {[...units].reverse().map((unit) => button(unit, false))}
    </div>
  );
}
