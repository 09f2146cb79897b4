/** Every row whose document takes `receipt`: what it signs is what it answers, and an engine that knows nothing else computes it again. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import { recomputeReceipt } from '../../packages/engine/src/receipt/index.ts';
import type { Operation } from '../../packages/server/src/contract/operation.ts';
import { receiptOperations } from '../../packages/server/src/routes/receipt-operations.ts';
import { answerReceiptOperations } from '../../packages/server/src/serve/answers/index.ts';
import type { House } from './house.ts';
import { plainHash, unsignedNames } from './plain-hash.ts';
import { ISSUER, openReceiptHouse, partsSignedBy, SIGNING } from './receipts-house.ts';

type Json = Record<string, any>;
let house: House;
let fresh: Awaited<ReturnType<typeof openEngine>>;
beforeAll(async () => {
  ({ house } = await openReceiptHouse());
  fresh = await openEngine();
});

const everyOperation = () => [...receiptOperations(fresh), ...answerReceiptOperations];
// A row that cannot sign may say so.
const takes = (wish: Json | undefined): boolean => wish !== undefined && wish['const'] !== false;
const signs = ({ request, query }: Operation): boolean =>
  takes((request as Json | null)?.['properties']?.receipt) || takes(query['receipt']);

/** What the parts of a path and of a query are filled with, as far as a row has them. */
const FILLED: Readonly<Record<string, string>> = {
  date: '2026-11-22',
  latitude: '28.6139',
  longitude: '77.209',
  timezone: '+05:30',
};

/** Calls that the document itself shows, each with the wish for a receipt; of a row without a body, one with its usual members. */
function callsOf({ path, sample, examples = [], request, query }: Operation): readonly (readonly [string, Json?])[] {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => FILLED[name] ?? '1');
  const given = Object.keys(query).flatMap((name) =>
    FILLED[name] === undefined ? [] : [[name, FILLED[name]] as [string, string]],
  );
  if (request === null) return [[`${address}?${new URLSearchParams([...given, ['receipt', 'true']])}`]];
  const bodies = [sample, ...examples.map(({ body }) => body)].filter((body) => body !== null);
  return bodies.map((body) => [address, { ...body, receipt: true }]);
}

describe('rows with receipts', () => {
  it('are the charts, the pairs, and Vastu', () => {
    const ids = house.app.operations.filter(signs).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'birthChartV1',
        'birthChartV2',
        'westernNatalChart',
        'westernSynastry',
        'compatibility',
        'vastuAssessment',
        'astrologyQuery',
        'astrologyChat',
      ]),
    );
  });

  it('each sign what they answer, and it is computed again to the byte', async () => {
    const { keys } = partsSignedBy(SIGNING);
    for (const operation of house.app.operations.filter(signs)) {
      const { id, method } = operation;
      for (const [path, body] of callsOf(operation)) {
        const response = await house.call(method, path, body);
        const answer = (await response.json()) as Json;
        expect([id, response.status, answer['message']]).toEqual([id, 200, undefined]);
        const data = answer['data'] ?? answer;
        const { receipt } = data;
        expect([id, receipt?.format]).toEqual([id, 'JWS']);
        // What an outsider finds who has the document, the answer and a hash function.
        const { inputHash, outputHash } = JSON.parse(Buffer.from(receipt.token.split('.')[1], 'base64url').toString());
        const beside = unsignedNames(operation.data);
        expect([id, plainHash(receipt.input), plainHash(data, beside)]).toEqual([id, inputHash, outputHash]);
        const again = await recomputeReceipt(receipt.token, keys, receipt.input, fresh, everyOperation(), {
          issuer: ISSUER,
          output: data,
        });
        expect([id, again]).toEqual([
          id,
          expect.objectContaining({ valid: true, verdict: 'matches', heldMatched: true, differences: [] }),
        ]);
        const verified = (await (
          await house.post('/v1/receipts/verify', {
            token: receipt.token,
            input: receipt.input,
            output: data,
            recompute: true,
          })
        ).json()) as Json;
        expect([id, verified['data']]).toEqual([
          id,
          expect.objectContaining({ valid: true, inputMatched: true, outputMatched: true, recomputed: true }),
        ]);
      }
    }
  }, 180_000);

  it('are asked by names that no two share, and each of them is known', () => {
    const names = everyOperation().map(({ op }) => op);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
