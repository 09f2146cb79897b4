/**
 * Ephemeris packs (data/ephemeris/FORMAT.md): taking one in, and the state of one body at one instant.
 * A row is decoded to f64 the first time it is needed (0.3 µs) and kept: opening a pack costs nothing, memory grows with the dates asked for, and
 * since a row's numbers come from the pack alone, an answer has the same bits whatever was asked before.
 */

import { enlistRow } from './chebyshev';
import { grantable, reserve } from './memory';
import { ELEMENT_BYTES } from './orbit';
import { decodedBytes, soundBody, soundBytes } from './sound';
import { fromSphere } from './sphere';

const MAGIC: u32 = 0x5047484b;
const CENTURY: f64 = 36525;
const J2000: f64 = 2451545;

export const MAX_PACKS: i32 = 8;
export const MAX_BODIES: i32 = 32;

export const NOT_A_PACK: i32 = -1;
export const WRONG_FORMAT: i32 = -2;
export const DAMAGED: i32 = -3;
export const TOO_MANY: i32 = -4;
export const TOO_LARGE: i32 = -5;

/** Decoded rows of one pack may take so much, bytes. Those of the built-in packs take 10 MB. */
const MAX_DECODED: u64 = 1 << 29;

/** Bytes that memory hands out at a time, on most machines. */
const CACHE_LINE: usize = 64;

/** Offsets in a prepared body. */
const RECORD: usize = 0;
const ROWS: usize = 4;
const PAIRS: usize = 8;
const STRIDE: usize = 12;
const COUNT: usize = 16;
const PACK: usize = 20;
const START: usize = 24;
const DAYS: usize = 32;
const FIRST: usize = 40;
const LAST: usize = 48;
const SOURCE: usize = 56;
const DONE: usize = 60;
const FIELDS: usize = 64;
const FIELDS_END: usize = 68;
/** The row that was fetched last, and what became of its numbers. */
const LATEST: usize = 72;
const WARMTH: usize = 76;
const PREPARED_BYTES: usize = 80;
/** Most that is kept of a body beside its decoded rows and one byte for each: what is prepared, its fields, and what alignment takes. */
const BOOKS: usize = 80 + 32 * 96 + 64;

const prepared: usize = memory.data(4 * 8 * 32);
const packs: usize = memory.data(4 * 8);
let packCount: i32 = 0;

/**
 * Takes in the pack at `address` (its bytes stay in place and must not change). Earlier packs win where spans overlap.
 *
 * @returns the pack's number, or a negative code: not a pack, wrong format, damaged, too many, too large
 */
export function openPack(address: usize, length: u32): i32 {
  if (length < 64 || load<u32>(address) != MAGIC) return NOT_A_PACK;
  if (load<u32>(address, 4) != 1) return WRONG_FORMAT;
  const bodies = load<u32>(address, 24);
  if (load<u32>(address, 28) != length || bodies > <u32>MAX_BODIES || <u32>64 + <u32>256 * bodies > length)
    return DAMAGED;
  if (length & 15 || !soundBytes(address, length)) return DAMAGED;
  if (packCount == MAX_PACKS) return TOO_MANY;
  let decoded: u64 = 0;
  for (let i: u32 = 0; i < bodies; i++) {
    const record = address + 64 + 256 * <usize>i;
    if (!soundBody(address, record, length, <u32>MAX_BODIES)) return DAMAGED;
    decoded += decodedBytes(record);
  }
  if (decoded > MAX_DECODED || !grantable(<usize>decoded + BOOKS * <usize>bodies)) return TOO_LARGE;
  for (let i: u32 = 0; i < bodies; i++) prepare(address, address + 64 + 256 * <usize>i);
  store<u32>(packs + 4 * <usize>packCount, <u32>address);
  return packCount++;
}

function prepare(pack: usize, record: usize): void {
  const at = reserve(PREPARED_BYTES);
  store<u32>(at + RECORD, <u32>record);
  store<u32>(at + PACK, <u32>pack);
  store<u32>(at + COUNT, load<u32>(record, 32));
  store<f64>(at + START, load<f64>(record, 16));
  store<f64>(at + DAYS, load<f64>(record, 24));
  store<f64>(at + FIRST, load<f64>(record, 192));
  store<f64>(at + LAST, load<f64>(record, 200));
  if (load<u32>(record, 32) > 0) makeRoom(pack, record, at);
  store<u32>(prepared + 4 * <usize>(packCount * MAX_BODIES + <i32>load<u32>(record)), <u32>at);
}

/** Makes room for a body's decoded rows, and lists where each field of a row lies and goes. */
function makeRoom(pack: usize, record: usize, at: usize): void {
  const rows = load<u32>(record, 32);
  let most: u32 = 0;
  for (let c: usize = 0; c < 3; c++) most = max(most, load<u32>(record + 4 * c, 48));
  const pairs = (most + 1) >> 1;
  const list = reserve(FIELD_BYTES * <usize>MAX_FIELDS);
  store<u32>(at + FIELDS, <u32>list);
  store<u32>(
    at + FIELDS_END,
    <u32>describeFields(record, pack + <usize>load<u32>(record, 44), load<f64>(record, 88), list),
  );
  store<u32>(at + PAIRS, pairs);
  store<u32>(at + STRIDE, 48 * pairs);
  store<u32>(at + SOURCE, <u32>pack + load<u32>(record, 36));
  store<u32>(at + DONE, <u32>reserve(<usize>rows));
  store<u32>(at + ROWS, <u32>reserve(<usize>rows * 48 * <usize>pairs));
}

/** Address of a row as the pairs that `evaluateRows` reads; its bit fields are turned into numbers the first time. */
function rowOf(at: usize, row: u32): usize {
  const to = <usize>load<u32>(at + ROWS) + <usize>row * <usize>load<u32>(at + STRIDE);
  const done = <usize>load<u32>(at + DONE) + <usize>row;
  if (load<u8>(done)) return to;
  store<u8>(done, 1);
  const from = <usize>load<u32>(at + SOURCE) + <usize>row * <usize>load<u32>(<usize>load<u32>(at + RECORD), 40);
  const end = <usize>load<u32>(at + FIELDS_END);
  for (let field = <usize>load<u32>(at + FIELDS); field < end; field += FIELD_BYTES) {
    // A field begins at any byte. Without the alignment of 1 the plain-JavaScript build would round its address down.
    const bits = load<u64>(from + <usize>load<u32>(field), 0, 1) << load<u64>(field, 8);
    store<f64>(to + <usize>load<u32>(field, 4), <f64>(<i64>bits >> load<i64>(field, 16)) * load<f64>(field, 24));
  }
  return to;
}

/** Where each field of a row lies and goes: u32 byte in the row, u32 byte in the decoded row, u64 shifts left and right, f64 unit. */
const FIELD_BYTES: usize = 32;
const MAX_FIELDS: i32 = 96;

/** Lists the fields from `at` on and returns the list's end; fields of no width are left out, for their coefficients are zero. */
function describeFields(record: usize, widths: usize, alpha: f64, at: usize): usize {
  let bit: u64 = 0;
  for (let c: usize = 0; c < 3; c++) {
    const count = load<u32>(record + 4 * c, 48);
    const q = load<f64>(record + 8 * c, 64);
    for (let k: u32 = 0; k < count; k++, widths++) {
      const width = <u64>load<u8>(widths);
      if (width == 0) continue;
      store<u32>(at, <u32>(bit >> 3));
      store<u32>(at, <u32>(48 * <usize>(k >> 1) + 16 * c + 8 * <usize>(k & 1)), 4);
      store<u64>(at, 64 - width - (bit & 7), 8);
      store<u64>(at, 64 - width, 16);
      store<f64>(at, q / (1 + alpha * <f64>k), 24);
      at += FIELD_BYTES;
      bit += width;
    }
  }
  return at;
}

/** The first pack, in the order they were opened, that can place the body at this date; −1 when none can. */
export function packFor(body: i32, jd: f64): i32 {
  for (let i = 0; i < packCount; i++) {
    const at = <usize>load<u32>(prepared + 4 * <usize>(i * MAX_BODIES + body));
    if (at != 0 && jd >= load<f64>(at + FIRST) && jd <= load<f64>(at + LAST)) return i;
  }
  return -1;
}

/** 1 when the pack is an analytic theory. */
export function isAnalytic(pack: i32): u32 {
  return load<u32>(<usize>load<u32>(packs + 4 * <usize>pack), 32);
}

/** Worst error measured by the pack's builder, arcseconds of geocentric direction. */
export function errorOf(pack: i32, body: i32): f64 {
  return load<f64>(recordOf(pack, body), 208);
}

/** Worst error of the place itself, au, counted from the body's own origin; 0 when the pack does not say it. */
export function placeErrorOf(pack: i32, body: i32): f64 {
  return load<f64>(recordOf(pack, body), 216);
}

/** 0 barycentre, 1 Sun, 2 Earth. */
export function originOf(pack: i32, body: i32): u32 {
  return load<u32>(recordOf(pack, body), 8);
}

function recordOf(pack: i32, body: i32): usize {
  return <usize>load<u32>(<usize>load<u32>(prepared + 4 * <usize>(pack * MAX_BODIES + body)) + RECORD);
}

/**
 * Puts a body's row of this instant in line to be evaluated (chebyshev.ts): its state without its ellipse, six f64 (au, au per day) from the body's own
 * origin. After `evaluateRows` a spherical body needs `settleSphere`.
 *
 * @param job       its place in line
 * @param out       where the state goes
 * @param elements  where the ellipse's seven numbers for this instant go (orbit.ts), when the body has one
 * @returns true when the ellipse has still to be added
 */
export function enlistBody(job: i32, pack: i32, body: i32, day: f64, fraction: f64, out: usize, elements: usize): bool {
  const at = <usize>load<u32>(prepared + 4 * <usize>(pack * MAX_BODIES + body));
  const record = <usize>load<u32>(at + RECORD);
  const rows = <i32>load<u32>(at + COUNT);
  let middle: f64 = 0;
  if (rows > 0) {
    const days = load<f64>(at + DAYS);
    const since = day - load<f64>(at + START) + fraction;
    let row = Math.floor(since / days);
    if (row < 0) row = 0;
    if (row > <f64>(rows - 1)) row = <f64>(rows - 1);
    const rowStart = row * days;
    middle = rowStart + 0.5 * days + (load<f64>(at + START) - J2000);
    const scale = 2 / days;
    const from = rowOf(at, <u32>row);
    warm(at, from);
    enlistRow(job, from, <i32>load<u32>(at + PAIRS), (since - rowStart) * scale - 1, scale, out);
  } else {
    enlistRow(job, 0, 0, 0, 0, out);
    middle = day - J2000 + fraction;
  }
  if (load<u32>(record, 4) == 1 || load<u32>(record, 12) == 0) return false;
  elementsAt(record, (day - J2000 + fraction) / CENTURY, middle / CENTURY, elements);
  return true;
}

/**
 * Asks memory for a row that was not the last one. All rows of a sky are then on their way before the first is summed, which at dates far apart saves a tenth
 * of the time; WebAssembly has no instruction that only fetches, so the numbers are read, and something is kept of them lest the reading be left out.
 */
function warm(at: usize, row: usize): void {
  if (load<u32>(at + LATEST) == <u32>row) return;
  store<u32>(at + LATEST, <u32>row);
  let some: u32 = 0;
  for (let line = row, end = row + <usize>load<u32>(at + STRIDE); line < end; line += CACHE_LINE)
    some |= load<u32>(line);
  store<u32>(at + WARMTH, some);
}

/** Turns what the rows of a spherical body said into its state, in place; leaves any other as it is. */
export function settleSphere(pack: i32, body: i32, day: f64, fraction: f64, out: usize): void {
  const record = recordOf(pack, body);
  if (load<u32>(record, 4) != 1) return;
  fromSphere(<usize>load<u32>(packs + 4 * <usize>pack), record, (day - J2000 + fraction) / CENTURY, out);
}

function elementsAt(record: usize, t: f64, middle: f64, out: usize): void {
  for (let i: usize = 0; i < 48; i += 8) {
    store<f64>(out + i, load<f64>(record + i, 96) + load<f64>(record + i, 144) * (i == 8 ? t : middle));
  }
  store<f64>(out, load<f64>(record, 152) / CENTURY, ELEMENT_BYTES - 8);
}
