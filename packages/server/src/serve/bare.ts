/** Stand-ins for hosts without Node: nothing is sealed because nothing is stored, and no webhook leaves. */

import type { Outbound } from '../offices/webhooks/index.ts';
import type { Telemetry, Vault } from '../ports/index.ts';

/** Leaves bytes as they are: only for a store that lives in this process's memory. */
export const plainVault: Vault = { seal: (plain) => plain, open: (sealed) => sealed };

/** Lets no address in: a host that cannot see which machine a name leads to must not send to it. */
export const noOutbound: Outbound = {
  admit: async () => ({ kind: 'refused', why: 'Webhooks are not sent from this server.' }),
  send: async () => ({ fault: 'blocked' }),
};

/** Measures nothing. */
export const noTelemetry: Telemetry = {
  answered: () => undefined,
  count: () => undefined,
  span: (_, work) => work(),
};
