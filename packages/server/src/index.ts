/** The server as a library: a function of a request, its ports, and adapters that need only memory. */
export { type App, type AppParts, createApp } from './app.ts';
export { openApiDocument } from './contract/openapi.ts';
export type { Operation, Price } from './contract/operation.ts';
export { type Accounts, accountsOf } from './gate/accounts.ts';
export { DEFAULT_SETTINGS, type Settings } from './gate/desk.ts';
export { type IssuedKey, issueKey } from './gate/issue.ts';
export { REFUSALS, type RefusalCode } from './http/refusal.ts';
export type { Peer } from './http/router.ts';
export { type Micro, micro, microOfUsd, usdNumber, usdText } from './money.ts';
export type { Outbound } from './offices/webhooks/index.ts';
export * from './ports/index.ts';
export type { ServedEngine } from './routes/engine.ts';
export { receiptOperations } from './routes/receipt-operations.ts';
export type { ReceiptParts } from './routes/receipts.ts';
export type { ReportMaking } from './routes/report-desk.ts';
export { noOutbound, noTelemetry, plainVault } from './serve/bare.ts';
export { webCrypto } from './serve/web-crypto.ts';
export { type MemoryStoreOptions, memoryStore } from './store/memory/index.ts';
