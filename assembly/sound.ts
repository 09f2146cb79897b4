/**
 * Is a pack what it says it is? Every offset, count and index is followed once, here, so that nothing later has to look where it reads.
 * (data/ephemeris/FORMAT.md; u64 arithmetic, so that no sum of u32 fields wraps.)
 */

import { MAX_ENTRIES } from './series';

const MAX_ORDERS: u32 = 32;
const MAX_WIDTH: u32 = 56;
const MAX_POWER: u32 = 16;
/** Decoded rows may take this many times the file: orders of a width of one bit, as f64. */
const MAX_GROWTH: u64 = 64;

const SUN: u32 = 0;
const MOON: u32 = 1;
const FROM_BARYCENTRE: u32 = 0;
const FROM_EARTH: u32 = 2;

/** Is the checksum of a pack right? FNV-1a's step on 32-bit words in four chains, its own field taken as zero (FORMAT.md). The length is a multiple of 16. */
export function soundBytes(pack: usize, length: u32): bool {
  const said = load<u32>(pack, 60);
  store<u32>(pack, 0, 60);
  let a: u32 = 2166136261;
  let b = a;
  let c = a;
  let d = a;
  for (let at = pack, end = pack + <usize>length; at < end; at += 16) {
    a = (a ^ load<u32>(at)) * 16777619;
    b = (b ^ load<u32>(at, 4)) * 16777619;
    c = (c ^ load<u32>(at, 8)) * 16777619;
    d = (d ^ load<u32>(at, 12)) * 16777619;
  }
  store<u32>(pack, said, 60);
  return (a ^ rotl<u32>(b, 8) ^ rotl<u32>(c, 16) ^ rotl<u32>(d, 24)) == said;
}

/** What the decoded rows of a body take, with one byte for each row. */
export function decodedBytes(record: usize): u64 {
  let most: u32 = 0;
  for (let c: usize = 0; c < 3; c++) most = max(most, load<u32>(record + 4 * c, 48));
  return <u64>load<u32>(record, 32) * (48 * <u64>((most + 1) >> 1) + 1);
}

/** True when everything a body record says and points at is sound. */
export function soundBody(pack: usize, record: usize, length: u32, bodies: u32): bool {
  const body = load<u32>(record);
  const spherical = load<u32>(record, 4);
  const origin = load<u32>(record, 8);
  const ellipse = load<u32>(record, 12);
  if (body >= bodies || spherical > 1 || origin > 2 || ellipse > 1 || spherical + ellipse > 1) return false;
  // The Moon is counted from the Earth, and she alone; an orbit has the Sun in its focus. What sky.ts adds up rests on it.
  if ((body == MOON) != (origin == FROM_EARTH) || (body == MOON && ellipse != 0)) return false;
  if (body == SUN && (origin != FROM_BARYCENTRE || ellipse != 0)) return false;
  for (let at: usize = 64; at < 224; at += 8) {
    const x = load<f64>(record + at);
    if (!(Math.abs(x) < 1e18)) return false;
  }
  return soundRows(pack, record, length) && soundSeries(pack, load<u32>(record, 60), length);
}

function soundRows(pack: usize, record: usize, length: u32): bool {
  const rows = <u64>load<u32>(record, 32);
  if (rows == 0) return true;
  const rowBytes = <u64>load<u32>(record, 40);
  const widths = <u64>load<u32>(record, 44);
  const start = load<f64>(record, 16);
  const days = load<f64>(record, 24);
  if (!(Math.abs(start) < 1e9) || !(days > 0) || !(days < 1e9) || rowBytes == 0) return false;
  if (<u64>load<u32>(record, 36) + rows * rowBytes + 8 > <u64>length) return false;
  let fields: u64 = 0;
  for (let c: usize = 0; c < 3; c++) {
    const count = load<u32>(record + 4 * c, 48);
    if (count > MAX_ORDERS) return false;
    fields += count;
  }
  if (widths + fields > <u64>length || decodedBytes(record) > MAX_GROWTH * <u64>length) return false;
  let bits: u64 = 0;
  for (let i: u64 = 0; i < fields; i++) {
    const width = <u32>load<u8>(pack + <usize>(widths + i));
    if (width > MAX_WIDTH) return false;
    bits += width;
  }
  return (bits + 7) >> 3 <= rowBytes;
}

function soundSeries(pack: usize, offset: u32, length: u32): bool {
  if (offset == 0) return true;
  if (offset & 7 || <u64>offset + 16 > <u64>length) return false;
  const block = pack + <usize>offset;
  const args = <u64>load<u32>(block);
  const products = <u64>load<u32>(block, 4);
  const groups = <u64>load<u32>(block, 8);
  const entries = 1 + 2 * args + products;
  if (args == 0 || entries > <u64>MAX_ENTRIES || groups > 64) return false;
  const room = <u64>length - <u64>offset;
  let end = 16 + 40 * args + 8 * products;
  if (end + 24 * groups > room) return false;
  let at = block + 16 + 40 * <usize>args;
  for (let i: u64 = 0; i < products; i++, at += 8) {
    // A product is made of earlier entries.
    const before = 1 + 2 * args + i;
    if (<u64>load<u32>(at) >= before || <u64>load<u32>(at, 4) >= before) return false;
  }
  let group = at;
  end += 24 * groups;
  at += 24 * <usize>groups;
  for (let g: u64 = 0; g < groups; g++, group += 24) {
    const lr = <u64>load<u32>(group, 4);
    const b = <u64>load<u32>(group, 8);
    const scale = load<f64>(group, 16);
    end += 56 * lr + 40 * b;
    if (end > room || load<u32>(group) > MAX_POWER || !(scale > 0) || !(scale < 1e9)) return false;
    for (let i: u64 = 0; i < lr; i++, at += 56) if (!soundTerm(at, entries)) return false;
    for (let i: u64 = 0; i < b; i++, at += 40) if (!soundTerm(at, entries)) return false;
  }
  return true;
}

function soundTerm(at: usize, entries: u64): bool {
  return <u64>load<u32>(at) < entries && <u64>load<u32>(at, 4) < entries;
}
