/** Every table of words by its key: the languages by their codes, and `hl` for Hindi in Latin letters. */

import type { LanguageCode } from '../../../language/index.ts';
import { BN } from './bn.ts';
import { dayPhrases } from './day-names.ts';
import { DAY_WORDS } from './days.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { GU } from './gu.ts';
import { HI } from './hi.ts';
import { HL } from './hl.ts';
import { KN } from './kn.ts';
import type { Lexicon, WholeLexicon } from './lexicon.ts';
import { ML } from './ml.ts';
import { MR } from './mr.ts';
import { PA } from './pa.ts';
import { PARTICULAR_WORDS } from './particular-names.ts';
import { TA } from './ta.ts';
import { TE } from './te.ts';
import { VARGA_WORDS } from './varga-names.ts';

export type LexiconKey = LanguageCode | 'hl';

export const LEXICONS: Readonly<Record<LexiconKey, Lexicon>> = {
  en: EN,
  hi: HI,
  mr: MR,
  bn: BN,
  ta: TA,
  te: TE,
  kn: KN,
  ml: ML,
  gu: GU,
  pa: PA,
  es: ES,
  fr: FR,
  hl: HL,
};

/** @param key  of the table */
export function lexiconNamed(key: LexiconKey): WholeLexicon {
  const own = LEXICONS[key];
  const named = VARGA_WORDS[key] ?? {};
  return {
    ...own,
    // Whatever is said of a divisional chart, it is one.
    terms: { ...own.terms, varga: [own.terms.varga ?? [], Object.values(named)].flat().join(', ') },
    vargas: { ...named, ...(own.terms.navamsa === undefined ? {} : { D9: own.terms.navamsa }) },
    particulars: PARTICULAR_WORDS[key] ?? {},
    days: joined(DAY_WORDS[key], dayPhrases(key === 'hl' ? 'en' : key)),
  };
}

/** Phrases of both, by what they name. */
function joined(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, [one[name] ?? [], other[name] ?? []].flat().join(', ')]));
}
