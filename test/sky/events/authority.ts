/** Raw answers kept as CSV: lines of comment first, then one that names the columns. */
import { readFileSync } from 'node:fs';

export type Row = Readonly<Record<string, string>>;

/** Rows of test/authorities/sky/<file> by column name. */
export function rowsOf(file: string): readonly Row[] {
  const text = readFileSync(new URL(`../../authorities/sky/${file}`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const columns = head.split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? '']));
  });
}
