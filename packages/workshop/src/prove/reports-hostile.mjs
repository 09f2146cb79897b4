/** Orders of reports that mean harm, each with the field that its refusal names. */
import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** @param everything  a whole request of an item in a language */
export function hostileOrders(everything) {
  const pair = everything('match-ashtakoota', 'en');
  const numbers = everything('chaldean', 'en');
  const month = everything('month', 'en');
  const words = Object.entries({
    'ten thousand characters': 'Asha '.repeat(2000),
    'marks that turn text': 'Asha ‮amreV',
    'isolates that never end': '⁦⁧⁨Asha',
    'half a character': 'Asha \ud800',
    'the other half': '\udc00Asha',
    '4 KiB of emoji': '😀'.repeat(1024),
    'nothing that shows': '​‌‍﻿',
    'blanks alone': '   ',
    'a line break': 'Asha\nVerma',
    'a zero byte': 'Asha\0',
    'a number': 7,
  });
  const logos = Object.entries({
    'a PNG cut short': png(4, 4).subarray(0, 40),
    'a PNG without its end': png(4, 4).subarray(0, -12),
    'a PNG with a wrong sum': broken(png(4, 4)),
    'a PNG that says 60,000 by 60,000': png(60_000, 60_000, deflateSync(Buffer.alloc(1000))),
    'a PNG that swells to 1 GB': png(4, 4, bomb()),
    'a page with the head of a PNG': Buffer.concat([SIGNATURE, Buffer.from('<script>alert(1)</script>')]),
    'an SVG': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'a GIF': Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
    'a GIF that goes on as PNG': Buffer.concat([Buffer.from('GIF89a'), png(4, 4)]),
    'a JPEG of its head alone': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]),
    'a PDF': Buffer.from('%PDF-1.7\n'),
    'no bytes': new Uint8Array(0),
    'more than a MiB': new Uint8Array((1 << 20) + 1),
    'an address': 'https://localhost/logo.png',
  });
  const span = (start, end) => ({ ...month, span: { start, end } });
  return [
    ...words.flatMap(([name, text]) => [
      { name: `birth.name: ${name}`, field: 'birth.name', request: { ...pair, birth: { ...pair.birth, name: text } } },
      {
        name: `partner.place: ${name}`,
        field: 'partner.place',
        request: { ...pair, partner: { ...pair.partner, place: text } },
      },
      { name: `name: ${name}`, field: 'name', request: { ...numbers, name: text } },
      {
        name: `branding.footerText: ${name}`,
        field: 'branding.footerText',
        request: { ...numbers, branding: { footerText: text } },
      },
    ]),
    ...logos.map(([name, logo]) => ({
      name: `branding.logo: ${name}`,
      field: 'branding.logo',
      request: { ...numbers, branding: { logo } },
    })),
    { name: 'a span backwards', field: 'span.end', request: span('2026-12-31', '2026-12-01') },
    { name: 'a span of ten years', field: 'span.end', request: span('2026-01-01', '2035-12-31') },
    { name: 'a day that is not there', field: 'span.start', request: span('2026-02-30', '2026-03-01') },
    { name: 'no such report', field: 'reportType', request: { ...pair, reportType: '__proto__' } },
    { name: 'no such language', field: 'language', request: { ...pair, language: '../../etc/passwd' } },
    { name: 'no partner', field: 'partner', request: { ...pair, partner: undefined } },
    { name: 'a word of its own', field: 'request.template', request: { ...pair, template: 'x' } },
    { name: 'a day that is not asked well', field: 'asOf', request: { ...pair, asOf: 'now' } },
  ];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A greyscale PNG of a size, with samples that fit unless others are handed in. */
function png(width, height, samples = deflateSync(Buffer.alloc((width + 1) * height))) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', samples), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name, bytes) {
  const body = Buffer.concat([Buffer.from(name), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function broken(bytes) {
  const copy = Buffer.from(bytes);
  copy[29] ^= 0xff;
  return copy;
}

/** Nearly a MiB that inflates to nearly a gigabyte: one block of zeros, again and again, so that nothing large is held to make it. */
function bomb() {
  const block = deflateRawSync(Buffer.alloc(16 << 20), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: 60 }, () => block)]);
}
