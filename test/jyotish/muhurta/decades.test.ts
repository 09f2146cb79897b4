/** A search of years looks at less and finds the same: days that their season shuts, and ascendants without the other angles. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it, vi } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { astaStretches } from '../../../packages/engine/src/jyotish/muhurta/asta.ts';
import {
  findMuhurtas,
  MUHURTA_GATES,
  type MuhurtaOptions,
  type MuhurtaQuery,
  PURPOSE_IDS,
} from '../../../packages/engine/src/jyotish/muhurta/index.ts';
import {
  ASTA_METHODS,
  readQuery,
  SIMHASTHA_SCHOOLS,
  STRICTNESSES,
} from '../../../packages/engine/src/jyotish/muhurta/search-settings.ts';
import { blankState } from '../../../packages/engine/src/jyotish/muhurta/state.ts';
import { DayBook } from '../../../packages/engine/src/jyotish/panchang/day-book.ts';
import { MOON_WINDOWS } from '../../../packages/engine/src/jyotish/panchang/settings.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { riseBetween, setBetween } from '../../../packages/engine/src/sky/horizon.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

const { kernel } = await openEngine();
const zodiac = new ZodiacSky(kernel, lahiriWholeSign);
const places = [
  { latitudeDeg: 13.0827, longitudeDeg: 80.2707, elevationMetres: 0 },
  { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 },
  { latitudeDeg: 69.65, longitudeDeg: 18.96, elevationMetres: 0 },
];
const person = fc.record({ nakshatra: fc.integer({ min: 1, max: 27 }), moonSign: fc.integer({ min: 1, max: 12 }) });
const query: fc.Arbitrary<MuhurtaQuery> = fc
  .record({
    purpose: fc.constantFrom(...PURPOSE_IDS),
    fromJdUt: fc.double({ min: 2415100, max: 2488000, noNaN: true }),
    days: fc.double({ min: 0.5, max: 45, noNaN: true }),
    persons: fc.array(person, { maxLength: 2 }),
  })
  .map(({ purpose, fromJdUt, days, persons }) => ({ purpose, fromJdUt, untilJdUt: fromJdUt + days, persons }));
const options: fc.Arbitrary<MuhurtaOptions> = fc.record({
  strictness: fc.constantFrom(...STRICTNESSES),
  simhastha: fc.constantFrom(...SIMHASTHA_SCHOOLS),
  minMinutes: fc.integer({ min: 1, max: 90 }),
});

describe('a search that lists nothing of what is shut out', () => {
  test.prop([query, options, fc.constantFrom(...places)], { seed: 20261122, numRuns: 80 })(
    'finds the windows of one that goes through every day',
    (asked, chosen, place) => {
      const clock = localClock(place, { timezone: 'UTC' });
      const whole = findMuhurtas(zodiac, clock, asked, { ...chosen, badTimes: true });
      const brief = findMuhurtas(zodiac, clock, asked, { ...chosen, badTimes: false });
      expect(brief.windows).toEqual(whole.windows);
      expect(brief.bestTime).toEqual(whole.bestTime);
      expect(brief.badTimes).toEqual([]);
    },
  );

  it('looks at no tithi and no star where the month, a combustion or the weekday is against it', () => {
    const clock = localClock(places[0] as (typeof places)[0], { timezone: 'Asia/Kolkata' });
    const year = { purpose: 'marriage', fromJdUt: 2460676.5, untilJdUt: 2461041.5 } as const;
    const skiesOf = (badTimes: boolean): number => {
      const sky = vi.spyOn(kernel, 'sky');
      findMuhurtas(zodiac, clock, year, { badTimes });
      const count = sky.mock.calls.length;
      sky.mockRestore();
      return count;
    };
    expect(skiesOf(false)).toBeLessThan(0.65 * skiesOf(true));
  });

  test.prop(
    [
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 108 }),
      fc.integer({ min: 1, max: 27 }),
      fc.integer({ min: 1, max: 60 }),
      fc.record({
        month: fc.integer({ min: 1, max: 12 }),
        sunSign: fc.integer({ min: 1, max: 12 }),
        flag: fc.boolean(),
      }),
      fc.constantFrom(...PURPOSE_IDS),
    ],
    { seed: 20261122, numRuns: 300 },
  )(
    'may ask the gates of the season first: they do not look at the limbs of a day',
    (tithi, pada, yoga, karana, season, purpose) => {
      const asked = readQuery({ purpose, fromJdUt: 2460000.5, untilJdUt: 2460001.5 });
      const { month, sunSign, flag } = season;
      const slow = {
        month,
        amantaMonth: month,
        sunSign,
        vara: month % 7,
        isAdhika: flag,
        isSankranti: !flag,
        eclipsed: flag ? ('Sun' as const) : null,
        isVenusAsta: flag,
      };
      const before = { ...blankState(), ...slow };
      const after = {
        ...before,
        tithi,
        pada,
        nakshatra: Math.ceil(pada / 4),
        moonSign: Math.ceil(pada / 9),
        yoga,
        karana,
      };
      for (const gate of MUHURTA_GATES)
        if (gate.isOfSeason) expect(gate.shutBy(after, asked), gate.id).toEqual(gate.shutBy(before, asked));
      expect(MUHURTA_GATES.filter(({ isOfSeason }) => isOfSeason)).toHaveLength(11);
    },
  );
});

describe('Jupiter and Venus in the Sun’s light', () => {
  test.prop(
    [
      fc.constantFrom('Jupiter' as const, 'Venus' as const),
      fc.constantFrom(...ASTA_METHODS),
      fc.double({ min: 2415100, max: 2486000, noNaN: true }),
      fc.array(fc.double({ min: 0, max: 799, noNaN: true }), { minLength: 12, maxLength: 12 }),
      fc.constantFrom(null, { Jupiter: 30, Venus: 30 }, { Jupiter: 0.5, Venus: 2 }),
    ],
    { seed: 20261122, numRuns: 60 },
  )('are lost on the days on which they are when no other is looked at', (graha, asta, from, offsets, astaDegrees) => {
    const book = new DayBook(zodiac, localClock(places[0] as (typeof places)[0], { timezone: 'Asia/Kolkata' }));
    const query = { purpose: 'marriage', fromJdUt: from, untilJdUt: from + 1 } as const;
    const { settings } = readQuery(query, { asta, astaDegrees });
    const stretches = astaStretches(book, graha, settings, from, from + 800);
    for (const at of offsets.map((offset) => from + offset)) {
      const stretch = stretches.find(({ startJdTt, endJdTt }) => startJdTt <= at && at < endJdTt);
      // So short a span has no day that could be passed over.
      expect(stretch?.value).toBe(astaStretches(book, graha, settings, at, at + 1e-3)[0]?.value);
    }
  });

  it('are not looked for while they are far from him', () => {
    const book = new DayBook(zodiac, localClock(places[0] as (typeof places)[0], { timezone: 'Asia/Kolkata' }));
    const { settings } = readQuery({ purpose: 'marriage', fromJdUt: 2460000.5, untilJdUt: 2460001.5 });
    const sky = vi.spyOn(kernel, 'sky');
    astaStretches(book, 'Jupiter', settings, 2455000, 2455000 + 3650);
    // Ten conjunctions, about 60 days each.
    expect(sky.mock.calls.length).toBeLessThan(1000);
    sky.mockRestore();
  });
});

describe('what a day asks of the sky', () => {
  const angle = fc.double({ min: -7, max: 7, noNaN: true });

  test.prop([angle, fc.double({ min: -1.57, max: 1.57, noNaN: true }), fc.double({ min: 0.3, max: 0.5, noNaN: true })])(
    'is the ascendant that all the angles together give, to the last bit',
    (armc, latitude, obliquity) => {
      expect(kernel.axes(armc, latitude, obliquity).ascendantRad).toBe(
        kernel.angles(armc, latitude, obliquity).ascendantRad,
      );
    },
  );

  test.prop(
    [fc.constantFrom(...places), fc.integer({ min: 2415100, max: 2488000 }), fc.constantFrom(...MOON_WINDOWS)],
    {
      seed: 20261122,
      numRuns: 150,
    },
  )('is one walk of the Moon that finds what two find', (place, dayNumber, moonWindow) => {
    const book = new DayBook(zodiac, localClock(place, { timezone: 'UTC' }), {
      moonWindow,
    });
    const day = book.days.on(dayNumber);
    const [from, to] =
      moonWindow === 'civil-date'
        ? [book.days.midnight(dayNumber), book.days.midnight(dayNumber + 1)]
        : [day.sunriseJdTt, day.nextSunriseJdTt];
    const { moonrise, air } = book.settings;
    const events = [
      riseBetween(kernel, 'Moon', place, from, to, moonrise, air),
      setBetween(kernel, 'Moon', place, from, to, moonrise, air),
    ];
    expect(book.moonriseAndSet(dayNumber, day)).toEqual(
      events.map((event) => (event.kind === 'at' ? event.jdTt : null)),
    );
  });
});
