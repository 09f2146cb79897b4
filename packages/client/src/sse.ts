/**
 * Server-sent events out of bytes that may be cut anywhere.
 *
 * @source WHATWG HTML, 9.2.5 “Parsing an event stream” and 9.2.6 “Interpreting an event stream”
 */

/** One event that was told to its end. */
export interface ServerEvent {
  /** `message` when the stream names none. */
  readonly event: string;
  readonly data: string;
  /** The last id told so far; empty when there was none. */
  readonly id: string;
  /** Whether the id is its own, and not that of an event before. */
  readonly named: boolean;
}

export interface EventReader {
  /** The events that end within these bytes, in their order. */
  push(bytes: Uint8Array): readonly ServerEvent[];
  /** How long to wait before coming back, when the stream said so. */
  readonly retryMs: number | null;
  /** Characters held back as their event has not ended. */
  readonly held: number;
}

/** A reader for one connection. @param lastId  the id that the connection before ended with */
export function openEventReader(lastId: string): EventReader {
  const decoder = new TextDecoder();
  let rest = '';
  let afterReturn = false;
  let [event, data, id, named] = ['', '', lastId, false];
  let retryMs: number | null = null;

  function take(line: string): ServerEvent | null {
    if (line === '') {
      const told = data === '' ? null : { event: event || 'message', data: data.slice(0, -1), id, named };
      [event, data, named] = ['', '', false];
      return told;
    }
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'event') event = value;
    else if (name === 'data') data += `${value}\n`;
    else if (name === 'id' && !value.includes('\0')) [id, named] = [value, true];
    else if (name === 'retry' && /^\d+$/.test(value)) retryMs = Number(value);
    return null;
  }

  return {
    push(bytes) {
      let text = decoder.decode(bytes, { stream: true });
      if (text === '') return [];
      // The second half of a CRLF that was cut in two.
      if (afterReturn && text.startsWith('\n')) text = text.slice(1);
      afterReturn = text === '' ? false : text.endsWith('\r');
      const lines = `${rest}${text}`.split(/\r\n|\n|\r/);
      rest = lines.pop() ?? '';
      return lines.flatMap((line) => take(line) ?? []);
    },
    get retryMs() {
      return retryMs;
    },
    get held() {
      return rest.length + data.length;
    },
  };
}
