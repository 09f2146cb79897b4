/** Every calculation of the engine has a row: receipted in Node, verified, and asked again by the core in plain JavaScript, to the byte. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EngineError } from '../../packages/engine/src/index.ts';
import { openJyotish } from '../../packages/engine/src/jyotish/index.ts';
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
  verifyReceipt,
} from '../../packages/engine/src/receipt/index.ts';
import { canonicalJson } from '../../packages/engine/src/stamp.ts';
import { RULES_VERSIONS } from '../../packages/engine/src/vastu/index.ts';
import { openWestern } from '../../packages/engine/src/western/index.ts';
import { besiege, type Door } from '../hostile.ts';
import { berlin, delhi, insteadOf, QUESTIONS } from './questions.ts';
import { DAY1, ecSigner, edSigner, ISSUER, published } from './signers.ts';

const issuer = ISSUER;
const keys = new ReceiptKeys(published);
const engine = await openEngine();
const rowNamed = (op: string) => operationNamed(OPERATIONS, op) as Operation;
const ask = (op: string, input: unknown) => rowNamed(op).run(engine, input);
const all = Object.entries(QUESTIONS).map(([op, input], i) => [op, i, input] as const);
const isVastu = (op: string) => op.startsWith('vastu.');

describe('the rows', () => {
  it('have a question here each, and a name of their own', () => {
    expect(OPERATIONS.map(({ op }) => op).sort()).toEqual(Object.keys(QUESTIONS).sort());
    expect(new Set(OPERATIONS.map(({ op }) => op)).size).toBe(OPERATIONS.length);
    console.log(`${OPERATIONS.length} rows`);
  });

  it('reach every door of Jyotish and of Western astrology', () => {
    const reached = new Set<string>();
    const spies = [openJyotish(engine), openWestern(engine)].flatMap((door) =>
      chainOf(door).flatMap((prototype) =>
        Object.getOwnPropertyNames(prototype)
          .filter((name) => name !== 'constructor')
          .map((name) => {
            const spy = vi.spyOn(prototype as Record<string, () => void>, name);
            return { name: `${door.constructor.name}.${name}`, spy };
          }),
      ),
    );
    for (const [op, , input] of all) ask(op, input);
    for (const { name, spy } of spies) {
      if (spy.mock.calls.length > 0) reached.add(name);
      spy.mockRestore();
    }
    expect(spies.length).toBeGreaterThan(45);
    // A search that yields day by day has the answer of `muhurtas`; `doubts` and `throughDoubt` are those of a horoscope; a clock and sorted partners are no plain data; `moment` has a row of its own.
    expect(spies.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([
      'Jyotish.throughDoubt',
      'Jyotish.sortPartners',
      'Jyotish.muhurtaSearch',
      'Jyotish.doubts',
      'Western.clock',
    ]);
  });

  it('say by which rules and data they answer', () => {
    for (const { op, rulesVersion, restsOn } of OPERATIONS) {
      if (isVastu(op) || op.startsWith('numerology')) expect(restsOn, op).toEqual([]);
      else if (op === 'moment') expect(restsOn).toEqual(['tzdb']);
      else expect(restsOn ?? ['ephemeris', 'tzdb'], op).toContain('ephemeris');
      const edition = typeof rulesVersion === 'string' ? rulesVersion : rulesVersion(QUESTIONS[op]);
      if (op.startsWith('jyotish.')) expect(edition).toBe('khagol-chart/1 + khagol-jyotish/1');
      else if (typeof rulesVersion === 'string') expect(edition).toBe('khagol-chart/1');
      else expect(edition, op).toMatch(/^vastu-rules-/);
    }
  });
});

describe('receipted in Node', () => {
  let portable: EngineForReceipts;
  beforeAll(async () => {
    portable = await openPortable();
  });

  it.each(all)('verifies and comes out the same in plain JavaScript: %s', async (op, i, input) => {
    const signer = i % 2 === 0 ? edSigner : ecSigner;
    const asked = { operation: rowNamed(op), input, engine, issuer, iat: DAY1 };
    const { output, claims, token } = await issueReceipt(asked, signer);
    const operations = OPERATIONS;
    expect(claims).toMatchObject({ op, engineVersion: engine.version });
    // As it arrives: through JSON, members in any order.
    const arrived = JSON.parse(canonicalJson({ input, output }));
    expect(await verifyReceipt(token, keys, { issuer, operations, ...arrived })).toMatchObject({
      valid: true,
      inputMatched: true,
      outputMatched: true,
    });
    const held = { issuer, output: arrived.output };
    expect(await recomputeReceipt(token, keys, arrived.input, portable, operations, held)).toEqual({
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
    if (signer === edSigner) {
      const again = await issueReceipt({ ...asked, input: arrived.input, engine: portable }, signer);
      expect(again.token).toBe(token);
    }
  });
});

describe('a member of an input', () => {
  it.each(all)('changed, is another question: %s', async (op, _, input) => {
    const operation = rowNamed(op);
    const { token } = await issueReceipt({ operation, input, engine, issuer }, edSigner);
    const first = canonicalJson(ask(op, input));
    for (const member of Object.keys(input)) {
      const changed = { ...input, [member]: insteadOf(op, member) };
      const found = await recomputeReceipt(token, keys, changed, engine, OPERATIONS, { issuer });
      expect(found, member).toMatchObject({ valid: true, verdict: 'another-input', inputMatched: false });
      // And the row hands it on: another answer, or a refusal of the value or of the name within it.
      expect(answered(op, changed), member).not.toBe(first);
      const without = Object.fromEntries(Object.entries(input).filter(([name]) => name !== member));
      const short = await recomputeReceipt(token, keys, without, engine, OPERATIONS, { issuer });
      expect(short, member).toMatchObject({ verdict: 'another-input' });
    }
  });

  it('of another name is refused, and is no part of a question', async () => {
    // An assessment passes over what it does not know, with a warning.
    for (const [op, , input] of all.filter(([op]) => !isVastu(op)))
      expect(() => ask(op, { ...input, nonsense: 1 }), op).toThrow(EngineError);
  });
});

/** The canonical answer, or the refusal. */
function answered(op: string, input: unknown): string {
  try {
    return canonicalJson(ask(op, input));
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return error.message;
  }
}

describe('a room asked by itself', () => {
  it.each(['khagol', 'raman', 'jagannatha-hora', 'kp'])('answers as in the horoscope of %s', (choices) => {
    for (const birth of [delhi, berlin]) {
      const horoscope = ask('jyotish.horoscope', { birth, choices }) as Record<string, unknown>;
      for (const [member, op] of Object.entries(IN_HOROSCOPE))
        expect(ask(`jyotish.${op}`, { birth, choices }), op).toEqual(horoscope[member]);
      expect(ask('jyotish.dasha', { birth, choices, levels: 2 })).toEqual(horoscope['dasha']);
      const argalas = Array.from({ length: 12 }, (_, i) => ask('jyotish.argalas', { birth, choices, on: i + 1 }));
      const { lagna } = horoscope['kundli'] as { readonly lagna: { readonly sign: number } };
      const turned = [...argalas.slice(lagna.sign - 1), ...argalas.slice(0, lagna.sign - 1)];
      expect(turned).toEqual(horoscope['argalas']);
    }
  });

  it.each(['khagol', 'modern', 'lilly', 'hellenistic', 'ebertin'])('answers as in the nativity of %s', (choices) => {
    const unknown = { date: '1979-05-05', latitude: 48.2, longitude: 16.37 };
    for (const birth of [delhi, berlin, unknown]) {
      const nativity = ask('western.nativity', { birth, choices }) as Record<string, unknown>;
      for (const [member, op] of Object.entries(IN_NATIVITY)) {
        if (nativity[member] === null) continue;
        expect(ask(`western.${op}`, { birth, choices }), op).toEqual(nativity[member]);
      }
    }
  });
});

const IN_HOROSCOPE = {
  ...{ kundli: 'kundli', grahas: 'grahas', vargas: 'vargas', vimshopaka: 'vimshopaka', drishtis: 'drishtis' },
  ...{ relationships: 'relationships', roles: 'functional-roles', bhavas: 'bhavas', ashtakavarga: 'ashtakavarga' },
  ...{ shadbala: 'shadbala', bhavaBala: 'bhava-bala', karakas: 'karakas', karakamsha: 'karakamsha' },
  ...{ arudhas: 'arudhas', grahaArudhas: 'graha-arudhas', points: 'points', yogas: 'yogas', doshas: 'doshas' },
};
const IN_NATIVITY = {
  ...{ radix: 'radix', aspects: 'aspects', declinations: 'declinations', antiscia: 'antiscia', patterns: 'patterns' },
  ...{ stelliums: 'stelliums', shape: 'shape', balance: 'balance', lunation: 'lunation' },
  ...{ midpoints: 'midpoint-trees', essential: 'essential-dignities', receptions: 'receptions' },
  ...{ dispositors: 'dispositors', rulers: 'house-rulers', sect: 'sect', lots: 'lots', stars: 'star-contacts' },
};

describe('an edition of Vastu', () => {
  const operation = rowNamed('vastu.assessment');
  const input = QUESTIONS['vastu.assessment'] as object;

  it('that was the newest when a receipt was made is asked again, though it is no longer', async () => {
    for (const rulesVersion of RULES_VERSIONS) {
      const then: Operation = {
        ...operation,
        rulesVersion,
        run: (by, asked) => operation.run(by, { ...(asked as object), rulesVersion }),
      };
      const { token, output } = await issueReceipt({ operation: then, input, engine, issuer }, edSigner);
      const found = await recomputeReceipt(token, keys, input, engine, OPERATIONS, { issuer, output });
      expect(found).toMatchObject({ verdict: 'matches', editions: [], receipt: { rulesVersion } });
    }
  });

  it('that was the newest when a receipt of a batch was made is asked again of the items that name none', async () => {
    const batch = rowNamed('vastu.batch');
    const [current = ''] = [...RULES_VERSIONS].reverse();
    const [former = ''] = RULES_VERSIONS;
    const items = (editions: readonly (string | undefined)[]) => ({
      items: editions.map((rulesVersion, i) => ({
        id: `house-${i}`,
        assessment: rulesVersion === undefined ? input : { ...input, rulesVersion },
      })),
    });
    // When the former was the newest, whoever named none was answered by it.
    const then: Operation = {
      ...batch,
      rulesVersion: former,
      run: (by, _) => batch.run(by, items([former, former])),
    };
    const asked = items([former, undefined]);
    const { token, output } = await issueReceipt({ operation: then, input: asked, engine, issuer }, edSigner);
    const found = await recomputeReceipt(token, keys, asked, engine, OPERATIONS, { issuer, output });
    expect(found).toMatchObject({ verdict: 'matches', editions: [], receipt: { rulesVersion: former } });
    const today = await issueReceipt({ operation: batch, input: asked, engine, issuer }, edSigner);
    expect(today.claims.rulesVersion).toBe(`${former} + ${current}`);
    expect(await recomputeReceipt(today.token, keys, asked, engine, OPERATIONS, { issuer })).toMatchObject({
      verdict: 'matches',
    });
  });

  it('that is not kept is named, and the question asked of the newest', async () => {
    const older: Operation = { ...operation, rulesVersion: 'vastu-rules-2020-01-01', run: () => ({ score: 1 }) };
    const { token } = await issueReceipt({ operation: older, input, engine, issuer }, edSigner);
    expect(await recomputeReceipt(token, keys, input, engine, OPERATIONS, { issuer })).toMatchObject({
      verdict: 'other-editions',
      editions: [
        { claim: 'rulesVersion', receipt: 'vastu-rules-2020-01-01', engine: RULES_VERSIONS[RULES_VERSIONS.length - 1] },
      ],
    });
  });

  it('is not looked for where the input names one', async () => {
    const named = { ...input, rulesVersion: 'vastu-rules-2026-09-23' };
    const { token, claims } = await issueReceipt({ operation, input: named, engine, issuer }, edSigner);
    expect(claims.rulesVersion).toBe('vastu-rules-2026-09-23');
    expect(await recomputeReceipt(token, keys, named, engine, OPERATIONS, { issuer })).toMatchObject({
      verdict: 'matches',
    });
    expect(await recomputeReceipt(token, keys, input, engine, OPERATIONS, { issuer })).toMatchObject({
      verdict: 'another-input',
    });
  });
});

describe('whose property a plan is', () => {
  it.each(all.filter(([op]) => ['assessment', 'zone-check', 'batch', 'anchors'].includes(op.slice(6))))(
    'is neither in the hash of the question nor in that of the answer: %s',
    async (op, _, input) => {
      const operation = rowNamed(op);
      const named = { ...input, propertyId: 'plot-7', tenantRef: 'asha' };
      const { token, output, claims } = await issueReceipt({ operation, input: named, engine, issuer }, edSigner);
      expect(claims).toEqual((await issueReceipt({ operation, input, engine, issuer }, edSigner)).claims);
      for (const again of [input, named, { ...named, propertyId: 'plot-8' }])
        expect(
          await recomputeReceipt(token, keys, again, engine, OPERATIONS, { issuer, output: ask(op, again) }),
        ).toMatchObject({ verdict: 'matches', heldMatched: true, differences: [] });
      expect(await verifyReceipt(token, keys, { issuer, output, operations: OPERATIONS })).toMatchObject({
        outputMatched: true,
      });
    },
  );
});

describe('the doors of the rows', () => {
  const doors = OPERATIONS.map(
    ({ op, run }): Door => [op, ((input: unknown) => run(engine, input)) as never, [[QUESTIONS[op]]]],
  );
  besiege(doors, { seed: 55, anyRuns: 12, alteredRuns: 25 });
});

function chainOf(value: object): readonly object[] {
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? [] : [prototype, ...chainOf(prototype)];
}
