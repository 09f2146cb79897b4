/**
 * Each example of the document is sent to the server, and what the document shows as its answer is what came back. Run with
 * KHAGOL_REPORT=full, this writes those answers anew (packages/server/src/contract/answers.ts).
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import type { Operation } from '../../packages/server/src/contract/operation.ts';
import { draftTest, sampleOf } from '../../packages/server/src/offices/events/index.ts';
import { EVENT_TYPES } from '../../packages/server/src/ports/index.ts';
import { openBuiltIn } from '../../packages/server/src/serve/answers/built-in.ts';
import { type House, NOON_MS, openHouse } from '../server/house.ts';
import { cutToSchema } from './cut.ts';
import { type Played, play } from './scenes.ts';
import { answerSchema, examplesIn, schemaFaults } from './schema-check.ts';

type Json = Record<string, any>;
const FILE = new URL('../../packages/server/src/contract/answers.ts', import.meta.url);
const WRITES = process.env['KHAGOL_REPORT'] === 'full';

let document: Json;
let operations: readonly Operation[];
let engine: Awaited<ReturnType<typeof openEngine>>;
const open = (): Promise<House> =>
  openHouse({ engine, answering: openBuiltIn(engine), usd: '1000', perMinute: 1_000_000 });
beforeAll(async () => {
  engine = await openEngine();
  const house = await open();
  operations = house.app.operations;
  document = (await (await house.get('/openapi.json')).json()) as Json;
});

/** These tell of the server that answers, and not of the call. */
const CHANGING = new Set(['openapi', 'docs']);

describe('every example of the document', () => {
  it('is answered as the document shows, and each operation shows an answer', async () => {
    const lines: string[] = [];
    const faults: string[] = [];
    let executed = 0;
    for (const operation of operations) {
      try {
        const played = await play(operation, document, open);
        executed += played.length;
        const answers = await answersOf(operation, played);
        if (answers.length > 0) lines.push(lineOf(operation.id, answers));
      } catch (error) {
        faults.push(`${operation.id}: ${(error as Error).message}`);
      }
    }
    expect(faults).toEqual([]);
    for (const type of EVENT_TYPES) lines.push(lineOf(type, [{ name: 'event', status: 200, body: eventOf(type) }]));
    console.log(`${operations.length} operations, ${executed} examples executed`);
    const written = fileOf(lines);
    if (WRITES) writeFileSync(FILE, written);
    else expect(readFileSync(FILE, 'utf8')).toBe(written);
  }, 180_000);

  /** What the document shows of these answers. @throws Error for one that is no success, and for an operation without any to show */
  async function answersOf(operation: Operation, played: readonly Played[]): Promise<readonly Json[]> {
    const { id, path, method, onlyAnswers } = operation;
    const shown: Json[] = [];
    for (const { name, body, response } of played) {
      const { status } = response;
      const text = await response.text();
      if (status >= 300) throw new Error(`${name} is answered with ${status} ${text.slice(0, 300)}`);
      if (body !== undefined) {
        const { schema } = document['paths'][path][method.toLowerCase()].requestBody.content['application/json'];
        expect([name, schemaFaults(schema, body, document)]).toEqual([name, []]);
      }
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      if (CHANGING.has(id) || onlyAnswers !== undefined || !isJson) continue;
      shown.push({
        name,
        status,
        body: cutToSchema(JSON.parse(text), answerSchema(document, path, method, status), document),
      });
    }
    if (shown.length === 0 && onlyAnswers === undefined && !CHANGING.has(id) && operation.alsoAnswers.length === 0)
      throw new Error('no answer to show');
    return shown;
  }

  it('of an answer keeps the schema of that answer', () => {
    for (const { path, method } of operations)
      for (const [status, response] of Object.entries(
        document['paths'][path][method.toLowerCase()].responses as Json,
      )) {
        const media = (response as Json)['content']?.['application/json'];
        for (const example of media === undefined ? [] : examplesIn(media))
          expect([path, status, schemaFaults(media.schema, example, document)]).toEqual([path, status, []]);
      }
  });

  it('of an event keeps the schema of that event', () => {
    expect(Object.keys(document['webhooks'])).toEqual([...EVENT_TYPES]);
    for (const type of EVENT_TYPES) {
      const { schema, example } = document['webhooks'][type].post.requestBody.content['application/json'];
      expect([type, schemaFaults(schema, example, document)]).toEqual([type, []]);
      expect([type, schemaFaults(schema, eventOf(type), document)]).toEqual([type, []]);
      const { data, ...rest } = example;
      for (const name of Object.keys(rest))
        expect(schemaFaults(schema, { ...example, [name]: {} }, document)).not.toEqual([]);
      for (const name of Object.keys(data))
        expect([
          type,
          name,
          schemaFaults(schema, { ...example, data: { ...data, [name]: [[]] } }, document).length > 0,
        ]).toEqual([type, name, true]);
    }
  });
});

function eventOf(type: (typeof EVENT_TYPES)[number]): unknown {
  const clock = { nowMs: () => NOON_MS };
  const newId = (prefix: string): string => `${prefix}_01kakxs6800000000000000001`;
  return JSON.parse(draftTest({ clock, newId }, type, sampleOf(type, 'acc_test', NOON_MS)).body);
}

/** One line of the file: JSON in a literal of the language, without a sign that either would read otherwise. */
function lineOf(id: string, answers: readonly unknown[]): string {
  const text = JSON.stringify(answers).replace(/'/g, '\\u0027').replace(/\\/g, '\\\\');
  return `  ${/^\w+$/.test(id) ? id : `'${id}'`}: '${text}',`;
}

function fileOf(lines: readonly string[]): string {
  const head =
    '/** Made by test/contract/examples.test.ts with KHAGOL_REPORT=full: what the server answers to each example, at a fixed time, long lists cut to two. */';
  return `// biome-ignore-all format: made by a test\n${head}\n\nexport const ANSWERS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}
