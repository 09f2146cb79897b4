/**
 * What is kept against each dosha, by the id of its fact less its `-dosha`: rites, mantras, gifts, fasts, deities. Keys and figures only.
 *
 * Sources: `bphs` ch. 86–94 for the shantis of births at blemished hours; the others as almanacs and temples keep them (`almanac-practice`), and, where
 * the dosha itself is of the 20th century, programs too (`program-practice`).
 */

import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha } from '../graha/kundli.ts';

export const REMEDY_KINDS = ['rite', 'mantra', 'stotra', 'gift', 'fast', 'deity', 'rudraksha', 'yantra'] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];

export interface DoshaRemedy {
  readonly kind: RemedyKind;
  /** `kumbha-vivaha`, `maha-mrityunjaya` … */
  readonly key: string;
  /** How often, for a mantra. */
  readonly count: number | null;
  /** 0 Sunday … 6 Saturday, and tithis 1 … 30, on which it is kept. */
  readonly weekday: number | null;
  readonly tithi: number | null;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

/** The remedies of a dosha, and the grahas whose own remedies go with them. */
export interface DoshaRemedyRow {
  /** `mangal` for `mangal-dosha`, `shrapit-by-aspect` for `shrapit-dosha-by-aspect`. */
  readonly dosha: string;
  readonly grahas: readonly Graha[];
  readonly remedies: readonly DoshaRemedy[];
}

type When = Partial<Pick<DoshaRemedy, 'count' | 'weekday' | 'tithi'>>;
type Word = Pick<DoshaRemedy, 'sources' | 'classification'>;
const usage: Word = { sources: ['almanac-practice'], classification: 'traditional' };
const recent: Word = { sources: ['program-practice', 'almanac-practice'], classification: 'modern' };
const parashara: Word = { sources: ['bphs'], classification: 'classical' };
const matching: Word = { sources: ['almanac-practice', 'future-point-matching'], classification: 'traditional' };

function remedy(word: Word, kind: RemedyKind, key: string, when: When = {}): DoshaRemedy {
  return { kind, key, count: when.count ?? null, weekday: when.weekday ?? null, tithi: when.tithi ?? null, ...word };
}
const row = (dosha: string, grahas: readonly Graha[], remedies: readonly DoshaRemedy[]): DoshaRemedyRow => ({
  dosha,
  grahas,
  remedies,
});

/** A lakh and a quarter. */
const SAVA_LAKH = 125000;
const AMAVASYA = 30;
const PURNIMA = 15;

const KALA_SARPA: readonly DoshaRemedy[] = [
  remedy(recent, 'rite', 'kala-sarpa-shanti'),
  remedy(usage, 'rite', 'naga-pratishtha'),
  remedy(usage, 'fast', 'naga-panchami', { tithi: 5 }),
  remedy(usage, 'mantra', 'maha-mrityunjaya', { count: SAVA_LAKH }),
  remedy(usage, 'deity', 'shiva'),
];
const NADI: readonly DoshaRemedy[] = [
  remedy(matching, 'rite', 'nadi-shanti'),
  remedy(matching, 'mantra', 'maha-mrityunjaya', { count: SAVA_LAKH }),
  remedy(matching, 'gift', 'gold'),
  remedy(matching, 'gift', 'cow'),
  remedy(matching, 'gift', 'grain'),
  remedy(matching, 'gift', 'cloth'),
];
const SHIVA_AND_MOON: readonly DoshaRemedy[] = [
  remedy(usage, 'rite', 'rudrabhisheka', { weekday: 1 }),
  remedy(usage, 'deity', 'shiva'),
];

/** Births at blemished hours, each with its shanti in Parashara. */
// biome-ignore format: a list of names
const BIRTHS = [
  'amavasya-janma', 'krishna-chaturdashi-janma', 'bhadra-janma', 'vyatipata-janma', 'vaidhriti-janma', 'parigha-janma', 'vajra-janma',
  'sankranti-janma', 'grahan-janma-solar', 'grahan-janma-lunar', 'gandanta-nakshatra', 'gandanta-tithi', 'gandanta-lagna', 'abhukta-mula', 'jyeshtha-janma',
] as const;

/** By the key of the dosha. */
export const DOSHA_REMEDIES: readonly DoshaRemedyRow[] = [
  row(
    'mangal',
    ['Mars'],
    [
      remedy(usage, 'rite', 'kumbha-vivaha'),
      remedy(usage, 'rite', 'vishnu-pratima-vivaha'),
      remedy(usage, 'rite', 'ashvattha-vivaha'),
      remedy(usage, 'stotra', 'hanuman-chalisa', { weekday: 2 }),
      remedy(usage, 'fast', 'mangala-gauri', { weekday: 2 }),
      remedy(usage, 'deity', 'hanuman'),
      remedy(usage, 'deity', 'kartikeya'),
    ],
  ),
  row('kala-sarpa', ['Rahu', 'Ketu'], KALA_SARPA),
  row('anshika-kala-sarpa', ['Rahu', 'Ketu'], KALA_SARPA),
  row(
    'naga',
    ['Rahu', 'Ketu'],
    [remedy(usage, 'rite', 'naga-pratishtha'), remedy(usage, 'fast', 'naga-panchami', { tithi: 5 })],
  ),
  row(
    'pitru',
    ['Sun'],
    [
      remedy(parashara, 'rite', 'gaya-shraddha'),
      remedy(parashara, 'gift', 'cow'),
      remedy(usage, 'rite', 'tarpana', { tithi: AMAVASYA }),
      remedy(usage, 'rite', 'shraddha', { tithi: AMAVASYA }),
      remedy(usage, 'rite', 'narayana-bali'),
      remedy(usage, 'rite', 'tripindi-shraddha'),
      remedy(usage, 'gift', 'sesame', { tithi: AMAVASYA }),
      remedy(usage, 'gift', 'food', { tithi: AMAVASYA }),
    ],
  ),
  row(
    'sade-sati',
    ['Saturn'],
    [
      remedy(usage, 'rite', 'tailabhisheka', { weekday: 6 }),
      remedy(usage, 'stotra', 'dasharatha-shani-stotra', { weekday: 6 }),
      remedy(usage, 'stotra', 'hanuman-chalisa', { weekday: 6 }),
      remedy(usage, 'deity', 'hanuman'),
      remedy(usage, 'mantra', 'maha-mrityunjaya', { count: SAVA_LAKH }),
    ],
  ),
  row('nadi', [], NADI),
  row(
    'bhakoot',
    [],
    [remedy(matching, 'mantra', 'maha-mrityunjaya', { count: SAVA_LAKH }), remedy(matching, 'gift', 'cow')],
  ),
  row(
    'gana',
    [],
    [remedy(matching, 'mantra', 'maha-mrityunjaya', { count: SAVA_LAKH }), remedy(matching, 'gift', 'gold')],
  ),
  row(
    'surya-grahan',
    ['Sun'],
    [remedy(recent, 'rite', 'grahan-shanti'), remedy(usage, 'stotra', 'aditya-hridaya', { weekday: 0 })],
  ),
  row('chandra-grahan', ['Moon'], [remedy(recent, 'rite', 'grahan-shanti'), ...SHIVA_AND_MOON]),
  row(
    'guru-chandala',
    ['Jupiter', 'Rahu'],
    [remedy(recent, 'rite', 'guru-chandala-shanti'), remedy(usage, 'stotra', 'vishnu-sahasranama', { weekday: 4 })],
  ),
  row(
    'shrapit',
    ['Saturn', 'Rahu'],
    [remedy(recent, 'rite', 'shrapit-shanti'), remedy(usage, 'rite', 'rudrabhisheka', { weekday: 1 })],
  ),
  row('shrapit-by-aspect', ['Saturn', 'Rahu'], [remedy(recent, 'rite', 'shrapit-shanti')]),
  row(
    'angarak',
    ['Mars', 'Rahu'],
    [remedy(recent, 'rite', 'angarak-shanti'), remedy(usage, 'stotra', 'hanuman-chalisa', { weekday: 2 })],
  ),
  row('vish', ['Saturn', 'Moon'], SHIVA_AND_MOON),
  row('vish-by-aspect', ['Saturn', 'Moon'], SHIVA_AND_MOON),
  row(
    'kemadruma',
    ['Moon'],
    [...SHIVA_AND_MOON, remedy(usage, 'fast', 'purnima', { tithi: PURNIMA }), remedy(usage, 'stotra', 'shri-sukta')],
  ),
  row('chandra', ['Moon'], SHIVA_AND_MOON),
  row(
    'putra',
    ['Jupiter'],
    [remedy(usage, 'mantra', 'santana-gopala', { count: 100000 }), remedy(usage, 'deity', 'krishna')],
  ),
  row('ganda-moola', [], [remedy(parashara, 'rite', 'nakshatra-shanti-when-the-moon-returns')]),
  ...BIRTHS.map((dosha) => row(dosha, [], [remedy(parashara, 'rite', `${dosha}-shanti`)])),
];
