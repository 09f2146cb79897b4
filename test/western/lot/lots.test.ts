/** Lots: their laws, two charts of Valens by their signs, the builder's terms, and the last syzygy. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { normaliseDeg, normaliseSignedDeg } from '../../../packages/engine/src/angle.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { apparentLongitudes } from '../../../packages/engine/src/sky/places.ts';
import {
  HERMETIC_LOTS,
  LOTS,
  lotOf,
  lotsOf,
  prenatalSyzygy,
  prenatalSyzygyOf,
} from '../../../packages/engine/src/western/lot/index.ts';
import {
  type Radix,
  radixFrom,
  radixOf,
  type Sect,
  TRADITIONAL_PLANETS,
} from '../../../packages/engine/src/western/radix/index.ts';

const engine = await openEngine();
const deg = fc.integer({ min: 0, max: 3599 }).map((tenths) => tenths / 10);
const places = fc
  .tuple(...TRADITIONAL_PLANETS.map(() => deg))
  .map((all) => Object.fromEntries(TRADITIONAL_PLANETS.map((name, i) => [name, all[i] as number])));
const seeds = { seed: 20261121, numRuns: 200 };
const degOf = (radix: Radix, id: string, options = {}) =>
  lotsOf(radix, { ...options, lots: [id] }).lots[0]?.value.longitudeDeg as number;
/** Equal but for the last decimal of the rounding. */
const expectSame = (a: number, b: number, what?: string) =>
  expect(Math.abs(normaliseSignedDeg(a - b)), what).toBeLessThan(2e-7);

describe('lots', () => {
  test.prop([places, deg], seeds)('Fortune and Spirit change places between day and night', (points, ascendantDeg) => {
    const of = (sect: Sect) => {
      const radix = radixFrom({ points, ascendantDeg, sect });
      return [degOf(radix, 'fortune'), degOf(radix, 'spirit')] as const;
    };
    const [[fortune, spirit], [byNight, spiritByNight]] = [of('day'), of('night')];
    expectSame(fortune, spiritByNight);
    expectSame(spirit, byNight);
    // The ascendant is midway between the two.
    expectSame(normaliseDeg(fortune - ascendantDeg), normaliseDeg(ascendantDeg - spirit));
    const fixed = radixFrom({ points, ascendantDeg, sect: 'night' });
    expectSame(degOf(fixed, 'fortune', { fortuneAtNight: 'same' }), fortune);
  });

  test.prop([places, deg, deg, fc.constantFrom('day' as const, 'night' as const)], seeds)(
    'of planets and angles turn with the chart',
    (points, ascendantDeg, turn, sect) => {
      const turned = Object.fromEntries(Object.entries(points).map(([name, at]) => [name, (at + turn) % 360]));
      // Lords change with the signs, and degrees stand still.
      const free = LOTS.filter(
        ({ from, to, plus, night }) => night === null && !/lord|degree|cusp|syzygy/.test(from + to + plus),
      );
      const lots = free.map(({ id }) => id);
      const before = lotsOf(radixFrom({ points, ascendantDeg, sect }), { lots }).lots;
      const after = lotsOf(radixFrom({ points: turned, ascendantDeg: (ascendantDeg + turn) % 360, sect }), {
        lots,
      }).lots;
      expect(before.length).toBeGreaterThan(60);
      before.forEach(({ id, value }, i) => {
        // An arc of exactly half a turn has no shorter way round.
        if (id !== 'lot-basis') expectSame(value.longitudeDeg + turn, after[i]?.value.longitudeDeg as number, id);
      });
    },
  );

  test.prop([places, deg], seeds)('those that do not reverse are the same by day and night', (points, ascendantDeg) => {
    const of = (sect: Sect) => lotsOf(radixFrom({ points, ascendantDeg, sect }), { lots: 'all', syzygyDeg: 12.3 }).lots;
    const [day, night] = [of('day'), of('night')];
    day.forEach(({ value }, i) => {
      const row = LOTS.find(({ id }) => id === value.id);
      const restsOnOthers = /lot:/.test(`${row?.from}${row?.to}`);
      if (row?.reverseAtNight === false && !restsOnOthers && row.night === null)
        expect(night[i]?.value.longitudeDeg, value.id).toBe(value.longitudeDeg);
      expect(night[i]?.value.isReversed, value.id).toBe(row?.reverseAtNight);
    });
  });

  test.prop([places, deg, fc.constantFrom('day' as const, 'night' as const)], seeds)(
    'the Basis is never more than half a turn from the ascendant',
    (points, ascendantDeg, sect) => {
      const basis = degOf(radixFrom({ points, ascendantDeg, sect }), 'basis');
      expect(normaliseDeg(basis - ascendantDeg)).toBeLessThanOrEqual(180);
    },
  );

  it('have ids of their own, and terms that exist', () => {
    expect(new Set(LOTS.map(({ id }) => id)).size).toBe(LOTS.length);
    expect(LOTS.length).toBeGreaterThanOrEqual(85);
    expect(HERMETIC_LOTS).toEqual(['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis']);
    const points = Object.fromEntries(TRADITIONAL_PLANETS.map((name, i) => [name, 31 * i + 7]));
    const { lots, leftOut } = lotsOf(radixFrom({ points, ascendantDeg: 99 }), { lots: 'all', syzygyDeg: 200 });
    expect(leftOut).toEqual([]);
    expect(lots.length).toBe(LOTS.length);
  });

  it('of Paulus are those of a chart worked by hand', () => {
    const points = { Sun: 10, Moon: 70, Mercury: 20, Venus: 40, Mars: 100, Jupiter: 200, Saturn: 300 };
    const day = lotsOf(radixFrom({ points, ascendantDeg: 350, sect: 'day' }));
    // Fortune 350 + 60, Spirit 350 − 60; the others from Spirit to their planets, or from their planets to Fortune.
    expect(day.lots.map(({ value }) => value.longitudeDeg)).toEqual([50, 290, 100, 20, 300, 260, 100]);
    const night = lotsOf(radixFrom({ points, ascendantDeg: 350, sect: 'night' }));
    // Fortune 290, Spirit 50: Eros 350 + 50 − 40, Necessity 350 + 20 − 290, Courage 350 + 100 − 290 …
    expect(night.lots.map(({ value }) => value.longitudeDeg)).toEqual([290, 50, 0, 80, 160, 200, 0]);
    const valens = lotsOf(radixFrom({ points, ascendantDeg: 350, sect: 'day' }), {
      lots: ['eros', 'necessity', 'exaltation', 'basis'],
      erosAndNecessity: 'valens',
    });
    // Fortune to Spirit is 240 forward: Eros 350 + 240, Necessity 350 + 120; exaltation 350 + 9; the shorter way round is 120.
    expect(valens.lots.map(({ value }) => value.longitudeDeg)).toEqual([230, 110, 359, 110]);
    expect(degOf(radixFrom({ points, ascendantDeg: 350, sect: 'night' }), 'exaltation')).toBe(350 + 33 - 70);
  });

  it('of al-Biruni are as another reader of his table has them (G. Noonan, 158 Arabian Parts, the first of his list)', () => {
    // From, to, and whether the two change places by night.
    // biome-ignore format: a row a lot
    const noonan: readonly (readonly [id: string, from: string, to: string, changes: boolean])[] = [
      ['eros-valens',        'lot:fortune', 'lot:spirit',  true],
      ['necessity-valens',   'lot:spirit',  'lot:fortune', true],
      ['nemesis',            'Saturn',      'lot:fortune', true],
      ['courage',            'Mars',        'lot:fortune', true],
      ['life',               'Jupiter',     'Saturn',      true],
      ['constancy',          'lot:fortune', 'lot:spirit',  true],
      ['reason',             'Mercury',     'Mars',        true],
      ['property',           'lord:2',      'cusp:2',      true],
      ['debt',               'Saturn',      'Mercury',     true],
      ['treasure',           'Mercury',     'Venus',       false],
      ['siblings',           'Saturn',      'Jupiter',     false],
      ['number-of-siblings', 'Mercury',     'Saturn',      false],
      ['father',             'Sun',         'Saturn',      true],
      ['ancestors',          'Saturn',      'Mars',        true],
      ['agriculture',        'Venus',       'Saturn',      false],
    ];
    for (const [id, from, to, reverseAtNight] of noonan)
      expect(
        LOTS.find((row) => row.id === id),
        id,
      ).toMatchObject({ from, to, reverseAtNight, plus: 'Ascendant' });
  });

  it('say where they fall, why, and by whose word', () => {
    const radix = radixFrom({ points: { Sun: 10, Moon: 70 }, ascendantDeg: 350, sect: 'night' });
    const { lots, points } = lotsOf(radix, { lots: ['fortune'] });
    expect(lots).toEqual([
      {
        id: 'lot-fortune',
        value: {
          id: 'fortune',
          name: 'Lot of Fortune',
          longitudeDeg: 290,
          sign: 10,
          degree: 20,
          house: 11,
          lord: 'Saturn',
          from: 'Moon',
          to: 'Sun',
          plus: 'Ascendant',
          isReversed: true,
        },
        because: ['Ascendant.longitudeDeg=350', 'Moon.longitudeDeg=70', 'Sun.longitudeDeg=10', 'chart.sect=night'],
        sources: ['paulus-alexandrinus'],
        classification: 'classical',
      },
    ]);
    // A lot is a point like any other.
    const more: Radix = { ...radix, points: [...radix.points, ...points] };
    expect(lotOf(more, { from: 'Sun', to: 'lot:fortune' }).value.longitudeDeg).toBe(270);
  });

  it('that the radix lacks terms for are told, or refused when asked for by name', () => {
    const radix = radixFrom({ points: { Sun: 10, Moon: 70 }, ascendantDeg: 350 });
    const { lots, leftOut } = lotsOf(radix, { lots: 'all' });
    expect(lots.map(({ value }) => value.id)).toContain('basis');
    expect(leftOut.find(({ id }) => id === 'hyleg')?.missing).toBe('syzygyDeg');
    expect(leftOut.length + lots.length).toBe(LOTS.length);
    expect(() => lotsOf(radix, { lots: ['hyleg'] })).toThrow(expect.objectContaining({ field: 'syzygyDeg' }));
    expect(() => lotsOf(radix, { lots: ['eros'] })).toThrow(expect.objectContaining({ field: 'to' }));
  });
});

describe('Valens, Anthologies II, worked charts by their signs', () => {
  /** The middle of a sign; the degrees of exaltation are then reached by signs alone. */
  const bySigns = (signs: Record<string, number>, rising: number) =>
    radixFrom({
      points: Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, 30 * (sign - 1) + 19])),
      ascendantDeg: 30 * (rising - 1) + 19,
      sect: 'day',
    });
  const signsOf = (radix: Radix) =>
    lotsOf(radix, { lots: ['fortune', 'exaltation'] }).lots.map(({ value }) => value.sign);

  it('the second: Cancer rising, Sun in Taurus, Moon in Aries, Fortune and exaltation in Gemini', () => {
    expect(signsOf(bySigns({ Sun: 2, Moon: 1 }, 4))).toEqual([3, 3]);
  });

  it('the fourth: Leo rising, Sun in Taurus, Moon in Aquarius, Fortune in Taurus, exaltation in Cancer', () => {
    expect(signsOf(bySigns({ Sun: 2, Moon: 11 }, 5))).toEqual([2, 4]);
  });
});

describe('the builder', () => {
  const radix = radixFrom({
    points: { Sun: 10, Moon: 70, Venus: 200 },
    ascendantDeg: 35,
    cuspsDeg: Array.from({ length: 12 }, (_, i) => (35 + 30 * i) % 360),
  });
  const at = (to: string, options = {}) =>
    lotOf(radix, { from: 'degree:0', to, plus: 'degree:0' }, options).value.longitudeDeg;

  it('knows points, angles, cusps, lords, degrees, the syzygy and other lots', () => {
    expect(at('Moon')).toBe(70);
    expect(at('Ascendant')).toBe(35);
    expect(at('Descendant')).toBe(215);
    expect(at('cusp:3')).toBe(95);
    // Taurus rises: Venus; the Moon stands in Gemini, whose lord is not here.
    expect(at('lord:1')).toBe(200);
    expect(at('lord-of:Venus')).toBe(200);
    expect(at('lord-of:degree:125')).toBe(10);
    expect(at('lord-of:lord-of:degree:35')).toBe(200);
    expect(() => at('lord-of:Moon')).toThrow(expect.objectContaining({ field: 'formula.to', allowed: 'Mercury' }));
    expect(at('degree:33.25')).toBe(33.25);
    expect(at('syzygy', { syzygyDeg: -10 })).toBe(350);
    expect(at('lot:fortune')).toBe(degOf(radix, 'fortune'));
  });

  it('turns round by night when told to, and goes the shorter way when told to', () => {
    const night: Radix = { ...radix, sect: 'night' };
    const formula = { from: 'Sun', to: 'Venus' };
    expect(lotOf(night, formula).value.longitudeDeg).toBe(225);
    const turned = lotOf(night, { ...formula, reverseAtNight: true });
    expect([turned.value.longitudeDeg, turned.value.from, turned.value.isReversed]).toEqual([205, 'Venus', true]);
    expect(lotOf(night, { ...formula, arc: 'shorter' }).value.longitudeDeg).toBe(205);
  });

  it('needs no sect where nothing turns round', () => {
    const bare: Radix = { ...radix, sect: null };
    expect(lotOf(bare, { from: 'Sun', to: 'Moon' }).value.longitudeDeg).toBe(95);
    expect(() => lotsOf(bare)).toThrow(expect.objectContaining({ field: 'radix.sect' }));
    expect(degOf(bare, 'fortune', { fortuneAtNight: 'same' })).toBe(95);
  });
});

describe('the prenatal syzygy', () => {
  const { kernel } = engine;

  test.prop([fc.double({ min: 2400000, max: 2480000, noNaN: true })], { seed: 20261121, numRuns: 60 })(
    'is a new or full Moon, the last before the instant',
    (jdTt) => {
      const syzygy = prenatalSyzygy(kernel, jdTt);
      expect(syzygy.jdTt).toBeLessThan(jdTt);
      expect(jdTt - syzygy.jdTt).toBeLessThan(15.7);
      const apart = normaliseSignedDeg(syzygy.longitudeDeg - syzygy.sunLongitudeDeg);
      expect(Math.abs(syzygy.kind === 'new' ? apart : Math.abs(apart) - 180)).toBeLessThan(3e-7);
      // From there on the Moon gains less than half a turn.
      const { longitudeRad } = apparentLongitudes(kernel, ['Sun', 'Moon'])(jdTt);
      const gained = normaliseDeg((((longitudeRad[1] as number) - (longitudeRad[0] as number)) * 180) / Math.PI);
      expect(Math.floor(gained / 180)).toBe(syzygy.kind === 'new' ? 0 : 1);
    },
  );

  it('before 2000 was the full Moon of 1999 December 22, 17:31 UT', () => {
    const { jdTt, kind } = prenatalSyzygy(kernel, 2451544.5);
    expect(kind).toBe('full');
    // Printed to the minute; ΔT was 64 seconds.
    expect(Math.abs(jdTt - (2451535.22986 + 64 / 86400)) * 1440).toBeLessThan(0.6);
  });

  it('of a sidereal radix stands in its zodiac, the later new Moon after the earlier', () => {
    const moment = engine.moment({ datetime: '2000-01-10T12:00:00', latitude: 51.5, longitude: 0, timezone: 'UTC' });
    const tropical = prenatalSyzygyOf(kernel, radixOf(kernel, moment));
    const radix = radixOf(kernel, moment, { zodiac: 'sidereal' });
    const sidereal = prenatalSyzygyOf(kernel, radix);
    expect(tropical.kind).toBe('new');
    expect(sidereal.jdTt).toBe(tropical.jdTt);
    expectSame(tropical.longitudeDeg - sidereal.longitudeDeg, radix.ground?.ayanamsaDeg as number);
    const { lots } = lotsOf(radix, { lots: ['hyleg'], syzygyDeg: sidereal.longitudeDeg });
    expect(lots[0]?.because).toContain(`syzygy.longitudeDeg=${sidereal.longitudeDeg}`);
  });
});
