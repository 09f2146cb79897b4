/**
 * Days on which a publisher kept a festival of India other than its rule gives: known contradictions, by name, for New Delhi's rule. Where the publisher
 * follows a rule of its own (an eclipse, a state's gazette, a fixed date) the table does not know it; it records that they differ.
 *
 * Source: `vacanza-holidays`, whose notes cite timeanddate.com, Drik Panchang and gazettes; dates after 2025 are its forecasts.
 */

import type { SourceKey } from '../../sources.ts';

/** One contradiction. */
export interface FestivalException {
  /** Of the row. */
  readonly id: string;
  /** The date that the rule gives at New Delhi, and the one that was published. */
  readonly rule: string;
  readonly published: string;
  readonly source: SourceKey;
}

// biome-ignore format: a table reads in rows
const ROWS: readonly (readonly [id: string, rule: string, published: string])[] = [
  ['buddha-purnima',     '2001-05-07', '2001-04-30'],
  ['buddha-purnima',     '2002-05-26', '2002-05-19'],
  ['buddha-purnima',     '2003-05-16', '2003-05-08'],
  ['buddha-purnima',     '2004-05-04', '2004-05-26'],
  ['buddha-purnima',     '2008-05-19', '2008-05-20'],
  ['buddha-purnima',     '2009-05-09', '2009-05-08'],
  ['chhath-puja',        '2025-10-27', '2025-10-28'],
  ['govardhan-puja',     '2026-11-09', '2026-11-10'],
  ['janmashtami',        '2034-09-05', '2034-09-06'],
  ['karwa-chauth',       '2003-10-14', '2003-10-13'],
  ['maha-ashtami',       '2020-10-24', '2020-10-23'],
  ['mahalaya-amavasya',  '2020-09-17', '2020-10-16'],
  ['mahavir-jayanti',    '2010-03-28', '2010-04-28'],
  ['mahavir-jayanti',    '2016-04-19', '2016-04-20'],
  ['mahavir-jayanti',    '2027-04-19', '2027-04-18'],
  ['makara-sankranti',   '2023-01-15', '2023-01-14'],
  ['makara-sankranti',   '2024-01-15', '2024-01-14'],
  ['naraka-chaturdashi', '2012-11-13', '2012-11-12'],
  ['naraka-chaturdashi', '2030-10-25', '2030-10-26'],
  ['onam',               '2013-09-16', '2013-08-20'],
  ['onam',               '2017-09-03', '2017-09-04'],
  ['onam',               '2032-09-16', '2032-08-20'],
  ['pongal',             '2003-01-14', '2003-01-15'],
  ['raksha-bandhan',     '2031-08-03', '2031-08-02'],
  ['raksha-bandhan',     '2032-08-21', '2032-08-20'],
  ['rama-navami',        '2005-04-17', '2005-04-18'],
  ['rama-navami',        '2032-04-18', '2032-04-19'],
  ['rambha-tritiya',     '2015-05-21', '2015-05-20'],
  ['rambha-tritiya',     '2029-06-15', '2029-05-15'],
  ['sharad-navaratri',   '2004-10-15', '2004-10-14'],
  ['ugadi',              '2008-04-07', '2008-04-06'],
  ['vaisakhi',           '2013-04-14', '2013-04-13'],
  ['vaisakhi',           '2025-04-14', '2025-04-13'],
  ['vasant-panchami',    '2019-02-10', '2019-02-09'],
  ['vasant-panchami',    '2035-02-13', '2035-02-12'],
];

export const EXCEPTIONS: readonly FestivalException[] = ROWS.map(([id, rule, published]) => ({
  id,
  rule,
  published,
  source: 'vacanza-holidays',
}));
