/** Writes an ephemeris pack (FORMAT.md) from fitted bodies. */

const magic = 0x5047484b;
const align = (n) => (n + 7) & ~7;

/**
 * @param pack  { id, firstJd, lastJd, analytic, bodies }, a body being
 *   { body, kind, origin, startJd, rowDays, rows, counts: [n, n, n], quanta: [q, q, q], alpha, integers: [Float64Array × 3], widths: [Uint8Array × 3],
 *     ellipse?: 12 numbers, sphere?: { meanLongitude: 5, tilt: 6, meanDistance }, series?: Uint8Array, firstJd, lastJd, errorArcsec, placeErrorAu }
 * @returns Uint8Array
 */
export function writePack(pack) {
  const parts = [];
  let length = 64 + 256 * pack.bodies.length;
  const append = (bytes) => {
    const at = length;
    parts.push([at, bytes]);
    length = align(length + bytes.length);
    return at;
  };
  const records = pack.bodies.map((body) => {
    const rows = body.rows > 0 ? packRows(body) : null;
    return {
      body,
      rowBytes: rows ? rows.rowBytes : 0,
      widthsAt: rows ? append(Uint8Array.from(body.widths.flatMap((w) => [...w]))) : 0,
      rowsAt: rows ? append(rows.bytes) : 0,
      seriesAt: body.series ? append(body.series) : 0,
    };
  });
  length = (length + 15) & ~15;
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, 1, true);
  view.setFloat64(8, pack.firstJd, true);
  view.setFloat64(16, pack.lastJd, true);
  view.setUint32(24, pack.bodies.length, true);
  view.setUint32(28, length, true);
  view.setUint32(32, pack.analytic ? 1 : 0, true);
  if (pack.id.length > 24) throw new Error(`id ${pack.id} is longer than 24 characters`);
  out.set(new TextEncoder().encode(pack.id), 36);
  records.forEach(({ body, rowBytes, widthsAt, rowsAt, seriesAt }, i) => {
    const at = 64 + 256 * i;
    const u32 = (offset, x) => view.setUint32(at + offset, x, true);
    const f64 = (offset, x) => view.setFloat64(at + offset, x, true);
    u32(0, body.body);
    u32(4, body.kind);
    u32(8, body.origin);
    u32(12, body.ellipse ? 1 : 0);
    f64(16, body.startJd);
    f64(24, body.rowDays);
    u32(32, body.rows);
    u32(36, rowsAt);
    u32(40, rowBytes);
    u32(44, widthsAt);
    for (let c = 0; c < 3; c++) {
      u32(48 + 4 * c, body.rows > 0 ? body.counts[c] : 0);
      f64(64 + 8 * c, body.rows > 0 ? body.quanta[c] : 0);
    }
    u32(60, seriesAt);
    f64(88, body.alpha ?? 0);
    if (body.ellipse) body.ellipse.forEach((x, j) => f64(96 + 8 * j, x));
    if (body.sphere) {
      body.sphere.meanLongitude.forEach((x, j) => f64(96 + 8 * j, x));
      body.sphere.tilt.forEach((x, j) => f64(136 + 8 * j, x));
      f64(184, body.sphere.meanDistance);
    }
    f64(192, body.firstJd);
    f64(200, body.lastJd);
    f64(208, body.errorArcsec ?? 0);
    f64(216, body.placeErrorAu ?? 0);
  });
  for (const [at, bytes] of parts) out.set(bytes, at);
  view.setUint32(checksumAt, checksum(out), true);
  return out;
}

const checksumAt = 60;

/**
 * The checksum of a pack's bytes, its own field taken as zero: four chains, word i in chain i mod 4, each h ← (h ⊕ word) · 16777619 from 2166136261; then
 * the second turned left by 8 bits, the third by 16, the fourth by 24, and all four ⊕. Every change inside one word shows.
 *
 * @source  the step is that of FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), on words instead of bytes
 */
export function checksum(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chains = [2166136261, 2166136261, 2166136261, 2166136261];
  for (let at = 0; at < bytes.length; at += 4) {
    const which = (at >> 2) & 3;
    chains[which] = Math.imul(chains[which] ^ (at === checksumAt ? 0 : view.getUint32(at, true)), 16777619);
  }
  return chains.reduce((all, h, i) => all ^ ((h << (8 * i)) | (h >>> ((32 - 8 * i) & 31)))) >>> 0;
}

/** The bit fields of every row, one after another; eight spare bytes follow the last row. */
function packRows({ rows, counts, integers, widths }) {
  const bits = widths.reduce((sum, w) => sum + w.reduce((a, b) => a + b, 0), 0);
  const rowBytes = Math.ceil(bits / 8);
  const bytes = new Uint8Array(rows * rowBytes + 8);
  for (let row = 0; row < rows; row++) {
    let bit = 8 * row * rowBytes;
    for (let c = 0; c < 3; c++) {
      for (let k = 0; k < counts[c]; k++) {
        const width = widths[c][k];
        let value = BigInt(integers[c][row * counts[c] + k]) & ((1n << BigInt(width)) - 1n);
        for (let done = 0; done < width; ) {
          const room = Math.min(8 - (bit & 7), width - done);
          bytes[bit >> 3] |= Number(value & ((1n << BigInt(room)) - 1n)) << (bit & 7);
          value >>= BigInt(room);
          bit += room;
          done += room;
        }
      }
    }
  }
  return { bytes, rowBytes };
}
