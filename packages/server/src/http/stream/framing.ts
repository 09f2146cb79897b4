/**
 * The forms in which a streamed answer travels. All of them are server-sent events; they differ in what an event holds, so that clients made for
 * other services read ours unchanged.
 */

import type { StreamEvent } from './events.ts';

/**
 * - `events`  named events, each a record; the published form
 * - `text`    every `data: ` is text to print, and what is not text stands behind `data:` without the space
 * - `ui`      the UI message stream of the AI SDK, version 1
 * - `openai`  chunks of a chat completion
 */
export const STREAM_FORMATS = ['events', 'text', 'ui', 'openai'] as const;
export type StreamFormat = (typeof STREAM_FORMATS)[number];

/** What a framing has to know of its answer besides the events. */
export interface FramingAbout {
  /** Names the answer where a form wants a name. */
  readonly requestId: string;
  /** Label of what answers, such as `standard-2.5`. */
  readonly model: string;
  /** When it began, whole seconds since 1970. */
  readonly createdSeconds: number;
  /** `summary` leaves the chart out of the last event. */
  readonly final: 'full' | 'summary';
}

/** An event with its number: as a rule 1 for the first. */
export interface Numbered {
  readonly id: number;
  readonly event: StreamEvent;
}

/**
 * Turns the events of one answer into what is written. Each write is whole: it is sent at once and by itself. Opened anew for each connection, for a form may
 * keep state.
 */
export interface Framing {
  /** What is written for an event, nothing where the form has no place for it. */
  frame(numbered: Numbered): readonly string[];
}

export const STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  // `no-transform` keeps proxies from packing what must leave at once.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Before the first event: how long a browser waits before it comes back, in milliseconds. */
export const STREAM_OPENING = 'retry: 3000\n\n';
/** A line that no client shows, so that nobody takes silence for the end. */
export const STREAM_PING = ': keep-alive\n\n';

/** JSON in one line of ASCII: a client that decodes each network chunk by itself then breaks no letter. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An event as a client is shown it. */
export function shown(event: StreamEvent, { final }: FramingAbout): StreamEvent {
  if (event.type !== 'completed' || final === 'full') return event;
  const { birthChart: _chart, partnerChart: _partner, ...rest } = event;
  return { ...rest, type: 'completed', response: event.response };
}
