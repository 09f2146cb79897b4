/** Languages by code, each fetched when it is first asked for. */

import type { Language } from '@khagol/engine/language';
import type { Voice } from '@khagol/engine/reading/answer';

const LOADERS: Readonly<Record<string, () => Promise<Language>>> = {
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

/** @throws  Error, as a rejection, for a code that is none, naming those that are */
export function languageOfCode(code: string): Promise<Language> {
  const load = Object.hasOwn(LOADERS, code) ? LOADERS[code] : undefined;
  if (load === undefined)
    return Promise.reject(new Error(`language must be one of ${Object.keys(LOADERS).join(', ')}.`));
  return load();
}

/** Interpretive texts and glossary of a language; null for one that has none. */
export async function readingOf(code: string): Promise<Required<Pick<Voice, 'texts' | 'glossary'>> | null> {
  if (code === 'en') {
    const { TEXTS_EN, GLOSSARY_EN } = await import('@khagol/engine/reading/en');
    return { texts: TEXTS_EN, glossary: GLOSSARY_EN };
  }
  if (code !== 'hi') return null;
  const { TEXTS_HI, GLOSSARY_HI } = await import('@khagol/engine/reading/hi');
  return { texts: TEXTS_HI, glossary: GLOSSARY_HI };
}

/** The languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  gu: 'ગુજરાતી',
  pa: 'ਪੰਜਾਬੀ',
  es: 'Español',
  fr: 'Français',
};
