/**
 * Kakshyas: each sign in eight parts of 3°45′, each under one of those who give bindus. A graha that passes through does well in the
 * parts whose lord gave a bindu to that sign in the graha's own table.
 *
 * Source: `narasimha-rao-integrated`, ch. 12. The lords follow in the order of their distances, Saturn first, the lagna last.
 */

import { oneOf } from '../../choice.ts';
import { spotAt } from '../graha/kundli.ts';
import { type AshtakavargaInput, type AshtakavargaOptions, type Prastara, prastaraOf } from './ashtakavarga.ts';
import { CONTRIBUTORS, type Contributor } from './ashtakavarga-tables.ts';

/** Lords of the eight parts of every sign. */
export const KAKSHYA_LORDS = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Lagna'] as const;

/** Width of a part, degrees. */
export const KAKSHYA_DEG = 3.75;

/** One part of a sign. */
export interface Kakshya {
  /** 1 … 12, Aries first. */
  readonly sign: number;
  /** 1 … 8 within the sign. */
  readonly part: number;
  readonly lord: Contributor;
  /** Sidereal longitudes; the part holds its beginning and not its end. */
  readonly fromDeg: number;
  /** 3.75 … 360. */
  readonly toDeg: number;
}

/** A part as one graha finds it. */
export interface KakshyaBindu extends Kakshya {
  /** Whether the lord of the part gave a bindu to this sign. */
  readonly hasBindu: boolean;
}

/** Steps in a part: 3.75° of 1e-7°. */
const STEPS = 37_500_000;

/**
 * The kakshya of a longitude.
 *
 * @param longitudeDeg  sidereal, any finite number of degrees
 */
export function kakshyaAt(longitudeDeg: number): Kakshya {
  return kakshyaNumbered(Math.floor(Math.round(spotAt(longitudeDeg).longitudeDeg * 1e7) / STEPS));
}

/**
 * The kakshya in which a graha stands as it passes, and whether it finds a bindu there.
 *
 * @param of            the table to look in: that of the graha that passes
 * @param longitudeDeg  where it passes now
 * @throws  EngineError INVALID_OPTION as `ashtakavargaOf`
 */
export function kakshyaTransit(
  input: AshtakavargaInput,
  of: Contributor,
  longitudeDeg: number,
  options: AshtakavargaOptions = {},
): KakshyaBindu {
  return withBindu(kakshyaAt(longitudeDeg), prastaraOf(input, of, options));
}

/**
 * All 96 kakshyas of the zodiac as one graha finds them, Aries first.
 *
 * @throws  EngineError INVALID_OPTION as `ashtakavargaOf`
 */
export function kakshyasOf(
  input: AshtakavargaInput,
  of: Contributor,
  options: AshtakavargaOptions = {},
): readonly KakshyaBindu[] {
  oneOf('of', of, CONTRIBUTORS);
  const prastara = prastaraOf(input, of, options);
  return Array.from({ length: 96 }, (_, i) => withBindu(kakshyaNumbered(i), prastara));
}

function kakshyaNumbered(index: number): Kakshya {
  const part = index % 8;
  return {
    sign: Math.floor(index / 8) + 1,
    part: part + 1,
    lord: KAKSHYA_LORDS[part] as Contributor,
    fromDeg: index * KAKSHYA_DEG,
    toDeg: (index + 1) * KAKSHYA_DEG,
  };
}

function withBindu({ sign, part, lord, fromDeg, toDeg }: Kakshya, prastara: Prastara): KakshyaBindu {
  return { sign, part, lord, fromDeg, toDeg, hasBindu: prastara[lord][sign - 1] === 1 };
}
