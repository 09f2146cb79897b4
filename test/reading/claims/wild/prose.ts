/** Templates and what fills them. Holes: {g} {o} {t} grahas ({gO} of it), {s} rashi ({sIn}), {h} {k} ordinals ({hF} house, {hIn}, {H} figure), {n} nakshatra, {p}, dates, {c}, {a} age. */

import { SIGNS } from '../../../../packages/engine/src/chart/chart.ts';
import { NAKSHATRAS } from '../../../../packages/engine/src/chart/zodiac.ts';
import type { Language } from '../../../../packages/engine/src/language/language.ts';
import type { Pick } from '../cases.ts';
import type { Told, ToldKind } from './told.ts';

export type Prose = { readonly [kind in ToldKind]?: readonly string[] };
export interface Manner {
  readonly name: string;
  readonly language: Language;
  readonly prose: Prose;
  /** Names that this manner prefers to the catalog's. */
  readonly grahas?: { readonly [graha: string]: string };
  readonly rashis?: readonly string[];
  readonly ordinals?: readonly string[];
  /** What the twelve houses are houses of. */
  readonly themes?: readonly (readonly string[])[];
  readonly yogas?: { readonly [name: string]: readonly string[] };
  readonly phases?: readonly string[];
  /** Lords of the twelve houses by a name of one word. */
  readonly lords?: readonly string[];
}

/** One sentence, or null where the manner has no words for it. */
export function proseOf(told: Told, manner: Manner, pick: Pick): string | null {
  const among = manner.prose[told.kind];
  if (among === undefined) return null;
  const { names, code } = manner.language;
  const text = pick(among);
  const graha = (name: Told['graha']) => manner.grahas?.[name] ?? names.graha[name];
  const article = (name: Told['graha']) =>
    code === 'en' && manner.grahas === undefined && (name === 'Sun' || name === 'Moon')
      ? `the ${graha(name)}`
      : graha(name);
  const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const sign = (at: number) => SIGNS[at - 1] as (typeof SIGNS)[number];
  const rashi = (at: number) => manner.rashis?.[at - 1] ?? names.rashi[sign(at)];
  const ordinal = (at: number) => manner.ordinals?.[at - 1] ?? (names.house[at as 1].split(' ')[0] as string);
  const theme = manner.themes?.[told.house - 1];
  const name = manner.yogas?.[told.name];
  if (text.includes('{theme}') && theme === undefined) return null;
  const { sign: at, house, house2 } = told;
  const phase = told.kind === 'sade-phase' ? told.count : told.pada;
  const fill: { readonly [hole: string]: string } = {
    g: article(told.graha),
    G: upper(article(told.graha)),
    o: article(told.other),
    O: upper(article(told.other)),
    t: article(told.third),
    gO: names.grahaOf[told.graha],
    oO: names.grahaOf[told.other],
    s: rashi(at),
    sIn: names.rashiIn[sign(at)],
    h: ordinal(house),
    L: manner.lords?.[house - 1] ?? '',
    hF: names.house[house as 1],
    hIn: names.houseIn[house as 1],
    H: String(house),
    k: ordinal(house2),
    kF: names.house[house2 as 1],
    kIn: names.houseIn[house2 as 1],
    K: String(house2),
    n: names.nakshatra[NAKSHATRAS[told.nakshatra - 1] as (typeof NAKSHATRAS)[number]],
    p: told.kind === 'sade-phase' ? (manner.phases?.[phase - 1] ?? String(phase)) : String(phase),
    m: names.month[told.month as 1],
    y: String(told.year),
    M: names.month[told.month2 as 1],
    Y: String(told.year2),
    c: String(told.count),
    a: String(told.age),
    name: name === undefined ? (told.name === '' ? '' : names.yoga[told.name as 'Adhi']) : pick(name),
    theme: theme === undefined ? '' : pick(theme),
  };
  return text
    .replace(/\{(\w+)\}/g, (_, hole: string) => fill[hole] ?? hole)
    .replace(/\b([Tt]he) the /g, '$1 ')
    .replace(/\b([Yy]our|[Tt]ransiting|[Vv]akri|[Ee]xalted|[Rr]etrograde) [Tt]he /g, '$1 ')
    .replace(
      /\b(\d+)th\b/g,
      (_, figure: string) => `${figure}${{ 1: 'st', 2: 'nd', 3: 'rd' }[Number(figure)] ?? 'th'}`,
    );
}
