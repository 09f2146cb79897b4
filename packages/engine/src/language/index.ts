/** What every language has in common: types, codes, and finding one among those that a program carries. The languages are modules beside it. */

export type { Messages } from './catalog/messages.generated.ts';
export { DIGITS, type Digits, LANGUAGES, type LanguageCode } from './codes.ts';
export { type Duration, type Language, languageNamed } from './language.ts';
export type { Names, Words } from './names.ts';
export { bodyName, bodyShort, festivalName, signName, weekdayName } from './of-chart.ts';
