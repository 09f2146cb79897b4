/**
 * What a graha is for a lagna: the houses it owns, what they make of it by rule, and what Parashara says of it by name.
 *
 * Sources: Parashara, ch. 34 for the rule of houses and, lagna by lagna, 34.19–44; ch. 44 for the killers (`bphs`). Badhaka lords are
 * of the Prasna Marga (`prasna-marga`). A nature that no verse states is null; notes of translators are not verses.
 */

import { wholeIn } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { GRAHAS, type Graha, signFrom, type VISIBLE_GRAHAS } from './kundli.ts';
import { lordOf, ownHousesOf } from './lordship.ts';

/** `dependent`: as those with whom it is joined; `mixed`: some of both. */
export type FunctionalNature = 'benefic' | 'malefic' | 'neutral' | 'mixed' | 'dependent';

export interface FunctionalRole {
  readonly graha: Graha;
  /** 1 … 12, ascending; none for the nodes. */
  readonly houses: readonly number[];
  /** Owns both a kendra (4, 7, 10) and a trikona (5, 9). */
  readonly isYogakaraka: boolean;
  readonly isLagnaLord: boolean;
  /** Owns the 4th, 7th or 10th. */
  readonly isKendraLord: boolean;
  /** Owns the 5th or 9th. */
  readonly isTrikonaLord: boolean;
  /** Owns the 3rd, 6th or 11th. */
  readonly isTrishadayaLord: boolean;
  /** Owns the 6th, 8th or 12th. */
  readonly isDusthanaLord: boolean;
  /** Owns the 2nd or 7th. */
  readonly isMaraka: boolean;
  /** Owns the 11th of a movable lagna, the 9th of a fixed one, the 7th of a dual one. */
  readonly isBadhaka: boolean;
  /** What the verse for this lagna says; null where it says nothing. */
  readonly nature: FunctionalNature | null;
  /** Whether the verse says that it makes a yoga, alone or with another. */
  readonly makesYoga: boolean;
  /** Whether the verse names it a killer; not where it says that a maraka does not kill: Saturn for Capricorn, Mars for Pisces. */
  readonly isKiller: boolean;
}

interface Verse {
  readonly benefic: readonly Graha[];
  readonly malefic: readonly Graha[];
  readonly other: { readonly [G in Graha]?: FunctionalNature };
  readonly yoga: readonly Graha[];
  readonly killers: readonly Graha[];
}

/** Parashara 34.19–44, Aries first. */
// biome-ignore format: a table reads in rows
const VERSES: readonly Verse[] = [
  { benefic: ['Sun', 'Jupiter'], malefic: ['Mercury', 'Venus', 'Saturn'], other: { Mars: 'dependent' }, yoga: [], killers: ['Venus'] },
  { benefic: ['Sun', 'Saturn'], malefic: ['Moon', 'Jupiter', 'Venus'], other: { Mercury: 'mixed' }, yoga: ['Saturn'], killers: ['Moon', 'Mars', 'Jupiter', 'Venus'] },
  { benefic: ['Venus'], malefic: ['Sun', 'Mars', 'Jupiter'], other: {}, yoga: [], killers: ['Moon'] },
  { benefic: ['Moon', 'Mars', 'Jupiter'], malefic: ['Mercury', 'Venus'], other: { Sun: 'dependent', Saturn: 'dependent' }, yoga: ['Mars'], killers: ['Sun', 'Saturn'] },
  { benefic: ['Sun', 'Mars', 'Jupiter'], malefic: ['Mercury', 'Venus', 'Saturn'], other: {}, yoga: [], killers: ['Moon', 'Saturn'] },
  { benefic: ['Mercury', 'Venus'], malefic: ['Moon', 'Mars', 'Jupiter'], other: { Sun: 'dependent' }, yoga: ['Mercury', 'Venus'], killers: ['Venus'] },
  { benefic: ['Mercury', 'Saturn'], malefic: ['Sun', 'Mars', 'Jupiter'], other: { Venus: 'neutral' }, yoga: ['Moon', 'Mercury'], killers: ['Sun', 'Mars', 'Jupiter'] },
  { benefic: ['Moon', 'Jupiter'], malefic: ['Mercury', 'Venus', 'Saturn'], other: { Mars: 'neutral' }, yoga: ['Sun', 'Moon'], killers: ['Mercury', 'Venus', 'Saturn'] },
  { benefic: ['Sun', 'Mars'], malefic: ['Venus'], other: { Jupiter: 'neutral' }, yoga: ['Sun', 'Mercury'], killers: ['Venus', 'Saturn'] },
  { benefic: ['Mercury', 'Venus'], malefic: ['Moon', 'Mars', 'Jupiter'], other: { Sun: 'neutral' }, yoga: ['Venus'], killers: ['Moon', 'Mars', 'Jupiter'] },
  { benefic: ['Venus', 'Saturn'], malefic: ['Moon', 'Mars', 'Jupiter'], other: { Mercury: 'mixed' }, yoga: ['Venus'], killers: ['Sun', 'Mars', 'Jupiter'] },
  { benefic: ['Moon', 'Mars'], malefic: ['Sun', 'Mercury', 'Venus', 'Saturn'], other: {}, yoga: ['Mars', 'Jupiter'], killers: ['Mercury', 'Saturn'] },
];

/** The house whose lord obstructs, by the modality of the lagna. */
const BADHAKA_HOUSES = [11, 9, 7];

/**
 * The house of obstruction: 11 for a movable lagna, 9 for a fixed one, 7 for a dual one.
 *
 * @throws  EngineError INVALID_OPTION for a sign that is not 1 … 12
 */
export function badhakaHouseOf(lagnaSign: number): number {
  return BADHAKA_HOUSES[(wholeIn('lagnaSign', lagnaSign, 1, 12) - 1) % 3] as number;
}

/**
 * What every graha is for a lagna.
 *
 * @param lagnaSign  1 … 12
 * @returns nine rows in the order of GRAHAS
 * @throws  EngineError INVALID_OPTION for a sign that is not 1 … 12
 */
export function functionalRolesOf(lagnaSign: number): readonly FunctionalRole[] {
  return ROLES[wholeIn('lagnaSign', lagnaSign, 1, 12) - 1] as readonly FunctionalRole[];
}

function rolesOf(lagnaSign: number): readonly FunctionalRole[] {
  const verse = VERSES[lagnaSign - 1] as Verse;
  return GRAHAS.map((graha) => {
    const houses = ownHousesOf(graha, lagnaSign);
    const owns = (...some: readonly number[]): boolean => houses.some((house) => some.includes(house));
    return {
      graha,
      houses,
      isYogakaraka: owns(4, 7, 10) && owns(5, 9),
      isLagnaLord: owns(1),
      isKendraLord: owns(4, 7, 10),
      isTrikonaLord: owns(5, 9),
      isTrishadayaLord: owns(3, 6, 11),
      isDusthanaLord: owns(6, 8, 12),
      isMaraka: owns(2, 7),
      isBadhaka: owns(badhakaHouseOf(lagnaSign)),
      nature: natureIn(verse, graha),
      makesYoga: verse.yoga.includes(graha),
      isKiller: verse.killers.includes(graha),
    };
  });
}

function natureIn({ benefic, malefic, other }: Verse, graha: Graha): FunctionalNature | null {
  if (benefic.includes(graha)) return 'benefic';
  return malefic.includes(graha) ? 'malefic' : (other[graha] ?? null);
}

/**
 * The same as facts: yogakarakas, marakas and the badhaka lord by rule, and the nature of each graha that the verse names.
 *
 * @param lagnaSign  1 … 12
 * @throws  EngineError INVALID_OPTION for a sign that is not 1 … 12
 */
export function functionalFactsOf(lagnaSign: number): readonly Fact<Graha | FunctionalNature>[] {
  const facts: Fact<Graha | FunctionalNature>[] = [];
  const roles = functionalRolesOf(lagnaSign);
  const lagna = cell('lagna', 'sign', lagnaSign);
  for (const role of roles) {
    const { graha } = role;
    const because = [lagna, ...role.houses.map((house) => cell(`lord${house}`, 'graha', graha))];
    const name = graha.toLowerCase();
    const rule = { value: graha, because, classification: 'classical' } as const;
    if (role.isYogakaraka) facts.push({ id: `yogakaraka-${name}`, ...rule, sources: ['bphs'] });
    if (role.isMaraka) facts.push({ id: `maraka-${name}`, ...rule, sources: ['bphs'] });
    if (role.isBadhaka) facts.push({ id: `badhaka-${name}`, ...rule, sources: ['prasna-marga'] });
    if (role.nature !== null)
      facts.push({
        id: `functional-nature-${name}`,
        value: role.nature,
        because: [lagna],
        sources: ['bphs'],
        classification: 'classical',
      });
  }
  return facts;
}

const ROLES = VERSES.map((_, index) => rolesOf(index + 1));

/** The lord of the house of obstruction. @throws EngineError INVALID_OPTION for a sign that is not 1 … 12 */
export function badhakaLordOf(lagnaSign: number): (typeof VISIBLE_GRAHAS)[number] {
  return lordOf(signFrom(lagnaSign, badhakaHouseOf(lagnaSign)));
}
