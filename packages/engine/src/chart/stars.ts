/**
 * The fixed directions that star-bound and galactic ayanamsas hang on: ICRS, epoch J2000.0.
 *
 * Stars: Hipparcos (`esa-1997`, revised `van-leeuwen-2007`), as compiled in the star list of Debian's swe-basic-data
 * (sefstars.txt of 2018, CC0-1.0). Checked through the ayanamsas that rest on them: 7e-6″ against the reference table.
 *
 * Two rows carry a fitted place. The reference reads the radio source Sgr A* (`reid-brunthaler-2004`, 17h45m40.03599s
 * −29°00′28.170″) and the pole of 1958 (`blaauw-1960`, 12h49m +27°24′ of B1950) through older frames, which moves them
 * by 0.034″ and 0.15″ from a direct reading; the rows hold the places it arrives at, found from its output to 2e-6″, so
 * that charts agree with everybody else's.
 */

import { radiansOf } from '../angle.ts';
import type { Star } from './core.ts';

const DEGREES_PER_MAS = 1 / 3_600_000;

/** Hours, minutes, seconds; sign, degrees, minutes, seconds; mas a year (cos δ in it), mas a year, mas, km/s. */
type Catalogue = readonly [number, number, number, 1 | -1, number, number, number, number, number, number, number];

/** Name of a direction in the catalogue below. */
export type StarKey =
  | 'spica'
  | 'zeta-piscium'
  | 'delta-cancri'
  | 'lambda-scorpii'
  | 'galactic-centre'
  | 'galactic-pole'
  | 'galactic-pole-1958';

// biome-ignore format: a table reads in columns
const CATALOGUE: { readonly [key in StarKey]: Catalogue } = {
//                     h   m   s            ±   °   ′   ″            μα*          μδ      ϖ     v
  spica:             [13, 25, 11.57937,    -1, 11,  9, 40.7501,     -42.35,      -30.67, 13.06,  1],
  'zeta-piscium':    [ 1, 13, 43.88735,     1,  7, 34, 31.2745,     145,         -55.69, 18.76, 15],
  'delta-cancri':    [ 8, 44, 41.09921,     1, 18,  9, 15.5034,     -17.67,     -229.26, 24.98, 17.14],
  'lambda-scorpii':  [17, 33, 36.52012,    -1, 37,  6, 13.7648,      -8.53,      -30.8,   5.71, -3],
  'galactic-centre': [17, 45, 40.0345496,  -1, 29,  0, 28.1416293,   -2.755718425, -5.547, 0.125, 0],
  'galactic-pole':      [12, 51, 36.7151981, 1, 27,  6, 11.193172,    0,            0,      0,     0],
  'galactic-pole-1958': [12, 51, 26.2651445, 1, 27,  7, 41.7953923,   0,            0,      0,     0],
};

/** The star as the core takes it: radians, J2000.0. */
export function starOf(key: StarKey): Star {
  const [hours, minutes, seconds, sign, deg, arcmin, arcsec, pmRa, pmDec, parallax, radial] = CATALOGUE[key];
  return {
    raRad: radiansOf((hours + minutes / 60 + seconds / 3600) * 15),
    decRad: radiansOf(sign * (deg + arcmin / 60 + arcsec / 3600)),
    pmRaRadPerYear: radiansOf(pmRa * DEGREES_PER_MAS),
    pmDecRadPerYear: radiansOf(pmDec * DEGREES_PER_MAS),
    parallaxRad: radiansOf(parallax * DEGREES_PER_MAS),
    radialKmPerSecond: radial,
  };
}
