/** Births made at random, for the tests of this folder. */

import fc from 'fast-check';
import type { Birth } from '../../packages/engine/src/index.ts';

export const SEED = 20261122;

const PARTS = fc.record({
  day: fc.integer({ min: 0, max: 33_000 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  latitude: fc.integer({ min: -60, max: 60 }),
  longitude: fc.integer({ min: -179, max: 179 }),
});

/** 1930 … 2020, between the polar circles, on a clock of UTC. */
export const anyBirth: fc.Arbitrary<Birth> = PARTS.map(({ day, minute, latitude, longitude }) => {
  const date = new Date(Date.UTC(1930, 0, 1 + day)).toISOString().slice(0, 10);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return { datetime: `${date}T${time}`, latitude, longitude, timezone: '+00:00' };
});
