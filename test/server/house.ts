/** A server for tests: real gate and contract, an engine that answers with a made chart, a clock that is set by hand, a log that is kept. */

import { lordOfSign, SIGNS } from '../../packages/engine/src/chart/index.ts';
import type { Birth, Chart, ChartChoices, Moment, Placement } from '../../packages/engine/src/index.ts';
import { resolveMoment } from '../../packages/engine/src/time/index.ts';
import { type App, type AppParts, createApp } from '../../packages/server/src/app.ts';
import { type Micro, microOfUsd } from '../../packages/server/src/money.ts';
import { digestOf, keyIdOf } from '../../packages/server/src/offices/keys/form.ts';
import type { Outbound } from '../../packages/server/src/offices/webhooks/index.ts';
import type { AccountRecord, CryptoPort, Ledger, LogLine, Store } from '../../packages/server/src/ports/index.ts';
import type { ServedEngine } from '../../packages/server/src/routes/engine.ts';
import { ANSWER_OPERATIONS } from '../../packages/server/src/serve/answers/index.ts';
import { plainVault } from '../../packages/server/src/serve/bare.ts';
import { webCrypto } from '../../packages/server/src/serve/web-crypto.ts';
import { memoryStore } from '../../packages/server/src/store/memory/index.ts';
import { judgedApp } from '../contract/published.ts';
import { madeAnswering } from './made-answering.ts';
import { madeReports } from './made-press.ts';
import { partsSignedBy, SIGNING } from './receipt-parts.ts';

export const KEY = 'ask_test_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
export const REVOKED_KEY = 'ask_test_revoked6789abcdefghijklmnopqrstuvwxyzABCDEFG';
export const STARTER_KEY = 'ask_test_starter6789abcdefghijklmnopqrstuvwxyzABCDEFG';
export const BIRTH = {
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: '+05:30',
} as const;
export const ACCOUNT: AccountRecord = {
  id: 'acc_test',
  name: 'Test',
  plan: 'enterprise',
  perMinute: 1000,
  status: 'active',
  createdMs: 0,
};
/** 2026-11-21T00:00:00Z. */
export const NOON_MS = 1_795_219_200_000;

export interface House {
  readonly app: App;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly lines: readonly LogLine[];
  readonly charts: readonly ChartChoices[];
  now: number;
  balance(): Promise<Micro>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Any method, with the key; a body unless the method is GET. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export interface HouseOptions
  extends Partial<
    Pick<
      AppParts,
      | 'settings'
      | 'engine'
      | 'site'
      | 'telemetry'
      | 'accepting'
      | 'later'
      | 'receipts'
      | 'blobs'
      | 'reports'
      | 'answering'
      | 'answerOperations'
      | 'workers'
    >
  > {
  /** Parts of the store to be replaced, such as a ledger that fails. */
  readonly store?: (store: Store) => Partial<Store>;
  readonly account?: Partial<AccountRecord>;
  readonly usd?: string;
  readonly perMinute?: number;
  /** True where a test serves what no document tells of; otherwise every answer is held against the document. */
  readonly unjudged?: boolean;
}

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const lines: LogLine[] = [];
  const charts: ChartChoices[] = [];
  const clock = { nowMs: () => house.now };
  const account: AccountRecord = {
    ...ACCOUNT,
    perMinute: options.perMinute ?? ACCOUNT.perMinute,
    ...options.account,
  };
  const house = { now: NOON_MS } as House;
  const crypto = countingCrypto();
  const kept = await memoryStore({ clock, crypto });
  await openAccount(kept, account, options.usd ?? '100');
  await openAccount(kept, { ...ACCOUNT, id: 'acc_starter', plan: 'starter' }, '0');
  await letIn(kept, KEY, account.id);
  await letIn(kept, REVOKED_KEY, account.id);
  await kept.keys.revoke(account.id, await idOf(REVOKED_KEY));
  await letIn(kept, STARTER_KEY, 'acc_starter');
  const store: Store = { ...kept, ...options.store?.(kept) };
  const { ledger } = store;
  const engine = options.engine ?? madeEngine(charts);
  const served = createApp({
    engine,
    clock,
    crypto,
    store,
    vault: plainVault,
    outbound: OPEN_OUTBOUND,
    log: { write: (line) => lines.push(line) },
    settings: { addressPerMinute: 1000, ...options.settings },
    ...(options.site === undefined ? {} : { site: options.site }),
    ...(options.blobs === undefined ? {} : { blobs: options.blobs }),
    receipts: options.receipts ?? partsSignedBy(SIGNING),
    reports: options.reports ?? madeReports(),
    answering: options.answering ?? madeAnswering(),
    answerOperations: options.answerOperations ?? ANSWER_OPERATIONS,
    ...(options.telemetry === undefined ? {} : { telemetry: options.telemetry }),
    ...(options.accepting === undefined ? {} : { accepting: options.accepting }),
    ...(options.workers === undefined ? {} : { workers: options.workers }),
    ...(options.later === undefined ? {} : { later: options.later }),
  });
  const app = options.unjudged === true ? served : judgedApp(served, engine.version);
  const call = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    app(new Request(`http://localhost${path}`, { method, headers, ...(body === undefined ? {} : { body }) }), {
      address: '203.0.113.7',
    });
  return Object.assign(house, {
    app,
    store,
    ledger,
    lines,
    charts,
    balance: async () => (await ledger.balance(account.id)).available,
    call: (method: string, path: string, body: unknown = {}) =>
      method === 'GET' || method === 'DELETE'
        ? call(method, path, { 'x-api-key': KEY })
        : call(method, path, { 'content-type': 'application/json', 'x-api-key': KEY }, JSON.stringify(body)),
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, headers),
    post: (path: string, body: unknown = BIRTH, headers: Record<string, string> = {}) =>
      call(
        'POST',
        path,
        { 'content-type': 'application/json', 'x-api-key': KEY, ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
  });
}

async function openAccount(store: Store, account: AccountRecord, usd: string): Promise<void> {
  await store.accounts.open(account, []);
  const amount = microOfUsd(usd);
  if (amount > 0n) await store.ledger.fund({ accountId: account.id, amount, kind: 'topup', reference: 'start' });
}

async function idOf(key: string): Promise<string> {
  return keyIdOf(key, await digestOf(key, webCrypto)) as string;
}

async function letIn(store: Store, key: string, accountId: string): Promise<void> {
  const digest = await digestOf(key, webCrypto);
  const keyId = await idOf(key);
  await store.keys.add({ keyId, digest, last4: '', active: true, expiresAtMs: null, createdMs: 0, accountId });
}

/** Lets every address in and sends nothing. */
const OPEN_OUTBOUND: Outbound = {
  admit: async (url) => ({ kind: 'admitted', url }),
  send: async () => ({ status: 200 }),
};

/** Real digests; chance that counts, so that names differ and a run repeats. */
function countingCrypto(): CryptoPort {
  let count = 0;
  return {
    sha256: webCrypto.sha256,
    randomBytes: (n) => {
      count += 1;
      return Uint8Array.from({ length: n }, (_, i) => (i >= n - 4 ? (count >>> (8 * (n - 1 - i))) & 255 : i));
    },
  };
}

/** An engine whose time is real and whose sky is made up. */
export function madeEngine(charts: ChartChoices[] = []): ServedEngine {
  return {
    version: '0.1.0',
    ephemeris: [{ id: 'made/1', firstJd: 625_000, lastJd: 2_817_500 }],
    moment: (birth: Birth): Moment => resolveMoment(birth, { zoneOf: () => 'Asia/Kolkata' }),
    chart: (birth: Birth | Moment, choices?: ChartChoices): Chart => {
      if (choices !== undefined) charts.push(choices);
      return madeChart('tt' in birth ? birth : resolveMoment(birth), choices ?? { zodiac: 'sidereal' });
    },
  };
}

const SIDEREAL = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
  'Uranus',
  'Neptune',
  'Pluto',
];
const TROPICAL = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'NorthNode',
  'SouthNode',
];

/** A chart with every member of the record, places derived from the moment so that another birth gives other figures. */
export function madeChart(moment: Moment, choices: ChartChoices): Chart {
  const sidereal = choices.zodiac === 'sidereal';
  const names = sidereal
    ? SIDEREAL.slice(0, choices.bodies !== undefined && choices.bodies.length > 7 ? 12 : 9)
    : TROPICAL;
  const shift = Math.round((moment.tt.day % 360) + moment.tt.fraction * 10);
  const point = (longitude: number) => {
    const at = ((longitude % 360) + 360) % 360;
    const signNumber = Math.floor(at / 30) + 1;
    const sidereally = { nakshatra: 'Ashwini', nakshatraPada: 1, pada: 1, nakshatraLord: 'Ketu' };
    return {
      longitude: at,
      sign: SIGNS[signNumber - 1] as Chart['sunSign'],
      signNumber,
      signLord: lordOfSign(signNumber),
      degree: at - (signNumber - 1) * 30,
      ...(sidereal && sidereally),
    };
  };
  const first = Math.floor(shift / 30) + 1;
  const planets = names.map(
    (name, i): Placement => ({
      name,
      ...point(shift + i * 37),
      latitude: 0.5,
      ...(sidereal ? {} : { declination: 10.25 }),
      speed: name === 'Moon' ? 13 : 0.9,
      distance: name === 'Moon' ? 0.0026 : 1.5,
      house: ((point(shift + i * 37).signNumber - first + 12) % 12) + 1,
      retrograde: false,
      isRetrograde: false,
    }),
  );
  const angle = (name: Chart['ascendant']['name'], longitude: number) => ({ name, ...point(longitude) });
  return {
    zodiac: choices.zodiac,
    ascendant: angle('Ascendant', shift),
    midheaven: angle('Midheaven', shift + 270),
    angles: [
      angle('Ascendant', shift),
      angle('Midheaven', shift + 270),
      angle('Descendant', shift + 180),
      angle('ImumCoeli', shift + 90),
      angle('Vertex', shift + 200),
      angle('EastPoint', shift + 5),
    ],
    planets,
    houses: Array.from({ length: 12 }, (_, i) => {
      const { longitude, sign, degree, signLord } = point((first - 1 + i) * 30);
      return {
        number: i + 1,
        house: i + 1,
        sign,
        longitude,
        degree,
        signLord,
        lord: signLord,
        occupants: planets.filter((p) => p.house === i + 1).map((p) => p.name),
      };
    }),
    sunSign: planets[0]?.sign ?? 'Aries',
    moonSign: planets[1]?.sign ?? 'Aries',
    ...(sidereal && { nakshatra: 'Ashwini', nakshatraPada: 1, nakshatraLord: 'Ketu' }),
    time: {
      datetimeLocal: moment.local,
      datetimeUtc: moment.utc,
      utcOffset: '+05:30',
      zone: moment.zone.id,
      zoneSource: moment.zone.source,
      tzdbVersion: moment.zone.tzdata,
    },
    calculation: {
      ayanamsa: sidereal ? (choices.ayanamsa === 'kp' ? 'krishnamurti' : String(choices.ayanamsa)) : null,
      ayanamsaValue: sidereal ? 23.72 : null,
      ayanamsaTrueValue: sidereal ? 23.72 : null,
      julianDayTt: moment.tt.day + moment.tt.fraction,
      julianDayUt: moment.ut1.day + moment.ut1.fraction,
      deltaTSeconds: moment.deltaTSeconds,
      siderealTimeDeg: 92.1,
      obliquityDeg: 23.44,
      houseSystem: choices.houseSystem ?? 'whole-sign',
      houseSystemUsed: choices.houseSystem ?? 'whole-sign',
      nodeType: choices.nodeType ?? 'mean',
      ephemeris: 'made/1',
      rulesEdition: 'made/1',
      engineVersion: '0.1.0',
      quantumDeg: 1e-7,
    },
    uncertainty: { Sun: { ephemerisDeg: 1e-6, perMinuteDeg: 7e-4, totalDeg: 4e-4 } },
    warnings: [...moment.warnings],
  };
}
