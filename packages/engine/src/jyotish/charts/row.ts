/** One row of a table as a record with names, for reading and for JSON. */

import { SIGNS, type Sign } from '../../chart/chart.ts';
import { NAKSHATRAS } from '../../chart/zodiac.ts';
import { wholeIn } from '../../choice.ts';
import { isRecord, refusal } from '../../input.ts';
import type { Graha } from '../graha/kundli.ts';
import { karanaOf, PAKSHAS, type Paksha, TITHIS, VARAS, YOGAS } from '../panchang/limb-tables.ts';
import { ABSENT, type ChartFault, type ChartTable } from './table.ts';

/** One body of a row. */
export interface BodyInRow {
  readonly name: string;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly longitudeDegPerDay: number;
  readonly isRetrograde: boolean;
  readonly sign: Sign;
  /** Null in a tropical zodiac, as `pada`. */
  readonly nakshatra: string | null;
  readonly pada: number | null;
  readonly house: number;
  /** Null where no chalit was asked for. */
  readonly chalitHouse: number | null;
}

/** A limb that ran at the birth. */
export interface LimbInRow {
  /** As in the tables of the panchang; of a karana 1 … 60. */
  readonly index: number;
  readonly name: string;
  /** Of its arc, 0 … <1. */
  readonly elapsed: number;
}

/** A period of a row, with the parts that the table holds. */
export interface PeriodInRow {
  readonly lord: Graha;
  /** Civil Julian dates. */
  readonly startJdUt: number;
  readonly endJdUt: number;
  readonly parts?: readonly PeriodInRow[];
}

/** The signs of a varga by `lagna` and the names of the bodies; null for one that could not be placed. */
export interface VargaInRow {
  readonly division: number;
  readonly method: string;
  readonly signs: { readonly [point: string]: Sign | null };
}

/** A chart of a table. Parts that the table does not hold are null. */
export interface ChartInRow {
  readonly jdUt: number;
  readonly jdTt: number;
  readonly placeLatitudeDeg: number;
  readonly placeLongitudeDeg: number;
  readonly ayanamsaDeg: number | null;
  readonly ayanamsaTrueDeg: number | null;
  readonly siderealTimeDeg: number;
  readonly obliquityDeg: number;
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly ascendantSign: Sign;
  /** Those that could be placed. */
  readonly bodies: readonly BodyInRow[];
  readonly cuspsDeg: readonly number[];
  readonly isSubstituted: boolean;
  readonly chalit: { readonly cuspsDeg: readonly number[]; readonly isSubstituted: boolean } | null;
  readonly vargas: readonly VargaInRow[] | null;
  readonly vimshottari: {
    readonly lord: Graha;
    readonly balanceYears: number;
    readonly mahadashas: readonly PeriodInRow[];
  } | null;
  readonly limbs: {
    readonly tithi: LimbInRow;
    readonly paksha: Paksha;
    readonly nakshatra: LimbInRow;
    readonly pada: number;
    readonly yoga: LimbInRow;
    readonly karana: LimbInRow;
    readonly vara: { readonly index: number; readonly name: string };
  } | null;
}

/** A row: its chart, or why there is none. */
export interface ChartRow {
  readonly row: number;
  readonly fault: ChartFault | null;
  readonly chart: ChartInRow | null;
}

/**
 * One row as a record.
 *
 * @param table  as `chartsOf` makes it
 * @param row    0 … count − 1
 * @throws  EngineError INVALID_OPTION for a row that is not there, and for what is no table
 */
export function rowOf(table: ChartTable, row: number): ChartRow {
  if (!isRecord(table) || !isRecord(table.columns) || !Array.isArray(table.faults)) {
    const allowed = 'a table as chartsOf makes it';
    throw refusal('INVALID_OPTION', 'table', allowed, `The table must be ${allowed}.`);
  }
  wholeIn('row', row, 0, table.count - 1);
  const fault = table.faults.find((one) => one.row === row) ?? null;
  return { row, fault, chart: fault === null ? chartIn(table, row) : null };
}

function chartIn(table: ChartTable, row: number): ChartInRow {
  const { columns } = table;
  const one = (column: Float64Array | Uint8Array | null): number | null => column?.[row] ?? null;
  const number = (column: Float64Array | Uint8Array): number => column[row] as number;
  const twelve = (column: Float64Array) => [...column.subarray(row * 12, row * 12 + 12)];
  const { chalitCuspDeg } = columns;
  return {
    jdUt: number(columns.jdUt),
    jdTt: number(columns.jdTt),
    placeLatitudeDeg: number(columns.placeLatitudeDeg),
    placeLongitudeDeg: number(columns.placeLongitudeDeg),
    ayanamsaDeg: one(columns.ayanamsaDeg),
    ayanamsaTrueDeg: one(columns.ayanamsaTrueDeg),
    siderealTimeDeg: number(columns.siderealTimeDeg),
    obliquityDeg: number(columns.obliquityDeg),
    ascendantDeg: number(columns.ascendantDeg),
    midheavenDeg: number(columns.midheavenDeg),
    ascendantSign: SIGNS[number(columns.ascendantSign) - 1] as Sign,
    bodies: table.bodies.flatMap((name, i) => bodyIn(table, row * table.bodies.length + i, name)),
    cuspsDeg: twelve(columns.cuspDeg),
    isSubstituted: number(columns.substituted) === 1,
    chalit:
      chalitCuspDeg === null
        ? null
        : { cuspsDeg: twelve(chalitCuspDeg), isSubstituted: one(columns.chalitSubstituted) === 1 },
    vargas: vargasIn(table, row),
    vimshottari: vimshottariIn(table, row),
    limbs: limbsIn(table, row),
  };
}

/** One body; none where it could not be placed. */
function bodyIn({ columns }: ChartTable, place: number, name: string): readonly BodyInRow[] {
  const sign = columns.sign[place] as number;
  if (sign === ABSENT) return [];
  const longitudeDegPerDay = columns.longitudeDegPerDay[place] as number;
  const nakshatra = columns.nakshatra?.[place];
  return [
    {
      name,
      longitudeDeg: columns.longitudeDeg[place] as number,
      latitudeDeg: columns.latitudeDeg[place] as number,
      distanceAu: columns.distanceAu[place] as number,
      longitudeDegPerDay,
      isRetrograde: longitudeDegPerDay < 0,
      sign: SIGNS[sign - 1] as Sign,
      nakshatra: nakshatra === undefined ? null : (NAKSHATRAS[nakshatra - 1] as string),
      pada: columns.pada?.[place] ?? null,
      house: columns.house[place] as number,
      chalitHouse: columns.chalitHouse?.[place] ?? null,
    },
  ];
}

function vargasIn({ columns, settings, bodies }: ChartTable, row: number): ChartInRow['vargas'] {
  const { vargaSign } = columns;
  if (vargaSign === null) return null;
  const points = ['lagna', ...bodies];
  return settings.vargas.map(({ division, method }, v) => {
    const start = (row * settings.vargas.length + v) * points.length;
    // 255 names no sign.
    const signs = points.map((point, i) => [point, SIGNS[(vargaSign[start + i] as number) - 1] ?? null] as const);
    return { division, method, signs: Object.fromEntries(signs) };
  });
}

const LORDS = 9;

function vimshottariIn({ columns, settings }: ChartTable, row: number): ChartInRow['vimshottari'] {
  const { dashaSeat, dashaBalanceYears, dashaEndJdUt } = columns;
  if (!dashaSeat || !dashaBalanceYears || !dashaEndJdUt || settings.vimshottari === null) return null;
  const { lords } = settings.vimshottari;
  const levels = [columns.mahaStartJdUt, columns.antarStartJdUt, columns.pratyantarStartJdUt];
  const family = (level: number, place: number, seat: number, endJdUt: number): readonly PeriodInRow[] => {
    const starts = levels[level] as Float64Array;
    const isDeepest = (levels[level + 1] ?? null) === null;
    return Array.from({ length: LORDS }, (_, i): PeriodInRow => {
      const at = place * LORDS + i;
      const end = i === LORDS - 1 ? endJdUt : (starts[at + 1] as number);
      const own = (seat + i) % LORDS;
      const period = { lord: lords[own] as Graha, startJdUt: starts[at] as number, endJdUt: end };
      return isDeepest ? period : { ...period, parts: family(level + 1, at, own, end) };
    });
  };
  const seat = dashaSeat[row] as number;
  return {
    lord: lords[seat] as Graha,
    balanceYears: dashaBalanceYears[row] as number,
    mahadashas: family(0, row, seat, dashaEndJdUt[row] as number),
  };
}

function limbsIn({ columns }: ChartTable, row: number): ChartInRow['limbs'] {
  const { tithi, yoga, karana, paksha, moonNakshatra, moonPada, vara } = columns;
  if (!tithi || !yoga || !karana || !paksha || !moonNakshatra || !moonPada || !vara) return null;
  const limb = (index: Uint8Array, elapsed: Float64Array | null, nameOf: (index: number) => string): LimbInRow => {
    const at = index[row] as number;
    return { index: at, name: nameOf(at), elapsed: elapsed?.[row] as number };
  };
  const day = VARAS[vara[row] as number] as (typeof VARAS)[number];
  return {
    tithi: limb(tithi, columns.tithiElapsed, (at) => TITHIS[at - 1]?.name as string),
    paksha: PAKSHAS[(paksha[row] as number) - 1] as Paksha,
    nakshatra: limb(moonNakshatra, columns.moonNakshatraElapsed, (at) => NAKSHATRAS[at - 1] as string),
    pada: moonPada[row] as number,
    yoga: limb(yoga, columns.yogaElapsed, (at) => YOGAS[at - 1]?.name as string),
    karana: limb(karana, columns.karanaElapsed, (at) => karanaOf(at).name),
    vara: { index: day.index, name: day.name },
  };
}
