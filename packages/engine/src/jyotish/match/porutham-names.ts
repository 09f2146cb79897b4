/** The names of the poruthams, of the schools and of the rules that can be chosen apart from them. What they say: porutham-rules.ts. */

export const PORUTHAM_SCHOOLS = ['tamil', 'kerala', 'raman'] as const;
export type PoruthamSchool = (typeof PORUTHAM_SCHOOLS)[number];

/**
 * `plain`: stars of one group do not fit. `direction`: of one group they do, in the middle degree, when the rope runs up at one and down
 * at the other. `middle-rope`: only two stars of the middle nadi do not fit.
 */
export const RAJJU_RULES = ['plain', 'direction', 'middle-rope'] as const;
export type RajjuRule = (typeof RAJJU_RULES)[number];

/**
 * Which stars obstruct each other. `raman`: thirteen pairs. `three-together`: of Mrigashira, Chitra and Dhanishta any two as well. `pyjhora`:
 * numbers that add up to 19, 28 or 37, as that program reckons; a defect, for no list has all of those pairs.
 */
export const VEDHA_RULES = ['three-together', 'raman', 'pyjhora'] as const;
export type VedhaRule = (typeof VEDHA_RULES)[number];

/** How far his star must be from hers. `graded`: over 13 fits well, over 7 in the middle degree. */
export const STREE_DEERGHA_RULES = ['graded', 'nine-or-more', 'over-13', 'over-7'] as const;
export type StreeDeerghaRule = (typeof STREE_DEERGHA_RULES)[number];

/** Fits well, in the middle degree, not at all. */
export const PORUTHAM_GRADES = ['uttama', 'madhyama', 'adhama'] as const;
export type PoruthamGrade = (typeof PORUTHAM_GRADES)[number];

export interface PoruthamChoice {
  readonly school: PoruthamSchool;
  readonly rajju: RajjuRule;
  readonly vedha: VedhaRule;
  readonly streeDeergha: StreeDeerghaRule;
}

/** The ten, and the two that some add. */
export type PoruthamName =
  | 'dina'
  | 'gana'
  | 'mahendra'
  | 'streeDeergha'
  | 'yoni'
  | 'rashi'
  | 'rashyadhipati'
  | 'vashya'
  | 'rajju'
  | 'vedha'
  | 'nadi'
  | 'varna';
