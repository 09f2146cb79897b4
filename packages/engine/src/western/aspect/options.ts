/** What a caller may choose about aspects, and the settings that a result repeats. */

import { type OptionNames, oneOf } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { AngleName } from '../radix/index.ts';
import { readNames } from './aspect-points.ts';
import {
  WESTERN_ASPECT_TYPES,
  WESTERN_ASPECTS,
  type WesternAspectRow,
  type WesternAspectType,
} from './aspect-table.ts';
import { type OrbRule, type OrbSettings, type Orbs, orbRuleOf } from './orbs.ts';

/** `major`: Ptolemy's five. `common`: eleven, those of chart/aspects.ts. `all`: every one of the table. */
export const ASPECT_SETS = ['major', 'common', 'all'] as const;
export type AspectSet = (typeof ASPECT_SETS)[number];

export interface AspectRules {
  /** A set by name, or a list of aspects; `major` when left out, or those that a record of orbs by aspect names. */
  readonly aspects?: AspectSet | readonly WesternAspectType[];
  /** A scheme by name, one orb in degrees, or a record; `by-aspect` when left out. */
  readonly orbs?: Orbs;
}

export interface AspectOptions extends AspectRules {
  /** Names of points of the radix; all of them when left out. */
  readonly points?: readonly string[];
  /** Ascendant and Midheaven when left out; none in a radix without angles, or whose time is not known. */
  readonly angles?: readonly AngleName[];
  /** Angles move with the turning sky (`own`, when left out), or stand still while planets come to them (`fixed`). */
  readonly angleMotion?: 'own' | 'fixed';
}

export const ASPECT_RULE_NAMES: OptionNames<AspectRules> = { aspects: true, orbs: true };
export const ASPECT_OPTION_NAMES: OptionNames<AspectOptions> = {
  aspects: true,
  orbs: true,
  points: true,
  angles: true,
  angleMotion: true,
};

/** What was looked for. */
export interface AspectRuleSettings {
  readonly aspects: readonly WesternAspectType[];
  readonly orbs: OrbSettings;
}

/** Rules as `measure` takes them. */
export interface ReadAspectRules {
  readonly rows: readonly WesternAspectRow[];
  readonly orbs: OrbRule;
  readonly settings: AspectRuleSettings;
  readonly sources: readonly SourceKey[];
}

/**
 * The rules of a choice.
 *
 * @throws  EngineError INVALID_OPTION naming the member
 */
export function readAspectRules({ aspects, orbs }: AspectRules): ReadAspectRules {
  const rule = orbRuleOf(orbs);
  const types = typesOf(aspects, rule.named);
  const rows = WESTERN_ASPECTS.filter(({ type }) => types.includes(type));
  return {
    rows,
    orbs: rule,
    settings: { aspects: rows.map(({ type }) => type), orbs: rule.settings },
    sources: [...new Set([...rows.map(({ source }) => source), ...rule.sources])],
  };
}

function typesOf(aspects: unknown, named: readonly WesternAspectType[] | null): readonly WesternAspectType[] {
  if (aspects === undefined && named !== null) return named;
  if (Array.isArray(aspects)) return readNames('aspects', aspects, WESTERN_ASPECT_TYPES);
  const set = oneOf('aspects', aspects ?? 'major', ASPECT_SETS);
  return WESTERN_ASPECTS.filter(
    ({ rank }) => set === 'all' || rank === 'major' || (set === 'common' && rank === 'common'),
  ).map(({ type }) => type);
}
