/** What the rows of Jyotish have in common: one birth under one convention, its kundli, and the editions that answer. */

import { lahiriWholeSign, skyChoicesFor } from '../../chart/index.ts';
import type { OptionNames } from '../../choice.ts';
import {
  JYOTISH_EDITION,
  type Jyotish,
  type JyotishChoices,
  type JyotishPresetName,
  type Kundli,
  kundliOf,
  openJyotish,
} from '../../jyotish/index.ts';
import { almanac, skyAt } from '../../sky/index.ts';
import { RULES_EDITION } from '../../stamp.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import type { EngineForReceipts, Operation } from '../operation.ts';
import { over, type RowGround, row } from './row.ts';

/** A convention: a preset by name, or choices of one's own. */
export interface JyotishInput {
  readonly choices?: JyotishChoices | JyotishPresetName;
}

/** Input of the rows of one birth. */
export interface JyotishBirthInput<Options = object> extends JyotishInput {
  readonly birth: Birth | Moment;
  readonly options?: Options;
}

export const JYOTISH_BIRTH: OptionNames<JyotishBirthInput> = { birth: true, choices: true, options: true };

/** The rules of the chart and, on them, those of Jyotish. */
export const JYOTISH: RowGround = { rulesVersion: `${RULES_EDITION} + ${JYOTISH_EDITION}` };

/** A birth under a convention, with what the rooms ask for; the kundli knows declinations. */
export interface BirthGround {
  readonly jyotish: Jyotish;
  readonly chosen: JyotishChoices;
  readonly moment: Moment;
  readonly kundli: Kundli;
}

export function groundOf(engine: EngineForReceipts, { birth, choices }: JyotishBirthInput): BirthGround {
  const jyotish = openJyotish(engine, choices);
  const moment = jyotish.moment(birth);
  const chart = jyotish.choices.chart ?? lahiriWholeSign;
  const sky = skyAt(engine.kernel, moment, { ...almanac, ...skyChoicesFor(chart) });
  return { jyotish, chosen: jyotish.choices, moment, kundli: kundliOf(engine.chart(moment, chart), sky) };
}

/** A row of a door of one birth. */
export function door<Options extends object>(
  op: string,
  ask: (jyotish: Jyotish, birth: Birth | Moment, options?: Options) => unknown,
): Operation {
  return row<JyotishBirthInput<Options>>(
    op,
    JYOTISH_BIRTH,
    (engine, { birth, choices, options }) => ask(openJyotish(engine, choices), birth, options),
    JYOTISH,
  );
}

/** A row of a room over a kundli; its options are the convention's with the call's over them. */
export function room<Options extends object>(
  op: string,
  chosen: (choices: JyotishChoices) => Options | undefined,
  ask: (ground: BirthGround, options: Options) => unknown,
): Operation {
  return row<JyotishBirthInput<Options>>(
    op,
    JYOTISH_BIRTH,
    (engine, input) => {
      const ground = groundOf(engine, input as JyotishBirthInput);
      return ask(ground, over(chosen(ground.chosen), input.options));
    },
    JYOTISH,
  );
}
