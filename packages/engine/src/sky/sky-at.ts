/** What is the sky at this moment? One call into the core, its numbers given names. */

import { radiansOf } from '../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { EngineError } from '../errors.ts';
import { readList, readRecord, refusal } from '../input.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { readKernel } from '../kernel/read-kernel.ts';
import type { Instant, Place } from '../time/moment.ts';
import { readPlace } from '../time/place.ts';
import { readInstant } from '../time/read-moment.ts';
import { BODIES, type Body, type BodyState, type Sky, type SkyChoices } from './sky.ts';

const CHOICE_NAMES: OptionNames<SkyChoices> = { bodies: true, centre: true, place: true, equinox: true };
const CENTRES = ['geocentric', 'topocentric', 'heliocentric', 'barycentric'] as const;
/** In the order of their numbers in the core. */
export const EQUINOXES = ['true', 'mean', 'j2000', 'icrs'] as const;
const PLACES = ['apparent', 'astrometric', 'geometric'] as const;
/** Steps of a place as bits of the core: light-time, deflection, aberration. */
export const STEPS = { apparent: 7, astrometric: 1, geometric: 0 } as const;
const EQUATORIAL = 8;
/** TT and UT1 of one instant are never further apart: ΔT is 0.92 days in −3000 by the engine's own, 2.3 by the widest it takes. */
const MOST_DAYS_APART = 3;

/** Sun to Pluto with the nodes, as an almanac prints them. */
export const almanac: SkyChoices = {
  bodies: [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
    'MeanNode',
    'TrueNode',
  ],
  centre: 'geocentric',
  place: 'apparent',
  equinox: 'true',
};

/** The part of a moment that a sky depends on; a `Moment` is one, and `scalesAt` of `time/` makes one of a Julian date. */
export interface When {
  readonly tt: Instant<'tt'>;
  /** The same instant in UT1: what turns the Earth under a topocentric observer, and sidereal time. */
  readonly ut1: Instant<'ut1'>;
  /** Matters to topocentric skies only. */
  readonly place?: Place;
}

/**
 * The sky at a moment.
 *
 * @param choices  what is left out is as in `almanac`: Sun to Pluto with the nodes, apparent, geocentric, true equinox of date
 * @throws  EngineError OUT_OF_SPAN when no loaded ephemeris covers the date; INVALID_DATETIME for an instant that is none, or TT and UT1 of
 *          different instants; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; INVALID_OPTION for a choice that does not exist, as
 *          `choices.centre`
 */
export function skyAt(kernel: Kernel, when: When, choices: Partial<SkyChoices> = almanac): Sky {
  readKernel(kernel);
  const { tt, ut1, place } = readWhen(when);
  const chosen = readSkyChoices(choices);
  if (chosen.centre === 'topocentric' && place === null) {
    const allowed = 'an object with latitudeDeg, longitudeDeg and elevationMetres';
    throw refusal('INVALID_OPTION', 'place', allowed, `A topocentric sky needs a place: ${allowed}.`);
  }
  const pack = kernel.packAt(tt.day + tt.fraction);
  const covered =
    pack !== null &&
    kernel.sky({
      ttDay: tt.day,
      ttFraction: tt.fraction,
      ut1Day: ut1.day,
      ut1Fraction: ut1.fraction,
      bodies: maskOfRead(chosen.bodies),
      centre: CENTRES.indexOf(chosen.centre),
      steps: STEPS[chosen.place] | EQUATORIAL,
      equinox: EQUINOXES.indexOf(chosen.equinox),
      latitudeRad: radiansOf(place?.latitudeDeg ?? 0),
      longitudeRad: radiansOf(place?.longitudeDeg ?? 0),
      elevationMetres: place?.elevationMetres ?? 0,
    });
  if (!covered) {
    throw new EngineError({
      code: 'OUT_OF_SPAN',
      field: 'datetime',
      allowed: spans(kernel),
      message: `No loaded ephemeris covers Julian date ${tt.day + tt.fraction} (TT); they cover ${spans(kernel)}.`,
    });
  }
  const bodies: { [B in Body]?: BodyState } = {};
  const absent: { body: Body; reason: string }[] = [];
  for (const body of chosen.bodies) {
    const state = stateOf(kernel, body);
    if (state) bodies[body] = state;
    else absent.push({ body, reason: reasonFor(body, chosen) });
  }
  const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  return { tt, ut1, choices: chosen, frame, bodies, absent, ephemeris: pack.id };
}

function readWhen(value: unknown): { tt: Instant<'tt'>; ut1: Instant<'ut1'>; place: Place | null } {
  const when = readRecord('when', value, 'a moment, or an object with tt and ut1');
  const [tt, ut1] = [readInstant('tt', when['tt'], 'tt'), readInstant('ut1', when['ut1'], 'ut1')];
  const apart = tt.day - ut1.day + (tt.fraction - ut1.fraction);
  if (!(Math.abs(apart) <= MOST_DAYS_APART)) {
    const why = `tt and ut1 are ${apart} days apart, so they cannot be one instant; momentAt and scalesAt of @khagol/engine/time give both.`;
    throw refusal('INVALID_DATETIME', 'ut1', `within ${MOST_DAYS_APART} days of tt`, why);
  }
  return { tt, ut1, place: (when['place'] ?? null) === null ? null : readPlace('place', when['place']) };
}

/** Choices as a stranger wrote them; what is left out is as in `almanac`. @throws EngineError INVALID_OPTION */
export function readSkyChoices(choices: Partial<SkyChoices>): SkyChoices {
  const { bodies, centre, place, equinox } = readChoices<Partial<SkyChoices>>(choices, 'choices', CHOICE_NAMES);
  return {
    bodies: readBodies('choices.bodies', bodies ?? almanac.bodies),
    centre: oneOf('choices.centre', centre ?? almanac.centre, CENTRES),
    place: oneOf('choices.place', place ?? almanac.place, PLACES),
    equinox: oneOf('choices.equinox', equinox ?? almanac.equinox, EQUINOXES),
  };
}

function readBodies(field: string, value: unknown): readonly Body[] {
  return readList(field, value, 'a list of names of bodies').map((body) => oneOf(field, body, BODIES));
}

/**
 * Bits of the bodies asked for, as the core takes them.
 *
 * @throws  EngineError INVALID_OPTION for a name that no body has
 */
export function maskOf(bodies: readonly Body[]): number {
  return maskOfRead(readBodies('bodies', bodies));
}

function maskOfRead(bodies: readonly Body[]): number {
  let mask = 0;
  for (const body of bodies) mask |= 1 << BODIES.indexOf(body);
  return mask;
}

function stateOf(kernel: Kernel, body: Body): BodyState | null {
  const index = BODIES.indexOf(body);
  const source = kernel.source(index);
  if (source === 0) return null;
  const r = kernel.result(index);
  return {
    body,
    longitudeRad: r[0],
    latitudeRad: r[1],
    distanceAu: r[2],
    longitudeRadPerDay: r[3],
    latitudeRadPerDay: r[4],
    distanceAuPerDay: r[5],
    rightAscensionRad: r[6],
    declinationRad: r[7],
    rightAscensionRadPerDay: r[8],
    declinationRadPerDay: r[9],
    source: source === 1 ? 'pack' : 'analytic',
    errorArcsec: kernel.errorArcsec(index),
  };
}

function reasonFor(body: Body, { centre, equinox }: SkyChoices): string {
  if (/Node|Apogee|Perigee/.test(body)) {
    if (centre === 'heliocentric' || centre === 'barycentric')
      return `${body} is a point of the Moon's orbit, seen from the Earth only`;
    if (equinox === 'j2000' || equinox === 'icrs') return `${body} is given on the ecliptic of date only`;
  }
  if (body === 'Earth') return 'the Earth is where the observer stands';
  if (body === 'Sun') return 'the Sun is where the observer stands';
  return `no loaded ephemeris knows ${body} at this date`;
}

function spans(kernel: Kernel): string {
  return kernel.packs.map((pack) => `JD ${pack.firstJd} … ${pack.lastJd} (${pack.id})`).join(', ');
}
