/**
 * Sends what is due. A delivery is claimed in one short transaction, sent outside of any, and written down in another: whatever dies in
 * between, its lease passes and somebody sends it again. So it arrives at least once, under an id by which a receiver knows it.
 */

import type {
  Attempt,
  Clock,
  CryptoPort,
  DeliveryVerdict,
  TakenDelivery,
  Vault,
  WebhookStore,
} from '../../ports/index.ts';
import { withoutContent } from './content.ts';
import type { Outbound, Sent } from './outbound.ts';
import { DEADLINE_MS, isWornOut, LEASE_SECONDS, verdictOfFailure } from './schedule.ts';
import { openSecret } from './secret.ts';
import { deliveryHeaders } from './signature.ts';

export interface SenderParts {
  readonly webhooks: WebhookStore;
  readonly vault: Vault;
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  /** Told of what should not have happened: a store that does not answer, a secret that cannot be read. Must not throw. */
  readonly onFault: (error: unknown) => void;
}

export interface Sender {
  /** Claims what is due and starts sending it; tells how many there were. */
  tick(): Promise<number>;
  /** When everything that was started is written down. */
  settled(): Promise<void>;
  /** Ticks until stopped. */
  start(): void;
  /** Claims nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

const POLL_MS = 500;
/** When a delivery ends, the next one of its endpoint may be due: asked for soon, but once for several that end together. */
const ROUSED_MS = 20;
/** Most at once, and most at once of one endpoint: a receiver that hangs holds so many, and no other receiver's. */
const MOST_AT_ONCE = 512;
const PER_ENDPOINT = 4;
/** Pauses before writing down once more what the store did not take. */
const WRITE_AGAIN_MS: readonly number[] = [250, 1_000, 4_000];

export function openSender(parts: SenderParts): Sender {
  const running = new Set<Promise<void>>();
  let looping: Promise<void> | null = null;
  let stopped = false;
  let isRoused = false;
  let wake: () => void = () => undefined;

  function rouse(): void {
    isRoused = true;
    wake();
  }

  async function tick(): Promise<number> {
    const room = MOST_AT_ONCE - running.size;
    if (stopped || room <= 0) return 0;
    const taken = await parts.webhooks.take(room, PER_ENDPOINT, LEASE_SECONDS);
    for (const one of taken) {
      const work: Promise<void> = deliver(parts, one)
        .catch(parts.onFault)
        .finally(() => {
          running.delete(work);
          rouse();
        });
      running.add(work);
    }
    return taken.length;
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      isRoused = false;
      await tick().catch(parts.onFault);
      if (!stopped) await nap();
    }
  }

  function nap(): Promise<void> {
    return new Promise((resolve) => {
      let timer = setTimeout(resolve, isRoused ? ROUSED_MS : POLL_MS);
      wake = () => {
        wake = () => undefined;
        clearTimeout(timer);
        timer = setTimeout(resolve, stopped ? 0 : ROUSED_MS);
      };
    });
  }

  async function settled(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    tick,
    settled,
    start: () => {
      looping ??= loop();
    },
    stop: async () => {
      stopped = true;
      rouse();
      await looping;
      await settled();
    },
  };
}

/** One attempt, from its claim to its record. What throws here leaves the delivery to its lease. */
async function deliver(parts: SenderParts, taken: TakenDelivery): Promise<void> {
  const { clock } = parts;
  const { attempts } = taken.delivery;
  const atMs = clock.nowMs();
  if (isWornOut(attempts)) {
    const attempt: Attempt = { atMs, durationMs: 0, status: null, result: 'crashed' };
    return writeDown(parts, taken, attempt, verdictOfFailure(attempts));
  }
  const sent = await send(parts, taken, atMs);
  const attempt = attemptOf(sent, atMs, clock.nowMs());
  const verdict: DeliveryVerdict = attempt.result === 'ok' ? { kind: 'delivered' } : verdictOfFailure(attempts);
  return writeDown(parts, taken, attempt, verdict);
}

async function send({ vault, outbound, crypto }: SenderParts, taken: TakenDelivery, nowMs: number): Promise<Sent> {
  const { endpoint, delivery } = taken;
  const { url, previousSecret, includeContent } = endpoint;
  const body = includeContent ? taken.body : withoutContent(taken.body);
  const isOverlap = previousSecret !== null && nowMs < previousSecret.untilMs;
  const headers = await deliveryHeaders(
    {
      eventId: delivery.eventId,
      type: delivery.type,
      body,
      nowMs,
      secret: openSecret(endpoint.secret, vault),
      previous: isOverlap ? openSecret(previousSecret.secret, vault) : null,
    },
    crypto,
  );
  return outbound.send(url, headers, body, DEADLINE_MS);
}

/** Any 2xx is taken for received; every other status is a refusal, redirects and 410 among them. */
function attemptOf(sent: Sent, atMs: number, endMs: number): Attempt {
  const durationMs = Math.max(0, endMs - atMs);
  if ('fault' in sent) return { atMs, durationMs, status: null, result: sent.fault };
  const isTaken = sent.status >= 200 && sent.status < 300;
  return { atMs, durationMs, status: sent.status, result: isTaken ? 'ok' : 'status' };
}

/** A record that is lost means a second delivery, so a store that stumbles is asked again before the lease ends. */
async function writeDown(
  { webhooks }: SenderParts,
  taken: TakenDelivery,
  attempt: Attempt,
  verdict: DeliveryVerdict,
): Promise<void> {
  for (const pauseMs of WRITE_AGAIN_MS) {
    try {
      await webhooks.finish(taken, attempt, verdict);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  await webhooks.finish(taken, attempt, verdict);
}
