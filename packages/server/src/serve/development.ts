/** What a first start puts into an empty store, so that somebody can try the server at once. Never in production. */

import { accountsOf } from '../gate/accounts.ts';
import { issueKey } from '../gate/issue.ts';
import { type Micro, microOfUsd } from '../money.ts';
import { digestOf, keyIdOf } from '../offices/keys/form.ts';
import type { Clock, DraftEvent, Store } from '../ports/index.ts';
import { nodeCrypto } from './node-crypto.ts';
import { SettingError } from './settings.ts';

export const DEVELOPMENT_ACCOUNT = 'acc_development';
/** What its wallet begins with. */
export const DEVELOPMENT_FUNDS: Micro = microOfUsd('10000');

export interface Development {
  /** A key made just now, to be shown once; null when there is one already. */
  readonly freshKey: string | null;
}

/**
 * Sees to it that a server in production lets nobody in by what an earlier start for development left behind.
 *
 * @throws  SettingError when the store holds a development account whose keys still open something
 */
export async function refuseDevelopment({ accounts }: Pick<Store, 'accounts'>): Promise<void> {
  if ((await accounts.find(DEVELOPMENT_ACCOUNT))?.status !== 'active') return;
  throw new SettingError(
    `The store holds the development account, with a key on the highest plan. Take another store (KHAGOL_STORE), or run: khagol accounts cancel --account ${DEVELOPMENT_ACCOUNT}`,
  );
}

/**
 * Sees to it that the development account exists, is active, and has a key.
 *
 * @param devKey  the operator's own key, which is then let in; null makes one when the account has none
 * @throws  SettingError for a key of our form whose checksum is wrong, which no server lets in
 */
export async function prepareDevelopment(
  store: Store,
  devKey: string | null,
  perMinute: number | null,
  parts: { readonly clock: Clock; readonly draft: DraftEvent },
): Promise<Development> {
  const { clock } = parts;
  const known = await store.accounts.find(DEVELOPMENT_ACCOUNT);
  if (known === null)
    await accountsOf({ store, ...parts }).open({
      id: DEVELOPMENT_ACCOUNT,
      name: 'Development',
      plan: 'enterprise',
      perMinute,
    });
  else if (known.perMinute !== perMinute || known.status !== 'active')
    await store.accounts.change(DEVELOPMENT_ACCOUNT, { perMinute, status: 'active' }, () => []);
  await store.ledger.fund({
    accountId: DEVELOPMENT_ACCOUNT,
    amount: DEVELOPMENT_FUNDS,
    kind: 'grant',
    reference: 'development',
  });
  if (devKey !== null) {
    await letIn(store, devKey, clock);
    return { freshKey: null };
  }
  const keys = await store.keys.list(DEVELOPMENT_ACCOUNT);
  if (keys.some(({ active }) => active)) return { freshKey: null };
  const issued = await issueKey(store.keys, DEVELOPMENT_ACCOUNT, 'test', null, { clock, crypto: nodeCrypto });
  return { freshKey: issued?.key ?? null };
}

/** Lets a key in that the operator chose; twice is as good as once. */
async function letIn({ keys }: Store, key: string, clock: Clock): Promise<void> {
  const digest = await digestOf(key, nodeCrypto);
  const keyId = keyIdOf(key, digest);
  if (keyId === null)
    throw new SettingError('KHAGOL_DEV_KEY looks like a key of ours, but its last six characters are wrong.');
  if ((await keys.find(keyId)) !== null) return;
  await keys.add({
    keyId,
    digest,
    last4: key.slice(-4),
    active: true,
    expiresAtMs: null,
    createdMs: clock.nowMs(),
    accountId: DEVELOPMENT_ACCOUNT,
  });
}
