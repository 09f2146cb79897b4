/** The choices of a search: what a caller may say, what holds when nothing is said, and the question itself, read at the door. */

import { numberIn, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { readList, readRecord, refusal } from '../../input.ts';
import { type AirOptions, DISC_RULES, type DiscRuleId } from '../../sky/discs.ts';
import { checkJd } from '../../span.ts';
import { AIR_NAMES } from '../day/option-names.ts';
import { COMBUSTION_SCHOOLS, type CombustionSchool, DEFAULT_COMBUSTION, type Kundli } from '../graha/index.ts';
import {
  DURMUHURTA_SCHOOLS,
  type DurmuhurtaSchool,
  NIGHT_DURMUHURTA_LENGTHS,
  type NightDurmuhurtaLength,
} from '../panchang/day-parts.ts';
import { MULA_TYAJYA_SCHOOLS, type MulaTyajyaSchool } from '../panchang/ghati-windows.ts';
import { ADHIKA_PURNIMANTA_SCHOOLS, type AdhikaPurnimantaSchool } from '../panchang/masa.ts';
import { PANCHANG_DEFAULTS } from '../panchang/settings.ts';
import { CHANDRA_SCHOOLS, type ChandraSchool, DEFAULT_CHANDRA } from './chandra.ts';
import { DIRECTIONS, type Direction } from './directions.ts';
import { ASTA_DEGREE_NAMES, MUHURTA_NAMES, MUHURTA_QUERY_NAMES } from './option-names.ts';
import { DEFAULT_PANCHAKA_COUNT, PANCHAKA_TITHI_COUNTS, type PanchakaTithiCount } from './panchaka.ts';
import {
  MUHURTA_DAY_PARTS,
  MUHURTA_DIVISIONS,
  type MuhurtaDayPart,
  type MuhurtaDivision,
  type Purpose,
  type PurposeId,
} from './purpose.ts';
import { purposeNamed } from './purposes.ts';
import { DEFAULT_TARA, TARA_SCHOOLS, type TaraSchool } from './tara.ts';

/** Somebody for whom the time is chosen. */
export interface MuhurtaPerson {
  /** The natal Moon's star, 1 … 27. */
  readonly nakshatra: number;
  /** The natal Moon's sign, 1 … 12. */
  readonly moonSign: number;
  /** The natal lagna, 1 … 12, where it is known. */
  readonly lagnaSign?: number;
}

export interface MuhurtaQuery {
  readonly purpose: PurposeId;
  /** Civil Julian dates; ten years at most. */
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  /** Eight at most. */
  readonly persons?: readonly MuhurtaPerson[];
  /** Where a journey goes; read by purposes with journey rules. */
  readonly direction?: Direction;
}

/** `classical`: what a list does not allow is out. `lenient`: it costs points instead; what is never allowed stays out. */
export const STRICTNESSES = ['classical', 'lenient'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/**
 * Jupiter in Leo, when some do not marry. `ignore`: as almanacs of today do; `leo`: all of it; `leo-navamsha`: only while he is in the Leo
 * navamsha of Leo.
 */
export const SIMHASTHA_SCHOOLS = ['ignore', 'leo', 'leo-navamsha'] as const;
export type SimhasthaSchool = (typeof SIMHASTHA_SCHOOLS)[number];

/** Eclipses seen at the place: shunned from first to last contact (`seen`), with the watches of the sutak before (`with-sutak`), or not at all. */
export const ECLIPSE_SCHOOLS = ['seen', 'with-sutak', 'ignore'] as const;
export type EclipseSchool = (typeof ECLIPSE_SCHOOLS)[number];

/**
 * By which count the months of a purpose are read. `amanta`: a dark half goes with the bright half before it, as published lists of dates have it;
 * `purnimanta`: with the one after it.
 */
export const MONTH_COUNTS = ['amanta', 'purnimanta'] as const;
export type MonthCount = (typeof MONTH_COUNTS)[number];

/**
 * How a graha is found to be lost in the Sun's light. `time-degrees`: by how long before the Sun it rises, or after him sets, at the place,
 * as the siddhantas have it (a degree is four minutes). `longitude`: by its distance along the ecliptic.
 */
export const ASTA_METHODS = ['time-degrees', 'longitude'] as const;
export type AstaMethod = (typeof ASTA_METHODS)[number];

/** Stretches of every day that may be shunned. */
export const SHUNNABLE = ['rahu-kalam', 'yamaganda', 'gulika-kalam', 'durmuhurta', 'varjyam'] as const;
export type Shunnable = (typeof SHUNNABLE)[number];

/** Everything may be left out. */
export interface MuhurtaOptions {
  /** What counts as sunrise; `upper-limb`, as civil almanacs have it. */
  readonly sunrise?: DiscRuleId;
  readonly air?: AirOptions;
  /** `classical`. */
  readonly strictness?: Strictness;
  /** Shortest window, minutes, 1 … 1440; 24, a ghati. */
  readonly minMinutes?: number;
  /** By what the day is cut; as the purpose says when left out. */
  readonly division?: MuhurtaDivision;
  /** Part of the day; as the purpose says when left out. */
  readonly dayPart?: MuhurtaDayPart;
  /** Hours since local midnight between which a window may lie, 0 … 24, such as [9, 17]; null is all day. */
  readonly hours?: readonly [from: number, until: number] | null;
  /** All but gulika kalam when left out. */
  readonly shunned?: readonly Shunnable[];
  /** Days before and after a combustion of Jupiter or Venus that count with it, 0 … 15; 3. */
  readonly astaMarginDays?: number;
  /** `amanta`. */
  readonly monthCount?: MonthCount;
  /** `time-degrees`. */
  readonly asta?: AstaMethod;
  /** Whose degrees; those of the Surya Siddhanta when left out. */
  readonly combustion?: CombustionSchool;
  /** Degrees at which Jupiter and Venus are lost, 0 … 30, instead of the school's: almanacs print their own dates. Null takes the school's. */
  readonly astaDegrees?: { readonly Jupiter: number; readonly Venus: number } | null;
  /** `ignore`. */
  readonly simhastha?: SimhasthaSchool;
  /** `seen`. */
  readonly eclipses?: EclipseSchool;
  readonly tara?: TaraSchool;
  readonly chandra?: ChandraSchool;
  readonly panchakaCount?: PanchakaTithiCount;
  readonly adhikaInPurnimanta?: AdhikaPurnimantaSchool;
  readonly durmuhurta?: DurmuhurtaSchool;
  readonly nightDurmuhurta?: NightDurmuhurtaLength;
  readonly mulaTyajya?: MulaTyajyaSchool;
  /** Whether windows list the navamshas that rise in them; true. */
  readonly navamshas?: boolean;
  /** Whether what is shut out is listed; true. */
  readonly badTimes?: boolean;
}

/** The choices in full, as a result says them. */
export type MuhurtaSettings = Required<MuhurtaOptions>;

const DISC_NAMES = Object.keys(DISC_RULES) as readonly DiscRuleId[];
const SHUNNED: readonly Shunnable[] = ['rahu-kalam', 'yamaganda', 'durmuhurta', 'varjyam'];
const LONGEST_DAYS = 3660;
const MOST_PERSONS = 8;

/** A question that has been read: its row, its people and all choices. */
export interface Asked {
  readonly purpose: Purpose;
  readonly fromJdUt: number;
  readonly untilJdUt: number;
  readonly persons: readonly MuhurtaPerson[];
  readonly direction: Direction | null;
  readonly settings: MuhurtaSettings;
}

/**
 * A question and its choices in full.
 *
 * @throws  EngineError INVALID_OPTION with the field and what would have been taken; OUT_OF_SPAN for dates out of reach
 */
export function readQuery(query: MuhurtaQuery, options: MuhurtaOptions = {}): Asked {
  readChoices(query, 'query', MUHURTA_QUERY_NAMES);
  readChoices(options, 'options', MUHURTA_NAMES);
  const { fromJdUt, untilJdUt } = query;
  const purpose = purposeNamed(query.purpose);
  checkJd('fromJdUt', fromJdUt);
  checkJd('untilJdUt', untilJdUt);
  if (!(untilJdUt > fromJdUt) || untilJdUt - fromJdUt > LONGEST_DAYS)
    throw refusal(
      'INVALID_OPTION',
      'untilJdUt',
      `after fromJdUt, ${LONGEST_DAYS} days later at most`,
      `A search must end after it begins, and within ${LONGEST_DAYS} days.`,
    );
  const direction = query.direction ?? null;
  if (direction !== null) oneOf('direction', direction, DIRECTIONS);
  return {
    purpose,
    fromJdUt,
    untilJdUt,
    persons: readPersons(query.persons ?? []),
    direction,
    settings: settingsOf(purpose, options),
  };
}

/** The person of a natal kundli. */
export function muhurtaPersonOf({ lagna, grahas }: Kundli): MuhurtaPerson {
  return { nakshatra: grahas.Moon.nakshatra, moonSign: grahas.Moon.sign, lagnaSign: lagna.sign };
}

function readPersons(persons: readonly MuhurtaPerson[]): readonly MuhurtaPerson[] {
  const allowed = `a list of up to ${MOST_PERSONS} persons`;
  const list = readList('persons', persons, allowed);
  if (list.length > MOST_PERSONS) throw refusal('INVALID_OPTION', 'persons', allowed, `persons must be ${allowed}.`);
  return persons.map((person, i) => {
    const field = `persons[${i}]`;
    readRecord(field, person, 'an object with nakshatra and moonSign');
    const read = {
      nakshatra: wholeIn(`${field}.nakshatra`, person.nakshatra, 1, 27),
      moonSign: wholeIn(`${field}.moonSign`, person.moonSign, 1, 12),
    };
    return person.lagnaSign === undefined
      ? read
      : { ...read, lagnaSign: wholeIn(`${field}.lagnaSign`, person.lagnaSign, 1, 12) };
  });
}

function settingsOf(purpose: Purpose, options: MuhurtaOptions): MuhurtaSettings {
  const flag = (field: string, value: unknown) => {
    if (value === undefined || typeof value === 'boolean') return value ?? true;
    throw refusal('INVALID_OPTION', field, 'true or false', `${field} must be true or false.`);
  };
  return {
    sunrise: oneOf('sunrise', options.sunrise ?? PANCHANG_DEFAULTS.sunrise, DISC_NAMES),
    air: readChoices(options.air ?? PANCHANG_DEFAULTS.air, 'air', AIR_NAMES),
    strictness: oneOf('strictness', options.strictness ?? 'classical', STRICTNESSES),
    minMinutes: numberIn('minMinutes', options.minMinutes ?? 24, 1, 1440, 'minutes'),
    division: oneOf('division', options.division ?? purpose.division, MUHURTA_DIVISIONS),
    dayPart: oneOf('dayPart', options.dayPart ?? purpose.dayPart, MUHURTA_DAY_PARTS),
    hours: readHours(options.hours ?? null),
    shunned: readList('shunned', options.shunned ?? SHUNNED, 'a list of names').map((name, i) =>
      oneOf(`shunned[${i}]`, name, SHUNNABLE),
    ),
    astaMarginDays: numberIn('astaMarginDays', options.astaMarginDays ?? 3, 0, 15, 'days'),
    monthCount: oneOf('monthCount', options.monthCount ?? 'amanta', MONTH_COUNTS),
    asta: oneOf('asta', options.asta ?? 'time-degrees', ASTA_METHODS),
    astaDegrees: readDegrees(options.astaDegrees ?? null),
    combustion: oneOf('combustion', options.combustion ?? DEFAULT_COMBUSTION, COMBUSTION_SCHOOLS),
    simhastha: oneOf('simhastha', options.simhastha ?? 'ignore', SIMHASTHA_SCHOOLS),
    eclipses: oneOf('eclipses', options.eclipses ?? 'seen', ECLIPSE_SCHOOLS),
    tara: oneOf('tara', options.tara ?? DEFAULT_TARA, TARA_SCHOOLS),
    chandra: oneOf('chandra', options.chandra ?? DEFAULT_CHANDRA, CHANDRA_SCHOOLS),
    panchakaCount: oneOf('panchakaCount', options.panchakaCount ?? DEFAULT_PANCHAKA_COUNT, PANCHAKA_TITHI_COUNTS),
    adhikaInPurnimanta: oneOf(
      'adhikaInPurnimanta',
      options.adhikaInPurnimanta ?? PANCHANG_DEFAULTS.adhikaInPurnimanta,
      ADHIKA_PURNIMANTA_SCHOOLS,
    ),
    durmuhurta: oneOf('durmuhurta', options.durmuhurta ?? PANCHANG_DEFAULTS.durmuhurta, DURMUHURTA_SCHOOLS),
    nightDurmuhurta: oneOf(
      'nightDurmuhurta',
      options.nightDurmuhurta ?? PANCHANG_DEFAULTS.nightDurmuhurta,
      NIGHT_DURMUHURTA_LENGTHS,
    ),
    mulaTyajya: oneOf('mulaTyajya', options.mulaTyajya ?? PANCHANG_DEFAULTS.mulaTyajya, MULA_TYAJYA_SCHOOLS),
    navamshas: flag('navamshas', options.navamshas),
    badTimes: flag('badTimes', options.badTimes),
  };
}

function readDegrees(degrees: MuhurtaSettings['astaDegrees']): MuhurtaSettings['astaDegrees'] {
  if (degrees === null) return null;
  const { Jupiter, Venus } = readChoices(degrees, 'astaDegrees', ASTA_DEGREE_NAMES);
  return {
    Jupiter: numberIn('astaDegrees.Jupiter', Jupiter, 0, 30, 'degrees'),
    Venus: numberIn('astaDegrees.Venus', Venus, 0, 30, 'degrees'),
  };
}

function readHours(hours: MuhurtaSettings['hours']): MuhurtaSettings['hours'] {
  if (hours === null) return null;
  const allowed = 'two hours of the day, 0 … 24, the first before the second';
  const [from, until] = readList('hours', hours, allowed);
  const read = [numberIn('hours[0]', from, 0, 24, 'hours'), numberIn('hours[1]', until, 0, 24, 'hours')] as const;
  if (read[0] < read[1]) return read;
  throw refusal('INVALID_OPTION', 'hours', allowed, `hours must be ${allowed}.`);
}
