/** The store that needs nothing but memory. */
export { memoryLimiter } from './limiter.ts';
export { type MemoryStoreOptions, memoryStore } from './store.ts';
