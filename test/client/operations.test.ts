/**
 * The types and addresses that a client is written from: every operation of the document is among them, and a word of JSON Schema that
 * would be lost stops the generator.
 */

import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWholeHouse } from '../server/whole-house.ts';
import { type Generated, writeOperations } from './generator/operations.ts';
import { openTypeWriter, type Schema } from './generator/types.ts';

describe('the sources written from the document', () => {
  let document: Schema;
  let generated: Generated;
  beforeAll(async () => {
    ({ document } = await openWholeHouse());
    generated = writeOperations(document);
  });

  it('come out the same twice', () => {
    expect(writeOperations(document)).toEqual(generated);
  });

  it('know every operation of the document by its id', () => {
    const ids = Object.values(document['paths'] as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) expect(generated.routes).toMatch(new RegExp(`^ {2}${id}: '[A-Z]+ /`, 'm'));
  });

  it('mark what takes an idempotency key and what wants no API key', () => {
    expect(generated.routes).toContain("  birthChartV2: 'POST /v2/astrology/birth-chart $*',\n");
    expect(generated.routes).toContain("  usageWallet: 'GET /api/v1/usage/wallet',\n");
    expect(generated.routes).toMatch(/^ {2}sandboxBirthChart: 'POST \/sandbox\/kundali\/birth-chart ~\*?',$/m);
  });

  it('let a member be handed in as undefined, and tell none', () => {
    expect(generated.operations).toMatch(/^ {2}readonly houseSystem\?: HouseSystem \| undefined;$/m);
    expect(generated.operations).toMatch(/^export type Chart = \{(?:(?!\n\};)[\s\S])*readonly nakshatra\?: \w+;$/m);
  });

  it('are TypeScript that a strict compiler takes', () => {
    expect(compilerFaults(generated)).toEqual([]);
  });
});

describe('a schema', () => {
  const plain = (schema: Schema): string =>
    openTypeWriter(
      () => false,
      () => undefined,
    ).typeOf(schema, 'told', 'it');

  // biome-ignore format: a table reads in columns
  const CASES: readonly (readonly [schema: Schema, type: string])[] = [
    [{ type: 'integer', minimum: 0 },                                          'number'],
    [{ type: ['string', 'null'] },                                             'string | null'],
    [{ const: true },                                                          'true'],
    [{ enum: ['a', 1, null] },                                                 '"a" | 1 | null'],
    [{ $ref: '#/components/schemas/Chart' },                                   'Chart'],
    [{ type: 'array', items: { enum: ['a', 'b'] } },                           'readonly ("a" | "b")[]'],
    [{ anyOf: [{ type: 'number' }, { const: 'Free' }] },                       'number | "Free"'],
    [{ type: 'object', additionalProperties: { type: 'integer' } },            'Readonly<Record<string, number>>'],
    [{ type: 'object' },                                                       'Readonly<Record<string, unknown>>'],
    [{ type: 'array', prefixItems: [{ type: 'number' }, { type: 'string' }] }, 'readonly [number, string]'],
    [{ type: 'string', anyOf: [{ required: ['a'] }] },                         'string'],
    [{ type: 'string', anyOf: [{ required: ['a'], anyOf: [{ required: ['b'] }] }] }, 'string'],
    [{},                                                                       'unknown'],
  ];
  it.each(CASES)('%j is written as %s', (schema, type) => expect(plain(schema)).toBe(type));

  it('keeps which members may be missing', () => {
    expect(
      plain({ type: 'object', properties: { a: { type: 'string' }, 'b-c': { type: 'null' } }, required: ['a'] }),
    ).toBe('{\n  readonly a: string;\n  readonly "b-c"?: null;\n}');
  });

  it('with a word that has no translation stops the generator', () => {
    expect(() => plain({ if: {} })).toThrow('no translation for "if"');
    expect(() => plain({ type: 'date' })).toThrow('no translation for the type "date"');
  });
});

/** What a strict compiler says of the two sources, in memory. */
function compilerFaults({ operations, routes }: Generated): readonly string[] {
  const files = new Map([
    ['/operations.generated.ts', operations],
    ['/routes.generated.ts', routes],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    isolatedDeclarations: true,
    declaration: true,
    types: [],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    readFile: (path) => files.get(path) ?? disk.readFile(path),
    getSourceFile: (path, target, ...rest) => {
      const text = files.get(path);
      return text === undefined ? disk.getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target);
    },
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
