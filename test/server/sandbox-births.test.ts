/** What the sandbox tells of births is what the engine says: three of them, drawn by a fixed seed. */

import { beforeAll, describe, expect, it } from 'vitest';
import { houseOf, lordOfSign, SIGNS } from '../../packages/engine/src/chart/index.ts';
import {
  kalaSarpaOf,
  mangalDoshaOf,
  pitruDoshaOf,
  relationshipsOf,
  specialPointsOf,
} from '../../packages/engine/src/jyotish/index.ts';
import { NOON_MS } from './house.ts';
import { type Both, draws, ends, type Json, openBoth } from './sandbox-drawn.ts';

const NOW_JD = NOON_MS / 86_400_000 + 2_440_587.5;

let both: Both;
beforeAll(async () => {
  both = await openBoth();
});
const data: Both['data'] = (...asked) => both.data(...asked);

describe('a birth', () => {
  it.each(draws())('of $date $time at $latitude, $longitude: doshas, dashas, Saturn, points', async (drawn) => {
    const birth = {
      datetime: `${drawn.date}T${drawn.time}`,
      latitude: drawn.latitude,
      longitude: drawn.longitude,
      timezone: drawn.timezone,
    };
    const kundli = both.jyotish.kundli(birth);
    const get = (name: string) => data('GET', `astrology/${name}`, { ...drawn });
    const mangal = mangalDoshaOf(kundli);
    expect(await get('mangal-dosha')).toMatchObject({
      hasDosha: mangal.presentFrom.length > 0,
      hasException: mangal.cancellations.length > 0,
      marsHouseFrom: Object.fromEntries(mangal.seats.map(({ reference, house: at }) => [reference, at])),
    });
    const sarpa = kalaSarpaOf(kundli);
    expect(await get('kaal-sarp-dosha')).toMatchObject({
      hasDosha: sarpa.isPresent,
      doshaType: sarpa.kind,
      axis: { rahuHouse: sarpa.rahuHouse, ketuHouse: sarpa.ketuHouse },
    });
    const pitru = pitruDoshaOf(kundli);
    expect(await data('POST', 'astrology/pitru-dosha', birth)).toMatchObject({
      hasDosha: pitru.isPresent,
      severity: pitru.severity,
      indicators: pitru.indicators.map(({ rule, isPresent }) => ({ rule, present: isPresent })),
    });
    const dasha = both.jyotish.dasha(birth);
    const periods = await get('dasha-periods');
    expect(periods).toMatchObject({ system: 'vimshottari', yearLengthDays: 365.25 });
    const [maha] = dasha.spans();
    expect(periods.dashaPeriods.map(({ name, start, end }: Json) => [name, start, end])).toEqual(
      dasha.spans().map(({ lord, start, end }) => [lord, start, end]),
    );
    expect(periods.dashaPeriods[4].antardasha[3].pratyantardasha.map(({ name, end }: Json) => [name, end])).toEqual(
      dasha.spans([4, 3]).map(({ lord, end }) => [lord, end]),
    );
    const current = dasha.runningAt(NOW_JD, 2);
    expect((await get('mahadasha')).filter((one: Json) => one['isCurrent']).map(({ start }: Json) => start)).toEqual(
      current.slice(0, 1).map(({ start }) => start),
    );
    const antar: Json[] = await get('antardasha');
    expect([antar.length, antar[0]?.['mahadasha']]).toEqual([81, maha?.lord]);
    expect(antar.filter((one) => one['isCurrent']).map(({ planet, end }) => [planet, end])).toEqual(
      current.slice(1).map(({ lord, end }) => [lord, end]),
    );
    const saturn = both.jyotish.sadeSati(birth);
    const inSadeSati = saturn.stays.filter(({ phase }) => ['rising', 'peak', 'setting'].includes(phase));
    const now = inSadeSati.find(({ startJdUt, endJdUt }) => startJdUt <= NOW_JD && NOW_JD < endJdUt);
    const told = await get('sade-sati-advanced');
    expect(told.transits.map(({ phase, start, end }: Json) => [phase, start, end])).toEqual(
      inSadeSati.map(({ phase, start, end }) => [phase, start, end]),
    );
    expect(await get('sade-sati')).toMatchObject({
      isInSadeSati: now !== undefined,
      transitPhase: now?.phase ?? null,
      moonSign: SIGNS[kundli.grahas.Moon.sign - 1],
    });
    const points = specialPointsOf(both.jyotish.zodiac, kundli, both.engine.moment(birth)).upagrahas.upagrahas;
    expect(
      (await get('upagraha-position')).map(({ name, longitude, position }: Json) => [name, longitude, position]),
    ).toEqual(Object.values(points).map(({ name, longitudeDeg, house: at }) => [name, longitudeDeg, at]));
    for (const { rasi, longitude, degree } of await get('upagraha-position')) {
      const sign = Math.floor(longitude / 30) + 1;
      expect([rasi.id, rasi.lord]).toEqual([sign, lordOfSign(sign)]);
      expect(degree).toBeCloseTo(longitude - 30 * (sign - 1), 6);
    }
    const { natural, temporal, compound } = relationshipsOf(kundli);
    expect(await get('planet-relationship')).toEqual({ natural, temporal, compound });
    const gems = both.jyotish.gemstones(birth);
    const stones = await data('POST', 'gemstones/recommend', birth);
    expect(stones.recommendations.map(({ planet, metal, finger }: Json) => [planet, metal, finger])).toEqual(
      gems.recommend.map(({ value }) => [value.graha, value.wearing?.metal, value.wearing?.finger]),
    );
    for (const { planet, reason } of stones.recommendations)
      expect(reason).toMatch(new RegExp(`^${planet} is lord of `));
    expect(stones.avoid.map(({ planet }: Json) => planet)).toEqual(gems.avoid.map(({ value }) => value.graha));
    const chart = await data('POST', 'kundali/birth-chart', birth);
    expect(chart.ascendant.longitude).toBe(both.engine.chart(birth).ascendant.longitude);
    expect(chart.dasha.current.maha.planet).toBe(current[0]?.lord);
    const { response } = await data('POST', 'chat/ask', { ...birth, question: 'work?' });
    expect(response).toContain(
      `The lagna is ${SIGNS[kundli.lagna.sign - 1]}; the Moon is in ${SIGNS[kundli.grahas.Moon.sign - 1]}`,
    );
    const tenth = ((kundli.lagna.sign + 8) % 12) + 1;
    expect(response).toContain(`The 10th house, of work, is ${SIGNS[tenth - 1]}. `);
    expect(response).toContain(`its lord ${lordOfSign(tenth)} stands in `);
    const eighth = await data('GET', 'astrology/chandrashtama-periods', {
      date: '2026-05-05',
      sign: String(kundli.grahas.Moon.sign),
      nakshatra: String(kundli.grahas.Moon.nakshatra),
      timezone: drawn.timezone,
    });
    const wanted = both.jyotish.chandrashtama(
      birth,
      { from: '2026-05-05', days: 30 },
      { latitude: 28.6139, longitude: 77.209, timezone: drawn.timezone },
    );
    expect(ends(eighth.periods)).toEqual(ends(wanted));
    const peak = ((kundli.grahas.Moon.nakshatra + 15) % 27) + 1;
    expect(
      eighth.periods.flatMap(({ nakshatraTimings }: Json) => nakshatraTimings.map(({ isPeak }: Json) => isPeak)),
    ).toEqual(wanted.flatMap(({ nakshatras }) => nakshatras.map(({ nakshatra }) => nakshatra === peak)));
  });

  it.each(draws())('of $date $time at $latitude, $longitude: transits, progressions, returns', async (drawn) => {
    const birth = {
      datetime: `${drawn.date}T${drawn.time}`,
      latitude: drawn.latitude,
      longitude: drawn.longitude,
      timezone: drawn.timezone,
    };
    const at = { ...birth, datetime: '2027-03-04T05:06' };
    const places = (rows: readonly Json[]) => rows.map(({ name, longitude }) => [name, longitude]);
    const natal = both.western.radix(birth);
    const transit = await data('POST', 'western/transit-chart', { ...birth, transitDateTime: at.datetime });
    const preset = {
      zodiac: 'tropical',
      houseSystem: 'placidus',
      bodies: ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    } as const;
    expect(places(transit.natal.planets)).toEqual(places(both.engine.chart(birth, preset).planets as never));
    expect(places(transit.transit.planets)).toEqual(places(both.engine.chart(at, preset).planets as never));
    expect(transit.transitDatetime).toBe(`2027-03-04T05:06:00${drawn.timezone}`);
    const positions = await data('POST', 'western/transit-positions', { ...birth, transitDateTime: at.datetime });
    expect(places(positions.planets)).toEqual(
      places(both.western.radix(at).points.map(({ name, longitudeDeg }) => ({ name, longitude: longitudeDeg }))),
    );
    const cusps = natal.houses?.cuspsDeg ?? [];
    for (const { longitude, house } of positions.planets) expect(house).toBe(houseOf(longitude, cusps));
    const progressed = both.western.progressed(birth, { ...birth, datetime: '2030-06-01T12:00' });
    const told = await data('POST', 'western/progressions', { ...birth, progressionDate: '2030-06-01' });
    expect(places(told.planets)).toEqual(progressed.radix.points.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
    expect(told.angles[0].longitude).toBe(progressed.radix.angles?.Ascendant.longitudeDeg);
    expect([told.progressionYear, told.progressionDatetime]).toEqual([2030, `2030-06-01T12:00:00${drawn.timezone}`]);
    const birthday = await data('POST', 'western/progressions', { ...birth, year: 2031 });
    expect(birthday.progressionDatetime).toBe(`2031${drawn.date.slice(4)}T${drawn.time}:00${drawn.timezone}`);
    const back = both.western.solarReturn(birth, 2029);
    const returned = await data('POST', 'western/solar-return', { ...birth, year: 2029 });
    const sun = natal.points.find(({ name }) => name === 'Sun')?.longitudeDeg as number;
    expect(returned.planets[0].longitude).toBeCloseTo(sun, 5);
    expect(returned.ascendant.longitude).toBeCloseTo(back.radix.angles?.Ascendant.longitudeDeg as number, 4);
    expect(returned.solarReturnDatetime).toBe(both.western.clock(birth).text(back.return.jdUt));
    const other = { ...birth, datetime: '1992-06-03T18:05' };
    const { person1: _, person2: __, ...pair } = await data('POST', 'western/synastry', { ...birth, person2: other });
    const synastry = both.western.synastry(birth, other);
    expect([pair.summary, pair.score.value]).toEqual([synastry.summary, synastry.score.value]);
    const composite = await data('POST', 'western/composite', { first_subject: birth, second_subject: other });
    expect(places(composite.planets)).toEqual(
      both.western.composite(birth, other).radix.points.map(({ name, longitudeDeg }) => [name, longitudeDeg]),
    );
    const match = both.jyotish.match(birth, other);
    const kootas = await data('POST', 'astrology/ashtakoota', { male: birth, female: other });
    expect([kootas.totalScore, kootas.factors.map(({ score }: Json) => score)]).toEqual([
      match.totalScore,
      match.factors.map(({ score }) => score),
    ]);
    expect((await data('POST', 'kundali/match', { male: birth, female: other })).totalScore).toBe(match.totalScore);
    const nadi = await data('POST', 'astrology/nadi-dosha', { ...birth, person2: other });
    const factor = match.factors.find(({ name }) => name === 'nadi');
    expect([nadi.points, nadi.hasDosha, nadi.person1Nadi]).toEqual([
      factor?.score,
      factor?.score === 0,
      factor?.person1Value,
    ]);
    const alone = await data('POST', 'astrology/nadi-dosha', birth);
    expect([alone.hasDosha, alone.person1Nadi, alone.person2Nadi, alone.points]).toEqual([
      null,
      factor?.person1Value,
      null,
      null,
    ]);
  });
});
