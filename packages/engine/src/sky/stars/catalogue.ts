/** Which fixed stars does the engine know, and what is known of each? For `starNamed`, `starsAt` and whoever lists stars. */

import { radiansOf } from '../../angle.ts';
import { numberIn } from '../../choice.ts';
import type { StarNumbers } from '../../kernel/numbers.ts';
import type { SourceKey } from '../../sources.ts';
import { GENITIVES, GREEK } from './constellations.ts';
import { STAR_ROWS } from './star-data.ts';

/** What a row of the catalogue is; `point` is a mere direction, such as the centre of the Galaxy. */
export type StarKind = 'star' | 'cluster' | 'nebula' | 'galaxy' | 'point';

/** One star, or what is treated as one. */
export interface Star {
  /** Stable and unique: the name in small letters with hyphens, `aldebaran`; of a star without a name, its designation, `zeta-centauri`. */
  readonly id: string;
  /** The name of the International Astronomical Union where there is one, else the commonest; the designation where there is none. */
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Bayer letter, Flamsteed number or number in a catalogue: `α Tau`, `41 Ari`, `M 44`. */
  readonly designation: string;
  /** Number in the Hipparcos catalogue. */
  readonly hip: number | null;
  readonly kind: StarKind;
  /** Visual magnitude; of variable stars a mean one. Null for a mere direction. */
  readonly magnitude: number | null;
  /** Place and motion, ICRS, J2000.0. A parallax of 0 stands for an unknown one. */
  readonly numbers: StarNumbers;
}

/** Where the catalogue comes from. */
export const STAR_SOURCES: readonly SourceKey[] = ['esa-1997', 'van-leeuwen-2007', 'iau-wgsn-2018'];

/** The range in which a limit of brightness may be asked for: Sirius has −1.46. */
export const BRIGHTEST_MAGNITUDE: number = -2;
export const FAINTEST_MAGNITUDE: number = 30;

const DEGREES_PER_MAS = 1 / 3_600_000;

let read: readonly Star[] | null = null;

/**
 * Every star there is, by right ascension: all of magnitude 3.54 and brighter (300 of them), and fainter ones, most of which have a name.
 *
 * The places of α Centauri, ξ Ursae Majoris and a few other double stars are those of the pair.
 *
 * @source  `esa-1997`, `van-leeuwen-2007`; names `iau-wgsn-2018` and handbooks of astrology
 */
export function starCatalogue(): readonly Star[] {
  read ??= STAR_ROWS.trim().split('\n').map(starOfRow);
  return read;
}

/**
 * Stars by brightness, the brightest first.
 *
 * @param faintestMagnitude  the last magnitude that is listed, −2 … 30; everything that has one when absent
 * @throws  EngineError INVALID_OPTION
 * @source  as `starCatalogue`
 */
export function starsByMagnitude(faintestMagnitude: number = FAINTEST_MAGNITUDE): readonly Star[] {
  const faintest = numberIn('faintestMagnitude', faintestMagnitude, BRIGHTEST_MAGNITUDE, FAINTEST_MAGNITUDE);
  const bright = starCatalogue().filter(({ magnitude }) => magnitude !== null && magnitude <= faintest);
  return bright.sort((a, b) => (a.magnitude as number) - (b.magnitude as number) || (a.id < b.id ? -1 : 1));
}

function starOfRow(row: string): Star {
  const [name = '', others = '', designation = '', hip = '', ra = '', dec = '', ...rest] = row.split('|');
  const [pmRa = '', pmDec = '', parallax = '', radial = '', magnitude = '', kind = 'star'] = rest;
  return {
    id: idOf(name === '' ? longDesignation(designation) : name),
    name: name === '' ? designation : name,
    otherNames: others === '' ? [] : others.split(';'),
    designation,
    hip: hip === '' ? null : Number(hip),
    kind: kind as StarKind,
    magnitude: magnitude === '' ? null : Number(magnitude),
    numbers: {
      raRad: radiansOf(sexagesimal(ra) * 15),
      decRad: radiansOf(sexagesimal(dec)),
      pmRaRadPerYear: radiansOf(Number(pmRa) * DEGREES_PER_MAS),
      pmDecRadPerYear: radiansOf(Number(pmDec) * DEGREES_PER_MAS),
      parallaxRad: radiansOf(Number(parallax) * DEGREES_PER_MAS),
      radialKmPerSecond: Number(radial),
    },
  };
}

/** Units, minutes, seconds in one number. The sign stands before all three: −00° is south of the equator. */
function sexagesimal(text: string): number {
  const [units = '', minutes = '', seconds = ''] = text.split(' ');
  const size = Math.abs(Number(units)) + Number(minutes) / 60 + Number(seconds) / 3600;
  return units.startsWith('-') ? -size : size;
}

/** `ζ1 Aqr` in full: `zeta1 Aquarii`. Other designations as they are. */
export function longDesignation(designation: string): string {
  const [letter = '', constellation = ''] = designation.split(' ');
  const genitive = GENITIVES[constellation];
  if (genitive === undefined) return designation;
  const greek = GREEK.find(([sign]) => letter.startsWith(sign));
  return `${greek === undefined ? letter : greek[1] + letter.slice(1)} ${genitive}`;
}

/** Small letters and figures, with hyphens between the words. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
