/** The operator's actions from a command line: on the store itself, or through a running server that has it open. */

import { existsSync } from 'node:fs';
import { type Action, readAction } from '../gate/action.ts';
import { drafterOf } from '../gate/draft.ts';
import { ACTIONS } from '../gate/operator.ts';
import { Refusal } from '../http/refusal.ts';
import type { Clock } from '../ports/index.ts';
import { nodeCrypto } from './node-crypto.ts';
import { type Environment, readSettings, SettingError } from './settings.ts';
import { openForOperator } from './store.ts';

export { SettingError } from './settings.ts';
export { ACTIONS, type Action };

/** What a refused action says. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  /** True for what was asked wrongly; false for what was asked rightly and cannot be, or did not work out. */
  readonly askedWrongly: boolean;

  constructor(message: string, askedWrongly: boolean) {
    super(message);
    this.askedWrongly = askedWrongly;
  }
}

/** A store may begin with these. Any other asked of a file that is not there is asked in the wrong folder, and must not find the books of an empty store in order. */
const BEGINNINGS: ReadonlySet<string> = new Set(['accounts open', 'licences create']);

/**
 * Does one action on the store that the settings name.
 *
 * @param name   such as `keys create`
 * @param given  fields as text
 * @throws  OperatorError for what was asked wrongly or cannot be, also of a file that is not there; SettingError, for a store in memory too, which would forget it at once;
 *          the store's own error, such as that another process holds it
 */
export async function operate(
  name: string,
  given: Readonly<Record<string, string>>,
  environment: Environment,
): Promise<unknown> {
  const action = actionOf(name);
  const values = told(() => readAction(action, given));
  const clock: Clock = { nowMs: () => Date.now() };
  const settings = readSettings(environment);
  if (settings.store.kind === 'memory')
    throw new SettingError('KHAGOL_STORE is memory, which nobody but its server can reach; --server asks that.');
  if (settings.store.kind === 'sqlite' && !BEGINNINGS.has(name) && !existsSync(settings.store.file))
    throw new OperatorError(`there is no store at ${settings.store.file}; KHAGOL_STORE says where it is`, false);
  const { store } = await openForOperator(settings, clock);
  try {
    const draft = drafterOf(clock, nodeCrypto);
    return await action.run(values, { store, clock, crypto: nodeCrypto, draft }).catch(retold);
  } finally {
    await store.close();
  }
}

/**
 * Does one action through a running server.
 *
 * @param server    such as `http://localhost:8787`
 * @param adminKey  the one in its KHAGOL_ADMIN_KEY
 * @throws  OperatorError for a refusal, and when nobody answers
 */
export async function operateRemotely(
  name: string,
  given: Readonly<Record<string, string>>,
  server: string,
  adminKey: string,
): Promise<unknown> {
  const action = actionOf(name);
  told(() => readAction(action, given));
  if (!/^https?:\/\//.test(server) || !URL.canParse(server))
    throw new OperatorError('the server is an address such as http://localhost:8787', true);
  const address = new URL(`/api/v1/admin/${name.replace(' ', '/')}`, server);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': adminKey },
    body: JSON.stringify(given),
    redirect: 'error',
  }).catch(() => {
    throw new OperatorError(`no server answers at ${address.origin}`, false);
  });
  const answer = (await response.json().catch(() => ({}))) as { readonly data?: unknown; readonly message?: string };
  if (!response.ok)
    throw new OperatorError(
      response.status === 404 && answer.message === 'There is nothing at this address.'
        ? 'the server knows no such admin key (KHAGOL_ADMIN_KEY must be the same here and there)'
        : (answer.message ?? `the server answered ${response.status}`),
      response.status === 400,
    );
  return answer.data;
}

function actionOf(name: string): Action {
  const action = ACTIONS.find((row) => row.name === name);
  if (action === undefined) throw new OperatorError(`there is no action "${name}"`, true);
  return action;
}

function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return retold(error);
  }
}

/** A refusal as the command line tells it; anything else as it is. */
function retold(error: unknown): never {
  if (error instanceof Refusal) throw new OperatorError(error.message, error.row.status === 400);
  throw error;
}
