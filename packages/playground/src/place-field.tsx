/** The place box: an editable combobox with a list, after the ARIA authoring pattern. Choosing a city fills the coordinates and the zone. */

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { type City, findCities } from './places/search.ts';
import { change, form } from './state.ts';
import { strings } from './strings.ts';

const open = signal(false);
const active = signal(-1);

export function PlaceField(): JSX.Element {
  const found = open.value ? findCities(form.value.place) : [];
  const choose = (city: City): void => {
    change({
      place: `${city.name}, ${city.country}`,
      latitude: String(city.latitude),
      longitude: String(city.longitude),
      timezone: city.zone,
    });
    close();
  };
  const close = (): void => {
    open.value = false;
    active.value = -1;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open.value = true;
      const count = findCities(form.value.place).length;
      if (count > 0)
        active.value = (active.value + (event.key === 'ArrowDown' ? 1 : active.value < 0 ? 0 : -1) + count) % count;
    } else if (event.key === 'Enter' && open.value) {
      event.preventDefault();
      const city = found[Math.max(0, active.value)];
      if (city !== undefined) choose(city);
    } else if (event.key === 'Escape' && open.value) {
      event.preventDefault();
      close();
    }
  };
  const shown = found.length > 0;
  const typed = form.value.place.trim() !== '';
  return (
    <div class="field place">
      <label for="place">{strings.place}</label>
      <p class="hint" id="place-hint">
        {strings.placeHint}
      </p>
      <input
        id="place"
        name="place"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        value={form.value.place}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls="place-list"
        aria-describedby="place-hint"
        aria-activedescendant={shown && active.value >= 0 ? `place-${active.value}` : undefined}
        onInput={(event) => {
          change({ place: event.currentTarget.value });
          open.value = true;
          active.value = -1;
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ul id="place-list" role="listbox" aria-label={strings.place} hidden={!shown}>
        {found.map((city, index) => (
          <li
            key={`${city.name}, ${city.country}`}
            id={`place-${index}`}
            role="option"
            aria-selected={index === active.value}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(city);
            }}
          >
            <span>{city.name}</span> <small>{city.country}</small>
          </li>
        ))}
      </ul>
      <p class="spoken" role="status">
        {open.value && typed ? strings.placeCount(found.length) : ''}
      </p>
    </div>
  );
}
