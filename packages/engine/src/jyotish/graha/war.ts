/**
 * Planetary war (graha yuddha): which of the five that look like stars are at war, and who has won.
 *
 * Sources: Surya Siddhanta, ch. 7 (`surya-siddhanta`), and Brihat Samhita, ch. 17 (`brihat-samhita`): within a degree; the one to
 * the north, larger and brighter wins, and Venus mostly wherever she is. Raman (`raman-graha-bhava-balas`) lets the lesser longitude win.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha, Kundli } from './kundli.ts';
import { WAR_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';

/**
 * Who wins. `north`: the more northern in latitude; `surya-siddhanta`: Venus, else the more northern; `disc`: the larger disc of
 * Surya Siddhanta 7.13; `lesser-longitude`: the one behind.
 */
export const WAR_SCHOOLS = ['north', 'surya-siddhanta', 'disc', 'lesser-longitude'] as const;
export type WarSchool = (typeof WAR_SCHOOLS)[number];
export interface WarOptions {
  readonly war?: WarSchool;
  /** When two are at war: less than a degree apart, or in the same degree of the same sign. */
  readonly warWithin?: 'one-degree' | 'same-degree';
}
export const DEFAULT_WAR: Required<WarOptions> = { war: 'north', warWithin: 'one-degree' };
export const WAR_SOURCES: { readonly [S in WarSchool]: SourceKey } = {
  north: 'brihat-samhita',
  'surya-siddhanta': 'surya-siddhanta',
  disc: 'surya-siddhanta',
  'lesser-longitude': 'raman-graha-bhava-balas',
};

export interface War {
  readonly between: readonly [Graha, Graha];
  /** Null where the school asks for latitudes that are not known or are equal. */
  readonly winner: Graha | null;
  readonly loser: Graha | null;
  /** Along the ecliptic, 0 … <1. */
  readonly separationDeg: number;
}

/** The star planets, and the diameters of their discs at the Moon's distance in yojanas (`surya-siddhanta` 7.13). */
const DISCS = { Mars: 30, Mercury: 45, Jupiter: 52.5, Venus: 60, Saturn: 37.5 } as const;
type Star = keyof typeof DISCS;
const STARS = Object.keys(DISCS) as readonly Star[];

/**
 * The wars of a kundli, pair by pair.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school, and for what is no kundli
 */
export function warsOf(kundli: Kundli, options: WarOptions = {}): readonly War[] {
  return warsBy(kundli, readChoices(options, 'options', WAR_NAMES));
}

/** The same by options whose names were looked at before. */
export function warsBy(kundli: Kundli, options: WarOptions): readonly War[] {
  const { grahas } = readKundli(kundli);
  const school = oneOf('war', options.war ?? DEFAULT_WAR.war, WAR_SCHOOLS);
  const within = oneOf('warWithin', options.warWithin ?? DEFAULT_WAR.warWithin, ['one-degree', 'same-degree'] as const);
  const wars: War[] = [];
  for (let i = 0; i < STARS.length; i++)
    for (let j = i + 1; j < STARS.length; j++) {
      const [a, b] = [STARS[i] as Star, STARS[j] as Star];
      const [first, second] = [grahas[a], grahas[b]];
      const separationDeg = Math.abs(normaliseSignedDeg(first.longitudeDeg - second.longitudeDeg));
      const met =
        within === 'one-degree'
          ? separationDeg < 1
          : Math.floor(first.longitudeDeg) === Math.floor(second.longitudeDeg);
      if (!met) continue;
      const winner = winnerOf(kundli, a, b, school);
      const loser = winner === null ? null : winner === a ? b : a;
      wars.push({ between: [a, b], winner, loser, separationDeg: Math.round(separationDeg * 1e7) / 1e7 });
    }
  return wars;
}

function winnerOf(kundli: Kundli, a: Star, b: Star, school: WarSchool): Star | null {
  const [first, second] = [kundli.grahas[a], kundli.grahas[b]];
  if (school === 'disc') return DISCS[a] > DISCS[b] ? a : b;
  if (school === 'lesser-longitude') {
    const ahead = normaliseSignedDeg(first.longitudeDeg - second.longitudeDeg);
    return ahead === 0 ? null : ahead < 0 ? a : b;
  }
  if (school === 'surya-siddhanta' && (a === 'Venus' || b === 'Venus')) return 'Venus';
  const [north, other] = [first.latitudeDeg, second.latitudeDeg];
  if (north === null || other === null || north === other) return null;
  return north > other ? a : b;
}
