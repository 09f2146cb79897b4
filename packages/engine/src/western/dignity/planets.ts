/** Which planets of a radix take part in a question of dignity, and by day or night? */

import { numberIn, oneOf, wholeIn } from '../../choice.ts';
import { readList } from '../../input.ts';
import {
  needPoint,
  needSect,
  PLANETS,
  pointNamed,
  type Radix,
  type RadixPoint,
  type Sect,
  TRADITIONAL_PLANETS,
  type ZodiacSpot,
  zodiacSpot,
} from '../radix/index.ts';
import type { ResolvedSchools, TriplicityLordsChoice } from './schools.ts';

/** What can have dignities: the planets of modern charts, and the nodes, which some schools exalt. */
export const DIGNIFIED: readonly string[] = [...PLANETS, 'NorthNode', 'SouthNode'];

/** A point as these rules read it: sign and degree follow from the longitude. */
export interface Placed extends ZodiacSpot {
  readonly name: string;
  /** 1 … 12, null without houses. */
  readonly house: number | null;
  readonly isRetrograde: boolean;
  readonly longitudeDegPerDay: number | null;
}

/** A point of a radix, looked at. @throws EngineError INVALID_OPTION for a house that is none of the twelve, or a speed that is no number */
export function placedOf({ name, longitudeDeg, house, isRetrograde, longitudeDegPerDay }: RadixPoint): Placed {
  const spot = zodiacSpot(longitudeDeg);
  const speed = longitudeDegPerDay ?? null;
  return {
    name,
    longitudeDeg: spot.longitudeDeg,
    sign: spot.sign,
    degree: spot.degree,
    house: house === null || house === undefined ? null : wholeIn(`radix.points.${name}.house`, house, 1, 12),
    isRetrograde: isRetrograde === true,
    longitudeDegPerDay:
      speed === null ? null : numberIn(`radix.points.${name}.longitudeDegPerDay`, speed, -1e9, 1e9, 'degrees'),
  };
}

/** A point by name, looked at; null when the radix does not have it. Errors as `placedOf`. */
export function placedNamed(radix: Radix, name: string): Placed | null {
  const point = pointNamed(radix, name);
  return point && placedOf(point);
}

/**
 * The planets asked for, or those of the school: the seven; with modern lords or exaltations Uranus, Neptune and Pluto too, as far as the radix has them.
 *
 * @throws  EngineError INVALID_OPTION for a name that has no dignities, or that was asked for and is not in the radix
 */
export function planetsOf(radix: Radix, names: unknown, schools: ResolvedSchools): readonly Placed[] {
  if (names !== undefined) {
    const asked = readList('planets', names, 'a list of names of planets').map((name) =>
      oneOf('planets', name, DIGNIFIED),
    );
    return asked.filter((name, i) => asked.indexOf(name) === i).map((name) => placedOf(needPoint(radix, name)));
  }
  const isModern = schools.domicile !== 'traditional' || schools.exaltation === 'with-uranus';
  const usual: readonly string[] = isModern ? PLANETS : TRADITIONAL_PLANETS;
  return usual.map((name) => placedNamed(radix, name)).filter((point) => point !== null);
}

/**
 * The sect as the tables want it: needed where the lord of the triplicity or of a Chaldean term depends on it.
 *
 * @throws  EngineError INVALID_OPTION for a radix that cannot tell day from night where it matters
 */
export function sectFor(radix: Radix, schools: ResolvedSchools, which: TriplicityLordsChoice): Sect | null {
  return which === 'of-sect' || schools.terms === 'chaldean' ? needSect(radix) : radix.sect;
}

/** `day` or `night` for a cell, `unknown` where the radix cannot tell. */
export function sectText(sect: Sect | null): string {
  return sect ?? 'unknown';
}

/** `NorthNode` as `north-node`, for the ids of facts. */
export function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
}
