import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette } from '../../packages/engine/src/drawing/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { readCoordinate } from '../../packages/playground/src/birth/coordinate.ts';
import { birthOf, choicesOf, type Form, firstForm, unread } from '../../packages/playground/src/birth/form.ts';
import {
  otherAyanamsas,
  otherHouses,
  usualAyanamsas,
  usualHouses,
} from '../../packages/playground/src/birth/options.ts';
import { stepped } from '../../packages/playground/src/birth/step.ts';
import { civilText, degreesText, doubtText, hoursText, signedText } from '../../packages/playground/src/format.ts';
import { fragmentOf, pageOf, secondForm } from '../../packages/playground/src/share.ts';
import { ayanamsaNames, houseSystemNames } from '../../packages/playground/src/strings.ts';
import { TAB_IDS } from '../../packages/playground/src/tabs/ids.ts';
import { firstPlan, type Plan } from '../../packages/playground/src/vastu/plan.ts';
import { pageFolder } from './page-site.ts';

const SEED = 20261121;

describe('coordinates as typed', () => {
  it('are read in decimal degrees, with letters, and in degrees, minutes and seconds', () => {
    const read = (text: string): number => Math.round(readCoordinate(text, 'n', 's') * 1e6) / 1e6;
    expect([read('28.61'), read('-28.61'), read('−28,61'), read('28.61 S'), read('28.61n'), read(' +5 ')]).toEqual([
      28.61, -28.61, -28.61, -28.61, 28.61, 5,
    ]);
    expect([
      read('28°36′50″ N'),
      read('28 36 50'),
      read('28:36:50S'),
      read('28°36\'50" n'),
      read('28n36'),
      read('33s52'),
    ]).toEqual([28.613889, 28.613889, -28.613889, 28.613889, 28.6, -33.866667]);
    expect(readCoordinate('77w30', 'e', 'w')).toBe(-77.5);
  });

  it('that cannot be read are NaN, for the engine to refuse', () => {
    for (const text of ['', 'north', '28.61 E', '12 61', '12 30 60', '-12 S', '1.2.3', '1e3', 'Infinity', '١٢'])
      expect(readCoordinate(text, 'n', 's'), text).toBeNaN();
  });

  it('that cannot be read are told in the words that were typed, with a form that can', () => {
    const told = (fields: Partial<Form>, field: string) => unread({ ...firstForm, ...fields }, field);
    expect(told({ latitude: 'abc' }, 'latitude')).toEqual({
      message: '“abc” cannot be read as a number.',
      remedy: expect.stringContaining('28.61'),
    });
    expect(told({ longitude: ' ' }, 'longitude')?.message).toBe('The longitude is missing.');
    expect(told({ elevation: 'high' }, 'elevation')?.message).toContain('high');
    expect(told({ latitude: '91' }, 'latitude')).toBeUndefined();
    expect(told({ timezone: 'x' }, 'timezone')).toBeUndefined();
    for (const field of ['constructor', '']) expect(told({}, field)).toBeUndefined();
  });

  it('come back from any decimal notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -180_0000, max: 180_0000 }), (value) => {
        expect(readCoordinate(String(value / 10_000), 'e', 'w')).toBe(value / 10_000);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

describe('a share link', () => {
  const text = fc.string({ maxLength: 40 });
  const anyForm = fc.record({
    date: text,
    time: text,
    timeUnknown: fc.boolean(),
    place: text,
    latitude: text,
    longitude: text,
    timezone: text,
    elevation: text,
    calendar: fc.constantFrom('gregorian', 'julian'),
    fold: fc.constantFrom('', '0', '1'),
    system: fc.constantFrom('vedic', 'western'),
    ayanamsa: text,
    houseSystem: text,
    nodeType: fc.constantFrom('mean', 'true'),
    outer: fc.boolean(),
    minor: fc.boolean(),
    lilith: fc.boolean(),
    style: fc.constantFrom('north', 'south', 'east', 'wheel'),
    symbols: fc.boolean(),
    degrees: fc.boolean(),
    aspects: fc.boolean(),
    varga: fc.constantFrom('D1', 'D9', 'D60'),
  }) as fc.Arbitrary<Form>;

  const metres = fc.integer({ min: -2000, max: 2000 }).map((decimetres) => (decimetres === 0 ? 0 : decimetres / 10));
  const side = fc.integer({ min: 5, max: 2000 }).map((decimetres) => decimetres / 10);
  const anyPlan = fc.record({
    corners: fc.array(fc.tuple(metres, metres), { minLength: 3, maxLength: 12 }),
    rooms: fc.array(
      fc.record({
        roomType: fc.constantFrom('kitchen', 'master_bedroom'),
        x: metres,
        y: metres,
        width: side,
        depth: side,
      }),
      { maxLength: 24 },
    ),
    door: fc.tuple(metres, metres),
    bearingDeg: fc.integer({ min: 0, max: 359 }),
  }) as fc.Arbitrary<Plan>;

  it('brings back both forms, the plan and the tab, whatever was typed', () => {
    fc.assert(
      fc.property(anyForm, anyForm, anyPlan, fc.constantFrom(...TAB_IDS), (first, second, plan, tab) => {
        expect(pageOf(`#${fragmentOf({ first, second, plan, tab })}`)).toEqual({ first, second, plan, tab });
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('says nothing of a second person where none was named, nor of a plan where none was drawn', () => {
    const fragment = fragmentOf({ first: firstForm, second: secondForm, plan: firstPlan, tab: 'chart' });
    expect(pageOf(fragment)).toEqual({ first: firstForm, tab: 'chart' });
    expect([...new URLSearchParams(fragment).keys()]).toEqual(['d', 't', 'p', 'lat', 'lon', 'tz', 's']);
  });

  it('is passed over when it is none, and holds only what the form can hold', () => {
    expect(pageOf('')).toBeUndefined();
    expect(pageOf('#positions')).toBeUndefined();
    expect(pageOf('#d=2000-01-01&tab=garden')?.tab).toBe('chart');
    for (const plan of [
      '',
      '0,0;1,0!!0,0!0',
      '0,0;9,0;9,9!k,0,0,1!0,0!0',
      '0,0;9,0;9,9!!0,0!360',
      '0,0;9e9,0;9,9!!0,0!0',
      '0,0;9,0;9,9!kitchen,0,0,0.4,1!0,0!0',
    ])
      expect(pageOf(`#d=2000-01-01&plan=${plan}`), plan).not.toHaveProperty('plan');
    const odd = pageOf('#d=2000-01-01&s=klingon&v=cube&n=&u=yes&cal=maya&constructor=1')?.first;
    expect(odd).toMatchObject({
      date: '2000-01-01',
      system: 'vedic',
      style: 'north',
      nodeType: 'mean',
      timeUnknown: false,
      calendar: 'gregorian',
      timezone: '',
    });
    expect(Object.keys(odd ?? {}).sort()).toEqual(Object.keys(firstForm).sort());
  });
});

describe('the time stepper', () => {
  it('moves over midnight, months, leap days and the year 0', () => {
    expect(stepped('2024-02-28', '23:59', 1)).toEqual({ date: '2024-02-29', time: '00:00' });
    expect(stepped('1900-02-28', '23:30:15', 60)).toEqual({ date: '1900-03-01', time: '00:30:15' });
    expect(stepped('2000-01-01', '00:00', -1440)).toEqual({ date: '1999-12-31', time: '00:00' });
    expect(stepped('0001-01-01', '00:00', -1)).toEqual({ date: '0000-12-31', time: '23:59' });
    expect(stepped('-0500-01-01', '00:00', -1)).toEqual({ date: '-0501-12-31', time: '23:59' });
    expect(stepped('0050-06-15', '12:00', 1440)).toEqual({ date: '0050-06-16', time: '12:00' });
    expect(stepped('soon', '12:00', 1)).toBeUndefined();
  });

  it('comes back to where it was', () => {
    const day = fc.date({ min: new Date('0100-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -100_000, max: 100_000 }), (date, minutes) => {
        const iso = date.toISOString();
        const there = stepped(iso.slice(0, 10), iso.slice(11, 19), minutes);
        expect(there !== undefined && stepped(there.date, there.time, -minutes)).toEqual({
          date: iso.slice(0, 10),
          time: iso.slice(11, 19),
        });
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe('figures', () => {
  it('are cut off at the second of arc, never carried into the next sign', () => {
    expect([
      degreesText(29.9999999),
      degreesText(0),
      degreesText(12.5),
      degreesText(-3.25),
      degreesText(7 + 46 / 60 + 28 / 3600),
    ]).toEqual(['29°59′59″', '0°00′00″', '12°30′00″', '−3°15′00″', '7°46′28″']);
    expect([hoursText(0), hoursText(15 * 21.1375), hoursText(359.99999)]).toEqual([
      '00h 00m 00s',
      '21h 08m 15s',
      '23h 59m 59s',
    ]);
  });

  it('say a doubt in the unit that fits it', () => {
    expect([
      doubtText(0),
      doubtText(0.000001),
      doubtText(0.0025),
      doubtText(0.12),
      doubtText(6.6),
      doubtText(180),
    ]).toEqual(['±0.000″', '±0.004″', '±9.0″', '±7.2′', '±6.6°', '±180°']);
    expect([signedText(-0.05301, 4), signedText(0.00001, 4), signedText(-0.00001, 4)]).toEqual([
      '−0.0530',
      '+0.0000',
      '+0.0000',
    ]);
  });

  it('write civil times as people do, years before our era too', () => {
    expect([
      civilText('1947-08-15T00:00:00'),
      civilText('-0500-03-01T06:00:00'),
      civilText('0000-12-31T23:59:00.000Z'),
    ]).toEqual(['15 Aug 1947, 00:00:00', '1 Mar 501 BCE, 06:00:00', '31 Dec 1 BCE, 23:59:00']);
  });
});

describe('the choices on offer', () => {
  it('are all known to the engine and have a name', async () => {
    const engine = await openEngine();
    for (const ayanamsa of [...usualAyanamsas, ...otherAyanamsas]) {
      expect(engine.chart(birthOf(firstForm), choicesOf({ ...firstForm, ayanamsa })).calculation.ayanamsa).toBe(
        ayanamsa,
      );
      expect(ayanamsaNames[ayanamsa]).toBeDefined();
    }
    for (const houseSystem of [...usualHouses, ...otherHouses]) {
      expect(
        engine.chart(birthOf(firstForm), choicesOf({ ...firstForm, houseSystem })).calculation.houseSystemUsed,
      ).toBe(houseSystem);
      expect(houseSystemNames[houseSystem]).toBeDefined();
    }
    const all = engine.chart(
      birthOf(firstForm),
      choicesOf({ ...firstForm, system: 'western', outer: true, minor: true, lilith: true }),
    );
    expect(all.planets.map((planet) => planet.name)).toEqual([
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
      'NorthNode',
      'SouthNode',
      'Chiron',
      'Ceres',
      'Pallas',
      'Juno',
      'Vesta',
      'MeanApogee',
    ]);
  });
});

describe('the sheet of styles', () => {
  it('has the colours of the drawings, light and dark', () => {
    const css = readFileSync(`${pageFolder}src/style.css`, 'utf8');
    const [light = '', dark = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map((match) => match[1] ?? '');
    for (const [sheet, palette] of [
      [light, lightPalette],
      [dark, darkPalette],
    ] as const) {
      for (const [name, colour] of Object.entries(palette)) expect(sheet).toContain(`--c-${name}: ${colour};`);
    }
  });

  it('lets text and the edges of its controls be seen: 4.5 : 1 and 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
    const css = readFileSync(`${pageFolder}src/style.css`, 'utf8');
    const [light = '', dark = ''] = [...css.matchAll(/:root \{([^}]*)\}/g)].map((match) => match[1] ?? '');
    const luminance = (hex: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const sheet of [light, dark]) {
      const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? 'none';
      const contrast = (one: string, other: string): number => {
        const [low = 0, high = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05);
      };
      for (const under of ['c-paper', 'ground', 'c-soft', 'badge'])
        for (const text of ['c-ink', 'c-mute', 'c-accent', 'c-bad'])
          expect([text, under, contrast(text, under) >= 4.5]).toEqual([text, under, true]);
      for (const edge of ['edge', 'focus', 'c-accent'])
        for (const under of ['c-paper', 'ground'])
          expect([edge, under, contrast(edge, under) >= 3]).toEqual([edge, under, true]);
    }
  });
});
