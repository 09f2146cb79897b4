/** Bodies of the analytic file that travel as coarse Chebyshev rows. Row lengths and quanta were found by trying. */

const arcsecond = Math.PI / 648000;

/** quantum: arcseconds seen from the nearest that the Earth comes, au */
const row = (name, body, letter, centre, origin, rowDays, steps, count, quantumArcsec, nearestAu, span = {}) => ({
  name,
  body,
  letter,
  centre,
  origin,
  ellipse: body !== 0,
  rowDays,
  stepDays: rowDays / steps,
  counts: [count, count, count],
  quantum: quantumArcsec * arcsecond * nearestAu,
  alpha: 0.1,
  nearestAu,
  ...span,
});

export const rowBodies = [
  row('Sun', 0, '0', 'bary', 0, 6400, 64, 20, 0.1, 4),
  row('Jupiter', 5, '5', 'bary', 0, 6400, 64, 27, 0.15, 4.2),
  row('Saturn', 6, '6', 'bary', 0, 9600, 64, 24, 0.15, 8.3),
  row('Uranus', 7, '7', 'bary', 0, 25600, 64, 20, 0.15, 17.5),
  row('Neptune', 8, '8', 'bary', 0, 51200, 64, 18, 0.15, 29),
  row('Pluto', 9, '9', 'bary', 0, 25600, 64, 16, 0.15, 29),
  row('Chiron', 10, 'D', 'bary', 0, 3200, 100, 28, 2, 7.5, { firstJd: 1967700, lastJd: 3419400 }),
];
