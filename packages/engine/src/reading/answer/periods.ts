/** Periods of vimshottari as the record of a horoscope holds them: what runs at an instant, and what begins within a stretch. */

import type { DashaNode, Graha, Horoscope } from '../../jyotish/index.ts';

/** A sub-period with the period it belongs to. */
interface Antar {
  readonly maha: Graha;
  readonly antar: Graha;
  readonly startJdUt: number;
  readonly endJdUt: number;
}

/** The period and sub-period of an instant; fewer before the first and after the last. */
export function runningAt({ dasha }: Horoscope, jdUt: number): readonly DashaNode[] {
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

/** Sub-periods that begin within a stretch, in their order. */
export function antarsBetween({ dasha }: Horoscope, fromJdUt: number, toJdUt: number): readonly Antar[] {
  const found: Antar[] = [];
  for (const maha of dasha.spans) {
    if (maha.endJdUt <= fromJdUt || maha.startJdUt >= toJdUt || maha.lord === null) continue;
    for (const antar of maha.children ?? [])
      if (antar.lord !== null && antar.startJdUt >= fromJdUt && antar.startJdUt < toJdUt)
        found.push({
          maha: maha.lord as Graha,
          antar: antar.lord as Graha,
          startJdUt: antar.startJdUt,
          endJdUt: antar.endJdUt,
        });
  }
  return found;
}
