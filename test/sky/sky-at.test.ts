/** What the sky is asked with: a place on the ground, one instant in two scales, names that exist. Everything else is refused by its field. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { openKernel } from '../../packages/engine/src/kernel/open.ts';
import { almanac, BODIES, maskOf, skyAt, type When } from '../../packages/engine/src/sky/index.ts';
import { resolveMoment, scalesAt } from '../../packages/engine/src/time/index.ts';

const bytes = (path: string) => new Uint8Array(readFileSync(new URL(`../../${path}`, import.meta.url)));
const kernel = openKernel(bytes('.cache/kernel/release.wasm'), [
  bytes('packages/engine/data/ephemeris/pack-1800-2400.bin'),
]);
const delhi = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 216 };
const noon: When = { ...scalesAt({ scale: 'tt', day: 2451545, fraction: 0 }), place: delhi };

function refusal(run: () => unknown): EngineError {
  try {
    run();
  } catch (error) {
    expect(error, String(error)).toBeInstanceOf(EngineError);
    return error as EngineError;
  }
  throw new Error('taken');
}

describe('a sky', () => {
  it('is that of the almanac where choices are left out', () => {
    expect(skyAt(kernel, noon, {})).toEqual(skyAt(kernel, noon, almanac));
    expect(skyAt(kernel, noon)).toEqual(skyAt(kernel, noon, almanac));
    const few = skyAt(kernel, noon, { bodies: ['Mars'] });
    expect(Object.keys(few.bodies)).toEqual(['Mars']);
    expect(few.bodies.Mars).toEqual(skyAt(kernel, noon).bodies.Mars);
    expect(few.choices).toEqual({ ...almanac, bodies: ['Mars'] });
  });

  it('may be asked with a whole moment', () => {
    const moment = resolveMoment({
      datetime: '2000-01-01T12:00Z',
      latitude: 28.6139,
      longitude: 77.209,
      elevation: 216,
    });
    expect(skyAt(kernel, moment, { centre: 'topocentric' }).bodies).toEqual(
      skyAt(kernel, { tt: moment.tt, ut1: moment.ut1, place: delhi }, { centre: 'topocentric' }).bodies,
    );
  });

  const hostile: readonly [string, unknown, unknown, string, string][] = [
    ['nothing', null, almanac, 'INVALID_OPTION', 'when'],
    ['a text', '2000-01-01', almanac, 'INVALID_OPTION', 'when'],
    ['no instants', {}, almanac, 'INVALID_DATETIME', 'tt'],
    ['a number for an instant', { ...noon, tt: 2451545 }, almanac, 'INVALID_DATETIME', 'tt'],
    ['an instant of another scale', { ...noon, tt: { ...noon.tt, scale: 'utc' } }, almanac, 'INVALID_DATETIME', 'tt'],
    ['NaN for a day', { ...noon, tt: { ...noon.tt, day: Number.NaN } }, almanac, 'INVALID_DATETIME', 'tt'],
    ['NaN for a fraction', { ...noon, ut1: { ...noon.ut1, fraction: Number.NaN } }, almanac, 'INVALID_DATETIME', 'ut1'],
    ['text for a day', { ...noon, ut1: { ...noon.ut1, day: '2451545' } }, almanac, 'INVALID_DATETIME', 'ut1'],
    ['an instant beyond precession', { ...noon, tt: { ...noon.tt, day: 3e6 } }, almanac, 'OUT_OF_SPAN', 'tt'],
    ['UT1 beyond precession', { ...noon, ut1: { ...noon.ut1, day: -1e9 } }, almanac, 'OUT_OF_SPAN', 'ut1'],
    ['UT1 of another week', { ...noon, ut1: { ...noon.ut1, day: 2451552 } }, almanac, 'INVALID_DATETIME', 'ut1'],
    ['a date without ephemeris', scalesAt({ scale: 'tt', day: 2e6, fraction: 0 }), almanac, 'OUT_OF_SPAN', 'datetime'],
    [
      'latitude 90.1',
      { ...noon, place: { ...delhi, latitudeDeg: 90.1 } },
      almanac,
      'INVALID_LATITUDE',
      'place.latitudeDeg',
    ],
    [
      'latitude NaN',
      { ...noon, place: { ...delhi, latitudeDeg: Number.NaN } },
      almanac,
      'INVALID_LATITUDE',
      'place.latitudeDeg',
    ],
    [
      'longitude −181',
      { ...noon, place: { ...delhi, longitudeDeg: -181 } },
      almanac,
      'INVALID_LONGITUDE',
      'place.longitudeDeg',
    ],
    ['no longitude', { ...noon, place: { latitudeDeg: 1 } }, almanac, 'INVALID_LONGITUDE', 'place.longitudeDeg'],
    [
      'an endless height',
      { ...noon, place: { ...delhi, elevationMetres: Infinity } },
      almanac,
      'INVALID_ELEVATION',
      'place.elevationMetres',
    ],
    [
      'the height of a satellite',
      { ...noon, place: { ...delhi, elevationMetres: 4e5 } },
      almanac,
      'INVALID_ELEVATION',
      'place.elevationMetres',
    ],
    ['a text for a place', { ...noon, place: 'Delhi' }, almanac, 'INVALID_OPTION', 'place'],
    ['no place for a topocentric sky', { ...noon, place: null }, { centre: 'topocentric' }, 'INVALID_OPTION', 'place'],
    ['no choices', noon, null, 'INVALID_OPTION', 'choices'],
    ['a list of choices', noon, [almanac], 'INVALID_OPTION', 'choices'],
    ['a text for bodies', noon, { bodies: 'Sun' }, 'INVALID_OPTION', 'choices.bodies'],
    ['a body that does not exist', noon, { bodies: ['Vulcan'] }, 'INVALID_OPTION', 'choices.bodies'],
    ['an object for a body', noon, { bodies: [{ toString: 1, valueOf: 1 }] }, 'INVALID_OPTION', 'choices.bodies'],
    ['an unknown centre', noon, { centre: 'lunar' }, 'INVALID_OPTION', 'choices.centre'],
    ['an unknown kind of place', noon, { place: 'true' }, 'INVALID_OPTION', 'choices.place'],
    ['an unknown equinox', noon, { equinox: 2000 }, 'INVALID_OPTION', 'choices.equinox'],
    ['a misspelt choice', noon, { center: 'topocentric' }, 'INVALID_OPTION', 'choices.center'],
  ];
  it.each(hostile)('is refused with %s', (_, when, choices, code, field) => {
    const told = refusal(() => skyAt(kernel, when as When, choices as never));
    expect(told).toMatchObject({ code, field });
    expect(told.allowed.length).toBeGreaterThan(3);
    expect(told.message).not.toMatch(/undefined|\[object/);
  });

  test.prop(
    [
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -500, max: 12000, noNaN: true }),
    ],
    { seed: 20261121 },
  )('has finite figures from every place on the ground', (latitudeDeg, longitudeDeg, elevationMetres) => {
    const place = { latitudeDeg, longitudeDeg, elevationMetres };
    const { bodies } = skyAt(kernel, { ...noon, place }, { centre: 'topocentric' });
    for (const state of Object.values(bodies))
      for (const value of Object.values(state)) if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
  });

  it('numbers its bodies as the core does', () => {
    expect(maskOf(BODIES)).toBe(4194303);
    expect(maskOf([])).toBe(0);
    expect(refusal(() => maskOf(null as never)).field).toBe('bodies');
  });
});
