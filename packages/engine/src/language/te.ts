/** Telugu, a module of its own, so that only those who import it carry it. */

import { source } from './catalog/te.generated.ts';
import { type Language, languageOf } from './language.ts';

export type { Language } from './language.ts';

/** Telugu, in Latin figures. */
export const telugu: Language = /* @__PURE__ */ languageOf(source, 'latin');
