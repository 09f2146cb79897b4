/** Where does a body stand on its ellipse, and how does it move? Plain Kepler, with the sines of the core. */

import { radiansOf, turnRad } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Growing, HypotheticalRow } from './elements.ts';

const CENTURY = 36525;
/** Gauss's constant: mean motion at one au, radians a day. */
const GAUSS = 0.01720209895;
/** Days to either side at which the place is looked at for its rates: an error of 8e-6 in those of Vulcan, who runs round in 19 days. */
const STEP_DAYS = 0.02;
const MOST_ROUNDS = 60;

/**
 * Position, velocity and acceleration in the axes of the elements.
 *
 * The acceleration is only wanted for the bend of the way within the light-time.
 *
 * @returns nine numbers: au, au per day, au per day²
 */
export function stateOnOrbit(kernel: Kernel, row: HypotheticalRow, day: number, fraction: number): readonly number[] {
  const since = day - row.epochJdTt + fraction;
  const here = placeOnOrbit(kernel, row, since);
  const before = placeOnOrbit(kernel, row, since - STEP_DAYS);
  const after = placeOnOrbit(kernel, row, since + STEP_DAYS);
  const velocity = here.map((_, i) => ((after[i] as number) - (before[i] as number)) / (2 * STEP_DAYS));
  const acceleration = here.map(
    (x, i) => ((after[i] as number) - 2 * x + (before[i] as number)) / (STEP_DAYS * STEP_DAYS),
  );
  return [...here, ...velocity, ...acceleration];
}

/**
 * @param since  days from the epoch of the elements
 * @source  `meeus-1998` ch. 33
 */
function placeOnOrbit(kernel: Kernel, row: HypotheticalRow, since: number): readonly [number, number, number] {
  const { axisAu: a, eccentricity: e } = row;
  const [atEpoch, perCentury] = row.anomaly;
  const moved =
    perCentury === undefined ? (GAUSS / (a * Math.sqrt(a))) * since : radiansOf((perCentury * since) / CENTURY);
  const E = eccentricAnomaly(kernel, (radiansOf(atEpoch) + moved) % turnRad, e);
  const x = a * (kernel.cos(E) - e);
  const y = a * Math.sqrt(1 - e * e) * kernel.sin(E);
  const w = grown(row.perihelion, since);
  const node = grown(row.node, since);
  const i = radiansOf(row.inclinationDeg);
  const along = x * kernel.cos(w) - y * kernel.sin(w);
  const across = x * kernel.sin(w) + y * kernel.cos(w);
  const level = across * kernel.cos(i);
  const [c, s] = [kernel.cos(node), kernel.sin(node)];
  return [along * c - level * s, along * s + level * c, across * kernel.sin(i)];
}

function grown([atEpochDeg, degPerCentury]: Growing, since: number): number {
  return radiansOf(atEpochDeg + (degPerCentury * since) / CENTURY);
}

/** Kepler's equation by Newton's rule; from half a turn where the ellipse is long, whence it cannot overshoot. After a step of 1e-9 the rest is below 1e-16. */
function eccentricAnomaly(kernel: Kernel, anomaly: number, e: number): number {
  const M = anomaly > turnRad / 2 ? anomaly - turnRad : anomaly < -turnRad / 2 ? anomaly + turnRad : anomaly;
  let E = e < 0.8 ? M : (turnRad / 2) * (M < 0 ? -1 : 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const step = (E - e * kernel.sin(E) - M) / (1 - e * kernel.cos(E));
    E -= step;
    if (Math.abs(step) < 1e-9) break;
  }
  return E;
}
