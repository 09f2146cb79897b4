/**
 * The one way out: every address that somebody else gave us is reached through here, or not at all.
 *
 * Text, class of address, every record of a name, the very address that is connected to: each is judged, at subscription and again at
 * each attempt. A network policy or an outgoing proxy around the process is the second wall.
 */

import ipaddr from 'ipaddr.js';
import type { Admission, Outbound, Sent } from '../../offices/webhooks/outbound.ts';
import { addressesOf, type Network, NoWay } from './connect.ts';
import { exchange } from './exchange.ts';
import { askingServers, type Resolve, resolveAsHost } from './resolve.ts';
import { NOT_PUBLIC, readAllow, readTarget } from './target.ts';

export { readAllow };

export interface EgressOptions {
  /** Exact targets, `host:port` separated by commas, reached whatever they are and over http too: private installs, tests. */
  readonly allow?: string;
  /** Ranges in CIDR notation that are closed beside those that always are. */
  readonly deny?: readonly string[];
  /** Another way to resolve names than by the host's name servers. */
  readonly resolve?: Resolve;
  /** Authorities, PEM, to trust in place of the usual ones. */
  readonly authorities?: string;
}

/** A file fetched from an address that somebody gave us. */
export type Fetched =
  | { readonly status: number; readonly contentType: string; readonly bytes: Uint8Array }
  | { readonly fault: Extract<Sent, { fault: unknown }>['fault'] | 'too-large' };

export interface Egress extends Outbound {
  /** One GET, of at most so many bytes. */
  fetchSmall(url: string, most: { readonly bytes: number; readonly ms: number }): Promise<Fetched>;
}

/**
 * The way out of this process.
 *
 * @throws  RangeError for an entry of `allow` that is not host:port; Error for a range that is none
 */
export function openEgress(options: EgressOptions = {}): Egress {
  const network: Network = {
    allow: readAllow(options.allow ?? ''),
    deny: (options.deny ?? []).map((range) => ipaddr.parseCIDR(range)),
    resolve: options.resolve ?? askingServers(null),
    resolveAllowed: resolveAsHost,
    authorities: options.authorities ?? null,
  };
  return {
    admit: (url) => admit(url, network),
    send: async (url, headers, body, deadlineMs) => {
      const target = readTarget(url, network);
      if ('why' in target) return { fault: 'blocked' };
      const told = await exchange(target, { method: 'POST', headers, body, deadlineMs, keep: 'drop' }, network);
      return 'status' in told
        ? { status: told.status }
        : { fault: told.fault === 'too-large' ? 'refused' : told.fault };
    },
    fetchSmall: async (url, { bytes, ms }) => {
      const target = readTarget(url, network);
      if ('why' in target) return { fault: 'blocked' };
      return exchange(target, { method: 'GET', headers: {}, body: '', deadlineMs: ms, keep: bytes }, network);
    },
  };
}

async function admit(text: string, network: Network): Promise<Admission> {
  const target = readTarget(text, network);
  if ('why' in target) return { kind: 'refused', why: target.why };
  try {
    await addressesOf(target, network);
  } catch (error) {
    if (!(error instanceof NoWay)) throw error;
    if (error.fault === 'blocked') return { kind: 'refused', why: NOT_PUBLIC };
  }
  return { kind: 'admitted', url: target.url.href };
}
