/** Marathi, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/mr.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Marathi, in Latin figures. */
export const marathi: Language = /* @__PURE__ */ languageOf(source, 'latin');
