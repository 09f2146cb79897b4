/** Yogas of the published charts, from their signs and from date and place; the schools; the table. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  GRAHAS,
  type Graha,
  type Kundli,
  kundliFrom,
  kundliOf,
} from '../../../packages/engine/src/jyotish/graha/index.ts';
import {
  findYogas,
  YOGA_FAMILIES,
  YOGA_GRADES,
  type YogaFact,
  type YogaOptions,
  yogaTable,
} from '../../../packages/engine/src/jyotish/yoga/index.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { SOURCES } from '../../../packages/engine/src/sources.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

const engine = await openEngine();
const table = yogaTable();
const ids = new Set(table.map(({ id }) => id));

type Signs = { readonly [name: string]: number };
interface Input {
  readonly signs: Signs;
  readonly datetime?: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
type Expect = { readonly [yoga: string]: boolean | readonly string[] };
const PATH = 'jyotish/yogas.json';
const file = readTruth<Input, Expect>(PATH);
const ledger = truthLedger('Yogas', PATH);

const middle = (sign: number) => (sign - 1) * 30 + 15;
const ofSigns = ({ Ascendant, ...signs }: Signs): Kundli =>
  kundliFrom({
    lagnaDeg: middle(Ascendant as number),
    longitudesDeg: Object.fromEntries(GRAHAS.map((graha) => [graha, middle(signs[graha] as number)])) as never,
  });
const cast = ({ datetime = '', utcOffsetHours, latitude, longitude }: Input): Kundli =>
  kundliOf(engine.chart({ datetime, timezone: utcOffsetHours, latitude, longitude }, lahiriWholeSign));
const found = (kundli: Kundli, options: YogaOptions = {}) =>
  new Set(findYogas(kundli, options).facts.map(({ id }) => id));
const one = (kundli: Kundli, id: string, options: YogaOptions = {}) =>
  findYogas(kundli, options).facts.find((fact) => fact.id === id) as YogaFact;

/** A kundli of signs; those left out stand in Aries. */
const made = (signs: { readonly [G in Graha]?: number }, lagna = 1): Kundli =>
  ofSigns({ ...Object.fromEntries(GRAHAS.map((graha) => [graha, 1])), ...signs, Ascendant: lagna });

describe('the published charts', () => {
  it.each(file.cases.map((c) => [c.id, c] as const))(
    'have and lack the yogas they should: %s',
    (id, { input, expect: want }) => {
      const kundlis = [ofSigns(input.signs)];
      if (input.datetime !== undefined) {
        const kundli = cast(input);
        for (const graha of GRAHAS) expect(kundli.grahas[graha].sign, graha).toBe(input.signs[graha]);
        kundlis.push(kundli);
      }
      for (const kundli of kundlis) {
        const has = found(kundli);
        for (const [yoga, wanted] of Object.entries(want)) {
          const [names, is] = typeof wanted === 'boolean' ? [[yoga], wanted] : [wanted, yoga === 'present'];
          for (const name of names) {
            expect(ids).toContain(name);
            expect(has.has(name), name).toBe(is);
          }
        }
      }
      ledger.pass(id);
    },
  );

  /** Which option takes the side of the program. */
  const SIDES: { readonly [yoga: string]: YogaOptions } = {
    rajju: { nodes: 'counted' },
    vajra: { vajraYava: 'some' },
    sunapha: { otherLight: 'spoils' },
    anapha: { otherLight: 'spoils' },
    vesi: { otherLight: 'spoils' },
    vosi: { otherLight: 'spoils' },
    ubhayachara: { otherLight: 'spoils' },
  };
  it.each((file.disputed ?? []).map((d) => [d['yoga'] as string, d] as const))(
    'reach both readings of %s where they are disputed',
    (yoga, { signs, values }) => {
      const { 'plain definition': plain, ...theirs } = values as { readonly [of: string]: boolean };
      const kundli = ofSigns(signs as Signs);
      expect(found(kundli).has(yoga)).toBe(plain);
      expect(found(kundli, SIDES[yoga] as YogaOptions).has(yoga)).toBe(Object.values(theirs)[0]);
    },
  );
});

describe('the schools', () => {
  it('let a graha of the five great men stand in a kendra from the Moon too', () => {
    const kundli = made({ Mars: 1, Moon: 4, Sun: 12 }, 2);
    expect(found(kundli).has('ruchaka')).toBe(false);
    expect(one(kundli, 'ruchaka', { mahapurusha: 'lagna-or-moon' }).value.forms).toEqual(['from-moon']);
  });

  it('set the lord of an evil house in any, in another, or in its own', () => {
    const inSixth = made({ Mercury: 6 }, 1);
    const inEighth = made({ Mercury: 8 }, 1);
    const has = (kundli: Kundli, viparita: YogaOptions['viparita']) =>
      found(kundli, { viparita: viparita as 'raman' }).has('harsha');
    expect([has(inSixth, 'phaladeepika'), has(inSixth, 'uttara-kalamrita'), has(inSixth, 'raman')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([has(inEighth, 'phaladeepika'), has(inEighth, 'uttara-kalamrita'), has(inEighth, 'raman')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ask a figure to fill its houses where that is chosen', () => {
    const three = made({ Sun: 1, Moon: 4, Mars: 4, Mercury: 1, Jupiter: 7, Venus: 1, Saturn: 7 }, 1);
    expect(found(three).has('kamala')).toBe(true);
    expect(found(three, { occupation: 'filled' }).has('kamala')).toBe(false);
  });

  it('keep the yogas of number for kundlis without a figure, unless they are always wanted', () => {
    const figure = made({ Sun: 1, Moon: 7, Mars: 7, Mercury: 1, Jupiter: 7, Venus: 1, Saturn: 7 }, 1);
    expect(found(figure).has('yuga')).toBe(false);
    expect(found(figure, { sankhya: 'always' }).has('yuga')).toBe(true);
    expect(found(made({}, 5)).has('gola')).toBe(true);
  });

  it('count the nodes as malefics, as planets, or not at all', () => {
    const beside = made(
      { Moon: 3, Rahu: 4, Ketu: 10, Sun: 9, Mars: 9, Mercury: 9, Jupiter: 9, Venus: 9, Saturn: 9 },
      3,
    );
    expect(found(beside).has('sunapha')).toBe(false);
    expect(found(beside, { nodes: 'counted' }).has('sunapha')).toBe(true);
    const flanked = made(
      { Rahu: 2, Ketu: 12, Sun: 6, Moon: 6, Mars: 6, Mercury: 6, Jupiter: 6, Venus: 6, Saturn: 6 },
      1,
    );
    expect(found(flanked).has('papa-kartari-house-1')).toBe(true);
    expect(found(flanked, { nodes: 'ignored' }).has('papa-kartari-house-1')).toBe(false);
  });

  it('hold grahas of one sign apart beyond an orb', () => {
    const near = kundliFrom({ lagnaDeg: 0, longitudesDeg: { ...FAR, Sun: 31, Mercury: 44 } });
    expect(found(near).has('budha-aditya')).toBe(true);
    expect(found(near, { conjunctionOrbDeg: 12 }).has('budha-aditya')).toBe(false);
    expect(one(near, 'budha-aditya', { conjunctionOrbDeg: 13 }).because).toContain('Mercury.longitudeDeg=44');
  });

  it('take who is strong from a rule or from the caller', () => {
    // Aries rises, Jupiter, lord of the 9th, is exalted in the 4th; Mars, lord of the lagna, is strong by one rule or another, or not.
    const has = (Mars: number, strength: YogaOptions['strength']) => {
      const kundli = kundliFrom({ lagnaDeg: 2, longitudesDeg: { ...FAR, Jupiter: 95, Mars } });
      return found(kundli, { strength: strength as 'dignified' }).has('lakshmi');
    };
    expect([has(40, ['Mars']), has(40, []), has(40, 'dignified'), has(40, 'dignified-or-angular')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([has(185, 'dignified'), has(185, 'dignified-or-angular'), has(290, 'dignified')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('count seven karakas or eight', () => {
    const kundli = kundliFrom({ lagnaDeg: 2, longitudesDeg: { ...FAR, Rahu: 60.5, Sun: 29, Moon: 57, Mercury: 58 } });
    const cells = (karakas: 'seven' | 'eight') =>
      findYogas(kundli, { karakas }).facts.flatMap(({ because }) => because);
    expect(cells('eight')).toContain('AK.graha=Rahu');
    expect(cells('seven')).toContain('AK.graha=Sun');
  });

  it('find no cancellation where none is sought', () => {
    const kundli = made({ Moon: 6, Jupiter: 1 }, 6);
    expect(one(kundli, 'shakata-of-moon').value.cancellations.map(({ id }) => id)).toEqual(['moon-in-kendra']);
    expect(one(kundli, 'shakata-of-moon', { cancellations: 'none' }).value).toMatchObject({
      isCancelled: false,
      cancellations: [],
    });
  });

  it('search only the families that are named', () => {
    const kundli = ofSigns(file.cases[60]?.input.signs as Signs);
    const families = findYogas(kundli, { families: ['surya', 'chandra'] });
    expect(new Set(families.facts.map(({ value }) => value.family))).toEqual(new Set(['surya', 'chandra']));
    expect(families.settings.families).toEqual(['surya', 'chandra']);
  });

  it.each([
    [{ nodes: 'some' }, 'nodes'],
    [{ families: ['rajas'] }, 'families[0]'],
    [{ families: 'raja' }, 'families'],
    [{ strength: ['Pluto'] }, 'strength[0]'],
    [{ strength: 'very' }, 'strength'],
    [{ conjunctionOrbDeg: 31 }, 'conjunctionOrbDeg'],
    [{ nodeDrishti: 'all' }, 'nodeDrishti'],
    [null, 'options'],
  ])('refuse what is not there, and name it: %j', (options, field) => {
    const asked = () => findYogas(made({}), options as never);
    expect(asked).toThrow(EngineError);
    expect(asked).toThrow(expect.objectContaining({ code: 'INVALID_OPTION', field }));
  });
});

const FAR = { Sun: 20, Moon: 130, Mars: 200, Mercury: 10, Jupiter: 320, Venus: 60, Saturn: 280, Rahu: 160 };

describe('the table', () => {
  it('has each id once, kebab-case, with a rule that ends', () => {
    expect(ids.size).toBe(table.length);
    expect(table.length).toBeGreaterThan(400);
    for (const { id, rule, name } of table) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(rule).toMatch(/^[A-Z].*\.$/);
      expect(name).toMatch(/^[A-Z][A-Za-z() ]+$/);
    }
  });

  it('names only listed sources, and classical ones where it says classical', () => {
    const texts = ['bphs', 'phaladeepika', 'saravali', 'brihat-jataka', 'jataka-parijata', 'uttara-kalamrita'];
    for (const { id, sources, classification, cancellations } of table) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const key of sources) expect(SOURCES, id).toHaveProperty([key]);
      expect(['classical', 'traditional', 'modern', 'convention']).toContain(classification);
      if (classification === 'classical') expect(texts, id).toContain(sources[0]);
      for (const each of cancellations) for (const key of each.sources) expect(SOURCES).toHaveProperty([key]);
    }
  });

  it('gives places of its own sources only', () => {
    for (const { id, sources, locus } of table)
      for (const place of locus?.split('; ') ?? []) expect(sources, id).toContain(place.split(' ')[0]);
  });

  it('has the 32 of nabhasa, the 66 exchanges and a row for every family', () => {
    const of = (family: string) => table.filter((row) => row.family === family).length;
    expect(of('nabhasa')).toBe(32);
    expect(of('parivartana')).toBe(66);
    const kinds = table.filter(({ family }) => family === 'parivartana').map(({ id }) => id.split('-')[0]);
    expect(['maha', 'khala', 'dainya'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      28, 8, 30,
    ]);
    for (const family of YOGA_FAMILIES) expect(of(family), family).toBeGreaterThan(0);
  });

  it('is plain data, and so is what is found', () => {
    expect(JSON.parse(JSON.stringify(table))).toEqual(table);
    const yogas = findYogas(ofSigns(file.cases[60]?.input.signs as Signs));
    expect(JSON.parse(JSON.stringify(yogas))).toEqual(yogas);
  });
});

describe('any kundli', () => {
  const degree = fc.integer({ min: 0, max: 3599 }).map((n) => n / 10 + 0.05);
  const seeded = { seed: 20261122 };

  test.prop([fc.array(degree, { minLength: 9, maxLength: 9 })], seeded)(
    'has exactly one yoga of number where they are always wanted',
    (degrees) => {
      const kundli = kundliFrom({
        lagnaDeg: degrees[8] as number,
        longitudesDeg: Object.fromEntries(GRAHAS.slice(0, 8).map((graha, i) => [graha, degrees[i]])) as never,
      });
      const numbers = ['vallaki', 'damini', 'pasha', 'kedara', 'shula', 'yuga', 'gola'];
      const has = found(kundli, { sankhya: 'always' });
      expect(numbers.filter((id) => has.has(id))).toHaveLength(1);
    },
  );

  it('grades by the rule of its source, and only there', () => {
    const graded = new Set(table.filter(({ grading }) => grading !== null).map(({ id }) => id));
    expect(graded).toContain('raja-by-exaltations');
    const kundli = made({ Sun: 1, Moon: 2, Mars: 10, Jupiter: 4, Mercury: 6, Venus: 12, Saturn: 7 }, 1);
    expect(one(kundli, 'raja-by-exaltations').value.strength?.grade).toBe('full');
    for (const { id, value } of findYogas(kundli).facts) {
      expect(value.strength !== null).toBe(graded.has(id));
      if (value.strength !== null) expect(YOGA_GRADES).toContain(value.strength.grade);
    }
  });
});
