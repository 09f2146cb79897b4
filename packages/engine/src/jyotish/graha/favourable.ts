/** Whom a lagna may count on: the grahas that Parashara calls benefic for it with its lord and its yogakaraka, and those he calls malefic. */

import { type FunctionalRole, functionalRolesOf } from './functional.ts';

export interface FavourableGrahas {
  /** Benefic by the verse, lord of the lagna, or yogakaraka. */
  readonly good: readonly FunctionalRole[];
  /** Malefic by the verse; the lord of the lagna is none. */
  readonly hard: readonly FunctionalRole[];
}

/**
 * @param lagnaSign  1 Aries … 12 Pisces
 * @throws  EngineError INVALID_OPTION for a sign that is not 1 … 12
 * @source  `bphs` 34
 */
export function favourableGrahasOf(lagnaSign: number): FavourableGrahas {
  const roles = functionalRolesOf(lagnaSign);
  return {
    good: roles.filter(({ nature, isLagnaLord, isYogakaraka }) => nature === 'benefic' || isLagnaLord || isYogakaraka),
    hard: roles.filter(({ nature, isLagnaLord }) => nature === 'malefic' && !isLagnaLord),
  };
}
