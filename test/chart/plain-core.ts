/**
 * A second core, for tests alone: the questions of `ChartCore` answered in plain JavaScript, straight from the
 * published formulas and without a line of the WebAssembly core, so that the two can be held against each other.
 *
 * Precession: Vondrák, Capitaine, Wallace 2011 with its corrigendum, tables as published. Frame bias IAU 2006. Stars:
 * space motion, parallax, deflection by the Sun and relativistic aberration, with the Earth of astronomy-engine (0.01″)
 * or with states that the test brings. Houses: the textbook constructions of Placidus (by iteration), Porphyry,
 * Sripati, equal and Vehlow, and no other.
 */
import { AstroTime, BaryState, Body } from 'astronomy-engine';
import type { ChartCore, CoreAngles, CoreHouses, Star } from '../../packages/engine/src/chart/core.ts';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';

export type Vector = [number, number, number];
type Matrix = [Vector, Vector, Vector];

const ARCSEC = Math.PI / 648000;
const TURN = 2 * Math.PI;

// Periods in centuries, cosine and sine amplitudes in arcseconds.
const ECLIPTIC_PERIODIC = [
  [708.15, -5486.751211, -684.66156, 667.66673, -5523.863691],
  [2309.0, -17.127623, 2446.28388, -2354.886252, -549.74745],
  [1620.0, -617.517403, 399.671049, -428.152441, -310.998056],
  [492.2, 413.44294, -356.652376, 376.202861, 421.535876],
  [1183.0, 78.614193, -186.387003, 184.778874, -36.776172],
  [622.0, -180.732815, -316.80007, 335.321713, -145.278396],
  [882.0, -87.676083, 198.296701, -185.138669, -34.74445],
  [547.0, 46.140315, 101.135679, -120.97283, 22.885731],
] as const;
const ECLIPTIC_POLYNOMIAL = [
  [5851.607687, -0.1189, -0.00028913, 0.000000101],
  [-1600.8863, 1.1689818, -0.0000002, -0.000000437],
] as const;
const EQUATOR_PERIODIC = [
  [256.75, -819.940624, 75004.344875, 81491.287984, 1558.515853],
  [708.15, -8444.676815, 624.033993, 787.163481, 7774.939698],
  [274.2, 2600.009459, 1251.136893, 1251.296102, -2219.534038],
  [241.45, 2755.17563, -1102.212834, -1257.950837, -2523.969396],
  [2309.0, -167.659835, -2660.66498, -2966.79973, 247.850422],
  [492.2, 871.855056, 699.291817, 639.744522, -846.485643],
  [396.1, 44.769698, 153.16722, 131.600209, -1393.124055],
  [288.9, -512.313065, -950.865637, -445.040117, 368.526116],
  [231.1, -819.415595, 499.754645, 584.522874, 749.045012],
  [1610.0, -538.071099, -145.18821, -89.756563, 444.704518],
  [620.0, -189.793622, 558.116553, 524.42963, 235.934465],
  [157.87, -402.922932, -23.923029, -13.549067, 374.049623],
  [220.3, 179.516345, -165.405086, -210.157124, -171.33018],
  [1200.0, -9.814756, 9.344131, -44.919798, -22.899655],
] as const;
const EQUATOR_POLYNOMIAL = [
  [5453.282155, 0.4252841, -0.00037173, -0.000000152],
  [-73750.93035, -0.7675452, -0.00018725, 0.000000231],
] as const;
const OBLIQUITY_PERIODIC = [
  [409.9, 753.87278, -1704.720302],
  [396.15, -247.805823, -862.308358],
  [537.22, 379.471484, 447.832178],
  [402.9, -53.880558, -889.571909],
  [417.15, -90.109153, 190.402846],
  [288.92, -353.60019, -56.564991],
  [4043.0, -63.115353, -296.222622],
  [306.0, -28.248187, -75.859952],
  [277.0, 17.703387, 67.473503],
  [203.0, 38.911307, 3.014055],
] as const;

/** Mean obliquity of the long-term theory, radians. */
export function meanObliquityRad(jdTt: number): number {
  const t = (jdTt - 2451545) / 36525;
  let sum = 84028.206305 + t * (0.3624445 + t * (-0.00004039 + t * -110e-9));
  for (const [period, c, s] of OBLIQUITY_PERIODIC) {
    const a = (TURN * t) / period;
    sum += c * Math.cos(a) + s * Math.sin(a);
  }
  return sum * ARCSEC;
}

/** The Earth and the Sun from the barycentre: ICRS, au and au a day. */
export interface EarthState {
  readonly earth: Vector;
  readonly velocity: Vector;
  readonly sun: Vector;
}

const earthOfAstronomyEngine = (jdTt: number): EarthState => {
  const time = AstroTime.FromTerrestrialTime(jdTt - 2451545);
  const [earth, sun] = [BaryState(Body.Earth, time), BaryState(Body.Sun, time)];
  return { earth: [earth.x, earth.y, earth.z], velocity: [earth.vx, earth.vy, earth.vz], sun: [sun.x, sun.y, sun.z] };
};

/** A plain core over any source of the Earth's state. */
export const plainCoreWith = (earthAt: (jdTt: number) => EarthState): ChartCore => ({
  vernalShiftRad(jdTt, t0Tt) {
    const vernal = turnBack(toMeanEquator(jdTt), [1, 0, 0]);
    return longitude(turn(toMeanEcliptic(t0Tt), vernal));
  },
  starLongitudeRad(jdTt, star, withAberration) {
    return longitude(turn(toMeanEcliptic(jdTt), starDirection(jdTt, star, withAberration, earthAt)));
  },
  starPolarLongitudeRad(jdTt, star, withAberration) {
    const ascension = longitude(turn(toMeanEquator(jdTt), starDirection(jdTt, star, withAberration, earthAt)));
    return Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(meanObliquityRad(jdTt)));
  },
  houses: plainHouses,
  angles: plainAngles,
});

export const plainCore: ChartCore = plainCoreWith(earthOfAstronomyEngine);

/** ICRS → mean equator of date: the two poles of the theory give the axes, after the bias. */
function toMeanEquator(jdTt: number): Matrix {
  const t = (jdTt - 2451545) / 36525;
  const [x, y] = poleSeries(t, EQUATOR_POLYNOMIAL, EQUATOR_PERIODIC);
  const [p, q] = poleSeries(t, ECLIPTIC_POLYNOMIAL, ECLIPTIC_PERIODIC);
  const eps0 = 84381.406 * ARCSEC;
  const z = Math.sqrt(Math.max(1 - p * p - q * q, 0));
  const ecliptic: Vector = [p, -q * Math.cos(eps0) - z * Math.sin(eps0), -q * Math.sin(eps0) + z * Math.cos(eps0)];
  const equator: Vector = [x, y, Math.sqrt(Math.max(1 - x * x - y * y, 0))];
  const equinox = unit(cross(equator, ecliptic));
  return product([equinox, cross(equator, equinox), equator], BIAS);
}

function toMeanEcliptic(jdTt: number): Matrix {
  return product(aboutX(meanObliquityRad(jdTt)), toMeanEquator(jdTt));
}

function poleSeries(
  t: number,
  polynomial: readonly (readonly number[])[],
  periodic: readonly (readonly [number, number, number, number, number])[],
): [number, number] {
  let a = 0;
  let b = 0;
  for (const [period, cosA, cosB, sinA, sinB] of periodic) {
    const w = (TURN * t) / period;
    a += cosA * Math.cos(w) + sinA * Math.sin(w);
    b += cosB * Math.cos(w) + sinB * Math.sin(w);
  }
  for (let i = 0, power = 1; i < 4; i += 1, power *= t) {
    a += (polynomial[0]?.[i] ?? 0) * power;
    b += (polynomial[1]?.[i] ?? 0) * power;
  }
  return [a * ARCSEC, b * ARCSEC];
}

function starDirection(jdTt: number, star: Star, apparent: boolean, earthAt: (jdTt: number) => EarthState): Vector {
  const years = (jdTt - 2451545) / 365.25;
  const [ca, sa, cd, sd] = [Math.cos(star.raRad), Math.sin(star.raRad), Math.cos(star.decRad), Math.sin(star.decRad)];
  const u: Vector = [cd * ca, cd * sa, sd];
  const east: Vector = [-sa, ca, 0];
  const north: Vector = [-sd * ca, -sd * sa, cd];
  const { earth, velocity, sun } = earthAt(jdTt);
  const distance = star.parallaxRad > 0 ? 1 / Math.sin(star.parallaxRad) : 1e12;
  const recede = (star.radialKmPerSecond * 86400 * 365.25 * years) / 149597870.7;
  let p = unit(
    u.map((x, i) => {
      const motion = (east[i] as number) * star.pmRaRadPerYear + (north[i] as number) * star.pmDecRadPerYear;
      return x * (distance + recede) + distance * years * motion - (earth[i] as number);
    }) as Vector,
  );
  if (!apparent) return p;
  const outward: Vector = [earth[0] - sun[0], earth[1] - sun[1], earth[2] - sun[2]];
  const earthAu = Math.hypot(...outward);
  const e = unit(outward);
  const bend = 1.97412574336e-8 / earthAu / (1 + dot(p, e));
  p = unit(p.map((x, i) => x + bend * ((e[i] as number) - dot(p, e) * x)) as Vector);
  const v = velocity.map((x) => x / 173.1446326846693) as Vector;
  const beta = Math.sqrt(1 - dot(v, v));
  const along = 1 + dot(p, v) / (1 + beta);
  return unit(p.map((x, i) => beta * x + along * (v[i] as number)) as Vector);
}

function plainAngles(armc: number, latitude: number, obliquity: number): CoreAngles {
  const ascendantRad = ascendant(armc, latitude, obliquity);
  const midheavenRad = wrap(Math.atan2(Math.sin(armc), Math.cos(armc) * Math.cos(obliquity)));
  const perDay = 1.00273790935 * TURN;
  const step = 1e-5;
  const rate = (f: (x: number) => number) => {
    const d = f(armc + step) - f(armc - step);
    return ((d - TURN * Math.round(d / TURN)) / (2 * step)) * perDay;
  };
  return {
    ascendantRad,
    midheavenRad,
    vertexRad: vertex(armc, latitude, obliquity),
    eastPointRad: ascendant(armc, 0, obliquity),
    ascendantRadPerDay: rate((x) => ascendant(x, latitude, obliquity)),
    vertexRadPerDay: rate((x) => vertex(x, latitude, obliquity)),
    eastPointRadPerDay: rate((x) => ascendant(x, 0, obliquity)),
    midheavenRadPerDay: rate((x) => Math.atan2(Math.sin(x), Math.cos(x) * Math.cos(obliquity))),
  };
}

/** The rising point of the opposite meridian under the co-latitude. */
function vertex(armc: number, latitude: number, obliquity: number): number {
  return ascendant(armc + Math.PI, latitude >= 0 ? Math.PI / 2 - latitude : -Math.PI / 2 - latitude, obliquity);
}

/** Meeus' rising point of the ecliptic, on the eastern side. */
function ascendant(armc: number, latitude: number, obliquity: number): number {
  const y = Math.cos(armc);
  const x = -(Math.sin(armc) * Math.cos(obliquity) + Math.tan(latitude) * Math.sin(obliquity));
  return wrap(Math.atan2(y, x));
}

/** The systems this core knows; their numbers are those of the real core. */
function plainHouses(system: number, armc: number, latitude: number, obliquity: number): CoreHouses {
  const id = HOUSE_SYSTEMS.find((row) => row.number === system)?.id;
  const { ascendantRad: asc, midheavenRad: mc } = plainAngles(armc, latitude, obliquity);
  const found = (cuspsRad: number[], substituted = false): CoreHouses => ({
    cuspsRad: cuspsRad.map(wrap),
    substituted,
  });
  const whole = (six: number[]) => [...six, ...six.map((x) => x + Math.PI)];
  const equalFrom = (start: number) => Array.from({ length: 12 }, (_, i) => start + (i * Math.PI) / 6);
  const [lower, upper] = [wrap(mc + Math.PI - asc), wrap(asc - mc)];
  const fourth = mc + Math.PI;
  const porphyry = whole([
    asc,
    asc + lower / 3,
    asc + (2 * lower) / 3,
    fourth,
    fourth + upper / 3,
    fourth + (2 * upper) / 3,
  ]);
  if (id === 'equal') return found(equalFrom(asc));
  if (id === 'vehlow') return found(equalFrom(asc - Math.PI / 12));
  if (id === 'porphyry') return found(porphyry);
  if (id === 'sripati')
    return found(porphyry.map((cusp, i) => cusp - wrap(cusp - (porphyry[(i + 11) % 12] as number)) / 2));
  if (id !== 'placidus') throw new Error(`the plain core has no ${id ?? system} houses`);
  if (Math.abs(latitude) >= Math.PI / 2 - obliquity) return found(porphyry, true);
  const above = (part: number) => placidus(armc, latitude, obliquity, part, 1);
  const below = (part: number) => placidus(armc, latitude, obliquity, part, -1);
  return found(whole([asc, below(2 / 3), below(1 / 3), fourth, above(1 / 3) + Math.PI, above(2 / 3) + Math.PI]));
}

/**
 * The ecliptic point whose distance from the meridian is `part` of its own semi-arc: above (+1) or below (−1) the
 * horizon.
 */
function placidus(armc: number, latitude: number, obliquity: number, part: number, side: 1 | -1): number {
  let ascension = side > 0 ? armc + (part * Math.PI) / 2 : armc + Math.PI - (part * Math.PI) / 2;
  let lambda = 0;
  for (let i = 0; i < 200; i += 1) {
    lambda = Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(obliquity));
    const declination = Math.asin(Math.sin(obliquity) * Math.sin(lambda));
    const semiArc = Math.acos(-Math.tan(latitude) * Math.tan(declination));
    ascension = side > 0 ? armc + part * semiArc : armc + Math.PI - part * (Math.PI - semiArc);
  }
  return wrap(lambda);
}

const BIAS: Matrix = (() => {
  const [da, xi, de] = [-0.0146 * ARCSEC, -0.016617 * ARCSEC, -0.0068192 * ARCSEC];
  const third: Matrix = [
    [Math.cos(da), Math.sin(da), 0],
    [-Math.sin(da), Math.cos(da), 0],
    [0, 0, 1],
  ];
  const second: Matrix = [
    [Math.cos(xi), 0, -Math.sin(xi)],
    [0, 1, 0],
    [Math.sin(xi), 0, Math.cos(xi)],
  ];
  return product(aboutX(-de), product(second, third));
})();

function aboutX(a: number): Matrix {
  return [
    [1, 0, 0],
    [0, Math.cos(a), Math.sin(a)],
    [0, -Math.sin(a), Math.cos(a)],
  ];
}
function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function unit(a: Vector): Vector {
  const n = Math.hypot(...a);
  return [a[0] / n, a[1] / n, a[2] / n];
}
function turn(m: Matrix, v: Vector): Vector {
  return [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
}
function turnBack(m: Matrix, v: Vector): Vector {
  return [0, 1, 2].map(
    (i) => (m[0][i] as number) * v[0] + (m[1][i] as number) * v[1] + (m[2][i] as number) * v[2],
  ) as Vector;
}
function product(a: Matrix, b: Matrix): Matrix {
  const column = (j: number): Vector => [b[0][j] as number, b[1][j] as number, b[2][j] as number];
  return a.map((row) => [dot(row, column(0)), dot(row, column(1)), dot(row, column(2))]) as Matrix;
}
function longitude(v: Vector): number {
  return Math.atan2(v[1], v[0]);
}
function wrap(x: number): number {
  return x - TURN * Math.floor(x / TURN);
}
