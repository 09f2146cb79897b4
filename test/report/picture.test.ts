/** Pictures of strangers: what is painted is what was handed in, and what is wrong, large or double is refused at once. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { print } from '../../packages/engine/src/report/flow/print.ts';
import { A4 } from '../../packages/engine/src/report/flow/style.ts';
import { inflate } from '../../packages/engine/src/report/pdf/inflate.ts';
import { readPicture } from '../../packages/engine/src/report/pdf/picture.ts';
import type { Typesetter } from '../../packages/engine/src/report/type/typesetter.ts';
import { BASELINE, CMYK, chunk, filtered, PROGRESSIVE, png, together } from './pictures.ts';
import { typesetter as open } from './typesetter.ts';

const SEED = 20261122;
const folder = mkdtempSync(join(tmpdir(), 'khagol-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));
let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await open();
});

function seeded(state: number): () => number {
  let at = state;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 4294967296;
  };
}

/** Red, green, blue in the middle of each pixel, as poppler paints a report with the picture. */
async function painted(bytes: Uint8Array, columns: number, rows: number): Promise<readonly (readonly number[])[]> {
  const facts = {
    title: 'x',
    author: '',
    subject: '',
    keywords: [],
    language: 'en',
    madeAt: null,
    producer: 'x',
    id: '00',
  };
  const picture = readPicture(bytes);
  const [width, height] = [columns * 20, rows * 20];
  const blocks = [{ kind: 'image' as const, picture, width, height, title: 'A logo' }];
  const made = await print(typesetter, A4, facts, { head: '', foot: '', pageOf: () => '' }, blocks);
  const path = join(folder, 'picture.pdf');
  writeFileSync(path, made.bytes);
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
  const raw = execFileSync('pdftoppm', ['-r', '72', '-aa', 'no', path], { maxBuffer: 1e8 });
  const [, wide] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(raw.subarray(0, 40).toString('latin1')) ?? [];
  const start = raw.length - Number(wide) * 842 * 3;
  return Array.from({ length: rows * columns }, (_, pixel) => {
    const [x, y] = [52 + 20 * (pixel % columns) + 10, 62 + 20 * Math.floor(pixel / columns) + 10];
    return [...raw.subarray(start + (y * Number(wide) + x) * 3, start + (y * Number(wide) + x) * 3 + 3)];
  });
}

const COLOURS = [
  [255, 0, 0],
  [0, 128, 0],
  [0, 0, 255],
  [255, 255, 0],
  [40, 80, 120],
  [255, 255, 255],
] as const;
/** Three columns, six rows: each way of filtering comes. */
const PIXELS = Array.from({ length: 18 }, (_, at) => (at * 5 + Math.floor(at / 6)) % 6);
const GREYS = PIXELS.map((index) => index * 51);
const flat = (values: readonly (readonly number[])[]): Uint8Array => Uint8Array.from(values.flat());
const over = (colour: readonly number[], seen: number): readonly number[] =>
  colour.map((part) => Math.round((part * seen + 255 * (255 - seen)) / 255));
const bitsOf = (values: readonly number[], bits: number): Uint8Array =>
  flat(
    Array.from({ length: 6 }, (_, row) => {
      const digits = values
        .slice(row * 3, row * 3 + 3)
        .map((value) => value.toString(2).padStart(bits, '0'))
        .join('');
      return [
        0,
        ...(digits.padEnd(Math.ceil(digits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) =>
          Number.parseInt(byte, 2),
        ),
      ];
    }),
  );
const head = { width: 3, height: 6 };
const palette = chunk('PLTE', flat(COLOURS));
const wanted = PIXELS.map((index) => COLOURS[index] as readonly number[]);
const grey = GREYS.map((value) => [value, value, value]);
const WHITE = [255, 255, 255];

describe('a picture', () => {
  const alpha = PIXELS.map((index) => [255, 0, 128, 255, 64, 255][index] as number);
  it.each([
    ['in colours', png(head, filtered(flat(wanted), 9, 3)), wanted],
    ['in greys', png({ ...head, kind: 0 }, filtered(flat([GREYS]), 3, 1)), grey],
    [
      'in colours with opacity',
      png({ ...head, kind: 6 }, filtered(flat(wanted.map((colour, at) => [...colour, alpha[at] as number])), 12, 4)),
      wanted.map((colour, at) => over(colour, alpha[at] as number)),
    ],
    [
      'in greys with opacity',
      png({ ...head, kind: 4 }, filtered(flat(GREYS.map((value, at) => [value, alpha[at] as number])), 6, 2)),
      grey.map((colour, at) => over(colour, alpha[at] as number)),
    ],
    ['of a palette', png({ ...head, kind: 3 }, filtered(flat([PIXELS]), 3, 1), [palette]), wanted],
    ['of a palette of four bits', png({ ...head, kind: 3, bits: 4 }, bitsOf(PIXELS, 4), [palette]), wanted],
    [
      'of a palette with opacity',
      png({ ...head, kind: 3, bits: 4 }, bitsOf(PIXELS, 4), [palette, chunk('tRNS', Uint8Array.of(255, 0, 128))]),
      wanted.map((colour, at) => over(colour, [255, 0, 128, 255, 255, 255][PIXELS[at] as number] as number)),
    ],
    [
      'in black and white',
      png(
        { ...head, kind: 0, bits: 1 },
        bitsOf(
          PIXELS.map((index) => index % 2),
          1,
        ),
      ),
      PIXELS.map((index) => (index % 2 === 1 ? WHITE : [0, 0, 0])),
    ],
    [
      'with a colour that is not painted',
      png(head, filtered(flat(wanted), 9, 3), [chunk('tRNS', Uint8Array.of(0, 255, 0, 0, 0, 0))]),
      wanted.map((colour) => (colour === COLOURS[0] ? WHITE : colour)),
    ],
  ])('%s is painted as it was handed in', async (_, bytes, colours) => {
    const got = await painted(bytes, 3, 6);
    got.forEach((colour, at) => {
      colour.forEach((part, which) =>
        expect(Math.abs(part - (colours[at]?.[which] as number)), `pixel ${at}`).toBeLessThanOrEqual(2),
      );
    });
  });

  it.each([
    ['baseline', BASELINE],
    ['progressive', PROGRESSIVE],
  ])('as a %s JPEG is painted, without its notes', async (_, bytes) => {
    const note = together([Uint8Array.of(0xff, 0xe1, 0, 12), Buffer.from('Exif\0\0HERE')]);
    const noted = together([bytes.subarray(0, 2), note, bytes.subarray(2)]);
    const got = await painted(noted, 8, 8);
    expect(got[0]?.[0]).toBeGreaterThan(180);
    expect(got[63]?.[2]).toBeGreaterThan(180);
    expect(Buffer.from(readPicture(noted).samples.bytes).includes('HERE')).toBe(false);
  });
});

/** What must be refused, by what is wrong with it. */
const GOOD = png(head, filtered(flat(wanted), 9, 3));
const jpegSized = (width: number, height: number): Uint8Array => {
  const bytes = BASELINE.slice();
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5);
  return bytes;
};
const BAD: readonly (readonly [string, unknown])[] = [
  ['text', '<svg/>'],
  ['nothing', new Uint8Array(0)],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['more than a mebibyte', together([GOOD, new Uint8Array(1 << 20)])],
  ['interlaced', png({ ...head, interlaced: 1 }, new Uint8Array(60))],
  ['of sixteen bits', png({ ...head, bits: 16 }, new Uint8Array(6 * 19))],
  ['of three bits', png({ ...head, bits: 3 }, new Uint8Array(60))],
  ['without pixels', png({ width: 0, height: 6 }, new Uint8Array(6))],
  ['too wide', png({ width: 4097, height: 1 }, new Uint8Array(4097 * 3 + 1))],
  ['two thousand millions wide', png({ width: 0x7fffffff, height: 0x7fffffff }, new Uint8Array(10))],
  ['larger than its samples', png({ width: 4096, height: 4096, kind: 6 }, new Uint8Array(100))],
  ['a bomb', png({ width: 1, height: 1, kind: 6 }, new Uint8Array(64 << 20))],
  ['one byte more than it says', png(head, together([filtered(flat(wanted), 9, 3), Uint8Array.of(0)]))],
  ['filtered in a sixth way', png(head, filtered(flat(wanted), 9, 3).fill(5, 0, 1))],
  ['without its palette', png({ ...head, kind: 3 }, filtered(flat([PIXELS]), 3, 1))],
  [
    'with a palette too long',
    png(
      { ...head, kind: 3, bits: 1 },
      bitsOf(
        PIXELS.map(() => 0),
        1,
      ),
      [palette],
    ),
  ],
  ['moving', png(head, filtered(flat(wanted), 9, 3), [chunk('acTL', new Uint8Array(8))])],
  ['PNG and zip', together([GOOD, Buffer.from('PK\x05\x06')])],
  ['JPEG and zip', together([BASELINE, Buffer.from('PK\x05\x06')])],
  ['JPEG and JPEG', together([BASELINE, BASELINE])],
  ['two frames', together([BASELINE.subarray(0, -2), PROGRESSIVE.subarray(2)])],
  ['a JPEG for print', CMYK],
  ['a JPEG too high', jpegSized(8, 4097)],
  ['a JPEG without pixels', jpegSized(0, 8)],
  [
    'a thousand scans',
    together([
      PROGRESSIVE.subarray(0, -2),
      ...Array.from({ length: 1000 }, () => Uint8Array.of(0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0)),
      Uint8Array.of(0xff, 0xd9),
    ]),
  ],
];

describe('a stranger’s picture', () => {
  const refusalOf = (bytes: unknown): unknown => {
    try {
      return readPicture(bytes as Uint8Array);
    } catch (error) {
      return error;
    }
  };

  it.each(BAD)('that is %s is refused, at once', (_, bytes) => {
    const start = performance.now();
    const error = refusalOf(bytes instanceof Buffer ? new Uint8Array(bytes) : bytes);
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ code: 'INVALID_OPTION', field: 'branding.logo' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it.each([
    ['PNG', GOOD],
    ['baseline JPEG', BASELINE],
    ['progressive JPEG', PROGRESSIVE],
  ])('is refused wherever it is torn: %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length++)
      expect(refusalOf(bytes.slice(0, length)), `${length} bytes`).toBeInstanceOf(EngineError);
    expect(refusalOf(bytes)).not.toBeInstanceOf(Error);
  });

  it(`is read or refused whatever is changed in it, seed ${SEED}`, () => {
    const random = seeded(SEED);
    const kinds = [GOOD, BASELINE, PROGRESSIVE, png({ ...head, kind: 6 }, filtered(new Uint8Array(72).fill(7), 12, 4))];
    let slowest = 0;
    for (let round = 0; round < 4000; round++) {
      const bytes = (kinds[round % 4] as Uint8Array).slice();
      for (let change = 0; change <= random() * 4; change++)
        bytes[Math.floor(random() * bytes.length)] = random() * 256;
      const start = performance.now();
      const result = refusalOf(bytes);
      slowest = Math.max(slowest, performance.now() - start);
      if (result instanceof Error) expect(result).toBeInstanceOf(EngineError);
    }
    expect(slowest).toBeLessThan(1000);
  });

  it('of sixteen million pixels is read', () => {
    const large = png({ width: 4096, height: 4096, kind: 6 }, new Uint8Array(4096 * 4 * 4096 + 4096));
    expect(refusalOf(large)).toMatchObject({ width: 4096, height: 4096 });
  });
});

describe('unpacking', () => {
  it(`gives back what zlib packed, at every level, seed ${SEED}, and nothing of another length or with a changed byte`, () => {
    const random = seeded(SEED);
    for (let round = 0; round < 200; round++) {
      const plain = Uint8Array.from({ length: Math.floor(random() * 3000) }, () => random() ** (round % 5) * 40);
      const packed = new Uint8Array(deflateSync(plain, { level: round % 10, strategy: round % 5 }));
      expect(inflate(packed, plain.length)).toEqual(plain);
      expect(inflate(packed, plain.length + 1)).toBeNull();
      if (plain.length > 0) expect(inflate(packed, plain.length - 1)).toBeNull();
      const changed = packed.slice();
      const at = Math.floor(random() * packed.length);
      changed[at] = (changed[at] as number) ^ (1 << Math.floor(random() * 8));
      const back = inflate(changed, plain.length);
      // Bits that nobody reads fill the last byte of the blocks.
      if (back !== null) expect(back).toEqual(plain);
    }
  });
});
