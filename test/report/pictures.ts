/** Pictures to be put into reports: PNG of every kind, written here; JPEG by ImageMagick (a gradient from red to blue, 8 × 8). */

import { deflateSync } from 'node:zlib';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

export const BASELINE: Uint8Array = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABcRAAMBAAAAAAAAAAAAAAAAAAAEFVL/2gAMAwEAAhEDEQA/AJGzQFbGUyMrNaP/2Q==',
);
export const PROGRESSIVE: Uint8Array = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/aAAwDAQACEAMQAAABkCs3/8QAFRABAQAAAAAAAAAAAAAAAAAAABL/2gAIAQEAAQUCt//EABcRAAMBAAAAAAAAAAAAAAAAAAADFFH/2gAIAQMBAT8Brbp//8QAFxEAAwEAAAAAAAAAAAAAAAAAAAMUUf/aAAgBAgEBPwGNWH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEAv/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAEDAQE/EA//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EG//xAAVEAEBAAAAAAAAAAAAAAAAAAAAcf/aAAgBAQABPxCn/9k=',
);
/** In the colours of print. */
export const CMYK: Uint8Array = bytesOf(
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDgsJCQ0RDQ4PEBAREAoMEhMSEBMPEBAQ/9sAQwEDAwMEAwQIBAQIEAsJCxAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAj/xAAdEAABAgcAAAAAAAAAAAAAAAAAAQMGEhcoUpHw/8QAFAEBAAAAAAAAAAAAAAAAAAAACP/EABoRAAEFAQAAAAAAAAAAAAAAAAEABRhRkVL/2gAOBAEAAhEDEQQAAD8ATFO46yZ0oapSu/I1EKN79Ywpg3RdOf/Z',
);

function crc(bytes: Uint8Array): number {
  let rest = -1;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  }
  return ~rest >>> 0;
}

/** One chunk, with its sum. */
export function chunk(type: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + body.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, body.length);
  whole.set(Buffer.from(type, 'latin1'), 4);
  whole.set(body, 8);
  view.setUint32(8 + body.length, crc(whole.subarray(4, 8 + body.length)));
  return whole;
}

/** A PNG of given head and samples; what is not said is as usual. */
export function png(
  head: { width: number; height: number; bits?: number; kind?: number; interlaced?: number },
  rows: Uint8Array,
  more: readonly Uint8Array[] = [],
): Uint8Array {
  const body = new Uint8Array(13);
  const view = new DataView(body.buffer);
  view.setUint32(0, head.width);
  view.setUint32(4, head.height);
  body.set([head.bits ?? 8, head.kind ?? 2, 0, 0, head.interlaced ?? 0], 8);
  const packed = new Uint8Array(deflateSync(rows, { level: 9 }));
  return together([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', body),
    ...more,
    // Two chunks of samples, as writers make them.
    chunk('IDAT', packed.subarray(0, 3)),
    chunk('IDAT', packed.subarray(3)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

export function together(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Rows of samples of eight bits → rows as they are packed, each filtered in its own way. */
export function filtered(samples: Uint8Array, stride: number, channels: number): Uint8Array {
  const height = samples.length / stride;
  const rows = new Uint8Array((stride + 1) * height);
  const get = (row: number, at: number): number => (row < 0 || at < 0 ? 0 : (samples[row * stride + at] ?? 0));
  for (let row = 0; row < height; row++) {
    const filter = (row + 1) % 5;
    rows[row * (stride + 1)] = filter;
    for (let at = 0; at < stride; at++) {
      const [left, up, corner] = [get(row, at - channels), get(row - 1, at), get(row - 1, at - channels)];
      const straight = left + up - corner;
      const nearest = [left, up, corner].reduce((best, one) =>
        Math.abs(straight - one) < Math.abs(straight - best) ? one : best,
      );
      const guess = [0, left, up, (left + up) >> 1, nearest][filter] as number;
      rows[row * (stride + 1) + 1 + at] = get(row, at) - guess;
    }
  }
  return rows;
}
