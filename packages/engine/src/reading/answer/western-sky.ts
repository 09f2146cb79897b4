/** The sky of a time in the zodiac of a Western chart: the planets and the nodes, by sign and direction. */

import { degreesOf, normaliseDeg } from '../../angle.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { jdTtOfUt } from '../../time/index.ts';
import type { Nativity } from '../../western/index.ts';
import { motionOf } from '../../western/transit/index.ts';
import type { SkyRow } from '../claims/index.ts';

// biome-ignore format: a list
const SEEN = [
  'Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'NorthNode', 'SouthNode',
] as const;

/**
 * Where they are, as claims of transits are held against it.
 *
 * @param jdUt  a civil Julian date
 * @returns the Sun, the Moon, Mercury to Pluto, the nodes
 * @throws  EngineError OUT_OF_SPAN where the ephemeris ends; INVALID_OPTION for a sidereal chart by an ayanamsa of the caller's own
 */
export function westernSkyAt(kernel: Kernel, { radix }: Nativity, jdUt: number): readonly SkyRow[] {
  const jdTt = jdTtOfUt(jdUt);
  return SEEN.map((graha) => {
    const motion = motionOf(kernel, radix.settings, graha);
    const longitudeDeg = normaliseDeg(degreesOf(motion.angle(jdTt)));
    return { graha, sign: Math.floor(longitudeDeg / 30) + 1, isRetrograde: motion.rate(jdTt) < 0 };
  });
}
