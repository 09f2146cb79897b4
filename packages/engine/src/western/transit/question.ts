/** What is asked of a search for transits: moving bodies, and the places on their way at which they aspect a natal point. */

import { radiansOf } from '../../angle.ts';
import { type OptionNames, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { type AngleCrossing, angleCrossings } from '../../sky/search.ts';
import { checkJd } from '../../span.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { readNames } from '../aspect/aspect-points.ts';
import type { WesternAspectType } from '../aspect/index.ts';
import { PLANETS, type Radix, readRadix } from '../radix/index.ts';
import { type AspectSide, readAspects, type SearchedAspects, sidesOf } from './marks.ts';
import { MOVING_NAMES, motionOf, type PointMotion, searchAlong } from './motion.ts';

export interface TransitOptions {
  /** Bodies in the sky; Sun to Pluto without the Moon when left out. */
  readonly bodies?: readonly string[];
  /**
   * Natal points by name, angles too. When left out the ten planets, the North Node, Ascendant and Midheaven, as far as the radix has them; of an
   * unknown time no angles.
   */
  readonly points?: readonly string[];
  /** A set by name, or names of aspects; the five major ones when left out. */
  readonly aspects?: SearchedAspects;
  /** For windows: how far from exact, 0 … 10 degrees; 1 when left out. */
  readonly orbDeg?: number;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const TRANSIT_NAMES: OptionNames<TransitOptions> = {
  bodies: true,
  points: true,
  aspects: true,
  orbDeg: true,
  clock: true,
};

/** What a search was made with. */
export interface TransitSettings {
  readonly zodiac: 'tropical' | 'sidereal';
  readonly ayanamsa: string | null;
  readonly nodeType: 'mean' | 'true';
  /** False: noon stood in for the time of birth, and natal places are as far off as that makes them, the Moon's by up to 7.5°. */
  readonly isTimeKnown: boolean;
  readonly bodies: readonly string[];
  readonly points: readonly string[];
  readonly aspects: readonly WesternAspectType[];
}

/** One mark on the way of a body: a point of the radix turned by an aspect. */
export interface Target extends AspectSide {
  readonly point: string;
  readonly longitudeRad: number;
}

export interface TransitQuestion {
  readonly motions: readonly PointMotion[];
  readonly targets: readonly Target[];
  readonly settings: TransitSettings;
  readonly orbDeg: number | undefined;
  readonly clock: LocalClock | undefined;
}

const DEFAULT_BODIES = PLANETS.filter((name) => name !== 'Moon');
const DEFAULT_ANGLES: readonly string[] = ['Ascendant', 'Midheaven'];
const DEFAULT_POINTS: readonly string[] = [...PLANETS, 'NorthNode', ...DEFAULT_ANGLES];

/** @throws EngineError INVALID_OPTION naming the member */
export function questionOf(kernel: Kernel, radix: Radix, options: TransitOptions): TransitQuestion {
  const core = readKernel(kernel);
  const natal = readRadix(radix);
  const { zodiac, ayanamsa, nodeType } = natal.settings;
  const chosen = readChoices(options, 'options', TRANSIT_NAMES);
  const bodies = readNames('options.bodies', chosen.bodies ?? DEFAULT_BODIES, MOVING_NAMES);
  const motions = bodies.map((name) => motionOf(core, natal.settings, name, 'options.bodies'));
  const aspects = readAspects('options.aspects', chosen.aspects ?? 'major');
  const longitudes = new Map<string, number>(natal.points.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
  for (const angle of Object.values(natal.angles ?? {})) longitudes.set(angle.name, angle.longitudeDeg);
  const points = readNames('options.points', chosen.points ?? usualPoints(natal, longitudes), [...longitudes.keys()]);
  if (points.length === 0) {
    const allowed = 'one point at least';
    throw refusal('INVALID_OPTION', 'options.points', allowed, `There is nothing to look for: name ${allowed}.`);
  }
  const sides = sidesOf(aspects);
  const targets = points.flatMap((point) =>
    sides.map(
      (side): Target => ({
        ...side,
        point,
        longitudeRad: radiansOf((longitudes.get(point) as number) + side.sideDeg),
      }),
    ),
  );
  return {
    motions,
    targets,
    settings: { zodiac, ayanamsa, nodeType, isTimeKnown: natal.isTimeKnown, bodies, points, aspects },
    orbDeg: chosen.orbDeg,
    clock: chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock),
  };
}

function usualPoints(natal: Radix, longitudes: ReadonlyMap<string, number>): readonly string[] {
  return DEFAULT_POINTS.filter((name) => longitudes.has(name) && (natal.isTimeKnown || !DEFAULT_ANGLES.includes(name)));
}

/** Every passage of a mark in [from, to), in the order of time. */
export function crossingsOf(
  motion: PointMotion,
  targetsRad: readonly number[],
  fromJdTt: number,
  toJdTt: number,
): readonly AngleCrossing[] {
  return angleCrossings(motion.angle, fromJdTt, toJdTt, { ...searchAlong(motion), targetsRad });
}

/** Two hundred years, days. */
const LONGEST_DAYS = 73050;

/** @throws EngineError OUT_OF_SPAN for what is no date of the engine, INVALID_OPTION for a span that is too long */
export function checkTransitSpan(fromJdTt: number, toJdTt: number): void {
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt <= LONGEST_DAYS) return;
  const allowed = 'at most 200 years after fromJdTt';
  throw refusal('INVALID_OPTION', 'toJdTt', allowed, `A search for transits is ${allowed} at the end.`);
}
