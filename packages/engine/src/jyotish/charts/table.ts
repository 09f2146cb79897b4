/**
 * A table of charts: one row a birth, one typed array a column, so that a hundred thousand charts are a few dozen objects. Plain data: it can be
 * posted to another thread without copying (`transferablesOf`) and put together from pieces (`joinTables`).
 *
 * A column of width w holds row i at places i · w … i · w + w − 1. Where there is nothing to say (a row at fault, a body that the ephemeris does not know
 * then), numbers are NaN and counts are 255 (`ABSENT`).
 */

import type { Zodiac } from '../../chart/chart.ts';
import type { NodeType } from '../../chart/choices.ts';
import { assert, type EngineErrorDetail } from '../../errors.ts';
import { isRecord, readList, refusal } from '../../input.ts';
import type { DiscRuleId } from '../../sky/discs.ts';
import type { DashaYear } from '../dasha/year.ts';
import type { Graha } from '../graha/kundli.ts';

/** In columns of counts: there is none. */
export const ABSENT = 255;

/** The choices that made a table, in full. JSON-safe. */
export interface ChartTableSettings {
  readonly zodiac: Zodiac;
  /** Id of the ayanamsa; null in a tropical zodiac. */
  readonly ayanamsa: string | null;
  readonly ayanamsaUser: { readonly t0: number; readonly valueDeg: number } | null;
  readonly houseSystem: string;
  readonly chalit: string | null;
  readonly nodeType: NodeType;
  readonly place: 'apparent' | 'geometric';
  readonly quantumDeg: number;
  readonly vargas: readonly { readonly division: number; readonly method: string }[];
  readonly vimshottari: {
    readonly levels: number;
    readonly year: DashaYear['name'];
    readonly yearDays: number;
    /** In their order; `dashaSeat` counts in it. */
    readonly lords: readonly Graha[];
  } | null;
  readonly limbs: { readonly sunrise: DiscRuleId } | null;
}

/** A row that could not be reckoned, and why; `field` names it, as `births[17].latitude`. */
export interface ChartFault extends EngineErrorDetail {
  readonly row: number;
}

/** The columns. Degrees as of a chart: rounded once to its quantum. Null is what was not asked for, or does not exist in a tropical zodiac. */
export interface ChartColumns {
  /** Civil Julian date. */
  readonly jdUt: Float64Array;
  readonly jdTt: Float64Array;
  readonly placeLatitudeDeg: Float64Array;
  readonly placeLongitudeDeg: Float64Array;
  /** Mean, and with nutation. */
  readonly ayanamsaDeg: Float64Array | null;
  readonly ayanamsaTrueDeg: Float64Array | null;
  /** Local apparent sidereal time. */
  readonly siderealTimeDeg: Float64Array;
  readonly obliquityDeg: Float64Array;
  readonly ascendantDeg: Float64Array;
  readonly midheavenDeg: Float64Array;
  /** 1 … 12. */
  readonly ascendantSign: Uint8Array;

  /** Width: bodies, in this and the next eight. */
  readonly longitudeDeg: Float64Array;
  readonly latitudeDeg: Float64Array;
  readonly distanceAu: Float64Array;
  /** Negative is retrograde. */
  readonly longitudeDegPerDay: Float64Array;
  /** 1 … 12. */
  readonly sign: Uint8Array;
  /** 1 … 27. */
  readonly nakshatra: Uint8Array | null;
  /** 1 … 4. */
  readonly pada: Uint8Array | null;
  /** 1 … 12. */
  readonly house: Uint8Array;
  readonly chalitHouse: Uint8Array | null;

  /** Width 12, first house first. */
  readonly cuspDeg: Float64Array;
  readonly chalitCuspDeg: Float64Array | null;
  /** 1 where the house system has no answer at the place and Porphyry's houses stand in. */
  readonly substituted: Uint8Array;
  readonly chalitSubstituted: Uint8Array | null;

  /** Width: vargas × (1 + bodies). Signs 1 … 12, varga by varga: the ascendant's first, then the bodies'. */
  readonly vargaSign: Uint8Array | null;

  /** Vimshottari: seat of the lord at birth in `settings.vimshottari.lords`; the mahadashas follow in that order, round and round. */
  readonly dashaSeat: Uint8Array | null;
  /** Years that were left of the first mahadasha. */
  readonly dashaBalanceYears: Float64Array | null;
  /** Civil Julian dates. Width 9: each mahadasha's start; it ends with the start of the next, the last at `dashaEndJdUt`. */
  readonly mahaStartJdUt: Float64Array | null;
  readonly dashaEndJdUt: Float64Array | null;
  /** Width 81: the antardashas of each mahadasha, its own lord's first. */
  readonly antarStartJdUt: Float64Array | null;
  /** Width 729. */
  readonly pratyantarStartJdUt: Float64Array | null;

  /** 1 … 30: 15 is the full moon, 30 the new. `…Elapsed`: how much of the arc of each limb lay behind, 0 … <1. */
  readonly tithi: Uint8Array | null;
  readonly tithiElapsed: Float64Array | null;
  /** 1 bright, 2 dark. */
  readonly paksha: Uint8Array | null;
  /** The Moon's, 1 … 27. */
  readonly moonNakshatra: Uint8Array | null;
  readonly moonNakshatraElapsed: Float64Array | null;
  /** 1 … 4. */
  readonly moonPada: Uint8Array | null;
  /** 1 … 27. */
  readonly yoga: Uint8Array | null;
  readonly yogaElapsed: Float64Array | null;
  /** 1 … 60. */
  readonly karana: Uint8Array | null;
  readonly karanaElapsed: Float64Array | null;
  /** 0 Sunday … 6 Saturday, from sunrise to sunrise. */
  readonly vara: Uint8Array | null;
}

/** Charts in columns. */
export interface ChartTable {
  /** How many rows there are. */
  readonly count: number;
  readonly settings: ChartTableSettings;
  /** Names of the bodies as in a chart's `planets`, in its order. */
  readonly bodies: readonly string[];
  readonly columns: ChartColumns;
  /** Rows at fault, in their order; none but where `onFault` is `note`. */
  readonly faults: readonly ChartFault[];
}

/** A table with room for so many rows; every number is still 0. */
export function emptyTable(
  count: number,
  settings: ChartTableSettings,
  bodies: readonly string[],
): ChartTable & { readonly faults: ChartFault[] } {
  const { ayanamsa, chalit, vargas, vimshottari, limbs } = settings;
  const numbers = (width: number) => new Float64Array(count * width);
  const counts = (width: number) => new Uint8Array(count * width);
  const n = bodies.length;
  const isSidereal = ayanamsa !== null;
  const levels = vimshottari?.levels ?? 0;
  const columns: ChartColumns = {
    jdUt: numbers(1),
    jdTt: numbers(1),
    placeLatitudeDeg: numbers(1),
    placeLongitudeDeg: numbers(1),
    ayanamsaDeg: isSidereal ? numbers(1) : null,
    ayanamsaTrueDeg: isSidereal ? numbers(1) : null,
    siderealTimeDeg: numbers(1),
    obliquityDeg: numbers(1),
    ascendantDeg: numbers(1),
    midheavenDeg: numbers(1),
    ascendantSign: counts(1),
    longitudeDeg: numbers(n),
    latitudeDeg: numbers(n),
    distanceAu: numbers(n),
    longitudeDegPerDay: numbers(n),
    sign: counts(n),
    nakshatra: isSidereal ? counts(n) : null,
    pada: isSidereal ? counts(n) : null,
    house: counts(n),
    chalitHouse: chalit === null ? null : counts(n),
    cuspDeg: numbers(12),
    chalitCuspDeg: chalit === null ? null : numbers(12),
    substituted: counts(1),
    chalitSubstituted: chalit === null ? null : counts(1),
    vargaSign: vargas.length === 0 ? null : counts(vargas.length * (n + 1)),
    dashaSeat: levels >= 1 ? counts(1) : null,
    dashaBalanceYears: levels >= 1 ? numbers(1) : null,
    mahaStartJdUt: levels >= 1 ? numbers(9) : null,
    dashaEndJdUt: levels >= 1 ? numbers(1) : null,
    antarStartJdUt: levels >= 2 ? numbers(81) : null,
    pratyantarStartJdUt: levels >= 3 ? numbers(729) : null,
    tithi: limbs === null ? null : counts(1),
    tithiElapsed: limbs === null ? null : numbers(1),
    paksha: limbs === null ? null : counts(1),
    moonNakshatra: limbs === null ? null : counts(1),
    moonNakshatraElapsed: limbs === null ? null : numbers(1),
    moonPada: limbs === null ? null : counts(1),
    yoga: limbs === null ? null : counts(1),
    yogaElapsed: limbs === null ? null : numbers(1),
    karana: limbs === null ? null : counts(1),
    karanaElapsed: limbs === null ? null : numbers(1),
    vara: limbs === null ? null : counts(1),
  };
  return { count, settings, bodies, columns, faults: [] };
}

type Column = Float64Array | Uint8Array;

/** The columns that a table has, in their order. */
export function columnsOf({ columns }: ChartTable): readonly (readonly [keyof ChartColumns, Column])[] {
  return (Object.entries(columns) as [keyof ChartColumns, Column | null][]).flatMap(([name, column]) =>
    column === null ? [] : [[name, column] as const],
  );
}

/** Leaves a row without a figure. */
export function clearRow(table: ChartTable, row: number): void {
  for (const [, column] of columnsOf(table)) {
    const width = column.length / table.count;
    column.fill(column instanceof Float64Array ? Number.NaN : ABSENT, row * width, (row + 1) * width);
  }
}

/** The memory of a table, for the second argument of `postMessage`: the table then moves to the other thread and is empty here. */
export function transferablesOf(table: ChartTable): ArrayBuffer[] {
  return columnsOf(table).map(([, column]) => column.buffer as ArrayBuffer);
}

/**
 * Pieces of one list put together, in the order given. Rows of faults are counted anew; their texts stay as they were told (`first` of `ChartsOptions`
 * numbers the births of a piece).
 *
 * @param tables  of the same choices, one at least
 * @throws  EngineError INVALID_OPTION for no table, and for one of other choices than the first
 */
export function joinTables(tables: readonly ChartTable[]): ChartTable {
  const allowed = 'one or more tables as chartsOf makes them, of the same choices';
  readList('tables', tables, allowed);
  const refuse = (field: string) =>
    refusal('INVALID_OPTION', field, allowed, `${field} does not fit: there must be ${allowed}.`);
  const first = tables[0];
  if (first === undefined) throw refuse('tables');
  const ofKind = (table: unknown): string =>
    isRecord(table) ? JSON.stringify([table['settings'], table['bodies']]) : '';
  const kind = ofKind(first);
  let count = 0;
  for (const [i, table] of tables.entries()) {
    if (ofKind(table) !== kind || !isRecord(table.columns)) throw refuse(`tables[${i}]`);
    count += table.count;
  }
  const joined = emptyTable(count, first.settings, first.bodies);
  const places = new Map(columnsOf(joined));
  let row = 0;
  for (const table of tables) {
    for (const [name, column] of columnsOf(table)) {
      const place = places.get(name);
      assert(place !== undefined, 'tables of the same choices have the same columns');
      place.set(column, (place.length / (count || 1)) * row);
    }
    for (const fault of table.faults) joined.faults.push({ ...fault, row: row + fault.row });
    row += table.count;
  }
  return joined;
}
