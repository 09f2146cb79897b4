/** The doors of eclipses and occultations, asked what nobody should ask; and the refusals that callers may see. */
import { describe, expect, it } from 'vitest';
import * as eclipse from '../../../packages/engine/src/sky/eclipse/index.ts';
import { besiege, type Door } from '../../hostile.ts';
import { kernel } from '../kernel.ts';

const place = { latitudeDeg: 28.6, longitudeDeg: 77.2, elevationMetres: 200 };
const from = 2458300;
const sun = eclipse.nextSolarEclipse(kernel, from) as eclipse.SolarEclipse;
const moon = eclipse.nextLunarEclipse(kernel, from) as eclipse.LunarEclipse;
const star = {
  raRad: 1.204,
  decRad: 0.288,
  pmRaRadPerYear: 0,
  pmDecRadPerYear: 0,
  parallaxRad: 0,
  radialKmPerSecond: 0,
};
const venus = eclipse.occultations(kernel, 'Venus', 2453146, 2453148)[0] as eclipse.Occultation;

/** Spans and limits of a hundred years would be answered, and take their time. */
const short = (jd: unknown): unknown => (typeof jd === 'number' && jd > 1e6 && jd < 2.7e6 ? from + (jd % 400) : jd);
const bound =
  (call: (...args: never[]) => unknown, spans: readonly number[] = []): Door[1] =>
  (...args: never[]) =>
    (call as (...all: unknown[]) => unknown)(kernel, ...args.map((arg, i) => (spans.includes(i) ? short(arg) : arg)));

const doors: readonly Door[] = [
  [
    'solarEclipses',
    bound(eclipse.solarEclipses, [0, 1]),
    [
      [from, from + 300],
      [from, from + 200, { moonRadius: 'iau', greatest: 'angle' }],
    ],
  ],
  [
    'nextSolarEclipse',
    bound(eclipse.nextSolarEclipse, [0]),
    [[from], [from, { direction: 'backward', types: ['partial'], limitDays: 900 }]],
  ],
  ['centralLine', bound(eclipse.centralLine), [[sun, 3600]]],
  ['besselianElements', bound(eclipse.besselianElements), [[from], [from, { moonRadius: 'nasa-canons' }]]],
  ['solarEclipseAt', bound(eclipse.solarEclipseAt), [[sun, place]]],
  [
    'nextSolarEclipseAt',
    bound(eclipse.nextSolarEclipseAt, [1]),
    [
      [place, from],
      [place, from, { belowHorizon: true, limitDays: 2000 }],
    ],
  ],
  [
    'lunarEclipses',
    bound(eclipse.lunarEclipses, [0, 1]),
    [
      [from, from + 300],
      [from, from + 200, { shadow: 'chauvenet' }],
    ],
  ],
  [
    'nextLunarEclipse',
    bound(eclipse.nextLunarEclipse, [0]),
    [[from], [from, { direction: 'backward', types: ['total'] }]],
  ],
  ['lunarEclipseAt', bound(eclipse.lunarEclipseAt), [[moon, place]]],
  [
    'nextLunarEclipseAt',
    bound(eclipse.nextLunarEclipseAt, [1]),
    [
      [place, from],
      [place, from, { phase: 'total' }],
    ],
  ],
  [
    'occultations',
    bound(eclipse.occultations, [1, 2]),
    [
      ['Venus', from, from + 300],
      [star, from, from + 100],
    ],
  ],
  ['occultationAt', bound(eclipse.occultationAt), [[venus, place]]],
  ['nextOccultationAt', bound(eclipse.nextOccultationAt, [2]), [['Mars', place, from, { limitDays: 800 }]]],
];

describe('eclipses', () => {
  besiege(doors, { seed: 20261121, anyRuns: 60, alteredRuns: 80 });

  const ask = (call: () => unknown): (() => unknown) => call;
  it.each([
    [
      'INVALID_OPTION',
      'options.moonRadius',
      ask(() => eclipse.solarEclipses(kernel, from, from + 9, { moonRadius: 'big' as never })),
    ],
    [
      'INVALID_OPTION',
      'options.shadow',
      ask(() => eclipse.lunarEclipses(kernel, from, from + 9, { shadow: 'la-hire' as never })),
    ],
    [
      'INVALID_OPTION',
      'options.shadows',
      ask(() => eclipse.lunarEclipses(kernel, from, from + 9, { shadows: 'danjon' } as never)),
    ],
    [
      'INVALID_OPTION',
      'options.types[1]',
      ask(() => eclipse.nextSolarEclipse(kernel, from, { types: ['total', 'deep' as never] })),
    ],
    [
      'INVALID_OPTION',
      'options.direction',
      ask(() => eclipse.nextLunarEclipse(kernel, from, { direction: 'up' as never })),
    ],
    ['INVALID_OPTION', 'options.limitDays', ask(() => eclipse.nextLunarEclipse(kernel, from, { limitDays: -1 }))],
    ['INVALID_OPTION', 'options.deltaT', ask(() => eclipse.nextLunarEclipse(kernel, from, { deltaT: 69 as never }))],
    ['INVALID_OPTION', 'eclipse', ask(() => eclipse.centralLine(kernel, null as never, 60))],
    ['INVALID_OPTION', 'stepSeconds', ask(() => eclipse.centralLine(kernel, sun, 0))],
    [
      'INVALID_OPTION',
      'eclipse.settings',
      ask(() => eclipse.solarEclipseAt(kernel, { ...sun, settings: 1 as never }, place)),
    ],
    [
      'INVALID_OPTION',
      'eclipse.settings.shadow',
      ask(() =>
        eclipse.lunarEclipseAt(kernel, { ...moon, settings: { ...moon.settings, shadow: 'x' as never } }, place),
      ),
    ],
    ['OUT_OF_SPAN', 'eclipse.jdTt', ask(() => eclipse.solarEclipseAt(kernel, { ...sun, jdTt: Number.NaN }, place))],
    [
      'INVALID_LATITUDE',
      'place.latitudeDeg',
      ask(() => eclipse.solarEclipseAt(kernel, sun, { ...place, latitudeDeg: 91 })),
    ],
    ['INVALID_OPTION', 'target', ask(() => eclipse.occultations(kernel, 'Sun' as never, from, from + 9))],
    [
      'INVALID_OPTION',
      'star.raRad',
      ask(() => eclipse.occultations(kernel, { ...star, raRad: 'x' as never }, from, from + 9)),
    ],
    [
      'INVALID_OPTION',
      'options.phase',
      ask(() => eclipse.nextLunarEclipseAt(kernel, place, from, { phase: 1 as never })),
    ],
    [
      'INVALID_OPTION',
      'options.centralOnly',
      ask(() => eclipse.nextSolarEclipseAt(kernel, place, from, { centralOnly: 'yes' as never })),
    ],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.solarEclipses({} as never, from, from + 9))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.nextLunarEclipseAt(null as never, place, from))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.nextSolarEclipseAt(undefined as never, place, from))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.centralLine(null as never, sun, 60))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.lunarEclipseAt(null as never, moon, place))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.occultations(null as never, star, from, from + 9))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.nextOccultationAt(null as never, 'Mars', place, from))],
    ['INVALID_OPTION', 'kernel', ask(() => eclipse.besselianElements(null as never, from))],
    ['OUT_OF_SPAN', 'fromJdTt', ask(() => eclipse.solarEclipses(kernel, Number.NaN, from))],
    ['OUT_OF_SPAN', 'jdTt', ask(() => eclipse.solarEclipses(kernel, 2900000, 2900200))],
    ['OUT_OF_SPAN', 'jdTt', ask(() => eclipse.occultations(kernel, 'Ceres', 2000000, 2000200))],
  ] as const)('refuse as %s of %s', (code, field, call) => {
    expect(call).toThrowError(expect.objectContaining({ name: 'EngineError', code, field }));
  });

  it('name the works that their radius of the Moon and their shadow come from', () => {
    const [first] = eclipse.solarEclipses(kernel, from, from + 300, { moonRadius: 'nasa-bulletins' });
    expect(first?.sources).toStrictEqual([
      'explanatory-supplement-1992',
      'espenak-meeus-2006',
      'espenak-anderson-2002',
    ]);
    expect(sun.sources).toContain('swiss-ephemeris');
    expect(moon.sources).toContain('swiss-ephemeris');
    const { sources } = eclipse.besselianElements(kernel, from, { moonRadius: 'iau' });
    expect(sources).toStrictEqual(['explanatory-supplement-1992']);
    const seen = eclipse.nextSolarEclipseAt(kernel, place, from, { moonRadius: 'nasa-canons' });
    expect(seen?.sources).toStrictEqual(['explanatory-supplement-1992', 'espenak-meeus-2006']);
  });

  it('that are not there are a value', () => {
    expect(eclipse.nextSolarEclipse(kernel, from, { types: ['hybrid'], limitDays: 100 })).toBeNull();
    expect(eclipse.nextSolarEclipseAt(kernel, place, from, { limitDays: 100 })).toBeNull();
    expect(eclipse.nextOccultationAt(kernel, 'Pluto', place, from, { limitDays: 30 })).toBeNull();
    expect(eclipse.solarEclipses(kernel, from, from)).toStrictEqual([]);
    expect(eclipse.solarEclipses(kernel, from + 300, from)).toStrictEqual([]);
  });

  it('are found to the very ends of the ephemerides', () => {
    const [first, last] = [
      Math.min(...kernel.packs.map((p) => p.firstJd)),
      Math.max(...kernel.packs.map((p) => p.lastJd)),
    ];
    expect(eclipse.solarEclipses(kernel, first, first + 400).length).toBeGreaterThan(1);
    expect(eclipse.lunarEclipses(kernel, last - 400, last).length).toBeGreaterThan(1);
  });
});
