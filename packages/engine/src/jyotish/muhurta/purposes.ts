/** Every purpose, by its name. */

import { oneOf } from '../../choice.ts';
import { PURPOSE_IDS, type Purpose, type PurposeId } from './purpose.ts';
import { PURPOSES_OF_AFFAIRS } from './purposes-of-affairs.ts';
import { PURPOSES_OF_HOUSE } from './purposes-of-house.ts';
import { PURPOSES_OF_LIFE } from './purposes-of-life.ts';

/** All rows, in the order of `PURPOSE_IDS`. */
export const PURPOSES: readonly Purpose[] = [...PURPOSES_OF_LIFE, ...PURPOSES_OF_HOUSE, ...PURPOSES_OF_AFFAIRS].sort(
  (a, b) => PURPOSE_IDS.indexOf(a.id) - PURPOSE_IDS.indexOf(b.id),
);

/** The row of a purpose. @throws EngineError INVALID_OPTION with the names there are */
export function purposeNamed(id: PurposeId): Purpose {
  return PURPOSES[PURPOSE_IDS.indexOf(oneOf('purpose', id, PURPOSE_IDS))] as Purpose;
}
