/** Hindi, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/hi.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Hindi, in Latin figures. */
export const hindi: Language = /* @__PURE__ */ languageOf(source, 'latin');
