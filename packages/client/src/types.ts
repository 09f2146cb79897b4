/** The types of a call, worked out from what the server publishes. */

import type { Operations } from './operations.generated.ts';
import type { Asked } from './prepare.ts';

export type OperationId = keyof Operations;

/** Operations that answer with JSON. */
export type JsonId = {
  [Id in OperationId]: Operations[Id]['answer'] extends string | Uint8Array ? never : Id;
}[OperationId];

/** Operations that answer with text or bytes, always or when asked. */
export type FileId = { [Id in OperationId]: [Operations[Id]['other']] extends [never] ? never : Id }[OperationId];

/** A query is written as text, so figures may be handed in as figures. */
type Written<Query> = {
  readonly [Name in keyof Query]: string extends NonNullable<Query[Name]> ? Query[Name] | number : Query[Name];
};

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** A query of which nothing is needed may be left out; a body is needed even when each of its members may be missing. */
type Lax<Query> = Record<never, never> extends Query ? Query | undefined : Query;

/** Everything of a call but what is asked. */
export type More = Pick<Asked, 'headers' | 'signal' | 'idempotencyKey'>;

export type BodyOf<Id extends OperationId> = Operations[Id]['body'];
export type QueryOf<Id extends OperationId> = Operations[Id]['query'] extends undefined
  ? undefined
  : Written<NonNullable<Operations[Id]['query']>>;

/** What `call` takes for an operation. */
export type Call<Id extends OperationId> = Part<'params', Operations[Id]['params']> &
  Part<'query', Lax<QueryOf<Id>>> &
  Part<'body', BodyOf<Id>> &
  More;

/** The call itself may be left out where nothing in it is needed. */
export type Rest<Value> = Record<never, never> extends Value ? readonly [value?: Value] : readonly [value: Value];

/** What a method is asked: the body, or the query where there is none. */
type AskedOf<Id extends OperationId> = [BodyOf<Id>] extends [undefined] ? Lax<QueryOf<Id>> : BodyOf<Id>;

type AskedPart<Value> = [Value] extends [undefined]
  ? readonly [asked?: Record<string, never>]
  : undefined extends Value
    ? readonly [asked?: Value]
    : readonly [asked: Value];

type NamedPart<Params> = [Params] extends [undefined] ? readonly [] : readonly [name: string];

/** A method: the name in its address, where there is one; what is asked; then the rest of the call. */
export type Method<Id extends OperationId> = (
  ...given: [...NamedPart<Operations[Id]['params']>, ...AskedPart<AskedOf<Id>>, more?: More]
) => Promise<Operations[Id]['answer']>;
