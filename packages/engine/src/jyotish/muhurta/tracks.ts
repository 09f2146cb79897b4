/**
 * Rows of stretches laid beside each other, and a walk through time over all of them at once: at each step the state of the moment is set,
 * and what it visits is a stretch on which nothing changes.
 */

import type { MuhurtaState } from './state.ts';
import type { Stretch } from './stretches.ts';

/** One row: where it changes, and how it sets the state. */
export interface Track {
  readonly stretches: readonly Stretch<unknown>[];
  readonly set: (index: number) => void;
  /** Where it was last asked; a walk goes forward. */
  at: number;
}

type KeysOf<V> = { [K in keyof MuhurtaState]: MuhurtaState[K] extends V ? K : never }[keyof MuhurtaState];

/** A row whose values are set as they are wanted. */
export function track<V>(stretches: readonly Stretch<V>[], set: (value: V) => void): Track {
  return { stretches, set: (index) => set((stretches[index] as Stretch<V>).value), at: 0 };
}

/** A row of numbers of one member of the state. */
export function numbers(state: MuhurtaState, key: KeysOf<number>, stretches: readonly Stretch[]): Track {
  return track(stretches, (value) => {
    state[key] = value;
  });
}

/** A row of yes and no of one member of the state. */
export function flags(state: MuhurtaState, key: KeysOf<boolean>, stretches: readonly Stretch<boolean>[]): Track {
  return track(stretches, (value) => {
    state[key] = value;
  });
}

/** Walks through [from, until): tells each stretch on which nothing changes, the state set to it. */
export function walk(
  tracks: readonly Track[],
  fromJdTt: number,
  untilJdTt: number,
  visit: (startJdTt: number, endJdTt: number) => void,
): void {
  for (const row of tracks) row.set(seek(row, fromJdTt));
  for (let start = fromJdTt; start < untilJdTt; ) {
    let end = untilJdTt;
    for (const row of tracks) {
      // The last stretch of a row holds to the end of time.
      if (row.at === row.stretches.length - 1) continue;
      const edge = (row.stretches[row.at] as Stretch).endJdTt;
      if (edge > start && edge < end) end = edge;
    }
    visit(start, end);
    for (const row of tracks) {
      const before = row.at;
      if (seek(row, end) !== before) row.set(row.at);
    }
    start = end;
  }
}

/** The stretch of a row that holds an instant. */
function seek(row: Track, jdTt: number): number {
  const { stretches } = row;
  while (row.at > 0 && (stretches[row.at] as Stretch).startJdTt > jdTt) row.at--;
  while (row.at < stretches.length - 1 && (stretches[row.at] as Stretch).endJdTt <= jdTt) row.at++;
  return row.at;
}
