/**
 * What goes into the default pack and how finely: one row per body. Row lengths, orders and quanta were found by trying (the smallest
 * rows whose error stays in its class); masAu is the angle of one milliarcsecond at one au.
 */

export const masAu = 4.84813681109536e-9;

/** Share of the Moon in the Earth–Moon system; the barycentre is defined by it, so its last digits do not matter. */
export const moonShare = 1 / 82.30056907;

/** Nearest that each comes to the Earth, au: turns an error of place into an angle. */
export const nearest = {
  Sun: 0.983,
  Mercury: 0.549,
  Venus: 0.2643,
  Mars: 0.3727,
  Jupiter: 3.94,
  Saturn: 8.0,
  Uranus: 17.26,
  Neptune: 28.8,
  Pluto: 28.6,
  Chiron: 7.3,
  Ceres: 1.58,
  Pallas: 1.23,
  Juno: 0.98,
  Vesta: 1.1,
  Earth: 0.983,
};

// body  number  letter centre  origin ellipse  rowDays step orders  quantum (mas·au)
export const cartesian = [
  ['Sun', 0, '0', 'bary', 0, false, 400, 4, [20, 20, 18], 0.7],
  ['Mercury', 2, '2', 'hel', 1, true, 66, 1, [17, 17, 17], 1.3],
  ['Venus', 3, '3', 'hel', 1, true, 160, 4, [15, 15, 14], 0.5],
  ['Mars', 4, '4', 'hel', 1, true, 128, 4, [13, 13, 12], 0.6],
  ['Jupiter', 5, '5', 'bary', 0, false, 1600, 16, [13, 13, 11], 4],
  ['Saturn', 6, '6', 'bary', 0, false, 1600, 16, [11, 11, 9], 8],
  ['Uranus', 7, '7', 'bary', 0, false, 3200, 32, [11, 11, 9], 17],
  ['Neptune', 8, '8', 'bary', 0, false, 6400, 64, [14, 14, 12], 28],
  ['Pluto', 9, '9', 'bary', 0, false, 6400, 64, [13, 13, 13], 28],
  ['Chiron', 10, 'D', 'bary', 0, false, 800, 8, [17, 17, 15], 15],
  ['Ceres', 11, 'F', 'hel', 1, true, 320, 4, [14, 14, 13], 6],
  ['Pallas', 12, 'G', 'hel', 1, true, 320, 4, [14, 14, 14], 6],
  ['Juno', 13, 'H', 'hel', 1, true, 200, 4, [19, 19, 17], 9],
  ['Vesta', 14, 'I', 'hel', 1, true, 200, 4, [10, 10, 9], 5.5],
  ['Earth', 21, 'E', 'hel', 1, true, 128, 2, [13, 13, 11], 0.4],
];

/**
 * The Moon: rows of longitude, latitude and distance after the series of series/lunar.mjs is taken out. Quanta: mas, mas, metres.
 * She is fitted with more orders and a wider overlap than her rows keep; round.mjs then weighs a velocity that is off by 1 mas a day like a place off by
 * `velocityDays` mas.
 */
export const moon = {
  terms: 100,
  rowDays: 27,
  stepDays: 0.25,
  beyond: 6,
  fittedOrders: 36,
  counts: [30, 30, 23],
  quantaMas: [1.3, 0.65],
  quantumMetres: 13,
  alpha: 0.03,
  velocityDays: 0.3,
};
