/** What goes into a streamed question and what comes out of it, event by event. */

import type { BodyOf } from './types.ts';

/** The question, as the server publishes it. Neither in another format, which is no stream of these events, nor with a receipt. */
export type StreamBody = Omit<BodyOf<'astrologyQueryStream'>, 'format' | 'receipt'>;

/** A birth of a question. */
export type StreamBirth = NonNullable<StreamBody['birthDetails']>;

export interface StreamStartedEvent {
  readonly type: 'started';
  readonly requestId: string;
  readonly conversationId: string;
  readonly speed: string;
  readonly version: string;
  /** A range for people; what is charged stands in `billing_completed`. */
  readonly cost: string;
}

export interface StreamProgressEvent {
  readonly type: 'progress';
  readonly stage: string;
  /** 0 … 100. */
  readonly percent: number;
}

export interface StreamStageEvent {
  readonly type: 'stage_completed';
  readonly stage: string;
  readonly durationMs: number;
  /** After the stage `chart`. */
  readonly birthChart?: Readonly<Record<string, unknown>>;
}

export interface StreamSourcesEvent {
  readonly type: 'data_sources';
  readonly engine: string;
  readonly dataSource: string;
  readonly rulesEdition: string;
  readonly ephemeris: string;
}

/** A piece of the answer: all texts in their order are the whole `response`. */
export interface StreamDeltaEvent {
  readonly type: 'delta';
  readonly index: number;
  readonly text: string;
}

/** Money in USD. */
export interface StreamBillingEvent {
  readonly type: 'billing_completed';
  readonly cost: { readonly total_usd: number; readonly currency: 'USD' };
  readonly wallet: {
    readonly balance_before: number;
    readonly deducted: number;
    readonly balance_after: number;
    readonly currency: 'USD';
  };
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number; readonly total_tokens: number };
}

/** The wallet did not pay; an `error` follows. */
export interface StreamBillingErrorEvent {
  readonly type: 'billing_error';
  readonly code: string;
  readonly message: string;
  readonly charged: 0;
}

/** The last event, with the whole answer. */
export interface StreamCompletedEvent {
  readonly type: 'completed';
  readonly response: string;
  readonly conversationId: string;
  readonly followUpSuggestions: readonly string[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly [further: string]: unknown;
}

/** Never handed out: it is thrown as a KhagolError. */
export interface StreamErrorEvent {
  readonly type: 'error';
  readonly code: string;
  readonly message: string;
  readonly retryable?: boolean;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly refunded?: boolean;
}

/** What a stream hands out. */
export type StreamEvent =
  | StreamStartedEvent
  | StreamProgressEvent
  | StreamStageEvent
  | StreamSourcesEvent
  | StreamDeltaEvent
  | StreamBillingEvent
  | StreamBillingErrorEvent
  | StreamCompletedEvent;
