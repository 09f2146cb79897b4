/** Firdaria: seventy-five years shared among the seven planets and the two nodes, in an order that birth by day or night decides. */

import { type OptionNames, oneOf, readChoices, wholeIn } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { type LocalClock, readClock } from '../../time/local-clock.ts';
import { needGround, needSect, type Radix, readRadix, type Sect } from '../radix/index.ts';
import { checkLife, type LifeSpan, lifeSpan, runningAt, YEAR_LENGTHS, type YearLength } from './period.ts';

export interface FirdariaOptions {
  /**
   * Where the nodes stand in a birth by night: at the end of the round (Abu Ma’shar, al-Biruni; when left out), or after Mars as by day (a reading
   * of Bonatti's that many moderns follow).
   */
  readonly nodesByNight?: 'last' | 'after-mars';
  /** `tropical` when left out. */
  readonly year?: YearLength;
  /** Rounds of 75 years, 1 … 2; 1 when left out. */
  readonly rounds?: number;
  /** Adds local texts. */
  readonly clock?: LocalClock;
}
const FIRDARIA_NAMES: OptionNames<FirdariaOptions> = { nodesByNight: true, year: true, rounds: true, clock: true };

/** A seventh of a planet's period. */
export interface FirdariaPart extends LifeSpan {
  readonly lord: string;
}

/** A planet's or a node's period. */
export interface FirdariaPeriod extends LifeSpan {
  readonly lord: string;
  readonly years: number;
  /** Seven, the lord's own first; none in a node's period. */
  readonly parts: readonly FirdariaPart[];
}

export interface Firdaria {
  readonly settings: {
    readonly sect: Sect;
    /** False: noon stood in for the time of birth, and the sect is not to be relied on. */
    readonly isTimeKnown: boolean;
    readonly nodesByNight: 'last' | 'after-mars';
    readonly year: YearLength;
    readonly rounds: number;
  };
  readonly sources: readonly SourceKey[];
  readonly periods: readonly FirdariaPeriod[];
}

// biome-ignore format: a table reads in rows
/** Years of each lord. */
export const FIRDARIA_YEARS: { readonly [lord: string]: number } = {
  Sun: 10, Venus: 8, Mercury: 13, Moon: 9, Saturn: 11, Jupiter: 12, Mars: 7, NorthNode: 3, SouthNode: 2,
};
/** The planets from the Sun down and round again: the order of the spheres. */
const SPHERES = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'] as const;
const NODES = ['NorthNode', 'SouthNode'] as const;

/**
 * The firdaria of a birth.
 *
 * @param radix  cast for a moment, with its sect
 * @throws  EngineError INVALID_OPTION naming the member
 * @source  `abu-mashar-revolutions`, book IV; `al-biruni-1934`; the other order of the night: `bonatti`
 */
export function firdariaOf(radix: Radix, options: FirdariaOptions = {}): Firdaria {
  const natal = readRadix(radix);
  const { jdUt } = needGround(natal);
  const sect = needSect(natal);
  const chosen = readChoices(options, 'options', FIRDARIA_NAMES);
  const nodesByNight = oneOf('options.nodesByNight', chosen.nodesByNight ?? 'last', ['last', 'after-mars']);
  const year = oneOf('options.year', chosen.year ?? 'tropical', Object.keys(YEAR_LENGTHS) as YearLength[]);
  const rounds = wholeIn('options.rounds', chosen.rounds ?? 1, 1, 2);
  const clock = chosen.clock === undefined ? undefined : readClock('options.clock', chosen.clock);
  const order = lordsInOrder(sect, nodesByNight);
  const days = YEAR_LENGTHS[year];
  const periods: FirdariaPeriod[] = [];
  let years = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const lord of order) {
      const long = FIRDARIA_YEARS[lord] as number;
      const [start, end] = [jdUt + years * days, jdUt + (years + long) * days];
      periods.push({ lord, years: long, ...lifeSpan(start, end, clock), parts: partsOf(lord, start, end, clock) });
      years += long;
    }
  }
  return {
    settings: { sect, isTimeKnown: natal.isTimeKnown, nodesByNight, year, rounds },
    sources: nodesByNight === 'last' ? ['abu-mashar-revolutions', 'al-biruni-1934'] : ['bonatti'],
    periods,
  };
}

/** The period and its part at an instant of the first two rounds; the part is null in a node's period. Errors as `firdariaOf`. */
export function firdariaAt(
  radix: Radix,
  jdUt: number,
  options: Omit<FirdariaOptions, 'rounds'> = {},
): { readonly period: FirdariaPeriod; readonly part: FirdariaPart | null } {
  const given = readRecord('options', options, 'an object of choices') as FirdariaOptions;
  const { periods } = firdariaOf(radix, { ...given, rounds: 2 });
  const [first, last] = [periods[0] as FirdariaPeriod, periods.at(-1) as FirdariaPeriod];
  checkLife('jdUt', jdUt, first.startJdUt, last.endJdUt - first.startJdUt);
  const period = runningAt(periods, jdUt) ?? last;
  return { period, part: runningAt(period.parts, jdUt) };
}

/** By day the Sun begins, by night the Moon, and the spheres follow. */
function lordsInOrder(sect: Sect, nodesByNight: 'last' | 'after-mars'): readonly string[] {
  const first = SPHERES.indexOf(sect === 'day' ? 'Sun' : 'Moon');
  const planets = [...SPHERES.slice(first), ...SPHERES.slice(0, first)];
  if (sect === 'day' || nodesByNight === 'last') return [...planets, ...NODES];
  const afterMars = planets.indexOf('Mars') + 1;
  return [...planets.slice(0, afterMars), ...NODES, ...planets.slice(afterMars)];
}

function partsOf(lord: string, start: number, end: number, clock: LocalClock | undefined): readonly FirdariaPart[] {
  const first = SPHERES.indexOf(lord as (typeof SPHERES)[number]);
  if (first < 0) return [];
  const at = (part: number) => (part === 7 ? end : start + ((end - start) * part) / 7);
  return SPHERES.map((_, i) => ({
    lord: SPHERES[(first + i) % 7] as string,
    ...lifeSpan(at(i), at(i + 1), clock),
  }));
}
