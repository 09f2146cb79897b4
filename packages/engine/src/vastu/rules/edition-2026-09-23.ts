/**
 * The rules of 23 September 2026, as published: 14 types of space, each room judged by the zone with most of it, all rules of one weight, the door by its zone.
 *
 * A published edition is never edited; what is learned later goes into the next one. 8 of its 126 cells have a text behind them (`loci.ts`), the others are
 * modern practice. Order of the nine letters: NW N NE W CENTER E SW S SE; I ideal, G good, N neutral, A adverse, S severe.
 */

import { type Edition, type EditionRow, editionOf } from './edition.ts';

// biome-ignore format: a table reads in rows
const ROWS: readonly EditionRow[] = [
  ['entrance',         5, 'G I I G N I S A A', {}, 'graded by the 9-zone the door falls in', ['main_door', 'main_entrance', 'gate', 'foyer']],
  ['kitchen',          5, 'G A S N S N A N I', { SE: ['BS53.118', 'VP2.94-96', 'Vastusara1.107', 'Viveka8.83', 'Matsya256', 'Agni106'], CENTER: ['BS53.66-68'] }, 'stove follows kitchen', ['stove', 'pantry_kitchen', 'kitchenette']],
  ['master_bedroom',   5, 'N N A G S N I G A', {}, 'BS ch. 53 places no bedroom; SW is practice', ['owner_bedroom', 'main_bedroom', 'primary_bedroom']],
  ['bedroom',          3, 'G N N G S G G I A', { S: ['VP-sixteen', 'NaradaS', 'Vastusara1.107', 'Viveka8.83', 'Agni106'] }, null, ['bed_room']],
  ['children_bedroom', 2, 'G G G I S G A N A', {}, null, ['kids_room', 'nursery', 'child_bedroom']],
  ['guest_bedroom',    2, 'I G N G S G A N N', {}, null, ['guest_room']],
  ['pooja',            4, 'N G I N N G A A A', { NE: ['BS53.118', 'VP2.94-96', 'Vastusara1.107', 'Viveka8.83', 'Matsya256', 'Agni106'] }, null, ['puja', 'prayer_room', 'shrine', 'mandir', 'meditation']],
  ['toilet',           5, 'I A S G S A S N A', { CENTER: ['BS53.66-68'] }, 'SW severe by practice; see v2', ['wc', 'washroom', 'lavatory', 'powder_room', 'attached_bath']],
  ['bathroom',         3, 'G G A N S G A N N', { CENTER: ['BS53.66-68'] }, 'bathing only, no WC', ['bath', 'shower_room']],
  ['staircase',        3, 'N A S G S A I G N', { CENTER: ['VP7.101'] }, null, ['stairs', 'stairwell']],
  ['living',           3, 'G I G N N I N N N', {}, null, ['living_room', 'drawing_room', 'hall', 'lounge', 'family_room']],
  ['dining',           2, 'N N N G A I A N G', {}, null, ['dining_room']],
  ['study',            2, 'N G I G A I N N N', {}, null, ['study_room', 'home_office', 'library', 'office']],
  ['store',            2, 'G N A G A N I G N', { SW: ['BS53.118'] }, null, ['store_room', 'storage', 'utility_store']],
];

/** The edition. */
export const EDITION_2026_09_23: Edition = editionOf({
  rulesVersion: 'vastu-rules-2026-09-23',
  scoring: {
    method: 'dominant-zone',
    provenanceFactor: { classical: 1, convention: 1 },
    plotAdjustments: false,
  },
  rows: ROWS,
});
