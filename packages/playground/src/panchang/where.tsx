/** The day and the place that the panchang is looked at: at first those of today and of the birth. */

import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { TextField } from '../birth/fields.tsx';
import { birthOf } from '../birth/form.ts';
import { openPerson, type Person, PersonContext } from '../birth/person.ts';
import { PlaceField } from '../birth/place-field.tsx';
import { stepped } from '../birth/step.ts';
import type { Birth } from '../engine.ts';
import { first } from '../state.ts';
import { strings } from '../strings.ts';
import { today } from '../today.ts';
import { panchangStrings } from './strings.ts';

export const day: Signal<string> = signal(today());
/** A form of which the place alone is used; noon today, so that its zone is that of the day. */
export const where: Person = openPerson('day-', { ...first.form.peek(), date: today(), time: '12:00', fold: '' });

export type Place = Pick<Birth, 'latitude' | 'longitude' | 'timezone' | 'elevation'>;

/** The place as the engine takes it. */
export function placeNow(): Place {
  const { latitude, longitude, timezone, elevation } = birthOf(where.form.value);
  return {
    latitude,
    longitude,
    ...(timezone === undefined ? {} : { timezone }),
    ...(elevation === undefined ? {} : { elevation }),
  };
}

export function WhereForm(): JSX.Element {
  const move = (days: number): void => {
    day.value = stepped(day.value, '12:00', days * 1440)?.date ?? day.value;
  };
  return (
    <PersonContext.Provider value={where}>
      <form aria-label={panchangStrings.where} onSubmit={(event) => event.preventDefault()}>
        <div class="pair wide">
          <div class="field">
            <label for="panchang-day">{panchangStrings.day}</label>
            <div class="around">
              <button type="button" aria-label={panchangStrings.earlier} onClick={() => move(-1)}>
                −
              </button>
              <input
                id="panchang-day"
                type="date"
                value={day.value}
                onInput={(event) => {
                  if (event.currentTarget.value !== '') day.value = event.currentTarget.value;
                }}
              />
              <button type="button" aria-label={panchangStrings.later} onClick={() => move(1)}>
                +
              </button>
            </div>
          </div>
          <PlaceField />
        </div>
        <div class="pair">
          <TextField field="latitude" label={strings.latitude} hint={strings.latitudeHint} />
          <TextField field="longitude" label={strings.longitude} hint={strings.longitudeHint} />
          <TextField field="timezone" label={strings.timezone} hint={strings.timezoneHint} />
        </div>
      </form>
    </PersonContext.Provider>
  );
}
