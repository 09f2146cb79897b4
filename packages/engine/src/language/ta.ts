/** Tamil, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/ta.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Tamil, in Latin figures. */
export const tamil: Language = /* @__PURE__ */ languageOf(source, 'latin');
