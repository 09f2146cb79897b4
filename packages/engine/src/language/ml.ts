/** Malayalam, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/ml.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Malayalam, in Latin figures. */
export const malayalam: Language = /* @__PURE__ */ languageOf(source, 'latin');
