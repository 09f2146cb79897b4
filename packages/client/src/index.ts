/** `@khagol/client`: createClient, its error, and the types of every operation. */

export { type Client, createClient } from './client.ts';
export { type ClientCode, type ErrorFacts, type FieldFault, KhagolError } from './error.ts';
export type * from './operations.generated.ts';
export type { ClientOptions, Fetch, Retry } from './settings.ts';
export type { Call, FileId, JsonId, Method, More, OperationId } from './types.ts';
