/**
 * The aspects of a chart, and those between two lists of points: synastry, transits, progressions.
 *
 * Longitudes alone: for declinations see declination.ts, for signs that see one another sign-aspects.ts, for what the sky makes of an applying
 * aspect perfection.ts.
 */

import { oneOf, readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { ANGLES, type AngleName, type Radix, readRadix } from '../radix/index.ts';
import { type AspectingPoint, chosenAngles, chosenPoints, readAspectingPoints } from './aspect-points.ts';
import { measure, type WesternAspect } from './measure.ts';
import {
  ASPECT_OPTION_NAMES,
  ASPECT_RULE_NAMES,
  type AspectOptions,
  type AspectRuleSettings,
  type AspectRules,
  readAspectRules,
} from './options.ts';

export interface AspectSettings extends AspectRuleSettings {
  readonly points: readonly string[];
  readonly angles: readonly AngleName[];
  readonly angleMotion: 'own' | 'fixed';
  /** By the speeds of the moment. */
  readonly movement: 'by-speed';
}

export interface WesternAspects {
  readonly settings: AspectSettings;
  readonly sources: readonly SourceKey[];
  /** In the order of the points, the first of a pair first. */
  readonly aspects: readonly WesternAspect[];
}

/** Whose speeds make an aspect between two lists apply: both, or those of one while the other stands still. */
export const MOVING_SIDES = ['both', 'first', 'second'] as const;
export interface BetweenOptions extends AspectRules {
  /** `both` when left out. A transit to a natal chart is `first`, with the transits in the first list. */
  readonly moving?: (typeof MOVING_SIDES)[number];
}

export interface AspectsBetween {
  readonly settings: AspectRuleSettings & { readonly moving: (typeof MOVING_SIDES)[number] };
  readonly sources: readonly SourceKey[];
  /** `point1` is of the first list, `point2` of the second. */
  readonly aspects: readonly WesternAspect[];
}

const AXES: readonly (readonly string[])[] = [
  ['NorthNode', 'SouthNode'],
  ['Ascendant', 'Descendant'],
  ['Midheaven', 'ImumCoeli'],
];
const CORNERS: ReadonlySet<string> = new Set(ANGLES);
const DEFAULT_ANGLES: readonly AngleName[] = ['Ascendant', 'Midheaven'];

/**
 * The aspects among the points and angles of one chart. A pair that stands within several orbs has the aspect that it is nearest to. The two
 * ends of an axis are not compared with each other: nodes, Ascendant and Descendant, Midheaven and Imum Coeli. Two angles are `static` to each other.
 *
 * @param options  which aspects, orbs, points and angles; see `AspectOptions`
 * @throws  EngineError INVALID_OPTION for what is no radix, a point it has not, an unknown aspect or scheme, an orb outside 0 … 30
 * @source  `ptolemy-tetrabiblos` I.13, `kepler-1619`, `addey-1976`, by the row of `WESTERN_ASPECTS`; orbs by the scheme
 */
export function aspectsOf(radix: Radix, options: AspectOptions = {}): WesternAspects {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', ASPECT_OPTION_NAMES);
  const angles = chosenAngles(chart, given.angles, DEFAULT_ANGLES);
  const angleMotion = oneOf('angleMotion', given.angleMotion ?? 'own', ['own', 'fixed']);
  const points = chosenPoints(chart, given.points, angles);
  const moving =
    angleMotion === 'own' ? points : points.map((point) => (CORNERS.has(point.name) ? still(point) : point));
  const rules = readAspectRules(given);
  return {
    settings: {
      ...rules.settings,
      points: points.map(({ name }) => name).filter((name) => !CORNERS.has(name)),
      angles,
      angleMotion,
      movement: 'by-speed',
    },
    sources: rules.sources,
    aspects: moving.flatMap((first, i) =>
      moving.slice(i + 1).flatMap((second) => {
        if (isAxis(first.name, second.name)) return [];
        // Two angles turn with one sky: neither comes to the other.
        const turn = CORNERS.has(first.name) && CORNERS.has(second.name);
        const aspect = measure(turn ? still(first) : first, turn ? still(second) : second, rules.rows, rules.orbs);
        return aspect === null ? [] : [aspect];
      }),
    ),
  };
}

/**
 * The aspects between two lists of points; every point of the first is compared with every one of the second, nodes and angles too.
 *
 * @param first   points with `name`, `longitudeDeg` and `longitudeDegPerDay` (null where it is not known): those of a radix are such
 * @param second  the same, in the same zodiac
 * @returns  with the lists in the other order the same aspects, seen from the other side
 * @throws  EngineError INVALID_OPTION for a point without a name or a finite longitude, an unknown aspect or scheme, an orb outside 0 … 30
 * @source  as `aspectsOf`
 */
export function aspectsBetween(
  first: readonly AspectingPoint[],
  second: readonly AspectingPoint[],
  options: BetweenOptions = {},
): AspectsBetween {
  const given = readChoices(options, 'options', { ...ASPECT_RULE_NAMES, moving: true });
  const moving = oneOf('moving', given.moving ?? 'both', MOVING_SIDES);
  const ours = readAspectingPoints('first', first).map((point) => (moving === 'second' ? still(point) : point));
  const theirs = readAspectingPoints('second', second).map((point) => (moving === 'first' ? still(point) : point));
  const rules = readAspectRules(given);
  return {
    settings: { aspects: rules.settings.aspects, orbs: rules.settings.orbs, moving },
    sources: rules.sources,
    aspects: ours.flatMap((one) =>
      theirs.flatMap((other) => {
        const aspect = measure(one, other, rules.rows, rules.orbs);
        return aspect === null ? [] : [aspect];
      }),
    ),
  };
}

function still({ name, longitudeDeg }: AspectingPoint): AspectingPoint {
  return { name, longitudeDeg, longitudeDegPerDay: 0 };
}

/** Two ends of one axis: they oppose each other always. */
function isAxis(name1: string, name2: string): boolean {
  return AXES.some((ends) => ends.includes(name1) && ends.includes(name2) && name1 !== name2);
}
