/** Jyotish: every rule over a kundli, and the calendar of the sky. One room a folder; each value says which school it follows. */

export * from './dasha/index.ts';
export * from './day/index.ts';
export * from './dosha/index.ts';
export * from './gochara/index.ts';
export * from './graha/index.ts';
export * from './match/index.ts';
export * from './points/index.ts';
export * from './sensitivity/index.ts';
export * from './strength/index.ts';
