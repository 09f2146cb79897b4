/** What the gate works with: the ports, and the settings an operator may change. */

import type { Labels } from '../contract/envelopes.ts';
import type { Clock, CryptoPort, KeyStore, Ledger, Limiter, Log } from '../ports.ts';

export interface Settings {
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
}

export const DEFAULT_SETTINGS: Settings = {
  addressPerMinute: 10,
  corsOrigins: [],
  trustedProxies: 0,
  labels: { engine: 'service-intelligence', dataSource: 'service-ephemeris' },
  purchaseUrl: '/billing',
  upgradeUrl: '/billing/plans',
};

export interface Desk {
  readonly clock: Clock;
  readonly crypto: CryptoPort;
  readonly keys: KeyStore;
  readonly ledger: Ledger;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly settings: Settings;
  readonly engineVersion: string;
}
