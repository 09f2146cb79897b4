/**
 * Many partners at once: how many there are of each kind, the places of the best, and a score for each. A partner is one byte, its kind; a row has a
 * score for each kind. What a score means is the host's business (jyotish/match/many.ts).
 *
 * Lists are handed in by pieces, so that no list is too long. Counting and taking go one partner at a time, for every one of them writes where the last
 * may have written; in four tables, which lets four partners be counted at once, counting takes half the time of one. Scores are looked up sixteen at
 * a time. The work is linear in the list and does not depend on how many are asked for.
 */

/** Most kinds there are, and most scores. */
const BYTES: usize = 256;
const TABLE: usize = BYTES << 2;
/** Kinds that have scores of their own; a row says the same of all beyond. */
const SCORED: usize = 128;

/** Four counts of every kind, which `matchCounts` adds up in the first. */
const counts = memory.data(4096, 16);

/** Forgets the list before. */
export function matchClear(): void {
  for (let at: usize = 0; at < 4 * TABLE; at += 8) store<u64>(counts + at, 0);
}

/** Counts the kinds of `count` partners at `many`. */
export function matchCount(many: usize, count: i32): void {
  let left = count;
  for (; left >= 4; left -= 4, many += 4) {
    const four = load<u32>(many);
    addOne(0, four & 255);
    addOne(TABLE, (four >> 8) & 255);
    addOne(2 * TABLE, (four >> 16) & 255);
    addOne(3 * TABLE, four >> 24);
  }
  for (; left > 0; left--, many++) addOne(0, load<u8>(many));
}

function addOne(table: usize, kind: u32): void {
  const at = counts + table + ((<usize>kind) << 2);
  store<u32>(at, load<u32>(at) + 1);
}

/** @returns the address of 256 counts, u32: how many partners there were of each kind since `matchClear` */
export function matchCounts(): usize {
  for (let kind: usize = 0; kind < TABLE; kind += 4) {
    const at = counts + kind;
    store<u32>(at, load<u32>(at) + load<u32>(at + TABLE) + load<u32>(at + 2 * TABLE) + load<u32>(at + 3 * TABLE));
    for (let table = TABLE; table < 4 * TABLE; table += TABLE) store<u32>(at + table, 0);
  }
  return counts;
}

/**
 * The partners of one piece that are among the best.
 *
 * @param row     256 scores
 * @param ranks   256 u32 by score: the rank that the next partner of that score has, from 0; goes on through the pieces
 * @param wanted  ranks from this one on are passed over
 * @param out     two u32 each: rank, place within the piece
 * @returns how many were written
 */
export function matchTake(row: usize, ranks: usize, many: usize, count: i32, wanted: u32, out: usize): i32 {
  const first = out;
  for (let i = 0; i < count; i++) {
    const at = ranks + ((<usize>load<u8>(row + load<u8>(many + i))) << 2);
    const rank = load<u32>(at);
    if (rank >= wanted) continue;
    store<u32>(at, rank + 1);
    store<u32>(out, rank);
    store<u32>(out, i, 4);
    out += 8;
  }
  return <i32>((out - first) >> 3);
}

/** The score of each partner: `count` bytes at `out`. Kinds from 128 on have the score that the row gives to 128. */
export function matchScores(row: usize, many: usize, count: i32, out: usize): void {
  let left = count;
  if (ASC_FEATURE_SIMD) {
    const beyond = i8x16.splat(load<i8>(row + SCORED));
    for (; left >= 16; left -= 16, many += 16, out += 16) v128.store(out, sixteenScores(row, v128.load(many), beyond));
  }
  for (; left > 0; left--, many++, out++) store<u8>(out, load<u8>(row + min<usize>(load<u8>(many), SCORED)));
}

/** Eight tables of sixteen: a kind outside of a table's sixteen finds nothing in it, so what they find is added up. */
function sixteenScores(row: usize, kinds: v128, beyond: v128): v128 {
  const sixteen = i8x16.splat(16);
  let found = v128.and(i8x16.lt_s(kinds, i8x16.splat(0)), beyond);
  for (let at: usize = 0; at < SCORED; at += 16) {
    found = v128.or(found, i8x16.swizzle(v128.load(row + at), kinds));
    kinds = i8x16.sub(kinds, sixteen);
  }
  return found;
}
