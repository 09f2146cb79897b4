/** A mistake in a sandbox call is a 400 that names its field, as the caller wrote it. */

import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Asked,
  BIRTHS,
  BODIES,
  DAY,
  DAYS,
  type Json,
  openSandbox,
  PAIRS,
  type Sandbox,
  WESTERN,
} from './sandbox-calls.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
const ask: Sandbox['ask'] = (...asked) => sandbox.ask(...asked);

describe('a mistake is a 400 that names its field', () => {
  const BAD: Readonly<Record<string, readonly string[]>> = {
    date: ['2023-02-30', 'soon', '2026-1-1', '9999-01-01', ''],
    time: ['25:00', 'noon'],
    latitude: ['91', 'north', 'NaN', ''],
    longitude: ['-180.1', '1e5'],
    timezone: ['EST', '+99:00', '17'],
    ayanamsa: ['none', 'constructor'],
  };
  const fieldsOf = ({ details }: Json): string[] => (details as { field: string }[]).map(({ field }) => field);
  const refused = async (published: string, asked: Asked, fields: readonly string[]) => {
    const { status, answer } = await ask(published, asked);
    expect([published, asked, status, answer['details'] === undefined ? answer : fieldsOf(answer).sort()]).toEqual([
      published,
      asked,
      400,
      [...fields].sort(),
    ]);
    expect(answer['success']).toBe(false);
  };

  it.each([...DAYS, ...BIRTHS])('%s', async (published) => {
    for (const [name, values] of Object.entries(BAD))
      for (const value of values) await refused(published, { query: { ...DAY, [name]: value } }, [name]);
    await refused(published, { query: { ...DAY, date: 'x', latitude: 'y', ayanamsa: 'z' } }, [
      'date',
      'latitude',
      'ayanamsa',
    ]);
    await refused(published, { query: { latitude: '10' } }, ['longitude']);
    for (const query of [{ date: 'x' }, { date: '2023-02-30' }, { time: '25:00' }])
      expect([query, (await ask(published, { query: { ...DAY, ...query } })).answer['code']]).toEqual([
        query,
        'VALIDATION_ERROR',
      ]);
  });

  it.each([...BODIES, ...WESTERN])('%s', async (published) => {
    await refused(published, { body: { datetime: '2023-02-30T10:00' } }, ['datetime']);
    await refused(published, { body: { latitude: 10 } }, ['longitude']);
    await refused(published, { body: { birthDetails: { latitude: '10', longitude: 200 } } }, [
      'birthDetails.latitude',
      'birthDetails.longitude',
    ]);
    await refused(published, { body: { timezone: 'EST', date: '1990-01-01', time: '26:00' } }, ['timezone', 'time']);
    await refused(published, { body: { datetime: '9999-01-01T10:00' } }, ['datetime']);
    if (!published.includes('western')) await refused(published, { body: { ayanamsa: 'none' } }, ['ayanamsa']);
    else await refused(published, { body: { houseSystem: 'none', nodeType: 1 } }, ['houseSystem', 'nodeType']);
  });

  it('dates and years of Western charts', async () => {
    const western = (name: string) => `POST /sandbox/western/${name}`;
    for (const name of ['transit-chart', 'transit-positions']) {
      await refused(western(name), { body: { transitDateTime: 'soon' } }, ['transitDateTime']);
      await refused(western(name), { body: { transitDateTime: '9999-01-01T00:00' } }, ['transitDateTime']);
    }
    await refused(western('progressions'), { body: { progressionDate: '2026-02-30' } }, ['progressionDate']);
    await refused(western('progressions'), { body: { progressionDate: 2026 } }, ['progressionDate']);
    await refused(western('progressions'), { body: { progressionDate: '2026-01-01', year: 2026 } }, ['year']);
    for (const name of ['progressions', 'solar-return'])
      for (const year of [2026.5, '2026', 9999]) await refused(western(name), { body: { year } }, ['year']);
  });

  it.each(PAIRS)('%s: of either person, with the path as it was written', async (published) => {
    await refused(published, { body: { latitude: 91, longitude: 0, person2: { datetime: 'x' } } }, [
      'latitude',
      'person2.datetime',
    ]);
    await refused(published, { body: { person1: 5, person2: {} } }, ['person1']);
    await refused(
      published,
      { body: { male: { birthDetails: { latitude: 100, longitude: 0 } }, female: { timezone: 'EST' } } },
      ['male.birthDetails.latitude', 'female.timezone'],
    );
  });

  it('signs, stars, events, names and questions', async () => {
    for (const name of ['daily', 'weekly', 'monthly']) {
      await refused(`GET /sandbox/horoscope/${name}`, {}, ['sign']);
      for (const sign of ['ophiuchus', '13', '0', ''])
        await refused(`GET /sandbox/horoscope/${name}`, { query: { sign } }, ['sign']);
      await refused(`GET /sandbox/horoscope/${name}`, { query: { sign: 'leo', date: 'x' } }, ['date']);
      const ofOld = await ask(`GET /sandbox/horoscope/${name}`, { query: { sign: 'leo', date: '-0500-01-01' } });
      expect([name, ofOld.status, ofOld.answer['message']]).toEqual([name, 200, undefined]);
    }
    for (const path of ['', '/advanced'])
      await refused(`GET /sandbox/western/horoscope/:sign${path}`, { params: { sign: 'dragon' } }, ['sign']);
    await refused('GET /sandbox/panchang/:date', { params: { date: 'yesterday' } }, ['date']);
    const { answer } = await ask('GET /sandbox/panchang/:date', { params: { date: 'yesterday' } });
    expect(answer['code']).toBe('VALIDATION_ERROR');
    const eighth = 'GET /sandbox/astrology/chandrashtama-periods';
    await refused(eighth, { query: { sign: 'x' } }, ['sign']);
    await refused(eighth, { query: { nakshatra: '28' } }, ['nakshatra']);
    await refused(eighth, { query: { sign: 'aries', nakshatra: 'revati' } }, ['nakshatra']);
    const find = 'POST /sandbox/muhurta/find';
    await refused(find, { body: { eventType: 'war' } }, ['eventType']);
    await refused(find, { body: { date: '2026-13-01' } }, ['date']);
    await refused(find, { body: { startDate: 'x', endDate: 'y' } }, ['startDate', 'endDate']);
    await refused(find, { body: { startDate: '2026-01-01', endDate: '2026-02-01' } }, ['endDate']);
    await refused(find, { body: { startDate: '2026-01-02', endDate: '2026-01-01' } }, ['endDate']);
    await refused(find, { body: { date: '2026-01-02', endDate: '2026-01-03' } }, ['endDate']);
    await refused(find, { body: { latitude: 91, longitude: 0 } }, ['latitude']);
    const numbersPath = 'POST /sandbox/numerology/analyze';
    await refused(numbersPath, { body: { name: 5 } }, ['name']);
    await refused(numbersPath, { body: { name: '' } }, ['name']);
    await refused(numbersPath, { body: { birthDate: '1990-02-30' } }, ['birthDate']);
    const codes: string[] = [];
    for (const question of ['', '  ', 7, 'x'.repeat(5001)]) {
      await refused('POST /sandbox/chat/ask', { body: { question } }, ['question']);
      codes.push((await ask('POST /sandbox/chat/ask', { body: { question } })).answer['code']);
    }
    expect(codes).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'VALIDATION_ERROR', 'VALIDATION_ERROR']);
    // Characters are counted, as of every question, and not halves of them.
    expect((await ask('POST /sandbox/chat/ask', { body: { question: ` ${'🌙'.repeat(5000)}` } })).status).toBe(200);
    await refused('GET /sandbox/transits/current', { query: { datetime: 'x' } }, ['datetime']);
  });
});
