/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { ArudhaOptions } from './arudha.ts';
import type { CharaKarakaOptions } from './chara-karaka.ts';
import type { KarakamshaOptions } from './karakamsha.ts';
import type { TrimurtiOptions } from './trimurti.ts';

export const ARUDHA_NAMES: OptionNames<ArudhaOptions> = {
  lords: true,
  nodeExaltation: true,
  nodeDegrees: true,
  exception: true,
  upapada: true,
  signs: true,
};
export const CHARA_KARAKA_NAMES: OptionNames<CharaKarakaOptions> = {
  scheme: true,
  ties: true,
  tieWithin: true,
  rahu: true,
};
export const KARAKAMSHA_NAMES: OptionNames<KarakamshaOptions> = {
  ...CHARA_KARAKA_NAMES,
  swamsha: true,
  navamsha: true,
};
export const TRIMURTI_NAMES: OptionNames<TrimurtiOptions> = {
  lords: true,
  nodeExaltation: true,
  rudraEighth: true,
  karakas: true,
};
