/**
 * Bhava bala: how strong each house is, by its lord, by the kind of sign at its middle and by the glances at that middle; Parashara adds who lives
 * in it and how its sign rises. Virupas.
 *
 * Source: Raman (`raman-graha-bhava-balas`), who sums the first three; Parashara 27.26–31 (`bphs`), who sums all five. No printed example of the
 * twelve houses was at hand; the tests hold each rule by itself.
 */

import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { isRecord, readList, readRecord, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type Graha, type Kundli, spotAt, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { drishtiOfPlaces } from './drik.ts';
import { checkKalaGround, type KalaGround } from './kala-ground.ts';
import { BHAVA_BALA_NAMES } from './option-names.ts';
import type { Shadbala } from './shadbala.ts';
import { shadbalaSettings } from './shadbala-options.ts';
import { folded, rounded } from './virupa.ts';

/** The houses that are weighed: a bhava chalit. */
export interface BhavaGround {
  /** The twelve, the first first. */
  readonly bhavas: readonly { readonly madhyaDeg: number }[];
  readonly grahas: { readonly [G in Graha]: { readonly bhava: number } };
}

/** Whose rules. `raman`: dig bala by houses, three parts; `bphs`: dig bala by arcs, five parts. */
export const BHAVA_BALA_SCHEMES = ['raman', 'bphs'] as const;
export type BhavaBalaScheme = (typeof BHAVA_BALA_SCHEMES)[number];
/**
 * `raman`: ten virupas for each house from the one where the kind has none; `bphs`: a third of the arc from that angle, and Cancer counts from the
 * lagna, as Scorpio does.
 */
export const BHAVA_DIG_SCHOOLS = ['raman', 'bphs'] as const;
export type BhavaDigSchool = (typeof BHAVA_DIG_SCHOOLS)[number];
/** Whether occupants and the rising of signs are in the sum, or stand beside it. */
export const BHAVA_ADDITIONS = ['counted', 'apart'] as const;
export type BhavaAdditions = (typeof BHAVA_ADDITIONS)[number];

export interface BhavaBalaOptions {
  /** That of the shadbala when left out; `raman` for `jhora`. */
  readonly scheme?: BhavaBalaScheme;
  /** Where it shall differ from the scheme. */
  readonly bhavaDig?: BhavaDigSchool;
  /** Where it shall differ from the scheme. */
  readonly additions?: BhavaAdditions;
}

type Settings = Required<BhavaBalaOptions>;
const SCHEMES: { readonly [S in BhavaBalaScheme]: Settings } = {
  raman: { scheme: 'raman', bhavaDig: 'raman', additions: 'apart' },
  bphs: { scheme: 'bphs', bhavaDig: 'bphs', additions: 'counted' },
};

/** One house. Virupas, to 1e-6. */
export interface OneBhavaBala {
  /** 1 … 12. */
  readonly number: number;
  readonly lord: VisibleGraha;
  readonly kind: SignKind;
  /** The shadbala of the lord. */
  readonly adhipati: number;
  /** 0 … 60. */
  readonly dig: number;
  readonly drishti: number;
  /** 60 for Jupiter and for Mercury in the house, −60 for Sun, Mars and Saturn. */
  readonly occupants: number;
  /** 15 where the sign rises as suits the time of birth, else 0. */
  readonly rising: number;
  readonly virupas: number;
  readonly rupas: number;
  /** 1 … 12, the strongest first; equals in the order of the houses. */
  readonly rank: number;
}

export interface BhavaBala {
  readonly settings: Settings;
  readonly sources: readonly SourceKey[];
  readonly bhavas: readonly OneBhavaBala[];
}

/** Human, watery, four-footed, crawling. */
export type SignKind = 'nara' | 'jalachara' | 'chatushpada' | 'keeta';

/** Aries first; Sagittarius and Capricorn change at 15°. */
const KINDS: readonly SignKind[] = [
  'chatushpada',
  'chatushpada',
  'nara',
  'jalachara',
  'chatushpada',
  'nara',
  'nara',
  'keeta',
  'nara',
  'chatushpada',
  'nara',
  'jalachara',
];
const SECOND_HALVES: { readonly [sign: number]: SignKind } = { 9: 'chatushpada', 10: 'jalachara' };
const CANCER = 4;
/** The house at which each kind has no dig bala. */
const WEAKEST: { readonly [K in SignKind]: number } = { nara: 7, jalachara: 10, chatushpada: 4, keeta: 1 };

/** How signs rise, Aries first: s with the head, p with the back, u both. */
const RISING = 'ppspssssppsu';
/** Which suits day, night, twilight. */
const SUITS = { day: 's', night: 'p', twilight: 'u' } as const;
/** Two ghatis before sunrise and after sunset, days; the text says twilight and no more, so the length is ours. */
const TWILIGHT_DAYS = 48 / 1440;

const OCCUPANTS: { readonly [graha: string]: number } = { Sun: -60, Mars: -60, Mercury: 60, Jupiter: 60, Saturn: -60 };

/**
 * The strength of the twelve houses.
 *
 * @param shadbala  of the same kundli; its choices also decide natures and special aspects
 * @param chalit    which houses: a bhava chalit, Sripati's as Raman has it
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, and for what is no kundli, shadbala, ground or chalit
 */
export function bhavaBalaOf(
  kundli: Kundli,
  shadbala: Shadbala,
  ground: KalaGround,
  chalit: BhavaGround,
  options: BhavaBalaOptions = {},
): BhavaBala {
  readKundli(kundli);
  const strengths = readRecord('shadbala', shadbala, 'the shadbala of the kundli') as unknown as Shadbala;
  const choices = shadbalaSettings(strengths.settings);
  const settings = settingsOf(options, choices.scheme === 'bphs' ? 'bphs' : 'raman');
  checkKalaGround(ground);
  const middles = middlesOf(chalit);
  const drishti = drishtiOfPlaces(kundli, middles, choices);
  const suits = SUITS[timeOf(ground)];
  const rows = middles.map((middle, i) => {
    const { sign, degree } = spotAt(middle);
    const lord = lordOf(sign);
    const kind = kindOf(sign, degree, settings.bhavaDig);
    const dig = digAt(i, WEAKEST[kind], middles, settings.bhavaDig);
    const occupants = occupantsOf(chalit, i + 1);
    const rising = RISING[sign - 1] === suits ? 15 : 0;
    const adhipati = numberIn(`shadbala.grahas.${lord}.virupas`, strengths.grahas?.[lord]?.virupas, -LARGE, LARGE);
    const added = settings.additions === 'counted' ? occupants + rising : 0;
    const sum = adhipati + dig + (drishti[i] as number) + added;
    return { number: i + 1, lord, kind, adhipati, dig, drishti: drishti[i] as number, occupants, rising, sum };
  });
  return {
    settings,
    sources: settings.scheme === 'raman' ? ['raman-graha-bhava-balas', 'bphs'] : ['bphs', 'raman-graha-bhava-balas'],
    bhavas: rows.map(({ number, lord, kind, adhipati, dig, drishti, occupants, rising, sum }) => ({
      number,
      lord,
      kind,
      adhipati,
      dig: rounded(dig),
      drishti: rounded(drishti),
      occupants,
      rising,
      virupas: rounded(sum),
      rupas: rounded(sum / 60),
      rank: 1 + rows.filter((other) => other.sum > sum || (other.sum === sum && other.number < number)).length,
    })),
  };
}

/** More virupas than any graha has. */
const LARGE = 1e6;

function settingsOf(options: BhavaBalaOptions, usual: BhavaBalaScheme): Settings {
  const written = readChoices(options, 'options', BHAVA_BALA_NAMES);
  const scheme = oneOf('scheme', written.scheme ?? usual, BHAVA_BALA_SCHEMES);
  return {
    scheme,
    bhavaDig: oneOf('bhavaDig', written.bhavaDig ?? SCHEMES[scheme].bhavaDig, BHAVA_DIG_SCHOOLS),
    additions: oneOf('additions', written.additions ?? SCHEMES[scheme].additions, BHAVA_ADDITIONS),
  };
}

/** Watery by Raman, Cancer counts with the crawling by Parashara. */
function kindOf(sign: number, degree: number, school: BhavaDigSchool): SignKind {
  if (school === 'bphs' && sign === CANCER) return 'keeta';
  return (degree >= 15 ? SECOND_HALVES[sign] : undefined) ?? (KINDS[sign - 1] as SignKind);
}

/** From the house, by its number, at which a kind has none; 0 … 60. */
function digAt(index: number, weakest: number, middles: readonly number[], school: BhavaDigSchool): number {
  if (school === 'bphs') return folded((middles[index] as number) - (middles[weakest - 1] as number)) / 3;
  const apart = (index + 13 - weakest) % 12;
  return 10 * Math.min(apart, 12 - apart);
}

function middlesOf(chalit: BhavaGround): readonly number[] {
  const middles = readList('chalit.bhavas', chalit?.bhavas, TWELVE).map((bhava) =>
    isRecord(bhava) ? (bhava['madhyaDeg'] as number) : Number.NaN,
  );
  if (middles.length === 12 && middles.every((middle) => Number.isFinite(middle)) && isRecord(chalit.grahas))
    return middles;
  throw refusal('INVALID_OPTION', 'chalit.bhavas', TWELVE, `Bhava bala needs ${TWELVE}, and the bhava of each graha.`);
}

const TWELVE = 'twelve bhavas with a finite madhyaDeg';

function occupantsOf(chalit: BhavaGround, number: number): number {
  let sum = 0;
  for (const graha of Object.keys(OCCUPANTS) as readonly Graha[]) {
    const bhava = wholeIn(`chalit.grahas.${graha}.bhava`, chalit.grahas[graha]?.bhava, 1, 12);
    if (bhava === number) sum += OCCUPANTS[graha] as number;
  }
  return sum;
}

function timeOf({ birthJdUt, sunsetJdUt, nextSunriseJdUt, isDay }: KalaGround): keyof typeof SUITS {
  if (isDay) return 'day';
  const near = birthJdUt - sunsetJdUt < TWILIGHT_DAYS || nextSunriseJdUt - birthJdUt < TWILIGHT_DAYS;
  return near ? 'twilight' : 'night';
}
