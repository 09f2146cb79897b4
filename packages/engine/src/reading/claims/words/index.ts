/** The words of every language for the reader of claims, by its code. */

import type { LanguageCode } from '../../../language/codes.ts';
import { BN_WORDS } from './bn.ts';
import { EN_WORDS } from './en.ts';
import { ES_WORDS } from './es.ts';
import { FR_WORDS } from './fr.ts';
import { GU_WORDS } from './gu.ts';
import { HI_WORDS } from './hi.ts';
import { KN_WORDS } from './kn.ts';
import { ML_WORDS } from './ml.ts';
import { MR_WORDS } from './mr.ts';
import { PA_WORDS } from './pa.ts';
import { TA_WORDS } from './ta.ts';
import { TE_WORDS } from './te.ts';
import type { LanguageWords } from './word.ts';

export const WORDS: { readonly [code in LanguageCode]: LanguageWords } = {
  en: EN_WORDS,
  hi: HI_WORDS,
  mr: MR_WORDS,
  bn: BN_WORDS,
  ta: TA_WORDS,
  te: TE_WORDS,
  kn: KN_WORDS,
  ml: ML_WORDS,
  gu: GU_WORDS,
  pa: PA_WORDS,
  es: ES_WORDS,
  fr: FR_WORDS,
};
