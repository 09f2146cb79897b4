/** Who has dignity in a degree of the zodiac? All lords of a place, by the tables of the chosen schools. */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type Sect, type ZodiacSpot, zodiacSpot } from '../radix/index.ts';
import { degreeLordAt, dodecatemorionAt, faceAt } from './parts.ts';
import {
  domicileLords,
  type Element,
  elementOf,
  exaltationIn,
  oppositeSign,
  TRIPLICITIES,
  type TriplicityLords,
} from './rulership.ts';
import {
  type DignitySchools,
  type ResolvedSchools,
  resolveSchools,
  SCHOOL_NAMES,
  sourcesOfSchools,
  type TriplicityLordsChoice,
} from './schools.ts';
import { type SignPart, termAt } from './terms.ts';

/** The five dignities, greatest first. */
export const ESSENTIAL_DIGNITIES = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const;
export type EssentialDignity = (typeof ESSENTIAL_DIGNITIES)[number];

export interface LordsOptions extends DignitySchools {
  /** For the Chaldean terms, which cannot do without it. */
  readonly sect?: Sect;
}

/** The lords of a place, and what planets are weak there. */
export interface Lords extends ZodiacSpot {
  /** One, or two with `modern-joint`. */
  readonly domicile: readonly string[];
  readonly detriment: readonly string[];
  readonly exaltation: string | null;
  /** The exalted degree as printed, an ordinal: the nineteenth is 18° … 19°. */
  readonly exaltationOrdinalDegree: number | null;
  readonly fall: string | null;
  readonly element: Element;
  readonly triplicity: TriplicityLords;
  readonly term: SignPart;
  readonly face: SignPart;
  /** The twelfth part, and the lord of the sign it falls in. */
  readonly dodecatemorion: ZodiacSpot & { readonly lord: string };
  /** Lord of the single degree. */
  readonly monomoiria: string;
}

export interface LordsAt extends Lords {
  readonly settings: ResolvedSchools & { readonly sect: Sect | null };
  readonly sources: readonly SourceKey[];
}

const LORDS_NAMES: OptionNames<LordsOptions> = { ...SCHOOL_NAMES, sect: true };

/**
 * The lords of a longitude.
 *
 * @param longitudeDeg  any finite number of degrees, in the zodiac of the chart; rounded to 1e-7
 * @throws  EngineError INVALID_OPTION for a school that does not exist, a longitude that is none, or Chaldean terms without a sect
 * @source  `ptolemy-tetrabiblos` I.17–21, `dorotheus` I.1, `lilly-1647` p. 104, and what each table names
 */
export function lordsAt(longitudeDeg: number, options: LordsOptions = {}): LordsAt {
  const given = readChoices(options, 'options', LORDS_NAMES);
  const schools = resolveSchools(given);
  const sect = given.sect === undefined ? null : oneOf('sect', given.sect, ['day', 'night']);
  const lords = lordsIn(zodiacSpot(longitudeDeg), schools, sect);
  return {
    ...lords,
    settings: { ...schools, sect },
    sources: sourcesOfSchools(schools),
  };
}

/** The same by schools that were read before. @throws EngineError INVALID_OPTION for Chaldean terms without a sect */
export function lordsIn(spot: ZodiacSpot, schools: ResolvedSchools, sect: Sect | null): Lords {
  const { longitudeDeg, sign, degree } = spot;
  const exalted = exaltationIn(sign, schools.exaltation);
  const twelfth = dodecatemorionAt(sign, degree, schools.dodecatemoria);
  const element = elementOf(sign);
  return {
    longitudeDeg,
    sign,
    degree,
    domicile: domicileLords(sign, schools.domicile),
    detriment: domicileLords(oppositeSign(sign), schools.domicile),
    exaltation: exalted?.planet ?? null,
    exaltationOrdinalDegree: exalted?.ordinalDegree ?? null,
    fall: exaltationIn(oppositeSign(sign), schools.exaltation)?.planet ?? null,
    element,
    triplicity: TRIPLICITIES[schools.triplicity][element],
    term: termAt(sign, degree, schools.terms, sectForTerms(schools, sect)),
    face: faceAt(sign, degree, schools.faces),
    dodecatemorion: {
      longitudeDeg: twelfth.longitudeDeg,
      sign: twelfth.sign,
      degree: twelfth.degree,
      lord: domicileLords(twelfth.sign, schools.domicile)[0] as string,
    },
    monomoiria: degreeLordAt(sign, degree),
  };
}

function sectForTerms({ terms }: ResolvedSchools, sect: Sect | null): Sect {
  if (sect !== null) return sect;
  if (terms === 'chaldean')
    throw refusal(
      'INVALID_OPTION',
      'sect',
      'day, night',
      'The Chaldean terms differ by day and night; say which sect.',
    );
  return 'day';
}

/** Lords of the triplicity that count, the ruling one first. A sect of null asks for all of them. */
export function triplicityLordsOf({ triplicity }: Lords, sect: Sect | null, which: TriplicityLordsChoice): string[] {
  const first = sect === 'night' ? triplicity.night : triplicity.day;
  if (which === 'of-sect') return [first];
  const second = sect === 'night' ? triplicity.day : triplicity.night;
  const third = sect === 'night' ? triplicity.participatingByNight : triplicity.participatingByDay;
  const all = third === null ? [first, second] : [first, second, third];
  return all.filter((name, i) => all.indexOf(name) === i);
}

/** The dignities that a planet has in a place, greatest first. */
export function dignitiesHeld(
  planet: string,
  lords: Lords,
  sect: Sect | null,
  which: TriplicityLordsChoice,
): readonly EssentialDignity[] {
  const held: EssentialDignity[] = [];
  if (lords.domicile.includes(planet)) held.push('domicile');
  if (lords.exaltation === planet) held.push('exaltation');
  if (triplicityLordsOf(lords, sect, which).includes(planet)) held.push('triplicity');
  if (lords.term.lord === planet) held.push('term');
  if (lords.face.lord === planet) held.push('face');
  return held;
}
