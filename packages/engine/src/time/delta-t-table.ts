/**
 * ΔT = TT − UT1: the measured figures that delta-t.ts interpolates. Data, not code.
 *
 * Sources. Spline: Stephenson, Morrison, Hohenkerk, Measurement of the Earth's rotation: 720 BC to AD 2015, Proc. R. Soc. A 472
 * (2016) 20160404, electronic supplement, Table S15, first edition. It rests on Babylonian, Chinese, Greek and Arabic
 * eclipses, then on occultations; it was fitted with a lunar tidal acceleration of −25.85″ per century squared.
 *
 * Yearly: 1953–1973 The Astronomical Almanac, page K9; 1974–2022 IERS/USNO deltat.data, the value of 1 January;
 * 2023–2028 as predicted by the USNO in 2021 (deltat.preds). The predictions are kept although later measurements
 * are higher (69.20, 69.18, 69.14, 69.11 in 2023 … 2026: by up to 0.21 s), so that charts agree with Swiss Ephemeris 2.10;
 * `sigmaRows` and the extrapolation error in delta-t.ts own up to it, and the `deltaT` option takes a better series.
 *
 * Checked on 2026-11-21 against swetest 2.10.03: data/deltat/README.md.
 */

/**
 * first year, last year, a0, a1, a2, a3: ΔT = a0 + a1 t + a2 t² + a3 t³ seconds, t = 0 … 1 between the years' first
 * days (Julian calendar to 1500, Gregorian from 1600). Row 11's a0 is 10.758, which joins its neighbours.
 */
// biome-ignore format: a table
export const splineRows: readonly (readonly [number, number, number, number, number, number])[] = [
  [-720,  400, 20550.593, -21268.478, 11863.418, -4541.129],
  [ 400, 1000,  6604.404,  -5981.266,  -505.093,  1349.609],
  [1000, 1500,  1467.654,  -2452.187,  2460.927, -1183.759],
  [1500, 1600,   292.635,   -216.322,   -43.614,    56.681],
  [1600, 1650,    89.380,    -66.754,    31.607,   -10.497],
  [1650, 1720,    43.736,    -49.043,     0.227,    15.811],
  [1720, 1800,    10.730,     -1.321,    62.250,   -52.946],
  [1800, 1810,    18.714,     -4.457,    -1.509,     2.507],
  [1810, 1820,    15.255,      0.046,     6.012,    -4.634],
  [1820, 1830,    16.679,     -1.831,    -7.889,     3.799],
  [1830, 1840,    10.758,     -6.211,     3.509,    -0.388],
  [1840, 1850,     7.668,     -0.357,     2.345,    -0.338],
  [1850, 1855,     9.317,      1.659,     0.332,    -0.932],
  [1855, 1860,    10.376,     -0.472,    -2.463,     1.596],
  [1860, 1865,     9.038,     -0.610,     2.325,    -2.497],
  [1865, 1870,     8.256,     -3.450,    -5.166,     2.729],
  [1870, 1875,     2.369,     -5.596,     3.020,    -0.919],
  [1875, 1880,    -1.126,     -2.312,     0.264,    -0.037],
  [1880, 1885,    -3.211,     -1.894,     0.154,     0.562],
  [1885, 1890,    -4.388,      0.101,     1.841,    -1.438],
  [1890, 1895,    -3.884,     -0.531,    -2.473,     1.870],
  [1895, 1900,    -5.017,      0.134,     3.138,    -0.232],
  [1900, 1905,    -1.977,      5.715,     2.443,    -1.257],
  [1905, 1910,     4.923,      6.828,    -1.329,     0.720],
  [1910, 1915,    11.142,      6.330,     0.831,    -0.825],
  [1915, 1920,    17.479,      5.518,    -1.643,     0.262],
  [1920, 1925,    21.617,      3.020,    -0.856,     0.008],
  [1925, 1930,    23.789,      1.333,    -0.831,     0.127],
  [1930, 1935,    24.418,      0.052,    -0.449,     0.142],
  [1935, 1940,    24.164,     -0.419,    -0.022,     0.702],
  [1940, 1945,    24.426,      1.645,     2.086,    -1.106],
  [1945, 1950,    27.050,      2.499,    -1.232,     0.614],
  [1950, 1953,    28.932,      1.127,     0.220,    -0.277],
  [1953, 1956,    30.002,      0.737,    -0.610,     0.631],
];

/** First year of `yearlySeconds`, and the first year they are used from; those before serve the differences alone. */
export const yearlyFirst = 1953;
export const yearlyFrom = 1955;

/** ΔT at the start of each year (Julian date 2451544.5 + 365.25 (year − 2000)), seconds. */
// biome-ignore format: a table, ten years a line
export const yearlySeconds: readonly number[] = [
                                       30.36,   30.72,   31.07,   31.35,   31.68,   32.18,   32.68,
  33.15,   33.59,   34.00,   34.47,   35.03,   35.73,   36.54,   37.43,   38.29,   39.20,
  40.18,   41.17,   42.23,   43.37,   44.4841, 45.4761, 46.4567, 47.5214, 48.5344, 49.5862,
  50.5387, 51.3808, 52.1668, 52.9565, 53.7882, 54.3427, 54.8713, 55.3222, 55.8197, 56.3000,
  56.8553, 57.5653, 58.3092, 59.1218, 59.9845, 60.7854, 61.6287, 62.2951, 62.9659, 63.4673,
  63.8285, 64.0908, 64.2998, 64.4734, 64.5736, 64.6876, 64.8452, 65.1464, 65.4574, 65.7768,
  66.0699, 66.3246, 66.6030, 66.9069, 67.2810, 67.6439, 68.1024, 68.5927, 68.9676, 69.2202,
  69.3612, 69.3593, 69.2945, 69.1833, 69.1000, 69.0000, 68.9000, 68.8000, 68.8000,
];

/** Last year of `yearlySeconds` that was measured rather than predicted. */
export const yearlyLastMeasured = 2022;

/**
 * year, standard error of ΔT in seconds; straight lines between.
 * To 1800: Morrison and Stephenson, J. Hist. Astron. 35 (2004) 327, Table 1, as in Espenak and Meeus,
 * NASA/TP-2006-214141; from 1850: the scatter of occultation timings (Stephenson et al. 2016, §4), then of lunar laser
 * ranging and VLBI, plus 0.03 s for interpolating yearly values across the seasons.
 */
// biome-ignore format: a table
export const sigmaRows: readonly (readonly [number, number])[] = [
  [-500, 430], [-400, 390], [-300, 360], [-200, 330], [-100, 290], [   0, 260], [ 100, 240], [ 200, 210],
  [ 300, 180], [ 400, 160], [ 500, 140], [ 600, 120], [ 700, 100], [ 800,  80], [ 900,  70], [1000,  55],
  [1100,  40], [1200,  30], [1300,  20], [1600,  20], [1700,   5], [1750,   2], [1800,   1], [1850, 0.5],
  [1900, 0.1], [1955, 0.05], [1975, 0.03], [2022, 0.03],
];
