/** What threads do for calls: rows that take long, hours that are unknown, questions of the built-in narrator, receipts asked again, and whatever the engine's own pool does by name. */

import type { Engine } from '@khagol/engine';
import { engineWork, type Work } from '@khagol/engine/pool/custom';
import type { AnyRow, Row } from '../../gate/row.ts';
import type { Asked } from '../../routes/answering.ts';
import { DOUBT_WORK, type DoubtQuestion, doubtAnswered, openAskDoubt } from '../../routes/ask-doubt.ts';
import { RECOMPUTE_WORK } from '../../routes/far-receipts.ts';
import { answerFar, type FarCall, ROW_WORK } from '../../routes/far-row.ts';
import { FAR_ROWS } from '../../routes/far-rows.ts';
import { type AskedAgain, askedAgain } from '../../routes/receipt-operations.ts';
import { type RecomputeWork, recomputed } from '../../routes/receipts.ts';
import { twinRows } from '../../routes/twins.ts';
import { sandboxRows } from '../../sandbox/rows.ts';
import { openTeller, type Teller } from '../answers/teller.ts';
import { ANSWER_WORK, WARM_WORK } from './names.ts';

/** What a thread stands on. */
export interface Ground {
  readonly engine: Engine;
  readonly rows: ReadonlyMap<string, Row>;
  /** Languages, rules and words are read when the first question comes. */
  readonly teller: Teller;
  /** What receipts are about; listed when the first one comes. */
  again(): AskedAgain;
}

export function openGround(engine: Engine): Ground {
  const all: readonly AnyRow[] = [
    ...twinRows(engine),
    ...sandboxRows(engine, NO_FACTS, () => [], openAskDoubt(engine, null)),
  ];
  const rows = all.filter(({ id }) => FAR_ROWS.has(id)) as unknown as readonly Row[];
  const teller = openTeller(engine);
  let again: AskedAgain | undefined;
  return {
    engine,
    rows: new Map(rows.map((row) => [row.id, row])),
    teller,
    again: () => {
      again ??= askedAgain(engine, teller.operations);
      return again;
    },
  };
}

/** Of rows that tell of the house, which threads do not answer. */
const NO_FACTS = { engineVersion: '', engineLabel: '', startedMs: 0, addressPerMinute: 0 };

const WORK: Readonly<Record<string, Work<Ground>>> = {
  [DOUBT_WORK]: ({ engine }, question) => doubtAnswered(engine, question as DoubtQuestion),
  [ROW_WORK]: ({ rows }, call) => answerFar(rows, call as FarCall),
  [RECOMPUTE_WORK]: ({ engine, again }, work) => recomputed(work as RecomputeWork, engine, again()),
  [ANSWER_WORK]: async ({ teller }, asked) => (await teller.builtIn()).read(asked as Asked).told,
  [WARM_WORK]: async ({ teller }) => {
    for (const _ of (await teller.builtIn()).warm());
    return null;
  },
};

export function workNamed(name: string): Work<Ground> | undefined {
  if (Object.hasOwn(WORK, name)) return WORK[name];
  const work = engineWork(name);
  return work === undefined ? undefined : ({ engine }, piece, progress) => work(engine, piece, progress);
}
