/** Which places on its way does a moving body have to pass to stand in an aspect: the aspects of a search, and the sides of each. */

import { refusal } from '../../input.ts';
import { readNames } from '../aspect/aspect-points.ts';
import {
  ASPECT_SETS,
  type AspectSet,
  WESTERN_ASPECT_TYPES,
  WESTERN_ASPECTS,
  type WesternAspectType,
} from '../aspect/index.ts';

/** Aspects of a search: a set by name (`major`: the five, `common`: eleven, `all`), or names. */
export type SearchedAspects = AspectSet | readonly WesternAspectType[];

/** An aspect on one of its two sides: a trine lies 120° ahead and 120° behind. */
export interface AspectSide {
  readonly aspect: WesternAspectType;
  /** 0 … 180. */
  readonly angle: number;
  /** The angle, or less than nothing: what is added to a place. */
  readonly sideDeg: number;
}

/**
 * The aspects that a caller chose, each once, in the order they were named in.
 *
 * @throws  EngineError INVALID_OPTION for another name, and for none at all: nothing would be looked for
 */
export function readAspects(field: string, value: unknown): readonly WesternAspectType[] {
  if (typeof value === 'string' && (ASPECT_SETS as readonly string[]).includes(value))
    return WESTERN_ASPECTS.filter(
      ({ rank }) => value === 'all' || rank === 'major' || (value === 'common' && rank === 'common'),
    ).map(({ type }) => type);
  const named = readNames(field, value, WESTERN_ASPECT_TYPES);
  if (named.length > 0) return named;
  const allowed = 'one aspect at least';
  throw refusal('INVALID_OPTION', field, allowed, `There is nothing to look for: ${field} names ${allowed}.`);
}

/** Both sides of each aspect; conjunction and opposition have one. */
export function sidesOf(aspects: readonly WesternAspectType[]): readonly AspectSide[] {
  return aspects.flatMap((aspect) => {
    const angle = WESTERN_ASPECTS.find(({ type }) => type === aspect)?.angleDeg ?? 0;
    const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
    return sides.map((sideDeg) => ({ aspect, angle, sideDeg }));
  });
}
