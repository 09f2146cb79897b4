/**
 * Everything the server reaches outside itself for: time, chance, keys, money, memory, limits, log, files. Nothing else does.
 *
 * Shapes only. Adapters live in `store/` and `serve/`; a test passes its own.
 */

export * from './accounts.ts';
export * from './archive.ts';
export * from './blobs.ts';
export type * from './challenges.ts';
export * from './conversations.ts';
export type * from './fetch.ts';
export type * from './ledger.ts';
export * from './licences.ts';
export type * from './limiter.ts';
export * from './narrator.ts';
export * from './reports.ts';
export type * from './store.ts';
export * from './webhooks.ts';
export * from './workers.ts';
export type * from './world.ts';
