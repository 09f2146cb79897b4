/** The languages of reports and their interpretive texts. The first stands in where a language is not spoken. */

import type { Language } from '@khagol/engine/language';
import { bengali } from '@khagol/engine/language/bn';
import { english } from '@khagol/engine/language/en';
import { spanish } from '@khagol/engine/language/es';
import { french } from '@khagol/engine/language/fr';
import { gujarati } from '@khagol/engine/language/gu';
import { hindi } from '@khagol/engine/language/hi';
import { kannada } from '@khagol/engine/language/kn';
import { malayalam } from '@khagol/engine/language/ml';
import { marathi } from '@khagol/engine/language/mr';
import { punjabi } from '@khagol/engine/language/pa';
import { tamil } from '@khagol/engine/language/ta';
import { telugu } from '@khagol/engine/language/te';
import { TEXTS_EN } from '@khagol/engine/reading/en';
import { TEXTS_HI } from '@khagol/engine/reading/hi';
import type { CatalogParts } from '@khagol/engine/report';

const LANGUAGES: readonly Language[] = [
  english,
  hindi,
  marathi,
  bengali,
  tamil,
  telugu,
  kannada,
  malayalam,
  gujarati,
  punjabi,
  spanish,
  french,
];

export const SPOKEN: CatalogParts = { languages: LANGUAGES, texts: { en: TEXTS_EN, hi: TEXTS_HI } };
