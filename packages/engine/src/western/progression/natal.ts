/** What progressions and directions need of a radix that a caller may have stored and altered: its ground and its angles, looked at number by number. */

import { numberIn } from '../../choice.ts';
import { isRecord } from '../../input.ts';
import { readPlace } from '../../time/place.ts';
import { ANGLES, type AngleName, needGround, type Radix, type RadixGround } from '../radix/index.ts';

/**
 * Moment, place and meridian of a radix.
 *
 * @throws  EngineError INVALID_OPTION naming the member; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; also for a radix without a moment
 */
export function groundOf(natal: Radix): RadixGround {
  const { jdTt, jdUt, place, armcDeg, obliquityDeg, ayanamsaDeg } = needGround(natal);
  const degrees = (member: string, value: unknown, least: number, most: number): number =>
    numberIn(`natal.ground.${member}`, value, least, most, 'degrees');
  return {
    jdTt,
    jdUt,
    place: readPlace('natal.ground.place', place),
    armcDeg: degrees('armcDeg', armcDeg, -360, 360),
    obliquityDeg: degrees('obliquityDeg', obliquityDeg, 20, 27),
    ayanamsaDeg: degrees('ayanamsaDeg', ayanamsaDeg, -360, 360),
  };
}

/** A place of the birth chart by name, in its zodiac. */
export interface NatalPlace {
  readonly name: string;
  readonly longitudeDeg: number;
}

/** Angles that the radix has, in the order of their names. */
export function anglesOf({ angles }: Radix): readonly (NatalPlace & { readonly name: AngleName })[] {
  if (angles === null) return [];
  return ANGLES.flatMap((name) => {
    const angle: unknown = angles[name];
    const longitudeDeg = isRecord(angle) ? angle['longitudeDeg'] : undefined;
    return typeof longitudeDeg === 'number' && Number.isFinite(longitudeDeg) ? [{ name, longitudeDeg }] : [];
  });
}
