/**
 * Who answers questions here: the built-in narrator, and for the tiers that they serve the narrators of the settings, behind the gate. Nothing of it is
 * read before it is needed: languages, rules and their words are a large part of the server, and of its start.
 */

import { setImmediate as turn } from 'node:timers/promises';
import { type CryptoPort, type Narrator, NarratorFault, type Tier, type Workers } from '../../ports/index.ts';
import type { AnswerOperations } from '../../routes/answer-receipts.ts';
import { type Answering, type Asked, type Told, tellingOf } from '../../routes/answering.ts';
import type { WholeEngine } from '../../routes/engine.ts';
import { refusalOfWork } from '../../routes/far-work.ts';
import { ANSWER_WORK } from '../threads/names.ts';
import { openTeller } from './teller.ts';

export interface AnsweringParts {
  readonly engine: WholeEngine;
  /** None where the built-in narrator tells everything. */
  readonly narrators: readonly Narrator[];
  readonly crypto: Pick<CryptoPort, 'randomBytes'>;
  /** Threads that answer what the built-in narrator tells alone; absent answers here. */
  readonly workers?: Workers;
}

export interface WarmAnswering extends Answering {
  /** Questions of receipts, put again. @throws Error before their `ready` has opened the built-in narrator */
  readonly operations: AnswerOperations;
  /** Reads in small steps what the first question would else wait for. @param goesOn  asked before each step */
  warm(goesOn: () => boolean): Promise<void>;
}

/** Opens nothing yet. */
export function openAnswering({ engine, narrators, crypto, workers }: AnsweringParts): WarmAnswering {
  const { builtIn, operations } = openTeller(engine);
  // `eco` pays for nobody elsewhere.
  const narratorOf = (tier: Tier): Narrator | undefined =>
    tier === 'eco' ? undefined : narrators.find(({ tiers }) => tiers.includes(tier));
  return {
    operations,
    restSeconds: (tier) => narratorOf(tier)?.restSeconds() ?? 0,
    tell: async (asked, signal) => {
      const narrator = narratorOf(asked.speed);
      if (narrator === undefined && workers !== undefined) return tellingOf(await toldFar(workers, asked, signal));
      const reading = (await builtIn()).read(asked);
      if (narrator === undefined) return tellingOf(reading.told);
      const [{ isForOthers }, { remoteTelling }] = await Promise.all([
        import('./brief.ts'),
        import('./remote-telling.ts'),
      ]);
      if (!isForOthers(reading)) return tellingOf(reading.told);
      const seconds = narrator.restSeconds();
      if (seconds > 0) throw new NarratorFault('unavailable', 'The narrator rests after faults.', seconds);
      return remoteTelling(asked, reading, { narrator, crypto }, signal);
    },
    warm: async (goesOn) => {
      // Threads open a narrator of their own.
      if (workers !== undefined && narrators.length === 0) return;
      for (const _ of (await builtIn()).warm()) {
        if (!goesOn()) return;
        await turn();
      }
      if (narrators.length > 0) await import('./remote-telling.ts');
    },
  };
}

/** An answer made by a thread. The caller's own deadline ends it, by the signal. */
async function toldFar(workers: Workers, asked: Asked, signal: AbortSignal): Promise<Told> {
  const call = { owner: ANSWER_WORK, deadlineSeconds: LONGEST_SECONDS, signal };
  return (await workers.run(ANSWER_WORK, asked, call).catch((error: unknown) => {
    throw refusalOfWork(error);
  })) as Told;
}

/** More than any row of questions allows. */
const LONGEST_SECONDS = 300;
