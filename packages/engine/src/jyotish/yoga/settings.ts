/**
 * What can be chosen about yogas and doshas: which grahas count, who is strong, which reading of a disputed rule is followed.
 *
 * For callers who compare programs: each school is a value here, the first of its list is the default, and the answer says what was used.
 */

import { numberIn, oneOf } from '../../choice.ts';
import { readList } from '../../input.ts';
import { COMBUSTION_SCHOOLS, type CombustionSchool, DEFAULT_COMBUSTION } from '../graha/combustion.ts';
import { DEFAULT_NODE_DIGNITY, NODE_DIGNITY_SCHOOLS, type NodeDignitySchool } from '../graha/dignity.ts';
import { DEFAULT_NODE_DRISHTI, NODE_DRISHTI_SCHOOLS, type NodeDrishtiSchool } from '../graha/drishti.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import {
  DEFAULT_NATURE,
  MERCURY_NATURE_SCHOOLS,
  type MercuryNatureSchool,
  MOON_NATURE_SCHOOLS,
  type MoonNatureSchool,
} from '../graha/nature.ts';
import { LORD_SCHOOLS, type LordSchool } from '../graha/stronger.ts';

/**
 * Where Rahu and Ketu count. `malefics`: where a rule asks for malefics, but not where it asks for planets; `counted`: there too;
 * `ignored`: only where a rule names them.
 */
export const NODE_COUNTS = ['malefics', 'counted', 'ignored'] as const;
/** The Moon beside the Sun in vesi, vosi and ubhayachara, the Sun beside the Moon in sunapha, anapha and durudhara. */
export const OTHER_LIGHTS = ['ignored', 'spoils'] as const;
/** Whether the houses of a figure only hold all planets, or each of them has one. */
export const OCCUPATIONS = ['within', 'filled'] as const;
/** Vajra and yava: every benefic and malefic in its two houses, or some in each. */
export const VAJRA_YAVAS = ['every', 'some'] as const;
/** The seven nabhasa yogas of number: only where no other nabhasa yoga holds, or always. */
export const SANKHYAS = ['alone', 'always'] as const;
/** Kendras of the five great men: from the lagna (`bphs` 75), or also from the Moon (`raman-300`). */
export const MAHAPURUSHA_REFERENCES = ['lagna', 'lagna-or-moon'] as const;
/** Harsha, sarala, vimala: the lord in any of 6, 8, 12 (`phaladeepika`), in the two others (`uttara-kalamrita`), in its own (`raman-300`). */
export const VIPARITAS = ['phaladeepika', 'uttara-kalamrita', 'raman'] as const;
/**
 * When a rule calls a graha strong; the texts seldom say. `dignified`: exalted, in its moolatrikona, at home or vargottama, and not
 * combust; `dignified-or-angular`: also in a kendra or trikona when neither combust nor debilitated. Or the strong ones by name, from
 * whatever measure the caller trusts.
 */
export const STRENGTH_RULES = ['dignified', 'dignified-or-angular'] as const;
/** Chara karakas: eight with Rahu, or seven. */
export const KARAKA_COUNTS = ['eight', 'seven'] as const;

type Of<T extends readonly unknown[]> = T[number];

/** Everything that was chosen; plain data. */
export interface RuleSettings {
  readonly nodes: Of<typeof NODE_COUNTS>;
  readonly otherLight: Of<typeof OTHER_LIGHTS>;
  readonly occupation: Of<typeof OCCUPATIONS>;
  readonly vajraYava: Of<typeof VAJRA_YAVAS>;
  readonly sankhya: Of<typeof SANKHYAS>;
  readonly mahapurusha: Of<typeof MAHAPURUSHA_REFERENCES>;
  readonly viparita: Of<typeof VIPARITAS>;
  readonly strength: Of<typeof STRENGTH_RULES> | readonly Graha[];
  readonly karakas: Of<typeof KARAKA_COUNTS>;
  /** Which lord of Scorpio and Aquarius an arudha goes by. */
  readonly arudhaLords: LordSchool;
  /** Grahas in one sign are together (null), or only within so many degrees, 0 … 30. */
  readonly conjunctionOrbDeg: number | null;
  readonly moonNature: MoonNatureSchool;
  readonly mercuryNature: MercuryNatureSchool;
  readonly nodeDrishti: NodeDrishtiSchool;
  readonly nodeDignity: NodeDignitySchool;
  readonly combustion: CombustionSchool;
  /** Whether cancellations are looked for. */
  readonly cancellations: 'all' | 'none';
}
export type RuleOptions = Partial<RuleSettings>;

export const DEFAULT_RULES: RuleSettings = Object.freeze({
  nodes: 'malefics',
  otherLight: 'ignored',
  occupation: 'within',
  vajraYava: 'every',
  sankhya: 'alone',
  mahapurusha: 'lagna',
  viparita: 'phaladeepika',
  strength: 'dignified',
  karakas: 'eight',
  arudhaLords: 'pvr',
  conjunctionOrbDeg: null,
  ...DEFAULT_NATURE,
  nodeDrishti: DEFAULT_NODE_DRISHTI,
  nodeDignity: DEFAULT_NODE_DIGNITY,
  combustion: DEFAULT_COMBUSTION,
  cancellations: 'all',
});

/**
 * The settings of some options, whose names were looked at before.
 *
 * @throws  EngineError INVALID_OPTION for a value that no list has
 */
export function settleRules(options: RuleOptions = {}): RuleSettings {
  if (options === NONE) return DEFAULT_RULES;
  const given = options;
  const one = <K extends keyof RuleSettings>(key: K, allowed: readonly (RuleSettings[K] & string)[]) =>
    oneOf(key, given[key] ?? DEFAULT_RULES[key], allowed);
  return {
    nodes: one('nodes', NODE_COUNTS),
    otherLight: one('otherLight', OTHER_LIGHTS),
    occupation: one('occupation', OCCUPATIONS),
    vajraYava: one('vajraYava', VAJRA_YAVAS),
    sankhya: one('sankhya', SANKHYAS),
    mahapurusha: one('mahapurusha', MAHAPURUSHA_REFERENCES),
    viparita: one('viparita', VIPARITAS),
    strength: strengthOf(given.strength),
    karakas: one('karakas', KARAKA_COUNTS),
    arudhaLords: one('arudhaLords', LORD_SCHOOLS),
    conjunctionOrbDeg:
      given.conjunctionOrbDeg == null ? null : numberIn('conjunctionOrbDeg', given.conjunctionOrbDeg, 0, 30, 'degrees'),
    moonNature: one('moonNature', MOON_NATURE_SCHOOLS),
    mercuryNature: one('mercuryNature', MERCURY_NATURE_SCHOOLS),
    nodeDrishti: one('nodeDrishti', NODE_DRISHTI_SCHOOLS),
    nodeDignity: one('nodeDignity', NODE_DIGNITY_SCHOOLS),
    combustion: one('combustion', COMBUSTION_SCHOOLS),
    cancellations: one('cancellations', ['all', 'none']),
  };
}

/** No options at all; compared by identity, so that the everyday call checks nothing. */
export const NONE: RuleOptions = {};

function strengthOf(given: RuleOptions['strength']): RuleSettings['strength'] {
  if (given === undefined) return DEFAULT_RULES.strength;
  if (typeof given === 'string') return oneOf('strength', given, STRENGTH_RULES);
  const named = readList('strength', given, `one of ${STRENGTH_RULES.join(', ')}, or a list of grahas`);
  return named.map((graha, index) => oneOf(`strength[${index}]`, graha, GRAHAS));
}
