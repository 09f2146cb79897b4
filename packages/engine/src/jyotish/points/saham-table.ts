/**
 * The thirty-six sahams: what each stands for and how it is made. Data for sahams.ts.
 *
 * Source: `narasimha-rao-integrated` §28.8, table 74. Each depends only on those above it. Roga is the same by day and night here, as other lists
 * have it; the table does not say so, but turned round it would be the Moon itself.
 */

import type { VisibleGraha } from '../graha/kundli.ts';

export const SAHAMS = [
  'punya',
  'vidya',
  'yashas',
  'mitra',
  'mahatmya',
  'asha',
  'samartha',
  'bhratri',
  'gaurava',
  'pitri',
  'rajya',
  'matri',
  'putra',
  'jiva',
  'karma',
  'roga',
  'kali',
  'shastra',
  'bandhu',
  'mrityu',
  'paradesha',
  'artha',
  'paradara',
  'vanik',
  'karyasiddhi',
  'vivaha',
  'santapa',
  'shraddha',
  'priti',
  'jadya',
  'vyapara',
  'shatru',
  'jalapatana',
  'bandhana',
  'apamrityu',
  'labha',
] as const;
export type SahamName = (typeof SAHAMS)[number];

/** One place of a formula, and how the formula writes it. */
export type Term = { readonly label: string } & (
  | { readonly kind: 'lagna' }
  | { readonly kind: 'graha'; readonly graha: VisibleGraha }
  | { readonly kind: 'saham'; readonly saham: SahamName }
  | { readonly kind: 'house'; readonly house: number }
  | { readonly kind: 'lord-of-house'; readonly house: number }
  | { readonly kind: 'lord-of-sign-of'; readonly graha: VisibleGraha }
  | { readonly kind: 'fixed'; readonly deg: number }
);

export type Formula = readonly [a: Term, b: Term, c: Term];

export interface SahamRow {
  /** 1 … 36. */
  readonly number: number;
  readonly matter: string;
  readonly day: Formula;
  /** At night: A and B change places, nothing changes, or another formula. */
  readonly night: 'reversed' | 'same' | Formula;
  /** Instead of the day’s formula where Mars is the lord of the lagna. */
  readonly marsOwnsLagna?: Formula;
}

const lagna: Term = { kind: 'lagna', label: 'lagna' };
const of = (graha: VisibleGraha): Term => ({ kind: 'graha', graha, label: graha });
const saham = (name: SahamName): Term => ({ kind: 'saham', saham: name, label: name });
const house = (number: number): Term => ({ kind: 'house', house: number, label: `house${number}` });
const lord = (number: number): Term => ({ kind: 'lord-of-house', house: number, label: `lord${number}` });
const signLord = (graha: VisibleGraha): Term => ({ kind: 'lord-of-sign-of', graha, label: `lord of ${graha}’s sign` });
const fixed = (deg: number): Term => ({ kind: 'fixed', deg, label: `${deg}°` });
const [Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn] = [
  of('Sun'),
  of('Moon'),
  of('Mars'),
  of('Mercury'),
  of('Jupiter'),
  of('Venus'),
  of('Saturn'),
];
const punya = saham('punya');

// biome-ignore format: a table reads in rows
export const SAHAM_ROWS: { readonly [S in SahamName]: SahamRow } = {
  punya:       { number: 1, matter: 'fortune', day: [Moon, Sun, lagna], night: 'reversed' },
  vidya:       { number: 2, matter: 'education', day: [Sun, Moon, lagna], night: 'reversed' },
  yashas:      { number: 3, matter: 'fame', day: [Jupiter, punya, lagna], night: 'reversed' },
  mitra:       { number: 4, matter: 'friends', day: [Jupiter, punya, Venus], night: 'reversed' },
  mahatmya:    { number: 5, matter: 'greatness', day: [punya, Mars, lagna], night: 'reversed' },
  asha:        { number: 6, matter: 'desires', day: [Saturn, Mars, lagna], night: 'reversed' },
  samartha:    { number: 7, matter: 'ability', day: [Mars, lord(1), lagna], night: 'reversed', marsOwnsLagna: [Jupiter, Mars, lagna] },
  bhratri:     { number: 8, matter: 'siblings', day: [Jupiter, Saturn, lagna], night: 'same' },
  gaurava:     { number: 9, matter: 'respect', day: [Jupiter, Moon, Sun], night: 'reversed' },
  pitri:       { number: 10, matter: 'father', day: [Saturn, Sun, lagna], night: 'reversed' },
  rajya:       { number: 11, matter: 'rule', day: [Saturn, Sun, lagna], night: 'reversed' },
  matri:       { number: 12, matter: 'mother', day: [Moon, Venus, lagna], night: 'reversed' },
  putra:       { number: 13, matter: 'children', day: [Jupiter, Moon, lagna], night: 'reversed' },
  jiva:        { number: 14, matter: 'life', day: [Saturn, Jupiter, lagna], night: 'reversed' },
  karma:       { number: 15, matter: 'work', day: [Mars, Mercury, lagna], night: 'reversed' },
  roga:        { number: 16, matter: 'disease', day: [lagna, Moon, lagna], night: 'same' },
  kali:        { number: 17, matter: 'strife', day: [Jupiter, Mars, lagna], night: 'reversed' },
  shastra:     { number: 18, matter: 'sciences', day: [Jupiter, Saturn, Mercury], night: 'reversed' },
  bandhu:      { number: 19, matter: 'relatives', day: [Mercury, Moon, lagna], night: 'reversed' },
  mrityu:      { number: 20, matter: 'death', day: [house(8), Moon, lagna], night: 'same' },
  paradesha:   { number: 21, matter: 'foreign lands', day: [house(9), lord(9), lagna], night: 'same' },
  artha:       { number: 22, matter: 'money', day: [house(2), lord(2), lagna], night: 'same' },
  paradara:    { number: 23, matter: 'adultery', day: [Venus, Sun, lagna], night: 'reversed' },
  vanik:       { number: 24, matter: 'commerce', day: [Moon, Mercury, lagna], night: 'reversed' },
  karyasiddhi: { number: 25, matter: 'success', day: [Saturn, Sun, signLord('Sun')], night: [Saturn, Moon, signLord('Moon')] },
  vivaha:      { number: 26, matter: 'marriage', day: [Venus, Saturn, lagna], night: 'reversed' },
  santapa:     { number: 27, matter: 'sorrow', day: [Saturn, Moon, house(6)], night: 'reversed' },
  shraddha:    { number: 28, matter: 'devotion', day: [Venus, Mars, lagna], night: 'reversed' },
  priti:       { number: 29, matter: 'affection', day: [saham('shastra'), punya, lagna], night: 'reversed' },
  jadya:       { number: 30, matter: 'chronic disease', day: [Mars, Saturn, Mercury], night: 'reversed' },
  vyapara:     { number: 31, matter: 'business', day: [Mars, Saturn, lagna], night: 'same' },
  shatru:      { number: 32, matter: 'enemies', day: [Mars, Saturn, lagna], night: 'reversed' },
  jalapatana:  { number: 33, matter: 'crossing water', day: [fixed(105), Saturn, lagna], night: 'reversed' },
  bandhana:    { number: 34, matter: 'imprisonment', day: [punya, Saturn, lagna], night: 'reversed' },
  apamrityu:   { number: 35, matter: 'untimely death', day: [house(8), Mars, lagna], night: 'reversed' },
  labha:       { number: 36, matter: 'gains', day: [house(11), lord(11), lagna], night: 'same' },
};

/** What holds for each saham, in their order. Written out, since a record filled name by name takes several times as long. */
export function everySaham<T>(of: (id: SahamName) => T): { readonly [S in SahamName]: T } {
  return {
    punya: of('punya'),
    vidya: of('vidya'),
    yashas: of('yashas'),
    mitra: of('mitra'),
    mahatmya: of('mahatmya'),
    asha: of('asha'),
    samartha: of('samartha'),
    bhratri: of('bhratri'),
    gaurava: of('gaurava'),
    pitri: of('pitri'),
    rajya: of('rajya'),
    matri: of('matri'),
    putra: of('putra'),
    jiva: of('jiva'),
    karma: of('karma'),
    roga: of('roga'),
    kali: of('kali'),
    shastra: of('shastra'),
    bandhu: of('bandhu'),
    mrityu: of('mrityu'),
    paradesha: of('paradesha'),
    artha: of('artha'),
    paradara: of('paradara'),
    vanik: of('vanik'),
    karyasiddhi: of('karyasiddhi'),
    vivaha: of('vivaha'),
    santapa: of('santapa'),
    shraddha: of('shraddha'),
    priti: of('priti'),
    jadya: of('jadya'),
    vyapara: of('vyapara'),
    shatru: of('shatru'),
    jalapatana: of('jalapatana'),
    bandhana: of('bandhana'),
    apamrityu: of('apamrityu'),
    labha: of('labha'),
  };
}
