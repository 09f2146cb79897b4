/** Calendar months in UTC, by which usage is counted. */

/** The month of an instant, such as `2026-11`. */
export function periodOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 7);
}

/** First millisecond of a month, and of the next one. */
export function spanOfPeriod(period: string): { readonly startMs: number; readonly endMs: number } {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(5, 7))];
  return { startMs: Date.UTC(year, month - 1, 1), endMs: Date.UTC(year, month, 1) };
}
