/** The languages that answers and reports are told in, each loaded when it is spoken. */

import type { Language } from '@khagol/engine/language';
import { CommandError } from './terminal.ts';

/** ISO 639-1 → its module. The first stands in where a language is not spoken. */
const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  en: async () => (await import('@khagol/engine/language/en')).english,
  hi: async () => (await import('@khagol/engine/language/hi')).hindi,
  mr: async () => (await import('@khagol/engine/language/mr')).marathi,
  bn: async () => (await import('@khagol/engine/language/bn')).bengali,
  ta: async () => (await import('@khagol/engine/language/ta')).tamil,
  te: async () => (await import('@khagol/engine/language/te')).telugu,
  kn: async () => (await import('@khagol/engine/language/kn')).kannada,
  ml: async () => (await import('@khagol/engine/language/ml')).malayalam,
  gu: async () => (await import('@khagol/engine/language/gu')).gujarati,
  pa: async () => (await import('@khagol/engine/language/pa')).punjabi,
  es: async () => (await import('@khagol/engine/language/es')).spanish,
  fr: async () => (await import('@khagol/engine/language/fr')).french,
};

/** Codes of all languages, English first. */
export const LANGUAGE_CODES: readonly string[] = Object.keys(LANGUAGES);

/** @throws CommandError for a language that is not spoken here */
export async function languageOf(code: string): Promise<Language> {
  const load = Object.hasOwn(LANGUAGES, code) ? LANGUAGES[code] : undefined;
  if (load === undefined)
    throw new CommandError(2, `--language: there is no "${code}"; there are ${LANGUAGE_CODES.join(', ')}`);
  return load();
}

/** Every language at once, for the catalogue of reports. */
export function allLanguages(): Promise<readonly Language[]> {
  return Promise.all(LANGUAGE_CODES.map(languageOf));
}

/** Interpretive texts and glossary of a language that has them. */
export async function readingOf(code: string): Promise<Reading | null> {
  if (code === 'en') {
    const { TEXTS_EN, GLOSSARY_EN } = await import('@khagol/engine/reading/en');
    return { texts: TEXTS_EN, glossary: GLOSSARY_EN };
  }
  if (code !== 'hi') return null;
  const { TEXTS_HI, GLOSSARY_HI } = await import('@khagol/engine/reading/hi');
  return { texts: TEXTS_HI, glossary: GLOSSARY_HI };
}

/** What a language has beside its names and messages. */
export interface Reading {
  readonly texts: typeof import('@khagol/engine/reading/en')['TEXTS_EN'];
  readonly glossary: typeof import('@khagol/engine/reading/en')['GLOSSARY_EN'];
}
