/** Kundlis for the tests of this room: made of signs, of chance, and of births. */
import { fc } from '@fast-check/vitest';
import { GRAHAS, type Graha, type Kundli, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';

type Degrees = { readonly [G in Exclude<Graha, 'Ketu'>]: number };

/** The nine well apart, nobody together: one to a sign from Aries, Ketu opposite Rahu. */
const APART: Degrees = { Sun: 5, Moon: 35, Mars: 65, Mercury: 95, Jupiter: 125, Venus: 155, Saturn: 185, Rahu: 225 };

/** A kundli of some longitudes, the other grahas out of the way; a rate below nothing makes a graha retrograde. */
export function made(
  longitudesDeg: Partial<Degrees> & { readonly lagna?: number },
  rest: Partial<Parameters<typeof kundliFrom>[0]> = {},
): Kundli {
  const { lagna = 0, ...given } = longitudesDeg;
  return kundliFrom({ lagnaDeg: lagna, longitudesDeg: { ...APART, ...given }, ...rest });
}

const degrees = fc.integer({ min: 0, max: 3_599_999_999 }).map((q) => q / 1e7);
const perGraha = <T>(value: fc.Arbitrary<T>) =>
  fc.tuple(...GRAHAS.map(() => value)).map((list) => Object.fromEntries(GRAHAS.map((graha, i) => [graha, list[i]])));

/** Any kundli at all, with speeds and latitudes. */
export const anyKundli: fc.Arbitrary<Kundli> = fc
  .record({
    lagnaDeg: degrees,
    longitudesDeg: perGraha(degrees),
    longitudesDegPerDay: perGraha(fc.double({ min: -2, max: 2, noNaN: true })),
    latitudesDeg: perGraha(fc.double({ min: -8, max: 8, noNaN: true })),
  })
  .map(({ longitudesDeg: { Ketu: _, ...longitudesDeg }, ...rest }) =>
    kundliFrom({ ...rest, longitudesDeg: longitudesDeg as unknown as Degrees }),
  );

/** The same within a few degrees of the Sun, where grahas are combust, together and at war. */
export const crowdedKundli: fc.Arbitrary<Kundli> = fc
  .record({
    lagnaDeg: degrees,
    sun: degrees,
    offsets: perGraha(fc.double({ min: -20, max: 20, noNaN: true })),
    latitudesDeg: perGraha(fc.double({ min: -8, max: 8, noNaN: true })),
    longitudesDegPerDay: perGraha(fc.double({ min: -2, max: 2, noNaN: true })),
  })
  .map(({ lagnaDeg, sun, offsets, ...rest }) =>
    kundliFrom({
      lagnaDeg,
      longitudesDeg: Object.fromEntries(
        GRAHAS.filter((graha) => graha !== 'Ketu').map((graha) => [
          graha,
          sun + (graha === 'Sun' ? 0 : (offsets[graha] as number)),
        ]),
      ) as unknown as Degrees,
      ...rest,
    }),
  );

export const seeded = { seed: 20261121 };
