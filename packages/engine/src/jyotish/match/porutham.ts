/**
 * The ten poruthams of the south: what fits between a bride's and a groom's Moon, well, fairly or not at all, in the Tamil way, in the
 * way of Kerala, or after Raman. The rules of each are in porutham-rules.ts.
 */

import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Rajju } from './attributes.ts';
import { type MatchMoon, type MoonState, moonState } from './moon.ts';
import { PORUTHAM_NAMES } from './option-names.ts';
import {
  PORUTHAM_SCHOOLS,
  type PoruthamChoice,
  type PoruthamGrade,
  type PoruthamName,
  type PoruthamSchool,
  RAJJU_RULES,
  type RajjuRule,
  STREE_DEERGHA_RULES,
  type StreeDeerghaRule,
  VEDHA_RULES,
  type VedhaRule,
} from './porutham-names.ts';
import { MORE_PORUTHAMS, type PoruthamPair, type PoruthamRule, poruthamPair, TEN_PORUTHAMS } from './porutham-rules.ts';
import { PERSON_KEYS, type PersonKey } from './settings.ts';

export interface PoruthamOptions {
  /** `tamil` when left out. */
  readonly school?: PoruthamSchool;
  /** `plain`, in Kerala `middle-rope`, when left out. */
  readonly rajju?: RajjuRule;
  /** `three-together`, with Raman `raman`, when left out. */
  readonly vedha?: VedhaRule;
  /** `graded`, with Raman `nine-or-more`, when left out. */
  readonly streeDeergha?: StreeDeerghaRule;
  /** `person2` when left out. */
  readonly bride?: PersonKey;
}

export interface PoruthamSettings extends PoruthamChoice {
  readonly bride: PersonKey;
}

/** One porutham of a match. */
export interface PoruthamResult {
  readonly name: PoruthamName;
  readonly grade: PoruthamGrade;
  /** Fits well or fairly. */
  readonly isPresent: boolean;
  readonly because: readonly Cell[];
  readonly sources: readonly SourceKey[];
}

export interface Porutham {
  readonly system: 'porutham';
  readonly roles: { readonly bride: PersonKey; readonly groom: PersonKey };
  /** Star, pada and sign of each: 1 … 27, 1 … 4, 1 … 12. */
  readonly bride: PoruthamPerson;
  readonly groom: PoruthamPerson;
  /** His star counted from hers, 1 … 27. */
  readonly countFromBride: number;
  /** Ten. */
  readonly poruthams: readonly PoruthamResult[];
  /** Nadi and varna, which are not among the ten. */
  readonly more: readonly PoruthamResult[];
  /** How many of the ten are present. */
  readonly presentCount: number;
  readonly maxCount: 10;
  /** Dina, gana, yoni, rashi and rajju, which almanacs ask for before all others. */
  readonly essential: { readonly present: readonly PoruthamName[]; readonly absent: readonly PoruthamName[] };
  /** `uttama` from eight, `madhyama` from six with all five that are essential. */
  readonly grade: PoruthamGrade;
  /** What lets an absent porutham be overlooked (Raman). */
  readonly exceptions: readonly Fact<{ readonly porutham: PoruthamName }>[];
  readonly settings: PoruthamSettings;
}

export interface PoruthamPerson {
  readonly sign: number;
  readonly nakshatra: number;
  readonly nakshatraName: string;
  readonly pada: number;
  readonly rajju: Rajju;
}

const ESSENTIAL: readonly PoruthamName[] = ['dina', 'gana', 'yoni', 'rashi', 'rajju'];
const WELL = 8;
const FAIR = 6;

/**
 * Matches two Moons by the ten poruthams.
 *
 * @param person1, person2  their Moons, as for `ashtakootaOf`
 * @throws  EngineError INVALID_OPTION for a Moon that is none, or a choice that does not exist
 * @source  `almanac-practice`, `raman-muhurtha`; each porutham names its own
 */
export function poruthamOf(person1: MatchMoon, person2: MatchMoon, options: PoruthamOptions = {}): Porutham {
  const settings = settle(options);
  const [first, second] = [moonState('person1', person1), moonState('person2', person2)];
  const [groom, bride] = settings.bride === 'person2' ? [first, second] : [second, first];
  const pair = poruthamPair(groom, bride);
  const poruthams = TEN_PORUTHAMS.map((rule) => resultOf(rule, pair, settings));
  const more = MORE_PORUTHAMS.map((rule) => resultOf(rule, pair, settings));
  const isPresent = (name: PoruthamName) =>
    [...poruthams, ...more].some((result) => result.name === name && result.isPresent);
  const presentCount = poruthams.filter((result) => result.isPresent).length;
  const absent = ESSENTIAL.filter((name) => !isPresent(name));
  return {
    system: 'porutham',
    roles: { bride: settings.bride, groom: settings.bride === 'person1' ? 'person2' : 'person1' },
    bride: personOf(bride, pair.hers.rajju),
    groom: personOf(groom, pair.his.rajju),
    countFromBride: pair.count,
    poruthams,
    more,
    presentCount,
    maxCount: 10,
    essential: { present: ESSENTIAL.filter(isPresent), absent },
    grade: gradeOf(presentCount, absent.length === 0),
    exceptions: exceptionsOf(isPresent),
    settings,
  };
}

function settle(options: PoruthamOptions): PoruthamSettings {
  const given = readChoices(options, 'options', PORUTHAM_NAMES);
  const school = oneOf('school', given.school ?? 'tamil', PORUTHAM_SCHOOLS);
  const rajju = school === 'kerala' ? 'middle-rope' : 'plain';
  return {
    school,
    rajju: oneOf('rajju', given.rajju ?? rajju, RAJJU_RULES),
    vedha: oneOf('vedha', given.vedha ?? (school === 'raman' ? 'raman' : 'three-together'), VEDHA_RULES),
    streeDeergha: oneOf(
      'streeDeergha',
      given.streeDeergha ?? (school === 'raman' ? 'nine-or-more' : 'graded'),
      STREE_DEERGHA_RULES,
    ),
    bride: oneOf('bride', given.bride ?? 'person2', PERSON_KEYS),
  };
}

function resultOf(rule: PoruthamRule, pair: PoruthamPair, settings: PoruthamSettings): PoruthamResult {
  const { grade, because } = rule.find(pair, settings);
  return { name: rule.name, grade, isPresent: grade !== 'adhama', because, sources: sourcesOf(rule, settings) };
}

/** A rule chosen apart from the school brings its own source. */
function sourcesOf(rule: PoruthamRule, settings: PoruthamSettings): readonly SourceKey[] {
  if (rule.name === 'vedha' && settings.vedha !== 'three-together')
    return [settings.vedha === 'raman' ? 'raman-muhurtha' : 'pyjhora'];
  if (rule.name === 'streeDeergha' && settings.streeDeergha === 'nine-or-more') return ['raman-muhurtha'];
  return rule.sources[settings.school];
}

function personOf({ sign, nakshatra, pada }: MoonState, rajju: Rajju): PoruthamPerson {
  return { sign, nakshatra, nakshatraName: NAKSHATRAS[nakshatra - 1] as string, pada, rajju };
}

function gradeOf(presentCount: number, hasEssential: boolean): PoruthamGrade {
  if (!hasEssential) return 'adhama';
  if (presentCount >= WELL) return 'uttama';
  return presentCount >= FAIR ? 'madhyama' : 'adhama';
}

/** What Raman overlooks, and what must be there for it. */
const OVERLOOKED: readonly { readonly porutham: PoruthamName; readonly given: readonly PoruthamName[] }[] = [
  { porutham: 'streeDeergha', given: ['rashi', 'rashyadhipati'] },
  { porutham: 'rajju', given: ['rashyadhipati', 'rashi', 'dina', 'mahendra'] },
  { porutham: 'nadi', given: ['rashi', 'rajju'] },
];

function exceptionsOf(isPresent: (name: PoruthamName) => boolean): Porutham['exceptions'] {
  return OVERLOOKED.filter(({ porutham, given }) => !isPresent(porutham) && given.every(isPresent)).map(
    ({ porutham, given }) => ({
      id: `${porutham === 'streeDeergha' ? 'stree-deergha' : porutham}-overlooked`,
      value: { porutham },
      because: given.map((name) => cell(name, 'isPresent', true)),
      sources: ['raman-muhurtha', 'vedastro'],
      classification: 'modern',
    }),
  );
}
