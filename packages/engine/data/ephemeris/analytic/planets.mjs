/**
 * Mercury, Venus, the Earth–Moon barycentre and Mars over −3000 … 3000 as heliocentric spherical Poisson series. Their own ellipse is
 * written in their anomaly A and their distance F from the node, the disturbances in mean longitudes.
 *
 * Source of the arguments: Simon et al., Astron. Astrophys. 282 (1994) 663, 5.8 and 5.9 (fixed ecliptic and equinox J2000); every amplitude is fitted to DE431.
 */
import { moonShare } from '../bodies.mjs';
import { sample } from '../sample.mjs';
import { eclipticTilt, planetLongitudes as L } from '../series/arguments.mjs';

export const stepDays = 4.25;
export const startJd = 624998;
export const count = 516000; // to JD 2817998
export const scale = 50;

const arcsecond = Math.PI / 648000;
const degree = Math.PI / 180;
const noTilt = [0, 0, 0, 0, 0, 0];
/** A period of 7000 years: its multiples carry what is slower than any combination of the others. */
const slow = [0, (2 * Math.PI) / 70];

/** Perihelion and node: degrees, arcseconds per century. */
const row = (name, body, letter, meanDistance, perihelion, perihelionRate, node, nodeRate, harmonics, tilt) => {
  const longitude = L[name];
  const minus = (angle, rate) => [longitude[0] - angle * degree, longitude[1] - rate * arcsecond];
  return {
    name,
    body,
    letter,
    harmonics,
    index: 2 + ['Mercury', 'Venus', 'Earth', 'Mars'].indexOf(name),
    start: {
      args: [
        minus(perihelion, perihelionRate),
        minus(node, nodeRate),
        L.Mercury,
        L.Venus,
        L.Earth,
        L.Mars,
        L.Jupiter,
        L.Saturn,
        L.Uranus,
        L.Neptune,
        slow,
      ],
      meanLongitude: [...longitude, 0, 0, 0],
      tilt,
      meanDistance,
    },
  };
};

export const planets = [
  row('Mercury', 2, '2', 0.3953, 77.45611904, 571.91159, 48.33089304, -451.521727, 15, noTilt),
  row('Venus', 3, '3', 0.72335, 131.563703, 17.54864, 76.67992019, -1000.848154, 6, noTilt),
  row('Earth', 21, 'E', 1.00014, 102.93734808, 1161.23529, 174.87317577, -867.927034, 7, eclipticTilt),
  // Mars comes so near that a heliocentric error is seen four times as large
  {
    ...row('Mars', 4, '4', 1.5304, 336.06023395, 1598.045908, 49.55809321, -1062.090088, 11, noTilt),
    deeper: [0.035, 0.03, 0.025, 0.02],
  },
];

/** Longitude, latitude, distance of every sample, heliocentric. */
export function planetSamples({ letter }) {
  if (letter !== 'E') return sample(letter, 'hel', startJd, stepDays, count, true);
  const earth = sample('C', 'hel', startJd, stepDays, count);
  const moon = sample('1', 'geo', startJd, stepDays, count);
  const out = new Float64Array(3 * count);
  for (let i = 0; i < 3 * count; i += 3) {
    const x = earth[i] + moonShare * moon[i];
    const y = earth[i + 1] + moonShare * moon[i + 1];
    const z = earth[i + 2] + moonShare * moon[i + 2];
    out[i] = Math.atan2(y, x);
    out[i + 1] = Math.atan2(z, Math.sqrt(x * x + y * y));
    out[i + 2] = Math.sqrt(x * x + y * y + z * z);
  }
  return out;
}
