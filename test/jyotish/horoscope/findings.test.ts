/** What stands out in a kundli is what each function finds in it. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { kalaSarpaOf, mangalDoshaOf, pitruDoshaOf } from '../../../packages/engine/src/jyotish/dosha/index.ts';
import { findingsOf } from '../../../packages/engine/src/jyotish/horoscope/index.ts';
import { findYogas } from '../../../packages/engine/src/jyotish/yoga/index.ts';
import { anyKundli, crowdedKundli, seeded } from '../graha/kundlis.ts';
import { plantedKundlis } from '../yoga/planted.ts';

describe('findings', () => {
  const separately = (kundli: (typeof plantedKundlis)[number]) => ({
    yogas: findYogas(kundli),
    mangal: mangalDoshaOf(kundli),
    kalaSarpa: kalaSarpaOf(kundli),
    pitru: pitruDoshaOf(kundli),
  });

  it('of planted kundlis are those of each function, to the byte', () => {
    for (const kundli of plantedKundlis)
      expect(JSON.stringify(findingsOf(kundli))).toBe(JSON.stringify(separately(kundli)));
  });

  test.prop([fc.oneof(anyKundli, crowdedKundli)], seeded)('of any kundli are those of each function', (kundli) => {
    expect(findingsOf(kundli)).toEqual(separately(kundli));
  });

  it('are the caller’s own: what is done to an answer changes no later one', () => {
    const [kundli] = plantedKundlis as unknown as readonly [(typeof plantedKundlis)[number]];
    const told = JSON.stringify(findingsOf(kundli));
    const { pitru, yogas } = findingsOf(kundli);
    for (const settings of [pitru.settings.rules, yogas.settings, pitruDoshaOf(kundli).settings.rules])
      (settings as { nodes: string }).nodes = 'counted';
    expect(JSON.stringify(findingsOf(kundli))).toBe(told);
    expect(pitruDoshaOf(kundli, { rules: null as never })).toEqual(pitruDoshaOf(kundli));
  });

  it('refuse what is no kundli', () => {
    expect(() => findingsOf(null as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION', field: 'kundli' }),
    );
  });
});
