/** Western astrology: charts, their rules, and what time makes of them. One room a folder; each value says which school it follows. */

export * from './radix/index.ts';
