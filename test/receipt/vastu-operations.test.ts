/** Receipts of Vastu: the edition the input names is in the claims, and an assessment recomputes from its token and its plan. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { claimsOf, OPERATIONS, operationNamed } from '../../packages/engine/src/receipt/index.ts';
import { readTruth } from '../truth/ledger.ts';

const engine = await openEngine();
const { examples } = readTruth('vastu/examples-dev.json') as unknown as {
  examples: readonly {
    input: { plotPolygon: unknown; bearingDeg: number; doorXY?: unknown; rooms: readonly unknown[] };
  }[];
};
const [first] = examples;

describe('the operations of Vastu', () => {
  it.each(['vastu-rules-2026-09-23', 'vastu-rules-2026-10-04'])(
    'claim the edition %s that answered, and no ephemeris',
    (rulesVersion) => {
      const row = operationNamed(OPERATIONS, 'vastu.assessment');
      if (row === null || first === undefined) throw new Error('a row and an example');
      const { plotPolygon, bearingDeg, doorXY, rooms } = first.input;
      const input = { inputSource: 'plan-derived', plotPolygon, bearingDeg, doorXY, rooms, rulesVersion };
      const output = row.run(engine, input);
      const claims = claimsOf({ operation: row, input, output, engine, issuer: 'https://example.org' });
      expect(claims).toMatchObject({ op: 'vastu.assessment', rulesVersion, ephemeris: null, tzdb: null });
      // What is about the call and not about the plan is not hashed.
      const named = claimsOf({
        operation: row,
        input: { ...input, propertyId: 'p-1' },
        output,
        engine,
        issuer: 'https://example.org',
      });
      expect(named.inputHash).toBe(claims.inputHash);
      expect(
        claimsOf({
          operation: row,
          input: { ...input, bearingDeg: bearingDeg + 1 },
          output,
          engine,
          issuer: 'https://example.org',
        }).inputHash,
      ).not.toBe(claims.inputHash);
    },
  );
});
