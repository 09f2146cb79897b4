/**
 * Where in the texts do the rules stand, and how far was that checked? Loci are named by keys, as the published editions do.
 *
 * Vastuvidya is chapter 53 of the Brihat Samhita in the English translations of 1884 and 1913, and 52 in some Sanskrit editions. "recalled" was not seen when
 * the editions were made, so `verified` is false wherever these are printed. A list of rooms with verse numbers in the Samarangana Sutradhara, and one of the
 * Manasara beyond 36.14–19, were looked for and not found; they are left out.
 */

import type { SourceKey } from '../../sources.ts';

/** Key of a locus. */
export type LocusKey =
  | 'BS53.118'
  | 'BS53.119'
  | 'BS53.42-50'
  | 'BS53.66-68'
  | 'BS53.71-75'
  | 'BS53.76-78'
  | 'BS53.115-117'
  | 'BS54.3'
  | 'BS54.97-98'
  | 'VP2.94-96'
  | 'VP-sixteen'
  | 'VP7.101'
  | 'NaradaS'
  | 'Vastusara1.107'
  | 'Viveka8.83'
  | 'Agni106'
  | 'Matsya256'
  | 'Mayamata27'
  | 'Manasara36'
  | 'MC12.20'
  | 'BS53.85-87'
  | 'CONV'
  | 'COMP';

/** A place in a text, or what stands instead of one. */
export interface Locus {
  readonly work: SourceKey;
  readonly classification: 'classical' | 'convention' | 'computed';
  /** Work, chapter, verse. */
  readonly text: string;
  /** In short words of ours. */
  readonly says: string;
  /** How it was checked. */
  readonly checked: string;
}

type Row = readonly [
  work: SourceKey,
  classification: Locus['classification'],
  text: string,
  says: string,
  checked: string,
];

// biome-ignore format: a table reads in rows
const ROWS: Readonly<Record<LocusKey, Row>> = {
  'BS53.118':       ['brihat-samhita',       'classical',  'Brihat Samhita 53.118 (Iyer 1884 numbering; ch. 52 in some Sanskrit editions)', 'shrine NE, kitchen SE, household utensils SW, treasury and grain NW', 'secondary (two independent APIs cite it; wording recalled)'],
  'BS53.119':       ['brihat-samhita',       'classical',  'Brihat Samhita 53.119', 'standing water: only N and NE favourable; E, SE, S, SW, W, NW each carry a harm', 'secondary (two independent APIs)'],
  'BS53.42-50':     ['brihat-samhita',       'classical',  'Brihat Samhita 53.42-50', '81-pada plan, 32 rim and 13 inner gods, pada counts', 'secondary + Sanskrit recalled'],
  'BS53.66-68':     ['brihat-samhita',       'classical',  'Brihat Samhita 53.66-68', 'protect the central Brahma area from refuse and injury; a Vastupurusha lacking a limb or head brings loss', 'recalled; limb clause seen in secondary'],
  'BS53.71-75':     ['brihat-samhita',       'classical',  'Brihat Samhita 53.71-75', 'effects of the 32 doors', 'secondary (benchmark transcribed from Iyer and Kern)'],
  'BS53.76-78':     ['brihat-samhita',       'classical',  'Brihat Samhita 53.76-78', 'gate obstructions; harmless beyond twice the height of the house', 'secondary'],
  'BS53.115-117':   ['brihat-samhita',       'classical',  'Brihat Samhita 53.115-117', 'irregular ground, unequal levels / one-sided enlargement (translators differ: height vs extension)', 'secondary'],
  'BS54.3':         ['brihat-samhita',       'classical',  'Brihat Samhita 54.3 (53.3 in editions that number Vastuvidya 52)', 'regents of the eight directions from the east: Indra, Agni, Yama, Nirriti, Varuna, Wind, Moon, Shankara', 'Sanskrit seen'],
  'BS54.97-98':     ['brihat-samhita',       'classical',  'Brihat Samhita 54.97-98', 'wells in SE, SW, NW of a settlement harmful; elsewhere good', 'recalled, verify'],
  'VP2.94-96':      ['vishvakarma-prakasha', 'classical',  'Vishvakarma Prakasha 2.94-96 and following', 'NE shrine, E bath, SE kitchen, N store of goods; E-SE churning, SE-S ghee, S-SW latrine, SW-W study, W-NW weeping, NW-N conjugal, N-NE medicine', 'Hindi/Sanskrit page seen for 94-96'],
  'VP-sixteen':     ['vishvakarma-prakasha', 'classical',  'sixteen-room verse (snana-agni-paka ...), Vishvakarma Prakasha / Muhurta Chintamani vastu chapter', 'E bath, SE cooking, S sleeping, SW weapons, W dining, NW grain, N goods, NE shrine, then the eight between-rooms', 'Sanskrit seen (quoted in Vastu Chintamani)'],
  'VP7.101':        ['vishvakarma-prakasha', 'classical',  'Vishvakarma Prakasha 7.101-102', 'a pillar or wall in the middle of the house pierces Brahma', 'page seen'],
  NaradaS:          ['narada-samhita',       'classical',  'Narada Samhita 31.50-52', 'E bath, SE kitchen, S bedroom, SW arms room, then between-rooms', 'Sanskrit seen (Wikisource scan page 208)'],
  'Vastusara1.107': ['vastusara',            'classical',  'Vastusara Prakarana 1.107-108 (Thakkura Pheru)', 'E main gate, SE kitchen, S sleeping, SW latrine, W dining, NW arms, N treasury, NE shrine; directions counted from the main door', 'Prakrit seen'],
  'Viveka8.83':     ['vivekavilasa',         'classical',  'Vivekavilasa 8.83-84', 'E treasury, SE kitchen, S sleeping, SW arms, W dining, NW grain, N water, NE shrine', 'Sanskrit seen'],
  Agni106:          ['agni-purana',          'classical',  'Agni Purana 106 (rooms near v. 18-20)', 'E treasury, SE kitchen, S sleeping, SW arms, W dining, NW grain, N goods, NE shrine', 'chapter seen, room verses recalled, verify'],
  Matsya256:        ['matsya-purana',        'classical',  'Matsya Purana 256 (rooms), 254.8-9 (doors)', 'SE kitchen with water to its north, SW household gear, NW wealth and grain, NE shrine; doors praised at Indra/Jayanta, Yamya/Vitatha, Pushpadanta/Varuna, Bhallata/Saumya', 'doors 254.8-9 Sanskrit seen (Bengali-script edition); rooms recalled, verify'],
  Mayamata27:       ['mayamata',             'classical',  'Mayamata 27 (rooms by pada)', 'dining at Arya, Indra, Savindra padas; study at Vivasvat; cistern at Apa/Apavatsa; treasury at Kusumadanta-side padas', 'secondary study seen'],
  Manasara36:       ['manasara',             'classical',  'Manasara 36.14-19', "81-pada plan for houses; every pada but Brahma's is buildable", 'translation page seen'],
  'MC12.20':        ['muhurta-chintamani',   'classical',  'Muhurta Chintamani, vastu chapter, well verse', 'well: centre loss of wealth; NE, E, W, N good; SE, S, SW, NW harmful', 'recalled, verify'],
  'BS53.85-87':     ['brihat-samhita',       'classical',  'Brihat Samhita 53.85-87', 'fig-tree species by side; thorny, milky, fruiting trees near a house', 'recalled, verify'],
  CONV:             ['vastu-practice',       'convention', 'later Vastu practice (modern convention)', 'no verse claimed', 'consistent across modern guides seen'],
  COMP:             ['khagol',               'computed',   'computed by this engine', 'areas, shares, score, confidence', 'n/a'],
};

/** All loci by key. */
export const LOCI: Readonly<Record<LocusKey, Locus>> = Object.fromEntries(
  Object.entries(ROWS).map(([key, [work, classification, text, says, checked]]) => [
    key,
    { work, classification, text, says, checked },
  ]),
) as unknown as Readonly<Record<LocusKey, Locus>>;
