/** Tools of Jyotish: panchang, dasha, match, muhurta. */

import type { Birth } from '@khagol/engine';
import { DASHAS, type DashaName, openJyotish, PURPOSE_IDS, type PurposeId, type Where } from '@khagol/engine/jyotish';
import { theEngine } from '../engine.ts';
import { jdUtAt } from '../instant.ts';
import { birthSchema, inputOf, oneOf, PLACE_SCHEMA, type Running, type Tool, type ToolAnswer, text } from './tool.ts';

const MOST_SEARCHED = 92;
const MOST_WINDOWS = 50;

/** panchang, dasha, match, muhurta. */
export const JYOTISH_TOOLS: readonly Tool[] = [
  {
    name: 'panchang',
    title: 'Panchang of a day',
    description:
      'The Hindu calendar of a date at a place: tithi, nakshatra, yoga, karana with beginnings and ends, Sun and Moon, months and years, rahu kalam and other hours, festivals.',
    inputSchema: inputOf({ date: text('YYYY-MM-DD'), place: PLACE_SCHEMA }, ['date', 'place']),
    run: async ({ date, place }: { readonly date: string; readonly place: Where }): Promise<ToolAnswer> => {
      const jyotish = openJyotish(await theEngine());
      const panchang = jyotish.panchang(date, place);
      return { record: { panchang, festivals: jyotish.festivals({ from: date, days: 1 }, place) } };
    },
  },
  {
    name: 'dasha',
    title: 'Periods of a life',
    description:
      'The dasha periods of a birth down to a level, or only those that run at an instant. Default: vimshottari, two levels.',
    inputSchema: inputOf(
      {
        birth: birthSchema('whose life'),
        system: oneOf(
          'which dasha; chakra is not offered here',
          DASHAS.filter((name) => name !== 'chakra'),
        ),
        levels: { type: 'integer', minimum: 1, maximum: 5, description: 'how deep; a whole tree has at most 3' },
        at: text('ISO 8601 date and time by the clock of the birth place: only what runs then'),
      },
      ['birth'],
    ),
    births: ['birth'],
    run: async ({ birth, system, levels, at }: DashaInput): Promise<ToolAnswer> => {
      const engine = await theEngine();
      const dasha = openJyotish(engine).dasha(birth, system ?? 'vimshottari');
      if (at === undefined) return { record: dasha.record(Math.min(levels ?? 2, 3, dasha.levels)) };
      const atJdUt = jdUtAt(engine, at, birth, 'at');
      const running = dasha.runningAt(atJdUt, Math.min(levels ?? 3, dasha.levels));
      return { record: { system: dasha.system, atJdUt, running } };
    },
  },
  {
    name: 'match',
    title: 'Two births side by side',
    description:
      'Ashtakoota (36 points, with exceptions), poruthams, mangal dosha of both and the balance of malefics for two births.',
    inputSchema: inputOf(
      {
        a: birthSchema('the first; the groom unless bride says a'),
        b: birthSchema('the second'),
        bride: oneOf('which of the two is the bride; b when left out', ['a', 'b']),
      },
      ['a', 'b'],
    ),
    births: ['a', 'b'],
    run: async ({ a, b, bride }: PairInput): Promise<ToolAnswer> => ({
      record: openJyotish(await theEngine()).matching(a, b, { bride: bride === 'a' ? 'person1' : 'person2' }),
    }),
  },
  {
    name: 'muhurta',
    title: 'Good times for a purpose',
    description:
      'Searches days at a place for good times for a purpose; each window has its score and what made it. The best windows are given, in the order of time.',
    inputSchema: inputOf(
      {
        purpose: oneOf('what it is for', PURPOSE_IDS),
        from: text('first day, YYYY-MM-DD'),
        days: { type: 'integer', minimum: 1, maximum: MOST_SEARCHED, description: '30 when left out' },
        place: PLACE_SCHEMA,
        births: { type: 'array', maxItems: 8, items: birthSchema('one of those it is for'), description: 'for whom' },
        most: { type: 'integer', minimum: 1, maximum: MOST_WINDOWS, description: 'how many windows; 10 when left out' },
      },
      ['purpose', 'from', 'place'],
    ),
    births: ['births'],
    run: muhurta,
  },
];

interface DashaInput {
  readonly birth: Birth;
  readonly system?: DashaName;
  readonly levels?: number;
  readonly at?: string;
}

interface PairInput {
  readonly a: Birth;
  readonly b: Birth;
  readonly bride?: 'a' | 'b';
}

interface MuhurtaInput {
  readonly purpose: PurposeId;
  readonly from: string;
  readonly days?: number;
  readonly place: Where;
  readonly births?: readonly Birth[];
  readonly most?: number;
}

/** A search of many days, which can be left between two of them. */
async function muhurta(
  { purpose, from, days = 30, place, births = [], most = 10 }: MuhurtaInput,
  running: Running,
): Promise<ToolAnswer> {
  const options = { births, badTimes: false };
  const search = openJyotish(await theEngine()).muhurtaSearch(purpose, { from, days }, place, options);
  for (;;) {
    const step = search.next();
    if (step.done === true) {
      const { windows, ...rest } = step.value;
      const best = [...windows].sort((one, other) => other.score - one.score).slice(0, most);
      best.sort((one, other) => one.startJdUt - other.startJdUt);
      const { badTimes: _, ...told } = rest;
      return { record: { ...told, found: windows.length, windows: best } };
    }
    if (running.isCancelled()) return { record: {} };
    await running.progress(step.value.done, step.value.total);
  }
}
