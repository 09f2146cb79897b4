/** The signer of this page: a key that the browser makes, keeps to itself and forgets when the page is left. */

import {
  CHART_OPERATIONS,
  type Issued,
  issueReceipt,
  type KeySet,
  operationNamed,
  publishedKeyOf,
  thumbprintOf,
} from '@khagol/engine/receipt';
import type { Birth, ChartChoices, Engine } from '../engine.ts';

/** Who signs, as receipts of this page say it. */
export const ISSUER = 'urn:khagol:page';

interface OwnKey {
  readonly key: CryptoKey;
  readonly kid: string;
  readonly published: KeySet;
}

let own: Promise<OwnKey> | null = null;

function ownKey(): Promise<OwnKey> {
  own ??= makeKey();
  return own;
}

async function makeKey(): Promise<OwnKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const { kty = '', crv = '', x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const jwk = { kty, crv, x, y };
  const kid = await thumbprintOf(jwk);
  return { key: pair.privateKey, kid, published: { keys: [publishedKeyOf({ ...jwk, kid })] } };
}

/** The key of this page as a signer publishes it. */
export async function ownKeys(): Promise<KeySet> {
  return (await ownKey()).published;
}

/** A chart with its question and its receipt: all that somebody needs to check it. */
export interface SignedChart {
  readonly input: { readonly birth: Birth; readonly choices: ChartChoices };
  readonly issued: Issued;
  readonly keys: KeySet;
}

/** @throws EngineError for a birth that cannot be used */
export async function signChart(engine: Engine, birth: Birth, choices: ChartChoices): Promise<SignedChart> {
  const operation = operationNamed(CHART_OPERATIONS, 'chart');
  if (operation === null) throw new Error('the engine knows no receipts of charts');
  const { key, kid, published } = await ownKey();
  const input = { birth, choices };
  const issued = await issueReceipt(
    { operation, input, engine, issuer: ISSUER, iat: Math.floor(Date.now() / 1000) },
    { key, kid, algorithm: 'ES256' },
  );
  return { input, issued, keys: published };
}
