/**
 * Shadbala: the six strengths of the seven grahas, part by part, with what each needs to be strong, and its ishta and kashta phala.
 *
 * For judging which graha can do what it promises. Where schools differ each is a choice (shadbala-options.ts); the parts are in
 * sthana.ts (with dig bala), kala.ts, cheshta.ts and drik.ts.
 *
 * Source: Parashara, ch. 27–28 (`bphs`); Raman (`raman-graha-bhava-balas`); Jain (`jain-shadbala`).
 */

import { numberIn, oneOf } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { type War, warsOf } from '../graha/war.ts';
import { motionStrengths } from './cheshta.ts';
import { drikOf } from './drik.ts';
import { type KalaBala, kalaOf } from './kala.ts';
import { checkKalaGround, type KalaGround } from './kala-ground.ts';
import { SCHEME_SOURCES, type ShadbalaOptions, type ShadbalaSettings, shadbalaSettings } from './shadbala-options.ts';
import { digOf, type SthanaBala, sthanaOf } from './sthana.ts';
import { rounded } from './virupa.ts';

/** All of one graha. Virupas (sixtieths of a rupa) unless named otherwise, to 1e-6. */
export interface GrahaShadbala {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  readonly cheshta: number;
  readonly naisargika: number;
  /** Negative where bad glances outweigh good ones. */
  readonly drik: number;
  /** The sum of the six. */
  readonly virupas: number;
  readonly rupas: number;
  /** What the graha needs to be strong. */
  readonly requiredVirupas: number;
  /** Virupas over required ones. */
  readonly ratio: number;
  readonly isStrong: boolean;
  /** 1 … 7, the strongest first: by virupas, and by their ratio to what is required. Equals stand in the order of the weekdays. */
  readonly rank: number;
  readonly ratioRank: number;
  /** What the graha gives of good and of bad, 0 … 60. */
  readonly ishta: number;
  readonly kashta: number;
  /** Parts that fall short of what Parashara asks of each alone; empty for a graha that lacks nothing. */
  readonly lacks: readonly ShadbalaPart[];
}

export type ShadbalaPart = 'sthana' | 'dig' | 'kala' | 'cheshta' | 'ayana';

export interface Shadbala {
  readonly settings: ShadbalaSettings;
  readonly sources: readonly SourceKey[];
  readonly grahas: { readonly [G in VisibleGraha]: GrahaShadbala };
  /** Wars between grahas and what each took: empty where there was none. */
  readonly wars: readonly YuddhaBala[];
}

export interface YuddhaBala extends War {
  /** What the winner gained and the loser lost; 0 where nobody won. */
  readonly virupas: number;
}

/** 60 · n / 7, in the order of `VISIBLE_GRAHAS`. */
export const NAISARGIKA_BALA: readonly number[] = [7, 6, 2, 3, 4, 5, 1].map((sevenths) => (60 * sevenths) / 7);

/** What each needs, in the order of `VISIBLE_GRAHAS`. */
// biome-ignore format: a table reads in rows
const REQUIRED: { readonly [M in ShadbalaSettings['minima']]: readonly number[] } = {
  raman: [300, 360, 300, 420, 390, 330, 300],
  bphs:  [390, 360, 300, 420, 390, 330, 300],
};

/**
 * What each part needs (Parashara 27.33–36). Editions print 50 for the kala and 112 for the cheshta of the first three, and likewise of the others;
 * cheshta never passes 60, so they stand the other way round here.
 */
// biome-ignore format: a table reads in rows
export const REQUIRED_PARTS: { readonly [G in VisibleGraha]: { readonly [P in ShadbalaPart]: number } } = {
  Sun:     { sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 },
  Moon:    { sthana: 133, dig: 50, kala: 100, cheshta: 30, ayana: 40 },
  Mars:    { sthana: 96,  dig: 30, kala: 67,  cheshta: 40, ayana: 20 },
  Mercury: { sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 },
  Jupiter: { sthana: 165, dig: 35, kala: 112, cheshta: 50, ayana: 30 },
  Venus:   { sthana: 133, dig: 50, kala: 100, cheshta: 30, ayana: 40 },
  Saturn:  { sthana: 96,  dig: 30, kala: 67,  cheshta: 40, ayana: 20 },
};

/** Diameters of the discs as Raman states them (bimba parimana). */
const DISCS: { readonly [graha: string]: number } = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
};

/**
 * The shadbala of a kundli.
 *
 * @param ground   day, hours, lords and declinations: from `kalaGroundOf`, or written down
 * @param options  a scheme (`raman` when left out), and single choices that differ from it
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, a ground that lacks something, a kundli without a midheaven, and
 *          `bphs-motions` without speeds; and for what is no kundli
 */
export function shadbalaOf(kundli: Kundli, ground: KalaGround, options: ShadbalaOptions = {}): Shadbala {
  readKundli(kundli);
  const settings = shadbalaSettings(options);
  checkKalaGround(ground);
  const sthana = sthanaOf(kundli, settings);
  const dig = digOf(kundli);
  const kala = kalaOf(kundli, ground, settings);
  const motion = motionStrengths(kundli, ground, settings);
  const cheshta = motion.map((strength, i) => cheshtaOf(i, strength, kala, settings));
  const drik = drikOf(kundli, settings);
  const at = (list: readonly number[], i: number) => list[i] as number;
  const sums = VISIBLE_GRAHAS.map(
    (_, i) =>
      (sthana[i] as SthanaBala).total +
      at(dig, i) +
      (kala[i] as KalaBala).total +
      at(cheshta, i) +
      at(NAISARGIKA_BALA, i) +
      at(drik, i),
  );
  const wars = yuddhaOf(kundli, settings, sums, (i) => {
    const { total, ayana } = kala[i] as KalaBala;
    return (sthana[i] as SthanaBala).total + at(dig, i) + total - ayana;
  });
  const yuddha = VISIBLE_GRAHAS.map((graha) => gainOf(graha, wars));
  const totals = sums.map((sum, i) => sum + at(yuddha, i));
  const required = REQUIRED[settings.minima];
  const ratios = totals.map((total, i) => total / at(required, i));
  const [ranks, ratioRanks] = [ranksOf(totals), ranksOf(ratios)];
  // What has no cheshta bala cannot lack it, and the Sun's ayana is asked for once.
  const judgedCheshta = (i: number) =>
    i < 2 && settings.cheshtaLuminaries === 'none' ? Number.POSITIVE_INFINITY : at(cheshta, i);
  const ayanaOnce = (i: number) => (kala[i] as KalaBala).ayana / (i === 0 && settings.ayanaSun === 'doubled' ? 2 : 1);
  const grahas: Record<string, GrahaShadbala> = {};
  VISIBLE_GRAHAS.forEach((graha, i) => {
    const place = sthana[i] as SthanaBala;
    const time = kala[i] as KalaBala;
    const [ishta, kashta] = phalaOf(place.uchcha, at(motion, i), settings.phala);
    grahas[graha] = {
      sthana: sthanaRecord(place),
      dig: rounded(at(dig, i)),
      kala: kalaRecord(time, at(yuddha, i)),
      cheshta: rounded(at(cheshta, i)),
      naisargika: rounded(at(NAISARGIKA_BALA, i)),
      drik: rounded(at(drik, i)),
      virupas: rounded(at(totals, i)),
      rupas: rounded(at(totals, i) / 60),
      requiredVirupas: at(required, i),
      ratio: rounded(at(ratios, i)),
      isStrong: at(totals, i) >= at(required, i),
      rank: at(ranks, i),
      ratioRank: at(ratioRanks, i),
      ishta: rounded(ishta),
      kashta: rounded(kashta),
      lacks: lacksOf(graha, [place.total, at(dig, i), time.total + at(yuddha, i), judgedCheshta(i), ayanaOnce(i)]),
    };
  });
  return {
    settings,
    sources: SCHEME_SOURCES[settings.scheme],
    grahas: grahas as unknown as Shadbala['grahas'],
    wars,
  };
}

/**
 * Good and bad that a graha gives, by its nearness to exaltation and its motion, 0 … 60 each.
 *
 * @param uchcha, cheshta  virupas, 0 … 60
 * @param school           roots of the products (Sripati, Raman), or mean and the rest of 60 (Parashara)
 * @throws  EngineError INVALID_OPTION for other virupas, and for another school
 * @source  `bphs` 28.5–6; `sripati-paddhati`; `raman-graha-bhava-balas`
 */
export function phalaOf(uchcha: number, cheshta: number, school: ShadbalaSettings['phala']): readonly [number, number] {
  numberIn('uchcha', uchcha, 0, 60, 'virupas');
  numberIn('cheshta', cheshta, 0, 60, 'virupas');
  if (oneOf('school', school, ['sripati', 'bphs']) === 'sripati')
    return [root(uchcha, cheshta), root(60 - uchcha, 60 - cheshta)];
  const ishta = (uchcha + cheshta) / 2;
  return [ishta, 60 - ishta];
}

function root(a: number, b: number): number {
  return Math.sqrt(a * b);
}

/** The arcs of Sun and Moon serve the phalas only; as strength they get what the choice says. */
function cheshtaOf(i: number, motion: number, kala: readonly KalaBala[], settings: ShadbalaSettings): number {
  if (i > 1) return motion;
  if (settings.cheshtaLuminaries === 'none') return 0;
  const { ayana, paksha } = kala[i] as KalaBala;
  if (i === 0) return settings.ayanaSun === 'doubled' ? ayana / 2 : ayana;
  return settings.pakshaMoon === 'doubled' ? paksha / 2 : paksha;
}

/** The wars with what they moved. */
function yuddhaOf(
  kundli: Kundli,
  { yuddha, war }: ShadbalaSettings,
  sums: readonly number[],
  upToHora: (i: number) => number,
): readonly YuddhaBala[] {
  if (yuddha === 'none') return [];
  return warsOf(kundli, { war }).map((fought) => {
    const [a, b] = fought.between as readonly [VisibleGraha, VisibleGraha];
    const [i, j] = [VISIBLE_GRAHAS.indexOf(a), VISIBLE_GRAHAS.indexOf(b)];
    const moved =
      yuddha === 'raman'
        ? Math.abs(upToHora(i) - upToHora(j)) / Math.abs((DISCS[a] as number) - (DISCS[b] as number))
        : Math.abs((sums[i] as number) - (sums[j] as number));
    const { between, winner, loser, separationDeg } = fought;
    return { between, winner, loser, separationDeg, virupas: winner === null ? 0 : rounded(moved) };
  });
}

function gainOf(graha: VisibleGraha, wars: readonly YuddhaBala[]): number {
  let gain = 0;
  for (const { winner, loser, virupas } of wars) {
    if (winner === graha) gain += virupas;
    if (loser === graha) gain -= virupas;
  }
  return gain;
}

function sthanaRecord({ uchcha, saptavargaja, ojayugma, kendradi, drekkana, total }: SthanaBala): SthanaBala {
  return { uchcha: rounded(uchcha), saptavargaja, ojayugma, kendradi, drekkana, total: rounded(total) };
}

function kalaRecord(time: KalaBala, yuddha: number): KalaBala {
  const { natonnata, paksha, tribhaga, abda, masa, vara, hora, ayana, total } = time;
  return {
    natonnata: rounded(natonnata),
    paksha: rounded(paksha),
    tribhaga,
    abda,
    masa,
    vara,
    hora,
    ayana: rounded(ayana),
    yuddha: rounded(yuddha),
    total: rounded(total + yuddha),
  };
}

/** Place of each in descending order, 1 first. */
function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value, i) => {
    let rank = 1;
    for (let k = 0; k < values.length; k++) {
      const other = values[k] as number;
      if (other > value || (other === value && k < i)) rank++;
    }
    return rank;
  });
}

const PARTS: readonly ShadbalaPart[] = ['sthana', 'dig', 'kala', 'cheshta', 'ayana'];

function lacksOf(graha: VisibleGraha, has: readonly number[]): readonly ShadbalaPart[] {
  return PARTS.filter((part, k) => (has[k] as number) < REQUIRED_PARTS[graha][part]);
}
