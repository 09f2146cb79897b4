/**
 * One conversation of the Model Context Protocol: which edition is spoken, which calls run, what is answered. For the lines of server.ts.
 *
 * @source  modelcontextprotocol.io/specification: lifecycle, tools, utilities (ping, cancellation, progress)
 */

import { parseBirth } from '@khagol/engine/time';
import { type Fault, FieldFault, faultOf } from '../fault.ts';
import { CommandError } from '../terminal.ts';
import {
  answerOf,
  type Id,
  type Incoming,
  isId,
  isRecord,
  type Outgoing,
  own,
  type Params,
  RPC,
  readMessage,
  refusalOf,
} from './message.ts';
import { faultIn } from './schema.ts';
import type { Running, Tool } from './tool.ts';

/** Editions that are spoken, the newest first; it is offered to those who ask for another. */
export const VERSIONS = ['2025-06-18', '2025-03-26', '2024-11-05'] as const;
/** The edition that took lists of messages away. */
const WITHOUT_LISTS = '2025-06-18';
/** More calls than this do not run at once; the next line waits. */
const MOST_RUNNING = 16;

/** What a session speaks through and about. */
export interface SessionParts {
  readonly version: string;
  readonly tools: () => Promise<readonly Tool[]>;
  readonly now: () => number;
  /** One message to the client. */
  readonly send: (message: unknown) => Promise<void>;
}

/** A client and what it has asked for. */
export class Session {
  readonly #parts: SessionParts;
  readonly #running = new Map<Id, { isCancelled: boolean }>();
  #spoken: string = WITHOUT_LISTS;
  readonly #waiting = new Set<Promise<void>>();

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Takes what one line said; the promise waits only while too much runs. */
  async take(value: unknown): Promise<void> {
    const work = Array.isArray(value) ? this.#takeList(value) : this.#takeOne(value);
    const held: Promise<void> = work.finally(() => this.#waiting.delete(held));
    this.#waiting.add(held);
    if (this.#running.size >= MOST_RUNNING) await Promise.race(this.#waiting);
  }

  /** Waits for the calls that still run. */
  async end(): Promise<void> {
    await Promise.all(this.#waiting);
  }

  async refuse(code: number, message: string): Promise<void> {
    await this.#parts.send(refusalOf(null, code, message));
  }

  async #takeOne(value: unknown): Promise<void> {
    const answer = await this.#answered(readMessage(value));
    if (answer !== null) await this.#parts.send(answer);
  }

  /** Editions before `WITHOUT_LISTS` know lists of messages, which are answered by one list. */
  async #takeList(values: readonly unknown[]): Promise<void> {
    if (this.#spoken >= WITHOUT_LISTS || values.length === 0)
      return this.refuse(RPC.invalidRequest, values.length === 0 ? 'The list is empty.' : 'A line holds one message.');
    const answers = await Promise.all(
      values.map(async (value): Promise<Outgoing | null> => {
        const message = readMessage(value);
        return message.kind === 'request' && message.method === 'initialize'
          ? refusalOf(message.id, RPC.invalidRequest, 'initialize stands alone.')
          : this.#answered(message);
      }),
    );
    const told = answers.filter((answer) => answer !== null);
    if (told.length > 0) await this.#parts.send(told);
  }

  async #answered(message: Incoming): Promise<Outgoing | null> {
    switch (message.kind) {
      case 'faulty':
        return refusalOf(message.id, message.fault.code, message.fault.message);
      case 'request':
        return this.#request(message.id, message.method, message.params);
      case 'notification':
        if (message.method === 'notifications/cancelled') this.#cancel(own(message.params, 'requestId'));
        return null;
      default:
        return null;
    }
  }

  #cancel(id: unknown): void {
    const call = isId(id) ? this.#running.get(id) : undefined;
    if (call !== undefined) call.isCancelled = true;
  }

  async #request(id: Id, method: string, params: Params): Promise<Outgoing | null> {
    switch (method) {
      case 'initialize':
        return this.#initialize(id, params);
      case 'ping':
        return answerOf(id, {});
      case 'tools/list':
        return this.#list(id, params);
      case 'tools/call':
        return this.#call(id, params);
      default:
        return refusalOf(id, RPC.noMethod, `There is no method ${shown(method)}.`);
    }
  }

  #initialize(id: Id, params: Params): Outgoing {
    const asked = own(params, 'protocolVersion');
    if (typeof asked !== 'string') return refusalOf(id, RPC.invalidParams, 'protocolVersion must be text.');
    this.#spoken = VERSIONS.find((version) => version === asked) ?? VERSIONS[0];
    return answerOf(id, {
      protocolVersion: this.#spoken,
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: 'khagol', title: 'Khagol', version: this.#parts.version },
      instructions: INSTRUCTIONS,
    });
  }

  async #list(id: Id, params: Params): Promise<Outgoing> {
    // Everything fits on one page, so that no cursor was ever handed out.
    if (own(params, 'cursor') !== undefined) return refusalOf(id, RPC.invalidParams, 'There is no such cursor.');
    const tools = await this.#parts.tools();
    return answerOf(id, {
      tools: tools.map(({ name, title, description, inputSchema }) => ({
        name,
        title,
        description,
        inputSchema,
        annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      })),
    });
  }

  async #call(id: Id, params: Params): Promise<Outgoing | null> {
    if (this.#running.has(id)) return refusalOf(id, RPC.invalidRequest, 'A call with this id is running.');
    const call = { isCancelled: false };
    this.#running.set(id, call);
    try {
      const [name, input = {}] = [own(params, 'name'), own(params, 'arguments')];
      const tool = (await this.#parts.tools()).find((one) => one.name === name);
      if (tool === undefined) return refusalOf(id, RPC.invalidParams, `There is no tool ${shown(name)}.`);
      if (!isRecord(input)) return refusalOf(id, RPC.invalidParams, 'arguments must be an object.');
      const result = await resultOf(tool, input, this.#runningOf(call, own(params, '_meta')));
      return call.isCancelled ? null : answerOf(id, result);
    } catch (error) {
      return refusalOf(id, RPC.internal, error instanceof Error ? error.message : String(error));
    } finally {
      this.#running.delete(id);
    }
  }

  #runningOf(call: { readonly isCancelled: boolean }, meta: unknown): Running {
    const token = isRecord(meta) ? own(meta, 'progressToken') : undefined;
    const { now, send } = this.#parts;
    let last = 0;
    return {
      now,
      isCancelled: () => call.isCancelled,
      progress: async (done, total) => {
        const params = { progressToken: token, progress: done, total };
        // It grows from one notification to the next; a day without an end of its own adds nothing.
        if (isId(token) && done > last) await send({ jsonrpc: '2.0', method: 'notifications/progress', params });
        last = done;
        await new Promise<void>((resolve) => setImmediate(resolve));
      },
    };
  }
}

const INSTRUCTIONS =
  'Astrology computed here, without internet. Times of birth are local to the place; the zone is found from the coordinates unless it is given. Every answer says its conventions and warnings; tell these with it.';

/** The result of a call; what the caller got wrong is a result too, so that a model can mend it. */
async function resultOf(tool: Tool, input: Params, running: Running): Promise<unknown> {
  const fault = faultIn(input, tool.inputSchema, '');
  if (fault !== null) return failed(fault);
  try {
    // Null stands for what was left out. The rest was checked above against the schema that the tool wrote for it.
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
    for (const [path, birth] of birthsIn(tool, given)) readAs(path, birth);
    const { record, text } = await tool.run(given as never, running);
    return { content: [{ type: 'text', text: text ?? JSON.stringify(record) }], structuredContent: record };
  } catch (error) {
    const refused = faultOf(error);
    if (refused !== null) return failed(refused);
    if (!(error instanceof CommandError)) throw error;
    return failed({ code: 'INVALID_INPUT', field: '', message: error.message, allowed: '' });
  }
}

/** The births of an input, each with its path. */
function birthsIn({ births = [] }: Tool, input: Params): readonly (readonly [path: string, birth: unknown])[] {
  return births.flatMap((name): [string, unknown][] => {
    const given = own(input, name);
    if (Array.isArray(given)) return given.map((birth, i) => [`${name}[${i}]`, birth]);
    return given === undefined ? [] : [[name, given]];
  });
}

/** @throws FieldFault naming the member by its whole path */
function readAs(path: string, birth: unknown): void {
  try {
    parseBirth(birth);
  } catch (error) {
    const fault = faultOf(error);
    throw fault === null ? error : new FieldFault({ ...fault, field: `${path}.${fault.field}` });
  }
}

function failed(error: Fault): unknown {
  const { field, message, allowed } = error;
  const said = field === '' || message.includes(field) ? message : `${field}: ${message}`;
  const words = [said, ...(allowed === '' ? [] : [`Allowed: ${allowed}`])];
  return { content: [{ type: 'text', text: words.join('\n') }], structuredContent: { error }, isError: true };
}

/** A name that somebody sent, short enough to be said. */
function shown(name: unknown): string {
  return typeof name === 'string' ? JSON.stringify(name.slice(0, 64)) : 'of that name';
}
