/** Searches near the ends of the ephemeris. */

import { EngineError } from '../../errors.ts';

/** What is found, or null where the search leaves the ephemeris. */
export function orNothing<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'OUT_OF_SPAN') return null;
    throw error;
  }
}
