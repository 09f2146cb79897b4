import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DrawOptions,
  draw,
  drawSymbol,
  GLYPHS,
  type Group,
  sceneOf,
} from '../../packages/engine/src/drawing/index.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { anyChart, crowdedChart, quietChart, westernChart } from './charts.ts';
import { anyOptions, groupsOf, STYLES } from './looking.ts';

const SEED = 20261121;

describe('a drawing', () => {
  it('is the same text for the same chart, with no number longer than two decimals and no NaN', () => {
    fc.assert(
      fc.property(anyChart, anyOptions, (chart, options) => {
        const { svg } = draw(chart, options);
        expect(draw(structuredClone(chart), options).svg).toBe(svg);
        expect(svg).not.toMatch(/\d\.\d{3}|NaN|Infinity|undefined|\de[-+]?\d/);
      }),
      { seed: SEED, numRuns: 60 },
    );
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
      'House 1, Virgo',
      'House 2, Libra',
      'House 3, Scorpio',
      'House 4, Sagittarius',
      'House 5, Capricorn: Moon, Saturn, Rahu',
      'House 6, Aquarius: Mars',
      'House 7, Pisces: Venus',
      'House 8, Aries: Mercury',
      'House 9, Taurus: Sun',
      'House 10, Gemini: Jupiter',
      'House 11, Cancer: Ketu',
      'House 12, Leo',
    ]);
    const number = groupsOf([houses[0] as Group], 'sign')[0]?.items[0];
    expect(number).toMatchObject({ kind: 'text', text: '6' });
    // The first house is the kite at the top, the fourth at the left, the seventh below, the tenth at the right.
    const middles = [0, 3, 6, 9]
      .map((index) => groupsOf([houses[index] as Group], 'sign')[0]?.items[0])
      .map((text) => (text?.kind === 'text' ? [text.x, text.y] : []));
    expect(
      middles.map(([x, y]) => [
        Math.sign(Math.round((x as number) - 206)),
        Math.sign(Math.round(((y as number) - 206) / 12)),
      ]),
    ).toEqual([
      [0, -1],
      [-1, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  it('puts Aries second in the top row in the South, at the top in the East, and runs the right way round', () => {
    const middle = (group: Group): readonly [number, number] => {
      const outline = group.items[0];
      if (outline?.kind !== 'path') throw new Error('no outline');
      const points = outline.d.flatMap((segment) =>
        segment[0] === 'M' || segment[0] === 'L' ? [[segment[1], segment[2]] as const] : [],
      );
      return [
        points.reduce((sum, [x]) => sum + x, 0) / points.length,
        points.reduce((sum, [, y]) => sum + y, 0) / points.length,
      ];
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
    const [ascendant, midheaven] = groupsOf(scene.items, 'angle')
      .filter((one) => one.items[0]?.kind === 'text')
      .map((one) => one.items[0]);
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
    const aspects = [
      { planet1: 'Sun', planet2: 'Moon', type: 'square', orb: 1.234 },
      { planet1: 'Sun', planet2: 'Nobody', type: 'trine' },
    ];
    const found = groupsOf(sceneOf(westernChart, { style: 'wheel', aspects }).items, 'aspect');
    expect(found.map((one) => one.title)).toEqual(['Sun square Moon, orb 1.2°']);
  });

  it('has options that each change the picture', () => {
    const pairs: readonly (readonly [DrawOptions, DrawOptions])[] = [
      [{ style: 'north' }, { style: 'north', degrees: false }],
      [{ style: 'north' }, { style: 'north', symbols: true }],
      [{ style: 'north' }, { style: 'north', bodies: ['Sun'] }],
      [{ style: 'north' }, { style: 'north', names: { Sun: 'सू' } }],
      [{ style: 'north' }, { style: 'north', title: 'Mine' }],
      [{ style: 'north' }, { style: 'north', caption: ['Mine'] }],
      [{ style: 'north' }, { style: 'north', width: 800 }],
      [{ style: 'north' }, { style: 'north', colours: 'dark' }],
      [{ style: 'south' }, { style: 'south', houseNumbers: true }],
      [{ style: 'east' }, { style: 'east', houseNumbers: true }],
      [{ style: 'wheel' }, { style: 'wheel', minutes: false }],
      [{ style: 'wheel' }, { style: 'wheel', cuspDegrees: false }],
      [{ style: 'wheel' }, { style: 'wheel', left: 'aries' }],
      [{ style: 'wheel' }, { style: 'wheel', names: { Moon: 'Mo' } }],
    ];
    for (const [plain, changed] of pairs)
      expect(draw(westernChart, changed).svg, JSON.stringify(changed)).not.toBe(draw(westernChart, plain).svg);
    expect(draw(crowdedChart, { style: 'north', houses: 'house' }).svg).not.toBe(
      draw(crowdedChart, { style: 'north' }).svg,
    );
  });

  it('escapes every text that a caller brings, and drops what XML cannot hold', () => {
    const nasty = '<script>alert("1")</script>&\'\u0000\ud800';
    for (const style of STYLES) {
      const { svg } = draw(quietChart, {
        style,
        title: nasty,
        caption: [nasty],
        names: { Sun: nasty, Ascendant: nasty },
      });
      expect(svg).not.toMatch(/<script|\u0000|\ud800/);
      expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;��');
    }
  });

  it('needs nothing from outside: no id, style, script, link or font', () => {
    for (const style of STYLES)
      expect(draw(westernChart, { style }).svg).not.toMatch(
        / (id|style|href|onload|xlink:href)=|<(style|script|image|use|foreignObject)|url\(/,
      );
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
