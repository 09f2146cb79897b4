/**
 * Mantras of the grahas by identifier, and how often each is to be said. No words of them: whoever shows one brings its text along.
 *
 * Sources: the vedic ones by their first words in `yajnavalkya-smriti` 1.300–301, their places in the Vedas beside them; counts by schools below.
 */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import { kindOf, refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';

/** `beeja` of seed syllables, `vedic` a verse of the Vedas, `gayatri` in that metre. */
export const MANTRA_KINDS = ['beeja', 'vedic', 'gayatri'] as const;
export type MantraKind = (typeof MANTRA_KINDS)[number];

/** How often. `traditional`: as almanacs have it; `dasha-years`: a thousand for each year of the graha in Vimshottari. */
export const JAPA_SCHOOLS = ['traditional', 'dasha-years'] as const;
export type JapaSchool = (typeof JAPA_SCHOOLS)[number];

/** In the order of GRAHAS. */
// biome-ignore format: a table reads in rows
export const JAPA_COUNTS: { readonly [S in JapaSchool]: { readonly counts: readonly number[]; readonly sources: readonly SourceKey[]; readonly classification: Classification } } = {
  traditional:   { counts: [7000, 11000, 10000, 9000, 19000, 16000, 23000, 18000, 17000], sources: ['almanac-practice'], classification: 'traditional' },
  'dasha-years': { counts: [6000, 10000, 7000, 17000, 16000, 20000, 19000, 18000, 7000], sources: ['narasimha-rao-integrated'], classification: 'modern' },
};

/** Name of each in mantras, and where its vedic one stands. */
const ROWS: { readonly [G in Graha]: readonly [name: string, locus: string] } = {
  Sun: ['surya', 'rigveda 1.35.2'],
  Moon: ['chandra', 'vajasaneyi-samhita 9.40'],
  Mars: ['mangala', 'rigveda 8.44.16'],
  Mercury: ['budha', 'vajasaneyi-samhita 15.54'],
  Jupiter: ['guru', 'rigveda 2.23.15'],
  Venus: ['shukra', 'vajasaneyi-samhita 19.75'],
  Saturn: ['shani', 'rigveda 10.9.4'],
  Rahu: ['rahu', 'vajasaneyi-samhita 13.20'],
  Ketu: ['ketu', 'rigveda 1.6.3'],
};

export interface GrahaMantra {
  /** `surya-beeja`, `rahu-vedic`. */
  readonly id: string;
  readonly graha: Graha;
  readonly kind: MantraKind;
  /** Where a vedic one stands. */
  readonly locus: string | null;
  /** How often in all. */
  readonly count: number;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

export interface JapaOptions {
  /** `traditional` when left out. */
  readonly japa?: JapaSchool;
  /** Four times as often in the Kali age, as some hold; once when left out. */
  readonly times?: 1 | 4;
}
const JAPA_NAMES: OptionNames<JapaOptions> = { japa: true, times: true };

/** How often the count is said: once, or four times. @throws EngineError INVALID_OPTION */
export function readTimes(times: unknown = 1): 1 | 4 {
  if (times === 1 || times === 4) return times;
  throw refusal(
    'INVALID_OPTION',
    'times',
    '1 or 4',
    `times must be 1 or 4, not ${typeof times === 'number' ? times : kindOf(times)}.`,
  );
}

/**
 * The three mantras of a graha.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function mantrasOf(graha: Graha, options: JapaOptions = {}): readonly GrahaMantra[] {
  readChoices(options, 'options', JAPA_NAMES);
  oneOf('graha', graha, GRAHAS);
  const { counts, sources } = JAPA_COUNTS[oneOf('japa', options.japa ?? 'traditional', JAPA_SCHOOLS)];
  const times = readTimes(options.times);
  const count = (counts[GRAHAS.indexOf(graha)] as number) * times;
  const [name, locus] = ROWS[graha];
  return MANTRA_KINDS.map((kind) => ({
    id: `${name}-${kind}`,
    graha,
    kind,
    locus: kind === 'vedic' ? locus : null,
    count,
    sources: kind === 'vedic' ? ['yajnavalkya-smriti', ...sources] : sources,
    classification: kind === 'vedic' ? 'classical' : 'traditional',
  }));
}
