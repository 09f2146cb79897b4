/**
 * Argala: who bolts the door for a sign or a graha, and who pushes the bolt back (virodhargala).
 *
 * Sources: Parashara 31.2–9 (`bphs`); Jaimini 1.1.5–9 (`jaimini-sutras`). Grahas in the 4th, 2nd and 11th intervene, those in the
 * 10th, 12th and 3rd undo it; the 5th intervenes too and is undone from the 9th; three or more malefics in the 3rd intervene
 * themselves. An argala holds when more grahas make it than undo it; equal numbers are left to their strength, which is not judged here.
 */

import { oneOf, readChoices, wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, grahasBySign, type Kundli, signFrom } from './kundli.ts';
import {
  beneficsBy,
  DEFAULT_NATURE,
  MERCURY_NATURE_SCHOOLS,
  MOON_NATURE_SCHOOLS,
  NATURE_SOURCES,
  type NatureOptions,
} from './nature.ts';
import { ARGALA_NAMES } from './option-names.ts';
import { readKundli } from './read-kundli.ts';

/** For which references places are counted backward: both nodes (`bphs`), Ketu alone (`jaimini`), none. */
export const ARGALA_REVERSALS = ['bphs', 'jaimini', 'none'] as const;
export interface ArgalaOptions extends NatureOptions {
  readonly reversal?: (typeof ARGALA_REVERSALS)[number];
}

export interface Argala {
  /** Counted from the reference, forward or backward: 2, 4, 5, 11, or 3 for the malefics. */
  readonly place: number;
  readonly kind: 'primary' | 'secondary' | 'of-malefics';
  /** 1 … 12. */
  readonly sign: number;
  readonly grahas: readonly Graha[];
  /** Null for the argala of malefics, which nothing undoes. */
  readonly obstruction: { readonly place: number; readonly sign: number; readonly grahas: readonly Graha[] } | null;
  /** `equal`: as many undo it as make it. */
  readonly outcome: 'holds' | 'obstructed' | 'equal' | 'empty';
  /** Whether the grahas that make it are benefic, malefic, or both; null without any. */
  readonly nature: 'benefic' | 'malefic' | 'mixed' | null;
}

export interface Argalas {
  readonly settings: Required<ArgalaOptions>;
  readonly sources: readonly SourceKey[];
  readonly on: Graha | number;
  readonly isReversed: boolean;
  readonly argalas: readonly Argala[];
}

const PLACES = [
  { place: 4, against: 10, kind: 'primary' },
  { place: 2, against: 12, kind: 'primary' },
  { place: 11, against: 3, kind: 'primary' },
  { place: 5, against: 9, kind: 'secondary' },
] as const;

/**
 * Argalas on a graha or on a sign.
 *
 * @param on  a graha, or a sign 1 … 12. Places are counted from its sign, backward where the school says so of a node; a sign in
 *            which only such a node stands is still counted forward.
 * @throws  EngineError INVALID_OPTION for an unknown school, for what is no graha and no sign, and for what is no kundli
 */
export function argalasOn(kundli: Kundli, on: Graha | number, options: ArgalaOptions = {}): Argalas {
  readKundli(kundli);
  return argalasBy(argalaGroundOf(kundli, readChoices(options, 'options', ARGALA_NAMES)), on);
}

/** A kundli as argalas are looked for in it, made once for all its signs. */
export interface ArgalaGround {
  readonly places: Kundli['grahas'];
  readonly settings: Required<ArgalaOptions>;
  readonly sources: readonly SourceKey[];
  /** Who stands in each sign. */
  readonly inSign: readonly (readonly Graha[])[];
  readonly benefics: readonly Graha[];
}

/** The ground of a kundli and of options that were looked at before. @throws EngineError INVALID_OPTION */
export function argalaGroundOf(kundli: Kundli, options: ArgalaOptions): ArgalaGround {
  const settings = settingsOf(options);
  const natures = [NATURE_SOURCES[settings.moonNature], NATURE_SOURCES[settings.mercuryNature]];
  return {
    places: kundli.grahas,
    settings,
    sources: [...new Set<SourceKey>(['bphs', 'jaimini-sutras', ...natures])],
    inSign: grahasBySign((graha) => kundli.grahas[graha].sign),
    benefics: beneficsBy(kundli, settings),
  };
}

/** Argalas on a ground. Errors as `argalasOn`. */
export function argalasBy({ places, settings, sources, inSign, benefics }: ArgalaGround, on: Graha | number): Argalas {
  const { reversal } = settings;
  const isReversed = (on === 'Ketu' && reversal !== 'none') || (on === 'Rahu' && reversal === 'bphs');
  const reference = typeof on === 'number' ? wholeIn('on', on, 1, 12) : places[oneOf('on', on, GRAHAS)].sign;
  const signAt = (place: number): number => signFrom(reference, isReversed ? 2 - place : place);
  const argalas: Argala[] = PLACES.map(({ place, against, kind }) => {
    const [sign, opposing] = [signAt(place), signAt(against)];
    const [grahas, opponents] = [inSign[sign] as readonly Graha[], inSign[opposing] as readonly Graha[]];
    const obstruction = { place: against, sign: opposing, grahas: opponents };
    const nature = natureOf(grahas, benefics);
    return { place, kind, sign, grahas, obstruction, outcome: outcomeOf(grahas, opponents), nature };
  });
  const third = signAt(3);
  const malefics = (inSign[third] as readonly Graha[]).filter((graha) => !benefics.includes(graha));
  if (malefics.length >= 3)
    argalas.push({
      place: 3,
      kind: 'of-malefics',
      sign: third,
      grahas: malefics,
      obstruction: null,
      outcome: 'holds',
      nature: 'malefic',
    });
  return { settings, sources, on, isReversed, argalas };
}

function natureOf(grahas: readonly Graha[], benefics: readonly Graha[]): Argala['nature'] {
  if (grahas.length === 0) return null;
  let good = 0;
  for (const graha of grahas) if (benefics.includes(graha)) good++;
  return good === grahas.length ? 'benefic' : good === 0 ? 'malefic' : 'mixed';
}

function settingsOf({ reversal, moonNature, mercuryNature }: ArgalaOptions): Required<ArgalaOptions> {
  return {
    reversal: oneOf('reversal', reversal ?? 'bphs', ARGALA_REVERSALS),
    moonNature: oneOf('moonNature', moonNature ?? DEFAULT_NATURE.moonNature, MOON_NATURE_SCHOOLS),
    mercuryNature: oneOf('mercuryNature', mercuryNature ?? DEFAULT_NATURE.mercuryNature, MERCURY_NATURE_SCHOOLS),
  };
}

function outcomeOf(made: readonly Graha[], against: readonly Graha[]): Argala['outcome'] {
  if (made.length === 0) return 'empty';
  if (made.length === against.length) return 'equal';
  return made.length > against.length ? 'holds' : 'obstructed';
}
