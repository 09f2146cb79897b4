/** Which tables of dignities are meant? One literal for every door of the room; `resolveSchools` gives back the whole of it. */

import { type OptionNames, oneOf } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { DODECATEMORIA, type Dodecatemorion, FACE_SCHOOLS, FACES, type FaceSchool } from './parts.ts';
import {
  DOMICILE_SCHOOLS,
  DOMICILES,
  type DomicileSchool,
  EXALTATION_SCHOOLS,
  EXALTATIONS,
  type ExaltationSchool,
  TRIPLICITIES,
  TRIPLICITY_SCHOOLS,
  type TriplicitySchool,
} from './rulership.ts';
import { TERM_SCHOOLS, TERMS, type TermSchool } from './terms.ts';

/** Schools of the tables. What is left out: traditional lords, Dorothean triplicities, Egyptian terms, Chaldean faces. */
export interface DignitySchools {
  readonly domicile?: DomicileSchool;
  readonly exaltation?: ExaltationSchool;
  readonly triplicity?: TriplicitySchool;
  readonly terms?: TermSchool;
  readonly faces?: FaceSchool;
  readonly dodecatemoria?: Dodecatemorion;
}

/** The same with nothing left out. */
export type ResolvedSchools = { readonly [K in keyof DignitySchools]-?: NonNullable<DignitySchools[K]> };

/** Whose triplicity counts: the lord of the sect alone, or every lord that the school has. */
export const TRIPLICITY_LORDS = ['of-sect', 'all'] as const;
export type TriplicityLordsChoice = (typeof TRIPLICITY_LORDS)[number];

export const SCHOOL_NAMES: OptionNames<DignitySchools> = {
  domicile: true,
  exaltation: true,
  triplicity: true,
  terms: true,
  faces: true,
  dodecatemoria: true,
};

/** Fills what was left out. @throws EngineError INVALID_OPTION for a school that does not exist */
export function resolveSchools(options: DignitySchools): ResolvedSchools {
  return {
    domicile: oneOf('domicile', options.domicile ?? 'traditional', DOMICILE_SCHOOLS),
    exaltation: oneOf('exaltation', options.exaltation ?? 'traditional', EXALTATION_SCHOOLS),
    triplicity: oneOf('triplicity', options.triplicity ?? 'dorothean', TRIPLICITY_SCHOOLS),
    terms: oneOf('terms', options.terms ?? 'egyptian', TERM_SCHOOLS),
    faces: oneOf('faces', options.faces ?? 'chaldean', FACE_SCHOOLS),
    dodecatemoria: oneOf('dodecatemoria', options.dodecatemoria ?? 'times-12', DODECATEMORIA),
  };
}

/** The works that the tables of these schools stand in, each once. */
export function sourcesOfSchools(schools: ResolvedSchools): readonly SourceKey[] {
  const keys: SourceKey[] = [
    DOMICILES[schools.domicile].source,
    ...EXALTATIONS.slice(0, 1).map(({ source }) => source),
    TRIPLICITIES[schools.triplicity].source,
    TERMS[schools.terms].source,
    FACES[schools.faces].source,
  ];
  if (schools.exaltation === 'with-nodes') keys.push('al-biruni-1934');
  if (schools.exaltation === 'with-uranus') keys.push('program-practice');
  return keys.filter((key, i) => keys.indexOf(key) === i);
}
