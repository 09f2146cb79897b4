/** What lies around the server: time, chance, a vault, a log, meters, files. */

/** Wall-clock time. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  nowMs(): number;
}

/** Chance and fingerprints. */
export interface CryptoPort {
  /** Bytes nobody can guess. */
  randomBytes(count: number): Uint8Array;
  /** 32 bytes. */
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  /** The same of a text in UTF-8, at once; absent where the host only promises it. */
  sha256Now?(text: string): Uint8Array;
}

/** What an adapter says of itself in `/healthz` and at the start. */
export interface AdapterNote {
  readonly adapter: string;
  /** True when what it holds outlives the process. */
  readonly durable: boolean;
  readonly note: string;
}

/** Encrypts what must be read again: webhook secrets, remembered answers. Synchronous, so that a transaction can use it. */
export interface Vault {
  /** Sealed bytes name the key that sealed them. */
  seal(plain: Uint8Array): Uint8Array;
  /** @throws Error when the bytes were altered or the key is unknown */
  open(sealed: Uint8Array): Uint8Array;
}

/** One line of log: an allow-list, so that no secret and no birth can slip in. */
export interface LogLine {
  readonly event: 'request' | 'start' | 'stop' | 'fault';
  readonly level: 'info' | 'warn' | 'error';
  readonly requestId?: string;
  /** The caller's own trace id, when it is well formed. */
  readonly trace?: string;
  readonly method?: string;
  /** Canonical path of the row, never the path as asked. */
  readonly route?: string;
  readonly status?: number;
  readonly code?: string;
  readonly durationMs?: number;
  readonly accountId?: string;
  readonly keyId?: string;
  readonly chargedMicroUsd?: string;
  readonly bytes?: number;
  readonly replayed?: boolean;
  /** Of how many calls the line tells, where that is more than one; all else in it is of the latest. */
  readonly calls?: number;
  /** Name and place of an unexpected fault; never its message when that could quote input. */
  readonly fault?: string;
  readonly note?: string;
}

export interface Log {
  write(line: LogLine): void;
}

/** What is measured of an answered call. No account, key or address: those are many, and nobody's business in a chart. */
export interface Answered {
  readonly method: string;
  /** Canonical path of the row, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly startedMs: number;
  readonly endedMs: number;
  readonly code: string | null;
  readonly charged: boolean;
  readonly replayed: boolean;
}

/** What is counted beside calls. */
export type Counted =
  | 'holds.expired'
  | 'answers.forgotten'
  | 'deliveries.delivered'
  | 'deliveries.retried'
  | 'deliveries.failed'
  | 'calls.shed';

/** Where measurements go. */
export interface Telemetry {
  answered(call: Answered): void;
  count(what: Counted, by: number): void;
  /** Work inside a call, timed under a name such as `engine` or `store.settle`. */
  span<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** A page file, ready to send. */
export interface SiteFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly contentType: string;
  /** Strong, in quotes. */
  readonly etag: string;
  /** The name holds a hash of the content, so it may be kept for ever. */
  readonly immutable: boolean;
}

/** The built page. */
export interface Site {
  /** The file under an absolute path such as `/`, or null. */
  find(path: string): SiteFile | null;
}
