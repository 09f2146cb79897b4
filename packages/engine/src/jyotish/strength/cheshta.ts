/**
 * Cheshta bala: what a graha's motion gives it, and the arcs (cheshta kendra) that ishta and kashta phala also ask for. For shadbala.ts.
 *
 * Source: Parashara 27.18–25 and 28.3–4 (`bphs`), Raman (`raman-graha-bhava-balas`).
 */

import { normaliseSignedDeg } from '../../angle.ts';
import { refusal } from '../../input.ts';
import { type Kundli, VISIBLE_GRAHAS } from '../graha/kundli.ts';
import { type MotionName, motionOf } from '../graha/motion.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { checkKalaGround, type KalaGround } from './kala-ground.ts';
import { meanLongitudes, type StarPlanet } from './mean-longitudes.ts';
import { type ShadbalaOptions, shadbalaSettings } from './shadbala-options.ts';
import { folded } from './virupa.ts';

/**
 * Motion as a strength, 0 … 60, in the order of `VISIBLE_GRAHAS`. Sun and Moon have the arcs of Parashara 28.3–4 here, which serve ishta and
 * kashta phala only: the tropical Sun plus three signs, and the Moon's distance from the Sun.
 *
 * @throws  EngineError INVALID_OPTION where `bphs-motions` is asked of a kundli without speeds, and as `shadbalaOf`
 */
export function motionStrengths(kundli: Kundli, ground: KalaGround, options: ShadbalaOptions = {}): readonly number[] {
  const { Sun, Moon } = readKundli(kundli).grahas;
  checkKalaGround(ground);
  const { cheshta } = shadbalaSettings(options);
  const means = cheshta === 'bphs-motions' ? null : meanLongitudes(cheshta, ground.birthJdUt, ground.ayanamsaDeg);
  return VISIBLE_GRAHAS.map((graha) => {
    if (graha === 'Sun') return folded(Sun.longitudeDeg + ground.ayanamsaDeg + 90) / 3;
    if (graha === 'Moon') return folded(Moon.longitudeDeg - Sun.longitudeDeg) / 3;
    if (means === null) return byMotion(kundli, graha);
    const { sun, own } = means;
    const isInner = graha === 'Mercury' || graha === 'Venus';
    const mean = isInner ? sun : own[graha];
    const shighrochcha = isInner ? own[graha] : sun;
    // Halfway between the true and the mean place, by the shorter way.
    const between = mean + normaliseSignedDeg(kundli.grahas[graha].longitudeDeg - mean) / 2;
    return folded(shighrochcha - between) / 3;
  });
}

/** Virupas of the eight motions of Parashara, by the class that the speed falls into. */
// biome-ignore format: a table reads in rows
const VIRUPAS: { readonly [M in MotionName]: number } = {
  ativakra: 60, vakra: 60, kutila: 15, mandatara: 15, manda: 30, sama: 7.5, shighra: 45, atishighra: 45,
};
/** Retrograde out of a sign (anuvakra), and swiftly into the next (atichara). */
const ANUVAKRA = 30;
const ATICHARA = 30;

/** By class; a graha that leaves its sign within a day at its present speed counts as entering the other. That day is ours; the text has none. */
function byMotion(kundli: Kundli, graha: StarPlanet): number {
  const motion = motionOf(kundli, graha);
  if (motion === null) {
    throw refusal(
      'INVALID_OPTION',
      `longitudesDegPerDay.${graha}`,
      'degrees per day, or another school of cheshta',
      `The motions of Parashara are told by speeds; this kundli has none for ${graha}.`,
    );
  }
  const { name, longitudeDegPerDay } = motion;
  const after = kundli.grahas[graha].degree + longitudeDegPerDay;
  if ((name === 'vakra' || name === 'ativakra') && after < 0) return ANUVAKRA;
  if ((name === 'shighra' || name === 'atishighra') && after >= 30) return ATICHARA;
  return VIRUPAS[name];
}
