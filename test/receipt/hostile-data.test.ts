/** Inputs, outputs and claims that are no plain data, or too much of it: refused by their field or found different, never a crash, a hang, or a receipt about something else. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import {
  claimsOf,
  issueReceipt,
  OPERATIONS,
  type Operation,
  operationNamed,
  ReceiptKeys,
  recomputeReceipt,
  signReceipt,
  verifyReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { plainCopy } from '../../packages/engine/src/receipt/plain.ts';
import { canonicalJson } from '../../packages/engine/src/stamp.ts';
import { claims, edSigner, ISSUER, published } from './signers.ts';

const issuer = ISSUER;
const keys = new ReceiptKeys(published);
const engine = await openEngine();
const echo: Operation = {
  op: 'echo',
  rulesVersion: 'echo/1',
  restsOn: [],
  unhashed: ['receipt'],
  run: (_, input) => input,
};
const refusal = (field: string) => expect.objectContaining({ name: 'EngineError', code: 'INVALID_OPTION', field });

const cycle: Record<string, unknown> = { a: 1 };
cycle['self'] = cycle;
const twice: unknown[] = [];
twice.push(twice, twice);
/** 2^40 leaves of 40 lists. */
let doubled: unknown = 1;
for (let i = 0; i < 40; i++) doubled = [doubled, doubled];
const long = 'x'.repeat(5_000_000);
const throws = {
  get a(): never {
    throw new TypeError('from a getter');
  },
};
const refusing = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new RangeError('from a proxy');
    },
  },
);
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;

/** What no receipt can be about. */
const NOT_PLAIN: readonly (readonly [string, unknown])[] = [
  ['a getter that throws', throws],
  ['a getter that throws, within', { b: [throws] }],
  ['a proxy that throws', refusing],
  ['a proxy that was revoked', revoked.proxy],
  ['a cycle', cycle],
  ['a list that holds itself twice', twice],
  ['a long text twenty times', Array.from({ length: 20 }, () => long)],
  ['201 levels', nested(201)],
  ['5000 levels', nested(5000)],
  ['a BigInt', { a: 1n }],
  ['a symbol', Symbol('a')],
  ['a function', { a: () => 1 }],
  ['a date', { a: new Date(0) }],
  ['a map', new Map()],
  ['bytes', new Uint8Array(3)],
  ['a promise', Promise.resolve(1)],
  ['a boxed number', Object(1)],
  ['a list of four thousand million holes', new Array(4294967295)],
  ['a member left undefined', { a: undefined }],
  ['half a surrogate pair', '\ud800'],
  ['half a surrogate pair in a name', { '\udfff': 1 }],
  ['infinity', [Number.POSITIVE_INFINITY]],
  ['nothing', undefined],
];

describe('what is no plain data', () => {
  it.each(NOT_PLAIN)('is refused by its field when it is to be receipted: %s', async (_, odd) => {
    const good = { operation: echo, input: 1, output: 1, engine, issuer };
    expect(() => claimsOf({ ...good, input: odd })).toThrow(refusal('input'));
    expect(() => claimsOf({ ...good, output: odd })).toThrow(refusal('output'));
    await expect(issueReceipt({ ...good, input: odd }, edSigner)).rejects.toThrow(refusal('input'));
    const gives: Operation = { ...echo, run: () => odd };
    await expect(issueReceipt({ ...good, operation: gives }, edSigner)).rejects.toThrow(refusal('output'));
  });

  it.each(NOT_PLAIN)('is another input, and another output, to whoever verifies or asks again: %s', async (_, odd) => {
    const { token } = await issueReceipt({ operation: echo, input: { a: 1 }, engine, issuer }, edSigner);
    if (odd !== undefined)
      for (const operations of [[], [echo]])
        expect(await verifyReceipt(token, keys, { issuer, input: odd, output: odd, operations })).toMatchObject({
          valid: true,
          inputMatched: false,
          outputMatched: false,
        });
    expect(await recomputeReceipt(token, keys, odd, engine, [echo], { issuer })).toMatchObject({
      valid: true,
      verdict: 'another-input',
    });
    const found = await recomputeReceipt(token, keys, { a: 1 }, engine, [echo], { issuer, output: odd });
    expect(found).toMatchObject({ valid: true, verdict: 'matches' });
    if (odd !== undefined)
      expect(found).toMatchObject({ heldMatched: false, differences: [{ path: '', kind: 'changed' }] });
  });

  it.each(NOT_PLAIN)('is no claims, no token, no key, no signer: %s', async (_, odd) => {
    await expect(signReceipt(odd as never, edSigner)).rejects.toMatchObject({ name: 'EngineError' });
    await expect(signReceipt({ ...claims, iss: odd } as never, edSigner)).rejects.toMatchObject({
      name: 'EngineError',
    });
    expect(await verifyReceipt(odd, keys, { issuer })).toMatchObject({ valid: false });
  });
});

describe('an input that changes while it is read', () => {
  /** Says another number each time. */
  const fickle = () => {
    let reads = 0;
    return {
      get n(): number {
        reads += 1;
        return reads;
      },
    };
  };

  it('is receipted as it was answered', async () => {
    const { output, claims: made } = await issueReceipt({ operation: echo, input: fickle(), engine, issuer }, edSigner);
    expect(output).toEqual({ n: 1 });
    expect(made.inputHash).toBe(made.outputHash);
  });

  it('is asked again as it was compared', async () => {
    const { token } = await issueReceipt({ operation: echo, input: { n: 1 }, engine, issuer }, edSigner);
    expect(await recomputeReceipt(token, keys, fickle(), engine, [echo], { issuer })).toMatchObject({
      verdict: 'matches',
    });
  });

  it('by the row that answers it, is receipted as it was asked', async () => {
    const careless: Operation = {
      ...echo,
      run: (_, input) => {
        (input as { n: number }).n = 7;
        return { done: true };
      },
    };
    const { claims: made } = await issueReceipt({ operation: careless, input: { n: 1 }, engine, issuer }, edSigner);
    expect(made.inputHash).toBe(claimsOf({ operation: echo, input: { n: 1 }, output: 1, engine, issuer }).inputHash);
  });

  it('is signed as it was checked', async () => {
    let reads = 0;
    const odd = {
      ...claims,
      get iss(): string {
        reads += 1;
        return reads === 1 ? issuer : '\n';
      },
    };
    const token = await signReceipt(odd, edSigner);
    expect(await verifyReceipt(token, keys, { issuer })).toMatchObject({ valid: true, receipt: { iss: issuer } });
  });
});

describe('a great input', () => {
  it('of lists that double forty times is not followed to its end', () => {
    // To the end it would be hours, and a million megabytes: the limit of a test would come first.
    expect(() => plainCopy('input', doubled)).toThrow(refusal('input'));
  });

  it('of ten million characters is hashed, and found again where one member differs', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => ({ id: i, text: 'é'.repeat(20), at: [i / 7, -i] }));
    const input = { rows, note: 'y'.repeat(9_000_000) };
    expect(JSON.stringify(input).length).toBeGreaterThan(10_000_000);
    // Today 2 s on a quiet machine; what hangs runs into the limit of a test.
    const { token } = await issueReceipt({ operation: echo, input, engine, issuer }, edSigner);
    const changed = { ...input, rows: rows.map((row) => (row.id === 17_777 ? { ...row, at: [0, 0] } : row)) };
    const found = await recomputeReceipt(token, keys, input, engine, [echo], { issuer, output: changed });
    expect(found.differences.map(({ path }) => path)).toEqual(['rows[17777].at[0]', 'rows[17777].at[1]']);
  });

  it('of two hundred levels is still one', async () => {
    const { token } = await issueReceipt({ operation: echo, input: nested(200), engine, issuer }, edSigner);
    expect(await recomputeReceipt(token, keys, nested(200), engine, [echo], { issuer })).toMatchObject({
      verdict: 'matches',
    });
  });
});

describe('a plain copy', () => {
  it('is the same data, and nothing of the original', () => {
    const value = JSON.parse('{"b":[1,{"__proto__":{"x":1},"a":null}],"a":"é","":0}') as Record<string, unknown>;
    const copy = plainCopy('value', value) as Record<string, unknown>;
    expect(canonicalJson(copy)).toBe(canonicalJson(value));
    expect(copy).toEqual(value);
    expect(copy['b']).not.toBe(value['b']);
    expect(Object.is(plainCopy('value', -0), 0)).toBe(true);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(plainCopy('value', Object.assign(Object.create(null), { a: 1, [Symbol('b')]: 2 }))).toEqual({ a: 1 });
  });
});

describe('a plan with a property', () => {
  it('handed in through a proxy that throws is another input', async () => {
    const operation = operationNamed(OPERATIONS, 'vastu.badge') as Operation;
    const input = { inputSource: 'measured', confidence: 0.8 };
    const { token } = await issueReceipt({ operation, input, engine, issuer }, edSigner);
    expect(await recomputeReceipt(token, keys, refusing, engine, OPERATIONS, { issuer })).toMatchObject({
      verdict: 'another-input',
    });
    expect(
      await verifyReceipt(token, keys, { issuer, input: throws, output: refusing, operations: OPERATIONS }),
    ).toMatchObject({ valid: true, inputMatched: false, outputMatched: false });
  });
});
