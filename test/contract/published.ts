/**
 * The document as a judge of the server: every answer that leaves a test's house is held against it – status, content type, headers, body. So
 * each test of the server is a test of the document, without a word in it.
 */

import type { App } from '../../packages/server/src/app.ts';
import { openApiDocument } from '../../packages/server/src/contract/openapi.ts';
import type { Operation } from '../../packages/server/src/contract/operation.ts';
import { inquiryOf, isStream, type Reply, responseOf } from '../../packages/server/src/http/inquiry.ts';
import { resolved, schemaFaults } from './schema-check.ts';

type Json = Readonly<Record<string, unknown>>;
type Responses = Readonly<Record<string, Json>>;

/** How many answers were judged in this file, for whoever wants to know. */
export const judged = { answers: 0, bodies: 0, operations: new Set<string>() };

/** The same server; an answer that the document does not tell of is thrown at the test that asked for it. */
export function judgedApp(app: App, version: string): App {
  const published = publishedOf(app.operations, version);
  const answer: App['answer'] = async (inquiry, peer) => {
    const reply = await app.answer(inquiry, peer);
    const pathname = pathOf(inquiry.url);
    const faults = answerFaults(published, inquiry.method, pathname, reply);
    if (faults.length > 0)
      throw new Error(
        `the document does not tell of this answer to ${inquiry.method} ${pathname}: ${faults.join('; ')}`,
      );
    return reply;
  };
  const judging = async (request: Request, peer?: Parameters<App>[1]): Promise<Response> =>
    responseOf(await answer(inquiryOf(request), peer));
  return Object.assign(judging, { ...app, answer });
}

/** A document with its paths ready to be matched. */
export interface Published {
  readonly document: Json;
  readonly routes: readonly { readonly form: RegExp; readonly path: string; readonly methods: Map<string, Json> }[];
}

const documents = new Map<string, Published>();

/** The document of these operations; made once for all houses of a file that serve the same. */
export function publishedOf(operations: readonly Operation[], version: string): Published {
  const key = operations.map(({ method, path, price }) => `${method} ${path} ${price?.amount}`).join();
  let known = documents.get(key);
  if (known === undefined) {
    known = publishedIn(openApiDocument(operations, version));
    documents.set(key, known);
  }
  return known;
}

/** A document as a server gives it out. */
export function publishedIn(document: Json): Published {
  const routes = new Map<string, Map<string, Json>>();
  for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Json>>))
    for (const [method, operation] of Object.entries(methods))
      for (const address of [path, ...((operation['x-aliases'] ?? []) as string[])])
        routes.set(address, (routes.get(address) ?? new Map<string, Json>()).set(method.toUpperCase(), operation));
  const rank = (path: string): string => path.replace(/\{\w+\}/g, '\uffff');
  return {
    document,
    routes: [...routes]
      .sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
      .map(([path, methods]) => ({
        path,
        methods,
        form: new RegExp(`^${path.replace(/[.+*?^$()[\]|\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
      })),
  };
}

/** What the document does not tell of this answer; empty when it tells all of it, or when it does not speak of the address. */
export function answerFaults(published: Published, asked: string, pathname: string, reply: Reply): readonly string[] {
  if (asked === 'OPTIONS') return [];
  const route = published.routes.find(({ form }) => form.test(pathname));
  if (route === undefined) return [];
  const method = asked === 'HEAD' ? 'GET' : asked;
  const { methods } = route;
  const operation = methods.get(method) ?? [...methods.values()][0];
  if (operation === undefined) return [];
  judged.answers += 1;
  judged.operations.add(String(operation['operationId']));
  // An expectation is refused before the method is looked at.
  if (!methods.has(method) && reply.status !== 405 && reply.status !== 417)
    return [`${reply.status} where the method is unknown`];
  const { document } = published;
  const told = (operation['responses'] as Responses)[reply.status];
  if (told === undefined) return [`status ${reply.status} ${briefly(reply.body)}`];
  const response = resolved(told, document);
  return [
    ...headerFaults(response, reply, document),
    ...(asked === 'HEAD' ? [] : bodyFaults(response, reply, document)),
  ];
}

/** Headers that every transport adds for itself, or that only a page in a browser asked for. */
const BESIDE =
  /^(?:content-type|content-length|content-encoding|date|connection|keep-alive|vary|access-control-[\w-]+)$/;

function headerFaults(response: Json, { headers }: Reply, document: Json): readonly string[] {
  const told = Object.entries((response['headers'] ?? {}) as Record<string, Json>).map(
    ([name, header]) => [name.toLowerCase(), resolved(header, document)] as const,
  );
  const faults = told.flatMap(([name, header]) => {
    const value = headers[name];
    if (value === undefined) return header['required'] === true ? [`without ${name}`] : [];
    const schema = header['schema'] as Json;
    const read = resolved(schema, document)['type'] === 'integer' ? Number(value) : value;
    return schemaFaults(schema, read, document, name);
  });
  const known = new Set(told.map(([name]) => name));
  const untold = Object.keys(headers).filter((name) => !known.has(name) && !BESIDE.test(name));
  return [...faults, ...untold.map((name) => `the header ${name}`)];
}

function bodyFaults(response: Json, { headers, body }: Reply, document: Json): readonly string[] {
  const content = response['content'] as Readonly<Record<string, Json>> | undefined;
  if (content === undefined) return body === null ? [] : ['a body'];
  const type = (headers['content-type'] ?? '').split(';', 1)[0] as string;
  const media = content[type];
  if (media === undefined) return [`the type ${type}`];
  if (type !== 'application/json' || headers['content-encoding'] !== undefined) return [];
  judged.bodies += 1;
  if (isStream(body)) return ['a stream of JSON'];
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body ?? undefined);
  return schemaFaults(media['schema'] as Json, JSON.parse(text), document).slice(0, 5);
}

/** The path of an address as it is written, whatever else is wrong with the address; its escapes read where they can be. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  try {
    return decodeURI(path.replace(/%25/g, '%2525'));
  } catch {
    return path;
  }
}

function briefly(body: Reply['body']): string {
  return typeof body === 'string' ? body.slice(0, 200) : '';
}
