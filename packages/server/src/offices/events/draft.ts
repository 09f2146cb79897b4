/** From what happened to the bytes that tell of it. They are fixed here, signed and sent as they are at every attempt. */

import type { Clock, DraftEvent, EventDraft, EventType } from '../../ports/index.ts';

/** Edition of the bodies. Members are added within an edition, never taken away. */
export const EVENTS_EDITION = '2026-11-21';
/** Most that a body may weigh. */
export const MOST_BODY_BYTES: number = 20 * 1024;

export type EventData = Readonly<Record<string, unknown>>;

export interface DrafterParts {
  readonly clock: Clock;
  /** A fresh id after the prefix, such as `evt_…`; ids sort by time. */
  readonly newId: (prefix: string) => string;
}

/** Makes events of this house. */
export function eventDrafter({ clock, newId }: DrafterParts): DraftEvent {
  return (type, data, once = null) => draft(newId('evt'), type, clock.nowMs(), data, once, false);
}

/** An event that says of itself that nothing happened: a subscriber's test. */
export function draftTest({ clock, newId }: DrafterParts, type: EventType, data: EventData): EventDraft {
  return draft(newId('evt'), type, clock.nowMs(), data, null, true);
}

function draft(
  id: string,
  type: EventType,
  createdMs: number,
  data: EventData,
  once: string | null,
  isTest: boolean,
): EventDraft {
  const head = { id, type, created: Math.floor(createdMs / 1000), api_version: EVENTS_EDITION };
  const write = (data: EventData): string => JSON.stringify({ ...head, ...(isTest ? { test: true } : {}), data });
  return { id, type, createdMs, body: fitting(write, data), once };
}

/** The text of a question and its answer is what can grow; without it every body fits, or is a mistake of ours. */
function fitting(write: (data: EventData) => string, data: EventData): string {
  const whole = write(data);
  if (sizeOf(whole) <= MOST_BODY_BYTES) return whole;
  const { content, ...rest } = data;
  const lean = write(content === undefined ? rest : { ...rest, content_omitted: true });
  if (sizeOf(lean) > MOST_BODY_BYTES) throw new RangeError(`an event of ${sizeOf(lean)} bytes is larger than agreed`);
  return lean;
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
