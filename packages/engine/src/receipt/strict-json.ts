/**
 * JSON that says each thing once. For headers, payloads and whatever is hashed: `JSON.parse` takes the last of two members of one name, other readers the
 * first, so a text with both is signed as one thing and read as another.
 */

/** What was read, or why not. */
export type StrictJson =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'fault'; readonly fault: 'not-json' | 'duplicate-member' | 'too-deep' };

/**
 * Reads JSON in which no object has two members of one name.
 *
 * @param text       of a stranger
 * @param mostLevels of lists and objects within each other; deeper is refused before anything is built
 * @returns the value as `JSON.parse` builds it (`__proto__` is a member like any other), or the fault
 * @throws  nothing
 * @source  `rfc-8259` §4 leaves duplicate names to the reader; `rfc-8785` §3.1 forbids them
 */
export function parseStrictJson(text: string, mostLevels: number = 32): StrictJson {
  try {
    const fault = scan(text, mostLevels);
    return fault === null ? { kind: 'value', value: JSON.parse(text) } : { kind: 'fault', fault };
  } catch {
    // Of JSON.parse, over the whole text or over a name within it.
    return { kind: 'fault', fault: 'not-json' };
  }
}

/** An object that is open, with the names it has so far, or a list. */
interface Level {
  readonly names: Set<string> | null;
  /** Whether the next text in an object is a name. */
  awaitsName: boolean;
}

/** Walks over the structure; what is no JSON at all is left for `JSON.parse` to find. */
function scan(text: string, mostLevels: number): 'duplicate-member' | 'too-deep' | null {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    const level = levels[levels.length - 1];
    if (sign === '{' || sign === '[') {
      if (levels.length === mostLevels) return 'too-deep';
      levels.push({ names: sign === '{' ? new Set() : null, awaitsName: sign === '{' });
    } else if (sign === '}' || sign === ']') {
      levels.pop();
    } else if (sign === ',') {
      if (level !== undefined) level.awaitsName = level.names !== null;
    } else if (sign === '"') {
      const end = endOfText(text, at);
      if (level?.awaitsName) {
        // Escapes are undone first: "\u0061lg" and "alg" are one name.
        const name = JSON.parse(text.slice(at, end)) as string;
        if (level.names?.has(name)) return 'duplicate-member';
        level.names?.add(name);
        level.awaitsName = false;
      }
      at = end - 1;
    }
  }
  return null;
}

/** Behind the closing quotation mark, or the end where there is none. */
function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}
