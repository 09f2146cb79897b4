/** Adapters that need nothing but memory: for development, tests, and a server in one process that may forget. */
export { digestOfKey, freshTestKey, type KeyToHold, keyIdOf, memoryKeys } from './keys.ts';
export { type MemoryLedgerOptions, memoryLedger } from './ledger.ts';
export { memoryLimiter } from './limiter.ts';
