/** Casting a radix: one moment and one literal of choices become points, angles, cusps and sect. */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { castChart } from '../../chart/cast.ts';
import type { Chart, Placement } from '../../chart/chart.ts';
import { skyChoicesFor } from '../../chart/choices.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { Body, BodyState, Sky } from '../../sky/sky.ts';
import { skyAt } from '../../sky/sky-at.ts';
import { jdUtOf } from '../../time/local-clock.ts';
import type { Moment } from '../../time/moment.ts';
import { readMoment } from '../../time/read-moment.ts';
import { type ResolvedWesternChoices, resolveWesternChoices, type WesternChoices } from './choices.ts';
import { heliocentric } from './heliocentric.ts';
import {
  type AngleName,
  type Radix,
  type RadixAngle,
  type RadixAngles,
  type RadixGround,
  type RadixPoint,
  roundedDeg,
  type Sect,
  zodiacSpot,
} from './radix.ts';

/**
 * The radix of a moment.
 *
 * @param kernel   `engine.kernel`
 * @param moment   the instant, its place, its certainty: `engine.moment(birth)`
 * @param choices  zodiac, houses, nodes, points, centre; tropical Placidus with the true node when left out
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, with the names that do; OUT_OF_SPAN outside every loaded ephemeris. A body
 *          that cannot be placed at the date, or houses that do not exist at the latitude, are warnings
 */
export function radixOf(kernel: Kernel, moment: Moment, choices: WesternChoices = {}): Radix {
  const core = readKernel(kernel);
  const at = readMoment(moment);
  const resolved = resolveWesternChoices(choices);
  return resolved.centre === 'heliocentric' ? heliocentric(core, at, resolved) : seen(core, at, resolved);
}

/** As seen from the Earth. */
function seen(kernel: Kernel, moment: Moment, resolved: ResolvedWesternChoices): Radix {
  const sky = skyAt(kernel, moment, { ...skyChoicesFor(resolved.chart), centre: resolved.centre });
  const chart = castChart(kernel, moment, sky, resolved.chart);
  const ground = groundOf(chart, moment);
  const angles = anglesOf(kernel, chart, ground);
  const sunDeg = chart.planets.find(({ name }) => name === 'Sun')?.longitude ?? 0;
  const sect = sectOf(kernel, sky, ground, resolved.sectBy, [sunDeg, angles.Ascendant.longitudeDeg]);
  const { houseSystem, houseSystemUsed, ephemeris, ayanamsa, nodeType } = chart.calculation;
  return {
    points: chart.planets.map((placement) => pointOf(placement, stateOf(sky, placement.name, nodeType))),
    angles,
    houses: {
      system: houseSystem,
      systemUsed: houseSystemUsed,
      cuspsDeg: chart.houses.map(({ longitude }) => longitude),
    },
    sect,
    ground,
    isTimeKnown: moment.certainty.time === 'stated',
    settings: {
      zodiac: chart.zodiac,
      ayanamsa,
      centre: resolved.centre,
      houseSystem,
      nodeType,
      sectBy: resolved.sectBy,
      ephemeris,
    },
    warnings: chart.warnings,
  };
}

/** Names that Western charts use, by those of the chart stage. */
const WESTERN_NAMES: { readonly [name: string]: string } = {
  MeanApogee: 'MeanLilith',
  OsculatingApogee: 'TrueLilith',
  InterpolatedApogee: 'InterpolatedLilith',
  InterpolatedPerigee: 'Priapus',
  Rahu: 'NorthNode',
  Ketu: 'SouthNode',
};

function stateOf(sky: Sky, name: string, nodeType: 'mean' | 'true'): BodyState | null {
  const isNode = name === 'NorthNode' || name === 'SouthNode' || name === 'Rahu' || name === 'Ketu';
  const body: Body = isNode ? (nodeType === 'true' ? 'TrueNode' : 'MeanNode') : (name as Body);
  return sky.bodies[body] ?? null;
}

function pointOf(
  { name, longitude, latitude, speed, distance, house }: Placement,
  state: BodyState | null,
): RadixPoint {
  const called = WESTERN_NAMES[name] ?? name;
  const opposite = called === 'SouthNode';
  const side = opposite ? -1 : 1;
  const { sign, degree } = zodiacSpot(longitude);
  return {
    name: called,
    longitudeDeg: longitude,
    sign,
    degree,
    house,
    isRetrograde: speed < 0,
    longitudeDegPerDay: speed,
    latitudeDeg: latitude,
    latitudeDegPerDay: state && roundedDeg(side * degreesOf(state.latitudeRadPerDay)),
    declinationDeg: state && roundedDeg(side * degreesOf(state.declinationRad)),
    declinationDegPerDay: state && roundedDeg(side * degreesOf(state.declinationRadPerDay)),
    rightAscensionDeg: state && zodiacSpot(degreesOf(state.rightAscensionRad) + (opposite ? 180 : 0)).longitudeDeg,
    distanceAu: distance,
  };
}

function groundOf({ calculation }: Chart, moment: Moment): RadixGround {
  return {
    jdTt: moment.tt.day + moment.tt.fraction,
    jdUt: jdUtOf(moment),
    place: moment.place,
    armcDeg: calculation.siderealTimeDeg,
    obliquityDeg: calculation.obliquityDeg,
    ayanamsaDeg: calculation.ayanamsaTrueValue ?? 0,
  };
}

function anglesOf(kernel: Kernel, chart: Chart, ground: RadixGround): RadixAngles {
  const rates = kernel.angles(
    radiansOf(ground.armcDeg),
    radiansOf(ground.place.latitudeDeg),
    radiansOf(ground.obliquityDeg),
  );
  const angleOf = (name: AngleName, radPerDay: number): RadixAngle => {
    const longitude = chart.angles.find((angle) => angle.name === name)?.longitude ?? 0;
    const { sign, degree } = zodiacSpot(longitude);
    return { name, longitudeDeg: longitude, sign, degree, longitudeDegPerDay: roundedDeg(degreesOf(radPerDay)) };
  };
  return {
    Ascendant: angleOf('Ascendant', rates.ascendantRadPerDay),
    Midheaven: angleOf('Midheaven', rates.midheavenRadPerDay),
    Descendant: angleOf('Descendant', rates.ascendantRadPerDay),
    ImumCoeli: angleOf('ImumCoeli', rates.midheavenRadPerDay),
    Vertex: angleOf('Vertex', rates.vertexRadPerDay),
    EastPoint: angleOf('EastPoint', rates.eastPointRadPerDay),
  };
}

/**
 * Day or night: by the altitude of the Sun's centre without refraction, or by the axis of the ascendant. The two agree but for the Sun's latitude of
 * an arcsecond, and inside the polar circles where the axis is turned round.
 */
function sectOf(
  kernel: Kernel,
  sky: Sky,
  { armcDeg, place }: RadixGround,
  sectBy: 'altitude' | 'axis',
  [sunDeg, ascendantDeg]: readonly [number, number],
): Sect | null {
  if (sectBy === 'axis') return sectByAxis(sunDeg, ascendantDeg);
  const sun = sky.bodies.Sun;
  if (sun === undefined) return null;
  const latitude = radiansOf(place.latitudeDeg);
  const hourAngle = radiansOf(armcDeg) - sun.rightAscensionRad;
  const sine =
    kernel.sin(latitude) * kernel.sin(sun.declinationRad) +
    kernel.cos(latitude) * kernel.cos(sun.declinationRad) * kernel.cos(hourAngle);
  return sine >= 0 ? 'day' : 'night';
}

/** Day when the Sun lies within the half circle above the axis of the ascendant: houses 12 back to 7. */
export function sectByAxis(sunDeg: number, ascendantDeg: number): Sect {
  return normaliseDeg(ascendantDeg - sunDeg) < 180 ? 'day' : 'night';
}
