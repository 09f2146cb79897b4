/** What is known of a person from several records, as one store. */

import type { FactStore } from '../rules/facts.ts';

/** All facts of the stores; of a fact that stands in several, the last. */
export function joinFacts(...stores: readonly FactStore[]): FactStore {
  return new Map(stores.flatMap((store) => [...store]));
}
