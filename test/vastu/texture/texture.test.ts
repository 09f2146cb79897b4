/** Textures of the zones: files that other programs read, the same bytes for ever, and what is said of them. */
import { createHash } from 'node:crypto';
import { inflateSync, crc32 as nodeCrc32 } from 'node:zlib';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { adler32, crc32 } from '../../../packages/engine/src/vastu/texture/checksum.ts';
import { zlibStream } from '../../../packages/engine/src/vastu/texture/deflate.ts';
import { textureFiles, textureSet, zoneTextures } from '../../../packages/engine/src/vastu/texture/index.ts';
import { cellsOfPicture, INSET_PIXELS, pictureOf } from '../../../packages/engine/src/vastu/texture/picture.ts';
import { ZONE_TABLE, ZONES } from '../../../packages/engine/src/vastu/zone/index.ts';
import { besiege } from '../../hostile.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const set = textureSet();
const fileOf = (path: string): Uint8Array =>
  (set.files.find(({ entry }) => entry.path === path) as (typeof set.files)[number]).content;

/** Chunks of a PNG, their sums checked by another hand. */
function chunksOf(png: Uint8Array): { type: string; data: Uint8Array }[] {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  const chunks: { type: string; data: Uint8Array }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const type = new TextDecoder().decode(png.slice(at + 4, at + 8));
    expect(view.getUint32(at + 8 + length)).toBe(crcOf(png.slice(at + 4, at + 8 + length)));
    chunks.push({ type, data: png.slice(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}
/** Bit by bit: no table. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
/** RGBA of the pixels, rows of 1024. */
function pixelsOf(png: Uint8Array): Uint8Array {
  const idat = chunksOf(png).find(({ type }) => type === 'IDAT') as { data: Uint8Array };
  const raw = inflateSync(idat.data);
  const pixels = new Uint8Array(1024 * 1024 * 4);
  for (let row = 0; row < 1024; row += 1) {
    expect(raw[row * 4097]).toBe(0);
    pixels.set(raw.subarray(row * 4097 + 1, (row + 1) * 4097), row * 4096);
  }
  return pixels;
}

describe('the zlib stream', () => {
  const distances = [1, 3, 4, 40, 4097, 32768];

  // Runs and repetitions, so that matches of every length come up.
  const runs = fc
    .array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 700 })), { maxLength: 60 })
    .map((pairs) => Uint8Array.from(pairs.flatMap(([byte, times]) => new Array<number>(times).fill(byte))));

  test.prop([fc.oneof(runs, fc.uint8Array({ maxLength: 3000 }))], { seed: 20261121, numRuns: 300 })(
    'is unpacked by Node to what went in',
    (data) => {
      expect(Buffer.compare(inflateSync(zlibStream(data, distances)), data)).toBe(0);
    },
  );

  it('reaches back over every length and distance that it may', () => {
    for (const distance of [1, 2, 5, 6, 24, 25, 96, 97, 4096, 4097, 8193, 24576, 24577, 32767, 32768]) {
      for (const length of [3, 4, 10, 11, 12, 18, 19, 34, 35, 66, 67, 130, 131, 227, 256, 257, 258]) {
        const head = Uint8Array.from({ length: distance }, (_, i) => (i * i * 31 + (i >> 7)) & 255);
        const data = new Uint8Array(distance + length);
        data.set(head);
        for (let i = distance; i < data.length; i += 1) data[i] = data[i - distance] as number;
        expect(Buffer.compare(inflateSync(zlibStream(data, [distance])), data), `${distance} ${length}`).toBe(0);
      }
    }
  });

  it('carries sums that others get too', () => {
    const bytes = Uint8Array.from({ length: 20000 }, (_, i) => (i * 7 + (i >> 3)) & 255);
    expect(crc32(bytes)).toBe(crcOf(bytes));
    if (typeof nodeCrc32 === 'function') expect(crc32(bytes)).toBe(nodeCrc32(bytes));
    // RFC 1950: of "Wikipedia" it is widely given.
    expect(adler32(new TextEncoder().encode('Wikipedia'))).toBe(0x11e60398);
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});

describe('the files', () => {
  it('are thirty, with the hashes and lengths that the manifest gives', () => {
    const manifest = JSON.parse(set.manifest);
    expect(manifest.assets).toHaveLength(30);
    expect(set.files.map(({ entry }) => entry)).toEqual(manifest.assets);
    expect(manifest.assets.map(({ path }: { path: string }) => path)).toEqual(
      [...manifest.assets.map(({ path }: { path: string }) => path)].sort(),
    );
    for (const { entry, content } of set.files)
      expect([sha256(content), content.length]).toEqual([entry.sha256, entry.bytes]);
    expect(set.manifestSha256).toBe(sha256(new TextEncoder().encode(set.manifest)));
    expect(manifest).toMatchObject({ schemaVersion: 1, generator: { name: '@khagol/engine vastu/texture' } });
  });

  // A picture that changes gets a new name on every server and in every cache: so it must not change unawares.
  it('keep their bytes', () => {
    const hashes = Object.fromEntries(
      set.files
        .filter(({ entry }) => /^(?:atlas|zone-sw)/.test(entry.path))
        .map(({ entry }) => [entry.path, entry.sha256.slice(0, 16)]),
    );
    expect(hashes).toMatchInlineSnapshot(`
      {
        "atlas.glb": "2af95da33621250c",
        "atlas.png": "fb787276e983737d",
        "atlas.svg": "3244ce7c9b03d764",
        "zone-sw.glb": "a34e13ff90cc3a2d",
        "zone-sw.png": "d01a93b3103917c7",
        "zone-sw.svg": "eeb3b811072f6d65",
      }
    `);
  });

  it('come out the same when made again, and are not shared with earlier callers', () => {
    const again = textureFiles('NE');
    expect(Buffer.compare(again.png.content, fileOf('zone-ne.png'))).toBe(0);
    again.png.content.fill(0);
    expect(sha256(textureFiles('NE').png.content)).toBe(again.png.entry.sha256);
  });

  it('are PNG of 1024 pixels, eight bits, RGBA, sRGB, opaque', () => {
    for (const path of ['atlas.png', 'zone-center.png']) {
      const png = fileOf(path);
      expect([...png.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
      const chunks = chunksOf(png);
      expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'sRGB', 'IDAT', 'IEND']);
      expect([...(chunks[0]?.data ?? [])]).toEqual([0, 0, 4, 0, 0, 0, 4, 0, 8, 6, 0, 0, 0]);
      const pixels = pixelsOf(png);
      expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  it('are SVG without fonts, scripts or links', () => {
    for (const { entry, content } of set.files.filter(({ entry: { mimeType } }) => mimeType === 'image/svg+xml')) {
      const svg = new TextDecoder().decode(content);
      expect(
        svg.startsWith(
          '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024" role="img">\n',
        ),
        entry.path,
      ).toBe(true);
      expect(svg).not.toMatch(/<text|font|<script|href|\r|NaN|e-\d/);
      expect(svg.match(/\d\.\d{4,}/g)).toBe(null);
    }
  });

  it('are GLB that lie on the floor, north at −Z', () => {
    const glb = fileOf('zone-ne.glb');
    const view = new DataView(glb.buffer, glb.byteOffset, glb.length);
    expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([
      0x46546c67,
      2,
      glb.length,
    ]);
    const length = view.getUint32(12, true);
    const gltf = JSON.parse(new TextDecoder().decode(glb.slice(20, 20 + length)));
    const binary = glb.slice(20 + length + 8);
    expect([length % 4, binary.length % 4, binary.length]).toEqual([0, 0, gltf.buffers[0].byteLength]);
    const part = (at: number): Uint8Array =>
      binary.slice(gltf.bufferViews[at].byteOffset, gltf.bufferViews[at].byteOffset + gltf.bufferViews[at].byteLength);
    const floats = (at: number): number[] => [...new Float32Array(part(at).slice().buffer)];
    const [positions, uvs] = [floats(0), floats(2)];
    const indices = [...new Uint16Array(part(3).slice().buffer)];
    expect(Buffer.compare(part(4), fileOf('zone-ne.png'))).toBe(0);
    // Both triangles face up, and cover one square metre.
    const corner = (i: number): number[] => positions.slice(3 * i, 3 * i + 3);
    let area = 0;
    for (let at = 0; at < 6; at += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => corner(indices[at + k] as number)) as [number[], number[], number[]];
      const up =
        ((b[2] as number) - (a[2] as number)) * ((c[0] as number) - (a[0] as number)) -
        ((b[0] as number) - (a[0] as number)) * ((c[2] as number) - (a[2] as number));
      expect(up).toBeGreaterThan(0);
      area += up / 2;
    }
    expect(area).toBe(1);
    // North is up in the picture: −Z has the least v, east the greatest u.
    for (let i = 0; i < 4; i += 1) {
      expect((uvs[2 * i + 1] as number) < 0.5).toBe((positions[3 * i + 2] as number) < 0);
      expect((uvs[2 * i] as number) > 0.5).toBe((positions[3 * i] as number) > 0);
    }
  });
});

describe('the picture', () => {
  const hex = (pixels: Uint8Array, x: number, y: number): string =>
    `#${Buffer.from(pixels.slice((y * 1024 + x) * 4, (y * 1024 + x) * 4 + 3)).toString('hex')}`;
  const atlas = pixelsOf(fileOf('atlas.png'));

  it('has nine tints, cells that meet, and hairlines between its 81 squares', () => {
    const tints = cellsOfPicture(null).map(({ bounds: [left, top] }) => hex(atlas, left + 20, top + 20));
    expect(new Set(tints).size).toBe(9);
    for (let line = 1; line < 9; line += 1) {
      const at = 8 + 112 * line;
      // Through the middle of the squares of the uppermost row.
      const around = [at - 3, at - 1, at, at + 2].map((x) => hex(atlas, x, 90));
      expect(around[1]).toBe(around[2]);
      expect(around[1]).not.toBe(around[0]);
      expect(around[1]).not.toBe(around[3]);
    }
  });

  it('has ink that reads on its tint: contrast 7 to 1 or more', () => {
    const luminance = (colour: string): number => {
      const [r, g, b] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ink = pictureOf(null)
      .marks.flatMap((mark) => (mark.kind === 'pen' ? [mark.colour] : []))
      .at(-1) as string;
    for (const {
      bounds: [left, top],
    } of cellsOfPicture(null))
      expect((luminance(hex(atlas, left + 20, top + 20)) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(7);
  });

  it('keeps every stroke within the inset of its cell', () => {
    for (const zone of [null, ...ZONES]) {
      const cells = cellsOfPicture(zone);
      const pens = pictureOf(zone).marks.filter((mark) => mark.kind === 'pen');
      expect(pens).toHaveLength(cells.length * 3);
      pens.forEach((pen, at) => {
        const {
          bounds: [left, top, right, bottom],
          insetPixels,
        } = cells[Math.floor(at / 3)] as (typeof cells)[number];
        const reach = insetPixels + pen.width / 2;
        for (const [, ...xy] of pen.strokes) {
          xy.forEach((value, k) => {
            const [from, to] = k % 2 === 0 ? [left, right] : [top, bottom];
            expect(value).toBeGreaterThanOrEqual(from + reach);
            expect(value).toBeLessThanOrEqual(to - reach);
          });
        }
      });
    }
    expect(INSET_PIXELS).toBe(24);
  });

  it('is the same in PNG and SVG: every pixel of a stroke’s middle has ink', () => {
    const svg = new TextDecoder().decode(fileOf('atlas.svg'));
    const paths = [...svg.matchAll(/<path d="([^"]+)" fill="none" stroke="(#\w+)"/g)];
    expect(paths).toHaveLength(27);
    for (const [, path, colour] of paths) {
      for (const [, x, y] of (path as string).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
        expect(hex(atlas, Math.floor(Number(x)), Math.floor(Number(y))), `${x} ${y}`).toBe(colour);
    }
  });
});

describe('the answer', () => {
  it('names files by the hash of their very bytes', () => {
    const answer = zoneTextures();
    for (const [name, path] of [
      ['png', 'atlas.png'],
      ['svg', 'atlas.svg'],
      ['glb', 'atlas.glb'],
    ] as const) {
      const content = fileOf(path);
      expect(answer[name]).toMatchObject({
        sha256: sha256(content),
        bytes: content.length,
        url: `/assets/ar/${sha256(content)}.${name}`,
        width: 1024,
        height: 1024,
      });
    }
    expect(answer.provenance).toMatchObject({
      kind: 'original_modern_visualization',
      manifestSha256: set.manifestSha256,
      religiousDesignVerified: false,
      remedyEfficacyClaimed: false,
    });
    expect(answer).toMatchObject({ verified: false, gltfUvOrigin: 'top-left', usdUvOrigin: 'bottom-left' });
  });

  it('has nine cells in order that tile the mandala, with exact texture coordinates', () => {
    const { cells } = zoneTextures();
    expect(cells.map(({ zone, maskBit }) => [zone, maskBit])).toEqual(ZONES.map((zone, at) => [zone, at]));
    expect(cells.map(({ devata }) => devata)).toEqual(ZONES.map((zone) => ZONE_TABLE[zone].deity));
    for (const {
      pixelBoundsExclusive: [left, top, right, bottom],
      gltfUvBoundsTopLeft,
      usdUvBoundsBottomLeft,
      maskBit,
    } of cells) {
      expect([right - left, bottom - top]).toEqual([336, 336]);
      expect([left, top]).toEqual([8 + 336 * (maskBit % 3), 8 + 336 * Math.floor(maskBit / 3)]);
      expect(gltfUvBoundsTopLeft.map((uv) => uv * 1024)).toEqual([left, top, right, bottom]);
      expect(usdUvBoundsBottomLeft.map((uv) => uv * 1024)).toEqual([left, 1024 - bottom, right, 1024 - top]);
    }
  });

  it('has one cell for one zone, by any of its names', () => {
    const answer = zoneTextures({ zone: 'south-east' });
    expect(answer.cells).toEqual([
      {
        zone: 'SE',
        devata: 'Agni',
        maskBit: 8,
        contentInsetPixels: 72,
        pixelBoundsExclusive: [8, 8, 1016, 1016],
        gltfUvBoundsTopLeft: [0.0078125, 0.0078125, 0.9921875, 0.9921875],
        usdUvBoundsBottomLeft: [0.0078125, 0.0078125, 0.9921875, 0.9921875],
      },
    ]);
    expect(answer.png.sha256).toBe(sha256(fileOf('zone-se.png')));
  });

  besiege(
    [['zoneTextures', zoneTextures, [[{}], [{ zone: 'NE' }], [{ zone: 'agneya', propertyId: 'a', tenantRef: 'b' }]]]],
    { seed: 20261121 },
  );
});

describe('a request for textures', () => {
  it('may hold what nobody reads: it is told', () => {
    const answer = zoneTextures({ zone: 'NE', plotPolygon: [], zon: 'N' } as Parameters<typeof zoneTextures>[0]);
    expect(answer.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['FIELD_NOT_READ', 'plotPolygon'],
      ['FIELD_NOT_READ', 'zon'],
    ]);
    expect(zoneTextures({ zone: 'NE' }).warnings).toEqual([]);
    expect({ ...answer, warnings: [] }).toEqual(zoneTextures({ zone: 'NE' }));
  });

  it('says whose property it is for, in letters that are allowed', () => {
    const answer = zoneTextures({ propertyId: 'flat/7', tenantRef: 'a.b' });
    expect(answer).toMatchObject({ propertyId: 'flat/7', tenantRef: 'a.b', rulesVersion: 'vastu-rules-2026-10-04' });
    for (const field of ['propertyId', 'tenantRef'])
      for (const value of ['', 'a b', 7, 'x'.repeat(129)])
        expect(() => zoneTextures({ [field]: value })).toThrowError(expect.objectContaining({ field }));
  });
});
