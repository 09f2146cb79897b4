/**
 * The Moon over −3000 … 3000 as a series alone: arguments D, l′, l, F the mean longitudes of the Earth and of the planets that disturb her.
 * The terms were found by the spectrum of what is left (find-moon.mjs wrote terms-moon.json); the build refits their amplitudes.
 */

import { sample } from '../sample.mjs';
import { delaunay, eclipticTilt, planetLongitudes as L, lunarMeanLongitude } from '../series/arguments.mjs';

export const stepDays = 2.125;
export const startJd = 624998;
export const count = 1031800; // to JD 2817570
export const scale = 50;

/** A period of 7000 years: its multiples carry what is slower than any combination of the others. */
const slow = [0, (2 * Math.PI) / 70];

export const moonStart = {
  args: [
    delaunay.D,
    delaunay.M,
    delaunay.l,
    delaunay.F,
    L.Mercury,
    L.Venus,
    L.Earth,
    L.Mars,
    L.Jupiter,
    L.Saturn,
    slow,
  ],
  meanLongitude: lunarMeanLongitude,
  tilt: eclipticTilt,
  meanDistance: 0.00257,
};

export const moonSamples = () => sample('1', 'geo', startJd, stepDays, count, true);
