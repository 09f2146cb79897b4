/** What is the sky at this moment? One call into the core, its numbers given names. */

import { EngineError } from '../errors.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Instant, Place } from '../time/moment.ts';
import { BODIES, type Body, type BodyState, type Sky, type SkyChoices } from './sky.ts';

const PI = 3.141592653589793;
const CENTRES = ['geocentric', 'topocentric', 'heliocentric', 'barycentric'] as const;
const EQUINOXES = ['true', 'mean', 'j2000', 'icrs'] as const;
const PLACES = ['apparent', 'astrometric', 'geometric'] as const;
const STEPS = { apparent: 7, astrometric: 1, geometric: 0 } as const;
const EQUATORIAL = 8;

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

/** The part of a moment that a sky depends on. `place` matters to topocentric skies only. */
export interface When {
  readonly tt: Instant<'tt'>;
  readonly ut1: Instant<'ut1'>;
  readonly place?: Place;
}

/**
 * The sky at a moment.
 *
 * @throws  EngineError OUT_OF_SPAN when no loaded ephemeris covers the date, INVALID_OPTION for a choice that does not exist
 */
export function skyAt(kernel: Kernel, when: When, choices: SkyChoices = almanac): Sky {
  const { tt, ut1 } = when;
  const topocentric = choices.centre === 'topocentric';
  if (topocentric && !when.place)
    throw refuse('place', 'a latitude, longitude and elevation', 'A topocentric sky needs a place.');
  const centre = indexOf(CENTRES, choices.centre, 'centre');
  const equinox = indexOf(EQUINOXES, choices.equinox, 'equinox');
  indexOf(PLACES, choices.place, 'place');
  const pack = kernel.packAt(tt.day + tt.fraction);
  const covered =
    pack !== null &&
    kernel.sky({
      ttDay: tt.day,
      ttFraction: tt.fraction,
      ut1Day: ut1.day,
      ut1Fraction: ut1.fraction,
      bodies: maskOf(choices.bodies),
      centre,
      steps: STEPS[choices.place] | EQUATORIAL,
      equinox,
      latitudeRad: ((when.place?.latitudeDeg ?? 0) * PI) / 180,
      longitudeRad: ((when.place?.longitudeDeg ?? 0) * PI) / 180,
      elevationMetres: when.place?.elevationMetres ?? 0,
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
  for (const body of choices.bodies) {
    const state = stateOf(kernel, body);
    if (state) bodies[body] = state;
    else absent.push({ body, reason: reasonFor(body, choices) });
  }
  const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  return { tt, ut1, choices, frame, bodies, absent, ephemeris: pack.id };
}

/** Bits of the bodies asked for. */
export function maskOf(bodies: readonly Body[]): number {
  let mask = 0;
  for (const body of bodies) mask |= 1 << indexOf(BODIES, body, 'bodies');
  return mask;
}

function stateOf(kernel: Kernel, body: Body): BodyState | null {
  const index = BODIES.indexOf(body);
  const source = kernel.source(index);
  if (source === 0) return null;
  const r = kernel.result(index) as unknown as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
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

function indexOf<T extends string>(names: readonly T[], name: T, field: string): number {
  const index = names.indexOf(name);
  if (index < 0)
    throw refuse(field, names.join(', '), `${field} cannot be "${String(name)}"; use one of the allowed names.`);
  return index;
}

function refuse(field: string, allowed: string, message: string): EngineError {
  return new EngineError({ code: 'INVALID_OPTION', field, allowed, message });
}
