/**
 * Yearly festivals and vows of the lunar months, in the order of the year. Amanta months: a dark half in the purnimanta north belongs to the month after.
 *
 * Sources: the part of the day of each as `dharma-sindhu` and `nirnaya-sindhu` give it where the row says so, else as almanacs commonly have it
 * (`almanac-practice`); the published dates they were compared with: `vacanza-holidays`.
 */

import type { SourceKey } from '../../sources.ts';
import type { VrataSchool } from './ekadashi.ts';
import type { Choice, Fallback, FestivalMove, Kala } from './festival-kala.ts';
import type { FestivalCategory, FestivalRow } from './festival-rules.ts';

interface More {
  readonly choice?: Choice;
  readonly ifNone?: Fallback;
  readonly dayShift?: number;
  readonly school?: VrataSchool;
  readonly moves?: FestivalMove;
}

type Row = readonly [
  id: string,
  name: string,
  category: FestivalCategory,
  masa: number,
  tithi: number,
  kala: Kala,
  /** C: a digest of law fixes the part of the day; T: almanacs do. */
  standing: 'C' | 'T',
  more?: More,
];

// biome-ignore format: a table reads in columns
const ROWS: readonly Row[] = [
  // Chaitra
  ['ugadi',                   'Ugadi, Gudi Padwa (new year)',       'festival', 1,  1,  'sunrise',    'C'],
  ['vasanta-navaratri',       'Vasanta Navaratri begins',           'vrata',    1,  1,  'sunrise',    'C'],
  ['gauri-tritiya',           'Gangaur, Gauri Tritiya',             'vrata',    1,  3,  'sunrise',    'C'],
  ['matsya-jayanti',          'Matsya Jayanti',                     'jayanti',  1,  3,  'aparahna',   'T'],
  ['yamuna-chhath',           'Yamuna Chhath',                      'festival', 1,  6,  'sunrise',    'T'],
  ['rama-navami',             'Rama Navami',                        'jayanti',  1,  9,  'madhyahna',  'C'],
  ['mahavir-jayanti',         'Mahavir Jayanti',                    'jayanti',  1,  13, 'sunrise',    'T'],
  ['hanuman-jayanti',         'Hanuman Jayanti (Chaitra Purnima)',  'jayanti',  1,  15, 'sunrise',    'T'],
  // Vaishakha
  ['akshaya-tritiya',         'Akshaya Tritiya',                    'festival', 2,  3,  'purvahna',   'C'],
  ['parashurama-jayanti',     'Parashurama Jayanti',                'jayanti',  2,  3,  'pradosha',   'C'],
  ['ganga-saptami',           'Ganga Saptami',                      'festival', 2,  7,  'madhyahna',  'C'],
  ['sita-navami',             'Sita Navami',                        'jayanti',  2,  9,  'madhyahna',  'T'],
  ['narasimha-jayanti',       'Narasimha Jayanti',                  'jayanti',  2,  14, 'sayahna',    'C'],
  ['kurma-jayanti',           'Kurma Jayanti',                      'jayanti',  2,  15, 'sayahna',    'T'],
  ['buddha-purnima',          'Buddha Purnima',                     'jayanti',  2,  15, 'sunrise',    'T'],
  ['narada-jayanti',          'Narada Jayanti',                     'jayanti',  2,  16, 'sunrise',    'T'],
  ['shani-jayanti',           'Shani Jayanti',                      'jayanti',  2,  30, 'sunrise',    'T'],
  // Jyeshtha
  ['rambha-tritiya',          'Rambha Tritiya (Maharana Pratap Jayanti)', 'vrata', 3, 3, 'sunrise',   'T'],
  ['ganga-dussehra',          'Ganga Dussehra',                     'festival', 3,  10, 'sunrise',    'T'],
  ['vata-purnima',            'Vata Purnima Vrata',                 'vrata',    3,  15, 'sayahna',    'C'],
  // Ashadha
  ['ashadha-navaratri',       'Ashadha Navaratri begins',           'vrata',    4,  1,  'sunrise',    'T'],
  ['ratha-yatra',             'Ratha Yatra of Jagannatha',          'festival', 4,  2,  'sunrise',    'C'],
  ['guru-purnima',            'Guru Purnima (Vyasa Puja)',          'festival', 4,  15, 'sunrise',    'T'],
  ['hariyali-amavasya',       'Hariyali Amavasya',                  'parva',    4,  30, 'sunrise',    'T'],
  // Shravana
  ['hariyali-teej',           'Hariyali Teej',                      'vrata',    5,  3,  'sunrise',    'T'],
  ['naga-panchami',           'Naga Panchami',                      'vrata',    5,  5,  'sunrise',    'C'],
  ['raksha-bandhan',          'Raksha Bandhan',                     'festival', 5,  15, 'first-half', 'T'],
  ['shravana-purnima',        'Shravana Purnima (Upakarma)',        'parva',    5,  15, 'sunrise',    'C'],
  ['kajari-teej',             'Kajari Teej',                        'vrata',    5,  18, 'sunrise',    'T'],
  ['hala-shashthi',           'Hala Shashthi (Balarama Jayanti)',   'jayanti',  5,  21, 'madhyahna',  'T'],
  ['janmashtami',             'Krishna Janmashtami (by sunrise)',   'jayanti',  5,  23, 'sunrise',    'T', { school: 'vaishnava' }],
  ['janmashtami-smarta',      'Krishna Janmashtami (at midnight)',  'jayanti',  5,  23, 'nishita',    'C', { school: 'smarta', choice: 'second' }],
  ['pithori-amavasya',        'Pithori Amavasya',                   'vrata',    5,  30, 'pradosha',   'C'],
  // Bhadrapada
  ['hartalika-teej',          'Hartalika Teej',                     'vrata',    6,  3,  'sunrise',    'C'],
  ['ganesh-chaturthi',        'Ganesh Chaturthi',                   'festival', 6,  4,  'madhyahna',  'C'],
  ['rishi-panchami',          'Rishi Panchami',                     'vrata',    6,  5,  'madhyahna',  'C'],
  ['radha-ashtami',           'Radha Ashtami',                      'jayanti',  6,  8,  'madhyahna',  'T'],
  ['vamana-jayanti',          'Vamana Jayanti',                     'jayanti',  6,  12, 'madhyahna',  'C'],
  ['ananta-chaturdashi',      'Ananta Chaturdashi',                 'vrata',    6,  14, 'sunrise',    'C'],
  ['purnima-shraddha',        'Purnima Shraddha',                   'shraddha', 6,  15, 'aparahna',   'C'],
  ['pitru-paksha',            'Pitru Paksha begins',                'shraddha', 6,  16, 'aparahna',   'C'],
  ['jivitputrika',            'Jivitputrika Vrata',                 'vrata',    6,  23, 'madhyahna',  'T'],
  ['mahalaya-amavasya',       'Mahalaya Amavasya (Bathukamma begins)', 'shraddha', 6, 30, 'aparahna', 'C'],
  // Ashvina
  ['sharad-navaratri',        'Sharad Navaratri begins',            'vrata',    7,  1,  'sunrise',    'C'],
  ['lalita-panchami',         'Upanga Lalita Vrata',                'vrata',    7,  5,  'aparahna',   'C'],
  ['maha-saptami',            'Maha Saptami',                       'festival', 7,  7,  'sunrise',    'T'],
  ['maha-ashtami',            'Maha Ashtami',                       'festival', 7,  8,  'sunrise',    'C'],
  ['maha-navami',             'Maha Navami',                        'festival', 7,  9,  'aparahna',   'T'],
  ['vijayadashami',           'Vijayadashami, Dussehra',            'festival', 7,  10, 'aparahna',   'C', { moves: 'shravana' }],
  ['kojagara-purnima',        'Kojagara Purnima (Sharad Purnima)',  'vrata',    7,  15, 'nishita',    'C'],
  ['ashvina-purnima',         'Ashvina Purnima (Valmiki Jayanti)',  'jayanti',  7,  15, 'sunrise',    'T'],
  ['karwa-chauth',            'Karwa Chauth',                       'vrata',    7,  19, 'pradosha',   'T'],
  ['ahoi-ashtami',            'Ahoi Ashtami',                       'vrata',    7,  23, 'pradosha',   'T'],
  ['govatsa-dwadashi',        'Govatsa Dwadashi',                   'vrata',    7,  27, 'pradosha',   'C'],
  ['dhanteras',               'Dhana Trayodashi (Dhanteras)',       'festival', 7,  28, 'pradosha',   'T'],
  ['naraka-chaturdashi',      'Naraka Chaturdashi',                 'festival', 7,  29, 'arunodaya',  'C'],
  ['kali-chaudas',            'Kali Chaudas',                       'vrata',    7,  29, 'nishita',    'T'],
  ['diwali',                  'Diwali (Lakshmi Puja)',              'festival', 7,  30, 'pradosha',   'C', { choice: 'second' }],
  ['kali-puja',               'Kali Puja',                          'festival', 7,  30, 'nishita',    'T'],
  // Kartika
  ['govardhan-puja',          'Govardhan Puja, Bali Pratipada',     'festival', 8,  1,  'sayahna',    'T', { ifNone: 'second' }],
  ['gujarati-new-year',       'Gujarati New Year',                  'festival', 8,  1,  'sunrise',    'T'],
  ['bhai-dooj',               'Bhai Dooj (Yama Dwitiya)',           'festival', 8,  2,  'aparahna',   'C'],
  ['labha-panchami',          'Labha Panchami',                     'festival', 8,  5,  'purvahna',   'T'],
  ['chhath-puja',             'Chhath Puja (evening offering)',     'vrata',    8,  6,  'sunrise',    'T'],
  ['gopashtami',              'Gopashtami',                         'festival', 8,  8,  'sunrise',    'T'],
  ['akshaya-navami',          'Akshaya Navami',                     'vrata',    8,  9,  'purvahna',   'C'],
  ['tulasi-vivaha',           'Tulasi Vivaha',                      'festival', 8,  12, 'sunrise',    'T'],
  ['vaikuntha-chaturdashi',   'Vaikuntha Chaturdashi',              'vrata',    8,  14, 'nishita',    'C'],
  ['kartika-purnima',         'Kartika Purnima (Guru Nanak Jayanti)', 'parva',  8,  15, 'sunrise',    'T'],
  ['deva-deepavali',          'Deva Deepavali',                     'festival', 8,  15, 'pradosha',   'T'],
  ['kalabhairava-jayanti',    'Kalabhairava Jayanti',               'jayanti',  8,  23, 'pradosha',   'T'],
  // Margashirsha
  ['vivaha-panchami',         'Vivaha Panchami',                    'festival', 9,  5,  'sunrise',    'T'],
  ['champa-shashthi',         'Champa Shashthi',                    'vrata',    9,  6,  'sunrise',    'C'],
  ['gita-jayanti',            'Gita Jayanti',                       'jayanti',  9,  11, 'sunrise',    'T', { choice: 'second' }],
  ['dattatreya-jayanti',      'Dattatreya Jayanti',                 'jayanti',  9,  15, 'pradosha',   'C'],
  // Pausha
  ['shakambhari-purnima',     'Shakambhari Purnima',                'jayanti',  10, 15, 'sunrise',    'T'],
  ['sakat-chauth',            'Sakat Chauth',                       'vrata',    10, 19, 'moonrise',   'T', { ifNone: 'second' }],
  ['mauni-amavasya',          'Mauni Amavasya',                     'parva',    10, 30, 'sunrise',    'T'],
  // Magha
  ['magha-navaratri',         'Magha Navaratri begins',             'vrata',    11, 1,  'sunrise',    'T'],
  ['vasant-panchami',         'Vasant Panchami (Saraswati Puja)',   'festival', 11, 5,  'purvahna',   'C'],
  ['ratha-saptami',           'Ratha Saptami',                      'vrata',    11, 7,  'arunodaya',  'C'],
  ['bhishma-ashtami',         'Bhishma Ashtami',                    'shraddha', 11, 8,  'madhyahna',  'C'],
  ['magha-purnima',           'Magha Purnima (Guru Ravidas Jayanti)', 'parva',  11, 15, 'sunrise',    'T'],
  ['maha-shivaratri',         'Maha Shivaratri',                    'vrata',    11, 29, 'nishita',    'C'],
  // Phalguna
  ['phulera-dooj',            'Phulera Dooj',                       'festival', 12, 2,  'sunrise',    'T'],
  ['holika-dahan',            'Holika Dahan',                       'festival', 12, 15, 'pradosha',   'T', { moves: 'bhadra' }],
  ['holi',                    'Holi',                               'festival', 12, 15, 'pradosha',   'T', { dayShift: 1, moves: 'bhadra' }],
  ['ranga-panchami',          'Ranga Panchami',                     'festival', 12, 20, 'sunrise',    'T'],
  ['sheetala-ashtami',        'Sheetala Ashtami',                   'vrata',    12, 23, 'sunrise',    'T'],
];

const CLASSICAL: readonly SourceKey[] = ['dharma-sindhu', 'nirnaya-sindhu'];
const TRADITIONAL: readonly SourceKey[] = ['almanac-practice'];
const PUBLISHED: readonly SourceKey[] = ['vacanza-holidays'];

export const YEARLY_ROWS: readonly FestivalRow[] = ROWS.map(
  ([id, name, category, masa, tithi, kala, standing, more = {}]) => ({
    id,
    name,
    category,
    rule: {
      kind: 'tithi',
      masa,
      tithi,
      kala,
      choice: more.choice ?? 'first',
      ifNone: more.ifNone ?? 'most',
      dayShift: more.dayShift ?? 0,
      ...(more.moves === undefined ? {} : { moves: more.moves }),
    },
    school: more.school ?? null,
    // What moves a day is known from the dates that are published, and from the digests as they are told.
    sources: [...(standing === 'C' ? CLASSICAL : TRADITIONAL), ...(more.moves === undefined ? [] : PUBLISHED)],
    classification: standing === 'C' ? 'classical' : 'traditional',
  }),
);
