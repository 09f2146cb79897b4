/**
 * A streamed answer under its idempotency key: the sure words are remembered, and whether those were the ones that were told. Whoever has heard
 * the beginning in other words cannot go on with these, so it is told the end, where the whole answer stands.
 */

import { parseJsonObject } from '../http/json.ts';
import { type EventLog, openEventLog } from '../http/stream/log.ts';
import type { Answer, Charge } from '../ports/index.ts';
import { packOutcome } from './answer.ts';
import type { Desk } from './desk.ts';
import type { Call } from './name.ts';
import type { Row, Streaming, StreamOutcome } from './row.ts';

/** A member of the remembered record that no client sees. */
const OTHERWISE = 'toldOtherwise';
/** Numbers before those of events in words that nobody has heard before: above every number that a telling reaches. */
const NEW_NUMBERS = 500_000_000;
/** More than any answer that we wrote ourselves. */
const REMEMBERED_BYTES = 16 * 1024 * 1024;

/** What is remembered of an answer. @param isSure  whether its sure words are the ones that are told */
export function rememberedAnswer(
  desk: Desk,
  row: Row,
  call: Call,
  { assured }: StreamOutcome,
  isSure: boolean,
  charge: Charge,
): Answer {
  if (isSure) return packOutcome(desk, row, call, assured, charge);
  const beside = (of: Charge | null) => ({ ...assured.beside?.(of), [OTHERWISE]: true });
  return packOutcome(desk, row, call, { ...assured, beside }, charge);
}

/** A remembered answer as a stream that is over. */
export function recalledLog(row: Row, parsed: unknown, { body }: Answer): { readonly model: string; log: EventLog } {
  const { [OTHERWISE]: isOther, ...record } = parseJsonObject(new TextEncoder().encode(body), REMEMBERED_BYTES);
  const { model, events } = (row.streaming as Streaming<unknown>).recalled(record, parsed);
  return { model, log: openEventLog(events, isOther === true ? NEW_NUMBERS : 0) };
}

/** What a client that comes back has of this log: all but the end, where it has heard other words. @param seen  as it says */
export function seenOf({ events }: EventLog, seen: number): number {
  const isOfLog = seen === 0 || seen >= (events[0]?.id ?? 1);
  return isOfLog ? seen : Math.max(seen, ...events.flatMap(({ id, event }) => (event.type === 'delta' ? [id] : [])));
}
