/** What progressed and directed points come to: places of the birth chart and the angles of aspects, as a caller names them. */

import { numberIn, oneOf } from '../../choice.ts';
import { readList } from '../../input.ts';
import type { Radix } from '../radix/index.ts';
import { anglesOf, type NatalPlace } from './natal.ts';

/** Names out of a list of choices, each once. @throws EngineError INVALID_OPTION */
export function namesOf<T extends string>(field: string, value: unknown, allowed: readonly T[]): readonly T[] {
  const list = readList(`choices.${field}`, value, `a list of: ${allowed.join(', ')}`);
  return [...new Set(list.map((name, i) => oneOf(`choices.${field}[${i}]`, name, allowed)))];
}

/** Angles of aspects that a caller hands in, each once. @throws EngineError INVALID_OPTION */
export function aspectsOf(value: unknown): readonly number[] {
  const list = readList('choices.aspectsDeg', value, 'a list of degrees, 0 … 180');
  return [...new Set(list.map((deg, i) => numberIn(`choices.aspectsDeg[${i}]`, deg, 0, 180, 'degrees')))];
}

/** Points of the radix and its angles by name; all points and, where the time is known, the two angles when left out. @throws EngineError INVALID_OPTION */
export function targetsOf(natal: Radix, chosen: unknown, field: string = 'natalPoints'): readonly NatalPlace[] {
  const points = natal.points.map(({ name, longitudeDeg }): NatalPlace => ({ name, longitudeDeg }));
  const angles: readonly NatalPlace[] = anglesOf(natal);
  const known = [...points, ...angles];
  const both = natal.isTimeKnown ? angles.filter(({ name }) => name === 'Ascendant' || name === 'Midheaven') : [];
  const names = chosen ?? [...points, ...both].map(({ name }) => name);
  const all = known.map(({ name }) => name);
  return namesOf(field, names, all).map((name) => known.find((target) => target.name === name) as NatalPlace);
}
