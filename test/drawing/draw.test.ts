import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box, draw, type DrawOptions, drawSymbol, GLYPHS, type Group, type Item, sceneOf, textBox,
} from '../../packages/engine/src/drawing/index.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { anyChart, crowdedChart, quietChart, westernChart } from './charts.ts';

const SEED = 20261121;
const STYLES = ['north', 'south', 'east', 'wheel'] as const;

/** The rectangle of one item; strokes count with their ends, glyphs with their square's inscribed circle. */
function boxesOf(item: Item): readonly Box[] {
  switch (item.kind) {
    case 'text': return [textBox(item)];
    case 'glyph': {
      const half = item.size * 0.47;
      return [{ left: item.x - half, right: item.x + half, top: item.y - half, bottom: item.y + half }];
    }
    case 'group': return item.items.flatMap(boxesOf);
    case 'path': return [];
  }
}

const groupsOf = (items: readonly Item[], role: Group['role']): readonly Group[] =>
  items.flatMap((item) => (item.kind === 'group' ? [...(item.role === role ? [item] : []), ...groupsOf(item.items, role)] : []));

const meets = (one: Box, other: Box, slack: number): boolean =>
  one.left + slack < other.right && other.left + slack < one.right && one.top + slack < other.bottom && other.top + slack < one.bottom;

/** Every pair of labels that cover one another, as words. */
function collisions(labels: readonly Group[], slack: number): readonly string[] {
  const found: string[] = [];
  labels.forEach((one, index) => {
    for (const other of labels.slice(index + 1)) {
      if (boxesOf(one).some((a) => boxesOf(other).some((b) => meets(a, b, slack)))) found.push(`${one.title} / ${other.title}`);
    }
  });
  return found;
}

const anyOptions: fc.Arbitrary<DrawOptions> = fc.record({
  style: fc.constantFrom(...STYLES), degrees: fc.boolean(), symbols: fc.boolean(), houseNumbers: fc.boolean(), minutes: fc.boolean(),
  cuspDegrees: fc.boolean(), left: fc.constantFrom('ascendant' as const, 'aries' as const), houses: fc.constantFrom('sign' as const, 'house' as const),
}) as fc.Arbitrary<DrawOptions>;

describe('every label of a drawing', () => {
  it('lies inside the picture, whatever the chart and the options', () => {
    fc.assert(fc.property(anyChart, anyOptions, (chart, options) => {
      const scene = sceneOf(chart, options);
      const outside = scene.items.flatMap(boxesOf).filter((box) => box.left < 0 || box.top < 0 || box.right > scene.width || box.bottom > scene.height);
      expect(outside).toEqual([]);
    }), { seed: SEED, numRuns: 400 });
  });

  it('in a square chart touches no other, nor a house number, nor a line of its house', () => {
    fc.assert(fc.property(anyChart, anyOptions, (chart, options) => {
      if (options.style === 'wheel') return;
      const scene = sceneOf(chart, options);
      for (const house of groupsOf(scene.items, 'house')) {
        const labels = house.items.filter((item): item is Group => item.kind === 'group');
        const numbers = house.items.filter((item) => item.kind === 'text').map((item): Group => ({ kind: 'group', role: 'symbol', title: 'number', items: [item] }));
        // Capitals and figures fill 0.72 of the row that the measure reserves for accents and tails: 1.2 units of slack at 13.
        expect(collisions([...labels, ...numbers], 1.2)).toEqual([]);
        const outline = house.items.find((item) => item.kind === 'path');
        if (outline?.kind !== 'path') throw new Error('a house without an outline');
        const corners = outline.d.flatMap((segment) => (segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : []));
        for (const box of labels.flatMap(boxesOf)) expect(insideConvex(corners, box), `${house.title} ${JSON.stringify(box)}`).toBe(true);
      }
    }), { seed: SEED, numRuns: 300 });
  });

  it('on the wheel touches no other label', () => {
    fc.assert(fc.property(anyChart, anyOptions, (chart, options) => {
      const scene = sceneOf(chart, { ...options, style: 'wheel' });
      expect(collisions(groupsOf(scene.items, 'body'), 1.2)).toEqual([]);
      const outer = [...groupsOf(scene.items, 'angle'), ...groupsOf(scene.items, 'cusp')].filter((one) => one.items.some((item) => item.kind === 'text'));
      expect(collisions(outer, 1.2)).toEqual([]);
    }), { seed: SEED, numRuns: 300 });
  });

  it('is at least 8 units high where six bodies and the ascendant share a house, in every style', () => {
    const six = { ...crowdedChart, planets: crowdedChart.planets.filter((_, index) => index !== 1).slice(0, 6) };
    for (const style of STYLES) {
      const scene = sceneOf(six, { style });
      const bodies = groupsOf(scene.items, 'body');
      expect(bodies).toHaveLength(6);
      const names = bodies.map((body) => body.items.find((item) => item.kind === 'text' || item.kind === 'glyph'));
      for (const name of names) expect(name !== undefined && 'size' in name ? name.size : 0, style).toBeGreaterThanOrEqual(8);
    }
  });

  it('of forty bodies in one degree is still drawn, without a collision', () => {
    const first = crowdedChart.planets[0];
    if (first === undefined) throw new Error('no body');
    const forty = { ...crowdedChart, planets: Array.from({ length: 40 }, (_, index) => ({ ...first, name: `Body ${index}` })) };
    for (const style of STYLES) {
      const bodies = groupsOf(sceneOf(forty, { style }).items, 'body');
      expect(bodies).toHaveLength(40);
      expect(collisions(bodies, 1.2), style).toEqual([]);
    }
  });
});

function insideConvex(corners: readonly (readonly [number, number])[], box: Box): boolean {
  const points = [[box.left, box.top + 1], [box.right, box.top + 1], [box.right, box.bottom - 1], [box.left, box.bottom - 1]] as const;
  return points.every(([x, y]) => {
    const sides = corners.map(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % corners.length] as readonly [number, number];
      return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    });
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });
}

describe('a drawing', () => {
  it('is the same text for the same chart, with no number longer than two decimals and no NaN', () => {
    fc.assert(fc.property(anyChart, anyOptions, (chart, options) => {
      const { svg } = draw(chart, options);
      expect(draw(structuredClone(chart), options).svg).toBe(svg);
      expect(svg).not.toMatch(/\d\.\d{3}|NaN|Infinity|undefined|\de[-+]?\d/);
    }), { seed: SEED, numRuns: 60 });
  });

  it('shows every body of the chart once, with its place in words', () => {
    for (const style of STYLES) {
      const { svg } = draw(quietChart, { style });
      for (const planet of quietChart.planets) {
        const title = `<title>${planet.name}, ${Math.floor(planet.degree)}°`;
        expect(svg.split(title).length - 1, `${style}: ${planet.name}`).toBe(1);
      }
      expect(svg).toContain('retrograde</title>');
    }
  });

  it('puts bodies in the houses counted from the ascendant in the North, and shows the sign numbers there', () => {
    const houses = groupsOf(sceneOf(quietChart, { style: 'north' }).items, 'house');
    expect(houses.map((house) => house.title)).toEqual([
      'House 1, Virgo', 'House 2, Libra', 'House 3, Scorpio', 'House 4, Sagittarius', 'House 5, Capricorn: Moon, Saturn, Rahu', 'House 6, Aquarius: Mars',
      'House 7, Pisces: Venus', 'House 8, Aries: Mercury', 'House 9, Taurus: Sun', 'House 10, Gemini: Jupiter', 'House 11, Cancer: Ketu', 'House 12, Leo',
    ]);
    const number = groupsOf([houses[0] as Group], 'sign')[0]?.items[0];
    expect(number).toMatchObject({ kind: 'text', text: '6' });
    // The first house is the kite at the top, the fourth at the left, the seventh below, the tenth at the right.
    const middles = [0, 3, 6, 9].map((index) => groupsOf([houses[index] as Group], 'sign')[0]?.items[0]).map((text) => (text?.kind === 'text' ? [text.x, text.y] : []));
    expect(middles.map(([x, y]) => [Math.sign(Math.round((x as number) - 206)), Math.sign(Math.round(((y as number) - 206) / 12))])).toEqual([[0, -1], [-1, 0], [0, 1], [1, 0]]);
  });

  it('puts Aries second in the top row in the South, at the top in the East, and runs the right way round', () => {
    const middle = (group: Group): readonly [number, number] => {
      const outline = group.items[0];
      if (outline?.kind !== 'path') throw new Error('no outline');
      const points = outline.d.flatMap((segment) => (segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : []));
      return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
    };
    const south = groupsOf(sceneOf(quietChart, { style: 'south' }).items, 'house').map(middle);
    expect(south[0]).toEqual([156, 56]);
    expect(south[11]).toEqual([56, 56]);
    expect(south[3]?.[0]).toBeGreaterThan(300);
    const east = groupsOf(sceneOf(quietChart, { style: 'east' }).items, 'house').map(middle);
    expect(east[0]?.[0]).toBeCloseTo(206, 6);
    expect(east[0]?.[1]).toBeLessThan(100);
    expect(east[1]?.[0]).toBeLessThan(140);
    expect(east[3]?.[0]).toBeLessThan(100);
  });

  it('turns the wheel so that the ascendant is at the left and longitudes run anticlockwise', () => {
    const scene = sceneOf(westernChart, { style: 'wheel' });
    const [ascendant, midheaven] = groupsOf(scene.items, 'angle').filter((one) => one.items[0]?.kind === 'text').map((one) => one.items[0]);
    if (ascendant?.kind !== 'text' || midheaven?.kind !== 'text') throw new Error('angles without labels');
    expect(ascendant.text).toBe('AC');
    expect(ascendant.x).toBeLessThan(40);
    // A midheaven a quarter of the zodiac before the ascendant is above; y points down.
    expect(midheaven.text).toBe('MC');
    expect(midheaven.y).toBeLessThan(40);
    const aries = groupsOf(sceneOf(westernChart, { style: 'wheel', left: 'aries' }).items, 'sign')[0]?.items[2];
    expect(aries).toMatchObject({ kind: 'glyph', id: 'aries' });
    expect(aries?.kind === 'glyph' && aries.x < 60 && aries.y > 244).toBe(true);
  });

  it('draws the aspects it is given, to bodies it shows, and no others', () => {
    const aspects = [{ planet1: 'Sun', planet2: 'Moon', type: 'square', orb: 1.234 }, { planet1: 'Sun', planet2: 'Nobody', type: 'trine' }];
    const found = groupsOf(sceneOf(westernChart, { style: 'wheel', aspects }).items, 'aspect');
    expect(found.map((one) => one.title)).toEqual(['Sun square Moon, orb 1.2°']);
  });

  it('has options that each change the picture', () => {
    const pairs: readonly (readonly [DrawOptions, DrawOptions])[] = [
      [{ style: 'north' }, { style: 'north', degrees: false }], [{ style: 'north' }, { style: 'north', symbols: true }],
      [{ style: 'north' }, { style: 'north', bodies: ['Sun'] }], [{ style: 'north' }, { style: 'north', names: { Sun: 'सू' } }],
      [{ style: 'north' }, { style: 'north', title: 'Mine' }], [{ style: 'north' }, { style: 'north', caption: ['Mine'] }],
      [{ style: 'north' }, { style: 'north', width: 800 }], [{ style: 'north' }, { style: 'north', colours: 'dark' }],
      [{ style: 'south' }, { style: 'south', houseNumbers: true }], [{ style: 'east' }, { style: 'east', houseNumbers: true }],
      [{ style: 'wheel' }, { style: 'wheel', minutes: false }], [{ style: 'wheel' }, { style: 'wheel', cuspDegrees: false }],
      [{ style: 'wheel' }, { style: 'wheel', left: 'aries' }], [{ style: 'wheel' }, { style: 'wheel', names: { Moon: 'Mo' } }],
    ];
    for (const [plain, changed] of pairs) expect(draw(westernChart, changed).svg, JSON.stringify(changed)).not.toBe(draw(westernChart, plain).svg);
    expect(draw(crowdedChart, { style: 'north', houses: 'house' }).svg).not.toBe(draw(crowdedChart, { style: 'north' }).svg);
  });

  it('escapes every text that a caller brings, and drops what XML cannot hold', () => {
    const nasty = '<script>alert("1")</script>&\'\u0000\ud800';
    for (const style of STYLES) {
      const { svg } = draw(quietChart, { style, title: nasty, caption: [nasty], names: { Sun: nasty, Ascendant: nasty } });
      expect(svg).not.toMatch(/<script|\u0000|\ud800/);
      expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;��');
    }
  });

  it('needs nothing from outside: no id, style, script, link or font', () => {
    for (const style of STYLES) expect(draw(westernChart, { style }).svg).not.toMatch(/ (id|style|href|onload|xlink:href)=|<(style|script|image|use|foreignObject)|url\(/);
  });

  it('names its colours outright when a palette is asked for, and asks the page otherwise', () => {
    expect(draw(quietChart, { style: 'north', colours: 'dark' }).svg).not.toContain('var(');
    expect(draw(quietChart, { style: 'north' }).svg).toContain('var(--c-ink, #1d1b26)');
  });

  it('refuses an unknown style, colour or width by name', () => {
    const refused = (options: unknown): string => {
      try {
        draw(quietChart, options as DrawOptions);
      } catch (error) {
        if (error instanceof EngineError) return `${error.code} ${error.field}`;
      }
      return 'drawn';
    };
    expect(refused({ style: 'west' })).toBe('INVALID_OPTION style');
    expect(refused({ style: 'north', width: Number.NaN })).toBe('INVALID_OPTION width');
    expect(refused({ style: 'north', width: 10 })).toBe('INVALID_OPTION width');
    expect(refused({ style: 'north', colours: 'sepia' })).toBe('INVALID_OPTION colours');
  });
});

describe('a symbol', () => {
  it('stays within its square, pen included', () => {
    for (const [id, shape] of Object.entries(GLYPHS)) {
      for (const [, ...numbers] of [...shape.strokes, ...(shape.fills ?? [])]) {
        for (const value of numbers) expect(Math.abs(value), id).toBeLessThanOrEqual(10.2);
      }
    }
  });

  it('can be drawn alone with its name', () => {
    expect(drawSymbol('north-node', 'Rahu').svg).toContain('<title>Rahu</title>');
    expect(() => drawSymbol('toString', 'x')).toThrow(EngineError);
  });
});
