/** A receipt made here is asked again elsewhere: by the core in plain JavaScript, by an engine with other packs, years later. */
import { fc, test } from '@fast-check/vitest';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { openEngine as openPortable } from '../../packages/engine/src/portable.ts';
import {
  type EngineForReceipts,
  issueReceipt,
  OPERATIONS,
  type Operation,
  operationNamed,
  ReceiptKeys,
  recomputeReceipt,
  signReceipt,
  verifyReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { canonicalJson } from '../../packages/engine/src/stamp.ts';
import { besiege, type Door } from '../hostile.ts';
import { hostileTokens } from './hostile-tokens.ts';
import { DAY1, ecSigner, edSigner, ISSUER, published } from './signers.ts';

const issuer = ISSUER;
const keys = new ReceiptKeys(published);
const engine = await openEngine();
const delhi = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
const berlin = { datetime: '1985-07-04T21:05:30', latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' };

const house = {
  inputSource: 'plan-derived',
  plotPolygon: [
    [0, 0],
    [12, 0],
    [12, 18],
    [0, 18],
  ],
  bearingDeg: 0,
  doorXY: [5.4, 18],
};

/** A question for every row. */
const questions: Readonly<Record<string, readonly unknown[]>> = {
  chart: [{ birth: delhi }, { birth: berlin, choices: { zodiac: 'tropical', houseSystem: 'placidus' } }],
  'jyotish.horoscope': [{ birth: delhi }, { birth: berlin, choices: 'kp', options: {} }],
  'jyotish.panchang': [{ date: '2026-11-21', place: { latitude: 28.6139, longitude: 77.209 } }],
  'western.nativity': [{ birth: berlin }, { birth: delhi, choices: 'hellenistic' }],
  'western.synastry': [{ first: delhi, second: berlin }],
  'sky.solar-eclipses': [
    { fromJdTt: 2461041.5, toJdTt: 2461406.5 },
    { fromJdTt: 2461041.5, toJdTt: 2461406.5, options: { moonRadius: 'nasa-canons' } },
  ],
  'sky.lunar-eclipses': [{ fromJdTt: 2461041.5, toJdTt: 2461406.5, options: { shadow: 'chauvenet' } }],
  'vastu.assessment': [
    {
      ...house,
      rooms: [
        {
          roomType: 'kitchen',
          polygon: [
            [8, 0],
            [12, 0],
            [12, 5],
            [8, 5],
          ],
        },
      ],
    },
  ],
  'vastu.zone-check': [{ roomType: 'kitchen', zone: 'SE' }],
  'vastu.anchors': [
    {
      plotPolygon: house.plotPolygon,
      bearingDeg: house.bearingDeg,
      planToWorld: { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
    },
  ],
  numerology: [{ question: { name: 'Asha Rao', birthDate: '1990-01-15', on: '2026-11-21' } }],
};
const rowNamed = (op: string) => operationNamed(OPERATIONS, op) as Operation;
const all = Object.entries(questions).flatMap(([op, inputs]) => inputs.map((input, i) => [op, i, input] as const));

describe('every calculation', () => {
  it('has a row, and every row a question here', () => {
    expect(OPERATIONS.map(({ op }) => op).sort()).toEqual(Object.keys(questions).sort());
  });

  describe('receipted in Node', () => {
    let portable: EngineForReceipts;
    beforeAll(async () => {
      portable = await openPortable();
    });

    it.each(all)('verifies and comes out the same in plain JavaScript: %s, question %i', async (op, i, input) => {
      const signer = i === 0 ? edSigner : ecSigner;
      const { output, claims, token } = await issueReceipt(
        { operation: rowNamed(op), input, engine, issuer, iat: DAY1 },
        signer,
      );
      const isPlan = op.startsWith('vastu.');
      const rulesVersion = isPlan ? 'vastu-rules-2026-10-04' : 'khagol-chart/1';
      expect(claims).toMatchObject({ op, rulesVersion, engineVersion: engine.version });
      expect(claims.ephemeris === null).toBe(op === 'numerology' || isPlan);
      expect(await verifyReceipt(token, keys, { issuer, input, output })).toMatchObject({
        valid: true,
        inputMatched: true,
        outputMatched: true,
      });
      // As it arrives: through JSON, members in any order.
      const arrived = JSON.parse(canonicalJson({ input, output }));
      const found = await recomputeReceipt(token, keys, arrived.input, portable, OPERATIONS, {
        issuer,
        output: arrived.output,
      });
      expect(found).toEqual({
        valid: true,
        receiptId: expect.stringMatching(/^sha256:/),
        keyState: 'active',
        receipt: { ...claims, kid: expect.any(String) },
        verdict: 'matches',
        inputMatched: true,
        outputMatched: true,
        heldMatched: true,
        outputHash: claims.outputHash,
        editions: [],
        differences: [],
      });
      if (i === 0) {
        const again = await issueReceipt(
          { operation: rowNamed(op), input: arrived.input, engine: portable, issuer, iat: DAY1 },
          signer,
        );
        expect(again.token).toBe(token);
      }
    });
  });
});

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

describe('the doors of the rows', () => {
  const doors = OPERATIONS.map(
    ({ op, run }): Door => [
      op,
      ((input: unknown) => run(engine, input)) as never,
      (questions[op] ?? []).map((input) => [input]),
    ],
  );
  besiege(doors, { seed: 55, anyRuns: 60, alteredRuns: 60 });
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
