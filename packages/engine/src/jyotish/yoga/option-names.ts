/** What may be written in the options of yogas: every name, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { YogaOptions } from './find.ts';
import type { RuleOptions } from './settings.ts';

export const RULE_NAMES: OptionNames<RuleOptions> = {
  nodes: true,
  otherLight: true,
  occupation: true,
  vajraYava: true,
  sankhya: true,
  mahapurusha: true,
  viparita: true,
  strength: true,
  karakas: true,
  arudhaLords: true,
  conjunctionOrbDeg: true,
  moonNature: true,
  mercuryNature: true,
  nodeDrishti: true,
  nodeDignity: true,
  combustion: true,
  cancellations: true,
};
export const YOGA_NAMES: OptionNames<YogaOptions> = { ...RULE_NAMES, families: true };
