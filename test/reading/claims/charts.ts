/** Real charts for the tests of claims, drawn by a seed: a birth anywhere between 1930 and 2020, with its ground. */

import type { GocharaRow, Jyotish } from '../../../packages/engine/src/jyotish/index.ts';
import { bengali } from '../../../packages/engine/src/language/bn.ts';
import { english } from '../../../packages/engine/src/language/en.ts';
import { spanish } from '../../../packages/engine/src/language/es.ts';
import { french } from '../../../packages/engine/src/language/fr.ts';
import { gujarati } from '../../../packages/engine/src/language/gu.ts';
import { hindi } from '../../../packages/engine/src/language/hi.ts';
import { kannada } from '../../../packages/engine/src/language/kn.ts';
import type { Language } from '../../../packages/engine/src/language/language.ts';
import { malayalam } from '../../../packages/engine/src/language/ml.ts';
import { marathi } from '../../../packages/engine/src/language/mr.ts';
import { punjabi } from '../../../packages/engine/src/language/pa.ts';
import { tamil } from '../../../packages/engine/src/language/ta.ts';
import { telugu } from '../../../packages/engine/src/language/te.ts';
import type { Engine } from '../../../packages/engine/src/node.ts';
import { type Ground, groundOf } from '../../../packages/engine/src/reading/claims/index.ts';
import type { Chart, Pick } from './cases.ts';

/** What `now` is in these tests: 2025-11-21. */
export const NOW = 2_461_000.5;

export const LANGUAGES: { readonly [code: string]: Language } = {
  en: english,
  hi: hindi,
  mr: marathi,
  bn: bengali,
  ta: tamil,
  te: telugu,
  kn: kannada,
  ml: malayalam,
  gu: gujarati,
  pa: punjabi,
  es: spanish,
  fr: french,
};

/** A chance that is the same on every run. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pickOf(chance: () => number): Pick {
  return <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T;
}

export interface Drawn {
  readonly moment: ReturnType<Engine['moment']>;
  readonly chart: Chart;
  readonly ground: Ground;
}

/** One birth and what is known of it. */
export function drawn(engine: Engine, jyotish: Jyotish, chance: () => number): Drawn {
  const date = new Date(Date.UTC(1930, 0, 1 + Math.floor(chance() * 33_000))).toISOString().slice(0, 10);
  const minute = Math.floor(chance() * 1440);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const latitude = Math.floor(chance() * 120) - 60;
  const longitude = Math.floor(chance() * 358) - 179;
  return chartAt(engine, jyotish, { datetime: `${date}T${time}`, latitude, longitude, timezone: '+00:00' });
}

/** The chart of a birth, its sky remembered by the day. */
export function chartAt(engine: Engine, jyotish: Jyotish, birth: Parameters<Engine['moment']>[0]): Drawn {
  const moment = engine.moment(birth);
  const horoscope = jyotish.horoscope(moment, { runningAtJdUt: NOW });
  const seen = new Map<number, readonly GocharaRow[]>();
  const sky = (jdUt: number): readonly GocharaRow[] => {
    const rows = seen.get(jdUt) ?? jyotish.gochara(moment, jdUt).rows;
    seen.set(jdUt, rows);
    return rows;
  };
  const signsAt = (jdUt: number) => Object.fromEntries(sky(jdUt).map(({ graha, sign }) => [graha, sign]));
  return { moment, chart: { horoscope, now: NOW, signsAt }, ground: groundOf({ horoscope, atJdUt: NOW, sky }) };
}
