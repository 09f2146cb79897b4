/** Charts by the thousand: tables of many births, in columns. */

export { type LimbByArc, type LimbsByArc, limbsOfLongitudes } from './arc-limbs.ts';
export type { BirthColumns, EngineForCharts } from './births.ts';
export { type ChartPiecesOptions, chartPieces, chartsOf } from './charts.ts';
export type { ChartsOptions, LimbColumns, VimshottariColumns } from './recipe.ts';
export {
  type BodyInRow,
  type ChartInRow,
  type ChartRow,
  type LimbInRow,
  type PeriodInRow,
  rowOf,
  type VargaInRow,
} from './row.ts';
export {
  ABSENT,
  type ChartColumns,
  type ChartFault,
  type ChartTable,
  type ChartTableSettings,
  joinTables,
  transferablesOf,
} from './table.ts';
