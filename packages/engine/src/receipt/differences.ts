/** In which members do two records differ? For receipts that no longer hold: the hash says that something is otherwise, this says what. */

import { isRecord } from '../input.ts';

/** One member. `missing`: the record that was handed in lacks it; `extra`: only that record has it. */
export interface MemberDifference {
  /** Members by points, rows by index: `planets[3].longitude`; empty for the whole. */
  readonly path: string;
  readonly kind: 'changed' | 'missing' | 'extra';
  /** What was handed in; only plain values, no lists or objects. */
  readonly held?: string | number | boolean | null;
  /** What it should be; likewise. */
  readonly recomputed?: string | number | boolean | null;
}

/**
 * The first members in which a record differs from what it should be, in the order of the latter; `null` and absence are two things.
 *
 * @param held        plain data
 * @param recomputed  plain data
 * @param most        how many to find
 * @throws  nothing for data that `canonicalJson` takes
 */
export function memberDifferences(held: unknown, recomputed: unknown, most: number = 20): readonly MemberDifference[] {
  const found: MemberDifference[] = [];
  const visit = (path: string, a: unknown, b: unknown): void => {
    if (found.length >= most || a === b) return;
    if (a === undefined || b === undefined) {
      found.push({ path, kind: a === undefined ? 'missing' : 'extra', ...shown('held', a), ...shown('recomputed', b) });
    } else if (Array.isArray(a) && Array.isArray(b)) {
      for (let i = 0; i < Math.max(a.length, b.length); i++) visit(`${path}[${i}]`, a[i], b[i]);
    } else if (isRecord(a) && isRecord(b)) {
      for (const name of new Set([...Object.keys(b), ...Object.keys(a)]))
        visit(memberPath(path, name), own(a, name), own(b, name));
    } else {
      found.push({ path, kind: 'changed', ...shown('held', a), ...shown('recomputed', b) });
    }
  };
  visit('', held, recomputed);
  return found;
}

function memberPath(path: string, name: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

/** Own members only: a record may lack a member that every object inherits. */
function own(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function shown<N extends string>(name: N, value: unknown): { readonly [K in N]?: string | number | boolean | null } {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return (isPlain ? { [name]: value } : {}) as { readonly [K in N]?: string | number | boolean | null };
}
