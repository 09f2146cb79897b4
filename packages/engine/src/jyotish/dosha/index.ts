/** Doshas: blemishes of a chart, each with what makes it and what cancels it. */

export type { DoshaFact, DoshaOptions, DoshaSettings, Doshas, DoshaTableRow, DoshaValue } from './find.ts';
export { doshaTable, findDoshas } from './find.ts';
export type { GandaMoola } from './ganda.ts';
export { gandaMoolaOf } from './ganda.ts';
export * from './kala-sarpa.ts';
export * from './mangal.ts';
export type { OwnNadi } from './nadi.ts';
export { ownNadiOf } from './nadi.ts';
export type { PitruDosha, PitruIndicator, PitruOptions } from './pitru.ts';
export { PITRU_INDICATORS, PITRU_SEVERITIES, pitruDoshaOf } from './pitru.ts';
export type { DoshaGroup } from './row.ts';
export { DOSHA_GROUPS } from './row.ts';
