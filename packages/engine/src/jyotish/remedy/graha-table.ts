/**
 * What is worn, said, given and kept for each graha: stones and their setting, mantras by identifier with their counts, yantra, rudraksha, gifts, fasts,
 * deities, colours, numbers. Keys and figures only; no verse and no promise.
 *
 * Sources stand with each column (`REMEDY_COLUMNS`). Counts of other schools: mantras.ts.
 */

import { oneOf } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, type VisibleGraha } from '../graha/kundli.ts';

export const GEMS = [
  'ruby',
  'pearl',
  'red-coral',
  'emerald',
  'yellow-sapphire',
  'diamond',
  'blue-sapphire',
  'hessonite',
  'cats-eye',
] as const;
export type Gem = (typeof GEMS)[number];
export type Finger = 'index' | 'middle' | 'ring' | 'little';
export type Metal = 'gold' | 'silver' | 'copper' | 'iron' | 'platinum' | 'panchadhatu';

/** Everything kept for one graha. The first of a list is the usual one. */
export interface GrahaRemedies {
  readonly graha: Graha;
  readonly gem: Gem;
  /** Uparatnas. */
  readonly substitutes: readonly string[];
  readonly metals: readonly Metal[];
  readonly fingers: readonly Finger[];
  /** 0 Sunday … 6 Saturday; also the day of the fast. */
  readonly weekday: number;
  /** Whose hour it is put on in. */
  readonly hora: VisibleGraha;
  /** The three stars whose lord it is, 1 … 27. */
  readonly nakshatras: readonly number[];
  /** Mukhis of the rudraksha, 1 … 14. */
  readonly rudraksha: number;
  /** Number in the middle of the three by three yantra; rows, columns and diagonals sum to thrice as much. */
  readonly yantraCentre: number;
  readonly deities: readonly string[];
  /** The deity set over it and the one beside. */
  readonly adhidevata: string;
  readonly pratyadhidevata: string;
  readonly colours: readonly string[];
  readonly number: number;
  readonly grain: string;
  /** Gifts of usage, besides its grain and cloth of its colour. */
  readonly gifts: readonly string[];
  /** Given to the priest at its fire, the wood burnt, the food offered, and what its image is made of. */
  readonly dakshina: string;
  readonly samidh: string;
  readonly food: string;
  readonly image: string;
}

/** Who says so, column by column. */
// biome-ignore format: a table reads in rows
export const REMEDY_COLUMNS: { readonly [column in Exclude<keyof GrahaRemedies, 'graha'>]: { readonly sources: readonly SourceKey[]; readonly classification: Classification } } = {
  gem:             { sources: ['phaladeepika', 'jataka-parijata'], classification: 'classical' },
  substitutes:     { sources: ['program-practice'], classification: 'modern' },
  metals:          { sources: ['program-practice'], classification: 'traditional' },
  fingers:         { sources: ['narasimha-rao-integrated', 'program-practice'], classification: 'traditional' },
  weekday:         { sources: ['almanac-practice'], classification: 'traditional' },
  hora:            { sources: ['almanac-practice'], classification: 'traditional' },
  nakshatras:      { sources: ['bphs'], classification: 'classical' },
  rudraksha:       { sources: ['program-practice'], classification: 'traditional' },
  yantraCentre:    { sources: ['almanac-practice'], classification: 'traditional' },
  deities:         { sources: ['narasimha-rao-integrated'], classification: 'traditional' },
  adhidevata:      { sources: ['matsya-purana'], classification: 'classical' },
  pratyadhidevata: { sources: ['matsya-purana'], classification: 'classical' },
  colours:         { sources: ['almanac-practice'], classification: 'traditional' },
  number:          { sources: ['program-practice'], classification: 'modern' },
  grain:           { sources: ['almanac-practice', 'narasimha-rao-integrated'], classification: 'traditional' },
  gifts:           { sources: ['almanac-practice'], classification: 'traditional' },
  dakshina:        { sources: ['yajnavalkya-smriti', 'bphs'], classification: 'classical' },
  samidh:          { sources: ['yajnavalkya-smriti', 'bphs'], classification: 'classical' },
  food:            { sources: ['yajnavalkya-smriti', 'bphs'], classification: 'classical' },
  image:           { sources: ['yajnavalkya-smriti', 'bphs'], classification: 'classical' },
};

/** Of the nodes, who own no day, Rahu keeps Saturn’s and Ketu that of Mars. */
export const GRAHA_REMEDIES: { readonly [G in Graha]: GrahaRemedies } = {
  Sun: {
    graha: 'Sun',
    gem: 'ruby',
    substitutes: ['red-garnet', 'red-spinel', 'red-tourmaline'],
    metals: ['gold', 'copper'],
    fingers: ['ring'],
    weekday: 0,
    hora: 'Sun',
    nakshatras: [3, 12, 21],
    rudraksha: 1,
    yantraCentre: 5,
    deities: ['shiva', 'rama'],
    adhidevata: 'ishvara',
    pratyadhidevata: 'agni',
    colours: ['red', 'saffron'],
    number: 1,
    grain: 'wheat',
    gifts: ['jaggery', 'copper', 'red-flowers'],
    dakshina: 'cow',
    samidh: 'arka',
    food: 'jaggery-rice',
    image: 'copper',
  },
  Moon: {
    graha: 'Moon',
    gem: 'pearl',
    substitutes: ['moonstone', 'white-coral'],
    metals: ['silver'],
    fingers: ['little', 'ring'],
    weekday: 1,
    hora: 'Moon',
    nakshatras: [4, 13, 22],
    rudraksha: 2,
    yantraCentre: 6,
    deities: ['gauri', 'lalita', 'saraswati', 'krishna'],
    adhidevata: 'uma',
    pratyadhidevata: 'apas',
    colours: ['white'],
    number: 2,
    grain: 'rice',
    gifts: ['milk', 'silver', 'curd', 'white-flowers'],
    dakshina: 'conch',
    samidh: 'palasha',
    food: 'milk-rice',
    image: 'crystal',
  },
  Mars: {
    graha: 'Mars',
    gem: 'red-coral',
    substitutes: ['carnelian', 'red-jasper', 'red-agate'],
    metals: ['gold', 'copper'],
    fingers: ['ring'],
    weekday: 2,
    hora: 'Mars',
    nakshatras: [5, 14, 23],
    rudraksha: 3,
    yantraCentre: 7,
    deities: ['hanuman', 'rudra', 'kartikeya', 'narasimha'],
    adhidevata: 'skanda',
    pratyadhidevata: 'prithvi',
    colours: ['red'],
    number: 9,
    grain: 'pigeon-pea',
    gifts: ['red-lentil', 'jaggery', 'copper', 'red-flowers'],
    dakshina: 'bull',
    samidh: 'khadira',
    food: 'havishya',
    image: 'red-sandalwood',
  },
  Mercury: {
    graha: 'Mercury',
    gem: 'emerald',
    substitutes: ['peridot', 'green-tourmaline', 'green-onyx', 'jade'],
    metals: ['gold', 'silver'],
    fingers: ['little'],
    weekday: 3,
    hora: 'Mercury',
    nakshatras: [9, 18, 27],
    rudraksha: 4,
    yantraCentre: 8,
    deities: ['vishnu', 'narayana', 'buddha'],
    adhidevata: 'hari',
    pratyadhidevata: 'vishnu',
    colours: ['green'],
    number: 5,
    grain: 'mung',
    gifts: ['green-vegetables', 'bronze', 'ghee'],
    dakshina: 'gold',
    samidh: 'apamarga',
    food: 'shashtika-rice-with-milk',
    image: 'gold',
  },
  Jupiter: {
    graha: 'Jupiter',
    gem: 'yellow-sapphire',
    substitutes: ['yellow-topaz', 'citrine', 'yellow-beryl'],
    metals: ['gold'],
    fingers: ['index'],
    weekday: 4,
    hora: 'Jupiter',
    nakshatras: [7, 16, 25],
    rudraksha: 5,
    yantraCentre: 9,
    deities: ['hayagriva', 'vishnu', 'parameshvara', 'dattatreya'],
    adhidevata: 'brahma',
    pratyadhidevata: 'indra',
    colours: ['yellow'],
    number: 3,
    grain: 'chickpea',
    gifts: ['turmeric', 'ghee', 'yellow-flowers', 'books'],
    dakshina: 'garment',
    samidh: 'ashvattha',
    food: 'curd-rice',
    image: 'gold',
  },
  Venus: {
    graha: 'Venus',
    gem: 'diamond',
    substitutes: ['white-sapphire', 'white-topaz', 'white-zircon', 'rock-crystal'],
    metals: ['silver', 'platinum'],
    fingers: ['little', 'middle'],
    weekday: 5,
    hora: 'Venus',
    nakshatras: [2, 11, 20],
    rudraksha: 6,
    yantraCentre: 10,
    deities: ['lakshmi', 'parvati'],
    adhidevata: 'indra',
    pratyadhidevata: 'indrani',
    colours: ['white', 'variegated'],
    number: 6,
    grain: 'hyacinth-bean',
    gifts: ['ghee', 'sugar', 'curd', 'perfume'],
    dakshina: 'horse',
    samidh: 'udumbara',
    food: 'ghee-rice',
    image: 'silver',
  },
  Saturn: {
    graha: 'Saturn',
    gem: 'blue-sapphire',
    substitutes: ['amethyst', 'lapis-lazuli', 'iolite', 'blue-spinel'],
    metals: ['silver', 'iron', 'panchadhatu'],
    fingers: ['middle'],
    weekday: 6,
    hora: 'Saturn',
    nakshatras: [8, 17, 26],
    rudraksha: 7,
    yantraCentre: 11,
    deities: ['vishnu', 'brahma'],
    adhidevata: 'yama',
    pratyadhidevata: 'prajapati',
    colours: ['black', 'dark-blue'],
    number: 8,
    grain: 'sesame',
    gifts: ['black-gram', 'mustard-oil', 'iron', 'shoes'],
    dakshina: 'black-cow',
    samidh: 'shami',
    food: 'sesame-meal',
    image: 'iron',
  },
  Rahu: {
    graha: 'Rahu',
    gem: 'hessonite',
    substitutes: ['orange-zircon', 'spessartine'],
    metals: ['silver', 'panchadhatu'],
    fingers: ['middle'],
    weekday: 6,
    hora: 'Saturn',
    nakshatras: [6, 15, 24],
    rudraksha: 8,
    yantraCentre: 12,
    deities: ['durga', 'narasimha'],
    adhidevata: 'kala',
    pratyadhidevata: 'sarpa',
    colours: ['smoke', 'blue'],
    number: 4,
    grain: 'black-gram',
    gifts: ['coconut', 'mustard', 'blanket', 'lead'],
    dakshina: 'iron',
    samidh: 'durva',
    food: 'meat',
    image: 'lead',
  },
  Ketu: {
    graha: 'Ketu',
    gem: 'cats-eye',
    substitutes: ['tigers-eye', 'quartz-cats-eye'],
    metals: ['silver', 'panchadhatu'],
    fingers: ['little', 'ring'],
    weekday: 2,
    hora: 'Mars',
    nakshatras: [1, 10, 19],
    rudraksha: 9,
    yantraCentre: 13,
    deities: ['ganesha'],
    adhidevata: 'chitragupta',
    pratyadhidevata: 'brahma',
    colours: ['smoke', 'variegated'],
    number: 7,
    grain: 'horse-gram',
    gifts: ['sesame', 'blanket', 'multicoloured-cloth'],
    dakshina: 'goat',
    samidh: 'kusha',
    food: 'coloured-rice',
    image: 'bronze',
  },
};

/** The graha of a stone. @throws EngineError INVALID_OPTION */
export function grahaOfGem(gem: Gem): Graha {
  return GRAHAS[GEMS.indexOf(oneOf('gem', gem, GEMS))] as Graha;
}

/** Nine numbers of which each row, column and diagonal sums to thrice the middle one; the rows from the top. @throws EngineError INVALID_OPTION */
export function yantraOf(graha: Graha): readonly (readonly number[])[] {
  const more = GRAHA_REMEDIES[oneOf('graha', graha, GRAHAS)].yantraCentre - 5;
  return YANTRA_OF_THE_SUN.map((row) => row.map((number) => number + more));
}

const YANTRA_OF_THE_SUN = [
  [6, 1, 8],
  [7, 5, 3],
  [2, 9, 4],
] as const;
