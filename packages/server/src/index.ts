/** The server as a library: a function of a request, its ports, and adapters that need only memory. */
export { type App, type AppParts, createApp } from './app.ts';
export { openApiDocument } from './contract/openapi.ts';
export type { Operation, Price } from './contract/operation.ts';
export { DEFAULT_SETTINGS, type Settings } from './gate/desk.ts';
export { REFUSALS, type RefusalCode } from './http/refusal.ts';
export type { Peer } from './http/router.ts';
export { type Micro, micro, microOfUsd, usdNumber, usdText } from './money.ts';
export * from './ports.ts';
export type { ServedEngine } from './routes/engine.ts';
export { webCrypto } from './serve/web-crypto.ts';
export {
  freshTestKey,
  type KeyToHold,
  type MemoryLedgerOptions,
  memoryKeys,
  memoryLedger,
  memoryLimiter,
} from './store/memory/index.ts';
