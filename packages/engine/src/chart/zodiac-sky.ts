/**
 * The sky through one zodiac, at any instant: what searches, calendars and periods ask, thousands of times, where a whole chart
 * would be too much. Same places as a chart of the same choices, before its rounding.
 *
 * In a sidereal zodiac nutation is left out on both sides: places from the mean equinox of date, less the mean ayanamsa. A tropical one begins at the
 * true equinox, which nutation moves by up to 17″: seven minutes of the Sun, hours of Saturn.
 */

import { degreesOf, normaliseDeg, radiansOf } from '../angle.ts';
import { oneOf } from '../choice.ts';
import { EngineError } from '../errors.ts';
import { isRecord, readList, refusal } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import { BEND, TOP_SPEED } from '../sky/events/bends.ts';
import { apparentLongitudes } from '../sky/places.ts';
import type { SearchOptions } from '../sky/search.ts';
import { BODIES, type Body } from '../sky/sky.ts';
import { checkJd } from '../span.ts';
import { whenOfTt } from '../time/local-clock.ts';
import type { Place } from '../time/moment.ts';
import { readPlace } from '../time/place.ts';
import { meanAyanamsaRad, meanAyanamsaRadPerDay } from './ayanamsa.ts';
import type { ChartChoices, ResolvedChoices } from './choices.ts';
import { resolveChoices } from './choices.ts';

/** A body as the zodiac sees it: degrees, degrees per day. */
export interface ZodiacPlace {
  /** 0 … <360. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly longitudeDegPerDay: number;
  /** From the equator of date: the true one in a tropical zodiac, the mean one in a sidereal. */
  readonly declinationDeg: number;
}

/** Sun and Moon together: what tithi, nakshatra, yoga and karana are made of. Their rates still hold that of the ayanamsa, 4e-5° a day. */
export interface Luminaries {
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly sunDegPerDay: number;
  readonly moonDegPerDay: number;
}

/** An angle and its rate at any TT. */
export interface Motion {
  angleRad(jdTt: number): number;
  rateRadPerDay(jdTt: number): number;
  /**
   * For the options of a search: `topSpeed` of a planet, and `bend` of a point that may turn again however soon after it turned; elsewhere a step of half the
   * time between two stations misses nothing.
   */
  readonly limits: Pick<SearchOptions, 'bend' | 'topSpeed'>;
}

/** No ayanamsa runs faster, either way, radians per day: one that is taken from a star has the star's aberration. */
const AYANAMSA_SPEED = 1e-5;

/** The osculating points of the Moon's orbit: the true node may stand still twice within hours. */
const TURNS_AT_ANY_DISTANCE: ReadonlySet<Body> = new Set<Body>(['TrueNode', 'OsculatingApogee']);

const SUN = 0;
const MOON = 1;
/** Apparent: light-time 1, deflection 2, aberration 4. */
const STEPS = { apparent: 7, geometric: 0 } as const;
const EQUATORIAL = 8;
/** Numbers of the core for the equinox of date that a zodiac is counted from. */
const EQUINOX_OF_DATE = { true: 0, mean: 1 } as const;

/** One zodiac over one core. Cheap to make; holds nothing but its choices. */
export class ZodiacSky {
  readonly kernel: Kernel;
  readonly choices: ResolvedChoices;
  /** Of date: with nutation or without. */
  readonly #equinox: 'true' | 'mean';

  /**
   * @param kernel   the core, as `engine.kernel`
   * @param choices  zodiac, ayanamsa and node, as of a chart: `lahiriWholeSign` …
   * @throws  EngineError INVALID_OPTION for a choice that does not exist
   */
  constructor(kernel: Kernel, choices: ChartChoices) {
    this.kernel = readKernel(kernel);
    this.choices = resolveChoices(choices);
    this.#equinox = this.choices.zodiac === 'tropical' ? 'true' : 'mean';
  }

  /** The body that stands for the node in these choices. */
  get nodeBody(): Body {
    return this.choices.nodeType === 'true' ? 'TrueNode' : 'MeanNode';
  }

  /** Mean ayanamsa, degrees, 0 … <360; 0 in a tropical zodiac. Errors as `meanAyanamsaRad`. */
  ayanamsaDeg(jdTt: number): number {
    return degreesOf(this.#ayanamsaRad(jdTt));
  }

  /**
   * Bodies at an instant, in the order asked for.
   *
   * @param jdTt  Julian date, TT
   * @throws  EngineError OUT_OF_SPAN when no loaded ephemeris covers the date or knows a body there; INVALID_OPTION for a name that is no body
   */
  places(jdTt: number, bodies: readonly Body[]): readonly ZodiacPlace[] {
    let mask = 0;
    readList('bodies', bodies, 'a list of names of bodies');
    for (const body of bodies) mask |= 1 << indexOf(body);
    this.#look(jdTt, mask, STEPS[this.choices.place] | EQUATORIAL);
    const rule = this.choices.ayanamsa;
    // The results are read before the ayanamsa: a star's asks the core again.
    const raw = bodies.map((body) => {
      const index = BODIES.indexOf(body);
      if (this.kernel.source(index) === 0) throw outOfSpan(jdTt, body);
      const r = this.kernel.result(index);
      return [r[0], r[1], r[2], r[3], r[7]] as unknown as readonly [number, number, number, number, number];
    });
    const ayanamsa = this.#ayanamsaRad(jdTt);
    const perDay = rule === null ? 0 : meanAyanamsaRadPerDay(this.kernel, rule, jdTt);
    return raw.map(([longitude, latitude, distanceAu, rate, declination]) => ({
      longitudeDeg: normaliseDeg(degreesOf(longitude - ayanamsa)),
      latitudeDeg: degreesOf(latitude),
      distanceAu,
      longitudeDegPerDay: degreesOf(rate - perDay),
      declinationDeg: degreesOf(declination),
    }));
  }

  /** Longitude of one body, degrees, 0 … <360; errors as `places`. */
  longitudeDeg(jdTt: number, body: Body): number {
    const index = indexOf(body);
    this.#look(jdTt, 1 << index, STEPS[this.choices.place]);
    if (this.kernel.source(index) === 0) throw outOfSpan(jdTt, body);
    const longitude = this.kernel.result(index)[0] as number;
    return normaliseDeg(degreesOf(longitude - this.#ayanamsaRad(jdTt)));
  }

  /** Sun and Moon, degrees 0 … <360 and degrees per day; errors as `places`. */
  luminaries(jdTt: number): Luminaries {
    this.#look(jdTt, (1 << SUN) | (1 << MOON), STEPS[this.choices.place]);
    const sun = this.kernel.result(SUN);
    const [sunRad, sunRate] = [sun[0] as number, sun[3] as number];
    const moon = this.kernel.result(MOON);
    const [moonRad, moonRate] = [moon[0] as number, moon[3] as number];
    const ayanamsa = this.#ayanamsaRad(jdTt);
    return {
      sunDeg: normaliseDeg(degreesOf(sunRad - ayanamsa)),
      moonDeg: normaliseDeg(degreesOf(moonRad - ayanamsa)),
      sunDegPerDay: degreesOf(sunRate),
      moonDegPerDay: degreesOf(moonRate),
    };
  }

  /**
   * The motion of a body as the searches of sky/search.ts want it: an angle and its rate, radians and radians per day. Asked for both at one date, it
   * reckons once.
   *
   * @throws  the functions throw EngineError OUT_OF_SPAN
   */
  motion(body: Body): Motion {
    indexOf(body);
    const at = apparentLongitudes(this.kernel, [body], this.#equinox, this.choices.place);
    const rule = this.choices.ayanamsa;
    // Measured with nutation and without an ayanamsa, which bend by less than a thousandth of this, well within the quarter that was added.
    const bend = TURNS_AT_ANY_DISTANCE.has(body) ? BEND[body]?.longitude : undefined;
    const topSpeed = TOP_SPEED[body];
    return {
      limits: {
        ...(bend === undefined ? {} : { bend }),
        ...(topSpeed === undefined ? {} : { topSpeed: topSpeed + AYANAMSA_SPEED }),
      },
      angleRad: (jdTt) => {
        checkJd('jdTt', jdTt);
        const longitude = at(jdTt).longitudeRad[0] as number;
        return longitude - this.#ayanamsaRad(jdTt);
      },
      rateRadPerDay: (jdTt) => {
        checkJd('jdTt', jdTt);
        const rate = at(jdTt).longitudeRadPerDay[0] as number;
        return rule === null ? rate : rate - meanAyanamsaRadPerDay(this.kernel, rule, jdTt);
      },
    };
  }

  /**
   * Ascendant and midheaven, degrees 0 … <360. Every place has an answer, within the polar circles too.
   *
   * @throws  EngineError OUT_OF_SPAN; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION for a place off the ground
   */
  anglesDeg(jdTt: number, at: Place): { readonly ascendantDeg: number; readonly midheavenDeg: number } {
    const place = readPlace('place', at);
    checkJd('jdTt', jdTt);
    const { tt, ut1 } = whenOfTt(jdTt);
    const frame = this.kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
    const angles = this.kernel.angles(
      frame.siderealTimeRad + radiansOf(place.longitudeDeg),
      radiansOf(place.latitudeDeg),
      frame.trueObliquityRad,
    );
    const less = this.choices.ayanamsa === null ? 0 : this.#ayanamsaRad(jdTt) + frame.nutationLongitudeRad;
    return {
      ascendantDeg: normaliseDeg(degreesOf(angles.ascendantRad - less)),
      midheavenDeg: normaliseDeg(degreesOf(angles.midheavenRad - less)),
    };
  }

  /** 0 in a tropical zodiac; errors as `meanAyanamsaRad`. */
  #ayanamsaRad(jdTt: number): number {
    const rule = this.choices.ayanamsa;
    return rule === null ? 0 : meanAyanamsaRad(this.kernel, rule, jdTt);
  }

  #look(jdTt: number, mask: number, steps: number): void {
    if (typeof jdTt !== 'number' || !Number.isFinite(jdTt)) throw outOfSpan(Number.NaN, null);
    const day = Math.floor(jdTt);
    const fraction = jdTt - day;
    const covered = this.kernel.sky({
      ttDay: day,
      ttFraction: fraction,
      ut1Day: day,
      ut1Fraction: fraction,
      bodies: mask,
      centre: 0,
      steps,
      equinox: EQUINOX_OF_DATE[this.#equinox],
      latitudeRad: 0,
      longitudeRad: 0,
      elevationMetres: 0,
    });
    if (!covered) throw outOfSpan(jdTt, null);
  }
}

/**
 * A zodiac that a caller hands in.
 *
 * @param field  as the error shall name it
 * @throws  EngineError INVALID_OPTION
 */
export function readZodiac(value: unknown, field: string = 'zodiac'): ZodiacSky {
  // Asked by its methods, for two builds of the engine in one program have a class each.
  const { motion, places, anglesDeg } = isRecord(value) ? value : NOTHING;
  if ([motion, places, anglesDeg].every((method) => typeof method === 'function')) return value as unknown as ZodiacSky;
  const allowed = 'a ZodiacSky: new ZodiacSky(engine.kernel, choices)';
  throw refusal('INVALID_OPTION', field, allowed, `The ${field} must be ${allowed}.`);
}

function indexOf(body: Body): number {
  const index = BODIES.indexOf(body);
  return index < 0 ? BODIES.indexOf(oneOf('body', body, BODIES)) : index;
}

const NOTHING: { readonly [member: string]: unknown } = {};

function outOfSpan(jdTt: number, body: Body | null): EngineError {
  return new EngineError({
    code: 'OUT_OF_SPAN',
    field: 'datetime',
    allowed: 'a date that the loaded ephemeris covers',
    message:
      body === null
        ? `No loaded ephemeris covers Julian date ${jdTt} (TT).`
        : `No loaded ephemeris knows ${body} at Julian date ${jdTt} (TT).`,
  });
}
