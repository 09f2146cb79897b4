/**
 * House cusps: one question, one file per family behind it. Numbers in, numbers out; the names are in
 * packages/engine/src/chart/houses.ts.
 */

import {
  ascendantParallel,
  campanus,
  carter,
  horizontal,
  krusinski,
  meridian,
  morinus,
  regiomontanus,
  savard,
} from './circles';
import { equal, porphyry, pullenDelta, pullenRatio, signStart, sripati } from './ecliptic';
import { ascendant, HALF, midheaven, stand } from './ground';
import {
  ALCABITIUS,
  ARIES_SIGNS,
  ASCENDANT_PARALLEL,
  CAMPANUS,
  CARTER,
  EQUAL,
  EQUAL_MIDHEAVEN,
  GAUQUELIN,
  HORIZONTAL,
  KOCH,
  KRUSINSKI,
  MERIDIAN,
  MORINUS,
  PLACIDUS,
  PORPHYRY,
  PULLEN_DELTA,
  PULLEN_RATIO,
  REGIOMONTANUS,
  SAVARD,
  SRIPATI,
  SUBSTITUTED,
  SUNSHINE_MAKRANSKY,
  SUNSHINE_TREINDL,
  TOPOCENTRIC,
  UNKNOWN,
  VEHLOW,
  WHOLE_SIGN,
} from './numbers';
import { equalSectors, gauquelin, placidus } from './placidus';
import { alcabitius, koch, topocentric } from './semiarc';
import { makransky, treindl } from './sunshine';

/**
 * Cusps of a house system.
 *
 * @param system        number of numbers.ts
 * @param armcRad       right ascension of the meridian (local apparent sidereal time), any turn
 * @param latitudeRad   geographic latitude, −π/2 … π/2, north positive; the poles themselves included
 * @param obliquityRad  true obliquity of date
 * @param extra         declination of the Sun, radians, for the two Sunshine systems; ignored by the others
 * @param out           address of 12 f64 (36 for Gauquelin): longitudes 0 … 2π on the true ecliptic of date
 * @returns 0; or SUBSTITUTED where the system does not exist at this latitude and Porphyry's cusps were written
 *          (Placidus, Koch and Gauquelin from the polar circles on, |φ| ≥ π/2 − ε; Sunshine after Makransky where the
 *          Sun neither rises nor sets); or UNKNOWN, and nothing written. Finite input never gives NaN.
 */
export function houses(system: i32, armcRad: f64, latitudeRad: f64, obliquityRad: f64, extra: f64, out: usize): i32 {
  stand(armcRad, latitudeRad, obliquityRad);
  if (isPolar(system) && Math.abs(latitudeRad) >= HALF - obliquityRad) {
    if (system == GAUQUELIN) equalSectors(out);
    else porphyry(out);
    return SUBSTITUTED;
  }
  switch (system) {
    case PLACIDUS:
      placidus(out);
      return 0;
    case KOCH:
      koch(out);
      return 0;
    case PORPHYRY:
      porphyry(out);
      return 0;
    case REGIOMONTANUS:
      regiomontanus(out);
      return 0;
    case CAMPANUS:
      campanus(out);
      return 0;
    case EQUAL:
      equal(ascendant, out);
      return 0;
    case VEHLOW:
      equal(ascendant - Math.PI / 12, out);
      return 0;
    case WHOLE_SIGN:
      equal(signStart(ascendant), out);
      return 0;
    case MERIDIAN:
      meridian(out);
      return 0;
    case HORIZONTAL:
      horizontal(out);
      return 0;
    case TOPOCENTRIC:
      topocentric(out);
      return 0;
    case ALCABITIUS:
      alcabitius(out);
      return 0;
    case MORINUS:
      morinus(out);
      return 0;
    case KRUSINSKI:
      krusinski(out);
      return 0;
    case GAUQUELIN:
      gauquelin(out);
      return 0;
    case ASCENDANT_PARALLEL:
      ascendantParallel(out);
      return 0;
    case EQUAL_MIDHEAVEN:
      equal(midheaven + HALF, out);
      return 0;
    case ARIES_SIGNS:
      equal(0, out);
      return 0;
    case CARTER:
      carter(out);
      return 0;
    case PULLEN_DELTA:
      pullenDelta(out);
      return 0;
    case PULLEN_RATIO:
      pullenRatio(out);
      return 0;
    case SRIPATI:
      sripati(out);
      return 0;
    case SUNSHINE_TREINDL:
      treindl(extra, out);
      return 0;
    case SUNSHINE_MAKRANSKY:
      if (makransky(extra, out)) return 0;
      porphyry(out);
      return SUBSTITUTED;
    case SAVARD:
      savard(out);
      return 0;
    default:
      return UNKNOWN;
  }
}

/** Systems that rest on the day of every degree of the ecliptic, which some degrees lack inside the polar circles. */
function isPolar(system: i32): bool {
  return system == PLACIDUS || system == KOCH || system == GAUQUELIN;
}
