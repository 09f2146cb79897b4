/** A table of text for people: columns as wide as they must be, numbers to the right. */

export interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
}

/** Lines without trailing spaces; the head is made bold where that is allowed. */
export function tableText(columns: readonly Column[], rows: readonly (readonly string[])[], colour: boolean): string {
  const widths = columns.map(({ head }, i) => Math.max(head.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => {
        const [cell, width] = [cells[i] ?? '', widths[i] as number];
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const head = line(columns.map((column) => column.head));
  return [colour ? `\u001b[1m${head}\u001b[22m` : head, ...rows.map(line)].join('\n');
}

/** Degrees, minutes, seconds, cut and not rounded, so that the last second of a sign never shows as the next: `22°14′03″`. */
export function dmsText(deg: number): string {
  const seconds = Math.floor(deg * 3600 + 1e-6);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`;
}

/** A section of a page: a bold line, and lines under it; nothing where there are none. */
export function section(title: string, lines: readonly string[], colour: boolean): readonly string[] {
  return lines.length === 0 ? [] : ['', bold(title, colour), ...lines];
}

/** A text in bold where that is allowed. */
export function bold(text: string, colour: boolean): string {
  return colour ? `\u001b[1m${text}\u001b[22m` : text;
}

/** `28.6139° N, 77.209° E`. */
export function placeText({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string {
  const north = latitude < 0 ? 'S' : 'N';
  const east = longitude < 0 ? 'W' : 'E';
  return `${Math.abs(latitude)}° ${north}, ${Math.abs(longitude)}° ${east}`;
}

/** A local time as people read it: without its offset, and without its date where that is known: `06:49:07`, `2026-11-23 02:37:37`. */
export function clockText(time: string, date?: string): string {
  const [day, clock] = [time.slice(0, time.indexOf('T')), time.slice(time.indexOf('T') + 1, time.indexOf('T') + 9)];
  return day === date ? clock : `${day} ${clock}`;
}
