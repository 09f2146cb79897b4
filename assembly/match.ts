/**
 * The best of many: a row with a score for each kind of partner, against a list of partners that are one byte each, their kind.
 *
 * The list is walked twice, in pieces as the host hands them in: once to count how many partners have each score, once to write the places
 * of the best in order. Equal scores keep the order of the list. The work is linear in the list and does not depend on how many are asked
 * for.
 */

/** Scores are bytes; this one means that there is no such kind. */
const NO_KIND: i32 = 255;
const SCORES: i32 = 256;

/** Per score: first how many have it, later where the next of them goes. */
const tally = memory.data(1024, 16);
let wanted: u32 = 0;

/** Forgets the list before. */
export function matchClear(): void {
  for (let score = 0; score < SCORES; score++) store<u32>(tally + ((<usize>score) << 2), 0);
}

/** First walk: counts the scores of `count` partners. `row` is the address of 256 scores, `many` that of the kinds. */
export function matchCount(row: usize, many: usize, count: i32): void {
  for (let end = many + <usize>count; many < end; many++) {
    const at = tally + ((<usize>load<u8>(row + load<u8>(many))) << 2);
    store<u32>(at, load<u32>(at) + 1);
  }
}

/**
 * Between the walks: turns counts into places, the highest score first.
 *
 * @returns how many partners are of no kind
 */
export function matchPlan(best: u32): u32 {
  wanted = best;
  let next: u32 = 0;
  for (let score = NO_KIND - 1; score >= 0; score--) {
    const at = tally + ((<usize>score) << 2);
    const count = load<u32>(at);
    store<u32>(at, next);
    next += count;
  }
  return load<u32>(tally + ((<usize>NO_KIND) << 2));
}

/** Second walk, over the same pieces: writes the places of the best at `out`, four bytes each; `first` is the place of this piece's first. */
export function matchTake(row: usize, many: usize, count: i32, first: u32, out: usize): void {
  for (let i: u32 = 0; i < <u32>count; i++) {
    const at = tally + ((<usize>load<u8>(row + load<u8>(many + i))) << 2);
    const place = load<u32>(at);
    store<u32>(at, place + 1);
    if (place < wanted) store<u32>(out + ((<usize>place) << 2), first + i);
  }
}
