/** How much may be merged at once, and members of a request that come up everywhere in it. */

import { numberIn, wholeIn } from '../../choice.ts';
import { brief, readList, readText, refusal } from '../../input.ts';

/** Limits of a request. */
export const MERGE_LIMITS: {
  readonly fewestCaptures: 2;
  readonly mostCaptures: 16;
  readonly mostRooms: 64;
  readonly mostLinks: 120;
  readonly mostControls: 64;
  readonly mostOpenings: 64;
  /** Corners of all outlines and rooms together. */
  readonly mostPoints: 20000;
  readonly lowestFloor: -10;
  readonly highestFloor: 200;
  readonly defaultToleranceM: 0.25;
} = {
  fewestCaptures: 2,
  mostCaptures: 16,
  mostRooms: 64,
  mostLinks: 120,
  mostControls: 64,
  mostOpenings: 64,
  mostPoints: 20000,
  lowestFloor: -10,
  highestFloor: 200,
  defaultToleranceM: 0.25,
};

/** A whole number of floors above the ground, or below it. @throws  EngineError INVALID_OPTION */
export function floorIndexOf(value: unknown, field: string): number {
  return wholeIn(field, value, MERGE_LIMITS.lowestFloor, MERGE_LIMITS.highestFloor) + 0;
}

/** A length up to 100 m; null where none is told. @throws  EngineError INVALID_OPTION */
export function lengthOrNull(value: unknown, field: string): number | null {
  return value === undefined || value === null ? null : numberIn(field, value, 0, 100, 'metres') + 0;
}

/** Text that is not empty. @throws  EngineError INVALID_OPTION */
export function nameOf(value: unknown, field: string): string {
  const allowed = 'text of 1 … 128 signs';
  const name = labelOf(value, field);
  if (name.length > 0) return name;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}

/** Text, perhaps empty. @throws  EngineError INVALID_OPTION */
export function labelOf(value: unknown, field: string): string {
  const allowed = 'well-formed text of at most 128 signs';
  const text = readText(field, value);
  const isWellFormed = !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
  if (text.length <= 128 && isWellFormed) return text;
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
}

/** A list; empty where it is left out. @throws  EngineError INVALID_OPTION */
export function optional(field: string, value: unknown, most: number): readonly unknown[] {
  return value === undefined || value === null ? [] : limited(field, value, 0, most);
}

/** A list of so many members. @throws  EngineError INVALID_OPTION */
export function limited(field: string, value: unknown, fewest: number, most: number): readonly unknown[] {
  const allowed = `a list of ${fewest} … ${most}`;
  const list = readList(field, value, allowed);
  if (list.length >= fewest && list.length <= most) return Array.from(list);
  throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}; it has ${list.length}.`);
}

/** Refuses the first name that comes for the second time. @throws  EngineError INVALID_OPTION */
export function refuseRepeated(names: readonly string[], fieldAt: (at: number) => string): void {
  const at = names.findIndex((name, place) => names.indexOf(name) < place);
  if (at < 0) return;
  const message = `${fieldAt(at)} is ${brief(names[at] as string)} for the second time.`;
  throw refusal('INVALID_OPTION', fieldAt(at), 'a value that no other has', message);
}
