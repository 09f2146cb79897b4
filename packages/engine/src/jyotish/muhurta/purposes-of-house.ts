/**
 * Purposes of house and land. Sources: the chapters on building and on entering a house, and the second chapter, of
 * `muhurta-chintamani`; buying land: `kalaprakasika` and almanacs.
 */

import {
  CHARA,
  choice,
  DHRUVA,
  inBothHalves,
  KSHIPRA,
  MRIDU,
  NOT_RIKTA,
  PRAISED,
  type Purpose,
  purpose,
} from './purpose.ts';

const GENTLE_DAYS = [1, 3, 4, 5];
const FIXED_SIGNS = [2, 5, 8, 11];
const DUAL_SIGNS = [3, 6, 9, 12];
const ADDED = ['adhika-month', 'kshaya-month'] as const;
const ASTA = ['jupiter-asta', 'venus-asta'] as const;

export const PURPOSES_OF_HOUSE: readonly Purpose[] = [
  purpose({
    id: 'foundation',
    name: 'Laying the foundation',
    dayPart: 'day',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Mridu, dhruva, Swati, Dhanishta, Shatabhisha, Pushya, Hasta.
    nakshatras: choice([...MRIDU, ...DHRUVA, 15, 23, 24, 8, 13]),
    varas: choice([1, 3, 4, 5, 6], GENTLE_DAYS),
    months: choice([2, 5, 8, 9, 10, 11, 12], [2, 5, 9, 12]),
    // Not in the dual signs.
    sunSigns: [1, 2, 4, 5, 7, 8, 10, 11],
    lagnas: choice([...FIXED_SIGNS, ...DUAL_SIGNS], FIXED_SIGNS),
    emptyHouses: [8],
    avoids: [...ADDED, ...ASTA, 'pitru-paksha', 'sankranti', 'simhastha'],
    special: ['vrisha-chakra', 'earth-sleep'],
    panchakas: ['mrityu', 'agni'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'griha-pravesh-new',
    name: 'Entering a new house',
    tithis: choice(NOT_RIKTA, PRAISED),
    nakshatras: choice([...MRIDU, ...DHRUVA]),
    varas: choice([1, 3, 4, 5, 6], GENTLE_DAYS),
    // Magha, Phalguna, Vaishakha, Jyeshtha; Kartika and Margashirsha as middling.
    months: choice([2, 3, 8, 9, 11, 12], [2, 3, 11, 12]),
    sunSigns: [1, 2, 3, 8, 10, 11],
    lagnas: choice([...FIXED_SIGNS, ...DUAL_SIGNS], FIXED_SIGNS),
    emptyHouses: [4, 8],
    avoids: [...ADDED, ...ASTA, 'chaturmasa', 'pitru-paksha', 'sankranti', 'simhastha'],
    special: ['kumbha-chakra'],
    panchakas: ['mrityu', 'agni'],
    sources: ['muhurta-chintamani', 'almanac-practice'],
  }),
  purpose({
    id: 'griha-pravesh-return',
    name: 'Entering an old or repaired house, or after a journey',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Those of a new house, with Pushya, Swati, Dhanishta, Shatabhisha. The courses of Sun, Jupiter and Venus do not matter.
    nakshatras: choice([...MRIDU, ...DHRUVA, 8, 15, 23, 24], [...MRIDU, ...DHRUVA]),
    varas: choice([1, 3, 4, 5, 6], GENTLE_DAYS),
    lagnas: choice([...FIXED_SIGNS, ...DUAL_SIGNS], FIXED_SIGNS),
    emptyHouses: [8],
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    special: ['kumbha-chakra'],
    panchakas: ['mrityu', 'agni'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'property-purchase',
    name: 'Buying or registering property',
    division: 'choghadiya',
    // Nanda and Purna tithis.
    tithis: choice(inBothHalves([1, 5, 6, 10, 11, 15]), [5, 6, 10, 11, 15, 16]),
    nakshatras: choice([5, 7, 9, 10, 11, 16, 17, 19, 20, 25, 27]),
    varas: choice([4, 5]),
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    special: ['doubling'],
    panchakas: ['mrityu', 'raja', 'chora'],
    horas: ['Mercury', 'Jupiter', 'Venus', 'Mars'],
    sources: ['kalaprakasika', 'almanac-practice'],
    classification: 'traditional',
  }),
  purpose({
    id: 'well-digging',
    name: 'Digging a well',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Anuradha, Hasta, dhruva, Dhanishta, Shatabhisha, Magha, Purva Ashadha, Revati, Pushya, Mrigashira.
    nakshatras: choice([17, 13, ...DHRUVA, 23, 24, 10, 20, 27, 8, 5]),
    varas: choice([1, 3, 4, 5]),
    // Watery signs.
    lagnas: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [4, 8, 10, 12]),
    avoids: ['sankranti'],
    special: ['earth-sleep'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'deity-installation',
    name: 'Installing a deity',
    tithis: choice(NOT_RIKTA, PRAISED),
    nakshatras: choice([...MRIDU, ...KSHIPRA, ...CHARA, ...DHRUVA], [...MRIDU, ...KSHIPRA, ...DHRUVA]),
    varas: choice([0, 1, 3, 4, 5, 6], GENTLE_DAYS),
    isNorthwardOnly: true,
    lagnas: choice([...FIXED_SIGNS, ...DUAL_SIGNS], FIXED_SIGNS),
    emptyHouses: [8],
    avoids: [...ADDED, ...ASTA, 'sankranti', 'simhastha'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'seed-sowing',
    name: 'Sowing seed',
    division: 'choghadiya',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Mridu, dhruva, kshipra, Swati, Dhanishta, Mula, Magha.
    nakshatras: choice([...MRIDU, ...DHRUVA, ...KSHIPRA, 15, 23, 19, 10]),
    varas: choice([0, 1, 3, 4, 5, 6], GENTLE_DAYS),
    avoids: ['sankranti'],
    sources: ['muhurta-chintamani'],
  }),
];
