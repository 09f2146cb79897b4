/** The everyday root: open an engine, cast a chart. */
export { EngineError, type EngineErrorCode, type EngineErrorDetail, type Warning } from './errors.ts';
export type { Birth, Moment } from './time/moment.ts';
export type { Body, BodyState, Sky, SkyChoices } from './sky/sky.ts';
export type { Chart } from './chart/chart.ts';
