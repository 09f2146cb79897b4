/** Who takes part in aspects: points and angles of a radix, or a list of the caller's. */

import { numberIn, oneOf } from '../../choice.ts';
import { readList, readRecord, readText, refusal } from '../../input.ts';
import { ANGLES, type AngleName, type Radix, readRadix } from '../radix/index.ts';

/** A longitude with its name and, where it is known, its speed. Points and angles of a radix are such as they are. */
export interface AspectingPoint {
  readonly name: string;
  /** Degrees, in one zodiac for all. */
  readonly longitudeDeg: number;
  /** Null where it is not known: the movement is then null, too. */
  readonly longitudeDegPerDay: number | null;
}

const WIDEST = 1e9;
const SHAPE = 'an object with name, longitudeDeg and longitudeDegPerDay';

/**
 * Points of a radix by name, then angles by name.
 *
 * @param points  names, or undefined for all that the radix has; a name that it has not is refused
 * @param angles  names; left out of a radix without angles
 * @throws  EngineError INVALID_OPTION
 */
export function aspectingPoints(
  radix: Radix,
  points: readonly string[] | undefined,
  angles: readonly AngleName[],
): readonly AspectingPoint[] {
  return chosenPoints(readRadix(radix), points, readAngleNames(angles));
}

/** The same for those who have read the radix and the names of its angles. */
export function chosenPoints(
  radix: Radix,
  points: readonly string[] | undefined,
  angles: readonly AngleName[],
): readonly AspectingPoint[] {
  const names = radix.points.map(({ name }) => name);
  const chosen =
    points === undefined
      ? radix.points
      : readNames('points', points, names).flatMap((name) => radix.points.filter((point) => point.name === name));
  const corners = radix.angles === null ? [] : angles.map((name) => radix.angles?.[name]);
  return readAspectingPoints('radix.points', [...chosen, ...corners]);
}

/** Names out of a list of those there are, each once. */
export function readNames<T extends string>(field: string, value: unknown, allowed: readonly T[]): readonly T[] {
  const names = readList(field, value, 'a list of names').map((name) => oneOf(field, name, allowed));
  return names.filter((name, i) => names.indexOf(name) === i);
}

/**
 * The angles that a choice asks for, or the usual ones; none of a radix without angles. Where noon stands in for an unknown time there are no usual
 * ones: who asks for them by name has them all the same.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function chosenAngles(
  { angles, isTimeKnown }: Radix,
  asked: unknown,
  usual: readonly AngleName[],
): readonly AngleName[] {
  const names = readAngleNames(asked ?? (isTimeKnown ? usual : []));
  return angles === null ? [] : names;
}

/** Angles by name, each once. @throws EngineError INVALID_OPTION */
export function readAngleNames(value: unknown): readonly AngleName[] {
  return readNames('angles', value, ANGLES);
}

/** So many points and no more, for questions whose work grows with a high power of their number. @throws EngineError INVALID_OPTION */
export function fewPoints(points: readonly AspectingPoint[], most: number): readonly AspectingPoint[] {
  if (points.length <= most) return points;
  const allowed = `at most ${most} points and angles`;
  throw refusal('INVALID_OPTION', 'points', allowed, `This is asked of ${allowed}; here are ${points.length}.`);
}

/** A list of the caller's. @throws EngineError INVALID_OPTION naming the member */
export function readAspectingPoints(field: string, value: unknown): readonly AspectingPoint[] {
  return readList(field, value, 'a list of points with name, longitudeDeg and longitudeDegPerDay').map((each, i) => {
    const at = `${field}[${i}]`;
    const { name, longitudeDeg, longitudeDegPerDay } = readRecord(at, each, SHAPE);
    return {
      name: readText(`${at}.name`, name),
      longitudeDeg: numberIn(`${at}.longitudeDeg`, longitudeDeg, -WIDEST, WIDEST, 'degrees'),
      longitudeDegPerDay: readRate(`${at}.longitudeDegPerDay`, longitudeDegPerDay),
    };
  });
}

/** A number that may be unknown. */
export function readRate(field: string, value: unknown): number | null {
  return value === undefined || value === null ? null : numberIn(field, value, -WIDEST, WIDEST, 'degrees a day');
}
