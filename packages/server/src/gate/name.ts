/** Step 1, name it: a request id, the time, the address. From here on every answer, good or bad, can carry its headers. */

import type { Inquiry } from '../http/inquiry.ts';
import { newId } from '../http/names.ts';
import type { Peer } from '../http/router.ts';
import type { Account, Allowance } from '../ports/index.ts';
import type { Desk } from './desk.ts';

/** One call on its way through the gate. The mutable members are filled by the steps that learn them. */
export interface Call {
  readonly request: Inquiry;
  readonly url: URL;
  readonly requestId: string;
  readonly startedMs: number;
  /** Whom to count when there is no key: the address, IPv6 by its /64. */
  readonly address: string;
  /** The caller's own trace id, for the log. */
  readonly trace: string | null;
  allowance: Allowance | null;
  account: Account | null;
  keyId: string | null;
}

export function nameIt({ clock, crypto, settings }: Desk, request: Inquiry, peer: Peer): Call {
  const startedMs = clock.nowMs();
  let url: URL | null = null;
  const trace = request.headers.get('x-request-id');
  return {
    request,
    get url() {
      url ??= new URL(request.url);
      return url;
    },
    requestId: newId('req', { nowMs: () => startedMs }, crypto),
    startedMs,
    address: countedAddress(peer.address, request.headers.get('x-forwarded-for'), settings.trustedProxies),
    trace: trace !== null && /^[\w.:-]{1,128}$/.test(trace) ? trace : null,
    allowance: null,
    account: null,
    keyId: null,
  };
}

/**
 * The address to count by. The last `trustedProxies` entries of X-Forwarded-For were written by proxies of ours, and each names the
 * machine before it; anything further left is what the caller claims, and is not believed.
 */
export function countedAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0) return network(socketAddress);
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return network(chain[chain.length - trustedProxies] ?? chain[0] ?? socketAddress);
}

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** IPv4 as it is (mapped IPv6 included), IPv6 by its first four groups, anything else as one subject. */
function network(address: string): string {
  if (IPV4.test(address)) return address;
  const bare = address
    .toLowerCase()
    .replace(/^\[|\](?::\d+)?$/g, '')
    .replace(/%.*$/, '');
  const mapped = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare);
  if (mapped !== null) return mapped[1] as string;
  if (!/^[0-9a-f:.]{2,45}$/.test(bare) || !bare.includes(':')) return 'unknown';
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const full =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest];
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
