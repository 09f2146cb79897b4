/** Tools of charts and of the West: chart, draw, transits, synastry. */

import type { Birth, ChartChoices } from '@khagol/engine';
import { theEngine } from '../engine.ts';
import { jdUtAt } from '../instant.ts';
import { birthSchema, inputOf, oneOf, type Tool, type ToolAnswer, text } from './tool.ts';

const MOST_DAYS = 366;

/** chart, draw, transits, synastry. */
export const CHART_TOOLS: readonly Tool[] = [
  {
    name: 'chart',
    title: 'Cast a chart',
    description:
      'Positions of the planets, ascendant, houses and signs of a birth, with what was assumed of its time. Sidereal (Lahiri, whole-sign houses) unless zodiac says tropical (Placidus).',
    inputSchema: inputOf(
      {
        birth: birthSchema('whose chart'),
        zodiac: oneOf('sidereal when left out', ['sidereal', 'tropical']),
        ayanamsa: text('zero point of the sidereal zodiac; lahiri when left out'),
        houseSystem: text('such as whole-sign, placidus, koch'),
        nodeType: oneOf('lunar nodes; mean when left out', ['mean', 'true']),
      },
      ['birth'],
    ),
    births: ['birth'],
    run: async ({ birth, ...choices }: ChartInput): Promise<ToolAnswer> => ({
      record: (await theEngine()).chart(birth, choicesOf(choices)),
    }),
  },
  {
    name: 'draw',
    title: 'Draw a chart',
    description: 'The chart of a birth as SVG: north, south or east Indian, or a wheel.',
    inputSchema: inputOf(
      {
        birth: birthSchema('whose chart'),
        style: oneOf('north when left out', ['north', 'south', 'east', 'wheel']),
        zodiac: oneOf('sidereal when left out', ['sidereal', 'tropical']),
        colours: oneOf('light when left out', ['light', 'dark']),
      },
      ['birth'],
    ),
    births: ['birth'],
    run: draw,
  },
  {
    name: 'transits',
    title: 'Transits over a birth',
    description:
      'Exact aspects of the moving planets to the planets and angles of a birth (tropical), each with its instant.',
    inputSchema: inputOf(
      {
        birth: birthSchema('whose chart'),
        from: text('first day, YYYY-MM-DD, or an ISO 8601 date and time by the clock of the birth place'),
        days: { type: 'integer', minimum: 1, maximum: MOST_DAYS, description: '30 when left out' },
        bodies: names('moving bodies, such as Saturn; Sun to Pluto without the Moon when left out'),
        points: names('natal points, such as Moon or Ascendant'),
      },
      ['birth', 'from'],
    ),
    births: ['birth'],
    run: transits,
  },
  {
    name: 'synastry',
    title: 'Aspects between two births',
    description: 'Aspects and house overlays between two births (tropical), and a score with all its contributions.',
    inputSchema: inputOf({ a: birthSchema('the first'), b: birthSchema('the second') }, ['a', 'b']),
    births: ['a', 'b'],
    run: async ({ a, b }: { readonly a: Birth; readonly b: Birth }): Promise<ToolAnswer> => {
      const { openWestern } = await import('@khagol/engine/western');
      return { record: openWestern(await theEngine()).synastry(a, b) };
    },
  },
];

interface ChartInput {
  readonly birth: Birth;
  readonly zodiac?: 'sidereal' | 'tropical';
  readonly ayanamsa?: string;
  readonly houseSystem?: string;
  readonly nodeType?: 'mean' | 'true';
}

/** What is left out is the engine's own default; an ayanamsa in a tropical chart the engine refuses. */
function choicesOf(choices: Omit<ChartInput, 'birth'>): ChartChoices {
  return { zodiac: 'sidereal', ...choices } as ChartChoices;
}

interface DrawInput {
  readonly birth: Birth;
  readonly style?: 'north' | 'south' | 'east' | 'wheel';
  readonly zodiac?: 'sidereal' | 'tropical';
  readonly colours?: 'light' | 'dark';
}

async function draw(input: DrawInput): Promise<ToolAnswer> {
  const [{ draw: drawn }, { findAspects }] = await Promise.all([
    import('@khagol/engine/drawing'),
    import('@khagol/engine/chart'),
  ]);
  const chart = (await theEngine()).chart(input.birth, choicesOf({ zodiac: input.zodiac ?? 'sidereal' }));
  const style = input.style ?? 'north';
  const colours = input.colours ?? 'light';
  const { svg } = drawn(
    chart,
    style === 'wheel' ? { style, colours, aspects: findAspects(chart.planets) } : { style, colours },
  );
  return { record: { mimeType: 'image/svg+xml', style, zodiac: chart.zodiac, characters: svg.length }, text: svg };
}

interface TransitInput {
  readonly birth: Birth;
  readonly from: string;
  readonly days?: number;
  readonly bodies?: readonly string[];
  readonly points?: readonly string[];
}

async function transits({ birth, from, days = 30, bodies, points }: TransitInput): Promise<ToolAnswer> {
  const { openWestern } = await import('@khagol/engine/western');
  const engine = await theEngine();
  const western = openWestern(engine);
  const isDay = /^[+-]?\d{4,6}-\d\d-\d\d$/.test(from.trim());
  const start = jdUtAt(engine, isDay ? `${from.trim()}T00:00` : from, birth, 'from');
  const choices = {
    clock: western.clock(birth),
    ...(bodies === undefined ? {} : { bodies }),
    ...(points === undefined ? {} : { points }),
  };
  return { record: western.transits(birth, start, start + days, choices) };
}

function names(description: string): Tool['inputSchema']['properties'][string] {
  return { type: 'array', maxItems: 32, items: text('a name'), description };
}
