/**
 * The house systems by number, and the flags that `houses` answers with. Numbers are never reused:
 * packages/engine/src/chart/houses.ts gives them their names.
 */

export const PLACIDUS: i32 = 0;
export const KOCH: i32 = 1;
export const PORPHYRY: i32 = 2;
export const REGIOMONTANUS: i32 = 3;
export const CAMPANUS: i32 = 4;
export const EQUAL: i32 = 5;
export const VEHLOW: i32 = 6;
export const WHOLE_SIGN: i32 = 7;
export const MERIDIAN: i32 = 8;
export const HORIZONTAL: i32 = 9;
export const TOPOCENTRIC: i32 = 10;
export const ALCABITIUS: i32 = 11;
export const MORINUS: i32 = 12;
export const KRUSINSKI: i32 = 13;
export const GAUQUELIN: i32 = 14;
export const ASCENDANT_PARALLEL: i32 = 15;
export const EQUAL_MIDHEAVEN: i32 = 16;
export const ARIES_SIGNS: i32 = 17;
export const CARTER: i32 = 18;
export const PULLEN_DELTA: i32 = 19;
export const PULLEN_RATIO: i32 = 20;
export const SRIPATI: i32 = 21;
export const SUNSHINE_TREINDL: i32 = 22;
export const SUNSHINE_MAKRANSKY: i32 = 23;
export const SAVARD: i32 = 24;
export const SYSTEMS: i32 = 25;

/** The system has no answer at this latitude; the cusps are Porphyry's. */
export const SUBSTITUTED: i32 = 1;
/** No system has this number; nothing was written. */
export const UNKNOWN: i32 = 2;
