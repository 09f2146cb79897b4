import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayNumberOf,
  listZoneIds,
  readLocal,
  spellZoneId,
  stretchAt,
  stretchesAround,
  tzdataEdition,
  type ZoneHistory,
  zoneHistory,
} from '../../packages/engine/src/time/index.ts';
import { zoneFutures, zoneHistories, zoneNames, zoneTableSha256 } from '../../packages/engine/src/time/zone-data.ts';

interface Case {
  readonly id: string;
  readonly input: { readonly timezone: string; readonly datetime: string };
  readonly expect: {
    readonly kind: string;
    readonly utcOffsetSeconds?: number | readonly number[];
    readonly offsetBefore?: number;
    readonly offsetAfter?: number;
  };
}

const authority = (name: string): string => readFileSync(new URL(`../authorities/${name}`, import.meta.url), 'utf8');
const { cases, disputed } = JSON.parse(authority('timezones.json')) as {
  cases: readonly Case[];
  disputed: readonly (Case & { values: Record<string, readonly number[]> })[];
};
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const history = (id: string): ZoneHistory => zoneHistory(id) as ZoneHistory;

function secondsOf(text: string): number {
  const [year, month, day, hour, minute, second] = text.split(/[-T:]/).map(Number) as number[];
  const days = dayNumberOf(year as number, month as number, day as number) - dayNumberOf(1970, 1, 1);
  return days * 86400 + (hour as number) * 3600 + (minute as number) * 60 + (second as number);
}

function offsetsAt(zone: string, datetime: string): { kind: string; offsets: readonly number[] } {
  const local = secondsOf(datetime);
  const reading = readLocal(stretchesAround(history(zone), local), local);
  if (reading.kind === 'unique') return { kind: 'unique', offsets: [reading.at.offsetSeconds] };
  return reading.kind === 'gap'
    ? { kind: 'gap', offsets: [reading.before.offsetSeconds, reading.after.offsetSeconds] }
    : { kind: 'ambiguous', offsets: [reading.first.offsetSeconds, reading.second.offsetSeconds] };
}

describe('the zone table', () => {
  it('gives the offset of all 105 cases that IANA and ICU agree on, to the second', () => {
    expect(cases.length).toBe(105);
    for (const { id, input, expect: truth } of cases) {
      const { kind, offsets } = offsetsAt(input.timezone, input.datetime);
      expect(kind, id).toBe(truth.kind);
      const wanted = truth.kind === 'gap' ? [truth.offsetBefore, truth.offsetAfter] : [truth.utcOffsetSeconds].flat();
      expect(offsets, id).toEqual(wanted);
    }
  });

  it('takes the side of backzone where databases differ', () => {
    expect(disputed.length).toBe(2);
    for (const { id, input, values } of disputed) {
      expect(offsetsAt(input.timezone, input.datetime).offsets, id).toEqual(values['tzdata with backzone']);
    }
  });

  it('gives the offset of 1439 readings of zdump, over all zones', () => {
    const pattern = /^(\S+)\s+\w+ (\w+)\s+(\d+) (\d+:\d+:\d+) (\d+) UT = .* gmtoff=(-?\d+)$/;
    const lines = authority('time-zdump.txt').trim().split('\n');
    expect(lines.length).toBe(1439);
    for (const line of lines) {
      const [, id, month, day, time, year, offset] = pattern.exec(line) as unknown as string[];
      const utc = secondsOf(`${year}-${months.indexOf(month as string) + 1}-${day}T${time}`);
      expect(stretchAt(history(id as string), utc).offsetSeconds, line).toBe(Number(offset));
    }
  });

  it('has backzone history that hosts lack: Stockholm July 1943, Oslo 1946, Amsterdam 1930', () => {
    expect(offsetsAt('Europe/Stockholm', '1943-07-01T12:00:00').offsets).toEqual([3600]);
    expect(offsetsAt('Europe/Oslo', '1946-07-01T12:00:00').offsets).toEqual([3600]);
    expect(offsetsAt('Europe/Amsterdam', '1930-01-01T12:00:00').offsets).toEqual([1172]);
  });

  it('is what its head says it is', () => {
    const whole = [zoneNames, ...zoneFutures, ...zoneHistories].join('\n');
    expect(createHash('sha256').update(whole).digest('hex')).toBe(zoneTableSha256);
    expect(gzipSync(whole).length).toBeLessThan(25_000);
    expect(tzdataEdition).toMatch(/^20\d\d[a-z]$/);
  });

  const zoneinfo = '/usr/share/zoneinfo';
  const here = existsSync(`${zoneinfo}/tzdata.zi`)
    ? readFileSync(`${zoneinfo}/tzdata.zi`, 'utf8').slice(0, 200)
    : 'no zoneinfo';
  const same = here.includes(`# version ${tzdataEdition}\n`) && here.includes('backzone');
  it.skipIf(!same)('is rebuilt byte for byte from the edition it names (needs that edition installed)', () => {
    const builder = fileURLToPath(new URL('../../packages/engine/data/zones/build.mjs', import.meta.url));
    expect(execFileSync(process.execPath, [builder, '--check'], { encoding: 'utf8' })).toContain(zoneTableSha256);
  });
});

describe('zone names', () => {
  it('are 590, aliases included, found in any case and spelt as IANA does', () => {
    const ids = listZoneIds();
    expect(ids.length).toBe(590);
    for (const id of ids) {
      expect(spellZoneId(id.toUpperCase())).toBe(id);
      expect(zoneHistory(id)).not.toBeNull();
    }
    expect(spellZoneId('asia/calcutta')).toBe('Asia/Calcutta');
    expect(history('Asia/Calcutta')).toBe(history('Asia/Kolkata'));
  });

  it('leave out what is no place', () => {
    for (const name of ['EST', 'MST', 'CET', 'Factory', 'Asia/Bombay', '', '__proto__', 'toString']) {
      expect(spellZoneId(name)).toBeNull();
      expect(zoneHistory(name)).toBeNull();
    }
  });
});

const zone = fc.constantFrom(...listZoneIds());
// 1800 … 2150: seconds since 1970.
const instant = fc.integer({ min: -5_364_662_400, max: 5_680_281_600 });

describe('a zone as a function', () => {
  it('gives a local time that reads back to the same instant', () => {
    fc.assert(
      fc.property(zone, instant, (id, utc) => {
        const { offsetSeconds } = stretchAt(history(id), utc);
        const local = utc + offsetSeconds;
        const reading = readLocal(stretchesAround(history(id), local), local);
        expect(reading.kind).not.toBe('gap');
        const offsets =
          reading.kind === 'unique'
            ? [reading.at.offsetSeconds]
            : reading.kind === 'ambiguous'
              ? [reading.first.offsetSeconds, reading.second.offsetSeconds]
              : [];
        expect(offsets).toContain(offsetSeconds);
      }),
      { seed: 40, numRuns: 5000 },
    );
  });

  it('is monotone: of two readings of a repeated time the first is earlier, and a gap lies between its neighbours', () => {
    const changes = listZoneIds().flatMap((id) => history(id).changes.map((at) => ({ id, at })));
    fc.assert(
      fc.property(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }), ({ id, at }, shift) => {
        const local = at + stretchAt(history(id), at).offsetSeconds + shift;
        const reading = readLocal(stretchesAround(history(id), local), local);
        if (reading.kind === 'ambiguous') {
          expect(reading.first.offsetSeconds).toBeGreaterThan(reading.second.offsetSeconds);
        }
        if (reading.kind === 'gap') {
          expect(reading.before.untilUtc).toBe(reading.after.fromUtc);
          expect(reading.before.untilUtc + reading.before.offsetSeconds).toBeLessThanOrEqual(local);
          expect(reading.after.fromUtc + reading.after.offsetSeconds).toBeGreaterThan(local);
        }
      }),
      { seed: 41, numRuns: 5000 },
    );
  });

  it('is a chain of stretches without hole or overlap', () => {
    fc.assert(
      fc.property(zone, instant, (id, local) => {
        const stretches = stretchesAround(history(id), local);
        for (let i = 1; i < stretches.length; i++) expect(stretches[i]?.fromUtc).toBe(stretches[i - 1]?.untilUtc);
        expect(stretches[0]?.fromUtc).toBeLessThan(local - 86400);
        expect(stretches.at(-1)?.untilUtc).toBeGreaterThan(local + 86400);
      }),
      { seed: 42, numRuns: 3000 },
    );
  });

  it('answers for ever: the rule of the footer goes on in 2999', () => {
    expect(offsetsAt('Europe/Berlin', '2999-07-01T12:00:00').offsets).toEqual([7200]);
    expect(offsetsAt('Australia/Sydney', '2999-01-01T12:00:00').offsets).toEqual([39600]);
    expect(offsetsAt('Asia/Kolkata', '0001-01-01T12:00:00').offsets).toEqual([21208]);
  });
});
