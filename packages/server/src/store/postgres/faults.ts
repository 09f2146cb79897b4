/** What can go wrong between us and PostgreSQL, sorted by what may be done about it. */

/** The database cannot be reached or does not answer. Nothing that was asked for has happened. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The same for a server that is there, and had no time: a lock or a statement took too long, or collisions would not end. */
export class StoreBusy extends StoreUnavailable {}

/**
 * The connection was lost while COMMIT was under way, so the transaction stands or does not: nobody here knows. Whoever gets this must look
 * at what is stored before telling anybody anything.
 */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}

/** Serialization failure and deadlock: the same transaction may well succeed when it is repeated whole. */
const COLLISION = /^(?:40001|40P01)$/;
/** A lock that was not given, a statement that took too long. */
const SLOW = /^(?:55P03|57014)$/;
/** Said by a server that is going down, coming up or full, or that ends this connection. */
const PARTING = /^(?:57P0.|25P0[34]|53300|08...)$/;
/** Trouble of the server itself, at which it may break down in the middle of COMMIT. */
const TROUBLE = /^(?:53|58|XX)...$/;

/** The server refused because transactions collided; nothing of this one stands. */
export function isCollision(error: unknown): boolean {
  return COLLISION.test(stateOf(error));
}

/** The server gave up for want of time; nothing of this transaction stands. */
export function isSlow(error: unknown): boolean {
  return SLOW.test(stateOf(error));
}

/** The server answered with an error and listens on. */
export function isAnswer(error: unknown): boolean {
  const state = stateOf(error);
  return state !== '' && !PARTING.test(state);
}

/** The server answered, and it is certain that it undid the transaction. */
export function isUndone(error: unknown): boolean {
  return isAnswer(error) && !TROUBLE.test(stateOf(error));
}

/** The five characters of SQLSTATE, or nothing. An error of the network has a code too (`EPIPE`), but no severity. */
function stateOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('severity' in error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
