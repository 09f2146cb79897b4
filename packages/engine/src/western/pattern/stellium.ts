/** Stelliums: many points in one sign, in one house, or in a chain of near neighbours. */

import { normaliseDeg } from '../../angle.ts';
import { SIGNS } from '../../chart/chart.ts';
import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { chosenPoints } from '../aspect/aspect-points.ts';
import { kebab } from '../dignity/planets.ts';
import { needHouses, type Radix, readRadix, roundedDeg, zodiacSpot } from '../radix/index.ts';
import { planetsIn } from './patterns.ts';

/** `orb`: each to the next within `orbDeg`, however long the chain. */
export const STELLIUM_KINDS = ['sign', 'house', 'orb'] as const;
export type StelliumKind = (typeof STELLIUM_KINDS)[number];

export interface StelliumOptions {
  /** `sign` when left out. */
  readonly by?: StelliumKind;
  /** How many make one: 3 (when left out) to 8. Sun, Mercury and Venus are never far apart, so many ask for 4. */
  readonly least?: number;
  /** Of the kind `orb`: 1 … 15 degrees, 8 when left out. */
  readonly orbDeg?: number;
  /** Names of points of the radix; those of the ten planets that it has when left out. */
  readonly points?: readonly string[];
}

export interface StelliumValue {
  readonly by: StelliumKind;
  /** In the order of the zodiac, the first of the group first. */
  readonly points: readonly string[];
  /** The sign or house that holds it, 1 … 12; null by orb. */
  readonly place: number | null;
  /** From the first to the last. */
  readonly spanDeg: number;
}

export interface Stelliums {
  readonly settings: Required<StelliumOptions>;
  readonly sources: readonly SourceKey[];
  readonly stelliums: readonly Fact<StelliumValue>[];
}

interface Member {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly place: number | null;
}

/**
 * The stelliums of a chart, each as large as it is.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, numbers out of range, or a radix without houses asked by house
 * @source  `tierney-1983`; how many make one, and how near, is disputed
 */
export function stelliumsOf(radix: Radix, options: StelliumOptions = {}): Stelliums {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { by: true, least: true, orbDeg: true, points: true });
  const by = oneOf('by', given.by ?? 'sign', STELLIUM_KINDS);
  const least = wholeIn('least', given.least ?? 3, 3, 8);
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 8, 1, 15, 'degrees');
  if (by === 'house') needHouses(chart);
  const names = given.points ?? planetsIn(chart);
  const members = chosenPoints(chart, names, []).map(({ name, longitudeDeg }): Member => {
    const house = chart.points.find((point) => point.name === name)?.house;
    const place = by === 'sign' ? zodiacSpot(longitudeDeg).sign : by === 'house' ? (house ?? null) : null;
    return { name, longitudeDeg: normaliseDeg(longitudeDeg), place };
  });
  const groups = by === 'orb' ? chainsOf(members, orbDeg) : placesOf(members);
  return {
    settings: { by, least, orbDeg, points: members.map(({ name }) => name) },
    sources: ['tierney-1983'],
    stelliums: groups.filter((group) => group.length >= least).map((group) => factOf(by, group)),
  };
}

function placesOf(members: readonly Member[]): readonly (readonly Member[])[] {
  return Array.from({ length: 12 }, (_, i) => inOrder(members.filter(({ place }) => place === i + 1)));
}

/** Members sorted along the zodiac, beginning after the widest gap between two of them. */
function inOrder(members: readonly Member[]): readonly Member[] {
  const sorted = [...members].sort((a, b) => a.longitudeDeg - b.longitudeDeg);
  let [start, widest] = [0, -1];
  sorted.forEach((member, i) => {
    const before = sorted[(i + sorted.length - 1) % sorted.length] as Member;
    const gap = gapDeg(before, member);
    if (gap > widest) [start, widest] = [i, gap];
  });
  return [...sorted.slice(start), ...sorted.slice(0, start)];
}

/** Groups each of whose members is within the orb of the next. */
function chainsOf(members: readonly Member[], orbDeg: number): readonly (readonly Member[])[] {
  const chains: Member[][] = [];
  for (const member of inOrder(members)) {
    const last = chains.at(-1)?.at(-1);
    if (last !== undefined && gapDeg(last, member) <= orbDeg) chains.at(-1)?.push(member);
    else chains.push([member]);
  }
  return chains;
}

function gapDeg(from: Member, to: Member): number {
  return roundedDeg(normaliseDeg(to.longitudeDeg - from.longitudeDeg));
}

function factOf(by: StelliumKind, group: readonly Member[]): Fact<StelliumValue> {
  const points = group.map(({ name }) => name);
  const [first, last] = [group[0] as Member, group.at(-1) as Member];
  return {
    id: [`stellium-by-${by}`, ...points.map(kebab)].join('-'),
    value: { by, points, place: first.place, spanDeg: gapDeg(first, last) },
    because: group.map(({ name, longitudeDeg, place }) =>
      by === 'sign'
        ? cell(name, 'sign', SIGNS[(place as number) - 1] as string)
        : by === 'house'
          ? cell(name, 'house', place as number)
          : cell(name, 'longitudeDeg', longitudeDeg),
    ),
    sources: ['tierney-1983'],
    classification: 'modern',
  };
}
