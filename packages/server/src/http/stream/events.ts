/** What a streamed answer tells, event by event, whatever form it travels in. Money is in US dollars, as everywhere at the edge. */

export interface StartedEvent {
  readonly type: 'started';
  readonly requestId: string;
  readonly conversationId: string;
  readonly speed: string;
  readonly version: string;
  /** A range for people. */
  readonly cost: string;
}

export interface ProgressEvent {
  readonly type: 'progress';
  readonly stage: string;
  /** 0 … 100. */
  readonly percent: number;
}

export interface StageEvent {
  readonly type: 'stage_completed';
  readonly stage: 'time' | 'chart' | 'facts' | 'interpretation';
  readonly durationMs: number;
  /** Of the stage `chart` alone. */
  readonly birthChart?: Readonly<Record<string, unknown>>;
}

export interface SourcesEvent {
  readonly type: 'data_sources';
  readonly engine: string;
  readonly dataSource: string;
  readonly rulesEdition: string;
  readonly ephemeris: string;
}

/** A piece of the answer: all texts in their order are the `response` of `completed`, byte for byte. */
export interface DeltaEvent {
  readonly type: 'delta';
  /** From 0, without gaps. */
  readonly index: number;
  readonly text: string;
}

export interface StreamUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly total_tokens: number;
}

export interface BillingEvent {
  readonly type: 'billing_completed';
  readonly cost: { readonly total_usd: number; readonly currency: 'USD' };
  readonly wallet: {
    readonly balance_before: number;
    readonly deducted: number;
    readonly balance_after: number;
    readonly currency: 'USD';
  };
  readonly usage: StreamUsage;
}

/** The wallet did not pay; an `error` follows, never `completed`. */
export interface BillingErrorEvent {
  readonly type: 'billing_error';
  readonly code: string;
  readonly message: string;
  readonly charged: 0;
}

/** The last event of an answer, with all of it: the record that the same question is answered with when nothing is streamed. */
export interface CompletedEvent {
  readonly type: 'completed';
  readonly response: string;
  readonly [further: string]: unknown;
}

/** The last event of an answer that failed. */
export interface ErrorEvent {
  readonly type: 'error';
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
  /** Whole seconds. */
  readonly retryAfter?: number;
  /** Whether nothing stays charged: what was set aside or paid has been given back in full. */
  readonly refunded: boolean;
}

export type StreamEvent =
  | StartedEvent
  | ProgressEvent
  | StageEvent
  | SourcesEvent
  | DeltaEvent
  | BillingEvent
  | BillingErrorEvent
  | CompletedEvent
  | ErrorEvent;

/** Whether nothing follows. */
export function isLast({ type }: StreamEvent): boolean {
  return type === 'completed' || type === 'error';
}
