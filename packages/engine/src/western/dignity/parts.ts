/** Which planet has the face, the twelfth part or the single degree of a place? The equal divisions of a sign. */

import { type ZodiacSpot, zodiacSpot } from '../radix/index.ts';
import { domicileLords, type TableSource } from './rulership.ts';
import type { SignPart } from './terms.ts';

/**
 * Lords of the thirds of a sign. `chaldean`: the planets in the order of their spheres, from Mars at the first of Aries; `triplicity`: lords of the sign and of the two
 * others of its triplicity, as Indian and modern authors have it; `manilius`: lords of the signs that Manilius gives to the decans, Aries to the first, three to a sign.
 */
export const FACE_SCHOOLS = ['chaldean', 'triplicity', 'manilius'] as const;
export type FaceSchool = (typeof FACE_SCHOOLS)[number];

/** Chaldean faces: Paulus 4, Firmicus II.4; Lilly p. 104. Manilius IV.294–386. */
// biome-ignore format: a table reads in rows
export const FACES: { readonly [S in FaceSchool]: TableSource } = {
  chaldean:   { source: 'paulus-alexandrinus', classification: 'classical' },
  triplicity: { source: 'brihat-jataka',       classification: 'classical' },
  manilius:   { source: 'manilius',            classification: 'classical' },
};

/** From the outermost sphere to the innermost. */
export const CHALDEAN_ORDER: readonly string[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

/** The next lower sphere, `steps` on, the Moon followed by Saturn. */
export function chaldeanFrom(planet: string, steps: number): string {
  return CHALDEAN_ORDER[(CHALDEAN_ORDER.indexOf(planet) + steps) % 7] as string;
}

/** The face of a degree of a sign: 1 … 12, 0 … <30. */
export function faceAt(sign: number, degree: number, school: FaceSchool): SignPart {
  const third = Math.floor(degree / 10);
  return { lord: faceLord(sign, third, school), fromDeg: 10 * third, toDeg: 10 * third + 10 };
}

function faceLord(sign: number, third: number, school: FaceSchool): string {
  const number = 3 * (sign - 1) + third;
  if (school === 'chaldean') return chaldeanFrom('Mars', number);
  const signOfFace = school === 'manilius' ? number : sign - 1 + 4 * third;
  return domicileLords((signOfFace % 12) + 1, 'traditional')[0] as string;
}

/**
 * How a twelfth part is found. `times-12`: the degrees of the sign twelve times over, from the beginning of the sign (Dorotheus, Valens, Firmicus); `times-13`: the
 * same from the place itself, thirteen times in all (Paulus 22).
 */
export const DODECATEMORIA = ['times-12', 'times-13'] as const;
export type Dodecatemorion = (typeof DODECATEMORIA)[number];

/** The twelfth part of a place. */
export function dodecatemorionAt(sign: number, degree: number, school: Dodecatemorion): ZodiacSpot {
  return zodiacSpot(30 * (sign - 1) + (school === 'times-12' ? 12 : 13) * degree);
}

/**
 * The lord of a single degree (monomoiria): the sign's lord has the first, those of the lower spheres the following ones.
 *
 * @source  Paulus, on monomoiriai (`paulus-alexandrinus`); his second kind, by triplicity, is not given
 */
export function degreeLordAt(sign: number, degree: number): string {
  return chaldeanFrom(domicileLords(sign, 'traditional')[0] as string, Math.floor(degree));
}
