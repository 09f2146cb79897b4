import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import {
  type Birth,
  listZoneIds,
  type Moment,
  meanTimeOffset,
  nauticalOffset,
  parseBirth,
  resolveMoment,
  type TimeOptions,
  tzdataEdition,
} from '../../packages/engine/src/time/index.ts';

const delhi = { latitude: 28.6139, longitude: 77.209 };
const at = (datetime: string, rest: Partial<Birth> = {}): Birth => ({ ...delhi, datetime, ...rest });
const codes = (moment: Moment): string[] => moment.warnings.map(({ code }) => code);
const told = (moment: Moment, code: string): string =>
  moment.warnings.find((warning) => warning.code === code)?.message ?? '';

function refusal(birth: Birth, options?: TimeOptions): EngineError {
  try {
    resolveMoment(birth, options);
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('taken');
}

describe('a moment', () => {
  it('holds the same instant in every scale, its place, zone and certainty', () => {
    const moment = resolveMoment(at('1990-05-20T14:30', { timezone: 'Asia/Kolkata', elevation: 216 }));
    expect(moment).toMatchObject({
      utc: '1990-05-20T09:00:00.000Z',
      local: '1990-05-20T14:30:00',
      calendar: 'gregorian',
      tt: { scale: 'tt', day: 2448031 },
      ut1: { scale: 'ut1', day: 2448031 },
      place: { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 216 },
      zone: {
        id: 'Asia/Kolkata',
        source: 'field-iana',
        offsetSeconds: 19800,
        localMeanTime: false,
        tzdata: tzdataEdition,
      },
      certainty: { time: 'stated', timeSeconds: 30 },
      warnings: [],
    });
    // TAI − UTC was 25 s: TT = UTC + 57.184 s.
    expect(moment.tt.fraction * 86400).toBeCloseTo(21 * 3600 + 57.184, 6);
    expect((moment.tt.fraction - moment.ut1.fraction) * 86400).toBeCloseTo(moment.deltaTSeconds, 6);
  });

  it('survives JSON', () => {
    const moment = resolveMoment(at('1865-05-20T14:30:07.25', { timezone: 'Asia/Kolkata' }));
    expect(JSON.parse(JSON.stringify(moment))).toEqual(moment);
  });

  it.each([
    ['1990-05-20T14:30', 30],
    ['1990-05-20T14:30:00', 0.5],
    ['1990-05-20T14:30:00.0', 0.05],
    ['1990-05-20T14:30:00.123', 0.0005],
  ])('of %s is doubtful by half its last digit: %d s', (datetime, seconds) => {
    expect(resolveMoment(at(datetime, { timezone: 'Z' })).certainty.timeSeconds).toBeCloseTo(seconds, 12);
  });

  it('of an unknown time is noon and says so', () => {
    for (const time of ['unknown', undefined] as const) {
      const moment = resolveMoment({ ...delhi, date: '1990-05-20', ...(time && { time }), timezone: 'Asia/Kolkata' });
      expect(moment.local).toBe('1990-05-20T12:00:00');
      expect(moment.certainty).toMatchObject({ time: 'assumed', timeSeconds: 43200 });
    }
  });
});

describe('a date and a time beside a datetime', () => {
  const beside = (datetime: string, rest: Partial<Birth>) => resolveMoment(at(datetime, { timezone: 'UTC', ...rest }));

  it.each([
    ['1990-01-15T10:30', { date: '1990-01-15', time: '10:30' }],
    ['1990-01-15T10:30:15', { time: '10:30' }],
    ['1990-01-15T10:30', { time: '10:30:15' }],
    ['1990-01-15T10:30:15.25', { time: '10:30:15' }],
    ['1990-01-15T09:30:15.3855212', { time: '09:30:15.385521' }],
    ['1990-01-15T09:30:15.123456789012', { time: '09:30:15.123456789012' }],
    ['1990-01-15T23:59:60', { time: '23:59:60' }],
    ['1990-01-15T23:59:60', { time: '23:59' }],
  ] as const)('pass where they say the same as %s', (datetime, rest) => {
    if (!datetime.endsWith(':60')) expect(codes(beside(datetime, rest))).toEqual([]);
    else expect(parseBirth(at(datetime, rest))).toEqual(at(datetime));
  });

  it.each([
    ['another date', { date: '1990-01-16' }],
    ['another time', { date: '1990-01-15', time: '14:30' }],
    ['another minute', { time: '10:31' }],
    ['that nobody knows the hour', { time: 'unknown' }],
    ['what cannot be read', { date: '15/01/1990', time: '10:30 AM' }],
    ['another part of a second', { time: '10:30:00.5' }],
  ] as const)('are told to be ignored where they say %s', (_, rest) => {
    const moment = beside('1990-01-15T10:30:00.25', rest);
    expect(moment.utc).toBe('1990-01-15T10:30:00.250Z');
    expect(moment.certainty.time).toBe('stated');
    expect(codes(moment)).toEqual(['DATE_IGNORED']);
    for (const text of Object.values(rest)) {
      const differs = text !== '1990-01-15';
      expect(told(moment, 'DATE_IGNORED').includes(`"${text}"`)).toBe(differs);
    }
  });

  it('are told to be ignored where they are no texts', () => {
    const moment = beside('1990-01-15T10:30', { date: 19900116, time: {} } as unknown as Partial<Birth>);
    expect(told(moment, 'DATE_IGNORED')).toMatch(/date "19900116", time "an object"/);
    expect(parseBirth(at('1990-01-15T23:59:60', { time: '23:59:59' }))).toHaveProperty('time');
  });

  it('are told once more of a birth that was checked before', () => {
    const birth = parseBirth(at('1990-01-15T10:30', { date: '1990-01-16' }));
    expect(parseBirth(birth)).toEqual(birth);
    expect(codes(resolveMoment(birth))).toContain('DATE_IGNORED');
  });
});

describe('which offset counts', () => {
  it('is the one in the datetime, with a warning when the timezone says another', () => {
    const other = resolveMoment(at('1990-05-20T14:30+05:30', { timezone: 'America/New_York' }));
    expect(other.utc).toBe('1990-05-20T09:00:00.000Z');
    expect(other.zone).toMatchObject({ id: '+05:30', source: 'datetime', offsetSeconds: 19800 });
    expect(codes(other)).toEqual(['TIMEZONE_IGNORED']);
    expect(told(other, 'TIMEZONE_IGNORED')).toMatch(/\+05:30.*America\/New_York.*-04:00/);
    expect(codes(resolveMoment(at('1990-05-20T14:30+05:30', { timezone: 5.75 })))).toEqual(['TIMEZONE_IGNORED']);
  });

  it('brings no warning when the timezone agrees at that instant', () => {
    for (const timezone of ['Asia/Kolkata', '+05:30', 5.5]) {
      expect(codes(resolveMoment(at('1990-05-20T14:30+05:30', { timezone })))).toEqual([]);
    }
    // New York was at −04:00 in May: the offset decides, summer time is taken into account.
    expect(codes(resolveMoment(at('1990-05-20T14:30-04:00', { timezone: 'America/New_York' })))).toEqual([]);
    expect(resolveMoment(at('1990-05-20T14:30Z')).zone).toMatchObject({ id: 'UTC', source: 'datetime' });
  });

  it('is then the timezone, as an offset or as a zone', () => {
    expect(resolveMoment(at('1990-05-20T14:30', { timezone: -3.5 })).zone).toMatchObject({
      id: '-03:30',
      source: 'field-offset',
      offsetSeconds: -12600,
    });
    expect(resolveMoment(at('1990-05-20T14:30', { timezone: 'UTC' })).zone).toMatchObject({
      id: 'UTC',
      source: 'field-offset',
    });
    expect(resolveMoment(at('1990-05-20T14:30', { timezone: 'asia/calcutta' })).zone.id).toBe('Asia/Calcutta');
  });

  it('is then the zone of the coordinates, asked of the port', () => {
    const asked: [number, number][] = [];
    const zoneOf = (latitude: number, longitude: number): string => {
      asked.push([latitude, longitude]);
      return 'Asia/Kolkata';
    };
    const moment = resolveMoment(at('1990-05-20T14:30'), { zoneOf });
    expect(asked).toEqual([[28.6139, 77.209]]);
    expect(moment.zone).toMatchObject({ id: 'Asia/Kolkata', source: 'inferred', offsetSeconds: 19800 });
    expect(codes(moment)).toEqual([]);
    resolveMoment(at('1990-05-20T14:30', { timezone: 'Asia/Kolkata' }), { zoneOf });
    expect(asked.length).toBe(1);
  });

  it('is nautical on the open sea, in a place the table does not know, and without a port', () => {
    const ports: TimeOptions[] = [
      { zoneOf: () => null },
      { zoneOf: () => 'Etc/GMT+3' },
      { zoneOf: () => 'Mars/Base' },
      {},
    ];
    for (const options of ports) {
      const moment = resolveMoment({ datetime: '1990-05-20T14:30', latitude: 10, longitude: -47 }, options);
      expect(moment.zone).toMatchObject({ id: '-03:00', source: 'nautical', offsetSeconds: -10800 });
      expect(codes(moment)).toEqual(['NAUTICAL_ZONE']);
      // A name that the table lacks is told: it may be newer than the table.
      const named = options.zoneOf?.(10, -47) === 'Mars/Base';
      expect(moment.warnings[0]?.message.includes('"Mars/Base"')).toBe(named);
    }
    expect([0, 7.4, 7.6, -7.4, -7.6, 180, -180].map((longitude) => nauticalOffset(longitude) / 3600)).toEqual([
      0, 0, 1, 0, -1, 12, 12,
    ]);
  });
});

describe('a skipped local time', () => {
  const skipped = at('2024-03-31T01:30', { timezone: 'Europe/London' });

  it('is read with the offset from before the change', () => {
    const moment = resolveMoment(skipped);
    expect(moment.utc).toBe('2024-03-31T01:30:00.000Z');
    expect(moment.zone.offsetSeconds).toBe(0);
    expect(codes(moment)).toEqual(['NONEXISTENT_LOCAL_TIME']);
    expect(told(moment, 'NONEXISTENT_LOCAL_TIME')).toMatch(/\+00:00 to \+01:00 at 2024-03-31T01:00:00Z/);
    expect(resolveMoment({ ...skipped, fold: 1 }).utc).toBe('2024-03-31T01:30:00.000Z');
  });

  it('is refused when strict', () => {
    const error = refusal(skipped, { strict: true });
    expect(error).toMatchObject({ code: 'INVALID_DATETIME', field: 'datetime' });
    expect(error.message).toContain('never showed');
  });

  it('of half an hour in Lord Howe is found too', () => {
    const moment = resolveMoment(at('2024-10-06T02:15', { timezone: 'Australia/Lord_Howe' }));
    expect(moment.utc).toBe('2024-10-05T15:45:00.000Z');
  });

  it.each([
    ['Pacific/Apia', '2011-12-30', -13.8, -171.8],
    ['Asia/Manila', '1844-12-31', 14.6, 121],
    ['Pacific/Kwajalein', '1993-08-21', 8.7, 167.7],
  ])('that is a whole day (%s, %s) is refused at every hour', (timezone, date, latitude, longitude) => {
    for (const time of ['00:00', '12:00', '23:59:59', 'unknown']) {
      const error = refusal({ date, time, latitude, longitude, timezone });
      expect(error, time).toMatchObject({ code: 'INVALID_DATETIME', field: 'date' });
      expect(error.message).toContain('date line');
    }
    expect(refusal({ datetime: `${date}T12:00`, latitude, longitude, timezone }).field).toBe('datetime');
  });

  it('leaves the days before and after it alone: Apia', () => {
    const apia = { latitude: -13.8, longitude: -171.8, timezone: 'Pacific/Apia' };
    expect(resolveMoment({ ...apia, datetime: '2011-12-29T23:59' }).utc).toBe('2011-12-30T09:59:00.000Z');
    expect(resolveMoment({ ...apia, datetime: '2011-12-31T00:00' }).utc).toBe('2011-12-30T10:00:00.000Z');
  });
});

describe('a repeated local time', () => {
  const repeated = at('2024-11-03T01:30', { timezone: 'America/New_York' });

  it('is the first unless fold is 1, and both instants are told', () => {
    const first = resolveMoment(repeated);
    expect(first.utc).toBe('2024-11-03T05:30:00.000Z');
    expect(codes(first)).toEqual(['AMBIGUOUS_LOCAL_TIME']);
    expect(told(first, 'AMBIGUOUS_LOCAL_TIME')).toMatch(/2024-11-03T05:30:00Z.*2024-11-03T06:30:00Z.*first was used/);
    expect(resolveMoment({ ...repeated, fold: 0 }).utc).toBe(first.utc);
    const second = resolveMoment({ ...repeated, fold: 1 });
    expect(second.utc).toBe('2024-11-03T06:30:00.000Z');
    expect(second.zone.offsetSeconds).toBe(-18000);
    expect(told(second, 'AMBIGUOUS_LOCAL_TIME')).toContain('second was used');
  });

  it('is refused when strict, unless fold says which', () => {
    expect(refusal(repeated, { strict: true })).toMatchObject({ code: 'INVALID_DATETIME', field: 'datetime' });
    expect(resolveMoment({ ...repeated, fold: 1 }, { strict: true }).utc).toBe('2024-11-03T06:30:00.000Z');
  });

  it('leaves fold without effect elsewhere', () => {
    const birth = at('2024-07-03T01:30', { timezone: 'America/New_York' });
    expect(resolveMoment({ ...birth, fold: 1 })).toEqual(resolveMoment(birth));
  });
});

describe('local mean time', () => {
  it('is that of the birthplace, not of the chief town of the zone', () => {
    // Chicago's zone is in local mean time until 1883; Springfield lies two degrees west of Chicago.
    const moment = resolveMoment({
      datetime: '1865-04-14T12:00',
      latitude: 39.8,
      longitude: -89.65,
      timezone: 'America/Chicago',
    });
    expect(moment.zone).toMatchObject({ id: 'America/Chicago', localMeanTime: true, offsetSeconds: -21516 });
    expect(codes(moment)).toEqual(['LOCAL_MEAN_TIME', 'TZDB_PRE_1970']);
    expect(moment.utc).toBe('1865-04-14T17:58:36.000Z');
  });

  it('counts the days as the zone did on the other side of the date line', () => {
    const moment = resolveMoment({
      datetime: '1844-12-30T12:00',
      latitude: 14.6,
      longitude: 120.98,
      timezone: 'Asia/Manila',
    });
    // 120.98° are 8:03:55 ahead, less a day: 15:56:05 behind.
    expect(moment.zone.offsetSeconds).toBe(-57365);
    expect(meanTimeOffset(120.98)).toBe(29035);
    expect(meanTimeOffset(-135.3, 54139)).toBe(-135.3 * 240 + 86400);
  });

  it('ends when the zone took a standard time', () => {
    const springfield = { latitude: 39.8, longitude: -89.65, timezone: 'America/Chicago' };
    const after = resolveMoment({ ...springfield, datetime: '1883-11-19T12:00' });
    expect(after.zone).toMatchObject({ localMeanTime: false, offsetSeconds: -21600 });
    expect(codes(after)).toEqual(['TZDB_PRE_1970']);
  });

  it('is not used for an offset that was written', () => {
    expect(codes(resolveMoment(at('1850-04-14T12:00+05:08:50')))).toEqual([]);
    expect(resolveMoment(at('1850-04-14T12:00', { timezone: '+05:08:50' })).zone.localMeanTime).toBe(false);
  });
});

describe('warnings', () => {
  it('tell that zones before 1970 are less certain, when a zone was used', () => {
    expect(codes(resolveMoment(at('1969-12-31T23:59', { timezone: 'Asia/Kolkata' })))).toEqual(['TZDB_PRE_1970']);
    expect(codes(resolveMoment(at('1969-12-31T23:59'), { zoneOf: () => 'Asia/Kolkata' }))).toEqual(['TZDB_PRE_1970']);
    expect(codes(resolveMoment(at('1970-01-02T00:00', { timezone: 'Asia/Kolkata' })))).toEqual([]);
    expect(codes(resolveMoment(at('1950-01-01T00:00', { timezone: '+05:30' })))).toEqual([]);
  });

  it('ask which calendar is meant before 1582, unless it was said', () => {
    expect(codes(resolveMoment(at('1452-04-15T21:00Z')))).toEqual(['PROLEPTIC_GREGORIAN']);
    expect(codes(resolveMoment(at('1452-04-15T21:00Z', { calendar: 'gregorian' })))).toEqual([]);
    expect(codes(resolveMoment(at('1452-04-15T21:00Z', { calendar: 'julian' })))).toEqual([]);
    expect(codes(resolveMoment(at('1582-10-15T00:00Z')))).toEqual([]);
  });
});

describe('the Julian calendar', () => {
  it('names the same instant by another date', () => {
    const julian = resolveMoment(at('1452-04-15T21:00Z', { calendar: 'julian' }));
    expect(julian).toMatchObject({
      utc: '1452-04-24T21:00:00.000Z',
      local: '1452-04-15T21:00:00',
      calendar: 'julian',
    });
    expect(resolveMoment(at('1452-04-24T21:00Z')).tt).toEqual(julian.tt);
  });

  it('works with zones: Russia in 1917', () => {
    const petrograd = { latitude: 59.94, longitude: 30.31, timezone: 'Europe/Moscow' };
    const julian = resolveMoment({ ...petrograd, datetime: '1917-10-25T21:45', calendar: 'julian' });
    expect(julian.utc).toBe(resolveMoment({ ...petrograd, datetime: '1917-11-07T21:45' }).utc);
  });
});

describe('the sixtieth second', () => {
  it('is taken in a leap second, in any zone', () => {
    const utc = resolveMoment(at('2016-12-31T23:59:60Z'));
    expect(utc.utc).toBe('2016-12-31T23:59:60.000Z');
    expect(utc.local).toBe('2016-12-31T23:59:60');
    const india = resolveMoment(at('2017-01-01T05:29:60.5', { timezone: 'Asia/Kolkata' }));
    expect(india.utc).toBe('2016-12-31T23:59:60.500Z');
    expect(india.local).toBe('2017-01-01T05:29:60.500');
  });

  it.each([
    ['2016-12-31T23:59:60', 'Asia/Kolkata'],
    ['2016-12-31T23:58:60', 'UTC'],
    ['2016-12-30T23:59:60', 'UTC'],
    ['2017-12-31T23:59:60', 'UTC'],
    ['1960-12-31T23:59:60', 'UTC'],
  ])('is refused elsewhere: %s %s', (datetime, timezone) => {
    expect(refusal(at(datetime, { timezone }))).toMatchObject({ code: 'INVALID_DATETIME', field: 'datetime' });
    const [date, time] = datetime.split('T') as [string, string];
    expect(refusal({ ...delhi, date, time, timezone }).field).toBe('time');
  });
});

describe('ΔT', () => {
  it('can be supplied: UT1 follows it in the age of UTC, TT before', () => {
    const modern = at('2000-01-01T12:00Z');
    const own = resolveMoment(modern);
    const other = resolveMoment(modern, { deltaT: () => 0 });
    expect(other.tt).toEqual(own.tt);
    expect(other.deltaTSeconds).toBe(0);
    expect(other.ut1.fraction).toBe(other.tt.fraction);
    const old = resolveMoment(at('0500-01-01T12:00Z', { calendar: 'julian' }), { deltaT: () => 6000 });
    expect(old.ut1.fraction).toBe(0);
    expect(old.tt.fraction * 86400).toBeCloseTo(6000, 6);
  });

  it('is refused when it is no number', () => {
    expect(refusal(at('2000-01-01T12:00Z'), { deltaT: () => Number.NaN }).field).toBe('deltaT');
  });
});

describe('local custom', () => {
  const calcutta = { latitude: 22.57, longitude: 88.36, timezone: 'Asia/Kolkata' };
  const bombay = { latitude: 18.96, longitude: 72.82, timezone: 'Asia/Calcutta' };

  it('is told of but not applied by itself', () => {
    const moment = resolveMoment({ ...calcutta, datetime: '1930-01-01T12:00' });
    expect(moment.zone.offsetSeconds).toBe(19800);
    expect(codes(moment)).toEqual(['TZDB_PRE_1970', 'ZONE_OVERRIDE_AVAILABLE']);
  });

  it('gives Calcutta +5:53:20 until 1948 and Bombay +4:51 until 1955, war time apart', () => {
    const offset = (birth: Birth): number =>
      resolveMoment(birth, { overrides: ['calcutta', 'bombay'] }).zone.offsetSeconds;
    expect(offset({ ...calcutta, datetime: '1930-01-01T12:00' })).toBe(21200);
    expect(offset({ ...calcutta, datetime: '1947-12-31T23:00' })).toBe(21200);
    expect(offset({ ...calcutta, datetime: '1948-01-01T01:00' })).toBe(19800);
    expect(offset({ ...calcutta, datetime: '1943-01-01T12:00' })).toBe(23400);
    expect(offset({ ...bombay, datetime: '1950-01-01T12:00' })).toBe(17460);
    expect(offset({ ...bombay, datetime: '1955-01-01T01:00' })).toBe(19800);
    expect(offset({ ...bombay, longitude: 75, datetime: '1950-01-01T12:00' })).toBe(19800);
    const chosen = resolveMoment({ ...bombay, datetime: '1950-01-01T12:00' }, { overrides: ['bombay'] });
    expect(codes(chosen)).toEqual(['TZDB_PRE_1970', 'ZONE_OVERRIDE']);
    expect(chosen.zone.id).toBe('Asia/Calcutta');
  });

  it('keeps unoccupied France with Monaco', () => {
    const lyon = { latitude: 45.76, longitude: 4.84 };
    const times = ['1940-06-20', '1940-12-01', '1941-05-04', '1941-05-06', '1941-09-01', '1941-12-01', '1942-03-10'];
    for (const date of times) {
      const birth: Birth = { ...lyon, date, time: '12:00', timezone: 'Europe/Paris' };
      expect(resolveMoment(birth, { overrides: ['vichy'] }).utc, date).toBe(
        resolveMoment({ ...birth, timezone: 'Europe/Monaco' }).utc,
      );
    }
    expect(resolveMoment({ ...lyon, datetime: '1940-12-01T12:00', timezone: 'Europe/Paris' }).utc).toBe(
      '1940-12-01T10:00:00.000Z',
    );
  });

  it("gives Indian towns their own time before 1906: Delhi 44 minutes from Calcutta's", () => {
    const birth = at('1865-06-01T12:00', { timezone: 'Asia/Kolkata' });
    expect(resolveMoment(birth).zone.offsetSeconds).toBe(21200);
    expect(codes(resolveMoment(birth))).toContain('ZONE_OVERRIDE_AVAILABLE');
    const chosen = resolveMoment(birth, { overrides: ['indian-towns'] });
    expect(chosen.zone).toMatchObject({ offsetSeconds: 18530, localMeanTime: true });
    expect(codes(chosen)).toEqual(['LOCAL_MEAN_TIME', 'TZDB_PRE_1970', 'ZONE_OVERRIDE']);
  });

  it('is refused under a name that no row has', () => {
    expect(refusal(at('1930-01-01T12:00', { timezone: 'Z' }), { overrides: ['madras'] })).toMatchObject({
      code: 'INVALID_OPTION',
      field: 'overrides',
    });
  });
});

describe('any birth in any zone', () => {
  const birth = fc.record({
    date: fc.record({
      year: fc.integer({ min: 1700, max: 2300 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timezone: fc.constantFrom(...listZoneIds()),
  });
  const two = (value: number): string => String(value).padStart(2, '0');
  const write = ({ year, month, day }: { year: number; month: number; day: number }, minutes: number): string =>
    `${year}-${two(month)}-${two(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

  it('reads back: local text, offset and utc text name one instant', () => {
    fc.assert(
      fc.property(birth, ({ date, minutes, longitude, timezone }) => {
        let moment: Moment;
        try {
          moment = resolveMoment({ datetime: write(date, minutes), latitude: 0, longitude, timezone });
        } catch (error) {
          expect((error as EngineError).message).toContain('date line');
          return;
        }
        const again = resolveMoment({
          datetime: moment.local,
          latitude: 0,
          longitude,
          timezone: moment.zone.offsetSeconds / 3600,
        });
        expect(again.utc).toBe(moment.utc);
        expect(resolveMoment({ datetime: moment.utc, latitude: 0, longitude }).tt).toEqual(moment.tt);
      }),
      { seed: 60, numRuns: 3000 },
    );
  });

  it('comes later in UTC when it comes two days or more later on the wall', () => {
    const julianDay = (moment: Moment): number => moment.tt.day + moment.tt.fraction;
    fc.assert(
      fc.property(birth, fc.integer({ min: 2, max: 27 }), ({ date, minutes, longitude, timezone }, later) => {
        const place = { latitude: 0, longitude, timezone };
        try {
          const first = resolveMoment({ ...place, datetime: write({ ...date, day: 1 }, minutes) });
          const second = resolveMoment({ ...place, datetime: write({ ...date, day: 1 + later }, minutes) });
          // Kwajalein gained 23 hours in a night of 1969, Alaska and the Philippines a day: two days are always enough.
          expect(julianDay(second)).toBeGreaterThan(julianDay(first));
        } catch (error) {
          expect((error as EngineError).message).toContain('date line');
        }
      }),
      { seed: 61, numRuns: 3000 },
    );
  });
});
