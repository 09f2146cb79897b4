/** Doshas of the published charts, from their longitudes and from date and place; each rule, its evidence and what lifts it. Mangal: its own test. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  DOSHA_GROUPS,
  type DoshaFact,
  type DoshaOptions,
  doshaTable,
  findDoshas,
  gandaMoolaOf,
  KALA_SARPA_KINDS,
  kalaSarpaOf,
  ownNadiOf,
  pitruDoshaOf,
} from '../../../packages/engine/src/jyotish/dosha/index.ts';
import {
  GRAHAS,
  type Kundli,
  kundliFrom,
  kundliOf,
  VISIBLE_GRAHAS,
} from '../../../packages/engine/src/jyotish/graha/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { isTrue } from '../yoga/cells.ts';
import { naturalKundlis, plantedKundlis } from '../yoga/planted.ts';

const engine = await openEngine();

interface Input {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly siderealLongitudes: { readonly [name: string]: number };
}
interface Expect {
  readonly kalaSarpa: {
    readonly byLongitude: boolean;
    readonly direction: string | null;
    readonly rahuHouse: number;
    readonly bySign: boolean;
  };
  readonly guruChandala: boolean;
  readonly grahan: { readonly sunWithNode: boolean; readonly moonWithNode: boolean };
  readonly shrapit: boolean;
  readonly angarak: boolean;
  readonly gandaMoola: boolean;
}
const PATH = 'jyotish/doshas.json';
const file = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('Doshas', PATH);

const given = ({ siderealLongitudes: { Ascendant, ...rest } }: Input): Kundli =>
  kundliFrom({ lagnaDeg: Ascendant as number, longitudesDeg: rest as never });
const cast = ({ datetime, utcOffsetHours, latitude, longitude }: Input): Kundli =>
  kundliOf(engine.chart({ datetime, timezone: utcOffsetHours, latitude, longitude }, lahiriWholeSign));
const found = (kundli: Kundli, options: DoshaOptions = {}) =>
  new Map(findDoshas(kundli, options).facts.map((fact) => [fact.id, fact]));

const FAR = { Sun: 20, Moon: 130, Mars: 200, Mercury: 10, Jupiter: 320, Venus: 60, Saturn: 280, Rahu: 160 };
const made = (more: { readonly [graha: string]: number }, lagnaDeg = 2, sunRate?: number): Kundli =>
  kundliFrom({
    lagnaDeg,
    longitudesDeg: { ...FAR, ...more },
    ...(sunRate === undefined ? {} : { longitudesDegPerDay: { Sun: sunRate } }),
  });

describe('the published charts', () => {
  it.each(file.cases.map((c) => [c.id, c] as const))(
    'have and lack the doshas they should: %s',
    (id, { input, expect: want }) => {
      for (const kundli of [given(input), cast(input)]) {
        const { byLongitude, direction, rahuHouse, bySign, kind } = kalaSarpaOf(kundli);
        expect({ byLongitude, direction, rahuHouse, bySign }).toEqual(want.kalaSarpa);
        expect(kind).toBe(KALA_SARPA_KINDS[want.kalaSarpa.rahuHouse - 1]);
        const has = found(kundli);
        expect(has.has('kala-sarpa-dosha')).toBe(want.kalaSarpa.byLongitude);
        expect(found(kundli, { kalaSarpa: { reading: 'by-sign' } }).has('kala-sarpa-dosha')).toBe(
          want.kalaSarpa.bySign,
        );
        expect(has.has('guru-chandala-dosha')).toBe(want.guruChandala);
        expect(has.has('surya-grahan-dosha')).toBe(want.grahan.sunWithNode);
        expect(has.has('chandra-grahan-dosha')).toBe(want.grahan.moonWithNode);
        expect(has.has('shrapit-dosha')).toBe(want.shrapit);
        expect(has.has('angarak-dosha')).toBe(want.angarak);
        expect(has.has('ganda-moola-dosha')).toBe(want.gandaMoola);
        expect(gandaMoolaOf(kundli).isPresent).toBe(want.gandaMoola);
      }
      ledger.pass(id);
    },
  );
});

describe('kala sarpa', () => {
  const ahead = { Sun: 10, Moon: 30, Mars: 60, Mercury: 12, Jupiter: 90, Venus: 40, Saturn: 120 };

  it('wants every planet strictly between the nodes, and says who leads', () => {
    expect(kalaSarpaOf(made({ ...ahead, Rahu: 5 }))).toMatchObject({
      isPresent: true,
      direction: 'rahu-first',
      outside: [],
      kind: 'Ananta',
    });
    expect(kalaSarpaOf(made({ ...ahead, Rahu: 185 }))).toMatchObject({
      isPresent: true,
      direction: 'ketu-first',
      outside: [],
      kind: 'Takshaka',
    });
    expect(kalaSarpaOf(made({ ...ahead, Rahu: 10 }))).toMatchObject({
      isPresent: false,
      isPartial: true,
      outside: ['Sun'],
      byLongitude: false,
      bySign: true,
    });
  });

  it('forgives one planet outside, the Moon alone, or none, as it is asked', () => {
    const moonOut = made({ ...ahead, Moon: 200, Rahu: 5 });
    const marsOut = made({ ...ahead, Mars: 200, Rahu: 5 });
    const partial = (kundli: Kundli, how: 'any-one' | 'moon-alone' | 'never') =>
      kalaSarpaOf(kundli, { partial: how }).isPartial;
    expect([partial(moonOut, 'any-one'), partial(moonOut, 'moon-alone'), partial(moonOut, 'never')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([partial(marsOut, 'any-one'), partial(marsOut, 'moon-alone'), partial(marsOut, 'never')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(found(marsOut).has('anshika-kala-sarpa-dosha')).toBe(true);
    expect(kalaSarpaOf(made({ ...ahead, Mars: 200, Saturn: 220, Rahu: 5 }))).toMatchObject({
      isPartial: false,
      outside: ['Mars', 'Saturn'],
    });
  });

  it('names what is said to lift it', () => {
    const { cancellations } = kalaSarpaOf(made({ ...ahead, Jupiter: 65, Rahu: 5 }));
    expect(cancellations.map(({ id }) => id)).toEqual(['planet-with-node', 'jupiter-sees-node']);
    for (const { because } of cancellations) expect(because.length).toBeGreaterThan(0);
    expect(kalaSarpaOf(made({})).cancellations).toEqual([]);
  });

  it('of one reading implies the other, and Ketu opposite', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2879 }), { minLength: 9, maxLength: 9 }), (eighths) => {
        const [lagna, ...rest] = eighths.map((n) => n / 8) as [number, ...number[]];
        const kundli = kundliFrom({
          lagnaDeg: lagna,
          longitudesDeg: Object.fromEntries(GRAHAS.slice(0, 8).map((graha, i) => [graha, rest[i]])) as never,
        });
        const strict = kalaSarpaOf(kundli);
        const bySign = kalaSarpaOf(kundli, { reading: 'by-sign' });
        if (strict.byLongitude) expect(strict.bySign).toBe(true);
        expect(strict.isPresent).toBe(strict.byLongitude);
        expect(bySign.isPresent).toBe(bySign.bySign);
        expect(strict.isPresent).toBe(strict.outside.length === 0);
        expect(bySign.isPresent).toBe(bySign.outside.length === 0);
        expect(strict.ketuHouse).toBe(((strict.rahuHouse + 5) % 12) + 1);
        const nodes = [kundli.grahas.Rahu.longitudeDeg, kundli.grahas.Ketu.longitudeDeg];
        const onNode = VISIBLE_GRAHAS.filter((graha) => nodes.includes(kundli.grahas[graha].longitudeDeg)).length;
        expect(strict.outside.length).toBeLessThanOrEqual((7 + onNode) / 2);
      }),
      { seed: 20261122, numRuns: 1000 },
    );
  });
});

describe('ganda moola', () => {
  const of = (Moon: number) => gandaMoolaOf(made({ Moon }));
  it('has six nakshatras, a pada and two ghatis on both sides of the knot', () => {
    expect(of(0)).toMatchObject({
      isPresent: true,
      name: 'Ashwini',
      pada: 1,
      side: 'after',
      fromKnotDeg: 0,
      isGandanta: true,
      isGandantaPada: true,
    });
    expect(of(0.45)).toMatchObject({ isGandanta: false, isGandantaPada: true });
    expect(of(119.6)).toMatchObject({
      name: 'Ashlesha',
      pada: 4,
      side: 'before',
      isGandanta: true,
      isGandantaPada: true,
    });
    expect(of(10)).toMatchObject({ name: 'Ashwini', pada: 4, isGandantaPada: false, isGandanta: false });
    expect(of(30)).toMatchObject({ isPresent: false, side: null, fromKnotDeg: null, isGandanta: false });
  });
  it('of Jyeshtha and Mula ends and begins with abhukta mula', () => {
    const arc = (ghatis: number) => (ghatis * 40) / 180;
    expect(
      [of(240 - arc(4.9)), of(240 - arc(5.1)), of(240 + arc(7.9)), of(240 + arc(8.1)), of(arc(1))].map(
        (each) => each.isAbhuktaMula,
      ),
    ).toEqual([true, false, true, false, false]);
    const ids = found(made({ Moon: 240 + arc(7.9) }));
    expect([ids.has('abhukta-mula'), ids.has('gandanta-nakshatra'), ids.has('gandanta-pada')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('pitru dosha', () => {
  it('lists every indicator, and counts those that are asked for', () => {
    const kundli = made({ Sun: 245, Saturn: 246, Rahu: 250 });
    const all = pitruDoshaOf(kundli);
    const there = all.indicators.filter(({ isPresent }) => isPresent).map(({ id }) => id);
    expect(there).toEqual(['sun-with-node', 'sun-with-saturn', 'node-in-ninth', 'sun-and-saturn-in-ninth']);
    expect(all).toMatchObject({ isPresent: true, severity: 'high' });
    expect(pitruDoshaOf(kundli, { indicators: 'classical' })).toMatchObject({ isPresent: false, severity: 'none' });
    expect(pitruDoshaOf(kundli, { least: 5 })).toMatchObject({ isPresent: false, severity: 'none' });
    expect(found(kundli).get('pitru-dosha')?.value).toMatchObject({
      planets: ['Sun', 'Saturn', 'Rahu'],
      forms: there,
      severity: { grade: 'high' },
    });
  });
  it('has each indicator, with true cells, in some kundli', () => {
    const seen = new Set<string>();
    for (const kundli of plantedKundlis)
      for (const { id, isPresent, because } of pitruDoshaOf(kundli).indicators) {
        expect(because.length > 0).toBe(isPresent);
        if (isPresent) seen.add(id);
        for (const cell of because) expect(isTrue(kundli, cell), cell).toBe(true);
      }
    expect(seen.size).toBe(pitruDoshaOf(plantedKundlis[0] as Kundli).indicators.length);
  });
  it('grades by number: none, one, two or three, more', () => {
    const severities = new Set(plantedKundlis.map((kundli) => pitruDoshaOf(kundli).severity));
    expect([...severities].sort()).toEqual(['high', 'low', 'medium', 'none']);
  });
});

describe('the own nadi', () => {
  it('runs there and back through the nakshatras', () => {
    const nadis = Array.from({ length: 27 }, (_, i) => ownNadiOf(made({ Moon: (i * 40) / 3 + 1 })).nadi[0]);
    expect(nadis.join('')).toBe('AMAAMAAMAAMAAMAAMAAMAAMAAMA');
    const adi = Array.from({ length: 27 }, (_, i) => i + 1).filter(
      (n) => ownNadiOf(made({ Moon: ((n - 1) * 40) / 3 + 1 })).nadi === 'Adi',
    );
    expect(adi).toEqual([1, 6, 7, 12, 13, 18, 19, 24, 25]);
  });
});

describe('the hour of birth', () => {
  const at = (elongation: number, Sun = 100) => found(made({ Sun, Moon: Sun + elongation }));
  it('knows tithi, karana and the six parts of the dark fourteenth', () => {
    expect(at(349).has('amavasya-janma')).toBe(true);
    expect(at(347).has('amavasya-janma')).toBe(false);
    expect(at(339).get('krishna-chaturdashi-janma')?.value.forms).toEqual(['part-2']);
    expect(at(337).has('krishna-chaturdashi-janma')).toBe(false);
    // Vishti: the second halves of the 4th and 11th bright tithis, the first of the 8th and 15th, and so on.
    const vishti = Array.from({ length: 60 }, (_, i) => i).filter((half) => at(half * 6 + 3).has('bhadra-janma'));
    expect(vishti).toEqual([7, 14, 21, 28, 35, 42, 49, 56]);
  });
  it('knows the evil yogas of Sun and Moon', () => {
    const yoga = (index: number) => found(made({ Sun: 0, Moon: ((index - 1) * 40) / 3 + 1 }));
    expect(yoga(17).has('vyatipata-janma')).toBe(true);
    expect(yoga(27).has('vaidhriti-janma')).toBe(true);
    expect(yoga(19).has('parigha-janma')).toBe(true);
    expect(yoga(15).has('vajra-janma')).toBe(true);
    expect(yoga(16).has('vajra-janma')).toBe(false);
  });
  it('knows the knots of tithis, of the lagna and the turn of the Sun’s sign', () => {
    expect([at(60.3), at(59.7), at(60.5), at(59.5)].map((has) => has.has('gandanta-tithi'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(found(made({}, 118)).has('gandanta-lagna')).toBe(true);
    expect(found(made({}, 113)).has('gandanta-lagna')).toBe(false);
    expect(found(made({ Sun: 30.25 })).has('sankranti-janma')).toBe(true);
    expect(found(made({ Sun: 30.26 }, 2, 0.95)).has('sankranti-janma')).toBe(false);
    expect(found(made({ Sun: 29.75 })).has('sankranti-janma')).toBe(true);
  });
  it('knows when an eclipse can be, and the shunned ghatis', () => {
    expect(found(made({ Sun: 100, Moon: 100.5, Rahu: 115 })).has('grahan-janma-solar')).toBe(true);
    expect(found(made({ Sun: 100, Moon: 100.5, Rahu: 300 })).has('grahan-janma-solar')).toBe(false);
    expect(found(made({ Sun: 100, Moon: 279.5, Rahu: 271 })).has('grahan-janma-lunar')).toBe(true);
    expect(found(made({ Sun: 100, Moon: 279.5, Rahu: 265 })).has('grahan-janma-lunar')).toBe(false);
    // Ashwini: from its 50th ghati, four.
    const ghati = (n: number) => found(made({ Moon: (n * 40) / 180 })).has('visha-ghati-janma');
    expect([ghati(49.9), ghati(50.1), ghati(53.9), ghati(54.1)]).toEqual([false, true, true, false]);
  });
});

describe('every row', () => {
  const table = doshaTable();
  const results = plantedKundlis.map((kundli) => findDoshas(kundli).facts);
  const factsOf = (id: string): readonly DoshaFact[] =>
    results.flatMap((facts) => facts.filter((fact) => fact.id === id));

  it.each(table.map((row) => [row.id, row.cancellations] as const))(
    'can hold, can fail, and can be lifted by all that is said to: %s',
    (id, cancellations) => {
      const facts = factsOf(id);
      expect(facts.length).toBeGreaterThan(0);
      expect(facts.length).toBeLessThan(results.length);
      const lifted = new Set(facts.flatMap(({ value }) => value.cancellations.map((each) => each.id)));
      expect([...lifted].sort()).toEqual(cancellations.map((each) => each.id).sort());
      for (const { value } of facts) expect(value.isCancelled).toBe(value.cancellations.length > 0);
    },
  );

  it('of curses is reached verse by verse, in skies that can be but for two', () => {
    const verses = (kundlis: readonly Kundli[]) =>
      new Set(
        kundlis.flatMap((kundli) =>
          findDoshas(kundli, { groups: ['curse'] }).facts.flatMap(({ value }) => value.forms),
        ),
      );
    const reached = verses(plantedKundlis);
    expect(reached.size).toBe(67);
    expect([...reached].filter((verse) => !verses(naturalKundlis).has(verse)).sort()).toEqual(['83.89', '83.98']);
  });

  it('tells the truth of every planted kundli', () => {
    for (const [i, kundli] of plantedKundlis.entries())
      for (const { id, because, value } of results[i] as readonly DoshaFact[]) {
        expect(because.length, id).toBeGreaterThan(0);
        expect(value.planets.length > 0 || id === 'gandanta-lagna', id).toBe(true);
        for (const cell of because) expect(isTrue(kundli, cell), `${id}: ${cell}`).toBe(true);
        if (id === 'mangal-dosha') continue; // Its cancellations are tested where it is.
        for (const each of value.cancellations)
          for (const cell of each.because) expect(isTrue(kundli, cell), `${id}, ${each.id}: ${cell}`).toBe(true);
      }
  });

  it('has an id of its own, and listed sources', () => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    for (const { id, sources, cancellations } of table) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      for (const key of [...sources, ...cancellations.flatMap((each) => each.sources)])
        expect(SOURCES, id).toHaveProperty([key]);
    }
    for (const facts of results) expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });
});

describe('what is found', () => {
  it('is plain data, with every choice that was made', () => {
    const doshas = findDoshas(plantedKundlis[3] as Kundli, {
      kalaSarpa: { reading: 'by-sign' },
      pitru: { least: 2 },
      nodeDrishti: 'none',
    });
    expect(JSON.parse(JSON.stringify(doshas))).toEqual(doshas);
    expect(doshas.settings).toMatchObject({
      kalaSarpa: { reading: 'by-sign', partial: 'any-one' },
      pitru: { least: 2, indicators: 'all' },
      nodeDrishti: 'none',
      groups: DOSHA_GROUPS,
    });
  });
  it('is of the groups that are asked for', () => {
    const kundli = plantedKundlis[7] as Kundli;
    const whole = findDoshas(kundli).facts;
    for (const group of DOSHA_GROUPS) {
      const some = findDoshas(kundli, { groups: [group] }).facts;
      expect(some).toEqual(whole.filter(({ value }) => value.group === group));
    }
  });
  it.each([
    [{ groups: ['evil'] }, 'groups[0]'],
    [{ kalaSarpa: { reading: 'by-house' } }, 'reading'],
    [{ kalaSarpa: { partial: 'two' } }, 'partial'],
    [{ pitru: { least: 0 } }, 'least'],
    [{ pitru: { indicators: 'some' } }, 'indicators'],
    [{ mangal: { houses: '1' } }, 'houses'],
  ])('is refused for what is not there: %j', (options, field) => {
    const asked = () => findDoshas(made({}), options as never);
    expect(asked).toThrow(EngineError);
    expect(asked).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});
