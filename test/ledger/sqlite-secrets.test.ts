/** What lies in the file: nobody's birth and no secret, whether somebody listens or not. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { microOfUsd } from '../../packages/server/src/money.ts';
import type { Endpoint, EventDraft } from '../../packages/server/src/ports/index.ts';
import { nodeCrypto } from '../../packages/server/src/serve/node-crypto.ts';
import { vaultOf } from '../../packages/server/src/serve/vault.ts';
import { sqliteStore } from '../../packages/server/src/store/sqlite/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'khagol-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BIRTH = '1990-01-15T10:30:00';
const SECRET = 'whsec_canary-of-a-webhook';
const account = { id: 'acc_a', name: 'A', plan: 'pro', perMinute: null, status: 'active', createdMs: 1 } as const;
const event = (id: string): EventDraft => ({
  id,
  type: 'chart.created',
  createdMs: 2,
  body: JSON.stringify({ id, data: { birth_data: { datetime: BIRTH } } }),
  once: null,
});

describe('the file', () => {
  it('holds no birth and no secret in clear, of events heard or unheard, nor of remembered answers', async () => {
    const vault = vaultOf([nodeCrypto.randomBytes(32)]);
    const clock = { nowMs: () => 1_000_000 };
    const store = await sqliteStore({ file: join(folder, 'a.db'), clock, crypto: nodeCrypto, vault });
    await store.accounts.open(account, []);
    await store.ledger.fund({ accountId: 'acc_a', amount: microOfUsd('1'), kind: 'topup', reference: 'r' });
    await store.webhooks.emit('acc_a', [event('evt_unheard')]);
    const endpoint: Endpoint = {
      id: 'whk_a',
      accountId: 'acc_a',
      url: 'https://example.com/',
      events: ['chart.created'],
      status: 'active',
      secret: vault.seal(new TextEncoder().encode(SECRET)),
      previousSecret: null,
      includeContent: false,
      createdMs: 3,
      deadInRow: 0,
      lastDelivery: null,
    };
    await store.webhooks.add(endpoint, 20);
    const claim = { accountId: 'acc_a', scope: 'POST /x', key: 'k', fingerprint: 'f', keepSeconds: 60 };
    const reserved = await store.ledger.reserve({
      accountId: 'acc_a',
      amount: microOfUsd('0.25'),
      endpoint: '/x',
      priceEdition: '1',
      requestId: 'req_1',
      leaseSeconds: 60,
      claim,
      requestsPerMonth: null,
    });
    if (reserved.kind !== 'held') throw new Error('should be held');
    await store.ledger.settle(reserved.hold, { amount: reserved.hold.amount }, ({ amount }) => ({
      answer: {
        status: 200,
        contentType: 'application/json',
        body: BIRTH.repeat(50),
        requestId: 'req_1',
        charged: amount,
      },
      events: [event('evt_heard')],
    }));
    const taken = await store.webhooks.take(10, 4, 60);
    expect(taken.map(({ body }) => body)).toEqual([event('evt_heard').body]);
    expect(await store.ledger.recall(claim)).toMatchObject({ kind: 'answered', answer: { body: BIRTH.repeat(50) } });
    const written = (): string =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(written()).toContain('evt_unheard');
    for (const canary of [BIRTH, '1990-01-15', SECRET]) expect(written()).not.toContain(canary);
    await store.close();
    for (const canary of [BIRTH, '1990-01-15', SECRET]) expect(written()).not.toContain(canary);
  });
});
