/**
 * The whole of a person's numbers: what the name gives, what the date gives, what both give, what a day and an age give; with the facts for a reading.
 *
 * Sources: those of the files asked.
 */

import type { Warning } from '../errors.ts';
import type { Fact } from '../fact.ts';
import { readRecord } from '../input.ts';
import type { SourceKey } from '../sources.ts';
import type { CivilDate } from '../time/calendar.ts';
import { readDate } from './birth-date.ts';
import { type Bridge, bridgesFrom, maturityFrom, rationalThoughtFrom } from './combined-numbers.ts';
import { type CompoundNumber, compoundNumberOf } from './compound-table.ts';
import { bhagyankOfDate, birthDayOfDate, lifePathOfDate, mulankOfDate } from './date-numbers.ts';
import { type DayChart, dayChart } from './day-chart.ts';
import { birthChartOfDate, type DigitGrid, kuaOfDate, loShuOfDate } from './grid.ts';
import {
  balanceOfSpelled,
  expressionOfSpelled,
  type NameNumber,
  personalityOfSpelled,
  soulUrgeOfSpelled,
} from './name-numbers.ts';
import { type NameTraits, nameTraitsOfSpelled } from './name-traits.ts';
import {
  type NumerologyOptions,
  type NumerologySettings,
  type NumerologySystem,
  numerologySettings,
  PRESET_SOURCES,
} from './options.ts';
import { isLeftOut, type NumerologyPerson, type ReadPerson, readPerson, writtenDate } from './person.ts';
import { challengesOfDate, type Phase, periodCyclesOfDate, pinnaclesOfDate } from './phases.ts';
import { factsOf } from './profile-facts.ts';
import type { KarmicDebt, NumerologyNumber } from './reduce.ts';
import { type RootAttributes, rootAttributesOf } from './root-table.ts';
import type { SpelledName } from './spell.ts';

/** A person, and the day that is asked about. */
export interface NumerologyQuestion extends NumerologyPerson {
  /** `YYYY-MM-DD`, not before the birth; without it there are no cycles of a day, and no transits. */
  readonly on?: string | undefined;
}

/** Numbers of a name. */
export interface NameChart {
  readonly spelled: SpelledName;
  readonly expression: NameNumber;
  readonly soulUrge: NameNumber;
  readonly personality: NameNumber;
  readonly balance: NumerologyNumber;
  readonly traits: NameTraits;
  /** Cheiro's row of the letters' sum; `null` below 10 and above 52. */
  readonly compound: CompoundNumber | null;
}

/** Numbers of a date of birth. */
export interface DateChart {
  readonly birthDate: string;
  readonly lifePath: NumerologyNumber;
  readonly birthDay: NumerologyNumber;
  readonly mulank: NumerologyNumber;
  readonly bhagyank: NumerologyNumber;
  readonly pinnacles: readonly Phase[];
  readonly challenges: readonly Phase[];
  readonly periods: readonly Phase[];
  readonly loShu: DigitGrid;
  readonly birthChart: DigitGrid;
  /** `null` without a gender. */
  readonly kua: NumerologyNumber | null;
}

/** A debt, and the number in which it was met. */
export interface KarmicDebtFound extends KarmicDebt {
  readonly in: string;
}

export interface Numerology {
  readonly system: NumerologySystem;
  /** The six that every profile names; `null` where name or date is missing. */
  readonly lifePath: NumerologyNumber | null;
  readonly expression: NameNumber | null;
  readonly soulUrge: NameNumber | null;
  readonly personality: NameNumber | null;
  readonly birthDay: NumerologyNumber | null;
  readonly maturity: NumerologyNumber | null;
  readonly name: NameChart | null;
  /** The name in use: its expression, soul urge and personality are the minor ones. */
  readonly currentName: NameChart | null;
  readonly date: DateChart | null;
  readonly rationalThought: NumerologyNumber | null;
  readonly bridges: readonly Bridge[];
  readonly karmicDebts: readonly KarmicDebtFound[];
  /** Of the root that leads: the life path, with Chaldean and Indian numerology the day's; without a date the name's. */
  readonly attributes: RootAttributes;
  readonly luckyNumbers: readonly number[];
  readonly luckyColors: readonly string[];
  readonly day: DayChart | null;
  readonly facts: readonly Fact[];
  readonly warnings: readonly Warning[];
  readonly settings: NumerologySettings;
  readonly sources: readonly SourceKey[];
}

/**
 * Everything there is to a name, a date of birth, or both.
 *
 * @param question  name, birthDate, or both; currentName, gender, on
 * @returns plain data; every number with its steps
 * @throws  EngineError INVALID_OPTION, INVALID_DATETIME, with the field, such as `question.name`
 * @source  by preset: `decoz-1994`, `jordan-romance`, `cheiro-numbers`, `johari-numerology`
 */
export function numerologyOf(question: NumerologyQuestion, options?: NumerologyOptions): Numerology {
  const settings = numerologySettings(options);
  const { on } = readRecord('question', question, 'an object with a name, a birthDate or both');
  const person = readPerson('question', question, settings, ['on']);
  const onDate = isLeftOut(on) ? null : readDate('question.on', on);
  const name = person.name === null ? null : nameChart(person.name, settings, '');
  const currentName = person.currentName === null ? null : nameChart(person.currentName, settings, 'minor-');
  const date = person.birthDate === null ? null : dateChart(person.birthDate, person, settings);
  const maturity = name === null || date === null ? null : maturityFrom(date.lifePath, name.expression, settings);
  const leading = leadingRoot(name, date, settings);
  const attributes = rootAttributesOf(leading, settings);
  const numbers = [date?.lifePath, name?.expression, name?.soulUrge, name?.personality, date?.birthDay, maturity];
  const chart = {
    system: settings.system,
    lifePath: date?.lifePath ?? null,
    expression: name?.expression ?? null,
    soulUrge: name?.soulUrge ?? null,
    personality: name?.personality ?? null,
    birthDay: date?.birthDay ?? null,
    maturity,
    name,
    currentName,
    date,
    rationalThought: name === null || date === null ? null : rationalThoughtFrom(name.spelled, date.birthDay, settings),
    bridges:
      name === null || date === null
        ? []
        : bridgesFrom([date.lifePath, name.expression, name.soulUrge, name.personality, date.birthDay]),
    karmicDebts: numbers.flatMap((number) => debtsOf(number ?? null)),
    attributes,
    luckyNumbers: attributes.numbers,
    luckyColors: attributes.colors,
    day: onDate === null ? null : dayChart(onDate, person, date, settings),
    warnings: [...(person.name?.warnings ?? []), ...(person.currentName?.warnings ?? [])],
    settings,
  };
  const facts = factsOf(chart);
  const sources = [
    ...new Set([...PRESET_SOURCES[settings.preset], ...facts.flatMap((fact) => fact.sources), ...attributes.sources]),
  ];
  return { ...chart, facts, sources };
}

function nameChart(spelled: SpelledName, settings: NumerologySettings, prefix: string): NameChart {
  const expression = expressionOfSpelled(spelled, settings, `${prefix}expression`);
  return {
    spelled,
    expression,
    soulUrge: soulUrgeOfSpelled(spelled, settings, `${prefix}soul-urge`),
    personality: personalityOfSpelled(spelled, settings, `${prefix}personality`),
    balance: balanceOfSpelled(spelled),
    traits: nameTraitsOfSpelled(spelled, settings),
    compound: compoundNumberOf(expression.total),
  };
}

function dateChart(date: CivilDate, { gender }: ReadPerson, settings: NumerologySettings): DateChart {
  return {
    birthDate: writtenDate(date),
    lifePath: lifePathOfDate(date, settings),
    birthDay: birthDayOfDate(date, settings),
    mulank: mulankOfDate(date),
    bhagyank: bhagyankOfDate(date),
    pinnacles: pinnaclesOfDate(date, settings),
    challenges: challengesOfDate(date, settings),
    periods: periodCyclesOfDate(date, settings),
    loShu: loShuOfDate(date, settings, gender),
    birthChart: birthChartOfDate(date),
    kua: gender === undefined ? null : kuaOfDate(date, gender, settings),
  };
}

/** Chaldean and Indian readers go by the day of birth, the others by the life path. */
function leadingRoot(name: NameChart | null, date: DateChart | null, { system }: NumerologySettings): number {
  if (date === null) return name?.expression.root ?? 1;
  return system === 'chaldean' || system === 'vedic' ? date.mulank.root : date.lifePath.root;
}

function debtsOf(number: NumerologyNumber | null): readonly KarmicDebtFound[] {
  return (number?.karmicDebts ?? []).map((debt) => ({
    number: debt.number,
    of: debt.of,
    isFinal: debt.isFinal,
    in: number?.id ?? '',
  }));
}
