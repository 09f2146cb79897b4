/** Calls of the sandbox over the real engine, for the tests of it: the sixty paths by what they take, and how each is asked. */

import { openEngine } from '../../packages/engine/src/node.ts';
import { SANDBOX_PATHS } from '../../packages/server/src/sandbox/published.ts';
import { type House, openHouse } from '../server/house.ts';

export type Json = Record<string, any>;

/** As published, `GET /sandbox/health` …, and `:name` for a parameter of the path. */
export const PUBLISHED = Object.values(SANDBOX_PATHS).flat();
/** Paths of one part by their last names. */
export const astrology = (...names: string[]): string[] => names.map((name) => `GET /sandbox/astrology/${name}`);

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What a path cannot do without. */
export function needs(published: string): Asked {
  if (published.includes(':sign')) return { params: { sign: 'aries' } };
  if (published.includes(':date')) return { params: { date: '2026-11-22' } };
  return published.includes('/horoscope/') ? { query: { sign: 'aries' } } : {};
}

/** What came back, and in how many milliseconds. */
export interface Answered {
  readonly status: number;
  readonly answer: Json;
  readonly ms: number;
}

export interface Sandbox {
  readonly house: House;
  readonly document: Json;
  /** Asks a path, without a key. */
  ask(published: string, asked?: Asked): Promise<Answered>;
}

export async function openSandbox(): Promise<Sandbox> {
  const house = await openHouse({ engine: await openEngine(), settings: { addressPerMinute: 1_000_000 } });
  const document = (await (await house.get('/openapi.json')).json()) as Json;
  return { house, document, ask: (published, asked = needs(published)) => ask(house, published, asked) };
}

async function ask(house: House, published: string, { params, query, body }: Asked): Promise<Answered> {
  const [method, path] = published.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const url = `http://localhost${filled}${search === '' ? '' : `?${search}`}`;
  const sent =
    method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
  const started = performance.now();
  const response = await house.app(new Request(url, { method, ...sent }), { address: '203.0.113.9' });
  const answer = (await response.json()) as Json;
  return { status: response.status, answer, ms: performance.now() - started };
}

export const LIMBS = astrology('tithi', 'nakshatra', 'yoga', 'karana');
export const HOURS = astrology(
  'choghadiya',
  'hora',
  'rahu-kaal',
  'gulika-kaal',
  'yamaghanta',
  'abhijit-muhurta',
  'brahma-muhurta',
  'durmuhurta',
);
export const SPECIAL_DAYS = astrology(
  'ritu',
  'solstice',
  'anandadi-yoga',
  'auspicious-yoga',
  'auspicious-period',
  'inauspicious-period',
  'gowri-nalla-neram',
  'disha-shool',
  'chandra-bala',
  'tara-bala',
);
export const DAYS = ['GET /sandbox/panchang/today', ...LIMBS, ...HOURS, ...SPECIAL_DAYS];
export const BIRTHS = astrology(
  'mangal-dosha',
  'kaal-sarp-dosha',
  'dasha-periods',
  'mahadasha',
  'antardasha',
  'sade-sati',
  'sade-sati-advanced',
  'upagraha-position',
  'planet-relationship',
);
export const BODIES = [
  'POST /sandbox/kundali/birth-chart',
  'POST /sandbox/astrology/pitru-dosha',
  'POST /sandbox/chat/ask',
  'POST /sandbox/gemstones/recommend',
];
export const WESTERN = ['transit-chart', 'transit-positions', 'progressions', 'solar-return'].map(
  (name) => `POST /sandbox/western/${name}`,
);
export const PAIRS = [
  'POST /sandbox/kundali/match',
  'POST /sandbox/astrology/nadi-dosha',
  'POST /sandbox/astrology/ashtakoota',
  'POST /sandbox/western/synastry',
  'POST /sandbox/western/composite',
];

export const DAY = {
  date: '2026-11-22',
  time: '12:00',
  latitude: '28.6139',
  longitude: '77.209',
  timezone: '+05:30',
  ayanamsa: 'lahiri',
};
export const OTHER_DAYS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-23', '2027-05-02'],
  time: ['01:00', '05:15', '06:30', '08:00', '09:30', '10:30', '13:30', '15:00', '17:45', '21:00'],
  latitude: ['-50', '8', '60'],
  longitude: ['-100', '20'],
  timezone: ['Z', 'America/New_York'],
  ayanamsa: ['raman', 'fagan-bradley'],
};
/** An input may by chance not matter on one day; these are several. */
export const DAYS_TRIED = [
  '2026-11-22',
  '2026-02-03',
  '2025-08-14',
  '2027-05-27',
  '2026-12-20',
  '2026-06-20',
  '2026-12-23',
  '2026-06-25',
];
export const BIRTH = { ...DAY, date: '1990-01-15', time: '10:30' };
export const OTHER_BIRTHS: Readonly<Record<string, readonly string[]>> = {
  ...OTHER_DAYS,
  date: ['1990-01-19', '1984-08-03', '2001-05-07'],
  time: ['00:30', '05:00', '15:00', '23:00'],
  timezone: ['-10:00', '+12:00'],
  ayanamsa: ['raman', 'fagan-bradley', 'djwhal-khul'],
};
export const BIRTHS_TRIED = [
  '1990-01-15',
  '1984-08-06',
  '2001-05-09',
  '1971-12-30',
  '1995-03-17',
  '1962-10-11',
  '1979-07-01',
  '1988-02-28',
  '2010-12-05',
  '1955-05-05',
];

/** A call of a path that takes a query. */
export const asQuery = (query: Readonly<Record<string, unknown>>): Asked => ({
  query: query as Record<string, string>,
});
/** A call of a path that takes a body. */
export const asBody = (body: unknown): Asked => ({ body });
/** The place of a query as a body has it. */
export const numbers = ({ latitude, longitude, ...fields }: Json): Json => ({
  ...fields,
  latitude: Number(latitude),
  longitude: Number(longitude),
});
