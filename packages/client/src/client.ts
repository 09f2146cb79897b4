/** The client: every published operation under `call`, the everyday ones as methods. */

import { open, readFile, readJson } from './attempt.ts';
import { invalidCall } from './error.ts';
import { GROUPS } from './groups.ts';
import type { Operations } from './operations.generated.ts';
import { perform } from './perform.ts';
import { type Asked, prepare } from './prepare.ts';
import { ROUTES } from './routes.generated.ts';
import { type ClientOptions, readSettings, type Settings } from './settings.ts';
import type { Call, FileId, JsonId, Method, More, OperationId, Rest } from './types.ts';

type Groups = {
  readonly [Group in keyof typeof GROUPS]: {
    readonly [Name in keyof (typeof GROUPS)[Group]]: (typeof GROUPS)[Group][Name] extends OperationId
      ? Method<(typeof GROUPS)[Group][Name]>
      : never;
  };
};

/** Every operation whose id begins with `sandbox`, under the rest of its id. */
type Sandbox = {
  readonly [Id in OperationId as Id extends `sandbox${infer Name}` ? Uncapitalize<Name> : never]: Method<Id>;
};

export interface Client extends Groups {
  /** Examples that need no key and cost nothing. */
  readonly sandbox: Sandbox;
  /**
   * Any operation of the document by its id.
   *
   * @returns the answer as the server wrote it
   * @throws  KhagolError
   */
  call<Id extends JsonId>(operation: Id, ...call: Rest<Call<Id>>): Promise<Operations[Id]['answer']>;
  /**
   * The same for an answer that is a drawing, a page or bytes.
   *
   * @returns text for types of text, SVG and JSON among them; bytes for the others
   * @throws  KhagolError
   */
  file<Id extends FileId>(operation: Id, ...call: Rest<Call<Id>>): Promise<Operations[Id]['other']>;
}

/** The table again, as far as the program reads it; a name of no operation is seen by the compiler here. */
const METHODS: Readonly<Record<string, Readonly<Record<string, OperationId>>>> = GROUPS;
const settingsOf = new WeakMap<object, Settings>();

/**
 * A client of one server. It holds no connection and no state between calls.
 *
 * @throws  KhagolError INVALID_CALL for an option that cannot be used
 */
export function createClient(options: ClientOptions): Client {
  const settings = readSettings(options);
  const ask = async (operation: string, asked: Asked, accept: string, read: typeof readFile | typeof readJson) => {
    const prepared = prepare(operation, routeOf(operation), accept, asked, settings);
    return perform(prepared, settings, async (limit) =>
      read(prepared, settings, limit, await open(prepared, settings, limit)),
    );
  };
  const call = (operation: string, asked: Asked = {}) => ask(operation, asked, 'application/json', readJson);
  const file = (operation: string, asked: Asked = {}) => ask(operation, asked, '*/*', readFile);
  const method = (operation: string) => methodOf(routeOf(operation), (asked) => call(operation, asked));
  const groups = Object.entries(METHODS).map(
    ([group, names]) => [group, mapped(Object.entries(names), method)] as const,
  );
  const sandbox = Object.keys(ROUTES)
    .filter((id) => id.startsWith('sandbox'))
    .map((id) => [id.charAt(7).toLowerCase() + id.slice(8), id] as const);
  const client = { call, file, sandbox: mapped(sandbox, method), ...Object.fromEntries(groups) };
  settingsOf.set(client, settings);
  return client as unknown as Client;
}

/** The settings of a client, for the parts of this package that call in another way. @throws KhagolError INVALID_CALL */
export function settingsOfClient(client: Client): Settings {
  const settings = settingsOf.get(client);
  if (settings === undefined) throw invalidCall('client is one that createClient made.');
  return settings;
}

function routeOf(operation: string): string {
  if (!Object.hasOwn(ROUTES, operation)) throw invalidCall('There is no operation of this name.');
  return ROUTES[operation as OperationId];
}

function mapped<Value>(
  entries: readonly (readonly [name: string, operation: string])[],
  method: (operation: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries.map(([name, operation]) => [name, method(operation)]));
}

function methodOf(route: string, call: (asked: Asked) => Promise<unknown>): (...given: unknown[]) => Promise<unknown> {
  const named = /\{(\w+)\}/.exec(route)?.[1];
  const asks = /^P/.test(route) ? 'body' : 'query';
  return async (...given) => {
    const params = named === undefined ? undefined : { [named]: given.shift() };
    const [asked, more] = given as [object | undefined, More | undefined];
    return call({ ...more, params, [asks]: asked });
  };
}
