/** When was the last new or full Moon before a birth, and where? The degree of the prenatal syzygy. */

import { degreesOf, normaliseRad } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { apparentLongitudes } from '../../sky/places.ts';
import { previousAngleCrossing } from '../../sky/search.ts';
import { checkJd } from '../../span.ts';
import { needGround, type Radix, readRadix, zodiacSpot } from '../radix/index.ts';

export interface Syzygy {
  readonly jdTt: number;
  readonly kind: 'new' | 'full';
  /** Of the Moon; at a new Moon that of the Sun too. */
  readonly longitudeDeg: number;
  /** Of the Sun, the other light at a full Moon. */
  readonly sunLongitudeDeg: number;
}

/** The longest time from one syzygy to the next is 15.6 days. */
const LIMIT_DAYS = 17;
/** Moon less Sun only grows, by 30° at most in this step. */
const STEP_DAYS = 2;

/**
 * The last new or full Moon before an instant, in the tropical zodiac of date.
 *
 * @param kernel  `engine.kernel`
 * @param jdTt    Julian date, TT; an exact syzygy at this very instant is not before it
 * @throws  EngineError INVALID_OPTION, INVALID_DATETIME for what is no kernel or date; OUT_OF_SPAN where no loaded ephemeris reaches
 * @source  as `ptolemy-tetrabiblos` III.2 asks for it; apparent geocentric longitudes
 */
export function prenatalSyzygy(kernel: Kernel, jdTt: number): Syzygy {
  const core = readKernel(kernel);
  checkJd('jdTt', jdTt);
  const at = apparentLongitudes(core, ['Sun', 'Moon']);
  const angle = (jd: number): number => {
    const { longitudeRad } = at(jd);
    return (longitudeRad[1] as number) - (longitudeRad[0] as number);
  };
  const rate = (jd: number): number => {
    const { longitudeRadPerDay } = at(jd);
    return (longitudeRadPerDay[1] as number) - (longitudeRadPerDay[0] as number);
  };
  const found = previousAngleCrossing(angle, jdTt, {
    rate,
    stepDays: STEP_DAYS,
    limitDays: LIMIT_DAYS,
    everyRad: Math.PI,
    offsetRad: 0,
  });
  if (found === null) throw new Error('The Moon met neither conjunction nor opposition within 17 days.');
  const { longitudeRad } = at(found.jdTt);
  return {
    jdTt: found.jdTt,
    kind: found.index === 0 ? 'new' : 'full',
    longitudeDeg: zodiacSpot(degreesOf(normaliseRad(longitudeRad[1] as number))).longitudeDeg,
    sunLongitudeDeg: zodiacSpot(degreesOf(normaliseRad(longitudeRad[0] as number))).longitudeDeg,
  };
}

/**
 * The last new or full Moon before a radix, in its zodiac. In a sidereal one the ayanamsa of the radix is taken off; the syzygy's own is up to 2″ less.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix or one of bare longitudes; and as `prenatalSyzygy`
 * @source  `ptolemy-tetrabiblos` III.2
 */
export function prenatalSyzygyOf(kernel: Kernel, radix: Radix): Syzygy {
  const { jdTt, ayanamsaDeg } = needGround(readRadix(radix));
  const less = numberIn('radix.ground.ayanamsaDeg', ayanamsaDeg, -1e9, 1e9, 'degrees');
  const syzygy = prenatalSyzygy(kernel, jdTt);
  return {
    jdTt: syzygy.jdTt,
    kind: syzygy.kind,
    longitudeDeg: zodiacSpot(syzygy.longitudeDeg - less).longitudeDeg,
    sunLongitudeDeg: zodiacSpot(syzygy.sunLongitudeDeg - less).longitudeDeg,
  };
}
