/** Lines out of bytes that may be cut anywhere, even within a letter, and events out of such lines. */

import { NarratorFault } from '../ports/narrator.ts';

/** An event of a stream, or a line of one that has lines alone. */
export interface Told {
  /** `message` when the stream names none. */
  readonly event: string;
  readonly data: string;
}

/** What a stream tells, as its bytes come in. */
export interface StreamReader {
  /** @throws  NarratorFault `broken` for bytes that are no UTF-8 and for lines and events beyond the bound */
  push(bytes: Uint8Array): readonly Told[];
  /** What was told when the bytes ended; half an event is none. @throws NarratorFault `broken` when they ended within a letter */
  end(): readonly Told[];
}

/**
 * Server-sent events. Comments, ids and the time to wait are passed over.
 *
 * @param mostLetters  of one event
 * @source  WHATWG HTML, 9.2.6 “Interpreting an event stream”; lines of up to `mostLetters`
 */
export function readEvents(mostLetters: number): StreamReader {
  const lines = openLines(mostLetters, true);
  let [event, data, size] = ['', [] as string[], 0];
  const take = (line: string): readonly Told[] => {
    if (line === '') {
      const told = data.length === 0 ? [] : [{ event: event || 'message', data: data.join('\n') }];
      [event, data, size] = ['', [], 0];
      return told;
    }
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (name === 'event') event = value;
    if (name !== 'data') return [];
    size += value.length;
    if (size > mostLetters) throw new NarratorFault('broken', 'An event of the narrator is too long.');
    data.push(value);
    return [];
  };
  return {
    push: (bytes) => lines.push(bytes).flatMap(take),
    end: () => {
      lines.end();
      return [];
    },
  };
}

/** Lines of JSON; empty ones are passed over, and the last one needs no end. */
export function readLines(mostLetters: number): StreamReader {
  const lines = openLines(mostLetters, false);
  const told = (found: readonly string[]): readonly Told[] =>
    found.filter((line) => line.trim() !== '').map((data) => ({ event: 'message', data }));
  return { push: (bytes) => told(lines.push(bytes)), end: () => told([lines.end()]) };
}

interface Lines {
  push(bytes: Uint8Array): readonly string[];
  /** What came after the last end of a line. */
  end(): string;
}

/** @param returns  whether a carriage return ends a line, too */
function openLines(mostLetters: number, returns: boolean): Lines {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const ends = returns ? /\r\n|\n|\r/ : /\r?\n/;
  let [held, length, afterReturn] = [[] as string[], 0, false];
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new NarratorFault('broken', 'The narrator did not write UTF-8.');
    }
  };
  const hold = (part: string): void => {
    length += part.length;
    if (length > mostLetters) throw tooLong();
    held.push(part);
  };
  return {
    push(bytes) {
      let text = decode(bytes);
      if (text === '') return [];
      // The second half of a line end that was cut in two.
      if (afterReturn && text.startsWith('\n')) text = text.slice(1);
      afterReturn = returns && text.endsWith('\r');
      const [first = '', ...others] = text.split(ends);
      hold(first);
      if (others.length === 0) return [];
      const rest = others.pop() as string;
      const whole = [held.join(''), ...others];
      [held, length] = [[], 0];
      // A chunk may bring a long line whole, and is judged like one that comes in pieces.
      for (const line of others) if (line.length > mostLetters) throw tooLong();
      hold(rest);
      return whole;
    },
    end() {
      hold(decode());
      return held.join('');
    },
  };
}

const tooLong = (): NarratorFault => new NarratorFault('broken', 'A line of the narrator is too long.');
