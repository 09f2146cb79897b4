/** A chart that rests on a birth whose hour nobody knows is as unsure as the birth, and says so. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  lotsOf,
  nativityOfRadix,
  openWestern,
  paransOf,
  type Radix,
  returnRadix,
} from '../../../packages/engine/src/western/index.ts';

const engine = await openEngine();
const western = openWestern(engine, 'khagol');
const PLACE = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const UNKNOWN = { date: '1990-01-15', time: 'unknown', ...PLACE };
const NOON = { date: '1990-01-15', time: '12:00', ...PLACE };
const MIDNIGHTS = [
  { datetime: '1990-01-15T00:00', ...PLACE },
  { datetime: '1990-01-16T00:00', ...PLACE },
] as const;
const OTHER = { datetime: '1985-06-20T04:30', latitude: 19, longitude: 72.8, timezone: '+05:30' };
const AT = { datetime: '2026-01-01T00:00', ...PLACE };

const codesOf = ({ warnings }: Radix): readonly string[] => warnings.map(({ code }) => code);
const messageOf = ({ warnings }: Radix, code: string): string =>
  warnings.find((warning) => warning.code === code)?.message ?? '';
const signOf = ({ points }: Radix, name: string): number | undefined =>
  points.find((point) => point.name === name)?.sign;

describe('of an unknown hour of birth', () => {
  it('a solar return is half a day unsure, and its nativity leaves out what rests on the hour', () => {
    const { moment, radix } = western.solarReturn(UNKNOWN, 2026);
    expect(moment.certainty).toMatchObject({ time: 'assumed', timeSeconds: 43_200 });
    expect(radix.isTimeKnown).toBe(false);
    expect(codesOf(radix)).toEqual(expect.arrayContaining(['TIME_ASSUMED', 'SIGN_UNCERTAIN']));
    const { lots, rulers, sect, essential, aspects } = nativityOfRadix(engine.kernel, radix);
    expect([lots, rulers, sect, essential]).toEqual([null, null, null, null]);
    expect(aspects.settings.angles).toEqual([]);
  });

  it('the doubt of a return holds the returns of either end of the day of birth', () => {
    const { moment, radix } = western.solarReturn(UNKNOWN, 2026);
    const at = radix.ground?.jdUt ?? 0;
    for (const end of MIDNIGHTS) {
      const { jdUt } = western.solarReturn(end, 2026).return;
      // The Sun goes as fast at the return as at birth: half a day is half a day, within a minute.
      expect(Math.abs(jdUt - at) * 86_400).toBeLessThan(moment.certainty.timeSeconds + 60);
    }
  });

  it('a progressed chart warns, and names what the day of birth leaves in two signs', () => {
    const { radix } = western.progressed(UNKNOWN, AT);
    expect(radix.isTimeKnown).toBe(false);
    expect(codesOf(radix)).toEqual(expect.arrayContaining(['TIME_ASSUMED', 'SIGN_UNCERTAIN']));
    const [early, late] = MIDNIGHTS.map((birth) => western.progressed(birth, AT).radix) as [Radix, Radix];
    for (const { name } of radix.points)
      expect([name, messageOf(radix, 'SIGN_UNCERTAIN').includes(name)]).toEqual([
        name,
        signOf(early, name) !== signOf(late, name),
      ]);
  });

  it('a composite warns, whichever comes first', () => {
    const [one, other] = [western.composite(UNKNOWN, OTHER).radix, western.composite(OTHER, UNKNOWN).radix];
    expect(codesOf(one)).toEqual(['TIME_ASSUMED']);
    expect(one.warnings).toEqual(other.warnings);
    expect(codesOf(western.composite(NOON, OTHER).radix)).toEqual([]);
    expect(messageOf(western.composite(UNKNOWN, UNKNOWN).radix, 'TIME_ASSUMED')).toMatch(/of the two was not given/);
  });

  it('directions, lots and parans tell that no hour was known', () => {
    for (const [birth, isTimeKnown] of [
      [UNKNOWN, false],
      [NOON, true],
    ] as const) {
      const radix = western.radix(birth);
      expect(lotsOf(radix).settings.isTimeKnown).toBe(isTimeKnown);
      expect(paransOf(engine.kernel, radix).settings.isTimeKnown).toBe(isTimeKnown);
    }
    expect(western.directions(UNKNOWN).settings).toMatchObject({ isTimeKnown: false, significators: ['Sun', 'Moon'] });
    expect(western.directions(NOON).settings.isTimeKnown).toBe(true);
  });

  it('nothing changes for a stated hour', () => {
    for (const radix of [western.solarReturn(NOON, 2026).radix, western.progressed(NOON, AT).radix]) {
      expect(radix.isTimeKnown).toBe(true);
      expect(codesOf(radix)).toEqual([]);
    }
  });
});

describe('returnRadix', () => {
  const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 0 };
  it('takes the knowledge of the hour beside the zone, and nothing that is neither true nor false', () => {
    const at = { jdTt: 2461055.5 };
    const { moment, radix } = returnRadix(engine.kernel, at, place, {}, { timezone: '+05:30', isTimeKnown: false });
    expect([moment.zone.offsetSeconds, radix.isTimeKnown]).toEqual([19_800, false]);
    expect(() => returnRadix(engine.kernel, at, place, {}, { isTimeKnown: 'no' as never })).toThrow(
      /options\.isTimeKnown/,
    );
  });
});
