/** The place box: an editable combobox with a list, after the ARIA authoring pattern. Choosing a city fills the coordinates and the zone. */

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { City } from '../places/search.ts';
import { gazetteer, wantPlaces } from '../places/store.ts';
import { strings } from '../strings.ts';
import { usePerson } from './person.ts';

export function PlaceField(): JSX.Element {
  const { idOf, form, change } = usePerson();
  const open = useSignal(false);
  const active = useSignal(-1);
  /** The place was typed since a city was last chosen. */
  const typing = useSignal(false);
  const id = idOf('place');
  const now = gazetteer.value;
  const places = now.state === 'there' ? now.places : undefined;
  const found = open.value ? (places?.find(form.value.place) ?? []) : [];
  const choose = (city: City, title: string): void => {
    change({
      place: title,
      latitude: String(city.latitude),
      longitude: String(city.longitude),
      timezone: city.zone,
    });
    typing.value = false;
    close();
  };
  const close = (): void => {
    open.value = false;
    active.value = -1;
  };
  const leave = (): void => {
    close();
    const typed = form.value.place;
    if (!typing.value) return;
    // The list may still be on its way; what was typed in the meantime stands.
    void wantPlaces().then((list) => {
      const meant = list?.called(typed);
      if (meant !== undefined && form.peek().place === typed) choose(meant, list?.titleOf(meant) ?? typed);
    });
  };
  const point = (index: number): void => {
    active.value = index;
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open.value = true;
      const count = (places?.find(form.value.place) ?? []).length;
      if (count > 0)
        point((active.value + (event.key === 'ArrowDown' ? 1 : active.value < 0 ? 0 : -1) + count) % count);
    } else if (event.key === 'Enter' && open.value) {
      event.preventDefault();
      const city = found[Math.max(0, active.value)];
      if (city !== undefined && places !== undefined) choose(city, places.titleOf(city));
    } else if (event.key === 'Escape' && open.value) {
      event.preventDefault();
      close();
    }
  };
  const shown = found.length > 0;
  const typed = form.value.place.trim() !== '';
  const unknown = typed && places !== undefined && places.find(form.value.place, 1).length === 0;
  return (
    <div class="field place">
      <label for={id}>{strings.place}</label>
      <p class="hint" id={`${id}-hint`}>
        {strings.placeHint}
      </p>
      <input
        id={id}
        name={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        value={form.value.place}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-describedby={unknown ? `${id}-hint ${id}-unknown` : `${id}-hint`}
        aria-activedescendant={shown && active.value >= 0 ? `${id}-${active.value}` : undefined}
        onInput={(event) => {
          change({ place: event.currentTarget.value });
          typing.value = true;
          open.value = true;
          active.value = -1;
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onFocus={(event) => {
          event.currentTarget.select();
          void wantPlaces();
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label={strings.place} hidden={!shown}>
        {found.map((city, index) => (
          <li
            key={`${city.name} ${city.latitude} ${city.longitude}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active.value}
            onMouseDown={(event) => {
              event.preventDefault();
              choose(city, places?.titleOf(city) ?? city.name);
            }}
          >
            <span>{city.name}</span>{' '}
            <small>{city.region === '' ? city.country : `${city.region}, ${city.country}`}</small>
          </li>
        ))}
      </ul>
      <p class="hint" id={`${id}-unknown`} hidden={!unknown}>
        {strings.placeUnknown}
      </p>
      {open.value && now.state === 'coming' && <p class="hint">{strings.placesComing}</p>}
      {now.state === 'failed' && (
        <p class="hint" role="status">
          {strings.placesFailed}
        </p>
      )}
      <p class="spoken" role="status">
        {open.value && typed && places !== undefined ? strings.placeCount(found.length) : ''}
      </p>
    </div>
  );
}
