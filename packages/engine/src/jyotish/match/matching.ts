/**
 * The whole matching of two charts in one record: points, poruthams, Mars in both, the balance of malefics, and what else is found between them.
 */

import { oneOf, readChoices, readInner } from '../../choice.ts';
import type { Fact } from '../../fact.ts';
import type { Kundli } from '../graha/index.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { type Ashtakoota, ashtakootaOf } from './ashtakoota.ts';
import { type ChartFinding, chartFindingsOf } from './charts.ts';
import { type ManglikMatch, type ManglikOptions, manglikMatchOf } from './manglik.ts';
import {
  MANGLIK_NAMES,
  MATCH_NAMES,
  MATCHING_NAMES,
  PAPASAMYA_OF_TWO_NAMES,
  PORUTHAM_OF_TWO_NAMES,
} from './option-names.ts';
import { type Papasamya, type PapasamyaOptions, papasamyaOf } from './papasamya.ts';
import { type Porutham, type PoruthamOptions, poruthamOf } from './porutham.ts';
import { type AshtakootaOptions, PERSON_KEYS, type PersonKey } from './settings.ts';

/** The choices of each part; who the bride is, is said once for all. */
export interface MatchingOptions {
  /** `person2` when left out. */
  readonly bride?: PersonKey;
  readonly ashtakoota?: Omit<AshtakootaOptions, 'bride'>;
  readonly porutham?: Omit<PoruthamOptions, 'bride'>;
  readonly mangalDosha?: ManglikOptions;
  readonly papasamya?: Omit<PapasamyaOptions, 'bride'>;
}

/** What two charts say of one another. Each part states its own settings. */
export interface Matching {
  readonly roles: { readonly bride: PersonKey; readonly groom: PersonKey };
  readonly ashtakoota: Ashtakoota;
  readonly porutham: Porutham;
  /** Of both, and whether they agree. */
  readonly mangalDosha: ManglikMatch;
  readonly papasamya: Papasamya;
  readonly findings: readonly Fact<ChartFinding>[];
}

/**
 * Everything that two charts say of one another.
 *
 * @throws  EngineError INVALID_OPTION for what is no kundli, and for a choice that does not exist
 */
export function matchingOf(person1: Kundli, person2: Kundli, options: MatchingOptions = {}): Matching {
  const { ashtakoota, porutham, mangalDosha, papasamya, ...given } = readChoices(options, 'options', MATCHING_NAMES);
  readInner(ashtakoota, 'options.ashtakoota', MATCH_NAMES);
  readInner(porutham, 'options.porutham', PORUTHAM_OF_TWO_NAMES);
  readInner(mangalDosha, 'options.mangalDosha', MANGLIK_NAMES);
  readInner(papasamya, 'options.papasamya', PAPASAMYA_OF_TWO_NAMES);
  const bride = oneOf('bride', given.bride ?? 'person2', PERSON_KEYS);
  const [moon1, moon2] = [readKundli(person1, 'person1').grahas.Moon, readKundli(person2, 'person2').grahas.Moon];
  return {
    roles: { bride, groom: bride === 'person1' ? 'person2' : 'person1' },
    ashtakoota: ashtakootaOf(moon1, moon2, { ...ashtakoota, bride }),
    porutham: poruthamOf(moon1, moon2, { ...porutham, bride }),
    mangalDosha: manglikMatchOf(person1, person2, mangalDosha),
    papasamya: papasamyaOf(person1, person2, { ...papasamya, bride }),
    findings: chartFindingsOf(person1, person2, bride),
  };
}
