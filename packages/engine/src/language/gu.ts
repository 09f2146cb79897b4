/** Gujarati, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/gu.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Gujarati, in Latin figures. */
export const gujarati: Language = /* @__PURE__ */ languageOf(source, 'latin');
