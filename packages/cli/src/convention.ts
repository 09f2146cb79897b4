/** Whose rules: the conventions of Jyotish by name. */

import { JYOTISH_PRESET_NAMES, type JyotishPresetName } from '@khagol/engine/jyotish';
import { type Flags, flagOf } from './birth-flags.ts';
import { CommandError } from './terminal.ts';

/** @throws CommandError for a convention that does not exist, with those that do */
export function conventionOf(flags: Flags): JyotishPresetName {
  const name = flagOf(flags, 'convention') ?? 'khagol';
  const known = JYOTISH_PRESET_NAMES.find((preset) => preset === name);
  if (known === undefined)
    throw new CommandError(2, `--convention: there is no "${name}"; there are ${JYOTISH_PRESET_NAMES.join(', ')}`);
  return known;
}
