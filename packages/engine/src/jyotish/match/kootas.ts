/**
 * The points of the eight kootas for a groom's and a bride's Moon, after the chosen schools: attributes are looked up once per Moon, and
 * each koota is one look into a table of schools.ts. Points in halves here; records give whole ones.
 */

import { lordOf, naturalFriendship } from '../graha/index.ts';
import { GANA_OF, NADI_OF, YONI_OF } from './attributes.ts';
import type { MoonState } from './moon.ts';
import {
  BHAKOOT_SCHOOLS,
  GANA_SCHOOLS,
  MAITRI_SCHOOLS,
  VARNA_SCHOOLS,
  VASHYA_FIRST,
  VASHYA_SCHOOLS,
  VASHYA_SECOND,
  YONI_SCHOOLS,
} from './schools.ts';
import type { KootaSchools } from './settings.ts';

/** The kootas in their order, with their greatest points. */
export const KOOTAS = [
  { name: 'varna', maxScore: 1 },
  { name: 'vashya', maxScore: 2 },
  { name: 'tara', maxScore: 3 },
  { name: 'yoni', maxScore: 4 },
  { name: 'grahaMaitri', maxScore: 5 },
  { name: 'gana', maxScore: 6 },
  { name: 'bhakoot', maxScore: 7 },
  { name: 'nadi', maxScore: 8 },
] as const;
export type Koota = (typeof KOOTAS)[number]['name'];
export const MAX_SCORE = 36;

/** Points of each koota in halves, in the order of KOOTAS. */
export type KootaHalves = readonly [number, number, number, number, number, number, number, number];

const CANCER = 4;
const AQUARIUS = 11;

/**
 * Points of the eight kootas.
 *
 * @returns halves of a point
 */
export function kootaHalves(groom: MoonState, bride: MoonState, schools: KootaSchools): KootaHalves {
  return [
    varnaRank(groom, schools) >= varnaRank(bride, schools) ? 2 : 0,
    vashyaHalves(groom, bride, schools),
    taraHalves(groom, bride, schools),
    2 * cell(YONI_SCHOOLS[schools.yoni].table, yoniOf(groom), yoniOf(bride)),
    MAITRI_SCHOOLS[schools.grahaMaitri].table[maitriGrade(groom.sign, bride.sign)] as number,
    2 * cell(GANA_SCHOOLS[schools.gana].table, ganaOf(groom), ganaOf(bride)),
    bhakootIsGood(groom, bride, schools) ? 14 : 0,
    nadiOf(groom) === nadiOf(bride) ? 0 : 16,
  ];
}

/** Rank of the varna, an index into VARNAS. */
export function varnaRank(moon: MoonState, schools: KootaSchools): number {
  const { by, ranks } = VARNA_SCHOOLS[schools.varna].table;
  return ranks[(by === 'sign' ? moon.sign : moon.nakshatra) - 1] as number;
}

/** Nature of the sign for vashya, an index into VASHYAS. */
export function vashyaNature(moon: MoonState, halves: KootaSchools['vashyaHalves']): number {
  const isSecond = halves === 'by-pada' ? moon.pada > 2 : halves === 'by-longitude' && moon.half === 'second';
  return (isSecond ? VASHYA_SECOND : VASHYA_FIRST)[moon.sign - 1] as number;
}

function vashyaHalves(groom: MoonState, bride: MoonState, schools: KootaSchools): number {
  const { by, points } = VASHYA_SCHOOLS[schools.vashya].table;
  if (by === 'sign') return cell(points, groom.sign - 1, bride.sign - 1);
  return cell(points, vashyaNature(groom, schools.vashyaHalves), vashyaNature(bride, schools.vashyaHalves));
}

/** The count from one star to another, itself the first: 1 … 27. */
export function starCount(from: number, to: number): number {
  return ((to - from + 27) % 27) + 1;
}

/** Remainder by nine of a count of stars: 0 for the ninth. */
const remainder = (from: MoonState, to: MoonState) => starCount(from.nakshatra, to.nakshatra) % 9;
const isUnfit = (rest: number) => rest === 3 || rest === 5 || rest === 7;

function taraHalves(groom: MoonState, bride: MoonState, { tara }: KootaSchools): number {
  const fromBride = remainder(bride, groom);
  if (tara === 'raman') return fromBride % 2 === 0 ? 6 : 0;
  if (tara === 'all-or-nothing') return isUnfit(fromBride) ? 0 : 6;
  const unfit = Number(isUnfit(fromBride)) + Number(isUnfit(remainder(groom, bride)));
  return 3 * (tara === 'pyjhora' ? unfit : 2 - unfit);
}

export const yoniOf = (moon: MoonState): number => YONI_OF[moon.nakshatra - 1] as number;
export const ganaOf = (moon: MoonState): number => GANA_OF[moon.nakshatra - 1] as number;
export const nadiOf = (moon: MoonState): number => NADI_OF[moon.nakshatra - 1] as number;

const REGARD = { friend: 0, neutral: 1, enemy: 2 } as const;
/** Friend–friend 0, friend–neutral 1, neutral–neutral 2, friend–enemy 3, neutral–enemy 4, enemy–enemy 5. */
const GRADE: readonly (readonly number[])[] = [
  [0, 1, 3],
  [1, 2, 4],
  [3, 4, 5],
];
const SIGNS = Array.from({ length: 12 }, (_, i) => i + 1);
/** Grade of every pair of signs by the natural friendship of their lords. */
const MAITRI_GRADE = SIGNS.map((a) =>
  SIGNS.map((b) => {
    const [mine, hers] = [lordOf(a), lordOf(b)];
    return cell(GRADE, REGARD[naturalFriendship(mine, hers)], REGARD[naturalFriendship(hers, mine)]);
  }),
);

/** How the lords of two signs stand to each other, 0 (both friends, or one lord) … 5 (both enemies); which is first does not matter. */
export function maitriGrade(signA: number, signB: number): number {
  return cell(MAITRI_GRADE, signA - 1, signB - 1);
}

/** Whether the signs stand well to each other. */
export function bhakootIsGood(groom: MoonState, bride: MoonState, { bhakoot }: KootaSchools): boolean {
  const count = ((groom.sign - bride.sign + 12) % 12) + 1;
  // That program's defect: it gives the points to this one pair of the sixth and eighth signs.
  if (bhakoot === 'pyjhora' && groom.sign === CANCER && bride.sign === AQUARIUS) return true;
  // Raman follows Narada and Garga: within one sign the stars differ, and his comes first.
  if (bhakoot === 'raman' && count === 1) return groom.nakshatra < bride.nakshatra;
  return BHAKOOT_SCHOOLS[bhakoot].table[count - 1] as boolean;
}

function cell(table: readonly (readonly number[])[], row: number, column: number): number {
  return (table[row] as readonly number[])[column] as number;
}
