/** Yogas and doshas of a birth without an hour: looked for again, one by one, at hours of that day. */

import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FindingThroughDoubt, type Jyotish, openJyotish } from '../../../packages/engine/src/jyotish/index.ts';
import { type Engine, openEngine } from '../../../packages/engine/src/node.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: '+05:30' } as const;
const SEED = 20261123;

let engine: Engine;
let jyotish: Jyotish;
beforeAll(async () => {
  engine = await openEngine();
  jyotish = openJyotish(engine);
});

/** A yoga of degrees: the lagna passes its navamsha in thirteen minutes. */
const OF_DEGREES: ReadonlySet<string> = new Set(['raja-lagna-vargottama']);

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

/** Part of the hours of a date at which a finding is there. */
function shareOf(ids: readonly (readonly string[])[], id: string): number {
  return ids.filter((found) => found.includes(id)).length / ids.length;
}

describe('findings through the doubt about the hour', () => {
  it('are those of every half hour from midnight to midnight, counted', () => {
    const { throughDoubt } = jyotish.horoscope({ date: '1990-01-15', ...DELHI });
    expect(throughDoubt?.settings.stepMinutes).toBe(30);
    expect(throughDoubt?.settings.times).toBeGreaterThanOrEqual(49);
    const births = Array.from({ length: 49 }, (_, i) => ({
      datetime: i === 48 ? '1990-01-16T00:00:00' : `1990-01-15T${clock(30 * i)}`,
      ...DELHI,
    }));
    for (const kind of ['yogas', 'doshas'] as const) {
      const facts = births.map((birth) => jyotish[kind](birth).facts);
      const all = facts.map((found) => found.map(({ id }) => id));
      const free = facts.map((found) => found.filter(({ value }) => !value.isCancelled).map(({ id }) => id));
      const told = throughDoubt?.[kind] ?? [];
      expect([...new Set(all.flat())].filter((id) => told.every((each) => each.id !== id))).toEqual([]);
      for (const { id, share, uncancelledShare, planets } of told) {
        // Both midnights count half, and an edge is known to half a step.
        expect([id, Math.abs(share - shareOf(all, id)) < 0.035]).toEqual([id, true]);
        expect([id, Math.abs(uncancelledShare - shareOf(free, id)) < 0.035]).toEqual([id, true]);
        const values = facts.flatMap((found) => found.filter((fact) => fact.id === id).map(({ value }) => value));
        expect(values.every((value) => planets.every((graha) => value.planets.includes(graha)))).toBe(true);
      }
      const shares = told.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  it.each([
    // The Moon and the lagna change their signs within four minutes.
    ['1988-03-07', 28.6, '05:38:00', ['sharada-from-moon', 'vrana']],
    // Two signs rise within a quarter of an hour.
    ['1977-05-05', 65, null, []],
  ] as const)('miss no state between two changes of sign: %s at %s° N', (date, latitude, time, ids) => {
    const place = { latitude, longitude: 77.2, timezone: '+05:30' } as const;
    const { throughDoubt } = jyotish.horoscope({ date, ...place });
    const told = new Set(throughDoubt?.yogas.map(({ id }) => id));
    expect(ids.filter((id) => !told.has(id))).toEqual([]);
    if (time !== null) {
      const { facts } = jyotish.yogas({ datetime: `${date}T${time}`, ...place });
      expect(ids.filter((id) => facts.every((fact) => fact.id !== id))).toEqual([]);
      return;
    }
    for (let minute = 0; minute < 1440; minute += 2) {
      const { facts } = jyotish.yogas({ datetime: `${date}T${clock(minute)}`, ...place });
      expect([minute, facts.map(({ id }) => id).filter((id) => !told.has(id) && !OF_DEGREES.has(id))]).toEqual([
        minute,
        [],
      ]);
    }
  });

  it('that are there at all times are there at any minute, and what is there at a minute is there at one of the times', () => {
    const day = fc.integer({ min: 0, max: 33_000 });
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(day, minutes, fc.integer({ min: -65, max: 65 }), (since, ats, latitude) => {
        const date = new Date(Date.UTC(1930, 0, 1 + since)).toISOString().slice(0, 10);
        const place = { latitude, longitude: 77.209, timezone: '+05:30' };
        const { throughDoubt } = jyotish.horoscope({ date, ...place });
        for (const minute of ats)
          for (const kind of ['yogas', 'doshas'] as const) {
            const there = jyotish[kind]({ datetime: `${date}T${clock(minute)}`, ...place }).facts.map(({ id }) => id);
            const told: readonly FindingThroughDoubt[] = throughDoubt?.[kind] ?? [];
            const missed = there.filter((id) => !OF_DEGREES.has(id) && told.every((each) => each.id !== id));
            const wrong = told.filter(({ id, share }) => share === 1 && !there.includes(id)).map(({ id }) => id);
            expect([date, minute, missed, wrong]).toEqual([date, minute, [], []]);
          }
      }),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('are told of an unknown hour alone', () => {
    expect(jyotish.horoscope({ datetime: '1990-01-15T10:30', ...DELHI })).not.toHaveProperty('throughDoubt');
    expect(jyotish.horoscope({ date: '1990-01-15', time: 'unknown', ...DELHI })).toHaveProperty('throughDoubt');
  });
});
