/** Streams that are taken up again, asked for twice, or too many: whoever comes back is told the rest and pays nothing. */

import { beforeEach, describe, expect, it } from 'vitest';
import { type House, type HouseOptions, KEY, openHouse } from './house.ts';
import { type MadeAnswering, madeAnswering } from './made-answering.ts';
import {
  eventsOf,
  faultsOf,
  type Json,
  type Latch,
  LONG,
  last,
  latch,
  openReader,
  openStreamHouse,
  PATH,
  QUERY,
  statementOf,
  textOf,
  until,
} from './stream-house.ts';

let house: House;
let answering: MadeAnswering;

async function open(options: HouseOptions = {}): Promise<void> {
  ({ house, answering } = await openStreamHouse(options));
}

beforeEach(() => open());

const ask = (body: unknown = LONG, headers: Record<string, string> = {}, path = PATH): Promise<Response> =>
  house.post(path, body, headers);
const TEXT = `In your chart: ${LONG.question}`;
const ONE_CHARGE = ['charge -10000'];

/** Tells half of each answer, and the rest when the latch opens. */
function half(): Latch {
  const going = latch();
  answering.pieces = async function* (told) {
    yield told.text.slice(0, 600);
    await going.passed;
    yield told.text.slice(600);
    return told;
  };
  return going;
}

describe('a client that comes back with the id of the last event', () => {
  it('is told the rest of a finished answer, from any place', async () => {
    const whole = await eventsOf(ask());
    for (const seen of [1, 5, 12, whole.length - 1]) {
      const response = await ask(LONG, { 'last-event-id': String(seen) });
      expect(response.headers.get('idempotent-replayed')).toBe('true');
      expect(await eventsOf(response)).toEqual(whole.slice(seen));
    }
    expect([await statementOf(house), answering.asked.length]).toEqual([ONE_CHARGE, 1]);
  });

  it('is told that there is no more, so that a browser stops', async () => {
    const whole = await eventsOf(ask());
    const response = await ask(LONG, { 'last-event-id': String(whole.length) });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('is told the rest of one that is still being told, as it comes', async () => {
    const going = half();
    const first = openReader(await ask());
    await first.until('delta');
    await first.leave();
    const seen = first.events.length;
    const second = openReader(await ask(LONG, { 'last-event-id': String(seen) }));
    going.open();
    await second.until('completed');
    expect(textOf([...first.events, ...second.events])).toBe(TEXT);
    expect(second.events[0]?.id).toBe(String(seen + 1));
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('gets nothing of an answer that nobody knows, and is not charged for asking', async () => {
    for (const headers of [{}, { 'idempotency-key': 'fresh' }]) {
      const response = await ask(LONG, { ...headers, 'last-event-id': '3' });
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    await eventsOf(ask());
    expect((await ask(QUERY, { 'last-event-id': '3' })).status).toBe(204);
    expect((await ask(LONG, { 'last-event-id': '3', 'idempotency-key': 'other' })).status).toBe(204);
    expect([await statementOf(house), answering.asked.length]).toEqual([ONE_CHARGE, 1]);
  });

  it('gets nothing of somebody else’s', async () => {
    await eventsOf(ask());
    const other = await house.store.accounts.find('acc_starter');
    expect(other).not.toBeNull();
    const { STARTER_KEY } = await import('./house.ts');
    const response = await ask(LONG, { 'last-event-id': '3', 'x-api-key': STARTER_KEY });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await statementOf(house, 'acc_starter')).toEqual([]);
  });

  it('is told of a failure that it missed', async () => {
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 600);
      throw new Error('x');
    };
    const whole = await eventsOf(ask());
    expect(await eventsOf(ask(LONG, { 'last-event-id': '3' }))).toEqual(whole.slice(3));
    expect(last(whole)['type']).toBe('error');
  });

  it('has to bring an id of ours', async () => {
    for (const id of ['x', '0', '-1', '1.5', '9999999999']) {
      const response = await ask(LONG, { 'last-event-id': id });
      expect([response.status, ((await response.json()) as Json)['details'][0].field]).toEqual([400, 'Last-Event-ID']);
    }
    expect(await statementOf(house)).toEqual([]);
    // A browser that has seen none sends an empty one, or none.
    expect(last(await eventsOf(ask(LONG, { 'last-event-id': '' })))['type']).toBe('completed');
  });

  it('by GET as by POST', async () => {
    const address = `${PATH}?datetime=1990-01-15T10:30:00&latitude=28.6139&longitude=77.209`;
    const headers = { 'x-api-key': KEY };
    const whole = await eventsOf(house.get(address, headers));
    expect(await eventsOf(house.get(address, { ...headers, 'last-event-id': '4' }))).toEqual(whole.slice(4));
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('finds an answer for five minutes', async () => {
    const whole = await eventsOf(ask());
    house.now += 299_000;
    expect(await eventsOf(ask(LONG, { 'last-event-id': '4' }))).toEqual(whole.slice(4));
    house.now += 2_000;
    expect((await ask(LONG, { 'last-event-id': '4' })).status).toBe(204);
  });

  it('finds the latest 32 of an account', async () => {
    const questions = Array.from({ length: 34 }, (_, i) => ({ question: `What is the sign number ${i}?` }));
    for (const question of questions) await eventsOf(ask(question));
    const statuses = [];
    for (const question of questions) statuses.push((await ask(question, { 'last-event-id': '4' })).status);
    expect(statuses).toEqual([204, 204, ...Array<number>(32).fill(200)]);
  });
});

describe('the same call under the same key', () => {
  const KEYED = { 'idempotency-key': 'one' };

  it('follows the answer while it is told', async () => {
    const going = half();
    const first = await ask(LONG, KEYED);
    const reader = openReader(first);
    await reader.until('delta');
    const again = await ask(LONG, KEYED);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('x-original-request-id')).toBe(first.headers.get('x-request-id'));
    going.open();
    const events = await eventsOf(again);
    expect([textOf(events), answering.asked.length]).toEqual([TEXT, 1]);
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('is asked to wait while the answer has not begun', async () => {
    const going = latch();
    answering.meanwhile = () => going.passed;
    const first = ask(LONG, KEYED);
    await until(() => answering.asked.length === 1);
    const again = await ask(LONG, KEYED);
    expect([again.status, again.headers.get('retry-after')]).toEqual([409, expect.stringMatching(/^\d+$/)]);
    going.open();
    expect(last(await eventsOf(first))['type']).toBe('completed');
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('is told the same events afterwards, from the shelf and from memory', async () => {
    const whole = await eventsOf(ask(LONG, KEYED));
    expect(await eventsOf(ask(LONG, KEYED))).toEqual(whole);
    house.now += 400_000;
    const remembered = await eventsOf(ask(LONG, KEYED));
    expect(remembered.map(({ id, event }) => [id, event])).toEqual(whole.map(({ id, event }) => [id, event]));
    expect([textOf(remembered), last(remembered)]).toEqual([TEXT, last(whole)]);
    expect(await eventsOf(ask(LONG, { ...KEYED, 'last-event-id': '9' }))).toEqual(remembered.slice(9));
    expect((await ask(LONG, { ...KEYED, 'last-event-id': String(whole.length) })).status).toBe(204);
    expect([await statementOf(house), answering.asked.length]).toEqual([ONE_CHARGE, 1]);
  });

  it('is told the whole answer by another process over the same store, in the sure words', async () => {
    answering.pieces = async function* (told) {
      yield 'Other words.';
      return { ...told, text: 'Other words.' };
    };
    const whole = await eventsOf(ask(LONG, KEYED));
    expect(textOf(whole)).toBe('Other words.');
    const elsewhere = madeAnswering();
    const { store } = house;
    const other = await openHouse({ answering: elsewhere, store: () => store });
    const events = await eventsOf(other.post(PATH, LONG, KEYED));
    expect([textOf(events), last(events)['response']]).toEqual([TEXT, TEXT]);
    expect(last(events)['metadata']['wallet']).toEqual(last(whole)['metadata']['wallet']);
    expect([elsewhere.asked, await statementOf(house), await faultsOf(house)]).toEqual([[], ONE_CHARGE, []]);
  });

  it('has heard other words, and is told the end with the sure ones by another process; then that there is no more', async () => {
    // More events than the sure words have, and fewer.
    for (const pieces of [60, 2]) {
      await open();
      answering.pieces = async function* (told) {
        const text = 'Other words. '.repeat(pieces);
        for (let i = 0; i < pieces; i += 1) yield 'Other words. ';
        return { ...told, text };
      };
      const whole = await eventsOf(ask(LONG, KEYED));
      const { store } = house;
      const other = await openHouse({ answering: madeAnswering(), store: () => store });
      const back = (id: string | undefined) => other.post(PATH, LONG, { ...KEYED, 'last-event-id': String(id) });
      for (const seen of [1, whole.length - 3]) {
        const events = await eventsOf(back(whole[seen - 1]?.id));
        expect(events.map(({ event }) => event)).toEqual(['billing_completed', 'completed']);
        expect(last(events)['response']).toBe(TEXT);
        expect(await eventsOf(back(events[0]?.id))).toEqual(events.slice(1));
        expect((await back(events[1]?.id)).status).toBe(204);
      }
      const sure = await eventsOf(other.post(PATH, LONG, KEYED));
      expect(textOf(sure)).toBe(TEXT);
      expect(await eventsOf(back(sure[9]?.id))).toEqual(sure.slice(10));
      expect(JSON.stringify(sure)).not.toContain('toldOtherwise');
      expect([await statementOf(house), await faultsOf(house)]).toEqual([ONE_CHARGE, []]);
    }
  });

  it('is told in other words that begin with the sure ones, and what is remembered is known to be less', async () => {
    answering.pieces = async function* (told) {
      yield told.text;
      yield ' And more.';
      return { ...told, text: `${told.text} And more.` };
    };
    const whole = await eventsOf(ask(LONG, KEYED));
    expect(textOf(whole)).toBe(`${TEXT} And more.`);
    house.now += 400_000;
    const rest = await eventsOf(ask(LONG, { ...KEYED, 'last-event-id': '8' }));
    expect(rest.map(({ event }) => event)).toEqual(['billing_completed', 'completed']);
  });

  it('with another question is refused, running or done', async () => {
    const going = half();
    const reader = openReader(await ask(LONG, KEYED));
    await reader.until('delta');
    expect((await ask(QUERY, KEYED)).status).toBe(422);
    going.open();
    await reader.until('completed');
    expect((await ask(QUERY, KEYED)).status).toBe(422);
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('after an answer that broke off behind its charge is told the remembered one, and nothing is charged', async () => {
    answering.pieces = async function* (told) {
      yield told.text.slice(0, 600);
      throw new Error('x');
    };
    expect(last(await eventsOf(ask(LONG, KEYED)))).toMatchObject({ type: 'error', refunded: true });
    const events = await eventsOf(ask(LONG, KEYED));
    expect(last(events)).toMatchObject({ type: 'completed', response: TEXT });
    expect([await statementOf(house), await faultsOf(house)]).toEqual([['refund 10000', 'charge -10000'], []]);
  });
});

describe('too many at once', () => {
  it('of one account are a 429, and the seat is free again when an answer ends', async () => {
    await open({ settings: { streams: { inAll: 10, ofOne: 2 } } });
    const going = half();
    const [one, two] = [openReader(await ask()), openReader(await ask())];
    await one.until('delta');
    await two.until('delta');
    // Who goes away gives no seat back: the answer is still being told.
    await two.leave();
    const third = await ask();
    expect([third.status, third.headers.get('retry-after'), ((await third.json()) as Json)['code']]).toEqual([
      429,
      '5',
      'RATE_LIMIT_EXCEEDED',
    ]);
    // Whoever comes back takes no seat.
    const back = openReader(await ask(LONG, { 'last-event-id': '2' }));
    expect(await statementOf(house)).toHaveLength(2);
    going.open();
    await one.until('completed');
    await back.until('completed');
    await until(async () => (await ask()).status === 200);
    expect(await faultsOf(house)).toEqual([]);
  });

  it('of all accounts are a 503', async () => {
    await open({ settings: { streams: { inAll: 1, ofOne: 5 } } });
    const going = half();
    const one = openReader(await ask());
    await one.until('delta');
    const second = await ask();
    expect([second.status, ((await second.json()) as Json)['code']]).toEqual([503, 'OVERLOADED']);
    going.open();
    await one.until('completed');
    expect(await statementOf(house)).toEqual(ONE_CHARGE);
  });

  it('are counted without those that were refused', async () => {
    await open({ settings: { streams: { inAll: 10, ofOne: 1 } } });
    answering.fault = new Error('x');
    for (let i = 0; i < 3; i += 1) expect((await ask()).status).toBe(500);
    answering.fault = null;
    for (let i = 0; i < 3; i += 1) expect(last(await eventsOf(ask()))['type']).toBe('completed');
    await open({ usd: '0.015', settings: { streams: { inAll: 10, ofOne: 1 } } });
    expect(last(await eventsOf(ask()))['type']).toBe('completed');
    expect((await ask()).status).toBe(402);
    expect((await ask()).status).toBe(402);
  });
});
