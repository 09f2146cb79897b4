/** What changed from one edition to the next, rule by rule, and why? For answers that set two editions side by side. */

import type { RulesVersion } from './edition.ts';
import { RULES_VERSIONS } from './editions.ts';

/** One rule that is not the same in two editions. */
export interface RuleChange {
  /** `toilet.SW`; `treasury.*` for a whole row; `entrance.method`. */
  readonly ruleId: string;
  /** Letter of the rating, `zone9` or `pada32`; null where there was no rule. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string;
}

type Row = readonly [ruleId: string, before: string | null, after: string, reason: string];

/** From the edition of 23 September 2026 to that of 4 October 2026, as published with the latter. */
// biome-ignore format: a table reads in rows
const ROWS: readonly Row[] = [
  ['toilet.SW',          'S',     'A',      'a classical witness puts the latrine in SW and others between S and SW, so practice-only severity is reduced; still adverse because modern practice is unanimous against it'],
  ['toilet.S',           'N',     'G',      'latrine between S and SW'],
  ['bathroom.E',         'G',     'I',      'bathing room in the east'],
  ['dining.W',           'G',     'I',      'dining in the west'],
  ['dining.E',           'I',     'G',      'eastern dining is a Mayamata placement (Arya pada), no longer the first choice'],
  ['study.W',            'G',     'I',      'study between SW and W'],
  ['master_bedroom.S',   'G',     'I',      'sleeping room in the south'],
  ['store.NW',           'G',     'I',      'grain and goods in NW'],
  ['treasury.*',         null,    'added',  'space type listed under notAssessed before'],
  ['granary.*',          null,    'added',  'space type listed under notAssessed before'],
  ['underground_tank.*', null,    'added',  'space type listed under notAssessed before'],
  ['borewell.*',         null,    'added',  'space type listed under notAssessed before'],
  ['overhead_tank.*',    null,    'added',  'space type listed under notAssessed before'],
  ['septic_tank.*',      null,    'added',  'space type listed under notAssessed before'],
  ['garage.*',           null,    'added',  'space type listed under notAssessed before'],
  ['balcony.*',          null,    'added',  'space type listed under notAssessed before'],
  ['courtyard.*',        null,    'added',  'space type listed under notAssessed before'],
  ['basement.*',         null,    'added',  'space type listed under notAssessed before'],
  ['lift.*',             null,    'added',  'space type listed under notAssessed before'],
  ['electrical.*',       null,    'added',  'space type listed under notAssessed before'],
  ['garden.*',           null,    'added',  'space type listed under notAssessed before'],
  ['pillar.*',           null,    'added',  'space type listed under notAssessed before'],
  ['entrance.method',    'zone9', 'pada32', '32-door verse instead of the facing convention'],
];

/**
 * The rules that differ between two editions.
 *
 * @returns none when both are the same; told backwards when `from` is the later one
 */
export function differencesBetween(from: RulesVersion, to: RulesVersion): readonly RuleChange[] {
  if (from === to) return [];
  const isForward = RULES_VERSIONS.indexOf(from) < RULES_VERSIONS.indexOf(to);
  return ROWS.map(([ruleId, before, after, reason]) =>
    isForward
      ? { ruleId, before, after, reason }
      : { ruleId, before: after, after: before, reason: `the later edition has it otherwise: ${reason}` },
  );
}
