/** When and where somebody was born. Nothing is sent: every change casts anew. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { gazetteer, wantPlaces } from '../places/store.ts';
import { strings } from '../strings.ts';
import { Check, SelectField, TextField } from './fields.tsx';
import { usePerson } from './person.ts';
import { PlaceField } from './place-field.tsx';
import { STEP_MINUTES, type StepUnit, stepped } from './step.ts';

/** The fields of the person of the context. */
export function BirthFields(): JSX.Element {
  const { form, idOf } = usePerson();
  /** A native date box shows no year before 1 and no 30 February; a date of that kind, or the wish, makes it a text box. */
  const wished = useSignal(false);
  const { date } = form.value;
  // An emptied native box is a date on its way.
  const byHand = wished.value || (date !== '' && !fitsDateBox(date));
  return (
    <>
      <div class="pair">
        <TextField
          field="date"
          label={strings.date}
          type={byHand ? 'text' : 'date'}
          {...(byHand ? { hint: strings.dateByHandHint } : {})}
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
      <TextField
        field="timezone"
        label={strings.timezone}
        hint={strings.timezoneHint}
        attributes={{ list: idOf('zones') }}
        onFocus={() => void wantPlaces()}
      />
      <ZoneThere />
      <datalist id={idOf('zones')}>
        {(gazetteer.value.state === 'there' ? gazetteer.value.places.zones : []).map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <details>
        <summary>{strings.more}</summary>
        <label class="check">
          <input
            type="checkbox"
            checked={byHand}
            onChange={(event) => {
              wished.value = event.currentTarget.checked;
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
    </>
  );
}

/** A word of doubt when the zone named is not the one at the coordinates. */
function ZoneThere(): JSX.Element {
  const { zoneThere, change } = usePerson();
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

/** Buttons that move the clock and leave the place. */
function Stepper(): JSX.Element {
  const { form, change } = usePerson();
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
      aria-label={`${back ? '−' : '+'}${strings.stepLabel[unit]}: ${strings.stepSpoken(back, unit)}`}
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
