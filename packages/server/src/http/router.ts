/**
 * Path and method → handler. Hono matches the path; the method is judged here, so that a wrong one is a 405 that names the right ones.
 */

import { Hono } from 'hono';

/** Who is at the other end of the connection, as the transport knows it. */
export interface Peer {
  /** The address of the socket, or `unknown`. */
  readonly address: string;
}

export type Handler = (request: Request, peer: Peer) => Promise<Response>;

/** One method on some paths. GET answers HEAD too. */
export interface Door<Sign> {
  readonly method: 'GET' | 'POST';
  readonly paths: readonly string[];
  /** What the fallbacks need to know of the place; the router only hands it on. */
  readonly sign: Sign;
  readonly handle: Handler;
}

/** What to do where no door opens; `sign` is that of the first door at the path. */
export interface Fallbacks<Sign> {
  readonly notFound: Handler;
  readonly wrongMethod: (request: Request, peer: Peer, allow: readonly string[], sign: Sign) => Promise<Response>;
  readonly preflight: (request: Request, peer: Peer, allow: readonly string[], sign: Sign) => Promise<Response>;
}

/**
 * Builds the router. Paths are matched exactly as written, a trailing slash included.
 *
 * @throws  Error when two doors share a method and a path
 */
export function buildRouter<Sign>(doors: readonly Door<Sign>[], fallbacks: Fallbacks<Sign>): Handler {
  const hono = new Hono<{ Bindings: { peer: Peer } }>({ strict: true });
  for (const [path, methods] of doorsByPath(doors)) {
    const allow = [...methods.keys()]
      .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      .concat('OPTIONS');
    const [{ sign }] = [...methods.values()] as [Door<Sign>];
    hono.all(path, ({ req: { raw }, env: { peer } }) => {
      const method = raw.method.toUpperCase();
      if (method === 'OPTIONS') return fallbacks.preflight(raw, peer, allow, sign);
      const door = methods.get(method === 'HEAD' ? 'GET' : method);
      return door === undefined ? fallbacks.wrongMethod(raw, peer, allow, sign) : door.handle(raw, peer);
    });
  }
  hono.notFound(({ req: { raw }, env: { peer } }) => fallbacks.notFound(raw, peer));
  hono.onError((error) => {
    throw error;
  });
  return async (request, peer) => hono.fetch(request, { peer });
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
