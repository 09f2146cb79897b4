/** English, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/en.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** English, in Latin figures. */
export const english: Language = /* @__PURE__ */ languageOf(source, 'latin');
