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
