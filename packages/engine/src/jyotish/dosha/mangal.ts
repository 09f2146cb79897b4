/**
 * Mangal dosha (kuja dosha, manglik): Mars in certain houses from the lagna, the Moon or Venus, and everything that is said to cancel it.
 *
 * For those who match charts and those who want to know why one program calls them manglik and the next does not. Nothing is folded into
 * one yes or no: each reference is listed with its house, under every list of houses in use, and each cancellation is a fact of its own.
 * Sources: Raman's Muhurtha (`raman-muhurtha`) for the exceptions by sign and company, verses and almanacs in circulation
 * (`almanac-practice`) for the rest.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { dignityOf, grahaAspectsGraha, houseFrom, isCombust, type Kundli } from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { MANGAL_NAMES } from './option-names.ts';

const HOUSE_LISTS = ['1-2-4-7-8-12', '1-4-7-8-12', '2-4-7-8-12'] as const;
export type MangalHouses = (typeof HOUSE_LISTS)[number];
/** Houses in which Mars makes the dosha. `2-4-7-8-12` is Raman's list. */
export const MANGAL_HOUSES: {
  readonly [L in MangalHouses]: { readonly houses: readonly number[]; readonly sources: readonly SourceKey[] };
} = {
  '1-2-4-7-8-12': { houses: [1, 2, 4, 7, 8, 12], sources: ['almanac-practice'] },
  '1-4-7-8-12': { houses: [1, 4, 7, 8, 12], sources: ['almanac-practice'] },
  '2-4-7-8-12': { houses: [2, 4, 7, 8, 12], sources: ['raman-muhurtha'] },
};

/** From where houses are counted. */
export const MANGAL_REFERENCES = ['lagna', 'moon', 'venus'] as const;
export type MangalReference = (typeof MANGAL_REFERENCES)[number];
/** As cells name them. */
const LABELS: { readonly [R in MangalReference]: string } = { lagna: 'lagna', moon: 'Moon', venus: 'Venus' };

export const MANGAL_CANCELLATIONS = [
  'mars-2nd-in-sign-of-mercury',
  'mars-4th-in-own-sign',
  'mars-7th-in-cancer-or-capricorn',
  'mars-8th-in-sign-of-jupiter',
  'mars-12th-in-sign-of-venus',
  'mars-in-sign-of-the-verse',
  'mars-in-leo-or-aquarius',
  'mars-own-or-exalted',
  'mars-in-movable-sign',
  'mars-with-jupiter',
  'mars-with-moon',
  'jupiter-aspects-mars',
  'jupiter-or-venus-in-lagna',
  'jupiter-or-venus-in-7th',
  'moon-in-kendra',
  'mars-weak',
] as const;
/** Name of a cancellation. */
export type MangalCancellationId = (typeof MANGAL_CANCELLATIONS)[number];

interface Seat {
  readonly kundli: Kundli;
  /** Null for a rule that does not look at a house. */
  readonly reference: MangalReference | null;
  readonly house: number;
}
interface Rule {
  /** `house`: holds for one reference. `mars`: lifts the dosha from wherever it is counted. */
  readonly of: 'house' | 'mars';
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
  readonly find: (seat: Seat) => readonly Cell[] | null;
}

/** What a rule that holds rests on: told only then. */
const when = (holds: boolean, because: () => readonly Cell[]): readonly Cell[] | null => (holds ? because() : null);
const marsSign = ({ kundli }: Seat) => kundli.grahas.Mars.sign;
const signCell = (seat: Seat) => cell('Mars', 'sign', marsSign(seat));
const houseCell = ({ house, reference }: Pick<Seat, 'house' | 'reference'>) =>
  cell('Mars', `houseFrom.${reference === null ? 'lagna' : LABELS[reference]}`, house);

/** Mars in one of the signs, in one house. */
function inSigns(house: number, signs: readonly number[]): Rule['find'] {
  return (seat) =>
    when(seat.house === house && signs.includes(marsSign(seat)), () => [houseCell(seat), signCell(seat)]);
}
/** The verse names one sign for each of five houses: Aries, Scorpio, Capricorn, Cancer, Sagittarius. */
const VERSE_SIGNS: { readonly [house: number]: number } = { 1: 1, 4: 8, 7: 10, 8: 4, 12: 9 };
const together = (kundli: Kundli, graha: 'Moon' | 'Jupiter') => kundli.grahas.Mars.sign === kundli.grahas[graha].sign;
const IN_ENEMY_SIGN = ['enemy', 'great-enemy'];

// biome-ignore format: a table reads in rows
const RULES: { readonly [Id in MangalCancellationId]: Rule } = {
  'mars-2nd-in-sign-of-mercury': { of: 'house', sources: ['raman-muhurtha'], classification: 'modern', find: inSigns(2, [3, 6]) },
  'mars-4th-in-own-sign': { of: 'house', sources: ['raman-muhurtha'], classification: 'modern', find: inSigns(4, [1, 8]) },
  'mars-7th-in-cancer-or-capricorn': { of: 'house', sources: ['raman-muhurtha'], classification: 'modern', find: inSigns(7, [4, 10]) },
  'mars-8th-in-sign-of-jupiter': { of: 'house', sources: ['raman-muhurtha'], classification: 'modern', find: inSigns(8, [9, 12]) },
  'mars-12th-in-sign-of-venus': { of: 'house', sources: ['raman-muhurtha'], classification: 'modern', find: inSigns(12, [2, 7]) },
  'mars-in-sign-of-the-verse': { of: 'house', sources: ['almanac-practice'], classification: 'traditional',
    find: (seat) => when(VERSE_SIGNS[seat.house] === marsSign(seat), () => [houseCell(seat), signCell(seat)]) },
  'mars-in-leo-or-aquarius': { of: 'mars', sources: ['raman-muhurtha'], classification: 'modern',
    find: (seat) => when([5, 11].includes(marsSign(seat)), () => [signCell(seat)]) },
  'mars-own-or-exalted': { of: 'mars', sources: ['almanac-practice', 'panchangam-js'], classification: 'traditional',
    find: (seat) => when([1, 8, 10].includes(marsSign(seat)), () => [signCell(seat)]) },
  'mars-in-movable-sign': { of: 'mars', sources: ['almanac-practice'], classification: 'traditional',
    find: (seat) => when(marsSign(seat) % 3 === 1, () => [signCell(seat)]) },
  'mars-with-jupiter': { of: 'mars', sources: ['raman-muhurtha'], classification: 'modern',
    find: (seat) => when(together(seat.kundli, 'Jupiter'), () => [signCell(seat), cell('Jupiter', 'sign', seat.kundli.grahas.Jupiter.sign)]) },
  'mars-with-moon': { of: 'mars', sources: ['raman-muhurtha'], classification: 'modern',
    find: (seat) => when(together(seat.kundli, 'Moon'), () => [signCell(seat), cell('Moon', 'sign', seat.kundli.grahas.Moon.sign)]) },
  'jupiter-aspects-mars': { of: 'mars', sources: ['almanac-practice'], classification: 'traditional',
    find: ({ kundli }) => when(grahaAspectsGraha(kundli, 'Jupiter', 'Mars'), () => [cell('Jupiter', 'aspects', 'Mars')]) },
  'jupiter-or-venus-in-lagna': { of: 'mars', sources: ['raman-muhurtha'], classification: 'modern', find: beneficIn(1) },
  'jupiter-or-venus-in-7th': { of: 'mars', sources: ['almanac-practice'], classification: 'traditional', find: beneficIn(7) },
  'moon-in-kendra': { of: 'mars', sources: ['almanac-practice'], classification: 'traditional',
    find: ({ kundli }) => when(kundli.grahas.Moon.house % 3 === 1, () => [cell('Moon', 'house', kundli.grahas.Moon.house)]) },
  'mars-weak': { of: 'mars', sources: ['almanac-practice'], classification: 'traditional', find: weakness },
};

function beneficIn(house: number): Rule['find'] {
  return ({ kundli }) => {
    const there = (['Jupiter', 'Venus'] as const).filter((graha) => kundli.grahas[graha].house === house);
    return when(there.length > 0, () => there.map((graha) => cell(graha, 'house', house)));
  };
}

/** Mars retrograde, burnt, debilitated or in the sign of an enemy has no strength to harm. */
function weakness({ kundli }: Seat): readonly Cell[] | null {
  const dignity = dignityOf(kundli, 'Mars');
  const because: Cell[] = [];
  if (kundli.grahas.Mars.isRetrograde) because.push(cell('Mars', 'isRetrograde', true));
  if (isCombust(kundli, 'Mars')) because.push(cell('Mars', 'isCombust', true));
  if (dignity === 'debilitated' || IN_ENEMY_SIGN.includes(dignity)) because.push(cell('Mars', 'dignity', dignity));
  return because.length > 0 ? because : null;
}

export interface MangalOptions {
  /** `1-2-4-7-8-12` when left out. All lists are always shown. */
  readonly houses?: MangalHouses;
  /** Which references count; all are always shown. Lagna and Moon when left out. */
  readonly references?: readonly MangalReference[];
  /** Which cancellations count: all (when left out), none, or by name. */
  readonly cancellations?: 'all' | 'none' | readonly MangalCancellationId[];
}

export interface MangalSettings {
  readonly houses: MangalHouses;
  readonly references: readonly MangalReference[];
  readonly cancellations: readonly MangalCancellationId[];
}

/** How many counted references keep the dosha: none, one, two, three; the 7th and 8th houses weigh one step more. Our scale. */
export const MANGAL_SEVERITIES = ['none', 'low', 'medium', 'high'] as const;
export type MangalSeverity = (typeof MANGAL_SEVERITIES)[number];

/** Mars seen from one reference. */
export interface MangalSeat {
  readonly reference: MangalReference;
  /** Of Mars, 1 … 12 by whole signs. */
  readonly house: number;
  /** The house as a cell: `Mars.houseFrom.Moon=8`. */
  readonly because: readonly Cell[];
  /** Whether the house is in each of the lists. */
  readonly lists: { readonly [L in MangalHouses]: boolean };
  /** Whether this reference counts, by the settings. */
  readonly counts: boolean;
  /** By the list that was chosen, before any cancellation. */
  readonly isDosha: boolean;
  /** What cancels it here, among those that count. Empty where there is no dosha. */
  readonly cancellations: readonly Fact<{ readonly reference: MangalReference | null }>[];
  /** Dosha that nothing cancels. */
  readonly remains: boolean;
}

export interface MangalDosha {
  readonly marsSign: number;
  readonly marsOwnOrExalted: boolean;
  /** Lagna, Moon, Venus. */
  readonly seats: readonly MangalSeat[];
  /** Counted references with the dosha, and those of them where nothing cancels it. */
  readonly presentFrom: readonly MangalReference[];
  readonly remainsFrom: readonly MangalReference[];
  /** Before and after cancellations. */
  readonly severity: MangalSeverity;
  readonly severityAfterCancellations: MangalSeverity;
  /** Every cancellation that holds for some counted reference, once. */
  readonly cancellations: readonly Fact<{ readonly reference: MangalReference | null }>[];
  readonly sources: readonly SourceKey[];
  readonly settings: MangalSettings;
}

/**
 * Mangal dosha of one chart.
 *
 * @throws  EngineError INVALID_OPTION for a list, reference or cancellation that does not exist
 * @source  `raman-muhurtha`, `almanac-practice`; each cancellation names its own
 */
export function mangalDoshaOf(kundli: Kundli, options: MangalOptions = {}): MangalDosha {
  const settings = settle(options);
  const { Mars, Moon, Venus } = readKundli(kundli).grahas;
  const signOf = { lagna: kundli.lagna.sign, moon: Moon.sign, venus: Venus.sign };
  const ofMars: (Cancelled | null)[] = [];
  const seats = MANGAL_REFERENCES.map((reference) => seatOf(kundli, reference, signOf[reference], settings, ofMars));
  const present = seats.filter(({ counts, isDosha }) => counts && isDosha);
  const remaining = present.filter(({ remains }) => remains);
  const cancellations = new Map<string, Cancelled>();
  for (const seat of present) {
    for (const fact of seat.cancellations) cancellations.set(`${fact.id} ${fact.value.reference}`, fact);
  }
  return {
    marsSign: Mars.sign,
    marsOwnOrExalted: [1, 8, 10].includes(Mars.sign),
    seats,
    presentFrom: present.map(({ reference }) => reference),
    remainsFrom: remaining.map(({ reference }) => reference),
    severity: severityOf(present),
    severityAfterCancellations: severityOf(remaining),
    cancellations: [...cancellations.values()],
    sources: MANGAL_HOUSES[settings.houses].sources,
    settings,
  };
}

function settle(options: MangalOptions): MangalSettings {
  const given = readChoices(options, 'options', MANGAL_NAMES);
  const { references = ['lagna', 'moon'], cancellations = 'all' } = given;
  const named = readList('references', references, 'a list of lagna, moon, venus').map((reference, index) =>
    oneOf(`references[${index}]`, reference, MANGAL_REFERENCES),
  );
  return {
    houses: oneOf('houses', given.houses ?? '1-2-4-7-8-12', HOUSE_LISTS),
    references: MANGAL_REFERENCES.filter((reference) => named.includes(reference)),
    cancellations: cancellationsOf(cancellations),
  };
}

function cancellationsOf(choice: NonNullable<MangalOptions['cancellations']>): readonly MangalCancellationId[] {
  if (!Array.isArray(choice))
    return oneOf('cancellations', choice as string, ['all', 'none'] as const) === 'all' ? MANGAL_CANCELLATIONS : [];
  const chosen = choice.map((id, index) => oneOf(`cancellations[${index}]`, id, MANGAL_CANCELLATIONS));
  return MANGAL_CANCELLATIONS.filter((id) => chosen.includes(id));
}

type Cancelled = Fact<{ readonly reference: MangalReference | null }>;

/** @param ofMars  in the order of those that count: cancellations that are the same from wherever Mars is counted, filled as they are looked for */
function seatOf(
  kundli: Kundli,
  reference: MangalReference,
  sign: number,
  settings: MangalSettings,
  ofMars: (Cancelled | null)[],
): MangalSeat {
  const house = houseFrom(sign, kundli.grahas.Mars.sign);
  const isIn = (list: MangalHouses) => MANGAL_HOUSES[list].houses.includes(house);
  const lists = {
    '1-2-4-7-8-12': isIn('1-2-4-7-8-12'),
    '1-4-7-8-12': isIn('1-4-7-8-12'),
    '2-4-7-8-12': isIn('2-4-7-8-12'),
  };
  const isDosha = lists[settings.houses];
  const cancellations: Cancelled[] = [];
  const counted = isDosha ? settings.cancellations : [];
  for (let i = 0; i < counted.length; i++) {
    const id = counted[i] as MangalCancellationId;
    let found = ofMars[i];
    if (found === undefined) {
      found = cancelledBy(id, { kundli, reference, house });
      if (RULES[id].of === 'mars') ofMars[i] = found;
    }
    if (found !== null) cancellations.push(found);
  }
  return {
    reference,
    house,
    because: [houseCell({ reference, house })],
    lists,
    counts: settings.references.includes(reference),
    isDosha,
    cancellations,
    remains: isDosha && cancellations.length === 0,
  };
}

/** A cancellation, where it holds. */
function cancelledBy(id: MangalCancellationId, seat: Seat): Cancelled | null {
  const { of, find, sources, classification } = RULES[id];
  const because = find(seat);
  if (because === null) return null;
  return { id, value: { reference: of === 'house' ? seat.reference : null }, because, sources, classification };
}

function severityOf(seats: readonly MangalSeat[]): MangalSeverity {
  if (seats.length === 0) return 'none';
  const weighs = seats.some(({ house }) => house === 7 || house === 8);
  return MANGAL_SEVERITIES[Math.min(3, seats.length + Number(weighs))] as MangalSeverity;
}
