/** Eclipses of the Sun as NASA prints them, and what follows from the printed elements alone: by brute force, for whoever tests the engine's way. */
import { readTruth, type TruthFile } from '../../truth/ledger.ts';

type Polynomial = readonly number[];

export interface NasaInput {
  readonly t0JdTt: number;
  readonly deltaTSeconds: number;
  readonly k1: number;
  readonly k2: number;
}

export interface NasaEclipse {
  readonly type: string;
  readonly greatestTdt: string;
  readonly greatestJdTt: number;
  readonly gamma: number;
  readonly magnitude: number;
  readonly lunation: number | null;
  readonly saros: number;
  /** Hours of the day, TDT, of the polynomials' zero. */
  readonly t0Hours: number;
  readonly x: Polynomial;
  readonly y: Polynomial;
  /** Degrees. */
  readonly d: Polynomial;
  readonly mu: Polynomial;
  readonly l1: Polynomial;
  readonly l2: Polynomial;
  readonly tanF1: number;
  readonly tanF2: number;
  readonly contactsTdt?: Readonly<Record<string, string>>;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly sunAltitude?: number;
  readonly sunAzimuth?: number;
  readonly pathWidthKm?: number | null;
  readonly durationSeconds?: number | null;
}

export const nasa: TruthFile<NasaInput, NasaEclipse> = readTruth('sky/eclipses-nasa.json');

/** The row of a date. */
export function nasaOf(id: string): { readonly input: NasaInput; readonly expect: NasaEclipse } {
  const found = nasa.cases.find((c) => c.id === id);
  if (found === undefined) throw new Error(`no row ${id}`);
  return found;
}

/** A polynomial at an hour. */
export const at = (polynomial: Polynomial, hours: number): number =>
  polynomial.reduceRight((sum, c) => sum * hours + c, 0);

/** Square of the eccentricity of the Earth's meridian. */
const EE = 1 - (1 - 1 / 298.257) ** 2;

/**
 * When a circle of the shadow first and last touches the Earth's outline: hours from t0. The outline is walked in steps of a thousandth of a turn, and finer
 * where it is nearest.
 */
export function contactHours(e: NasaEclipse, radius: Polynomial, greatestHours: number): readonly [number, number] {
  const gap = (t: number): number => {
    const [x, y, d] = [at(e.x, t), at(e.y, t), (at(e.d, t) * Math.PI) / 180];
    const polar = Math.sqrt(1 - EE * Math.cos(d) ** 2);
    const far = (q: number): number => Math.hypot(x - Math.cos(q), y - polar * Math.sin(q));
    let best = 0;
    for (let q = 0; q < 2 * Math.PI; q += 0.006) if (far(q) < far(best)) best = q;
    for (let step = 0.006; step > 1e-10; step /= 2) {
      if (far(best + step) < far(best)) best += step;
      else if (far(best - step) < far(best)) best -= step;
    }
    const inside = x * x + (y / polar) ** 2 < 1;
    return (inside ? -far(best) : far(best)) - Math.abs(at(radius, t));
  };
  const touch = (side: -1 | 1): number => {
    let [inside, outside] = [greatestHours, greatestHours + 4 * side];
    for (let i = 0; i < 40; i++) {
      const middle = (inside + outside) / 2;
      if (gap(middle) < 0) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return [touch(-1), touch(1)];
}

/** Where the axis comes down at an hour: found by walking down it until it is on the ellipsoid. Degrees; null when it misses. */
export function axisPlace(
  e: NasaEclipse,
  hours: number,
  deltaTSeconds: number,
): { readonly latitudeDeg: number; readonly longitudeDeg: number } | null {
  const [x, y] = [at(e.x, hours), at(e.y, hours)];
  const d = (at(e.d, hours) * Math.PI) / 180;
  const vector = (z: number): readonly [number, number, number] => [
    z * Math.cos(d) - y * Math.sin(d),
    x,
    y * Math.cos(d) + z * Math.sin(d),
  ];
  const height = (z: number): number => {
    const [u, v, w] = vector(z);
    return u * u + v * v + (w * w) / (1 - EE) - 1;
  };
  let low = 0;
  for (let z = 1.2; z > -0.1; z -= 1e-4) {
    if (height(z) < 0) {
      low = z;
      break;
    }
    low = Number.NaN;
  }
  if (Number.isNaN(low)) return null;
  let high = 1.2;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (height(middle) < 0) low = middle;
    else high = middle;
  }
  const [u, v, w] = vector(low);
  const mu = at(e.mu, hours) - 0.00417807 * deltaTSeconds;
  const east = (Math.atan2(v, u) * 180) / Math.PI - mu;
  return {
    latitudeDeg: (Math.atan2(w, (1 - EE) * Math.hypot(u, v)) * 180) / Math.PI,
    longitudeDeg: east - 360 * Math.round(east / 360),
  };
}
