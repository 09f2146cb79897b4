/**
 * A socket to an address that was judged, and to no other: what is connected to is the literal address, so no second lookup can lead
 * elsewhere, and the socket's far end is compared with it before a byte is written.
 */

import { connect as openPlain, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import { isPublic, isSameAddress } from './address.ts';
import type { Resolve } from './resolve.ts';
import type { Openings, Target } from './target.ts';

export type ConnectFault = 'timeout' | 'tls' | 'refused' | 'dns' | 'blocked';

/** A way out that ended before it was one. */
export class NoWay extends Error {
  override readonly name = 'NoWay';
  readonly fault: ConnectFault;

  constructor(fault: ConnectFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export interface Network extends Openings {
  readonly resolve: Resolve;
  readonly resolveAllowed: Resolve;
  /** Authorities, PEM, to trust in place of the usual ones; null for those. */
  readonly authorities: string | null;
}

/** Of a name with many addresses, so many are tried. */
const MOST_TRIED = 4;

/**
 * The addresses of a target, all of them fit.
 *
 * @throws  NoWay `blocked` when a single one is not public, `dns` when there is none
 */
export async function addressesOf(target: Target, network: Network): Promise<readonly string[]> {
  const { host, isLiteral, isAllowed } = target;
  const resolve = isAllowed ? network.resolveAllowed : network.resolve;
  const addresses = isLiteral
    ? [host]
    : await resolve(host).catch((error: unknown) => {
        throw new NoWay('dns', error);
      });
  if (addresses.length === 0) throw new NoWay('dns');
  for (const address of addresses) judge(address, target, network);
  return addresses;
}

/**
 * A connected socket, greeted where the target wants TLS.
 *
 * @throws  NoWay with what went wrong at the last address tried
 */
export async function connectTo(
  target: Target,
  addresses: readonly string[],
  network: Network,
  signal: AbortSignal,
): Promise<Socket> {
  let last = new NoWay('refused');
  for (const address of addresses.slice(0, MOST_TRIED)) {
    try {
      const socket = await plainSocket(address, target, network, signal);
      return target.isTls ? await tlsSocket(socket, target, network, signal) : socket;
    } catch (error) {
      if (!(error instanceof NoWay)) throw error;
      if (error.fault !== 'refused') throw error;
      last = error;
    }
  }
  throw last;
}

/** Judged once more at the door: a literal never passes through a lookup, and this is the last line before the packet. */
function judge(address: string, { isAllowed }: Target, { deny }: Network): void {
  if (!isAllowed && !isPublic(address, deny)) throw new NoWay('blocked');
}

async function plainSocket(address: string, target: Target, network: Network, signal: AbortSignal): Promise<Socket> {
  judge(address, target, network);
  const socket = openPlain({ host: address, port: target.port, autoSelectFamily: false, noDelay: true });
  await opened(socket, 'connect', 'refused', signal);
  if (isSameAddress(socket.remoteAddress ?? '', address)) return socket;
  socket.destroy();
  throw new NoWay('blocked');
}

async function tlsSocket(socket: Socket, target: Target, network: Network, signal: AbortSignal): Promise<Socket> {
  const { host, isLiteral } = target;
  const { authorities } = network;
  const secure = openTls({
    socket,
    host,
    ...(isLiteral ? {} : { servername: host }),
    ...(authorities === null ? {} : { ca: authorities }),
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true,
  });
  await opened(secure, 'secureConnect', 'tls', signal);
  return secure;
}

/** Waits for the event; an error, an end or the signal before it destroys the socket. */
function opened(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  fault: ConnectFault,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NoWay): void => {
      signal.removeEventListener('abort', late);
      socket.destroy();
      reject(error);
    };
    const late = (): void => fail(new NoWay('timeout'));
    // One listener stays on the socket for good: an error that nobody hears ends the process.
    socket.on('error', (error) => fail(new NoWay(fault, error)));
    socket.once('close', () => fail(new NoWay(fault)));
    socket.once(event, () => {
      signal.removeEventListener('abort', late);
      resolve();
    });
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
  });
}
