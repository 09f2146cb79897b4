/**
 * Lots of Abu Ma'shar as al-Biruni tabulates them (Elements of Astrology 476), planets, houses and others, and the four that a modern program gives.
 *
 * Left out: lots that the Greek texts already have with the same formula, those whose reading differs between the transcriptions of the table (real estate, grandparents,
 * death of siblings, issue of affairs, condition of males), and those that ask for the lord of the time.
 */

import { type LotRow, rowsOf } from './row.ts';

/** al-Biruni 476, by houses; "same" and "reversed" are his S and R. */
// biome-ignore format: a table reads in rows
const AL_BIRUNI: readonly LotRow[] = rowsOf('al-biruni-1934', 'classical', [
  // House 1
  ['life',                  'Lot of Life',                               'Jupiter',     'Saturn',      'reversed'],
  ['constancy',             'Lot of Permanence and Constancy',           'lot:fortune', 'lot:spirit',  'reversed'],
  ['reason',                'Lot of Reason and Eloquence',               'Mercury',     'Mars',        'reversed'],
  // House 2
  ['property',              'Lot of Property',                           'lord:2',      'cusp:2',      'reversed'],
  ['debt',                  'Lot of Debt',                               'Saturn',      'Mercury',     'reversed'],
  ['treasure',              'Lot of Treasure Trove',                     'Mercury',     'Venus',       'same'],
  // House 3
  ['number-of-siblings',    'Lot of the Number of Brothers',             'Mercury',     'Saturn',      'same'],
  // House 4
  ['death-of-parents',      'Lot of the Death of Parents',               'Saturn',      'Jupiter',     'reversed'],
  ['ancestors',             'Lot of Ancestors and Relations',            'Saturn',      'Mars',        'reversed'],
  ['agriculture',           'Lot of Agriculture',                        'Venus',       'Saturn',      'same'],
  // House 5
  ['children',              'Lot of Children',                           'Jupiter',     'Saturn',      'reversed'],
  ['number-of-children',    'Lot of the Time and Number of Children',    'Mars',        'Jupiter',     'same'],
  ['daughters',             'Lot of the Condition of Females',           'Moon',        'Venus',       'same'],
  ['sex-of-child',          'Lot of the Sex of a Child',                 'lord-of:Moon', 'Moon',       'reversed'],
  // House 6
  ['disease',               'Lot of Disease, of some ancients',          'Mercury',     'Mars',        'same'],
  ['slaves',                'Lot of Slaves',                             'Mercury',     'Moon',        'same'],
  // House 7
  ['trickery-of-men',       'Lot of Trickery of Men',                    'Sun',         'Venus',       'same'],
  ['misconduct-of-women',   'Lot of Misconduct of Women',                'Moon',        'Mars',        'same'],
  ['chastity',              'Lot of Chastity of Women',                  'Moon',        'Venus',       'same'],
  ['time-of-marriage',      'Lot of the Time of Marriage',               'Sun',         'Moon',        'same'],
  ['fraudulent-marriage',   'Lot of Fraudulent Marriage',                'Saturn',      'Venus',       'same'],
  ['sons-in-law',           'Lot of Sons-in-law',                        'Saturn',      'Venus',       'reversed'],
  ['lawsuits',              'Lot of Lawsuits',                           'Mars',        'Jupiter',     'reversed'],
  // House 8
  ['death',                 'Lot of Death',                              'Moon',        'cusp:8',      'same', 'Saturn'],
  ['anareta',               'Lot of the Anareta',                        'lord:1',      'Moon',        'reversed'],
  ['feared-year',           'Lot of the Year to be Feared',              'Saturn',      'lord-of:syzygy', 'same'],
  ['murder-and-sickness',   'Lot of the Place of Murder and Sickness',   'Saturn',      'Mars',        'reversed', 'Mercury'],
  ['danger',                'Lot of Danger and Violence',                'Saturn',      'Mercury',     'reversed'],
  // House 9
  ['journeys',              'Lot of Journeys',                           'lord:9',      'cusp:9',      'same'],
  ['journeys-by-water',     'Lot of Journeys by Water',                  'Saturn',      'degree:105',  'reversed'],
  ['timidity',              'Lot of Timidity and Hiding',                'Moon',        'Mercury',     'reversed'],
  ['deep-reflection',       'Lot of Deep Reflection',                    'Saturn',      'Moon',        'reversed'],
  ['wisdom',                'Lot of Understanding and Wisdom',           'Saturn',      'Sun',         'reversed'],
  ['traditions',            'Lot of Traditions and Knowledge',           'Sun',         'Jupiter',     'reversed'],
  ['truth-of-knowledge',    'Lot of Knowledge True or False',            'Mercury',     'Moon',        'same'],
  // House 10
  ['administrators',        'Lot of Administrators and Viziers',         'Mercury',     'Mars',        'reversed'],
  ['conquest-of-rulers',    'Lot of the Victory of Rulers',              'Sun',         'Saturn',      'reversed'],
  ['rise-in-station',       'Lot of Those who Rise in Station',          'Saturn',      'lot:fortune', 'reversed'],
  ['persons-of-rank',       'Lot of Celebrated Persons of Rank',         'Saturn',      'Sun',         'same'],
  ['armies',                'Lot of Armies and Police',                  'Mars',        'Saturn',      'reversed'],
  ['rulers-in-nativities',  'Lot of Rulers in Nativities',               'Saturn',      'Moon',        'same'],
  ['merchants',             'Lot of Merchants and their Work',           'Mercury',     'Venus',       'reversed'],
  ['buying-and-selling',    'Lot of Buying and Selling',                 'lot:spirit',  'lot:fortune', 'reversed'],
  ['medical-treatment',     'Lot of Medical Treatment',                  'Sun',         'Jupiter',     'reversed'],
  // House 11
  ['glory',                 'Lot of Glory',                              'lot:fortune', 'lot:spirit',  'reversed'],
  ['friendship-and-enmity', 'Lot of Friendship and Enmity',              'lot:fortune', 'lot:spirit',  'reversed'],
  ['reverence',             'Lot of Being Known and Revered',            'lot:fortune', 'Sun',         'reversed'],
  ['success',               'Lot of Success',                            'lot:fortune', 'Jupiter',     'reversed'],
  ['worldliness',           'Lot of Worldliness',                        'lot:fortune', 'Venus',       'reversed'],
  ['hope',                  'Lot of Hope',                               'Jupiter',     'Mercury',     'reversed'],
  ['friends',               'Lot of Friends',                            'Moon',        'Mercury',     'same'],
  ['violence',              'Lot of Violence',                           'lot:spirit',  'Mercury',     'same'],
  ['abundance',             'Lot of Abundance in the House',             'Moon',        'Sun',         'same'],
  ['liberty',               'Lot of Liberty of the Person',              'Mercury',     'Sun',         'reversed'],
  ['praise',                'Lot of Praise and Acceptance',              'Jupiter',     'Venus',       'reversed'],
  // House 12
  ['enmity-ancients',       'Lot of Enmity, of some ancients',           'Saturn',      'Mars',        'same'],
  ['enmity',                'Lot of Enmity',                             'lord:12',     'cusp:12',     'same'],
  ['bad-luck',              'Lot of Bad Luck',                           'lot:spirit',  'lot:fortune', 'same'],
  // Of neither planets nor houses
  ['hyleg',                 'Lot of the Hyleg',                          'syzygy',      'Moon',        'same'],
  ['debilitated-bodies',    'Lot of Debilitated Bodies',                 'lot:fortune', 'Mars',        'reversed'],
  ['horsemanship',          'Lot of Horsemanship and Bravery',           'Saturn',      'Moon',        'reversed'],
  ['boldness',              'Lot of Boldness and Murder',                'lord:1',      'Moon',        'reversed'],
  ['deceit',                'Lot of Trickery and Deceit',                'Mercury',     'lot:spirit',  'reversed'],
  ['necessity-and-wish',    'Lot of Necessity and Wish',                 'Saturn',      'Mars',        'same'],
  ['requirements',          'Lot of Requirements, of the Egyptians',     'Mars',        'cusp:3',      'same'],
  ['realisation',           'Lot of the Realisation of Needs',           'lot:fortune', 'Mercury',     'same'],
  ['retribution',           'Lot of Retribution',                        'Mars',        'Sun',         'reversed'],
  ['rectitude',             'Lot of Rectitude',                          'Mercury',     'Mars',        'reversed'],
]);

/** Two that Kerykeion gives beside Fortune and Spirit, the same by day and night. */
// biome-ignore format: a table reads in rows
const PROGRAMS: readonly LotRow[] = rowsOf('kerykeion', 'convention', [
  ['amoris', 'Pars amoris', 'Sun',    'Venus',   'same'],
  ['fidei',  'Pars fidei',  'Saturn', 'Jupiter', 'same'],
]);

/** Every lot of al-Biruni's table that is given here, and those of programs. */
export const MEDIEVAL_LOTS: readonly LotRow[] = [...AL_BIRUNI, ...PROGRAMS];
