/** The narrators of the settings, over sockets that go where they were told to and nowhere else. */

import { openRemote, protocolOf } from '../narrators/index.ts';
import type { Clock, Fetch, Narrator } from '../ports/index.ts';
import { readAllow } from './egress/target.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { NarratorSettings } from './narrator-settings.ts';

/**
 * One narrator for each model; none when the built-in one tells everything. The tier `eco` is never told elsewhere.
 *
 * @param fetch  another way out than the guarded one
 */
export function openNarrators(settings: NarratorSettings | null, clock: Clock, fetch?: Fetch): readonly Narrator[] {
  if (settings === null) return [];
  const { protocol, baseUrl, key, model, fastModel } = settings;
  const way = fetch ?? guardedFetch({ allow: allowed(settings) });
  const open = (name: string, tiers: Narrator['tiers']): Narrator =>
    openRemote({
      id: `${protocol}:${name}`,
      tiers,
      protocol: protocolOf(protocol),
      account: { baseUrl, key, model: name },
      fetch: way,
      clock,
    });
  if (fastModel === model) return [open(model, ['standard', 'fast'])];
  return [open(model, ['standard']), ...(fastModel === null ? [] : [open(fastModel, ['fast'])])];
}

/** The one place that a local narrator opens: its own host and port, and no other of this machine. */
function allowed({ baseUrl, isLocal }: NarratorSettings): ReadonlySet<string> {
  if (!isLocal) return new Set();
  const { hostname, port, protocol } = new URL(baseUrl);
  return readAllow(`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`);
}
