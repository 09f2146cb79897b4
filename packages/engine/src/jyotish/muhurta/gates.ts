/**
 * The gates: what must not be, for a purpose to be begun at all. A gate is absolute, or it is a list of the purpose that a lenient search
 * may pass at a price.
 *
 * Source: `muhurta-chintamani`, first chapter (what is shunned in every beginning) and the rows of the purposes; rahu kalam and yamaganda:
 * `kalaprakasika`.
 */

import { type Cell, type Classification, cell } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { houseFrom } from '../graha/index.ts';
import { chandraBalaOf } from './chandra.ts';
import type { Avoidable } from './purpose.ts';
import type { Asked, Shunnable } from './search-settings.ts';
import { houseIn, type MuhurtaState } from './state.ts';
import { isEarthAsleep, vrishaChakraOf } from './vasa.ts';

export const MUHURTA_GATE_IDS = [
  'adhika-month',
  'kshaya-month',
  'jupiter-asta',
  'venus-asta',
  'chaturmasa',
  'pitru-paksha',
  'sankranti',
  'eclipse',
  'simhastha',
  'month',
  'sun-sign',
  'ayana',
  'tithi',
  'nakshatra',
  'nakshatra-pada',
  'vara',
  'vyatipata',
  'vaidhriti',
  'bhadra',
  'birth-star',
  'chandrashtama',
  'earth-sleep',
  'vrisha-chakra',
  'day-part',
  'hours',
  'rahu-kalam',
  'yamaganda',
  'gulika-kalam',
  'durmuhurta',
  'varjyam',
  'lagna',
  'lagna-eighth',
  'barred-seat',
] as const;
export type MuhurtaGateId = (typeof MUHURTA_GATE_IDS)[number];

export interface MuhurtaGate {
  readonly id: MuhurtaGateId;
  readonly name: string;
  /** A list of the purpose: a lenient search takes points instead. */
  readonly isListed: boolean;
  /** Whether it looks at more than the day's limbs: at hours, lagna and the clock. */
  readonly isHourly: boolean;
  /** Whether it looks at the weekday and at what changes over weeks alone: then it is judged before a day's limbs are reckoned. */
  readonly isOfSeason: boolean;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
  /** Whether the question has this gate at all. */
  readonly applies: (asked: Asked) => boolean;
  /** What shuts it; null when it stands open. */
  readonly shutBy: (state: MuhurtaState, asked: Asked) => readonly Cell[] | null;
}

const VISHTI = 1;
/** Whether a karana, 1 … 60, is Vishti. */
export const isVishti = (karana: number): boolean => karana > 1 && karana < 58 && karana % 7 === VISHTI;

/** The four months in which Vishnu sleeps: from the eleventh of bright Ashadha to the eleventh of bright Kartika, when he wakes. */
function isChaturmasa({ amantaMonth, tithi, isAdhika }: MuhurtaState): boolean {
  if (amantaMonth === 4) return !isAdhika && tithi >= 11;
  if (amantaMonth === 8) return isAdhika || tithi < 11;
  return amantaMonth > 4 && amantaMonth < 8;
}

/** The dark half of Bhadrapada (amanta), of the fathers. */
function isPitruPaksha({ amantaMonth, tithi, isAdhika }: MuhurtaState): boolean {
  return amantaMonth === 6 && !isAdhika && tithi > 15;
}

const open = (isShut: boolean, cells: () => readonly Cell[]): readonly Cell[] | null => (isShut ? cells() : null);
const avoids = (what: Avoidable) => (asked: Asked) => asked.purpose.avoids.includes(what);
const shuns = (what: Shunnable) => (asked: Asked) => asked.settings.shunned.includes(what);
const always = () => true;

const CHINTAMANI = { sources: ['muhurta-chintamani'], classification: 'classical' } as const;
const ALMANACS = { sources: ['almanac-practice'], classification: 'traditional' } as const;
const KALAS = { sources: ['kalaprakasika', 'almanac-practice'], classification: 'traditional' } as const;
const DAILY = { isListed: false, isHourly: false, isOfSeason: false } as const;
const LISTED = { isListed: true, isHourly: false, isOfSeason: false } as const;
const HOURLY = { isListed: false, isHourly: true, isOfSeason: false } as const;
const SEASONAL = { isListed: false, isHourly: false, isOfSeason: true } as const;
const LISTED_SEASON = { isListed: true, isHourly: false, isOfSeason: true } as const;

// biome-ignore format: a table reads in rows
export const MUHURTA_GATES: readonly MuhurtaGate[] = [
  { id: 'adhika-month', name: 'Added month', ...SEASONAL, ...CHINTAMANI, applies: avoids('adhika-month'), shutBy: ({ isAdhika }) => open(isAdhika, () => [cell('month', 'isAdhika', true)]) },
  { id: 'kshaya-month', name: 'Lost month', ...SEASONAL, ...CHINTAMANI, applies: avoids('kshaya-month'), shutBy: ({ isKshaya }) => open(isKshaya, () => [cell('month', 'isKshaya', true)]) },
  { id: 'jupiter-asta', name: 'Jupiter combust', ...SEASONAL, ...CHINTAMANI, applies: avoids('jupiter-asta'), shutBy: ({ isJupiterAsta }) => open(isJupiterAsta, () => [cell('Jupiter', 'isCombust', true)]) },
  { id: 'venus-asta', name: 'Venus combust', ...SEASONAL, ...CHINTAMANI, applies: avoids('venus-asta'), shutBy: ({ isVenusAsta }) => open(isVenusAsta, () => [cell('Venus', 'isCombust', true)]) },
  { id: 'chaturmasa', name: 'Chaturmasa', ...DAILY, ...ALMANACS, applies: avoids('chaturmasa'), shutBy: (state) => open(isChaturmasa(state), () => [cell('month', 'isChaturmasa', true)]) },
  { id: 'pitru-paksha', name: 'Pitru Paksha', ...DAILY, ...ALMANACS, applies: avoids('pitru-paksha'), shutBy: (state) => open(isPitruPaksha(state), () => [cell('month', 'isPitruPaksha', true)]) },
  { id: 'sankranti', name: 'Sankranti', ...SEASONAL, ...CHINTAMANI, applies: avoids('sankranti'), shutBy: ({ isSankranti }) => open(isSankranti, () => [cell('Sun', 'isNearSankranti', true)]) },
  { id: 'eclipse', name: 'Eclipse', ...SEASONAL, ...ALMANACS, applies: ({ settings }) => settings.eclipses !== 'ignore', shutBy: ({ eclipsed }, { settings }) => (eclipsed === null ? null : [cell(eclipsed, settings.eclipses === 'with-sutak' ? 'isEclipsedOrInSutak' : 'isEclipsed', true)]) },
  { id: 'simhastha', name: 'Jupiter in Leo', ...SEASONAL, ...CHINTAMANI, applies: (asked) => asked.settings.simhastha !== 'ignore' && avoids('simhastha')(asked), shutBy: ({ isSimhastha }) => open(isSimhastha, () => [cell('Jupiter', 'isSimhastha', true)]) },
  { id: 'month', name: 'Month not listed', ...LISTED_SEASON, ...CHINTAMANI, applies: ({ purpose }) => purpose.months !== null, shutBy: ({ month }, { purpose }) => open(purpose.months?.allowed.includes(month) === false, () => [cell('month', 'number', month)]) },
  { id: 'sun-sign', name: 'Sun’s sign not listed', ...LISTED_SEASON, ...CHINTAMANI, applies: ({ purpose }) => purpose.sunSigns !== null, shutBy: ({ sunSign }, { purpose }) => open(purpose.sunSigns?.includes(sunSign) === false, () => [cell('Sun', 'sign', sunSign)]) },
  { id: 'ayana', name: 'Southward course', ...LISTED_SEASON, ...CHINTAMANI, applies: ({ purpose }) => purpose.isNorthwardOnly, shutBy: ({ isNorthward, sunSign }) => open(!isNorthward, () => [cell('Sun', 'sign', sunSign)]) },
  { id: 'tithi', name: 'Tithi not listed', ...LISTED, ...CHINTAMANI, applies: always, shutBy: ({ tithi }, { purpose }) => open(!purpose.tithis.allowed.includes(tithi), () => [cell('day', 'tithi', tithi)]) },
  { id: 'nakshatra', name: 'Star not listed', ...LISTED, ...CHINTAMANI, applies: always, shutBy: ({ nakshatra }, { purpose }) => open(!purpose.nakshatras.allowed.includes(nakshatra), () => [cell('Moon', 'nakshatra', nakshatra)]) },
  { id: 'nakshatra-pada', name: 'Quarter of the star', ...LISTED, ...CHINTAMANI, applies: ({ purpose }) => purpose.barredPadas.length > 0, shutBy: ({ pada, nakshatra }, { purpose }) => open(purpose.barredPadas.includes(pada), () => [cell('Moon', 'nakshatra', nakshatra), cell('Moon', 'pada', ((pada - 1) % 4) + 1)]) },
  { id: 'vara', name: 'Weekday not listed', ...LISTED_SEASON, ...CHINTAMANI, applies: always, shutBy: ({ vara }, { purpose }) => open(!purpose.varas.allowed.includes(vara), () => [cell('day', 'vara', vara)]) },
  { id: 'vyatipata', name: 'Vyatipata', ...DAILY, ...CHINTAMANI, applies: always, shutBy: ({ yoga }) => open(yoga === 17, () => [cell('day', 'yoga', 17)]) },
  { id: 'vaidhriti', name: 'Vaidhriti', ...DAILY, ...CHINTAMANI, applies: always, shutBy: ({ yoga }) => open(yoga === 27, () => [cell('day', 'yoga', 27)]) },
  { id: 'bhadra', name: 'Bhadra', ...DAILY, ...CHINTAMANI, applies: ({ purpose }) => !purpose.special.includes('bhadra-allowed'), shutBy: ({ karana }) => open(isVishti(karana), () => [cell('day', 'karana', karana)]) },
  { id: 'birth-star', name: 'Star of birth', ...LISTED, ...CHINTAMANI, applies: ({ purpose, persons }) => persons.length > 0 && purpose.special.includes('not-birth-star'), shutBy: birthStar },
  { id: 'chandrashtama', name: 'Chandrashtama', ...DAILY, ...CHINTAMANI, applies: ({ persons }) => persons.length > 0, shutBy: chandrashtama },
  { id: 'earth-sleep', name: 'The earth asleep', ...DAILY, ...CHINTAMANI, applies: ({ purpose }) => purpose.special.includes('earth-sleep'), shutBy: ({ sunNakshatra, nakshatra }) => open(isEarthAsleep(sunNakshatra, nakshatra), () => [cell('Sun', 'nakshatra', sunNakshatra), cell('Moon', 'nakshatra', nakshatra)]) },
  { id: 'vrisha-chakra', name: 'Bull of building', ...LISTED, ...CHINTAMANI, applies: ({ purpose }) => purpose.special.includes('vrisha-chakra'), shutBy: ({ sunNakshatra, nakshatra }) => open(vrishaChakraOf(sunNakshatra, nakshatra).quality === 'bad', () => [cell('Sun', 'nakshatra', sunNakshatra), cell('Moon', 'nakshatra', nakshatra)]) },
  { id: 'day-part', name: 'Part of the day', isListed: true, isHourly: true, isOfSeason: false, ...CHINTAMANI, applies: ({ settings }) => settings.dayPart !== 'any', shutBy: dayPart },
  { id: 'hours', name: 'Hours asked for', ...HOURLY, sources: [], classification: 'convention', applies: ({ settings }) => settings.hours !== null, shutBy: ({ isOpen }) => open(!isOpen, () => [cell('clock', 'isWithinHours', false)]) },
  { id: 'rahu-kalam', name: 'Rahu Kalam', ...HOURLY, ...KALAS, applies: shuns('rahu-kalam'), shutBy: ({ isRahuKalam, vara }) => open(isRahuKalam, () => [cell('day', 'vara', vara)]) },
  { id: 'yamaganda', name: 'Yamaganda', ...HOURLY, ...KALAS, applies: shuns('yamaganda'), shutBy: ({ isYamaganda, vara }) => open(isYamaganda, () => [cell('day', 'vara', vara)]) },
  { id: 'gulika-kalam', name: 'Gulika Kalam', ...HOURLY, ...KALAS, applies: shuns('gulika-kalam'), shutBy: ({ isGulikaKalam, vara }) => open(isGulikaKalam, () => [cell('day', 'vara', vara)]) },
  { id: 'durmuhurta', name: 'Durmuhurta', ...HOURLY, ...CHINTAMANI, applies: shuns('durmuhurta'), shutBy: ({ isDurmuhurta, vara }) => open(isDurmuhurta, () => [cell('day', 'vara', vara)]) },
  { id: 'varjyam', name: 'Varjyam', ...HOURLY, ...CHINTAMANI, applies: shuns('varjyam'), shutBy: ({ isVarjyam, nakshatra }) => open(isVarjyam, () => [cell('Moon', 'nakshatra', nakshatra)]) },
  { id: 'lagna', name: 'Lagna not listed', isListed: true, isHourly: true, isOfSeason: false, ...CHINTAMANI, applies: ({ purpose, settings }) => purpose.lagnas !== null && settings.division !== 'choghadiya', shutBy: ({ lagna }, { purpose }) => open(purpose.lagnas?.allowed.includes(lagna) === false, () => [cell('lagna', 'sign', lagna)]) },
  { id: 'lagna-eighth', name: 'Lagna in the eighth of birth', ...HOURLY, ...CHINTAMANI, applies: ({ persons, settings }) => persons.length > 0 && settings.division !== 'choghadiya', shutBy: lagnaEighth },
  { id: 'barred-seat', name: 'A graha in a house barred to it', isListed: true, isHourly: true, isOfSeason: false, ...CHINTAMANI, applies: ({ purpose, settings }) => purpose.barredSeats.length > 0 && settings.division !== 'choghadiya', shutBy: barredSeat },
];

/** Who is meant, in cells: `person1`, `person2` … */
export const personNamed = (index: number): string => `person${index + 1}`;

function birthStar({ nakshatra }: MuhurtaState, { persons }: Asked): readonly Cell[] | null {
  const i = persons.findIndex((person) => person.nakshatra === nakshatra);
  return open(i >= 0, () => [cell('Moon', 'nakshatra', nakshatra), cell(personNamed(i), 'nakshatra', nakshatra)]);
}

function chandrashtama({ moonSign }: MuhurtaState, { persons }: Asked): readonly Cell[] | null {
  const i = persons.findIndex((person) => chandraBalaOf(person.moonSign, moonSign).isChandrashtama);
  return open(i >= 0, () => [cell('Moon', 'sign', moonSign), cell('Moon', `houseFrom.${personNamed(i)}`, 8)]);
}

function dayPart({ isDay, isForenoon }: MuhurtaState, { settings }: Asked): readonly Cell[] | null {
  if (settings.dayPart === 'forenoon') return open(!isForenoon, () => [cell('clock', 'isForenoon', false)]);
  return open(isDay === (settings.dayPart === 'night'), () => [cell('clock', 'isDay', isDay)]);
}

/** The sign eighth from the natal lagna, or from the natal Moon, must not rise. */
function lagnaEighth({ lagna }: MuhurtaState, { persons }: Asked): readonly Cell[] | null {
  for (const [i, { lagnaSign, moonSign }] of persons.entries()) {
    if (lagnaSign !== undefined && houseFrom(lagnaSign, lagna) === 8)
      return [cell('lagna', 'sign', lagna), cell('lagna', `houseFrom.${personNamed(i)}.lagna`, 8)];
    if (houseFrom(moonSign, lagna) === 8)
      return [cell('lagna', 'sign', lagna), cell('lagna', `houseFrom.${personNamed(i)}.Moon`, 8)];
  }
  return null;
}

function barredSeat(state: MuhurtaState, { purpose }: Asked): readonly Cell[] | null {
  const seat = purpose.barredSeats.find(([graha, house]) => houseIn(state, graha) === house);
  return seat === undefined ? null : [cell('lagna', 'sign', state.lagna), cell(seat[0], 'house', seat[1])];
}
