/** The hash of a receipt by somebody who has nothing of ours: canonical JSON written here, SHA-256 of Node. */

import { createHash } from 'node:crypto';

/**
 * @param data    plain data, of a record without some members
 * @param beside  names of those
 * @source  `rfc-8785` §3.2: members in the order of UTF-16 units, texts and numbers as ECMAScript writes them
 */
export function plainHash(data: unknown, beside: readonly string[] = []): string {
  const kept = beside.length === 0 ? data : without(data as object, beside);
  return `sha256:${createHash('sha256').update(canonical(kept)).digest('hex')}`;
}

/** Members of an answer that are not signed, as its published schema tells. */
export function unsignedNames(schema: unknown): readonly string[] {
  const [, said = ''] = /"Signed: ([^.]*)\./.exec(JSON.stringify(schema)) ?? [];
  const names = [...said.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '');
  return ['receipt', ...names.filter((name) => name !== 'data')];
}

function without(record: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>;
  return `{${Object.keys(record)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(record[name])}`)
    .join()}}`;
}
