/**
 * Sthana bala: what a graha's place gives it — nearness to exaltation, seven vargas, odd and even signs, angles, decanates. And dig bala, its
 * nearness to the angle it is strong at. For shadbala.ts. Virupas.
 *
 * Source: Parashara 27.1–8 (`bphs`), Raman (`raman-graha-bhava-balas`); the schools as shadbala-options.ts lists them.
 */

import { vargaSign } from '../../chart/varga.ts';
import { oneOf } from '../../choice.ts';
import { refusal } from '../../input.ts';
import { EXALTATIONS, MOOLATRIKONAS } from '../graha/dignity.ts';
import { type CompoundFriendship, compoundFriendship } from '../graha/friendship.ts';
import { type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { lordOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { type ShadbalaOptions, type ShadbalaSettings, shadbalaSettings } from './shadbala-options.ts';
import { folded, notFinite } from './virupa.ts';

/** Virupas. */
export interface SthanaBala {
  /** 0 … 60. */
  readonly uchcha: number;
  /** Of seven vargas, at most 45 each. */
  readonly saptavargaja: number;
  /** 0, 15 or 30. */
  readonly ojayugma: number;
  /** 60, 30 or 15. */
  readonly kendradi: number;
  /** 0 or 15. */
  readonly drekkana: number;
  readonly total: number;
}

/** The seven vargas. */
export const SAPTAVARGA: readonly number[] = [1, 2, 3, 7, 9, 12, 30];

type Standing = 'moolatrikona' | 'own' | CompoundFriendship;
// biome-ignore format: a table reads in rows
const SCALES: { readonly [S in ShadbalaSettings['saptavargajaScale']]: { readonly [K in Standing]: number } } = {
  raman: { moolatrikona: 45, own: 30, 'great-friend': 22.5, friend: 15, neutral: 7.5, enemy: 3.75,  'great-enemy': 1.875 },
  bphs:  { moolatrikona: 45, own: 30, 'great-friend': 20,   friend: 15, neutral: 10,  enemy: 4,     'great-enemy': 2 },
};

/** 0 male, 1 female, 2 neutral: in the order of `VISIBLE_GRAHAS`. */
const SEXES: readonly number[] = [0, 1, 0, 2, 0, 1, 2];
/** Which decanate is whose, by sex. */
const DECANATES: { readonly [D in ShadbalaSettings['drekkana']]: readonly number[] } = {
  'male-neutral-female': [0, 2, 1],
  'male-female-neutral': [0, 1, 2],
};

/**
 * Sthana bala of the seven, in the order of `VISIBLE_GRAHAS`.
 *
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, and for what is no kundli
 * @source  `bphs` 27.1–6
 */
export function sthanaOf(kundli: Kundli, options: ShadbalaOptions = {}): readonly SthanaBala[] {
  readKundli(kundli);
  const settings = shadbalaSettings(options);
  const standings = standingsOf(kundli, settings);
  return VISIBLE_GRAHAS.map((graha, i) => {
    const { longitudeDeg, sign, degree, house } = kundli.grahas[graha];
    const uchcha = uchchaBala(graha, longitudeDeg);
    let saptavargaja = 0;
    for (const division of SAPTAVARGA) {
      const placed = division === 1 ? sign : vargaSign(longitudeDeg, division);
      const counts = division === 1 || settings.moolatrikona === 'every-varga';
      const isTrikona = counts && placed === MOOLATRIKONAS[graha].sign;
      const standing = isTrikona ? SCALES[settings.saptavargajaScale].moolatrikona : standings[i * 12 + placed - 1];
      saptavargaja += standing as number;
    }
    const wantsEven = SEXES[i] === 1;
    const ojayugma =
      (isEven(sign) === wantsEven ? 15 : 0) + (isEven(vargaSign(longitudeDeg, 9)) === wantsEven ? 15 : 0);
    const kendradi = KENDRADI[(house - 1) % 3] as number;
    const decanate = DECANATES[settings.drekkana][SEXES[i] as number];
    const drekkana = Math.floor(degree / 10) === decanate ? 15 : 0;
    return {
      uchcha,
      saptavargaja,
      ojayugma,
      kendradi,
      drekkana,
      total: uchcha + saptavargaja + ojayugma + kendradi + drekkana,
    };
  });
}

/** Angles, succedent and cadent houses. */
const KENDRADI: readonly number[] = [60, 30, 15];

/**
 * A third of the arc from deepest debilitation: 0 … 60.
 *
 * @param longitudeDeg  sidereal, any finite number of degrees
 * @throws  EngineError INVALID_OPTION for a longitude that is not finite, and for who is none of the seven
 */
export function uchchaBala(graha: VisibleGraha, longitudeDeg: number): number {
  const { sign, degree } = EXALTATIONS[oneOf('graha', graha, VISIBLE_GRAHAS)];
  if (!Number.isFinite(longitudeDeg)) throw notFinite('longitudeDeg');
  return folded(longitudeDeg - ((sign - 1) * 30 + degree + 180)) / 3;
}

/** What each of the seven gets in each sign by its lord, reckoned once: 12 per graha. Friendship is that of the rashi chart. */
function standingsOf(kundli: Kundli, { saptavargajaScale }: ShadbalaSettings): readonly number[] {
  const scale = SCALES[saptavargajaScale];
  const gets: number[] = [];
  for (const graha of VISIBLE_GRAHAS) {
    const byLord: Record<string, number> = {};
    for (const lord of VISIBLE_GRAHAS)
      byLord[lord] = lord === graha ? scale.own : scale[compoundFriendship(kundli, graha, lord)];
    for (let sign = 1; sign <= 12; sign++) gets.push(byLord[lordOf(sign)] as number);
  }
  return gets;
}

function isEven(sign: number): boolean {
  return sign % 2 === 0;
}

/** Where each has no dig bala: 1 lagna, 4 lower midheaven, 7 descendant, 10 midheaven; in the order of `VISIBLE_GRAHAS`. */
const WEAKEST: readonly number[] = [4, 10, 4, 7, 7, 10, 1];

/**
 * Dig bala of the seven, in the order of `VISIBLE_GRAHAS`: a third of the arc from the angle where each has none, the true lagna and midheaven
 * being the angles, the shorter way round. 0 … 60.
 *
 * @throws  EngineError INVALID_OPTION for a kundli without a midheaven, and for what is no kundli
 * @source  `bphs` 27.7–8
 */
export function digOf(kundli: Kundli): readonly number[] {
  const { lagna, midheaven, grahas } = readKundli(kundli);
  if (midheaven === null) {
    throw refusal(
      'INVALID_OPTION',
      'midheavenDeg',
      'a kundli with a midheaven',
      'Dig bala is reckoned from the lagna and the midheaven; this kundli has no midheaven.',
    );
  }
  return VISIBLE_GRAHAS.map((graha, i) => {
    const at = WEAKEST[i] as number;
    const angle = at === 1 || at === 7 ? lagna.longitudeDeg : midheaven.longitudeDeg;
    return folded(grahas[graha].longitudeDeg - angle - (at === 4 || at === 7 ? 180 : 0)) / 3;
  });
}
