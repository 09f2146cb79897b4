/** The drawings of records: wheels of two charts, dashas, strengths and days. What they show, what they refuse, and what nobody should hand in. */

import { describe, expect, it } from 'vitest';
import {
  ashtakavargaSceneOf,
  biWheelSceneOf,
  type DrawingLanguage,
  dashaSceneOf,
  daySceneOf,
  drawAshtakavarga,
  drawBiWheel,
  drawDasha,
  drawDay,
  drawShadbala,
  type Group,
  type Item,
  sceneOf,
  shadbalaSceneOf,
} from '../../packages/engine/src/drawing/index.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import type { Panchang } from '../../packages/engine/src/jyotish/index.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import { besiege, type Door } from '../hostile.ts';
import { ashtakavarga, between, chart, dasha, nowJdUt, panchang, partner, shadbala, western } from './gallery.ts';
import { languages } from './languages.ts';
import { groupsOf } from './looking.ts';

const textsIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'text' ? [item.text] : item.kind === 'group' ? textsIn(item.items) : []));

/** Left and right, top and bottom of a path that a group begins with. */
function boundsOf(group: Group | undefined, at = 0): { readonly width: number; readonly height: number } {
  const path = group?.items[at];
  if (path?.kind !== 'path') throw new Error('no path');
  const points = path.d.flatMap((segment) =>
    segment[0] === 'Z' ? [] : [[segment.at(-2) as number, segment.at(-1) as number] as const],
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

function fieldOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'INVALID_OPTION') return error.field ?? '';
    throw error;
  }
  return 'nothing was refused';
}

describe('a wheel of two charts', () => {
  const scene = biWheelSceneOf(western, partner, {
    kind: 'synastry',
    innerName: 'Asha',
    outerName: 'Ravi',
    aspects: between,
  });
  const [inner, outer] = groupsOf(scene.items, 'symbol');

  it('has every body of the first within and of the second without, and both angles of the second', () => {
    expect(inner?.title).toBe('Inner wheel: Asha');
    expect(groupsOf(inner?.items ?? [], 'body').map(({ title }) => title.split(',')[0])).toEqual(
      western.planets.map(({ name }) => name),
    );
    expect(groupsOf(outer?.items ?? [], 'body').map(({ title }) => title.split(',')[0])).toEqual([
      ...partner.planets.map(({ name }) => name),
      'Ascendant',
      'Midheaven',
    ]);
    expect(scene.title).toBe('Synastry wheel, Asha, Ravi');
  });

  it('puts the rings where they belong: every symbol of the first nearer to the middle than any of the second', () => {
    const middle = scene.width / 2;
    const radii = (ring: Group | undefined): readonly number[] =>
      groupsOf(ring?.items ?? [], 'body').flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'glyph' ? [Math.hypot(item.x - middle, item.y - middle)] : [])),
      );
    expect(Math.max(...radii(inner))).toBeLessThan(Math.min(...radii(outer)));
  });

  it('draws each line from a body of the first to one of the second', () => {
    const aspects = [{ planet1: 'Sun', planet2: 'Moon', type: 'trine', orb: 1.26 }];
    const titles = groupsOf(biWheelSceneOf(western, partner, { aspects }).items, 'aspect').map(({ title }) => title);
    expect(titles).toEqual(['Sun trine Moon, orb 1.3°']);
    const [line] = groupsOf(biWheelSceneOf(western, partner, { aspects, left: 'aries' }).items, 'aspect');
    const path = line?.items[0];
    const end = path?.kind === 'path' ? path.d[1] : undefined;
    const moon = partner.planets.find(({ name }) => name === 'Moon')?.longitude as number;
    const angle = ((180 - moon) * Math.PI) / 180;
    expect(end?.[1]).toBeCloseTo(scene.width / 2 + 90 * Math.cos(angle), 6);
    expect(end?.[2]).toBeCloseTo(scene.width / 2 + 90 * Math.sin(angle), 6);
  });

  it('has no angles of the sky in a wheel of transits', () => {
    const [, ring] = groupsOf(biWheelSceneOf(western, partner, { kind: 'transits' }).items, 'symbol');
    expect(groupsOf(ring?.items ?? [], 'body')).toHaveLength(partner.planets.length);
  });
});

describe('a dasha over a life', () => {
  const scene = dashaSceneOf(dasha, { nowJdUt });
  const rows = scene.items.filter(
    (item): item is Group =>
      item.kind === 'group' && item.role === 'period' && item.items.some((part) => part.kind === 'group'),
  );

  it('has a row for each great period with its nine parts, named and dated as the engine has them', () => {
    expect(rows).toHaveLength(9);
    for (const [i, row] of rows.entries()) {
      const span = dasha.spans[i];
      expect(row.title).toBe(`${span?.lord}, ${span?.start?.slice(0, 10)} – ${span?.end?.slice(0, 10)}`);
      const parts = groupsOf(row.items, 'period');
      const alive = (span?.children ?? []).filter(({ endJdUt }) => endJdUt > dasha.birthJdUt);
      expect(parts.map(({ title }) => title.split(', ')[0])).toEqual(
        alive.map(({ lord }) => `${span?.lord} · ${lord}`),
      );
    }
  });

  it('gives each period of the strip and each part of a row its share of the width', () => {
    const strip = scene.items
      .filter((item): item is Group => item.kind === 'group' && item.role === 'period')
      .slice(0, 9);
    const end = dasha.spans.at(-1)?.endJdUt as number;
    for (const [i, period] of strip.entries()) {
      const { startJdUt, endJdUt } = dasha.spans[i] as (typeof dasha.spans)[number];
      const share = (endJdUt - Math.max(startJdUt, dasha.birthJdUt)) / (end - dasha.birthJdUt);
      expect(boundsOf(period).width).toBeCloseTo(612 * share, 6);
    }
    const whole = rows[3] as Group;
    const spans = dasha.spans[3]?.children ?? [];
    const total = (spans.at(-1)?.endJdUt as number) - (spans[0]?.startJdUt as number);
    for (const [i, part] of groupsOf(whole.items, 'period').entries())
      expect(boundsOf(part).width).toBeCloseTo(
        (476 * ((spans[i]?.endJdUt as number) - (spans[i]?.startJdUt as number))) / total,
        6,
      );
  });

  it('marks the present once above the strip and darkens the part that runs, and marks nothing outside the life', () => {
    expect(groupsOf(scene.items, 'mark').map(({ title }) => title)).toEqual(['now']);
    const running = rows
      .flatMap((row) => groupsOf(row.items, 'period'))
      .filter(({ items: [cell] }) => cell?.kind === 'path' && cell.opacity === 0.34);
    const maha = dasha.spans.find(({ startJdUt, endJdUt }) => nowJdUt >= startJdUt && nowJdUt < endJdUt);
    const antar = maha?.children?.find(({ startJdUt, endJdUt }) => nowJdUt >= startJdUt && nowJdUt < endJdUt);
    expect(running.map(({ title }) => title.split(',')[0])).toEqual([`${maha?.lord} · ${antar?.lord}`]);
    for (const outside of [dasha.birthJdUt - 1, dasha.birthJdUt + 60_000])
      expect(groupsOf(dashaSceneOf(dasha, { nowJdUt: outside }).items, 'mark')).toEqual([]);
  });

  it('tells ages in whole years and leaves out what comes after the life', () => {
    expect(textsIn(rows[1]?.items ?? [])[1]).toBe('1999 – 2005, age 9');
    expect(dashaSceneOf(dasha, { years: 30 }).description.split('; ')).toHaveLength(4);
    expect(
      dashaSceneOf({
        ...dasha,
        spans: dasha.spans.map(({ lord, sign, seat, level, startJdUt, endJdUt }) => ({
          lord,
          sign,
          seat,
          level,
          startJdUt,
          endJdUt,
        })),
      }).items.length,
    ).toBeGreaterThan(9);
  });

  it('names the signs of a dasha of signs', () => {
    const spans = dasha.spans.map((span, i) => ({ ...span, lord: null, sign: i + 1, children: [] }));
    expect(dashaSceneOf({ ...dasha, spans }).description).toContain('Taurus, 1999');
  });
});

describe('bars', () => {
  it('of ashtakavarga have the bindus of their signs, in proportion, and turn with the lagna', () => {
    const bars = groupsOf(ashtakavargaSceneOf(ashtakavarga).items, 'bar');
    expect(bars).toHaveLength(12);
    const unit = boundsOf(bars[0]).height / (ashtakavarga.sarva[0] as number);
    for (const [i, bar] of bars.entries()) {
      expect(boundsOf(bar).height).toBeCloseTo(unit * (ashtakavarga.sarva[i] as number), 6);
      expect(bar.title).toMatch(new RegExp(`: ${ashtakavarga.sarva[i]} points$`));
    }
    const turned = groupsOf(ashtakavargaSceneOf(ashtakavarga, { from: 'lagna' }).items, 'bar');
    expect(turned[0]?.title).toMatch(/, house 1: /);
    expect(turned[0]?.title).toBe(bars[chart.ascendant.signNumber - 1]?.title);
  });

  it('have the line of 28 at the height of 28, and of 4 for one table', () => {
    const scene = ashtakavargaSceneOf(ashtakavarga);
    const [mark] = groupsOf(scene.items, 'mark');
    const line = mark?.items[0];
    const bar = groupsOf(scene.items, 'bar')[0];
    const y = line?.kind === 'path' ? (line.d[0]?.[2] as number) : Number.NaN;
    expect(mark?.title).toBe('average 28');
    expect(236 - y).toBeCloseTo((boundsOf(bar).height * 28) / (ashtakavarga.sarva[0] as number), 6);
    const venus = ashtakavargaSceneOf(ashtakavarga, { table: 'Venus' });
    expect(groupsOf(venus.items, 'mark')[0]?.title).toBe('average 4');
    expect(venus.title).toContain('Venus');
    const eight = { ...ashtakavarga, settings: { ...ashtakavarga.settings, sarva: 'with-lagna' as const } };
    expect(groupsOf(ashtakavargaSceneOf(eight).items, 'mark')[0]?.title).toBe('average 32');
  });

  it('of shadbala are as long as the strength, with the mark where it is enough', () => {
    const bars = groupsOf(shadbalaSceneOf(shadbala).items, 'bar');
    const grahas = Object.entries(shadbala.grahas);
    expect(bars).toHaveLength(7);
    const unit = boundsOf(bars[0], 2).width / shadbala.grahas.Sun.virupas;
    for (const [i, bar] of bars.entries()) {
      const [graha, { virupas, requiredVirupas }] = grahas[i] as (typeof grahas)[number];
      expect(boundsOf(bar, 2).width).toBeCloseTo(unit * virupas, 6);
      const stroke = bar.items[4];
      const x = stroke?.kind === 'path' ? (stroke.d[0]?.[1] as number) : Number.NaN;
      expect(x - 118).toBeCloseTo(unit * requiredVirupas, 6);
      expect(bar.title).toBe(
        `${graha}: ${(virupas / 60).toFixed(2)} rupas of ${(requiredVirupas / 60).toFixed(2)} required`,
      );
      const fill = bar.items[2];
      expect(fill?.kind === 'path' && fill.fill).toBe(virupas >= requiredVirupas ? 'good' : 'bad');
    }
    expect(textsIn(groupsOf(shadbalaSceneOf(shadbala, { unit: 'virupa' }).items, 'bar'))).toContain(
      shadbala.grahas.Sun.virupas.toFixed(0),
    );
  });
});

describe('the ring of a day', () => {
  const scene = daySceneOf(panchang, { nowJdUt });
  const { sun } = panchang;
  const day = sun.nextSunriseJdUt - sun.sunriseJdUt;

  it('has an arc for everything that runs between the sunrises, and a line for it', () => {
    const limbs = groupsOf(scene.items, 'limb').map(({ title }) => title);
    expect(limbs).toHaveLength(
      panchang.tithi.length + panchang.nakshatra.length + panchang.yoga.length + panchang.karana.length,
    );
    for (const name of ['tithi', 'nakshatra', 'yoga', 'karana'] as const)
      for (const span of panchang[name])
        expect(limbs.filter((title) => title.includes(`: ${span.name},`)).length).toBeGreaterThan(0);
    const lines = textsIn(groupsOf(scene.items, 'legend'));
    expect(lines).toContain(`${panchang.tithi[0]?.name} until ${panchang.tithi[0]?.end.slice(11, 16)}`);
  });

  it('has room for every end of a limb in every language, whatever the limb and the month', () => {
    const names = { tithi: 'tithi', nakshatra: 'nakshatra', yoga: 'nityaYoga', karana: 'karana' } as const;
    for (const language of languages)
      for (const [limb, group] of Object.entries(names) as [keyof typeof names, (typeof names)[keyof typeof names]][]) {
        const keys = Object.keys(language.names[group]);
        const spans = Array.from({ length: keys.length }, (_, i) => {
          const end = `2026-${`${(i % 12) + 1}`.padStart(2, '0')}-26T09:41:00+05:30`;
          return { ...panchang[limb][0], name: keys[i], end };
        });
        const drawn = daySceneOf({ ...panchang, [limb]: spans } as unknown as Panchang, { language });
        const lines = textsIn(groupsOf(drawn.items, 'legend'));
        expect(lines.length, language.english).toBeGreaterThan(keys.length);
        expect(
          lines.filter((line) => line.endsWith('…')),
          language.english,
        ).toEqual([]);
      }
  });

  it('says the hour of today and the date of another day as the language does', () => {
    const french = languages.find(({ code }) => code === 'fr');
    const lines = textsIn(groupsOf(daySceneOf(panchang, { language: french as DrawingLanguage }).items, 'legend'));
    const [first, second] = panchang.tithi;
    expect(lines).toContain(`Ekadashi jusqu’à ${first?.end.slice(11, 16)}`);
    expect(lines).toContain(`Dwadashi jusqu’au 16 mars 2026, ${second?.end.slice(11, 16)}`);
  });

  it('puts an end where its time lies, sunrise at the left and noon above', () => {
    const [tithi] = panchang.tithi;
    const [arc] = groupsOf(scene.items, 'limb');
    const end = arc?.items[2];
    const from = end?.kind === 'path' ? end.d[0] : undefined;
    const angle = Math.PI + (2 * Math.PI * ((tithi?.endJdUt as number) - sun.sunriseJdUt)) / day;
    expect(from?.[1]).toBeCloseTo(230 + 136 * Math.cos(angle), 6);
    expect(from?.[2]).toBeCloseTo(222 + 136 * Math.sin(angle), 6);
    const hours = scene.items.filter((item) => item.kind === 'text' && item.text === '12');
    expect(hours).toHaveLength(1);
    expect(hours[0]?.kind === 'text' && hours[0].y).toBeLessThan(40);
  });

  it('marks rahu kaal, gulika, yamaganda and abhijit, and no abhijit on a Wednesday', () => {
    const titles = groupsOf(scene.items, 'period').map(({ title }) => title);
    expect(titles.map((title) => title.split(':')[0])).toEqual([
      'Rahu Kalam',
      'Gulika Kalam',
      'Yamaganda',
      'Abhijit Muhurta',
    ]);
    const rahu = panchang.periods.find(({ id }) => id === 'rahu-kalam')?.spans[0];
    expect(titles[0]).toContain(`${rahu?.start.slice(11, 16)} – ${rahu?.end.slice(11, 16)}`);
    const wednesday = {
      ...panchang,
      periods: panchang.periods.map((period) =>
        period.id === 'abhijit-muhurta' ? { ...period, isApplicable: false } : period,
      ),
    };
    expect(groupsOf(daySceneOf(wednesday).items, 'period')).toHaveLength(3);
  });

  it('is all day where the Sun does not set, and all night where it does not rise', () => {
    const zones = (horizon: 'always-above' | 'always-below'): readonly string[] =>
      groupsOf(daySceneOf({ ...panchang, sun: { ...sun, horizon } }).items, 'zone').map(({ title }) => title);
    expect(zones('always-above')).toEqual(['day']);
    expect(zones('always-below')).toEqual(['night']);
    expect(groupsOf(scene.items, 'zone').map(({ title }) => title)).toEqual(['day', 'night']);
  });

  it('leaves out the hours after midnight of a night in which the clock is changed', () => {
    const hours = (nextSunrise: string): readonly string[] =>
      textsIn(daySceneOf({ ...panchang, sun: { ...sun, nextSunrise } }).items.filter(({ kind }) => kind === 'text'));
    expect(hours(sun.nextSunrise)).toContain('3');
    expect(hours(sun.nextSunrise.replace(/T\d\d/, 'T07'))).not.toContain('3');
  });
});

describe('a language', () => {
  it('is in every title, label and description, and in the lang of the picture', () => {
    const { svg } = drawDay(panchang, { language: hindi });
    expect(svg).toContain(' lang="hi" ');
    for (const scene of [
      sceneOf(chart, { style: 'north', language: hindi }),
      biWheelSceneOf(western, partner, { aspects: between, language: hindi }),
      dashaSceneOf(dasha, { nowJdUt, language: hindi }),
      ashtakavargaSceneOf(ashtakavarga, { language: hindi }),
      shadbalaSceneOf(shadbala, { language: hindi }),
      daySceneOf(panchang, { nowJdUt, language: hindi }),
    ]) {
      const told = [scene.title, scene.description, ...textsIn(scene.items), ...titlesIn(scene.items)].join('\n');
      expect(told.replaceAll('lahiri', '').match(/[A-Za-z]{2,}/g) ?? [], scene.title).toEqual([]);
    }
  });

  it('of the engine is taken as it is, each one', () => {
    for (const language of languages) expect(drawDasha(dasha, { language }).svg).toContain(`lang="${language.code}"`);
  });

  it('that lacks something is refused by the name of it', () => {
    const { say } = hindi;
    expect(
      fieldOf(() =>
        drawDay(panchang, { language: { ...hindi, say: { drawing: { ...say.drawing, until: '' as never } } } }),
      ),
    ).toBe('language.say.drawing.until');
    expect(fieldOf(() => drawDay(panchang, { language: { ...hindi, number: undefined as never } }))).toBe(
      'language.number',
    );
    expect(fieldOf(() => drawDay(panchang, { language: 'hi' as never }))).toBe('language');
    expect(fieldOf(() => sceneOf(chart, { style: 'north', measure: 5 as never }))).toBe('measure');
  });
});

describe('what cannot be drawn', () => {
  it('is refused by its field', () => {
    expect(fieldOf(() => drawBiWheel(western, { ...partner, planets: undefined as never }))).toBe('outer.planets');
    expect(fieldOf(() => drawBiWheel(undefined as never, partner))).toBe('inner');
    expect(fieldOf(() => drawBiWheel(western, partner, { symbols: true } as never))).toBe('options.symbols');
    expect(fieldOf(() => drawDasha({ ...dasha, spans: [] }))).toBe('dasha.spans');
    expect(fieldOf(() => drawDasha(dasha, { years: 0 }))).toBe('years');
    expect(fieldOf(() => drawAshtakavarga(ashtakavarga, { table: 'Rahu' as never }))).toBe('table');
    expect(fieldOf(() => drawAshtakavarga({ ...ashtakavarga, sarva: [1] }))).toBe('ashtakavarga.sarva.length');
    expect(fieldOf(() => drawShadbala({ ...shadbala, grahas: {} as never }))).toBe('shadbala.grahas.Sun');
    expect(fieldOf(() => drawShadbala(shadbala, { width: 10 }))).toBe('width');
    expect(fieldOf(() => drawDay({ ...panchang, sun: { ...panchang.sun, sunrise: 'soon' } }))).toBe(
      'panchang.sun.sunrise',
    );
    expect(fieldOf(() => drawDay(panchang, { colours: 'pink' as never }))).toBe('colours');
  });

  const doors: readonly Door[] = [
    [
      'drawBiWheel',
      drawBiWheel as never,
      [[western, partner, { kind: 'synastry', aspects: between.slice(0, 2), caption: ['One'] }]],
    ],
    ['drawDasha', drawDasha as never, [[dasha, { nowJdUt, years: 80, title: 'Mine' }]]],
    ['drawAshtakavarga', drawAshtakavarga as never, [[ashtakavarga, { table: 'sarva', from: 'lagna' }]]],
    ['drawShadbala', drawShadbala as never, [[shadbala, { unit: 'virupa', width: 700 }]]],
    ['drawDay', drawDay as never, [[panchang, { nowJdUt, colours: 'dark' }]]],
  ];
  besiege(doors, { seed: 23, anyRuns: 60, alteredRuns: 150 });
});

const titlesIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item.title, ...titlesIn(item.items)] : []));
