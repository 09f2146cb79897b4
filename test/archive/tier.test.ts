/** Calendar months, prices and links, each against figures worked out elsewhere. */

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { quoteTier } from '../../packages/server/src/offices/archive/index.ts';
import { meterCents, monthsAfter } from '../../packages/server/src/offices/archive/tier.ts';
import { linkOffice } from '../../packages/server/src/offices/links/index.ts';
import { ARCHIVE_RATES, PRICES } from '../../packages/server/src/routes/prices.ts';

describe('calendar months', () => {
  it.each([
    ['2026-11-22T05:00:00.123Z', 1, '2026-12-22T05:00:00.123Z'],
    ['2026-11-22T05:00:00.000Z', 2, '2027-01-22T05:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 2, '2027-02-28T23:59:59.999Z'],
    ['2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 48, '2032-02-29T12:00:00.000Z'],
    ['2099-08-31T00:00:00.000Z', 6, '2100-02-28T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 60, '2031-01-31T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-04-30T00:00:00.000Z'],
  ])('from %s, %i of them end at %s', (from, months, to) => {
    expect(new Date(monthsAfter(Date.parse(from), months)).toISOString()).toBe(to);
  });
});

describe('the meter', () => {
  const GIB = 2 ** 30;
  it.each([
    [0, 12, 5, 0],
    [1, 1, 5, 1],
    [GIB, 1, 5, 5],
    [GIB, 12, 5, 60],
    [GIB + 1, 1, 5, 6],
    [Math.floor(GIB / 5), 1, 5, 1],
    [Math.floor(GIB / 5) + 1, 1, 5, 2],
    [64 * 2 ** 20, 60, 5, 19],
    [2 ** 50, 60, 7, 440_401_920],
  ])('of %i bytes for %i months at %i cents is %i', (bytes, months, rate, cents) => {
    expect(meterCents(bytes, months, rate)).toBe(cents);
  });
});

describe('a quote', () => {
  const rates = { edition: 'e', tierActionCents: 10, gibMonthCents: 5 };
  const now = Date.UTC(2026, 10, 22);
  const current = {
    months: 6,
    priceCents: 40,
    setAtMs: now,
    retainUntilMs: Date.UTC(2027, 4, 22),
    storedBytes: 2 ** 30,
  };

  it('takes off what was paid, counts from the first day, and never goes below nothing', () => {
    expect(quoteTier(current, 2 ** 30, 12, now + 1, rates)).toEqual({
      actionCents: 10,
      meterCents: 60,
      totalCents: 70,
      dueCents: 30,
      storedBytes: 2 ** 30,
      tier: { months: 12, priceCents: 70, setAtMs: now, retainUntilMs: Date.UTC(2027, 10, 22), storedBytes: 2 ** 30 },
      changed: true,
    });
    expect(quoteTier(current, 0, 12, now, rates)).toMatchObject({
      dueCents: 0,
      changed: true,
      tier: { priceCents: 40 },
    });
    expect(quoteTier(current, 2 ** 30, 6, now, rates)).toMatchObject({ dueCents: 0, changed: false });
    expect(quoteTier(current, 2 ** 31, 6, now, rates)).toMatchObject({
      dueCents: 30,
      changed: true,
      tier: { priceCents: 70 },
    });
    expect(quoteTier(current, 2 ** 30, 5, now, rates)).toBe('shorter');
  });

  it('begins anew when the tier has run out, at its very last millisecond', () => {
    expect(quoteTier(current, 0, 5, current.retainUntilMs - 1, rates)).toBe('shorter');
    expect(quoteTier(current, 0, 5, current.retainUntilMs, rates)).toMatchObject({
      dueCents: 10,
      tier: { months: 5, priceCents: 10, setAtMs: current.retainUntilMs },
    });
  });

  it('is made of the listed prices', () => {
    expect(PRICES.archiveTier.amount).toBe(BigInt(ARCHIVE_RATES.tierActionCents) * 10_000n);
    expect(PRICES.archiveTier.edition).toBe(ARCHIVE_RATES.edition);
  });
});

describe('a link', () => {
  const [old, young] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const mac = async (key: Uint8Array, message: Uint8Array) =>
    new Uint8Array(createHmac('sha256', key).update(message).digest());
  const office = (...keys: readonly Uint8Array[]) => linkOffice({ keys, mac, sha256 });
  const parts = ['archive-export', 'exp_1', 'acc_1'];

  it('opens what it was signed for, until its second', async () => {
    const links = office(young);
    const token = await links.signLink(parts, 1000);
    expect(token).toMatch(/^1000\.[0-9a-f]{8}\.[\w-]{43}$/);
    expect(await links.checkLink(parts, token, 999_999)).toBe('open');
    expect(await links.checkLink(parts, token, 1_000_000)).toBe('expired');
  });

  it('opens nothing else', async () => {
    const links = office(young);
    const token = await links.signLink(parts, 1000);
    for (const other of [
      ['archive-export', 'exp_2', 'acc_1'],
      ['archive-export', 'exp_1', 'acc_2'],
      ['report', 'exp_1', 'acc_1'],
      [...parts, ''],
      ['archive-export', 'exp_1acc_1'],
      ['archive-export","exp_1', 'acc_1'],
    ])
      expect(await links.checkLink(other, token, 0)).toBe('wrong');
    for (const forged of [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      token.replace('1000', '1001'),
      token.replace('1000', '01000'),
      token.toUpperCase(),
      ` ${token}`,
      `${token}\n`,
    ])
      expect([forged, await links.checkLink(parts, forged, 0)]).toEqual([forged, 'wrong']);
  });

  it('stays open when the key is changed, as long as the old one is kept', async () => {
    const token = await office(old).signLink(parts, 1000);
    expect(await office(young, old).checkLink(parts, token, 0)).toBe('open');
    expect(await office(young).checkLink(parts, token, 0)).toBe('wrong');
    expect((await office(young, old).signLink(parts, 1000)).split('.')[1]).not.toBe(token.split('.')[1]);
  });

  it('needs keys of 32 bytes', () => {
    expect(() => office()).toThrow(RangeError);
    expect(() => office(new Uint8Array(31))).toThrow(RangeError);
  });
});
