/** What tests of streamed answers stand on: a house whose teller can pause, readers of what comes, and doors that open one by one. */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpServer, type Patience } from '../../packages/server/src/serve/listener.ts';
import { eventsIn, type ReadEvent } from '../narrators/readers.ts';
import { BIRTH, type House, type HouseOptions, openHouse } from './house.ts';
import { type MadeAnswering, madeAnswering } from './made-answering.ts';

export type Json = Record<string, any>;

export const PATH = '/v1/astrology/astrology/query/stream';
/** The address of the clients in the field. */
export const FIELD_PATH = '/api/v1/astrology/query/stream';
export const QUERY = { question: 'When will my career improve?', birthDetails: BIRTH } as const;
/** An answer of many pieces. */
export const LONG = { ...QUERY, question: 'Saturn stays in the tenth house and asks for patience. '.repeat(40).trim() };

export interface StreamHouse {
  readonly house: House;
  readonly answering: MadeAnswering;
}

export async function openStreamHouse(options: HouseOptions = {}): Promise<StreamHouse> {
  const answering = madeAnswering();
  return { house: await openHouse({ answering, ...options }), answering };
}

/** An event with its JSON read. */
export interface Told extends ReadEvent {
  readonly json: Json;
}

/** The events of a whole text, by the standard. */
export function eventsOfText(text: string): readonly Told[] {
  return eventsIn([new TextEncoder().encode(text)]).map((event) => ({
    ...event,
    json: JSON.parse(event.data) as Json,
  }));
}

export async function eventsOf(response: Response | Promise<Response>): Promise<readonly Told[]> {
  return eventsOfText(await (await response).text());
}

export const names = (events: readonly Told[]): readonly string[] => events.map(({ event }) => event);

/** Names in their order, repeated ones once. */
export const order = (events: readonly Told[]): readonly string[] =>
  names(events).filter((name, i, all) => name !== all[i - 1]);

export const textOf = (events: readonly Told[]): string =>
  events.flatMap(({ event, json }) => (event === 'delta' ? [String(json['text'])] : [])).join('');

export const last = (events: readonly Told[]): Json => (events[events.length - 1] as Told).json;

/** Reads a body bit by bit. */
export function openReader(response: Response): {
  readonly events: Told[];
  /** Reads until an event of this name has come, or the end. */
  until(name: string): Promise<Told | null>;
  /** Goes away. */
  leave(): Promise<void>;
} {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const events: Told[] = [];
  let text = '';
  return {
    events,
    until: async (name) => {
      for (;;) {
        const found = events.find(({ event }) => event === name);
        if (found !== undefined) return found;
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value, { stream: true });
        events.splice(0, events.length, ...eventsOfText(text));
      }
    },
    leave: () => reader.cancel(),
  };
}

/** Something to wait for that a test lets come. */
export interface Latch {
  readonly open: () => void;
  readonly passed: Promise<void>;
}

export function latch(): Latch {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until it holds. @throws Error after 5 s */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 5_000) throw new Error('it did not come to be');
    await pause(2);
  }
}

export interface Listening {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
}

const open: Server[] = [];

export async function listenTo(house: House, patience: Partial<Patience> = {}): Promise<Listening> {
  const server = httpServer(house.app, patience);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
}

/** Closes every server of the file. */
export function closeServers(): void {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Lines of the wallet, the newest first: kind and amount. */
export async function statementOf({ ledger }: House, accountId = 'acc_test'): Promise<readonly string[]> {
  const lines = await ledger.statement(accountId, 50, null);
  return lines.filter(({ kind }) => kind !== 'topup').map(({ kind, amount }) => `${kind} ${amount}`);
}

/** What the books say against themselves, and what is still set aside. */
export async function faultsOf({ ledger }: House): Promise<readonly string[]> {
  const { faults, pendingHolds } = await ledger.verify();
  return [...faults, ...(pendingHolds === 0 ? [] : [`${pendingHolds} holds are pending`])];
}
