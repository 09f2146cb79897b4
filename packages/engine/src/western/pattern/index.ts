/** Figures of a whole chart: aspect patterns, stelliums, shape, balance of the signs and houses, phase of the Moon. */

export type { Balance, BalanceOptions, BalanceScheme, BalanceShare, Hemisphere } from './balance.ts';
export { BALANCE_SCHEMES, balanceOf, HEMISPHERES } from './balance.ts';
export type { Lunation, LunationOptions } from './lunation.ts';
export { LUNATION_PHASES, lunationOf, PHASE_SCHEMES } from './lunation.ts';
export type { PatternEdge, PatternId, PatternRow } from './pattern-table.ts';
export { PATTERN_IDS, PATTERNS } from './pattern-table.ts';
export type { ChartPatterns, PatternOptions, PatternValue } from './patterns.ts';
export { patternsOf, planetsIn } from './patterns.ts';
export type { ChartShape, ShapeGap, ShapeOfChart, ShapeOptions, ShapeValue } from './shape.ts';
export { CHART_SHAPES, chartShapeOf } from './shape.ts';
export type { Element, Modality, Polarity } from './signs.ts';
export { ELEMENTS, elementOf, MODALITIES, modalityOf, POLARITIES, polarityOf } from './signs.ts';
export type { StelliumKind, StelliumOptions, Stelliums, StelliumValue } from './stellium.ts';
export { STELLIUM_KINDS, stelliumsOf } from './stellium.ts';
