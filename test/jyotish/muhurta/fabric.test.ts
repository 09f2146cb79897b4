/** The fabric of the day against outside truth: weekday tables, taras, Moons, yogas, and the parts of days at ten places. */
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import { HORA_ORDER, lordOfHora } from '../../../packages/engine/src/jyotish/day/index.ts';
import {
  anandadiOf,
  chandraBalaOf,
  choghadiyaOf,
  choghadiyasOf,
  dayGroundFrom,
  dishaShoolOf,
  gowriOf,
  gowrisOf,
  horasOf,
  starOf28,
  taraBalaOf,
} from '../../../packages/engine/src/jyotish/muhurta/index.ts';
import { DayBook } from '../../../packages/engine/src/jyotish/panchang/day-book.ts';
import {
  brahmaMuhurta,
  dayMuhurta,
  eighthNumberOf,
  eighthOf,
  nightMuhurta,
} from '../../../packages/engine/src/jyotish/panchang/day-parts.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { jdUtOfTt, localClock } from '../../../packages/engine/src/time/local-clock.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

const engine = await openEngine();
const zodiac = new ZodiacSky(engine.kernel, lahiriWholeSign);

interface Input {
  readonly weekday: number;
  readonly birthNakshatra: number;
  readonly dayNakshatra: number;
  readonly birthSign: number;
  readonly moonSign: number;
  readonly nakshatra: number;
  readonly date: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly sunriseDefinition: 'hindu' | 'standard';
}
type Span = readonly [string, string];
interface Expect {
  readonly choghadiyaDay: readonly string[];
  readonly choghadiyaNight: readonly string[];
  readonly horaLords: readonly string[];
  readonly rahuKalamPart: number;
  readonly yamagandaPart: number;
  readonly gulikaPart: number;
  readonly dishaShoola: string;
  readonly gowriDay: readonly string[];
  readonly gowriNight: readonly string[];
}
interface Times {
  readonly sunrise: string;
  readonly sunset: string;
  readonly weekday: number;
  readonly choghadiyaDay: readonly Span[];
  readonly choghadiyaNight: readonly Span[];
  readonly horaStarts: readonly string[];
  readonly firstHora: string;
  readonly rahuKalam: Span;
  readonly yamaganda: Span;
  readonly gulikaKalam: Span;
  readonly abhijit: Span;
  readonly vijaya: Span;
  readonly nishita: Span;
  readonly brahmaMuhurta: { readonly fourteenthNightMuhurta: Span; readonly fixed96to48min: Span };
  readonly dinamanaGhati: number;
}

const file = readTruth<Input, unknown>('jyotish/muhurta.json');
const ledger = truthLedger('Muhurta', 'jyotish/muhurta.json');
const named = (prefix: string) =>
  file.cases.filter(({ id }) => id.startsWith(prefix)).map((one) => [one.id, one] as const);
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

describe('tables of the weekday', () => {
  it.each(named('weekday-'))('are those of the almanacs: %s', (id, { input: { weekday }, expect: want }) => {
    const w = want as Partial<Expect>;
    const checks: [unknown, unknown][] = [
      [w.choghadiyaDay, EIGHT.map((i) => choghadiyaOf(weekday, true, i).name)],
      [w.choghadiyaNight, EIGHT.map((i) => choghadiyaOf(weekday, false, i).name)],
      [w.horaLords, Array.from({ length: 24 }, (_, i) => lordOfHora(weekday, i))],
      [w.rahuKalamPart, eighthNumberOf('rahu', weekday)],
      [w.yamagandaPart, eighthNumberOf('yamaganda', weekday)],
      [w.gulikaPart, eighthNumberOf('gulika', weekday)],
      [w.dishaShoola, dishaShoolOf(weekday).direction],
    ];
    const given = checks.filter(([wanted]) => wanted !== undefined);
    expect(given.length).toBe(Object.keys(w).length);
    for (const [wanted, got] of given) expect(got).toEqual(wanted);
    ledger.pass(id);
  });

  it.each(named('gowri-'))('have the printed gowri eighths: %s', (id, { input: { weekday }, expect: want }) => {
    const { gowriDay, gowriNight } = want as Expect;
    expect(EIGHT.map((i) => gowriOf(weekday, true, i))).toEqual(gowriDay);
    expect(EIGHT.map((i) => gowriOf(weekday, false, i))).toEqual(gowriNight);
    ledger.pass(id);
  });

  it('put Visham where rahu kalam is, and every name once into each half', () => {
    for (let vara = 0; vara < 7; vara++) {
      expect(gowriOf(vara, true, eighthNumberOf('rahu', vara))).toBe('Visham');
      for (const isDay of [true, false]) expect(new Set(EIGHT.map((i) => gowriOf(vara, isDay, i))).size).toBe(8);
    }
  });

  it('give kala vela to Saturn by day and kala ratri to Mercury by night', () => {
    for (let vara = 0; vara < 7; vara++)
      for (const isDay of [true, false])
        for (const i of EIGHT) {
          const { lord, vela } = choghadiyaOf(vara, isDay, i);
          expect(vela === 'kala-vela').toBe(isDay && lord === 'Saturn');
          expect(vela === 'kala-ratri').toBe(!isDay && lord === 'Mercury');
          expect(HORA_ORDER).toContain(lord);
        }
  });
});

describe('strength of a day for a person', () => {
  it.each(named('tarabala-'))('counts taras from the star of birth: %s', (id, { input, expect: want }) => {
    expect(taraBalaOf(input.birthNakshatra, input.dayNakshatra)).toMatchObject(want as object);
    ledger.pass(id);
  });

  it.each(named('chandrabala-'))('counts houses from the natal Moon: %s', (id, { input, expect: want }) => {
    const { house, good, chandrashtama } = want as { house: number; good: boolean; chandrashtama: boolean };
    const got = chandraBalaOf(input.birthSign, input.moonSign);
    expect(got).toMatchObject({ house, isGood: good, isChandrashtama: chandrashtama });
    ledger.pass(id);
  });
});

describe('anandadi yogas', () => {
  it.each(named('anandadi-'))('are counted with Abhijit: %s', (id, { input, expect: want }) => {
    expect(anandadiOf(input.weekday, starOf28(input.nakshatra))).toMatchObject(want as object);
    ledger.pass(id);
  });
});

/** Seconds. Worst today 0.9: the truth is rounded to whole seconds and comes from another ephemeris. It allows itself 15. */
const TOLERANCE = 2;

describe('the parts of a day', () => {
  it.each(named('muhurta-'))('begin when the almanac says: %s', (id, { input, expect: wanted }) => {
    const want = wanted as Times;
    const place = { latitudeDeg: input.latitude, longitudeDeg: input.longitude, elevationMetres: 0 };
    const clock = localClock(place, { timezone: input.utcOffsetHours });
    const sunrise = input.sunriseDefinition === 'hindu' ? 'hindu' : 'upper-limb';
    // The truth lifts the upper limb with air of 0 °C; that of 15 °C, our default, makes 13 to 17 seconds.
    const book = new DayBook(zodiac, clock, { sunrise, air: { temperatureC: 0 } });
    const dayNumber = Math.round(Date.parse(`${input.date}T12:00:00Z`) / 86400000 + 2440587.5);
    const ground = dayGroundFrom(book, dayNumber);
    const { day, vara } = ground;
    const at = (jdUt: number, text: string) => {
      const seconds = (jdUt - 2440587.5) * 86400 - (Date.parse(`${text}Z`) / 1000 - input.utcOffsetHours * 3600);
      expect(Math.abs(seconds)).toBeLessThan(TOLERANCE);
      ledger.error('s', seconds, TOLERANCE, id);
    };
    const spanAt = ([start, end]: readonly [number, number], [from, until]: Span) => {
      at(jdUtOfTt(start), from);
      at(jdUtOfTt(end), until);
    };
    expect(vara).toBe(want.weekday);
    at(jdUtOfTt(day.sunriseJdTt), want.sunrise);
    at(jdUtOfTt(day.sunsetJdTt), want.sunset);
    const choghadiyas = choghadiyasOf(day, vara, clock);
    expect(choghadiyas.map(({ name }) => name)).toEqual(
      [...want.choghadiyaDay, ...want.choghadiyaNight].map(([name]) => name),
    );
    [...want.choghadiyaDay, ...want.choghadiyaNight].forEach(([, start], i) => {
      at(choghadiyas[i]?.startJdUt as number, start);
    });
    const horas = horasOf(day, vara, clock);
    expect(horas[0]?.lord).toBe(want.firstHora);
    want.horaStarts.forEach((start, i) => {
      at(horas[i]?.startJdUt as number, start);
    });
    const bounds = book.bounds(dayNumber);
    spanAt(eighthOf('rahu', vara, bounds), want.rahuKalam);
    spanAt(eighthOf('yamaganda', vara, bounds), want.yamaganda);
    spanAt(eighthOf('gulika', vara, bounds), want.gulikaKalam);
    spanAt(dayMuhurta(bounds, 8), want.abhijit);
    spanAt(dayMuhurta(bounds, 11), want.vijaya);
    spanAt(nightMuhurta(bounds, 8), want.nishita);
    spanAt(brahmaMuhurta(bounds, 'night-fifteenth'), want.brahmaMuhurta.fourteenthNightMuhurta);
    spanAt(brahmaMuhurta(bounds, 'forty-eight-minutes'), want.brahmaMuhurta.fixed96to48min);
    expect((day.sunsetJdTt - day.sunriseJdTt) * 60).toBeCloseTo(want.dinamanaGhati, 2);
    ledger.pass(id);
  });

  it('tile the day from sunrise to sunrise, and texts are read off the same clock', () => {
    const place = { latitudeDeg: 64.1, longitudeDeg: -21.9, elevationMetres: 0 };
    const clock = localClock(place, { timezone: 'Atlantic/Reykjavik' });
    const { day, vara } = dayGroundFrom(new DayBook(zodiac, clock), 2461045);
    for (const parts of [choghadiyasOf(day, vara, clock), horasOf(day, vara, clock), gowrisOf(day, vara, clock)]) {
      expect(parts[0]?.startJdUt).toBe(jdUtOfTt(day.sunriseJdTt));
      expect(parts.at(-1)?.endJdUt).toBe(jdUtOfTt(day.nextSunriseJdTt));
      parts.forEach((part, i) => {
        if (i > 0) expect(part.startJdUt).toBe(parts[i - 1]?.endJdUt);
        expect(part.start).toBe(clock.text(part.startJdUt));
      });
    }
  });
});
