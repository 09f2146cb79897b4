/** The word a misspelt one was meant to be: one letter too many, too few, wrong or out of turn; two in long words. */

/** Fewest letters of a word that is mended, and of what it is mended to: among shorter ones too many are alike (fixed, fired). */
const SHORTEST = 5;
const SHORTEST_MEANT = 6;
/** Fewest letters of a word with two faults. */
const LONG = 9;

/**
 * The word or stem nearest to a misspelt one.
 *
 * @param word     folded
 * @param byFirst  what may be meant, by its first letter; stems end with a star
 * @returns null when nothing is near enough
 */
export function nearest(word: string, byFirst: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < SHORTEST) return null;
  let best: string | null = null;
  let least = word.length >= LONG ? 3 : 2;
  for (const candidate of byFirst.get(word.charAt(0)) ?? []) {
    const stem = candidate.endsWith('*');
    const letters = stem ? candidate.length - 1 : candidate.length;
    if (letters < SHORTEST_MEANT || letters - word.length >= least || (!stem && word.length - letters >= least))
      continue;
    const allowed = Math.min(least, letters >= LONG ? 3 : 2);
    const faults = faultsBetween(word, candidate, letters, stem, allowed);
    if (faults < allowed) {
      best = candidate;
      least = faults;
    }
  }
  return best;
}

/**
 * Optimal string alignment distance; of a stem to whatever beginning of the word fits it best.
 *
 * @source Damerau (1964), in the restricted form that turns no pair twice
 */
function faultsBetween(word: string, candidate: string, letters: number, stem: boolean, limit: number): number {
  const width = stem ? Math.min(word.length, letters + limit) : word.length;
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, column) => column);
  for (let i = 1; i <= letters; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = candidate.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      let cost = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        candidate.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        candidate.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      )
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least >= limit) return limit;
    before = row;
    row = next;
  }
  return stem ? Math.min(...row) : (row[width] as number);
}
