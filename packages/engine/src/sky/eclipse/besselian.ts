/** Bessel's elements of an eclipse of the Sun at an instant, with polynomials for the hours around it: for those who reckon on with them, or print them. */

import { normaliseRad } from '../../angle.ts';
import { readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { scalesOfTt } from '../../time/scales.ts';
import { checkSpan } from '../altitude.ts';
import { courseOf, shadowAtOf } from './course.ts';
import { lightsOf } from './lights.ts';
import {
  readDeltaT,
  readSolarSettings,
  type SolarEclipseOptions,
  type SolarEclipseSettings,
  solarRadii,
  withRadius,
} from './options.ts';

/** c[0] + c[1] t + c[2] t² + c[3] t³, t in hours of TT from the record's instant. */
export type HourlyPolynomial = readonly [number, number, number, number];

/** The elements. Lengths are Earth radii (equatorial). */
export interface BesselianElements {
  readonly jdTt: number;
  /** The axis in the fundamental plane: east and north of the Earth's centre. */
  readonly x: HourlyPolynomial;
  readonly y: HourlyPolynomial;
  /** Declination of the point to which the axis runs. */
  readonly dRad: HourlyPolynomial;
  /** Its hour angle at Greenwich, west positive; 0 … 2π at the instant. */
  readonly muRad: HourlyPolynomial;
  /** Radius of the penumbra; and of the umbra, negative where the eclipse is total. */
  readonly l1: HourlyPolynomial;
  readonly l2: HourlyPolynomial;
  readonly tanF1: number;
  readonly tanF2: number;
  /** TT − UT1 in `muRad`, seconds. NASA's printed µ has none: it is greater by 0.00417807° × ΔT. */
  readonly deltaTSeconds: number;
  readonly settings: Pick<SolarEclipseSettings, 'moonRadius'>;
  readonly sources: readonly SourceKey[];
}

/**
 * The elements round an instant.
 *
 * The polynomials go through the true values 1 and 3 hours before and after; between them they are within 1e-6.
 *
 * @param jdTt  Julian date, TT; usually a whole hour near a new moon, but any will do that has Sun and Moon within 60° of each other
 * @throws  EngineError INVALID_OPTION; OUT_OF_SPAN where no loaded ephemeris has Sun and Moon
 */
export function besselianElements(
  kernel: Kernel,
  jdTt: number,
  options: Omit<SolarEclipseOptions, 'greatest'> = {},
): BesselianElements {
  readChoices(options, 'options', { moonRadius: true, deltaT: true });
  const { moonRadius } = readSolarSettings(options, 'options.');
  const deltaT = readDeltaT(options.deltaT);
  checkSpan(jdTt, jdTt);
  const at = shadowAtOf(lightsOf(kernel, 'Sun'), solarRadii({ moonRadius }));
  const day = Math.floor(jdTt);
  const { deltaTSeconds } = scalesOfTt({ scale: 'tt', day, fraction: jdTt - day }, deltaT);
  const course = courseOf(kernel, at, jdTt, deltaTSeconds);
  const looks = [-3, -1, 1, 3].map((hours) => {
    const shadow = at(jdTt + hours / 24);
    const { x, y, sinD, cosD, l1, l2 } = shadow;
    return { x, y, d: kernel.atan2(sinD, cosD), l1, l2, mu: course.muRad(shadow) };
  });
  const cubic = (of: (look: (typeof looks)[number]) => number): HourlyPolynomial =>
    cubicThrough(looks.map(of) as [number, number, number, number]);
  // An hour angle grows on across the end of its circle.
  const firstMu = looks[0]?.mu ?? 0;
  const mu = cubic((look) => firstMu + normaliseRad(look.mu - firstMu + 1) - 1);
  const { tanF1, tanF2 } = at(jdTt);
  return {
    jdTt,
    x: cubic(({ x }) => x),
    y: cubic(({ y }) => y),
    dRad: cubic((look) => look.d),
    muRad: [normaliseRad(mu[0]), mu[1], mu[2], mu[3]],
    l1: cubic(({ l1 }) => l1),
    l2: cubic(({ l2 }) => l2),
    tanF1,
    tanF2,
    deltaTSeconds,
    settings: { moonRadius },
    sources: withRadius(['explanatory-supplement-1992'], moonRadius),
  };
}

/** The cubic through values at −3, −1, 1 and 3 hours. */
function cubicThrough([a, b, c, d]: readonly [number, number, number, number]): HourlyPolynomial {
  const [even1, even3, odd1, odd3] = [(c + b) / 2, (d + a) / 2, (c - b) / 2, (d - a) / 2];
  const c2 = (even3 - even1) / 8;
  const c3 = (odd3 - 3 * odd1) / 24;
  return [even1 - c2, odd1 - c3, c2, c3];
}
