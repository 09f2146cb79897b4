/** Aspects of charts and between charts against lists that another program printed, from birth data. */
import { describe, expect, it } from 'vitest';
import { openEngine } from '../../../packages/engine/src/node.ts';
import {
  aspectsBetween,
  aspectsOf,
  type WesternAspect,
  type WesternAspectType,
} from '../../../packages/engine/src/western/aspect/index.ts';
import { PLANETS, type Radix, radixOf } from '../../../packages/engine/src/western/index.ts';
import { readTruth, truthLedger } from '../../truth/ledger.ts';

type Orbs = { readonly [A in WesternAspectType]?: number };
interface Birth {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
}
interface Input extends Birth {
  readonly kind: 'natal' | 'synastry';
  readonly orbs?: Orbs;
  readonly julianDayUT?: number;
  readonly first?: Birth;
  readonly second?: Birth;
}
type Listed = readonly [string, string, WesternAspectType, number, string];

const engine = await openEngine();
const truth = readTruth<Input, { readonly aspects: readonly Listed[] }>('western/western-aspects.json');
const ledger = truthLedger('Western aspects', 'western/western-aspects.json');
const { kerykeionCases } = truth.settings['orbs'] as { readonly kerykeionCases: Orbs };
const ANGLES: readonly string[] = ['Ascendant', 'MC'];

/** Orbs differ by what two ephemerides do, and lists are rounded to 1e-4°; so the file says. Worst today 0.0007°, of the Moon. */
const TOLERANCE_DEG = 0.002;
/** An aspect so near the limit may be on either list. */
const LIMIT_DEG = 0.01;

function cast({ datetime, utcOffsetHours, latitude, longitude }: Birth): Radix {
  const sign = utcOffsetHours < 0 ? '-' : '+';
  const minutes = Math.round(Math.abs(utcOffsetHours) * 60);
  const two = (n: number): string => String(n).padStart(2, '0');
  const timezone = `${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return radixOf(engine.kernel, engine.moment({ datetime, timezone, latitude, longitude }));
}

const listed = (name: string): string => (name === 'Midheaven' ? 'MC' : name);
const key = (a: string, b: string, type: string): string => `${a} ${type} ${b}`;

function compare(id: string, found: readonly WesternAspect[], rows: readonly Listed[], compareAngles: boolean): void {
  const ours = new Map(found.map((row) => [key(listed(row.point1), listed(row.point2), row.type), row]));
  const theirs = new Set(rows.map(([a, b, type]) => key(a, b, type)));
  for (const [name, row] of ours)
    if (!theirs.has(name)) expect(row.allowedDeg - row.orbDeg, `${id}: only ours, ${name}`).toBeLessThan(LIMIT_DEG);
  let compared = 0;
  for (const [a, b, type, orb, movement] of rows) {
    const row = ours.get(key(a, b, type));
    if (row === undefined) throw new Error(`${id}: only theirs, ${key(a, b, type)}`);
    compared++;
    ledger.error('deg', row.orbDeg - orb, TOLERANCE_DEG, `${id} ${key(a, b, type)}`);
    expect(Math.abs(row.orbDeg - orb), `${id} ${key(a, b, type)}`).toBeLessThanOrEqual(TOLERANCE_DEG);
    if (compareAngles || !(ANGLES.includes(a) || ANGLES.includes(b)))
      expect(row.movement, `${id} ${key(a, b, type)}`).toBe(movement);
  }
  expect(compared).toBe(rows.length);
  expect(compared).toBeGreaterThan(5);
}

describe('aspects of the truth file', () => {
  it.each(truth.cases.map((each) => [each.id, each] as const))('%s', (id, { input, expect: wanted }) => {
    if (input.kind === 'synastry') {
      const [first, second] = [input.first, input.second].map((birth) => {
        const radix = cast(birth as Birth);
        const planets = radix.points.filter(({ name }) => (PLANETS as readonly string[]).includes(name));
        return radix.angles === null ? planets : [...planets, radix.angles.Ascendant, radix.angles.Midheaven];
      });
      const { aspects } = aspectsBetween(first ?? [], second ?? [], { orbs: { byAspect: kerykeionCases } });
      compare(id, aspects, wanted.aspects, false);
    } else {
      const angles = input.orbs === undefined ? (['Ascendant', 'Midheaven'] as const) : [];
      const orbs = { byAspect: input.orbs ?? kerykeionCases };
      const { aspects } = aspectsOf(cast(input), { points: PLANETS, angles, orbs });
      compare(id, aspects, wanted.aspects, true);
      const at = (input as { readonly julianDayUT?: number }).julianDayUT;
      if (at !== undefined) expect(cast(input).ground?.jdUt).toBeCloseTo(at, 5);
    }
    ledger.pass(id);
  });
});
