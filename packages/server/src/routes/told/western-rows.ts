/** Charts of Western astrology as they are published: bodies and angles of a radix, aspects between the points of two. */

import type { Chart } from '@khagol/engine';
import { lordOfSign, SIGNS } from '@khagol/engine/chart';
import { ANGLES, type AspectingPoint, type Radix, type RadixPoint, type WesternAspect } from '@khagol/engine/western';

/** A body of a radix. */
export function bodyData({
  name,
  longitudeDeg,
  sign,
  degree,
  house,
  latitudeDeg,
  declinationDeg,
  longitudeDegPerDay,
  isRetrograde,
}: RadixPoint): Readonly<Record<string, unknown>> {
  return {
    name,
    longitude: longitudeDeg,
    sign: SIGNS[sign - 1],
    signNumber: sign,
    signLord: lordOfSign(sign),
    degree,
    house,
    latitude: latitudeDeg,
    declination: declinationDeg,
    speed: longitudeDegPerDay,
    retrograde: isRetrograde,
    isRetrograde,
  };
}

/** The angles of a radix, none where it has no place. */
export function anglesData({ angles }: Radix): readonly unknown[] {
  if (angles === null) return [];
  return ANGLES.map((name) => {
    const { longitudeDeg, sign, degree } = angles[name];
    return { name, longitude: longitudeDeg, sign: SIGNS[sign - 1], signNumber: sign, degree };
  });
}

export function aspectData({
  point1,
  point2,
  type,
  angleDeg,
  orbDeg,
  strength,
  nature,
  movement,
}: WesternAspect): unknown {
  return {
    planet1: point1,
    planet2: point2,
    type,
    angle: angleDeg,
    orb: orbDeg,
    strength,
    nature,
    applying: movement === null || movement === 'static' ? null : movement === 'applying',
  };
}

/** The bodies of a chart as points that cast aspects; `angles` adds Ascendant and Midheaven. */
export function castingPoints({ planets, ascendant, midheaven }: Chart, angles: boolean): readonly AspectingPoint[] {
  const bodies = planets.map(({ name, longitude, speed }) => ({
    name,
    longitudeDeg: longitude,
    longitudeDegPerDay: speed,
  }));
  const corners = [ascendant, midheaven].map(({ name, longitude }) => ({
    name,
    longitudeDeg: longitude,
    longitudeDegPerDay: null,
  }));
  return angles ? [...bodies, ...corners] : bodies;
}
