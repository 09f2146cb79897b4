/** Requests to the outside whose answers are read piece by piece. The `fetch` of every runtime is one; Node's server brings one that guards where it goes. */

export interface FetchAsk {
  readonly method: 'POST';
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Ends the request or the reading of its answer, and with it the connection. */
  readonly signal: AbortSignal;
  /** No answer is followed elsewhere. */
  readonly redirect: 'error';
  /** How long a connection may take to stand, milliseconds; a host that cannot tell leaves it to the signal. */
  readonly connectMs: number;
}

export interface FetchAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** @throws  Error when there was no answer, of any kind: who asks learns no more than that */
export type Fetch = (url: string, ask: FetchAsk) => Promise<FetchAnswer>;
