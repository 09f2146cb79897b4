import { describe, expect, it } from 'vitest';
import { canonicalJson, sha256Hex, utf8 } from '../../../packages/engine/src/stamp.ts';
import { DIRECTIONS_16 } from '../../../packages/engine/src/vastu/plan/index.ts';
import {
  editionNamed,
  LOCI,
  type LocusKey,
  ROOM_TYPES,
  RULES_VERSIONS,
  refinedCell,
  refinementDocument,
  refinementHash,
} from '../../../packages/engine/src/vastu/rules/index.ts';

/** Published with receipts that are out: it may never change. */
const HASH = 'sha256:1c9da79d2b8dd516527a4c64555a1e46e27018d30f7687294b2b2ba4a9269a32';

/** As the study of the texts has them: a toilet between S and SW, a study between SW and W are the verse's own. */
const CELLS = [
  ['toilet', 'SSW', 'ideal', 'classical'],
  ['toilet', 'ESE', 'good', 'convention'],
  ['toilet', 'WNW', 'good', 'convention'],
  ['study', 'WSW', 'ideal', 'classical'],
  ['kitchen', 'SSE', 'good', 'convention'],
  ['store', 'ENE', 'good', 'classical'],
  ['store', 'SSE', 'good', 'classical'],
] as const;

describe('what sixteen directions add', () => {
  it('has the hash it was published with, and cannot be changed by whoever holds a cell', () => {
    expect(refinementHash()).toBe(HASH);
    expect(`sha256:${sha256Hex(utf8(canonicalJson(refinementDocument())))}`).toBe(HASH);
    const loci = refinedCell(editionNamed('', undefined), 'toilet', 'SSW')?.loci as LocusKey[];
    expect(() => loci.push('CONV')).toThrow(TypeError);
  });

  it.each(RULES_VERSIONS)('is seven cells and no more, under %s too', (version) => {
    const edition = editionNamed('', version);
    const found = ROOM_TYPES.flatMap((type) =>
      [...DIRECTIONS_16, 'CENTER'].flatMap((direction) => {
        const cell = refinedCell(edition, type, direction);
        return cell === null ? [] : [[type, direction, cell.rating, cell.classification]];
      }),
    );
    expect(found.sort()).toEqual([...CELLS].map((cell) => [...cell]).sort());
  });

  it('weighs as the edition weighs what is behind a rule, and cites texts that are listed', () => {
    for (const version of RULES_VERSIONS)
      for (const [type, direction, rating, classification] of CELLS) {
        const edition = editionNamed('', version);
        const cell = refinedCell(edition, type, direction);
        expect(cell).toMatchObject({ ruleId: `${type}.${direction}`, merit: rating === 'ideal' ? 100 : 80 });
        expect(cell?.provenance).toBe(edition.scoring.provenanceFactor[classification]);
        for (const key of cell?.loci ?? []) expect(LOCI[key].classification).toBe('classical');
      }
  });
});
