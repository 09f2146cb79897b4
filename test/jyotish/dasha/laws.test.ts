/** What holds for every dasha of every chart: periods tile, sum to their cycle, and all ways of asking agree. */
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import {
  DASHAS,
  type Dasha,
  type DashaName,
  type DashaNode,
  type DashaSpan,
  dashaOf,
  nakshatraDashaFrom,
} from '../../../packages/engine/src/jyotish/dasha/index.ts';
import { NAKSHATRA_SYSTEMS } from '../../../packages/engine/src/jyotish/dasha/nakshatra-systems.ts';
import { GRAHAS, kundliFrom } from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { localClock } from '../../../packages/engine/src/time/local-clock.ts';

const seeded = { seed: 20261123 };
const longitude = fc.integer({ min: 0, max: 3599999999 }).map((steps) => steps / 1e7);
const kundlis = fc.tuple(longitude, fc.array(longitude, { minLength: 8, maxLength: 8 })).map(([lagnaDeg, degs]) =>
  kundliFrom({
    lagnaDeg,
    longitudesDeg: Object.fromEntries(GRAHAS.slice(0, 8).map((graha, i) => [graha, degs[i]])) as never,
  }),
);
/** Years −1000 … 3000. */
const births = fc.double({ min: 1355818, max: 2816788, noNaN: true });
const systems = fc.constantFrom(...DASHAS);
const years = fc.constantFrom('julian', 'savana', 'sidereal', 361.5);

function make(kundli: Parameters<typeof dashaOf>[0], birth: number, system: DashaName, options: object = {}): Dasha {
  return dashaOf(kundli, birth, system, system === 'chakra' ? { birthAt: 'day', ...options } : options);
}

/** Checks that spans stand one behind the other, each within its parent, down to a level. */
function expectTiles(nodes: readonly DashaNode[], start: number | undefined, end: number | undefined): void {
  let at = start ?? (nodes[0] as DashaNode).startJdUt;
  for (const node of nodes) {
    expect(Number.isFinite(node.startJdUt) && Number.isFinite(node.endJdUt)).toBe(true);
    expect(node.startJdUt).toBe(at);
    expect(node.endJdUt).toBeGreaterThanOrEqual(at);
    at = node.endJdUt;
    if (node.children !== undefined) expectTiles(node.children, node.startJdUt, node.endJdUt);
  }
  if (end !== undefined) expect(at).toBe(end);
}

describe('every dasha', () => {
  test.prop([kundlis, births, systems, years], { ...seeded, numRuns: 300 })(
    'tiles without gap or overlap at every level, exactly',
    (kundli, birth, system, year) => {
      const dasha = make(kundli, birth, system, { year });
      expectTiles(dasha.tree(Math.min(2, dasha.levels)), undefined, undefined);
      // Down one branch to the deepest level.
      let spans = dasha.spans();
      for (let level = 1; level < dasha.levels; level++) {
        const parent = spans[(level * 5) % spans.length] as DashaSpan;
        spans = dasha.children(parent);
        expect(spans.every((span) => span.level === level + 1)).toBe(true);
        expectTiles(spans, parent.startJdUt, parent.endJdUt);
      }
    },
  );

  test.prop([kundlis, births, systems], { ...seeded, numRuns: 300 })(
    'has the birth in its first period, with the balance that is left of it',
    (kundli, birth, system) => {
      const dasha = make(kundli, birth, system);
      const [first] = dasha.spans();
      const left = ((first as DashaSpan).endJdUt - birth) / 365.25;
      expect((first as DashaSpan).startJdUt).toBeLessThanOrEqual(birth + 1e-9);
      expect(left).toBeGreaterThanOrEqual(-1e-9);
      expect(dasha.balance?.years).toBeCloseTo(left, 5);
      expect(dasha.balance).toMatchObject({ lord: first?.lord, sign: first?.sign });
    },
  );

  test.prop([kundlis, births, systems, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 6 })], {
    ...seeded,
    numRuns: 300,
  })('gives the same answer by instant, by tree, by path and by stretch', (kundli, birth, system, share, deep) => {
    const dasha = make(kundli, birth, system);
    const levels = Math.min(deep, dasha.levels);
    const spans = dasha.spans();
    const [from, to] = [(spans[0] as DashaSpan).startJdUt, (spans.at(-1) as DashaSpan).endJdUt];
    const at = Math.min(from + (to - from) * share, to - 1e-6);
    const chain = dasha.runningAt(at, levels);
    expect(chain).toHaveLength(levels);
    const path: number[] = [];
    for (const span of chain) {
      expect(span.startJdUt <= at && at < span.endJdUt).toBe(true);
      const brothers = dasha.spans(path);
      const place = brothers.findIndex((one) => one.startJdUt <= at && at < one.endJdUt);
      expect(brothers[place]).toEqual(span);
      path.push(place);
    }
    expect(dasha.between(at, at + 1e-7, levels)[0]).toEqual(chain.at(-1));
    expect(dasha.runningAt(from - 1, levels)).toEqual([]);
    expect(dasha.runningAt(to, levels)).toEqual([]);
  });

  test.prop([kundlis, births, systems], { ...seeded, numRuns: 100 })(
    'is plain data: it comes back from JSON as it went, and its stored spans can be opened',
    (kundli, birth, system) => {
      const dasha = make(kundli, birth, system);
      const record = dasha.record(Math.min(2, dasha.levels));
      const text = JSON.stringify(record);
      expect(JSON.parse(text)).toEqual(record);
      expect(text).not.toMatch(/null,"endJdUt":null|NaN|Infinity|-0[,}]/);
      expect(JSON.parse(JSON.stringify(dasha))).toEqual(dasha.record(1));
      const stored = JSON.parse(JSON.stringify(dasha.spans()[0]));
      expect(dasha.children(stored)).toEqual(dasha.children(dasha.spans()[0] as DashaSpan));
      expect(dasha.settings['system']).toBe(system);
      expect(dasha.sources.length).toBeGreaterThan(0);
    },
  );

  test.prop([kundlis, births, systems, fc.integer({ min: -12, max: 14 })], { ...seeded, numRuns: 60 })(
    'moves no instant when its clock is set to another zone',
    (kundli, birth, system, hours) => {
      const place = { latitudeDeg: 10, longitudeDeg: 20, elevationMetres: 0 } as never;
      const bare = make(kundli, birth, system).spans();
      const dressed = make(kundli, birth, system, { clock: localClock(place, { timezone: hours }) }).spans();
      for (const [i, span] of dressed.entries()) {
        const { start, end, ...rest } = span;
        expect(rest).toEqual(bare[i]);
        // The text is the instant, to its second.
        expect(Math.abs(Date.parse(start as string) / 86400000 + 2440587.5 - span.startJdUt)).toBeLessThan(0.6 / 86400);
        expect(end).toBeDefined();
      }
    },
  );

  it('refuses a path, level, span or date that leads nowhere', () => {
    const dasha = nakshatraDashaFrom(100, 2450000);
    const [span] = dasha.spans();
    const wrong: readonly (() => unknown)[] = [
      () => dasha.spans([9]),
      () => dasha.spans([0, -1]),
      () => dasha.spans([0.5]),
      () => dasha.spans('0' as never),
      () => dasha.tree(0),
      () => dasha.tree(7),
      () => dasha.runningAt(Number.NaN),
      () => dasha.runningAt(2450000, 7),
      () => dasha.between(2450000, 2440000),
      () => dasha.between(2450000, Number.NaN),
      () => dasha.between(2450000, 2450001, 0),
      () => dasha.children(null as never),
      () => dasha.children({ ...span, seat: 9 } as DashaSpan),
      () => dasha.children({ ...span, level: 0 } as DashaSpan),
      () => dasha.children({ ...span, endJdUt: Number.NaN } as DashaSpan),
      () => dasha.children({ ...span, endJdUt: 0 } as DashaSpan),
    ];
    for (const call of wrong) expect(call, String(call)).toThrow(EngineError);
  });
});

describe('a dasha of the stars', () => {
  test.prop(
    [longitude, births, fc.constantFrom(...(Object.keys(NAKSHATRA_SYSTEMS) as (keyof typeof NAKSHATRA_SYSTEMS)[]))],
    {
      ...seeded,
      numRuns: 200,
    },
  )('sums to its cycle, and its parts are in the ratio of the lords’ years at every level', (deg, birth, system) => {
    const dasha = nakshatraDashaFrom(deg, birth, { system, cycles: 1 });
    const { years: table, lords } = NAKSHATRA_SYSTEMS[system];
    const total = table.reduce((sum, one) => sum + one, 0);
    const spans = dasha.spans();
    expect(spans).toHaveLength(table.length);
    expect((spans.at(-1) as DashaSpan).endJdUt - (spans[0] as DashaSpan).startJdUt).toBeCloseTo(total * 365.25, 4);
    let brothers = spans;
    let whole = total * 365.25;
    for (let level = 1; level <= 6; level++) {
      expect(new Set(brothers.map(({ lord }) => lord))).toEqual(new Set(lords));
      for (const { lord, startJdUt, endJdUt } of brothers) {
        // A Julian date holds 4e-10 of a day here.
        expect(endJdUt - startJdUt).toBeCloseTo((whole * (table[lords.indexOf(lord as never)] as number)) / total, 6);
      }
      const parent = brothers[level % brothers.length] as DashaSpan;
      whole = parent.endJdUt - parent.startJdUt;
      brothers = dasha.children(parent);
    }
    expect(brothers).toEqual([]);
  });

  test.prop([longitude, births], { ...seeded, numRuns: 200 })(
    'moves continuously with the Moon: a step of its longitude moves a date by its share of a period',
    (deg, birth) => {
      const step = 1e-6;
      const here = nakshatraDashaFrom(deg, birth).spans()[0] as DashaSpan;
      const there = nakshatraDashaFrom(deg + step, birth).spans()[0] as DashaSpan;
      if (here.lord !== there.lord) return;
      const length = here.endJdUt - here.startJdUt;
      expect(here.endJdUt - there.endJdUt).toBeCloseTo((length * step * 27) / 360, 4);
    },
  );

  it('starts a star with the whole of its lord’s years, at each of the 27 borders', () => {
    for (let star = 0; star < 27; star++) {
      // The first step of 1e-7° that is not before the border.
      const border = Math.ceil((star * 3600000000) / 27) / 1e7;
      const { balance } = nakshatraDashaFrom(border, 2450000);
      expect(balance?.years, String(star)).toBeCloseTo(balance?.ofYears as number, 6);
      if (star > 0) expect(nakshatraDashaFrom(border - 1e-7, 2450000).balance?.years, String(star)).toBeCloseTo(0, 6);
    }
  });
});
