/** Questions put to an answering without the rows around it, and what comes of them piece by piece. */

import type { Engine } from '../../packages/engine/src/node.ts';
import { jdUtOfMs } from '../../packages/server/src/contract/chart-input.ts';
import { readQuery } from '../../packages/server/src/contract/query-input.ts';
import type { Answering, Asked, Told } from '../../packages/server/src/routes/answering.ts';
import { NOON_MS } from './house.ts';

export const never: AbortSignal = new AbortController().signal;

/** A checked question as the rows hand it on. */
export function askedOf(engine: Engine, body: Record<string, unknown>, memory: readonly unknown[] = []): Asked {
  return { ...readQuery(body, engine, null), memory, atJdUt: jdUtOfMs(NOON_MS) };
}

export interface Heard {
  readonly pieces: readonly string[];
  readonly told: Told;
  readonly assured: Told;
}

/** The whole telling. Its pieces are the text, whoever tells it. */
export async function heard(answering: Answering, asked: Asked, signal: AbortSignal = never): Promise<Heard> {
  const telling = await answering.tell(asked, signal);
  const pieces: string[] = [];
  const steps = telling.pieces();
  for (;;) {
    const step = await steps.next();
    if (step.done !== true) {
      pieces.push(step.value);
      continue;
    }
    if (pieces.join('') !== step.value.text) throw new Error('the pieces are not the text');
    return { pieces, told: step.value, assured: telling.assured };
  }
}
