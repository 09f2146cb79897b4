/** Step 1, name it: a request id, the time, the address. From here on every answer, good or bad, can carry its headers. */

import type { Inquiry } from '../http/inquiry.ts';
import { timedId } from '../http/names.ts';
import type { Peer } from '../http/router.ts';
import type { Account, Allowance } from '../ports/index.ts';
import type { Desk } from './desk.ts';

/**
 * One call on its way through the gate. The mutable members are filled by the steps that learn them.
 *
 * A class, and not an object with a getter in it: the engine would give each of those a shape of its own, and shapes outlive their calls.
 */
export class Call {
  readonly request: Inquiry;
  readonly requestId: string;
  readonly startedMs: number;
  /** Whom to count when there is no key: the address, IPv6 by its /64. */
  readonly address: string;
  /** The caller's own trace id, for the log. */
  readonly trace: string | null;
  allowance: Allowance | null = null;
  account: Account | null = null;
  keyId: string | null = null;
  /** How it leaves the line; null where it does not stand in it. */
  leaving: (() => void) | null = null;
  /** How it hands on its turn to work; null where it has none. */
  handingOn: (() => void) | null = null;
  #url: URL | null = null;

  constructor(request: Inquiry, requestId: string, startedMs: number, address: string, trace: string | null) {
    this.request = request;
    this.requestId = requestId;
    this.startedMs = startedMs;
    this.address = address;
    this.trace = trace;
  }

  /** The whole address, read when it is first asked for: most calls need no more of it than the router does. */
  get url(): URL {
    this.#url ??= new URL(this.request.url);
    return this.#url;
  }

  leaveLine(): void {
    const leave = this.leaving;
    this.leaving = null;
    leave?.();
  }

  /** To the next in the line; twice does no harm. */
  handOn(): void {
    this.handingOn?.();
  }
}

export function nameIt({ clock, crypto, settings }: Desk, request: Inquiry, peer: Peer): Call {
  const { headers } = request;
  const startedMs = clock.nowMs();
  const trace = headers.get('x-request-id');
  return new Call(
    request,
    `req_${timedId(startedMs, crypto.randomBytes(10))}`,
    startedMs,
    countedAddress(peer.address, headers.get('x-forwarded-for'), settings.trustedProxies),
    trace !== null && /^[\w.:-]{1,128}$/.test(trace) ? trace : null,
  );
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
