/** Which yogas and doshas a birth has whatever its hour was: looked for at every half hour of the doubt about its time, and between two that differ by more than one sign or pada. */

import { addSeconds } from '../../time/instant.ts';
import type { Moment } from '../../time/moment.ts';
import type { DoshaFact, Doshas } from '../dosha/find.ts';
import { GRAHAS, type Graha, type Kundli } from '../graha/kundli.ts';
import type { YogaFact, Yogas } from '../yoga/find.ts';

/** A finding of one or more of the times that were looked at. */
export interface FindingThroughDoubt {
  readonly id: string;
  readonly name: string;
  /** Part of the time for which it is formed, 0 … 1; 1 where no time that was looked at is without it. */
  readonly share: number;
  /** Part of the time for which it is formed and nothing cancels it, 0 … `share`. */
  readonly uncancelledShare: number;
  /** Grahas that take part whenever it is formed. */
  readonly planets: readonly Graha[];
}

/**
 * Findings through the doubt about the time of a birth. What is in no list is formed at none of the times: surely, where it hangs on signs, houses and the grahas' navamshas;
 * what hangs on degrees, or on the lagna's navamsha, may have come and gone within a step.
 */
export interface FindingsThroughDoubt {
  /** How many times were looked at, and how far apart they are at most. */
  readonly settings: { readonly times: number; readonly stepMinutes: number };
  /** The likeliest first. */
  readonly yogas: readonly FindingThroughDoubt[];
  readonly doshas: readonly FindingThroughDoubt[];
}

/** What is found at one time. */
interface Found {
  readonly kundli: Kundli;
  readonly yogas: Yogas;
  readonly doshas: Doshas;
}

interface Look extends Found {
  /** From the moment. */
  readonly seconds: number;
}

const STEP_SECONDS = 1800;
/** What changes within this is taken to change together. */
const TOGETHER_SECONDS = 4;

/**
 * The findings of all times that a moment may have been.
 *
 * @param moment   its doubt either way is `certainty.timeSeconds`; the time itself is looked at as well
 * @param foundAt  the kundli and the findings of a moment without doubt
 */
export function findingsThroughDoubt(moment: Moment, foundAt: (at: Moment) => Found): FindingsThroughDoubt {
  const steps = Math.ceil(moment.certainty.timeSeconds / STEP_SECONDS);
  const step = steps === 0 ? 0 : moment.certainty.timeSeconds / steps;
  const lookAt = (seconds: number): Look => ({ seconds, ...foundAt(movedBy(moment, seconds)) });
  const between = (before: Look, after: Look): readonly Look[] => {
    if (after.seconds - before.seconds < TOGETHER_SECONDS || changes(before.kundli, after.kundli) < 2) return [];
    const middle = lookAt((before.seconds + after.seconds) / 2);
    return [...between(before, middle), middle, ...between(middle, after)];
  };
  const even = Array.from({ length: 2 * steps + 1 }, (_, i) => lookAt((i - steps) * step));
  const looks = even.flatMap((look, i) => (i === 0 ? [look] : [...between(even[i - 1] as Look, look), look]));
  return {
    settings: { times: looks.length, stepMinutes: step / 60 },
    yogas: sharesOf(looks, ({ yogas }) => yogas.facts),
    doshas: sharesOf(looks, ({ doshas }) => doshas.facts),
  };
}

/** Another instant at the same place. Its texts stay those of the moment. */
function movedBy(moment: Moment, seconds: number): Moment {
  const { tt, ut1, certainty } = moment;
  return {
    ...moment,
    tt: addSeconds(tt, seconds),
    ut1: addSeconds(ut1, seconds),
    certainty: { ...certainty, time: 'stated', timeSeconds: 0 },
  };
}

/** How many signs the lagna has gone on from one kundli to another, and how many grahas changed their pada: with two of them there was a state between, which neither shows. */
function changes(one: Kundli, other: Kundli): number {
  const risen = (other.lagna.sign - one.lagna.sign + 12) % 12;
  const moved = GRAHAS.filter((graha) => {
    const [before, after] = [one.grahas[graha], other.grahas[graha]];
    return before.nakshatra !== after.nakshatra || before.pada !== after.pada;
  });
  return Math.min(risen, 12 - risen) + moved.length;
}

function sharesOf(
  looks: readonly Look[],
  factsOf: (look: Look) => readonly (YogaFact | DoshaFact)[],
): readonly FindingThroughDoubt[] {
  const weights = weightsOf(looks);
  const whole = sum(weights);
  const found = new Map<string, { readonly at: number; readonly value: (YogaFact | DoshaFact)['value'] }[]>();
  looks.forEach((look, at) => {
    for (const { id, value } of factsOf(look)) {
      const rows = found.get(id);
      if (rows === undefined) found.set(id, [{ at, value }]);
      else rows.push({ at, value });
    }
  });
  const shareOf = (rows: readonly { readonly at: number }[]): number =>
    rows.length === looks.length ? 1 : sum(rows.map(({ at }) => weights[at] as number)) / whole;
  return [...found]
    .map(([id, rows]) => ({
      id,
      name: (rows[0] as (typeof rows)[0]).value.name,
      share: shareOf(rows),
      uncancelledShare: shareOf(rows.filter(({ value }) => !value.isCancelled)),
      planets: GRAHAS.filter((graha) => rows.every(({ value }) => value.planets.includes(graha))),
    }))
    .sort((one, other) => other.share - one.share);
}

/** Of each look the time to the middle of its neighbours; of a single one, any. */
function weightsOf(looks: readonly Look[]): readonly number[] {
  if (looks.length === 1) return [1];
  return looks.map(({ seconds }, i) => ((looks[i + 1]?.seconds ?? seconds) - (looks[i - 1]?.seconds ?? seconds)) / 2);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
