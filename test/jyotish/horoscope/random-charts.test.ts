import { describe, expect, it } from 'vitest';
import { JYOTISH_PRESET_NAMES, openJyotish } from '../../../packages/engine/src/jyotish/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { momentAt } from '../../../packages/engine/src/time/moment-at.ts';

const engine = await openEngine();
const seed = 20261121;
const count = 10_000;

function seeded(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** What a record must not hold: numbers that are none, members that JSON drops, negative zero. The path of the first, or null. */
function flaw(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is no plain record`;
  for (const [key, member] of Object.entries(value)) {
    const found = flaw(member, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Every part of a horoscope that rests on choices says which it took. */
const SETTLED = [
  'grahas',
  'vimshopaka',
  'drishtis',
  'relationships',
  'bhavas',
  'ashtakavarga',
  'shadbala',
  'bhavaBala',
  'karakas',
  'karakamsha',
  'arudhas',
  'grahaArudhas',
  'dasha',
  'yogas',
  'doshas',
] as const;

describe('ten thousand births', () => {
  it('of 4000 years, at all latitudes, have a horoscope without a flaw', () => {
    const random = seeded(seed);
    const jyotish = JYOTISH_PRESET_NAMES.map((preset) => openJyotish(engine, preset));
    for (let i = 0; i < count; i++) {
      // 1000 BC to 3000 AD; every tenth at a pole, on the polar circle, at the equator or on the date line.
      const jdTt = 1356173.5 + random() * 1460969;
      const edge = i % 10 === 0;
      const latitudeDeg = edge ? ([90, -90, 66.56, 0][i % 4] as number) : 180 * random() - 90;
      const longitudeDeg = edge ? 180 : 360 * random() - 180;
      const day = Math.floor(jdTt);
      const moment = momentAt(
        { scale: 'tt', day, fraction: jdTt - day },
        { latitudeDeg, longitudeDeg, elevationMetres: 0 },
      );
      const asked = jyotish[i % jyotish.length] as (typeof jyotish)[number];
      const horoscope = asked.horoscope(moment, { runningAtJdUt: jdTt + 10000 });
      const found = flaw(horoscope);
      if (found !== null)
        expect.fail(`seed ${seed}, chart ${i} (TT ${jdTt}, ${latitudeDeg}, ${longitudeDeg}): ${found}`);
      if (i % 100 === 0)
        for (const part of SETTLED) expect(Object.keys(horoscope[part].settings).length, part).toBeGreaterThan(0);
    }
  }, 900_000);
});
