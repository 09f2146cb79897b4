/** Vastu: a floor plan in, zones, a grade with its rules, and what a camera needs to show them. One room a folder. */

export * from './anchor/index.ts';
export * from './assess/index.ts';
export * from './challenge/index.ts';
export * from './merge/index.ts';
export * from './plan/index.ts';
export * from './rules/index.ts';
export * from './texture/index.ts';
export * from './zone/index.ts';
