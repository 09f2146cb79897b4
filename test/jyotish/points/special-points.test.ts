/** Special lagnas, upagrahas and sphutas against Swiss Ephemeris and a textbook, from figures and through the engine. */
import { describe, expect, it } from 'vitest';
import {
  PART_INSTANTS,
  shriLagna,
  solarUpagrahas,
  specialLagnasOf,
  specialPointsOf,
  sphutasOf,
  steadyLagnaDeg,
  sunGroundOf,
  upagrahasOf,
  yogiPointsOf,
} from '../../../packages/engine/src/jyotish/points/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { made } from '../graha/kundlis.ts';
import { type BirthInput, castKundli, momentOf, zodiacSky } from '../strength/births.ts';

const PATH = 'jyotish/special-points.json';
interface Input extends BirthInput {
  readonly sun?: number;
  readonly moon?: number;
  readonly ascendant?: number;
  readonly localBirth?: string;
  readonly localSunrise?: string;
  readonly sunAtSunrise?: number;
}
interface Expect {
  readonly [point: string]: number | string | { readonly begin: number; readonly middle: number; readonly end: number };
}
const truth = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('Special points', PATH);
const zodiac = zodiacSky();
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));

/**
 * Degrees. `figures`: from the figures of a case, which are rounded by 5e-6 and the answers by 5e-5; the share of a nakshatra in the shri lagna
 * has the Moon's rounding 27 times. The book's examples bring a limit of their own. `closed`, `shri`, `timed`, `parts`: through the engine, where
 * the file's civil time is UT1 and ours UTC: up to 0.7 s, which is 1e-4 of the Moon, 27 times that in the shri lagna and 0.015 of the ghati
 * lagna. Worst today: 1.0e-4, 0.0049, 0.0134 and 5.0e-4. The file allows 0.002 and, for what hangs on sunrise, 0.15.
 */
const ALLOWED = { figures: 6.6e-5, shri: 0.0075, shriFigures: 7e-4, closed: 4e-4, timed: 0.02, parts: 0.001 };

describe('points of the reference', () => {
  for (const { id, input, expect: wanted, ...more } of truth.cases) {
    const near = (unit: string, what: string, got: number, allowed: number) => {
      const off = apart(got, wanted[what] as number);
      ledger.error(unit, off, allowed, `${id} ${what}`);
      expect(off, what).toBeLessThan(allowed);
    };
    const own = (more['tolerance'] as { deg?: number } | undefined)?.deg;
    it(`${id}: from its figures`, () => {
      const { sun, moon, ascendant, localBirth, localSunrise, sunAtSunrise } = input;
      if (sun !== undefined)
        for (const [name, deg] of Object.entries(solarUpagrahas(sun)))
          near(own === undefined ? 'from figures, deg' : 'book, deg', name, deg, own ?? ALLOWED.figures);
      if (moon !== undefined && ascendant !== undefined)
        near(
          own === undefined ? 'shri lagna from figures, deg' : 'book, deg',
          'shriLagna',
          shriLagna(moon, ascendant).longitudeDeg,
          own ?? ALLOWED.shriFigures,
        );
      if (sun !== undefined && moon !== undefined) {
        const { yogiPoint, avayogiPoint } = yogiPointsOf(made({ Sun: sun, Moon: moon }));
        near(
          own === undefined ? 'from figures, deg' : 'book, deg',
          'yogiPoint',
          yogiPoint.longitudeDeg,
          ALLOWED.figures,
        );
        near(
          own === undefined ? 'from figures, deg' : 'book, deg',
          'avayogiPoint',
          avayogiPoint.longitudeDeg,
          ALLOWED.figures,
        );
        expect(yogiPoint.nakshatra).toBe(wanted['yogiNakshatra']);
      }
      if (localBirth !== undefined && sunAtSunrise !== undefined) {
        const minutes = minutesOf(localBirth) - minutesOf(localSunrise as string);
        near(
          own === undefined ? 'from figures, deg' : 'book, deg',
          'horaLagna',
          steadyLagnaDeg('hora', sunAtSunrise, minutes),
          own ?? 0,
        );
        near(
          own === undefined ? 'from figures, deg' : 'book, deg',
          'ghatiLagna',
          steadyLagnaDeg('ghati', sunAtSunrise, minutes),
          own ?? 0,
        );
        const { lagnas } = specialLagnasOf(made({}), { sunAtSunriseDeg: sunAtSunrise, minutesSinceSunrise: minutes });
        expect(lagnas.hora.longitudeDeg).toBe(steadyLagnaDeg('hora', sunAtSunrise, minutes));
      }
      if (input.datetime === undefined) ledger.pass(id);
    });

    if (input.datetime === undefined) continue;
    it(`${id}: from date and place`, () => {
      const kundli = castKundli(input);
      const moment = momentOf(input);
      const points = specialPointsOf(zodiac, kundli, moment, { upagrahas: { at: 'middle', gulika: 'begin' } });
      const { upagrahas } = points.upagrahas;
      for (const name of ['dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu'] as const)
        near('closed forms, deg', name, upagrahas[name].longitudeDeg, ALLOWED.closed);
      near('shri lagna, deg', 'shriLagna', points.lagnas.lagnas.shri.longitudeDeg, ALLOWED.shri);
      near('closed forms, deg', 'bhriguBindu', points.bhriguBindu.longitudeDeg, ALLOWED.closed);
      near('closed forms, deg', 'yogiPoint', points.yogi.yogiPoint.longitudeDeg, ALLOWED.closed);
      near('closed forms, deg', 'avayogiPoint', points.yogi.avayogiPoint.longitudeDeg, ALLOWED.closed);
      near('closed forms, deg', 'beejaSphuta', points.sphutas.sphutas.beeja?.longitudeDeg ?? -1, ALLOWED.closed);
      near('closed forms, deg', 'kshetraSphuta', points.sphutas.sphutas.kshetra?.longitudeDeg ?? -1, ALLOWED.closed);
      expect(points.yogi.yogiPoint.nakshatra).toBe(wanted['yogiNakshatra']);
      if (wanted['birth'] !== undefined) {
        const { ground } = points;
        expect(ground.isDay ? 'day' : 'night').toBe(wanted['birth']);
        near('sunrise, deg', 'sunAtSunrise', ground.sunAtSunriseDeg, ALLOWED.closed);
        // Ghatis; the file rounds by 5e-5 and five seconds of sunrise are 0.0035.
        expect(Math.abs(ground.ghatisSinceSunrise - (wanted['ghatisFromSunrise'] as number))).toBeLessThan(0.002);
        for (const name of ['bhava', 'hora', 'ghati'] as const)
          near('lagnas of time, deg', `${name}Lagna`, points.lagnas.lagnas[name].longitudeDeg, ALLOWED.timed);
        for (const name of ['kala', 'mrityu', 'ardhaprahara', 'yamaghantaka'] as const)
          near('parts of the day, deg', `${name}Middle`, upagrahas[name].longitudeDeg, ALLOWED.parts);
        for (const gulika of PART_INSTANTS) {
          const found = upagrahasOf(zodiac, kundli, moment, { gulika, ground }).upagrahas.gulika;
          const off = apart(found.longitudeDeg, (wanted['gulika'] as Record<string, number>)[gulika] as number);
          ledger.error('parts of the day, deg', off, ALLOWED.parts, `${id} gulika ${gulika}`);
          expect(off, `gulika ${gulika}`).toBeLessThan(ALLOWED.parts);
        }
        expect(sunGroundOf(zodiac, moment)).toEqual(ground);
      }
      expect(sphutasOf(kundli, upagrahas.gulika.longitudeDeg)).toEqual(points.sphutas);
      ledger.pass(id);
    });
  }
});

function minutesOf(clock: string): number {
  const [hours, minutes, seconds] = clock.split(':').map(Number) as [number, number, number];
  return hours * 60 + minutes + seconds / 60;
}
