/** The one door to the engine: what the page uses of it, and nothing else. */

export type { Birth, Chart, ChartChoices, Engine } from '@khagol/engine';
export { EngineError, lahiriWholeSign, openEngine, tropicalPlacidus } from '@khagol/engine';
export { findAspects } from '@khagol/engine/chart';
export { draw, drawSymbol, symbolOf } from '@khagol/engine/drawing';
