/**
 * The slowly turning angles that every series here is written in, as polynomials in Julian centuries T from J2000 (TDB), radians.
 *
 * Sources: Delaunay arguments of the Moon: Simon et al., Astron. Astrophys. 282 (1994) 663, as adopted by the IERS Conventions
 * (2003), (5.43). Mean longitudes of the planets (ecliptic and equinox J2000): the same paper, IERS (2003) table 5.2e's text.
 * Pole of the ecliptic: Capitaine, Wallace and Chapront, Astron. Astrophys. 412 (2003) 567, (37).
 */

const arcsecond = Math.PI / 648000;
const inArcseconds = (degrees, ...rest) => [degrees * 3600 * arcsecond, ...rest.map((x) => x * arcsecond)];

/** D, l′, l, F: elongation, anomaly of the Sun, anomaly of the Moon, distance of the Moon from her node. */
export const delaunay = {
  D: inArcseconds(297.85019547, 1602961601.209, -6.3706, 0.006593, -0.00003169),
  M: inArcseconds(357.52910918, 129596581.0481, -0.5532, 0.000136, -0.00001149),
  l: inArcseconds(134.96340251, 1717915923.2178, 31.8792, 0.051635, -0.0002447),
  F: inArcseconds(93.27209062, 1739527262.8478, -12.7512, -0.001037, 0.00000417),
};

/** Mean longitudes of the planets, Mercury … Neptune, radians and radians per century. */
export const planetLongitudes = {
  Mercury: [4.402608842, 2608.7903141574],
  Venus: [3.176146697, 1021.3285546211],
  Earth: [1.753470314, 628.3075849991],
  Mars: [6.203480913, 334.06124267],
  Jupiter: [0.599546497, 52.9690962641],
  Saturn: [0.874016757, 21.329910496],
  Uranus: [5.481293872, 7.4781598567],
  Neptune: [5.311886287, 3.8133035638],
};

/** First guess of the Moon's mean longitude, counted in the moving ecliptic from the J2000 equinox carried along without turning. */
export const lunarMeanLongitude = inArcseconds(218.31664563, 1732559343.3328, -6.87, 0.006604, -0.00003169);

/** P1 P2 P3 Q1 Q2 Q3 of the ecliptic of date: half of sin π sin Π and of sin π cos Π, per powers of T. */
export const eclipticTilt = [4.199094, 0.1939873, -0.00022466, -46.811015, 0.0510283, 0.00052413].map(
  (x) => (x * arcsecond) / 2,
);

/** Σ c_k T^k. */
export function polynomial(coefficients, T) {
  let sum = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) sum = sum * T + coefficients[k];
  return sum;
}
