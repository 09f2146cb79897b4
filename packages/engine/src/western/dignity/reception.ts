/**
 * Who stands in whose dignities? One-sided receptions and mutual ones, by each dignity and by unlike ones.
 *
 * A host receives a guest who stands in the host's domicile, exaltation, triplicity, term or face. Strong is a reception by one of the two greater dignities,
 * or by two of the lesser, as al-Qabisi and Bonatti have it. Whether the two must also aspect each other is an option.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { type Radix, readRadix, type Sect, signsFrom } from '../radix/index.ts';
import { dignitiesHeld, type EssentialDignity, type Lords, lordsIn } from './lords.ts';
import { kebab, type Placed, planetsOf, sectFor, sectText } from './planets.ts';
import {
  type DignitySchools,
  type ResolvedSchools,
  resolveSchools,
  SCHOOL_NAMES,
  sourcesOfSchools,
  TRIPLICITY_LORDS,
  type TriplicityLordsChoice,
} from './schools.ts';

/** `none`: an aspect is not asked for; `by-sign`: the signs aspect each other (not 2, 6, 8, 12 apart); `by-orb`: one of the five aspects within `orbDeg`. */
export const RECEPTION_ASPECTS = ['none', 'by-sign', 'by-orb'] as const;

export interface ReceptionOptions extends DignitySchools {
  readonly triplicityLords?: TriplicityLordsChoice;
  readonly aspect?: (typeof RECEPTION_ASPECTS)[number];
  /** For `by-orb`: 0 … 15 degrees, 8 when left out. */
  readonly orbDeg?: number;
  /** Names; when left out, the planets of the school. */
  readonly planets?: readonly string[];
}

/** A guest in the dignities of a host. */
export interface Reception {
  readonly host: string;
  readonly guest: string;
  /** Dignities that the host has where the guest stands, greatest first. */
  readonly by: readonly EssentialDignity[];
  readonly isStrong: boolean;
}

/** Two planets, each in the other's dignities. */
export interface MutualReception {
  readonly planet1: string;
  readonly planet2: string;
  /** By what the first receives the second, and the second the first. */
  readonly by1: readonly EssentialDignity[];
  readonly by2: readonly EssentialDignity[];
  /** Dignities that stand on both sides; none in a mixed reception. */
  readonly shared: readonly EssentialDignity[];
  readonly isMixed: boolean;
}

export interface Receptions {
  readonly receptions: readonly Fact<Reception>[];
  readonly mutual: readonly Fact<MutualReception>[];
  readonly settings: ResolvedSchools & {
    readonly triplicityLords: TriplicityLordsChoice;
    readonly aspect: (typeof RECEPTION_ASPECTS)[number];
    readonly orbDeg: number;
    readonly sect: Sect | null;
    /** Names of those that were looked at. */
    readonly planets: readonly string[];
  };
  readonly sources: readonly SourceKey[];
}

const RECEPTION_NAMES: OptionNames<ReceptionOptions> = {
  ...SCHOOL_NAMES,
  triplicityLords: true,
  aspect: true,
  orbDeg: true,
  planets: true,
};
const SOURCES_OF_RECEPTION: readonly SourceKey[] = ['alcabitius', 'bonatti', 'lilly-1647'];

/**
 * The receptions of a radix.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a school or planet that does not exist, or a radix that cannot tell day from night
 * @source  `alcabitius`, `bonatti`, on reception; `lilly-1647` p. 112
 */
export function receptionsOf(radix: Radix, options: ReceptionOptions = {}): Receptions {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', RECEPTION_NAMES);
  const schools = resolveSchools(given);
  const triplicityLords = oneOf('triplicityLords', given.triplicityLords ?? 'of-sect', TRIPLICITY_LORDS);
  const aspect = oneOf('aspect', given.aspect ?? 'none', RECEPTION_ASPECTS);
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 8, 0, 15, 'degrees');
  const points = planetsOf(chart, given.planets, schools);
  const sect = sectFor(chart, schools, triplicityLords);
  const seen = (a: Placed, b: Placed): boolean =>
    aspect === 'none' || (aspect === 'by-sign' ? seeEachOther(a.sign, b.sign) : inAspect(a, b, orbDeg));
  const found = findReceptions(points, schools, sect, triplicityLords, seen);
  return {
    receptions: found.oneSided,
    mutual: found.mutual,
    settings: { ...schools, triplicityLords, aspect, orbDeg, sect, planets: points.map(({ name }) => name) },
    sources: [...new Set([...SOURCES_OF_RECEPTION, ...sourcesOfSchools(schools)])],
  };
}

/** Receptions among points, for those who have them in hand. */
export function findReceptions(
  points: readonly Placed[],
  schools: ResolvedSchools,
  sect: Sect | null,
  which: TriplicityLordsChoice,
  seen: (a: Placed, b: Placed) => boolean = () => true,
): { oneSided: readonly Fact<Reception>[]; mutual: readonly Fact<MutualReception>[] } {
  const lords = points.map((point) => lordsIn(point, schools, sect));
  const oneSided: Fact<Reception>[] = [];
  const mutual: Fact<MutualReception>[] = [];
  points.forEach((host, i) => {
    points.forEach((guest, j) => {
      if (i === j || !seen(host, guest)) return;
      const by = dignitiesHeld(host.name, lords[j] as Lords, sect, which);
      if (by.length === 0) return;
      oneSided.push(receptionFact(host, guest, by, sect));
      const back = i < j ? dignitiesHeld(guest.name, lords[i] as Lords, sect, which) : [];
      if (back.length > 0) mutual.push(mutualFact(host, guest, by, back, sect));
    });
  });
  return { oneSided, mutual };
}

function receptionFact(
  host: Placed,
  guest: Placed,
  by: readonly EssentialDignity[],
  sect: Sect | null,
): Fact<Reception> {
  const isGreat = by[0] === 'domicile' || by[0] === 'exaltation';
  return {
    id: `reception-${kebab(host.name)}-of-${kebab(guest.name)}`,
    value: { host: host.name, guest: guest.name, by, isStrong: isGreat || by.length > 1 },
    because: cellsOf([guest], by, sect),
    sources: SOURCES_OF_RECEPTION,
    classification: 'classical',
  };
}

function mutualFact(
  first: Placed,
  second: Placed,
  by1: readonly EssentialDignity[],
  by2: readonly EssentialDignity[],
  sect: Sect | null,
): Fact<MutualReception> {
  const shared = by1.filter((dignity) => by2.includes(dignity));
  return {
    id: `mutual-reception-${kebab(first.name)}-${kebab(second.name)}`,
    value: { planet1: first.name, planet2: second.name, by1, by2, shared, isMixed: shared.length === 0 },
    because: cellsOf([first, second], [...by1, ...by2], sect),
    sources: SOURCES_OF_RECEPTION,
    classification: 'classical',
  };
}

function cellsOf(points: readonly Placed[], by: readonly EssentialDignity[], sect: Sect | null): readonly Cell[] {
  const isFine = by.includes('term') || by.includes('face');
  const cells = points.map(({ name, sign, longitudeDeg }) =>
    isFine ? cell(name, 'longitudeDeg', longitudeDeg) : cell(name, 'sign', sign),
  );
  return by.includes('triplicity') ? [...cells, cell('chart', 'sect', sectText(sect))] : cells;
}

/** Whether two signs aspect each other: not the second, sixth, eighth and twelfth of one another. */
export function seeEachOther(sign1: number, sign2: number): boolean {
  return ![2, 6, 8, 12].includes(signsFrom(sign1, sign2));
}

function inAspect(a: Placed, b: Placed, orbDeg: number): boolean {
  const apart = Math.abs(normaliseSignedDeg(a.longitudeDeg - b.longitudeDeg));
  return [0, 60, 90, 120, 180].some((angle) => Math.abs(apart - angle) <= orbDeg);
}
