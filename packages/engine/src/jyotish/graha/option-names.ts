/** What may be written in the options of this room: every name of each literal, for the doors that refuse the others. */

import type { OptionNames } from '../../choice.ts';
import type { ArgalaOptions } from './argala.ts';
import type { AvasthaOptions } from './avastha.ts';
import type { DrishtiOptions, DrishtiVirupaOptions } from './drishti.ts';
import type { FriendshipOptions, RelationshipOptions } from './friendship.ts';
import type { NatureOptions } from './nature.ts';
import type { ShayanadiBirth } from './shayanadi.ts';
import type { GrahaStateOptions } from './states.ts';
import type { CompanyOptions, NamedLords, StrongerLordOptions, StrongerSignOptions } from './stronger.ts';
import type { VargaChoice } from './varga-chart.ts';
import type { VimshopakaOptions } from './vimshopaka.ts';
import type { WarOptions } from './war.ts';

const NATURE_NAMES: OptionNames<NatureOptions> = { moonNature: true, mercuryNature: true };
const DRISHTI_NAMES: OptionNames<DrishtiOptions> = { nodeDrishti: true };
const FRIENDSHIP_NAMES: OptionNames<FriendshipOptions> = { nodeFriendship: true };
export const DRISHTI_VIRUPA_NAMES: OptionNames<DrishtiVirupaOptions> = { ...DRISHTI_NAMES, special: true };
export const RELATIONSHIP_NAMES: OptionNames<RelationshipOptions> = { ...FRIENDSHIP_NAMES, among: true };
export const WAR_NAMES: OptionNames<WarOptions> = { war: true, warWithin: true };
export const AVASTHA_NAMES: OptionNames<AvasthaOptions> = {
  ...FRIENDSHIP_NAMES,
  ...DRISHTI_NAMES,
  ...NATURE_NAMES,
  ...WAR_NAMES,
  nodeDignity: true,
  exaltation: true,
  combustion: true,
  jagradadi: true,
  deeptadi: true,
  lajjitadi: true,
  lajjitadiFriends: true,
};
/** Of the states of all grahas, and of each question about one of them: whoever asks several hands the same literal to all. */
export const GRAHA_STATE_NAMES: OptionNames<GrahaStateOptions> = { ...AVASTHA_NAMES, birth: true };
export const SHAYANADI_BIRTH_NAMES: OptionNames<ShayanadiBirth> = {
  ghatis: true,
  nameNumber: true,
  navamshaCount: true,
};
export const ARGALA_NAMES: OptionNames<ArgalaOptions> = { ...NATURE_NAMES, reversal: true };
export const VIMSHOPAKA_NAMES: OptionNames<VimshopakaOptions> = {
  nodeDignity: true,
  nodeFriendship: true,
  exalted: true,
  temporal: true,
};
export const VARGA_CHOICE_NAMES: OptionNames<Exclude<VargaChoice, number>> = { division: true, method: true };

export const LORD_NAMES: OptionNames<StrongerLordOptions & CompanyOptions> = {
  lords: true,
  nodeExaltation: true,
  nodeDegrees: true,
  weigh: true,
  lagnaSign: true,
};
export const SIGN_NAMES: OptionNames<StrongerSignOptions> = {
  signs: true,
  lords: true,
  nodeExaltation: true,
  nodeDegrees: true,
};
export const NAMED_LORD_NAMES: OptionNames<NamedLords> = { Scorpio: true, Aquarius: true };
