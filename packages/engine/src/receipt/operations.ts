/**
 * The questions of this engine that a receipt can be about, one row each: plain data in, plain data out. Whoever embeds the engine adds rows of their own,
 * `[...OPERATIONS, mine]`; whoever answers only some hands in the tables of these. Each table is made by one call that bundlers may take for pure: what is not
 * imported is left out, and a page that only verifies carries no calculation.
 *
 * The editions are those of the engine's own rules; a row whose rules have editions of their own names these. No rows are: challenges, whose answer is chance and
 * time; drawings, which are made of an answer; what a span finds, asked as the next or the last of its kind, but for eclipses and occultations.
 */

import type { Operation } from './operation.ts';
import { CHART_OPERATIONS } from './rows/chart.ts';
import { JYOTISH_BIRTH_OPERATIONS, JYOTISH_KUNDLI_OPERATIONS } from './rows/jyotish-births.ts';
import { JYOTISH_PAIR_OPERATIONS, JYOTISH_PLACE_OPERATIONS } from './rows/jyotish-places.ts';
import { NUMEROLOGY_OPERATIONS } from './rows/numerology.ts';
import { SKY_OPERATIONS } from './rows/sky.ts';
import { VASTU_OPERATIONS } from './rows/vastu.ts';
import { WESTERN_CHART_OPERATIONS } from './rows/western.ts';
import { WESTERN_TIME_OPERATIONS } from './rows/western-time.ts';

/** All rows. */
export const OPERATIONS: readonly Operation[] = /* @__PURE__ */ allRows();

function allRows(): readonly Operation[] {
  return [
    ...CHART_OPERATIONS,
    ...SKY_OPERATIONS,
    ...JYOTISH_BIRTH_OPERATIONS,
    ...JYOTISH_KUNDLI_OPERATIONS,
    ...JYOTISH_PLACE_OPERATIONS,
    ...JYOTISH_PAIR_OPERATIONS,
    ...WESTERN_CHART_OPERATIONS,
    ...WESTERN_TIME_OPERATIONS,
    ...NUMEROLOGY_OPERATIONS,
    ...VASTU_OPERATIONS,
  ];
}
