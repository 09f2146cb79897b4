/** Why a birth is refused: each sentence names its field and what the field may hold, whatever was sent in its place. */

import { beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, type House, openHouse } from '../server/house.ts';

const NUMBER = { latitude: ['-90', '90'], longitude: ['-180', '180'], elevation: ['-500', '12000'] } as const;
const ZONE = ['±HH:MM', 'Asia/Kolkata', '−16', '+16'];

let house: House;
beforeAll(async () => {
  house = await openHouse();
});

async function refusal(change: object): Promise<{ readonly field: string; readonly message: string }> {
  const answer = await house.post('/v2/astrology/birth-chart', { ...BIRTH, ...change });
  const { details } = (await answer.json()) as { readonly details: readonly { field: string; message: string }[] };
  expect([answer.status, details.length]).toEqual([400, 1]);
  return details[0] as (typeof details)[number];
}

describe('a birth is refused with the range', () => {
  for (const [field, bounds] of Object.entries(NUMBER))
    for (const value of ['1', true, [1], {}, 1e6, -1e6, ...(field === 'elevation' ? [] : [null])])
      it(`of ${field}, where ${JSON.stringify(value)} was sent`, async () => {
        const told = await refusal({ [field]: value });
        expect(told.field).toBe(field);
        for (const part of [field, ...bounds]) expect(told.message).toContain(part);
      });

  for (const value of ['5.5', '', 'EST', 'Mars/Olympus', 'Etc/GMT+16', true, []])
    it(`of the timezone, where ${JSON.stringify(value)} was sent`, async () => {
      const told = await refusal({ timezone: value });
      expect(told.field).toBe('timezone');
      for (const part of ZONE) expect(told.message).toContain(part);
    });

  it('once: a sentence that tells it is left as it is', async () => {
    expect((await refusal({ latitude: 91 })).message).toBe(
      'The latitude lies between -90 and 90 degrees, north positive; 91 does not.',
    );
    expect((await refusal({ longitude: '1' })).message).toBe(
      'The longitude is a number, not text. The longitude is a number, -180 … 180 degrees, east positive.',
    );
    expect((await refusal({ timezone: 17 })).message).toBe(
      'A timezone in hours lies between −16 and +16; 17 does not.',
    );
  });
});
