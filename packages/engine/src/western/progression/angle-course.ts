/** How a progressed Ascendant or Midheaven moves through the zodiac: for the searches of events.ts. */

import { degreesOf, radiansOf } from '../../angle.ts';
import { meanAyanamsaRad, resolveAyanamsa } from '../../chart/ayanamsa.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { whenOfTt } from '../../time/local-clock.ts';
import type { Radix } from '../radix/index.ts';
import { meridianStart, progressedArmcDeg } from './angles.ts';
import type { ResolvedProgression } from './choices.ts';
import { type Course, sunCourse } from './course.ts';
import { groundOf } from './natal.ts';
import { sunAscensionDeg } from './solar-arc.ts';

/** The meridian turns by a degree at most from step to step. */
const DAILY_STEP_DAYS = 1 / 361;
const STEP_DAYS = 0.9;

/**
 * The course of an angle; null for the Ascendant within the polar circles, where it leaps from one side of the sky to the other.
 */
export function angleCourse(
  kernel: Kernel,
  natal: Radix,
  { settings, radix }: ResolvedProgression,
  name: 'Ascendant' | 'Midheaven',
): Course | null {
  const { place, angles: method } = settings;
  const ground = groundOf(natal);
  // A degree of room: the obliquity changes by 0.4° within the years of the ephemeris.
  if (name === 'Ascendant' && Math.abs(place.latitudeDeg) >= 89 - ground.obliquityDeg) return null;
  const start = meridianStart(kernel, natal, ground, place, method);
  const sunDeg = method === 'solar-arc-longitude' ? sunCourse(kernel, radix) : () => 0;
  const ascensionDeg =
    method === 'solar-arc-right-ascension' ? (jdTt: number) => sunAscensionDeg(kernel, jdTt) : () => 0;
  const rule = radix.zodiac === 'sidereal' && radix.ayanamsa !== undefined ? resolveAyanamsa(radix.ayanamsa) : null;
  return {
    name,
    stepDays: method === 'daily' ? DAILY_STEP_DAYS : STEP_DAYS,
    angleRad: (jdTt) => {
      const { tt, ut1 } = whenOfTt(jdTt);
      const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
      const ayanamsaRad = rule === null ? 0 : meanAyanamsaRad(kernel, rule, jdTt) + frame.nutationLongitudeRad;
      const armcDeg = progressedArmcDeg(kernel, method, start, {
        skyDays: jdTt - ground.jdTt,
        sunDeg: sunDeg(jdTt),
        sunAscensionDeg: ascensionDeg(jdTt),
        obliquityDeg: degreesOf(frame.trueObliquityRad),
        ayanamsaDeg: degreesOf(ayanamsaRad),
        siderealDeg: degreesOf(frame.siderealTimeRad) + place.longitudeDeg,
      });
      const at = kernel.angles(radiansOf(armcDeg), radiansOf(place.latitudeDeg), frame.trueObliquityRad);
      return (name === 'Ascendant' ? at.ascendantRad : at.midheavenRad) - ayanamsaRad;
    },
  };
}
