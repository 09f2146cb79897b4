/**
 * The dashas that are counted from a star: which graha each of the 27 (or 28) stars falls to, in which order grahas rule, and for
 * how many years. Source: `bphs` ch. 46 for all; `narasimha-rao-integrated` §17 for the arcs of Ashtottari; the reckoning of
 * Ashtottari from Krittika as in almanacs of northern India (`almanac-practice`).
 */

import type { SourceKey } from '../../sources.ts';
import type { Graha } from '../graha/kundli.ts';

export const NAKSHATRA_DASHAS = [
  'vimshottari',
  'yogini',
  'ashtottari',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti-sama',
  'dwisaptati-sama',
  'shashtihayani',
  'shattrimsha-sama',
] as const;
export type NakshatraDashaName = (typeof NAKSHATRA_DASHAS)[number];

/** One system. Stars are 1 … 27 from Ashwini. */
export interface NakshatraSystem {
  readonly lords: readonly Graha[];
  readonly years: readonly number[];
  /** The star that falls to the first lord. */
  readonly firstStar: number;
  /**
   * `forward`: from the first star to the birth star round the circle, a star a lord, over and over; `backward`: from the birth star
   * to the first star; `numbers`: by the stars' numbers, which do not go round (Yogini); or how many stars each lord has in a row.
   */
  readonly count: 'forward' | 'backward' | 'numbers' | { readonly [reckoning: string]: StarGroups };
  readonly sources: readonly SourceKey[];
}

/** Stars in a row for each lord, from a first star: of 27, and of 28 with Abhijit. */
export interface StarGroups {
  readonly firstStar: number;
  readonly of27: readonly number[];
  readonly of28: readonly number[];
}

/** The yoginis, in the order of their lords in the system `yogini`. */
export const YOGINIS = ['Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha', 'Sankata'] as const;

const SEVEN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

export const NAKSHATRA_SYSTEMS: { readonly [S in NakshatraDashaName]: NakshatraSystem } = {
  vimshottari: {
    lords: ['Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury', 'Ketu', 'Venus'],
    years: [6, 10, 7, 18, 16, 19, 17, 7, 20],
    firstStar: 3,
    count: 'forward',
    sources: ['bphs'],
  },
  yogini: {
    lords: ['Moon', 'Sun', 'Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus', 'Rahu'],
    years: [1, 2, 3, 4, 5, 6, 7, 8],
    firstStar: 6,
    count: 'numbers',
    sources: ['bphs'],
  },
  ashtottari: {
    lords: ['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus'],
    years: [6, 15, 8, 17, 10, 19, 12, 21],
    firstStar: 6,
    count: {
      ardra: { firstStar: 6, of27: [4, 3, 4, 3, 3, 3, 4, 3], of28: [4, 3, 4, 3, 4, 3, 4, 3] },
      krittika: { firstStar: 3, of27: [3, 4, 3, 4, 3, 3, 3, 4], of28: [3, 4, 3, 4, 3, 4, 3, 4] },
    },
    sources: ['bphs', 'narasimha-rao-integrated'],
  },
  shodashottari: {
    lords: ['Sun', 'Mars', 'Jupiter', 'Saturn', 'Ketu', 'Moon', 'Mercury', 'Venus'],
    years: [11, 12, 13, 14, 15, 16, 17, 18],
    firstStar: 8,
    count: 'forward',
    sources: ['bphs'],
  },
  dwadashottari: {
    lords: ['Sun', 'Jupiter', 'Ketu', 'Mercury', 'Rahu', 'Mars', 'Saturn', 'Moon'],
    years: [7, 9, 11, 13, 15, 17, 19, 21],
    firstStar: 27,
    count: 'backward',
    sources: ['bphs'],
  },
  panchottari: {
    lords: ['Sun', 'Mercury', 'Saturn', 'Mars', 'Venus', 'Moon', 'Jupiter'],
    years: [12, 13, 14, 15, 16, 17, 18],
    firstStar: 17,
    count: 'forward',
    sources: ['bphs'],
  },
  shatabdika: {
    lords: ['Sun', 'Moon', 'Venus', 'Mercury', 'Jupiter', 'Mars', 'Saturn'],
    years: [5, 5, 10, 10, 20, 20, 30],
    firstStar: 27,
    count: 'forward',
    sources: ['bphs'],
  },
  'chaturashiti-sama': {
    lords: SEVEN,
    years: [12, 12, 12, 12, 12, 12, 12],
    firstStar: 15,
    count: 'forward',
    sources: ['bphs'],
  },
  'dwisaptati-sama': {
    lords: [...SEVEN, 'Rahu'],
    years: [9, 9, 9, 9, 9, 9, 9, 9],
    firstStar: 19,
    count: 'forward',
    sources: ['bphs'],
  },
  shashtihayani: {
    lords: ['Jupiter', 'Sun', 'Mars', 'Moon', 'Mercury', 'Venus', 'Saturn', 'Rahu'],
    years: [10, 10, 10, 6, 6, 6, 6, 6],
    firstStar: 1,
    count: { ashwini: { firstStar: 1, of27: [3, 4, 3, 4, 3, 4, 2, 4], of28: [3, 4, 3, 4, 3, 4, 3, 4] } },
    sources: ['bphs'],
  },
  'shattrimsha-sama': {
    lords: ['Moon', 'Sun', 'Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus', 'Rahu'],
    years: [1, 2, 3, 4, 5, 6, 7, 8],
    firstStar: 22,
    count: 'forward',
    sources: ['bphs'],
  },
};

/** A stretch of the circle that falls to one lord's share, and which share of his stars it is. Bounds in whole seconds of arc. */
export interface Mansion {
  /** 1 … 27; Abhijit, between 21 and 22, is 28. */
  readonly star: number;
  readonly fromArcsec: number;
  readonly toArcsec: number;
  /** Seat of the lord. */
  readonly seat: number;
  /** The how-manieth of his stars, from 0, of how many. */
  readonly ordinal: number;
  readonly count: number;
}

/** Seconds of arc in a star of the 27. */
export const STAR_ARCSEC = 48000;
/** With Abhijit: Uttara Ashadha keeps three quarters, Abhijit takes its last and a fifteenth of Shravana. */
const ABHIJIT: readonly [number, number] = [996000, 1011200];
const ABHIJIT_STAR = 28;

/**
 * The circle shared out among the lords of a system, in the order of the stars from Ashwini.
 *
 * @param firstStar  of the first lord, 1 … 27; for a system of groups its reckoning decides instead
 * @param reckoning  for a system of groups: which one
 * @param abhijit    whether groups are of 28 stars
 */
export function mansionsOf(
  system: NakshatraSystem,
  firstStar: number,
  reckoning: string,
  abhijit: boolean,
): readonly Mansion[] {
  const known = (KNOWN.get(system) ?? KNOWN.set(system, new Map()).get(system)) as Map<string, readonly Mansion[]>;
  const key = `${firstStar} ${reckoning} ${abhijit}`;
  const made = known.get(key) ?? sharedOut(system, firstStar, reckoning, abhijit);
  known.set(key, made);
  return made;
}

/** Circles that were shared out once; never more than the choices there are. */
const KNOWN = new Map<NakshatraSystem, Map<string, readonly Mansion[]>>();

function sharedOut(
  { lords, count }: NakshatraSystem,
  firstStar: number,
  reckoning: string,
  abhijit: boolean,
): readonly Mansion[] {
  const n = lords.length;
  const mod = (value: number, by: number) => ((value % by) + by) % by;
  const starAt = (star: number, seat: number, ordinal: number, of: number): Mansion => {
    let [from, to] = [(star - 1) * STAR_ARCSEC, star * STAR_ARCSEC];
    if (abhijit && star === 21) to = ABHIJIT[0];
    if (abhijit && star === 22) from = ABHIJIT[1];
    if (star === ABHIJIT_STAR) [from, to] = ABHIJIT;
    return { star, fromArcsec: from, toArcsec: to, seat, ordinal, count: of };
  };
  if (typeof count === 'string') {
    return Array.from({ length: 27 }, (_, i) => {
      const ahead = i + 1 - firstStar;
      if (count === 'numbers') return starAt(i + 1, mod(ahead, n), 0, 1);
      return starAt(i + 1, mod(count === 'forward' ? ahead : -ahead, 27) % n, 0, 1);
    });
  }
  const groups = count[reckoning] as StarGroups;
  const stars = Array.from({ length: 27 }, (_, i) => mod(groups.firstStar - 1 + i, 27) + 1);
  if (abhijit) stars.splice(stars.indexOf(21) + 1, 0, ABHIJIT_STAR);
  let next = 0;
  return (abhijit ? groups.of28 : groups.of27)
    .flatMap((size, seat) =>
      Array.from({ length: size }, (_, ordinal) => starAt(stars[next++] as number, seat, ordinal, size)),
    )
    .sort((a, b) => a.fromArcsec - b.fromArcsec);
}
