/** What the client is written from still is what the server publishes. `npm run client:types` writes it anew. */

import { beforeAll, describe, expect, it } from 'vitest';
import { openWholeHouse } from '../server/whole-house.ts';
import { type Generated, writeOperations } from './generator/operations.ts';

const SOURCES = '../../packages/client/src';

describe('the sources of the client', () => {
  let generated: Generated;
  beforeAll(async () => {
    generated = writeOperations((await openWholeHouse()).document);
  });

  it('have the types that the document gives', async () => {
    await expect(generated.operations).toMatchFileSnapshot(`${SOURCES}/operations.generated.ts`);
  });

  it('have the addresses that the document gives', async () => {
    await expect(generated.routes).toMatchFileSnapshot(`${SOURCES}/routes.generated.ts`);
  });
});
