/** The languages in which reports, drawings and names can be had, by their ISO 639-1 codes. */

export const LANGUAGES = ['en', 'hi', 'mr', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'es', 'fr'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Figures as Europe writes them, or as the script of the language does. */
export const DIGITS = ['latin', 'native'] as const;
export type Digits = (typeof DIGITS)[number];
