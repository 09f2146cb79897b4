/**
 * Mean longitudes for cheshta bala: of the five, of the Sun, and of the shighrochchas, by three reckonings. For cheshta.ts.
 *
 * Sources by school. `raman-1900`: the tables of Raman (`raman-graha-bhava-balas`), epoch 1 January 1900, 0 h at 76° E; sidereal, with a Sun that is 22.5°
 * short of the tropical one at the epoch.
 * `surya-siddhanta`: revolutions in 4 320 000 years of 1 577 917 828 days, all at 0° at the beginning of Kali, midnight at Ujjain
 * (`surya-siddhanta` ch. 1). `modern`: mean elements of the equinox of date (`meeus-1998`, table 31.A), less the ayanamsa.
 */

import { normaliseDeg } from '../../angle.ts';
import { numberIn, oneOf } from '../../choice.ts';
import { checkJd } from '../../span.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';

/** The five that have a shighrochcha. */
export type StarPlanet = 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn';
export const MEAN_SCHOOLS = ['raman-1900', 'surya-siddhanta', 'modern'] as const;
export type MeanSchool = (typeof MEAN_SCHOOLS)[number];

/**
 * Degrees, 0 … <360. `own` is, for Mars, Jupiter and Saturn, their mean place in their orbits, with the mean Sun as shighrochcha; for
 * Mercury and Venus it is the shighrochcha, the mean Sun being their mean place.
 */
export interface MeanLongitudes {
  readonly sun: number;
  readonly own: { readonly [S in StarPlanet]: number };
}

/** Degrees at the epoch, per day, and a correction: degrees and degrees per year. */
type Raman = readonly [number, number, number, number];
// biome-ignore format: a table reads in columns
const RAMAN_1900: { readonly [S in 'Sun' | StarPlanet]: Raman } = {
  Sun:     [257.4568, 0.9855931,  0,     0],
  Mars:    [270.22,   0.5240218,  0,     0],
  Mercury: [164,      4.09232,    6.67, -0.00133],
  Jupiter: [220.04,   0.08310024, -3.33, -0.0067],
  Venus:   [328.51,   1.60214,    -5,   -0.0001],
  Saturn:  [236.74,   0.03333857, 5,     0.001],
};
const RAMAN_EPOCH_JD = 2415020.5 - 76 / 360;

/** Revolutions in a mahayuga. */
const REVOLUTIONS: { readonly [S in 'Sun' | StarPlanet]: number } = {
  Sun: 4_320_000,
  Mars: 2_296_832,
  Mercury: 17_937_060,
  Jupiter: 364_220,
  Venus: 7_022_376,
  Saturn: 146_568,
};
const MAHAYUGA_DAYS = 1_577_917_828;
/** Midnight before 18 February −3101 (Julian calendar) at Ujjain, 75.768° east. */
const KALI_JD = 588465.5 - 75.768 / 360;

/** Degrees at J2000.0, per century, per century squared. */
// biome-ignore format: a table reads in columns
const MODERN: { readonly [S in 'Sun' | StarPlanet]: readonly [number, number, number] } = {
  // The Earth's, half a turn on.
  Sun:     [280.466457, 36000.7698278,  0.00030322],
  Mars:    [355.433,    19141.6964471,  0.00031052],
  Mercury: [252.250906, 149474.0722491, 0.0003035],
  Jupiter: [34.351519,  3036.3027748,   0.0002233],
  Venus:   [181.979801, 58519.2130302,  0.00031014],
  Saturn:  [50.077444,  1223.5110686,   0.00051908],
};

/**
 * The means of a date.
 *
 * @param birthJdUt    civil Julian date
 * @param ayanamsaDeg  taken from the modern means; the other two are sidereal of themselves
 * @throws  EngineError INVALID_OPTION for a school that does not exist, and for a date or an ayanamsa that is not finite
 */
export function meanLongitudes(school: MeanSchool, birthJdUt: number, ayanamsaDeg: number): MeanLongitudes {
  checkJd('birthJdUt', birthJdUt);
  numberIn('ayanamsaDeg', ayanamsaDeg, -360, 360, 'degrees');
  const of = meanBy(oneOf('school', school, MEAN_SCHOOLS), birthJdUt, ayanamsaDeg);
  return {
    sun: of('Sun'),
    own: {
      Mars: of('Mars'),
      Mercury: of('Mercury'),
      Jupiter: of('Jupiter'),
      Venus: of('Venus'),
      Saturn: of('Saturn'),
    },
  };
}

function meanBy(school: MeanSchool, birthJdUt: number, ayanamsaDeg: number): (body: 'Sun' | StarPlanet) => number {
  if (school === 'raman-1900') {
    const days = birthJdUt - RAMAN_EPOCH_JD;
    const years = days / 365.25;
    return (body) => {
      const [at, perDay, more, perYear] = RAMAN_1900[body];
      return normaliseDeg(at + perDay * days + more + perYear * years);
    };
  }
  if (school === 'surya-siddhanta') {
    const days = birthJdUt - KALI_JD;
    return (body) => normaliseDeg((REVOLUTIONS[body] / MAHAYUGA_DAYS) * days * 360);
  }
  const centuries = (jdTtOfUt(birthJdUt) - 2451545) / 36525;
  return (body) => {
    const [at, perCentury, squared] = MODERN[body];
    return normaliseDeg(at + (perCentury + squared * centuries) * centuries - ayanamsaDeg);
  };
}
