/** The gazetteer of the page: fetched when somebody first turns to a place, and kept. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { openPlaces, type Places } from './search.ts';

export type Gazetteer =
  | { readonly state: 'absent' }
  | { readonly state: 'coming' }
  | { readonly state: 'there'; readonly places: Places }
  | { readonly state: 'failed' };

const now: Signal<Gazetteer> = signal<Gazetteer>({ state: 'absent' });
export const gazetteer: ReadonlySignal<Gazetteer> = now;

let fetching: Promise<Places | null> | null = null;

/** Fetches the gazetteer; once, unless it failed. @returns null when it cannot be had */
export function wantPlaces(): Promise<Places | null> {
  if (fetching !== null) return fetching;
  now.value = { state: 'coming' };
  const own = fetchPlaces().then(
    (places) => {
      now.value = { state: 'there', places };
      return places;
    },
    () => {
      now.value = { state: 'failed' };
      fetching = null;
      return null;
    },
  );
  fetching = own;
  return own;
}

async function fetchPlaces(): Promise<Places> {
  const response = await fetch(new URL('./gazetteer.txt', import.meta.url));
  if (!response.ok) throw new Error(`places: ${response.status}`);
  return openPlaces(await response.text(), () => new Promise((resolve) => setTimeout(resolve)));
}
