/**
 * Planetary pictures: four points of which two make the same sum as the two others, A + B = C + D, so that each is a sensitive point of the rest,
 * A + B − C = D, and the midpoints A/B and C/D share an axis of a dial of half the turn.
 */

import { numberIn, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type AspectingPoint, fewPoints } from '../aspect/aspect-points.ts';
import type { Radix } from '../radix/index.ts';
import { type DialModulus, type MidpointPointOptions, midpointGround, offsetOnDial, readModulus } from './midpoints.ts';

export interface PlanetaryPictureOptions extends MidpointPointOptions {
  /** The dial on which A + B − C meets D: 90° when left out. */
  readonly modulusDeg?: DialModulus;
  /** 0 … 5 degrees, at D; 1 when left out. */
  readonly orbDeg?: number;
}

/** A + B = C + D. */
export interface PlanetaryPicture {
  /** A and B. */
  readonly pair1: readonly [string, string];
  /** C and D. */
  readonly pair2: readonly [string, string];
  /** A + B − C − D on the dial. */
  readonly offsetDeg: number;
  readonly orbDeg: number;
}

export interface PlanetaryPictures {
  readonly settings: { readonly points: readonly string[]; readonly modulusDeg: DialModulus; readonly orbDeg: number };
  readonly sources: readonly SourceKey[];
  /** The nearest first, each once. */
  readonly pictures: readonly PlanetaryPicture[];
}

/** Sixty points have a million and a half of pairs of pairs, and a hundred twelve millions. */
const MOST_POINTS = 60;

/**
 * The planetary pictures of a chart, of four different points.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, more than 60 points, a modulus that is none of `DIAL_MODULI`, an orb outside 0 … 5
 * @source  `witte-1928`: a + b − c
 */
export function planetaryPicturesOf(radix: Radix, options: PlanetaryPictureOptions = {}): PlanetaryPictures {
  const given = readChoices(options, 'options', { points: true, angles: true, modulusDeg: true, orbDeg: true });
  const modulusDeg = readModulus(given.modulusDeg ?? 90);
  const mostDeg = numberIn('orbDeg', given.orbDeg ?? 1, 0, 5, 'degrees');
  const points = fewPoints(midpointGround(radix, given), MOST_POINTS);
  const pairs = points.flatMap((a, i) => points.slice(i + 1).map((b): Pair => [a, b]));
  const pictures: PlanetaryPicture[] = [];
  pairs.forEach(([a, b], i) => {
    for (const [c, d] of pairs.slice(i + 1)) {
      if (a === c || a === d || b === c || b === d) continue;
      const offsetDeg = offsetOnDial(a.longitudeDeg + b.longitudeDeg - c.longitudeDeg - d.longitudeDeg, modulusDeg);
      const orbDeg = Math.abs(offsetDeg);
      if (orbDeg <= mostDeg) pictures.push({ pair1: [a.name, b.name], pair2: [c.name, d.name], offsetDeg, orbDeg });
    }
  });
  return {
    settings: { points: points.map(({ name }) => name), modulusDeg, orbDeg: mostDeg },
    sources: ['witte-1928'],
    pictures: pictures.sort((a, b) => a.orbDeg - b.orbDeg),
  };
}

type Pair = readonly [AspectingPoint, AspectingPoint];
