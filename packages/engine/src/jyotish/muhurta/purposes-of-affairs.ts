/**
 * Purposes of journeys, trade, office and health. Sources: the second chapter and the chapters on journeys and coronation of
 * `muhurta-chintamani`; surgery: `raman-muhurtha`; what no text knows (a registry, a car) after the nearest it does, as `convention`.
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
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const PURPOSES_OF_AFFAIRS: readonly Purpose[] = [
  purpose({
    id: 'travel',
    name: 'Journey',
    division: 'choghadiya',
    // Not the sixth, eighth, twelfth, the empty ones, full and new moon, nor the first of the bright half.
    tithis: choice([...inBothHalves([2, 3, 5, 7, 10, 11, 13]), 16], PRAISED),
    // Nine are best, nine middling, the others are not taken.
    nakshatras: choice(
      [1, 5, 7, 8, 13, 17, 22, 23, 27, ...DHRUVA, ...PURVAS, 18, 19, 24],
      [1, 5, 7, 8, 13, 17, 22, 23, 27],
    ),
    varas: choice(EVERY_DAY, GENTLE_DAYS),
    avoids: ['sankranti'],
    special: ['journey', 'not-birth-star'],
    panchakas: ['mrityu', 'chora'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'business-opening',
    name: 'Opening a business',
    division: 'both',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Mridu, kshipra and dhruva; chara as middling.
    nakshatras: choice([...MRIDU, ...KSHIPRA, ...DHRUVA, ...CHARA], [...MRIDU, ...KSHIPRA, ...DHRUVA]),
    varas: choice([0, 1, 3, 4, 5, 6], GENTLE_DAYS),
    // Not with Aquarius rising.
    lagnas: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12], [2, 3, 6, 7, 9]),
    emptyHouses: [8, 12],
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    special: ['doubling'],
    panchakas: ['mrityu', 'chora', 'raja'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'job-joining',
    name: 'Joining a job',
    division: 'both',
    dayPart: 'day',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Kshipra and mridu.
    nakshatras: choice([...KSHIPRA, ...MRIDU, ...DHRUVA, 7, 22, 23], [...KSHIPRA, ...MRIDU]),
    varas: choice([0, 1, 3, 4, 5], [0, 3, 4, 5]),
    avoids: ['sankranti'],
    panchakas: ['mrityu', 'raja'],
    horas: ['Sun', 'Mercury', 'Jupiter', 'Venus'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'taking-office',
    name: 'Taking office',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Shravana, Jyeshtha, kshipra, mridu and dhruva.
    nakshatras: choice([22, 18, ...KSHIPRA, ...MRIDU, ...DHRUVA]),
    varas: choice([0, 1, 3, 4, 5, 6], [0, 1, 3, 4, 5]),
    isNorthwardOnly: true,
    lagnas: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [2, 5, 8, 11]),
    emptyHouses: [8],
    avoids: ['adhika-month', 'kshaya-month', 'jupiter-asta', 'venus-asta', 'sankranti'],
    panchakas: ['mrityu', 'raja'],
    horas: ['Sun', 'Mercury', 'Jupiter', 'Venus'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'vehicle-purchase',
    name: 'Buying a vehicle',
    division: 'choghadiya',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Those of horses: kshipra, Revati, Dhanishta, Mrigashira, Swati, Shatabhisha, Punarvasu; mridu and chara besides.
    nakshatras: choice([...KSHIPRA, ...CHARA, ...MRIDU, 4], [...KSHIPRA, 27, 23, 5, 15, 24, 7]),
    varas: choice([0, 1, 3, 4, 5], GENTLE_DAYS),
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    special: ['doubling'],
    panchakas: ['mrityu', 'chora'],
    sources: ['muhurta-chintamani', 'almanac-practice'],
    classification: 'convention',
  }),
  purpose({
    id: 'gold-purchase',
    name: 'Buying gold and ornaments',
    division: 'choghadiya',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Chara, kshipra and dhruva; mridu and Vishakha as middling.
    nakshatras: choice([...CHARA, ...KSHIPRA, ...DHRUVA, ...MRIDU, 16], [...CHARA, ...KSHIPRA, ...DHRUVA]),
    varas: choice([0, 1, 2, 3, 4, 5], [0, 3, 4, 5]),
    avoids: ['pitru-paksha', 'sankranti'],
    special: ['doubling'],
    panchakas: ['mrityu', 'chora'],
    horas: ['Sun', 'Jupiter', 'Venus', 'Mercury'],
    sources: ['muhurta-chintamani', 'almanac-practice'],
  }),
  purpose({
    id: 'purchase',
    name: 'Buying goods',
    division: 'choghadiya',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Revati, Shatabhisha, Ashwini, Swati, Shravana, Chitra.
    nakshatras: choice([1, 14, 15, 22, 24, 27]),
    varas: choice([0, 1, 3, 4, 5, 6], GENTLE_DAYS),
    special: ['doubling'],
    panchakas: ['mrityu', 'chora'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'marriage-registration',
    name: 'Registering a marriage',
    division: 'choghadiya',
    dayPart: 'day',
    tithis: choice(NOT_RIKTA, PRAISED),
    nakshatras: choice(
      [1, 4, 5, 7, 8, 10, 12, 13, 14, 15, 17, 19, 21, 22, 23, 26, 27],
      [4, 5, 12, 13, 15, 17, 21, 26, 27],
    ),
    varas: choice([1, 3, 4, 5]),
    avoids: ['adhika-month', 'pitru-paksha', 'sankranti'],
    horas: ['Moon', 'Mercury', 'Jupiter', 'Venus'],
    sources: ['muhurta-chintamani', 'program-practice'],
    classification: 'convention',
  }),
  purpose({
    id: 'treatment',
    name: 'Beginning a treatment',
    tithis: choice(NOT_RIKTA, PRAISED),
    // Kshipra, mridu, chara and Mula.
    nakshatras: choice([...KSHIPRA, ...MRIDU, ...CHARA, 19]),
    varas: choice([0, 1, 3, 4, 5], GENTLE_DAYS),
    lagnas: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [3, 6, 9, 12]),
    emptyHouses: [7, 8, 12],
    special: ['not-birth-star'],
    panchakas: ['mrityu', 'roga'],
    sources: ['muhurta-chintamani'],
  }),
  purpose({
    id: 'surgery',
    name: 'Surgery',
    // Empty tithis serve here; the waxing Moon is not wanted near the full.
    tithis: choice(allBut(15), inBothHalves([4, 9, 14])),
    // Ardra, Ashlesha, Jyeshtha, Mula; other fierce and sharp works' stars and the swift ones as middling.
    nakshatras: choice([6, 9, 18, 19, 1, 5, 8, 13, 14, 17, 22, 24], [6, 9, 18, 19]),
    varas: choice([0, 1, 2, 3, 4, 6], [2, 6]),
    emptyHouses: [8],
    special: ['not-birth-star', 'bhadra-allowed'],
    panchakas: ['mrityu', 'roga'],
    horas: ['Mars', 'Jupiter', 'Sun'],
    sources: ['raman-muhurtha'],
    classification: 'modern',
  }),
];
