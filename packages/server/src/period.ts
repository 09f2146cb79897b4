/** Calendar months in UTC, by which usage is counted. */

/** The month that was told last: every charged call asks for it three times. */
let latest = { startMs: Number.NaN, endMs: Number.NaN, period: '' };

/** The month of an instant, such as `2026-11`. */
export function periodOf(atMs: number): string {
  if (isWithin(latest, atMs)) return latest.period;
  const period = new Date(atMs).toISOString().slice(0, 7);
  const month = { ...spanOfPeriod(period), period };
  // Beyond the year 9999 a period is no month.
  if (isWithin(month, atMs)) latest = month;
  return period;
}

function isWithin({ startMs, endMs }: typeof latest, atMs: number): boolean {
  return startMs <= atMs && atMs < endMs;
}

/** First millisecond of a month, and of the next one. */
export function spanOfPeriod(period: string): { readonly startMs: number; readonly endMs: number } {
  const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(5, 7))];
  return { startMs: Date.UTC(year, month - 1, 1), endMs: Date.UTC(year, month, 1) };
}
