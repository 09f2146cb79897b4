/**
 * The month of a day, as the south counts it, from new moon to new moon (amanta), and as the north does, from full moon to full moon (purnimanta).
 *
 * Both give a bright half the same name. A dark half has the amanta name of the bright half before it, and the purnimanta name of the one after.
 */

import type { LocalClock } from '../../time/local-clock.ts';
import { MASAS, type MasaName } from './calendar-tables.ts';
import { type CivilSpan, civilSpan } from './civil-span.ts';
import type { Paksha } from './limb-tables.ts';
import type { LunarMonth, LunarMonths } from './lunar-month.ts';

/**
 * What the purnimanta count calls the dark halves about an added month. `keep`: an added month is added whole, both halves under its own name, and
 * parts the month before which it stands in two; `rename`: every dark half has the name of the bright half after it, so that the dark half before an
 * added month is added too, and the one within it is not.
 */
export const ADHIKA_PURNIMANTA_SCHOOLS = ['keep', 'rename'] as const;
export type AdhikaPurnimantaSchool = (typeof ADHIKA_PURNIMANTA_SCHOOLS)[number];

export interface MasaLabel {
  /** 1 Chaitra … 12 Phalguna; of a kshaya month the first. */
  readonly number: number;
  readonly name: MasaName;
  /** One name; two in a kshaya month. */
  readonly names: readonly MasaName[];
  readonly isAdhika: boolean;
  readonly isKshaya: boolean;
}

/** A month with its bounds; where an added month parts a purnimanta month in two, those of the part. */
export interface MasaSpan extends MasaLabel, CivilSpan {}

export interface Masa {
  readonly paksha: Paksha;
  readonly amanta: MasaSpan;
  readonly purnimanta: MasaSpan;
}

/** A dark or a bright half of a month. */
interface Half {
  readonly month: LunarMonth;
  readonly isDark: boolean;
}

/**
 * The month at an instant.
 *
 * @param jdTt  Julian date, TT; for a day's month, its sunrise
 * @throws  EngineError OUT_OF_SPAN
 * @source  `calendar-reform-1955`; `keep`: `almanac-practice`
 */
export function masaAt(
  months: LunarMonths,
  clock: LocalClock,
  jdTt: number,
  adhikaInPurnimanta: AdhikaPurnimantaSchool = 'keep',
): Masa {
  const month = months.at(jdTt);
  const half: Half = { month, isDark: jdTt >= month.fullJdTt };
  return {
    paksha: half.isDark ? 'krishna' : 'shukla',
    amanta: spanOf(labelOf(month.numbers, month), clock, month.startJdTt, month.endJdTt),
    purnimanta: purnimantaOf(months, clock, half, adhikaInPurnimanta),
  };
}

/** The purnimanta name of the month at an instant, without its bounds. Errors as `masaAt`. */
export function purnimantaNameAt(
  months: LunarMonths,
  jdTt: number,
  adhikaInPurnimanta: AdhikaPurnimantaSchool = 'keep',
): MasaLabel {
  const month = months.at(jdTt);
  return purnimantaName(months, { month, isDark: jdTt >= month.fullJdTt }, adhikaInPurnimanta);
}

function purnimantaOf(months: LunarMonths, clock: LocalClock, half: Half, school: AdhikaPurnimantaSchool): MasaSpan {
  const { month, isDark } = half;
  const label = purnimantaName(months, half, school);
  // A name covers two halves at most, so one neighbour shares it or neither does.
  const before: Half = isDark ? { month, isDark: false } : { month: months.previous(month), isDark: true };
  const after: Half = isDark ? { month: months.next(month), isDark: false } : { month, isDark: true };
  const [first, last] = [before, after].map((other) => isSame(purnimantaName(months, other, school), label));
  const start = first ? before : half;
  const end = last ? after : half;
  return spanOf(
    label,
    clock,
    start.isDark ? start.month.fullJdTt : start.month.startJdTt,
    end.isDark ? end.month.endJdTt : end.month.fullJdTt,
  );
}

function purnimantaName(months: LunarMonths, { month, isDark }: Half, school: AdhikaPurnimantaSchool): MasaLabel {
  if (!isDark) return labelOf(month.numbers, month);
  if (school === 'rename') {
    const next = months.next(month);
    return labelOf(next.numbers, next);
  }
  if (month.isAdhika) return labelOf(month.numbers, month);
  const number = ((month.numbers[month.numbers.length - 1] as number) % 12) + 1;
  return labelOf([number], { isAdhika: false, isKshaya: false });
}

function isSame(a: MasaLabel, b: MasaLabel): boolean {
  return a.number === b.number && a.isAdhika === b.isAdhika && a.names.length === b.names.length;
}

function labelOf(numbers: readonly number[], of: Pick<LunarMonth, 'isAdhika' | 'isKshaya'>): MasaLabel {
  const names = numbers.map((number) => MASAS[number - 1] as MasaName);
  return {
    number: numbers[0] as number,
    name: names[0] as MasaName,
    names,
    isAdhika: of.isAdhika,
    isKshaya: of.isKshaya,
  };
}

function spanOf(label: MasaLabel, clock: LocalClock, startJdTt: number, endJdTt: number): MasaSpan {
  const { startJdUt, endJdUt, start, end } = civilSpan(clock, startJdTt, endJdTt);
  const { number, name, names, isAdhika, isKshaya } = label;
  return { number, name, names, isAdhika, isKshaya, startJdUt, endJdUt, start, end };
}
