/** The words at the start of a server: where it is, what it stands on, which key opens it, and one line that works. */

import type { Narrator } from '../ports/index.ts';
import type { ServedEngine } from '../routes/engine.ts';
import { DEVELOPMENT_ACCOUNT } from './development.ts';
import type { ServeSettings } from './settings.ts';

/** A shorter key of the operator's own can be guessed by patience. */
const SAFE_KEY_LENGTH = 24;

export interface Greeted {
  readonly url: string;
  readonly engine: ServedEngine;
  readonly settings: ServeSettings;
  readonly narrators: readonly Narrator[];
  readonly freshKey: string | null;
  readonly funds: string;
  readonly hasPage: boolean;
  /** Whether receipts are given out. */
  readonly signs: boolean;
}

/** What a person needs to make the first call. A fresh key is shown here once and nowhere else. */
export function greeting({ url, engine, settings, narrators, freshKey, funds, hasPage, signs }: Greeted): string {
  const { devKey, production, store } = settings;
  const body = '{"datetime":"1990-01-15T10:30:00","latitude":28.6139,"longitude":77.209,"timezone":"+05:30"}';
  const header =
    freshKey !== null
      ? `'x-api-key: ${freshKey}'`
      : devKey === null
        ? '"x-api-key: $YOUR_KEY"'
        : '"x-api-key: $KHAGOL_DEV_KEY"';
  const place = store.kind === 'sqlite' ? store.file : store.kind;
  return [
    `Khagol ${engine.version}, ephemeris ${engine.ephemeris.map(({ id }) => id).join(', ')}`,
    '',
    hasPage ? `  page     ${url}/` : '  page     not built; the API answers all the same',
    `  API      ${url}/openapi.json`,
    ...(production ? [] : keyWords(devKey, freshKey)),
    ...(production
      ? []
      : [`  wallet   ${funds} USD to try things with (account ${DEVELOPMENT_ACCOUNT}, development only)`]),
    store.kind === 'memory'
      ? '  store    memory: balances, remembered answers and webhooks end with this process'
      : `  store    ${place}`,
    ...narratorWords(settings, narrators),
    ...(signs ? [] : ['  receipts off: set KHAGOL_RECEIPT_KEY to a key made with khagol receipts keygen']),
    '',
    `  curl -s ${url}/v2/astrology/birth-chart -H ${header} -H 'content-type: application/json' -d '${body}'`,
    '',
  ].join('\n');
}

/** Which tier is told by whom, where it is not the built-in narrator. */
function narratorWords({ narrator }: ServeSettings, narrators: readonly Narrator[]): readonly string[] {
  if (narrator === null) return [];
  return [
    ...narrators.map(({ id, tiers }) => `  answers  ${tiers.join(' and ')} told by ${id} at ${narrator.baseUrl}`),
    `           ${narrators.some(({ tiers }) => tiers.includes('fast')) ? 'eco' : 'fast and eco'} built in`,
  ];
}

function keyWords(devKey: string | null, freshKey: string | null): readonly string[] {
  if (devKey !== null) {
    const short = devKey.length < SAFE_KEY_LENGTH;
    return [
      `  key      the one in KHAGOL_DEV_KEY${short ? '; it is short enough to be guessed: take 32 random characters' : ''}`,
    ];
  }
  if (freshKey !== null)
    return [
      `  key      ${freshKey}`,
      '           for development; shown only now. KHAGOL_DEV_KEY sets one of your own',
    ];
  return [
    '  key      the one shown at the first start; for another, stop and run',
    `           npm run khagol -- keys create --account ${DEVELOPMENT_ACCOUNT} --kind test`,
  ];
}
