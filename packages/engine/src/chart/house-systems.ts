/** All house systems as a list, for forms, pages and tests; a chart asks for its own alone. */

import { type HouseSystem, houseSystemIds, houseSystemRow } from './house-table.ts';

/** Every house system, by its number. */
export const HOUSE_SYSTEMS: readonly HouseSystem[] = houseSystemIds().map((id) => houseSystemRow(id) as HouseSystem);
