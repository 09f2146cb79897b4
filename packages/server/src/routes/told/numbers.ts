/** The numbers of a name and a date of birth, as they are published: each with its steps and what the tables hold of it. */

import { VARAS } from '@khagol/engine/jyotish';
import {
  type DayChart,
  type Numerology,
  type NumerologyNumber,
  type NumerologyOptions,
  numerologyMatch,
  numerologyOf,
  type Phase,
  rootAttributesOf,
} from '@khagol/engine/numerology';
import { isEngineError } from '../../contract/engine-fault.ts';
import { invalidInput } from '../../http/refusal.ts';
import { listed } from './lines.ts';

/**
 * What the engine says of a person.
 *
 * @throws  Refusal where the name is none, or the date; naming the field
 */
export function numbersOf(person: object, options?: NumerologyOptions): Numerology {
  return numbered(() => numerologyOf(person, options));
}

/** A question about numbers, whose mistakes are told under the caller's own names. @throws Refusal */
export function numbered<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    const field = error.field.replace(/^question\./, '');
    // The sentence names the field as the engine's own callers know it, and an option that a call over HTTP has not.
    const message = error.message.replace(error.field, field).replace(/, or choose unknownLetters: '\w+'\.$/, '.');
    throw invalidInput([{ code: 'VALIDATION_ERROR', field, message }]);
  }
}

/** The numbers that every profile names. */
export function numerologyData(numbers: Numerology): Readonly<Record<string, unknown>> {
  const { lifePath, expression, soulUrge, personality, birthDay, maturity, luckyNumbers, luckyColors, system } =
    numbers;
  return {
    lifePath: numberData(lifePath),
    expression: numberData(expression),
    soulUrge: numberData(soulUrge),
    personality: numberData(personality),
    birthDay: numberData(birthDay),
    maturity: numberData(maturity),
    luckyNumbers,
    luckyColors,
    system,
  };
}

/** All there is to a person’s numbers; those that every profile names come first. */
export function completeData(numbers: Numerology): Readonly<Record<string, unknown>> {
  const { name, currentName, date, bridges, karmicDebts, warnings, sources, day } = numbers;
  return {
    ...numerologyData(numbers),
    currentName:
      currentName === null
        ? null
        : {
            expression: numberData(currentName.expression),
            soulUrge: numberData(currentName.soulUrge),
            personality: numberData(currentName.personality),
          },
    balance: numberData(name?.balance ?? null),
    bridges: bridges.map((bridge) => ({ ...numberData(bridge), between: bridge.between })),
    karmicDebts: karmicDebts.map((debt) => ({ number: debt.number, in: debt.in })),
    karmicLessons: name?.traits.karmicLessons ?? [],
    pinnacles: (date?.pinnacles ?? []).map(phaseData),
    challenges: (date?.challenges ?? []).map(phaseData),
    cycles: day === null ? null : cyclesData(day),
    warnings,
    sources,
  };
}

function phaseData(phase: Phase): object {
  const { index, fromAge, toAge } = phase;
  return { ...numberData(phase), index, fromAge, toAge };
}

/** The personal cycles of a day; null for one without a date of birth. */
export function cyclesData({ on, personal }: DayChart): unknown {
  if (personal === null) return null;
  const { year, month, day, calendarYear } = personal;
  return { on, calendarYear, year: numberData(year), month: numberData(month), day: numberData(day) };
}

/** Two people by their numbers. @throws Refusal naming `person1.name` and so on */
export function numberMatchData(person1: object, person2: object, options: NumerologyOptions): unknown {
  const match = numbered(() => numerologyMatch(person1, person2, options));
  const { system, terms, score, maxScore, percent, grade, relationship, names, sources } = match;
  return {
    system,
    score,
    maxScore,
    percentage: percent,
    grade,
    factors: terms.map((term) => ({
      name: term.id,
      person1: numberData(term.person1),
      person2: numberData(term.person2),
      grade: term.grade,
      score: term.score,
      maxScore: term.maxScore,
      source: term.sources[0],
    })),
    relationship: numberData(relationship),
    names: numberData(names),
    sources,
  };
}

/** One number with its steps; null stays null. */
export function numberData(number: NumerologyNumber | null): object | null {
  if (number === null) return null;
  const { value, root, isMaster, steps } = number;
  return {
    number: value,
    isMaster,
    steps: steps.map(({ of, terms, result }) => `${of}: ${terms.join(' + ')} = ${result}`),
    meaning: meaningOf(value, root, isMaster),
  };
}

/** What the tables hold of a root. */
function meaningOf(value: number, root: number, isMaster: boolean): string {
  if (root < 1) return 'Nothing to add up, and so nothing to say.';
  const { planet, weekdays, colors } = rootAttributesOf(root);
  const days = listed(weekdays.map((day) => VARAS[day]?.english as string));
  const master = isMaster ? `A master number, ${value}, kept whole; its root is ${root}. ` : '';
  return `${master}${root} is the number of ${planet}: its day is ${days}, its colour ${colors[0]}.`;
}
