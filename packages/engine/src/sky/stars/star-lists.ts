/** Which stars belong together in tradition? Lists of ids; what they mean is for the traditions to say. */

import type { SourceKey } from '../../sources.ts';

/** A list by name. */
export interface StarList {
  readonly name: string;
  /** Ids of the catalogue, in the order of the list. */
  readonly stars: readonly string[];
  readonly source: SourceKey;
}

/**
 * The four royal stars of the sky's quarters; the fifteen Behenian stars; the yogataras, junction stars of the nakshatras from Ashvini on, with
 * Abhijit between Uttarashadha and Shravana.
 *
 * Schools differ over some yogataras (α for β Arietis, α Cancri for ε Hydrae, ι for α Librae, α Andromedae for γ Pegasi); the list is the official
 * almanac's. For `Cauda Capricorni` Agrippa's readers take δ Capricorni, for `Ala Corvi` γ Corvi (some: Algorab, δ), for the Pleiades Alcyone.
 */
export const STAR_LISTS: { readonly [id in 'royal' | 'behenian' | 'yogatara']: StarList } = {
  royal: { name: 'Royal stars', stars: ['aldebaran', 'regulus', 'antares', 'fomalhaut'], source: 'robson-1923' },
  // biome-ignore format: a list reads in rows
  behenian: {
    name: 'Behenian stars',
    stars: [
      'algol', 'alcyone', 'aldebaran', 'capella', 'sirius', 'procyon', 'regulus', 'alkaid', 'gienah', 'spica', 'arcturus', 'alphecca', 'antares',
      'vega', 'deneb-algedi',
    ],
    source: 'agrippa-1533',
  },
  // biome-ignore format: a list reads in rows
  yogatara: {
    name: 'Yogataras',
    stars: [
      'sheratan', 'bharani', 'alcyone', 'aldebaran', 'meissa', 'betelgeuse', 'pollux', 'asellus-australis', 'ashlesha', 'regulus', 'zosma', 'denebola',
      'algorab', 'spica', 'arcturus', 'zubenelgenubi', 'dschubba', 'antares', 'shaula', 'kaus-media', 'nunki', 'vega', 'altair', 'rotanev', 'hydor',
      'markab', 'algenib', 'revati',
    ],
    source: 'rashtriya-panchang',
  },
};
