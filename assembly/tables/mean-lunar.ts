// Mean lunar elements in remote antiquity: what to add to the IERS (2003) polynomials, arcseconds, at −50, −49 … −20 Julian centuries from J2000.
// Source: differences between the mean node and mean apogee printed by Swiss Ephemeris 2.10.03 (`swetest -pm`, `-pA`, -nonut; its long-range
// mean elements are fitted to JPL DE431) and those polynomials, sampled on 21 November 2026.

/** Mean longitude of the node. */
// biome-ignore format: a table reads in columns
export const earlyNode: usize = memory.data<f64>([
  -5.811, -6.708, -7.936, -5.704, -6.420, -7.600, -6.031, -6.042, -5.879, -5.906, -6.251,
  -4.181, -4.181, -5.155, -3.236, -3.011, -3.258, -3.440, -4.022, -2.472, -3.220, -4.225,
  -2.383, -2.218, -2.269, -2.244, -2.035, -0.515, -1.080, -1.655, 2.124,
], 8);

/** Mean argument of the apogee from the node. */
// biome-ignore format: a table reads in columns
export const earlyArgument: usize = memory.data<f64>([
  41.794, 42.097, 43.674, 34.219, 35.608, 34.405, 27.541, 30.915, 26.614, 25.489, 25.570,
  19.728, 19.685, 15.203, 12.533, 13.395, 8.444, 13.136, 14.206, 9.933, 13.617, 11.201,
  10.059, 8.140, 6.248, 8.847, 2.949, 4.057, 6.048, 1.144, -0.198,
], 8);
