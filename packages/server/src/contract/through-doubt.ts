/** Of a birth without an hour: which yogas and doshas every hour of that day has. The lists beside it are those of noon. */

import type { ChartChoices, Engine, Moment } from '@khagol/engine';
import { type FindingThroughDoubt, GRAHAS, throughDoubtOf } from '@khagol/engine/jyotish';
import { integer, type JsonSchema, listOf, number, oneOf, orNull, shape, text } from './schema.ts';

/** What an answer about an unknown hour adds. */
export interface ThroughDoubt {
  readonly times: number;
  readonly stepMinutes: number;
  readonly yogas: readonly FindingThroughDoubt[];
  readonly doshas: readonly FindingThroughDoubt[];
}

/** The findings of all hours of a day. @param choices  those the chart was cast with; sidereal */
export function throughDoubtIn(kernel: Engine['kernel'], moment: Moment, choices: ChartChoices): ThroughDoubt {
  const { settings, yogas, doshas } = throughDoubtOf(kernel, moment, { chart: choices });
  return { ...settings, yogas, doshas };
}

const part = (description: string): JsonSchema => number(description, { minimum: 0, maximum: 1 });

const finding = shape({
  id: text(''),
  name: text('Sanskrit, in plain letters.'),
  share: part('Part of the day at which it is formed; 1 where that is sure.'),
  uncancelledShare: part('Part of the day at which it is formed and nothing cancels it.'),
  planets: listOf(oneOf('', GRAHAS), 'Those that take part whenever it is formed.'),
});

const settings = {
  times: integer('At how many times of the day it was looked.', { minimum: 1 }),
  stepMinutes: number('How far apart they are at most.', { minimum: 0 }),
};

const sorted = 'The likeliest first; what is missing is formed at none of these times.';

/** Yogas and doshas. */
export const THROUGH_DOUBT: JsonSchema = orNull(
  shape({ ...settings, yogas: listOf(finding, sorted), doshas: listOf(finding, sorted) }),
  'Only where the hour of birth is unknown: what of the yogas and doshas every hour of that day has. Those told elsewhere are of noon. Null where the ephemeris ends too near.',
);

/** Doshas of one kind. */
export const DOSHAS_THROUGH_DOUBT: JsonSchema = shape(
  { ...settings, doshas: listOf(finding, sorted) },
  'Only where the hour of birth is unknown: for which part of that day the dosha is there. What is told elsewhere is of noon.',
);
