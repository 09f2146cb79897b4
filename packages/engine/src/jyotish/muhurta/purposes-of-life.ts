/**
 * Purposes of a life: from conception to marriage. Sources: the chapters on samskaras and marriage of `muhurta-chintamani`; where a row
 * cites `raman-muhurtha`, its lists of best weekdays, tithis and lagnas.
 */

import {
  allBut,
  CHARA,
  choice,
  DHRUVA,
  inBothHalves,
  KSHIPRA,
  MRIDU,
  NOT_RIKTA,
  PRAISED,
  PURVAS,
  type Purpose,
  purpose,
} from './purpose.ts';

const GENTLE_DAYS = [1, 3, 4, 5];
/** Mridu, dhruva, kshipra and chara stars: sixteen, for all gentle beginnings. */
const GENTLE_STARS = [...MRIDU, ...DHRUVA, ...KSHIPRA, ...CHARA];
const MARRIAGE_STARS = [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27];
const ASTA = ['jupiter-asta', 'venus-asta'] as const;
const ADDED = ['adhika-month', 'kshaya-month'] as const;

export const PURPOSES_OF_LIFE: readonly Purpose[] = [
  purpose({
    id: 'marriage',
    name: 'Marriage',
    tithis: choice(NOT_RIKTA, PRAISED),
    nakshatras: choice(MARRIAGE_STARS, [4, 5, 12, 13, 15, 17, 21, 26, 27]),
    // The first quarters of Magha and Mula, the last of Revati.
    barredPadas: [37, 73, 108],
    varas: choice([0, 1, 2, 3, 4, 5, 6], GENTLE_DAYS, [2]),
    months: choice([1, 2, 3, 4, 8, 9, 10, 11, 12], [2, 3, 9, 11, 12]),
    sunSigns: [1, 2, 3, 8, 10, 11],
    lagnas: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [3, 6, 7], [1, 8, 10, 12]),
    emptyHouses: [7],
    barredSeats: [
      ['Mars', 8],
      ['Venus', 6],
      ['Moon', 6],
      ['Moon', 8],
      ['Moon', 12],
    ],
    avoids: [...ADDED, ...ASTA, 'chaturmasa', 'pitru-paksha', 'sankranti', 'simhastha'],
    special: ['marriage-faults'],
    panchakas: ['mrityu', 'roga'],
    sources: ['muhurta-chintamani', 'raman-muhurtha'],
  }),
  purpose({
    id: 'engagement',
    name: 'Engagement',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Those of marriage, the three Purvas, Krittika, Shravana, Dhanishta.
    nakshatras: choice([...MARRIAGE_STARS, ...PURVAS, 3, 22, 23], MARRIAGE_STARS),
    varas: choice([0, 1, 3, 4, 5], GENTLE_DAYS),
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'conception',
    name: 'Conception (garbhadhana)',
    dayPart: 'night',
    // Not the empty ones, the sixth, the eighth, nor full and new moon.
    tithis: choice(allBut(4, 6, 8, 9, 14, 15), inBothHalves([2, 3, 5, 7, 10, 13])),
    nakshatras: choice([4, 5, 12, 13, 15, 17, 21, 22, 23, 24, 26]),
    varas: choice(GENTLE_DAYS),
    avoids: ['pitru-paksha', 'sankranti'],
    special: ['not-birth-star'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'pumsavana',
    name: 'Pumsavana and simantonnayana',
    tithis: choice(allBut(4, 6, 8, 9, 12, 14), PRAISED),
    nakshatras: choice([5, 7, 8, 13, 19, 22]),
    varas: choice([0, 2, 4]),
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'naming',
    name: 'Naming (namakarana)',
    tithis: choice(allBut(4, 8, 9, 14, 15), [...PRAISED, 16]),
    nakshatras: choice(GENTLE_STARS, [...MRIDU, ...DHRUVA, ...KSHIPRA]),
    varas: choice([0, 1, 3, 4, 5], GENTLE_DAYS),
    avoids: ['sankranti'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'annaprashana',
    name: 'First food (annaprashana)',
    dayPart: 'day',
    // Not the empty ones, nor Nanda, the eighth and the twelfth.
    tithis: choice(allBut(1, 4, 6, 8, 9, 11, 12, 14)),
    nakshatras: choice(GENTLE_STARS),
    varas: choice(GENTLE_DAYS),
    lagnas: choice([2, 3, 4, 5, 6, 7, 9, 10, 11], [2, 3, 4, 6, 7, 9]),
    emptyHouses: [10],
    avoids: ['sankranti'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'mundan',
    name: 'First haircut (mundan, chudakarana)',
    dayPart: 'day',
    tithis: choice(allBut(1, 4, 6, 8, 9, 12, 14, 15), PRAISED),
    // Mridu but for Anuradha, chara, kshipra, and Jyeshtha.
    nakshatras: choice([5, 14, 27, ...CHARA, ...KSHIPRA, 18]),
    varas: choice(GENTLE_DAYS),
    // Any but Chaitra.
    months: choice([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [2, 3, 11, 12]),
    isNorthwardOnly: true,
    emptyHouses: [8],
    avoids: [...ADDED, ...ASTA, 'sankranti', 'simhastha'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'karnavedha',
    name: 'Ear piercing (karnavedha)',
    dayPart: 'day',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Shravana, Dhanishta, Punarvasu, mridu and kshipra.
    nakshatras: choice([22, 23, 7, ...MRIDU, ...KSHIPRA]),
    varas: choice(GENTLE_DAYS),
    // Any but Chaitra and Pausha.
    months: choice([2, 3, 4, 5, 6, 7, 8, 9, 11, 12]),
    emptyHouses: [8],
    avoids: ['adhika-month', 'chaturmasa', 'sankranti'],
    special: ['not-birth-star'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'vidyarambha',
    name: 'Beginning of learning (vidyarambha)',
    tithis: choice(inBothHalves([2, 3, 5, 6, 10, 11, 12])),
    // Three from Mrigashira, Hasta and Shravana, Ashwini, Mula, the Purvas, Pushya, Ashlesha; with others dhruva, Revati, Anuradha.
    nakshatras: choice(
      [5, 6, 7, 13, 14, 15, 22, 23, 24, 1, 19, ...PURVAS, 8, 9, ...DHRUVA, 27, 17],
      [5, 6, 7, 13, 14, 15, 22, 23, 24, 1, 19, ...PURVAS, 8, 9],
    ),
    varas: choice([0, 3, 4, 5]),
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    horas: ['Mercury', 'Jupiter', 'Venus', 'Sun'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'upanayana',
    name: 'Sacred thread (upanayana)',
    dayPart: 'forenoon',
    // In the bright half 2, 3, 5, 10, 11, 12; of the dark half its first third alone.
    tithis: choice([2, 3, 5, 10, 11, 12, 17, 18, 20], [2, 3, 5, 10, 11, 12]),
    // All but Bharani, Krittika, Magha, Vishakha and Jyeshtha.
    nakshatras: choice(
      [...KSHIPRA, ...DHRUVA, 9, ...CHARA, 19, ...MRIDU, ...PURVAS, 6],
      [1, 5, 7, 8, 13, 14, 15, 22, 23, 27],
    ),
    varas: choice([0, 1, 3, 4, 5], [0, 3, 4, 5]),
    months: choice([1, 2, 3, 4, 11, 12], [1, 2, 3, 11, 12]),
    isNorthwardOnly: true,
    emptyHouses: [8],
    barredSeats: [
      ['Venus', 6],
      ['Jupiter', 6],
      ['Moon', 6],
      ['Venus', 8],
      ['Jupiter', 8],
      ['Moon', 8],
    ],
    avoids: [...ADDED, ...ASTA, 'sankranti', 'simhastha'],
    panchakas: ['mrityu', 'roga'],
    sources: ['muhurta-chintamani'],
  }),
];
