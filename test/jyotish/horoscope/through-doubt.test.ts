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

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}

/** Part of the hours of a date at which a finding is there. */
function shareOf(ids: readonly (readonly string[])[], id: string): number {
  return ids.filter((found) => found.includes(id)).length / ids.length;
}

describe('findings through the doubt about the hour', () => {
  it('are those of every quarter of an hour from midnight to midnight, counted', () => {
    const { throughDoubt } = jyotish.horoscope({ date: '1990-01-15', ...DELHI });
    expect(throughDoubt?.settings).toEqual({ times: 97, stepMinutes: 15 });
    const births = Array.from({ length: 97 }, (_, i) => ({
      datetime: i === 96 ? '1990-01-16T00:00:00' : `1990-01-15T${clock(15 * i)}`,
      ...DELHI,
    }));
    for (const kind of ['yogas', 'doshas'] as const) {
      const facts = births.map((birth) => jyotish[kind](birth).facts);
      const all = facts.map((found) => found.map(({ id }) => id));
      const free = facts.map((found) => found.filter(({ value }) => !value.isCancelled).map(({ id }) => id));
      const told = throughDoubt?.[kind] ?? [];
      expect([...told.map(({ id }) => id)].sort()).toEqual([...new Set(all.flat())].sort());
      for (const { id, share, uncancelledShare, planets } of told) {
        expect([id, share, uncancelledShare]).toEqual([id, shareOf(all, id), shareOf(free, id)]);
        const values = facts.flatMap((found) => found.filter((fact) => fact.id === id).map(({ value }) => value));
        expect(values.every((value) => planets.every((graha) => value.planets.includes(graha)))).toBe(true);
      }
      const shares = told.map(({ share }) => share);
      expect(shares).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  it('that are there at all times are there at any minute', () => {
    const day = fc.integer({ min: 0, max: 33_000 });
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: -55, max: 55 }),
        (since, minute, latitude) => {
          const date = new Date(Date.UTC(1930, 0, 1 + since)).toISOString().slice(0, 10);
          const place = { latitude, longitude: 77.209, timezone: '+05:30' };
          const { throughDoubt } = jyotish.horoscope({ date, ...place });
          const at = jyotish.horoscope({ datetime: `${date}T${clock(minute)}`, ...place });
          const sure = (found: readonly FindingThroughDoubt[] = []) => found.filter(({ share }) => share === 1);
          for (const kind of ['yogas', 'doshas'] as const)
            for (const { id } of sure(throughDoubt?.[kind]))
              expect([date, minute, id, at[kind].facts.some((fact) => fact.id === id)]).toEqual([
                date,
                minute,
                id,
                true,
              ]);
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });

  it('are told of an unknown hour alone', () => {
    expect(jyotish.horoscope({ datetime: '1990-01-15T10:30', ...DELHI })).not.toHaveProperty('throughDoubt');
    expect(jyotish.horoscope({ date: '1990-01-15', time: 'unknown', ...DELHI })).toHaveProperty('throughDoubt');
  });
});
