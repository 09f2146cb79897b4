/** Doshas: blemishes of a chart, each with what makes it and what cancels it. */

export * from './mangal.ts';
