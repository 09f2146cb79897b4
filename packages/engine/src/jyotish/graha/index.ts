/** The grahas and what they are in their signs. */

export type { Graha, GrahaSpot, Kundli, KundliInput, Spot, VisibleGraha } from './kundli.ts';
export { GRAHAS, houseFrom, kundliFrom, kundliOf, signFrom, spotAt, VISIBLE_GRAHAS } from './kundli.ts';
