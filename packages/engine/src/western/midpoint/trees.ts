/** Midpoint trees: for each point, the pairs between which it stands, on the dial of a school. */

import { normaliseSignedDeg } from '../../angle.ts';
import { numberIn, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { AspectingPoint } from '../aspect/index.ts';
import { type Radix, roundedDeg } from '../radix/index.ts';
import {
  type DialModulus,
  type Midpoint,
  type MidpointPointOptions,
  midpointGround,
  midpointOf,
  offsetOnDial,
  readModulus,
} from './midpoints.ts';

export interface MidpointTreeOptions extends MidpointPointOptions {
  /**
   * 45 when left out: Ebertin's, who counts conjunction, semisquare, square, sesquisquare and opposition with a midpoint alike. With 360 a point stands
   * on the near midpoint itself.
   */
  readonly modulusDeg?: DialModulus;
  /** 0 … 5 degrees; 1.5 when left out. */
  readonly orbDeg?: number;
}

/** A pair that a point stands between. */
export interface MidpointContact {
  readonly point1: string;
  readonly point2: string;
  /** The near midpoint. */
  readonly midpointDeg: number;
  /** From the near midpoint to the point: 0, 22.5 … 180, the nearest on the dial. */
  readonly angleDeg: number;
  /** How far the point has gone beyond it along the zodiac. */
  readonly offsetDeg: number;
  readonly orbDeg: number;
}

export interface MidpointTree {
  readonly name: string;
  readonly longitudeDeg: number;
  /** The nearest first. */
  readonly contacts: readonly MidpointContact[];
}

export interface MidpointTrees {
  readonly settings: { readonly points: readonly string[]; readonly modulusDeg: DialModulus; readonly orbDeg: number };
  readonly sources: readonly SourceKey[];
  readonly trees: readonly MidpointTree[];
}

/**
 * The midpoint tree of every point of a chart; pairs that the point itself belongs to are left out.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, a modulus that is none of `DIAL_MODULI`, an orb outside 0 … 5
 * @source  `ebertin-1940`
 */
export function midpointTreesOf(radix: Radix, options: MidpointTreeOptions = {}): MidpointTrees {
  const given = readChoices(options, 'options', { points: true, angles: true, modulusDeg: true, orbDeg: true });
  const modulusDeg = readModulus(given.modulusDeg ?? 45);
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 1.5, 0, 5, 'degrees');
  const points = midpointGround(radix, given);
  const pairs = points.flatMap((first, i) => points.slice(i + 1).map((second) => midpointOf(first, second)));
  return {
    settings: { points: points.map(({ name }) => name), modulusDeg, orbDeg },
    sources: ['ebertin-1940'],
    trees: points.map((point) => ({
      name: point.name,
      longitudeDeg: point.longitudeDeg,
      contacts: pairs
        .filter(({ point1, point2 }) => point1 !== point.name && point2 !== point.name)
        .flatMap((pair) => contactOf(point, pair, modulusDeg, orbDeg))
        .sort((a, b) => a.orbDeg - b.orbDeg),
    })),
  };
}

function contactOf(
  { longitudeDeg }: AspectingPoint,
  { point1, point2, near }: Midpoint,
  modulusDeg: DialModulus,
  mostDeg: number,
): readonly MidpointContact[] {
  const awayDeg = longitudeDeg - near.longitudeDeg;
  const offsetDeg = offsetOnDial(awayDeg, modulusDeg);
  const orbDeg = Math.abs(offsetDeg);
  if (orbDeg > mostDeg) return [];
  const angleDeg = roundedDeg(Math.abs(normaliseSignedDeg(awayDeg - offsetDeg)));
  return [{ point1, point2, midpointDeg: near.longitudeDeg, angleDeg, offsetDeg, orbDeg }];
}
