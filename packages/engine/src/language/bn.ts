/** Bengali, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/bn.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Bengali, in Latin figures. */
export const bengali: Language = /* @__PURE__ */ languageOf(source, 'latin');
