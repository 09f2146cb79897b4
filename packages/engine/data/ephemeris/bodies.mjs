/**
 * What goes into the default pack and how finely: one row per body. Row lengths, orders and quanta were found by trying (the smallest
 * rows whose error stays in its class); masAu is the angle of one milliarcsecond at one au.
 */

export const masAu = 4.84813681109536e-9;

/** Share of the Moon in the Earth–Moon system; the barycentre is defined by it, so its last digits do not matter. */
export const moonShare = 1 / 82.30056907;

// body  number  letter centre  origin ellipse  rowDays step orders  quantum (mas·au)
export const cartesian = [
  ['Sun',     0, '0', 'bary', 0, false,  400,  4, [20, 20, 18], 0.7],
  ['Mercury', 2, '2', 'hel',  1, true,    66,  1, [17, 17, 17], 1.3],
  ['Venus',   3, '3', 'hel',  1, true,   160,  4, [15, 15, 14], 0.5],
  ['Mars',    4, '4', 'hel',  1, true,   128,  4, [13, 13, 12], 0.6],
  ['Jupiter', 5, '5', 'bary', 0, false, 1600, 16, [13, 13, 11], 4],
  ['Saturn',  6, '6', 'bary', 0, false, 1600, 16, [11, 11, 9], 8],
  ['Uranus',  7, '7', 'bary', 0, false, 3200, 32, [11, 11, 9], 17],
  ['Neptune', 8, '8', 'bary', 0, false, 6400, 64, [14, 14, 12], 28],
  ['Pluto',   9, '9', 'bary', 0, false, 6400, 64, [13, 13, 13], 28],
  ['Chiron', 10, 'D', 'bary', 0, false,  800,  8, [17, 17, 15], 15],
  ['Ceres',  11, 'F', 'hel',  1, true,   320,  4, [14, 14, 13], 6],
  ['Pallas', 12, 'G', 'hel',  1, true,   320,  4, [14, 14, 14], 6],
  ['Juno',   13, 'H', 'hel',  1, true,   200,  4, [19, 19, 17], 9],
  ['Vesta',  14, 'I', 'hel',  1, true,   200,  4, [10, 10, 9], 5.5],
  ['Earth',  21, 'E', 'hel',  1, true,    96,  2, [9, 9, 7], 0.45],
];

/** The Moon: rows of longitude, latitude and distance after the series of series/lunar.mjs is taken out. Quanta: mas, mas, metres. */
export const moon = { terms: 66, rowDays: 27, stepDays: 0.25, counts: [30, 30, 23], quantaMas: [3, 1.5], quantumMetres: 30, alpha: 0.2 };
