/** The one place of the page that asks the clock. Where a tab looks at a day, the person can name another. */

/** Today by the clock of the machine, `2026-01-31`. */
export function today(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Civil Julian date of a day's beginning at Greenwich; NaN for a text that is no day of the years 1 … 9999. */
export function jdOfDay(day: string): number {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 2_440_587.5 : Number.NaN;
}

/** The present as a civil Julian date. */
export function nowJdUt(): number {
  return Date.now() / 86_400_000 + 2_440_587.5;
}
