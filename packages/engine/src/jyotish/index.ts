/** Jyotish: every rule over a kundli, and the calendar of the sky. One room a folder; each value says which school it follows. */

export * from './charts/index.ts';
export * from './dasha/index.ts';
export * from './day/index.ts';
export * from './dosha/index.ts';
export * from './gochara/index.ts';
export * from './graha/index.ts';
export * from './horoscope/index.ts';
export * from './jaimini/index.ts';
export * from './kp/index.ts';
export * from './match/index.ts';
export * from './muhurta/index.ts';
export * from './panchang/index.ts';
export * from './points/index.ts';
export * from './remedy/index.ts';
export * from './sensitivity/index.ts';
export * from './strength/index.ts';
export * from './tajika/index.ts';
export * from './yoga/index.ts';
