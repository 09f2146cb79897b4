/** How a row of the tables beside is made: a literal with certain members and no others goes in, and is handed to the function that answers. */

import { type OptionNames, readChoices } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import { RULES_EDITION } from '../../stamp.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import { isMoment, readMoment } from '../../time/read-moment.ts';
import type { EngineForReceipts, Operation } from '../operation.ts';

/** What of a row has a default: the engine's own rules, resting on ephemeris and zones. */
export interface RowGround {
  readonly rulesVersion?: string;
  readonly restsOn?: NonNullable<Operation['restsOn']>;
}

/**
 * A row that reads its input as a literal.
 *
 * @param op     its name
 * @param names  the members of its input
 * @param run    plain data in, plain data out; throws EngineError naming the field
 */
export function row<Input extends object>(
  op: string,
  names: OptionNames<Input>,
  run: (engine: EngineForReceipts, input: Input) => unknown,
  { rulesVersion = RULES_EDITION, restsOn }: RowGround = {},
): Operation {
  return {
    op,
    rulesVersion,
    ...(restsOn === undefined ? {} : { restsOn }),
    run: (engine, input) => run(engine, readChoices(input as Input, 'input', names)),
  };
}

/** A birth as a moment; a moment stays itself. @throws EngineError naming the field */
export function momentOf(engine: EngineForReceipts, birth: Birth | Moment): Moment {
  const given = readRecord('birth', birth, 'a birth or a moment');
  return isMoment(given) ? readMoment(birth) : engine.moment(birth as Birth);
}

/**
 * Choices of a room, the call's over those of the convention; both may be left out.
 *
 * @throws  EngineError INVALID_OPTION for options that are no object; their names are read by the room
 */
export function over<Options extends object>(chosen: Options | undefined, options: Options | undefined): Options {
  return {
    ...chosen,
    ...(options === undefined ? options : readRecord('options', options, 'an object of choices')),
  } as Options;
}
