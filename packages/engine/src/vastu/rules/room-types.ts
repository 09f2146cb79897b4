/**
 * What kind of space is meant? Many words lead to one type; answers carry the type. The same words in every edition, so that an edition with fewer rules says
 * of a treasury that it has none, and not that it does not know the word.
 */

import { EDITION_2026_10_04 } from './edition-2026-10-04.ts';

/** Words besides those that the editions publish; folded as `foldWord` does. None names who lives in a room. */
// biome-ignore format: a table reads in rows
const MORE_WORDS: Readonly<Record<string, readonly string[]>> = {
  entrance:         ['maindoor', 'entry', 'mainentry', 'frontdoor', 'door', 'maingate', 'entryway'],
  kitchen:          ['rasoi', 'rasoighar', 'pakashala'],
  master_bedroom:   ['masterbed', 'masterroom', 'mbr'],
  bedroom:          ['bed', 'sleepingroom', 'br'],
  children_bedroom: ['childrensbedroom', 'childrensroom', 'childrenroom', 'childroom', 'childsroom', 'kidsbedroom', 'kidbedroom', 'kidroom'],
  guest_bedroom:    ['guestbed', 'guestsroom'],
  pooja:            ['poojaroom', 'pujaroom', 'poojaghar', 'pujaghar', 'devghar', 'prayer', 'temple', 'meditationroom', 'mandirroom'],
  toilet:           ['toiletroom', 'restroom', 'powder', 'attachedtoilet', 'watercloset'],
  bathroom:         ['shower', 'bathingroom', 'snanghar'],
  staircase:        ['stair', 'stairway', 'staircases'],
  living:           ['livinghall', 'livingarea', 'sittingroom', 'drawing', 'familyhall'],
  dining:           ['dininghall', 'diningarea'],
  study:            ['studyarea', 'workroom', 'readingroom'],
  store:            ['stores', 'storageroom', 'storehouse'],
  treasury:         ['lockerroom', 'saferoom', 'vault', 'cashlocker'],
  granary:          ['grainstore', 'grainroom'],
  underground_tank: ['undergroundwatertank', 'ugtank', 'pool'],
  borewell:         ['bore', 'boring', 'handpump'],
  overhead_tank:    ['overheadwatertank', 'ohtank'],
  septic_tank:      ['septic', 'septictanks'],
  garage:           ['carparking', 'parkingarea', 'carpark'],
  balcony:          ['sitout'],
  courtyard:        ['court', 'aangan', 'angan'],
  lift:             ['liftshaft'],
  electrical:       ['electricalroom', 'electricmeterroom', 'electricroom'],
  garden:           ['gardenarea'],
};

const known: ReadonlyMap<string, string> = new Map(
  EDITION_2026_10_04.rows.flatMap(([type, , , , , aliases]) =>
    [type, ...aliases, ...(MORE_WORDS[type] ?? [])].map((word) => [foldWord(word), type] as const),
  ),
);

/** Every type of space that any edition has a rule for. */
export const ROOM_TYPES: readonly string[] = EDITION_2026_10_04.rows.map((row) => row[0]);

/**
 * The type of space of a word: `Master Bedroom`, `master-bedroom`, `masterBedroom`, `Bedroom 2`.
 *
 * @returns null for a word that is none, such as `corridor`: it is listed and never graded
 */
export function roomTypeOf(word: string): string | null {
  const folded = foldWord(word);
  // A plan counts its rooms: `Bedroom 2`, `2nd bedroom` is another matter.
  return known.get(folded) ?? known.get(folded.replace(/\d+$/, '')) ?? null;
}

/** A word nobody knows, as an answer carries it: small letters, underscores for whatever lies between words. */
export function plainWord(word: string): string {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  return plain === '' ? 'unnamed' : plain;
}

function foldWord(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
