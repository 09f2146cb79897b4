/** Jyotish: every rule over a kundli, and the calendar of the sky. One room a folder; each value says which school it follows. */

export * from './graha/index.ts';
