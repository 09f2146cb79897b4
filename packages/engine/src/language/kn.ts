/** Kannada, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/kn.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Kannada, in Latin figures. */
export const kannada: Language = /* @__PURE__ */ languageOf(source, 'latin');
