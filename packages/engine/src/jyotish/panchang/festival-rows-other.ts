/**
 * Vows of every month, days of the Sun and of the nakshatras, and vows of a weekday.
 *
 * Sources: `dharma-sindhu` and `nirnaya-sindhu` for the parts of the day of the monthly vows; the solar months' first days as in solar-month.ts; regional
 * customs: `almanac-practice`; the published dates they were compared with: `vacanza-holidays`, `panchang-core`.
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { RASHIS } from './calendar-tables.ts';
import type { Choice, Fallback, Kala } from './festival-kala.ts';
import type { FestivalCategory, FestivalRow, FestivalRule, SolarRule } from './festival-rules.ts';

const DIGESTS: readonly SourceKey[] = ['dharma-sindhu', 'nirnaya-sindhu'];
const ALMANACS: readonly SourceKey[] = ['almanac-practice'];

function row(
  id: string,
  name: string,
  category: FestivalCategory,
  rule: FestivalRule,
  more: Partial<Pick<FestivalRow, 'school' | 'weekdayNames' | 'sources' | 'classification'>> = {},
): FestivalRow {
  const sources: readonly SourceKey[] = more.sources ?? ALMANACS;
  const classification: Classification = more.classification ?? 'traditional';
  const { school = null, weekdayNames } = more;
  const base = { id, name, category, rule, school, sources, classification };
  return weekdayNames === undefined ? base : { ...base, weekdayNames };
}

function monthly(tithi: number, kala: Kala, ifNone: Fallback = 'most'): FestivalRule {
  return { kind: 'tithi', masa: null, tithi, kala, choice: 'first', ifNone, dayShift: 0 };
}

function solar(sign: number, begins: SolarRule['begins'], day = 1): FestivalRule {
  return { kind: 'solar', sign, begins, day };
}

function star(nakshatra: number, sign: number | null, kala: Kala, choice: Choice = 'first'): FestivalRule {
  return { kind: 'nakshatra', nakshatra, sign, which: 'second', kala, choice, ifNone: 'most' };
}

function southern(tithi: number, sign: number, kala: Kala): FestivalRule {
  return { kind: 'tithi', masa: null, sign, tithi, kala, choice: 'first', ifNone: 'most', dayShift: 0 };
}

const CLASSICAL = { sources: DIGESTS, classification: 'classical' } as const;
/** By the weekday, Sunday first. */
const PRADOSHA_NAMES = [
  'Ravi Pradosha',
  'Soma Pradosha',
  'Bhauma Pradosha',
  'Budha Pradosha',
  'Guru Pradosha',
  'Shukra Pradosha',
  'Shani Pradosha',
];
const AMAVASYA_NAMES = [null, 'Somavati Amavasya', 'Bhaumavati Amavasya', null, null, null, 'Shani Amavasya'];
const SANKASHTI_NAMES = [null, null, 'Angaraki Chaturthi', null, null, null, null];

// biome-ignore format: a table reads in rows
export const MONTHLY_ROWS: readonly FestivalRow[] = [
  row('ekadashi-smarta',      'Ekadashi (smarta)',       'vrata', { kind: 'ekadashi', school: 'smarta' },    { ...CLASSICAL, school: 'smarta' }),
  row('ekadashi-vaishnava',   'Ekadashi (vaishnava)',    'vrata', { kind: 'ekadashi', school: 'vaishnava' }, { sources: ['hari-bhakti-vilasa', 'panchang-core'], classification: 'classical', school: 'vaishnava' }),
  row('pradosha-shukla',      'Pradosha Vrata',          'vrata', monthly(13, 'pradosha'), { ...CLASSICAL, weekdayNames: PRADOSHA_NAMES }),
  row('pradosha-krishna',     'Pradosha Vrata',          'vrata', monthly(28, 'pradosha'), { ...CLASSICAL, weekdayNames: PRADOSHA_NAMES }),
  row('vinayaka-chaturthi',   'Vinayaka Chaturthi',      'vrata', monthly(4, 'madhyahna'), CLASSICAL),
  row('sankashti-chaturthi',  'Sankashti Chaturthi',     'vrata', monthly(19, 'moonrise', 'second'), { ...CLASSICAL, weekdayNames: SANKASHTI_NAMES }),
  row('skanda-shashthi',      'Skanda Shashthi',         'vrata', monthly(6, 'sunset')),
  row('masik-durgashtami',    'Masik Durgashtami',       'vrata', monthly(8, 'sunrise')),
  row('kalashtami',           'Kalashtami',              'vrata', monthly(23, 'sunrise')),
  row('masik-shivaratri',     'Masik Shivaratri',        'vrata', monthly(29, 'nishita'), CLASSICAL),
  row('purnima',              'Purnima',                 'parva', monthly(15, 'sunrise')),
  row('purnima-vrata',        'Purnima Vrata',           'vrata', monthly(15, 'pradosha')),
  row('amavasya',             'Amavasya',                'parva', monthly(30, 'sunrise'), { weekdayNames: AMAVASYA_NAMES }),
  row('darsha-amavasya',      'Darsha Amavasya',         'shraddha', monthly(30, 'aparahna'), CLASSICAL),
  row('rohini-vrata',         'Rohini Vrata',            'vrata', star(4, null, 'sunrise')),
  row('masik-karthigai',      'Masik Karthigai',         'vrata', star(3, null, 'sunset')),
];

/** The twelve entries of the Sun. Makara's is kept by sunset, as published; the others on their civil date. */
export const SANKRANTI_ROWS: readonly FestivalRow[] = RASHIS.map((rashi, i) =>
  row(
    `${rashi.toLowerCase()}-sankranti`,
    `${rashi} Sankranti`,
    'sankranti',
    solar(i + 1, rashi === 'Makara' ? 'tamil' : 'civil-date'),
    { sources: ['dharma-sindhu', 'almanac-practice'], classification: 'traditional' },
  ),
);

// biome-ignore format: a table reads in rows
export const SOLAR_ROWS: readonly FestivalRow[] = [
  row('vaisakhi',             'Vaisakhi',                               'festival', solar(1, 'civil-date')),
  row('puthandu',             'Puthandu (Tamil new year)',              'festival', solar(1, 'tamil')),
  row('vishu',                'Vishu',                                  'festival', solar(1, 'malayalam')),
  row('pohela-boishakh',      'Pohela Boishakh (Bengali new year)',     'festival', solar(1, 'bengali')),
  row('pana-sankranti',       'Pana Sankranti (Odia new year)',         'festival', solar(1, 'civil-date')),
  row('rongali-bihu',         'Rongali Bihu',                           'festival', solar(1, 'bengali')),
  row('raja-parba',           'Raja Parba',                             'festival', solar(3, 'civil-date')),
  row('adi-perukku',          'Adi Perukku',                            'festival', solar(4, 'tamil', 18)),
  row('malayalam-new-year',   'Chingam 1 (Malayalam new year)',         'festival', solar(5, 'malayalam')),
  row('vishwakarma-puja',     'Vishwakarma Puja',                       'festival', solar(6, 'civil-date')),
  row('mandala-puja-begins',  'Mandala Puja begins',                    'vrata',    solar(8, 'malayalam')),
  row('dhanurmasa-begins',    'Dhanurmasa begins (Markali)',            'vrata',    solar(9, 'tamil')),
  row('lohri',                'Lohri',                                  'festival', solar(10, 'tamil', 0)),
  row('bhogi',                'Bhogi',                                  'festival', solar(10, 'tamil', 0)),
  row('pongal',               'Thai Pongal',                            'festival', solar(10, 'tamil')),
  row('magh-bihu',            'Magh Bihu',                              'festival', solar(10, 'tamil')),
  row('mattu-pongal',         'Mattu Pongal',                           'festival', solar(10, 'tamil', 2)),
];

// biome-ignore format: as above
export const STAR_ROWS: readonly FestivalRow[] = [
  row('vaikasi-visakam',      'Vaikasi Visakam',                        'festival', star(16, 2, 'sunrise')),
  row('onam',                 'Onam (Thiruvonam)',                      'festival', star(22, 5, 'madhyahna')),
  row('karthigai-deepam',     'Karthigai Deepam',                       'festival', star(3, 8, 'sunset')),
  row('arudra-darshan',       'Arudra Darshan',                         'festival', star(6, 9, 'sunrise', 'second')),
  row('thai-pusam',           'Thai Pusam',                             'festival', star(8, 10, 'sunrise')),
  row('masi-magam',           'Masi Magam',                             'festival', star(10, 11, 'sunrise')),
  row('panguni-uthiram',      'Panguni Uthiram',                        'festival', star(12, 12, 'sunrise')),
  row('varalakshmi-vrata',    'Varalakshmi Vrata',                      'vrata', { kind: 'weekday-before', masa: 5, tithi: 15, weekday: 5 }),
];

/** Tithis of solar months, as the south keeps them. */
// biome-ignore format: as above
export const SOUTHERN_ROWS: readonly FestivalRow[] = [
  row('chitra-purnima',       'Chitra Purnima',                         'parva',    southern(15, 1, 'sunrise')),
  row('aadi-amavasya',        'Aadi Amavasya',                          'shraddha', southern(30, 4, 'kutapa')),
  row('vaikuntha-ekadashi',   'Vaikuntha Ekadashi',                     'vrata',    southern(11, 9, 'sunrise')),
  row('thai-amavasya',        'Thai Amavasya',                          'shraddha', southern(30, 10, 'kutapa')),
];

export const OTHER_ROWS: readonly FestivalRow[] = [
  ...MONTHLY_ROWS,
  ...SANKRANTI_ROWS,
  ...SOLAR_ROWS,
  ...STAR_ROWS,
  ...SOUTHERN_ROWS,
];
