/** The options of the ashtakoota: a school for each koota, presets by the name of the program or author, and which exceptions count. */

import { oneOf, readChoices } from '../../choice.ts';
import { EXCEPTION_IDS, type ExceptionId, exceptionsOfSet } from './exception-list.ts';
import { ASHTAKOOTA_NAMES } from './option-names.ts';

/**
 * The names of every school of every koota: what the options take. Their tables are in schools.ts. `pyjhora` stands for what that program
 * alone reckons: a vashya table of its own, and two defects, of tara and of bhakoot, so that its totals can be reproduced.
 */
export const KOOTA_SCHOOL_NAMES = {
  varna: ['by-signs', 'raman', 'saravali', 'nakshatra'],
  vashya: ['north-indian', 'raman', 'saravali', 'pyjhora', 'astroyogi'],
  vashyaHalves: ['by-longitude', 'by-pada', 'first-half'],
  tara: ['half-each-way', 'all-or-nothing', 'raman', 'pyjhora'],
  yoni: ['north-indian', 'saravali', 'panchangam-js', 'enemies-only'],
  grahaMaitri: ['half-steps', 'maitreya', 'saravali'],
  gana: ['saravali', 'astrosage', 'future-point', 'symmetric'],
  bhakoot: ['standard', 'raman', 'pyjhora'],
} as const;
type Names = typeof KOOTA_SCHOOL_NAMES;

/** The school of each koota. */
export interface KootaSchools {
  /** `by-signs`: earth Vaishya, air Shudra; `saravali`: the other way about; `raman`: his own list of signs; `nakshatra`: by the star. */
  readonly varna: Names['varna'][number];
  /** Five natures of signs against five; `raman`: the signs that each sign holds sway over; `pyjhora`: a table that no other source has. */
  readonly vashya: Names['vashya'][number];
  /** How the halves of Sagittarius and Capricorn are told apart; without effect where vashya goes by whole signs (`raman`). */
  readonly vashyaHalves: Names['vashyaHalves'][number];
  /** 1½ points for a fit count either way, or 3 at once from the bride's; `pyjhora` gives them to the unfit counts: a defect. */
  readonly tara: Names['tara'][number];
  /** All give 4 to one animal and 0 to sworn enemies; they differ between. */
  readonly yoni: Names['yoni'][number];
  /** Points from both friends to both enemies: `half-steps` 5 4 3 1 ½ 0, `saravali` 5 4 3 2 1 0, `maitreya` 5 4 2 2 1 0. */
  readonly grahaMaitri: Names['grahaMaitri'][number];
  /** What Deva and Manushya, and either and Rakshasa, give by direction; `symmetric` asks for none. */
  readonly gana: Names['gana'][number];
  /** No points for 2/12, 5/9 and 6/8; `raman` by direction; `pyjhora` gives them to one such pair, Cancer and Aquarius: a defect. */
  readonly bhakoot: Names['bhakoot'][number];
}

/** Which exceptions count towards the second total: a set by name, or a list of ids. */
export type ExceptionChoice = 'classical' | 'all' | 'none' | readonly ExceptionId[];

export const MATCH_PRESETS = ['north-indian', 'panchangam-js', 'pyjhora', 'raman'] as const;
export type MatchPreset = (typeof MATCH_PRESETS)[number];

/** Which of the two is the bride; the other is the groom. */
export const PERSON_KEYS = ['person1', 'person2'] as const;
export type PersonKey = (typeof PERSON_KEYS)[number];

export interface AshtakootaOptions extends Partial<KootaSchools> {
  /** Where the schools start from; each may still be chosen singly. `north-indian` when left out. */
  readonly preset?: MatchPreset;
  /** `classical` when left out, or the preset's own. */
  readonly exceptions?: ExceptionChoice;
  /** `person2` when left out. */
  readonly bride?: PersonKey;
}

/** Every choice, as it was used. */
export interface AshtakootaSettings extends KootaSchools {
  readonly preset: MatchPreset;
  readonly exceptions: readonly ExceptionId[];
  readonly bride: PersonKey;
}

const NORTH_INDIAN: KootaSchools = {
  varna: 'by-signs',
  vashya: 'north-indian',
  vashyaHalves: 'by-longitude',
  tara: 'half-each-way',
  yoni: 'north-indian',
  grahaMaitri: 'half-steps',
  gana: 'saravali',
  bhakoot: 'standard',
};

/**
 * `panchangam-js` and `pyjhora` give what those programs give (2.2.3 and 4.8.5), the defects of the latter among it. `raman` has the kootas that B. V. Raman words otherwise
 * and his exceptions; where he gives no points of his own (graha maitri, gana, the middle values of yoni) the north Indian ones stand.
 */
const PRESETS: { readonly [P in MatchPreset]: KootaSchools & { readonly exceptions: ExceptionChoice } } = {
  'north-indian': { ...NORTH_INDIAN, exceptions: 'classical' },
  'panchangam-js': {
    ...NORTH_INDIAN,
    vashyaHalves: 'first-half',
    yoni: 'panchangam-js',
    gana: 'astrosage',
    exceptions: ['bhakoot-same-lord', 'nadi-same-sign-different-star'],
  },
  pyjhora: {
    ...NORTH_INDIAN,
    varna: 'saravali',
    vashya: 'pyjhora',
    vashyaHalves: 'by-pada',
    tara: 'pyjhora',
    bhakoot: 'pyjhora',
    exceptions: 'none',
  },
  raman: {
    ...NORTH_INDIAN,
    varna: 'raman',
    vashya: 'raman',
    tara: 'raman',
    yoni: 'enemies-only',
    bhakoot: 'raman',
    exceptions: [
      'gana-star-beyond-14th',
      'bhakoot-same-lord',
      'bhakoot-lords-friendly',
      'nadi-lords-same-or-friendly',
      'nadi-bhakoot-and-rajju-good',
    ],
  },
};

/**
 * Options with every choice filled in.
 *
 * @throws  EngineError INVALID_OPTION for a school, preset, person or exception that does not exist
 */
export function settleAshtakoota(options: AshtakootaOptions = {}): AshtakootaSettings {
  const given = readChoices(options, 'options', ASHTAKOOTA_NAMES);
  const preset = oneOf('preset', given.preset ?? 'north-indian', MATCH_PRESETS);
  const base = PRESETS[preset];
  return {
    preset,
    varna: oneOf('varna', given.varna ?? base.varna, KOOTA_SCHOOL_NAMES.varna),
    vashya: oneOf('vashya', given.vashya ?? base.vashya, KOOTA_SCHOOL_NAMES.vashya),
    vashyaHalves: oneOf('vashyaHalves', given.vashyaHalves ?? base.vashyaHalves, KOOTA_SCHOOL_NAMES.vashyaHalves),
    tara: oneOf('tara', given.tara ?? base.tara, KOOTA_SCHOOL_NAMES.tara),
    yoni: oneOf('yoni', given.yoni ?? base.yoni, KOOTA_SCHOOL_NAMES.yoni),
    grahaMaitri: oneOf('grahaMaitri', given.grahaMaitri ?? base.grahaMaitri, KOOTA_SCHOOL_NAMES.grahaMaitri),
    gana: oneOf('gana', given.gana ?? base.gana, KOOTA_SCHOOL_NAMES.gana),
    bhakoot: oneOf('bhakoot', given.bhakoot ?? base.bhakoot, KOOTA_SCHOOL_NAMES.bhakoot),
    exceptions: settleExceptions(given.exceptions ?? base.exceptions),
    bride: oneOf('bride', given.bride ?? 'person2', PERSON_KEYS),
  };
}

function settleExceptions(choice: ExceptionChoice): readonly ExceptionId[] {
  if (!Array.isArray(choice)) {
    return exceptionsOfSet(oneOf('exceptions', choice as string, ['classical', 'all', 'none'] as const));
  }
  const chosen = choice.map((id, index) => oneOf(`exceptions[${index}]`, id, EXCEPTION_IDS));
  return EXCEPTION_IDS.filter((id) => chosen.includes(id));
}
