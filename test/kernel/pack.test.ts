/** Packs as bytes: a longer one can be loaded, a wrong one is refused by name, and its place in the row decides who speaks. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64 } from '../../packages/engine/src/base64.ts';
import { EngineError, openEngineWith } from '../../packages/engine/src/index.ts';
import { coreBase64 } from '../../packages/engine/src/kernel/core.generated.ts';
import type { CoreExports } from '../../packages/engine/src/kernel/exports.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { skyAt } from '../../packages/engine/src/sky/sky-at.ts';

const file = (name: string) => readFileSync(new URL(`../../packages/engine/data/ephemeris/${name}`, import.meta.url));
const analytic = file('analytic.bin');
const fitted = file('pack-1800-2400.bin');

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

describe('a pack that is read when it is wanted', () => {
  const core = bytesOfBase64(coreBase64);
  const reader = { length: fitted.length, readInto: (room: Uint8Array) => room.set(fitted) };

  it('gives the sky that its bytes give', () => {
    const when = { day: 2451545, fraction: 0.25 };
    const [read, handed] = [reader, fitted].map((pack) => {
      const { kernel } = openEngineWith(core, [pack]);
      const sky = skyAt(kernel, { tt: { scale: 'tt', ...when }, ut1: { scale: 'ut1', ...when } });
      return { sky, packs: kernel.packs };
    });
    expect(read).toEqual(handed);
  });

  it.each([
    ['no whole number long', { ...reader, length: 1.5 }, /bytes, a Uint8Array/],
    ['shorter than nothing', { ...reader, length: -16 }, /64 MB/],
    ['longer than may be', { ...reader, length: 2 ** 40 }, /64 MB/],
    ['without a way to read it', { length: 16 }, /bytes, a Uint8Array/],
    ['read to its half', { ...reader, readInto: (room: Uint8Array) => room.set(fitted.subarray(0, 9999)) }, /damaged/],
  ])('is refused when it is %s', (_, pack, why) => {
    const open = () => openEngineWith(core, [pack as typeof reader]);
    expect(open).toThrow(EngineError);
    expect(open).toThrow(why);
  });
});

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
    [
      'changed in one bit of its rows',
      () => changed((v) => v.setUint8(analytic.length - 100, v.getUint8(analytic.length - 100) ^ 1), false),
      /damaged/,
    ],
    [
      'changed in its own checksum',
      () => changed((v) => v.setUint32(60, v.getUint32(60, true) ^ 1, true), false),
      /damaged/,
    ],
    ['of another format', () => changed((v) => v.setUint32(4, 9, true)), /format/],
    ['pointing outside itself', () => changed((v) => v.setUint8(rowsField + 3, 0x7f)), /damaged/],
    ['made of rows without end', () => changed((v) => v.setUint8(rowsField - 1, 0x7f)), /damaged/],
    ['longer than 64 MB', () => new Uint8Array(64 * 1024 * 1024 + 1), /67108865 bytes long; 64 MB/],
    ['small, but with rows that decode to gigabytes', () => swollen(), /more memory/],
    [
      'of widths outside itself',
      () => changed((v) => v.setUint32(recordOf(SUN) + 44, analytic.length - 8, true)),
      /damaged/,
    ],
    ['of a field of 57 bits', () => changed(widen), /damaged/],
    ['of rows too short for their fields', () => changed((v) => v.setUint32(recordOf(SUN) + 40, 20, true)), /damaged/],
    ['of rows of 33 orders', () => changed((v) => v.setUint32(recordOf(SUN) + 48, 33, true)), /damaged/],
    [
      'of a series that begins at its end',
      () => changed((v) => v.setUint32(recordOf(MOON) + 60, analytic.length - 8, true)),
      /damaged/,
    ],
    ['of more terms than it holds', () => changed((v) => v.setUint32(groupsOf(MOON) + 4, 5000, true)), /damaged/],
    ['of a group of the seventeenth power', () => changed((v) => v.setUint32(groupsOf(MOON), 17, true)), /damaged/],
    // What the core adds up rests on these; a Moon counted from the Sun was taken once, and stood 1 au away.
    ['of a Moon on an ellipse', () => changed((v) => v.setUint32(recordOf(MOON) + 12, 1, true)), /damaged/],
    ['of a Moon counted from the Sun', () => changed((v) => v.setUint32(recordOf(MOON) + 8, 1, true)), /damaged/],
    [
      'of a Moon counted from the barycentre',
      () => changed((v) => v.setUint32(recordOf(MOON) + 8, 0, true)),
      /damaged/,
    ],
    ['of a Mars counted from the Earth', () => changed((v) => v.setUint32(recordOf(MARS) + 8, 2, true)), /damaged/],
    ['of a Sun counted from herself', () => changed((v) => v.setUint32(recordOf(SUN) + 8, 1, true)), /damaged/],
  ])('is refused with the reason when it is %s', async (_, bytes, reason) => {
    const error = await refusal(bytes());
    expect(error.code).toBe('INVALID_PACK');
    expect(error.field).toBe('ephemeris[0]');
    expect(error.message).toMatch(reason);
  });

  it('has the checksum that FORMAT.md describes', () => {
    for (const bytes of [analytic, fitted]) expect(bytes.readUInt32LE(60)).toBe(checksum(bytes));
  });

  it('with damaged records is refused or answers, but never reads outside itself', () => {
    // The same damaged bytes lie between walls of two kinds; what is read over a wall makes the answers differ, what is read beyond memory traps.
    const outcomes = { refused: 0, answered: 0 };
    fc.assert(
      fc.property(fc.array(damages, { minLength: 1, maxLength: 3 }), (list) => {
        const bytes = changed((view) => {
          for (const { at, value } of list) view.setUint32(at, value, true);
        });
        const answers = [0x55, 0xaa].map((wall) => answersBetween(bytes, wall));
        expect(answers[0]).toEqual(answers[1]);
        outcomes[answers[0] === null ? 'refused' : 'answered']++;
      }),
      { numRuns: 160, seed: 3 },
    );
    expect(outcomes.refused).toBeGreaterThan(40);
    expect(outcomes.answered).toBeGreaterThan(15);
  });
});

describe('the built-in packs', () => {
  it('are those of their records: bytes, checksum and what each body may be off by', () => {
    const record = JSON.parse(file('pack-1800-2400.json').toString());
    expect(record.bytes).toBe(fitted.length);
    expect(record.sha256).toBe(createHash('sha256').update(fitted).digest('hex'));
    const theory = JSON.parse(file('analytic.json').toString());
    expect(theory.bytes).toBe(analytic.length);
    expect(theory.sha256).toBe(createHash('sha256').update(analytic).digest('hex'));
    const seen = [...records(fitted)].map((at) => [fitted.readDoubleLE(at + 208), fitted.readDoubleLE(at + 216)]);
    const said = Object.keys(record.worstErrorArcsec).map((name) => [
      record.worstErrorArcsec[name],
      record.worstErrorAu[name],
    ]);
    expect(seen.map((pair) => pair.map((x) => Number(x.toPrecision(3))))).toEqual(said);
    for (const [arcsec, au] of seen) {
      expect(arcsec).toBeGreaterThan(0);
      expect(au).toBeGreaterThan(0);
    }
  });
});

const SUN = 0;
const MOON = 1;
const MARS = 4;

/** Where the records of a pack begin. */
function* records(pack: Buffer): Generator<number> {
  for (let i = 0; i < pack.readUInt32LE(24); i++) yield 64 + 256 * i;
}

function recordOf(body: number): number {
  for (const at of records(analytic)) if (analytic.readUInt32LE(at) === body) return at;
  throw new Error(`no body ${body}`);
}

/** Makes the Sun's first field a bit wider than a field may be, in the room of the ten that follow. */
function widen(view: DataView): void {
  const widths = analytic.readUInt32LE(recordOf(SUN) + 44);
  for (let i = 0; i < 11; i++) view.setUint8(widths + i, i === 0 ? 57 : 0);
}

/** Where the groups of a body's series begin. */
function groupsOf(body: number): number {
  const series = analytic.readUInt32LE(recordOf(body) + 60);
  return series + 16 + 40 * analytic.readUInt32LE(series) + 8 * analytic.readUInt32LE(series + 4);
}

/** The analytic pack with some bytes changed, and its checksum set right again unless it is to be wrong. */
function changed(change: (view: DataView) => void, sealed = true): Uint8Array {
  const bytes = Uint8Array.from(analytic);
  const view = new DataView(bytes.buffer);
  change(view);
  if (sealed) view.setUint32(60, checksum(bytes), true);
  return bytes;
}

/** 4 MB that decode to 512: rows of one byte each, all bodies over the same ones. */
function swollen(): Uint8Array {
  const [bodies, rows] = [20, 4_000_000];
  const bytes = new Uint8Array(64 + 256 * bodies + 16 + rows + 16);
  bytes.set(analytic.subarray(0, 64));
  const view = new DataView(bytes.buffer);
  view.setUint32(24, bodies, true);
  view.setUint32(28, bytes.length, true);
  for (let body = 0; body < bodies; body++) {
    const at = 64 + 256 * body;
    view.setUint32(at, body, true);
    view.setUint32(at + 8, body === MOON ? 2 : 0, true);
    view.setFloat64(at + 24, 1, true);
    view.setUint32(at + 32, rows, true);
    view.setUint32(at + 36, 64 + 256 * bodies + 16, true);
    view.setUint32(at + 40, 1, true);
    view.setUint32(at + 44, 64 + 256 * bodies, true);
    for (let c = 0; c < 3; c++) view.setUint32(at + 48 + 4 * c, 1, true);
  }
  view.setUint32(60, checksum(bytes), true);
  return bytes;
}

/** FORMAT.md, "Checksum", once more. */
function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chains = [0x811c9dc5, 0x811c9dc5, 0x811c9dc5, 0x811c9dc5] as [number, number, number, number];
  for (let word = 0; word < bytes.length / 4; word++) {
    const value = word === 15 ? 0 : view.getUint32(4 * word, true);
    chains[word % 4] = Math.imul((chains[word % 4] as number) ^ value, 0x01000193);
  }
  const [a, b, c, d] = chains;
  return (a ^ turned(b, 8) ^ turned(c, 16) ^ turned(d, 24)) >>> 0;
}

const turned = (x: number, bits: number): number => (x << bits) | (x >>> (32 - bits));

/** Whole numbers of records, of the tables of widths and of the heads of series, and what they are changed to. */
const damages = (() => {
  const places: number[] = [];
  for (const at of records(analytic)) {
    for (const field of [0, 4, 8, 12, 32, 36, 40, 44, 48, 52, 56, 60]) places.push(at + field);
    for (const [field, count] of [
      [44, 8],
      [60, 24],
    ] as const) {
      const block = analytic.readUInt32LE(at + field);
      if (block > 0) for (let i = 0; i < count; i++) places.push(block + 4 * i);
    }
    const series = analytic.readUInt32LE(at + 60);
    if (series === 0) continue;
    // The products and the first group and terms of a series.
    const products = series + 16 + 40 * analytic.readUInt32LE(series);
    const groups = products + 8 * analytic.readUInt32LE(series + 4);
    for (let i = 0; i < 40; i++) places.push(products + 4 * i, groups + 4 * i);
    const terms = groups + 24 * analytic.readUInt32LE(series + 8);
    for (let i = 0; i < 20; i++) places.push(terms + 56 * i, terms + 56 * i + 4);
  }
  return fc.record({
    at: fc.constantFrom(...places),
    value: fc.oneof(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: analytic.length + 64 }),
      fc.constantFrom(0x7fffffff, 0xffffffff, 0x80000000, 0x01010101, 0x38383838, 0x40404040),
    ),
  });
})();

const WALL_BYTES = 1 << 18;
const dates = [700000.5, 1500000.25, 2451545, 2817400];

/** Skies of a core whose only pack lies between two walls of one byte each; null when the pack is refused. */
function answersBetween(pack: Uint8Array, wall: number): number[] | null {
  const core = new WebAssembly.Instance(module, {}).exports as unknown as CoreExports;
  const before = core.reserve(WALL_BYTES);
  const at = core.reserve(pack.length);
  const after = core.reserve(WALL_BYTES);
  const memory = new Uint8Array(core.memory.buffer);
  memory.fill(wall, before, at);
  memory.fill(wall, at + pack.length, after + WALL_BYTES);
  memory.set(pack, at);
  if (core.openPack(at, pack.length) < 0) return null;
  const out: number[] = [];
  for (const jd of dates) {
    const day = Math.floor(jd);
    out.push(core.sky(day, jd - day, day, jd - day, 0x3fffff, 3, 9, 2, 0, 0, 0));
    out.push(...new Float64Array(core.memory.buffer, core.resultsAddress(), 220));
  }
  return out;
}

const module = new WebAssembly.Module(bytesOfBase64(coreBase64) as Uint8Array<ArrayBuffer>);
