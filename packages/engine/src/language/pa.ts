/** Punjabi, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/pa.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Punjabi, in Latin figures. */
export const punjabi: Language = /* @__PURE__ */ languageOf(source, 'latin');
