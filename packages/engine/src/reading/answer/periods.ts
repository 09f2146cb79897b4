/** Periods of vimshottari as the record of a horoscope holds them: what runs at an instant, and what begins within a stretch. */

import type { DashaNode, Graha, Horoscope } from '../../jyotish/index.ts';
import { hasHour } from '../facts/certain-day.ts';

/** A sub-period with the period it belongs to. */
export interface Antar {
  readonly maha: Graha;
  readonly antar: Graha;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** A period. */
export interface Maha {
  readonly maha: Graha;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** The period and sub-period of an instant; fewer after the last, and none before the birth and where its hour is not known. */
export function runningAt(horoscope: Horoscope, jdUt: number): readonly DashaNode[] {
  const { dasha } = horoscope;
  if (!hasHour(horoscope) || jdUt < dasha.birthJdUt) return [];
  const chain: DashaNode[] = [];
  let spans: readonly DashaNode[] = dasha.spans;
  while (chain.length < 2) {
    const running = spans.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
    if (running === undefined) break;
    chain.push(running);
    spans = running.children ?? [];
  }
  return chain;
}

/** Sub-periods of the life that reach into a stretch, in their order. */
export function antarsBetween({ dasha }: Horoscope, earliestJdUt: number, toJdUt: number): readonly Antar[] {
  const fromJdUt = Math.max(earliestJdUt, dasha.birthJdUt);
  const found: Antar[] = [];
  if (toJdUt <= fromJdUt) return found;
  for (const maha of dasha.spans) {
    if (maha.endJdUt <= fromJdUt || maha.startJdUt >= toJdUt || maha.lord === null) continue;
    for (const antar of maha.children ?? [])
      if (antar.lord !== null && antar.endJdUt > fromJdUt && antar.startJdUt < toJdUt)
        found.push({
          maha: maha.lord as Graha,
          antar: antar.lord as Graha,
          startJdUt: antar.startJdUt,
          endJdUt: antar.endJdUt,
        });
  }
  return found;
}

/** Periods of the life that reach into a stretch, in their order. */
export function mahasBetween({ dasha }: Horoscope, earliestJdUt: number, toJdUt: number): readonly Maha[] {
  const fromJdUt = Math.max(earliestJdUt, dasha.birthJdUt);
  if (toJdUt <= fromJdUt) return [];
  return dasha.spans.flatMap(({ lord, startJdUt, endJdUt }): readonly Maha[] =>
    lord === null || endJdUt <= fromJdUt || startJdUt >= toJdUt ? [] : [{ maha: lord as Graha, startJdUt, endJdUt }],
  );
}
