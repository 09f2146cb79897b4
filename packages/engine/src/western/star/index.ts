/** Fixed stars in a chart: contacts by longitude and declination, and parans. */

export type { ChartStar, StarContact, StarContactOptions, StarContacts } from './conjunctions.ts';
export { chartStars, ROBSON_ORBS_DEG, starContactsOf } from './conjunctions.ts';
export type { Corner, Paran, ParanOptions, Parans } from './parans.ts';
export { CORNERS, paransOf } from './parans.ts';
