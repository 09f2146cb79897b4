/** Mangal dosha of the published charts, from their longitudes and from date and place, and each cancellation by an example of its own. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  MANGAL_CANCELLATIONS,
  MANGAL_HOUSES,
  MANGAL_REFERENCES,
  MANGAL_SEVERITIES,
  type MangalCancellationId,
  type MangalOptions,
  mangalDoshaOf,
} from '../../../packages/engine/src/jyotish/dosha/index.ts';
import { type Kundli, kundliFrom, kundliOf } from '../../../packages/engine/src/jyotish/graha/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

const seeded = { seed: 20261121, numRuns: 500 };
const engine = await openEngine();

interface Input {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly siderealLongitudes: { readonly [name: string]: number };
}
interface Wanted {
  readonly marsHouseFrom: { readonly ascendant: number; readonly moon: number; readonly venus: number };
  readonly mangal: {
    readonly [from: string]: { readonly 'from1-4-7-8-12': boolean; readonly 'from1-2-4-7-8-12': boolean };
  };
  readonly marsOwnOrExalted: boolean;
}
const file = readTruth<Input, Wanted>('jyotish/doshas.json');
const ledger = truthLedger('Mangal dosha', 'jyotish/doshas.json');
const AS_CELLS = { lagna: 'lagna', moon: 'Moon', venus: 'Venus' } as const;
const THEIRS = { lagna: 'ascendant', moon: 'moon', venus: 'venus' } as const;

const given = ({ siderealLongitudes: { Ascendant, ...rest } }: Input): Kundli =>
  kundliFrom({ lagnaDeg: Ascendant as number, longitudesDeg: rest as never });
const cast = ({ datetime, utcOffsetHours, latitude, longitude }: Input): Kundli =>
  kundliOf(engine.chart({ datetime, timezone: utcOffsetHours, latitude, longitude }, lahiriWholeSign));

describe('the published charts', () => {
  it.each(file.cases.map((c) => [c.id, c] as const))('%s', (id, { input, expect: want }) => {
    for (const kundli of [given(input), cast(input)]) {
      const dosha = mangalDoshaOf(kundli, { cancellations: 'none' });
      expect(dosha.marsOwnOrExalted).toBe(want.marsOwnOrExalted);
      for (const reference of MANGAL_REFERENCES) {
        const seat = dosha.seats.find((each) => each.reference === reference);
        expect(seat?.house).toBe(want.marsHouseFrom[THEIRS[reference]]);
        expect(seat?.because).toEqual([`Mars.houseFrom.${AS_CELLS[reference]}=${seat?.house}`]);
        const lists = want.mangal[THEIRS[reference]];
        expect(seat?.lists['1-4-7-8-12']).toBe(lists?.['from1-4-7-8-12']);
        expect(seat?.lists['1-2-4-7-8-12']).toBe(lists?.['from1-2-4-7-8-12']);
        for (const houses of ['1-4-7-8-12', '1-2-4-7-8-12'] as const) {
          const chosen = mangalDoshaOf(kundli, { houses, references: [reference], cancellations: 'none' });
          expect(chosen.presentFrom).toEqual(lists?.[`from${houses}`] ? [reference] : []);
          expect(chosen.remainsFrom).toEqual(chosen.presentFrom);
        }
      }
    }
    ledger.pass(id);
  });
});

/** A kundli by signs, each graha in the middle of its own; Aries rising, all others far from Mars unless told. */
function made(signs: { readonly [name: string]: number }, lagna = 1, marsPerDay = 0.5): Kundli {
  const at = (name: string, sign: number) => ((signs[name] ?? sign) - 1) * 30 + 15;
  return kundliFrom({
    lagnaDeg: (lagna - 1) * 30 + 15,
    longitudesDeg: {
      Sun: at('Sun', 6),
      Moon: at('Moon', 6),
      Mars: at('Mars', 2),
      Mercury: at('Mercury', 6),
      Jupiter: at('Jupiter', 3),
      Venus: at('Venus', 6),
      Saturn: at('Saturn', 6),
      Rahu: at('Rahu', 6),
    },
    longitudesDegPerDay: { Mars: marsPerDay },
  });
}

describe('a cancellation', () => {
  const examples: readonly (readonly [MangalCancellationId, Kundli, boolean])[] = [
    // Lagna, house of Mars and his sign: Taurus rising, second in Gemini.
    ['mars-2nd-in-sign-of-mercury', made({ Mars: 3 }, 2), true],
    ['mars-2nd-in-sign-of-mercury', made({ Mars: 4 }, 3), false],
    ['mars-4th-in-own-sign', made({ Mars: 8 }, 5), true],
    ['mars-4th-in-own-sign', made({ Mars: 9 }, 6), false],
    ['mars-7th-in-cancer-or-capricorn', made({ Mars: 4 }, 10), true],
    ['mars-7th-in-cancer-or-capricorn', made({ Mars: 5 }, 11), false],
    ['mars-8th-in-sign-of-jupiter', made({ Mars: 12 }, 5), true],
    ['mars-8th-in-sign-of-jupiter', made({ Mars: 1 }, 6), false],
    ['mars-12th-in-sign-of-venus', made({ Mars: 7 }, 8), true],
    ['mars-12th-in-sign-of-venus', made({ Mars: 8 }, 9), false],
    ['mars-in-sign-of-the-verse', made({ Mars: 9 }, 10), true],
    ['mars-in-sign-of-the-verse', made({ Mars: 9 }, 9), false],
    ['mars-in-leo-or-aquarius', made({ Mars: 5 }, 5), true],
    ['mars-in-leo-or-aquarius', made({ Mars: 6 }, 6), false],
    ['mars-own-or-exalted', made({ Mars: 10 }, 10), true],
    ['mars-own-or-exalted', made({ Mars: 4 }, 4), false],
    ['mars-in-movable-sign', made({ Mars: 4 }, 4), true],
    ['mars-in-movable-sign', made({ Mars: 5 }, 5), false],
    ['mars-with-jupiter', made({ Mars: 2, Jupiter: 2 }, 2), true],
    ['mars-with-jupiter', made({ Mars: 2, Jupiter: 3 }, 2), false],
    ['mars-with-moon', made({ Mars: 2, Moon: 2 }, 2), true],
    ['mars-with-moon', made({ Mars: 2, Moon: 3 }, 2), false],
    ['jupiter-aspects-mars', made({ Mars: 2, Jupiter: 10 }, 2), true],
    ['jupiter-aspects-mars', made({ Mars: 2, Jupiter: 11 }, 2), false],
    ['jupiter-or-venus-in-lagna', made({ Mars: 2, Venus: 1 }, 1), true],
    ['jupiter-or-venus-in-lagna', made({ Mars: 2, Venus: 2 }, 1), false],
    ['jupiter-or-venus-in-7th', made({ Mars: 2, Jupiter: 7 }, 1), true],
    ['jupiter-or-venus-in-7th', made({ Mars: 2, Jupiter: 8 }, 1), false],
    ['moon-in-kendra', made({ Mars: 2, Moon: 4 }, 1), true],
    ['moon-in-kendra', made({ Mars: 2, Moon: 5 }, 1), false],
    ['mars-weak', made({ Mars: 2 }, 2, -0.2), true],
    ['mars-weak', made({ Mars: 4 }, 4), true],
    ['mars-weak', made({ Mars: 10 }, 10), false],
  ];

  it.each(examples)('by an example: %s', (id, kundli, holds) => {
    const dosha = mangalDoshaOf(kundli, { references: ['lagna'], cancellations: [id] });
    expect(dosha.presentFrom).toEqual(['lagna']);
    expect(dosha.cancellations.map((fact) => fact.id)).toEqual(holds ? [id] : []);
    expect(dosha.remainsFrom).toEqual(holds ? [] : ['lagna']);
    const without = mangalDoshaOf(kundli, { references: ['lagna'], cancellations: 'none' });
    expect(without.remainsFrom).toEqual(['lagna']);
  });

  it('has an example for and one against, every one', () => {
    for (const id of MANGAL_CANCELLATIONS) {
      const seen = examples.filter(([name]) => name === id).map(([, , holds]) => holds);
      expect(seen, id).toContain(true);
      expect(seen, id).toContain(false);
    }
  });

  it('by sign lifts the dosha of one reference and leaves the others', () => {
    // Mars in Gemini: second from the lagna in Taurus, and first from the Moon.
    const dosha = mangalDoshaOf(made({ Mars: 3, Moon: 3, Jupiter: 5 }, 2), {
      cancellations: ['mars-2nd-in-sign-of-mercury'],
    });
    expect(dosha.presentFrom).toEqual(['lagna', 'moon']);
    expect(dosha.remainsFrom).toEqual(['moon']);
    expect(dosha.cancellations[0]?.value).toEqual({ reference: 'lagna' });
    expect([dosha.severity, dosha.severityAfterCancellations]).toEqual(['medium', 'low']);
  });
});

describe('severity', () => {
  it('goes by how many references keep the dosha, a step more in the 7th and 8th', () => {
    const of = (lagna: number, moon: number) =>
      mangalDoshaOf(made({ Mars: 1, Moon: moon }, lagna), { cancellations: 'none' }).severity;
    // Lagna and Moon in signs from which Mars in Aries is in the house named.
    const from = (house: number) => ((1 - house + 12) % 12) + 1;
    expect([1, 2, 4, 12].map((house) => of(from(house), from(3)))).toEqual(['low', 'low', 'low', 'low']);
    expect([7, 8].map((house) => of(from(house), from(3)))).toEqual(['medium', 'medium']);
    expect([of(from(2), from(4)), of(from(2), from(8)), of(from(3), from(5))]).toEqual(['medium', 'high', 'none']);
  });
});

describe('any chart', () => {
  const signs = fc.record(
    Object.fromEntries(
      ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'].map((name) => [
        name,
        fc.integer({ min: 1, max: 12 }),
      ]),
    ),
  );
  const options = fc.record(
    {
      houses: fc.constantFrom(...(Object.keys(MANGAL_HOUSES) as (keyof typeof MANGAL_HOUSES)[])),
      references: fc.subarray([...MANGAL_REFERENCES]),
      cancellations: fc.oneof(fc.constantFrom('all' as const, 'none' as const), fc.subarray([...MANGAL_CANCELLATIONS])),
    },
    { requiredKeys: [] },
  );

  test.prop([signs, fc.integer({ min: 1, max: 12 }), options], seeded)(
    'lists all three references, keeps the dosha only where nothing cancels it, and gives plain data',
    (placed, lagna, chosen) => {
      const dosha = mangalDoshaOf(made(placed, lagna), chosen as MangalOptions);
      expect(JSON.parse(canonicalJson(dosha))).toEqual(dosha);
      expect(dosha.seats.map(({ reference }) => reference)).toEqual(MANGAL_REFERENCES);
      for (const seat of dosha.seats) {
        expect(seat.isDosha).toBe(
          (MANGAL_HOUSES[dosha.settings.houses].houses as readonly number[]).includes(seat.house),
        );
        expect(seat.remains).toBe(seat.isDosha && seat.cancellations.length === 0);
        for (const { id, because, sources } of seat.cancellations) {
          expect(dosha.settings.cancellations).toContain(id);
          expect(because.length).toBeGreaterThan(0);
          for (const source of sources) expect(Object.keys(SOURCES)).toContain(source);
        }
      }
      for (const reference of dosha.remainsFrom) expect(dosha.presentFrom).toContain(reference);
      const [before, after] = [dosha.severity, dosha.severityAfterCancellations].map((name) =>
        MANGAL_SEVERITIES.indexOf(name),
      ) as [number, number];
      expect(after).toBeLessThanOrEqual(before);
      expect(before === 0).toBe(dosha.presentFrom.length === 0);
    },
  );
});

describe('a question that cannot be answered', () => {
  const kundli = made({});
  it.each<[string, MangalOptions]>([
    ['houses', { houses: '1-7' as '1-4-7-8-12' }],
    ['references[0]', { references: ['sun' as 'moon'] }],
    ['references', { references: 'moon' as never }],
    ['cancellations[0]', { cancellations: ['age'] as never }],
    ['cancellations', { cancellations: 'some' as 'all' }],
    ['options', 'all' as never],
  ])('names the field: %s', (field, options) => {
    expect(() => mangalDoshaOf(kundli, options)).toThrow(EngineError);
    expect(() => mangalDoshaOf(kundli, options)).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
