/** French, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/fr.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** French, in Latin figures. */
export const french: Language = /* @__PURE__ */ languageOf(source, 'latin');
