/** Names → addresses, asked once. c-ares asks by itself, where `getaddrinfo` would occupy the few threads that files and digests share. */

import { promises as dns } from 'node:dns';

/**
 * Every address of a name.
 *
 * @throws  Error when there is none, or no answer in time
 */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Longest wait for an answer. */
const CAP_MS = 3_000;

/**
 * Asks name servers for A and AAAA, side by side. The host's own file of names is not read, for it names the host's own network.
 *
 * @param servers  addresses of name servers, such as `192.0.2.53` or `127.0.0.1:5353`; null for those that the host uses
 */
export function askingServers(servers: readonly string[] | null): Resolve {
  return async (name) => {
    const resolver = new dns.Resolver({ timeout: CAP_MS, tries: 1 });
    if (servers !== null) resolver.setServers(servers);
    const cap = setTimeout(() => resolver.cancel(), CAP_MS);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (found.length === 0) throw new Error('the name has no address');
      return found;
    } finally {
      clearTimeout(cap);
    }
  };
}

/** The host's own way, for targets that the operator named: `localhost` and names of a private network are known there. */
export const resolveAsHost: Resolve = async (name) =>
  (await dns.lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
