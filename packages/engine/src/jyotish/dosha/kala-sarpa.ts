/**
 * Kala sarpa: all seven planets on one side of the nodes. For those who look for it and those who want to know by which reading.
 *
 * No text older than the 20th century names it as a dosha; what is said of it is the practice of almanacs and programs
 * (`program-practice`), and so is what is said to lift it.
 */

import { normaliseDeg } from '../../angle.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { type Cell, cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import {
  type Graha,
  grahaAspectsGraha,
  houseFrom,
  type Kundli,
  VISIBLE_GRAHAS,
  type VisibleGraha,
} from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { KALA_SARPA_NAMES } from './option-names.ts';

/** The twelve kinds by the house of Rahu, the lagna first. */
// biome-ignore format: a table reads in rows
export const KALA_SARPA_KINDS = [
  'Ananta', 'Kulika', 'Vasuki', 'Shankhapala', 'Padma', 'Mahapadma', 'Takshaka', 'Karkotaka', 'Shankhachuda', 'Ghataka', 'Vishadhara', 'Shesha',
] as const;
export type KalaSarpaKind = (typeof KALA_SARPA_KINDS)[number];

/** By longitude each planet strictly within one half of the axis; by sign within its signs, those of the nodes included. */
export const KALA_SARPA_READINGS = ['by-longitude', 'by-sign'] as const;
export type KalaSarpaReading = (typeof KALA_SARPA_READINGS)[number];
/** What counts as partial: any one planet outside, the Moon alone outside, or nothing. */
export const KALA_SARPA_PARTIALS = ['any-one', 'moon-alone', 'never'] as const;

/** `rahu-first`: the planets follow Rahu in the order of the zodiac; `ketu-first`: they follow Ketu (some call it kala amrita). */
export type KalaSarpaDirection = 'rahu-first' | 'ketu-first';

export interface KalaSarpaOptions {
  /** `by-longitude` when left out. Both readings are always shown. */
  readonly reading?: KalaSarpaReading;
  /** `any-one` when left out. */
  readonly partial?: (typeof KALA_SARPA_PARTIALS)[number];
}

export interface KalaSarpa {
  readonly settings: Required<KalaSarpaOptions>;
  /** By the reading that was chosen. */
  readonly isPresent: boolean;
  /** Not present, but for the planets that the setting forgives. */
  readonly isPartial: boolean;
  readonly byLongitude: boolean;
  readonly bySign: boolean;
  /** By longitude; null where that reading does not find it. */
  readonly direction: KalaSarpaDirection | null;
  /** By sign; `rahu-first` where all planets share the signs of the nodes, and null where that reading does not find it. */
  readonly directionBySign: KalaSarpaDirection | null;
  /** Named by Rahu's house, whether or not the dosha is there. */
  readonly kind: KalaSarpaKind;
  readonly rahuHouse: number;
  readonly ketuHouse: number;
  /**
   * By the reading that was chosen: the planets on the emptier side; both halves being equal in number, those that follow Ketu.
   * By longitude a planet exactly on a node is always among them.
   */
  readonly outside: readonly VisibleGraha[];
  /** What is said to lift it, where it is present or partial. */
  readonly cancellations: readonly Fact<{ readonly rule: string }>[];
  readonly because: readonly Cell[];
  readonly sources: readonly SourceKey[];
}

/**
 * Kala sarpa of a kundli.
 *
 * @throws  EngineError INVALID_OPTION for a reading that does not exist
 */
export function kalaSarpaOf(kundli: Kundli, options: KalaSarpaOptions = {}): KalaSarpa {
  const settings = settleKalaSarpa(options);
  return recordOf(readKundli(kundli), settings, divide(kundli, settings));
}

/** The same by the schools that stand first, without the cells that it rests on: nine longitudes, which take as long to write as all else. */
export function kalaSarpaVerdict(kundli: Kundli): Omit<KalaSarpa, 'because'> {
  return verdictOf(kundli, USUAL, divide(kundli, USUAL));
}

/** The same where it is present or partial, else null. */
export function kalaSarpaIn(kundli: Kundli, settings: Required<KalaSarpaOptions>): KalaSarpa | null {
  const division = divide(kundli, settings);
  return division.isPresent || division.isPartial ? recordOf(kundli, settings, division) : null;
}

type Division = Pick<
  KalaSarpa,
  'isPresent' | 'isPartial' | 'byLongitude' | 'bySign' | 'direction' | 'directionBySign' | 'outside'
>;

/** Who is on which side of the nodes. */
function divide({ grahas }: Kundli, { reading, partial }: Required<KalaSarpaOptions>): Division {
  const { Rahu } = grahas;
  const strict = reading === 'by-longitude';
  const [follow, precede]: [VisibleGraha[], VisibleGraha[]] = [[], []];
  let [after, before, signsAfter, signsBefore] = [true, true, true, true];
  for (const graha of VISIBLE_GRAHAS) {
    const arc = normaliseDeg(grahas[graha].longitudeDeg - Rahu.longitudeDeg);
    const count = houseFrom(Rahu.sign, grahas[graha].sign);
    const [follows, precedes] = [arc > 0 && arc < 180, arc > 180];
    const [signFollows, signPrecedes] = [count <= 7, count >= 7 || count === 1];
    after &&= follows;
    before &&= precedes;
    signsAfter &&= signFollows;
    signsBefore &&= signPrecedes;
    if (strict ? follows : signFollows) follow.push(graha);
    if (strict ? precedes : signPrecedes) precede.push(graha);
  }
  const fuller = precede.length > follow.length ? precede : follow;
  const outside = VISIBLE_GRAHAS.filter((graha) => !fuller.includes(graha));
  const [byLongitude, bySign] = [after || before, signsAfter || signsBefore];
  const forgiven = partial === 'any-one' || (partial === 'moon-alone' && outside[0] === 'Moon');
  return {
    isPresent: strict ? byLongitude : bySign,
    isPartial: outside.length === 1 && forgiven,
    byLongitude,
    bySign,
    direction: byLongitude ? (after ? 'rahu-first' : 'ketu-first') : null,
    directionBySign: bySign ? (signsAfter ? 'rahu-first' : 'ketu-first') : null,
    outside,
  };
}

function recordOf(kundli: Kundli, settings: Required<KalaSarpaOptions>, division: Division): KalaSarpa {
  const strict = settings.reading === 'by-longitude';
  const { sources, ...verdict } = verdictOf(kundli, settings, division);
  return {
    ...verdict,
    because: [
      cell('Rahu', 'house', kundli.grahas.Rahu.house),
      ...(['Rahu', ...VISIBLE_GRAHAS] as const).map((graha) =>
        strict
          ? cell(graha, 'longitudeDeg', kundli.grahas[graha].longitudeDeg)
          : cell(graha, 'sign', kundli.grahas[graha].sign),
      ),
    ],
    sources,
  };
}

function verdictOf(
  kundli: Kundli,
  settings: Required<KalaSarpaOptions>,
  division: Division,
): Omit<KalaSarpa, 'because'> {
  const { Rahu, Ketu } = kundli.grahas;
  const { isPresent, isPartial, byLongitude, bySign, direction, directionBySign, outside } = division;
  return {
    settings,
    isPresent,
    isPartial,
    byLongitude,
    bySign,
    direction,
    directionBySign,
    kind: KALA_SARPA_KINDS[Rahu.house - 1] as KalaSarpaKind,
    rahuHouse: Rahu.house,
    ketuHouse: Ketu.house,
    outside,
    cancellations: isPresent || isPartial ? cancellationsOf(kundli) : [],
    sources: ['program-practice'],
  };
}

/** @throws EngineError INVALID_OPTION for a reading that does not exist */
export function settleKalaSarpa(options: KalaSarpaOptions = {}): Required<KalaSarpaOptions> {
  const given = readChoices(options, 'options', KALA_SARPA_NAMES);
  return {
    reading: oneOf('reading', given.reading ?? 'by-longitude', KALA_SARPA_READINGS),
    partial: oneOf('partial', given.partial ?? 'any-one', KALA_SARPA_PARTIALS),
  };
}

const USUAL: Required<KalaSarpaOptions> = Object.freeze(settleKalaSarpa());
const NODES = ['Rahu', 'Ketu'] as const;

function cancellationsOf(kundli: Kundli): KalaSarpa['cancellations'] {
  const found: Fact<{ readonly rule: string }>[] = [];
  const add = (id: string, rule: string, because: readonly Cell[]): void => {
    if (because.length > 0)
      found.push({ id, value: { rule }, because, sources: ['program-practice'], classification: 'convention' });
  };
  const signOf = (graha: Graha) => cell(graha, 'sign', kundli.grahas[graha].sign);
  const company = NODES.flatMap((node) => {
    const mates = VISIBLE_GRAHAS.filter((graha) => kundli.grahas[graha].sign === kundli.grahas[node].sign);
    return mates.length === 0 ? [] : [signOf(node), ...mates.map(signOf)];
  });
  add('planet-with-node', 'A planet in the sign of Rahu or Ketu.', company);
  const seen = NODES.filter((node) => grahaAspectsGraha(kundli, 'Jupiter', node));
  add(
    'jupiter-sees-node',
    'Jupiter looks at Rahu or Ketu.',
    seen.map((node) => cell('Jupiter', 'aspects', node)),
  );
  return found;
}
