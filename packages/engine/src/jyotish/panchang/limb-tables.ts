/**
 * What the limbs are called, and whose they are: tithis, nakshatras, yogas, karanas and weekdays, with lords and deities. Spelt in ASCII Sanskrit,
 * one way.
 *
 * Deities of tithis: `muhurta-chintamani` ch. 1 (with Agni first), and `brihat-samhita` ch. 99 (with Brahma first); of karanas: `brihat-samhita`
 * ch. 100; of nakshatras: `brihat-samhita` ch. 98; of yogas: `almanac-practice`. Grahas of tithis, yogas and karanas: `narasimha-rao-integrated`.
 */

import { NAKSHATRA_LORDS, NAKSHATRAS } from '../../chart/zodiac.ts';
import { wholeIn } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha } from '../graha/kundli.ts';

export const PAKSHAS = ['shukla', 'krishna'] as const;
export type Paksha = (typeof PAKSHAS)[number];

/** The five kinds of tithi, which come round three times in a fortnight. */
export const TITHI_KINDS = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const;
export type TithiKind = (typeof TITHI_KINDS)[number];

export interface TithiRow {
  /** 1 … 30: 15 is the full moon, 30 the new. */
  readonly index: number;
  /** `Dashami`. */
  readonly name: string;
  /** 1 … 15 within its fortnight. */
  readonly number: number;
  readonly paksha: Paksha;
  readonly kind: TithiKind;
  readonly lord: Graha;
  readonly deity: string;
  /** Of the older list. */
  readonly deityBrihatSamhita: string;
}

const TITHI_NAMES = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
] as const;

// biome-ignore format: two lists that run side by side
const TITHI_DEITIES = [
  'Agni', 'Brahma', 'Gauri', 'Ganesha', 'Naga', 'Kartikeya', 'Surya', 'Shiva', 'Durga', 'Yama', 'Vishvedevas', 'Vishnu', 'Kama', 'Shiva', 'Chandra',
] as const;
// biome-ignore format: as above
const TITHI_DEITIES_OLDER = [
  'Brahma', 'Vidhatri', 'Vishnu', 'Yama', 'Chandra', 'Kartikeya', 'Indra', 'Vasus', 'Naga', 'Dharma', 'Shiva', 'Savitri', 'Kama', 'Kali',
  'Vishvedevas',
] as const;
const TITHI_LORDS: readonly Graha[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** The thirty tithis, the first of the bright fortnight first. */
export const TITHIS: readonly TithiRow[] = Array.from({ length: 30 }, (_, i): TithiRow => {
  const n = i % 15;
  const isNewMoon = i === 29;
  return {
    index: i + 1,
    name: isNewMoon ? 'Amavasya' : (TITHI_NAMES[n] as string),
    number: n + 1,
    paksha: i < 15 ? 'shukla' : 'krishna',
    kind: TITHI_KINDS[n % 5] as TithiKind,
    // The eight take turns; the full moon is Saturn's, the new moon Rahu's.
    lord: n === 14 ? (isNewMoon ? 'Rahu' : 'Saturn') : (TITHI_LORDS[n % 8] as Graha),
    deity: isNewMoon ? 'Pitris' : (TITHI_DEITIES[n] as string),
    deityBrihatSamhita: isNewMoon ? 'Pitris' : (TITHI_DEITIES_OLDER[n] as string),
  };
});

export interface NakshatraRow {
  /** 1 … 27. */
  readonly index: number;
  readonly name: (typeof NAKSHATRAS)[number];
  /** Of the Vimshottari order. */
  readonly lord: Graha;
  readonly deity: string;
}

// biome-ignore format: a list
const NAKSHATRA_DEITIES = [
  'Ashvins', 'Yama', 'Agni', 'Brahma', 'Soma', 'Rudra', 'Aditi', 'Brihaspati', 'Naga', 'Pitris', 'Bhaga', 'Aryaman', 'Savitri', 'Tvashtri',
  'Vayu', 'Indragni', 'Mitra', 'Indra', 'Nirriti', 'Apas', 'Vishvedevas', 'Vishnu', 'Vasus', 'Varuna', 'Aja Ekapada', 'Ahirbudhnya', 'Pushan',
] as const;

/** The twenty-seven nakshatras. */
export const NAKSHATRA_TABLE: readonly NakshatraRow[] = NAKSHATRAS.map((name, i) => ({
  index: i + 1,
  name,
  lord: NAKSHATRA_LORDS[i % NAKSHATRA_LORDS.length] as Graha,
  deity: NAKSHATRA_DEITIES[i] as string,
}));

export interface YogaRow {
  /** 1 … 27. */
  readonly index: number;
  readonly name: string;
  readonly lord: Graha;
  readonly deity: string;
  /** Nine are shunned. */
  readonly nature: 'auspicious' | 'inauspicious';
}

// biome-ignore format: a table reads in rows
const YOGA_ROWS = [
  ['Vishkambha', 'Yama',        0], ['Priti',    'Vishnu',      1], ['Ayushman',  'Chandra',  1], ['Saubhagya', 'Brahma',     1],
  ['Shobhana',   'Brihaspati',  1], ['Atiganda', 'Chandra',     0], ['Sukarma',   'Indra',    1], ['Dhriti',    'Apas',       1],
  ['Shula',      'Naga',        0], ['Ganda',    'Agni',        0], ['Vriddhi',   'Surya',    1], ['Dhruva',    'Bhumi',      1],
  ['Vyaghata',   'Vayu',        0], ['Harshana', 'Bhaga',       1], ['Vajra',     'Varuna',   0], ['Siddhi',    'Ganesha',    1],
  ['Vyatipata',  'Rudra',       0], ['Variyan',  'Kubera',      1], ['Parigha',   'Tvashtri', 0], ['Shiva',     'Mitra',      1],
  ['Siddha',     'Kartikeya',   1], ['Sadhya',   'Savitri',     1], ['Shubha',    'Lakshmi',  1], ['Shukla',    'Parvati',    1],
  ['Brahma',     'Ashvins',     1], ['Indra',    'Pitris',      1], ['Vaidhriti', 'Diti',     0],
] as const;

/** The twenty-seven yogas. Their grahas take turns as those of the nakshatras, from Pushya's on. */
export const YOGAS: readonly YogaRow[] = YOGA_ROWS.map(([name, deity, good], i) => ({
  index: i + 1,
  name,
  lord: (NAKSHATRA_TABLE[(i + 7) % 27] as NakshatraRow).lord,
  deity,
  nature: good === 1 ? 'auspicious' : 'inauspicious',
}));

export interface KaranaRow {
  /** 1 … 11: seven that come round eight times, then four that come once. */
  readonly id: number;
  readonly name: string;
  readonly kind: 'chara' | 'sthira';
  /** The seven have one; the four have none. */
  readonly lord: Graha | null;
  readonly deity: string;
}

// biome-ignore format: a table reads in rows
export const KARANAS: readonly KaranaRow[] = [
  { id: 1,  name: 'Bava',        kind: 'chara',  lord: 'Sun',     deity: 'Indra' },
  { id: 2,  name: 'Balava',      kind: 'chara',  lord: 'Moon',    deity: 'Brahma' },
  { id: 3,  name: 'Kaulava',     kind: 'chara',  lord: 'Mars',    deity: 'Mitra' },
  { id: 4,  name: 'Taitila',     kind: 'chara',  lord: 'Mercury', deity: 'Aryaman' },
  { id: 5,  name: 'Gara',        kind: 'chara',  lord: 'Jupiter', deity: 'Bhumi' },
  { id: 6,  name: 'Vanija',      kind: 'chara',  lord: 'Venus',   deity: 'Lakshmi' },
  { id: 7,  name: 'Vishti',      kind: 'chara',  lord: 'Saturn',  deity: 'Yama' },
  { id: 8,  name: 'Shakuni',     kind: 'sthira', lord: null,      deity: 'Kali' },
  { id: 9,  name: 'Chatushpada', kind: 'sthira', lord: null,      deity: 'Rudra' },
  { id: 10, name: 'Naga',        kind: 'sthira', lord: null,      deity: 'Naga' },
  { id: 11, name: 'Kimstughna',  kind: 'sthira', lord: null,      deity: 'Vayu' },
];

/**
 * The karana that is the n-th half tithi of a lunar month.
 *
 * @param index  1 … 60. The first is Kimstughna, the last three Shakuni, Chatushpada and Naga; between them seven take turns
 * @throws  EngineError INVALID_OPTION
 */
export function karanaOf(index: number): KaranaRow {
  wholeIn('index', index, 1, 60);
  const place = index === 1 ? 10 : index >= 58 ? index - 51 : (index - 2) % 7;
  return KARANAS[place] as KaranaRow;
}

export interface VaraRow {
  /** 0 … 6. */
  readonly index: number;
  readonly name: string;
  readonly english: string;
  readonly lord: Graha;
}

// biome-ignore format: a table reads in rows
export const VARAS: readonly VaraRow[] = [
  { index: 0, name: 'Ravivara',      english: 'Sunday',    lord: 'Sun' },
  { index: 1, name: 'Somavara',      english: 'Monday',    lord: 'Moon' },
  { index: 2, name: 'Mangalavara',   english: 'Tuesday',   lord: 'Mars' },
  { index: 3, name: 'Budhavara',     english: 'Wednesday', lord: 'Mercury' },
  { index: 4, name: 'Guruvara',      english: 'Thursday',  lord: 'Jupiter' },
  { index: 5, name: 'Shukravara',    english: 'Friday',    lord: 'Venus' },
  { index: 6, name: 'Shanivara',     english: 'Saturday',  lord: 'Saturn' },
];

/** Where the tables stand. */
export const LIMB_SOURCES: readonly SourceKey[] = [
  'surya-siddhanta',
  'muhurta-chintamani',
  'brihat-samhita',
  'narasimha-rao-integrated',
  'almanac-practice',
];
