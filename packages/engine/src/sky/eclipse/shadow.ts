/**
 * Where does the Moon's shadow lie? Bessel's elements: the place and the size of the shadow on the plane through the Earth's centre that stands across its
 * axis (the fundamental plane), with the rates of all of them. One set of formulas for the Sun, a planet or a star behind the Moon.
 *
 * Taken from vectors, not from differences of right ascension, so that rates are exact. Lengths are Earth radii (equatorial), times days of TT.
 *
 * @source  `explanatory-supplement-1992`, ch. 8 (Besselian elements)
 */

import type { Lights } from './lights.ts';

/** Radii that make the shadow, Earth radii: of the lamp, and of the Moon for the outer and for the inner cone. */
export interface ShadowRadii {
  readonly lamp: number;
  readonly moonPenumbra: number;
  readonly moonUmbra: number;
  /** By how much smaller the Moon is for second and third contact. */
  readonly valleys: number;
}

/** The shadow at an instant. A record that is filled again and again. */
export interface Shadow {
  jdTt: number;
  /** Where the axis cuts the plane: east and north of the Earth's centre; and the Moon's height above the plane. */
  x: number;
  y: number;
  z: number;
  xPerDay: number;
  yPerDay: number;
  zPerDay: number;
  /** Declination d and right ascension a of the point on the sky to which the axis runs, past the lamp. */
  sinD: number;
  cosD: number;
  sinA: number;
  cosA: number;
  dRadPerDay: number;
  aRadPerDay: number;
  /** Radius of the penumbra in the plane; of the umbra, negative where the eclipse is total. */
  l1: number;
  l2: number;
  /** The umbra's radius for second and third contact. */
  l2Contacts: number;
  /** Tangents of the cones' half angles. */
  tanF1: number;
  tanF2: number;
}

/** Fills `into` with the shadow that two lights make. */
export function shadowOf(at: Lights, { lamp, moonPenumbra, moonUmbra, valleys }: ShadowRadii, into: Shadow): Shadow {
  const gx = at.lampX - at.moonX;
  const gy = at.lampY - at.moonY;
  const gz = at.lampZ - at.moonZ;
  const g = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const kx = gx / g;
  const ky = gy / g;
  const kz = gz / g;
  const cosD = Math.sqrt(kx * kx + ky * ky);
  const sinA = ky / cosD;
  const cosA = kx / cosD;
  const mx = at.moonX;
  const my = at.moonY;
  const mz = at.moonZ;
  const flat = mx * cosA + my * sinA;
  const x = my * cosA - mx * sinA;
  const y = mz * cosD - flat * kz;
  const z = mx * kx + my * ky + mz * kz;
  // The axis turns.
  const hx = at.lampXPerDay - at.moonXPerDay;
  const hy = at.lampYPerDay - at.moonYPerDay;
  const hz = at.lampZPerDay - at.moonZPerDay;
  const stretch = hx * kx + hy * ky + hz * kz;
  const aRate = (hy * cosA - hx * sinA) / (g * cosD);
  const dRate = (hz - kz * stretch) / (g * cosD);
  const vx = at.moonXPerDay;
  const vy = at.moonYPerDay;
  const vz = at.moonZPerDay;
  into.jdTt = at.jdTt;
  into.x = x;
  into.y = y;
  into.z = z;
  into.xPerDay = vy * cosA - vx * sinA - aRate * flat;
  into.yPerDay = vz * cosD - (vx * cosA + vy * sinA) * kz - aRate * kz * x - dRate * z;
  into.zPerDay = vx * kx + vy * ky + vz * kz + aRate * cosD * x + dRate * y;
  into.sinD = kz;
  into.cosD = cosD;
  into.sinA = sinA;
  into.cosA = cosA;
  into.dRadPerDay = dRate;
  into.aRadPerDay = aRate;
  const sinF1 = (lamp + moonPenumbra) / g;
  const sinF2 = (lamp - moonUmbra) / g;
  const cosF1 = Math.sqrt(1 - sinF1 * sinF1);
  const cosF2 = Math.sqrt(1 - sinF2 * sinF2);
  into.tanF1 = sinF1 / cosF1;
  into.tanF2 = sinF2 / cosF2;
  into.l1 = z * into.tanF1 + moonPenumbra / cosF1;
  into.l2 = z * into.tanF2 - moonUmbra / cosF2;
  // What the smaller Moon does to the cone's angle is some metres.
  into.l2Contacts = into.l2 + valleys;
  return into;
}

/** A record to fill. */
export function emptyShadow(): Shadow {
  const none = Number.NaN;
  // biome-ignore format: a record of nothing
  return {
    jdTt: none, x: none, y: none, z: none, xPerDay: none, yPerDay: none, zPerDay: none,
    sinD: none, cosD: none, sinA: none, cosA: none, dRadPerDay: none, aRadPerDay: none,
    l1: none, l2: none, l2Contacts: none, tanF1: none, tanF2: none,
  };
}
