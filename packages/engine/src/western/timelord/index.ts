/** Time lords: profections, firdaria, zodiacal releasing. */

export type { Firdaria, FirdariaOptions, FirdariaPart, FirdariaPeriod } from './firdaria.ts';
export { FIRDARIA_YEARS, firdariaAt, firdariaOf } from './firdaria.ts';
export type { LifeSpan, YearLength } from './period.ts';
export { YEAR_LENGTHS } from './period.ts';
export type { ProfectedSign, Profection, ProfectionOptions, ProfectionYear } from './profection.ts';
export { profectionAt, profectionOf } from './profection.ts';
export type { Releasing, ReleasingOptions, ReleasingPeriod } from './releasing.ts';
export { releasingAt, releasingOf } from './releasing.ts';
