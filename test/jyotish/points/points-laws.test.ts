/** Laws and schools of special lagnas, upagrahas, sphutas and sensitive places. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { vargaSign } from '../../../packages/engine/src/chart/varga.ts';
import { GRAHAS, signFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import {
  bhriguBinduOf,
  birthLordsOf,
  dagdhaRashisOf,
  gandantaAt,
  isPushkaraNavamsha,
  isSarpaDrekkana,
  mrityuBhagaAt,
  sensitivePlacesOf,
  shriLagna,
  solarUpagrahas,
  specialLagnasOf,
  specialPointsOf,
  sphutasOf,
  steadyLagnaDeg,
  sunGroundOf,
  UPAGRAHAS,
  type Upagraha,
  type UpagrahaOptions,
  upagrahasOf,
  yogiPointsOf,
} from '../../../packages/engine/src/jyotish/points/index.ts';
import { anyKundli, made } from '../graha/kundlis.ts';
import { castKundli, engine, momentOf, zodiacSky } from '../strength/births.ts';

const seeded = { seed: 20261128 };
const zodiac = zodiacSky();
const apart = (a: number, b: number) => Math.abs(a - b - 360 * Math.round((a - b) / 360));
const degree = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const ground = { sunAtSunriseDeg: 100, minutesSinceSunrise: 60 };

describe('special lagnas', () => {
  it('move a sign in two hours, an hour, a ghati, and six minutes', () => {
    const at = (minutesSinceSunrise: number, lagna = 10, options = {}) => {
      const { lagnas } = specialLagnasOf(
        made({ lagna, Sun: 5 }),
        { sunAtSunriseDeg: 100, minutesSinceSunrise },
        options,
      );
      return [lagnas.bhava, lagnas.hora, lagnas.ghati, lagnas.vighati].map(({ longitudeDeg }) => longitudeDeg);
    };
    expect(at(0)).toEqual([100, 100, 100, 100]);
    expect(at(24)).toEqual([106, 112, 130, 220]);
    expect(at(24, 10, { vighati: 'one-sign' })[3]).toBe(100);
    expect(at(1, 10, { vighati: 'one-sign' })[3]).toBe(175);
    // An even lagna is its own beginning in the other school, an odd one is not.
    expect(at(24, 40, { base: 'by-lagna-parity' })).toEqual([46, 52, 70, 160]);
    expect(at(24, 10, { base: 'by-lagna-parity' })).toEqual(at(24));
  });

  it('have the pranapada by the kind of the Sun’s sign', () => {
    const of = (Sun: number, pranapadaSun?: 'sunrise') =>
      specialLagnasOf(made({ Sun }), ground, pranapadaSun === undefined ? {} : { pranapadaSun }).lagnas.pranapada
        .longitudeDeg;
    // An hour is 300°.
    expect([of(5), of(35), of(65)]).toEqual([305, 215, 125]);
    expect(of(5, 'sunrise')).toBe(40);
  });

  it('have the indu lagna by the kalas of two ninth lords', () => {
    // Cancer lagna: Jupiter of Pisces, 10. Moon in Taurus: Saturn of Capricorn, 1. The 11th from the Moon is Pisces.
    expect(specialLagnasOf(made({ lagna: 95, Moon: 47 }), ground).lagnas.indu).toMatchObject({ sign: 12, degree: 17 });
    // Libra lagna: Mercury 8. Moon in Cancer: Jupiter 10. 18 leaves 6: Sagittarius.
    expect(specialLagnasOf(made({ lagna: 185, Moon: 95 }), ground).lagnas.indu.sign).toBe(9);
    // Virgo lagna: Venus 12, Moon in Aquarius: Venus 12; nothing left counts twelve.
    expect(specialLagnasOf(made({ lagna: 155, Moon: 305 }), ground).lagnas.indu.sign).toBe(10);
  });

  test.prop([anyKundli, degree, fc.double({ min: 0, max: 1440, noNaN: true })], seeded)(
    'agree with each other and are plain data',
    (kundli, sunAtSunriseDeg, minutesSinceSunrise) => {
      const answer = specialLagnasOf(kundli, { sunAtSunriseDeg, minutesSinceSunrise });
      const { lagnas } = answer;
      expect(
        apart(lagnas.bhava.longitudeDeg, steadyLagnaDeg('bhava', sunAtSunriseDeg, minutesSinceSunrise)),
      ).toBeLessThan(1e-6);
      // The kunda is a 81st of a turn of the lagna; varnada and paka borrow their degrees.
      expect(apart(lagnas.kunda.longitudeDeg, kundli.lagna.longitudeDeg * 81)).toBeLessThan(1e-5);
      expect(lagnas.varnada.degree).toBeCloseTo(kundli.lagna.degree, 6);
      expect(GRAHAS.map((graha) => kundli.grahas[graha].longitudeDeg)).toContain(lagnas.paka.longitudeDeg);
      const share = ((kundli.grahas.Moon.longitudeDeg * 27) % 360) + kundli.lagna.longitudeDeg;
      expect(apart(lagnas.shri.longitudeDeg, share)).toBeLessThan(1e-5);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    },
  );
});

describe('upagrahas of the Sun', () => {
  test.prop([fc.integer({ min: 0, max: 3_599_999_999 })], seeded)('keep their distances', (q) => {
    const sun = q / 1e7;
    const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = solarUpagrahas(sun);
    expect(apart(dhuma, sun + 400 / 3)).toBeLessThan(1e-7);
    expect(apart(dhuma + vyatipata, 0)).toBeLessThan(1e-7);
    expect(apart(parivesha, vyatipata + 180)).toBeLessThan(1e-7);
    expect(apart(parivesha + indrachapa, 0)).toBeLessThan(1e-7);
    expect(apart(upaketu, indrachapa + 50 / 3)).toBeLessThan(2e-7);
    expect(apart(upaketu + 30, sun)).toBeLessThan(1e-7);
  });
});

/** A week of births at one place, by day and by night. */
const madras = { latitude: 13.08, longitude: 80.27, utcOffsetHours: 5.5 };
const week = (hour: string) =>
  Array.from({ length: 7 }, (_, i) => ({ ...madras, datetime: `2024-06-0${i + 2}T${hour}:00` }));
const partsOf = (birth: ReturnType<typeof week>[number], options: UpagrahaOptions = {}) => {
  const { upagrahas } = upagrahasOf(zodiac, castKundli(birth), momentOf(birth), options);
  return (name: keyof typeof upagrahas) => (upagrahas[name] as Upagraha).rising?.part;
};

describe('upagrahas of the parts of the day', () => {
  it('have Gulika in the 7th part of a Sunday, the 6th of a Monday … the 1st of a Saturday', () => {
    // 2 June 2024 was a Sunday.
    for (const lordless of ['last', 'after-saturn'] as const)
      expect(week('12:00').map((birth) => partsOf(birth, { lordless })('gulika'))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    // At night from the fifth lord: the 3rd of a Sunday night, 2nd, 1st, and the 7th of a Wednesday’s.
    expect(week('23:00').map((birth) => partsOf(birth)('gulika'))).toEqual([3, 2, 1, 7, 6, 5, 4]);
    expect(week('23:00').map((birth) => partsOf(birth, { nightOrder: 'weekday' })('gulika'))).toEqual([
      7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('begin with the lord of the day, whose part the Sun’s child has on Sundays', () => {
    expect(week('12:00').map((birth) => partsOf(birth)('kala'))).toEqual([1, 8, 7, 6, 5, 4, 3]);
    expect(week('12:00').map((birth) => partsOf(birth, { lordless: 'last' })('kala'))).toEqual([1, 7, 6, 5, 4, 3, 2]);
    expect(partsOf(week('12:00')[2] as never)('mrityu')).toBe(1);
    expect(partsOf(week('12:00')[3] as never)('ardhaprahara')).toBe(1);
    expect(partsOf(week('12:00')[4] as never)('yamaghantaka')).toBe(1);
  });

  it('have Mandi 26 ghatis into a Sunday of thirty, four fewer each day, and those of the fifth day at night', () => {
    const ghatis = (birth: ReturnType<typeof week>[number]) => {
      const { upagrahas, ground: of } = upagrahasOf(zodiac, castKundli(birth), momentOf(birth));
      const rise = upagrahas.mandi.rising?.riseJdUt as number;
      const [from, to] = of.isDay ? [of.sunriseJdUt, of.sunsetJdUt] : [of.sunsetJdUt, of.nextSunriseJdUt];
      return Math.round(((rise - from) / (to - from)) * 30 * 1e4) / 1e4;
    };
    expect(week('12:00').map(ghatis)).toEqual([26, 22, 18, 14, 10, 6, 2]);
    expect(week('23:00').map(ghatis)).toEqual([10, 6, 2, 26, 22, 18, 14]);
    const [sunday] = week('12:00') as [ReturnType<typeof week>[number]];
    for (const instant of ['begin', 'middle', 'end'] as const) {
      const { mandi, gulika } = upagrahasOf(zodiac, castKundli(sunday), momentOf(sunday), {
        mandi: instant,
        gulika: instant,
      }).upagrahas;
      expect(mandi.longitudeDeg).toBe(gulika.longitudeDeg);
    }
  });

  it('are ascendants of their instants, in the order listed, with their houses', () => {
    const [birth] = week('12:00') as [ReturnType<typeof week>[number]];
    const kundli = castKundli(birth);
    const { upagrahas } = upagrahasOf(zodiac, kundli, momentOf(birth));
    expect(Object.keys(upagrahas)).toEqual([...UPAGRAHAS]);
    for (const { sign, house, rising, name, id } of Object.values(upagrahas)) {
      expect(signFrom(kundli.lagna.sign, house)).toBe(sign);
      expect(name.toLowerCase()).toBe(id);
      if (rising !== null) expect(rising.riseJdUt).toBeGreaterThanOrEqual(rising.startJdUt);
    }
    // Kala begins on a Sunday with sunrise, where ascendant and Sun are together but for the height of the disc.
    const begun = upagrahasOf(zodiac, kundli, momentOf(birth), { at: 'begin' });
    expect(apart(begun.upagrahas.kala.longitudeDeg, begun.ground.sunAtSunriseDeg)).toBeLessThan(0.02);
  });

  it('answer where the Sun does not set', () => {
    const moment = engine.moment({ datetime: '2024-06-21T12:00', timezone: 2, latitude: 78.22, longitude: 15.65 });
    const birth = { datetime: '2024-06-21T12:00:00', utcOffsetHours: 2, latitude: 78.22, longitude: 15.65 };
    const answer = specialPointsOf(zodiac, castKundli(birth), moment);
    expect(answer.ground.horizon).toBe('always-above');
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    expect(answer.sphutas.settings.gulikaDeg).toBe(answer.upagrahas.upagrahas.gulika.longitudeDeg);
  });
});

describe('sphutas', () => {
  test.prop([anyKundli, degree], seeded)('are the sums that Prasna Marga makes', (kundli, gulika) => {
    const { sphutas } = sphutasOf(kundli, gulika);
    const { Sun, Moon, Rahu } = kundli.grahas;
    const at = (name: keyof typeof sphutas) => sphutas[name]?.longitudeDeg as number;
    // Degrees: Gulika rounded by 5e-8 and taken nine times.
    const near = (name: keyof typeof sphutas, deg: number) => expect(apart(at(name), deg), name).toBeLessThan(2e-6);
    near('trisphuta', kundli.lagna.longitudeDeg + Moon.longitudeDeg + gulika);
    near('chatuhsphuta', at('trisphuta') + Sun.longitudeDeg);
    near('panchasphuta', at('chatuhsphuta') + Rahu.longitudeDeg);
    near('prana', 5 * kundli.lagna.longitudeDeg + gulika);
    near('deha', 8 * Moon.longitudeDeg + gulika);
    near('mrityu', 7 * gulika + Sun.longitudeDeg);
    near('sookshmaTrisphuta', at('prana') + at('deha') + at('mrityu'));
    near('tithi', Moon.longitudeDeg - Sun.longitudeDeg);
    near('yoga', Moon.longitudeDeg + Sun.longitudeDeg);
    near('rahuTithi', Rahu.longitudeDeg - Sun.longitudeDeg);
    const without = sphutasOf(kundli);
    expect(without.sphutas.prana).toBeNull();
    expect(without.sphutas.beeja).toEqual(sphutas.beeja);
    expect(JSON.parse(JSON.stringify(without))).toEqual(without);
  });

  test.prop([anyKundli], seeded)(
    'have a yogi point in the nakshatra of the yoga, and its enemy sixth from it',
    (kundli) => {
      const { yogiPoint, avayogiPoint, yogi, avayogi } = yogiPointsOf(kundli);
      const { yoga, yogaLord, tithi, karana } = birthLordsOf(kundli);
      const ORDER = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'];
      expect(yogaLord).toBe(ORDER[(yoga + 6) % 9]);
      // 93°20′ ends in thirds: on a border itself the step may fall before it.
      if (((kundli.grahas.Sun.longitudeDeg + kundli.grahas.Moon.longitudeDeg) * 3) % 40 > 1e-6)
        expect(yogi).toBe(yogaLord);
      const place = (yogiPoint.longitudeDeg * 3) % 40;
      if (place > 1e-6 && place < 40 - 1e-6) expect(avayogi).toBe(ORDER[(ORDER.indexOf(yogi) + 5) % 9]);
      expect(apart(avayogiPoint.longitudeDeg, yogiPoint.longitudeDeg + 560 / 3)).toBeLessThan(2e-7);
      expect(Math.ceil(karana / 2)).toBe(tithi);
    },
  );

  it('have the lords of tithis as the eight go round, Saturn and Rahu at full and new moon', () => {
    const lord = (tithi: number) => birthLordsOf(made({ Sun: 0, Moon: (tithi - 1) * 12 + 1 })).tithiLord;
    const half = [
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
      'Saturn',
      'Rahu',
      'Sun',
      'Moon',
      'Mars',
      'Mercury',
      'Jupiter',
      'Venus',
    ];
    expect(Array.from({ length: 15 }, (_, i) => lord(i + 1))).toEqual([...half, 'Saturn']);
    expect(Array.from({ length: 15 }, (_, i) => lord(i + 16))).toEqual([...half, 'Rahu']);
  });

  it('have the bhrigu bindu halfway along the signs, or along the shorter arc', () => {
    const kundli = made({ Rahu: 225, Moon: 35 });
    expect(bhriguBinduOf(kundli).longitudeDeg).toBe(310);
    expect(bhriguBinduOf(made({ Rahu: 225, Moon: 215 })).longitudeDeg).toBe(40);
    expect(bhriguBinduOf(made({ Rahu: 225, Moon: 215 }), { bhriguBindu: 'nearest' }).longitudeDeg).toBe(220);
    expect(bhriguBinduOf(kundli, { bhriguBindu: 'nearest' }).longitudeDeg).toBe(310);
  });
});

describe('sensitive places', () => {
  it('have nourishing navamshas of benefics only, twenty-four of them', () => {
    const found = Array.from({ length: 108 }, (_, i) => (i * 10) / 3 + 1).filter(isPushkaraNavamsha);
    expect(found).toHaveLength(24);
    expect(new Set(found.map((deg) => vargaSign(deg, 9)))).toEqual(new Set([2, 4, 6, 7, 9, 12]));
    // The first of Cancer, the fifth of Taurus and the ninth of Sagittarius are vargottama too.
    for (const deg of [91, 45, 269])
      expect([isPushkaraNavamsha(deg), vargaSign(deg, 9)]).toEqual([true, vargaSign(deg, 1)]);
  });

  it('have five drekkanas of the serpent', () => {
    const found = Array.from({ length: 36 }, (_, i) => i * 10).filter(isSarpaDrekkana);
    expect(found).toEqual([100, 110, 210, 220, 350]);
  });

  it('have knots between water and fire, a pada or so many degrees wide', () => {
    expect(gandantaAt(0)).toEqual({ knotDeg: 0, beyondDeg: 0 });
    expect(gandantaAt(359)).toEqual({ knotDeg: 0, beyondDeg: -1 });
    expect(gandantaAt(118)).toEqual({ knotDeg: 120, beyondDeg: -2 });
    expect(gandantaAt(243)).toEqual({ knotDeg: 240, beyondDeg: 3 });
    expect([gandantaAt(243.4), gandantaAt(116.6), gandantaAt(30), gandantaAt(90)]).toEqual([null, null, null, null]);
    expect(gandantaAt(121, 0.8)).toBeNull();
    expect(gandantaAt(120.79, 0.8)?.knotDeg).toBe(120);
    expect(() => gandantaAt(0, 16)).toThrow(expect.objectContaining({ field: 'gandanta' }));
  });

  it('have the degree of death as the n-th of the sign, or as near as Charak counts', () => {
    // The Sun’s 20th of Aries.
    const at = (degree: number, school?: 'charak') => mrityuBhagaAt('Sun', { sign: 1, degree }, school).isIn;
    expect([at(18.99), at(19), at(19.99), at(20)]).toEqual([false, true, true, false]);
    expect([at(19.3, 'charak'), at(19.4, 'charak'), at(20.6, 'charak'), at(20.7, 'charak')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(mrityuBhagaAt('gulika', { sign: 12, degree: 21.5 })).toEqual({ nth: 22, beyondDeg: -0.5, isIn: true });
  });

  it('have the signs that a tithi burns', () => {
    expect(dagdhaRashisOf(1)).toEqual([7, 10]);
    expect(dagdhaRashisOf(16)).toEqual([7, 10]);
    expect(dagdhaRashisOf(14)).toEqual([3, 6, 9, 12]);
    expect([dagdhaRashisOf(15), dagdhaRashisOf(30)]).toEqual([[], []]);
    expect(() => dagdhaRashisOf(31)).toThrow(expect.objectContaining({ field: 'tithi' }));
  });

  test.prop([anyKundli], seeded)('have the 22nd drekkana and the 64th navamsha where the counting ends', (kundli) => {
    const { drekkana22, navamsha64, spots } = sensitivePlacesOf(kundli);
    for (const of of ['lagna', 'Moon'] as const) {
      const { longitudeDeg } = of === 'lagna' ? kundli.lagna : kundli.grahas.Moon;
      // Twenty-one drekkanas are seven signs of the varga of Parashara; sixty-three navamshas leave three.
      expect(drekkana22[of].sign).toBe(signFrom(vargaSign(longitudeDeg, 3), 8));
      expect(navamsha64[of].sign).toBe(signFrom(vargaSign(longitudeDeg, 9), 4));
      expect(vargaSign(drekkana22[of].longitudeDeg + 0.1, 3)).toBe(drekkana22[of].sign);
      expect(vargaSign(navamsha64[of].longitudeDeg + 0.1, 9)).toBe(navamsha64[of].sign);
    }
    expect(spots.map(({ of }) => of)).toEqual(['lagna', ...GRAHAS]);
    const answer = sensitivePlacesOf(kundli, { mrityuBhaga: 'charak', pushkaraBhaga: 'patel-navamsha', gandanta: 1 });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    const saturn = spots.find(({ of }) => of === 'Saturn');
    expect(saturn?.isMaranaKarakaSthana).toBe(kundli.grahas.Saturn.house === 1);
    expect(spots.at(-1)?.isMaranaKarakaSthana).toBeNull();
  });

  it('take every varga method, and the tables of both schools', () => {
    const kundli = made({ Moon: 94 });
    const by = (drekkana: string) => sensitivePlacesOf(kundli, { drekkana }).drekkana22.Moon.sign;
    expect(by('cyclic')).not.toBe(by('parashara'));
    const of = (pushkaraBhaga: 'jataka-parijata' | 'patel-navamsha') =>
      sensitivePlacesOf(made({ Moon: 97.5 }), { pushkaraBhaga }).spots[2]?.pushkaraBhaga;
    expect(of('jataka-parijata')).toEqual({ nth: 8, beyondDeg: -0.5, isIn: true });
    expect(of('patel-navamsha')).toEqual({ nth: 7, beyondDeg: 0.5, isIn: false });
  });
});

describe('a call that cannot be answered', () => {
  const kundli = made({});
  const moment = engine.moment({ datetime: '2024-06-02T12:00', timezone: 5.5, latitude: 13, longitude: 80 });
  it.each([
    ['base', () => specialLagnasOf(kundli, ground, { base: 'moon' as never })],
    ['vighati', () => specialLagnasOf(kundli, ground, { vighati: 'fast' as never })],
    ['pranapadaSun', () => specialLagnasOf(kundli, ground, { pranapadaSun: 'noon' as never })],
    ['sunAtSunriseDeg', () => specialLagnasOf(kundli, { sunAtSunriseDeg: Number.NaN, minutesSinceSunrise: 1 })],
    ['minutesSinceSunrise', () => specialLagnasOf(kundli, { sunAtSunriseDeg: 1 } as never)],
    ['name', () => steadyLagnaDeg('shri' as never, 1, 1)],
    ['moonDeg', () => shriLagna(Number.POSITIVE_INFINITY, 1)],
    ['sunDeg', () => solarUpagrahas('1' as never)],
    ['gulikaDeg', () => sphutasOf(kundli, Number.NaN)],
    ['at', () => upagrahasOf(zodiac, kundli, moment, { at: 'noon' as never })],
    ['gulika', () => upagrahasOf(zodiac, kundli, moment, { gulika: 'ghatis' as never })],
    ['mandi', () => upagrahasOf(zodiac, kundli, moment, { mandi: 'never' as never })],
    ['nightOrder', () => upagrahasOf(zodiac, kundli, moment, { nightOrder: 'sixth' as never })],
    ['lordless', () => upagrahasOf(zodiac, kundli, moment, { lordless: 'first' as never })],
    ['rule', () => sunGroundOf(zodiac, moment, { sunrise: 'noon' as never })],
    ['mrityuBhaga', () => sensitivePlacesOf(kundli, { mrityuBhaga: 'all' as never })],
    ['pushkaraBhaga', () => sensitivePlacesOf(kundli, { pushkaraBhaga: 'all' as never })],
    ['gandanta', () => sensitivePlacesOf(kundli, { gandanta: 'wide' as never })],
    ['drekkana', () => sensitivePlacesOf(kundli, { drekkana: 'none' })],
    ['bhriguBindu', () => bhriguBinduOf(kundli, { bhriguBindu: 'far' as never })],
    ['of', () => mrityuBhagaAt('Pluto' as never, { sign: 1, degree: 1 })],
  ])('is refused by its field: %s', (field, ask) => {
    expect(ask).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
