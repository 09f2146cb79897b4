/** How far apart do two directions stand, and how much of a globe is lit? Angles between places on the sphere, for phases, elongations and conjunctions. */

import type { Kernel } from '../../kernel/kernel.ts';
import { RESULT_WIDTH } from '../../kernel/numbers.ts';
import type { Body } from '../sky.ts';
import { HAVERSINE_BEND } from './bends.ts';
import { lookAt, type Motion, pairMotion, type View } from './motion.ts';

/**
 * The square of the sine of half the arc between two directions, which is smooth where the arc itself has a kink, at 0.
 *
 * @param a, b    numbers of two bodies in one array, longitude, latitude … as `Result` has them
 * @source  `meeus-1998`, (17.5)
 */
export function haversineOf(kernel: Kernel, numbers: Float64Array, a: number, b: number): number {
  const [lambdaA, betaA] = [numbers[a] as number, numbers[a + 1] as number];
  const [lambdaB, betaB] = [numbers[b] as number, numbers[b + 1] as number];
  const along = kernel.sin(0.5 * (lambdaA - lambdaB));
  const across = kernel.sin(0.5 * (betaA - betaB));
  return across * across + kernel.cos(betaA) * kernel.cos(betaB) * along * along;
}

/** The rate of `haversineOf`, per day. */
export function haversineRateOf(kernel: Kernel, numbers: Float64Array, a: number, b: number): number {
  const [lambdaA, betaA, , lambdaRateA, betaRateA] = numbers.subarray(a, a + 5) as unknown as Five;
  const [lambdaB, betaB, , lambdaRateB, betaRateB] = numbers.subarray(b, b + 5) as unknown as Five;
  const along = kernel.sin(0.5 * (lambdaA - lambdaB));
  const [cosA, cosB] = [kernel.cos(betaA), kernel.cos(betaB)];
  return (
    0.5 * kernel.sin(betaA - betaB) * (betaRateA - betaRateB) +
    0.5 * cosA * cosB * kernel.sin(lambdaA - lambdaB) * (lambdaRateA - lambdaRateB) -
    along * along * (kernel.sin(betaA) * cosB * betaRateA + cosA * kernel.sin(betaB) * betaRateB)
  );
}

type Five = readonly [number, number, number, number, number];

/** The arc, 0 … π radians, of its haversine. */
export function arcOf(kernel: Kernel, haversine: number): number {
  return 2 * kernel.asin(Math.sqrt(Math.max(0, haversine)));
}

/**
 * The share of a disc that the Sun lights.
 *
 * @param elongationRad   between the body and the Sun, as the Earth sees them
 * @param distanceAu      of the body
 * @param sunDistanceAu   of the Sun
 * @returns 0 … 1
 * @source  `meeus-1998`, (48.3) and (48.1)
 */
export function litFraction(kernel: Kernel, elongationRad: number, distanceAu: number, sunDistanceAu: number): number {
  const across = sunDistanceAu * kernel.sin(elongationRad);
  const along = distanceAu - sunDistanceAu * kernel.cos(elongationRad);
  const phaseAngle = kernel.atan2(across, along);
  return 0.5 * (1 + kernel.cos(phaseAngle));
}

/** The haversine of the arc between a body and the Sun. */
export function sunArcMotion(kernel: Kernel, body: Body, view: View): Motion {
  const look = lookAt(kernel, [body, 'Sun'], view);
  const { stepDays } = pairMotion(kernel, body, 'Sun', 'longitude', -1, view);
  return {
    value: (jdTt) => haversineOf(kernel, look(jdTt), 0, RESULT_WIDTH),
    rate: (jdTt) => haversineRateOf(kernel, look(jdTt), 0, RESULT_WIDTH),
    stepDays,
    bend: HAVERSINE_BEND[body] ?? 0,
  };
}
