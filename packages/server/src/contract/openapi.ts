/** The rows, written as OpenAPI 3.1. Canonical paths only; aliases are named beside them. */

import { ANSWERS } from './answers.ts';
import { CHART_SCHEMAS } from './chart-record.ts';
import { DELIVERY_HEADERS, eventBodies } from './events.ts';
import { type AnswerExample, noteOperation, operationObject } from './openapi-operation.ts';
import type { Operation } from './operation.ts';
import { QUERY_ANSWER } from './query-answer.ts';
import { REFUSAL_COMPONENTS } from './refusals.ts';
import { Shelf } from './shelf.ts';
import { tagsOf } from './tags.ts';

export { codesOf } from './openapi-operation.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The document of these rows.
 *
 * @param version  of the engine and server
 * @returns plain JSON, the same bytes for the same rows
 */
export function openApiDocument(operations: readonly Operation[], version: string): Json {
  const shelf = new Shelf({ ...CHART_SCHEMAS, ...REFUSAL_COMPONENTS, AstrologyQueryAnswer: QUERY_ANSWER });
  for (const operation of operations) noteOperation(operation, shelf);
  for (const { type, body } of eventBodies()) shelf.note(body, ['event', type]);
  shelf.settle();

  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { path, method, id } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation, answersOf(id), shelf) };
  }
  const webhooks = webhooksOf(shelf);
  const hasAdmin = operations.some(({ caller }) => caller === 'admin');
  const { schemas, responses, parameters, headers } = shelf;
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Khagol',
      version,
      summary: 'Charts computed by the Khagol engine.',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    tags: tagsOf(operations.map(({ tag }) => tag)),
    paths,
    webhooks,
    components: {
      schemas,
      responses,
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
      headers,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The key of an account.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same key, the other way.' },
        ...(hasAdmin
          ? { adminKey: { type: 'apiKey', in: 'header', name: 'x-admin-key', description: 'The operator’s key.' } }
          : {}),
      },
    },
  };
}

const ABOUT = [
  'Bodies are JSON. Fields that the server does not know are ignored. A 4xx or 5xx is never charged, and a 400 leaves before any money is',
  'set aside. Every answer, good or bad, carries the rate-limit headers and a request id. HEAD is answered wherever GET is. `x-aliases`',
  'names other addresses of the same operation, `x-price-usd` what it costs, `x-price-of` for what. Lists in example answers are cut to two items.',
].join(' ');

function answersOf(id: string): readonly AnswerExample[] {
  const written = ANSWERS[id];
  return written === undefined ? [] : (JSON.parse(written) as readonly AnswerExample[]);
}

function webhooksOf(shelf: Shelf): Json {
  return Object.fromEntries(
    eventBodies().map(({ type, summary, body }) => {
      const [answer] = answersOf(type);
      return [
        type,
        {
          post: {
            operationId: `event${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
            tags: ['Webhooks'],
            summary,
            security: [],
            parameters: DELIVERY_HEADERS.map((one) => shelf.parameter(one['name'] as string, one)),
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: shelf.schema(body),
                  ...(answer === undefined ? {} : { example: answer.body }),
                },
              },
            },
            responses: {
              '2XX': { description: 'Taken. The body of the answer is not read.' },
              default: {
                description:
                  'Not taken, as is an answer after more than 30 seconds: tried again after 1, 5 and 30 minutes, then given up.',
              },
            },
          },
        },
      ];
    }),
  );
}
