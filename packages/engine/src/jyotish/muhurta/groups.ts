/**
 * What kind of day it is: the groups of tithis, stars, weekdays and signs by which muhurta speaks of them.
 *
 * Source: `muhurta-chintamani`, first and second chapters; `brihat-samhita`, ch. 98, for the natures of the stars.
 */

import { wholeIn } from '../../choice.ts';
import { TITHI_KINDS, type TithiKind } from '../panchang/limb-tables.ts';

/** Natures of stars and weekdays, with what is done under them. */
// biome-ignore format: a table reads in rows
export const STAR_NATURES = {
  dhruva:  { english: 'fixed',   works: ['buildings', 'foundations', 'lasting things', 'seeds', 'peace rites'] },
  chara:   { english: 'movable', works: ['journeys', 'vehicles', 'gardens'] },
  ugra:    { english: 'fierce',  works: ['fire', 'weapons', 'contests'] },
  mishra:  { english: 'mixed',   works: ['fire rites', 'metals', 'routine work'] },
  kshipra: { english: 'swift',   works: ['trade', 'medicine', 'learning', 'ornaments', 'arts'] },
  mridu:   { english: 'tender',  works: ['friendship', 'music', 'clothes', 'play', 'marriage'] },
  tikshna: { english: 'sharp',   works: ['surgery', 'exorcism', 'separation', 'taming'] },
} as const;
export type StarNature = keyof typeof STAR_NATURES;

const NATURES = Object.keys(STAR_NATURES) as StarNature[];
/** Nature of each star, as numbers of the list above, Ashwini first. */
const NATURE_OF = '423056146220451356620111205';
/** Nature of each weekday, Sunday first. */
const VARA_NATURE = '0123456';

/** Where a star looks: up (roofs, towers, coronations), down (wells, digging), level (journeys, vehicles, ploughing). */
export const STAR_FACES = ['up', 'down', 'level'] as const;
export type StarFace = (typeof STAR_FACES)[number];
/** Face of each star, as numbers of the list above, Ashwini first. */
const FACE_OF = '211020201110222122110000102'.split('').map(Number);

/**
 * Eyes of a star, for things lost: what is lost under a blind one comes back soon, under a one-eyed one with effort, under a middling one
 * is heard of, under a seeing one is gone.
 */
export const STAR_EYES = ['blind', 'dim', 'middling', 'seeing'] as const;
export type StarEyes = (typeof STAR_EYES)[number];

export interface StarGroups {
  readonly nature: StarNature;
  readonly face: StarFace;
  readonly eyes: StarEyes;
}

/** Groups of a star, 1 … 27. @throws EngineError INVALID_OPTION */
export function starGroupsOf(nakshatra: number): StarGroups {
  const i = wholeIn('nakshatra', nakshatra, 1, 27) - 1;
  // The four kinds of eyes take turns from Rohini, Abhijit counted.
  const turn = (i >= 21 ? i + 1 : i) - 3 + 28;
  return {
    nature: NATURES[Number(NATURE_OF[i])] as StarNature,
    face: STAR_FACES[FACE_OF[i] as number] as StarFace,
    eyes: STAR_EYES[turn % 4] as StarEyes,
  };
}

/** Nature of a weekday, 0 Sunday … 6 Saturday. @throws EngineError INVALID_OPTION */
export function varaNatureOf(vara: number): StarNature {
  return NATURES[Number(VARA_NATURE[wholeIn('vara', vara, 0, 6)])] as StarNature;
}

/** Strength of a tithi by its half: in the bright half it grows from fifth to fifth, in the dark half it wanes. */
export type TithiStrength = 'weak' | 'middling' | 'strong';

export interface TithiGroups {
  readonly kind: TithiKind;
  readonly strength: TithiStrength;
  /** Rikta: empty; nothing is begun under it but what is meant to harm. */
  readonly isRikta: boolean;
  /** The fourth, sixth, eighth, ninth, twelfth and fourteenth, cleft tithis (paksha-randhra). */
  readonly isCleft: boolean;
}

/** Groups of a tithi, 1 … 30. @throws EngineError INVALID_OPTION */
export function tithiGroupsOf(tithi: number): TithiGroups {
  const inHalf = (wholeIn('tithi', tithi, 1, 30) - 1) % 15;
  const fifth = Math.floor(inHalf / 5);
  return {
    kind: TITHI_KINDS[inHalf % 5] as TithiKind,
    strength: (['weak', 'middling', 'strong'] as const)[tithi <= 15 ? fifth : 2 - fifth] as TithiStrength,
    isRikta: inHalf % 5 === 3,
    isCleft: [3, 5, 7, 8, 11, 13].includes(inHalf),
  };
}

/**
 * Tithis burnt by the Sun's sign: 2 in Sagittarius and Pisces, 4 in Taurus and Aquarius, 6 in Aries and Cancer, 8 in Gemini and Virgo, 10
 * in Leo and Scorpio, 12 in Libra and Capricorn.
 *
 * @param sunSign  1 … 12
 * @throws  EngineError INVALID_OPTION
 */
export function burntTithiOf(sunSign: number): number {
  return [6, 4, 8, 6, 10, 8, 12, 10, 2, 12, 4, 2][wholeIn('sunSign', sunSign, 1, 12) - 1] as number;
}
