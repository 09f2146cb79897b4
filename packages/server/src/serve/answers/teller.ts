/** The built-in narrator where it is opened when it is first needed, and the answers of receipts, which it tells again. */

import { READING_EDITION } from '@khagol/engine/reading/answer';
import { answerOperations } from '../../routes/answer-operations.ts';
import type { AnswerOperations } from '../../routes/answer-receipts.ts';
import type { WholeEngine } from '../../routes/engine.ts';
import type { BuiltIn } from './built-in.ts';
import type { statementsIn } from './statements.ts';

export interface Teller {
  /** Opens it, once. */
  builtIn(): Promise<BuiltIn>;
  /** Questions of receipts, put again. @throws Error before the narrator is open, which their `ready` sees to */
  readonly operations: AnswerOperations;
}

/** Opens nothing yet. */
export function openTeller(engine: WholeEngine): Teller {
  let opened: Promise<BuiltIn> | undefined;
  let here: Pick<BuiltIn, 'read'> & { readonly statementsIn: typeof statementsIn } = NOT_YET;
  const builtIn = (): Promise<BuiltIn> => {
    opened ??= Promise.all([import('./built-in.ts'), import('./statements.ts')]).then(([{ openBuiltIn }, checker]) => {
      const teller = openBuiltIn(engine);
      here = { ...checker, read: teller.read };
      return teller;
    });
    return opened;
  };
  return {
    builtIn,
    operations: answerOperations({
      rules: READING_EDITION,
      tell: (_, asked) => here.read(asked).told,
      statementsIn: (_, asked, text) => here.statementsIn(here.read(asked), text),
      ready: async () => void (await builtIn()),
    }),
  };
}

const notYet = (): never => {
  throw new Error('the built-in narrator has not been opened yet');
};
const NOT_YET = { read: notYet, statementsIn: notYet } as const;
