/** What the bench prints, reads and draws: words, rounds, lanes of load, targets, curves. No test here measures anything. */

import { describe, expect, it } from 'vitest';
import { figureOf } from '../../bench/harness/figure.mjs';
import { measuredAgain } from '../../bench/harness/results.mjs';
import { compare } from '../../bench/harness/rounds.mjs';
import { groupOfRoutes } from '../../bench/harness/routes.mjs';
import { figure, groupLines } from '../../bench/harness/table.mjs';
import { measuredTargets } from '../../bench/harness/targets.mjs';
import { readWords } from '../../bench/harness/words.mjs';

const pace = { warmMs: 0, roundMs: 0.001, budgetMs: 5 };
/** A lane whose clock is set by hand: microseconds of its rounds, over and over. */
const lane = (who: string, us: readonly number[], more = {}) => {
  let round = 0;
  return { who, sample: async () => us[round++ % us.length], ...more };
};

describe('lanes', () => {
  it('are divided by their items and compared round by round, as times of the first', async () => {
    const [ours, theirs] = await compare(
      { unit: 'µs', lanes: [lane('ours', [20], { items: 2 }), lane('theirs', [300], { items: 3 })] },
      pace,
    );
    expect(ours).toMatchObject({ who: 'ours', median: 10, low: 10, high: 10, ratio: null });
    expect(theirs).toMatchObject({ median: 100, ratio: { of: 'ours', median: 10, low: 10, high: 10 } });
  });

  it('pair each round with its own, and not the middle of all with the middle of all', async () => {
    const lanes = [lane('ours', [1, 2]), lane('theirs', [8, 4])];
    const rows = await compare({ unit: 'µs', lanes }, pace);
    expect(rows[1]).toMatchObject({ low: 4, high: 8, ratio: { low: 2, high: 8 } });
  });

  it('run in turn, every other round backwards', async () => {
    const order: string[] = [];
    const noting = (who: string) => ({ who, sample: async () => order.push(who) && 1000 });
    await compare({ unit: 'µs', lanes: [noting('a'), noting('b')] }, { ...pace, budgetMs: 8 });
    // Each is run once to be made ready.
    expect(order.slice(2, 10).join('')).toBe('abbaabba');
  });

  it('that cannot run are named with the reason, and compare with nothing', async () => {
    const rows = await compare({ unit: 'µs', lanes: [{ who: 'a', missing: 'is away' }, lane('b', [7])] }, pace);
    expect(rows).toEqual([
      { who: 'a', missing: 'is away' },
      expect.objectContaining({ who: 'b', median: 7, ratio: null }),
    ]);
  });

  it('that do different work have no ratio', async () => {
    const rows = await compare({ unit: 'µs', apart: true, lanes: [lane('a', [1]), lane('b', [2])] }, pace);
    expect(rows.map(({ ratio }: { ratio: unknown }) => ratio)).toEqual([null, null]);
  });
});

describe('a bench over HTTP', () => {
  it('becomes rows of its lanes, with their shares of the first', () => {
    const lanes = [
      { name: 'constant', perSecond: 1000, p99: 5, used: 40, ratio: 1, usedRatio: 1 },
      { name: 'free chart', perSecond: 700, p99: 8, used: 60, ratio: 0.7, usedRatio: 0.66 },
    ];
    const group = groupOfRoutes({ id: 'chart-route', title: 'A chart over HTTP', lanes });
    expect(group).toMatchObject({
      id: 'chart-route',
      title: 'A chart over HTTP',
      unit: 'requests/s',
      rows: [
        { who: 'constant', median: 1000, processorUs: 40 },
        { who: 'free chart', median: 700, share: 0.7, note: expect.stringContaining('70 % and 66 % of the first') },
      ],
    });
    const target = measuredTargets([group]).find(({ text }) => text.startsWith('chart route'));
    expect(target).toMatchObject({ met: true, measured: '70 %' });
  });
});

describe('a table', () => {
  it('tells a missing peer in its place, and a ratio with its spread', () => {
    const ratio = { of: 'ours', median: 18.34, low: 17, high: 120 };
    const text = groupLines({
      title: 'Work',
      unit: 'µs',
      rows: [
        { who: 'ours', median: 3.123, low: 3, high: 4.5, ratio: null, note: null },
        { who: 'theirs', median: 1234, low: 900, high: 2000, ratio, note: 'a note' },
        { who: 'away', missing: 'is away' },
      ],
    }).join('\n');
    expect(text).toContain('Work; µs; × is times ours');
    expect(text).toMatch(/^ours +3\.12 +3\.00 … 4\.50$/m);
    expect(text).toMatch(/^theirs +1,234 +900 … 2,000 +18\.3× \(17\.0× … 120×\) {2}a note$/m);
    expect(text).toMatch(/^away +not run: is away$/m);
  });

  it.each([
    [0.000123, '0.00012'],
    [0.5, '0.50'],
    [12.34, '12.3'],
    [123.4, '123'],
    [1234567, '1,234,567'],
    [0, '0.00'],
  ])('writes %s as %s', (value, text) => {
    expect(figure(value)).toBe(text);
  });
});

describe('a target', () => {
  const century = (median: number, unit = 'ms') => [
    { id: 'sky-events/century', unit, rows: [{ who: 'Khagol', median }] },
  ];
  const stateOf = (groups: unknown[]) => measuredTargets(groups).find(({ text }) => text.startsWith('a century'));

  it('is met at its bound, missed beyond it, in whatever unit the row is told', () => {
    expect(stateOf(century(50))).toMatchObject({ met: true, measured: '50.0' });
    expect(stateOf(century(50.01))).toMatchObject({ met: false });
    expect(stateOf(century(50_000, 'µs'))).toMatchObject({ met: true });
  });

  it('of a bench that lasts minutes is met when it says so', () => {
    const held = (group: object) =>
      measuredTargets([{ id: 'hold', unit: '', rows: [], ...group }]).find(({ text }) => text.startsWith('load held'));
    expect(held({ passes: true })).toMatchObject({ met: true, measured: 'passes' });
    expect(held({ passes: false })).toMatchObject({ met: false, measured: 'FAILS' });
    expect(held({})).toMatchObject({ met: null });
  });

  it('without a row is neither', () => {
    expect(stateOf([])).toMatchObject({ met: null, measured: null });
    expect(
      stateOf([{ id: 'sky-events/century', unit: 'ms', rows: [{ who: 'Khagol', missing: 'is away' }] }]),
    ).toMatchObject({ met: null });
  });
});

describe('the words', () => {
  const known = ['one', 'two'];
  it('are read, and others refused', () => {
    expect(readWords(['--only', 'two', '--quick'], known)).toMatchObject({ only: ['two'], quick: true, save: false });
    for (const words of [['--quik'], ['quick'], ['--only', 'three'], ['--only'], ['--save', '--quick']])
      expect(() => readWords(words, known), words.join(' ')).toThrow(RangeError);
  });
});

describe('a kept run with a subject measured again', () => {
  it('has the new groups in the place of the old ones, marked, and its targets looked at once more', () => {
    const century = (median: number, subject = 'sky-events') => ({
      subject,
      id: 'sky-events/century',
      title: 'A century',
      unit: 'ms',
      rows: [{ who: 'Khagol', median, ratio: null }],
    });
    const other = { subject: 'sizes', id: 'sizes', title: 'Sizes', unit: 'KiB', rows: [] };
    const machine = { node: '20.0.0' };
    const kept = { date: 'then', commit: 'aaaaaaa', machine, targets: [], groups: [century(90), other] };
    const run = measuredAgain(kept, { date: 'now', commit: 'bbbbbbb', machine }, [century(40)]);
    expect(run).toMatchObject({ date: 'then', commit: 'aaaaaaa' });
    expect(run.groups).toEqual([{ ...century(40), again: { date: 'now', commit: 'bbbbbbb' } }, other]);
    expect(run.targets.find(({ text }: { text: string }) => text.startsWith('a century'))).toMatchObject({ met: true });
    expect(groupLines(run.groups[0])[1]).toMatch(/measured again at bbbbbbb, now$/);
    const newer = measuredAgain(kept, { date: 'now', commit: 'ccccccc', machine: { node: '26.0.0' } }, [century(40)]);
    expect(groupLines(newer.groups[0])[1]).toMatch(/measured again at ccccccc, now, Node 26\.0\.0$/);
  });
});

describe('a figure', () => {
  const points = [1, 10, 100].map((n) => ({ n, seconds: 0.004 * n }));
  const svg = figureOf([{ title: 'A <curve>', unit: 'dates', points, exponent: 1, last: 1 }], 'Head', 'caption');

  it('has a dot for each size and lies within its frame', () => {
    const dots = [...svg.matchAll(/<circle class="dot" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      +(x ?? 0),
      +(y ?? 0),
    ]);
    expect(dots).toHaveLength(3);
    const [, x, y, width, height] =
      /<rect class="frame" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/.exec(svg)?.map(Number) ?? [];
    for (const [cx, cy] of dots as [number, number][]) {
      expect(cx >= (x as number) && cx <= (x as number) + (width as number)).toBe(true);
      expect(cy >= (y as number) && cy <= (y as number) + (height as number)).toBe(true);
    }
    // Linear cost is the diagonal: as many decades up as across.
    const [first, , last] = dots as [number[], number[], number[]];
    expect((last[0] as number) - (first[0] as number)).toBeCloseTo(width as number, 1);
    // More time is higher up.
    expect(last[1]).toBeLessThan(first[1] as number);
  });

  it('escapes what it is told, and follows the reader’s choice of light and dark', () => {
    expect(svg).toContain('A &lt;curve&gt;');
    expect(svg).toContain('prefers-color-scheme: dark');
  });
});
