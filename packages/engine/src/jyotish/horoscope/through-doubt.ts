/** Which yogas and doshas a birth has whatever its hour was: looked for at every quarter of an hour of the doubt about its time. */

import { addSeconds } from '../../time/instant.ts';
import type { Moment } from '../../time/moment.ts';
import type { DoshaFact, Doshas } from '../dosha/find.ts';
import { GRAHAS, type Graha } from '../graha/kundli.ts';
import type { YogaFact, Yogas } from '../yoga/find.ts';

/** A finding of one or more of the times that were looked at. */
export interface FindingThroughDoubt {
  readonly id: string;
  readonly name: string;
  /** Part of the times at which it is formed, 0 … 1; 1 where no hour is without it. */
  readonly share: number;
  /** Part of the times at which it is formed and nothing cancels it, 0 … `share`. */
  readonly uncancelledShare: number;
  /** Grahas that take part at every time at which it is formed. */
  readonly planets: readonly Graha[];
}

/** Findings through the doubt about the time of a birth. What is in no list is formed at none of the times. */
export interface FindingsThroughDoubt {
  /** How many times were looked at, and how far apart; what lasts less than a step may have been passed over. */
  readonly settings: { readonly times: number; readonly stepMinutes: number };
  /** The likeliest first. */
  readonly yogas: readonly FindingThroughDoubt[];
  readonly doshas: readonly FindingThroughDoubt[];
}

/** A quarter of an hour: most signs take two hours to rise, and the quickest, up to 60° of latitude, half an hour. */
const STEP_SECONDS = 900;

/**
 * The findings of all times that a moment may have been.
 *
 * @param moment   its doubt either way is `certainty.timeSeconds`; the time itself is looked at as well
 * @param foundAt  the findings of a moment without doubt
 */
export function findingsThroughDoubt(
  moment: Moment,
  foundAt: (at: Moment) => { readonly yogas: Yogas; readonly doshas: Doshas },
): FindingsThroughDoubt {
  const steps = Math.ceil(moment.certainty.timeSeconds / STEP_SECONDS);
  const step = steps === 0 ? 0 : moment.certainty.timeSeconds / steps;
  const found = Array.from({ length: 2 * steps + 1 }, (_, i) => foundAt(movedBy(moment, (i - steps) * step)));
  return {
    settings: { times: found.length, stepMinutes: step / 60 },
    yogas: counted(found.map(({ yogas }) => yogas.facts)),
    doshas: counted(found.map(({ doshas }) => doshas.facts)),
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

function counted(times: readonly (readonly (YogaFact | DoshaFact)[])[]): readonly FindingThroughDoubt[] {
  const found = new Map<string, (YogaFact | DoshaFact)['value'][]>();
  for (const facts of times)
    for (const { id, value } of facts) {
      const values = found.get(id);
      if (values === undefined) found.set(id, [value]);
      else values.push(value);
    }
  return [...found]
    .map(([id, values]) => ({
      id,
      name: (values[0] as YogaFact['value']).name,
      share: values.length / times.length,
      uncancelledShare: values.filter(({ isCancelled }) => !isCancelled).length / times.length,
      planets: GRAHAS.filter((graha) => values.every(({ planets }) => planets.includes(graha))),
    }))
    .sort((one, other) => other.share - one.share);
}
