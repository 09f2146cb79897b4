/** Events, and who wants to hear of them. */

/** What a webhook may tell of. */
export const EVENT_TYPES = [
  'chart.created',
  'chart.updated',
  'ai.response.completed',
  'ai.batch.completed',
  'billing.subscription.created',
  'billing.subscription.updated',
  'billing.subscription.cancelled',
  'billing.payment.failed',
  'usage.threshold.reached',
  'usage.limit.exceeded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** An event, ready to be written: its bytes are fixed now and sent unchanged at every attempt. */
export interface EventDraft {
  /** `evt_…` */
  readonly id: string;
  readonly type: EventType;
  readonly createdMs: number;
  /** JSON, at most 20 KB. */
  readonly body: string;
  /** At most one event of an account has this name; a second one is dropped. Null for no such rule. */
  readonly once: string | null;
}

/** Makes the bytes of an event and gives it an id. `once`: at most one event of an account has this name. */
export type DraftEvent = (type: EventType, data: Readonly<Record<string, unknown>>, once?: string | null) => EventDraft;

/** A subscription of an account. */
export interface Endpoint {
  /** `whk_…` */
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly EventType[];
  readonly status: EndpointStatus;
  /** Sealed; see `Vault`. */
  readonly secret: Uint8Array;
  /** The secret before the last rotation, while both sign. */
  readonly previousSecret: { readonly secret: Uint8Array; readonly untilMs: number } | null;
  /** Whether events may carry question and answer text. */
  readonly includeContent: boolean;
  readonly createdMs: number;
  /** Deliveries that died one after another. */
  readonly deadInRow: number;
  readonly lastDelivery: { readonly status: DeliveryStatus; readonly atMs: number } | null;
}

export const ENDPOINT_STATUSES = ['active', 'paused', 'disabled'] as const;
export type EndpointStatus = (typeof ENDPOINT_STATUSES)[number];

/** `failed` is final: the last attempt went wrong, or the endpoint is gone. */
export const DELIVERY_STATUSES = ['pending', 'sending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One try: what came of it, in words that tell the subscriber nothing about the network behind us. */
export interface Attempt {
  readonly atMs: number;
  readonly durationMs: number;
  /** The receiver's status; null when there was none. */
  readonly status: number | null;
  readonly result: 'ok' | 'status' | 'timeout' | 'tls' | 'refused' | 'dns' | 'blocked' | 'crashed';
}

export interface Delivery {
  /** `dlv_…` */
  readonly id: string;
  readonly eventId: string;
  readonly endpointId: string;
  readonly type: EventType;
  readonly status: DeliveryStatus;
  readonly attempts: readonly Attempt[];
  /** Null when nothing more will be tried. */
  readonly nextAttemptMs: number | null;
  readonly createdMs: number;
}

/** A delivery taken by one sender for as long as its lease lasts. */
export interface TakenDelivery {
  readonly delivery: Delivery;
  /** Proves that the delivery is still this sender's. */
  readonly token: string;
  readonly endpoint: Endpoint;
  readonly body: string;
}

/** What becomes of a delivery after an attempt. */
export type DeliveryVerdict =
  | { readonly kind: 'delivered' }
  /** Counted from now, the end of the attempt, by the store's clock. */
  | { readonly kind: 'retry'; readonly inSeconds: number }
  /** The endpoint is disabled when it is the so many-th in a row. */
  | { readonly kind: 'failed'; readonly disableAfter: number };

/** What may be changed of a subscription. */
export type EndpointChange = Partial<
  Pick<Endpoint, 'url' | 'events' | 'status' | 'secret' | 'previousSecret' | 'includeContent'>
>;

export interface WebhookStore {
  /** False when the account has so many already. */
  add(endpoint: Endpoint, most: number): Promise<boolean>;
  /** Oldest first. */
  list(accountId: string): Promise<readonly Endpoint[]>;
  find(accountId: string, id: string): Promise<Endpoint | null>;
  /**
   * Null when there is none. A change of status to `active` starts `deadInRow` afresh.
   *
   * @param changeOf  the change that follows from how the subscription stands while nobody else changes it; null for none. It may be asked
   *                  twice, and must neither wait nor reach outside
   */
  change(
    accountId: string,
    id: string,
    changeOf: (standing: Endpoint) => EndpointChange | null,
  ): Promise<Endpoint | null>;
  /** Its waiting deliveries fail. False when there is none. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Writes events with a delivery for each active endpoint that asked for them. */
  emit(accountId: string, events: readonly EventDraft[]): Promise<void>;
  /** Writes an event for one endpoint, whatever it asked for. Null when there is no such endpoint. */
  emitTo(accountId: string, endpointId: string, event: EventDraft): Promise<Delivery | null>;
  /**
   * Takes what is due, soonest first, at most `perEndpoint` of one endpoint including those under way. A lease that passed counts as due, and
   * is noted as an attempt with result `crashed` by whoever takes the delivery next. What waits for an endpoint that is not active goes on waiting.
   */
  take(limit: number, perEndpoint: number, leaseSeconds: number): Promise<readonly TakenDelivery[]>;
  /** Notes the attempt, and what becomes of the delivery. False when it is no longer this sender's; then nothing changes. */
  finish(taken: TakenDelivery, attempt: Attempt, verdict: DeliveryVerdict): Promise<boolean>;
  /** Newest first. `before` is the id of the last delivery seen. Null when there is no such endpoint. */
  deliveries(
    accountId: string,
    endpointId: string,
    limit: number,
    before: string | null,
  ): Promise<readonly Delivery[] | null>;
  /**
   * Makes a finished delivery due again with a fresh schedule, its attempts forgotten. Null when there is none of that account; `busy` while it is pending or under
   * way, `forgotten` when the text of its event is not kept any more.
   */
  redeliver(accountId: string, deliveryId: string): Promise<Delivery | 'busy' | 'forgotten' | null>;
  /**
   * Forgets the texts of events that are older than so many milliseconds, at most `limit` of them; what still waits for a receiver keeps its text. Deliveries and
   * attempts go on being listed.
   *
   * @returns how many events have no text any more
   */
  forget(olderThanMs: number, limit: number): Promise<number>;
}
