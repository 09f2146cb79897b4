/** Western astrology: charts, their rules, and what time makes of them. One room a folder; each value says which school it follows. */

export * from './aspect/index.ts';
export * from './composite/index.ts';
export * from './dignity/index.ts';
export * from './direction/index.ts';
export * from './forecast/index.ts';
export * from './harmonic/index.ts';
export * from './lot/index.ts';
export * from './midpoint/index.ts';
export * from './nativity/index.ts';
export * from './pattern/index.ts';
export * from './progression/index.ts';
export * from './radix/index.ts';
export * from './return/index.ts';
export * from './star/index.ts';
export * from './synastry/index.ts';
export * from './timelord/index.ts';
export * from './transit/index.ts';
