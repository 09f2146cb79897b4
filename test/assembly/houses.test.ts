/**
 * House cusps, angles and house positions against Swiss Ephemeris 2.10.03 (test/authorities/ephemeris-houses*.csv,
 * -ascmc.csv, -housepos.csv, made for this project in November 2026; settings in the header of ephemeris-houses-
 * epochs.csv and in houses.json). 11 epochs of 1829–2346, 16 latitudes each, the half of them within 1° of the polar
 * circles or beyond.
 *
 * The tables print 7 decimals of a degree, so 0.18 mas is their own rounding; the ARMC is printed to 0.02 mas, the
 * obliquity fitted to 0.01, the Sun's declination printed to 0.05. A cusp may be off by the print plus what those
 * inputs make of it.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import type { Ground } from './houses-core.ts';
import { houseCore, numberOf, signed, table } from './houses-core.ts';

const core = await houseCore('release');
const epochs = new Map(table('ephemeris-houses-epochs.csv').map(({ at }) => [at['jd_ut'] as string, at]));
const angleRows = table('ephemeris-ascmc.csv').map(({ at }) => at);
const grounds = new Map<string, Ground>(
  angleRows.map((row) => {
    const epoch = epochs.get(row['jd_ut'] as string) as Readonly<Record<string, string>>;
    const [armc, lat, eps, sun] = [row['armc'], row['lat'], epoch['obliquity'], epoch['sun_declination']].map(Number);
    return [`${row['jd_ut']} ${row['lat']}`, { armc, lat, eps, sun } as Ground];
  }),
);
const rows = [...table('ephemeris-houses.csv'), ...table('ephemeris-houses-gauquelin.csv')].map(({ at, fields }) => ({
  letter: at['sys'] as string,
  refused: at['rc'] === '-1',
  cusps: fields.slice(5).map(Number),
  ground: grounds.get(`${at['jd_ut']} ${at['lat']}`) as Ground,
}));
const letters = [...new Set(rows.map(({ letter }) => letter))];
const report: string[] = [];
afterAll(() => process.stdout.write(`cusps against Swiss Ephemeris, mas\n${report.join('\n')}\n`));

const MAS = 3_600_000;
const PRINT_MAS = 0.19;

/** What the rounding of the printed inputs may move a cusp by, mas. */
function inputDoubt(system: number, ground: Ground, i: number): number {
  const step = 1e-6;
  const slope = (key: 'armc' | 'eps' | 'sun') => {
    const [ahead, behind] = [step, -step].map(
      (d) => core.cusps(system, { ...ground, [key]: ground[key] + d }).cusps[i] as number,
    );
    const moved = Math.abs(signed((ahead as number) - (behind as number)));
    return Math.min(moved, Math.abs(moved - 180)) / (2 * step);
  };
  return (slope('armc') * 6e-9 + slope('eps') * 5e-9 + slope('sun') * 1.5e-8) * MAS;
}

describe('cusps', () => {
  it('have a table row for every system', () => {
    expect(new Set(letters.map(numberOf)).size).toBe(HOUSE_SYSTEMS.length);
    for (const letter of letters) expect(rows.filter((row) => row.letter === letter)).toHaveLength(176);
  });

  for (const letter of letters) {
    const system = numberOf(letter);
    // The reference stops its iteration for the semi-arc systems early: 3.0 mas at 66.2°, where ours solves to the last
    // place (houses-laws.test.ts).
    const iterated = letter === 'P' || letter === 'G';
    it(`of ${HOUSE_SYSTEMS[system]?.id} (${letter}) are the table's at every latitude`, () => {
      const off: number[] = [];
      for (const { refused, cusps, ground } of rows.filter((row) => row.letter === letter)) {
        const got = core.cusps(system, ground);
        expect(got.flags, `flag at ${ground.lat}°`).toBe(refused ? 1 : 0);
        // Where Gauquelin's sectors do not exist the reference prints Porphyry's twelve; they are every third of our
        // 36, the other way round.
        const mine =
          letter === 'G' && refused
            ? [...Array(12).keys()].map((i) => got.cusps[(36 - 3 * i) % 36] as number)
            : got.cusps;
        for (const [i, want] of (letter === 'G' && refused ? cusps.slice(0, 12) : cusps).entries()) {
          const mas = Math.abs(signed((mine[i] as number) - want)) * MAS;
          off.push(mas);
          if (mas > PRINT_MAS) {
            const doubt = letter === 'G' && refused ? 0.1 : inputDoubt(system, ground, i);
            expect(mas, `cusp ${i + 1} at ${ground.lat}°, ARMC ${ground.armc}`).toBeLessThan(
              iterated ? 5 : PRINT_MAS + doubt,
            );
          }
        }
      }
      off.sort((a, b) => a - b);
      const at = (part: number) => (off[Math.floor(part * (off.length - 1))] as number).toFixed(3);
      report.push(
        `  ${letter} ${String(HOUSE_SYSTEMS[system]?.id).padEnd(25)} median ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)}`,
      );
      // Flat bounds, so that a change of the reasoning above cannot hide one: today's worst are 3.02 (P, G), 2.33 (I,
      // i), 0.48 (all others).
      expect(off.at(-1)).toBeLessThan(iterated ? 5 : letter === 'I' || letter === 'i' ? 3 : 0.6);
    });
  }
});

describe('angles', () => {
  const columns = ['asc', 'mc', 'armc', 'vertex', 'equasc', 'coasc_koch', 'coasc_munkasey', 'polasc'];

  it('are the table’s within 1e-7°, beyond the polar circles too', () => {
    // Worst today: 8.2e-8° (an ascendant that runs 16 times as fast as the sky, of an ARMC printed to 5e-9°); the
    // others 1.2e-8°.
    for (const row of angleRows) {
      const got = core.angles(grounds.get(`${row['jd_ut']} ${row['lat']}`) as Ground);
      for (const [i, name] of columns.entries()) {
        expect(Math.abs(signed((got[i] as number) - Number(row[name]))), `${name} at ${row['lat']}°`).toBeLessThan(
          i === 0 ? 1e-7 : 2e-8,
        );
      }
    }
  });

  it('move as the table says', () => {
    // Six decimals are printed; the reference's daily rates and ours differ by 2e-9 of themselves.
    for (const row of angleRows) {
      const [dasc, dmc] = core.angles(grounds.get(`${row['jd_ut']} ${row['lat']}`) as Ground).slice(8) as [
        number,
        number,
      ];
      expect(Math.abs(dasc - Number(row['dasc'])), `dasc at ${row['lat']}°`).toBeLessThan(1e-6 + 1e-8 * Math.abs(dasc));
      expect(Math.abs(dmc - Number(row['dmc'])), `dmc at ${row['lat']}°`).toBeLessThan(1e-6);
    }
  });
});

describe('house positions', () => {
  const byObliquity = [...epochs.values()].map((at) => ({
    eps: Number(at['obliquity']),
    sun: Number(at['sun_declination']),
  }));
  const asked = table('ephemeris-housepos.csv').map(({ at }) => {
    const sun = byObliquity.find(({ eps }) => Math.abs(eps - Number(at['eps'])) < 1e-6)?.sun as number;
    return {
      letter: at['sys'] as string,
      longitude: Number(at['obj_lon']),
      latitude: Number(at['obj_lat']),
      want: Number(at['house_pos']),
      ground: { armc: Number(at['armc']), lat: Number(at['lat']), eps: Number(at['eps']), sun },
    };
  });

  for (const letter of [...new Set(asked.map((row) => row.letter))]) {
    it(`of ${HOUSE_SYSTEMS[numberOf(letter)]?.id} (${letter}) are the table's, absent ones included`, () => {
      const turn = letter === 'G' ? 36 : 12;
      for (const { longitude, latitude, want, ground } of asked.filter((row) => row.letter === letter)) {
        const got = core.position(numberOf(letter), ground, longitude, latitude);
        const where = `latitude ${ground.lat}, body ${longitude} ${latitude}`;
        if (want === 0) {
          expect(got, where).toBe(0);
          continue;
        }
        expect(got).toBeGreaterThanOrEqual(1);
        expect(got).toBeLessThan(turn + 1);
        // The reference adds 1e-8 for luck and solves T to 1e-7; on the equator its U is off by up to 9e-6 (1″) from
        // its own cusps.
        const bound = letter === 'U' && ground.lat === 0 ? 1e-5 : letter === 'T' ? 2e-7 : 5e-8;
        const miss = got - want;
        expect(Math.abs(miss - turn * Math.round(miss / turn)), where).toBeLessThan(bound);
      }
    });
  }
});
