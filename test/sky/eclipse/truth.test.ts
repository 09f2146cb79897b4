/** Eclipses of the Sun and the Moon, worldwide and at places, as the authority has them; where it differs from NASA's printed elements, those decide. */
import { describe, expect, it } from 'vitest';
import {
  type LunarEclipse,
  type LunarEclipseType,
  nextLunarEclipse,
  nextSolarEclipse,
  nextSolarEclipseAt,
  type SolarEclipse,
} from '../../../packages/engine/src/sky/eclipse/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { jdTtOf, kernel } from '../kernel.ts';
import { axisPlace, contactHours, nasaOf } from './nasa.ts';
import { apartDeg } from './swetest.ts';

interface Input {
  readonly searchFromUT: string;
  readonly latitude?: number;
  readonly longitude?: number;
}
interface Expect {
  readonly [name: string]: string | number | null | readonly number[] | undefined;
  readonly kind: string;
  readonly type: string;
  readonly maximumUT: string;
}

const { cases } = readTruth<Input, Expect>('sky/eclipses.json');
const ledger = truthLedger('Eclipses', 'sky/eclipses.json');

/**
 * Swiss Ephemeris finds the contacts of the shadow with the whole Earth, and the ground under its axis, on an Earth stretched to a sphere. Where the shadow
 * but grazes the Earth near a pole that is up to minutes and half a degree off. NASA's elements, by brute force on the ellipsoid, decide these rows.
 */
const GRAZING: Readonly<Record<string, { readonly row: string; readonly contacts: boolean }>> = {
  'solar-2003-05-31': { row: '2003-05-31', contacts: false },
  'solar-2011-07-01': { row: '2011-07-01', contacts: true },
  'solar-2014-04-29': { row: '2014-04-29', contacts: true },
  'solar-2026-02-17': { row: '2026-02-17', contacts: false },
};

function checker(id: string) {
  const record = (unit: string, error: number, tolerance: number, what: string): void => {
    ledger.error(unit, error, tolerance, `${id} ${what}`);
    expect(Math.abs(error), `${what} (${unit})`).toBeLessThan(tolerance);
  };
  const seconds = (
    jdTt: number | undefined,
    printed: string | number | null | readonly number[] | undefined,
    what: string,
    tolerance: number,
    unit: string,
  ): void => {
    if (printed === undefined) return;
    if (printed === null) {
      expect(jdTt, what).toBeUndefined();
      return;
    }
    record(unit, ((jdTt ?? Number.NaN) - jdTtOf(String(printed))) * 86400, tolerance, what);
  };
  return { record, seconds };
}

describe('eclipses of the Sun', () => {
  const rows = cases.filter(({ expect: { kind } }) => kind === 'solar').map((c) => [c.id, c] as const);

  it.each(rows)('%s is as the authority has it', (id, { input, expect: want }) => {
    const { record, seconds } = checker(id);
    const from = jdTtOf(input.searchFromUT);
    const e = nextSolarEclipse(kernel, from, { greatest: 'angle' }) as SolarEclipse;
    expect(e.type).toBe(want.type);
    expect([e.saros.series, e.saros.member]).toStrictEqual(want['saros']);
    const grazing = GRAZING[id];
    /** Printed to the second; UT1 and UTC differ by up to 0.4 s. Today's worst: 1.9 s, where the authority's search stops early. It allows 20 s. */
    seconds(e.jdTt, want.maximumUT, 'greatest', 4, 'greatest s');
    // By the other definition, up to 10 s away, it still is what the authority allows.
    const byAxis = nextSolarEclipse(kernel, from) as SolarEclipse;
    seconds(byAxis.jdTt, want.maximumUT, 'greatest by the axis', 20, 'greatest by the axis s');
    /** Today's worst: 38 s, by the stretched sphere. The authority allows 40 s. */
    if (grazing?.contacts !== true) {
      seconds(e.contacts.p1.jdTt, want['partialBeginUT'], 'p1', 40, 'contact s');
      seconds(e.contacts.p4.jdTt, want['partialEndUT'], 'p4', 40, 'contact s');
      seconds(e.contacts.u1?.jdTt, want['centralBeginUT'], 'u1', 40, 'contact s');
      seconds(e.contacts.u4?.jdTt, want['centralEndUT'], 'u4', 40, 'contact s');
    }
    // Printed to three figures. The authority allows 0.005.
    record('magnitude', e.magnitude - Number(want['magnitude']), 8e-4, 'magnitude');
    if (want['greatestLatitude'] !== undefined && !(grazing && !grazing.contacts)) {
      const place = { latitudeDeg: Number(want['greatestLatitude']), longitudeDeg: Number(want['greatestLongitude']) };
      /** Printed to 0.01°. Today's worst 0.09°, where the Sun is low. The authority allows 0.1°. */
      record('place °', apartDeg(place, byAxis.greatest), 0.1, 'place');
    }
    if (grazing !== undefined) {
      const { input: nasaInput, expect: printed } = nasaOf(grazing.row);
      const hours = (printed.greatestJdTt - nasaInput.t0JdTt) * 24;
      const moonRadius = nasaInput.k1 < 0.2725 ? ('nasa-canons' as const) : ('nasa-bulletins' as const);
      const same = nextSolarEclipse(kernel, from, {
        moonRadius,
        deltaT: () => nasaInput.deltaTSeconds,
      }) as SolarEclipse;
      const contact = (jdTt: number, at: number): void =>
        record('contact against NASA s', ((jdTt - nasaInput.t0JdTt) * 24 - at) * 3600, 1, 'contact');
      const [p1, p4] = contactHours(printed, printed.l1, hours);
      contact(same.contacts.p1.jdTt, p1);
      contact(same.contacts.p4.jdTt, p4);
      if (same.contacts.u1 !== null && same.contacts.u4 !== null) {
        const [u1, u4] = contactHours(printed, printed.l2, hours);
        contact(same.contacts.u1.jdTt, u1);
        contact(same.contacts.u4.jdTt, u4);
      }
      const axis = axisPlace(printed, hours, nasaInput.deltaTSeconds);
      expect(axis !== null).toBe(same.central);
      if (axis !== null) record('place against NASA °', apartDeg(axis, same.greatest), 0.02, 'place');
    }
    ledger.pass(id);
  });
});

describe('eclipses of the Sun at a place', () => {
  const rows = cases.filter(({ expect: { kind } }) => kind === 'solar-local').map((c) => [c.id, c] as const);

  it.each(rows)('%s is as the authority has it', (id, { input, expect: want }) => {
    const { record, seconds } = checker(id);
    const place = { latitudeDeg: input.latitude ?? 0, longitudeDeg: input.longitude ?? 0, elevationMetres: 0 };
    const e = nextSolarEclipseAt(kernel, place, jdTtOf(input.searchFromUT), { greatest: 'angle' });
    if (e === null) throw new Error('no eclipse');
    expect(e.type).toBe(want.type);
    expect(e.visible).toBe(true);
    /** Printed to the second; UT1 and UTC differ by 0.5 s at most. Today's worst: 1.1 s. The authority allows 20 s, and 40 for contacts. */
    const tolerance = 1.5;
    seconds(e.maximum.jdTt, want.maximumUT, 'maximum', tolerance, 'local s');
    seconds(e.first.jdTt, want['firstContactUT'], 'first', tolerance, 'local s');
    seconds(e.second?.jdTt, want['secondContactUT'], 'second', tolerance, 'local s');
    seconds(e.third?.jdTt, want['thirdContactUT'], 'third', tolerance, 'local s');
    seconds(e.fourth.jdTt, want['fourthContactUT'], 'fourth', tolerance, 'local s');
    // Printed to three figures.
    record('local magnitude', e.magnitude - Number(want['magnitude']), 8e-4, 'magnitude');
    record('obscuration', e.obscuration - Number(want['obscuration']), 8e-4, 'obscuration');
    ledger.pass(id);
  });
});

describe('eclipses of the Moon', () => {
  const rows = cases.filter(({ expect: { kind } }) => kind === 'lunar').map((c) => [c.id, c] as const);

  it.each(rows)('%s is as the authority has it', (id, { input, expect: want }) => {
    const { record, seconds } = checker(id);
    const e = nextLunarEclipse(kernel, jdTtOf(input.searchFromUT)) as LunarEclipse;
    expect(e.type).toBe(want.type as LunarEclipseType);
    expect([e.saros.series, e.saros.member]).toStrictEqual(want['saros']);
    /** Printed to the second. Today's worst: 3.3 s, and 64 s for the contacts of 2027-07-18, where the Moon but grazes the penumbra (0.0018 of her diameter). The authority allows 20 s and 90 s. */
    seconds(e.jdTt, want.maximumUT, 'greatest', 4, 'lunar greatest s');
    const { p1, u1, u2, u3, u4, p4 } = e.contacts;
    for (const [contact, name] of [
      [p1, 'penumbralBeginUT'],
      [u1, 'partialBeginUT'],
      [u2, 'totalBeginUT'],
      [u3, 'totalEndUT'],
      [u4, 'partialEndUT'],
      [p4, 'penumbralEndUT'],
    ] as const)
      seconds(contact?.jdTt, want[name], name, 70, 'lunar contact s');
    // Printed to three figures, 0 for a negative one.
    record('lunar magnitude', Math.max(0, e.umbralMagnitude) - Number(want['umbralMagnitude']), 1.5e-3, 'umbral');
    record('lunar magnitude', e.penumbralMagnitude - Number(want['penumbralMagnitude']), 1.5e-3, 'penumbral');
    ledger.pass(id);
  });
});
