/**
 * Chara karakas: which graha stands for the self, the counsellor, the brothers … in this kundli, by how far each has run through its sign. For
 * karakamsha, yogas, and the dashas that begin from the atmakaraka.
 *
 * Sources: `jaimini-sutras` 1.1.10–19; `bphs` ch. 32; `narasimha-rao-integrated` ch. 8 for eight with Rahu.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { readRecord, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import { type Placing, readPlacing } from '../graha/stronger.ts';
import { CHARA_KARAKA_NAMES } from './option-names.ts';

/** The offices, the furthest through its sign first. Where seven are counted there is no `pitri`. */
export const CHARA_KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara'] as const;
export type CharaKaraka = (typeof CHARA_KARAKAS)[number];

const ABBREVIATIONS: { readonly [K in CharaKaraka]: string } = {
  atma: 'AK',
  amatya: 'AmK',
  bhratri: 'BK',
  matri: 'MK',
  pitri: 'PiK',
  putra: 'PK',
  jnati: 'GK',
  dara: 'DK',
};

/** `eight`: the seven and Rahu; `seven`: without him; `eight-on-tie`: Rahu joins the seven only where two of them are level and share an office. */
export const CHARA_SCHEMES = ['eight', 'seven', 'eight-on-tie'] as const;
export type CharaScheme = (typeof CHARA_SCHEMES)[number];

/**
 * Who comes first of two that are level. `weekday`: the earlier in the order of the weekdays; `natural-strength`: the brighter by nature, the
 * Sun first, then Moon, Venus, Jupiter, Mercury, Mars, Saturn, Rahu; `shared`: both hold the office, those after move up, and the last stays empty.
 */
export const TIE_RULES = ['weekday', 'natural-strength', 'shared'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** How fine two grahas are compared: in steps of 1e-7°, or in whole seconds, minutes or degrees of arc. */
export const TIE_UNITS = ['step', 'second', 'minute', 'degree'] as const;
export type TieUnit = (typeof TIE_UNITS)[number];

export interface CharaKarakaOptions {
  /** `eight` when left out. */
  readonly scheme?: CharaScheme;
  /** `weekday` when left out; `eight-on-tie` always shares. */
  readonly ties?: TieRule;
  /** `step` when left out. */
  readonly tieWithin?: TieUnit;
  /** Rahu's way through his sign: counted from its end, since he goes backward (when left out), or from its beginning. */
  readonly rahu?: 'backward' | 'forward';
}

export interface CharaKarakaSettings {
  readonly scheme: CharaScheme;
  readonly ties: TieRule;
  readonly tieWithin: TieUnit;
  readonly rahu: 'backward' | 'forward';
}

export interface CharaKarakaRow {
  readonly karaka: CharaKaraka;
  /** `AK`, `AmK` … */
  readonly abbreviation: string;
  /** One graha; several that share the office; none where those before shared theirs. */
  readonly grahas: readonly Graha[];
  /** Degrees run through in the sign, 0 … 30, of the first of them; null for an empty office. */
  readonly advanceDeg: number | null;
}

export interface CharaKarakas {
  readonly settings: CharaKarakaSettings;
  readonly sources: readonly SourceKey[];
  /** Seven or eight, the atmakaraka first. */
  readonly karakas: readonly CharaKarakaRow[];
  /** The office of each graha; null for Ketu, and for Rahu where he is not counted. */
  readonly officeOf: { readonly [G in Graha]: CharaKaraka | null };
}

const SEVEN = CHARA_KARAKAS.filter((karaka) => karaka !== 'pitri');
const PER_DEGREE = 1e7;
/** Units of comparison in a degree. */
const UNITS: { readonly [U in TieUnit]: number } = { step: PER_DEGREE, second: 3600, minute: 60, degree: 1 };
/** Natural strength, the strongest first (`bphs` 27.14, naisargika bala; Rahu last). */
const BY_NATURE: readonly Graha[] = ['Sun', 'Moon', 'Venus', 'Jupiter', 'Mercury', 'Mars', 'Saturn', 'Rahu'];

/**
 * The chara karakas.
 *
 * @param kundli  or anything with the signs and degrees of its grahas, such as a varga
 * @throws  EngineError INVALID_OPTION
 */
export function charaKarakasOf(kundli: { readonly grahas: Placing }, options: CharaKarakaOptions = {}): CharaKarakas {
  readRecord('kundli', kundli, 'a kundli, or anything with its grahas');
  readPlacing(kundli.grahas, 'kundli.grahas');
  const settings = settingsOf(options);
  const { scheme, ties } = settings;
  const steps = (graha: Graha) => stepsRun(kundli.grahas, graha, settings.rahu);
  const level = (graha: Graha) => Math.floor((steps(graha) * UNITS[settings.tieWithin]) / PER_DEGREE);
  const seven = GRAHAS.slice(0, 7);
  const isTied = scheme === 'eight-on-tie' && new Set(seven.map(level)).size < seven.length;
  const rivals: Graha[] = scheme === 'eight' || isTied ? [...seven, 'Rahu'] : seven;
  const order = ties === 'natural-strength' ? BY_NATURE : GRAHAS;
  rivals.sort((a, b) => level(b) - level(a) || order.indexOf(a) - order.indexOf(b));
  const holders: Graha[][] = [];
  for (const graha of rivals) {
    const last = holders.at(-1);
    if (ties === 'shared' && last !== undefined && level(last[0] as Graha) === level(graha)) last.push(graha);
    else holders.push([graha]);
  }
  const offices = scheme === 'eight' ? CHARA_KARAKAS : SEVEN;
  const officeOf: Record<string, CharaKaraka | null> = {};
  for (const graha of GRAHAS) officeOf[graha] = null;
  const karakas = offices.map((karaka, i) => {
    const grahas = holders[i] ?? [];
    for (const graha of grahas) officeOf[graha] = karaka;
    return {
      karaka,
      abbreviation: ABBREVIATIONS[karaka],
      grahas,
      advanceDeg: grahas[0] === undefined ? null : steps(grahas[0]) / PER_DEGREE,
    };
  });
  return {
    settings,
    sources: scheme === 'seven' ? ['jaimini-sutras', 'bphs'] : ['narasimha-rao-integrated', 'bphs', 'jaimini-sutras'],
    karakas,
    officeOf: officeOf as CharaKarakas['officeOf'],
  };
}

/** The first holder of the first office. */
export function atmakarakaIn({ karakas }: CharaKarakas): Graha {
  return (karakas[0] as CharaKarakaRow).grahas[0] as Graha;
}

function stepsRun(placing: Placing, graha: Graha, rahu: 'backward' | 'forward'): number {
  const run = Math.round(placing[graha].degree * PER_DEGREE);
  return graha === 'Rahu' && rahu === 'backward' ? 30 * PER_DEGREE - run : run;
}

function settingsOf(options: CharaKarakaOptions): CharaKarakaSettings {
  readChoices(options, 'options', CHARA_KARAKA_NAMES);
  const scheme = oneOf('scheme', options.scheme ?? 'eight', CHARA_SCHEMES);
  const given = options.ties ?? (scheme === 'eight-on-tie' ? 'shared' : 'weekday');
  const ties = oneOf('ties', given, TIE_RULES);
  if (scheme === 'eight-on-tie' && ties !== 'shared') {
    const why = 'Rahu is called in because two grahas share an office; with eight-on-tie the ties are shared.';
    throw refusal('INVALID_OPTION', 'ties', 'shared', why);
  }
  return {
    scheme,
    ties,
    tieWithin: oneOf('tieWithin', options.tieWithin ?? 'step', TIE_UNITS),
    rahu: oneOf('rahu', options.rahu ?? 'backward', ['backward', 'forward']),
  };
}
