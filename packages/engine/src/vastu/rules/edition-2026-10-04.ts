/**
 * The rules of 4 October 2026, as published: 28 types of space, rooms judged by their shares of all zones, cells with a text behind them weighing more, the
 * door by its pada, cuts and a built-over middle counted.
 *
 * A published edition is never edited; what is learned later goes into the next one. 37 of its 252 cells have a text behind them (`loci.ts`), the others are
 * modern practice. Order of the nine letters: NW N NE W CENTER E SW S SE; I ideal, G good, N neutral, A adverse, S severe.
 */

import { type Edition, type EditionRow, editionOf } from './edition.ts';

// biome-ignore format: a table reads in rows
const ROWS: readonly EditionRow[] = [
  ['entrance',         5, 'G I I G N I S A A', {}, 'graded by entrance pada (entrances-32.json), not by zone', ['main_door', 'main_entrance', 'gate', 'foyer'], { method: 'pada32', classicalAll: ['BS53.71-75'] }],
  ['kitchen',          5, 'G A S N S N A N I', { SE: ['BS53.118', 'VP2.94-96', 'Vastusara1.107', 'Viveka8.83', 'Matsya256', 'Agni106'], CENTER: ['BS53.66-68'] }, 'stove follows kitchen', ['stove', 'pantry_kitchen', 'kitchenette']],
  ['master_bedroom',   5, 'N N A G S N I I A', { S: ['VP-sixteen', 'NaradaS', 'Vastusara1.107', 'Viveka8.83', 'Agni106'] }, 'BS ch. 53 places no bedroom; SW is practice', ['owner_bedroom', 'main_bedroom', 'primary_bedroom']],
  ['bedroom',          3, 'G N N G S G G I A', { S: ['VP-sixteen', 'NaradaS', 'Vastusara1.107', 'Viveka8.83', 'Agni106'] }, null, ['bed_room']],
  ['children_bedroom', 2, 'G G G I S G A N A', {}, null, ['kids_room', 'nursery', 'child_bedroom']],
  ['guest_bedroom',    2, 'I G N G S G A N N', {}, null, ['guest_room']],
  ['pooja',            4, 'N G I N N G A A A', { NE: ['BS53.118', 'VP2.94-96', 'Vastusara1.107', 'Viveka8.83', 'Matsya256', 'Agni106'] }, null, ['puja', 'prayer_room', 'shrine', 'mandir', 'meditation']],
  ['toilet',           5, 'I A S G S A A G A', { CENTER: ['BS53.66-68'], SW: ['Vastusara1.107'], S: ['VP-sixteen', 'VP2.94-96'] }, 'SW severe by practice; see v2', ['wc', 'washroom', 'lavatory', 'powder_room', 'attached_bath']],
  ['bathroom',         3, 'G G A N S I A N N', { CENTER: ['BS53.66-68'], E: ['VP2.94-96', 'VP-sixteen', 'NaradaS'] }, 'bathing only, no WC', ['bath', 'shower_room']],
  ['staircase',        3, 'N A S G S A I G N', { CENTER: ['VP7.101'] }, null, ['stairs', 'stairwell']],
  ['living',           3, 'G I G N N I N N N', {}, null, ['living_room', 'drawing_room', 'hall', 'lounge', 'family_room']],
  ['dining',           2, 'N N N I A G A N G', { W: ['VP-sixteen', 'Vastusara1.107', 'Viveka8.83', 'Agni106'], E: ['Mayamata27'] }, null, ['dining_room']],
  ['study',            2, 'N G I I A I N N N', { W: ['VP-sixteen', 'VP2.94-96'] }, null, ['study_room', 'home_office', 'library', 'office']],
  ['store',            2, 'I N A G A N I G N', { SW: ['BS53.118'], NW: ['BS53.118', 'VP-sixteen'] }, null, ['store_room', 'storage', 'utility_store']],
  ['treasury',         2, 'I I N N N G G A A', { NW: ['BS53.118'], N: ['VP2.94-96', 'VP-sixteen', 'Vastusara1.107'], E: ['Viveka8.83', 'Agni106'] }, 'strong room / safe', ['safe', 'strong_room', 'locker']],
  ['granary',          2, 'I N N G A N G G N', { NW: ['BS53.118', 'VP-sixteen', 'Viveka8.83'] }, null, ['pantry', 'grain_store']],
  ['underground_tank', 4, 'A I I A S N S A S', { N: ['BS53.119'], NE: ['BS53.119'], NW: ['BS53.119'], W: ['BS53.119'], S: ['BS53.119'], SW: ['BS53.119'], SE: ['BS53.119'], CENTER: ['MC12.20'] }, 'E neutral: BS 53.119 harm vs later texts favourable', ['water_sump', 'sump', 'cistern', 'swimming_pool']],
  ['borewell',         4, 'S I I N S G S A S', { N: ['BS53.119', 'MC12.20'], NE: ['BS53.119', 'MC12.20'], E: ['BS54.97-98', 'MC12.20'], SE: ['BS54.97-98', 'MC12.20'], SW: ['BS54.97-98', 'MC12.20'], NW: ['BS54.97-98', 'MC12.20'], CENTER: ['MC12.20'] }, 'W and S disputed between BS 53.119, BS 54.97 and MC', ['well', 'tube_well']],
  ['overhead_tank',    3, 'N A A I S A I G A', {}, null, ['water_tank_overhead', 'roof_tank']],
  ['septic_tank',      4, 'I N S G S A S A A', {}, null, ['soak_pit', 'sewage_tank']],
  ['garage',           2, 'I N A N S N A N G', {}, null, ['parking', 'car_porch', 'carport']],
  ['balcony',          2, 'G I I N N I A A N', {}, null, ['verandah', 'veranda', 'terrace', 'deck']],
  ['courtyard',        4, 'N G G N I G N N N', { CENTER: ['BS53.66-68', 'Manasara36'] }, 'open Brahmasthan', ['atrium', 'open_court', 'brahmasthan']],
  ['basement',         3, 'N I G N A I S A A', {}, null, ['cellar']],
  ['lift',             2, 'G N S G S N A G N', {}, null, ['elevator']],
  ['electrical',       2, 'G A S N A N A G I', {}, null, ['electric_meter', 'meter_room', 'generator', 'inverter', 'transformer']],
  ['garden',           1, 'N I I N G I N N N', {}, 'lawn and low planting; trees use the species rule', ['lawn']],
  ['pillar',           4, 'N N A N S N G G N', { CENTER: ['VP7.101'] }, 'free-standing column', ['column']],
];

/** The edition. */
export const EDITION_2026_10_04: Edition = editionOf({
  rulesVersion: 'vastu-rules-2026-10-04',
  scoring: {
    method: 'share-weighted',
    minShare: 0.05,
    provenanceFactor: { classical: 1, convention: 0.75 },
    plotAdjustments: { cutCap: 10, brahmasthanBlocked: 4 },
  },
  rows: ROWS,
});
