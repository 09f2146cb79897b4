/** Which of the known names someone may have meant who wrote another: what turns a refusal into a hint. */

/** ` Near it: placidus.`, to follow a sentence; empty when nothing is near. */
export function nearHint(written: string, names: readonly string[]): string {
  const near = nearestNames(written, names);
  return near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;
}

/**
 * Up to three names that need the fewest changed letters, the nearest first; none when all are far, or when as many letters
 * would change as the shorter of the two has.
 *
 * @param written  in small letters
 */
function nearestNames(written: string, names: readonly string[]): readonly string[] {
  if (written.length > 64) return [];
  const farthest = Math.max(2, Math.floor(written.length / 3));
  return names
    .map((name) => ({ name, distance: editDistance(written, name) }))
    .filter(({ name, distance }) => distance <= farthest && distance < Math.min(written.length, name.length))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Letters to change, add or drop to make one text of the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
