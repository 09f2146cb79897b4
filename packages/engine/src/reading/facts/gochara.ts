/** The grahas in transit over a kundli → what a rule may ask of them. */

import { PHASE_OF_HOUSE } from '../../jyotish/gochara/sade-sati.ts';
import type { Gochara, SaturnPhase } from '../../jyotish/index.ts';
import type { FactKey, FactStore, FactValue } from '../rules/facts.ts';

/** The parts of Saturn's passage as rules name them. */
const PART_OF_PHASE: { readonly [P in SaturnPhase]: string } = {
  rising: 'rising',
  peak: 'peak',
  setting: 'setting',
  kantaka: 'fourth',
  ashtama: 'eighth',
};

/**
 * The house of each graha from the natal Moon, and the part of Saturn's passage by her.
 *
 * @param gochara  as `jyotish.gochara` makes it, of one instant
 * @param saturn   the phase by another school than that of signs, as `saturnPhaseAt` finds it; by signs when left out
 */
export function factsOfGochara(
  { rows }: Pick<Gochara, 'rows'>,
  saturn?: { readonly phase: SaturnPhase | null },
): FactStore {
  const facts = new Map<FactKey, FactValue>();
  for (const { graha, houseFromMoon } of rows) facts.set(`gochara:${graha}`, houseFromMoon);
  const house = rows.find(({ graha }) => graha === 'Saturn')?.houseFromMoon ?? 0;
  const phase = saturn === undefined ? (PHASE_OF_HOUSE[house] ?? null) : saturn.phase;
  if (phase !== null) facts.set('sade-sati', PART_OF_PHASE[phase]);
  return facts;
}
