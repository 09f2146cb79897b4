/** Times as text. */

const latest = { ms: Number.NaN, text: '' };

/**
 * An instant in ISO 8601, UTC, to the millisecond. The latest one is remembered: calls that come in one millisecond bear one time, and
 * writing it out costs as much as reading a small body.
 *
 * @param ms  milliseconds since 1970
 * @throws    RangeError beyond the years that a date can have
 */
export function isoOf(ms: number): string {
  if (latest.ms !== ms) {
    latest.text = new Date(ms).toISOString();
    latest.ms = ms;
  }
  return latest.text;
}
