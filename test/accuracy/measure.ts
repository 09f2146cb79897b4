/** Shared by the accuracy tests: authority tables, the core under test, and distributions with their worst epoch. */
import { readFileSync } from 'node:fs';
import type { Kernel } from '../../packages/engine/src/kernel/kernel.ts';
import { openEngine } from '../../packages/engine/src/node.ts';

export const arcsecPerRad = 648000 / Math.PI;
export const degPerRad = 180 / Math.PI;

/** Bodies by the core's index, with the names of the authority tables. */
export const names = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'MeanNode',
  'TrueNode',
  'MeanApog',
  'OscuApog',
  'IntpApog',
  'IntpPerg',
  'Earth',
] as const;

export type Row = Readonly<Record<string, string>>;

/** Rows of a CSV authority by column name; the file's own first line names the columns. */
export function authority(file: string): Row[] {
  const [head, ...lines] = readFileSync(new URL(`../authorities/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const columns = (head as string).split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? '']));
  });
}

/** A printed Julian date as day and fraction, without losing a digit. */
export function twoPart(text: string): { day: number; fraction: number } {
  const [day, fraction] = text.split('.');
  return { day: Number(day), fraction: Number(`0.${fraction ?? 0}`) };
}

/** The default pack, as bytes; its records say how long the rows are. */
const pack = readFileSync(new URL('../../packages/engine/data/ephemeris/pack-1800-2400.bin', import.meta.url));

/** First Julian date and days of a body's rows in the default pack (packages/engine/data/ephemeris/FORMAT.md). */
export function rowsOf(body: number): { firstJd: number; rowDays: number; rows: number } {
  for (let record = 64, left = pack.readUInt32LE(24); left > 0; record += 256, left--) {
    if (pack.readUInt32LE(record) !== body) continue;
    return {
      firstJd: pack.readDoubleLE(record + 16),
      rowDays: pack.readDoubleLE(record + 24),
      rows: pack.readUInt32LE(record + 32),
    };
  }
  throw new Error(`the pack has no body ${body}`);
}

export const engine = await openEngine();
export const kernel: Kernel = engine.kernel;

export interface SkyOptions {
  readonly centre?: number;
  readonly steps?: number;
  readonly equinox?: number;
  readonly latitudeRad?: number;
  readonly longitudeRad?: number;
  readonly elevationMetres?: number;
  readonly ut1?: { readonly day: number; readonly fraction: number };
}

/** All bodies at a TT date; read them with `kernel.result`. */
export function skyAt(
  when: { readonly day: number; readonly fraction: number },
  options: SkyOptions = {},
  bodies = 0x3fffff,
): boolean {
  const ut1 = options.ut1 ?? when;
  return kernel.sky({
    ttDay: when.day,
    ttFraction: when.fraction,
    ut1Day: ut1.day,
    ut1Fraction: ut1.fraction,
    bodies,
    centre: options.centre ?? 0,
    steps: options.steps ?? 15,
    equinox: options.equinox ?? 0,
    latitudeRad: options.latitudeRad ?? 0,
    longitudeRad: options.longitudeRad ?? 0,
    elevationMetres: options.elevationMetres ?? 0,
  });
}

/** A difference of two longitudes in degrees, −180 … 180. */
export const signedDeg = (deg: number): number => deg - 360 * Math.round(deg / 360);

/** Great-circle distance of two nearby directions, arcseconds. */
export function separationArcsec(
  longitudeDeg: number,
  latitudeDeg: number,
  ofLongitudeDeg: number,
  ofLatitudeDeg: number,
): number {
  const across = signedDeg(longitudeDeg - ofLongitudeDeg) * Math.cos(latitudeDeg / degPerRad);
  return 3600 * Math.hypot(across, latitudeDeg - ofLatitudeDeg);
}

/** Errors of one thing measured at many epochs. */
export class Distribution {
  readonly #values: { readonly value: number; readonly at: string }[] = [];

  add(value: number, at: string): void {
    this.#values.push({ value: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value, at });
  }

  get count(): number {
    return this.#values.length;
  }

  quantile(p: number): number {
    const sorted = this.#values.map((v) => v.value).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.POSITIVE_INFINITY;
  }

  get worst(): { readonly value: number; readonly at: string } {
    return this.#values.reduce((a, b) => (b.value > a.value ? b : a), {
      value: this.#values.length > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      at: 'no sample',
    });
  }
}

/** Distributions by name, printed as one table. */
export class Report {
  readonly #title: string;
  readonly #unit: string;
  readonly #rows = new Map<string, Distribution>();

  constructor(title: string, unit: string) {
    this.#title = title;
    this.#unit = unit;
  }

  of(name: string): Distribution {
    let row = this.#rows.get(name);
    if (!row) this.#rows.set(name, (row = new Distribution()));
    return row;
  }

  print(): void {
    const lines = [...this.#rows].map(([name, d]) =>
      [
        name.padEnd(24),
        String(d.count).padStart(6),
        ...[d.quantile(0.5), d.quantile(0.99), d.worst.value].map((x) => x.toPrecision(3).padStart(10)),
        `  ${d.worst.at}`,
      ].join(''),
    );
    console.log(
      `\n${this.#title} (${this.#unit})\n${''.padEnd(24)}     n    median       p99       max  worst epoch\n${lines.join('\n')}`,
    );
  }
}
