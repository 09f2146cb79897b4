/**
 * The long divisions of a life that come from the date of birth: four pinnacles, four challenges, three periods, each with its ages.
 *
 * Sources: `decoz-1994`, `jordan-romance`, `campbell-days`. An age in years is that of a birthday: a phase from 29 begins on the 29th.
 */

import type { CivilDate } from '../time/calendar.ts';
import { readDate } from './birth-date.ts';
import { lifePathOfDate } from './date-numbers.ts';
import { type NumerologyOptions, type NumerologySettings, numerologySettings } from './options.ts';
import { mastersOf, type NumerologyNumber, rootOf, Working } from './reduce.ts';

/** A number that rules some years of a life. */
export interface Phase extends NumerologyNumber {
  /** 1 … 4 */
  readonly index: number;
  readonly fromAge: number;
  /** The last full year it rules: it ends at the birthday after. `null` for one that lasts. */
  readonly toAge: number | null;
}

interface Part {
  readonly label: string;
  readonly number: number;
}

/** Month, day, year, reduced; the steps are those of the number that asks. */
function partsOf(
  working: Working,
  date: CivilDate,
  masters: readonly number[],
): { [P in 'month' | 'day' | 'year']: Part } {
  const part = (label: string, number: number): Part => ({ label, number: working.reduce(label, number, masters) });
  return { month: part('month', date.month), day: part('day', date.day), year: part('year', Math.abs(date.year)) };
}

const NINE_YEARS = 9;
const THIRTY_SIX = 36;

/** From what age each of four reigns: the first to 36 less the life path, two of nine years, and the rest. */
function fourAges(
  date: CivilDate,
  settings: NumerologySettings,
): readonly (readonly [from: number, to: number | null])[] {
  const { root, value } = lifePathOfDate(date, settings);
  // 44 is more than 36, and counts as its root.
  const end = THIRTY_SIX - (settings.pinnacleAges === 'root' || value > THIRTY_SIX ? root : value);
  return [
    [0, end],
    [end + 1, end + NINE_YEARS],
    [end + NINE_YEARS + 1, end + 2 * NINE_YEARS],
    [end + 2 * NINE_YEARS + 1, null],
  ];
}

/**
 * The four pinnacles: month + day, day + year, first + second, month + year.
 *
 * @returns four, masters kept; the first to the age of 36 less the life path, two of nine years, the last from then on
 * @throws  EngineError INVALID_DATETIME for a date that does not exist, INVALID_OPTION for a choice that does not
 * @source  `decoz-1994`, `campbell-days`
 */
export function pinnaclesOf(birthDate: string, options?: NumerologyOptions): readonly Phase[] {
  const settings = numerologySettings(options);
  return pinnaclesOfDate(readDate('birthDate', birthDate), settings);
}

/** The pinnacles of a date that was read already. */
export function pinnaclesOfDate(date: CivilDate, settings: NumerologySettings): readonly Phase[] {
  const masters = mastersOf(settings);
  const kept = settings.pinnacleParts === 'masters-kept' ? masters : [];
  const phases: Phase[] = [];
  const sum = (index: number, make: (working: Working) => readonly Part[]): void => {
    const working = new Working(masters);
    const parts = make(working);
    const labels = parts.map(({ label }) => label);
    const total = working.sum(
      labels.join(' + '),
      labels,
      parts.map(({ number }) => number),
    );
    phases.push(phaseOf(working.close(`pinnacle-${index}`, total, ['decoz-1994', 'campbell-days']), index, ages));
  };
  const ages = fourAges(date, settings);
  const pick =
    (first: 'month' | 'day', second: 'day' | 'year') =>
    (working: Working): readonly Part[] => {
      const parts = partsOf(working, date, kept);
      return [parts[first], parts[second]];
    };
  sum(1, pick('month', 'day'));
  sum(2, pick('day', 'year'));
  sum(3, () => phases.map(({ id, value }) => ({ label: id, number: value })));
  sum(4, pick('month', 'year'));
  return phases;
}

/**
 * The challenges: differences of month and day, day and year, first and second, month and year.
 *
 * @returns four, or three, 0 … 8; with the ages of the pinnacles, though the third, the main one, is felt all life
 * @throws  as `pinnaclesOf`
 * @source  `decoz-1994`, `jordan-romance`
 */
export function challengesOf(birthDate: string, options?: NumerologyOptions): readonly Phase[] {
  const settings = numerologySettings(options);
  return challengesOfDate(readDate('birthDate', birthDate), settings);
}

/** The challenges of a date that was read already. */
export function challengesOfDate(date: CivilDate, settings: NumerologySettings): readonly Phase[] {
  const kept = settings.challengeParts === 'masters-kept' ? mastersOf(settings) : [];
  const phases: Phase[] = [];
  const ages = fourAges(date, settings);
  const differ = (index: number, make: (working: Working) => readonly [Part, Part]): void => {
    const working = new Working([]);
    const [a, b] = make(working);
    const labels = [a.label, b.label];
    const difference = working.difference(labels.join(' - '), labels, a.number, b.number);
    phases.push(
      phaseOf(working.close(`challenge-${index}`, difference, ['decoz-1994', 'jordan-romance']), index, ages),
    );
  };
  const pick =
    (first: 'month' | 'day', second: 'day' | 'year') =>
    (working: Working): readonly [Part, Part] => {
      const parts = partsOf(working, date, kept);
      return [parts[first], parts[second]];
    };
  differ(1, pick('month', 'day'));
  differ(2, pick('day', 'year'));
  differ(3, () => {
    const [first, second] = phases as [Phase, Phase];
    return [
      { label: first.id, number: first.value },
      { label: second.id, number: second.value },
    ];
  });
  if (settings.challenges === 'four') differ(4, pick('month', 'year'));
  return phases;
}

function phaseOf(
  number: NumerologyNumber,
  index: number,
  ages: readonly (readonly [from: number, to: number | null])[],
): Phase {
  const [fromAge, toAge] = ages[index - 1] as readonly [number, number | null];
  const { id, value, root, isMaster, compound, karmicDebts, steps, sources } = number;
  return { id, value, root, isMaster, compound, karmicDebts, steps, sources, index, fromAge, toAge };
}

/**
 * The three periods: of the month, the day and the year, masters kept.
 *
 * @returns three; when the second and third begin is the choice `periodAges`
 * @throws  as `pinnaclesOf`
 * @source  `decoz-1994`; `program-practice` for ages other than those of personal years
 */
export function periodCyclesOf(birthDate: string, options?: NumerologyOptions): readonly Phase[] {
  const settings = numerologySettings(options);
  return periodCyclesOfDate(readDate('birthDate', birthDate), settings);
}

/** The periods of a date that was read already. */
export function periodCyclesOfDate(date: CivilDate, settings: NumerologySettings): readonly Phase[] {
  const [second, third] = periodStarts(date, settings);
  const ages = [
    [0, second - 1],
    [second, third - 1],
    [third, null],
  ] as const;
  const numbers: readonly Part[] = [
    { label: 'month', number: date.month },
    { label: 'day', number: date.day },
    { label: 'year', number: Math.abs(date.year) },
  ];
  return numbers.map(({ number }, i) => {
    const working = new Working(mastersOf(settings));
    return phaseOf(working.close(`period-${i + 1}`, number, ['decoz-1994', 'campbell-days']), i + 1, ages);
  });
}

const CYCLE = 27;
const EARLIEST = 26;
const TWENTY_EIGHT = 28;

function periodStarts(date: CivilDate, { periodAges }: NumerologySettings): readonly [second: number, third: number] {
  if (periodAges === '28-56') return [28, 56];
  if (periodAges === '27-54') return [27, 54];
  const from = periodAges === 'nearest-28' ? TWENTY_EIGHT - 4 : EARLIEST;
  let second = from;
  while (personalRoot(date, second) !== 1) second++;
  return [second, second + CYCLE];
}

/**
 * The root of the personal year that the birthday of an age begins. After the year 0 it grows by one with each birthday; before, the digits of the years fall, and across
 * the year 0 it can be 17 years from one 1 to the next.
 */
function personalRoot({ year, month, day }: CivilDate, age: number): number {
  return rootOf(rootOf(month) + rootOf(day) + rootOf(year + age));
}
