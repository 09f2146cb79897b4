/**
 * Antiscia and contra-antiscia: the mirror of a place in the axis of the solstices, where the day is as long, and in that of the equinoxes, where the
 * night is as long as the day there.
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import {
  type AngleName,
  needGround,
  type Radix,
  readRadix,
  roundedDeg,
  type ZodiacSpot,
  zodiacSpot,
} from '../radix/index.ts';
import { type AspectingPoint, chosenAngles, chosenPoints } from './aspect-points.ts';
import { movement } from './declination.ts';
import type { Movement } from './measure.ts';

export interface AntisciaOptions {
  /** Names of points of the radix; all of them when left out. */
  readonly points?: readonly string[];
  /** Ascendant and Midheaven when left out; none where the time is not known. */
  readonly angles?: readonly AngleName[];
  /** 0 … 10 degrees; 1° when left out. */
  readonly orbDeg?: number;
  /**
   * Where the mirror stands in a sidereal chart: at the `solstices` of the Sun (when left out; the chart must know its ayanamsa), or at the edges of
   * the `signs` Cancer and Capricorn of that zodiac. One and the same in a tropical chart.
   */
  readonly mirror?: 'solstices' | 'signs';
}

/** The mirrors of a place. */
export interface AntiscionRow {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly antiscion: ZodiacSpot;
  readonly contraAntiscion: ZodiacSpot;
}

/** A point that stands in the mirror of another. It is mutual, so each pair is told once. */
export interface AntiscionContact {
  readonly point1: string;
  readonly point2: string;
  readonly type: 'antiscion' | 'contra-antiscion';
  readonly orbDeg: number;
  /** 100 when exact, 0 at the edge of the orb. */
  readonly strength: number;
  /** By both speeds; null where one is not known. */
  readonly movement: Movement | null;
}

export interface Antiscia {
  readonly settings: {
    readonly points: readonly string[];
    readonly orbDeg: number;
    readonly mirror: 'solstices' | 'signs';
    /** What the mirror was moved by, degrees. */
    readonly ayanamsaDeg: number;
  };
  readonly sources: readonly SourceKey[];
  readonly points: readonly AntiscionRow[];
  readonly contacts: readonly AntiscionContact[];
}

/**
 * The antiscia of a chart, and who stands in whose.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, a point that it has not, an orb outside 0 … 10, or a sidereal radix without its moment
 *          that shall be mirrored at the solstices
 * @source  `firmicus-mathesis` II.29; `lilly-1647`, pp. 90–92. The orb is a convention of programs
 */
export function antisciaOf(radix: Radix, options: AntisciaOptions = {}): Antiscia {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', { points: true, angles: true, orbDeg: true, mirror: true });
  const orbDeg = numberIn('orbDeg', given.orbDeg ?? 1, 0, 10, 'degrees');
  const mirror = oneOf('mirror', given.mirror ?? 'solstices', ['solstices', 'signs']);
  const isMoved = mirror === 'solstices' && chart.settings.zodiac === 'sidereal';
  const ayanamsaDeg = isMoved ? numberIn('radix.ground.ayanamsaDeg', needGround(chart).ayanamsaDeg, -1e9, 1e9) : 0;
  const angles = chosenAngles(chart, given.angles, ['Ascendant', 'Midheaven']);
  const points = chosenPoints(chart, given.points, angles);
  // A longitude and its antiscion make half a turn together, counted from the equinox.
  const sumDeg = 180 - 2 * ayanamsaDeg;
  return {
    settings: { points: points.map(({ name }) => name), orbDeg, mirror, ayanamsaDeg },
    sources: ['firmicus-mathesis', 'lilly-1647', 'program-practice'],
    points: points.map(({ name, longitudeDeg }) => ({
      name,
      longitudeDeg,
      antiscion: zodiacSpot(sumDeg - longitudeDeg),
      contraAntiscion: zodiacSpot(sumDeg + 180 - longitudeDeg),
    })),
    contacts: points.flatMap((first, i) =>
      points
        .slice(i + 1)
        .flatMap((second) => [
          ...contact('antiscion', first, second, sumDeg, orbDeg),
          ...contact('contra-antiscion', first, second, sumDeg + 180, orbDeg),
        ]),
    ),
  };
}

function contact(
  type: AntiscionContact['type'],
  first: AspectingPoint,
  second: AspectingPoint,
  sumDeg: number,
  mostDeg: number,
): readonly AntiscionContact[] {
  const off = normaliseSignedDeg(first.longitudeDeg + second.longitudeDeg - sumDeg);
  const orbDeg = roundedDeg(Math.abs(off));
  if (orbDeg > mostDeg) return [];
  const [speed1, speed2] = [first.longitudeDegPerDay, second.longitudeDegPerDay];
  return [
    {
      point1: first.name,
      point2: second.name,
      type,
      orbDeg,
      strength: mostDeg === 0 ? 100 : Math.round(100 * (1 - orbDeg / mostDeg)),
      movement: orbDeg === 0 ? 'exact' : speed1 === null || speed2 === null ? null : movement(off, speed1 + speed2),
    },
  ];
}
