/** Spanish, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/es.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Spanish, in Latin figures. */
export const spanish: Language = /* @__PURE__ */ languageOf(source, 'latin');
