/** Lots of the Greek texts: the seven of Hermes after Paulus, and those of Dorotheus and Valens. */

import { type LotRow, rowsOf } from './row.ts';

/** Paulus 23: the seven Hermetic lots. */
// biome-ignore format: a table reads in rows
const HERMETIC: readonly LotRow[] = rowsOf('paulus-alexandrinus', 'classical', [
  ['fortune',   'Lot of Fortune',   'Sun',        'Moon',        'reversed'],
  ['spirit',    'Lot of Spirit',    'Moon',       'Sun',         'reversed'],
  ['eros',      'Lot of Eros',      'lot:spirit', 'Venus',       'reversed'],
  ['necessity', 'Lot of Necessity', 'Mercury',    'lot:fortune', 'reversed'],
  ['courage',   'Lot of Courage',   'Mars',       'lot:fortune', 'reversed'],
  ['victory',   'Lot of Victory',   'lot:spirit', 'Jupiter',     'reversed'],
  ['nemesis',   'Lot of Nemesis',   'Saturn',     'lot:fortune', 'reversed'],
]);

/** Ids of the seven, in the order of Paulus. */
export const HERMETIC_LOTS: readonly string[] = HERMETIC.map(({ id }) => id);

/** Paulus 23, lots of the family. */
// biome-ignore format: a table reads in rows
const PAULUS: readonly LotRow[] = rowsOf('paulus-alexandrinus', 'classical', [
  ['father',   'Lot of the Father', 'Sun',     'Saturn', 'reversed'],
  ['mother',   'Lot of the Mother', 'Venus',   'Moon',   'reversed'],
]);

/** Dorotheus: I.13 father, where Saturn is under the beams; I.19 siblings; II.2 and II.3 marriage. */
// biome-ignore format: a table reads in rows
const DOROTHEUS: readonly LotRow[] = rowsOf('dorotheus', 'classical', [
  ['father-saturn-hidden', 'Lot of the Father, Saturn under the beams', 'Mars',   'Jupiter', 'same'],
  ['siblings',             'Lot of Siblings',                           'Saturn', 'Jupiter', 'same'],
  ['marriage-men',         'Lot of Marriage of Men',                    'Saturn', 'Venus',   'same'],
  ['marriage-women',       'Lot of Marriage of Women',                  'Venus',  'Saturn',  'same'],
  ['wedding',              'Lot of Wedding',                            'Venus',  'cusp:7',  'same'],
  ['injury',               'Lot of Injury and Illness',                 'Saturn', 'Mars',    'reversed'],
]);

/** Valens: Eros and Necessity, the marriage lots, and siblings turned round by night. */
// biome-ignore format: a table reads in rows
const VALENS: readonly LotRow[] = [
  ...rowsOf('valens', 'classical', [
    ['eros-valens',           'Lot of Eros, of Valens',               'lot:fortune', 'lot:spirit',  'reversed'],
    ['necessity-valens',      'Lot of Necessity, of Valens',          'lot:spirit',  'lot:fortune', 'reversed'],
    ['marriage-men-valens',   'Lot of Marriage of Men, of Valens',    'Sun',         'Venus',       'same'],
    ['marriage-women-valens', 'Lot of Marriage of Women, of Valens',  'Moon',        'Mars',        'same'],
    ['siblings-valens',       'Lot of Siblings, reversed by night',   'Saturn',      'Jupiter',     'reversed'],
  ]),
  // The exalted degrees are the nineteenth of Aries and the third of Taurus, taken as 19° and 3° as printed.
  { id: 'exaltation', name: 'Lot of Exaltation', from: 'Sun', to: 'degree:19', plus: 'Ascendant', reverseAtNight: false, arc: 'forward', night: { from: 'Moon', to: 'degree:33' }, source: 'valens', classification: 'classical' },
  { id: 'basis', name: 'Lot of the Basis', from: 'lot:fortune', to: 'lot:spirit', plus: 'Ascendant', reverseAtNight: false, arc: 'shorter', night: null, source: 'valens', classification: 'classical' },
];

/** Every lot of the Greek texts that is given here. */
export const HELLENISTIC_LOTS: readonly LotRow[] = [...HERMETIC, ...PAULUS, ...DOROTHEUS, ...VALENS];
