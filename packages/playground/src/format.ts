/** Figures as people read them: degrees, minutes and seconds, offsets, doubts. Cut off, not rounded, so no sign is entered early. */

const SLIVER = 1e-9;

/** `12°31′05″`; with hours for a sidereal time see `hoursText`. */
export function degreesText(degrees: number): string {
  const seconds = Math.floor(Math.abs(degrees) * 3600 + SLIVER * 3600);
  return `${degrees < 0 ? '−' : ''}${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** An angle of time, 15° to the hour: `06h 08m 12s`. */
export function hoursText(degrees: number): string {
  const seconds = Math.floor((degrees / 15) * 3600 + SLIVER);
  return `${two(Math.floor(seconds / 3600))}h ${two(Math.floor(seconds / 60) % 60)}m ${two(seconds % 60)}s`;
}

/** A half-width of doubt in the unit that shows two figures: `±0.003″`, `±12″`, `±7.4′`, `±6.6°`. */
export function doubtText(degrees: number): string {
  const seconds = degrees * 3600;
  if (seconds < 60) return `±${figures(seconds)}″`;
  if (seconds < 3600) return `±${figures(seconds / 60)}′`;
  return `±${figures(degrees)}°`;
}

/** A signed number with a true minus and a fixed count of decimals. */
export function signedText(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return `${value < 0 && Number(text) !== 0 ? '−' : '+'}${text}`;
}

/** `2026-01-31T18:30:00` → `31 Jan 2026, 18:30:00`; a year before 1 as `501 BCE`. */
export function civilText(iso: string): string {
  const match = /^([+-]?\d{4,6})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)/.exec(iso);
  if (match === null) return iso;
  const year = Number(match[1]);
  const month = MONTHS[Number(match[2]) - 1] ?? '';
  return `${Number(match[3])} ${month} ${year > 0 ? year : `${1 - year} BCE`}, ${match[4]}`;
}

/** The day of a civil time: `31 Jan 2026`. */
export function civilDay(iso: string): string {
  const text = civilText(/T/.test(iso) ? iso : `${iso}T00:00`);
  return text.split(',')[0] as string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a civil date of the years 1 … 9999; from midnight on, where the day of a panchang begins at sunrise. */
export function weekdayText(iso: string): string {
  return WEEKDAYS[new Date(`${iso.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? '';
}

function figures(value: number): string {
  return value >= 10
    ? String(Math.round(value))
    : value >= 1
      ? value.toFixed(1)
      : value >= 0.1
        ? value.toFixed(2)
        : value.toFixed(3);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
