/** What is asked of two people, or of one and many: ashtakoota, poruthams, Mars, malefics, and who of many fits best. */

import { readChoices, readInner } from '../../choice.ts';
import { isBytes, isRecord, readList } from '../../input.ts';
import type { Birth, Moment } from '../../time/moment.ts';
import {
  type Ashtakoota,
  type AshtakootaOptions,
  ashtakootaOf,
  type ManglikMatch,
  type ManglikOptions,
  type MatchGrid,
  type Matching,
  type MatchingOptions,
  type MatchList,
  type MatchMany,
  type MatchManyOptions,
  type MatchMoon,
  type MatchProfile,
  manglikMatchOf,
  matchGrid,
  matchingOf,
  matchMany,
  type Papasamya,
  type PapasamyaOptions,
  type Porutham,
  type PoruthamOptions,
  papasamyaOf,
  poruthamOf,
  profileOf,
  type SortedPartners,
  sortPartners,
} from '../match/index.ts';
import {
  MANGLIK_NAMES,
  MATCH_NAMES,
  MATCHING_NAMES,
  PAPASAMYA_OF_TWO_NAMES,
  PORUTHAM_OF_TWO_NAMES,
} from '../match/option-names.ts';
import { isSorted } from '../match/sorted-partners.ts';
import { JyotishOfPlaces } from './of-places.ts';

/** Someone to be matched by the Moon alone: a birth, or the Moon where it is known already. */
export type MatchPartner = Birth | Moment | MatchMoon;

/** Many to be matched: births or Moons, or one number for each: of the Moon (`moonNumber`), or her sidereal longitude, degrees. */
export type MatchPartners = Uint8Array | Float64Array | readonly MatchPartner[];

/** The doors of `Jyotish` that take two people or more. Births count as they are told; whether one leaves the Moon's nakshatra open, `doubts` tells. */
export class JyotishOfPairs extends JyotishOfPlaces {
  /** Ashtakoota of a groom and a bride. @throws EngineError naming the field */
  match(groom: Birth | Moment, bride: Birth | Moment, options: Omit<AshtakootaOptions, 'bride'> = {}): Ashtakoota {
    readChoices(options, 'options', MATCH_NAMES);
    return ashtakootaOf(this.kundli(groom).grahas.Moon, this.kundli(bride).grahas.Moon, options);
  }

  /** The ten poruthams of a groom and a bride, and two more. @throws EngineError naming the field */
  porutham(groom: Birth | Moment, bride: Birth | Moment, options: Omit<PoruthamOptions, 'bride'> = {}): Porutham {
    readChoices(options, 'options', PORUTHAM_OF_TWO_NAMES);
    return poruthamOf(this.kundli(groom).grahas.Moon, this.kundli(bride).grahas.Moon, options);
  }

  /** Mangal dosha of a groom and a bride, and whether they agree. @throws EngineError naming the field */
  manglik(groom: Birth | Moment, bride: Birth | Moment, options: ManglikOptions = {}): ManglikMatch {
    const chosen = { ...this.choices.doshas?.mangal, ...readChoices(options, 'options', MANGLIK_NAMES) };
    return manglikMatchOf(this.kundli(groom), this.kundli(bride), chosen);
  }

  /** How the malefics of a groom and a bride balance. @throws EngineError naming the field */
  papasamya(groom: Birth | Moment, bride: Birth | Moment, options: Omit<PapasamyaOptions, 'bride'> = {}): Papasamya {
    readChoices(options, 'options', PAPASAMYA_OF_TWO_NAMES);
    return papasamyaOf(this.kundli(groom), this.kundli(bride), options);
  }

  /**
   * All of it at once; the groom is the first, unless `bride` says `person1`.
   *
   * @throws  EngineError naming the field
   */
  matching(person1: Birth | Moment, person2: Birth | Moment, options: MatchingOptions = {}): Matching {
    return matchingOf(this.kundli(person1), this.kundli(person2), this.#withMangal(options));
  }

  /** One person alone against every Moon there is; the groom, unless `bride` says `person1`. @throws EngineError naming the field */
  profile(person: MatchPartner, options: AshtakootaOptions = {}): MatchProfile {
    return profileOf(this.#moon(person), options);
  }

  /**
   * The best of many partners for one person.
   *
   * @param many  births or Moons, or numbers by `moonNumber` (Uint8Array), sidereal longitudes in degrees (Float64Array), or sorted ones (`sortPartners`)
   * @throws  EngineError naming the field
   */
  matchMany(one: MatchPartner, many: MatchPartners | SortedPartners, options: MatchManyOptions = {}): MatchMany {
    return matchMany(this.engine.kernel, this.#moon(one), this.#partners(many), options);
  }

  /** The best of many partners for each of several persons. Arguments and errors as `matchMany`. */
  matchGrid(ones: MatchPartners, many: MatchPartners | SortedPartners, options: MatchManyOptions = {}): MatchGrid {
    return matchGrid(this.engine.kernel, this.#moons('ones', ones), this.#partners(many), options);
  }

  /** Partners sorted once, for many questions: what `matchMany` and `matchGrid` take in place of a list. @throws EngineError naming the field */
  sortPartners(partners: MatchPartners): SortedPartners {
    return sortPartners(this.engine.kernel, this.#moons('partners', partners));
  }

  #withMangal(options: MatchingOptions): MatchingOptions {
    const mangal = this.choices.doshas?.mangal;
    const { mangalDosha } = readChoices(options, 'options', MATCHING_NAMES);
    if (mangal === undefined) return options;
    readInner(mangalDosha, 'options.mangalDosha', MANGLIK_NAMES);
    return { ...options, mangalDosha: { ...mangal, ...mangalDosha } };
  }

  #partners(many: MatchPartners | SortedPartners): MatchList | SortedPartners {
    return isSorted('many', many) ? many : this.#moons('many', many);
  }

  #moons(field: string, people: MatchPartners): MatchList {
    if (isBytes(people) || people instanceof Float64Array) return people;
    const allowed = 'a list of births or Moons, a Uint8Array of their numbers or a Float64Array of their longitudes';
    return readList(field, people, allowed).map((person) => this.#moon(person as MatchPartner));
  }

  /** What has a date or an instant is a birth; all else is read as a Moon, where it is refused if it is none. */
  #moon(person: MatchPartner): MatchMoon {
    const isBirth = ['datetime', 'date', 'tt'].some((key) => isRecord(person) && key in person);
    return isBirth ? this.kundli(person as Birth | Moment).grahas.Moon : (person as MatchMoon);
  }
}
