/** Reads a ZIP as anybody else would: by its central directory, with the sums checked by another implementation. */

import { crc32 } from './crc32.ts';

/** Files by name, in the order of the directory. @throws Error for anything that does not fit together */
export function filesInZip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of the directory');
  const [count, size, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (start + size !== end) throw new Error('the directory does not end where it should');
  const files = new Map<string, Buffer>();
  let at = start;
  for (let i = 0; i < count; i += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry');
    const [crc, packed, whole, length] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const place = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(place) !== 0x04034b50 || packed !== whole) throw new Error(`${name} has no header`);
    if (zip.toString('utf8', place + 30, place + 30 + zip.readUInt16LE(place + 26)) !== name)
      throw new Error(`${name} has two names`);
    const from = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28);
    const content = zip.subarray(from, from + whole);
    if (crc32(content) !== crc || zip.readUInt32LE(place + 14) !== crc) throw new Error(`${name} has a wrong sum`);
    files.set(name, content);
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error('the directory has a gap');
  return files;
}
