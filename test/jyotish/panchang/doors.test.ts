/** The doors of the panchang against whatever JSON may hold: an answer or an `EngineError`, and nothing else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calendarOf,
  ekadashiName,
  ekadashiNamed,
  festivalsBetween,
  festivalsOn,
  karanaOf,
  limbAt,
  limbEdge,
  limbsBetween,
  lunarMonthAt,
  monthCalendarOf,
  muhurtasOn,
  namesOfMonth,
  nationalDateOf,
  panchangAt,
  panchangOn,
  panchangSettings,
  samvatsarasOf,
  sankrantiBefore,
  solarDaysBetween,
  solarTurnsAt,
  tithiDaysBetween,
} from '../../../packages/engine/src/jyotish/panchang/index.ts';
import { canonicalJson } from '../../../packages/engine/src/stamp.ts';
import { delhi, zodiac } from './places.ts';

const span = { from: '2025-03-01', days: 3 };
const rule = { masa: 1, tithi: 9, kala: 'madhyahna' };
type Door = readonly [name: string, ask: (...args: never[]) => unknown, ...args: readonly unknown[]];

// biome-ignore format: a table reads in rows
const DOORS: readonly Door[] = [
  ['panchangOn', panchangOn, zodiac, delhi, '2025-03-01', { sunrise: 'hindu', air: { pressureMbar: 1000, dip: true } }],
  ['panchangAt', panchangAt, zodiac, delhi, 2460735.5, { vara: 'midnight' }],
  ['calendarOf', calendarOf, zodiac, delhi, span, {}],
  ['monthCalendarOf', monthCalendarOf, zodiac, delhi, 2025, 2, {}],
  ['muhurtasOn', muhurtasOn, zodiac, delhi, 2460735, {}],
  ['festivalsBetween', festivalsBetween, zodiac, delhi, span, { ids: ['holi'], school: 'smarta', dating: 'published' }],
  ['festivalsOn', festivalsOn, zodiac, delhi, '2025-03-14', {}],
  ['tithiDaysBetween', tithiDaysBetween, zodiac, delhi, rule, span, {}],
  ['solarDaysBetween', solarDaysBetween, zodiac, delhi, { sign: 10, begins: 'tamil', day: 1 }, span, {}],
  ['limbAt', limbAt, zodiac, 'tithi', 2460735.5],
  ['limbEdge', limbEdge, zodiac, 'yoga', 2460735.5, 3],
  ['limbsBetween', limbsBetween, zodiac, 'karana', 2460735.5, 2460736.5],
  ['lunarMonthAt', lunarMonthAt, zodiac, 2460735.5],
  ['namesOfMonth', namesOfMonth, { numbers: [8, 9] }],
  ['sankrantiBefore', sankrantiBefore, zodiac, 2460735.5],
  ['solarTurnsAt', solarTurnsAt, zodiac, delhi, 2460735.5],
  ['nationalDateOf', nationalDateOf, 2460735],
  ['samvatsarasOf', samvatsarasOf, 5126],
  ['ekadashiName', ekadashiName, 3, false, false, 'smarta'],
  ['ekadashiNamed', ekadashiNamed, 'Nirjala Ekadashi'],
  ['karanaOf', karanaOf, 7],
  ['panchangSettings', panchangSettings, { gandanta: 'pada' }],
];

/** Days are left out of the chances: a long calendar is an answer, and a slow one. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0,
    1e308,
    -1,
    0.5,
    '',
    'tithi',
    '2025-13-01',
    undefined,
    [],
    {},
  ),
);

describe('a door of the panchang', () => {
  it.each(DOORS.map((door) => [door[0], door] as const))('answers what it is meant for: %s', (_, [, ask, ...args]) => {
    const answer = ask(...(args as never[]));
    expect(JSON.parse(canonicalJson(answer as never))).toEqual(answer);
  });

  it.each(DOORS.map((door) => [door[0], door] as const))(
    'answers or refuses whatever is put in place of an argument: %s',
    (_, [, ask, ...args]) => {
      fc.assert(
        fc.property(fc.nat({ max: args.length - 1 }), odd, (place, value) => {
          const changed = args.map((arg, i) => (i === place ? value : arg));
          answerOrRefusal(() => ask(...(changed as never[])));
        }),
        { seed: 41, numRuns: 120 },
      );
    },
  );

  it.each(DOORS.map((door) => [door[0], door] as const))(
    'answers or refuses whatever is put in place of a member: %s',
    (_, [, ask, ...args]) => {
      const records = args.flatMap((arg, i) =>
        Object.getPrototypeOf(arg) === Object.prototype && !('read' in (arg as object)) ? [i] : [],
      );
      if (records.length === 0) return;
      fc.assert(
        fc.property(fc.constantFrom(...records), fc.nat(), odd, (place, which, value) => {
          const record = args[place] as Record<string, unknown>;
          const names = [...Object.keys(record), 'sunrise', 'moonWindow', 'ids', 'tithi'];
          const changed = args.map((arg, i) =>
            i === place ? { ...record, [names[which % names.length] as string]: value } : arg,
          );
          answerOrRefusal(() => ask(...(changed as never[])));
        }),
        { seed: 42, numRuns: 120 },
      );
    },
  );

  it('answers or refuses at the ends of what the ephemeris covers', () => {
    for (const date of ['-3000-01-01', '-2999-06-01', '0001-01-01', '1582-10-10', '2999-12-31', '3000-12-31']) {
      for (const ask of [panchangOn, festivalsOn]) answerOrRefusal(() => ask(zodiac, delhi, date));
      for (const school of ['keep', 'rename'] as const)
        answerOrRefusal(() => panchangOn(zodiac, delhi, date, { adhikaInPurnimanta: school }));
    }
    expect(panchangOn(zodiac, delhi, '-2900-06-01').tithi.length).toBeGreaterThan(0);
    expect(panchangOn(zodiac, delhi, '2900-06-01').years.kali.elapsed).toBe(6001);
  });
});

function answerOrRefusal(ask: () => unknown): void {
  try {
    ask();
  } catch (error) {
    expect(error).toMatchObject({ name: 'EngineError' });
  }
}
