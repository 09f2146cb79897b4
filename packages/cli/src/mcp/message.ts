/**
 * Messages of the Model Context Protocol: JSON-RPC 2.0, one a line. What comes in is read once, here.
 *
 * @source  modelcontextprotocol.io/specification 2024-11-05, 2025-03-26, 2025-06-18: base protocol; jsonrpc.org/specification
 */

/** What a request is answered under. Null, which JSON-RPC has, the protocol does not take. */
export type Id = string | number;
export type Params = Readonly<Record<string, unknown>>;

/** Codes of JSON-RPC. */
export const RPC = {
  notJson: -32700,
  invalidRequest: -32600,
  noMethod: -32601,
  invalidParams: -32602,
  internal: -32603,
} as const;

/** What is wrong with a message, by the codes above. */
export interface RpcFault {
  readonly code: number;
  readonly message: string;
}

/** A message that came in, read. */
export type Incoming =
  | { readonly kind: 'request'; readonly id: Id; readonly method: string; readonly params: Params }
  | { readonly kind: 'notification'; readonly method: string; readonly params: Params }
  /** Of a request that was never made: nothing is said to it. */
  | { readonly kind: 'response' }
  | { readonly kind: 'faulty'; readonly id: Id | null; readonly fault: RpcFault };

/** An answer to a request. */
export type Outgoing =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id | null; readonly error: RpcFault };

/** One value of a line as a message. */
export function readMessage(value: unknown): Incoming {
  if (!isRecord(value)) return faulty(null, RPC.invalidRequest, 'A message is an object.');
  const [version, method, id, params] = ['jsonrpc', 'method', 'id', 'params'].map((name) => own(value, name));
  const known = isId(id) ? id : null;
  if (version !== '2.0') return faulty(known, RPC.invalidRequest, 'jsonrpc must be "2.0".');
  if (method === undefined && (Object.hasOwn(value, 'result') || Object.hasOwn(value, 'error')))
    return { kind: 'response' };
  if (typeof method !== 'string' || method === '')
    return faulty(known, RPC.invalidRequest, 'method must be the name of a method.');
  const given = params === undefined ? {} : params;
  if (!Object.hasOwn(value, 'id')) return { kind: 'notification', method, params: isRecord(given) ? given : {} };
  if (known === null) return faulty(null, RPC.invalidRequest, 'id must be text or a whole number.');
  if (!isRecord(given)) return faulty(known, RPC.invalidParams, 'params must be an object.');
  return { kind: 'request', id: known, method, params: given };
}

/** The answer to a request that went well. */
export function answerOf(id: Id, result: unknown): Outgoing {
  return { jsonrpc: '2.0', id, result };
}

/** The answer to a request that did not; an id of null where none could be read. */
export function refusalOf(id: Id | null, code: number, message: string): Outgoing {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Whether a value may name a request. */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));
}

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of its own; what every object inherits is none. */
export function own(record: Params, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function faulty(id: Id | null, code: number, message: string): Incoming {
  return { kind: 'faulty', id, fault: { code, message } };
}
