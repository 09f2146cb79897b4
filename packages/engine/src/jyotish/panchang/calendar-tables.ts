/**
 * What months, seasons and years are called. The twelve lunar months, six seasons and sixty years of Jupiter in ASCII Sanskrit; the solar months as
 * four regions name them; the months of India's national calendar.
 *
 * @source  `calendar-reform-1955`, `sewell-dikshit-1896`; regional names: `almanac-practice`
 */

export const MASAS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;
export type MasaName = (typeof MASAS)[number];

export interface RituRow {
  /** 1 … 6: Vasanta first. */
  readonly index: number;
  readonly name: string;
  readonly english: string;
}

// biome-ignore format: a table reads in rows
export const RITUS: readonly RituRow[] = [
  { index: 1, name: 'Vasanta',  english: 'spring' },
  { index: 2, name: 'Grishma',  english: 'summer' },
  { index: 3, name: 'Varsha',   english: 'rains' },
  { index: 4, name: 'Sharad',   english: 'autumn' },
  { index: 5, name: 'Hemanta',  english: 'early winter' },
  { index: 6, name: 'Shishira', english: 'late winter' },
];

/** The sixty years of Jupiter's cycle; number 1 is Prabhava. */
// biome-ignore format: six rows of ten
export const SAMVATSARAS = [
  'Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhatri',
  'Ishvara', 'Bahudhanya', 'Pramathin', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Svabhanu', 'Tarana', 'Parthiva', 'Vyaya',
  'Sarvajit', 'Sarvadharin', 'Virodhin', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukha',
  'Hemalamba', 'Vilamba', 'Vikarin', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhin', 'Vishvavasu', 'Parabhava',
  'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhakrit', 'Paridhavin', 'Pramadin', 'Ananda', 'Rakshasa', 'Anala',
  'Pingala', 'Kalayukta', 'Siddharthin', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgarin', 'Raktaksha', 'Krodhana', 'Kshaya',
] as const;

/** The solar months of the regions, the one that begins when the Sun enters Aries first. */
// biome-ignore format: a table reads in rows
export const SOLAR_MONTH_NAMES = {
  tamil:     ['Chittirai', 'Vaikasi', 'Ani', 'Adi', 'Avani', 'Purattasi', 'Aippasi', 'Karttikai', 'Markali', 'Tai', 'Masi', 'Pankuni'],
  malayalam: ['Medam', 'Edavam', 'Mithunam', 'Karkadakam', 'Chingam', 'Kanni', 'Thulam', 'Vrischikam', 'Dhanu', 'Makaram', 'Kumbham', 'Meenam'],
  bengali:   ['Boishakh', 'Joishtho', 'Asharh', 'Shrabon', 'Bhadro', 'Ashshin', 'Kartik', 'Ogrohayon', 'Poush', 'Magh', 'Falgun', 'Choitro'],
  odia:      ['Mesha', 'Brusha', 'Mithuna', 'Karkata', 'Simha', 'Kanya', 'Tula', 'Bichha', 'Dhanu', 'Makara', 'Kumbha', 'Mina'],
} as const;

/** The national calendar of India: first month first. */
// biome-ignore format: a list
export const NATIONAL_MONTHS = [
  'Chaitra', 'Vaishakha', 'Jyaishtha', 'Ashadha', 'Shravana', 'Bhadra', 'Ashvina', 'Kartika', 'Agrahayana', 'Pausha', 'Magha', 'Phalguna',
] as const;

/** The signs in Sanskrit, for the names of sankrantis. */
// biome-ignore format: a list
export const RASHIS = [
  'Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrishchika', 'Dhanu', 'Makara', 'Kumbha', 'Meena',
] as const;
