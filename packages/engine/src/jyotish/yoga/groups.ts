/** Lists of houses, and grahas by what they are: whom and where the words of the rules speak of. */

import type { Graha } from '../graha/kundli.ts';
import { INDEX } from './numbers.ts';
import { SEVEN } from './sets.ts';
import type { View } from './view.ts';

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const KENDRAS_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
export const DUSTHANAS: readonly number[] = [6, 8, 12];
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11];

/**
 * Grahas by what they are. `planets` are the seven, `stars` the five without Sun and Moon, the nodes with them where they count; `strong`
 * are those of the seven that are strong.
 */
export type Group =
  | 'benefics'
  | 'malefics'
  | 'planets'
  | 'stars'
  | 'good-stars'
  | 'bad-stars'
  | 'strong'
  | readonly Graha[];

/** How each group is read; a function a group, since a property read by its name is slow. */
export const GROUPS: { readonly [G in Group & string]: (view: View) => number } = {
  benefics: (view) => view.benefics,
  malefics: (view) => view.malefics,
  planets: (view) => view.planets,
  stars: (view) => view.stars,
  'good-stars': (view) => view.stars & view.benefics,
  'bad-stars': (view) => view.stars & ~view.benefics,
  strong: (view) => view.strong & SEVEN,
};

/** How a group, or a list of grahas, is read of a view, as a set of bits. */
export function bitsOfGroup(group: Group): (view: View) => number {
  if (typeof group === 'string') return GROUPS[group];
  const bits = setOf(group);
  return () => bits;
}

/** Grahas as a set, bit 0 the Sun. */
export function setOf(grahas: readonly Graha[]): number {
  return grahas.reduce((sum, graha) => sum | (1 << INDEX[graha]), 0);
}
