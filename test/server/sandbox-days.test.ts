/** What the sandbox tells of days is what the engine says: three places and days, drawn by a fixed seed. */

import { beforeAll, describe, expect, it } from 'vitest';
import { SIGNS } from '../../packages/engine/src/chart/index.ts';
import {
  anandadiYogasOf,
  choghadiyasOf,
  type DayGround,
  dayChandrasOf,
  dayGroundOn,
  dayTarasOf,
  dayYogasOf,
  dishaShoolOf,
  gowrisOf,
  horasOf,
  type Panchang,
  solarTurnsAt,
} from '../../packages/engine/src/jyotish/index.ts';
import { jdTtOfUt } from '../../packages/engine/src/time/index.ts';
import { type Both, draws, ends, type Json, openBoth } from './sandbox-drawn.ts';

let both: Both;
beforeAll(async () => {
  both = await openBoth();
});
const data: Both['data'] = (...asked) => both.data(...asked);

const named = (spans: readonly { readonly name: string; readonly start?: string; readonly end?: string }[]): unknown =>
  spans.map(({ name, start, end }) => [name, start, end]);
const period = (id: string) => (panchang: Panchang) =>
  named(
    (panchang.periods.find((one) => one.id === id) as Panchang['periods'][number]).spans.map((span) => ({
      ...span,
      name: id,
    })),
  );

describe('a day', () => {
  const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
  const PERIODS: readonly (readonly [path: string, id: string])[] = [
    ['rahu-kaal', 'rahu-kalam'],
    ['gulika-kaal', 'gulika-kalam'],
    ['yamaghanta', 'yamaganda'],
    ['abhijit-muhurta', 'abhijit-muhurta'],
    ['brahma-muhurta', 'brahma-muhurta'],
    ['durmuhurta', 'durmuhurta'],
  ];

  it.each(draws())('of $date at $latitude, $longitude: limbs, periods, panchang', async ({ time: _, ...day }) => {
    const panchang = both.jyotish.panchang(day.date, day);
    for (const limb of LIMBS) {
      expect(named(await data('GET', `astrology/${limb}`, day))).toEqual(named(panchang[limb]));
    }
    const tithis: Json[] = await data('GET', 'astrology/tithi', day);
    expect(tithis.map(({ index, id, paksha }) => [index, id, paksha])).toEqual(
      panchang.tithi.map(({ index, number, paksha }) => [
        index,
        index === 30 ? 16 : number,
        paksha === 'shukla' ? 'Shukla' : 'Krishna',
      ]),
    );
    const [first] = await data('GET', 'astrology/nakshatra', day);
    const running = panchang.nakshatra[0]?.padas.find(
      ({ startJdUt, endJdUt }) => startJdUt <= panchang.sun.sunriseJdUt && panchang.sun.sunriseJdUt < endJdUt,
    );
    expect([first.id, first.lord, first.pada]).toEqual([
      panchang.nakshatra[0]?.index,
      panchang.nakshatra[0]?.lord,
      running?.pada,
    ]);
    for (const [path, id] of PERIODS) {
      const told = [await data('GET', `astrology/${path}`, day)].flat();
      expect(named(told.map((span: Json) => ({ ...span, name: id })))).toEqual(period(id)(panchang));
    }
    const whole = await data('GET', 'panchang/today', day);
    const { time: __, ...place } = { ...day, time: '' };
    expect(await data('GET', `panchang/${day.date}`, { ...place, date: undefined as never })).toEqual(whole);
    expect(whole).toMatchObject({
      date: day.date,
      vara: { id: panchang.vara.index, name: panchang.vara.name, lord: panchang.vara.lord },
      sunrise: panchang.sun.sunrise,
      sunset: panchang.sun.sunset,
      moonrise: panchang.moon.moonrise,
      moonset: panchang.moon.moonset,
      sunSign: SIGNS[(panchang.sunSign[0]?.sign as number) - 1],
      moonSign: SIGNS[(panchang.moonSign[0]?.sign as number) - 1],
      ayana: panchang.ayana.sidereal.name,
      ritu: panchang.ritu.vedic.name,
    });
    for (const [member, nature] of [
      ['auspiciousPeriod', 'auspicious'],
      ['inauspiciousPeriod', 'inauspicious'],
    ] as const) {
      const wanted = panchang.periods
        .filter((one) => one.nature === nature && one.isApplicable)
        .map(({ id, spans }) => [id, ends(spans)]);
      expect(whole[member].map((one: Json) => [one['id'], ends(one['period'])])).toEqual(wanted);
      expect(await data('GET', `astrology/${nature}-period`, day)).toEqual(whole[member]);
    }
    const { vedicRitu, drikRitu } = await data('GET', 'astrology/ritu', day);
    expect([vedicRitu.vedicName, vedicRitu.start, drikRitu.vedicName, drikRitu.end]).toEqual([
      panchang.ritu.vedic.name,
      panchang.ritu.vedic.start,
      panchang.ritu.drik.name,
      panchang.ritu.drik.end,
    ]);
  });

  it.each(draws())('of $date at $latitude, $longitude: hours, yogas, strengths', async ({ time, ...day }) => {
    const clock = both.jyotish.clock(day);
    const ground: DayGround = dayGroundOn(both.jyotish.zodiac, clock, day.date);
    const get = (name: string) => data('GET', `astrology/${name}`, day);
    const types = { good: 'auspicious', bad: 'inauspicious', neutral: 'neutral' } as const;
    const rows: readonly (readonly [
      string,
      readonly {
        readonly name: string;
        readonly quality: keyof typeof types;
        readonly start?: string;
        readonly end?: string;
      }[],
    ])[] = [
      ['choghadiya', choghadiyasOf(ground.day, ground.vara, clock)],
      ['gowri-nalla-neram', gowrisOf(ground.day, ground.vara, clock)],
      ['anandadi-yoga', anandadiYogasOf(ground)],
      ['tara-bala', dayTarasOf(ground)],
      ['hora', horasOf(ground.day, ground.vara, clock).map(({ lord, ...hora }) => ({ ...hora, name: lord }))],
    ];
    for (const [name, wanted] of rows) {
      const told: Json[] = await get(name);
      expect(told.map(({ name: own, planet, type, start, end }) => [own ?? planet, type, start, end])).toEqual(
        wanted.map(({ name: own, quality, start, end }) => [own, types[quality], start, end]),
      );
    }
    const eighths = choghadiyasOf(ground.day, ground.vara, clock).map(({ vela, isDay }) => [vela, isDay]);
    expect((await get('choghadiya')).map(({ vela, isDay }: Json) => [vela, isDay])).toEqual(eighths);
    expect((await get('tara-bala')).map(({ nakshatras }: Json) => nakshatras.map(({ id }: Json) => id))).toEqual(
      dayTarasOf(ground).map(({ birthNakshatras }) => birthNakshatras),
    );
    expect(
      (await get('chandra-bala')).map(({ rasis, start }: Json) => [rasis.map(({ id }: Json) => id), start]),
    ).toEqual(dayChandrasOf(ground).map(({ goodFor, start }) => [goodFor, start]));
    expect((await get('auspicious-yoga')).map(({ id, period: spans }: Json) => [id, ends(spans)])).toEqual(
      dayYogasOf(ground, 'good').map(({ id, periods }) => [id, ends(periods)]),
    );
    expect(await get('disha-shool')).toMatchObject(dishaShoolOf(ground.vara));
    const turns = solarTurnsAt(both.jyotish.zodiac, clock, jdTtOfUt(clock.midnight(ground.dayNumber) + 0.5));
    const told = await get('solstice');
    for (const turn of ['lastSolstice', 'nextSolstice', 'nextEquinox'] as const)
      expect(told[turn].time).toBe(turns[turn].time);
    // What runs at a time is marked, once at most.
    const running = (await data('GET', 'astrology/hora', { ...day, time })).filter((hora: Json) => hora['isRunning']);
    const at = `${day.date}T${time}:00`;
    for (const { start, end } of running)
      expect([start.slice(0, 19) <= at, at < end.slice(0, 19)]).toEqual([true, true]);
    expect(running.length).toBeLessThanOrEqual(1);
  });

  it('has its eve before a date that the place left out', async () => {
    const samoa = { latitude: '-13.83', longitude: '-171.76', timezone: 'Pacific/Apia' };
    for (const name of ['tithi', 'anandadi-yoga']) {
      const rows = await data('GET', `astrology/${name}`, { ...samoa, date: '2011-12-31', time: '05:00' });
      const running = rows.filter(({ isRunning }: Json) => isRunning);
      expect(running.map(({ start }: Json) => start.slice(0, 10))).toEqual(['2011-12-29']);
    }
  });

  it('without abhijit is a Wednesday, which the panchang then leaves out of its good periods', async () => {
    const wednesday = { date: '2026-11-25' };
    expect(await data('GET', 'astrology/abhijit-muhurta', wednesday)).toMatchObject({
      applicable: false,
      note: expect.stringContaining('Wednesday'),
    });
    const good: Json[] = await data('GET', 'astrology/auspicious-period', wednesday);
    expect(good.map(({ id }) => id)).not.toContain('abhijit-muhurta');
    const next = { date: '2026-11-26' };
    expect(await data('GET', 'astrology/abhijit-muhurta', next)).toMatchObject({ applicable: true });
    expect((await data('GET', 'astrology/auspicious-period', next)).map(({ id }: Json) => id)).toContain(
      'abhijit-muhurta',
    );
  });

  it('of a new moon names it, and rahu kaal lasts an eighth of the daylight', async () => {
    const tithis: Json[] = await data('GET', 'astrology/tithi', { date: '2026-11-08' });
    expect(tithis.find(({ index }) => index === 30)).toMatchObject({ id: 16, name: 'Amavasya', paksha: 'Krishna' });
    const { sunrise, sunset } = await data('GET', 'panchang/2026-11-08', {});
    const minutes = (Date.parse(sunset) - Date.parse(sunrise)) / 60_000;
    const { start, end, durationMinutes } = await data('GET', 'astrology/rahu-kaal', { date: '2026-11-08' });
    expect(durationMinutes).toBeCloseTo(minutes / 8, 1);
    expect((Date.parse(end) - Date.parse(start)) / 60_000).toBeCloseTo(durationMinutes, 1);
  });

  it('marks what runs at a time and nothing else', async () => {
    for (const name of ['hora', 'choghadiya', 'gowri-nalla-neram', 'tithi', 'yoga']) {
      const rows: Json[] = await data('GET', `astrology/${name}`, { date: '2026-11-22', time: '14:00' });
      const at = Date.parse('2026-11-22T14:00:00+05:30');
      for (const { start, end, isRunning } of rows)
        expect(isRunning).toBe(Date.parse(start) <= at && at < Date.parse(end));
      expect(rows.filter(({ isRunning }) => isRunning)).toHaveLength(1);
      for (const row of await data('GET', `astrology/${name}`, { date: '2026-11-22' }))
        expect(row).not.toHaveProperty('isRunning');
    }
  });

  it('marks at a time before sunrise what runs then, first of its rows, and no other', async () => {
    const MOVING = ['tithi', 'nakshatra', 'yoga', 'karana', 'anandadi-yoga', 'chandra-bala', 'tara-bala'];
    const place = { latitude: 33.27, longitude: -115.8 };
    const [sadhya, shubha] = await data('GET', 'astrology/yoga', { date: '1996-07-24', time: '00:42', ...place });
    expect([sadhya.name, sadhya.isRunning, shubha.name, shubha.start]).toEqual(['Sadhya', true, 'Shubha', sadhya.end]);
    for (const [date, time] of [
      ['1996-07-24', '00:42'],
      ['1996-07-24', '05:30'],
      ['2026-11-22', '03:15'],
      ['2026-01-01', '00:00'],
    ] as const) {
      for (const name of MOVING) {
        const rows: Json[] = await data('GET', `astrology/${name}`, { date, time, ...place });
        // Of the taras nine run at once, one for each ninth of the birth stars.
        const atOnce = name === 'tara-bala' ? 9 : 1;
        expect([name, rows.map(({ isRunning }) => isRunning)]).toEqual([name, rows.map((_, i) => i < atOnce)]);
        // But for what ran out before sunrise, the rows are those of the date.
        const ofDate: Json[] = await data('GET', `astrology/${name}`, { date, ...place });
        const unmarked = rows.map(({ isRunning: _, ...row }) => row);
        expect(unmarked.slice(-ofDate.length)).toEqual(ofDate);
        expect([0, atOnce]).toContain(rows.length - ofDate.length);
      }
      const { tithi } = await data('GET', `panchang/${date}`, { time, ...place });
      expect(tithi).toEqual(await data('GET', 'astrology/tithi', { date, time, ...place }));
    }
  });

  it('has the Sun go north from the solstice of December and south from that of June', async () => {
    expect((await data('GET', 'astrology/solstice', { date: '2027-02-01' })).ayana).toEqual({
      id: 1,
      name: 'northward course',
      vedicName: 'Uttarayana',
    });
    expect(await data('GET', 'astrology/solstice', { date: '2026-11-22' })).toMatchObject({
      ayana: { id: 2, vedicName: 'Dakshinayana' },
      lastSolstice: { id: 'june-solstice' },
      nextSolstice: { id: 'december-solstice' },
      nextEquinox: { id: 'march-equinox' },
    });
  });
});
