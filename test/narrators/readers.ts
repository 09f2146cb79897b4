/** Readers of streams as clients write them: naive splitters, one by the standard, one like the AI SDK's, one like OpenAI's. Each gives the text it would show. */

import { openEventReader } from '../../packages/client/src/sse.ts';

/** As published clients do: each network chunk is decoded and split by itself, and whatever follows `data: ` is printed. */
export function printedByChunk(chunks: readonly Uint8Array[]): string {
  let text = '';
  for (const chunk of chunks)
    for (const line of new TextDecoder().decode(chunk).split('\n'))
      if (line.startsWith('data: ')) text += line.slice(6);
  return text;
}

/** The same by somebody who keeps half lines for the next chunk. */
export function printedByLine(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  let [rest, text] = ['', ''];
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) text += line.slice(6);
  }
  return text;
}

export interface ReadEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string;
}

/** By the standard. */
export function eventsIn(chunks: readonly Uint8Array[], lastId = ''): readonly ReadEvent[] {
  const reader = openEventReader(lastId);
  return chunks.flatMap((chunk) => reader.push(chunk).map(({ event, data, id }) => ({ event, data, id })));
}

/** Members that the chunks of a UI message stream may have; a client refuses others. */
const UI_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  start: ['messageId', 'messageMetadata'],
  'start-step': [],
  'text-start': ['id', 'providerMetadata'],
  'text-delta': ['id', 'delta', 'providerMetadata'],
  'text-end': ['id', 'providerMetadata'],
  'finish-step': [],
  finish: ['messageMetadata'],
  error: ['errorText'],
};

export interface UiMessage {
  readonly id: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly error: string | null;
  readonly isFinished: boolean;
}

/** Like the AI SDK: every chunk is checked, text parts must be open to grow, `[DONE]` ends the stream. */
export function uiMessageIn(chunks: readonly Uint8Array[]): UiMessage {
  const events = eventsIn(chunks);
  if (events.at(-1)?.data !== '[DONE]') throw new Error('the stream has no end');
  const open = new Map<string, string>();
  let [id, text, error, isFinished, steps] = ['', '', null as string | null, false, 0];
  const data: Record<string, unknown> = {};
  for (const { event, data: line } of events.slice(0, -1)) {
    if (event !== 'message') throw new Error(`the event ${event} has a name`);
    const { type, ...members } = JSON.parse(line);
    const allowed = UI_CHUNKS[type] ?? (type.startsWith('data-') ? ['id', 'data', 'transient'] : null);
    if (allowed === null) throw new Error(`no chunk is called ${type}`);
    for (const name of Object.keys(members)) if (!allowed.includes(name)) throw new Error(`${type} has no ${name}`);
    if (type === 'start') id = members.messageId;
    else if (type === 'start-step') steps += 1;
    else if (type === 'finish-step') steps -= 1;
    else if (type === 'text-start') open.set(members.id, '');
    else if (type === 'text-delta') {
      const held = open.get(members.id);
      if (held === undefined) throw new Error('a delta of a text that has not begun');
      open.set(members.id, held + members.delta);
    } else if (type === 'text-end') {
      text += open.get(members.id);
      if (!open.delete(members.id)) throw new Error('the end of a text that has not begun');
    } else if (type === 'finish') isFinished = steps === 0 && open.size === 0;
    else if (type === 'error') error = members.errorText;
    else data[type] = members.data;
  }
  return { id, text, data, error, isFinished };
}

export interface Completion {
  readonly text: string;
  readonly reason: string | null;
  readonly usage: unknown;
}

/** Like OpenAI's own: chunks until `[DONE]`; an `error` is thrown. */
export function completionIn(chunks: readonly Uint8Array[]): Completion {
  let [text, reason, usage] = ['', null as string | null, null as unknown];
  for (const { data } of eventsIn(chunks)) {
    if (data.startsWith('[DONE]')) return { text, reason, usage };
    const chunk = JSON.parse(data);
    if (chunk.error) throw new Error(chunk.error.message);
    if (chunk.object !== 'chat.completion.chunk' || typeof chunk.created !== 'number') throw new Error('no chunk');
    text += chunk.choices[0]?.delta.content ?? '';
    reason = chunk.choices[0]?.finish_reason ?? reason;
    usage = chunk.usage ?? usage;
  }
  throw new Error('the stream has no end');
}
