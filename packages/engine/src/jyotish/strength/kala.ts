/**
 * Kala bala: what the time of birth gives each graha — day and night, fortnight, thirds of the day, lords of year, month, day and hour, the Sun's
 * course. War between grahas is added by shadbala.ts, which knows the sums it is fought with. Virupas.
 *
 * Source: Parashara 27.9–17 (`bphs`), Raman (`raman-graha-bhava-balas`).
 */

import { normaliseDeg } from '../../angle.ts';
import { numberIn, oneOf } from '../../choice.ts';
import { type Kundli, VISIBLE_GRAHAS, type VisibleGraha } from '../graha/kundli.ts';
import { isBeneficBy } from '../graha/nature.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { checkKalaGround, type KalaGround } from './kala-ground.ts';
import { type ShadbalaOptions, type ShadbalaSettings, shadbalaSettings } from './shadbala-options.ts';
import { folded, notFinite } from './virupa.ts';

/** Virupas. */
export interface KalaBala {
  /** 0 … 60. */
  readonly natonnata: number;
  /** 0 … 60; the Moon's to 120 where doubled. */
  readonly paksha: number;
  /** 0 or 60. */
  readonly tribhaga: number;
  /** 0 or 15. */
  readonly abda: number;
  /** 0 or 30. */
  readonly masa: number;
  /** 0 or 45. */
  readonly vara: number;
  /** 0 or 60. */
  readonly hora: number;
  /** About 0 … 60: a declination beyond 24° passes either end by a little. The Sun's to 120 where doubled. */
  readonly ayana: number;
  /** What a war gave or took. */
  readonly yuddha: number;
  readonly total: number;
}

/**
 * Paksha bala of the seven, in the order of `VISIBLE_GRAHAS`: a third of the Moon's distance from the Sun for benefics, the rest of 60 for malefics.
 *
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, and for what is no kundli
 * @source  `bphs` 27.10–11
 */
export function pakshaOf(kundli: Kundli, options: ShadbalaOptions = {}): readonly number[] {
  const { Sun, Moon } = readKundli(kundli).grahas;
  const settings = shadbalaSettings(options);
  const light = folded(Moon.longitudeDeg - Sun.longitudeDeg) / 3;
  return VISIBLE_GRAHAS.map((graha) => {
    const isLight = graha === 'Moon' && settings.pakshaMoonAs === 'benefic';
    const bala = isLight || isBeneficBy(kundli, graha, settings) ? light : 60 - light;
    return graha === 'Moon' && settings.pakshaMoon === 'doubled' ? 2 * bala : bala;
  });
}

/**
 * Ayana bala of one graha by its declination: (24 ± declination) · 60 / 48, northern adding for Sun, Mars, Jupiter and Venus, southern for the Moon and
 * Saturn, either for Mercury. The Sun's is doubled or not.
 *
 * @param declinationDeg  −90 … 90, north positive
 * @throws  EngineError INVALID_OPTION for another declination, and for who is none of the seven
 * @source  `bphs` 27.15–17
 */
export function ayanaBala(graha: VisibleGraha, declinationDeg: number, sun: ShadbalaSettings['ayanaSun']): number {
  oneOf('graha', graha, VISIBLE_GRAHAS);
  oneOf('sun', sun, ['doubled', 'single']);
  numberIn('declinationDeg', declinationDeg, -90, 90, 'degrees');
  const side =
    graha === 'Mercury'
      ? Math.abs(declinationDeg)
      : graha === 'Moon' || graha === 'Saturn'
        ? -declinationDeg
        : declinationDeg;
  const bala = (24 + side) * 1.25;
  return graha === 'Sun' && sun === 'doubled' ? 2 * bala : bala;
}

/**
 * Minutes of declination gained in each equal part of a quarter, where the ecliptic is inclined by 24°: six parts as Raman and Jain tabulate them, or
 * the three of Parashara 27.15, whose 45, 33 and 12 of 90 these are.
 */
const KRANTI_MINUTES: { readonly [K in KrantiTable]: readonly number[] } = {
  'kranti-table': [362, 341, 299, 236, 150, 52],
  'bphs-khandas': [720, 528, 192],
};
export type KrantiTable = Exclude<ShadbalaSettings['ayana'], 'declination'>;

/**
 * Declination of a point of the ecliptic by a table of differences, with proportion between them.
 *
 * @param longitudeDeg  tropical, any turn
 * @returns degrees, north positive, −24 … 24
 * @throws  EngineError INVALID_OPTION for a longitude that is not finite, and for another table
 * @source  `raman-graha-bhava-balas`, `jain-shadbala`; `bphs` 27.15
 */
export function krantiDeg(longitudeDeg: number, table: KrantiTable = 'kranti-table'): number {
  if (!Number.isFinite(longitudeDeg)) throw notFinite('longitudeDeg');
  oneOf('table', table, ['kranti-table', 'bphs-khandas']);
  const home = normaliseDeg(longitudeDeg);
  const isSouth = home >= 180;
  const half = isSouth ? home - 180 : home;
  const bhuja = half > 90 ? 180 - half : half;
  const steps = KRANTI_MINUTES[table];
  let minutes = 0;
  for (let i = 0; i < steps.length; i++) {
    const part = Math.max(0, Math.min(1, (bhuja * steps.length) / 90 - i));
    minutes += part * (steps[i] as number);
  }
  return (isSouth ? -minutes : minutes) / 60 + 0;
}

/** Strong at midnight; Mercury always, the others at noon. */
const NIGHT: ReadonlySet<VisibleGraha> = new Set<VisibleGraha>(['Moon', 'Mars', 'Saturn']);
const DAY_THIRDS: readonly VisibleGraha[] = ['Mercury', 'Sun', 'Saturn'];
const NIGHT_THIRDS: readonly VisibleGraha[] = ['Moon', 'Venus', 'Mars'];

/**
 * Kala bala of the seven without wars, in the order of `VISIBLE_GRAHAS`.
 *
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, a ground that lacks something, and for what is no kundli
 * @source  `bphs` 27.9–17
 */
export function kalaOf(kundli: Kundli, ground: KalaGround, options: ShadbalaOptions = {}): readonly KalaBala[] {
  readKundli(kundli);
  checkKalaGround(ground);
  const settings = shadbalaSettings(options);
  const hours = settings.solarTime === 'apparent' ? ground.apparentSolarHours : ground.meanSolarHours;
  const fromMidnight = Math.min(hours, 24 - hours) * 5;
  const paksha = pakshaOf(kundli, settings);
  const third = thirdLord(ground);
  return VISIBLE_GRAHAS.map((graha, i) => {
    const declinationDeg =
      settings.ayana === 'declination'
        ? ground.declinationsDeg[graha]
        : krantiDeg(kundli.grahas[graha].longitudeDeg + ground.ayanamsaDeg, settings.ayana);
    const natonnata = graha === 'Mercury' ? 60 : NIGHT.has(graha) ? 60 - fromMidnight : fromMidnight;
    const light = paksha[i] as number;
    const tribhaga = graha === 'Jupiter' || graha === third ? 60 : 0;
    const abda = graha === ground.abdaLord ? 15 : 0;
    const masa = graha === ground.masaLord ? 30 : 0;
    const vara = graha === ground.varaLord ? 45 : 0;
    const hora = graha === ground.horaLord ? 60 : 0;
    const ayana = ayanaBala(graha, declinationDeg, settings.ayanaSun);
    const total = natonnata + light + tribhaga + abda + masa + vara + hora + ayana;
    return { natonnata, paksha: light, tribhaga, abda, masa, vara, hora, ayana, yuddha: 0, total };
  });
}

/** Lord of the third of the day or night that holds the birth. */
function thirdLord({ birthJdUt, sunriseJdUt, sunsetJdUt, nextSunriseJdUt, isDay }: KalaGround): VisibleGraha {
  const [from, to] = isDay ? [sunriseJdUt, sunsetJdUt] : [sunsetJdUt, nextSunriseJdUt];
  const third = Math.floor((3 * (birthJdUt - from)) / (to - from));
  return (isDay ? DAY_THIRDS : NIGHT_THIRDS)[Math.min(2, Math.max(0, third))] as VisibleGraha;
}
