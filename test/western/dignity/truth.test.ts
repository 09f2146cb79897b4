/** Dignities against immanuel and flatlib: lords of longitudes, dignities and scores of charts, the disputed tables of terms; chart shapes against immanuel. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  essentialDignitiesOf,
  lordsAt,
  type PlanetDignities,
  TERMS,
  type TermSchool,
} from '../../../packages/engine/src/western/dignity/index.ts';
import { chartShapeOf } from '../../../packages/engine/src/western/pattern/index.ts';
import { type Radix, radixFrom, radixOf } from '../../../packages/engine/src/western/radix/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';
import { momentOf, type TruthBirth } from '../births.ts';

interface Input extends TruthBirth {
  readonly longitudes: { readonly [planet: string]: number };
  readonly day: boolean;
}
type Rows = readonly (readonly [from: number, to: number, lord: string])[];

const path = 'western/western-dignities.json';
const ledger = truthLedger('Western dignities', path);
const { cases, disputed = [] } = readTruth<Record<string, unknown>, Record<string, unknown>>(path);
const of = (prefix: string) => cases.filter(({ id }) => id.startsWith(prefix));
const engine = await openEngine();

describe('lords of a longitude', () => {
  it.each(of('lords-'))('$id', ({ id, input, expect: truth }) => {
    const deg = input['longitude'] as number;
    const lords = lordsAt(deg);
    expect({
      domicile: lords.domicile[0],
      modern: lordsAt(deg, { domicile: 'modern' }).domicile[0],
      exaltation: lords.exaltation,
      dorothean: [lords.triplicity.day, lords.triplicity.night, lords.triplicity.participatingByDay],
      lilly: Object.values(lordsAt(deg, { triplicity: 'lilly' }).triplicity).filter((lord) => lord !== null),
      egyptianTerm: lords.term.lord,
      face: lords.face.lord,
    }).toEqual(truth);
    ledger.pass(id);
  });
});

describe('dignities of a chart', () => {
  const options = { score: 'flatlib-immanuel', exaltation: 'with-uranus' } as const;
  /** As the file writes them: dignities, debilities, peregrine, receptions; then the score. */
  const told = ({ dignities, debilities, isPeregrine, mutualDomicile, mutualExaltation, score }: PlanetDignities) => [
    [
      ...dignities,
      ...debilities,
      ...(isPeregrine ? ['peregrine'] : []),
      ...(mutualDomicile.length > 0 ? ['mutualDomicile'] : []),
      ...(mutualExaltation.length > 0 ? ['mutualExaltation'] : []),
    ],
    score,
  ];
  const seven = (radix: Radix) =>
    Object.fromEntries(
      essentialDignitiesOf(radix, options)
        .planets.filter(({ value }) => !['Uranus', 'Neptune', 'Pluto'].includes(value.planet))
        .map(({ value }) => [value.planet, told(value)]),
    );

  it.each(of('dignities-'))('$id, from its printed longitudes and from its birth', ({ id, input, expect: truth }) => {
    const given = input as unknown as Input;
    // The outer planets, with whom a reception can be mutual, stand in the case of the chart's shape.
    const outer = cases.find((other) => other.id === id.replace('dignities', 'shape'))?.input['longitudes'] ?? {};
    const points = { ...(outer as object), ...given.longitudes };
    expect(seven(radixFrom({ points, sect: given.day ? 'day' : 'night' }))).toEqual(truth['dignities']);
    const radix = radixOf(engine.kernel, momentOf(engine, given));
    expect(radix.sect).toBe(given.day ? 'day' : 'night');
    expect(seven(radix)).toEqual(truth['dignities']);
    ledger.pass(id);
  });
});

describe('shapes', () => {
  it.each(of('shape-'))('$id', ({ id, input, expect: truth }) => {
    const points = input['longitudes'] as Input['longitudes'];
    expect(chartShapeOf(radixFrom({ points })).value.shape).toBe(truth['shape']);
    ledger.pass(id);
  });
});

describe('the disputed terms', () => {
  const SCHOOLS: { readonly [name: string]: TermSchool } = {
    'Tetrabiblos (Robbins)': 'ptolemaic',
    Lilly: 'lilly',
    immanuel: 'lilly',
    flatlib: 'lilly-flatlib',
  };
  const SIGNS = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio'];
  SIGNS.push('Sagittarius', 'Capricorn', 'Aquarius', 'Pisces');
  const rows = disputed.flatMap(({ id, values }) =>
    Object.entries(values as Record<string, Rows>).map(([name, parts]) => [String(id), name, parts] as const),
  );

  it.each(rows)('%s by %s has a school that names it', (id, name, parts) => {
    // The file prints Lilly's Pisces once as immanuel has it and once, beside Ptolemy's, as flatlib.
    const school = id === 'terms-ptolemy-Pisces' && name === 'Lilly' ? 'lilly-flatlib' : (SCHOOLS[name] as TermSchool);
    const sign = SIGNS.indexOf(id.split('-')[2] as string);
    const found = TERMS[school].day[sign]?.map(({ fromDeg, toDeg, lord }) => [fromDeg, toDeg, lord]);
    expect(found).toEqual(parts);
    for (const [from, to, lord] of parts) {
      expect(lordsAt(30 * sign + from, { terms: school }).term.lord).toBe(lord);
      expect(lordsAt(30 * sign + to - 1e-7, { terms: school }).term.lord).toBe(lord);
    }
  });

  it('are sixteen values of eight items', () => {
    expect(rows.length).toBe(16);
  });
});
