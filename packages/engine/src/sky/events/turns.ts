/**
 * Where does a coordinate turn round? Greatest and least values of a motion: the ground of stations, apsides, elongations and extremes of declination.
 *
 * Found on the smooth curve, which leaves light deflection out, and then moved by the second or two to where the rate of the apparent place is zero. So
 * a body that passes behind the Sun's disc has no stations of some hours there (Pluto would: light bends faster than it moves).
 */

import type { Extremum } from '../search.ts';
import { linear, visitTurns, walkOf } from '../walk.ts';
import { type Motion, type StepOption, searchAlong } from './motion.ts';
import { turnInstant } from './turn-instant.ts';

/** How far an instant is looked for beyond the span, for it may move in: days. */
const PAD_DAYS = 0.25;

/** Told of a turn when it is found: the apparent place at its instant is then the last that was looked at. */
type TurnVisitor = (turn: Extremum) => void;

/** What is asked: the arguments of `turnsOf`. */
type Question = Parameters<typeof turnsOf>;

/**
 * Every turn in [from, to), in the order of time.
 *
 * @param smooth    the curve on which turns are counted
 * @param apparent  the curve whose rate is zero at the instants, and whose values are told
 * @param isFarFromSun  true where no turn lies within three degrees of the Sun, as none of a planet's longitude does: then light does not wrinkle the curve
 * @throws  EngineError OUT_OF_SPAN, and INVALID_OPTION for a step that is none
 */
export function turnsOf(
  smooth: Motion,
  apparent: Motion,
  fromJdTt: number,
  toJdTt: number,
  options: StepOption,
  isFarFromSun: boolean = false,
): readonly Extremum[] {
  const turns: Extremum[] = [];
  visitTurnsOf((turn) => turns.push(turn), smooth, apparent, fromJdTt, toJdTt, options, isFarFromSun);
  return turns;
}

/** The turns of `turnsOf`, one after another. */
export function visitTurnsOf(visitor: TurnVisitor, ...question: Question): void {
  const [smooth, apparent, fromJdTt, toJdTt, options, isFarFromSun = false] = question;
  const search = searchAlong(smooth, options);
  if (!(fromJdTt < toJdTt)) return;
  const from = has(smooth, fromJdTt - PAD_DAYS) ? fromJdTt - PAD_DAYS : fromJdTt;
  const to = has(smooth, toJdTt + PAD_DAYS) ? toJdTt + PAD_DAYS : toJdTt;
  visitTurns(walkOf(smooth.value, from, to, search, linear), (step) => {
    const at = turnInstant(smooth, apparent, step, to, !isFarFromSun);
    if (at !== null && at >= fromJdTt && at < toJdTt) visitor({ jdTt: at, value: apparent.value(at), kind: step.kind });
  });
}

function has(motion: Motion, jdTt: number): boolean {
  try {
    motion.rate(jdTt);
    return true;
  } catch {
    return false;
  }
}
