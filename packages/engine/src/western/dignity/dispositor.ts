/** Who disposes of whom? Each planet's lord of the sign, that one's lord, and so on: to a planet at home, into a loop, or out of the radix. */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { type Radix, readRadix } from '../radix/index.ts';
import { kebab, planetsOf } from './planets.ts';
import { DOMICILE_SCHOOLS, DOMICILES, type DomicileSchool, domicileLords } from './rulership.ts';
import { resolveSchools } from './schools.ts';

export interface DispositorOptions {
  /** `traditional` when left out. With `modern-joint` the modern lord disposes. */
  readonly domicile?: DomicileSchool;
  readonly planets?: readonly string[];
}

export interface Disposition {
  readonly planet: string;
  /** Lord of the sign in which it stands; itself when at home. */
  readonly dispositor: string;
  /** From the planet on, each the dispositor of the one before; the last one is at home, absent, or the first that comes again. */
  readonly chain: readonly string[];
  readonly ending: 'at-home' | 'loop' | 'absent';
}

export interface Dispositors {
  readonly planets: readonly Fact<Disposition>[];
  /** Planets at home, at which chains end. */
  readonly finalDispositors: readonly string[];
  /** The one planet at which every chain ends; null when there is none. */
  readonly soleDispositor: string | null;
  /** Planets that dispose of one another in a circle, each circle once, from the planet that comes first in the radix. */
  readonly loops: readonly (readonly string[])[];
  readonly settings: { readonly domicile: DomicileSchool; readonly planets: readonly string[] };
  readonly sources: readonly SourceKey[];
}

const DISPOSITOR_NAMES: OptionNames<DispositorOptions> = { domicile: true, planets: true };

/**
 * The dispositors of a radix.
 *
 * @throws  EngineError INVALID_OPTION for what is no radix, or a school or planet that does not exist
 * @source  `lilly-1647`, on dispositors; lords as their table says
 */
export function dispositorsOf(radix: Radix, options: DispositorOptions = {}): Dispositors {
  const chart = readRadix(radix);
  const given = readChoices(options, 'options', DISPOSITOR_NAMES);
  const domicile = oneOf('domicile', given.domicile ?? 'traditional', DOMICILE_SCHOOLS);
  const points = planetsOf(chart, given.planets, resolveSchools({ domicile }));
  const next = new Map(points.map(({ name, sign }) => [name, domicileLords(sign, domicile)[0] as string]));
  const sources: readonly SourceKey[] = ['lilly-1647', DOMICILES[domicile].source];
  const planets = points.map(({ name, sign }): Fact<Disposition> => {
    const { chain, ending } = follow(name, next);
    return {
      id: `dispositor-${kebab(name)}`,
      value: { planet: name, dispositor: next.get(name) as string, chain, ending },
      because: [cell(name, 'sign', sign)],
      sources,
      classification: DOMICILES[domicile].classification,
    };
  });
  const finals = points.map(({ name }) => name).filter((name) => next.get(name) === name);
  const ends = planets.map(({ value }) => (value.ending === 'at-home' ? (value.chain.at(-1) as string) : null));
  return {
    planets,
    finalDispositors: finals,
    soleDispositor: finals.length === 1 && ends.every((end) => end === finals[0]) ? (finals[0] as string) : null,
    loops: loopsOf(
      points.map(({ name }) => name),
      next,
    ),
    settings: { domicile, planets: points.map(({ name }) => name) },
    sources,
  };
}

function follow(
  start: string,
  next: ReadonlyMap<string, string>,
): { chain: readonly string[]; ending: Disposition['ending'] } {
  const chain = [start];
  for (let at = start; ; ) {
    const lord = next.get(at);
    if (lord === undefined) return { chain, ending: 'absent' };
    if (lord === at) return { chain, ending: 'at-home' };
    const hasBeen = chain.includes(lord);
    chain.push(lord);
    if (hasBeen) return { chain, ending: 'loop' };
    at = lord;
  }
}

function loopsOf(names: readonly string[], next: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const loops: string[][] = [];
  for (const name of names) {
    const { chain, ending } = follow(name, next);
    if (ending !== 'loop' || chain.at(-1) !== name) continue;
    if (!loops.some((loop) => loop.includes(name))) loops.push(chain.slice(0, -1));
  }
  return loops;
}
