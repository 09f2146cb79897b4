/**
 * What an example says of a value, in the comment behind it: `// 'Pisces'`, `// 140.12383…`, `// { name: 'Moon', sign: 'Leo', … }`. A comment that does
 * not begin with a value is prose, and says nothing that could be checked.
 *
 * `…` leaves something open: behind digits more digits, in a list or an object more members. A member that is only named, as `score` in
 * `{ score, method: 'a' }`, must be there.
 */

/** Why a value is not what a comment says, or null when it is. */
export type Claim = (value: unknown) => string | null;

interface Cursor {
  readonly text: string;
  at: number;
}

/** The claim of a comment; null for prose. */
export function claimOf(comment: string): Claim | null {
  const cursor: Cursor = { text: comment, at: 0 };
  const claim = valueAt(cursor);
  // `575 stars` counts, it does not claim: behind a value comes the end or a mark.
  return claim !== null && /^\s*(?:$|[,;:–(])/.test(comment.slice(cursor.at)) ? claim : null;
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  const found = new RegExp(pattern.source, 'y');
  found.lastIndex = cursor.at;
  const match = found.exec(cursor.text);
  if (match !== null) cursor.at = found.lastIndex;
  return match;
}

const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined };

function valueAt(cursor: Cursor): Claim | null {
  const text = take(cursor, /'((?:[^'\\]|\\.)*)'/);
  if (text !== null) return equal((text[1] as string).replaceAll("\\'", "'"));
  const digits = take(cursor, /(-?\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)(…?)/);
  if (digits !== null) {
    const [, written = '', open] = digits;
    return open === '' ? equal(Number(written.replaceAll('_', ''))) : beginning(written);
  }
  const word = take(cursor, /(?:true|false|null|undefined)\b/);
  if (word !== null) return equal(WORDS[word[0]]);
  if (take(cursor, /\[\s*/) !== null) return listAt(cursor);
  return take(cursor, /\{\s*/) === null ? null : recordAt(cursor);
}

function equal(expected: unknown): Claim {
  return (value) => (Object.is(value, expected) ? null : `${shown(value)} is not ${shown(expected)}`);
}

function beginning(digits: string): Claim {
  return (value) => (String(value).startsWith(digits) ? null : `${shown(value)} does not begin with ${digits}`);
}

function listAt(cursor: Cursor): Claim | null {
  const items: Claim[] = [];
  let open = false;
  for (;;) {
    if (take(cursor, /…\s*/) !== null) open = true;
    if (take(cursor, /\]/) !== null) break;
    const item = valueAt(cursor);
    if (item === null) return null;
    items.push(item);
    take(cursor, /\s*,?\s*/);
  }
  return (value) => {
    if (!Array.isArray(value)) return `${shown(value)} is no list`;
    if (open ? value.length < items.length : value.length !== items.length) return `it has ${value.length} members`;
    return first(items.map((item, i) => within(`[${i}]`, item(value[i]))));
  };
}

function recordAt(cursor: Cursor): Claim | null {
  const members: (readonly [name: string, claim: Claim | null])[] = [];
  let open = false;
  for (;;) {
    if (take(cursor, /…\s*/) !== null) open = true;
    if (take(cursor, /\}/) !== null) break;
    const name = take(cursor, /(\w+|'[^']+')\s*(:?)\s*/);
    if (name === null) return null;
    const claim = name[2] === '' ? null : valueAt(cursor);
    if (name[2] !== '' && claim === null) return null;
    members.push([(name[1] as string).replaceAll("'", ''), claim]);
    take(cursor, /\s*,?\s*/);
  }
  return (value) => {
    if (typeof value !== 'object' || value === null) return `${shown(value)} is no object`;
    const names = members.map(([name]) => name);
    const more = Object.keys(value).filter((name) => !names.includes(name));
    if (!open && more.length > 0) return `it has ${more.join(', ')} as well`;
    const held = value as Readonly<Record<string, unknown>>;
    return first(
      members.map(([name, claim]) => (name in held ? within(`.${name}`, claim?.(held[name]) ?? null) : `no .${name}`)),
    );
  };
}

function within(place: string, fault: string | null): string | null {
  return fault === null ? null : `${place}: ${fault}`;
}

function first(faults: readonly (string | null)[]): string | null {
  return faults.find((fault) => fault !== null) ?? null;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200);
}
