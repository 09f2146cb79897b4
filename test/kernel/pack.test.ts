/** Packs as bytes: a longer one can be loaded, a wrong one is refused by name, and its place in the row decides who speaks. */
import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';

const analytic = readFileSync(new URL('../../packages/engine/data/ephemeris/analytic.bin', import.meta.url));

/** Where the first body that has rows says where they are. */
const rowsField = (() => {
  for (let record = 64; ; record += 256) if (analytic.readUInt32LE(record + 32) > 0) return record + 36;
})();

async function refusal(ephemeris: Uint8Array): Promise<EngineError> {
  try {
    await openEngine({ ephemeris });
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('the pack was taken');
}

describe('a pack handed in', () => {
  it('speaks before the built-in ones', async () => {
    const engine = await openEngine({ ephemeris: analytic });
    expect(engine.ephemeris.map((pack) => pack.analytic)).toEqual([true, false, true]);
    const { tt, ut1 } = engine.moment({ datetime: '2000-01-01T12:00Z', latitude: 0, longitude: 0 });
    const sky = engine.sky({ tt, ut1 });
    expect(sky.bodies.Mars?.source).toBe('analytic');
    const built = (await openEngine()).sky({ tt, ut1 });
    expect(built.bodies.Mars?.source).toBe('pack');
    // Two theories of one sky: they differ, and by no more than they say.
    const apart = Math.abs((sky.bodies.Mars?.longitudeRad ?? 0) - (built.bodies.Mars?.longitudeRad ?? 0)) * 206265;
    expect(apart).toBeGreaterThan(0);
    expect(apart).toBeLessThan(sky.bodies.Mars?.errorArcsec ?? 0);
  });

  it.each([
    ['empty', () => new Uint8Array(0), /do not begin with KHGP/],
    ['a web page', () => new TextEncoder().encode(`<!doctype html>${' '.repeat(200)}`), /web server/],
    ['cut short', () => analytic.subarray(0, analytic.length - 1), /damaged or cut short/],
    ['of another format', () => withByte(4, 9), /format/],
    ['pointing outside itself', () => withByte(rowsField + 3, 0x7f), /damaged/],
    ['made of rows without end', () => withByte(rowsField - 1, 0x7f), /damaged/],
  ])('is refused with the reason when it is %s', async (_, bytes, reason) => {
    const error = await refusal(bytes());
    expect(error.code).toBe('INVALID_PACK');
    expect(error.field).toBe('ephemeris[0]');
    expect(error.message).toMatch(reason);
  });

  test.prop(
    [
      fc.array(fc.record({ at: fc.integer({ min: 0, max: 64 + 256 * 12 }), value: fc.integer({ min: 0, max: 255 }) }), {
        minLength: 1,
        maxLength: 8,
      }),
    ],
    {
      numRuns: 60,
      seed: 3,
    },
  )('with damaged records is refused or answers, but never reads outside its memory', async (damage) => {
    const bytes = Uint8Array.from(analytic);
    for (const { at, value } of damage) bytes[at] = value;
    try {
      const engine = await openEngine({ ephemeris: bytes });
      const { tt, ut1 } = engine.moment({ datetime: '1000-01-01T12:00Z', latitude: 0, longitude: 0 });
      engine.sky({ tt, ut1 });
    } catch (error) {
      expect(error).toBeInstanceOf(EngineError);
    }
  });
});

function withByte(at: number, value: number): Uint8Array {
  const bytes = Uint8Array.from(analytic);
  bytes[at] = value;
  return bytes;
}
