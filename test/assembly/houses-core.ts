/** The house functions of the compiled core, in degrees, straight over its memory; shared by the house tests. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOUSE_SYSTEMS } from '../../packages/engine/src/chart/house-systems.ts';
import type { CoreExports } from '../../packages/engine/src/kernel/exports.ts';

const cache = fileURLToPath(new URL('../../.cache/kernel/', import.meta.url));
const wasm = (
  globalThis as unknown as {
    WebAssembly: { instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: CoreExports } }> };
  }
).WebAssembly;

export const RAD: number = Math.PI / 180;
/** Degrees of ARMC in a mean solar day of UT1, IAU 2006 at J2000.0. */
export const SIDEREAL_DEG_PER_DAY = 360.98564736629;

/** Everything the house functions need of a moment and a place, degrees. */
export interface Ground {
  readonly armc: number;
  readonly lat: number;
  readonly eps: number;
  /** Declination of the Sun. */
  readonly sun: number;
}

export interface HouseCore {
  cusps(system: number, ground: Ground): { readonly flags: number; readonly cusps: readonly number[] };
  speeds(system: number, ground: Ground): readonly number[];
  angles(ground: Ground): readonly number[];
  position(system: number, ground: Ground, longitude: number, latitude: number): number;
}

/** Loads one build of the core: `release`, `debug` or `mvp`; builds it when the cache has none. */
export async function houseCore(target: 'release' | 'debug' | 'mvp'): Promise<HouseCore> {
  const file = `${cache}${target}.wasm`;
  if (!existsSync(file)) {
    // Typed by hand: the workshop is plain JavaScript.
    const workshop = (await import(new URL('../../packages/workshop/src/kernel.mjs', import.meta.url).href)) as {
      buildKernel(name: string): Promise<unknown>;
    };
    await workshop.buildKernel(target);
  }
  const imports = {
    env: {
      abort: (): never => {
        throw new Error(`the ${target} core stopped on an assertion`);
      },
    },
  };
  const { exports: core } = (await wasm.instantiate(readFileSync(file), imports)).instance;
  const out = core.reserve(36 * 8);
  const read = (count: number): number[] => Array.from(new Float64Array(core.memory.buffer, out, count));
  const count = (system: number): number => HOUSE_SYSTEMS[system]?.cusps ?? 12;
  const args = ({ armc, lat, eps, sun }: Ground): [number, number, number, number] => [
    armc * RAD,
    lat * RAD,
    eps * RAD,
    sun * RAD,
  ];
  return {
    cusps(system, ground) {
      const flags = core.houses(system, ...args(ground), out);
      return { flags, cusps: read(count(system)).map((x) => x / RAD) };
    },
    speeds(system, ground) {
      core.cuspSpeeds(system, ...args(ground), SIDEREAL_DEG_PER_DAY, out);
      return read(count(system));
    },
    angles({ armc, lat, eps }) {
      core.angles(armc * RAD, lat * RAD, eps * RAD, SIDEREAL_DEG_PER_DAY, out);
      return read(10).map((x, i) => (i < 8 ? x / RAD : x));
    },
    position: (system, { armc, lat, eps, sun }, longitude, latitude) =>
      core.housePosition(system, armc * RAD, lat * RAD, eps * RAD, longitude * RAD, latitude * RAD, sun * RAD),
  };
}

/** A difference of longitudes, −180 … 180. */
export const signed = (deg: number): number => deg - 360 * Math.round(deg / 360);

/**
 * Rows of a CSV in test/authorities, lines beginning with # left out; the first other line names the columns, the last
 * may repeat.
 */
export function table(
  file: string,
): { readonly at: Readonly<Record<string, string>>; readonly fields: readonly string[] }[] {
  const text = readFileSync(new URL(`../authorities/${file}`, import.meta.url), 'utf8');
  const [head, ...lines] = text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const names = (head as string).split(',');
  return lines.map((line) => {
    const fields = line.split(',');
    return { at: Object.fromEntries(names.map((name, i) => [name, fields[i] ?? ''])), fields };
  });
}

/** System number of a Swiss letter; A is another letter for equal houses. */
export function numberOf(letter: string): number {
  const row = HOUSE_SYSTEMS.find((system) => system.swissLetter === (letter === 'A' ? 'E' : letter));
  if (row === undefined) throw new Error(`no system has the letter ${letter}`);
  return row.number;
}
