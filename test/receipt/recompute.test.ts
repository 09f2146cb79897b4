/** A receipt made here is asked again elsewhere: by the core in plain JavaScript, by an engine with other packs, years later. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  type EngineForReceipts,
  issueReceipt,
  OPERATIONS,
  type Operation,
  operationNamed,
  ReceiptKeys,
  recomputeReceipt,
  signReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { canonicalJson } from '../../packages/engine/src/stamp.ts';
import { hostileTokens } from './hostile-tokens.ts';
import { berlin, delhi } from './questions.ts';
import { DAY1, edSigner, ISSUER, published } from './signers.ts';

const issuer = ISSUER;
const keys = new ReceiptKeys(published);
const engine = await openEngine();
const rowNamed = (op: string) => operationNamed(OPERATIONS, op) as Operation;
const chart = rowNamed('chart');
const issued = await issueReceipt({ operation: chart, input: { birth: delhi }, engine, issuer }, edSigner);
const again = (
  more: object = {},
  input: unknown = { birth: delhi },
  operations = OPERATIONS,
  by: EngineForReceipts = engine,
) => recomputeReceipt(issued.token, keys, input, by, operations, { issuer, ...more });

describe('what differs', () => {
  it('is named by its path in an output that was changed', async () => {
    const output = JSON.parse(JSON.stringify(issued.output));
    output.planets[3].longitude += 1e-7;
    output.houses[11].occupants.push('Nobody');
    delete output.moonSign;
    output.time.note = null;
    const found = await again({ output });
    expect(found).toMatchObject({
      valid: true,
      verdict: 'matches',
      inputMatched: true,
      outputMatched: true,
      heldMatched: false,
    });
    expect(found.differences).toEqual([
      {
        path: 'planets[3].longitude',
        kind: 'changed',
        held: output.planets[3].longitude,
        recomputed: expect.any(Number),
      },
      { path: `houses[11].occupants[${output.houses[11].occupants.length - 1}]`, kind: 'extra', held: 'Nobody' },
      { path: 'moonSign', kind: 'missing', recomputed: expect.any(String) },
      { path: 'time.note', kind: 'extra', held: null },
    ]);
  });

  it('is everything where the output is no plain data', async () => {
    const found = await again({ output: { a: Number.NaN } });
    expect(found).toMatchObject({
      verdict: 'matches',
      heldMatched: false,
      differences: [{ path: '', kind: 'changed' }],
    });
  });

  it('is the input, which then is not asked', async () => {
    const spied: unknown[] = [];
    const spy: Operation = { ...chart, run: (_, input) => spied.push(input) };
    for (const input of [
      { birth: berlin },
      { birth: { ...delhi, datetime: '1990-01-15T10:31' } },
      null,
      [undefined],
      Number.NaN,
      () => 1,
    ])
      expect(await again({}, input, [spy])).toMatchObject({
        valid: true,
        verdict: 'another-input',
        inputMatched: false,
      });
    expect(spied).toEqual([]);
  });

  it('may be the engine: the receipt stays authentic, and says which one it needs', async () => {
    const newer: EngineForReceipts = {
      version: '9.0.0',
      kernel: engine.kernel,
      ephemeris: [{ id: 'other/1' }],
      moment: (birth) => engine.moment(birth),
      chart: (birth, choices) => engine.chart(birth, choices),
    };
    const editions = [
      { claim: 'engineVersion', receipt: engine.version, engine: '9.0.0' },
      { claim: 'ephemeris', receipt: engine.ephemeris.map(({ id }) => id).join(' + '), engine: 'other/1' },
    ];
    expect(await again({}, {}, OPERATIONS, newer)).toMatchObject({ verdict: 'another-input' });
    expect(await again({}, { birth: delhi }, OPERATIONS, newer)).toMatchObject({ verdict: 'matches', editions });
    const mended: Operation = { ...chart, rulesVersion: 'khagol-chart/2', run: () => ({ mended: true }) };
    const found = await again({ output: issued.output }, { birth: delhi }, [mended], newer);
    expect(found).toMatchObject({
      valid: true,
      verdict: 'other-editions',
      outputMatched: false,
      heldMatched: true,
      editions: [...editions, { claim: 'rulesVersion', receipt: 'khagol-chart/1', engine: 'khagol-chart/2' }],
    });
    expect(found.differences[0]).toEqual({ path: 'mended', kind: 'missing', recomputed: true });
  });

  it('must not be the output of the very same editions', async () => {
    const wrong: Operation = { ...chart, run: () => ({ ...(issued.output as object), sunSign: 'Leo' }) };
    expect(await again({ output: issued.output }, { birth: delhi }, [wrong])).toMatchObject({
      verdict: 'differs',
      outputMatched: false,
      heldMatched: true,
      editions: [],
      differences: [{ path: 'sunSign', kind: 'changed', held: 'Capricorn', recomputed: 'Leo' }],
    });
  });

  it('is unknown where no row has that name, or the engine refuses', async () => {
    expect(await again({}, { birth: delhi }, [])).toMatchObject({ valid: true, verdict: 'unknown-operation' });
    const refusing: Operation = {
      ...chart,
      run: () => {
        throw new EngineError({ code: 'OUT_OF_SPAN', field: 'datetime', allowed: '1800 … 2400', message: 'No pack.' });
      },
    };
    expect(await again({}, { birth: delhi }, [refusing])).toMatchObject({
      valid: true,
      inputMatched: true,
      verdict: 'not-run',
      refusal: { code: 'OUT_OF_SPAN', field: 'datetime', message: 'No pack.' },
      editions: [],
    });
    // Why it refuses may be that it is another engine, or that it has no such rules.
    const other = { ...refusing, rulesVersion: () => refusing.run(engine, null) as string };
    const older: EngineForReceipts = {
      version: '0.0.9',
      kernel: engine.kernel,
      ephemeris: engine.ephemeris,
      moment: (birth) => engine.moment(birth),
      chart: (birth, choices) => engine.chart(birth, choices),
    };
    expect(await again({}, { birth: delhi }, [other], older)).toMatchObject({
      verdict: 'not-run',
      editions: [
        { claim: 'engineVersion', receipt: engine.version, engine: '0.0.9' },
        { claim: 'rulesVersion', receipt: 'khagol-chart/1', engine: null },
      ],
    });
    await expect(again({}, { birth: delhi }, OPERATIONS, {} as never)).rejects.toMatchObject({
      name: 'EngineError',
      field: 'engine.version',
    });
  });

  it('does not matter for a token that is none', async () => {
    for (const [, token] of hostileTokens.slice(0, 60)) {
      const found = await recomputeReceipt(token, keys, { birth: delhi }, engine, OPERATIONS, { issuer });
      expect(found).toMatchObject({ valid: false, verdict: 'refused', editions: [], differences: [] });
      expect(found).not.toHaveProperty('outputMatched');
    }
  });

  test.prop([fc.nat(), fc.constantFrom(...'0123456789abcdefXYZ-.')], { seed: 860, numRuns: 300 })(
    'is found whatever letter of the output was changed',
    async (at, letter) => {
      const text = canonicalJson(issued.output);
      const place = at % text.length;
      const changed = text.slice(0, place) + letter + text.slice(place + 1);
      let output: unknown;
      try {
        output = JSON.parse(changed);
      } catch {
        return;
      }
      // Of JSON.stringify, which writes what 1e999 became as null: that differs too.
      const isSame = canonicalJson(JSON.parse(JSON.stringify(output))) === text;
      const found = await again({ output });
      expect(found.heldMatched).toBe(isSame);
      expect(found.differences.length > 0).toBe(!isSame);
    },
  );
});

describe('rows of one’s own', () => {
  it('are receipted and asked again like the others, and what is about the call is not hashed', async () => {
    const doubled: Operation = {
      op: 'my/double',
      rulesVersion: (input) => `double/${(input as { edition?: number }).edition ?? 2}`,
      restsOn: [],
      unhashed: ['receipt', 'tenantRef'],
      run: (_, input) => ({ twice: 2 * (input as { n: number }).n }),
    };
    const operations = [...OPERATIONS, doubled];
    const { token, claims } = await issueReceipt(
      { operation: doubled, input: { n: 4, receipt: true, tenantRef: 'a' }, engine, issuer },
      edSigner,
    );
    expect(claims).toMatchObject({ rulesVersion: 'double/2', ephemeris: null, tzdb: null });
    const found = await recomputeReceipt(token, keys, { n: 4, tenantRef: 'b' }, engine, operations, { issuer });
    expect(found).toMatchObject({ verdict: 'matches' });
    expect(await recomputeReceipt(token, keys, { n: 5 }, engine, operations, { issuer })).toMatchObject({
      verdict: 'another-input',
    });
    await expect(recomputeReceipt(token, keys, { n: 4 }, engine, [...operations, doubled], { issuer })).rejects.toThrow(
      'Two operations are named my/double.',
    );
    await expect(recomputeReceipt(token, keys, { n: 4 }, engine, 'all' as never, { issuer })).rejects.toMatchObject({
      name: 'EngineError',
      field: 'operations',
    });
    await expect(recomputeReceipt(token, keys, { n: 4 }, null as never, operations, { issuer })).rejects.toMatchObject({
      name: 'EngineError',
      field: 'engine',
    });
  });
});

// Kept apart from the rows: a date in a receipt does not change what it is about.
describe('a date', () => {
  it('is no part of the answer', async () => {
    const dated = await signReceipt({ ...issued.claims, iat: DAY1 }, edSigner);
    const found = await recomputeReceipt(dated, keys, { birth: delhi }, engine, OPERATIONS, { issuer });
    expect(found).toMatchObject({ verdict: 'matches', receipt: { iat: DAY1 } });
    expect(dated).not.toBe(issued.token);
  });
});
