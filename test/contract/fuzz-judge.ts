/** What may come back, whatever was sent: judged against the document, the wallet and the log. */

import fc from 'fast-check';
import { usdNumber } from '../../packages/server/src/money.ts';
import { type House, KEY, REVOKED_KEY, STARTER_KEY } from '../server/house.ts';
import { CANARIES, CANARY_PATH, callsOf, type FuzzCall, type Json } from './fuzz-calls.ts';
import { resolved, schemaFaults } from './schema-check.ts';

export interface FuzzReport {
  readonly seed: number;
  readonly calls: number;
  /** How many of each kind of call, and of each status. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  /** Charged calls. */
  readonly charged: number;
  /** A sentence for each broken promise, with the call. */
  readonly breaches: readonly string[];
}

const EVERY_ANSWER = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'x-engine-version',
];

/** Sends made-up calls and judges every answer; what the house itself does not let pass is a breach, too. */
export async function fuzz(house: House, calls: number, seed: number): Promise<FuzzReport> {
  const document = (await (await house.get('/openapi.json')).json()) as Json;
  const kinds: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  const breaches: string[] = [];
  // What the server itself hands out and must not repeat.
  const secrets = new Set<string>([KEY, REVOKED_KEY, STARTER_KEY, CANARIES.key]);
  let [charged, lines, balance] = [0, house.lines.length, await house.balance()];

  for (const call of fc.sample(callsOf(document), { numRuns: calls, seed })) {
    const sent = await send(house, call);
    if (typeof sent === 'string') {
      breaches.push(`${told(call)} → ${sent}`);
      continue;
    }
    const { response, text } = sent;
    const faults = faultsOf(call, response, text, document);
    const now = await house.balance();
    const spent = usdNumber((balance - now) as typeof balance);
    balance = now;
    const price =
      response.status < 300 && response.headers.get('idempotent-replayed') === null
        ? isStream(response)
          ? streamPrice(call, response, text)
          : priceOf(text, Number(call.operation?.['x-price-usd'] ?? 0), faults)
        : 0;
    if (spent !== price) faults.push(`${spent} USD were charged where ${price} should be`);
    if (spent > 0) charged += 1;
    const logged = JSON.stringify(house.lines.slice(lines));
    lines = house.lines.length;
    for (const canary of [
      CANARIES.question,
      CANARIES.name,
      CANARIES.datetime,
      String(CANARIES.latitude),
      CANARY_PATH,
      ...secrets,
    ]) {
      if (logged.includes(canary)) faults.push(`the log tells ${canary}`);
      // A refusal may quote the very part it refuses, to whoever sent it.
      if (canary !== CANARY_PATH && response.status >= 400 && text.includes(canary))
        faults.push(`the refusal tells ${canary}`);
    }
    const secret = response.status < 300 ? /"secret":"([^"]+)"/.exec(text)?.[1] : undefined;
    if (secret !== undefined) secrets.add(secret);
    kinds[call.kind] = (kinds[call.kind] ?? 0) + 1;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (faults.length > 0)
      breaches.push(`${told(call)} → ${response.status}: ${faults.join('; ')} ${text.slice(0, 300)}`);
  }
  const { reserved } = await house.ledger.balance('acc_test');
  if (reserved !== 0n) breaches.push(`${reserved} is still set aside`);
  return { seed, calls, kinds, statuses, charged, breaches };
}

/** Dollars by tier: of a question, and of a turn. */
const QUERY_USD: Readonly<Record<string, number>> = { eco: 0.005, standard: 0.01, fast: 0.08 };
const CHAT_USD: Readonly<Record<string, number>> = { eco: 0.15, standard: 0.15, fast: 0.45 };
const STREAM_USD: Readonly<Record<string, number>> = { eco: 0.005, standard: 0.01, fast: 0.05 };
/** Every price of a question is a multiple of it. */
const LEAST_QUERY_USD = 0.005;

/** What an answer to a question says of its tier. */
interface Tiered {
  readonly metadata?: { readonly speed?: string };
  readonly data?: { readonly speed?: string; readonly batchId?: string };
}

/** What an answer costs. A question has the price of its tier. A product bills what was answered: none, one or several prices, and then the bill tells how much. */
function priceOf(text: string, usd: number, faults: string[]): number {
  const { billing, meta } = (parsed(text) ?? {}) as { billing?: { charged: number }; meta?: unknown };
  const { metadata, data } = (parsed(text) ?? {}) as Tiered;
  if (usd > 0 && metadata?.speed !== undefined) return QUERY_USD[metadata.speed] as number;
  if (usd > 0 && data?.speed !== undefined) return CHAT_USD[data.speed] as number;
  if (usd === 0 || meta === undefined) return usd;
  const charged = billing?.charged ?? 0;
  const times = charged / (data?.batchId === undefined ? usd : LEAST_QUERY_USD);
  if (Math.abs(times - Math.round(times)) > 1e-9) faults.push(`${charged} USD is no whole number of prices`);
  return charged;
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** What a stream costs: the price of its tier when it was told to its end, and nothing for who only asked whether it is there. */
function streamPrice({ method }: FuzzCall, { headers }: Response, text: string): number {
  const isWhole = /"completed"|\nevent: done\n|data: \[DONE\]\n\n$/.test(text);
  return method === 'HEAD' || !isWhole ? 0 : (STREAM_USD[headers.get('x-service-speed') ?? ''] ?? Number.NaN);
}

async function send(
  house: House,
  { path, method, headers, body }: FuzzCall,
): Promise<{ readonly response: Response; readonly text: string } | string> {
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: { ...headers },
    ...(body === null ? {} : { body }),
  });
  try {
    const response = await house.app(request, { address: '203.0.113.7' });
    return { response, text: await response.text() };
  } catch (error) {
    return String(error);
  }
}

function faultsOf(call: FuzzCall, response: Response, text: string, document: Json): string[] {
  const faults: string[] = [];
  const { status, headers } = response;
  const method = call.method.toUpperCase();
  for (const name of EVERY_ANSWER) if (headers.get(name) === null) faults.push(`without ${name}`);
  if (status >= 500) faults.push('a 5xx');
  if (method === 'HEAD' || status === 204) return text === '' ? faults : [...faults, 'a body where none may be'];
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/json') && status >= 400) faults.push(`a refusal as ${type}`);
  const value = type.startsWith('application/json') ? parsed(text) : undefined;
  if (value === null) return [...faults, 'no JSON'];
  if (status >= 400 && (value as Json)['success'] !== false) faults.push('a refusal that does not say so');
  if (call.operation === null) {
    const wanted = call.isKnownPath ? ['METHOD_NOT_ALLOWED', 405] : ['NOT_FOUND', 404];
    if (String([(value as Json)['code'], status]) !== String(wanted)) faults.push(`not ${wanted.join(' ')}`);
    if (call.isKnownPath && headers.get('allow') === null) faults.push('without Allow');
    return faults;
  }
  const responses = call.operation['responses'] as Record<string, Json>;
  const documented = responses[status];
  if (documented === undefined) return [...faults, 'a status that the document does not tell of'];
  const content = resolved(documented, document)['content'] as Record<string, Json>;
  const media = content[type.split(';', 1)[0] as string];
  if (media === undefined) faults.push(`${type}, which the document does not tell of`);
  else if (value !== undefined) faults.push(...schemaFaults(media['schema'] as Json, value, document).slice(0, 3));
  return faults;
}

function parsed(text: string): Json | null {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function told({ kind, method, path, headers, body }: FuzzCall): string {
  const sent = body === null ? '' : typeof body === 'string' ? body.slice(0, 200) : Buffer.from(body).toString('hex');
  return `${kind}: ${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 200)} ${sent}`;
}
