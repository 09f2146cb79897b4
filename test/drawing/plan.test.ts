import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  drawPlan,
  type Group,
  type Item,
  type PlanOptions,
  planSceneOf,
  type Scene,
  textBox,
} from '../../packages/engine/src/drawing/index.ts';
import { meetsLine } from '../../packages/engine/src/drawing/plan-ground.ts';
import { verdictOf } from '../../packages/engine/src/drawing/plan-marks.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import {
  type Assessed,
  type Assessment,
  type AssessmentRequest,
  assess,
} from '../../packages/engine/src/vastu/assess/index.ts';
import type { PointM } from '../../packages/engine/src/vastu/plan/index.ts';
import { ZONES } from '../../packages/engine/src/vastu/zone/index.ts';
import { EXAMPLES, HOUSE, rectangle, redrawn, turnedBy } from '../vastu/assess/houses.ts';
import { groupsOf } from './looking.ts';
import { anyPlan, anyPlanOptions, PLANS } from './plans.ts';

const SEED = 20261122;
const sceneOf = (request: AssessmentRequest, options: PlanOptions = {}): Scene =>
  planSceneOf(request, assess(request), options);
const svgOf = (request: AssessmentRequest, options: PlanOptions = {}): string =>
  drawPlan(request, assess(request), options).svg;

interface Label {
  readonly text: string;
  readonly box: Box;
}

const labelsOf = (items: readonly Item[]): readonly Label[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return labelsOf(item.items);
    return item.kind === 'text' ? [{ text: item.text, box: textBox(item) }] : [];
  });

const pointsOf = (items: readonly Item[]): readonly (readonly [number, number])[] =>
  items.flatMap((item) => {
    if (item.kind === 'group') return pointsOf(item.items);
    if (item.kind !== 'path') return [];
    return item.d.flatMap(([letter, ...numbers]) =>
      letter === 'Z' ? [] : [[numbers.at(-2) as number, numbers.at(-1) as number] as const],
    );
  });

/** Two labels that share more than a hundredth of a unit. */
function collisions(labels: readonly Label[]): readonly string[] {
  return labels.flatMap((one, i) =>
    labels
      .slice(i + 1)
      .filter(
        ({ box }) =>
          one.box.left + 0.01 < box.right &&
          box.left + 0.01 < one.box.right &&
          one.box.top + 0.01 < box.bottom &&
          box.top + 0.01 < one.box.bottom,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** Labels 8 units and lines not at all off the edge, and no label on another. */
function keepsLaws(request: AssessmentRequest, options: PlanOptions): void {
  const { items, width, height } = sceneOf(request, options);
  const isOut = (x: number, y: number): boolean => x < 0 || y < 0 || x > width || y > height;
  const labels = labelsOf(items);
  const leaves = ({ box }: Label): boolean => isOut(box.left - 8, box.top - 8) || isOut(box.right + 8, box.bottom + 8);
  expect(labels.filter(leaves)).toEqual([]);
  expect(pointsOf(items).filter(([x, y]) => isOut(x, y))).toEqual([]);
  expect(collisions(labels)).toEqual([]);
}

const roomsOf = ({ items }: Scene): readonly Group[] => groupsOf(items, 'room');

describe('a drawn plan', () => {
  it('is the same text for the same plan, with no number longer than two decimals and no NaN', () => {
    fc.assert(
      fc.property(anyPlan, anyPlanOptions, (request, options) => {
        const svg = svgOf(request, options);
        const copy = structuredClone(request);
        expect(drawPlan(copy, structuredClone(assess(copy)), options).svg).toBe(svg);
        expect(svg.replaceAll(/<(title|desc|text)\b.*?<\/\1>/g, '')).not.toMatch(
          /\d\.\d{3}|NaN|Infinity|undefined|\de[-+]?\d/,
        );
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it('keeps every label and every line inside the picture and lays no label on another, whatever the plan and the options', () => {
    for (const request of Object.values(PLANS)) for (const up of ['north', 'plan'] as const) keepsLaws(request, { up });
    fc.assert(fc.property(anyPlan, anyPlanOptions, keepsLaws), { seed: SEED, numRuns: 120 });
  });

  it('finds its verdicts where the ratings and the findings have their borders', () => {
    const verdicts = [100, 90, 89.9, 80, 70, 69.9, 60, 50, 49.9, 30, 20, 19.9, 0].map(verdictOf);
    expect(verdicts.join(' ')).toBe(
      'ideal ideal good good good neutral neutral neutral adverse adverse adverse severe severe',
    );
  });

  it('has one titled group for every room as sent, in its order, and each is named or numbered', () => {
    for (const [name, request] of Object.entries(PLANS)) {
      const rooms = roomsOf(sceneOf(request));
      expect(rooms, name).toHaveLength(request.rooms?.length ?? 0);
      rooms.forEach(({ title, items }, i) => {
        const { name: own, roomType } = request.rooms?.[i] ?? {};
        expect(title).toContain((own ?? roomType ?? '').replaceAll('_', ' '));
        const isAgain = title.endsWith('drawn twice, counted once');
        expect(labelsOf(items).length > 0, `${name}: ${title}`).toBe(!isAgain);
      });
    }
  });

  it('says of each room what the assessment says: its zone, and the verdict of its merit', () => {
    for (const request of [
      ...EXAMPLES,
      PLANS['forty rooms'],
      PLANS['stated and far'],
    ] as readonly AssessmentRequest[]) {
      const assessment = assess(request) as Assessed;
      const titles = roomsOf(planSceneOf(request, assessment)).map(({ title }) => title);
      const rooms = assessment.scoreBreakdown.placements.filter(({ room }) => room !== 'Main entrance');
      const judged = titles.filter((title) => title.endsWith('of 100'));
      expect(judged).toHaveLength(rooms.length);
      rooms.forEach(({ room, zone, merit }, i) => {
        const verdict =
          merit >= 90 ? 'ideal' : merit >= 70 ? 'good' : merit >= 50 ? 'neutral' : merit >= 20 ? 'adverse' : 'severe';
        expect(judged[i]).toMatch(
          new RegExp(`^${room}, (mostly )?${zone}\\b.*: ${verdict}, ${Math.floor(merit + 0.5)} of 100$`),
        );
      });
      for (const { room, severity } of assessment.findings) {
        const title = judged.find((words) => room !== null && words.startsWith(`${room}, `));
        const words = { severe: ': severe', moderate: ': adverse', minor: ': neutral' };
        if (title !== undefined) expect(title).toContain(words[severity]);
      }
    }
  });

  it('gives each verdict a sign of a shape of its own, so that colours are not needed', () => {
    const shapeOf = (group: Group): string =>
      JSON.stringify(
        groupsOf([group], 'legend').flatMap(({ items }) =>
          items.flatMap((item) =>
            item.kind === 'path'
              ? [[item.d.map(([letter]) => letter).join(''), item.dash !== undefined, item.fill === 'paper']]
              : [],
          ),
        ),
      );
    const wanted = ['ideal', 'good', 'neutral', 'adverse', 'severe', 'no rule'];
    const legends = Object.values(PLANS).flatMap((request) => groupsOf(sceneOf(request).items, 'legend'));
    const shapes = wanted.map((title) => {
      const entry = legends.find((group) => group.title === title);
      if (entry === undefined) throw new Error(`no plan shows ${title}`);
      return shapeOf(entry);
    });
    expect(new Set(shapes).size).toBe(wanted.length);
  });

  it('says nothing of how rooms stand where there is no score', () => {
    const { items, title } = sceneOf(PLANS['vague'] as AssessmentRequest);
    expect(title).toBe('Vastu plan, no grade');
    for (const group of groupsOf(items, 'room')) expect(group.title).toMatch(/: not graded$/);
    expect(groupsOf(items, 'legend').map((group) => group.title)).toEqual(['not graded', 'Brahmasthan']);
    const filled = groupsOf(items, 'room').flatMap(({ items: parts }) =>
      parts.flatMap((part) => ('fill' in part ? [part.fill] : [])),
    );
    expect(filled.filter((colour) => colour === 'good' || colour === 'bad' || colour === 'air')).toEqual([]);
  });

  it('looks the same when the drawing and its bearing are turned together', () => {
    const numbers = /-?\d+(?:\.\d+)?/g;
    for (const [i, request] of EXAMPLES.entries()) {
      const plain = sceneOf(request);
      for (const deg of [37, 90, 201.5]) {
        const turned = redrawn(request, turnedBy(deg), ((((request.bearingDeg ?? 0) - deg) % 360) + 360) % 360);
        const other = sceneOf(turned);
        const [one, two] = [plain, other].map(({ items }) => JSON.stringify(items.filter((item) => !isArrow(item))));
        // In seven-digit coordinates turning itself costs a ten-millionth of a metre.
        expect(two?.replaceAll(numbers, '#'), `example ${i + 1} by ${deg}°`).toBe(one?.replaceAll(numbers, '#'));
        const [a, b] = [one, two].map((text) => (text?.match(numbers) ?? []).map(Number));
        const worst = Math.max(...(a ?? []).map((value, k) => Math.abs(value - (b?.[k] ?? Number.NaN))));
        expect(worst, `example ${i + 1} by ${deg}°, units`).toBeLessThan(1e-3);
      }
    }
  });

  it('turns with the drawing when asked, and the arrow shows where north has gone', () => {
    const [, east] = EXAMPLES as readonly [AssessmentRequest, AssessmentRequest];
    const arrow = (scene: Scene): readonly (readonly [number, number])[] =>
      pointsOf(scene.items.filter(isArrow).flatMap((item) => (item.kind === 'group' ? item.items : [])));
    const letter = (scene: Scene): Label | undefined =>
      labelsOf(scene.items.filter(isArrow)).find(({ text }) => text === 'N');
    // The drawing's +Y looks east, so true north lies to its left.
    const plan = letter(sceneOf(east, { up: 'plan' }))?.box;
    const north = letter(sceneOf(east))?.box;
    expect((plan?.right ?? 0) < (north?.left ?? 0) && (plan?.top ?? 0) > (north?.bottom ?? 0)).toBe(true);
    expect(arrow(sceneOf(east, { up: 'plan' }))).not.toEqual(arrow(sceneOf(east)));
    // 12 × 18 m stands upright on the drawing and lies on its side with north up.
    const shapeOf = (scene: Scene): number => {
      const points = groupsOf(scene.items, 'zone').flatMap(({ items }) => pointsOf(items));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys));
    };
    expect(shapeOf(sceneOf(east))).toBeCloseTo(1.5, 6);
    expect(shapeOf(sceneOf(east, { up: 'plan' }))).toBeCloseTo(1 / 1.5, 6);
  });

  it('shows the nine zones, the door’s pada on its side, cuts, sectors and the gods’ grounds', () => {
    const ell = sceneOf(EXAMPLES[3] as AssessmentRequest, { sectors: 32, mandala: 64 });
    expect(groupsOf(ell.items, 'zone').map(({ title }) => title.split(',')[0])).toEqual([
      'NW',
      'N',
      'NE',
      'W',
      'CENTER',
      'E',
      'SW',
      'S',
      'SE',
    ]);
    expect(groupsOf(ell.items, 'deviation').map(({ title }) => title)).toEqual([
      'NE cut, 14.4 % of the rectangle about the walls, major',
    ]);
    expect(groupsOf(ell.items, 'door').map(({ title }) => title.split(',')[0])).toEqual([
      'Main door E5 Sūrya: adverse',
    ]);
    expect(groupsOf(ell.items, 'sector')).toHaveLength(33);
    expect(groupsOf(ell.items, 'devata')).toHaveLength(45);
    const names = labelsOf(groupsOf(ell.items, 'sector')).map(({ text }) => text);
    expect([names[0], names[31]]).toEqual(['E1', 'N8']);
    const [e1, s1, w1, n1] = ['E1', 'S1', 'W1', 'N1'].map(
      (code) => labelsOf(groupsOf(ell.items, 'sector')).find(({ text }) => text === code)?.box,
    );
    // E1 begins in the north-east, and the count goes clockwise.
    expect((e1?.left ?? 0) > (w1?.right ?? 0) && (e1?.bottom ?? 0) < (s1?.top ?? 0)).toBe(true);
    expect((n1?.right ?? 0) < (e1?.left ?? 0) && (n1?.bottom ?? 0) < (w1?.top ?? 0)).toBe(true);
    const door = labelsOf(groupsOf(sceneOf(HOUSE).items, 'door'));
    expect(door.map(({ text }) => text)).toEqual(['N4']);
    // Its part of the band is an eighth of the side and lies at the door: N4 ends at the middle, from the west.
    const house = sceneOf(HOUSE);
    const codes = new Map(labelsOf(groupsOf(house.items, 'zone')).map(({ text, box }) => [text, box]));
    const heightOf = (code: string): number => codes.get(code)?.top ?? Number.NaN;
    expect(heightOf('N') < heightOf('W') && heightOf('W') < heightOf('S')).toBe(true);
    expect(heightOf('NE') < heightOf('E') && heightOf('E') < heightOf('SE')).toBe(true);
    expect((codes.get('W')?.right ?? Number.NaN) < (codes.get('E')?.left ?? Number.NaN)).toBe(true);
    const cells = groupsOf(house.items, 'zone').flatMap(({ items }) => pointsOf(items).map(([x]) => x));
    const [west, east] = [Math.min(...cells), Math.max(...cells)];
    const [from, to] = pointsOf(groupsOf(house.items, 'door')[0]?.items.slice(0, 1) ?? []) as unknown as [
      [number],
      [number],
    ];
    expect((from[0] - west) / (east - west)).toBeCloseTo(3 / 8, 5);
    expect((to[0] - west) / (east - west)).toBeCloseTo(4 / 8, 5);
  });

  it('writes the names of more gods the wider the picture is', () => {
    const named = (width: number): number =>
      labelsOf(groupsOf(sceneOf(PLANS['empty'] as AssessmentRequest, { mandala: 81, width }).items, 'devata')).length;
    const counts = [200, 440, 800, 1600].map(named);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect([counts[0], counts[3]]).toEqual([0, 45]);
  });

  it('lets no line of a sector strike a zone’s name through: it lies beside them, or they are paled beneath it', () => {
    let paledCount = 0;
    for (const request of Object.values(PLANS))
      for (const sectors of [8, 16, 32] as const) {
        const { items } = sceneOf(request, { sectors });
        const places = items.map((item) => (item.kind === 'group' ? item.role : null));
        expect(places.lastIndexOf('sector')).toBeLessThan(places.indexOf('zone'));
        const lines = groupsOf(items, 'sector').flatMap(({ items: [line] }) =>
          line?.kind === 'path' && line.d.length === 2 ? [pointsOf([line]) as readonly [PointM, PointM]] : [],
        );
        expect(lines).toHaveLength(sectors);
        for (const [at, { items: shapes }] of groupsOf(items, 'zone').entries()) {
          // The middle's name lies within the plot, where room is scarce.
          if (ZONES[at] === 'CENTER') continue;
          const name = shapes.at(-1);
          if (name?.kind !== 'text') continue;
          const box = textBox(name);
          if (!lines.some(([from, to]) => meetsLine(box, from, to))) continue;
          const beneath = shapes.at(-2);
          expect(beneath).toMatchObject({ kind: 'path', fill: 'paper' });
          const xs = pointsOf(beneath === undefined ? [] : [beneath]).map(([x]) => x);
          expect([Math.min(...xs) <= box.left, Math.max(...xs) >= box.right]).toEqual([true, true]);
          paledCount++;
        }
      }
    expect(paledCount).toBeGreaterThan(5);
  });

  it('has a scale that is true', () => {
    for (const [name, request] of Object.entries(PLANS)) {
      const { items } = sceneOf(request);
      const scale = groupsOf(items, 'frame').find(({ title }) => title.startsWith('Scale')) as Group;
      const metres = Number(/Scale: ([\d.]+) m/.exec(scale.title)?.[1]);
      const [[from], [to]] = pointsOf(scale.items.slice(0, 1)) as unknown as [[number], [number]];
      const xs = groupsOf(items, 'zone')
        .flatMap(({ items: parts }) => pointsOf(parts))
        .map(([x]) => x);
      const { zoneReference } = assess(request);
      if (zoneReference.bearingDeg !== 0) continue;
      const easts = (request.plotPolygon ?? []).map(([x]) => x);
      const units = (Math.max(...xs) - Math.min(...xs)) / (Math.max(...easts) - Math.min(...easts));
      expect(Math.abs((to - from) / metres / units - 1), name).toBeLessThan(1e-4);
    }
  });

  it('escapes every text that a caller brings, and needs nothing from outside', () => {
    const nasty = '<script>alert("1")</script>&\'\u0000\ud800';
    const svg = svgOf(PLANS['long names'] as AssessmentRequest, {
      title: nasty,
      caption: [nasty],
      mandala: 81,
      sectors: 16,
    });
    expect(svg).not.toMatch(/<script|\u0000|\ud800/);
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;��');
    expect(svg).not.toMatch(/ (id|style|href|onload|xlink:href)=|<(style|script|image|use|foreignObject)|url\(/);
    expect(svg).toContain('var(--c-ink, #1d1b26)');
    expect(svgOf(HOUSE, { colours: 'dark' })).not.toContain('var(');
  });

  it('has options that each change the picture', () => {
    const plain = svgOf(EXAMPLES[5] as AssessmentRequest);
    const options: readonly PlanOptions[] = [
      { up: 'plan' },
      { sectors: 8 },
      { sectors: 16 },
      { sectors: 32 },
      { mandala: 81 },
      { mandala: 64 },
      { title: 'Mine' },
      { caption: ['Mine'] },
      { width: 800 },
      { colours: 'light' },
      { colours: 'dark' },
    ];
    const drawn = options.map((option) => svgOf(EXAMPLES[5] as AssessmentRequest, option));
    expect(new Set([plain, ...drawn]).size).toBe(options.length + 1);
  });

  it.each([
    [{ style: 'north' }, 'options.style'],
    [{ Up: 'north' }, 'options.Up'],
    [{ up: 'south' }, 'up'],
    [{ sectors: 12 }, 'sectors'],
    [{ sectors: '16' }, 'sectors'],
    [{ mandala: 9 }, 'mandala'],
    [{ title: 5 }, 'title'],
    [{ caption: 'one' }, 'caption'],
    [{ caption: [1] }, 'caption[0]'],
    [{ width: 63 }, 'width'],
    [{ width: Number.NaN }, 'width'],
    [{ width: '400' }, 'width'],
    [{ colours: 'sepia' }, 'colours'],
    [{ colours: null }, 'colours'],
    [null, 'options'],
    ['north', 'options'],
    [[], 'options'],
  ])('refuses the options %j by the name %s', (options, field) => {
    expect(refusedField(() => drawPlan(HOUSE, assess(HOUSE), options as PlanOptions))).toBe(field);
  });

  it('is drawn also where sixteen directions judge its rooms, with the verdict of each by its own', () => {
    // The seven places of the sixteen-room verse and of practice, 30 m from the middle of a plot of 90 × 90 m.
    const places = { toilet: [202.5, 112.5, 292.5], study: [247.5], kitchen: [157.5], store: [67.5, 157.5] };
    for (const zoneResolution of [16, 32] as const)
      for (const [roomType, bearings] of Object.entries(places))
        for (const bearing of bearings) {
          const middle = turnedBy(bearing)([0, 30]);
          const house: AssessmentRequest = {
            inputSource: 'measured',
            plotPolygon: rectangle(-45, -45, 90, 90),
            bearingDeg: 0,
            doorXY: [-5, 45],
            zoneResolution,
            rooms: [
              { name: 'Judged', roomType, polygon: rectangle(middle[0] - 1, middle[1] - 1, 2, 2) },
              { name: 'Hall', roomType: 'living', polygon: rectangle(10, 20, 4, 4) },
            ],
          };
          const judged = (assess(house) as Assessed).scoreBreakdown.placements[0];
          expect(judged?.zone, `${roomType} at ${bearing}`).toMatch(/^[NESW]{3}$/);
          const [room] = groupsOf(sceneOf(house).items, 'room');
          expect(room?.title).toContain(`: ${judged?.rating}, ${judged?.merit} of 100`);
        }
  });

  it('refuses an assessment that is none, or that speaks of another plan', () => {
    const assessment = assess(HOUSE) as Assessed;
    const { scoreBreakdown } = assessment;
    const other = (changed: object): Assessment => ({ ...assessment, ...changed }) as Assessment;
    const cases: readonly (readonly [unknown, string])[] = [
      [null, 'assessment'],
      [{}, 'assessment.status'],
      [other({ status: 'good' }), 'assessment.status'],
      [other({ score: 101 }), 'assessment.score'],
      [other({ grade: 1 }), 'assessment.grade'],
      [other({ confidence: undefined }), 'assessment.confidence'],
      [other({ rulesVersion: 5 }), 'assessment.rulesVersion'],
      [other({ scoreBreakdown: null }), 'assessment.scoreBreakdown'],
      [other({ scoreBreakdown: { placements: [{}] } }), 'assessment.scoreBreakdown.placements[0].room'],
      [assess(EXAMPLES[1] as AssessmentRequest), 'assessment'],
      [
        other({ scoreBreakdown: { ...scoreBreakdown, placements: scoreBreakdown.placements.slice(0, -1) } }),
        'assessment',
      ],
      [
        other({ scoreBreakdown: { ...scoreBreakdown, placements: [...scoreBreakdown.placements].reverse() } }),
        'assessment',
      ],
    ];
    for (const [record, field] of cases)
      expect(
        refusedField(() => drawPlan(HOUSE, record as Assessment)),
        JSON.stringify(record)?.slice(0, 80),
      ).toBe(field);
    const stated: AssessmentRequest = { inputSource: 'plan-derived', rooms: [{ roomType: 'kitchen', zone: 'SE' }] };
    expect(refusedField(() => drawPlan(stated, assess(stated)))).toBe('plotPolygon');
  });

  it('has kept its bytes', () => {
    const hashOf = (name: string, options: PlanOptions): string =>
      createHash('sha256')
        .update(svgOf(PLANS[name] as AssessmentRequest, options))
        .digest('hex')
        .slice(0, 16);
    expect({
      'example 1': hashOf('example 1', {}),
      'example 3, plan up, 81': hashOf('example 3', { up: 'plan', mandala: 81, width: 1000 }),
      'example 6, 32 sectors, dark': hashOf('example 6', { sectors: 32, colours: 'dark' }),
      'forty rooms': hashOf('forty rooms', { colours: 'light', caption: ['Forty'] }),
      comb: hashOf('comb', { mandala: 64, sectors: 16 }),
    }).toEqual({
      'example 1': '4d72d3a970cb2aa7',
      'example 3, plan up, 81': '149bedde4ea78e6c',
      'example 6, 32 sectors, dark': '685db9c4fbf8d8f2',
      'forty rooms': '9bd1cee71248dd39',
      comb: '3a8e06deefd7bbcb',
    });
  });
});

const isArrow = (item: Item): boolean => item.kind === 'group' && item.title.startsWith('True north');

function refusedField(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'INVALID_OPTION') return error.field;
    return String(error);
  }
  return 'drawn';
}
