/**
 * Numbers of name and date together: maturity, rational thought, bridges.
 *
 * Source: `decoz-1994`.
 */

import { readDate } from './birth-date.ts';
import { birthDayOfDate, lifePathOfDate } from './date-numbers.ts';
import { countedWords, expressionOfSpelled, personalityOfSpelled, soulUrgeOfSpelled } from './name-numbers.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, Working } from './reduce.ts';
import { type SpelledName, spellName } from './spell.ts';

/** The difference between the roots of two numbers. */
export interface Bridge extends NumerologyNumber {
  readonly between: readonly [string, string];
}

/**
 * Maturity or realization: life path + expression.
 *
 * @param name       as on the certificate of birth
 * @param birthDate  `YYYY-MM-DD`
 * @throws  EngineError INVALID_DATETIME, INVALID_OPTION
 * @source  `decoz-1994`
 */
export function maturityOf(name: string, birthDate: string, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  const lifePath = lifePathOfDate(readDate('birthDate', birthDate), settings);
  return maturityFrom(lifePath, expressionOfSpelled(spellName(name, settings), settings), settings);
}

/** Maturity of a life path and an expression that are there already. */
export function maturityFrom(
  lifePath: NumerologyNumber,
  expression: NumerologyNumber,
  settings: NumerologySettings,
): NumerologyNumber {
  const working = new Working(mastersOf(settings));
  const sum = working.sum('life-path + expression', [lifePath.id, expression.id], [lifePath.value, expression.value]);
  return working.close('maturity', sum, ['decoz-1994']);
}

/**
 * Rational thought: the first name's letters, reduced, + the day of the month, reduced.
 *
 * @throws  as `maturityOf`
 * @source  `decoz-1994`
 */
export function rationalThoughtOf(name: string, birthDate: string, options?: NumerologyOptions): NumerologyNumber {
  const settings = numerologySettings(options);
  const birthDay = birthDayOfDate(readDate('birthDate', birthDate), settings);
  return rationalThoughtFrom(spellName(name, settings), birthDay, settings);
}

/** Rational thought of a name and a birth day that are there already. */
export function rationalThoughtFrom(
  name: SpelledName,
  birthDay: NumerologyNumber,
  settings: NumerologySettings,
): NumerologyNumber {
  const working = new Working(mastersOf(settings));
  const first = countedWords(name)[0];
  const letters = first?.letters ?? [];
  const sum = working.sum(
    first?.latin ?? '',
    letters.map(({ letter }) => letter),
    letters.map(({ value }) => value),
    'letters',
  );
  const reduced = working.reduce('first name', sum);
  const total = working.sum('first name + birth-day', ['first name', birthDay.id], [reduced, birthDay.value]);
  return working.close('rational-thought', total, ['decoz-1994']);
}

/** Pairs whose bridges are told. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/**
 * Bridges between the five core numbers: life path, expression, soul urge, personality, birth day; each the difference of two roots, 0 … 8.
 *
 * @returns ten; those between life path and expression, and soul urge and personality, are the ones that are read first
 * @throws  as `maturityOf`
 * @source  `decoz-1994`
 */
export function bridgesOf(name: string, birthDate: string, options?: NumerologyOptions): readonly Bridge[] {
  const settings = numerologySettings(options);
  const spelled = spellName(name, settings);
  const date = readDate('birthDate', birthDate);
  return bridgesFrom([
    lifePathOfDate(date, settings),
    expressionOfSpelled(spelled, settings),
    soulUrgeOfSpelled(spelled, settings),
    personalityOfSpelled(spelled, settings),
    birthDayOfDate(date, settings),
  ]);
}

/** Bridges of the five core numbers, in the order of `bridgesOf`. */
export function bridgesFrom(core: readonly NumerologyNumber[]): readonly Bridge[] {
  return PAIRS.map(([a, b]) => {
    const [first, second] = [core[a] as NumerologyNumber, core[b] as NumerologyNumber];
    const working = new Working([]);
    const difference = working.difference(`${first.id} - ${second.id}`, [first.id, second.id], first.root, second.root);
    const number = working.close(`bridge-${first.id}-${second.id}`, difference, ['decoz-1994']);
    const { id, value, root, isMaster, compound, karmicDebts, steps, sources } = number;
    const between = [first.id, second.id] as const;
    return { id, value, root, isMaster, compound, karmicDebts, steps, sources, between };
  });
}
