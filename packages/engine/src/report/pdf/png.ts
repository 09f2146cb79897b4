/**
 * PNG → a picture. Samples without opacity go into the file as they are packed, since a PDF knows the filters of PNG; others are unpacked and
 * their opacity is taken apart. @source W3C PNG (third edition), ISO 32000-1 §7.4.4.4
 */

import { inflate } from './inflate.ts';
import { joined, type Picture, type Reading, type Samples, sizeFault } from './samples.ts';

/** Kinds of colours, by number: samples a pixel. */
const CHANNELS: Readonly<Record<number, 1 | 2 | 3 | 4>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Head {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 2 | 4 | 8;
  readonly kind: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** @param bytes  which begin as a PNG does */
export function readPng(bytes: Uint8Array): Reading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let [head, palette, clear]: [Head | null, Uint8Array | null, Uint8Array | null] = [null, null, null];
  for (let at = 8; ; ) {
    if (at + 12 > bytes.length) return 'it is torn';
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'it is torn';
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (view.getUint32(end - 4) !== crc(bytes.subarray(at + 4, end - 4))) return 'it is damaged';
    const body = bytes.subarray(at + 8, end - 4);
    if (head === null) {
      const read = type === 'IHDR' ? headOf(body) : 'it is damaged';
      if (typeof read === 'string') return read;
      head = read;
    } else if (type === 'PLTE' && palette === null) palette = body;
    else if (type === 'tRNS' && clear === null) clear = body;
    else if (type === 'IDAT') data.push(body);
    else if (type === 'IEND') {
      if (end !== bytes.length) return 'something stands behind its end';
      return pictureOf(head, joined(data), palette, clear);
    } else if (type === 'acTL') return 'it moves';
    else if (/^[A-Z]/.test(type)) return 'it is damaged';
    at = end;
  }
}

function headOf(body: Uint8Array): Head | string {
  if (body.length !== 13) return 'it is damaged';
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bits, kind, packing, filter, interlaced] = body.subarray(8) as unknown as [
    number,
    number,
    number,
    number,
    number,
  ];
  const channels = CHANNELS[kind];
  if (bits === 16) return 'it has 16 bits a colour';
  const deep = bits === 8 || ((kind === 0 || kind === 3) && (bits === 1 || bits === 2 || bits === 4));
  if (channels === undefined || !deep || packing !== 0 || filter !== 0) return 'it is damaged';
  if (interlaced !== 0) return 'it is interlaced';
  return sizeFault(width, height) ?? { width, height, bits, kind, channels };
}

function pictureOf(head: Head, packed: Uint8Array, palette: Uint8Array | null, clear: Uint8Array | null): Reading {
  const { width, height, bits, kind, channels } = head;
  const stride = Math.ceil((width * channels * bits) / 8);
  const rows = inflate(packed, (stride + 1) * height);
  if (rows === null) return 'its samples are torn, damaged or more than it says';
  for (let row = 0; row < height; row++) if ((rows[row * (stride + 1)] as number) > 4) return 'it is damaged';
  const made = (
    samples: Pick<Samples, 'colours' | 'palette' | 'unpainted'>,
    seen: Uint8Array | null = null,
  ): Picture => ({
    width,
    height,
    samples: { bytes: packed, plain: false, filter: 'FlateDecode', bits, rows: true, ...samples },
    seen,
  });
  if (kind === 4 || kind === 6) return apart(head, unfiltered(rows, stride, height, channels));
  if (kind !== 3) {
    const colours = kind === 0 ? 1 : 3;
    if (clear === null) return made({ colours });
    if (clear.length !== 2 * colours) return 'it is damaged';
    const parts = Array.from(
      { length: colours },
      (_, at) => ((clear[2 * at] as number) << 8) | (clear[2 * at + 1] as number),
    );
    return made({ colours, unpainted: parts.flatMap((part) => [part & ((1 << bits) - 1), part & ((1 << bits) - 1)]) });
  }
  if (palette === null || palette.length === 0 || palette.length % 3 !== 0 || palette.length > 3 << bits)
    return 'it has no palette that fits';
  const seen = clear === null ? null : opacities(head, unfiltered(rows, stride, height, 1), stride, clear);
  return made({ colours: 3, palette }, seen);
}

/** Undoes the filters of rows, in place. @returns rows without the byte that names their filter */
function unfiltered(rows: Uint8Array, stride: number, height: number, channels: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (stride + 1)] as number;
    const [from, to] = [row * (stride + 1) + 1, row * stride];
    for (let at = 0; at < stride; at++) {
      const left = at < channels ? 0 : (out[to + at - channels] as number);
      const up = row === 0 ? 0 : (out[to + at - stride] as number);
      const corner = row === 0 || at < channels ? 0 : (out[to + at - stride - channels] as number);
      const guess =
        filter === 0
          ? 0
          : filter === 1
            ? left
            : filter === 2
              ? up
              : filter === 3
                ? (left + up) >> 1
                : paeth(left, up, corner);
      out[to + at] = (rows[from + at] as number) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Colours and opacity, which stand beside one another in each pixel. */
function apart({ width, height, channels }: Head, pixels: Uint8Array): Picture {
  const colours = channels === 2 ? 1 : 3;
  const count = width * height;
  const [bytes, seen] = [new Uint8Array(count * colours), new Uint8Array(count)];
  for (let pixel = 0; pixel < count; pixel++) {
    for (let part = 0; part < colours; part++)
      bytes[pixel * colours + part] = pixels[pixel * channels + part] as number;
    seen[pixel] = pixels[pixel * channels + colours] as number;
  }
  return { width, height, samples: { bytes, plain: true, filter: 'FlateDecode', colours, bits: 8, rows: false }, seen };
}

/** How much of each pixel is seen, by its index. */
function opacities({ width, height, bits }: Head, rows: Uint8Array, stride: number, clear: Uint8Array): Uint8Array {
  const seen = new Uint8Array(width * height);
  const mask = (1 << bits) - 1;
  for (let row = 0; row < height; row++)
    for (let x = 0; x < width; x++) {
      const byte = rows[row * stride + ((x * bits) >> 3)] as number;
      seen[row * width + x] = clear[(byte >> (8 - bits - ((x * bits) & 7))) & mask] ?? 255;
    }
  return seen;
}

const CRC = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) rest = (CRC[(rest ^ byte) & 255] as number) ^ (rest >>> 8);
  return ~rest >>> 0;
}
