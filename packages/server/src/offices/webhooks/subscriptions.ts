/** What an account does with its subscriptions. The words of a request are understood before; here are the rules. */

import type {
  Clock,
  CryptoPort,
  Delivery,
  Endpoint,
  EventDraft,
  EventType,
  Vault,
  WebhookStore,
} from '../../ports/index.ts';
import type { Outbound } from './outbound.ts';
import { freshSecret, sealSecret } from './secret.ts';

/** Most that an account may have. */
export const MOST_SUBSCRIPTIONS = 20;
/** How long the secret before goes on signing. */
export const OVERLAP_MS: number = 24 * 3_600_000;

export interface SubscriptionParts {
  readonly webhooks: WebhookStore;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  /** A fresh id after the prefix. */
  readonly newId: (prefix: string) => string;
}

export interface Wish {
  readonly url: string;
  readonly events: readonly EventType[];
  /** Null has one made. */
  readonly secret: string | null;
  readonly includeContent: boolean;
}

/** What may be changed; a status `disabled` is ours to give. */
export interface Change {
  readonly url?: string;
  readonly events?: readonly EventType[];
  readonly status?: 'active' | 'paused';
  readonly includeContent?: boolean;
}

/** An address that is not sent to; the sentence is for the caller. */
export interface BadUrl {
  readonly kind: 'bad-url';
  readonly why: string;
}

export interface Subscriptions {
  /** The secret is told here and never again. */
  subscribe(
    accountId: string,
    wish: Wish,
  ): Promise<
    { readonly kind: 'subscribed'; readonly endpoint: Endpoint; readonly secret: string } | BadUrl | { kind: 'full' }
  >;
  change(
    accountId: string,
    id: string,
    change: Change,
  ): Promise<{ readonly kind: 'changed'; readonly endpoint: Endpoint } | BadUrl | null>;
  /** `early` while the last change of secret still overlaps, unless forced: whoever holds the oldest one would be cut off unawares. */
  rotate(
    accountId: string,
    id: string,
    secret: string | null,
    isForced: boolean,
  ): Promise<
    | { readonly kind: 'rotated'; readonly secret: string; readonly previousUntilMs: number }
    | { readonly kind: 'early'; readonly untilMs: number }
    | null
  >;
  /** Sends one event to one subscription. `idle` when nothing is sent to it now. */
  tell(accountId: string, id: string, event: EventDraft): Promise<Delivery | 'idle' | null>;
}

export function subscriptionsOffice(parts: SubscriptionParts): Subscriptions {
  const { webhooks, vault, outbound, clock, crypto, newId } = parts;
  return {
    subscribe: async (accountId, { url, events, secret: given, includeContent }) => {
      const admission = await outbound.admit(url);
      if (admission.kind === 'refused') return { kind: 'bad-url', why: admission.why };
      const secret = given ?? freshSecret(crypto);
      const endpoint: Endpoint = {
        id: newId('whk'),
        accountId,
        url: admission.url,
        events,
        status: 'active',
        secret: sealSecret(secret, vault),
        previousSecret: null,
        includeContent,
        createdMs: clock.nowMs(),
        deadInRow: 0,
        lastDelivery: null,
      };
      const added = await webhooks.add(endpoint, MOST_SUBSCRIPTIONS);
      return added ? { kind: 'subscribed', endpoint, secret } : { kind: 'full' };
    },

    change: async (accountId, id, change) => {
      if ((await webhooks.find(accountId, id)) === null) return null;
      const admission = change.url === undefined ? null : await outbound.admit(change.url);
      if (admission?.kind === 'refused') return { kind: 'bad-url', why: admission.why };
      const endpoint = await webhooks.change(accountId, id, () => ({
        ...change,
        ...(admission === null ? {} : { url: admission.url }),
      }));
      return endpoint === null ? null : { kind: 'changed', endpoint };
    },

    rotate: async (accountId, id, given, isForced) => {
      const secret = given ?? freshSecret(crypto);
      const sealed = sealSecret(secret, vault);
      const nowMs = clock.nowMs();
      const untilMs = nowMs + OVERLAP_MS;
      let earlyMs = null as number | null;
      // Judged where it is changed: of two that arrive together one would hold a secret that never signs.
      const endpoint = await webhooks.change(accountId, id, (standing) => {
        const overlapMs = standing.previousSecret?.untilMs ?? 0;
        earlyMs = overlapMs > nowMs && !isForced ? overlapMs : null;
        return earlyMs === null ? { secret: sealed, previousSecret: { secret: standing.secret, untilMs } } : null;
      });
      if (endpoint === null) return null;
      if (earlyMs !== null) return { kind: 'early', untilMs: earlyMs };
      return { kind: 'rotated', secret, previousUntilMs: untilMs };
    },

    tell: async (accountId, id, event) => {
      const endpoint = await webhooks.find(accountId, id);
      if (endpoint === null) return null;
      return endpoint.status === 'active' ? webhooks.emitTo(accountId, id, event) : 'idle';
    },
  };
}
