/** Workers of the two kinds of host, as a pool sees them. The hosts' own types are met by shape: nothing is imported of either. */

import type { Asked, Told } from './messages.ts';

/** A worker at the other end. */
export interface Hand {
  post(asked: Asked): void;
  /** Ends it between any two instructions. @returns what is over when it is */
  end(): unknown;
  /** Whether it keeps the process alive; hosts without that notion leave it out. */
  hold?(isHeld: boolean): void;
}

/** Where a hand tells what it hears. */
export interface Hearing {
  told(message: Told): void;
  /** It ended, or could not be started. */
  lost(cause: unknown): void;
}

/** Starts a worker. @throws what the host throws when it cannot */
export type StartHand = (hearing: Hearing) => Hand;

/** What of `Worker` of `node:worker_threads` is used. */
export interface NodeWorkerLike {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
  ref(): void;
  unref(): void;
  on(event: string, listener: (value: unknown) => void): unknown;
}

/** What of a browser's `Worker` is used. */
export interface WebWorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessageerror: ((event: never) => void) | null;
}

/** Hands over threads of Node, Bun or Deno. @param start  makes one: `() => new Worker(file)` */
export function nodeHands(start: () => NodeWorkerLike): StartHand {
  return (hearing) => {
    const worker = start();
    worker.on('message', (message) => hearing.told(message as Told));
    worker.on('messageerror', (error) => hearing.lost(error));
    worker.on('error', (error) => hearing.lost(error));
    worker.on('exit', (code) => hearing.lost(new Error(`the worker ended with exit code ${code}`)));
    return {
      post: (asked) => worker.postMessage(asked),
      end: () => worker.terminate().catch(() => undefined),
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    };
  };
}

/** Hands over workers of a browser. @param start  makes one: `() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })` */
export function webHands(start: () => WebWorkerLike, welcome?: unknown): StartHand {
  return (hearing) => {
    const worker = start();
    worker.onmessage = ({ data }: { readonly data: Told }) => hearing.told(data);
    worker.onerror = ({ message }: { readonly message?: string }) =>
      hearing.lost(new Error(message ?? 'the worker could not be started'));
    worker.onmessageerror = () => hearing.lost(new Error('the worker said what cannot be read'));
    if (welcome !== undefined) worker.postMessage(welcome);
    return { post: (asked) => worker.postMessage(asked), end: () => worker.terminate() };
  };
}

/** A worker's own end of the line. */
export interface Port {
  tell(told: Told, transfer: readonly ArrayBuffer[]): void;
  hear(listener: (asked: Asked) => void): void;
}

/** What of `parentPort` of `node:worker_threads` is used. */
export interface NodePortLike {
  postMessage(message: unknown, transfer?: never): void;
  on(event: 'message', listener: (value: unknown) => void): unknown;
}

/** What of a worker's global scope is used. */
export interface WebScopeLike {
  postMessage(message: unknown, transfer?: never): void;
  addEventListener(event: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The port of a thread of Node: `portOfNode(parentPort)`. */
export function portOfNode(port: NodePortLike): Port {
  return {
    tell: (told, transfer) => port.postMessage(told, [...transfer] as never),
    hear: (listener) => void port.on('message', (asked) => listener(asked as Asked)),
  };
}

/** The port of a worker of a browser: `portOfWeb(self)`. */
export function portOfWeb(scope: WebScopeLike): Port {
  return {
    tell: (told, transfer) => scope.postMessage(told, [...transfer] as never),
    hear: (listener) => scope.addEventListener('message', ({ data }) => listener(data as Asked)),
  };
}
