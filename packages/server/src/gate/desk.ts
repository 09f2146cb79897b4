/** What the gate works with: the ports, and the settings an operator may change. */

import type { Labels } from '../contract/envelopes.ts';
import type { Keyring } from '../offices/keys/keyring.ts';
import type { Clock, CryptoPort, DraftEvent, Ledger, Limiter, Log, Telemetry, WebhookStore } from '../ports/index.ts';
import type { Crowd, CrowdLimits } from './crowd.ts';
import type { Line } from './line.ts';
import type { StreamLimits, Streams } from './streams.ts';

export interface Settings {
  /** Under which address the server is known, no stroke at the end; null where that is the one a call came to. */
  readonly publicUrl: string | null;
  /** Calls per minute and address without a key. */
  readonly addressPerMinute: number;
  /** Origins whose pages may read priced answers. */
  readonly corsOrigins: readonly string[];
  /** How many proxies in front of us may be believed about the caller's address. */
  readonly trustedProxies: number;
  readonly labels: Labels;
  /** Where an account is topped up, and a plan changed. */
  readonly purchaseUrl: string;
  readonly upgradeUrl: string;
  /** SHA-256 of the operator's key; null when nobody may administer over HTTP. */
  readonly adminKeyDigest: Uint8Array | null;
  /** Whether whoever comes without that key is told so, and not that there is nothing. */
  readonly adminUnmasked: boolean;
  /** Charged and free calls with a key that may be under way at once. */
  readonly crowd: CrowdLimits;
  /** Answers that may be told at once bit by bit. */
  readonly streams: StreamLimits;
  /** Platforms whose devices may be asked for an attestation: `ios`, `android`. */
  readonly attestationPlatforms: readonly string[];
  /** Whether the tier `fast` needs the plan Business; published both ways. */
  readonly fastRequiresPlan: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  publicUrl: null,
  addressPerMinute: 10,
  corsOrigins: [],
  trustedProxies: 0,
  labels: { engine: 'service-intelligence', dataSource: 'service-ephemeris' },
  purchaseUrl: '/billing',
  upgradeUrl: '/billing/plans',
  adminKeyDigest: null,
  adminUnmasked: false,
  crowd: { inAll: 2_048, ofOne: 512 },
  streams: { inAll: 256, ofOne: 5 },
  attestationPlatforms: [],
  fastRequiresPlan: false,
};

export interface Desk {
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly keyring: Keyring;
  readonly ledger: Ledger;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly telemetry: Telemetry;
  readonly crowd: Crowd;
  readonly line: Line;
  readonly streams: Streams;
  /** Where events go that no charge writes. */
  readonly webhooks: Pick<WebhookStore, 'emit'>;
  readonly settings: Settings;
  readonly engineVersion: string;
  /** Makes the bytes of an event. */
  readonly draft: DraftEvent;
}
