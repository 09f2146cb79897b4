/**
 * What all hours of a day have, where the hour of birth is unknown. It costs as much as fifty charts, so a thread is asked for it; the chart beside it is made here. The answer is
 * the same.
 */

import type { Birth, ChartChoices } from '@khagol/engine';
import type { BirthMoment } from '../contract/birth.ts';
import { doubtWithinSpan } from '../contract/birth-blocks.ts';
import type { ThroughDoubt } from '../contract/through-doubt.ts';
import type { CallFacts } from '../gate/row.ts';
import type { Workers } from '../ports/index.ts';
import { isWhole, type ServedEngine, type WholeEngine } from './engine.ts';
import { doneFar } from './far-work.ts';

/** Under which name threads are asked. */
export const DOUBT_WORK = 'doubt';

/** A birth without an hour, and how its charts are cast; sidereal. */
export interface DoubtQuestion {
  readonly birth: Birth;
  readonly choices: ChartChoices;
}

/**
 * Asks for it.
 *
 * @returns null where the ephemeris ends too near; undefined of a stated hour, and of an engine that has charts alone
 * @throws  Refusal OVERLOADED where no thread had the time
 */
export type AskDoubt = (
  asked: BirthMoment,
  choices: ChartChoices,
  deadlineSeconds: number,
  facts: CallFacts,
) => Promise<ThroughDoubt | null | undefined>;

/** @param workers  null on a host without threads: then all is found here */
export function openAskDoubt(engine: ServedEngine, workers: Workers | null): AskDoubt {
  return async ({ birth, moment }, choices, deadlineSeconds, facts) => {
    if (moment.certainty.time === 'stated' || !isWhole(engine)) return undefined;
    if (workers === null) return doubtWithinSpan(engine.kernel, moment, choices);
    const question: DoubtQuestion = { birth, choices };
    return (await doneFar(workers, DOUBT_WORK, question, { deadlineSeconds }, facts)) as ThroughDoubt | null;
  };
}

/** The thread's side. */
export function doubtAnswered(engine: WholeEngine, { birth, choices }: DoubtQuestion): ThroughDoubt | null {
  return doubtWithinSpan(engine.kernel, engine.moment(birth), choices);
}
