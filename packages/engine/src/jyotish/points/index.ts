/** Points and divisions of a kundli besides its grahas: the bhavas. */

export * from './bhava.ts';
