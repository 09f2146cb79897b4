/** The twelve languages, for the tests of this folder. */

import { bengali } from '../../packages/engine/src/language/bn.ts';
import { english } from '../../packages/engine/src/language/en.ts';
import { spanish } from '../../packages/engine/src/language/es.ts';
import { french } from '../../packages/engine/src/language/fr.ts';
import { gujarati } from '../../packages/engine/src/language/gu.ts';
import { hindi } from '../../packages/engine/src/language/hi.ts';
import type { Language, LanguageCode } from '../../packages/engine/src/language/index.ts';
import { kannada } from '../../packages/engine/src/language/kn.ts';
import { malayalam } from '../../packages/engine/src/language/ml.ts';
import { marathi } from '../../packages/engine/src/language/mr.ts';
import { punjabi } from '../../packages/engine/src/language/pa.ts';
import { tamil } from '../../packages/engine/src/language/ta.ts';
import { telugu } from '../../packages/engine/src/language/te.ts';

// biome-ignore format: a list
export const ALL: readonly Language[] = [english, hindi, marathi, bengali, tamil, telugu, kannada, malayalam, gujarati, punjabi, spanish, french];

export const EACH: readonly (readonly [LanguageCode, Language])[] = ALL.map(
  (language) => [language.code, language] as const,
);

/** Scripts by their Unicode names. */
// biome-ignore format: a table
export const SCRIPTS: Readonly<Record<LanguageCode, string>> = {
  en: 'Latin', hi: 'Devanagari', mr: 'Devanagari', bn: 'Bengali', ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam', gu: 'Gujarati', pa: 'Gurmukhi', es: 'Latin', fr: 'Latin',
};

/** Every text of a tree of groups, with its path. */
export function textsOf(tree: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') return [[here, value] as const];
    return typeof value === 'object' && value !== null ? textsOf(value, here) : [];
  });
}
