/**
 * Path and method → handler. Hono's routers match the path; the method is judged here, so that a wrong one is a 405 that names the right
 * ones.
 */

import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { tryDecodeURI, tryDecodeURIComponent } from 'hono/utils/url';
import type { Inquiry, Reply } from './inquiry.ts';

/** Who is at the other end of the connection, as the transport knows it. */
export interface Peer {
  /** The address of the socket, or `unknown`. */
  readonly address: string;
}

/** Parameters of a path by name, unescaped. */
export type PathParams = Readonly<Record<string, string>>;

export type Handler = (inquiry: Inquiry, peer: Peer, params: PathParams) => Reply | Promise<Reply>;

/** One method on some paths. GET answers HEAD too. */
export interface Door<Sign> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As people write them; a part in braces is a parameter. */
  readonly paths: readonly string[];
  /** What the fallbacks need to know of the place; the router only hands it on. */
  readonly sign: Sign;
  readonly handle: Handler;
}

/** What to do where no door opens; `sign` is that of the first door at the path. */
export interface Fallbacks<Sign> {
  readonly notFound: (inquiry: Inquiry, peer: Peer) => Reply | Promise<Reply>;
  readonly wrongMethod: (inquiry: Inquiry, peer: Peer, allow: readonly string[], sign: Sign) => Reply | Promise<Reply>;
  readonly preflight: (inquiry: Inquiry, peer: Peer, allow: readonly string[], sign: Sign) => Reply | Promise<Reply>;
}

export type Route = (inquiry: Inquiry, peer: Peer) => Promise<Reply>;

/**
 * Builds the router. Paths are matched exactly as written, a trailing slash included.
 *
 * @throws  Error when two doors share a method and a path
 */
export function buildRouter<Sign>(doors: readonly Door<Sign>[], fallbacks: Fallbacks<Sign>): Route {
  const router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const [path, methods] of plainBeforeNamed(doorsByPath(doors))) {
    const allow = [...methods.keys()]
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .concat('OPTIONS');
    const [{ sign }] = [...methods.values()] as [Door<Sign>];
    router.add('ALL', path.replace(/\{(\w+)\}/g, ':$1'), (inquiry, peer, params) => {
      const { method } = inquiry;
      if (method === 'OPTIONS') return fallbacks.preflight(inquiry, peer, allow, sign);
      const door = methods.get(method === 'HEAD' ? 'GET' : method);
      return door === undefined
        ? fallbacks.wrongMethod(inquiry, peer, allow, sign)
        : door.handle(inquiry, peer, params);
    });
  }
  return async (inquiry, peer) => {
    const [[first], stash] = router.match('ALL', pathOf(inquiry.url));
    if (first === undefined) return fallbacks.notFound(inquiry, peer);
    const [handle, named] = first;
    return handle(inquiry, peer, paramsOf(named, stash));
  };
}

/** The path of an absolute address, with its percent-escapes read where they can be. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const whole = url.slice(start);
  const end = whole.search(/[?#]/);
  const path = end < 0 ? whole : whole.slice(0, end);
  // An escaped percent sign stays one, so that it is not read twice.
  return path.includes('%') ? tryDecodeURI(path.replace(/%25/g, '%2525')) : path;
}

/** A router names a parameter's value, or its place in the stash. */
function paramsOf(named: Readonly<Record<string, string | number>>, stash: readonly string[] | undefined): PathParams {
  const params: Record<string, string> = {};
  for (const name in named) {
    const at = named[name] as string | number;
    params[name] = tryDecodeURIComponent(typeof at === 'number' ? (stash?.[at] ?? '') : at);
  }
  return params;
}

/** A written segment goes before a parameter at the same place: `/alerts/subscribe` before `/alerts/{id}`. */
function plainBeforeNamed<T>(byPath: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  const rank = (path: string): string => path.replace(/\{\w+\}/g, '\uffff');
  return [...byPath].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}

function doorsByPath<Sign>(doors: readonly Door<Sign>[]): Map<string, Map<string, Door<Sign>>> {
  const byPath = new Map<string, Map<string, Door<Sign>>>();
  for (const door of doors) {
    for (const path of door.paths) {
      const methods = byPath.get(path) ?? new Map<string, Door<Sign>>();
      if (methods.has(door.method)) throw new Error(`two rows answer ${door.method} ${path}`);
      byPath.set(path, methods.set(door.method, door));
    }
  }
  return byPath;
}
