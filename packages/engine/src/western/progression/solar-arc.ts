/** Solar arc directions: every point of the chart carried on by one arc, that of the Sun since birth or one that stands for it. */

import { degreesOf, normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { houseOnCircle } from '../../chart/houses.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { skyAt } from '../../sky/sky-at.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdUtOfTt, whenOfTt } from '../../time/local-clock.ts';
import {
  type Radix,
  type RadixAngle,
  type RadixAngles,
  type RadixGround,
  type RadixPoint,
  readRadix,
  roundedDeg,
  zodiacSpot,
} from '../radix/index.ts';
import { ascensionOfLongitude, longitudeOfAscension, NAIBOD_DEG } from './angles.ts';
import { castAs, type ProgressionChoices } from './choices.ts';
import {
  type ProgressionClock,
  type ProgressionCourse,
  progressionClock,
  resolvePace,
  type YearName,
} from './clock.ts';
import { sunCourse } from './course.ts';
import { anglesOf, groundOf } from './natal.ts';

/** `true`: what the progressed Sun has gone. `naibod`: 0.98564733° a year. `degree`: one degree a year. */
export const SOLAR_ARCS = ['true', 'naibod', 'degree'] as const;
export type SolarArcName = (typeof SOLAR_ARCS)[number];

/** Along which circle the arc is measured and laid off. */
export const ARC_MEASURES = ['longitude', 'right-ascension'] as const;
export type ArcMeasure = (typeof ARC_MEASURES)[number];

export interface SolarArcChoices {
  /** A name, or degrees a year: 0.001 … 30. `true` when left out. */
  readonly arc?: SolarArcName | number;
  /** `longitude` when left out. In right ascension the arc is laid off from the right ascension of each point's degree of the ecliptic. */
  readonly measure?: ArcMeasure;
  /** How much of the arc: 0.5 for half, 2 for double; 0.01 … 20. 1 when left out. */
  readonly factor?: number;
  /** `converse`: the Sun goes back from birth, and the points with it. */
  readonly course?: ProgressionCourse;
  /** As in a progression. */
  readonly year?: YearName | number;
  /** As in a progression. */
  readonly ayanamsa?: ProgressionChoices['ayanamsa'];
}

export const SOLAR_ARC_NAMES: OptionNames<SolarArcChoices> = {
  arc: true,
  measure: true,
  factor: true,
  course: true,
  year: true,
  ayanamsa: true,
};

export interface SolarArcSettings {
  readonly arc: SolarArcName | 'user';
  /** Null for the true arc. */
  readonly degPerYear: number | null;
  readonly measure: ArcMeasure;
  readonly factor: number;
  readonly course: ProgressionCourse;
  readonly year: YearName | 'user';
  readonly yearDays: number;
}

/** A chart directed by solar arc. */
export interface SolarArc {
  /** What was laid off; below 0 when converse. */
  readonly arcDeg: number;
  /** Points, angles and cusps directed; latitudes as at birth, speeds unknown, houses counted from the directed cusps, no ground. */
  readonly radix: Radix;
  readonly lifeJdTt: number;
  readonly lifeJdUt: number;
  readonly ageYears: number;
  readonly settings: SolarArcSettings;
  readonly sources: readonly SourceKey[];
}

export const SOLAR_ARC_SOURCES: readonly SourceKey[] = ['pottenger-1981', 'tyl-solar-arcs'];

/**
 * The radix directed to an instant of life.
 *
 * @param natal    cast for a moment
 * @param jdTt     instant of life, Julian date TT
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `pottenger-1981`, `tyl-solar-arcs`
 */
export function solarArcOf(kernel: Kernel, natal: Radix, jdTt: number, choices: SolarArcChoices = {}): SolarArc {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const ruler = arcRuler(core, birth, choices);
  checkJd('jdTt', jdTt);
  const arcDeg = ruler.arcDeg(jdTt);
  return {
    arcDeg: roundedDeg(arcDeg),
    radix: directed(core, birth, ruler.settings.measure, arcDeg),
    lifeJdTt: jdTt,
    lifeJdUt: jdUtOfTt(jdTt),
    ageYears: ruler.clock.ageYears(jdTt),
    settings: ruler.settings,
    sources: SOLAR_ARC_SOURCES,
  };
}

/** The arc as a function of life. */
export interface ArcRuler {
  readonly settings: SolarArcSettings;
  readonly clock: ProgressionClock;
  /** Degrees, counted on and on; grows with life in a direct course and falls in a converse one. */
  arcDeg(lifeJdTt: number): number;
}

/** The arc of some choices. @throws EngineError INVALID_OPTION; its function OUT_OF_SPAN */
export function arcRuler(kernel: Kernel, natal: Radix, choices: SolarArcChoices): ArcRuler {
  const given = readChoices(choices, 'choices', SOLAR_ARC_NAMES);
  const ground = groundOf(natal);
  const pace = resolvePace(
    {
      ...(given.year === undefined ? {} : { year: given.year }),
      ...(given.course === undefined ? {} : { course: given.course }),
    },
    ground.jdTt,
  );
  const clock = progressionClock(natal, pace);
  const own = typeof given.arc === 'number';
  const arc = own ? 'user' : oneOf('choices.arc', given.arc ?? 'true', SOLAR_ARCS);
  const measure = oneOf('choices.measure', given.measure ?? 'longitude', ARC_MEASURES);
  const factor = numberIn('choices.factor', given.factor ?? 1, 0.01, 20);
  const degPerYear =
    arc === 'true'
      ? null
      : arc === 'user'
        ? numberIn('choices.arc', given.arc, 0.001, 30, 'degrees a year')
        : arc === 'naibod'
          ? NAIBOD_DEG
          : 1;
  const sun = degPerYear === null ? trueArc(kernel, natal, ground, measure, given) : null;
  return {
    settings: { arc, degPerYear, measure, factor, course: pace.course, year: pace.year, yearDays: pace.yearDays },
    clock,
    arcDeg: (life) => factor * (sun === null ? (degPerYear as number) * clock.skyDays(life) : sun(clock.skyDays(life))),
  };
}

/** What the Sun has gone after so many days, degrees, any number of turns. */
function trueArc(
  kernel: Kernel,
  natal: Radix,
  ground: RadixGround,
  measure: ArcMeasure,
  { ayanamsa }: SolarArcChoices,
): (skyDays: number) => number {
  const sunDeg =
    measure === 'longitude'
      ? sunCourse(kernel, castAs(natal, ayanamsa))
      : (jdTt: number) => sunAscensionDeg(kernel, jdTt);
  // The ephemeris speaks at both ends: the Sun of a printed chart is known to a minute only.
  const startDeg = sunDeg(ground.jdTt);
  return (skyDays) => {
    const jdTt = ground.jdTt + skyDays;
    checkJd('jdTt', jdTt);
    const roughly = NAIBOD_DEG * skyDays;
    // The Sun is never further than 5° from the mean one, so the turn is known.
    return roughly + normaliseSignedDeg(sunDeg(jdTt) - startDeg - roughly);
  };
}

/** Right ascension of the Sun on the true equator of date, degrees. */
export function sunAscensionDeg(kernel: Kernel, jdTt: number): number {
  const sun = skyAt(kernel, whenOfTt(jdTt), { bodies: ['Sun'] }).bodies.Sun;
  return degreesOf(sun?.rightAscensionRad ?? 0);
}

/**
 * A function that lays an arc off from a longitude of the chart: degrees to degrees, any turn.
 */
export function layOff(
  kernel: Kernel,
  natal: Radix,
  measure: ArcMeasure,
): (longitudeDeg: number, arcDeg: number) => number {
  if (measure === 'longitude') return (longitudeDeg, arcDeg) => longitudeDeg + arcDeg;
  const { obliquityDeg, ayanamsaDeg } = groundOf(natal);
  return (longitudeDeg, arcDeg) => {
    if (arcDeg === 0) return longitudeDeg;
    const ascensionDeg = ascensionOfLongitude(kernel, longitudeDeg + ayanamsaDeg, obliquityDeg);
    return longitudeOfAscension(kernel, ascensionDeg + arcDeg, obliquityDeg) - ayanamsaDeg;
  };
}

function directed(kernel: Kernel, natal: Radix, measure: ArcMeasure, arcDeg: number): Radix {
  const moved = layOff(kernel, natal, measure);
  const at = (longitudeDeg: number): number => normaliseDeg(moved(longitudeDeg, arcDeg));
  const cuspsDeg = natal.houses?.cuspsDeg.map((cusp) => zodiacSpot(at(cusp)).longitudeDeg) ?? null;
  return {
    points: natal.points.map((point) => directedPoint(point, at(point.longitudeDeg), cuspsDeg)),
    angles: natal.angles === null ? null : directedAngles(natal, at),
    houses:
      natal.houses === null || cuspsDeg === null
        ? null
        : { system: natal.houses.system ?? 'given', systemUsed: natal.houses.systemUsed ?? 'given', cuspsDeg },
    sect: natal.sect,
    ground: null,
    isTimeKnown: natal.isTimeKnown === true,
    settings: natal.settings,
    warnings: natal.warnings ?? [],
  };
}

function directedPoint(point: RadixPoint, atDeg: number, cuspsDeg: readonly number[] | null): RadixPoint {
  const { longitudeDeg, sign, degree } = zodiacSpot(atDeg);
  return {
    name: point.name,
    longitudeDeg,
    sign,
    degree,
    house: cuspsDeg === null ? null : houseOnCircle(longitudeDeg, cuspsDeg),
    isRetrograde: point.isRetrograde === true,
    longitudeDegPerDay: null,
    latitudeDeg: point.latitudeDeg ?? null,
    latitudeDegPerDay: null,
    declinationDeg: null,
    declinationDegPerDay: null,
    rightAscensionDeg: null,
    distanceAu: null,
  };
}

function directedAngles(natal: Radix, at: (longitudeDeg: number) => number): RadixAngles {
  const rows = anglesOf(natal).map(({ name, longitudeDeg: birthDeg }): readonly [string, RadixAngle] => {
    const { longitudeDeg, sign, degree } = zodiacSpot(at(birthDeg));
    return [name, { name, longitudeDeg, sign, degree, longitudeDegPerDay: null }];
  });
  return Object.fromEntries(rows) as unknown as RadixAngles;
}
