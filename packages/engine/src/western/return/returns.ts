/**
 * When does a planet come back to where it stood at birth? Solar, lunar and planetary returns, and their quarters; the moment found then enters at
 * the top (return-chart.ts), and its radix is the return's chart.
 */

import { radiansOf } from '../../angle.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { nextAngleCrossing, previousAngleCrossing } from '../../sky/search.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { type Radix, readRadix } from '../radix/index.ts';
import { reachOf, searchAlong } from '../transit/motion.ts';
import {
  type Return,
  type ReturnOptions,
  type ReturnQuestion,
  type ReturnSettings,
  returnQuestionOf,
  returnsBetween,
} from './question.ts';

export interface Returns {
  readonly settings: ReturnSettings;
  readonly sources: readonly SourceKey[];
  /** In the order of time. */
  readonly returns: readonly Return[];
}

/** Three hundred years, days. */
const LONGEST_DAYS = 109575;

/**
 * Every return in [from, to), retrograde ones too.
 *
 * @param radix  cast for a moment where precession is corrected; otherwise longitudes will do
 * @param body   a point of the radix that moves: `Sun`, `Moon`, `Saturn`, `NorthNode`, `Chiron` …
 * @param fromJdTt, toJdTt  Julian dates, TT; at most 300 years apart. An end before the beginning is an empty span
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN where no loaded ephemeris has the body
 * @source  `morin-23` (returns); precession: `fagan-firebrace-1971`
 */
export function returnsOf(
  kernel: Kernel,
  radix: Radix,
  body: string,
  fromJdTt: number,
  toJdTt: number,
  options: ReturnOptions = {},
): Returns {
  const question = returnQuestionOf(readKernel(kernel), readRadix(radix), body, options);
  const { settings } = question;
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt > LONGEST_DAYS) {
    const allowed = 'at most 300 years after fromJdTt';
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `A search for returns is ${allowed} at the end.`);
  }
  return {
    settings,
    sources: settings.precessionCorrected ? ['morin-23', 'fagan-firebrace-1971'] : ['morin-23'],
    returns: returnsBetween(question, fromJdTt, toJdTt),
  };
}

/** The first return at or after an instant, or null where the ephemeris ends before it. Arguments and errors as `returnsOf`. */
export function nextReturn(
  kernel: Kernel,
  radix: Radix,
  body: string,
  fromJdTt: number,
  options: ReturnOptions = {},
): Return | null {
  const question = returnQuestionOf(readKernel(kernel), readRadix(radix), body, options);
  checkJd('fromJdTt', fromJdTt);
  const end = reachOf(question.motion, fromJdTt, fromJdTt + farthestDays(question));
  if (end <= fromJdTt) return null;
  const hit = nextAngleCrossing(question.arc, fromJdTt, openSearch(question, end - fromJdTt));
  return hit === null ? null : near(question, hit.jdTt);
}

/** The last return before an instant; as `nextReturn`. */
export function previousReturn(
  kernel: Kernel,
  radix: Radix,
  body: string,
  beforeJdTt: number,
  options: ReturnOptions = {},
): Return | null {
  const question = returnQuestionOf(readKernel(kernel), readRadix(radix), body, options);
  checkJd('beforeJdTt', beforeJdTt);
  const start = reachOf(question.motion, beforeJdTt, beforeJdTt - farthestDays(question));
  if (start >= beforeJdTt) return null;
  const hit = previousAngleCrossing(question.arc, beforeJdTt, openSearch(question, beforeJdTt - start));
  return hit === null ? null : near(question, hit.jdTt);
}

function openSearch({ motion, rate, settings }: ReturnQuestion, limitDays: number) {
  return { ...searchAlong(motion), rate, targetsRad: settings.phasesDeg.map(radiansOf), limitDays };
}

/** The return at an instant that was found, with its passes. */
function near(question: ReturnQuestion, jdTt: number): Return | null {
  const end = reachOf(question.motion, jdTt, jdTt + 1e-6);
  const [found] = returnsBetween(question, jdTt - 1e-6, Math.max(end, jdTt + 1e-7));
  return found ?? null;
}

function farthestDays({ motion }: ReturnQuestion): number {
  return PERIOD_DAYS[motion.body] ?? 800;
}

/** A round and a half of the zodiac, days: how far the next return can be. */
// biome-ignore format: a table reads in rows
const PERIOD_DAYS: { readonly [body: string]: number } = {
  Sun: 550, Moon: 42, Mercury: 900, Venus: 900, Mars: 1200, Jupiter: 6600, Saturn: 16500, Uranus: 47000, Neptune: 92000, Pluto: 138000,
  Chiron: 30000, Ceres: 2600, Pallas: 2600, Juno: 2600, Vesta: 2200,
  MeanNode: 10300, TrueNode: 10300, MeanApogee: 4900, OsculatingApogee: 5200, InterpolatedApogee: 4900, InterpolatedPerigee: 4900,
};
