/** Where do the houses of a composite stand: midway between the cusps of the two, or as its midheaven has them at a latitude? */

import { degreesOf, normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { houseSystemNamed } from '../../chart/houses.ts';
import { numberIn } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { ANGLES, type AngleName, type Radix, type RadixAngle, type RadixAngles, zodiacSpot } from '../radix/index.ts';

/**
 * The midpoint of two longitudes on their shorter arc, 0 … <360; of two exactly opposite, the smaller of the two that there are, so that their order does not
 * matter.
 */
export function nearMidpointDeg(aDeg: number, bDeg: number): number {
  const [low, high] = [zodiacSpot(aDeg).longitudeDeg, zodiacSpot(bDeg).longitudeDeg].sort((x, y) => x - y) as [
    number,
    number,
  ];
  const middle = (low + high) / 2;
  return zodiacSpot(high - low > 180 ? middle + 180 : high - low === 180 ? middle % 180 : middle).longitudeDeg;
}

/** Angles and twelve cusps of a composite. */
export interface Divided {
  readonly angles: RadixAngles;
  readonly cuspsDeg: readonly number[];
}

/**
 * Angles and cusps midway between the two, from the nearer midpoint of the base round the circle.
 *
 * @throws  EngineError INVALID_OPTION for a chart without houses
 */
export function byCusps(a: Radix, b: Radix, base: 'Midheaven' | 'Ascendant', turn: number): Divided {
  const [ours, theirs] = [a.angles, b.angles];
  if (a.houses === null || b.houses === null || ours === null || theirs === null) {
    const allowed = 'two charts with houses';
    throw refusal('INVALID_OPTION', 'options.houses', allowed, `Midpoints of cusps need ${allowed}.`);
  }
  const [one, other] = [ours[base].longitudeDeg, theirs[base].longitudeDeg];
  const start = nearMidpointDeg(one, other) + turn;
  // The mean of two ways round the circle from the base is a midpoint of the two ends, and keeps their order.
  const at = (name: AngleName) =>
    start + (onwardDeg(one, ours[name].longitudeDeg) + onwardDeg(other, theirs[name].longitudeDeg)) / 2;
  const [first, ...more] = [a.houses.cuspsDeg, b.houses.cuspsDeg].map((cusps) => cusps[0] as number);
  // Houses by sign or of equal size need not begin at an angle: of both midpoints of the first cusp, the one nearer to the ascendant.
  const middle = nearMidpointDeg(first as number, more[0] as number);
  const firstDeg = Math.abs(normaliseSignedDeg(middle - at('Ascendant'))) > 90 ? middle + 180 : middle;
  const theirCusps = b.houses.cuspsDeg;
  return {
    angles: anglesAt(at),
    cuspsDeg: a.houses.cuspsDeg.map((cusp, i) => {
      const way = (onwardDeg(first as number, cusp) + onwardDeg(more[0] as number, theirCusps[i] as number)) / 2;
      return zodiacSpot(firstDeg + way).longitudeDeg;
    }),
  };
}

/** From one longitude to another in the order of the signs, 0 … <360. */
function onwardDeg(from: number, to: number): number {
  return zodiacSpot(to - from).longitudeDeg;
}

/** Houses reckoned, not averaged. */
export interface Derived extends Divided {
  readonly latitudeDeg: number;
  readonly system: string;
  readonly systemUsed: string;
}

/**
 * The houses that the composite midheaven has at a latitude.
 *
 * @throws  EngineError INVALID_OPTION naming the member; for charts without a moment
 */
export function derived(
  kernel: Kernel,
  a: Radix,
  b: Radix,
  chosen: { readonly latitudeDeg?: number; readonly houseSystem?: string },
): Derived {
  if (a.ground === null || b.ground === null || a.angles === null || b.angles === null) {
    const allowed = 'two charts cast for a moment';
    throw refusal('INVALID_OPTION', 'options.houses', allowed, `Derived houses need ${allowed}.`);
  }
  const latitudeDeg = numberIn(
    'options.latitudeDeg',
    chosen.latitudeDeg ?? (a.ground.place.latitudeDeg + b.ground.place.latitudeDeg) / 2,
    -90,
    90,
    'degrees',
  );
  const system = houseSystemNamed(chosen.houseSystem ?? 'placidus', 'options.houseSystem');
  if (system.cusps !== 12 || system.needsSun) {
    const allowed = 'a system of twelve houses that needs no Sun';
    throw refusal(
      'INVALID_OPTION',
      'options.houseSystem',
      allowed,
      `Derived houses take ${allowed}, not ${system.id}.`,
    );
  }
  const less = (a.ground.ayanamsaDeg + b.ground.ayanamsaDeg) / 2;
  const midheaven = nearMidpointDeg(a.angles.Midheaven.longitudeDeg, b.angles.Midheaven.longitudeDeg) + less;
  const obliquity = radiansOf((a.ground.obliquityDeg + b.ground.obliquityDeg) / 2);
  // Meeus (13.3) for a point of the ecliptic: the right ascension of the midheaven.
  const longitude = radiansOf(midheaven);
  const armc = kernel.atan2(kernel.sin(longitude) * kernel.cos(obliquity), kernel.cos(longitude));
  const latitude = radiansOf(latitudeDeg);
  const angles = kernel.angles(armc, latitude, obliquity);
  const { cuspsRad, substituted } = kernel.houses(system.number, armc, latitude, obliquity, 0);
  const place = (rad: number) => zodiacSpot(degreesOf(rad) - less).longitudeDeg;
  const [ascendant, vertex, eastPoint] = [angles.ascendantRad, angles.vertexRad, angles.eastPointRad].map(place);
  const at = (name: AngleName): number => {
    if (name === 'Ascendant' || name === 'Descendant') return (ascendant as number) + (name === 'Ascendant' ? 0 : 180);
    if (name === 'Midheaven' || name === 'ImumCoeli') return midheaven - less + (name === 'Midheaven' ? 0 : 180);
    return (name === 'Vertex' ? vertex : eastPoint) as number;
  };
  return {
    latitudeDeg,
    system: system.id,
    systemUsed: substituted ? 'porphyry' : system.id,
    angles: anglesAt(at),
    cuspsDeg: cuspsRad.map(place),
  };
}

function anglesAt(at: (name: AngleName) => number): RadixAngles {
  const rows = ANGLES.map((name): readonly [AngleName, RadixAngle] => {
    const { longitudeDeg, sign, degree } = zodiacSpot(at(name));
    return [name, { name, longitudeDeg, sign, degree, longitudeDegPerDay: null }];
  });
  return Object.fromEntries(rows) as unknown as RadixAngles;
}
